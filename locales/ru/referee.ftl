# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Да, ход { $move } разрешён.
answer-no = Нет, ход { $move } не разрешён.
answer-which = { $move } может означать несколько ходов: { $moves }. Назовите поля по пути или поля побитых шашек в фигурных скобках.

fault-no-piece = На поле { $square } нет шашки.
fault-not-your-piece = Шашка на поле { $square } принадлежит сопернику.
fault-square-taken = Поле { $square } занято.
fault-stays-put = Шашка на поле { $square } должна куда-нибудь пойти.
fault-blocked = Шашка на поле { $square } заперта: она не может ни пойти, ни побить.
fault-must-capture = Нужно бить. Это можно сделать отсюда: { $squares }.
fault-must-capture-more = Нужно взять как можно больше шашек: { $best }, а не { $yours }. Бить нужно отсюда: { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Предпочесть нужно другое взятие: в нём больше дамок. Бить нужно отсюда: { $squares }.
    [with-king] Если может бить дамка, бить нужно ею, отсюда: { $squares }.
    [first-king] Предпочесть нужно другое взятие: дамка в нём встречается раньше. Бить нужно отсюда: { $squares }.
   *[frisian] Предпочесть нужно другое взятие: взятое в нём дороже. Бить нужно отсюда: { $squares }.
}
fault-capture-not-finished = Взятие не закончено: шашка должна бить дальше. Следующей она может побить: { $squares }.
fault-must-land-to-go-on = Дамка должна стать туда, откуда можно бить дальше: { $squares }.
fault-men-do-not-move-back = Простая никогда не ходит назад.
fault-men-do-not-capture-back = Простая не бьёт назад.
fault-men-do-not-take-kings = Простая не может бить дамку.
fault-man-moves-one-step = Простая ходит только на одно поле.
fault-king-moves-one-step = Дамка ходит только на одно поле.
fault-king-captures-nearby = Дамка бьёт так же, как простая: только соседнюю шашку, и становится сразу за ней.
fault-must-land-behind = Дамка должна стать сразу за побитой шашкой, на поле { $square }.
fault-not-crowned-in-passing = Простая, которая только проходит через последний ряд, дамкой не становится: она бьёт дальше как простая.
fault-crowning-ends-move = Простая, ставшая дамкой, на этом останавливается: её ход закончен.
fault-captured-pieces-stay = Побитые шашки остаются на доске до конца хода: они преграждают путь, и прыгать через них второй раз нельзя.
fault-king-must-rest = { $count ->
    [1] Дамка на поле { $square } ходила в прошлый раз: сначала нужно пойти другой шашкой.
    [one] Дамка на поле { $square } уже ходила { $count } раз подряд: сначала нужно пойти другой шашкой.
    [few] Дамка на поле { $square } уже ходила { $count } раза подряд: сначала нужно пойти другой шашкой.
   *[many] Дамка на поле { $square } уже ходила { $count } раз подряд: сначала нужно пойти другой шашкой.
}
fault-not-on-a-line = Шашки ходят по диагоналям, а эти поля не лежат на одной диагонали.
fault-own-piece-in-the-way = Путь преграждает ваша собственная шашка на поле { $square }.
fault-no-room-behind = Сразу за шашкой на поле { $square } нет свободного поля.
fault-nothing-to-capture = На этом пути бить нечего.
fault-no-such-way = Ни одна шашка не может так пойти.
fault-too-complex = В этой позиции больше взятий, чем можно перечислить.

