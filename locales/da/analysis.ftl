# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Nogenlunde lige
analysis-slightly-better = { $color } står lidt bedre
analysis-better = { $color } står bedre
analysis-winning = { $color } står til at vinde
analysis-wins-in = { $moves ->
    [one] { $color } vinder i ét træk
   *[other] { $color } vinder i { $moves } træk
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Slutspilstabeller: { $value }.
analysis-known-won = vundet
analysis-known-won-in = { $moves ->
    [one] vundet i ét træk
   *[other] vundet i { $moves } træk
}
analysis-known-lost = tabt
analysis-known-lost-in = { $moves ->
    [one] tabt om ét træk
   *[other] tabt om { $moves } træk
}
analysis-known-drawn = remis

analysis-turn = { $color } skal trække
analysis-facts = dybde { $depth }, { $nodes } stillinger, { $seconds } s
analysis-progress = dybde { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: forspring i brikker og vinderchancer.
analysis-chances = { $percent } %

# Things to do that are not moves.
analysis-huff = puste { $square }
analysis-demand = kræve slaget
analysis-stand = lade passere

# What the other side would do if nobody stopped it.
analysis-pass = Hvad sker der, hvis { SMALL($color) } sidder over?
analysis-threat = { $color } truer med { $move }.
analysis-no-threat = { $color } truer ikke med noget.
analysis-cannot-move = { $color } ville ikke kunne trække.

# A whole game.
analysis-game = Spil { $number }
analysis-move = Træk
analysis-better-move = bedre: { $move }
analysis-marks = ?! tvivlsomt   ? fejl   ?? grov fejl
# $reason is one or more sentences.
analysis-stops = Spillet kan ikke spilles igennem længere end hertil. { $reason }
analysis-no-moves = Der er ingen træk i dette spil.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = Det er det eneste træk.
analysis-why-wins = { $men ->
    [one] De næste træk vinder det en brik.
   *[other] De næste træk vinder det { $men } brikker.
}
analysis-why-crowns = Det fører til en dam.
analysis-why-threat = Ellers ville { $move } koste dig noget.
analysis-why-goes-on = Sådan kan det gå videre.
