# The rules page, and comparing two games.

leaflet-contents = Sommaire
leaflet-own-words = Les règles de la notice, avec nos propres mots.
leaflet-own-words-world = Les règles avec nos propres mots.
leaflet-try-out = Jouez sur les diagrammes : l’arbitre dit ce qui est permis.
# $language is the name of a language, in itself.
leaflet-in-its-language = Dans la langue de la notice : { $language }
leaflet-print = Imprimer
leaflet-play = Jouer à ce jeu
leaflet-compare = Comparer avec
leaflet-compare-button = Comparer
leaflet-open = Tout lire
leaflet-reading = Notre lecture
leaflet-other-reading = L’autre lecture :
leaflet-play-other = Jouer avec l’autre lecture
leaflet-again = Encore une fois
leaflet-show = Montrer
# $move is a move that is not allowed.
leaflet-try = Essayer { $move }, qui n’est pas permis
leaflet-right = Juste : { $moves }
leaflet-right-more = Juste : { $moves } et d’autres
leaflet-diagram = Diagramme : { $caption }
compare-title = { $a } et { $b }
# $a and $b are titles of games.
compare-intro = Vous connaissez ce jeu : { $a }. Voici ce qui change dans l’autre : { $b }.
compare-same-position = La même position dans les deux jeux :
compare-same = Pareil dans les deux : { $topics }.
compare-nothing = Les deux se jouent de la même façon.
compare-silent = Rien n’est dit à ce sujet.
compare-moves = Permis : { $moves }
compare-swap = Inverser
