# The rules in our own words, one sentence or two for each.

rule-board = El tablero tiene { $size } por { $size } casillas. Se juega solo en las casillas { $squares ->
    [red] rojas
    [black] negras
   *[dark] oscuras
}, y cada jugador tiene una esquina { $squares ->
    [red] roja
    [black] negra
   *[dark] oscura
} a su { $corner ->
    [left] izquierda
   *[right] derecha
}. Cada jugador coloca { $men } peones en las { $rows } filas más cercanas a él.
rule-board-one-row = El tablero tiene { $size } por { $size } casillas. Se juega solo en las casillas oscuras, y cada jugador tiene una esquina oscura a su { $corner ->
    [left] izquierda
   *[right] derecha
}. Cada jugador coloca { $men } peones en la fila más cercana a él.
# $color is one of the colors in games.ftl.
rule-first = { $color } mueven primero; después, los jugadores se alternan.
rule-lot = { $way ->
    [lot-white] Se echa a suertes quién lleva las blancas.
    [lot-black] Se echa a suertes quién lleva las negras.
   *[coin-white] Se echa a cara o cruz quién lleva las blancas.
}
rule-aim = El objetivo es ser el primero en capturar todas las piezas del rival, o bloquear la partida de modo que no quede ninguna jugada posible.
rule-man-move = Un peón se mueve una casilla en diagonal hacia delante, a una casilla vacía.
rule-man-capture = { $ways ->
    [forward] Un peón captura saltando hacia delante por encima de una pieza contraria contigua, hasta la casilla vacía que hay justo detrás de ella. No captura hacia atrás.
   *[backward] Un peón captura saltando por encima de una pieza contraria contigua, hasta la casilla vacía que hay justo detrás de ella: hacia delante o hacia atrás.
}
rule-capture-ways = { $ways ->
    [forward] Un peón captura solo hacia delante, no hacia atrás.
   *[backward] Un peón captura hacia delante o hacia atrás.
}
rule-jump = Un peón captura saltando por encima de una pieza contraria contigua, hasta la casilla vacía que hay justo detrás de ella.
rule-capture-axes = { $axes ->
    [straight] Las piezas capturan a lo largo de las filas y las columnas, no en diagonal.
   *[all] Las piezas capturan también a lo largo de las filas y las columnas: un peón salta entonces por encima de la siguiente casilla oscura hasta la que viene después.
}
rule-men-spare-kings = Un peón no puede capturar una dama.
rule-promotion = { $promotion ->
    [end] Un peón se convierte en dama cuando su jugada termina en la última fila. Si solo la toca durante una captura y sigue adelante, continúa siendo peón.
    [stop] Un peón que llega a la última fila se convierte en dama, y su jugada termina ahí.
   *[continue] Un peón que llega a la última fila se convierte en dama en el acto; si todavía puede capturar, sigue como dama en la misma jugada.
}
rule-crown = { $crown ->
    [by-opponent] El rival pone uno de los peones capturados sobre la nueva dama.
    [captured] Sobre la nueva dama se pone un peón capturado del mismo color.
    [out-of-play] Sobre la nueva dama se pone un peón que está fuera del juego.
    [same-color] Sobre la nueva dama se pone un segundo peón del mismo color.
   *[any-man] Sobre la nueva dama se pone un segundo peón.
}
rule-king-move = { $range ->
    [one] Una dama se mueve una sola casilla en diagonal, hacia delante o hacia atrás.
   *[flying] Una dama se mueve en diagonal cuantas casillas vacías quiera, hacia delante o hacia atrás.
}
rule-king-walk = Mientras un jugador tenga peones, no puede mover la misma dama { $count ->
    [one] dos veces
   *[other] más de { $count } veces
} seguidas sin capturar.
rule-king-capture = { $landing ->
    [one] Una dama captura como un peón, pero tanto hacia delante como hacia atrás.
    [any] Una dama captura a cualquier distancia en su línea y cae en la casilla vacía que quiera detrás de la pieza capturada.
    [adjacent] Una dama captura a cualquier distancia en su línea, pero debe caer en la casilla que hay justo detrás de la pieza capturada.
   *[behind-king] Una dama captura a cualquier distancia en su línea y cae en la casilla vacía que quiera detrás de la pieza capturada; pero si la última pieza que captura es una dama, se detiene justo detrás de ella.
}
rule-no-turning-back = Una dama que captura no puede dar media vuelta entre dos saltos.
rule-compulsory = Quien puede capturar debe hacerlo.
rule-finish = Una captura debe completarse: mientras la pieza pueda capturar otra, sigue en la misma jugada.
# Only said of flying kings.
rule-king-finish = Una dama que puede seguir capturando lo hace en la misma línea o gira hacia otra.
rule-finish-landing = Una dama que puede elegir dónde caer debe elegir una casilla desde la que pueda continuar, si la hay.
rule-taken-off = Las piezas capturadas se retiran del tablero.
rule-removal = { $removal ->
    [after] Las piezas capturadas se retiran cuando la jugada ha terminado. Hasta entonces se quedan en su sitio y cierran el paso, y ninguna se salta dos veces.
   *[during] Las piezas capturadas se retiran enseguida, una a una, según se saltan.
}
rule-end-of-move = Una jugada termina en cuanto la mano suelta la pieza.
rule-precedence-free = Entre varias capturas, el jugador elige la que quiera, aunque se lleve menos piezas.
rule-precedence-count = Entre varias capturas, el jugador debe elegir una de las que se llevan más piezas (ley de la cantidad).
rule-equal-captures = Da igual capturar con un peón que con una dama.
rule-free-among-equals = Si varias capturas se llevan el mismo número de piezas, el jugador elige.
rule-kings-count-one = Una dama capturada cuenta como una sola pieza, y capturar una dama no tiene preferencia sobre capturar un peón.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Entre varias capturas, el jugador debe elegir según estos criterios, en este orden: { $criteria }.
criterion-count = el mayor número de piezas
criterion-kings = el mayor número de damas capturadas
criterion-with-king = capturar con una dama
criterion-first-king = encontrar damas lo antes posible
criterion-frisian = el mayor valor, donde una dama vale más que un peón y menos que dos, dos damas más que tres peones y menos que cuatro, y así sucesivamente
rule-failing = { $enforcement ->
    [strict] Una jugada contraria a estas reglas no se admite.
    [huff] Si un jugador no captura como debe, su rival puede soplar: antes de mover, retira del tablero una de las piezas que debían haber capturado. Soplar no es jugar: después, el rival hace su jugada. También puede dejarlo pasar.
    [huff-demand] Si un jugador no captura como debe, o interrumpe una captura, su rival elige antes de mover: obligarlo a capturar; soplar una de las piezas que debían haber capturado (la retira del tablero) y hacer después su propia jugada; o dejarlo pasar.
    [optional] Nadie está obligado a capturar. Quien puede capturar lo hace o juega otra cosa, elige la captura que quiera y puede detenerse después de cada salto. A quien no captura no le pasa nada.
   *[withdraw] Si un jugador no captura cuando debe, su rival puede dejar pasar la jugada, o hacer que la retire y capture.
}
rule-failing-printed = { $enforcement ->
    [huff] Si un jugador no captura, su rival puede soplar: antes de mover, retira del tablero una pieza que debía haber capturado y dice que soplar no es jugar. Después hace todavía su jugada. También puede dejarlo pasar.
   *[huff-demand] Si un jugador no captura, o interrumpe una captura, su rival elige antes de mover: obligarlo a capturar; soplar una pieza que debía haber capturado (la retira del tablero) y hacer después su propia jugada; o dejarlo pasar.
}
rule-failing-lesser = Una captura completa de menos piezas de las debidas no se admite.
# A trait, as those of the shelf.
trait-optional = sin obligación de capturar
rule-touch = { $touch ->
    [free] Tocar una pieza no obliga a moverla.
    [always] Pieza tocada, pieza jugada: quien toca una pieza debe moverla.
   *[binding] Pieza tocada, pieza jugada: quien toca una pieza debe moverla, salvo que solo quisiera colocarla bien.
}
rule-repetition = { $repetition ->
    [none] Repetir jugadas no pone fin a la partida.
    [position3] Cuando se da la misma posición por tercera vez y le toca mover al mismo jugador, { $verdict ->
        [automatic] la partida es tablas.
       *[claim] cualquiera de los dos jugadores puede reclamar tablas antes de la jugada siguiente.
    }
    [same3] Cuando un jugador mueve una dama de un lado a otro y hace la misma jugada por tercera vez, { $verdict ->
        [automatic] la partida es tablas.
       *[claim] cualquiera de los dos jugadores puede reclamar tablas antes de la jugada siguiente.
    }
    [return2] Cuando una dama de un jugador vuelve dos veces seguidas a la misma casilla, { $verdict ->
        [automatic] la partida es tablas.
       *[claim] cualquiera de los dos jugadores puede reclamar tablas antes de la jugada siguiente.
    }
   *[return3] Cuando una dama de un jugador vuelve tres veces seguidas a la misma casilla, { $verdict ->
        [automatic] la partida es tablas.
       *[claim] cualquiera de los dos jugadores puede reclamar tablas antes de la jugada siguiente.
    }
}
rule-repetition-guard = Esto solo cuenta mientras ambos jugadores no hagan más que movimientos de dama sin captura.
rule-no-progress = Tras { $moves } jugadas de cada jugador sin capturas ni movimientos de peón, { $verdict ->
    [automatic] la partida es tablas.
   *[claim] cualquiera de los dos jugadores puede reclamar tablas antes de la jugada siguiente.
}
rule-few-kings = { $verdict ->
    [claim] Cuando solo quedan damas, dos contra una o una contra una, y el jugador al que le toca mover no puede capturar nada, cualquiera de los dos puede reclamar tablas.
   *[automatic] Cuando solo quedan damas, dos contra una o una contra una, y el jugador al que le toca mover no puede capturar nada, la partida es tablas.
}
rule-nobody-can-win = La partida es tablas si ninguno de los dos jugadores puede ganar, por ejemplo con dos damas contra una.
rule-offered-limit = Si se quiere, también son tablas tras { $moves } jugadas sin capturas ni movimientos de peón.
rule-offered-return = Otra regla corriente: son tablas cuando un jugador vuelve por tercera vez seguida a la misma casilla con la misma dama.
rule-endings = { $endings ->
    [international] Tres piezas, con alguna dama entre ellas, contra una dama: tablas tras 16 jugadas de cada jugador. Dos piezas, con alguna dama entre ellas, o una sola dama, contra una dama: tablas tras 5 jugadas de cada jugador.
    [russian] Tres o más damas contra una: tablas tras 15 jugadas de cada jugador, o tras 5 si la dama solitaria domina la gran diagonal. Si ambos jugadores tienen damas y el material no cambia: tablas tras 5 jugadas de cada jugador con dos o tres piezas en el tablero, 30 con cuatro o cinco, 60 con seis o siete.
    [brazilian] Dos piezas, con alguna dama entre ellas, o una sola dama, contra una dama: tablas tras 5 jugadas de cada jugador.
    [pool] Tres damas contra una: tablas tras 13 jugadas de cada jugador.
   *[frisian] Dos damas contra una: tablas tras 7 jugadas de cada jugador. Una dama contra una: tablas tras 2 jugadas de cada jugador.
}
rule-agreement = Los jugadores pueden acordar tablas en cualquier momento.
rule-win = { $goal ->
    [capture] Quien se queda sin piezas, o no puede mover cuando le toca, ha perdido.
    [crown] Gana el primero que consigue una dama. Quien se queda sin piezas, o no puede mover cuando le toca, ha perdido.
   *[lose] Quien se queda sin piezas, o no puede mover cuando le toca, ha ganado.
}
rules-readings = Donde el folleto no es claro o calla algo, esta es nuestra lectura; la página de reglas dice dónde y por qué.
