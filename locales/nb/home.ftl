# The first page: what this person does next, then the boxes.

home-again = Spill igjen
# A button: the same game again, with the other men.
home-swapped = Bytt farge
home-mine = Mine esker
home-own = Esker på ditt språk
# A button that leads to the first lessons.
home-learn = Lær det på 5 minutter
home-puzzle = Dagens oppgave
home-shelf = Eskene
# Numbers of games against a level of the computer.
home-score = Nivå { $level }: { $won } vunnet, { $drawn } remis, { $lost } tapt

# A new game: the same numbers beside the level that is chosen.
new-level-score = Hittil mot dette nivået: { $won } vunnet, { $drawn } remis, { $lost } tapt.
new-level-fresh = Du har ikke spilt mot dette nivået ennå.
