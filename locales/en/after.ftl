# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] You led until move { $number }.
    [computer] The computer led until move { $number }.
   *[color] { $color } led until move { $number }.
}
after-level-until = It was level until move { $number }.
after-led-from = { $who ->
    [you] You led from move { $number } on.
    [computer] The computer led from move { $number } on.
   *[color] { $color } led from move { $number } on.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] On the board you led to the end.
    [computer] On the board the computer led to the end.
   *[color] On the board { $color } led to the end.
}
after-level = It was level all the way.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] There { $move } cost { $pieces ->
        [one] a piece
        [2] two pieces
        [3] three pieces
       *[other] { $pieces } pieces
    }.
    [computer] There the computer lost { $pieces ->
        [one] a piece
        [2] two pieces
        [3] three pieces
       *[other] { $pieces } pieces
    } with { $move }.
   *[color] There { $color } lost { $pieces ->
        [one] a piece
        [2] two pieces
        [3] three pieces
       *[other] { $pieces } pieces
    } with { $move }.
}
after-turned = { $who ->
    [you] There { $move } turned the game.
    [computer] There the computer played { $move }, and the game turned your way.
   *[color] There { $color } played { $move }, and the game turned.
}
# At least two pieces.
after-took = { $who ->
    [you] With { $move } you took { $pieces } pieces at once.
   *[color] With { $move } { $color } took { $pieces } pieces at once.
}
after-faultless = The computer found no mistake in your play.
after-length = { $moves ->
    [one] The game took one move.
   *[other] The game took { $moves } moves.
}
after-how = How it went
after-looking = The computer is looking through the game…
after-plot = The chances from move to move
after-plot-turn = Move { $number }
after-try = Try again from here
after-look = Analyse this move

# How somebody fares, for each box and each level of the computer.
statistics-heading = Statistics
statistics-intro = How your games against the computer ended, box by box and level by level.
statistics-none = There is nothing to count yet. Finish a game against the computer, and it will stand here.
statistics-level = Level
# Headings over numbers of games.
statistics-won = Won
statistics-drawn = Drawn
statistics-lost = Lost
# At least two.
statistics-streak = { $games } wins in a row
statistics-play = Play level { $level }
statistics-last = Last played: { $date }
