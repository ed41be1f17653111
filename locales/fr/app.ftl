# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } commencent
trait-goal-lose = qui n’a plus de pièces gagne
trait-goal-crown = la première dame gagne
trait-huff = on souffle
trait-huff-or-demand = on souffle, ou on fait annuler le coup
trait-withdraw = prise manquée : le coup peut être annulé
trait-flying-kings = dames volantes
trait-short-kings = les dames se déplacent d’une case
trait-men-capture-back = les pions prennent aussi en arrière
trait-men-capture-forward = les pions ne prennent qu’en avant
trait-capture-straight = on ne prend que le long des rangées et des colonnes
trait-capture-all = on prend aussi le long des rangées et des colonnes
trait-free-choice = libre choix de la prise
trait-most-pieces = prise majoritaire obligatoire
trait-best-capture = la meilleure prise est obligatoire
trait-crowned-in-passing = dame en passant
trait-dark-right = coin foncé à droite

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } jouent de { $from } à { $to }.
spoken-capture = { $color } vont de { $from } à { $to } et prennent { $captured }.
spoken-crowned = Le pion devient dame.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } soufflent { $piece ->
    [king] { $whose ->
        [yours] votre dame
       *[theirs] la dame
    }
   *[man] { $whose ->
        [yours] votre pion
       *[theirs] le pion
    }
} de la case { $square }, qui aurait dû { $choice ->
    [none] prendre { $captured }
   *[free] prendre
}.
spoken-demand = { $whose ->
    [yours] Votre coup { $move } est annulé : vous devez { $choice ->
        [none] prendre { $captured }
       *[free] prendre
    }.
   *[theirs] { $move } est annulé. { $color } doivent { $choice ->
        [none] prendre { $captured }
       *[free] prendre
    }.
}
spoken-timeout = { $color } n’ont plus de temps.
spoken-offer = { $color } proposent la nulle.
spoken-accept = { $color } acceptent la nulle.
spoken-claim = { $color } réclament la nulle.
spoken-resign = { $color } abandonnent.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } a été joué, parce que cette notice laisse à l’adversaire le soin de protester.

# The first screen.
app-title = Damier
app-tagline = Le jeu de dames, exactement selon la notice de la boîte.
app-skip = Aller au contenu
app-loading = On installe le damier…
shelf-heading = Les notices
shelf-intro = Prenez la boîte que vous avez chez vous : on joue selon sa notice, à la lettre.
shelf-rules = Les règles
shelf-compare = Comparer les règles
shelf-world = Jeux du monde entier
shelf-world-intro = D’autres jeux sur le même damier, chacun avec ses règles.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } cases, { $men } pions chacun
continue-heading = Continuer
continue-button = Continuer cette partie
all-games = Toutes les parties enregistrées
language-label = Langue
home = Retour aux jeux

# The menu, and help with the keys of a keyboard.
menu = Menu
menu-play = Jouer
menu-learn = Apprendre
menu-rules = Règles
menu-games = Parties
menu-help = Aide
menu-manual = Mode d’emploi
keys-board = Touches sur le damier
keys-arrows = Flèches : d’une case à l’autre
keys-choose = Entrée ou Espace : saisir une pièce et la poser
keys-digits = Chiffres : aller à la case qui porte ce numéro, ou choisir le trajet qui le porte
keys-escape = Échap : annuler ce qui est commencé
keys-beside = Touches à côté du damier

