# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Ход
step-capture = Взятие
step-must = Бить обязательно
step-most = Бить как можно больше
step-choice = Можно выбирать
step-king = Дамка
step-crown = Как стать дамкой
step-failing = Забытое взятие
step-end = Конец партии
step-draw = Ничья
step-shot = Первая комбинация
step-line-move = Пойди шашкой на одно поле вперёд наискосок.
step-line-move-any = Пойди любой своей шашкой: всегда вперёд, никогда назад.
step-line-capture = Перепрыгни через чужую шашку: теперь она твоя.
step-line-capture-two = Побей две за один раз!
step-line-capture-back = Простая бьёт и назад. Попробуй!
step-line-no-back = Простая не бьёт назад. Просто иди вперёд.
step-line-must = Нужно бить. Какая шашка может?
step-line-most = Нужно побить как можно больше.
step-line-choice = Побей одну или две: выбор за тобой.
step-line-capture-across = Бить можно и прямо вперёд, и прямо назад, и вбок. Попробуй!
step-line-not-the-king = Простая не бьёт дамку. Просто сделай ход.
step-line-take-the-king = Поровну и так и так? Тогда надо бить дамку.
step-line-king-first = Бить могут обе? Тогда должна бить дамка.
step-line-right-behind = Если последней побита дамка, остановись сразу за ней.
step-line-king-far = Дамка скользит так далеко, как захочет. Иди в дальний угол!
step-line-king-near = Дамка ходит только на одно поле, но и назад тоже. Пойди назад!
step-line-king-take-far = Дамка бьёт издалека.
step-line-king-take-back = Дамка бьёт и назад.
step-line-king-two = Побей дамкой две!
step-line-crown = Дойди до последнего ряда: шашка станет дамкой.
step-line-crown-capture = Прыгни на последний ряд!
step-line-pass-man = Она лишь проходит через последний ряд и остаётся простой. Попробуй!
step-line-pass-king = Она станет дамкой по пути и пойдёт дальше. Попробуй!
step-line-pass-stop = Там она станет дамкой, и ход закончится. Попробуй!
step-line-huff = Соперник забыл побить! Возьми за фук: коснись шашки, которая должна была бить.
step-line-huff-which = Перед твоими шашками стоят две чужие, но бить могла только одна. Коснись её, чтобы взять за фук.
step-line-huffed = Взять за фук — ещё не ход: теперь ходи.
step-line-forget = Ты можешь бить, но на этот раз забудь нарочно: пойди шашкой из угла.
step-line-remember = Снова можно бить. На этот раз не забудь!
step-line-obey = Теперь нужно бить.
step-line-demand = Соперник забыл побить! Потребуй взять ход назад.
step-line-demand-which = Соперник забыл побить! Какая шашка должна была это сделать? Коснись её.
step-line-pointed = Теперь потребуй взять ход назад.
step-line-let-stand = Можно и простить, если тебе так больше нравится. А сейчас лучше бей!
step-line-last = Побей последнюю шашку: победа!
step-line-block = Запри последнюю шашку: кто не может ходить, проигрывает.
step-line-repeat = Туда-сюда, туда-сюда: это ничья. Вернись ещё раз!
step-line-claim = Слишком мало дамок для победы: потребуй ничью.
step-line-claim-again = Туда-сюда уже в третий раз: потребуй ничью.
step-line-agree = Можно и договориться. Предложи ничью!
step-line-shot = Отдай одну шашку и побей больше!

# The page of the lessons.
step-heading = Первые шаги
step-intro = Маленькие уроки перед первой партией. Выбери игру.
step-task = Задание { $number } из { $count }
step-good = Молодец!
step-star = Молодец! Тебе звезда!
step-huffed = Молодец! Шашка твоя. Теперь сделай ход.
step-was-huffed = И нет её! Твою шашку взяли за фук, а соперник ещё и сделал ход.
step-was-demanded = Соперник требует взять твой ход назад.
step-pointed = Верно, это она!
step-all-done = Ты знаешь всё. Теперь играй!
step-done = готово
step-next = Дальше
step-back = Назад
step-again = Ещё раз
step-restart = Начать сначала
step-not-that = Так можно, но поищи другое.
step-not-guilty = Эта шашка не могла бить. Посмотри ещё раз.
step-play = Сыграть партию
step-stars = { $stars ->
    [one] { $stars } звезда
    [few] { $stars } звезды
   *[other] { $stars } звёзд
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Задачи
puzzle-intro = Только один ход верен. Найди его!
puzzle-number = Задача { $number } из { $count }
puzzle-to-move = { $color } начинают и выигрывают
puzzle-level = Насколько трудно?
puzzle-easy = Легко
puzzle-medium = Средне
puzzle-hard = Трудно
puzzle-right = Верно! Дальше.
puzzle-solved = Решено!
puzzle-shown = Это было решение.
puzzle-line = Решение: { $moves }
puzzle-wrong = Не этот. Попробуй ещё раз.
puzzle-also-good = Этот ход тоже хорош! Теперь найди другой.
puzzle-solution = Показать решение
puzzle-next = Следующая задача
puzzle-skip = Другая
puzzle-stars = Трудность: { $stars } из 5
puzzle-was-solved = Эта уже решена.
puzzle-none = Такой задачи нет.
puzzle-others = К задачам этой игры
puzzle-print = Напечатать шесть задач
puzzle-count = { $solved ->
    [one] решена { $solved } задача
    [few] решены { $solved } задачи
   *[other] решено { $solved } задач
}
