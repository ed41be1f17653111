# The rules in our own words, one sentence or two for each.

rule-board = O tabuleiro tem { $size } por { $size } casas. Joga-se apenas nas casas { $squares ->
    [red] vermelhas
    [black] pretas
   *[dark] escuras
}, e cada jogador tem um canto { $squares ->
    [red] vermelho
    [black] preto
   *[dark] escuro
} à sua { $corner ->
    [left] esquerda
   *[right] direita
}. Cada jogador coloca { $men } peões nas { $rows } linhas mais próximas de si.
rule-board-one-row = O tabuleiro tem { $size } por { $size } casas. Joga-se apenas nas casas escuras, e cada jogador tem um canto escuro à sua { $corner ->
    [left] esquerda
   *[right] direita
}. Cada jogador coloca { $men } peões na linha mais próxima de si.
# $color is one of the colors in games.ftl.
rule-first = { $color } jogam primeiro; depois, os jogadores alternam.
rule-lot = { $way ->
    [lot-white] Tira-se à sorte quem joga com as brancas.
    [lot-black] Tira-se à sorte quem joga com as pretas.
   *[coin-white] Atira-se uma moeda ao ar para ver quem joga com as brancas.
}
rule-aim = O objetivo é ser o primeiro a capturar todas as peças do adversário, ou bloquear a partida de modo que não haja mais nenhum lance possível.
rule-man-move = Um peão move-se uma casa na diagonal, para a frente, para uma casa vazia.
rule-man-capture = { $ways ->
    [forward] Um peão captura saltando para a frente por cima de uma peça adversária vizinha, até à casa vazia logo atrás dela. Não captura para trás.
   *[backward] Um peão captura saltando por cima de uma peça adversária vizinha, até à casa vazia logo atrás dela: para a frente ou para trás.
}
rule-capture-ways = { $ways ->
    [forward] Um peão captura só para a frente, não para trás.
   *[backward] Um peão captura para a frente ou para trás.
}
rule-jump = Um peão captura saltando por cima de uma peça adversária vizinha, até à casa vazia logo atrás dela.
rule-capture-axes = { $axes ->
    [straight] As peças capturam ao longo das linhas e das colunas, não na diagonal.
   *[all] As peças capturam também ao longo das linhas e das colunas: um peão salta então por cima da casa escura seguinte até à que vem depois.
}
rule-men-spare-kings = Um peão não pode capturar uma dama.
rule-promotion = { $promotion ->
    [end] Um peão torna-se dama quando o seu lance termina na última linha. Se apenas lhe toca durante uma captura e continua, permanece peão.
    [stop] Um peão que chega à última linha torna-se dama, e o seu lance termina aí.
   *[continue] Um peão que chega à última linha torna-se logo dama; se ainda puder capturar, continua como dama no mesmo lance.
}
rule-crown = { $crown ->
    [by-opponent] O adversário põe um dos peões capturados em cima da nova dama.
    [captured] Em cima da nova dama põe-se um peão capturado da mesma cor.
    [out-of-play] Em cima da nova dama põe-se um peão que está fora do jogo.
    [same-color] Em cima da nova dama põe-se um segundo peão da mesma cor.
   *[any-man] Em cima da nova dama põe-se um segundo peão.
}
rule-king-move = { $range ->
    [one] Uma dama move-se uma só casa na diagonal, para a frente ou para trás.
   *[flying] Uma dama move-se na diagonal tantas casas vazias quantas quiser, para a frente ou para trás.
}
rule-king-walk = Enquanto um jogador tiver peões, não pode mover a mesma dama { $count ->
    [one] duas vezes
   *[other] mais de { $count } vezes
} seguidas sem capturar.
rule-king-capture = { $landing ->
    [one] Uma dama captura como um peão, mas tanto para a frente como para trás.
    [any] Uma dama captura a qualquer distância na sua linha e pousa na casa vazia que quiser atrás da peça capturada.
    [adjacent] Uma dama captura a qualquer distância na sua linha, mas tem de pousar na casa logo atrás da peça capturada.
   *[behind-king] Uma dama captura a qualquer distância na sua linha e pousa na casa vazia que quiser atrás da peça capturada; mas, se a última peça que captura for uma dama, para logo atrás dela.
}
rule-no-turning-back = Uma dama que captura não pode dar meia-volta entre dois saltos.
rule-compulsory = Quem pode capturar tem de capturar.
rule-finish = Uma captura tem de ser levada até ao fim: enquanto a peça puder capturar outra, continua no mesmo lance.
# Only said of flying kings.
rule-king-finish = Uma dama que pode continuar a capturar fá-lo na mesma linha ou vira para outra.
rule-finish-landing = Uma dama que pode escolher onde pousar tem de escolher uma casa de onde possa continuar, se a houver.
rule-taken-off = As peças capturadas são retiradas do tabuleiro.
rule-removal = { $removal ->
    [after] As peças capturadas são retiradas quando o lance termina. Até lá, ficam onde estão e barram o caminho, e nenhuma se salta duas vezes.
   *[during] As peças capturadas são retiradas logo, uma a uma, à medida que são saltadas.
}
rule-end-of-move = Um lance termina assim que a mão larga a peça.
rule-precedence-free = Entre várias capturas, o jogador escolhe a que quiser, mesmo que leve menos peças.
rule-precedence-count = Entre várias capturas, o jogador tem de escolher uma das que levam mais peças (lei da quantidade).
rule-equal-captures = Tanto faz capturar com um peão como com uma dama.
rule-free-among-equals = Se várias capturas levam o mesmo número de peças, o jogador escolhe.
rule-kings-count-one = Uma dama capturada conta como uma só peça, e capturar uma dama não tem prioridade sobre capturar um peão.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Entre várias capturas, o jogador tem de escolher segundo estes critérios, por esta ordem: { $criteria }.
criterion-count = o maior número de peças
criterion-kings = o maior número de damas capturadas
criterion-with-king = capturar com uma dama
criterion-first-king = encontrar damas o mais cedo possível
criterion-frisian = o maior valor, em que uma dama vale mais do que um peão e menos do que dois, duas damas mais do que três peões e menos do que quatro, e assim por diante
rule-failing = { $enforcement ->
    [strict] Um lance contrário a estas regras não é aceite.
    [huff] Se um jogador não capturar como deve, o adversário pode soprar: antes de jogar, retira do tabuleiro uma das peças que deviam ter capturado. Soprar não é jogar: depois, o adversário faz o seu lance. Também pode deixar passar.
    [huff-demand] Se um jogador não capturar como deve, ou interromper uma captura, o adversário escolhe antes de jogar: obrigá-lo a capturar; soprar uma das peças que deviam ter capturado (retira-a do tabuleiro) e fazer depois o seu lance; ou deixar passar.
    [optional] Ninguém é obrigado a capturar. Quem pode capturar fá-lo ou joga outra coisa, escolhe a captura que quiser e pode parar depois de cada salto. A quem não captura não acontece nada.
   *[withdraw] Se um jogador não capturar quando deve, o adversário pode deixar passar o lance, ou fazer com que o retire e capture.
}
rule-failing-printed = { $enforcement ->
    [huff] Se um jogador não capturar, o adversário pode soprar: antes de jogar, retira do tabuleiro uma peça que devia ter capturado e diz que soprar não é jogar. Depois ainda faz o seu lance. Também pode deixar passar.
   *[huff-demand] Se um jogador não capturar, ou interromper uma captura, o adversário escolhe antes de jogar: obrigá-lo a capturar; soprar uma peça que devia ter capturado (retira-a do tabuleiro) e fazer depois o seu lance; ou deixar passar.
}
rule-failing-lesser = Uma captura completa que leva menos peças do que devia não é aceite.
# A trait, as those of the shelf.
trait-optional = captura facultativa
rule-touch = { $touch ->
    [free] Tocar numa peça não obriga a jogá-la.
    [always] Peça tocada, peça jogada: quem toca numa peça tem de a jogar.
   *[binding] Peça tocada, peça jogada: quem toca numa peça tem de a jogar, a não ser que só a quisesse ajeitar.
}
rule-repetition = { $repetition ->
    [none] Repetir lances não põe fim à partida.
    [position3] Quando a mesma posição ocorre pela terceira vez e é a vez do mesmo jogador, { $verdict ->
        [automatic] a partida termina empatada.
       *[claim] qualquer dos jogadores pode reclamar o empate antes do lance seguinte.
    }
    [same3] Quando um jogador anda com uma dama para cá e para lá e faz o mesmo lance pela terceira vez, { $verdict ->
        [automatic] a partida termina empatada.
       *[claim] qualquer dos jogadores pode reclamar o empate antes do lance seguinte.
    }
    [return2] Quando uma dama de um jogador volta duas vezes seguidas à mesma casa, { $verdict ->
        [automatic] a partida termina empatada.
       *[claim] qualquer dos jogadores pode reclamar o empate antes do lance seguinte.
    }
   *[return3] Quando uma dama de um jogador volta três vezes seguidas à mesma casa, { $verdict ->
        [automatic] a partida termina empatada.
       *[claim] qualquer dos jogadores pode reclamar o empate antes do lance seguinte.
    }
}
rule-repetition-guard = Isto só conta enquanto ambos os jogadores fizerem apenas lances de dama sem captura.
rule-no-progress = Após { $moves } lances de cada jogador sem capturas nem lances de peão, { $verdict ->
    [automatic] a partida termina empatada.
   *[claim] qualquer dos jogadores pode reclamar o empate antes do lance seguinte.
}
rule-few-kings = { $verdict ->
    [claim] Quando só restam damas, duas contra uma ou uma contra uma, e o jogador que tem a vez não pode capturar nada, qualquer dos jogadores pode reclamar o empate.
   *[automatic] Quando só restam damas, duas contra uma ou uma contra uma, e o jogador que tem a vez não pode capturar nada, a partida termina empatada.
}
rule-nobody-can-win = A partida termina empatada se nenhum dos jogadores puder ganhar, por exemplo com duas damas contra uma.
rule-offered-limit = Se os jogadores quiserem, também é empate após { $moves } lances sem capturas nem lances de peão.
rule-offered-return = Outra regra comum: é empate quando um jogador volta pela terceira vez seguida à mesma casa com a mesma dama.
rule-endings = { $endings ->
    [international] Três peças, com pelo menos uma dama entre elas, contra uma dama: empate após 16 lances de cada jogador. Duas peças, com pelo menos uma dama entre elas, ou uma só dama, contra uma dama: empate após 5 lances de cada jogador.
    [russian] Três ou mais damas contra uma: empate após 15 lances de cada jogador, ou após 5 se a dama isolada dominar a grande diagonal. Se ambos os jogadores tiverem damas e o material não mudar: empate após 5 lances de cada jogador com duas ou três peças no tabuleiro, 30 com quatro ou cinco, 60 com seis ou sete.
    [brazilian] Duas peças, com pelo menos uma dama entre elas, ou uma só dama, contra uma dama: empate após 5 lances de cada jogador.
    [pool] Três damas contra uma: empate após 13 lances de cada jogador.
   *[frisian] Duas damas contra uma: empate após 7 lances de cada jogador. Uma dama contra uma: empate após 2 lances de cada jogador.
}
rule-agreement = Os jogadores podem combinar o empate a qualquer momento.
rule-win = { $goal ->
    [capture] Quem fica sem peças, ou não pode jogar quando é a sua vez, perdeu.
    [crown] Ganha o primeiro a fazer uma dama. Quem fica sem peças, ou não pode jogar quando é a sua vez, perdeu.
   *[lose] Quem fica sem peças, ou não pode jogar quando é a sua vez, ganhou.
}
rules-readings = Onde o folheto não é claro ou omite alguma coisa, esta é a nossa leitura; a página das regras diz onde e porquê.
