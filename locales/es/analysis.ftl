# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Más o menos igualado
analysis-slightly-better = { $color } están algo mejor
analysis-better = { $color } están mejor
analysis-winning = { $color } tienen ventaja decisiva
analysis-wins-in = { $moves ->
    [one] { $color } ganan en una jugada
   *[other] { $color } ganan en { $moves } jugadas
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Tablas de finales: { $value }.
analysis-known-won = se gana
analysis-known-won-in = { $moves ->
    [one] se gana en una jugada
   *[other] se gana en { $moves } jugadas
}
analysis-known-lost = se pierde
analysis-known-lost-in = { $moves ->
    [one] se pierde en una jugada
   *[other] se pierde en { $moves } jugadas
}
analysis-known-drawn = son tablas

analysis-turn = { $color } mueven
analysis-facts = profundidad { $depth }, { $nodes } posiciones, { $seconds } s
analysis-progress = profundidad { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: ventaja en peones y probabilidades de ganar.
analysis-chances = { $percent } %

# Things to do that are not moves.
analysis-huff = soplar { $square }
analysis-demand = hacer retirar la jugada
analysis-stand = dejarlo pasar

# What the other side would do if nobody stopped it.
analysis-pass = { $color } pasan el turno: ¿qué ocurre?
analysis-threat = { $color } amenazan con { $move }.
analysis-no-threat = { $color } no amenazan nada.
analysis-cannot-move = { $color } no podrían mover.

# A whole game.
analysis-game = Partida { $number }
analysis-move = Jugada
analysis-better-move = mejor: { $move }
analysis-marks = ?! dudosa   ? error   ?? error grave
# $reason is one or more sentences.
analysis-stops = La partida no se puede reproducir más allá. { $reason }
analysis-no-moves = En esta partida no hay jugadas.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = Es la única jugada.
analysis-why-wins = { $men ->
    [one] En las próximas jugadas gana un peón.
   *[other] En las próximas jugadas gana { $men } peones.
}
analysis-why-crowns = Lleva a una dama.
analysis-why-threat = Si no, { $move } le costaría algo.
analysis-why-goes-on = Así puede seguir la partida.
