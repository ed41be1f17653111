# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Проиграть ходы
autoplay-stop = Остановить показ
autoplay-pace = Время на ход

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Заметки
note-marks = Насколько это хорошо?
note-no-mark = Без знака
note-comment = Комментарий
note-promote = Сделать главным вариантом

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Ход игры
study-threat = Угроза
study-arrows = Стрелки

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Найти позицию
seek-here = Найти эту позицию
seek-kind = Что искать?
seek-exact = Эту позицию
seek-theme = Эти шашки, что бы ни стояло ещё
seek-theme-how = Поставьте шашки на доску. На остальных полях может стоять что угодно, если вы не отметите их как пустые.
seek-empty = должно быть пустым
seek-turn-any = Любая сторона
seek-reversed = Также с переменой цветов
seek-plies = Не меньше стольких полуходов
seek-where = Где?
seek-start = Искать
seek-stop = Остановить
seek-progress = Просмотрено партий: { $done } из { $count }
seek-found = Найдено партий: { $count }
seek-none = В этих партиях этого нет.
seek-first = Показаны только первые { $count }.
seek-move = ход { $number }
seek-is-reversed = цвета переменены
seek-next = Как играли дальше

# A game within another web page.
embed-copy = Скопировать код для вставки
embed-copied = Скопировано. Вставьте код в исходный текст веб-страницы: партия появится там.
embed-too-long = Эта партия слишком длинна для адреса.
embed-open = Открыть в Damier
embed-none = По этому адресу нет партии.
