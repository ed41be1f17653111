# The first page: what this person does next, then the boxes.

home-again = Jugar otra vez
# A button: the same game again, with the other men.
home-swapped = Cambiar de color
home-mine = Mis cajas
home-own = Las cajas en tu idioma
# A button that leads to the first lessons.
home-learn = Aprender en 5 minutos
home-puzzle = El problema del día
home-shelf = Las cajas
# Numbers of games against a level of the computer.
home-score = Nivel { $level }: { $won } ganadas, { $drawn } tablas, { $lost } perdidas

# A new game: the same numbers beside the level that is chosen.
new-level-score = Hasta ahora contra este nivel: { $won } ganadas, { $drawn } tablas, { $lost } perdidas.
new-level-fresh = Todavía no has jugado contra este nivel.
