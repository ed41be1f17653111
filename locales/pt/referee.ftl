# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Sim, { $move } é permitido.
answer-no = Não, { $move } não é permitido.
answer-which = { $move } pode designar vários lances: { $moves }. Indica as casas do percurso, ou as das peças capturadas entre chavetas.

fault-no-piece = Não há nenhuma peça na casa { $square }.
fault-not-your-piece = A peça da casa { $square } é do teu adversário.
fault-square-taken = A casa { $square } está ocupada.
fault-stays-put = A peça da casa { $square } tem de ir para algum lado.
fault-blocked = A peça da casa { $square } está bloqueada: não pode mover-se nem capturar.
fault-must-capture = Tens de capturar. Podes fazê-lo a partir de: { $squares }.
fault-must-capture-more = Tens de capturar o maior número de peças possível: { $best }, não { $yours }. Podes fazê-lo a partir de: { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Outra captura tem prioridade, porque leva mais damas. Podes fazê-la a partir de: { $squares }.
    [with-king] Uma dama que pode capturar tem prioridade. Podes fazê-lo a partir de: { $squares }.
    [first-king] Outra captura tem prioridade, porque encontra uma dama mais cedo. Podes fazê-la a partir de: { $squares }.
   *[frisian] Outra captura tem prioridade, porque o que leva vale mais. Podes fazê-la a partir de: { $squares }.
}
fault-capture-not-finished = A captura não está completa: a peça tem de continuar a capturar. Pode fazê-lo em: { $squares }.
fault-must-land-to-go-on = A dama tem de pousar onde possa continuar a capturar: { $squares }.
fault-men-do-not-move-back = Um peão só se move para a frente.
fault-men-do-not-capture-back = Um peão não captura para trás.
fault-men-do-not-take-kings = Um peão não pode capturar uma dama.
fault-man-moves-one-step = Um peão avança apenas uma casa.
fault-king-moves-one-step = Uma dama move-se apenas uma casa.
fault-king-captures-nearby = Uma dama captura como um peão: só uma peça vizinha, e pousa logo atrás dela.
fault-must-land-behind = A dama tem de pousar logo atrás da peça capturada, na casa { $square }.
fault-not-crowned-in-passing = Um peão que apenas passa pela última linha não se torna dama: continua como peão.
fault-crowning-ends-move = Um peão que se torna dama para aí: o seu lance terminou.
fault-captured-pieces-stay = As peças capturadas ficam no tabuleiro até o lance terminar: barram o caminho e não podem ser saltadas duas vezes.
fault-king-must-rest = { $count ->
    [one] A dama da casa { $square } já se moveu da última vez: primeiro tens de jogar outra peça.
   *[other] A dama da casa { $square } já se moveu { $count } vezes seguidas: primeiro tens de jogar outra peça.
}
fault-not-on-a-line = As peças movem-se na diagonal; estas casas não estão numa mesma diagonal.
fault-own-piece-in-the-way = A tua própria peça, na casa { $square }, barra o caminho.
fault-no-room-behind = Não há nenhuma casa livre logo atrás da peça da casa { $square }.
fault-nothing-to-capture = Não há nada para capturar no percurso.
fault-no-such-way = Nenhuma peça pode ir por aí.
fault-too-complex = Esta posição tem mais capturas do que as que se podem enumerar.

remark-capture-was-due = Era preciso capturar.
remark-nothing-to-capture = Não havia nada para capturar.
remark-capture-declined = Podia capturar-se, mas não é obrigatório.
remark-captured-backward = Os peões também capturam para trás.
remark-king-flew = { $landing ->
    [adjacent] Uma dama pode capturar de longe.
   *[any] Uma dama pode capturar de longe e pousar mais adiante.
}
remark-crowned = O peão torna-se dama.
remark-crowned-in-passing = O peão tornou-se dama ao chegar à última linha e continuou como dama.
remark-passed-far-row = O peão apenas passou pela última linha e, por isso, permanece peão.
remark-crowning-ended-move = O peão tornou-se dama, e com isso o lance terminou.
remark-took-the-most = Captura { $count } peças, e é preciso capturar o maior número possível.
remark-free-choice = Outra captura leva mais peças, mas a escolha é livre.
remark-round-trip = Uma captura pode terminar na casa onde começou.

refusal-game-over = A partida terminou.
refusal-not-your-turn = É a vez do teu adversário.
refusal-touched-piece-must-move = Peça tocada, peça jogada: tocaste na peça da casa { $square }, por isso tens de a jogar.
refusal-adjust-before-touching = Já tocaste na peça da casa { $square }: é tarde para a ajeitar.
refusal-nothing-to-huff = Aí não há nada para soprar.
refusal-no-huffing = Neste jogo não se sopra.
refusal-nothing-to-demand = O teu adversário não esqueceu nenhuma captura.
refusal-no-demanding = Neste jogo não podes fazer retirar um lance.
refusal-nothing-to-let-stand = Não há nada para deixar passar.
refusal-already-offered = Já propuseste empate.
refusal-no-offer = Ninguém propôs empate.
refusal-nothing-to-claim = Agora não há empate para reclamar.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } ganham. { $loser } ficaram sem peças.
outcome-blocked = { $winner } ganham. { $loser } não podem jogar.
outcome-rid-of-pieces = { $winner } ganham: ficaram sem peças.
outcome-cannot-move = { $winner } ganham: já não podem jogar.
outcome-crowned = { $winner } ganham com a primeira dama.
outcome-resigned = { $winner } ganham. { $loser } desistem.
outcome-timeout = { $winner } ganham. { $loser } esgotaram o tempo.
outcome-draw-agreed = Empate por acordo.
outcome-draw-position3 = Empate: a mesma posição pela terceira vez.
outcome-draw-same3 = Empate: o mesmo lance de dama pela terceira vez.
outcome-draw-return2 = Empate: uma dama voltou duas vezes seguidas à mesma casa.
outcome-draw-return3 = Empate: uma dama voltou três vezes seguidas à mesma casa.
outcome-draw-no-progress = Empate: demasiados lances sem capturas nem lances de peão.
outcome-draw-few-kings = Empate: só restam uma ou duas damas contra uma.
outcome-draw-ending = Empate: este final atingiu a duração máxima.

setup-no-turn = Não está dito de quem é a vez.
setup-no-pieces = Não há peças no tabuleiro.
setup-off-board = Fora do tabuleiro: { $squares }.
setup-shared = Há mais de uma peça aqui: { $squares }.
setup-uncrowned = Um peão não pode estar na linha onde se torna dama: { $squares }.
setup-too-many = { $color } têm { $count } peças; no máximo podem ter { $most }.
setup-no-such-walk = A dama cujos lances se contam não está lá.
setup-too-complex = Esta posição tem mais capturas do que as que se podem enumerar.

# What is typed cannot be read.
attempt-unreadable = Isto não se lê como um lance: { $text }.
attempt-no-such-square = O tabuleiro não tem a casa { $square }.
attempt-too-few-squares = Um lance indica a casa de partida e a casa de chegada.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = No carácter { $at } da posição: { $problem }
fen-too-long = o texto é demasiado longo.
fen-turn = tem de começar por W, B ou ?, conforme quem tem a vez.
fen-color = aqui deve estar W ou B e uma lista de casas.
fen-color-twice = esta cor já tem as suas casas.
fen-square = aqui deve estar uma casa, por exemplo 32, K32 ou c3.
fen-range = este intervalo está ao contrário.
fen-ghost = uma peça capturada ainda lá está; termina primeiro o lance.
fen-tail = aqui deve estar um número.
