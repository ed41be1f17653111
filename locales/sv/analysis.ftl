# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Ungefär jämnt
analysis-slightly-better = { $color } står lite bättre
analysis-better = { $color } står bättre
analysis-winning = { $color } är på väg att vinna
analysis-wins-in = { $moves ->
    [one] { $color } vinner på ett drag
   *[other] { $color } vinner på { $moves } drag
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Slutspelstabeller: { $value }.
analysis-known-won = vinst
analysis-known-won-in = { $moves ->
    [one] vinst på ett drag
   *[other] vinst på { $moves } drag
}
analysis-known-lost = förlust
analysis-known-lost-in = { $moves ->
    [one] förlust om ett drag
   *[other] förlust om { $moves } drag
}
analysis-known-drawn = remi

analysis-turn = { $color } är vid draget
analysis-facts = djup { $depth }, { $nodes } ställningar, { $seconds } s
analysis-progress = djup { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: försprång i brickor och vinstchanser.
analysis-chances = { $percent } %

# Things to do that are not moves.
analysis-huff = blåsa { $square }
analysis-demand = kräva slaget
analysis-stand = låta passera

# What the other side would do if nobody stopped it.
analysis-pass = Vad händer om { SMALL($color) } står över?
analysis-threat = { $color } hotar med { $move }.
analysis-no-threat = { $color } hotar inte med något.
analysis-cannot-move = { $color } skulle inte kunna flytta.

# A whole game.
analysis-game = Parti { $number }
analysis-move = Drag
analysis-better-move = bättre: { $move }
analysis-marks = ?! tveksamt   ? misstag   ?? grovt misstag
# $reason is one or more sentences.
analysis-stops = Partiet går inte att spela upp längre än så. { $reason }
analysis-no-moves = Det finns inga drag i det här partiet.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = Det är det enda draget.
analysis-why-wins = { $men ->
    [one] De närmaste dragen vinner det en bricka.
   *[other] De närmaste dragen vinner det { $men } brickor.
}
analysis-why-crowns = Det leder till en dam.
analysis-why-threat = Annars skulle { $move } kosta dig något.
analysis-why-goes-on = Så här kan det fortsätta.
