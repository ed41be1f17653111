# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } beginnt
trait-goal-lose = wer alle Steine los ist, gewinnt
trait-goal-crown = die erste Dame gewinnt
trait-huff = mit Pusten
trait-huff-or-demand = mit Pusten, oder der Zug wird zurückgenommen
trait-withdraw = versäumte Schlagzüge kann man nachholen lassen
trait-flying-kings = Damen ziehen beliebig weit
trait-short-kings = Damen ziehen nur ein Feld weit
trait-men-capture-back = einfache Steine schlagen auch rückwärts
trait-men-capture-forward = einfache Steine schlagen nur vorwärts
trait-capture-straight = geschlagen wird nur entlang der Reihen und Spalten
trait-capture-all = geschlagen wird auch entlang der Reihen und Spalten
trait-free-choice = freie Wahl beim Schlagen
trait-most-pieces = Mehrschlag ist Pflicht
trait-best-capture = der beste Schlagzug ist Pflicht
trait-crowned-in-passing = Dame auch mitten im Schlagzug
trait-dark-right = dunkles Eckfeld rechts

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } zieht von { $from } nach { $to }.
spoken-capture = { $color } zieht von { $from } nach { $to } und schlägt { $captured }.
spoken-crowned = Der Stein wird zur Dame.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } pustet { $piece ->
    [king] { $whose ->
        [yours] deine Dame
       *[theirs] die Dame
    }
   *[man] { $whose ->
        [yours] deinen Stein
       *[theirs] den Stein
    }
} auf { $square } vom Brett: { $piece ->
    [king] Sie
   *[man] Er
} hätte { $choice ->
    [none] { $captured } schlagen
   *[free] schlagen
} müssen.
spoken-demand = { $whose ->
    [yours] Dein Zug { $move } ist zurückgenommen: Du musst { $choice ->
        [none] { $captured } schlagen
       *[free] schlagen
    }.
   *[theirs] { $move } ist zurückgenommen: { $color } muss { $choice ->
        [none] { $captured } schlagen
       *[free] schlagen
    }.
}
spoken-timeout = { $color } hat keine Zeit mehr.
spoken-offer = { $color } bietet Remis an.
spoken-accept = { $color } nimmt das Remis an.
spoken-claim = { $color } beansprucht Remis.
spoken-resign = { $color } gibt auf.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } wurde ausgeführt, weil es nach dieser Spielanleitung Sache des Gegners ist, etwas dagegen zu sagen.

# The first screen.
app-title = Damier
app-tagline = Dame, genau nach der Spielanleitung in der Schachtel.
app-skip = Zum Inhalt springen
app-loading = Das Brett wird aufgebaut …
shelf-heading = Die Spielanleitungen
shelf-intro = Nimm die Schachtel, die du zu Hause hast: Gespielt wird nach ihrer Anleitung, Wort für Wort.
shelf-rules = Spielregeln
shelf-compare = Spielregeln vergleichen
shelf-world = Spiele aus aller Welt
shelf-world-intro = Andere Spiele auf demselben Brett, jedes nach seinen eigenen Regeln.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } Felder, je { $men } Steine
continue-heading = Weiterspielen
continue-button = Diese Partie weiterspielen
all-games = Alle gespeicherten Partien
language-label = Sprache
home = Zurück zum Spieleregal

# The menu, and help with the keys of a keyboard.
menu = Menü
menu-play = Spielen
menu-learn = Lernen
menu-rules = Regeln
menu-games = Partien
menu-help = Hilfe
menu-manual = Handbuch
keys-board = Tasten auf dem Brett
keys-arrows = Pfeiltasten: von Feld zu Feld
keys-choose = Eingabetaste oder Leertaste: einen Stein aufheben und absetzen
keys-digits = Ziffern: zum Feld mit dieser Nummer gehen oder den Weg mit dieser Nummer wählen
keys-escape = Esc: Angefangenes abbrechen
keys-beside = Tasten neben dem Brett

