# The first page: what this person does next, then the boxes.

home-again = Play again
# A button: the same game again, with the other men.
home-swapped = Swap colours
home-mine = My boxes
home-own = Boxes in your language
# A button that leads to the first lessons.
home-learn = Learn it in 5 minutes
home-puzzle = Puzzle of the day
home-shelf = The boxes
# Numbers of games against a level of the computer.
home-score = Level { $level }: { $won } won, { $drawn } drawn, { $lost } lost

# A new game: the same numbers beside the level that is chosen.
new-level-score = So far against this level: { $won } won, { $drawn } drawn, { $lost } lost.
new-level-fresh = You have not played against this level yet.
