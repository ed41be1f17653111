# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Omtrent likt
analysis-slightly-better = { $color } står litt bedre
analysis-better = { $color } står bedre
analysis-winning = { $color } ligger an til å vinne
analysis-wins-in = { $moves ->
    [one] { $color } vinner på ett trekk
   *[other] { $color } vinner på { $moves } trekk
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Sluttspilltabeller: { $value }.
analysis-known-won = vunnet
analysis-known-won-in = { $moves ->
    [one] vunnet på ett trekk
   *[other] vunnet på { $moves } trekk
}
analysis-known-lost = tapt
analysis-known-lost-in = { $moves ->
    [one] tapt om ett trekk
   *[other] tapt om { $moves } trekk
}
analysis-known-drawn = remis

analysis-turn = { $color } skal trekke
analysis-facts = dybde { $depth }, { $nodes } stillinger, { $seconds } s
analysis-progress = dybde { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: forsprang i brikker og vinnersjanser.
analysis-chances = { $percent } %

# Things to do that are not moves.
analysis-huff = blåse { $square }
analysis-demand = kreve slaget
analysis-stand = la passere

# What the other side would do if nobody stopped it.
analysis-pass = Hva skjer hvis { SMALL($color) } står over?
analysis-threat = { $color } truer med { $move }.
analysis-no-threat = { $color } truer ikke med noe.
analysis-cannot-move = { $color } ville ikke kunne flytte.

# A whole game.
analysis-game = Spill { $number }
analysis-move = Trekk
analysis-better-move = bedre: { $move }
analysis-marks = ?! tvilsomt   ? feil   ?? grov feil
# $reason is one or more sentences.
analysis-stops = Spillet kan ikke spilles gjennom lenger enn hit. { $reason }
analysis-no-moves = Det er ingen trekk i dette spillet.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = Det er det eneste trekket.
analysis-why-wins = { $men ->
    [one] De neste trekkene vinner det en brikke.
   *[other] De neste trekkene vinner det { $men } brikker.
}
analysis-why-crowns = Det fører til en dam.
analysis-why-threat = Ellers ville { $move } koste deg noe.
analysis-why-goes-on = Slik kan det gå videre.