# A new game.
new-opponent = Qui joue ?
new-opponent-computer = Moi contre l’ordinateur
new-opponent-two = À deux sur ce damier
new-level = Quelle force pour l’ordinateur ?
new-level-value = Niveau { $level } sur { $levels }
new-level-about = { $level ->
    [1] Il perd souvent le fil dans les échanges et juge mal beaucoup de positions. Idéal pour une première partie.
    [2] Il perd encore souvent le fil dans les échanges, mais voit un peu plus loin.
    [3] Il perd le fil dans un échange sur trois environ. Idéal quand on connaît déjà les règles.
    [4] Il perd le fil dans un échange sur quatre environ et voit plus loin.
    [5] Il perd parfois le fil dans un échange et juge encore souvent mal une position.
    [6] Il perd rarement le fil dans un échange, mais juge encore mal certaines positions.
    [7] Il suit tous les échanges et connaît des ouvertures. Il juge parfois mal une position.
    [8] Il joue toujours le coup qu’il croit le meilleur et voit plus loin.
    [9] Il voit bien plus loin et juge rarement mal une position.
    [10] Il voit très loin et ne juge presque jamais mal une position.
    [11] Il juge du mieux qu’il peut, mais réfléchit peu de temps.
   *[12] Il fait de son mieux et réfléchit environ deux secondes à chaque coup.
}
new-color = Qui joue quelle couleur ?
new-color-mine = Ma couleur : { SMALL($color) }
new-color-lot = { $way ->
    [coin] À pile ou face
   *[lot] Tirer au sort
}
new-name = { $color } : qui joue ? (un nom, si vous voulez)
new-referee = L’arbitre est-il sévère ?
new-referee-friendly = Amical
new-referee-friendly-about = Ce qui n’est pas permis est refusé, avec la raison.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Ici, on ne peut pas manquer une prise : aucun coup n’est donc annulé pour cela.
   *[huff] Ici, on ne peut pas manquer une prise : personne ne souffle.
}
new-referee-leaflet = Selon la notice
new-referee-leaflet-about = Comme sur un damier en bois : pas d’aide, et c’est aux joueurs de voir ce qui ne va pas.
new-referee-leaflet-missed = { $missed ->
    [huff] On souffle : qui manque une prise peut perdre la pièce qui aurait dû prendre.
    [huff-or-demand] On souffle : qui manque une prise peut perdre la pièce qui aurait dû prendre, ou être obligé d’annuler son coup et de prendre.
   *[withdraw] Qui manque une prise peut être obligé d’annuler son coup et de prendre.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = Une pièce touchée doit être jouée. Si vous voulez seulement la remettre en place, appuyez d’abord sur « { $adjust } ».
new-clock = Pendule
new-clock-none = Sans pendule
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min, plus { $seconds } s par coup
new-clock-bronstein = { $minutes } min, on récupère jusqu’à { $seconds } s par coup
new-clock-delay = { $minutes } min, la pendule ne part qu’après { $seconds } s à chaque coup
new-clock-plain = { $minutes } min chacun
new-clock-own = Une autre pendule
new-clock-kind = Type
new-clock-kind-fischer = Fischer : chaque coup ajoute du temps
new-clock-kind-bronstein = Bronstein : le temps utilisé est rendu
new-clock-kind-delay = Délai simple : la pendule attend d’abord
new-clock-minutes = Minutes par joueur
new-clock-seconds = Secondes par coup
new-board-turns = Le damier se tourne vers celui qui doit jouer
new-start = Commencer
new-rules = Lire la notice

# Playing.
play-turn-yours = C’est à vous de jouer.
play-turn-color = { $color } doivent jouer.
play-computer-thinks = L’ordinateur réfléchit…
play-computer = Ordinateur, niveau { $level }
play-person = Joueur
play-must-obey = Votre coup a été annulé : vous devez prendre.
play-touched-piece = Vous avez touché la pièce de la case { $square } : vous devez la jouer.
play-looking-back = Vous regardez une position précédente.
play-back-to-now = Retour à la partie
play-choose-route = Il y a plusieurs trajets. Choisissez un numéro.
play-moves = Coups
play-no-moves-yet = Aucun coup pour l’instant.
play-type-move = Taper un coup
play-type-example = par exemple { $move }
play-type-button = Jouer
play-why = Pourquoi était-ce permis ?
play-show-me = Montrer
play-close = Fermer
play-first = Première position
play-previous = Coup précédent
play-next = Coup suivant
play-last = Dernière position
play-huff = Souffler
play-huff-which = Quelle pièce aurait dû prendre ? Choisissez-la là où elle se trouve maintenant.
play-demand = Faire annuler
play-stand = Laisser passer
play-cancel = Annuler
play-go-on-or-stop = Continuez la prise, ou arrêtez-vous ici.
play-stop-here = S’arrêter ici
play-show-again = Revoir
play-adjust = Replacer
play-adjust-about = Remettre une pièce bien en place sans devoir la jouer.
play-adjust-which = Quelle pièce voulez-vous replacer ?
play-offer = Proposer la nulle
play-offer-sure = Voulez-vous vraiment proposer la nulle ?
play-offer-waits = La nulle est proposée.
play-offer-yours = On vous propose la nulle.
play-offer-other = { $color } proposent la nulle. { $answerer } répondent :
play-accept = Accepter
play-decline = Refuser
play-declines = L’ordinateur refuse la nulle.
play-claim = Réclamer la nulle
play-resign = Abandonner
play-resign-sure = Voulez-vous vraiment abandonner ?
play-take-back = Annuler le coup
play-hint-button = Conseil
# The first half of a hint.
play-hint-piece = Regardez { $piece ->
    [king] la dame
   *[man] le pion
} de la case { $square }.
play-flip = Retourner le damier
play-sound = Son
play-more = Plus
play-copy-pdn = Copier en PDN
play-copied = C’est copié.
play-download-pdn = Enregistrer en fichier PDN
play-rules = La notice
play-rematch = Revanche en changeant de couleur
play-new = Nouvelle partie
play-look-back = Revoir le damier
# How a game against the computer ended.
play-you-won = Vous avez gagné !
play-you-lost = Vous avez perdu, mais c’était bien joué.
play-you-drew = Partie nulle.
play-try-level = Essayer le niveau { $level }
play-time-left = { $color } : il reste { $time }
play-pause = Arrêter la pendule
play-paused = En pause : touchez pour continuer
play-give-time = { $color } : une minute de plus
play-moves-left = { $moves ->
    [one] Nulle dans { $moves } coup
   *[other] Nulle dans { $moves } coups
}
play-king-walk = Coups de suite avec la dame en { $square } : { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Damier
board-empty = { $square }, vide
board-man = { $square }, pion : { SMALL($color) }
board-king = { $square }, dame : { SMALL($color) }
board-can-capture = peut prendre
board-can-move = peut bouger
board-target = vous pouvez aller ici
board-captured = pièce prise, encore sur le damier
board-route = Trajet { $number } : prend { $captured }
board-choose-piece = Choisissez d’abord une de vos pièces.
board-computers-turn = C’est à l’ordinateur de jouer.

# Saved games.
games-heading = Parties enregistrées
games-search = Rechercher
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = janvier, février, mars, avril, mai, juin, juillet, août, septembre, octobre, novembre, décembre
# What is chosen from the list; the first of each is everything.
games-any-state = Terminées ou non
games-only-running = En cours
games-only-finished = Terminées
games-any-opponent = Tous les adversaires
games-only-computer = Contre l’ordinateur
games-only-people = À deux
games-any-game = Toutes les boîtes et tous les jeux
games-found = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
games-none = Rien n’est encore enregistré.
games-none-found = Aucune partie ne correspond.
games-show-all = Afficher toutes les parties
games-open = Ouvrir
games-delete = Supprimer
games-deleted = La partie est supprimée.
games-restore = Rétablir
games-moves = { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}
games-damaged = Cette partie est abîmée. Ouvrez-la pour voir ce qui est encore lisible.
# A person who plays against the computer, as one of the two players.
games-you = Vous ({ SMALL($color) })
games-running = en cours
games-you-won = Vous avez gagné
games-you-lost = Vous avez perdu
games-won = { $color } ont gagné
games-won-by = { $name } a gagné
games-drawn = nulle
games-more = Afficher plus

# Settings.
settings-heading = Réglages
settings-scheme = Apparence
settings-scheme-system = Comme le système
settings-scheme-light = Clair
settings-scheme-dark = Sombre
settings-contrast = Contraste élevé
settings-coordinates = Noms des cases
settings-coordinates-squares = Sur les cases
settings-coordinates-border = Au bord
settings-coordinates-off = Aucun
settings-notation = Désigner les cases par
settings-notation-numeric = un numéro
settings-notation-algebraic = une lettre et un chiffre
settings-speed = Mouvement des pièces
settings-speed-none = Aucun
settings-speed-fast = Rapide
settings-speed-normal = Normal
settings-speed-slow = Lent
settings-input = Déplacer les pièces
settings-input-both = en cliquant ou en faisant glisser
settings-input-click = en cliquant
settings-input-drag = en faisant glisser
settings-sound = Sons
settings-targets = Montrer où une pièce peut aller

# When something goes wrong.
error-heading = Un problème est survenu
error-no-server = Damier ne répond pas. Le programme est-il encore ouvert ?
error-page = Cette page n’a pas pu être chargée. Vérifiez la connexion et réessayez.
error-no-wasm = Ce navigateur ne peut pas faire tourner Damier : WebAssembly lui manque ou n’est pas autorisé. Prenez un navigateur plus récent, ou autorisez-le dans les réglages.
error-broken = Cette page s’est interrompue. Rien de votre partie n’est perdu : chaque coup est noté dès qu’il est joué.
error-game-away = Cette partie n’est pas sur cet appareil, et Damier ne répond pas. Rouvrez-la quand la connexion sera revenue.
error-unkept = Vos derniers coups ne sont que dans cette fenêtre : ce navigateur ne garde rien. Laissez-la ouverte jusqu’à ce qu’ils soient enregistrés.
error-not-saved = Vos derniers coups n’ont pas pu être enregistrés : le disque est plein. Ils sont gardés sur cet appareil. Faites de la place, et ils seront enregistrés automatiquement.
error-storage = Vos derniers coups n’ont pas pu être enregistrés. Ils sont gardés sur cet appareil et seront enregistrés dès que possible.
error-stale = Cette partie a continué dans une autre fenêtre. Voici où elle en est.
error-damaged = Cette partie enregistrée est abîmée. Ce qui est encore lisible est affiché ; le reste est laissé tel quel.
error-damaged-copy = Continuer à partir d’ici dans une copie
error-copied = Les coups qui n’allaient plus avec la partie sont gardés dans une partie à part.
error-apart = Cette partie ne peut plus être enregistrée à son ancienne place. Elle continue ici comme une partie à part, avec tous ses coups.
error-no-game = Cette partie n’existe pas. Elle a peut-être été supprimée.
error-no-page = Cette page n’existe pas.
error-no-page-about = L’adresse est peut-être mal tapée.
error-worker = Il a fallu rappeler l’arbitre. Rien n’est perdu.
error-thinking = L’ordinateur n’a pas pu jouer. Réessayez.
error-retry = Réessayer
error-clipboard = Le navigateur ne permet pas de copier. Enregistrez la partie dans un fichier.

# Without the server, and a newer version.
offline-state = Hors ligne : les parties sont gardées sur cet appareil.
# In a browser that keeps nothing.
offline-state-window = Hors ligne : les parties ne sont gardées que dans cette fenêtre.
# The same where there is no server.
kept-in-window = Les parties ne sont gardées que dans cette fenêtre : ce navigateur ne garde rien.
# Beside a saved game.
offline-only-here = sur cet appareil seulement
offline-update = Une nouvelle version de Damier est prête.
offline-update-button = La charger

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Taille du damier
frame-zen = Le damier seul
frame-zen-leave = Tout afficher
frame-hint-why = Pourquoi ?
frame-beside = À côté du damier
frame-pass = Se passer la tablette
frame-pass-to = À vous, { $name }.
frame-pass-ready = Je suis prêt
frame-analysis-later = L’ordinateur donne son avis quand la partie est finie.
