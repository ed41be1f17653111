# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Примерно равно
analysis-slightly-better = { $color } стоят немного лучше
analysis-better = { $color } стоят лучше
analysis-winning = { $color } стоят на выигрыш
# [one] is also said of 21, 31 and so on.
analysis-wins-in = { $moves ->
    [1] { $color } выигрывают в один ход
    [one] { $color } выигрывают в { $moves } ход
    [few] { $color } выигрывают в { $moves } хода
   *[many] { $color } выигрывают в { $moves } ходов
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Таблицы окончаний: { $value }.
analysis-known-won = выигрыш
analysis-known-won-in = { $moves ->
    [1] выигрыш в один ход
    [one] выигрыш в { $moves } ход
    [few] выигрыш в { $moves } хода
   *[many] выигрыш в { $moves } ходов
}
analysis-known-lost = проигрыш
analysis-known-lost-in = { $moves ->
    [1] проигрыш через один ход
    [one] проигрыш через { $moves } ход
    [few] проигрыш через { $moves } хода
   *[many] проигрыш через { $moves } ходов
}
analysis-known-drawn = ничья

analysis-turn = { $color } ходят
analysis-facts = глубина { $depth }, позиций: { $nodes }, { $seconds } с
analysis-progress = глубина { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: перевес в шашках и шансы на победу.
analysis-chances = { $percent } %

# Things to do that are not moves.
analysis-huff = взять за фук { $square }
analysis-demand = потребовать взять ход назад
analysis-stand = простить

# What the other side would do if nobody stopped it.
analysis-pass = { $color } пропускают ход: что тогда?
analysis-threat = { $color } угрожают: { $move }.
analysis-no-threat = { $color } ничем не угрожают.
analysis-cannot-move = { $color } не смогли бы сделать ход.

# A whole game.
analysis-game = Партия { $number }
analysis-move = Ход
analysis-better-move = лучше: { $move }
analysis-marks = ?! сомнительно   ? ошибка   ?? грубая ошибка
# $reason is one or more sentences.
analysis-stops = Дальше партию разыграть нельзя. { $reason }
analysis-no-moves = В этой партии нет ходов.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = Это единственный ход.
analysis-why-wins = { $men ->
    [one] В ближайшие ходы он выигрывает шашку.
    [few] В ближайшие ходы он выигрывает { $men } шашки.
   *[many] В ближайшие ходы он выигрывает { $men } шашек.
}
analysis-why-crowns = Он ведёт к дамке.
analysis-why-threat = Иначе { $move } обойдётся дорого.
analysis-why-goes-on = Вот как может продолжаться партия.
