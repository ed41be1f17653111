# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Sí, { $move } está permitido.
answer-no = No, { $move } no está permitido.
answer-which = { $move } puede significar varias jugadas: { $moves }. Indica las casillas del recorrido, o las de las piezas capturadas entre llaves.

fault-no-piece = No hay ninguna pieza en la casilla { $square }.
fault-not-your-piece = La pieza de la casilla { $square } es de tu rival.
fault-square-taken = La casilla { $square } está ocupada.
fault-stays-put = La pieza de la casilla { $square } tiene que ir a alguna parte.
fault-blocked = La pieza de la casilla { $square } está bloqueada: no puede moverse ni capturar.
fault-must-capture = Tienes que capturar. Puedes hacerlo desde: { $squares }.
fault-must-capture-more = Tienes que capturar todas las piezas que puedas: { $best }, no { $yours }. Puedes hacerlo desde: { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Otra captura tiene preferencia, porque se lleva más damas. Puedes hacerla desde: { $squares }.
    [with-king] Una dama que puede capturar tiene preferencia. Puedes hacerlo desde: { $squares }.
    [first-king] Otra captura tiene preferencia, porque encuentra antes una dama. Puedes hacerla desde: { $squares }.
   *[frisian] Otra captura tiene preferencia, porque lo que se lleva vale más. Puedes hacerla desde: { $squares }.
}
fault-capture-not-finished = La captura no está completa: la pieza debe seguir capturando. Puede hacerlo en: { $squares }.
fault-must-land-to-go-on = La dama debe caer donde pueda seguir capturando: { $squares }.
fault-men-do-not-move-back = Un peón solo se mueve hacia delante.
fault-men-do-not-capture-back = Un peón no captura hacia atrás.
fault-men-do-not-take-kings = Un peón no puede capturar una dama.
fault-man-moves-one-step = Un peón solo avanza una casilla.
fault-king-moves-one-step = Una dama se mueve una sola casilla.
fault-king-captures-nearby = Una dama captura como un peón: solo una pieza contigua, y cae justo detrás de ella.
fault-must-land-behind = La dama debe caer justo detrás de la pieza capturada, en la casilla { $square }.
fault-not-crowned-in-passing = Un peón que solo pasa por la última fila no se convierte en dama: sigue como peón.
fault-crowning-ends-move = Un peón que se convierte en dama se detiene ahí: su jugada ha terminado.
fault-captured-pieces-stay = Las piezas capturadas se quedan en el tablero hasta que termina la jugada: cierran el paso y no se pueden saltar dos veces.
fault-king-must-rest = { $count ->
    [one] La dama de la casilla { $square } ya se movió la última vez: antes tienes que mover otra pieza.
   *[other] La dama de la casilla { $square } ya se ha movido { $count } veces seguidas: antes tienes que mover otra pieza.
}
fault-not-on-a-line = Las piezas se mueven en diagonal; estas casillas no están en una misma diagonal.
fault-own-piece-in-the-way = Tu propia pieza, en la casilla { $square }, cierra el paso.
fault-no-room-behind = No hay ninguna casilla libre justo detrás de la pieza de la casilla { $square }.
fault-nothing-to-capture = No hay nada que capturar en el recorrido.
fault-no-such-way = Ninguna pieza puede ir por ahí.
fault-too-complex = Esta posición tiene más capturas de las que se pueden enumerar.

remark-capture-was-due = Había que capturar.
remark-nothing-to-capture = No había nada que capturar.
remark-capture-declined = Se podía capturar, pero no es obligatorio.
remark-captured-backward = Los peones también capturan hacia atrás.
remark-king-flew = { $landing ->
    [adjacent] Una dama puede capturar a distancia.
   *[any] Una dama puede capturar a distancia y caer más allá.
}
remark-crowned = El peón se convierte en dama.
remark-crowned-in-passing = El peón se convirtió en dama al llegar a la última fila y siguió como dama.
remark-passed-far-row = El peón solo pasó por la última fila, así que continúa siendo peón.
remark-crowning-ended-move = El peón se convirtió en dama, y con ello terminó la jugada.
remark-took-the-most = Captura { $count } piezas, y hay que capturar el mayor número posible.
remark-free-choice = Otra captura se lleva más piezas, pero la elección es libre.
remark-round-trip = Una captura puede terminar en la casilla donde empezó.

