# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Расставить позицию
setup-page-game = Игра
setup-page-palette = Поставить на доску
setup-page-man = простая: { SMALL($color) }
setup-page-king = дамка: { SMALL($color) }
setup-page-erase = убрать
setup-page-how = Выберите шашку и указывайте поля или перетаскивайте шашки. Поставьте ту же шашку второй раз, и она исчезнет.
setup-page-turn = Чей ход?
setup-page-clear = Очистить доску
setup-page-start = Начальная позиция
setup-page-fen = Позиция текстом (FEN)
setup-page-read = Расставить
setup-page-copy = Скопировать
setup-page-copy-by-hand = Браузер не разрешает копировать. Выделите текст и скопируйте его сами.
setup-page-possible = Из этой позиции можно играть.
setup-page-impossible = Такая позиция невозможна:
setup-page-play = Играть отсюда
setup-page-analyse = Анализировать отсюда
setup-page-no-rules = Таких правил нет.
setup-page-starts-there = Партия начинается с расставленной позиции.

# Files of games. $count is a number.
import-open-file = Открыть файл с партиями
import-intro = Откройте файл с партиями (PDN) и просмотрите их с вариантами и комментариями.
import-choose = Выбрать файл
import-drop = Или перетащите его сюда. Не больше 32 МиБ.
import-reading = Файл читается: { $percent } %
import-paste = Или вставьте его текст
import-pasted = Вставленный текст
import-read = Открыть
import-back = Назад к файлу
import-another = Открыть другой файл
import-files = Файлы в этом браузере
import-kept = Файл хранится в этом браузере.
import-forget = Забыть этот файл
import-gone = Этого файла больше нет в браузере. Откройте его снова, и всё окажется на своих местах.
import-none = В этом файле нет партий.
import-too-long = Этот файл больше 32 МиБ. Сначала разделите его.
import-games = Партий в этом файле: { $count }
import-none-found = Ни одна партия из файла не подходит.
import-game-of = Партия { $number } из { $count }
import-previous-game = Предыдущая партия
import-next-game = Следующая партия
import-left-out = Пропущено, потому что их слишком много: { $count }
import-findings = Найдено ошибок: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Анализ
study-link = Анализировать
study-from-start = С начальной позиции
study-edit = Изменить эту позицию
study-engine = Компьютер
study-lines = Лучшие варианты
study-thinking = Компьютер думает…
study-failed = Компьютер не отвечает.
study-depth = Глубина { $depth }
study-speed = { $speed } позиций в секунду
study-go-on = Искать глубже
study-lines-count = Число вариантов
study-gauge = Шансы
study-chances = Шансы: { SMALL($white) } { $percent } %, { SMALL($black) } { $rest } %
study-graph = Ход партии
study-run-course = Анализировать всю партию
study-progress = Ходов: { $done } из { $moves }
study-no-mistakes = Ошибок не найдено.
study-better = Лучше: { $move }
study-remove = Убрать этот вариант
study-kept = Ваши варианты и анализ хранятся в этом браузере.
study-start-over = Начать заново
study-started-over = Ваши варианты и анализ убраны.
study-save = Добавить к сохранённым партиям
study-position = Новая позиция
study-unplayable = { $move } сыграть нельзя. На доске — позиция перед этим ходом.

# A place in a file: line and column.
study-finding = Строка { $line }, столбец { $column }:

# The worst moves of a game as questions.
study-learn = Учиться на ошибках
study-mistake-count = Вопрос { $number } из { $count }
study-mistake-question = { $color } сыграли здесь { $move } и что-то на этом потеряли. Найдите ход лучше.
study-mistake-right = Отличная находка: { $move } — хороший ход.
study-mistake-same = { $move } — так и было сыграно. Есть ход лучше.
study-mistake-wrong = { $move } тоже что-то теряет. Попробуйте ещё раз.
study-mistake-next = Следующий вопрос
study-mistake-stop = Назад к партии

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Таблицы окончаний
tables-explain = Таблицы знают, чем кончается каждая позиция с малым числом шашек. Они строятся незаметно, пока вы играете дальше.
tables-impossible = Для этой игры таблиц нет.
tables-ready = Безошибочная игра известна, если шашек не больше { $pieces }.
tables-cost = Таблицы побольше: примерно { $size } на диске и примерно { $time } на построение.
tables-build = Построить таблицы для { $pieces } шашек
tables-building = Строятся таблицы для { $pieces } шашек: { $percent } %.
tables-left = Ещё примерно { $time }.
tables-stop = Остановить построение
tables-failed = Таблицы построить не удалось.
tables-no-room = На диске слишком мало места: остаток оставлен для партий.
tables-remove = Удалить эти таблицы
