# The rules page, and comparing two games.

leaflet-contents = Innhold
leaflet-own-words = Reglene i regelheftet med våre egne ord.
leaflet-own-words-world = Reglene med våre egne ord.
leaflet-try-out = Spill på diagrammene: dommeren sier hva som er tillatt.
# $language is the name of a language, in itself.
leaflet-in-its-language = På regelheftets språk: { $language }
leaflet-print = Skriv ut
leaflet-play = Spill dette spillet
leaflet-compare = Sammenlign med
leaflet-compare-button = Sammenlign
leaflet-open = Les det i sin helhet
leaflet-reading = Slik tolker vi det
leaflet-other-reading = Den andre tolkningen:
leaflet-play-other = Spill den andre tolkningen
leaflet-again = En gang til
leaflet-show = Vis meg
# $move is a move that is not allowed.
leaflet-try = Prøv { $move }, som ikke er tillatt
leaflet-right = Riktig: { $moves }
leaflet-right-more = Riktig: { $moves } og flere
leaflet-diagram = Diagram: { $caption }
compare-title = { $a } og { $b }
# $a and $b are titles of games.
compare-intro = Du kan dette spillet: { $a }. Dette er annerledes i det andre: { $b }.
compare-same-position = Samme stilling i begge spillene:
compare-same = Likt i begge: { $topics }.
compare-nothing = Begge spilles likt.
compare-silent = Det står ingenting om det.
compare-moves = Tillatt: { $moves }
compare-swap = Omvendt
