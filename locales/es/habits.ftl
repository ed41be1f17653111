# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = En una partida
keys-mouse = Con el ratón
keys-words = En lugar de una jugada se pueden escribir palabras: «{ $word }» las enumera.
key-name-home = Inicio
key-name-end = Fin
key-name-space = Espacio
key-name-enter = Intro
key-zen = Solo el tablero
key-sound = Activar o quitar los sonidos
key-help = Esta ayuda
key-autoplay = Reproducir las jugadas una tras otra
key-engine = Que el ordenador piense también, o no
key-best = Jugar la mejor jugada
key-threat = Mostrar la amenaza
key-arrows = Mostrar u ocultar las flechas
key-previous-line = Variante anterior
key-next-line = Variante siguiente
key-previous-game = Partida anterior del archivo
key-next-game = Partida siguiente del archivo
mouse-draw = Botón derecho: rodear una casilla o dibujar una flecha. Mayús, Alt y Ctrl cambian de lápiz.
mouse-ahead = Mientras el ordenador piensa, ya puedes elegir tu jugada.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Elegida de antemano: { $move }.
ahead-given-up = La jugada elegida de antemano queda descartada.
ahead-refused = La jugada que elegiste de antemano no es posible.
confirm-ask = { $move }: ¿quieres jugarla?
confirm-play = Jugar
confirm-back = Volver
sound-on = Sonidos activados.
sound-off = Sonidos quitados.

# Words that are typed in place of a move, in small letters.
command-last = última
command-pieces = piezas
command-clock = reloj
command-moves = jugadas
command-captures = capturas
command-row = fila
command-board = tablero
command-draw = tablas
command-resign = abandonar
command-help = ayuda

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = También puedes escribir: { $words }.
command-not-by-leaflet = Según el folleto, te toca a ti encontrar las jugadas.
pieces-men = { $color }, peones: { $squares }.
pieces-kings = { $color }, damas: { $squares }.
moves-none = No hay jugadas que nombrar.
row-none = Las filas tienen números del 1 al { $rows }.

# Settings.
settings-look = Página
settings-board = Tablero
settings-moving = Mover
settings-results = Resultados
settings-results-as = Escribir los resultados
settings-brightness = Brillo del tablero
settings-board-contrast = Contraste del tablero
settings-hue = Tono del tablero
settings-reset-colors = Colores originales
settings-premove = Elegir una jugada mientras el ordenador piensa
settings-one-click = Mover con un clic cuando solo hay una jugada posible
settings-confirm = Mostrar una jugada antes de que cuente
settings-forced = Jugar por sí sola la única jugada posible
settings-claim = Reclamar tablas por mí en cuanto sea posible
settings-sound-set = Tipo de sonidos
settings-sound-wood = Madera
settings-sound-soft = Fieltro
settings-sound-bell = Campana
settings-volume = Volumen
settings-try = Escuchar
settings-speak = Decir las jugadas en voz alta
settings-speak-none = Este dispositivo no tiene voz para este idioma: no se oiría nada.
