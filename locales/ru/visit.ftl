# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = Введите, пожалуйста, пароль
visit-about = Сюда пускают не всех. Пароль вам скажет тот, кто настроил этот Damier.
visit-password = Пароль
visit-show = Показать
visit-sign-in = Войти
visit-aside = Играть только на этом устройстве
visit-aside-about = Играть, учиться и читать правила можно и без него. Ваши партии остаются на этом устройстве и сохранятся, как только вы введёте пароль.
visit-wrong = Это не тот пароль. Попробуйте ещё раз.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Слишком много неверных попыток. Попробуйте ещё раз через некоторое время: { $time }.
visit-failed = Не получилось. Попробуйте ещё раз чуть позже.
visit-state = Нужен пароль: партии сохраняются на этом устройстве.
# In a browser that keeps nothing.
visit-state-window = Нужен пароль: партии остаются только в этом окне.
visit-enter = Ввести пароль
visit-game-locked = Этой партии нет на этом устройстве. Введите пароль, чтобы её увидеть.

# Where somebody entered it. $day is a date.
visit-devices = Устройства, на которых выполнен вход
visit-this-device = это устройство
visit-seen = последний раз: { $day }
visit-sign-out = Выйти
visit-sign-out-about = Выход не удаляет партии. Войдите снова, и ваши партии вернутся.

# Whose a game is.
owner-common = Общая: продолжить может любой, кто здесь есть
owner-claim = Сделать моей
owner-claimed = Теперь это ваша партия.
owner-another = Это чужая партия. Её можно смотреть, листать и анализировать.
owner-copy = Продолжить в копии
share-button = Показать другим по ссылке
share-about = У кого есть ссылка, тот может смотреть, но не ходить.
share-link = Ссылка на эту партию
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = Ссылка выделена: скопируйте её сами.
share-stop = Больше не показывать
share-stopped = Больше её никто другой не видит.

# The same games on several devices, by a code.
take-heading = Мои партии на других устройствах
take-about = На телефоне и на компьютере могут быть одни и те же партии.
take-give = Открыть мои партии на другом устройстве
take-how = Введите там этот код в настройках или откройте там эту ссылку:
take-link = Ссылка для другого устройства
# $time is as on a clock, "9:41".
take-lasts = Действует один раз, осталось { $time }
take-over = Этот код больше не действует.
take-code = Код с другого устройства
take-enter = Перенести партии сюда
take-confirm-heading = Перенести партии сюда?
take-confirm = На этом устройстве будут те же партии, что и на другом. Его собственные партии к ним добавятся.
take-wrong = Этот код не действует. Возможно, в нём опечатка, он устарел или уже использован.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Теперь Damier здесь:
