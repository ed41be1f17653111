# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Mover
step-capture = Capturar
step-must = É preciso capturar
step-most = Capturar o máximo
step-choice = Podes escolher
step-king = A dama
step-crown = Fazer dama
step-failing = Capturas esquecidas
step-end = O fim da partida
step-draw = O empate
step-shot = Uma primeira combinação
step-line-move = Move o peão uma casa para a frente, na diagonal.
step-line-move-any = Move um dos teus peões: sempre para a frente, nunca para trás.
step-line-capture = Salta por cima do outro peão: é teu.
step-line-capture-two = Captura dois de uma vez!
step-line-capture-back = Um peão captura também para trás. Experimenta!
step-line-no-back = Um peão não captura para trás. Avança, simplesmente.
step-line-must = Tens de capturar. Que peão pode?
step-line-most = Tens de capturar o maior número possível.
step-line-choice = Captura um ou dois: tu escolhes.
step-line-capture-across = Também se captura a direito: para a frente, para trás e para o lado. Experimenta!
step-line-not-the-king = Um peão não captura uma dama. Joga sem capturar.
step-line-take-the-king = O mesmo número das duas maneiras? Então tens de capturar a dama.
step-line-king-first = As duas podem capturar? Então tem de ser a dama.
step-line-right-behind = Se a última peça capturada for uma dama, paras logo atrás dela.
step-line-king-far = A dama desliza até onde quiser. Vai para o canto oposto!
step-line-king-near = A dama anda só uma casa, mas também para trás. Recua!
step-line-king-take-far = A dama captura de longe.
step-line-king-take-back = A dama captura também para trás.
step-line-king-two = Captura dois com a dama!
step-line-crown = Chega à última linha: o teu peão torna-se dama.
step-line-crown-capture = Salta para a última linha!
step-line-pass-man = Só passa pela última linha e continua peão. Experimenta!
step-line-pass-king = Torna-se dama pelo caminho e continua. Experimenta!
step-line-pass-stop = Ali torna-se dama e o lance acaba. Experimenta!
step-line-huff = O outro esqueceu-se de capturar! Sopra: toca no peão que devia ter capturado.
step-line-huff-which = Há dois peões à frente dos teus, mas só um podia capturar. Toca nele para o soprar.
step-line-huffed = Soprar não é jogar: faz agora o teu lance.
step-line-forget = Podes capturar, mas desta vez esquece-te de propósito: move o peão do canto.
step-line-remember = Podes capturar outra vez. Desta vez não te esqueças!
step-line-obey = Agora tens de capturar.
step-line-demand = O outro esqueceu-se de capturar! Faz retirar o lance.
step-line-demand-which = O outro esqueceu-se de capturar! Que peão devia tê-lo feito? Toca nele.
step-line-pointed = Agora faz retirar o lance.
step-line-let-stand = Também podes deixar passar, se preferires. Em vez disso, captura tu!
step-line-last = Captura o último peão: ganhas!
step-line-block = Encurrala o último peão: quem não pode jogar perde.
step-line-repeat = Vai e vem, vai e vem: é empate. Volta mais uma vez!
step-line-claim = Não há damas que cheguem para ganhar: reclama o empate.
step-line-claim-again = Vai e vem, já pela terceira vez: reclama o empate.
step-line-agree = Também se pode combinar. Propõe empate!
step-line-shot = Dá um peão e captura mais!

# The page of the lessons.
step-heading = Primeiros passos
step-intro = Pequenas lições para uma primeira partida. Escolhe o teu jogo.
step-task = Exercício { $number } de { $count }
step-good = Muito bem!
step-star = Muito bem! Uma estrela para ti!
step-huffed = Muito bem! O peão é teu. Agora faz o teu lance.
step-was-huffed = Lá se foi! O teu peão é soprado, e o outro ainda faz o seu lance.
step-was-demanded = O outro faz retirar o teu lance.
step-pointed = Certo, é esse!
step-all-done = Já sabes tudo. Agora joga!
step-done = feito
step-next = Continuar
step-back = Voltar
step-again = Mais uma vez
step-restart = Recomeçar
step-not-that = É permitido, mas procura outra coisa.
step-not-guilty = Esse peão não podia capturar. Olha outra vez.
step-play = Jogar uma partida
step-stars = { $stars ->
    [1] uma estrela
   *[other] { $stars } estrelas
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Problemas
puzzle-intro = Só um lance é bom. Encontra-o!
puzzle-number = Problema { $number } de { $count }
puzzle-to-move = { $color } jogam e ganham
puzzle-level = Que dificuldade?
puzzle-easy = Fácil
puzzle-medium = Médio
puzzle-hard = Difícil
puzzle-right = Certo! Continua.
puzzle-solved = Resolvido!
puzzle-shown = Era essa a solução.
puzzle-line = Solução: { $moves }
puzzle-wrong = Esse não. Tenta de novo.
puzzle-also-good = Esse também é bom! Agora procura o outro lance.
puzzle-solution = Mostrar a solução
puzzle-next = Próximo problema
puzzle-skip = Outro
puzzle-stars = Dificuldade: { $stars } de 5
puzzle-was-solved = Este já resolveste.
puzzle-none = Esse problema não existe.
puzzle-others = Ver os problemas deste jogo
puzzle-print = Imprimir seis problemas
puzzle-count = { $solved ->
    [1] um problema resolvido
   *[other] { $solved } problemas resolvidos
}
