# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Ziehen
step-capture = Schlagen
step-must = Schlagen ist Pflicht
step-most = Möglichst viele schlagen
step-choice = Du darfst wählen
step-king = Die Dame
step-crown = Dame werden
step-failing = Vergessen zu schlagen
step-end = Das Ende der Partie
step-draw = Remis
step-shot = Eine erste Kombination
step-line-move = Zieh den Stein ein Feld schräg vorwärts.
step-line-move-any = Zieh einen deiner Steine: immer vorwärts, nie zurück.
step-line-capture = Spring über den anderen Stein: Er gehört dir.
step-line-capture-two = Schlag zwei auf einmal!
step-line-capture-back = Ein einfacher Stein schlägt auch rückwärts. Probier es!
step-line-no-back = Ein einfacher Stein schlägt nicht rückwärts. Zieh einfach weiter.
step-line-must = Du musst schlagen. Welcher Stein kann es?
step-line-most = Du musst so viele schlagen, wie du kannst.
step-line-choice = Schlag einen oder zwei: Du darfst wählen.
step-line-capture-across = Hier schlägst du auch gerade nach vorn, nach hinten und zur Seite. Probier es!
step-line-not-the-king = Ein einfacher Stein darf keine Dame schlagen. Zieh einfach weiter.
step-line-take-the-king = Gleich viele Steine? Dann musst du die Dame schlagen.
step-line-king-first = Beide können schlagen? Dann muss es die Dame tun.
step-line-right-behind = Schlägst du als Letztes eine Dame, bleibst du direkt hinter ihr stehen.
step-line-king-far = Die Dame gleitet, so weit sie will. Geh in die hinterste Ecke!
step-line-king-near = Die Dame geht ein Feld weit, auch rückwärts. Geh zurück!
step-line-king-take-far = Die Dame schlägt aus der Ferne.
step-line-king-take-back = Die Dame schlägt auch rückwärts.
step-line-king-two = Schlag zwei mit der Dame!
step-line-crown = Erreiche die letzte Reihe: Dein Stein wird zur Dame.
step-line-crown-capture = Spring auf die letzte Reihe!
step-line-pass-man = Er berührt die letzte Reihe nur und bleibt ein einfacher Stein. Probier es!
step-line-pass-king = Er wird unterwegs zur Dame und schlägt weiter. Probier es!
step-line-pass-stop = Er wird dort zur Dame, und der Zug endet. Probier es!
step-line-huff = Der andere hat vergessen zu schlagen! Puste: Tippe auf den Stein, der hätte schlagen müssen.
step-line-huff-which = Zwei Steine stehen vor deinen, aber nur einer konnte schlagen. Tippe auf ihn, dann pustest du ihn weg.
step-line-huffed = Pusten ist kein Zug: Du bist noch dran.
step-line-forget = Du kannst schlagen, aber vergiss es diesmal mit Absicht: Zieh den Stein in der Ecke.
step-line-remember = Du kannst wieder schlagen. Vergiss es diesmal nicht!
step-line-obey = Jetzt musst du schlagen.
step-line-demand = Der andere hat vergessen zu schlagen! Lass den Zug zurücknehmen.
step-line-demand-which = Der andere hat vergessen zu schlagen! Welcher Stein hätte es tun müssen? Tippe ihn an.
step-line-pointed = Lass den Zug jetzt zurücknehmen.
step-line-let-stand = Du darfst es auch gelten lassen, wenn dir das lieber ist. Schlag selbst!
step-line-last = Schlag den letzten Stein: Du gewinnst!
step-line-block = Sperr den letzten Stein ein: Wer nicht ziehen kann, verliert.
step-line-repeat = Hin und her, hin und her: Das ist remis. Geh noch einmal zurück!
step-line-claim = Zu wenige Damen zum Gewinnen: Beanspruche das Remis.
step-line-claim-again = Hin und her, jetzt zum dritten Mal: Beanspruche das Remis.
step-line-agree = Man kann sich auch einigen. Biete Remis an!
step-line-shot = Gib einen Stein und schlag mehr!

# The page of the lessons.
step-heading = Erste Schritte
step-intro = Kleine Lektionen für eine erste Partie. Wähle dein Spiel.
step-task = Aufgabe { $number } von { $count }
step-good = Gut gemacht!
step-star = Gut gemacht! Ein Stern für dich!
step-huffed = Gut gemacht! Der Stein gehört dir. Mach jetzt deinen Zug.
step-was-huffed = Weg ist er! Dein Stein wird weggepustet, und der andere zieht auch noch.
step-was-demanded = Der andere lässt deinen Zug zurücknehmen.
step-pointed = Richtig, der ist es!
step-all-done = Du kannst alles. Jetzt spiel!
step-done = fertig
step-next = Weiter
step-back = Zurück
step-again = Noch einmal
step-restart = Von vorn beginnen
step-not-that = Das ist erlaubt, aber such etwas anderes.
step-not-guilty = Dieser Stein konnte nicht schlagen. Schau noch einmal.
step-play = Eine Partie spielen
step-stars = { $stars ->
    [one] ein Stern
   *[other] { $stars } Sterne
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Rätsel
puzzle-intro = Ein Zug ist richtig und kein anderer. Finde ihn!
puzzle-number = Rätsel { $number } von { $count }
puzzle-to-move = { $color } zieht und gewinnt
puzzle-level = Wie schwer?
puzzle-easy = Leicht
puzzle-medium = Mittel
puzzle-hard = Schwer
puzzle-right = Richtig! Weiter.
puzzle-solved = Gelöst!
puzzle-shown = Das war die Lösung.
puzzle-line = Lösung: { $moves }
puzzle-wrong = Dieser nicht. Versuch es noch einmal.
puzzle-also-good = Der Zug ist auch gut! Such jetzt den anderen.
puzzle-solution = Lösung zeigen
puzzle-next = Nächstes Rätsel
puzzle-skip = Ein anderes
puzzle-stars = Schwierigkeit: { $stars } von 5
puzzle-was-solved = Das hast du schon gelöst.
puzzle-none = Dieses Rätsel gibt es nicht.
puzzle-others = Zu den Rätseln dieses Spiels
puzzle-print = Sechs Rätsel drucken
puzzle-count = { $solved ->
    [one] ein Rätsel gelöst
   *[other] { $solved } Rätsel gelöst
}
