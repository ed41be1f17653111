# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Een stand opzetten
setup-page-game = Spel
setup-page-palette = Op het bord zetten
setup-page-man = schijf: { SMALL($color) }
setup-page-king = dam: { SMALL($color) }
setup-page-erase = weghalen
setup-page-how = Kies een stuk en wijs velden aan, of sleep stukken. Twee keer hetzelfde stuk haalt het weg.
setup-page-turn = Wie is aan zet?
setup-page-clear = Bord leegmaken
setup-page-start = Beginstand
setup-page-fen = De stand als tekst (FEN)
setup-page-read = Dit opzetten
setup-page-copy = Kopiëren
setup-page-copy-by-hand = De browser staat kopiëren niet toe. Selecteer de tekst en kopieer die zelf.
setup-page-possible = Vanuit deze stand kan worden gespeeld.
setup-page-impossible = Deze stand is niet mogelijk:
setup-page-play = Vanaf hier spelen
setup-page-analyse = Vanaf hier analyseren
setup-page-no-rules = Zulke spelregels zijn er niet.
setup-page-starts-there = De partij begint vanuit de opgezette stand.

# Files of games. $count is a number.
import-open-file = Een bestand met partijen openen
import-intro = Open een bestand met partijen (PDN) en speel ze na, met varianten en commentaar.
import-choose = Een bestand kiezen
import-drop = Of sleep het hierheen. Hoogstens 32 MiB.
import-reading = Het bestand wordt gelezen: { $percent }%
import-paste = Of plak de tekst
import-pasted = Geplakte tekst
import-read = Openen
import-back = Terug naar het bestand
import-another = Een ander bestand openen
import-files = Bestanden in deze browser
import-kept = Dit bestand blijft in deze browser bewaard.
import-forget = Dit bestand vergeten
import-gone = Dit bestand wordt niet meer in deze browser bewaard. Open het opnieuw, dan is alles weer waar het was.
import-none = In dit bestand staat geen partij.
import-too-long = Dit bestand is groter dan 32 MiB. Splits het eerst.
import-games = Partijen in dit bestand: { $count }
import-none-found = Geen passende partij gevonden in dit bestand.
import-game-of = Partij { $number } van { $count }
import-previous-game = Vorige partij
import-next-game = Volgende partij
import-left-out = Weggelaten, omdat het er te veel zijn: { $count }
import-findings = Wat niet klopt: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analyse
study-link = Analyseren
study-from-start = Vanaf de beginstand
study-edit = Deze stand veranderen
study-engine = Computer
study-lines = Beste varianten
study-thinking = De computer denkt na…
study-failed = De computer antwoordt niet.
study-depth = Diepte { $depth }
study-speed = { $speed } standen per seconde
study-go-on = Dieper zoeken
study-lines-count = Aantal varianten
study-gauge = Kansen
study-chances = Kansen: { SMALL($white) } { $percent }%, { SMALL($black) } { $rest }%
study-graph = Het verloop van de partij
study-run-course = De hele partij analyseren
study-progress = { $done } van { $moves } zetten
study-no-mistakes = Er zijn geen fouten gevonden.
study-better = Beter: { $move }
study-remove = Deze variant weghalen
study-kept = Je varianten en de analyse blijven in deze browser bewaard.
study-start-over = Opnieuw beginnen
study-started-over = Je varianten en de analyse zijn weggehaald.
study-save = Bij de bewaarde partijen zetten
study-position = Nieuwe stand
study-unplayable = { $move } kan niet worden gespeeld. Het bord toont de stand ervoor.

# A place in a file: line and column.
study-finding = Regel { $line }, kolom { $column }:

# The worst moves of a game as questions.
study-learn = Leren van de fouten
study-mistake-count = Vraag { $number } van { $count }
study-mistake-question = { $color } speelde hier { $move } en verloor daarmee iets. Zoek een betere zet.
study-mistake-right = Goed gevonden: { $move } is een goede zet.
study-mistake-same = { $move } is wat er is gespeeld. Er is iets beters.
study-mistake-wrong = Ook { $move } verliest iets. Probeer het nog eens.
study-mistake-next = Volgende vraag
study-mistake-stop = Terug naar de partij

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Eindspeltabellen
tables-explain = Tabellen weten hoe elke stand met weinig stukken afloopt. Ze worden op de achtergrond gemaakt terwijl je doorspeelt.
tables-impossible = Voor dit spel zijn er geen tabellen.
tables-ready = Tot en met { $pieces } stukken is het perfecte spel bekend.
tables-cost = Grotere tabellen kosten ongeveer { $size } opslagruimte, en het maken duurt ongeveer { $time }.
tables-build = Tabellen voor { $pieces } stukken maken
tables-building = Tabellen voor { $pieces } stukken worden gemaakt: { $percent }%.
tables-left = Nog ongeveer { $time }.
tables-stop = Stoppen met maken
tables-failed = De tabellen konden niet worden gemaakt.
tables-no-room = Er is te weinig ruimte op de harde schijf; de rest blijft vrij voor de partijen.
tables-remove = Deze tabellen verwijderen
