# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } empiezan
trait-goal-lose = gana quien se queda sin piezas
trait-goal-crown = gana la primera dama
trait-huff = con soplo
trait-huff-or-demand = con soplo, o se retira la jugada
trait-withdraw = captura olvidada: se puede retirar la jugada
trait-flying-kings = damas voladoras
trait-short-kings = las damas van de casilla en casilla
trait-men-capture-back = los peones también capturan hacia atrás
trait-men-capture-forward = los peones solo capturan hacia delante
trait-capture-straight = solo se captura a lo largo de filas y columnas
trait-capture-all = también se captura a lo largo de filas y columnas
trait-free-choice = captura a elección
trait-most-pieces = hay que capturar el mayor número de piezas
trait-best-capture = hay que hacer la mejor captura
trait-crowned-in-passing = se corona al pasar
trait-dark-right = esquina oscura a la derecha

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } mueven de { $from } a { $to }.
spoken-capture = { $color } van de { $from } a { $to } y capturan en { $captured }.
spoken-crowned = El peón se convierte en dama.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } soplan { $piece ->
    [king] { $whose ->
        [yours] tu dama
       *[theirs] la dama
    }
   *[man] { $whose ->
        [yours] tu peón
       *[theirs] el peón
    }
} de la casilla { $square }: debía { $choice ->
    [none] capturar en { $captured }
   *[free] capturar
} y no lo ha hecho.
spoken-demand = { $whose ->
    [yours] Se retira tu jugada { $move }: tienes que { $choice ->
        [none] capturar en { $captured }
       *[free] capturar
    }.
   *[theirs] Se retira la jugada { $move }. { $color } tienen que { $choice ->
        [none] capturar en { $captured }
       *[free] capturar
    }.
}
spoken-timeout = { $color } se han quedado sin tiempo.
spoken-offer = { $color } ofrecen tablas.
spoken-accept = { $color } aceptan las tablas.
spoken-claim = { $color } reclaman tablas.
spoken-resign = { $color } abandonan.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } se ha jugado porque este folleto deja al rival la decisión de protestar o no.

# The first screen.
app-title = Damier
app-tagline = Las damas, exactamente según el folleto de la caja.
app-skip = Saltar al contenido
app-loading = Se está preparando el tablero…
shelf-heading = Los folletos
shelf-intro = Elige la caja que tienes en casa: se juega según su folleto, al pie de la letra.
shelf-rules = Las reglas
shelf-compare = Comparar las reglas
shelf-world = Juegos del mundo
shelf-world-intro = Otros juegos en el mismo tablero, cada uno con sus reglas.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } casillas, { $men } peones por jugador
continue-heading = Continuar
continue-button = Continuar esta partida
all-games = Todas las partidas guardadas
language-label = Idioma
home = Volver al estante

# The menu, and help with the keys of a keyboard.
menu = Menú
menu-play = Jugar
menu-learn = Aprender
menu-rules = Reglas
menu-games = Partidas
menu-help = Ayuda
menu-manual = Manual
keys-board = Teclas en el tablero
keys-arrows = Flechas: de casilla en casilla
keys-choose = Intro o espacio: levantar una pieza y dejarla
keys-digits = Cifras: ir a la casilla con ese número o elegir el recorrido con ese número
keys-escape = Esc: cancelar lo empezado
keys-beside = Teclas junto al tablero

