# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Composer une position
setup-page-game = Jeu
setup-page-palette = Placer sur le damier
setup-page-man = pion : { SMALL($color) }
setup-page-king = dame : { SMALL($color) }
setup-page-erase = enlever
setup-page-how = Choisissez une pièce et désignez des cases, ou faites glisser les pièces. Poser la même pièce une deuxième fois l’enlève.
setup-page-turn = À qui de jouer ?
setup-page-clear = Vider le damier
setup-page-start = Position de départ
setup-page-fen = La position en texte (FEN)
setup-page-read = Placer cette position
setup-page-copy = Copier
setup-page-copy-by-hand = Le navigateur ne permet pas de copier. Sélectionnez le texte et copiez-le vous-même.
setup-page-possible = On peut jouer à partir de cette position.
setup-page-impossible = Cette position n’est pas possible :
setup-page-play = Jouer à partir d’ici
setup-page-analyse = Analyser à partir d’ici
setup-page-no-rules = Ces règles n’existent pas.
setup-page-starts-there = La partie commence à partir de la position composée.

# Files of games. $count is a number.
import-open-file = Ouvrir un fichier de parties
import-intro = Ouvrez un fichier de parties (PDN) et parcourez-les, avec variantes et commentaires.
import-choose = Choisir un fichier
import-drop = Ou déposez-le ici. 32 Mio au plus.
import-reading = Lecture du fichier : { $percent } %
import-paste = Ou collez son texte
import-pasted = Texte collé
import-read = Ouvrir
import-back = Retour au fichier
import-another = Ouvrir un autre fichier
import-files = Fichiers dans ce navigateur
import-kept = Ce fichier reste dans ce navigateur.
import-forget = Oublier ce fichier
import-gone = Ce fichier n’est plus gardé dans ce navigateur. Ouvrez-le à nouveau, et tout sera à sa place.
import-none = Il n’y a aucune partie dans ce fichier.
import-too-long = Ce fichier dépasse 32 Mio. Divisez-le d’abord.
import-games = Parties dans ce fichier : { $count }
import-none-found = Aucune partie de ce fichier ne correspond.
import-game-of = Partie { $number } sur { $count }
import-previous-game = Partie précédente
import-next-game = Partie suivante
import-left-out = Laissées de côté, car il y en a trop : { $count }
import-findings = Anomalies trouvées : { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analyse
study-link = Analyser
study-from-start = À partir de la position de départ
study-edit = Modifier cette position
study-engine = Ordinateur
study-lines = Meilleures variantes
study-thinking = L’ordinateur réfléchit…
study-failed = L’ordinateur ne répond pas.
study-depth = Profondeur { $depth }
study-speed = { $speed } positions par seconde
study-go-on = Chercher plus loin
study-lines-count = Nombre de variantes
study-gauge = Chances
study-chances = Chances : { SMALL($white) } { $percent } %, { SMALL($black) } { $rest } %
study-graph = Le déroulement de la partie
study-run-course = Analyser toute la partie
study-progress = { $done } coups sur { $moves }
study-no-mistakes = Aucune erreur n’a été trouvée.
study-better = Mieux : { $move }
study-remove = Enlever cette variante
study-kept = Vos variantes et l’analyse restent dans ce navigateur.
study-start-over = Tout recommencer
study-started-over = Vos variantes et l’analyse ont été enlevées.
study-save = Ajouter aux parties enregistrées
study-position = Nouvelle position
study-unplayable = { $move } ne peut pas être joué. Le damier montre la position précédente.

# A place in a file: line and column.
study-finding = Ligne { $line }, colonne { $column } :

# The worst moves of a game as questions.
study-learn = Apprendre de ses erreurs
study-mistake-count = Question { $number } sur { $count }
study-mistake-question = { $color } ont joué { $move } ici et y ont perdu quelque chose. Trouvez un meilleur coup.
study-mistake-right = Bien trouvé : { $move } est un bon coup.
study-mistake-same = { $move } est le coup joué. Il y a mieux.
study-mistake-wrong = { $move } perd aussi quelque chose. Essayez encore.
study-mistake-next = Question suivante
study-mistake-stop = Retour à la partie

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Tables de finales
tables-explain = Les tables savent comment finit toute position avec peu de pièces. Elles se construisent en arrière-plan pendant que vous continuez à jouer.
tables-impossible = Il n’y a pas de tables pour ce jeu.
tables-ready = Le jeu parfait est connu jusqu’à { $pieces } pièces.
tables-cost = De plus grandes tables occupent environ { $size } sur le disque et demandent environ { $time } de calcul.
tables-build = Construire les tables à { $pieces } pièces
tables-building = Construction des tables à { $pieces } pièces : { $percent } %.
tables-left = Encore environ { $time }.
tables-stop = Arrêter la construction
tables-failed = Les tables n’ont pas pu être construites.
tables-no-room = Il reste trop peu de place sur le disque ; le reste est gardé pour les parties.
tables-remove = Supprimer ces tables
