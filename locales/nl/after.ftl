# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Tot zet { $number } stond je voor.
    [computer] Tot zet { $number } stond de computer voor.
   *[color] Tot zet { $number } stond { SMALL($color) } voor.
}
after-level-until = Tot zet { $number } ging het gelijk op.
after-led-from = { $who ->
    [you] Vanaf zet { $number } stond je voor.
    [computer] Vanaf zet { $number } stond de computer voor.
   *[color] Vanaf zet { $number } stond { SMALL($color) } voor.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] Op het bord stond je tot het eind voor.
    [computer] Op het bord stond de computer tot het eind voor.
   *[color] Op het bord stond { SMALL($color) } tot het eind voor.
}
after-level = Het ging tot het eind gelijk op.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Daar kostte { $move } { $pieces ->
        [one] een stuk
        [2] twee stukken
        [3] drie stukken
       *[other] { $pieces } stukken
    }.
    [computer] Daar verloor de computer met { $move } { $pieces ->
        [one] een stuk
        [2] twee stukken
        [3] drie stukken
       *[other] { $pieces } stukken
    }.
   *[color] Daar verloor { SMALL($color) } met { $move } { $pieces ->
        [one] een stuk
        [2] twee stukken
        [3] drie stukken
       *[other] { $pieces } stukken
    }.
}
after-turned = { $who ->
    [you] Daar keerde de partij met { $move }.
    [computer] Daar speelde de computer { $move }, en de partij keerde in jouw voordeel.
   *[color] Daar speelde { SMALL($color) } { $move }, en de partij keerde.
}
# At least two pieces.
after-took = { $who ->
    [you] Met { $move } sloeg je { $pieces } stukken in één keer.
   *[color] Met { $move } sloeg { SMALL($color) } { $pieces } stukken in één keer.
}
after-faultless = In jouw spel vond de computer geen fout.
after-length = { $moves ->
    [one] De partij duurde één zet.
   *[other] De partij duurde { $moves } zetten.
}
after-how = Hoe het ging
after-looking = De computer bekijkt de partij…
after-plot = De kansen van zet tot zet
after-plot-turn = Zet { $number }
after-try = Vanaf hier opnieuw
after-look = Zet analyseren

# How somebody fares, for each box and each level of the computer.
statistics-heading = Statistiek
statistics-intro = Hoe je partijen tegen de computer afliepen, per doos en per niveau.
statistics-none = Er valt nog niets te tellen. Speel een partij tegen de computer uit, dan staat die hier.
statistics-level = Niveau
# Headings over numbers of games.
statistics-won = Gewonnen
statistics-drawn = Remise
statistics-lost = Verloren
# At least two.
statistics-streak = { $games } keer op rij gewonnen
statistics-play = Niveau { $level } spelen
statistics-last = Laatst gespeeld: { $date }
