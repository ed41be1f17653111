# A game in the terminal.

play-opening = { $game }. Введите ход, например { $example }, или { $help }, чтобы увидеть справку.
play-mode = { $mode ->
    [friendly] Дружеская игра: ход не по правилам не принимается, и объясняется почему.
   *[leaflet] По вкладышу: судья говорит, только когда его спрашивают.
}
# Against the computer. $word says how the game stands.
play-against = Ваш цвет: { SMALL($color) }. Компьютер играет на уровне { $level } из { $levels }.
play-level = Теперь компьютер играет на уровне { $level } из { $levels }.
play-level-range = Назовите уровень от 1 до { $levels }: level 4
play-thinking = { $color } думают…
play-hint = Попробуйте { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } сыграли { $move }.
play-huffed = { $next ->
    [move] { $color } берут за фук шашку на поле { $square } и ещё должны сделать ход.
   *[over] { $color } берут за фук шашку на поле { $square }.
}
play-demanded = Ход взят назад. { $color } должны бить.
play-may-answer = { $answer ->
    [huff] Если взятие пропущено, перед своим ходом вы можете взять за фук.
    [withdraw] Если взятие пропущено, перед своим ходом вы можете потребовать, чтобы ход взяли назад.
   *[either] Если взятие пропущено, перед своим ходом вы можете взять за фук или потребовать, чтобы ход взяли назад.
}
play-touched = { $color } трогают шашку на поле { $square }.
play-adjusted = { $color } поправляют шашку на поле { $square }.
play-offered = { $color } предлагают ничью: принять (accept), отклонить (decline) или просто сделать ход.
play-declined = Ничья отклонена.
play-let-stand = Ход остаётся в силе.
play-undone = Взято назад.
play-nothing-to-undo = Брать назад нечего.
play-claimable = Можно потребовать ничью.
play-countdown = Ходов до ничьей: { $moves }.
play-legal-moves = Возможные ходы: { $moves }
play-saved = Сохранено в { $file }.
play-resumed = Партия из { $file } продолжается.
play-not-saved = Не удалось сохранить в { $file }: { $error }
play-no-save-name = Укажите, куда сохранить: save ФАЙЛ
play-unknown = Это не ход и не команда: { $input }. Введите { $help }, чтобы увидеть справку.
play-end-of-input = До свидания.

help-heading = Что можно ввести:
help-move = ход: 32-28, 28x19 или с полями по пути: 47x38x24
help-moves = показать возможные ходы
help-why = объяснить, почему ход можно или нельзя сделать: why 32-28
help-hint = показать, как сыграл бы здесь компьютер
help-level = изменить силу игры компьютера: level 4
help-board = нарисовать доску заново
help-undo = взять назад последнее действие
help-touch = тронуть шашку: touch 32
help-adjust = сказать, что вы только поправляете шашку: adjust 32
help-huff = взять за фук, то есть снять с доски шашку, которая должна была бить: huff 28
help-demand = потребовать, чтобы соперник взял ход назад и побил
help-stand = простить пропущенное взятие
help-offer = предложить ничью
help-accept = принять ничью
help-decline = отклонить ничью
help-claim = потребовать ничью
help-resign = сдаться
help-save = сохранить партию: save ФАЙЛ
help-rules = прочитать правила этой игры
help-flip = повернуть доску
help-quit = выйти
