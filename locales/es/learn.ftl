# The rules page, and comparing two games.

leaflet-contents = Contenido
leaflet-own-words = Las reglas del folleto, con nuestras palabras.
leaflet-own-words-world = Las reglas con nuestras palabras.
leaflet-try-out = Juega en los diagramas: el árbitro dice qué se permite.
# $language is the name of a language, in itself.
leaflet-in-its-language = En el idioma del folleto: { $language }
leaflet-print = Imprimir
leaflet-play = Jugar a este juego
leaflet-compare = Comparar con
leaflet-compare-button = Comparar
leaflet-open = Leerlo entero
leaflet-reading = Así lo entendemos
leaflet-other-reading = La otra lectura:
leaflet-play-other = Jugar con la otra lectura
leaflet-again = Otra vez
leaflet-show = Enséñamelo
# $move is a move that is not allowed.
leaflet-try = Probar { $move }, que no se permite
leaflet-right = Correcto: { $moves }
leaflet-right-more = Correcto: { $moves } y otras
leaflet-diagram = Diagrama: { $caption }
compare-title = { $a } y { $b }
# $a and $b are titles of games.
compare-intro = Conoces este juego: { $a }. Esto cambia en el otro: { $b }.
compare-same-position = La misma posición en los dos juegos:
compare-same = Igual en los dos: { $topics }.
compare-nothing = Los dos se juegan igual.
compare-silent = No se dice nada de esto.
compare-moves = Permitido: { $moves }
compare-swap = Al revés
