# The rules page, and comparing two games.

leaflet-contents = Inhoud
leaflet-own-words = De regels van het spelregelblad, in onze eigen woorden.
leaflet-own-words-world = De regels in onze eigen woorden.
leaflet-try-out = Speel op de diagrammen: de scheidsrechter zegt wat mag.
# $language is the name of a language, in itself.
leaflet-in-its-language = In de taal van het spelregelblad: { $language }
leaflet-print = Afdrukken
leaflet-play = Dit spel spelen
leaflet-compare = Vergelijken met
leaflet-compare-button = Vergelijken
leaflet-open = Helemaal lezen
leaflet-reading = Zo lezen wij het
leaflet-other-reading = De andere lezing:
leaflet-play-other = De andere lezing spelen
leaflet-again = Nog een keer
leaflet-show = Laat zien
# $move is a move that is not allowed.
leaflet-try = Probeer { $move } (mag niet)
leaflet-right = Goed: { $moves }
leaflet-right-more = Goed: { $moves } en andere
leaflet-diagram = Diagram: { $caption }
compare-title = { $a } en { $b }
# $a and $b are titles of games.
compare-intro = Je kent dit spel: { $a }. Dit is anders in het andere spel: { $b }.
compare-same-position = Dezelfde stand in beide spellen:
compare-same = In beide gelijk: { $topics }.
compare-nothing = Beide worden op dezelfde manier gespeeld.
compare-silent = Hierover staat niets.
compare-moves = Mag: { $moves }
compare-swap = Andersom
