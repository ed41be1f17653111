# The first page: what this person does next, then the boxes.

home-again = Сыграть ещё раз
# A button: the same game again, with the other men.
home-swapped = Поменять цвета
home-mine = Мои коробки
home-own = Коробки на вашем языке
# A button that leads to the first lessons.
home-learn = Научиться за 5 минут
home-puzzle = Задача дня
home-shelf = Коробки
# Numbers of games against a level of the computer.
home-score = Уровень { $level }: побед { $won }, ничьих { $drawn }, поражений { $lost }

# A new game: the same numbers beside the level that is chosen.
new-level-score = Пока против этого уровня: побед { $won }, ничьих { $drawn }, поражений { $lost }.
new-level-fresh = Против этого уровня вы ещё не играли.
