# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Ja, { $move } ist erlaubt.
answer-no = Nein, { $move } ist nicht erlaubt.
answer-which = { $move } kann mehrere Züge meinen: { $moves }. Nenne die Felder unterwegs oder die Felder der geschlagenen Steine in geschweiften Klammern.

fault-no-piece = Auf { $square } steht kein Stein.
fault-not-your-piece = Der Stein auf { $square } gehört deinem Gegner.
fault-square-taken = Feld { $square } ist besetzt.
fault-stays-put = Der Stein auf { $square } muss schon irgendwohin ziehen.
fault-blocked = Der Stein auf { $square } ist blockiert: Er kann weder ziehen noch schlagen.
fault-must-capture = Du musst schlagen. Das geht von { $squares } aus.
fault-must-capture-more = Du musst so viele Steine wie möglich schlagen: { $best }, nicht { $yours }. Das geht von { $squares } aus.
fault-must-prefer = { $criterion ->
    [kings] Ein anderer Schlagzug geht vor, weil er mehr Damen schlägt. Das geht von { $squares } aus.
    [with-king] Eine Dame, die schlagen kann, geht vor. Das geht von { $squares } aus.
    [first-king] Ein anderer Schlagzug geht vor, weil er früher eine Dame schlägt. Das geht von { $squares } aus.
   *[frisian] Ein anderer Schlagzug geht vor, weil das Geschlagene mehr wert ist. Das geht von { $squares } aus.
}
fault-capture-not-finished = Der Schlagzug ist noch nicht zu Ende: Der Stein muss weiterspringen. Er kann noch schlagen: { $squares }.
fault-must-land-to-go-on = Die Dame muss dort landen, wo sie weiterschlagen kann: { $squares }.
fault-men-do-not-move-back = Ein einfacher Stein zieht nie rückwärts.
fault-men-do-not-capture-back = Ein einfacher Stein schlägt nicht rückwärts.
fault-men-do-not-take-kings = Ein einfacher Stein darf keine Dame schlagen.
fault-man-moves-one-step = Ein einfacher Stein zieht nur ein Feld weit.
fault-king-moves-one-step = Eine Dame zieht nur ein Feld weit.
fault-king-captures-nearby = Eine Dame schlägt wie ein einfacher Stein: nur einen Stein direkt neben sich, und sie landet gleich dahinter.
fault-must-land-behind = Die Dame muss direkt hinter dem geschlagenen Stein landen, auf { $square }.
fault-not-crowned-in-passing = Ein Stein, der die gegnerische Grundlinie nur unterwegs berührt, wird keine Dame: Er schlägt als einfacher Stein weiter.
fault-crowning-ends-move = Ein Stein, der zur Dame wird, bleibt dort stehen: Der Zug ist zu Ende.
fault-captured-pieces-stay = Geschlagene Steine bleiben auf dem Brett, bis der Zug zu Ende ist: Sie stehen im Weg und dürfen nicht zweimal übersprungen werden.
fault-king-must-rest = { $count ->
    [one] Die Dame auf { $square } hat beim letzten Mal gezogen: Erst muss ein anderer Stein ziehen.
   *[other] Die Dame auf { $square } hat schon { $count } Mal hintereinander gezogen: Erst muss ein anderer Stein ziehen.
}
fault-not-on-a-line = Gezogen wird schräg; diese Felder liegen nicht auf einer schrägen Linie.
fault-own-piece-in-the-way = Dein eigener Stein auf { $square } steht im Weg.
fault-no-room-behind = Direkt hinter dem Stein auf { $square } ist kein Feld frei.
fault-nothing-to-capture = Unterwegs gibt es nichts zu schlagen.
fault-no-such-way = So kann kein Stein ziehen.
fault-too-complex = In dieser Stellung gibt es mehr Schlagzüge, als sich aufzählen lassen.

remark-capture-was-due = Hier musste geschlagen werden.
remark-nothing-to-capture = Es gab nichts zu schlagen.
remark-capture-declined = Man konnte schlagen, musste aber nicht.
remark-captured-backward = Einfache Steine schlagen auch rückwärts.
remark-king-flew = { $landing ->
    [adjacent] Eine Dame darf aus der Ferne schlagen.
   *[any] Eine Dame darf aus der Ferne schlagen und ein Stück weiter hinten landen.
}
remark-crowned = Der Stein wird zur Dame.
remark-crowned-in-passing = Der Stein wurde auf der gegnerischen Grundlinie zur Dame und zog als Dame weiter.
remark-passed-far-row = Der Stein hat die gegnerische Grundlinie nur unterwegs berührt und bleibt deshalb ein einfacher Stein.
remark-crowning-ended-move = Der Stein wurde zur Dame, und damit war der Zug zu Ende.
remark-took-the-most = So werden { $count } Steine geschlagen, und es müssen so viele wie möglich sein.
remark-free-choice = Ein anderer Schlagzug schlägt mehr, aber die Wahl ist frei.
remark-round-trip = Ein Schlagzug darf dort enden, wo er begonnen hat.