refusal-game-over = La partida ha terminado.
refusal-not-your-turn = Le toca a tu rival.
refusal-touched-piece-must-move = Pieza tocada, pieza jugada: has tocado la pieza de la casilla { $square }, así que tienes que moverla.
refusal-adjust-before-touching = Ya has tocado la pieza de la casilla { $square }: es tarde para colocarla bien.
refusal-nothing-to-huff = Ahí no hay nada que soplar.
refusal-no-huffing = En este juego no se sopla.
refusal-nothing-to-demand = Tu rival no ha dejado de hacer ninguna captura.
refusal-no-demanding = En este juego no puedes hacer que se retire una jugada.
refusal-nothing-to-let-stand = No hay nada que dejar pasar.
refusal-already-offered = Ya has ofrecido tablas.
refusal-no-offer = Nadie ha ofrecido tablas.
refusal-nothing-to-claim = Ahora no hay tablas que reclamar.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } ganan. { $loser } se han quedado sin piezas.
outcome-blocked = { $winner } ganan. { $loser } no pueden mover.
outcome-rid-of-pieces = { $winner } ganan: se han quedado sin piezas.
outcome-cannot-move = { $winner } ganan: ya no pueden mover.
outcome-crowned = { $winner } ganan con la primera dama.
outcome-resigned = { $winner } ganan. { $loser } abandonan.
outcome-timeout = { $winner } ganan. { $loser } han agotado su tiempo.
outcome-draw-agreed = Tablas de mutuo acuerdo.
outcome-draw-position3 = Tablas: la misma posición por tercera vez.
outcome-draw-same3 = Tablas: el mismo movimiento de dama por tercera vez.
outcome-draw-return2 = Tablas: una dama ha vuelto dos veces seguidas a la misma casilla.
outcome-draw-return3 = Tablas: una dama ha vuelto tres veces seguidas a la misma casilla.
outcome-draw-no-progress = Tablas: demasiadas jugadas sin capturas ni movimientos de peón.
outcome-draw-few-kings = Tablas: solo quedan una o dos damas contra una.
outcome-draw-ending = Tablas: este final ha llegado a su duración máxima.

setup-no-turn = No se dice a quién le toca mover.
setup-no-pieces = No hay piezas en el tablero.
setup-off-board = Fuera del tablero: { $squares }.
setup-shared = Hay más de una pieza aquí: { $squares }.
setup-uncrowned = Un peón no puede estar en la fila donde se convierte en dama: { $squares }.
setup-too-many = { $color } tienen { $count } piezas; como mucho puede haber { $most }.
setup-no-such-walk = La dama cuyos movimientos se cuentan no está ahí.
setup-too-complex = Esta posición tiene más capturas de las que se pueden enumerar.

# What is typed cannot be read.
attempt-unreadable = Esto no se lee como una jugada: { $text }.
attempt-no-such-square = El tablero no tiene la casilla { $square }.
attempt-too-few-squares = Una jugada nombra la casilla de salida y la de llegada.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = En el carácter { $at } de la posición: { $problem }
fen-too-long = el texto es demasiado largo.
fen-turn = debe empezar por W, B o ?, según a quién le toque mover.
fen-color = aquí va W o B con una lista de casillas.
fen-color-twice = este color ya tiene sus casillas.
fen-square = aquí va una casilla, por ejemplo 32, K32 o c3.
fen-range = este intervalo está al revés.
fen-ghost = una pieza capturada sigue ahí; termina antes la jugada.
fen-tail = aquí va un número.
