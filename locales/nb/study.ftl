# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Sett opp en stilling
setup-page-game = Spill
setup-page-palette = Sett på brettet
setup-page-man = vanlig brikke: { SMALL($color) }
setup-page-king = dam: { SMALL($color) }
setup-page-erase = ta bort
setup-page-how = Velg en brikke og pek på ruter, eller dra brikkene. Setter du den samme brikken igjen, blir den tatt bort.
setup-page-turn = Hvem er i trekket?
setup-page-clear = Tøm brettet
setup-page-start = Utgangsstilling
setup-page-fen = Stillingen som tekst (FEN)
setup-page-read = Sett opp
setup-page-copy = Kopier
setup-page-copy-by-hand = Nettleseren tillater ikke kopiering. Merk teksten og kopier den selv.
setup-page-possible = Denne stillingen kan spilles.
setup-page-impossible = Denne stillingen er ikke mulig:
setup-page-play = Spill herfra
setup-page-analyse = Analyser herfra
setup-page-no-rules = Slike regler finnes ikke.
setup-page-starts-there = Spillet begynner med den oppsatte stillingen.

# Files of games. $count is a number.
import-open-file = Åpne en fil med spill
import-intro = Åpne en fil med spill (PDN) og gå gjennom dem, med varianter og kommentarer.
import-choose = Velg en fil
import-drop = Eller slipp den her. Høyst 32 MiB.
import-reading = Filen leses: { $percent } %
import-paste = Eller lim inn teksten
import-pasted = Innlimt tekst
import-read = Åpne
import-back = Tilbake til filen
import-another = Åpne en annen fil
import-files = Filer i denne nettleseren
import-kept = Filen blir værende i denne nettleseren.
import-forget = Glem denne filen
import-gone = Denne filen er ikke lenger i nettleseren. Åpne den igjen, så er alt der det var.
import-none = Det er ikke noe spill i denne filen.
import-too-long = Denne filen er større enn 32 MiB. Del den opp først.
import-games = Spill i denne filen: { $count }
import-none-found = Ingen spill i filen passer.
import-game-of = Spill { $number } av { $count }
import-previous-game = Forrige spill
import-next-game = Neste spill
import-left-out = Utelatt, fordi det er for mange: { $count }
import-findings = Ting som ikke stemmer: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analyse
study-link = Analyser
study-from-start = Fra utgangsstillingen
study-edit = Endre denne stillingen
study-engine = Datamaskin
study-lines = Beste varianter
study-thinking = Datamaskinen tenker…
study-failed = Datamaskinen svarer ikke.
study-depth = Dybde { $depth }
study-speed = { $speed } stillinger i sekundet
study-go-on = Søk dypere
study-lines-count = Antall varianter
study-gauge = Sjanser
study-chances = Sjanser: { SMALL($white) } { $percent } %, { SMALL($black) } { $rest } %
study-graph = Spillets gang
study-run-course = Analyser hele spillet
study-progress = { $done } av { $moves } trekk
study-no-mistakes = Ingen feil ble funnet.
study-better = Bedre: { $move }
study-remove = Ta bort denne varianten
study-kept = Variantene dine og analysen blir værende i denne nettleseren.
study-start-over = Begynn på nytt
study-started-over = Variantene dine og analysen er tatt bort.
study-save = Legg til i lagrede spill
study-position = Ny stilling
study-unplayable = { $move } kan ikke spilles. Brettet viser stillingen før.

# A place in a file: line and column.
study-finding = Linje { $line }, kolonne { $column }:

# The worst moves of a game as questions.
study-learn = Lær av feilene
study-mistake-count = Spørsmål { $number } av { $count }
study-mistake-question = { $color } spilte { $move } her og tapte noe på det. Finn et bedre trekk.
study-mistake-right = Godt funnet: { $move } er et godt trekk.
study-mistake-same = { $move } er det som ble spilt. Det finnes noe bedre.
study-mistake-wrong = Også { $move } taper noe. Prøv igjen.
study-mistake-next = Neste spørsmål
study-mistake-stop = Tilbake til spillet

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Sluttspilltabeller
tables-explain = Tabellene vet hvordan enhver stilling med få brikker ender. De bygges i bakgrunnen mens du spiller videre.
tables-impossible = Det finnes ingen tabeller for dette spillet.
tables-ready = Perfekt spill er kjent med opptil { $pieces } brikker.
tables-cost = Større tabeller tar omtrent { $size } på disken og omtrent { $time } å bygge.
tables-build = Bygg tabeller for { $pieces } brikker
tables-building = Bygger tabeller for { $pieces } brikker: { $percent } %.
tables-left = Omtrent { $time } igjen.
tables-stop = Stopp byggingen
tables-failed = Tabellene kunne ikke bygges.
tables-no-room = Det er for lite plass på disken; resten holdes av til spillene.
tables-remove = Fjern disse tabellene