remark-capture-was-due = Нужно было бить.
remark-nothing-to-capture = Бить было нечего.
remark-capture-declined = Можно было бить, но это не обязательно.
remark-captured-backward = Простые бьют и назад.
remark-king-flew = { $landing ->
    [adjacent] Дамка может бить издалека.
   *[any] Дамка может бить издалека и становиться дальше за побитой шашкой.
}
remark-crowned = Простая становится дамкой.
remark-crowned-in-passing = Дойдя до последнего ряда, простая стала дамкой и продолжила ход как дамка.
remark-passed-far-row = Простая только прошла через последний ряд, поэтому остаётся простой.
remark-crowning-ended-move = Простая стала дамкой, и на этом ход закончился.
remark-took-the-most = Этот ход берёт { $count } { $count ->
    [one] шашку
    [few] шашки
   *[many] шашек
}, а взять нужно как можно больше.
remark-free-choice = Другим взятием можно побить больше, но выбор свободный.
remark-round-trip = Взятие может закончиться там же, где началось.

refusal-game-over = Партия окончена.
refusal-not-your-turn = Сейчас ход соперника.
refusal-touched-piece-must-move = Тронул — ходи: вы тронули шашку на поле { $square } и должны ходить ею.
refusal-adjust-before-touching = Вы уже тронули шашку на поле { $square }: поправлять её поздно.
refusal-nothing-to-huff = Там нечего взять за фук.
refusal-no-huffing = В этой игре за фук не берут.
refusal-nothing-to-demand = Соперник не пропустил взятия.
refusal-no-demanding = В этой игре нельзя потребовать, чтобы ход взяли назад.
refusal-nothing-to-let-stand = Прощать нечего.
refusal-already-offered = Вы уже предложили ничью.
refusal-no-offer = Никто не предлагал ничью.
refusal-nothing-to-claim = Сейчас нельзя потребовать ничью.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } выиграли. { $loser } остались без шашек.
outcome-blocked = { $winner } выиграли. { $loser } не могут ходить.
outcome-rid-of-pieces = { $winner } выиграли: у них не осталось шашек.
outcome-cannot-move = { $winner } выиграли: у них не осталось ходов.
outcome-crowned = { $winner } выиграли: они первыми провели дамку.
outcome-resigned = { $winner } выиграли. { $loser } сдались.
outcome-timeout = { $winner } выиграли. { $loser } просрочили время.
outcome-draw-agreed = Ничья по соглашению.
outcome-draw-position3 = Ничья: одна и та же позиция в третий раз.
outcome-draw-same3 = Ничья: один и тот же ход дамкой в третий раз.
outcome-draw-return2 = Ничья: дамка два раза подряд вернулась на одно и то же поле.
outcome-draw-return3 = Ничья: дамка три раза подряд вернулась на одно и то же поле.
outcome-draw-no-progress = Ничья: слишком много ходов без взятий и без ходов простыми.
outcome-draw-few-kings = Ничья: осталась одна дамка или две против одной.
outcome-draw-ending = Ничья: число ходов для этого эндшпиля исчерпано.

setup-no-turn = Не сказано, чей ход.
setup-no-pieces = На доске нет шашек.
setup-off-board = За пределами доски: { $squares }.
setup-shared = Больше одной шашки здесь: { $squares }.
setup-uncrowned = Простая не может стоять на ряду, где она становится дамкой: { $squares }.
setup-too-many = { $color }: шашек { $count }, а может быть не больше { $most }.
setup-no-such-walk = Дамки, ходы которой считаются, на этом поле нет.
setup-too-complex = В этой позиции больше взятий, чем можно перечислить.

# What is typed cannot be read.
attempt-unreadable = Это не читается как ход: { $text }.
attempt-no-such-square = На доске нет поля { $square }.
attempt-too-few-squares = В ходе называют поле, с которого он начинается, и поле, на котором он заканчивается.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Позиция, символ { $at }: { $problem }
fen-too-long = запись слишком длинная.
fen-turn = в начале должно стоять W, B или ?, смотря чей ход.
fen-color = здесь должно стоять W или B со списком полей.
fen-color-twice = у этого цвета уже есть свои поля.
fen-square = здесь должно стоять поле, например 32, K32 или c3.
fen-range = этот диапазон идёт в обратную сторону.
fen-ghost = побитая шашка ещё не снята; сначала закончите ход.
fen-tail = здесь должно стоять число.
