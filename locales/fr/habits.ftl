# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = Pendant une partie
keys-mouse = À la souris
keys-words = À la place d’un coup, on peut taper des mots : « { $word } » en donne la liste.
key-name-home = Début
key-name-end = Fin
key-name-space = Espace
key-name-enter = Entrée
key-zen = Rien que le damier
key-sound = Activer ou couper les sons
key-help = Cette aide
key-autoplay = Dérouler les coups un à un
key-engine = Laisser l’ordinateur réfléchir aussi, ou non
key-best = Jouer le meilleur coup
key-threat = Montrer la menace
key-arrows = Montrer ou cacher les flèches
key-previous-line = Variante précédente
key-next-line = Variante suivante
key-previous-game = Partie précédente du fichier
key-next-game = Partie suivante du fichier
mouse-draw = Bouton droit : entourer une case ou tracer une flèche. Maj, Alt et Ctrl changent de crayon.
mouse-ahead = Pendant que l’ordinateur réfléchit, vous pouvez déjà choisir votre coup.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Choisi d’avance : { $move }.
ahead-given-up = Le coup choisi d’avance est abandonné.
ahead-refused = Le coup choisi d’avance n’est pas possible.
confirm-ask = { $move } : voulez-vous le jouer ?
confirm-play = Jouer
confirm-back = Revenir
sound-on = Sons activés.
sound-off = Sons coupés.

# Words that are typed in place of a move, in small letters.
command-last = dernier
command-pieces = pièces
command-clock = pendule
command-moves = coups
command-captures = prises
command-row = rangée
command-board = damier
command-draw = nulle
command-resign = abandon
command-help = aide

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Vous pouvez aussi taper : { $words }.
command-not-by-leaflet = Selon la notice, c’est à vous de trouver les coups.
pieces-men = { $color }, pions : { $squares }.
pieces-kings = { $color }, dames : { $squares }.
moves-none = Il n’y a pas de coup à citer.
row-none = Les rangées sont numérotées de 1 à { $rows }.

# Settings.
settings-look = Page
settings-board = Damier
settings-moving = Jouer les coups
settings-results = Résultats
settings-results-as = Écrire les résultats
settings-brightness = Luminosité du damier
settings-board-contrast = Contraste du damier
settings-hue = Teinte du damier
settings-reset-colors = Couleurs d’origine
settings-premove = Choisir un coup pendant que l’ordinateur réfléchit
settings-one-click = Jouer d’un seul clic quand un seul coup est possible
settings-confirm = Montrer un coup avant qu’il compte
settings-forced = Jouer de lui-même le seul coup possible
settings-claim = Réclamer la nulle pour moi dès que c’est possible
settings-sound-set = Genre de sons
settings-sound-wood = Bois
settings-sound-soft = Feutre
settings-sound-bell = Cloche
settings-volume = Volume
settings-try = Écouter
settings-speak = Dire les coups à voix haute
settings-speak-none = Cet appareil n’a pas de voix pour cette langue : on n’entendrait rien.
