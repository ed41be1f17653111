# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Вы вели до { $number }-го хода.
    [computer] Компьютер вёл до { $number }-го хода.
   *[color] { $color } вели до { $number }-го хода.
}
after-level-until = До { $number }-го хода игра была равной.
after-led-from = { $who ->
    [you] Вы вели с { $number }-го хода.
    [computer] Компьютер вёл с { $number }-го хода.
   *[color] { $color } вели с { $number }-го хода.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] На доске вы вели до самого конца.
    [computer] На доске компьютер вёл до самого конца.
   *[color] На доске { SMALL($color) } вели до самого конца.
}
after-level = Игра была равной до самого конца.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Там ход { $move } стоил { $pieces ->
        [1] шашки
        [2] двух шашек
        [3] трёх шашек
        [one] { $pieces } шашки
        [few] { $pieces } шашек
       *[many] { $pieces } шашек
    }.
    [computer] Там компьютер отдал { $pieces ->
        [1] шашку
        [2] две шашки
        [3] три шашки
        [one] { $pieces } шашку
        [few] { $pieces } шашки
       *[many] { $pieces } шашек
    } ходом { $move }.
   *[color] Там { SMALL($color) } отдали { $pieces ->
        [1] шашку
        [2] две шашки
        [3] три шашки
        [one] { $pieces } шашку
        [few] { $pieces } шашки
       *[many] { $pieces } шашек
    } ходом { $move }.
}
after-turned = { $who ->
    [you] Там ход { $move } переломил партию.
    [computer] Там компьютер сыграл { $move }, и партия повернулась в вашу пользу.
   *[color] Там { SMALL($color) } сыграли { $move }, и в партии наступил перелом.
}
# At least two pieces.
after-took = { $who ->
    [you] Ходом { $move } вы побили сразу { $pieces ->
        [one] { $pieces } шашку
        [few] { $pieces } шашки
       *[many] { $pieces } шашек
    }.
   *[color] Ходом { $move } { SMALL($color) } побили сразу { $pieces ->
        [one] { $pieces } шашку
        [few] { $pieces } шашки
       *[many] { $pieces } шашек
    }.
}
after-faultless = Компьютер не нашёл ошибок в вашей игре.
after-length = Партия продолжалась { $moves ->
    [one] { $moves } ход
    [few] { $moves } хода
   *[many] { $moves } ходов
}.
after-how = Как шла игра
after-looking = Компьютер просматривает партию…
after-plot = Шансы ход за ходом
after-plot-turn = Ход { $number }
after-try = Ещё раз отсюда
after-look = Анализ хода

# How somebody fares, for each box and each level of the computer.
statistics-heading = Статистика
statistics-intro = Как закончились ваши партии против компьютера, по коробкам и уровням.
statistics-none = Считать пока нечего. Закончите партию против компьютера, и она появится здесь.
statistics-level = Уровень
# Headings over numbers of games.
statistics-won = Победы
statistics-drawn = Ничьи
statistics-lost = Поражения
# At least two.
statistics-streak = { $games ->
    [one] { $games } победа подряд
    [few] { $games } победы подряд
   *[many] { $games } побед подряд
}
statistics-play = Играть на уровне { $level }
statistics-last = Последняя партия: { $date }
