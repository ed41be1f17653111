# House rules: the editor and what it says.

house-heading = Regras da casa
house-intro = Começa por um jogo que conheces e muda o que em casa jogam de outra maneira.
house-families = Ninguém é obrigado a capturar, como em muitas famílias
house-link-intro = Alguém joga com estas regras. São assim; depois podes jogar.
house-base = De que jogo partes?
# What the fields are about.
house-group = { $group ->
    [board] Tabuleiro e começo
    [men] Peões
    [kings] Damas
    [capturing] Escolher uma captura
    [failing] Quando alguém não captura
   *[ending] Fim da partida
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Tabuleiro
    [corner] Canto escuro
    [rows] Linhas de peões de cada jogador
    [first] Quem começa?
    [men_capture] Os peões capturam
    [capture_axes] Captura-se
    [king_range] As damas movem-se
    [king_landing] Uma dama que captura pousa
    [removal] As peças capturadas são retiradas
    [reversal] Entre dois saltos, uma dama
    [man_takes_king] Um peão pode capturar uma dama?
    [precedence] Que captura é preciso fazer?
    [promotion] Um peão que chega à última linha a capturar
    [king_walk] Lances seguidos com a mesma dama
    [enforcement] Quem não captura como deve
    [offence] O que conta como falta?
    [touch] Uma peça tocada
    [goal] Quem ganha?
    [repetition] Empate por repetição
    [repetition_draw] Depois de uma repetição
    [repetition_guard] Os regressos de uma dama contam
    [no_progress] Empate quando nada acontece (lances de cada jogador)
    [no_progress_draw] Após tantos lances sem que nada aconteça
    [few_kings] Só restam damas, duas contra uma ou uma contra uma
   *[endings] Outros finais empatados
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 casas
    [size-10x10] 10 × 10 casas
    [corner-left] à esquerda
    [corner-right] à direita
    [men_capture-forward] só para a frente
    [men_capture-backward] para a frente e para trás
    [capture_axes-diagonal] na diagonal
    [capture_axes-straight] ao longo de linhas e colunas
    [capture_axes-all] na diagonal e ao longo de linhas e colunas
    [king_range-one] uma casa de cada vez
    [king_range-flying] tão longe quanto quiserem
    [king_landing-any] onde quiser atrás da peça capturada
    [king_landing-adjacent] logo atrás da peça capturada
    [king_landing-behind-king] onde quiser, mas logo atrás de uma dama capturada
    [removal-after] quando o lance termina
    [removal-during] logo, uma a uma
    [reversal-may-turn-back] pode dar meia-volta
    [reversal-no-turning-back] não pode dar meia-volta
    [man_takes_king-yes] sim
    [man_takes_king-no] não
    [precedence-free] a que se quiser
    [promotion-end] continua como peão
    [promotion-stop] torna-se dama e para
    [promotion-continue] continua como dama
    [enforcement-strict] não pode: o lance não é aceite
    [enforcement-huff] pode perder uma peça por sopro
    [enforcement-huff-demand] pode perder uma peça por sopro, ou ser obrigado a capturar
    [enforcement-withdraw] pode ser obrigado a capturar
    [enforcement-optional] não acontece nada: captura-se ou não, como se quiser
    [offence-any-offence] capturar de menos também
    [offence-unfinished] só não capturar ou parar a meio
    [touch-touch-free] não obriga a jogá-la
    [touch-touch-move] tem de ser jogada
    [goal-capture] quem captura ou bloqueia todas as peças do adversário
    [goal-crown] quem faz primeiro uma dama
    [goal-lose] quem fica sem peças
    [repetition-no-repetition] nunca
    [repetition-rep3] a mesma posição pela terceira vez
    [repetition-same3] o mesmo vaivém de dama pela terceira vez
    [repetition-return2] uma dama de volta à sua casa duas vezes seguidas
    [repetition-return3] uma dama de volta à sua casa três vezes seguidas
    [repetition_draw-automatic] a partida fica empatada
    [repetition_draw-claim] pode reclamar-se o empate
    [repetition_guard-guarded] só enquanto nada mais acontecer
    [repetition_guard-unguarded] sempre
    [no_progress_draw-automatic] a partida fica empatada
    [no_progress_draw-claim] pode reclamar-se o empate
    [few_kings-play-on] continua-se a jogar
    [few_kings-claim] pode reclamar-se o empate
    [few_kings-automatic] a partida fica empatada
    [endings-none] nenhum
    [endings-international] como nas damas internacionais
    [endings-russian] como nas damas russas
    [endings-brazilian] como nas damas brasileiras
    [endings-pool] como no pool checkers
   *[endings-frisian] como nas damas frísias
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] sem limite
       *[other] { $count } no máximo
    }
   *[no_progress] { $count ->
        [0] nunca
       *[other] { $count }
    }
}
house-zero = 0 significa nunca ou sem limite.
house-place-first = antes de mais
house-place-next = depois
house-nothing-more = mais nada
house-changed = mudado
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (original: { SMALL($printed) })
house-differs = O que muda em relação a: { $game }
house-differs-nothing = Ainda nada.
house-all-rules = Todas as regras
house-conflicts = Isto não bate certo
house-conflict = { $conflict ->
    [rows] Os peões precisam de pelo menos uma linha, e entre os dois lados têm de ficar pelo menos duas linhas vazias.
    [landing-of-short-king] Uma dama que anda uma casa de cada vez pousa sempre logo atrás da peça capturada: escolhe «onde quiser» para a casa em que pousa ou deixa as damas ir mais longe.
    [criterion-twice] O mesmo critério de captura aparece duas vezes.
    [criterion-gap] Fica um lugar vazio antes de um critério de captura.
   *[no-progress-too-short] Tão poucos lances não mostram que nada acontece: 0 para nunca, ou pelo menos 5 lances de cada jogador.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Mudar para: { $field } – { $value }
house-refused-heading = Estas não são regras da casa
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Nenhum jogo se chama «{ $text }».
    [unknown-switch] Nenhuma regra da casa se chama «{ $text }».
    [ambiguous] «{ $text }» pode significar várias regras da casa.
    [twice] Isto é decidido duas vezes: { $text }
   *[too-long] O texto é mais longo do que quaisquer regras da casa.
}
house-new = Criar regras da casa
house-play = Jogar com estas regras
house-change = Mudar estas regras
house-reset = Anular todas as mudanças
house-name = Nome das tuas regras
house-save = Guardar
house-rename = Mudar o nome
house-saved = Guardado: estas regras já têm a sua caixa na prateleira.
house-not-saved = Este navegador não guarda nada. Guarda as regras como ficheiro.
house-deleted = Regras apagadas: «{ $name }».
house-share = Copiar a ligação
house-link = Ligação para estas regras
house-to-file = Guardar como ficheiro
house-from-file = Abrir um ficheiro
house-file-refused = Neste ficheiro não há regras da casa.
house-own = As tuas próprias regras
house-own-intro = Como jogam em casa.
house-referee = Segundo as regras da casa
