# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = In einer Partie
keys-mouse = Mit der Maus
keys-words = Statt eines Zuges kann man Wörter eintippen: „{ $word }“ zählt sie auf.
key-name-home = Pos 1
key-name-end = Ende
key-name-space = Leertaste
key-name-enter = Eingabetaste
key-zen = Nur das Brett
key-sound = Töne an oder aus
key-help = Diese Hilfe
key-autoplay = Die Züge nacheinander abspielen
key-engine = Den Computer mitdenken lassen oder nicht
key-best = Den besten Zug spielen
key-threat = Die Drohung zeigen
key-arrows = Pfeile zeigen oder verbergen
key-previous-line = Vorige Variante
key-next-line = Nächste Variante
key-previous-game = Vorige Partie der Datei
key-next-game = Nächste Partie der Datei
mouse-draw = Rechte Taste: ein Feld einkreisen oder einen Pfeil ziehen. Umschalt, Alt und Strg wechseln den Stift.
mouse-ahead = Während der Computer nachdenkt, kannst du deinen Zug schon wählen.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Im Voraus gewählt: { $move }.
ahead-given-up = Der im Voraus gewählte Zug ist verworfen.
ahead-refused = Der im Voraus gewählte Zug ist nicht möglich.
confirm-ask = { $move }: Soll das gelten?
confirm-play = Ziehen
confirm-back = Zurück
sound-on = Töne an.
sound-off = Töne aus.

# Words that are typed in place of a move, in small letters.
command-last = letzter
command-pieces = steine
command-clock = uhr
command-moves = züge
command-captures = schläge
command-row = reihe
command-board = brett
command-draw = remis
command-resign = aufgeben
command-help = hilfe

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Du kannst auch eintippen: { $words }.
command-not-by-leaflet = Nach der Spielanleitung musst du die Züge selbst finden.
pieces-men = { $color }, einfache Steine: { $squares }.
pieces-kings = { $color }, Damen: { $squares }.
moves-none = Es sind keine Züge zu nennen.
row-none = Die Reihen haben Nummern von 1 bis { $rows }.

# Settings.
settings-look = Aussehen
settings-board = Brett
settings-moving = Ziehen
settings-results = Ergebnisse
settings-results-as = Ergebnisse schreiben als
settings-brightness = Helligkeit des Brettes
settings-board-contrast = Kontrast des Brettes
settings-hue = Farbton des Brettes
settings-reset-colors = Farben wie gezeichnet
settings-premove = Einen Zug wählen, während der Computer nachdenkt
settings-one-click = Mit einem Klick ziehen, wo nur ein Zug möglich ist
settings-confirm = Einen Zug zeigen, bevor er gilt
settings-forced = Den einzig möglichen Zug von selbst spielen
settings-claim = Remis für mich beanspruchen, sobald es geht
settings-sound-set = Art der Töne
settings-sound-wood = Holz
settings-sound-soft = Filz
settings-sound-bell = Glocke
settings-volume = Lautstärke
settings-try = Anhören
settings-speak = Züge vorlesen
settings-speak-none = Dieses Gerät hat keine Stimme für diese Sprache: Es wäre nichts zu hören.
