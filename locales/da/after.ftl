# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Du førte indtil træk { $number }.
    [computer] Computeren førte indtil træk { $number }.
   *[color] { $color } førte indtil træk { $number }.
}
after-level-until = Det stod lige indtil træk { $number }.
after-led-from = { $who ->
    [you] Du førte fra træk { $number }.
    [computer] Computeren førte fra træk { $number }.
   *[color] { $color } førte fra træk { $number }.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] På brættet førte du lige til det sidste.
    [computer] På brættet førte computeren lige til det sidste.
   *[color] På brættet førte { SMALL($color) } lige til det sidste.
}
after-level = Det stod lige hele vejen.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Der kostede { $move } { $pieces ->
        [one] en brik
        [2] to brikker
        [3] tre brikker
       *[other] { $pieces } brikker
    }.
    [computer] Der mistede computeren { $pieces ->
        [one] en brik
        [2] to brikker
        [3] tre brikker
       *[other] { $pieces } brikker
    } med { $move }.
   *[color] Der mistede { SMALL($color) } { $pieces ->
        [one] en brik
        [2] to brikker
        [3] tre brikker
       *[other] { $pieces } brikker
    } med { $move }.
}
after-turned = { $who ->
    [you] Der vendte spillet med { $move }.
    [computer] Der spillede computeren { $move }, og spillet vendte til din fordel.
   *[color] Der spillede { SMALL($color) } { $move }, og spillet vendte.
}
# At least two pieces.
after-took = { $who ->
    [you] Med { $move } slog du { $pieces } brikker på én gang.
   *[color] Med { $move } slog { SMALL($color) } { $pieces } brikker på én gang.
}
after-faultless = Computeren fandt ingen fejl i dit spil.
after-length = { $moves ->
    [one] Spillet varede ét træk.
   *[other] Spillet varede { $moves } træk.
}
after-how = Sådan gik det
after-looking = Computeren ser spillet igennem…
after-plot = Chancerne træk for træk
after-plot-turn = Træk { $number }
after-try = Prøv igen herfra
after-look = Analysér trækket

# How somebody fares, for each box and each level of the computer.
statistics-heading = Statistik
statistics-intro = Hvordan dine spil mod computeren endte, æske for æske og niveau for niveau.
statistics-none = Der er ikke noget at tælle endnu. Spil et spil mod computeren færdigt, så står det her.
statistics-level = Niveau
# Headings over numbers of games.
statistics-won = Vundet
statistics-drawn = Remis
statistics-lost = Tabt
# At least two.
statistics-streak = { $games } sejre i træk
statistics-play = Spil niveau { $level }
statistics-last = Sidst spillet: { $date }
