# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Du ledet til trekk { $number }.
    [computer] Datamaskinen ledet til trekk { $number }.
   *[color] { $color } ledet til trekk { $number }.
}
after-level-until = Det var jevnt til trekk { $number }.
after-led-from = { $who ->
    [you] Du ledet fra trekk { $number }.
    [computer] Datamaskinen ledet fra trekk { $number }.
   *[color] { $color } ledet fra trekk { $number }.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] På brettet ledet du helt til slutt.
    [computer] På brettet ledet datamaskinen helt til slutt.
   *[color] På brettet ledet { SMALL($color) } helt til slutt.
}
after-level = Det var jevnt hele veien.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Der kostet { $move } { $pieces ->
        [one] en brikke
        [2] to brikker
        [3] tre brikker
       *[other] { $pieces } brikker
    }.
    [computer] Der mistet datamaskinen { $pieces ->
        [one] en brikke
        [2] to brikker
        [3] tre brikker
       *[other] { $pieces } brikker
    } med { $move }.
   *[color] Der mistet { SMALL($color) } { $pieces ->
        [one] en brikke
        [2] to brikker
        [3] tre brikker
       *[other] { $pieces } brikker
    } med { $move }.
}
after-turned = { $who ->
    [you] Der snudde spillet med { $move }.
    [computer] Der spilte datamaskinen { $move }, og spillet snudde i din favør.
   *[color] Der spilte { SMALL($color) } { $move }, og spillet snudde.
}
# At least two pieces.
after-took = { $who ->
    [you] Med { $move } slo du { $pieces } brikker på én gang.
   *[color] Med { $move } slo { SMALL($color) } { $pieces } brikker på én gang.
}
after-faultless = Datamaskinen fant ingen feil i spillet ditt.
after-length = { $moves ->
    [one] Spillet varte ett trekk.
   *[other] Spillet varte { $moves } trekk.
}
after-how = Slik gikk det
after-looking = Datamaskinen ser gjennom spillet…
after-plot = Sjansene trekk for trekk
after-plot-turn = Trekk { $number }
after-try = Prøv igjen herfra
after-look = Analyser trekket

# How somebody fares, for each box and each level of the computer.
statistics-heading = Statistikk
statistics-intro = Hvordan spillene dine mot datamaskinen endte, eske for eske og nivå for nivå.
statistics-none = Det er ikke noe å telle ennå. Spill et spill mot datamaskinen ferdig, så står det her.
statistics-level = Nivå
# Headings over numbers of games.
statistics-won = Vunnet
statistics-drawn = Remis
statistics-lost = Tapt
# At least two.
statistics-streak = { $games } seire på rad
statistics-play = Spill nivå { $level }
statistics-last = Sist spilt: { $date }
