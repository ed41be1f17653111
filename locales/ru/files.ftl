# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Этот комментарий не закрыт.
pdn-bad-tag = Тег записывается так: [Имя "значение"].
pdn-bad-setup = Позиция записывается так: /FEN "…"/.
pdn-nothing-to-close = Здесь нечего закрывать. Комментарии не вкладываются друг в друга: первая закрывающая скобка закончила комментарий.
pdn-no-variation = Здесь нет открытого варианта.
pdn-unclosed-variation = Вариант не закрыт до конца партии.
pdn-bad-nag = После знака $ должно идти число не больше 65535.
pdn-number-without-move = Партия заканчивается раньше хода с этим номером.
pdn-junk = Это не ход и не комментарий.
pdn-bad-move = Из этих полей не может получиться ход.
pdn-too-long = Это длиннее допустимого.
pdn-too-deep = Слишком много вариантов вложено друг в друга; остаток партии пропущен.
pdn-too-many = Партия длиннее допустимого; её остаток пропущен.
pdn-too-many-tags = В партии больше тегов, чем допустимо; остальные пропущены.
# $count is a number.
pdn-more = Других ошибок, не вошедших в список: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = В теге Result стоит { $tag }, а запись ходов заканчивается на { $moves }.
pdn-unknown-rules = Неизвестные правила: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = Такая позиция невозможна. { $reason }
pdn-no-such-square = На доске нет такого поля.
# Numbers only.
pdn-summary = Партий: { $games }. Ходов по правилам: { $moves }. Ошибок: { $faults }.
# The number of a game in its file.
pdn-game = партия { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Этого не могло быть: { $event }.
