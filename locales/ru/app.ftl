# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } начинают
trait-goal-lose = выигрывает тот, кто остался без шашек
trait-goal-crown = выигрывает первая дамка
trait-huff = с фуком
trait-huff-or-demand = с фуком, или ход берут назад
trait-withdraw = если взятие пропущено, соперник может потребовать взять ход назад
trait-flying-kings = дальнобойные дамки
trait-short-kings = дамки ходят на одно поле
trait-men-capture-back = простые бьют и назад
trait-men-capture-forward = простые бьют только вперёд
trait-capture-straight = бьют только по горизонтали и вертикали
trait-capture-all = бьют также по горизонтали и вертикали
trait-free-choice = взятие на выбор
trait-most-pieces = нужно взять как можно больше шашек
trait-best-capture = нужно выбрать лучшее взятие
trait-crowned-in-passing = в дамки прямо во время взятия
trait-dark-right = тёмный угол справа

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } ходят с { $from } на { $to }.
spoken-capture = { $color } идут с { $from } на { $to } и бьют: { $captured }.
spoken-crowned = Простая становится дамкой.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } берут за фук { $piece ->
    [king] { $whose ->
        [yours] вашу дамку
       *[theirs] дамку
    }
   *[man] { $whose ->
        [yours] вашу простую шашку
       *[theirs] простую шашку
    }
} на поле { $square }: она должна была { $choice ->
    [none] побить { $captured }
   *[free] бить
}, но не сделала этого.
spoken-demand = { $whose ->
    [yours] Ваш ход { $move } взят назад: вы должны { $choice ->
        [none] бить { $captured }
       *[free] бить
    }.
   *[theirs] Ход { $move } взят назад. { $color } должны { $choice ->
        [none] бить { $captured }
       *[free] бить
    }.
}
spoken-timeout = { $color } просрочили время.
spoken-offer = { $color } предлагают ничью.
spoken-accept = { $color } принимают ничью.
spoken-claim = { $color } требуют ничью.
spoken-resign = { $color } сдаются.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = Ход { $move } сделан, потому что по этому вкладышу возражать или нет, решает соперник.

# The first screen.
app-title = Damier
app-tagline = Шашки точно по вкладышу из коробки.
app-skip = Перейти к содержимому
app-loading = Расставляем шашки…
shelf-heading = Вкладыши
shelf-intro = Возьмите коробку, которая есть у вас дома: игра идёт по её вкладышу, буква в букву.
shelf-rules = Правила
shelf-compare = Сравнить правила
shelf-world = Игры мира
shelf-world-intro = Другие игры на той же доске, каждая по своим правилам.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } полей, шашек у каждого: { $men }
continue-heading = Продолжить
continue-button = Продолжить эту партию
all-games = Все сохранённые партии
language-label = Язык
home = Назад к полке

# The menu, and help with the keys of a keyboard.
menu = Меню
menu-play = Играть
menu-learn = Учёба
menu-rules = Правила
menu-games = Партии
menu-help = Помощь
menu-manual = Руководство
keys-board = Клавиши для игры на доске
keys-arrows = Стрелки: с поля на поле
keys-choose = Enter или пробел: поднять шашку и поставить её
keys-digits = Цифры: перейти на поле с этим номером или выбрать путь с этим номером
keys-escape = Esc: отменить начатое
keys-beside = Клавиши вне доски

# A new game.
new-opponent = Кто играет?
new-opponent-computer = Я против компьютера
new-opponent-two = Вдвоём за этой доской
new-level = Как сильно должен играть компьютер?
new-level-value = Уровень { $level } из { $levels }
new-level-about = { $level ->
    [1] Часто путается в разменах и многое оценивает неверно. Годится для первой партии.
    [2] Всё ещё путается во многих разменах, но видит чуть больше.
    [3] Путается примерно в каждом третьем размене. Годится, когда правила уже знакомы.
    [4] Путается примерно в каждом четвёртом размене и видит дальше.
    [5] Иногда путается в размене и всё ещё часто неверно оценивает позицию.
    [6] Редко путается в размене, но всё ещё ошибается в оценке позиций.
    [7] Видит каждый размен до конца и знает дебюты. Иногда неверно оценивает позицию.
    [8] Всегда делает ход, который считает лучшим, и видит дальше.
    [9] Видит намного дальше и редко ошибается в оценке позиции.
    [10] Видит очень далеко и почти никогда не ошибается в оценке позиции.
    [11] Оценивает так хорошо, как умеет, но думает недолго.
   *[12] Играет в полную силу и думает над каждым ходом около двух секунд.
}
new-color = У кого какие шашки?
new-color-mine = { $color } — мои
new-color-lot = { $way ->
    [coin] Бросить монету
   *[lot] Бросить жребий
}
new-name = { $color }: кто играет? (имя, если хотите)
new-referee = Насколько строг судья?
new-referee-friendly = Дружеский
new-referee-friendly-about = Ход не по правилам не принимается, и объясняется почему.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Здесь пропустить взятие невозможно, поэтому ходы из-за этого не берут назад.
   *[huff] Здесь пропустить взятие невозможно, поэтому фука нет.
}
new-referee-leaflet = По вкладышу
new-referee-leaflet-about = Как на деревянной доске: без подсказок, и за ошибками следят сами игроки.
new-referee-leaflet-missed = { $missed ->
    [huff] С фуком: кто пропустил взятие, может лишиться шашки, которая должна была бить.
    [huff-or-demand] С фуком: кто пропустил взятие, может лишиться шашки, которая должна была бить, или его могут заставить взять ход назад и бить.
   *[withdraw] Кто пропустил взятие, того могут заставить взять ход назад и бить.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = Тронутой шашкой нужно ходить. Чтобы только поправить шашку, сначала нажмите «{ $adjust }».
new-clock = Часы
new-clock-none = Без часов
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } мин и ещё { $seconds } с за каждый ход
new-clock-bronstein = { $minutes } мин, за каждый ход возвращается до { $seconds } с
new-clock-delay = { $minutes } мин, на каждом ходу часы пускаются через { $seconds } с
new-clock-plain = { $minutes } мин каждому
new-clock-own = Другие часы
new-clock-kind = Вид
new-clock-kind-fischer = Фишер: каждый ход добавляет время
new-clock-kind-bronstein = Бронштейн: потраченное время возвращается
new-clock-kind-delay = Простая задержка: часы сначала ждут
new-clock-minutes = Минут каждому игроку
new-clock-seconds = Секунд на каждый ход
new-board-turns = Доска поворачивается к тому, чей ход
new-start = Начать партию
new-rules = Прочитать вкладыш

