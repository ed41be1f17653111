# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Ibas por delante hasta la jugada { $number }.
    [computer] El ordenador iba por delante hasta la jugada { $number }.
   *[color] { $color } iban por delante hasta la jugada { $number }.
}
after-level-until = La partida estaba igualada hasta la jugada { $number }.
after-led-from = { $who ->
    [you] Fuiste por delante desde la jugada { $number }.
    [computer] El ordenador fue por delante desde la jugada { $number }.
   *[color] { $color } fueron por delante desde la jugada { $number }.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] En el tablero ibas por delante hasta el final.
    [computer] En el tablero el ordenador iba por delante hasta el final.
   *[color] En el tablero { SMALL($color) } iban por delante hasta el final.
}
after-level = La partida estuvo igualada hasta el final.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Allí { $move } costó { $pieces ->
        [one] una pieza
        [2] dos piezas
        [3] tres piezas
       *[other] { $pieces } piezas
    }.
    [computer] Allí el ordenador perdió { $pieces ->
        [one] una pieza
        [2] dos piezas
        [3] tres piezas
       *[other] { $pieces } piezas
    } con { $move }.
   *[color] Allí { SMALL($color) } perdieron { $pieces ->
        [one] una pieza
        [2] dos piezas
        [3] tres piezas
       *[other] { $pieces } piezas
    } con { $move }.
}
after-turned = { $who ->
    [you] Allí { $move } dio la vuelta a la partida.
    [computer] Allí el ordenador jugó { $move }, y la partida se puso a tu favor.
   *[color] Allí { SMALL($color) } jugaron { $move }, y la partida dio la vuelta.
}
# At least two pieces.
after-took = { $who ->
    [you] Con { $move } capturaste { $pieces } piezas de una vez.
   *[color] Con { $move }, { SMALL($color) } capturaron { $pieces } piezas de una vez.
}
after-faultless = El ordenador no encontró ningún error en tu juego.
after-length = { $moves ->
    [one] La partida duró una jugada.
   *[other] La partida duró { $moves } jugadas.
}
after-how = Cómo fue la partida
after-looking = El ordenador está repasando la partida…
after-plot = Las posibilidades jugada a jugada
after-plot-turn = Jugada { $number }
after-try = Intentar desde aquí
after-look = Analizar la jugada

# How somebody fares, for each box and each level of the computer.
statistics-heading = Estadísticas
statistics-intro = Cómo acabaron tus partidas contra el ordenador, por caja y por nivel.
statistics-none = Todavía no hay nada que contar. Termina una partida contra el ordenador y aparecerá aquí.
statistics-level = Nivel
# Headings over numbers of games.
statistics-won = Ganadas
statistics-drawn = Tablas
statistics-lost = Perdidas
# At least two.
statistics-streak = { $games } victorias seguidas
statistics-play = Jugar en el nivel { $level }
statistics-last = Última partida: { $date }
