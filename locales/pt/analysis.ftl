# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Mais ou menos igual
analysis-slightly-better = { $color } estão um pouco melhor
analysis-better = { $color } estão melhor
analysis-winning = { $color } têm vantagem decisiva
analysis-wins-in = { $moves ->
    [1] { $color } ganham num lance
   *[other] { $color } ganham em { $moves } lances
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Tabelas de finais: { $value }.
analysis-known-won = vitória
analysis-known-won-in = { $moves ->
    [1] vitória num lance
   *[other] vitória em { $moves } lances
}
analysis-known-lost = derrota
analysis-known-lost-in = { $moves ->
    [1] derrota num lance
   *[other] derrota em { $moves } lances
}
analysis-known-drawn = empate

analysis-turn = { $color } jogam
analysis-facts = profundidade { $depth }, { $nodes } posições, { $seconds } s
analysis-progress = profundidade { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: vantagem em peões e probabilidades de ganhar.
analysis-chances = { $percent }%

# Things to do that are not moves.
analysis-huff = soprar { $square }
analysis-demand = fazer retirar o lance
analysis-stand = deixar passar

# What the other side would do if nobody stopped it.
analysis-pass = { $color } passam a vez: o que acontece?
analysis-threat = { $color } ameaçam { $move }.
analysis-no-threat = { $color } não ameaçam nada.
analysis-cannot-move = { $color } não poderiam jogar.

# A whole game.
analysis-game = Partida { $number }
analysis-move = Lance
analysis-better-move = melhor: { $move }
analysis-marks = ?! duvidoso   ? erro   ?? erro grave
# $reason is one or more sentences.
analysis-stops = A partida não pode ser reproduzida para além daqui. { $reason }
analysis-no-moves = Nesta partida não há lances.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = É a única jogada.
analysis-why-wins = { $men ->
    [one] Nas próximas jogadas ganha uma pedra.
   *[other] Nas próximas jogadas ganha { $men } pedras.
}
analysis-why-crowns = Leva a uma dama.
analysis-why-threat = Caso contrário, { $move } custaria alguma coisa.
analysis-why-goes-on = A partida pode continuar assim.
