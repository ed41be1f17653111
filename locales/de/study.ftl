# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Eine Stellung aufbauen
setup-page-game = Spiel
setup-page-palette = Auf das Brett stellen
setup-page-man = einfacher Stein: { $color }
setup-page-king = Dame: { $color }
setup-page-erase = wegnehmen
setup-page-how = Wähle einen Stein und zeige auf Felder, oder ziehe die Steine. Zweimal derselbe Stein nimmt ihn weg.
setup-page-turn = Wer ist am Zug?
setup-page-clear = Brett leeren
setup-page-start = Anfangsstellung
setup-page-fen = Die Stellung als Text (FEN)
setup-page-read = So aufbauen
setup-page-copy = Kopieren
setup-page-copy-by-hand = Der Browser erlaubt kein Kopieren. Markiere den Text und kopiere ihn selbst.
setup-page-possible = Aus dieser Stellung kann gespielt werden.
setup-page-impossible = Diese Stellung ist nicht möglich:
setup-page-play = Von hier an spielen
setup-page-analyse = Von hier an analysieren
setup-page-no-rules = Solche Spielregeln gibt es nicht.
setup-page-starts-there = Die Partie beginnt mit der aufgebauten Stellung.

# Files of games. $count is a number.
import-open-file = Datei mit Partien öffnen
import-intro = Öffne eine Datei mit Partien (PDN) und spiele sie nach, mit Varianten und Kommentaren.
import-choose = Datei wählen
import-drop = Oder hierher ziehen. Höchstens 32 MiB.
import-reading = Die Datei wird gelesen: { $percent } %
import-paste = Oder den Text einfügen
import-pasted = Eingefügter Text
import-read = Öffnen
import-back = Zurück zur Datei
import-another = Andere Datei öffnen
import-files = Dateien in diesem Browser
import-kept = Diese Datei bleibt in diesem Browser.
import-forget = Diese Datei vergessen
import-gone = Diese Datei ist nicht mehr in diesem Browser. Öffne sie noch einmal, dann ist alles wieder an seinem Platz.
import-none = In dieser Datei ist keine Partie.
import-too-long = Diese Datei ist größer als 32 MiB. Teile sie zuerst in kleinere Dateien auf.
import-games = Partien in dieser Datei: { $count }
import-none-found = Keine passende Partie in dieser Datei gefunden.
import-game-of = Partie { $number } von { $count }
import-previous-game = Vorige Partie
import-next-game = Nächste Partie
import-left-out = Weggelassen, weil es zu viele sind: { $count }
import-findings = Was nicht stimmt: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analyse
study-link = Analysieren
study-from-start = Von der Anfangsstellung aus
study-edit = Diese Stellung ändern
study-engine = Computer
study-lines = Beste Varianten
study-thinking = Der Computer denkt nach …
study-failed = Der Computer antwortet nicht.
study-depth = Tiefe { $depth }
study-speed = { $speed } Stellungen pro Sekunde
study-go-on = Tiefer suchen
study-lines-count = Anzahl der Varianten
study-gauge = Aussichten
study-chances = Aussichten: { $white } { $percent } %, { $black } { $rest } %
study-graph = Der Verlauf der Partie
study-run-course = Ganze Partie analysieren
study-progress = { $done } von { $moves } Zügen
study-no-mistakes = Es wurden keine Fehler gefunden.
study-better = Besser: { $move }
study-remove = Diese Variante entfernen
study-kept = Deine Varianten und die Analyse bleiben in diesem Browser.
study-start-over = Von vorn beginnen
study-started-over = Deine Varianten und die Analyse sind entfernt.
study-save = Zu den gespeicherten Partien legen
study-position = Neue Stellung
study-unplayable = { $move } kann nicht gespielt werden. Das Brett zeigt die Stellung davor.

# A place in a file: line and column.
study-finding = Zeile { $line }, Spalte { $column }:

# The worst moves of a game as questions.
study-learn = Aus den Fehlern lernen
study-mistake-count = Frage { $number } von { $count }
study-mistake-question = { $color } hat hier { $move } gespielt und damit etwas verloren. Finde einen besseren Zug.
study-mistake-right = Gut gefunden: { $move } ist ein guter Zug.
study-mistake-same = { $move } wurde gespielt. Es gibt etwas Besseres.
study-mistake-wrong = Auch { $move } verliert etwas. Versuch es noch einmal.
study-mistake-next = Nächste Frage
study-mistake-stop = Zurück zur Partie

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Endspieltabellen
tables-explain = Tabellen wissen, wie jede Stellung mit wenigen Steinen ausgeht. Sie entstehen im Hintergrund, während du weiterspielst.
tables-impossible = Für dieses Spiel gibt es keine Tabellen.
tables-ready = Mit bis zu { $pieces } Steinen ist das perfekte Spiel bekannt.
tables-cost = Größere Tabellen brauchen etwa { $size } Speicherplatz und etwa { $time } Zeit.
tables-build = Tabellen für { $pieces } Steine erstellen
tables-building = Tabellen für { $pieces } Steine werden erstellt: { $percent } %.
tables-left = Noch etwa { $time }.
tables-stop = Erstellen anhalten
tables-failed = Die Tabellen konnten nicht erstellt werden.
tables-no-room = Auf der Festplatte ist zu wenig Platz; der Rest bleibt für die Partien frei.
tables-remove = Diese Tabellen entfernen
