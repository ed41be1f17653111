# The rules page, and comparing two games.

leaflet-contents = Inhalt
leaflet-own-words = Die Regeln der Spielanleitung in unseren eigenen Worten.
leaflet-own-words-world = Die Regeln in unseren eigenen Worten.
leaflet-try-out = Spiel auf den Abbildungen: Der Schiedsrichter sagt, was erlaubt ist.
# $language is the name of a language, in itself.
leaflet-in-its-language = In der Sprache der Spielanleitung: { $language }
leaflet-print = Drucken
leaflet-play = Dieses Spiel spielen
leaflet-compare = Vergleichen mit
leaflet-compare-button = Vergleichen
leaflet-open = Ganz lesen
leaflet-reading = So lesen wir es
leaflet-other-reading = Die andere Lesart:
leaflet-play-other = Die andere Lesart spielen
leaflet-again = Noch einmal
leaflet-show = Zeig es mir
# $move is a move that is not allowed.
leaflet-try = Versuch { $move } (nicht erlaubt)
leaflet-right = Richtig: { $moves }
leaflet-right-more = Richtig: { $moves } und andere
leaflet-diagram = Abbildung: { $caption }
compare-title = { $a } und { $b }
# $a and $b are titles of games.
compare-intro = Du kennst dieses Spiel: { $a }. Das ist im anderen Spiel anders: { $b }.
compare-same-position = Dieselbe Stellung in beiden Spielen:
compare-same = In beiden gleich: { $topics }.
compare-nothing = Beide werden gleich gespielt.
compare-silent = Dazu steht nichts da.
compare-moves = Erlaubt: { $moves }
compare-swap = Umgekehrt