# Playing.
play-turn-yours = Ваш ход.
play-turn-color = { $color } ходят.
play-computer-thinks = Компьютер думает…
play-computer = Компьютер, уровень { $level }
play-person = Игрок
play-must-obey = Ваш ход взят назад: нужно бить.
play-touched-piece = Вы тронули шашку на поле { $square }: нужно ходить ею.
play-looking-back = Вы смотрите более раннюю позицию.
play-back-to-now = Назад к партии
play-choose-route = Есть несколько путей. Выберите по номеру.
play-moves = Ходы
play-no-moves-yet = Ходов пока нет.
play-type-move = Введите ход
play-type-example = например, { $move }
play-type-button = Пойти
play-why = Почему так было можно?
play-show-me = Показать
play-close = Закрыть
play-first = Первая позиция
play-previous = На ход назад
play-next = На ход вперёд
play-last = Последняя позиция
play-huff = Взять за фук
play-huff-which = Какая шашка должна была бить? Выберите её там, где она стоит сейчас.
play-demand = Потребовать взять назад
play-stand = Простить
play-cancel = Отмена
play-go-on-or-stop = Продолжайте взятие или остановитесь здесь.
play-stop-here = Остановиться здесь
play-show-again = Показать ещё раз
play-adjust = Поправить
play-adjust-about = Поправить шашку: ходить ею после этого не обязательно.
play-adjust-which = Какую шашку вы хотите поправить?
play-offer = Предложить ничью
play-offer-sure = Вы точно хотите предложить ничью?
play-offer-waits = Ничья предложена.
play-offer-yours = Вам предлагают ничью.
play-offer-other = { $color } предлагают ничью. { $answerer } отвечают:
play-accept = Принять
play-decline = Отклонить
play-declines = Компьютер отказывается от ничьей.
play-claim = Потребовать ничью
play-resign = Сдаться
play-resign-sure = Вы точно хотите сдаться?
play-take-back = Взять назад
play-hint-button = Подсказка
# The first half of a hint.
play-hint-piece = Посмотрите на { $piece ->
    [king] дамку
   *[man] простую шашку
} на поле { $square }.
play-flip = Повернуть доску
play-sound = Звук
play-more = Ещё
play-copy-pdn = Скопировать как PDN
play-copied = Скопировано.
play-download-pdn = Сохранить как файл PDN
play-rules = Вкладыш
play-rematch = Реванш со сменой цвета
play-new = Другая партия
play-look-back = Посмотреть на доску
# How a game against the computer ended.
play-you-won = Вы выиграли!
play-you-lost = Вы проиграли, но сражались достойно.
play-you-drew = Ничья.
play-try-level = Попробовать уровень { $level }
play-time-left = { $color }: осталось { $time }
play-pause = Остановить часы
play-paused = Пауза: нажмите, чтобы продолжить
play-give-time = { $color }: ещё одна минута
# [one] is also said of 21, 31 and so on.
play-moves-left = { $moves ->
    [1] Ничья через один ход
    [one] Ничья через { $moves } ход
    [few] Ничья через { $moves } хода
   *[many] Ничья через { $moves } ходов
}
play-king-walk = Ходов подряд дамкой на поле { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Доска
board-empty = { $square }, пусто
board-man = { $square }, простая: { SMALL($color) }
board-king = { $square }, дамка: { SMALL($color) }
board-can-capture = может бить
board-can-move = может ходить
board-target = сюда можно пойти
board-captured = побита
board-route = Путь { $number }, взятие: { $captured }
board-choose-piece = Сначала выберите одну из своих шашек.
board-computers-turn = Ходит компьютер.

# Saved games.
games-heading = Сохранённые партии
games-search = Поиск
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = января/январь, февраля/февраль, марта, апреля/апрель, мая/май, июня/июнь, июля/июль, августа, сентября/сентябрь, октября/октябрь, ноября/ноябрь, декабря/декабрь
# What is chosen from the list; the first of each is everything.
games-any-state = Окончены или нет
games-only-running = Не окончены
games-only-finished = Окончены
games-any-opponent = Любой соперник
games-only-computer = Против компьютера
games-only-people = Вдвоём
games-any-game = Все коробки и игры
games-found = { $games ->
    [one] { $games } партия
    [few] { $games } партии
   *[many] { $games } партий
}
games-none = Пока ничего не сохранено.
games-none-found = Подходящих партий не нашлось.
games-show-all = Показать все партии
games-open = Открыть
games-delete = Удалить
games-deleted = Партия удалена.
games-restore = Вернуть
# [one] is also said of 21, 31 and so on.
games-moves = { $moves ->
    [1] один ход
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}
games-damaged = Эта партия повреждена. Откройте её, чтобы увидеть, что ещё можно прочесть.
# A person who plays against the computer, as one of the two players.
games-you = Вы ({ SMALL($color) })
games-running = не окончена
games-you-won = Вы выиграли
games-you-lost = Вы проиграли
games-won = { $color } выиграли
games-won-by = победитель: { $name }
games-drawn = ничья
games-more = Показать ещё

# Settings.
settings-heading = Настройки
settings-scheme = Оформление
settings-scheme-system = Как в системе
settings-scheme-light = Светлое
settings-scheme-dark = Тёмное
settings-contrast = Высокий контраст
settings-coordinates = Названия полей
settings-coordinates-squares = На самих полях
settings-coordinates-border = По краю доски
settings-coordinates-off = Не показывать
settings-notation = Поля обозначаются
settings-notation-numeric = номером
settings-notation-algebraic = буквой и цифрой
settings-speed = Движение шашек
settings-speed-none = Без движения
settings-speed-fast = Быстрое
settings-speed-normal = Обычное
settings-speed-slow = Медленное
settings-input = Двигать шашки
settings-input-both = щелчком или перетаскиванием
settings-input-click = щелчком
settings-input-drag = перетаскиванием
settings-sound = Звуки
settings-targets = Показывать, куда может пойти шашка

# When something goes wrong.
error-heading = Что-то пошло не так
error-no-server = Damier не отвечает. Программа ещё работает?
error-page = Эту страницу не удалось загрузить. Проверьте, есть ли связь, и попробуйте ещё раз.
error-no-wasm = Этот браузер не может запустить Damier: в нём нет WebAssembly, или он запрещён. Возьмите браузер поновее или разрешите его в настройках.
error-broken = На этой странице что-то сломалось. Ничего из вашей партии не потеряно: каждый ход записывается сразу.
error-game-away = Этой партии нет на этом устройстве, а Damier не отвечает. Откройте её снова, когда появится связь.
error-unkept = Ваши последние ходы есть только в этом окне: этот браузер ничего не хранит. Не закрывайте это окно, пока ходы не сохранятся.
error-not-saved = Ваши последние ходы не удалось сохранить: диск заполнен. Они остаются на этом устройстве. Освободите место, и они сохранятся сами.
error-storage = Ваши последние ходы не удалось сохранить. Они остаются на этом устройстве и сохранятся, как только это станет возможно.
error-stale = Эту партию продолжили в другом окне. Вот что там на доске.
error-damaged = Эта сохранённая партия повреждена. Показано то, что ещё можно прочитать; остальное не тронуто.
error-damaged-copy = Продолжить отсюда в копии
error-copied = Ходы, которые не совпали, сохранены отдельной партией.
error-apart = Эту партию больше нельзя сохранить на прежнем месте. Она продолжается здесь отдельной партией, со всеми ходами.
error-no-game = Такой партии нет. Возможно, её удалили.
error-no-page = Такой страницы нет.
error-no-page-about = Возможно, адрес набран с ошибкой.
error-worker = Судью пришлось позвать снова. Ничего не потеряно.
error-thinking = Компьютер не смог сделать ход. Попробуйте ещё раз.
error-retry = Попробовать ещё раз
error-clipboard = Браузер не разрешает копировать. Сохраните партию в файл.

# Without the server, and a newer version.
offline-state = Нет связи: партии сохраняются на этом устройстве.
# In a browser that keeps nothing.
offline-state-window = Нет связи: партии остаются только в этом окне.
# The same where there is no server.
kept-in-window = Партии остаются только в этом окне: этот браузер ничего не хранит.
# Beside a saved game.
offline-only-here = только на этом устройстве
offline-update = Готова новая версия Damier.
offline-update-button = Загрузить

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Размер доски
frame-zen = Только доска
frame-zen-leave = Показать всё
frame-hint-why = Почему?
frame-beside = Рядом с доской
frame-pass = Передавать планшет
frame-pass-to = Ваш ход, { $name }.
frame-pass-ready = Готово
frame-analysis-later = Компьютер скажет своё мнение, когда партия закончится.
