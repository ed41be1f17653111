# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Züge abspielen
autoplay-stop = Abspielen anhalten
autoplay-pace = Zeit je Zug

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Notizen
note-marks = Wie gut ist das?
note-no-mark = Kein Zeichen
note-comment = Kommentar
note-promote = Zur Hauptvariante machen

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Verlauf
study-threat = Drohung
study-arrows = Pfeile

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Eine Stellung suchen
seek-here = Diese Stellung suchen
seek-kind = Was wird gesucht?
seek-exact = Diese Stellung
seek-theme = Diese Steine, was sonst auch steht
seek-theme-how = Setze die Steine auf das Brett. Auf den anderen Feldern darf alles stehen, wenn du sie nicht als leer kennzeichnest.
seek-empty = muss leer sein
seek-turn-any = Gleich wer
seek-reversed = Auch mit vertauschten Farben
seek-plies = Mindestens so viele Halbzüge lang
seek-where = Wo?
seek-start = Suchen
seek-stop = Anhalten
seek-progress = { $done } von { $count } Partien durchsucht
seek-found = Gefundene Partien: { $count }
seek-none = In diesen Partien kommt das nicht vor.
seek-first = Nur die ersten { $count } werden gezeigt.
seek-move = Zug { $number }
seek-is-reversed = Farben vertauscht
seek-next = Was danach gespielt wurde

# A game within another web page.
embed-copy = Code zum Einbetten kopieren
embed-copied = Kopiert. Füge ihn in den Quelltext einer Webseite ein: Dort erscheint die Partie.
embed-too-long = Diese Partie ist zu lang für eine Adresse.
embed-open = In Damier öffnen
embed-none = Unter dieser Adresse gibt es keine Partie.