refusal-game-over = Die Partie ist zu Ende.
refusal-not-your-turn = Dein Gegner ist am Zug.
refusal-touched-piece-must-move = Berührt, geführt: Du hast den Stein auf { $square } berührt, also musst du mit ihm ziehen.
refusal-adjust-before-touching = Du hast den Stein auf { $square } schon berührt: Zum Zurechtrücken ist es zu spät.
refusal-nothing-to-huff = Dort gibt es nichts zu pusten.
refusal-no-huffing = In diesem Spiel wird nicht gepustet.
refusal-nothing-to-demand = Dein Gegner hat keinen Schlagzug versäumt.
refusal-no-demanding = In diesem Spiel kannst du keinen Zug zurücknehmen lassen.
refusal-nothing-to-let-stand = Es gibt nichts, was du durchgehen lassen könntest.
refusal-already-offered = Du hast schon Remis angeboten.
refusal-no-offer = Niemand hat Remis angeboten.
refusal-nothing-to-claim = Jetzt gibt es kein Remis zu beanspruchen.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } gewinnt: { $loser } hat keine Steine mehr.
outcome-blocked = { $winner } gewinnt: { $loser } kann nicht mehr ziehen.
outcome-rid-of-pieces = { $winner } gewinnt und ist alle Steine los.
outcome-cannot-move = { $winner } gewinnt und kann nicht mehr ziehen.
outcome-crowned = { $winner } gewinnt mit der ersten Dame.
outcome-resigned = { $winner } gewinnt: { $loser } gibt auf.
outcome-timeout = { $winner } gewinnt: Die Zeit von { $loser } ist um.
outcome-draw-agreed = Remis: Die Spieler sind sich einig.
outcome-draw-position3 = Remis: dieselbe Stellung zum dritten Mal.
outcome-draw-same3 = Remis: derselbe Damenzug zum dritten Mal.
outcome-draw-return2 = Remis: Eine Dame ist zweimal hintereinander auf dasselbe Feld zurückgekehrt.
outcome-draw-return3 = Remis: Eine Dame ist dreimal hintereinander auf dasselbe Feld zurückgekehrt.
outcome-draw-no-progress = Remis: zu viele Züge, ohne dass geschlagen oder ein einfacher Stein gezogen wurde.
outcome-draw-few-kings = Remis: nur noch eine oder zwei Damen gegen eine.
outcome-draw-ending = Remis: Dieses Endspiel hat so lange gedauert, wie es darf.

setup-no-turn = Es fehlt die Angabe, wer am Zug ist.
setup-no-pieces = Es stehen keine Steine auf dem Brett.
setup-off-board = So ein Feld hat das Brett nicht: { $squares }.
setup-shared = Mehr als ein Stein auf { $squares }.
setup-uncrowned = Auf der gegnerischen Grundlinie kann kein einfacher Stein stehen: { $squares }.
setup-too-many = { $color } hat { $count } Steine; höchstens { $most } sind möglich.
setup-no-such-walk = Die Dame, deren Züge gezählt werden, steht nicht da.
setup-too-complex = In dieser Stellung gibt es mehr Schlagzüge, als sich aufzählen lassen.

# What is typed cannot be read.
attempt-unreadable = Das lässt sich nicht als Zug lesen: { $text }.
attempt-no-such-square = Das Brett hat kein Feld { $square }.
attempt-too-few-squares = Ein Zug nennt das Feld, auf dem er beginnt, und das Feld, auf dem er endet.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Bei Zeichen { $at } der Stellung: { $problem }
fen-too-long = Der Text ist zu lang.
fen-turn = Am Anfang steht W, B oder ?, für den Spieler am Zug.
fen-color = Hier gehört W oder B mit einer Liste von Feldern hin.
fen-color-twice = Diese Farbe hat ihre Felder schon.
fen-square = Hier gehört ein Feld hin, etwa 32, K32 oder c3.
fen-range = Dieser Bereich läuft rückwärts.
fen-ghost = Ein geschlagener Stein steht noch da; führe erst den Zug zu Ende.
fen-tail = Hier gehört eine Zahl hin.
