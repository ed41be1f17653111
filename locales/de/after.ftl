# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Bis zum { $number }. Zug lagst du vorn.
    [computer] Bis zum { $number }. Zug lag der Computer vorn.
   *[color] Bis zum { $number }. Zug lag { $color } vorn.
}
after-level-until = Bis zum { $number }. Zug war alles ausgeglichen.
after-led-from = { $who ->
    [you] Vom { $number }. Zug an lagst du vorn.
    [computer] Vom { $number }. Zug an lag der Computer vorn.
   *[color] Vom { $number }. Zug an lag { $color } vorn.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] Auf dem Brett lagst du bis zuletzt vorn.
    [computer] Auf dem Brett lag der Computer bis zuletzt vorn.
   *[color] Auf dem Brett lag { $color } bis zuletzt vorn.
}
after-level = Es blieb bis zuletzt ausgeglichen.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Da kostete { $move } { $pieces ->
        [one] einen Stein
        [2] zwei Steine
        [3] drei Steine
       *[other] { $pieces } Steine
    }.
    [computer] Da verlor der Computer mit { $move } { $pieces ->
        [one] einen Stein
        [2] zwei Steine
        [3] drei Steine
       *[other] { $pieces } Steine
    }.
   *[color] Da verlor { $color } mit { $move } { $pieces ->
        [one] einen Stein
        [2] zwei Steine
        [3] drei Steine
       *[other] { $pieces } Steine
    }.
}
after-turned = { $who ->
    [you] Da kippte die Partie mit { $move }.
    [computer] Da zog der Computer { $move }, und die Partie kippte zu deinen Gunsten.
   *[color] Da zog { $color } { $move }, und die Partie kippte.
}
# At least two pieces.
after-took = { $who ->
    [you] Mit { $move } hast du { $pieces } Steine auf einmal geschlagen.
   *[color] Mit { $move } schlug { $color } { $pieces } Steine auf einmal.
}
after-faultless = In deinem Spiel fand der Computer keinen Fehler.
after-length = { $moves ->
    [one] Die Partie dauerte einen Zug.
   *[other] Die Partie dauerte { $moves } Züge.
}
after-how = Wie es lief
after-looking = Der Computer geht die Partie durch …
after-plot = Die Chancen von Zug zu Zug
after-plot-turn = { $number }. Zug
after-try = Ab hier noch einmal
after-look = Zug analysieren

# How somebody fares, for each box and each level of the computer.
statistics-heading = Statistik
statistics-intro = Wie deine Partien gegen den Computer ausgingen, nach Schachtel und Stufe.
statistics-none = Es gibt noch nichts zu zählen. Spiele eine Partie gegen den Computer zu Ende, dann steht sie hier.
statistics-level = Stufe
# Headings over numbers of games.
statistics-won = Gewonnen
statistics-drawn = Remis
statistics-lost = Verloren
# At least two.
statistics-streak = { $games } Siege in Folge
statistics-play = Stufe { $level } spielen
statistics-last = Zuletzt gespielt: { $date }
