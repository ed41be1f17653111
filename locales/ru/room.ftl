# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Вдвоём на расстоянии
room-your-name = Ваше имя, если хотите
room-open = Открыть комнату
room-open-failed = Комнату не удалось открыть. Попробуйте чуть позже.

# Waiting for the other.
room-waiting-heading = Пригласите друга
room-waiting = Отправьте эту ссылку или наведите телефон на картинку. Кто откроет её первым, сядет напротив вас.
room-link-play = Ссылка для игры
room-link-watch = Ссылка для зрителей
room-picture = Ссылка для игры в виде QR-кода
room-send = Отправить ссылку
# Damier answers nobody but this computer.
room-only-here = Эти ссылки открываются только на этом компьютере. Как запустить Damier, чтобы могли играть и другие:
room-agreed = О чём договорились
room-you-play = У вас { SMALL($color) } шашки.

# Somebody was invited. $name is a person.
room-invited = Вас приглашают сыграть
room-invited-by = { $name } приглашает вас сыграть
room-sit = Сесть за доску ({ SMALL($color) } шашки)
room-only-watch = Только смотреть
room-sit-late = Кто-то успел раньше: оба места заняты. Вы можете смотреть.

# At the board. $name is a person or a color.
room-sent = Отправлено…
room-saved = Сохранено
room-watchers = { $watchers ->
    [1] смотрит один человек
    [one] смотрит { $watchers } человек
    [few] смотрят { $watchers } человека
   *[many] смотрят { $watchers } человек
}
room-you-watch = Вы смотрите.
room-here = на месте
room-away = нет на месте
room-away-since = Сейчас нет на месте: { $name }. Подождите или вернитесь в другой день: комната останется открытой.
# $time is as on a clock, "2:10".
room-away-claim-in = Сейчас нет на месте: { $name }. Через { $time } вы сможете засчитать себе победу. Можно также подождать или вернуться в другой день.
room-away-claim = Давно нет на месте: { $name }. Вы можете засчитать себе победу или подождать ещё.
room-claim = Засчитать себе победу
room-connecting = Связь прервалась. Пробуем снова…
room-connect-now = Попробовать сейчас
room-not-saved = Сервер сейчас ничего не может сохранить. Ваш ход остаётся здесь и будет отправлен снова.
room-closed = Хозяин этого Damier закрыл комнату. Партия сохранена.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Что-то другое случилось раньше, поэтому это не сделано. Вот что сейчас на доске.
room-gone = Такой комнаты нет. Возможно, ссылка неполная.
room-unreachable = Сейчас комната недоступна. Проверьте, есть ли связь, и попробуйте ещё раз.
room-no-wasm = В этом браузере нет WebAssembly, поэтому без пароля играть здесь нельзя. Откройте ссылку в другом браузере.

# What one player wants of the other.
room-ask-back = Попросить взять ход назад
room-asks-back = { $name }: «Можно взять последний ход назад?»
room-asked-back = Вы попросили взять ход назад. Соперник должен согласиться.
room-ask-rematch = Предложить реванш со сменой цвета
room-asks-rematch = { $name }: «Сыграем ещё раз, поменявшись цветами?»
room-asked-rematch = Вы предложили сыграть ещё раз. Соперник должен согласиться.
room-grant = Согласиться
room-refuse = Нет, спасибо
room-refused-back = Ход остаётся.
room-refused-rematch = Ещё одной партии пока не будет.
room-declined = От ничьей отказались.
room-next = К следующей партии

# The same seat on another device.
room-take-along = Пересесть на другое устройство
room-take-about = Продолжите эту партию на другом устройстве: наведите его на картинку или откройте там ссылку.
room-take-link = Ссылка для другого устройства
room-take-picture = Ссылка для другого устройства в виде QR-кода
room-take-heading = Продолжить здесь?
room-take-confirm = Место перейдёт к этому устройству. На другом тогда можно будет только смотреть.
room-take-here = Занять место
room-taken-along = Ваше место теперь на другом устройстве. Здесь можно смотреть.
