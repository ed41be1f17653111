# A game in the terminal.

play-opening = { $game }. Escribe una jugada, por ejemplo { $example }, o { $help } para ver la ayuda.
play-mode = { $mode ->
    [friendly] Amistoso: una jugada que no está permitida no se admite, y se explica por qué.
   *[leaflet] Según el folleto: el árbitro solo habla si se le pregunta.
}
# Against the computer. $word says how the game stands.
play-against = { $color } son tuyas. El ordenador juega al nivel { $level } de { $levels }.
play-level = El ordenador juega ahora al nivel { $level } de { $levels }.
play-level-range = Elige un nivel de 1 a { $levels }: level 4
play-thinking = { $color } están pensando…
play-hint = Prueba { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } han jugado { $move }.
play-huffed = { $next ->
    [move] { $color } soplan la pieza de la casilla { $square } y aún tienen que mover.
   *[over] { $color } soplan la pieza de la casilla { $square }.
}
play-demanded = Se retira la jugada. { $color } tienen que capturar.
play-may-answer = { $answer ->
    [huff] Antes de mover puedes soplar, si tu rival ha pasado por alto una captura.
    [withdraw] Antes de mover puedes hacer que se retire la jugada, si tu rival ha pasado por alto una captura.
   *[either] Antes de mover puedes soplar o hacer que se retire la jugada, si tu rival ha pasado por alto una captura.
}
play-touched = { $color } tocan la pieza de la casilla { $square }.
play-adjusted = { $color } colocan bien la pieza de la casilla { $square }.
play-offered = { $color } ofrecen tablas: aceptar (accept), rechazar (decline) o simplemente mover.
play-declined = Tablas rechazadas.
play-let-stand = La jugada se da por buena.
play-undone = Deshecho.
play-nothing-to-undo = No hay nada que deshacer.
play-claimable = Se pueden reclamar tablas.
play-countdown = Jugadas hasta las tablas: { $moves }.
play-legal-moves = Jugadas posibles: { $moves }
play-saved = Guardado en { $file }.
play-resumed = Continúa la partida de { $file }.
play-not-saved = No se ha podido guardar en { $file }: { $error }
play-no-save-name = Di en qué archivo guardar: save ARCHIVO
play-unknown = Esto no es ni una jugada ni una orden: { $input }. Escribe { $help } para ver la ayuda.
play-end-of-input = Hasta pronto.

help-heading = Lo que puedes escribir:
help-move = una jugada: 32-28, 28x19, o con las casillas del recorrido: 47x38x24
help-moves = mostrar las jugadas posibles
help-why = decir por qué una jugada está permitida o no: why 32-28
help-hint = mostrar lo que haría aquí el ordenador
help-level = cambiar la fuerza del ordenador: level 4
help-board = volver a dibujar el tablero
help-undo = deshacer lo último
help-touch = tocar una pieza: touch 32
help-adjust = decir que solo colocas bien una pieza: adjust 32
help-huff = soplar, es decir, retirar del tablero una pieza que debía capturar: huff 28
help-demand = hacer que tu rival retire su jugada y capture
help-stand = dejar pasar una captura que no se hizo
help-offer = ofrecer tablas
help-accept = aceptar las tablas
help-decline = rechazar las tablas
help-claim = reclamar tablas
help-resign = abandonar
help-save = guardar la partida: save ARCHIVO
help-rules = leer las reglas de este juego
help-flip = girar el tablero
help-quit = salir
