# The games and their printed editions.

ruleset-jumbo = Стоклеточные шашки
ruleset-jumbo-fr = Стоклеточные шашки, ничья по требованию
ruleset-djeco = Стоклеточные шашки с фуком
ruleset-english = Английские шашки
ruleset-swedish = Шведские шашки
ruleset-danish = Датские шашки
ruleset-norwegian = Норвежские шашки
ruleset-finnish = Финские шашки
ruleset-international = Международные шашки
ruleset-russian = Русские шашки
ruleset-brazilian = Бразильские шашки
ruleset-pool = Пул-чекерс
ruleset-frisian = Фризские шашки
ruleset-frysk = Frysk!
ruleset-italian = Итальянские шашки
ruleset-spanish = Испанские шашки
ruleset-portuguese = Португальские шашки
ruleset-czech = Чешские шашки
ruleset-killer = Шашки «киллер»
ruleset-breakthrough = Прорыв
ruleset-losing = Поддавки
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Шашки на доске из { $squares } клеток
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, с домашними правилами
# What is printed on a box besides.
box-for-whom = Игроков: { $players }, возраст: от { $from } до { $to } лет, длительность партии: { $minutes } минут.
box-players = Игроков: { $players }.
box-two-languages = Одно издание, на нидерландском и французском, имеет артикул 12200.
box-magnetic = Одно издание, на нидерландском, французском, немецком и английском, приложено к магнитному набору.
box-same-rules = В обоих изданиях одни и те же правила.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Белые
    [black] Чёрные
    [blue] Синие
   *[green] Зелёные
}

# $number is the number of an article, or point, of the leaflet.
article-number = статья { $number }
article-point = пункт { $number }
article-opening = вступление вкладыша
article-capturing = раздел о взятии
article-ending = раздел о конце партии
article-practice = этого нет во вкладыше: так принято
article-house = домашнее правило
# A heading over a rule that the leaflet does not number.
heading-number = Статья { $number }
heading-point = Пункт { $number }
heading-opening = Перед началом
heading-capturing = Взятие
heading-ending = Конец партии
heading-practice = О чём вкладыш молчит
heading-house = Домашние правила
heading-world = Правила
