# House rules: the editor and what it says.

house-heading = Домашние правила
house-intro = Возьмите игру, которую знаете, и измените то, что у вас дома по-другому.
house-families = Бить не обязательно, как во многих семьях
house-link-intro = Кто-то играет по этим правилам. Вот они; прочитайте и играйте.
house-base = С какой игры начать?
# What the fields are about.
house-group = { $group ->
    [board] Доска и начало
    [men] Простые
    [kings] Дамки
    [capturing] Выбор взятия
    [failing] Если кто-то не бьёт
   *[ending] Конец партии
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Доска
    [corner] Тёмный угол
    [rows] Рядов простых у каждого игрока
    [first] Кто начинает?
    [men_capture] Простые бьют
    [capture_axes] Шашки бьют
    [king_range] Дамки ходят
    [king_landing] Бьющая дамка становится
    [removal] Побитые шашки снимают
    [reversal] Между двумя прыжками дамка
    [man_takes_king] Может ли простая бить дамку?
    [precedence] Какое взятие обязательно?
    [promotion] Простая, дошедшая во время взятия до последнего ряда
    [king_walk] Ходов подряд одной дамкой
    [enforcement] Кто не побил, как должен был
    [offence] Что считается нарушением?
    [touch] Тронутая шашка
    [goal] Кто выигрывает?
    [repetition] Ничья из-за повторения
    [repetition_draw] После повторения
    [repetition_guard] Возвращения дамки считаются
    [no_progress] Ничья, если ничего не происходит (ходов каждого игрока)
    [no_progress_draw] Если столько ходов ничего не происходит
    [few_kings] Остались одни дамки, две против одной или одна против одной
   *[endings] Другие ничейные окончания
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 полей
    [size-10x10] 10 × 10 полей
    [corner-left] слева
    [corner-right] справа
    [men_capture-forward] только вперёд
    [men_capture-backward] вперёд и назад
    [capture_axes-diagonal] по диагонали
    [capture_axes-straight] по горизонтали и вертикали
    [capture_axes-all] по диагонали, горизонтали и вертикали
    [king_range-one] на одно поле
    [king_range-flying] на любое расстояние
    [king_landing-any] на любое поле за побитой шашкой
    [king_landing-adjacent] сразу за побитой шашкой
    [king_landing-behind-king] на любое поле, но сразу за побитой дамкой
    [removal-after] когда ход закончен
    [removal-during] сразу, одну за другой
    [reversal-may-turn-back] может повернуть прямо назад
    [reversal-no-turning-back] не может повернуть прямо назад
    [man_takes_king-yes] да
    [man_takes_king-no] нет
    [precedence-free] любое на выбор
    [promotion-end] бьёт дальше как простая
    [promotion-stop] становится дамкой и останавливается
    [promotion-continue] бьёт дальше как дамка
    [enforcement-strict] так пойти не может: ход не принимается
    [enforcement-huff] может потерять шашку за фук
    [enforcement-huff-demand] может потерять шашку за фук, или его заставят бить
    [enforcement-withdraw] может быть вынужден бить
    [enforcement-optional] ничего не будет: бить или не бить, каждый решает сам
    [offence-any-offence] также взять слишком мало
    [offence-unfinished] только не побить или остановиться на полпути
    [touch-touch-free] ни к чему не обязывает
    [touch-touch-move] должна ходить
    [goal-capture] кто побил или запер все шашки соперника
    [goal-crown] кто первым получил дамку
    [goal-lose] кто остался без шашек
    [repetition-no-repetition] никогда
    [repetition-rep3] та же позиция в третий раз
    [repetition-same3] тот же ход дамкой туда и обратно в третий раз
    [repetition-return2] дамка вернулась на своё поле два раза подряд
    [repetition-return3] дамка вернулась на своё поле три раза подряд
    [repetition_draw-automatic] партия заканчивается вничью
    [repetition_draw-claim] можно потребовать ничью
    [repetition_guard-guarded] только пока не происходит ничего другого
    [repetition_guard-unguarded] всегда
    [no_progress_draw-automatic] партия заканчивается вничью
    [no_progress_draw-claim] можно потребовать ничью
    [few_kings-play-on] игра продолжается
    [few_kings-claim] можно потребовать ничью
    [few_kings-automatic] партия заканчивается вничью
    [endings-none] никаких
    [endings-international] как в международных шашках
    [endings-russian] как в русских шашках
    [endings-brazilian] как в бразильских шашках
    [endings-pool] как в пул-чекерс
   *[endings-frisian] как во фризских шашках
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] без ограничения
       *[other] не больше { $count }
    }
   *[no_progress] { $count ->
        [0] никогда
       *[other] { $count }
    }
}
house-zero = 0 значит никогда или без ограничения.
house-place-first = прежде всего
house-place-next = затем
house-nothing-more = больше ничего
house-changed = изменено
# $field, $now and $printed are texts from above.
house-difference = { $field } — { SMALL($now) } (в оригинале: { SMALL($printed) })
house-differs = Что отличается от игры: { $game }
house-differs-nothing = Пока ничего.
house-all-rules = Все правила
house-conflicts = Это не сочетается
house-conflict = { $conflict ->
    [rows] Простым нужен хотя бы один ряд, а между сторонами должно остаться не меньше двух пустых рядов.
    [landing-of-short-king] Дамка, которая ходит на одно поле, всегда становится сразу за побитой шашкой: выберите для неё «на любое поле» или разрешите дамкам ходить дальше.
    [criterion-twice] Один и тот же признак взятия назван дважды.
    [criterion-gap] Перед признаком взятия осталось пустое место.
   *[no-progress-too-short] Так мало ходов ещё не значит, что ничего не происходит: 0 — никогда, иначе не меньше 5 ходов каждого игрока.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Изменить: { $field } — { $value }
house-refused-heading = Это не домашние правила
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Нет игры под названием «{ $text }».
    [unknown-switch] Нет домашнего правила «{ $text }».
    [ambiguous] «{ $text }» может означать несколько домашних правил.
    [twice] Это определено дважды: { $text }
   *[too-long] Текст длиннее любых домашних правил.
}
house-new = Создать домашние правила
house-play = Играть по этим правилам
house-change = Изменить эти правила
house-reset = Отменить все изменения
house-name = Название ваших правил
house-save = Сохранить
house-rename = Переименовать
house-saved = Сохранено: теперь у этих правил есть коробка на полке.
house-not-saved = Этот браузер ничего не хранит. Сохраните правила в файл.
house-deleted = Правила «{ $name }» удалены.
house-share = Скопировать ссылку
house-link = Ссылка на эти правила
house-to-file = Сохранить в файл
house-from-file = Открыть файл
house-file-refused = В этом файле нет домашних правил.
house-own = Ваши собственные правила
house-own-intro = Так, как вы играете дома.
house-referee = По домашним правилам
