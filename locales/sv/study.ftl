# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Ställ upp en ställning
setup-page-game = Spel
setup-page-palette = Placera på brädet
setup-page-man = vanlig bricka: { SMALL($color) }
setup-page-king = dam: { SMALL($color) }
setup-page-erase = ta bort
setup-page-how = Välj en bricka och peka på rutor, eller dra brickorna. Placerar du samma bricka igen tas den bort.
setup-page-turn = Vem är vid draget?
setup-page-clear = Töm brädet
setup-page-start = Utgångsställning
setup-page-fen = Ställningen som text (FEN)
setup-page-read = Ställ upp
setup-page-copy = Kopiera
setup-page-copy-by-hand = Webbläsaren tillåter inte kopiering. Markera texten och kopiera den själv.
setup-page-possible = Den här ställningen går att spela.
setup-page-impossible = Den här ställningen är inte möjlig:
setup-page-play = Spela härifrån
setup-page-analyse = Analysera härifrån
setup-page-no-rules = Det finns inga sådana regler.
setup-page-starts-there = Partiet börjar med den uppställda ställningen.

# Files of games. $count is a number.
import-open-file = Öppna en fil med partier
import-intro = Öppna en fil med partier (PDN) och spela igenom dem, med varianter och kommentarer.
import-choose = Välj en fil
import-drop = Eller dra och släpp filen här. Högst 32 MiB.
import-reading = Filen läses: { $percent } %
import-paste = Eller klistra in texten
import-pasted = Inklistrad text
import-read = Öppna
import-back = Tillbaka till filen
import-another = Öppna en annan fil
import-files = Filer i den här webbläsaren
import-kept = Filen finns kvar i den här webbläsaren.
import-forget = Glöm den här filen
import-gone = Den här filen finns inte längre kvar i webbläsaren. Öppna den igen, så är allt där det var.
import-none = Det finns inget parti i den här filen.
import-too-long = Den här filen är större än 32 MiB. Dela upp den först.
import-games = Partier i den här filen: { $count }
import-none-found = Inget parti i filen stämmer med sökningen.
import-game-of = Parti { $number } av { $count }
import-previous-game = Föregående parti
import-next-game = Nästa parti
import-left-out = Utelämnade, eftersom de är för många: { $count }
import-findings = Sådant som inte stämmer: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analys
study-link = Analysera
study-from-start = Från utgångsställningen
study-edit = Ändra den här ställningen
study-engine = Dator
study-lines = Bästa varianter
study-thinking = Datorn tänker…
study-failed = Datorn svarar inte.
study-depth = Djup { $depth }
study-speed = { $speed } ställningar i sekunden
study-go-on = Sök djupare
study-lines-count = Antal varianter
study-gauge = Chanser
study-chances = Chanser: { SMALL($white) } { $percent } %, { SMALL($black) } { $rest } %
study-graph = Partiets förlopp
study-run-course = Analysera hela partiet
study-progress = { $done } av { $moves } drag
study-no-mistakes = Inga misstag hittades.
study-better = Bättre: { $move }
study-remove = Ta bort den här varianten
study-kept = Dina varianter och analysen finns kvar i den här webbläsaren.
study-start-over = Börja om
study-started-over = Dina varianter och analysen är borttagna.
study-save = Lägg till bland sparade partier
study-position = Ny ställning
study-unplayable = { $move } går inte att spela. Brädet visar ställningen före.

# A place in a file: line and column.
study-finding = Rad { $line }, kolumn { $column }:

# The worst moves of a game as questions.
study-learn = Lär av misstagen
study-mistake-count = Fråga { $number } av { $count }
study-mistake-question = { $color } spelade { $move } här och förlorade något på det. Hitta ett bättre drag.
study-mistake-right = Bra hittat: { $move } är ett bra drag.
study-mistake-same = { $move } är det som spelades. Det finns något bättre.
study-mistake-wrong = Även { $move } förlorar något. Försök igen.
study-mistake-next = Nästa fråga
study-mistake-stop = Tillbaka till partiet

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Slutspelstabeller
tables-explain = Tabellerna vet hur varje ställning med få brickor slutar. De byggs i bakgrunden medan du spelar vidare.
tables-impossible = Det finns inga tabeller för det här spelet.
tables-ready = Perfekt spel är känt med upp till { $pieces } brickor.
tables-cost = Större tabeller tar ungefär { $size } på disken och ungefär { $time } att bygga.
tables-build = Bygg tabeller för { $pieces } brickor
tables-building = Bygger tabeller för { $pieces } brickor: { $percent } %.
tables-left = Ungefär { $time } kvar.
tables-stop = Sluta bygga
tables-failed = Tabellerna kunde inte byggas.
tables-no-room = Det finns för lite plats på disken; resten hålls fritt för partierna.
tables-remove = Ta bort de här tabellerna
