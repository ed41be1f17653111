# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Estavas à frente até ao lance { $number }.
    [computer] O computador estava à frente até ao lance { $number }.
   *[color] { $color } estavam à frente até ao lance { $number }.
}
after-level-until = A partida estava equilibrada até ao lance { $number }.
after-led-from = { $who ->
    [you] Estiveste à frente a partir do lance { $number }.
    [computer] O computador esteve à frente a partir do lance { $number }.
   *[color] { $color } estiveram à frente a partir do lance { $number }.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] No tabuleiro estavas à frente até ao fim.
    [computer] No tabuleiro o computador estava à frente até ao fim.
   *[color] No tabuleiro { SMALL($color) } estavam à frente até ao fim.
}
after-level = A partida esteve equilibrada até ao fim.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Aí { $move } custou { $pieces ->
        [1] uma peça
        [2] duas peças
        [3] três peças
       *[other] { $pieces } peças
    }.
    [computer] Aí o computador perdeu { $pieces ->
        [1] uma peça
        [2] duas peças
        [3] três peças
       *[other] { $pieces } peças
    } com { $move }.
   *[color] Aí { SMALL($color) } perderam { $pieces ->
        [1] uma peça
        [2] duas peças
        [3] três peças
       *[other] { $pieces } peças
    } com { $move }.
}
after-turned = { $who ->
    [you] Aí { $move } virou a partida.
    [computer] Aí o computador jogou { $move }, e a partida virou a teu favor.
   *[color] Aí { SMALL($color) } jogaram { $move }, e a partida virou.
}
# At least two pieces.
after-took = { $who ->
    [you] Com { $move } capturaste { $pieces } peças de uma vez.
   *[color] Com { $move }, { SMALL($color) } capturaram { $pieces } peças de uma vez.
}
after-faultless = O computador não encontrou nenhum erro no teu jogo.
after-length = { $moves ->
    [1] A partida durou um lance.
   *[other] A partida durou { $moves } lances.
}
after-how = Como correu a partida
after-looking = O computador está a rever a partida…
after-plot = As hipóteses lance a lance
after-plot-turn = Lance { $number }
after-try = Tentar daqui
after-look = Analisar o lance

# How somebody fares, for each box and each level of the computer.
statistics-heading = Estatísticas
statistics-intro = Como acabaram as tuas partidas contra o computador, por caixa e por nível.
statistics-none = Ainda não há nada para contar. Termina uma partida contra o computador, e ela aparecerá aqui.
statistics-level = Nível
# Headings over numbers of games.
statistics-won = Ganhas
statistics-drawn = Empates
statistics-lost = Perdidas
# At least two.
statistics-streak = { $games } vitórias seguidas
statistics-play = Jogar no nível { $level }
statistics-last = Última partida: { $date }
