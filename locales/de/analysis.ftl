# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Etwa ausgeglichen
analysis-slightly-better = { $color } steht etwas besser
analysis-better = { $color } steht besser
analysis-winning = { $color } steht auf Gewinn
analysis-wins-in = { $moves ->
    [one] { $color } gewinnt in einem Zug
   *[other] { $color } gewinnt in { $moves } Zügen
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Endspieltabellen: { $value }.
analysis-known-won = gewonnen
analysis-known-won-in = { $moves ->
    [one] gewonnen in einem Zug
   *[other] gewonnen in { $moves } Zügen
}
analysis-known-lost = verloren
analysis-known-lost-in = { $moves ->
    [one] verloren in einem Zug
   *[other] verloren in { $moves } Zügen
}
analysis-known-drawn = remis

analysis-turn = { $color } ist am Zug
analysis-facts = Tiefe { $depth }, { $nodes } Stellungen, { $seconds } s
analysis-progress = Tiefe { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: Vorsprung in Steinen und Gewinnchancen.
analysis-chances = { $percent } %

# Things to do that are not moves.
analysis-huff = { $square } pusten
analysis-demand = Zug zurücknehmen lassen
analysis-stand = gelten lassen

# What the other side would do if nobody stopped it.
analysis-pass = Was ist, wenn { $color } aussetzt?
analysis-threat = { $color } droht mit { $move }.
analysis-no-threat = { $color } hat keine Drohung.
analysis-cannot-move = { $color } könnte nicht ziehen.

# A whole game.
analysis-game = Partie { $number }
analysis-move = Zug
analysis-better-move = besser: { $move }
analysis-marks = ?! zweifelhaft   ? Fehler   ?? grober Fehler
# $reason is one or more sentences.
analysis-stops = Die Partie lässt sich nicht weiter nachspielen. { $reason }
analysis-no-moves = In dieser Partie stehen keine Züge.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = Es ist der einzige Zug.
analysis-why-wins = { $men ->
    [one] Mit den nächsten Zügen gewinnt er einen Stein.
   *[other] Mit den nächsten Zügen gewinnt er { $men } Steine.
}
analysis-why-crowns = Er führt zu einer Dame.
analysis-why-threat = Sonst würde { $move } etwas kosten.
analysis-why-goes-on = So kann es weitergehen.
