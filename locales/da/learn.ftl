# The rules page, and comparing two games.

leaflet-contents = Indhold
leaflet-own-words = Regelhæftets regler med vores egne ord.
leaflet-own-words-world = Reglerne med vores egne ord.
leaflet-try-out = Spil på diagrammerne: dommeren siger, hvad der er tilladt.
# $language is the name of a language, in itself.
leaflet-in-its-language = På regelhæftets sprog: { $language }
leaflet-print = Udskriv
leaflet-play = Spil dette spil
leaflet-compare = Sammenlign med
leaflet-compare-button = Sammenlign
leaflet-open = Læs det hele
leaflet-reading = Sådan forstår vi det
leaflet-other-reading = Den anden tolkning:
leaflet-play-other = Spil den anden tolkning
leaflet-again = En gang til
leaflet-show = Vis mig
# $move is a move that is not allowed.
leaflet-try = Prøv { $move }, som ikke er tilladt
leaflet-right = Rigtigt: { $moves }
leaflet-right-more = Rigtigt: { $moves } og flere
leaflet-diagram = Diagram: { $caption }
compare-title = { $a } og { $b }
# $a and $b are titles of games.
compare-intro = Du kender dette spil: { $a }. Det her er anderledes i det andet: { $b }.
compare-same-position = Samme stilling i begge spil:
compare-same = Ens i begge: { $topics }.
compare-nothing = Begge spilles på samme måde.
compare-silent = Der står intet om det.
compare-moves = Tilladt: { $moves }
compare-swap = Omvendt
