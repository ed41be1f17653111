# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Du ledde till drag { $number }.
    [computer] Datorn ledde till drag { $number }.
   *[color] { $color } ledde till drag { $number }.
}
after-level-until = Det var jämnt till drag { $number }.
after-led-from = { $who ->
    [you] Du ledde från drag { $number }.
    [computer] Datorn ledde från drag { $number }.
   *[color] { $color } ledde från drag { $number }.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] På brädet ledde du ända till slutet.
    [computer] På brädet ledde datorn ända till slutet.
   *[color] På brädet ledde { SMALL($color) } ända till slutet.
}
after-level = Det var jämnt hela vägen.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Där kostade { $move } { $pieces ->
        [one] en bricka
        [2] två brickor
        [3] tre brickor
       *[other] { $pieces } brickor
    }.
    [computer] Där förlorade datorn { $pieces ->
        [one] en bricka
        [2] två brickor
        [3] tre brickor
       *[other] { $pieces } brickor
    } med { $move }.
   *[color] Där förlorade { SMALL($color) } { $pieces ->
        [one] en bricka
        [2] två brickor
        [3] tre brickor
       *[other] { $pieces } brickor
    } med { $move }.
}
after-turned = { $who ->
    [you] Där vände partiet med { $move }.
    [computer] Där spelade datorn { $move }, och partiet vände till din fördel.
   *[color] Där spelade { SMALL($color) } { $move }, och partiet vände.
}
# At least two pieces.
after-took = { $who ->
    [you] Med { $move } slog du { $pieces } brickor på en gång.
   *[color] Med { $move } slog { SMALL($color) } { $pieces } brickor på en gång.
}
after-faultless = Datorn hittade inga misstag i ditt spel.
after-length = { $moves ->
    [one] Partiet tog ett drag.
   *[other] Partiet tog { $moves } drag.
}
after-how = Så gick det
after-looking = Datorn går igenom partiet…
after-plot = Chanserna drag för drag
after-plot-turn = Drag { $number }
after-try = Försök igen härifrån
after-look = Analysera draget

# How somebody fares, for each box and each level of the computer.
statistics-heading = Statistik
statistics-intro = Hur dina partier mot datorn slutade, kartong för kartong och nivå för nivå.
statistics-none = Det finns inget att räkna ännu. Spela klart ett parti mot datorn, så står det här.
statistics-level = Nivå
# Headings over numbers of games.
statistics-won = Vunna
statistics-drawn = Remi
statistics-lost = Förlorade
# At least two.
statistics-streak = { $games } vinster i rad
statistics-play = Spela nivå { $level }
statistics-last = Senast spelat: { $date }
