# A game in the terminal.

play-opening = { $game }. Escreve um lance, por exemplo { $example }, ou { $help } para obter ajuda.
play-mode = { $mode ->
    [friendly] Amigável: um lance que não é permitido é recusado, com a explicação.
   *[leaflet] Segundo o folheto: o árbitro só fala quando lhe perguntam.
}
# Against the computer. $word says how the game stands.
play-against = { $color } são tuas. O computador joga no nível { $level } de { $levels }.
play-level = O computador joga agora no nível { $level } de { $levels }.
play-level-range = Escolhe um nível de 1 a { $levels }: level 4
play-thinking = { $color } estão a pensar…
play-hint = Experimenta { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } jogaram { $move }.
play-huffed = { $next ->
    [move] { $color } sopram a peça da casa { $square } e ainda têm de jogar.
   *[over] { $color } sopram a peça da casa { $square }.
}
play-demanded = O lance é retirado. { $color } têm de capturar.
play-may-answer = { $answer ->
    [huff] Antes de jogar podes soprar, se o teu adversário tiver esquecido uma captura.
    [withdraw] Antes de jogar podes fazer retirar o lance, se o teu adversário tiver esquecido uma captura.
   *[either] Antes de jogar podes soprar ou fazer retirar o lance, se o teu adversário tiver esquecido uma captura.
}
play-touched = { $color } tocam na peça da casa { $square }.
play-adjusted = { $color } ajeitam a peça da casa { $square }.
play-offered = { $color } propõem empate: aceitar (accept), recusar (decline) ou simplesmente jogar.
play-declined = Empate recusado.
play-let-stand = O lance fica válido.
play-undone = Anulado.
play-nothing-to-undo = Não há nada para anular.
play-claimable = Pode reclamar-se o empate.
play-countdown = Lances até ao empate: { $moves }.
play-legal-moves = Lances possíveis: { $moves }
play-saved = Guardado em { $file }.
play-resumed = Continua a partida de { $file }.
play-not-saved = Não foi possível guardar em { $file }: { $error }
play-no-save-name = Diz em que ficheiro guardar: save FICHEIRO
play-unknown = Isto não é um lance nem um comando: { $input }. Escreve { $help } para obter ajuda.
play-end-of-input = Até à próxima.

help-heading = O que podes escrever:
help-move = um lance: 32-28, 28x19, ou com as casas do percurso: 47x38x24
help-moves = mostrar os lances possíveis
help-why = dizer porque é que um lance é ou não permitido: why 32-28
help-hint = mostrar o que o computador faria aqui
help-level = mudar a força do computador: level 4
help-board = voltar a desenhar o tabuleiro
help-undo = anular a última ação
help-touch = tocar numa peça: touch 32
help-adjust = dizer que só queres ajeitar uma peça: adjust 32
help-huff = soprar, isto é, retirar do tabuleiro uma peça que devia capturar: huff 28
help-demand = obrigar o teu adversário a retirar o lance e a capturar
help-stand = deixar passar uma captura esquecida
help-offer = propor empate
help-accept = aceitar o empate
help-decline = recusar o empate
help-claim = reclamar o empate
help-resign = desistir
help-save = guardar a partida: save FICHEIRO
help-rules = ler as regras deste jogo
help-flip = rodar o tabuleiro
help-quit = sair
