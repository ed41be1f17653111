# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = About equal
analysis-slightly-better = { $color } is slightly better
analysis-better = { $color } is better
analysis-winning = { $color } is winning
analysis-wins-in = { $moves ->
    [one] { $color } wins in one move
   *[other] { $color } wins in { $moves } moves
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Endgame tables: { $value }.
analysis-known-won = won
analysis-known-won-in = { $moves ->
    [one] won in one move
   *[other] won in { $moves } moves
}
analysis-known-lost = lost
analysis-known-lost-in = { $moves ->
    [one] lost in one move
   *[other] lost in { $moves } moves
}
analysis-known-drawn = drawn

analysis-turn = { $color } to move
analysis-facts = depth { $depth }, { $nodes } positions, { $seconds } s
analysis-progress = depth { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: lead in men, and winning chances.
analysis-chances = { $percent }%

# Things to do that are not moves.
analysis-huff = huff { $square }
analysis-demand = have the move taken back
analysis-stand = let it stand

# What the other side would do if nobody stopped it.
analysis-pass = What if { $color } passes?
analysis-threat = { $color } threatens { $move }.
analysis-no-threat = { $color } threatens nothing.
analysis-cannot-move = { $color } could not move.

# A whole game.
analysis-game = Game { $number }
analysis-move = Move
analysis-better-move = better: { $move }
analysis-marks = ?! doubtful   ? mistake   ?? blunder
# $reason is one or more sentences.
analysis-stops = The game cannot be replayed any further. { $reason }
analysis-no-moves = There are no moves in this game.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = It is the only move.
analysis-why-wins = { $men ->
    [one] In the next moves it wins a man.
   *[other] In the next moves it wins { $men } men.
}
analysis-why-crowns = It leads to a king.
analysis-why-threat = Otherwise { $move } would cost you something.
analysis-why-goes-on = This is how it could go on.
