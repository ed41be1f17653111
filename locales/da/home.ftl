# The first page: what this person does next, then the boxes.

home-again = Spil igen
# A button: the same game again, with the other men.
home-swapped = Byt farve
home-mine = Mine æsker
home-own = Æsker på dit sprog
# A button that leads to the first lessons.
home-learn = Lær det på 5 minutter
home-puzzle = Dagens opgave
home-shelf = Æskerne
# Numbers of games against a level of the computer.
home-score = Niveau { $level }: { $won } vundet, { $drawn } remis, { $lost } tabt

# A new game: the same numbers beside the level that is chosen.
new-level-score = Hidtil mod dette niveau: { $won } vundet, { $drawn } remis, { $lost } tabt.
new-level-fresh = Du har ikke spillet mod dette niveau endnu.
