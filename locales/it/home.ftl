# The first page: what this person does next, then the boxes.

home-again = Gioca ancora
# A button: the same game again, with the other men.
home-swapped = Scambia i colori
home-mine = Le mie scatole
home-own = Le scatole nella tua lingua
# A button that leads to the first lessons.
home-learn = Impara in 5 minuti
home-puzzle = Il problema del giorno
home-shelf = Le scatole
# Numbers of games against a level of the computer.
home-score = Livello { $level }: { $won } vinte, { $drawn } patte, { $lost } perse

# A new game: the same numbers beside the level that is chosen.
new-level-score = Finora contro questo livello: { $won } vinte, { $drawn } patte, { $lost } perse.
new-level-fresh = Non hai ancora giocato contro questo livello.
