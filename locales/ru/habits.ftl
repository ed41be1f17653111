# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = Во время партии
keys-mouse = Мышью
keys-words = Вместо хода можно вводить слова: «{ $word }» перечислит их.
key-name-home = Home
key-name-end = End
key-name-space = Пробел
key-name-enter = Enter
key-zen = Только доска
key-sound = Включить или выключить звуки
key-help = Эта справка
key-autoplay = Проиграть ходы один за другим
key-engine = Пусть компьютер думает тоже, или нет
key-best = Сделать лучший ход
key-threat = Показать угрозу
key-arrows = Показать или скрыть стрелки
key-previous-line = Предыдущий вариант
key-next-line = Следующий вариант
key-previous-game = Предыдущая партия файла
key-next-game = Следующая партия файла
mouse-draw = Правая кнопка: обвести поле или провести стрелку. Shift, Alt и Ctrl меняют карандаш.
mouse-ahead = Пока компьютер думает, вы уже можете выбрать свой ход.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Выбран заранее: { $move }.
ahead-given-up = Выбранный заранее ход отменён.
ahead-refused = Выбранный заранее ход невозможен.
confirm-ask = { $move }: сделать этот ход?
confirm-play = Пойти
confirm-back = Назад
sound-on = Звуки включены.
sound-off = Звуки выключены.

# Words that are typed in place of a move, in small letters.
command-last = последний
command-pieces = шашки
command-clock = часы
command-moves = ходы
command-captures = взятия
command-row = ряд
command-board = доска
command-draw = ничья
command-resign = сдаюсь
command-help = помощь

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Можно также ввести: { $words }.
command-not-by-leaflet = По вкладышу ходы нужно находить самому.
pieces-men = { $color }, простые: { $squares }.
pieces-kings = { $color }, дамки: { $squares }.
moves-none = Нет ходов, которые можно назвать.
row-none = У рядов номера от 1 до { $rows }.

# Settings.
settings-look = Вид
settings-board = Доска
settings-moving = Ходы
settings-results = Результаты
settings-results-as = Записывать результаты
settings-brightness = Яркость доски
settings-board-contrast = Контраст доски
settings-hue = Оттенок доски
settings-reset-colors = Исходные цвета
settings-premove = Выбирать ход, пока компьютер думает
settings-one-click = Ходить одним щелчком, когда возможен только один ход
settings-confirm = Показывать ход, прежде чем он будет сделан
settings-forced = Единственный возможный ход делается сам
settings-claim = Требовать ничью за меня, как только это возможно
settings-sound-set = Вид звуков
settings-sound-wood = Дерево
settings-sound-soft = Войлок
settings-sound-bell = Колокольчик
settings-volume = Громкость
settings-try = Послушать
settings-speak = Произносить ходы вслух
settings-speak-none = На этом устройстве нет голоса для этого языка: ничего не будет слышно.
