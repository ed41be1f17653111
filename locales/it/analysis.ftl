# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Più o meno pari
analysis-slightly-better = { $color } sta un po’ meglio
analysis-better = { $color } sta meglio
analysis-winning = { $color } ha un vantaggio decisivo
analysis-wins-in = { $moves ->
    [one] { $color } vince in una mossa
   *[other] { $color } vince in { $moves } mosse
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Tavole dei finali: { $value }.
analysis-known-won = vinta
analysis-known-won-in = { $moves ->
    [one] vinta in una mossa
   *[other] vinta in { $moves } mosse
}
analysis-known-lost = persa
analysis-known-lost-in = { $moves ->
    [one] persa in una mossa
   *[other] persa in { $moves } mosse
}
analysis-known-drawn = patta

analysis-turn = { $color } muove
analysis-facts = profondità { $depth }, { $nodes } posizioni, { $seconds } s
analysis-progress = profondità { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: vantaggio in pedine e probabilità di vittoria.
analysis-chances = { $percent }%

# Things to do that are not moves.
analysis-huff = soffiare { $square }
analysis-demand = far ritirare la mossa
analysis-stand = lasciar correre

# What the other side would do if nobody stopped it.
analysis-pass = { $color } salta il turno: che cosa succede?
analysis-threat = { $color } minaccia { $move }.
analysis-no-threat = { $color } non minaccia nulla.
analysis-cannot-move = { $color } non potrebbe muovere.

# A whole game.
analysis-game = Partita { $number }
analysis-move = Mossa
analysis-better-move = meglio: { $move }
analysis-marks = ?! dubbia   ? errore   ?? errore grave
# $reason is one or more sentences.
analysis-stops = La partita non si può seguire oltre. { $reason }
analysis-no-moves = In questa partita non ci sono mosse.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = È l’unica mossa.
analysis-why-wins = { $men ->
    [one] Nelle prossime mosse guadagna una pedina.
   *[other] Nelle prossime mosse guadagna { $men } pedine.
}
analysis-why-crowns = Porta a una dama.
analysis-why-threat = Altrimenti { $move } costerebbe qualcosa.
analysis-why-goes-on = Ecco come può continuare.
