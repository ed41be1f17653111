# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Stil en stilling op
setup-page-game = Spil
setup-page-palette = Sæt på brættet
setup-page-man = almindelig brik: { SMALL($color) }
setup-page-king = dam: { SMALL($color) }
setup-page-erase = tag væk
setup-page-how = Vælg en brik, og peg på felter, eller træk brikkerne. Sætter du den samme brik igen, bliver den taget væk.
setup-page-turn = Hvem er i trækket?
setup-page-clear = Ryd brættet
setup-page-start = Begyndelsesstilling
setup-page-fen = Stillingen som tekst (FEN)
setup-page-read = Stil op
setup-page-copy = Kopiér
setup-page-copy-by-hand = Browseren tillader ikke kopiering. Markér teksten, og kopiér den selv.
setup-page-possible = Denne stilling kan spilles.
setup-page-impossible = Denne stilling er ikke mulig:
setup-page-play = Spil herfra
setup-page-analyse = Analysér herfra
setup-page-no-rules = Sådanne regler findes ikke.
setup-page-starts-there = Spillet begynder med den opstillede stilling.

# Files of games. $count is a number.
import-open-file = Åbn en fil med spil
import-intro = Åbn en fil med spil (PDN), og gennemgå dem, med varianter og kommentarer.
import-choose = Vælg en fil
import-drop = Eller slip den her. Højst 32 MiB.
import-reading = Filen læses: { $percent } %
import-paste = Eller indsæt teksten
import-pasted = Indsat tekst
import-read = Åbn
import-back = Tilbage til filen
import-another = Åbn en anden fil
import-files = Filer i denne browser
import-kept = Filen bliver i denne browser.
import-forget = Glem denne fil
import-gone = Denne fil er ikke længere i browseren. Åbn den igen, så er alt, hvor det var.
import-none = Der er intet spil i denne fil.
import-too-long = Denne fil er større end 32 MiB. Del den op først.
import-games = Spil i denne fil: { $count }
import-none-found = Intet spil i filen passer.
import-game-of = Spil { $number } af { $count }
import-previous-game = Forrige spil
import-next-game = Næste spil
import-left-out = Udeladt, fordi der er for mange: { $count }
import-findings = Ting, der ikke stemmer: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analyse
study-link = Analysér
study-from-start = Fra begyndelsesstillingen
study-edit = Ændr denne stilling
study-engine = Computer
study-lines = Bedste varianter
study-thinking = Computeren tænker…
study-failed = Computeren svarer ikke.
study-depth = Dybde { $depth }
study-speed = { $speed } stillinger i sekundet
study-go-on = Søg dybere
study-lines-count = Antal varianter
study-gauge = Chancer
study-chances = Chancer: { SMALL($white) } { $percent } %, { SMALL($black) } { $rest } %
study-graph = Spillets forløb
study-run-course = Analysér hele spillet
study-progress = { $done } af { $moves } træk
study-no-mistakes = Der blev ikke fundet fejl.
study-better = Bedre: { $move }
study-remove = Fjern denne variant
study-kept = Dine varianter og analysen bliver i denne browser.
study-start-over = Begynd forfra
study-started-over = Dine varianter og analysen er fjernet.
study-save = Føj til de gemte spil
study-position = Ny stilling
study-unplayable = { $move } kan ikke spilles. Brættet viser stillingen før.

# A place in a file: line and column.
study-finding = Linje { $line }, kolonne { $column }:

# The worst moves of a game as questions.
study-learn = Lær af fejlene
study-mistake-count = Spørgsmål { $number } af { $count }
study-mistake-question = { $color } spillede { $move } her og tabte noget ved det. Find et bedre træk.
study-mistake-right = Godt fundet: { $move } er et godt træk.
study-mistake-same = { $move } er det, der blev spillet. Der er noget bedre.
study-mistake-wrong = Også { $move } taber noget. Prøv igen.
study-mistake-next = Næste spørgsmål
study-mistake-stop = Tilbage til spillet

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Slutspilstabeller
tables-explain = Tabellerne ved, hvordan enhver stilling med få brikker ender. De bygges i baggrunden, mens du spiller videre.
tables-impossible = Der er ingen tabeller til dette spil.
tables-ready = Perfekt spil er kendt med op til { $pieces } brikker.
tables-cost = Større tabeller fylder omkring { $size } på disken og tager omkring { $time } at bygge.
tables-build = Byg tabeller for { $pieces } brikker
tables-building = Bygger tabeller for { $pieces } brikker: { $percent } %.
tables-left = Omkring { $time } tilbage.
tables-stop = Stop med at bygge
tables-failed = Tabellerne kunne ikke bygges.
tables-no-room = Der er ikke plads nok på disken; resten bliver holdt fri til spillene.
tables-remove = Fjern disse tabeller
