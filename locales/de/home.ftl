# The first page: what this person does next, then the boxes.

home-again = Noch einmal spielen
# A button: the same game again, with the other men.
home-swapped = Farben tauschen
home-mine = Meine Schachteln
home-own = Schachteln in deiner Sprache
# A button that leads to the first lessons.
home-learn = In 5 Minuten lernen
home-puzzle = Rätsel des Tages
home-shelf = Die Schachteln
# Numbers of games against a level of the computer.
home-score = Stufe { $level }: { $won } gewonnen, { $drawn } remis, { $lost } verloren

# A new game: the same numbers beside the level that is chosen.
new-level-score = Bisher gegen diese Stufe: { $won } gewonnen, { $drawn } remis, { $lost } verloren.
new-level-fresh = Gegen diese Stufe hast du noch nicht gespielt.
