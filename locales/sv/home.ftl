# The first page: what this person does next, then the boxes.

home-again = Spela igen
# A button: the same game again, with the other men.
home-swapped = Byt färg
home-mine = Mina kartonger
home-own = Kartonger på ditt språk
# A button that leads to the first lessons.
home-learn = Lär dig på 5 minuter
home-puzzle = Dagens kluring
home-shelf = Kartongerna
# Numbers of games against a level of the computer.
home-score = Nivå { $level }: { $won } vunna, { $drawn } remi, { $lost } förlorade

# A new game: the same numbers beside the level that is chosen.
new-level-score = Hittills mot den här nivån: { $won } vunna, { $drawn } remi, { $lost } förlorade.
new-level-fresh = Du har inte spelat mot den här nivån än.