# A new game.
new-opponent = ¿Quién juega?
new-opponent-computer = Yo contra el ordenador
new-opponent-two = Dos personas en este tablero
new-level = ¿Qué nivel debe tener el ordenador?
new-level-value = Nivel { $level } de { $levels }
new-level-about = { $level ->
    [1] Pierde a menudo el hilo en los cambios y juzga mal muchas posiciones. Ideal para una primera partida.
    [2] Todavía pierde el hilo en muchos cambios, pero ve un poco más.
    [3] Pierde el hilo más o menos en uno de cada tres cambios. Ideal cuando ya se conocen las reglas.
    [4] Pierde el hilo más o menos en uno de cada cuatro cambios y ve más lejos.
    [5] Pierde el hilo en algún cambio y todavía juzga mal muchas posiciones.
    [6] Rara vez pierde el hilo en un cambio, pero todavía juzga mal algunas posiciones.
    [7] Sigue todos los cambios y conoce aperturas. A veces juzga mal una posición.
    [8] Siempre hace la jugada que cree mejor y ve más lejos.
    [9] Ve mucho más lejos y rara vez juzga mal una posición.
    [10] Ve muy lejos y casi nunca juzga mal una posición.
    [11] Juzga lo mejor que puede, pero piensa poco tiempo.
   *[12] Hace todo lo que puede y piensa unos dos segundos cada jugada.
}
new-color = ¿Quién lleva cada color?
new-color-mine = { $color } son mías
new-color-lot = { $way ->
    [coin] A cara o cruz
   *[lot] A suertes
}
new-name = { $color }: ¿quién juega? (un nombre, si quieres)
new-referee = ¿Cómo de estricto es el árbitro?
new-referee-friendly = Amistoso
new-referee-friendly-about = Lo que no está permitido no se admite, y se explica por qué.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Aquí no se puede olvidar una captura, así que no se retira ninguna jugada por eso.
   *[huff] Aquí no se puede olvidar una captura, así que nadie sopla.
}
new-referee-leaflet = Según el folleto
new-referee-leaflet-about = Como en un tablero de madera: sin pistas, y son los jugadores quienes deben notar lo que sale mal.
new-referee-leaflet-missed = { $missed ->
    [huff] Con soplo: quien olvida una captura puede perder la pieza con la que debía capturar.
    [huff-or-demand] Con soplo: quien olvida una captura puede perder la pieza con la que debía capturar, o verse obligado a retirar la jugada y capturar.
   *[withdraw] A quien olvida una captura se le puede obligar a retirar la jugada y capturar.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = La pieza tocada debe moverse. Si solo quieres colocarla bien, pulsa antes «{ $adjust }».
new-clock = Reloj
new-clock-none = Sin reloj
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min, y { $seconds } s más por jugada
new-clock-bronstein = { $minutes } min, y se devuelven hasta { $seconds } s por jugada
new-clock-delay = { $minutes } min, que solo corren pasados { $seconds } s de cada jugada
new-clock-plain = { $minutes } min por jugador
new-clock-own = Otro reloj
new-clock-kind = Tipo
new-clock-kind-fischer = Fischer: cada jugada suma tiempo
new-clock-kind-bronstein = Bronstein: se devuelve el tiempo usado
new-clock-kind-delay = Retardo simple: el reloj espera primero
new-clock-minutes = Minutos por jugador
new-clock-seconds = Segundos por jugada
new-board-turns = El tablero gira hacia quien tiene el turno
new-start = Empezar la partida
new-rules = Leer el folleto

# Playing.
play-turn-yours = Te toca.
play-turn-color = { $color } tienen el turno.
play-computer-thinks = El ordenador está pensando…
play-computer = Ordenador, nivel { $level }
play-person = Jugador
play-must-obey = Se ha retirado tu jugada: tienes que capturar.
play-touched-piece = Has tocado la pieza de la casilla { $square }: tienes que moverla.
play-looking-back = Estás viendo una posición anterior.
play-back-to-now = Volver a la partida
play-choose-route = Hay varios recorridos. Elige uno por su número.
play-moves = Jugadas
play-no-moves-yet = Aún no hay jugadas.
play-type-move = Escribe una jugada
play-type-example = por ejemplo, { $move }
play-type-button = Mover
play-why = ¿Por qué se podía hacer eso?
play-show-me = Enséñamelo
play-close = Cerrar
play-first = Primera posición
play-previous = Una jugada atrás
play-next = Una jugada adelante
play-last = Última posición
play-huff = Soplar
play-huff-which = ¿Qué pieza debía haber capturado? Elígela en la casilla donde está ahora.
play-demand = Hacer retirar la jugada
play-stand = Dejarlo pasar
play-cancel = Cancelar
play-go-on-or-stop = Sigue capturando o para aquí.
play-stop-here = Parar aquí
play-show-again = Enséñamelo otra vez
play-adjust = Colocar bien
play-adjust-about = Colocar bien una pieza sin tener que moverla.
play-adjust-which = ¿Qué pieza quieres colocar bien?
play-offer = Ofrecer tablas
play-offer-sure = ¿Seguro que quieres ofrecer tablas?
play-offer-waits = Se han ofrecido tablas.
play-offer-yours = Te ofrecen tablas.
play-offer-other = { $color } ofrecen tablas. { $answerer } responden:
play-accept = Aceptar
play-decline = Rechazar
play-declines = El ordenador rechaza las tablas.
play-claim = Reclamar tablas
play-resign = Abandonar
play-resign-sure = ¿Seguro que quieres abandonar?
play-take-back = Deshacer
play-hint-button = Pista
# The first half of a hint.
play-hint-piece = Fíjate en { $piece ->
    [king] la dama
   *[man] el peón
} de la casilla { $square }.
play-flip = Girar el tablero
play-sound = Sonido
play-more = Más
play-copy-pdn = Copiar como PDN
play-copied = Copiado.
play-download-pdn = Guardar como archivo PDN
play-rules = El folleto
play-rematch = Revancha con los colores cambiados
play-new = Otra partida
play-look-back = Ver el tablero
# How a game against the computer ended.
play-you-won = ¡Has ganado!
play-you-lost = Has perdido, pero has luchado bien.
play-you-drew = Tablas.
play-try-level = Probar el nivel { $level }
play-time-left = { $color }: quedan { $time }
play-pause = Parar el reloj
play-paused = En pausa: toca para seguir
play-give-time = { $color }: un minuto más
play-moves-left = { $moves ->
    [one] Tablas en una jugada
   *[other] Tablas en { $moves } jugadas
}
play-king-walk = Jugadas seguidas con la dama de { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Tablero
board-empty = { $square }, vacía
board-man = { $square }, peón: { SMALL($color) }
board-king = { $square }, dama: { SMALL($color) }
board-can-capture = puede capturar
board-can-move = se puede mover
board-target = puedes ir aquí
board-captured = se está capturando
board-route = Recorrido { $number }: captura en { $captured }
board-choose-piece = Elige primero una de tus piezas.
board-computers-turn = Le toca al ordenador.

# Saved games.
games-heading = Partidas guardadas
games-search = Buscar
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = de enero de, de febrero de, de marzo de, de abril de, de mayo de, de junio de, de julio de, de agosto de, de septiembre de/de setiembre de, de octubre de, de noviembre de, de diciembre de
# What is chosen from the list; the first of each is everything.
games-any-state = Terminadas o no
games-only-running = Sin terminar
games-only-finished = Terminadas
games-any-opponent = Cualquier rival
games-only-computer = Contra el ordenador
games-only-people = Dos personas
games-any-game = Cualquier caja o juego
games-found = { $games ->
    [one] una partida
   *[other] { $games } partidas
}
games-none = Aún no hay nada guardado.
games-none-found = Ninguna partida coincide.
games-show-all = Mostrar todas las partidas
games-open = Abrir
games-delete = Borrar
games-deleted = La partida se ha borrado.
games-restore = Deshacer
games-moves = { $moves ->
    [one] una jugada
   *[other] { $moves } jugadas
}
games-damaged = Esta partida está dañada. Ábrela para ver lo que aún se puede leer.
# A person who plays against the computer, as one of the two players.
games-you = Tú ({ SMALL($color) })
games-running = sin terminar
games-you-won = Has ganado
games-you-lost = Has perdido
games-won = { $color } ganan
games-won-by = gana { $name }
games-drawn = tablas
games-more = Mostrar más

# Settings.
settings-heading = Ajustes
settings-scheme = Aspecto
settings-scheme-system = Como el sistema
settings-scheme-light = Claro
settings-scheme-dark = Oscuro
settings-contrast = Alto contraste
settings-coordinates = Nombres de las casillas
settings-coordinates-squares = En las casillas
settings-coordinates-border = En el borde
settings-coordinates-off = Ninguno
settings-notation = Las casillas se nombran
settings-notation-numeric = con número
settings-notation-algebraic = con letra y número
settings-speed = Movimiento de las piezas
settings-speed-none = Ninguno
settings-speed-fast = Rápido
settings-speed-normal = Normal
settings-speed-slow = Lento
settings-input = Mover las piezas
settings-input-both = haciendo clic o arrastrando
settings-input-click = haciendo clic
settings-input-drag = arrastrando
settings-sound = Sonidos
settings-targets = Mostrar adónde puede ir una pieza

# When something goes wrong.
error-heading = Algo ha ido mal
error-no-server = Damier no responde. ¿Sigue en marcha el programa?
error-page = No se ha podido cargar esta página. Comprueba la conexión e inténtalo de nuevo.
error-no-wasm = Este navegador no puede ejecutar Damier: no tiene WebAssembly o no lo permite. Usa un navegador más reciente o permítelo en los ajustes.
error-broken = Algo se rompió en esta página. No se pierde nada de tu partida: cada jugada se anota en el momento.
error-game-away = Esta partida no está en este dispositivo y Damier no responde. Ábrela otra vez cuando haya conexión.
error-unkept = Tus últimas jugadas solo están en esta ventana: este navegador no guarda nada. Déjala abierta hasta que se guarden.
error-not-saved = No se han podido guardar tus últimas jugadas: el disco está lleno. Se conservan en este dispositivo. Haz sitio y se guardarán solas.
error-storage = No se han podido guardar tus últimas jugadas. Se conservan en este dispositivo y se guardarán en cuanto sea posible.
error-stale = Esta partida se ha continuado en otra ventana. Así está allí.
error-damaged = Esta partida guardada está dañada. Se muestra lo que aún se puede leer; el resto se deja como está.
error-damaged-copy = Seguir desde aquí en una copia
error-copied = Las jugadas que no encajaban se han guardado como una partida aparte.
error-apart = Esta partida ya no se puede guardar en su antiguo lugar. Sigue aquí como una partida aparte, con todas sus jugadas.
error-no-game = Esa partida no existe. Quizá se haya borrado.
error-no-page = Esa página no existe.
error-no-page-about = Quizá la dirección esté mal escrita.
error-worker = Ha habido que volver a llamar al árbitro. No se ha perdido nada.
error-thinking = El ordenador no ha podido mover. Inténtalo de nuevo.
error-retry = Intentar de nuevo
error-clipboard = El navegador no permite copiar. Guárdalo como archivo.

# Without the server, and a newer version.
offline-state = Sin conexión: las partidas se guardan en este dispositivo.
# In a browser that keeps nothing.
offline-state-window = Sin conexión: las partidas solo se conservan en esta ventana.
# The same where there is no server.
kept-in-window = Las partidas solo se conservan en esta ventana: este navegador no guarda nada.
# Beside a saved game.
offline-only-here = solo en este dispositivo
offline-update = Hay una nueva versión de Damier lista.
offline-update-button = Cargarla

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Tamaño del tablero
frame-zen = Solo el tablero
frame-zen-leave = Mostrar todo
frame-hint-why = ¿Por qué?
frame-beside = Junto al tablero
frame-pass = Pasar la tableta
frame-pass-to = Es su turno, { $name }.
frame-pass-ready = Estoy listo
frame-analysis-later = El ordenador da su opinión cuando termina la partida.
