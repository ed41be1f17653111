# The first page: what this person does next, then the boxes.

home-again = Pelaa uudelleen
# A button: the same game again, with the other men.
home-swapped = Vaihda värejä
home-mine = Omat rasiat
home-own = Rasiat omalla kielelläsi
# A button that leads to the first lessons.
home-learn = Opi 5 minuutissa
home-puzzle = Päivän pulma
home-shelf = Rasiat
# Numbers of games against a level of the computer.
home-score = Taso { $level }: { $won } voittoa, { $drawn } tasapeliä, { $lost } tappiota

# A new game: the same numbers beside the level that is chosen.
new-level-score = Tähän mennessä tätä tasoa vastaan: { $won } voittoa, { $drawn } tasapeliä, { $lost } tappiota.
new-level-fresh = Et ole vielä pelannut tätä tasoa vastaan.
