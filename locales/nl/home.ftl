# The first page: what this person does next, then the boxes.

home-again = Nog eens spelen
# A button: the same game again, with the other men.
home-swapped = Kleuren wisselen
home-mine = Mijn dozen
home-own = Dozen in je eigen taal
# A button that leads to the first lessons.
home-learn = Leer het in 5 minuten
home-puzzle = Puzzel van de dag
home-shelf = De dozen
# Numbers of games against a level of the computer.
home-score = Niveau { $level }: { $won } gewonnen, { $drawn } remise, { $lost } verloren

# A new game: the same numbers beside the level that is chosen.
new-level-score = Tot nu toe tegen dit niveau: { $won } gewonnen, { $drawn } remise, { $lost } verloren.
new-level-fresh = Tegen dit niveau heb je nog niet gespeeld.
