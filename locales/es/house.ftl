# House rules: the editor and what it says.

house-heading = Reglas de la casa
house-intro = Empieza por un juego que conozcas y cambia lo que en casa jugáis de otra manera.
house-families = Nadie está obligado a capturar, como en muchas familias
house-link-intro = Alguien juega con estas reglas. Así son; después puedes jugar.
house-base = ¿De qué juego partes?
# What the fields are about.
house-group = { $group ->
    [board] Tablero y comienzo
    [men] Peones
    [kings] Damas
    [capturing] Elegir una captura
    [failing] Cuando alguien no captura
   *[ending] Final de la partida
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Tablero
    [corner] Esquina oscura
    [rows] Filas de peones de cada jugador
    [first] ¿Quién empieza?
    [men_capture] Los peones capturan
    [capture_axes] Se captura
    [king_range] Las damas se mueven
    [king_landing] Una dama que captura cae
    [removal] Las piezas capturadas se retiran
    [reversal] Entre dos saltos, una dama
    [man_takes_king] ¿Puede un peón capturar una dama?
    [precedence] ¿Qué captura hay que hacer?
    [promotion] Un peón que llega a la última fila capturando
    [king_walk] Jugadas seguidas con la misma dama
    [enforcement] Quien no captura como debe
    [offence] ¿Qué cuenta como falta?
    [touch] Una pieza tocada
    [goal] ¿Quién gana?
    [repetition] Tablas por repetición
    [repetition_draw] Tras una repetición
    [repetition_guard] Los regresos de una dama cuentan
    [no_progress] Tablas cuando no pasa nada (jugadas de cada jugador)
    [no_progress_draw] Tras tantas jugadas sin que pase nada
    [few_kings] Solo quedan damas, dos contra una o una contra una
   *[endings] Otros finales que son tablas
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 casillas
    [size-10x10] 10 × 10 casillas
    [corner-left] a la izquierda
    [corner-right] a la derecha
    [men_capture-forward] solo hacia delante
    [men_capture-backward] hacia delante y hacia atrás
    [capture_axes-diagonal] en diagonal
    [capture_axes-straight] a lo largo de filas y columnas
    [capture_axes-all] en diagonal y a lo largo de filas y columnas
    [king_range-one] de casilla en casilla
    [king_range-flying] tan lejos como quieran
    [king_landing-any] donde quiera detrás de la pieza capturada
    [king_landing-adjacent] justo detrás de la pieza capturada
    [king_landing-behind-king] donde quiera, pero justo detrás de una dama capturada
    [removal-after] cuando termina la jugada
    [removal-during] enseguida, una a una
    [reversal-may-turn-back] puede dar media vuelta
    [reversal-no-turning-back] no puede dar media vuelta
    [man_takes_king-yes] sí
    [man_takes_king-no] no
    [precedence-free] la que se quiera
    [promotion-end] sigue como peón
    [promotion-stop] se convierte en dama y se detiene
    [promotion-continue] sigue como dama
    [enforcement-strict] no puede: la jugada no se admite
    [enforcement-huff] puede perder una pieza por soplo
    [enforcement-huff-demand] puede perder una pieza por soplo, o ser obligado a capturar
    [enforcement-withdraw] puede ser obligado a capturar
    [enforcement-optional] no pasa nada: se captura o no, como se quiera
    [offence-any-offence] también capturar de menos
    [offence-unfinished] solo no capturar o quedarse a medias
    [touch-touch-free] no obliga a moverla
    [touch-touch-move] debe moverse
    [goal-capture] quien captura o bloquea todas las piezas del rival
    [goal-crown] quien consigue antes una dama
    [goal-lose] quien se queda sin piezas
    [repetition-no-repetition] nunca
    [repetition-rep3] la misma posición por tercera vez
    [repetition-same3] el mismo vaivén de dama por tercera vez
    [repetition-return2] una dama de vuelta en su casilla dos veces seguidas
    [repetition-return3] una dama de vuelta en su casilla tres veces seguidas
    [repetition_draw-automatic] la partida es tablas
    [repetition_draw-claim] se pueden reclamar tablas
    [repetition_guard-guarded] solo mientras no pase nada más
    [repetition_guard-unguarded] siempre
    [no_progress_draw-automatic] la partida es tablas
    [no_progress_draw-claim] se pueden reclamar tablas
    [few_kings-play-on] se sigue jugando
    [few_kings-claim] se pueden reclamar tablas
    [few_kings-automatic] la partida es tablas
    [endings-none] ninguno
    [endings-international] como en las damas internacionales
    [endings-russian] como en las damas rusas
    [endings-brazilian] como en las damas brasileñas
    [endings-pool] como en pool checkers
   *[endings-frisian] como en las damas frisonas
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] sin límite
       *[other] { $count } como mucho
    }
   *[no_progress] { $count ->
        [0] nunca
       *[other] { $count }
    }
}
house-zero = 0 significa nunca o sin límite.
house-place-first = ante todo
house-place-next = después
house-nothing-more = nada más
house-changed = cambiado
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (original: { SMALL($printed) })
house-differs = Qué cambia respecto a: { $game }
house-differs-nothing = Todavía nada.
house-all-rules = Todas las reglas
house-conflicts = Esto no encaja
house-conflict = { $conflict ->
    [rows] Los peones necesitan al menos una fila, y entre los dos bandos deben quedar al menos dos filas vacías.
    [landing-of-short-king] Una dama que va de casilla en casilla siempre cae justo detrás de la pieza capturada: elige «donde quiera» para la casilla en que cae o deja que las damas lleguen más lejos.
    [criterion-twice] El mismo criterio de captura aparece dos veces.
    [criterion-gap] Queda un lugar vacío antes de un criterio de captura.
   *[no-progress-too-short] Tan pocas jugadas no muestran que no pase nada: 0 para nunca, o al menos 5 jugadas de cada jugador.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Cambiar a: { $field } – { $value }
house-refused-heading = Estas no son reglas de la casa
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Ningún juego se llama «{ $text }».
    [unknown-switch] Ninguna regla de la casa se llama «{ $text }».
    [ambiguous] «{ $text }» puede significar varias reglas de la casa.
    [twice] Esto se decide dos veces: { $text }
   *[too-long] El texto es más largo que cualquier regla de la casa.
}
house-new = Crear reglas de la casa
house-play = Jugar con estas reglas
house-change = Cambiar estas reglas
house-reset = Deshacer todos los cambios
house-name = Nombre de tus reglas
house-save = Guardar
house-rename = Cambiar el nombre
house-saved = Guardado: estas reglas ya tienen su caja en el estante.
house-not-saved = Este navegador no guarda nada. Guarda las reglas como archivo.
house-deleted = «{ $name }» se ha borrado.
house-share = Copiar el enlace
house-link = Enlace a estas reglas
house-to-file = Guardar como archivo
house-from-file = Abrir un archivo
house-file-refused = En este archivo no hay reglas de la casa.
house-own = Tus propias reglas
house-own-intro = Como jugáis en casa.
house-referee = Según las reglas de la casa
