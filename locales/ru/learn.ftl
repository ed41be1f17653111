# The rules page, and comparing two games.

leaflet-contents = Содержание
leaflet-own-words = Правила вкладыша, пересказанные своими словами.
leaflet-own-words-world = Правила, пересказанные своими словами.
leaflet-try-out = Играйте на диаграммах: судья скажет, что можно.
# $language is the name of a language, in itself.
leaflet-in-its-language = На языке вкладыша: { $language }
leaflet-print = Напечатать
leaflet-play = Играть в эту игру
leaflet-compare = Сравнить с игрой
leaflet-compare-button = Сравнить
leaflet-open = Прочитать целиком
leaflet-reading = Как мы это понимаем
leaflet-other-reading = Другое толкование:
leaflet-play-other = Играть по другому толкованию
leaflet-again = Ещё раз
leaflet-show = Показать
# $move is a move that is not allowed.
leaflet-try = Попробовать { $move } (так нельзя)
leaflet-right = Верно: { $moves }
leaflet-right-more = Верно: { $moves } и другие
leaflet-diagram = Диаграмма: { $caption }
compare-title = { $a } и { $b }
# $a and $b are titles of games.
compare-intro = Вы знаете эту игру: { $a }. Вот что меняется в другой: { $b }.
compare-same-position = Одна и та же позиция в обеих играх:
compare-same = Одинаково в обеих: { $topics }.
compare-nothing = В обе играют одинаково.
compare-silent = Об этом ничего не сказано.
compare-moves = Можно: { $moves }
compare-swap = Наоборот