# A new game.
new-opponent = Wer spielt?
new-opponent-computer = Ich gegen den Computer
new-opponent-two = Zu zweit an diesem Brett
new-level = Wie gut soll der Computer spielen?
new-level-value = Stufe { $level } von { $levels }
new-level-about = { $level ->
    [1] Er verliert beim Abtausch oft den Faden und schätzt vieles falsch ein. Gut für die erste Partie.
    [2] Er verliert beim Abtausch noch oft den Faden, sieht aber etwas mehr.
    [3] Er verliert etwa bei jedem dritten Abtausch den Faden. Gut, wenn die Regeln nicht mehr neu sind.
    [4] Er verliert etwa bei jedem vierten Abtausch den Faden und sieht weiter voraus.
    [5] Er verliert beim Abtausch ab und zu den Faden und schätzt Stellungen noch oft falsch ein.
    [6] Er verliert beim Abtausch selten den Faden, schätzt Stellungen aber noch manchmal falsch ein.
    [7] Er behält bei jedem Abtausch den Überblick und kennt Eröffnungen. Ab und zu schätzt er eine Stellung falsch ein.
    [8] Er macht immer den Zug, den er für den besten hält, und sieht weiter voraus.
    [9] Er sieht viel weiter voraus und schätzt Stellungen selten falsch ein.
    [10] Er sieht sehr weit voraus und schätzt Stellungen fast nie falsch ein.
    [11] Er urteilt, so gut er kann, denkt aber nur kurz nach.
   *[12] Er gibt sein Bestes und denkt über jeden Zug etwa zwei Sekunden nach.
}
new-color = Wer spielt welche Farbe?
new-color-mine = Ich spiele { $color }
new-color-lot = { $way ->
    [coin] Münze werfen
   *[lot] Auslosen
}
new-name = Wer spielt { $color }? (ein Name, wenn du magst)
new-referee = Wie streng ist der Schiedsrichter?
new-referee-friendly = Freundlich
new-referee-friendly-about = Was nicht erlaubt ist, wird abgelehnt, mit Begründung.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Hier kann niemand das Schlagen versäumen, also wird dafür kein Zug zurückgenommen.
   *[huff] Hier kann niemand das Schlagen versäumen, also wird nicht gepustet.
}
new-referee-leaflet = Nach der Spielanleitung
new-referee-leaflet-about = Wie auf einem Holzbrett: keine Hilfe, und die Spieler müssen selbst merken, was schiefgeht.
new-referee-leaflet-missed = { $missed ->
    [huff] Mit Pusten: Wer das Schlagen versäumt, kann den Stein verlieren, der hätte schlagen müssen.
    [huff-or-demand] Mit Pusten: Wer das Schlagen versäumt, kann den Stein verlieren, der hätte schlagen müssen, oder gezwungen werden, den Zug zurückzunehmen und zu schlagen.
   *[withdraw] Wer das Schlagen versäumt, kann gezwungen werden, den Zug zurückzunehmen und zu schlagen.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = Ein berührter Stein muss ziehen. Drücke zuerst auf „{ $adjust }“, wenn du ihn nur gerade rücken willst.
new-clock = Uhr
new-clock-none = Ohne Uhr
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } Min., plus { $seconds } Sek. pro Zug
new-clock-bronstein = { $minutes } Min., pro Zug bis zu { $seconds } Sek. zurück
new-clock-delay = { $minutes } Min., die Uhr läuft bei jedem Zug erst nach { $seconds } Sek.
new-clock-plain = { $minutes } Min. pro Spieler
new-clock-own = Eine andere Uhr
new-clock-kind = Art
new-clock-kind-fischer = Fischer: Jeder Zug bringt Zeit dazu
new-clock-kind-bronstein = Bronstein: Verbrauchte Zeit kommt zurück
new-clock-kind-delay = Aufschub: Die Uhr wartet erst
new-clock-minutes = Minuten pro Spieler
new-clock-seconds = Sekunden pro Zug
new-board-turns = Das Brett dreht sich zum Spieler am Zug
new-start = Partie beginnen
new-rules = Spielanleitung lesen

