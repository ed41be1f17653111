# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Componer una posición
setup-page-game = Juego
setup-page-palette = Poner en el tablero
setup-page-man = peón: { SMALL($color) }
setup-page-king = dama: { SMALL($color) }
setup-page-erase = quitar
setup-page-how = Elige una pieza y señala casillas, o arrastra las piezas. Poner la misma pieza por segunda vez la quita.
setup-page-turn = ¿A quién le toca mover?
setup-page-clear = Vaciar el tablero
setup-page-start = Posición inicial
setup-page-fen = La posición como texto (FEN)
setup-page-read = Colocar esta posición
setup-page-copy = Copiar
setup-page-copy-by-hand = El navegador no permite copiar. Selecciona el texto y cópialo tú.
setup-page-possible = Se puede jugar desde esta posición.
setup-page-impossible = Esta posición no es posible:
setup-page-play = Jugar desde aquí
setup-page-analyse = Analizar desde aquí
setup-page-no-rules = Esas reglas no existen.
setup-page-starts-there = La partida empieza en la posición compuesta.

# Files of games. $count is a number.
import-open-file = Abrir un archivo de partidas
import-intro = Abre un archivo de partidas (PDN) y repásalas, con variantes y comentarios.
import-choose = Elegir un archivo
import-drop = O suéltalo aquí. Como máximo 32 MiB.
import-reading = Leyendo el archivo: { $percent } %
import-paste = O pega su texto
import-pasted = Texto pegado
import-read = Abrir
import-back = Volver al archivo
import-another = Abrir otro archivo
import-files = Archivos en este navegador
import-kept = Este archivo se queda en este navegador.
import-forget = Olvidar este archivo
import-gone = Este archivo ya no está en este navegador. Ábrelo otra vez y todo estará donde estaba.
import-none = En este archivo no hay ninguna partida.
import-too-long = Este archivo supera los 32 MiB. Divídelo primero.
import-games = Partidas en este archivo: { $count }
import-none-found = Ninguna partida de este archivo coincide.
import-game-of = Partida { $number } de { $count }
import-previous-game = Partida anterior
import-next-game = Partida siguiente
import-left-out = Omitidas, porque son demasiadas: { $count }
import-findings = Cosas que no cuadran: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Análisis
study-link = Analizar
study-from-start = Desde la posición inicial
study-edit = Cambiar esta posición
study-engine = Ordenador
study-lines = Mejores variantes
study-thinking = El ordenador está pensando…
study-failed = El ordenador no responde.
study-depth = Profundidad { $depth }
study-speed = { $speed } posiciones por segundo
study-go-on = Buscar más a fondo
study-lines-count = Número de variantes
study-gauge = Probabilidades
study-chances = Probabilidades: { SMALL($white) } { $percent } %, { SMALL($black) } { $rest } %
study-graph = El curso de la partida
study-run-course = Analizar toda la partida
study-progress = { $done } de { $moves } jugadas
study-no-mistakes = No se han encontrado errores.
study-better = Mejor: { $move }
study-remove = Quitar esta variante
study-kept = Tus variantes y el análisis se quedan en este navegador.
study-start-over = Empezar de nuevo
study-started-over = Se han quitado tus variantes y el análisis.
study-save = Añadir a las partidas guardadas
study-position = Nueva posición
study-unplayable = { $move } no se puede jugar. El tablero muestra la posición anterior.

# A place in a file: line and column.
study-finding = Línea { $line }, columna { $column }:

# The worst moves of a game as questions.
study-learn = Aprender de los errores
study-mistake-count = Pregunta { $number } de { $count }
study-mistake-question = { $color } jugaron aquí { $move } y perdieron algo con ello. Encuentra una jugada mejor.
study-mistake-right = Bien encontrado: { $move } es una buena jugada.
study-mistake-same = { $move } es lo que se jugó. Hay algo mejor.
study-mistake-wrong = { $move } también pierde algo. Inténtalo otra vez.
study-mistake-next = Siguiente pregunta
study-mistake-stop = Volver a la partida

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Tablas de finales
tables-explain = Las tablas de finales saben cómo acaba cada posición con pocas piezas. Se construyen en segundo plano mientras sigues jugando.
tables-impossible = No hay tablas de finales para este juego.
tables-ready = El juego perfecto se conoce con hasta { $pieces } piezas.
tables-cost = Las tablas más grandes ocupan cerca de { $size } en el disco y tardan cerca de { $time } en construirse.
tables-build = Construir tablas de { $pieces } piezas
tables-building = Construyendo tablas de { $pieces } piezas: { $percent } %.
tables-left = Tiempo restante: cerca de { $time }.
tables-stop = Detener la construcción
tables-failed = No se pudieron construir las tablas.
tables-no-room = No queda sitio suficiente en el disco; el resto se reserva para las partidas.
tables-remove = Quitar estas tablas
