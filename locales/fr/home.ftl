# The first page: what this person does next, then the boxes.

home-again = Rejouer
# A button: the same game again, with the other men.
home-swapped = Changer de couleur
home-mine = Mes boîtes
home-own = Les boîtes dans votre langue
# A button that leads to the first lessons.
home-learn = Apprendre en 5 minutes
home-puzzle = Le problème du jour
home-shelf = Les boîtes
# Numbers of games against a level of the computer.
home-score = Niveau { $level } : { $won } gagnées, { $drawn } nulles, { $lost } perdues

# A new game: the same numbers beside the level that is chosen.
new-level-score = Jusqu’ici contre ce niveau : { $won } gagnées, { $drawn } nulles, { $lost } perdues.
new-level-fresh = Vous n’avez pas encore joué contre ce niveau.