# Playing.
play-turn-yours = Du bist am Zug.
play-turn-color = { $color } ist am Zug.
play-computer-thinks = Der Computer denkt nach …
play-computer = Computer, Stufe { $level }
play-person = Spieler
play-must-obey = Dein Zug wurde zurückgenommen: Du musst schlagen.
play-touched-piece = Du hast den Stein auf { $square } berührt: Mit ihm musst du ziehen.
play-looking-back = Du siehst eine frühere Stellung.
play-back-to-now = Zurück zur Partie
play-choose-route = Es gibt mehrere Wege. Wähle eine Nummer.
play-moves = Züge
play-no-moves-yet = Noch keine Züge.
play-type-move = Zug eintippen
play-type-example = zum Beispiel { $move }
play-type-button = Ziehen
play-why = Warum war das erlaubt?
play-show-me = Zeig es mir
play-close = Schließen
play-first = Erste Stellung
play-previous = Ein Zug zurück
play-next = Ein Zug vor
play-last = Letzte Stellung
play-huff = Pusten
play-huff-which = Welcher Stein hätte schlagen müssen? Wähle ihn da, wo er jetzt steht.
play-demand = Zurücknehmen lassen
play-stand = Gelten lassen
play-cancel = Abbrechen
play-go-on-or-stop = Schlag weiter oder halte hier an.
play-stop-here = Hier anhalten
play-show-again = Noch einmal zeigen
play-adjust = Zurechtrücken
play-adjust-about = Einen Stein gerade rücken, ohne damit ziehen zu müssen.
play-adjust-which = Welchen Stein willst du zurechtrücken?
play-offer = Remis anbieten
play-offer-sure = Willst du wirklich Remis anbieten?
play-offer-waits = Remis ist angeboten.
play-offer-yours = Dir wird Remis angeboten.
play-offer-other = { $color } bietet Remis an. { $answerer } antwortet:
play-accept = Annehmen
play-decline = Ablehnen
play-declines = Der Computer lehnt das Remis ab.
play-claim = Remis beanspruchen
play-resign = Aufgeben
play-resign-sure = Willst du wirklich aufgeben?
play-take-back = Zurücknehmen
play-hint-button = Tipp
# The first half of a hint.
play-hint-piece = Schau dir { $piece ->
    [king] die Dame
   *[man] den Stein
} auf { $square } an.
play-flip = Brett drehen
play-sound = Ton
play-more = Mehr
play-copy-pdn = Als PDN kopieren
play-copied = Kopiert.
play-download-pdn = Als PDN-Datei speichern
play-rules = Spielanleitung
play-rematch = Revanche mit vertauschten Farben
play-new = Neue Partie
play-look-back = Brett ansehen
# How a game against the computer ended.
play-you-won = Du hast gewonnen!
play-you-lost = Du hast verloren, aber gut gekämpft.
play-you-drew = Remis.
play-try-level = Stufe { $level } versuchen
play-time-left = { $color }: noch { $time }
play-pause = Uhr anhalten
play-paused = Pause: Tippe hier, um weiterzuspielen
play-give-time = { $color }: eine Minute mehr
play-moves-left = { $moves ->
    [one] Noch ein Zug bis zum Remis
   *[other] Noch { $moves } Züge bis zum Remis
}
play-king-walk = Züge hintereinander mit der Dame auf { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Brett
board-empty = { $square }, leer
board-man = { $square }, einfacher Stein: { $color }
board-king = { $square }, Dame: { $color }
board-can-capture = kann schlagen
board-can-move = kann ziehen
board-target = hierhin kannst du ziehen
board-captured = wird geschlagen
board-route = Weg { $number }: schlägt { $captured }
board-choose-piece = Wähle zuerst einen deiner Steine.
board-computers-turn = Der Computer ist am Zug.

# Saved games.
games-heading = Gespeicherte Partien
games-search = Suchen
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = januar/jänner, februar, märz, april, mai, juni, juli, august, september, oktober, november, dezember
# What is chosen from the list; the first of each is everything.
games-any-state = Beendet oder nicht
games-only-running = Noch nicht zu Ende
games-only-finished = Beendet
games-any-opponent = Alle Gegner
games-only-computer = Gegen den Computer
games-only-people = Zu zweit
games-any-game = Alle Schachteln und Spiele
games-found = { $games ->
    [one] eine Partie
   *[other] { $games } Partien
}
games-none = Noch ist nichts gespeichert.
games-none-found = Keine passende Partie gefunden.
games-show-all = Alle Partien zeigen
games-open = Öffnen
games-delete = Löschen
games-deleted = Die Partie wurde gelöscht.
games-restore = Rückgängig
games-moves = { $moves ->
    [one] ein Zug
   *[other] { $moves } Züge
}
games-damaged = Diese Partie ist beschädigt. Öffne sie, um zu sehen, was noch lesbar ist.
# A person who plays against the computer, as one of the two players.
games-you = Du ({ $color })
games-running = noch nicht zu Ende
games-you-won = Du hast gewonnen
games-you-lost = Du hast verloren
games-won = gewonnen von { $color }
games-won-by = gewonnen von { $name }
games-drawn = Remis
games-more = Mehr zeigen

# Settings.
settings-heading = Einstellungen
settings-scheme = Hell oder dunkel
settings-scheme-system = Wie das System
settings-scheme-light = Hell
settings-scheme-dark = Dunkel
settings-contrast = Hoher Kontrast
settings-coordinates = Namen der Felder
settings-coordinates-squares = Auf den Feldern
settings-coordinates-border = Am Rand
settings-coordinates-off = Keine
settings-notation = Felder bezeichnen mit
settings-notation-numeric = einer Nummer
settings-notation-algebraic = Buchstabe und Zahl
settings-speed = Bewegung der Steine
settings-speed-none = Keine
settings-speed-fast = Schnell
settings-speed-normal = Normal
settings-speed-slow = Langsam
settings-input = Steine bewegen durch
settings-input-both = Klicken oder Ziehen
settings-input-click = Klicken
settings-input-drag = Ziehen
settings-sound = Töne
settings-targets = Zeigen, wohin ein Stein ziehen kann

# When something goes wrong.
error-heading = Etwas ist schiefgegangen
error-no-server = Damier antwortet nicht. Läuft das Programm noch?
error-page = Diese Seite konnte nicht geladen werden. Sieh nach, ob eine Verbindung besteht, und versuch es noch einmal.
error-no-wasm = Dieser Browser kann Damier nicht ausführen: Ihm fehlt WebAssembly, oder er erlaubt es nicht. Nimm einen neueren Browser, oder erlaube es in den Einstellungen.
error-broken = Auf dieser Seite ist etwas kaputtgegangen. Von deiner Partie geht nichts verloren: Jeder Zug wird sofort festgehalten.
error-game-away = Diese Partie ist nicht auf diesem Gerät, und Damier antwortet nicht. Öffne sie wieder, sobald eine Verbindung besteht.
error-unkept = Deine letzten Züge sind nur in diesem Fenster: Dieser Browser speichert nichts. Lass es offen, bis sie gespeichert sind.
error-not-saved = Deine letzten Züge konnten nicht gespeichert werden: Die Festplatte ist voll. Sie bleiben auf diesem Gerät. Schaffe Platz, dann werden sie von selbst gespeichert.
error-storage = Deine letzten Züge konnten nicht gespeichert werden. Sie bleiben auf diesem Gerät und werden gespeichert, sobald es geht.
error-stale = Diese Partie wurde in einem anderen Fenster fortgesetzt. So steht sie dort.
error-damaged = Diese gespeicherte Partie ist beschädigt. Was noch lesbar ist, wird gezeigt; der Rest bleibt, wie er ist.
error-damaged-copy = Von hier in einer Kopie weiterspielen
error-copied = Die Züge, die nicht passten, sind als eigene Partie gespeichert.
error-apart = Diese Partie kann an ihrem alten Platz nicht mehr gespeichert werden. Sie geht hier als eigene Partie weiter, mit allen Zügen.
error-no-game = Diese Partie gibt es nicht. Vielleicht wurde sie gelöscht.
error-no-page = Diese Seite gibt es nicht.
error-no-page-about = Vielleicht ist die Adresse falsch geschrieben.
error-worker = Der Schiedsrichter musste noch einmal gerufen werden. Nichts ist verloren.
error-thinking = Der Computer konnte nicht ziehen. Versuch es noch einmal.
error-retry = Noch einmal versuchen
error-clipboard = Der Browser erlaubt kein Kopieren. Speichere die Partie als Datei.

# Without the server, and a newer version.
offline-state = Offline: Partien werden auf diesem Gerät gespeichert.
# In a browser that keeps nothing.
offline-state-window = Offline: Partien bleiben nur in diesem Fenster erhalten.
# The same where there is no server.
kept-in-window = Partien bleiben nur in diesem Fenster erhalten: Dieser Browser bewahrt nichts auf.
# Beside a saved game.
offline-only-here = nur auf diesem Gerät
offline-update = Eine neue Version von Damier ist bereit.
offline-update-button = Laden

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Größe des Bretts
frame-zen = Nur das Brett
frame-zen-leave = Alles zeigen
frame-hint-why = Warum?
frame-beside = Neben dem Brett
frame-pass = Tablet weitergeben
frame-pass-to = { $name } ist am Zug.
frame-pass-ready = Ich bin bereit
frame-analysis-later = Der Computer sagt, was er denkt, wenn die Partie vorbei ist.
