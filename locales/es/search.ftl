# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Reproducir las jugadas
autoplay-stop = Detener la reproducción
autoplay-pace = Tiempo por jugada

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Notas
note-marks = ¿Qué tal es?
note-no-mark = Sin signo
note-comment = Comentario
note-promote = Convertir en línea principal

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Curso
study-threat = Amenaza
study-arrows = Flechas

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Buscar una posición
seek-here = Buscar esta posición
seek-kind = ¿Qué se busca?
seek-exact = Esta posición
seek-theme = Estas piezas, haya lo que haya además
seek-theme-how = Pon las piezas en el tablero. En las demás casillas puede haber cualquier cosa, salvo que las marques como vacías.
seek-empty = debe estar vacía
seek-turn-any = Cualquiera de los dos
seek-reversed = También con los colores invertidos
seek-plies = Durante al menos tantas medias jugadas
seek-where = ¿Dónde?
seek-start = Buscar
seek-stop = Detener
seek-progress = { $done } de { $count } partidas examinadas
seek-found = Partidas encontradas: { $count }
seek-none = No aparece en estas partidas.
seek-first = Solo se muestran las primeras { $count }.
seek-move = jugada { $number }
seek-is-reversed = colores invertidos
seek-next = Lo que se jugó después

# A game within another web page.
embed-copy = Copiar el código para insertar
embed-copied = Copiado. Pégalo en el código de una página web: allí aparecerá la partida.
embed-too-long = Esta partida es demasiado larga para una dirección.
embed-open = Abrir en Damier
embed-none = No hay ninguna partida en esta dirección.
