# The rules page, and comparing two games.

leaflet-contents = Indice
leaflet-own-words = Le regole del foglietto, con parole nostre.
leaflet-own-words-world = Le regole con parole nostre.
leaflet-try-out = Gioca sui diagrammi: l’arbitro dice che cosa è permesso.
# $language is the name of a language, in itself.
leaflet-in-its-language = Nella lingua del foglietto: { $language }
leaflet-print = Stampa
leaflet-play = Gioca a questo gioco
leaflet-compare = Confronta con
leaflet-compare-button = Confronta
leaflet-open = Leggi tutto
leaflet-reading = Come lo intendiamo
leaflet-other-reading = L’altra lettura:
leaflet-play-other = Gioca con l’altra lettura
leaflet-again = Di nuovo
leaflet-show = Fammi vedere
# $move is a move that is not allowed.
leaflet-try = Prova { $move }, che non è permesso
leaflet-right = Giusto: { $moves }
leaflet-right-more = Giusto: { $moves } e altre
leaflet-diagram = Diagramma: { $caption }
compare-title = { $a } e { $b }
# $a and $b are titles of games.
compare-intro = Conosci questo gioco: { $a }. Ecco che cosa cambia nell’altro: { $b }.
compare-same-position = La stessa posizione nei due giochi:
compare-same = Uguale in entrambi: { $topics }.
compare-nothing = Entrambi si giocano allo stesso modo.
compare-silent = Non se ne dice nulla.
compare-moves = Permesso: { $moves }
compare-swap = Al contrario
