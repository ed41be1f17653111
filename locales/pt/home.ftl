# The first page: what this person does next, then the boxes.

home-again = Jogar outra vez
# A button: the same game again, with the other men.
home-swapped = Trocar de cor
home-mine = As minhas caixas
home-own = As caixas na tua língua
# A button that leads to the first lessons.
home-learn = Aprender em 5 minutos
home-puzzle = O problema do dia
home-shelf = As caixas
# Numbers of games against a level of the computer.
home-score = Nível { $level }: { $won } ganhas, { $drawn } empates, { $lost } perdidas

# A new game: the same numbers beside the level that is chosen.
new-level-score = Até agora contra este nível: { $won } ganhas, { $drawn } empates, { $lost } perdidas.
new-level-fresh = Ainda não jogaste contra este nível.
