# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Sì, { $move } è permesso.
answer-no = No, { $move } non è permesso.
answer-which = { $move } può indicare più mosse: { $moves }. Indica le caselle del percorso, o quelle dei pezzi presi tra parentesi graffe.

fault-no-piece = Sulla casella { $square } non c’è nessun pezzo.
fault-not-your-piece = Il pezzo sulla casella { $square } è del tuo avversario.
fault-square-taken = La casella { $square } è occupata.
fault-stays-put = Il pezzo sulla casella { $square } deve pur andare da qualche parte.
fault-blocked = Il pezzo sulla casella { $square } è bloccato: non può né muoversi né prendere.
fault-must-capture = Devi prendere. Puoi farlo da: { $squares }.
fault-must-capture-more = Devi prendere più pezzi che puoi: { $best }, non { $yours }. Puoi farlo da: { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Un’altra presa ha la precedenza, perché prende più dame. Puoi farla da: { $squares }.
    [with-king] Una dama che può prendere ha la precedenza. Puoi farlo da: { $squares }.
    [first-king] Un’altra presa ha la precedenza, perché incontra prima una dama. Puoi farla da: { $squares }.
   *[frisian] Un’altra presa ha la precedenza, perché ciò che prende vale di più. Puoi farla da: { $squares }.
}
fault-capture-not-finished = La presa non è finita: il pezzo deve proseguire. Può ancora prendere su: { $squares }.
fault-must-land-to-go-on = La dama deve posarsi dove può continuare a prendere: { $squares }.
fault-men-do-not-move-back = Una pedina si muove solo in avanti.
fault-men-do-not-capture-back = Una pedina non prende all’indietro.
fault-men-do-not-take-kings = Una pedina non può prendere una dama.
fault-man-moves-one-step = Una pedina si muove di una sola casella.
fault-king-moves-one-step = Una dama si muove di una sola casella.
fault-king-captures-nearby = Una dama prende come una pedina: solo un pezzo vicino, posandosi subito dietro.
fault-must-land-behind = La dama deve posarsi subito dietro il pezzo preso, sulla casella { $square }.
fault-not-crowned-in-passing = Una pedina che passa soltanto per l’ultima riga non diventa dama: prosegue come pedina.
fault-crowning-ends-move = Una pedina che diventa dama si ferma lì: la sua mossa è finita.
fault-captured-pieces-stay = I pezzi presi restano sulla damiera finché la mossa non è finita: sbarrano la strada e non si possono saltare due volte.
fault-king-must-rest = { $count ->
    [one] La dama sulla casella { $square } si è appena mossa: prima devi muovere un altro pezzo.
   *[other] La dama sulla casella { $square } si è già mossa { $count } volte di seguito: prima devi muovere un altro pezzo.
}
fault-not-on-a-line = I pezzi si muovono in diagonale; queste caselle non stanno su una stessa diagonale.
fault-own-piece-in-the-way = Il tuo stesso pezzo, sulla casella { $square }, sbarra la strada.
fault-no-room-behind = Subito dietro il pezzo sulla casella { $square } non c’è nessuna casella libera.
fault-nothing-to-capture = Lungo il percorso non c’è nulla da prendere.
fault-no-such-way = Nessun pezzo può passare di lì.
fault-too-complex = Questa posizione ha più prese di quante se ne possano elencare.

remark-capture-was-due = Bisognava prendere.
remark-nothing-to-capture = Non c’era niente da prendere.
remark-capture-declined = Si poteva prendere, ma non è obbligatorio.
remark-captured-backward = Le pedine prendono anche all’indietro.
remark-king-flew = { $landing ->
    [adjacent] Una dama può prendere da lontano.
   *[any] Una dama può prendere da lontano e posarsi più in là.
}
remark-crowned = La pedina diventa dama.
remark-crowned-in-passing = La pedina è diventata dama arrivando sull’ultima riga e ha proseguito come dama.
remark-passed-far-row = La pedina è solo passata per l’ultima riga, quindi resta pedina.
remark-crowning-ended-move = La pedina è diventata dama, e così la mossa è finita.
remark-took-the-most = Prende { $count } pezzi, e bisogna prenderne il maggior numero possibile.
remark-free-choice = Un’altra presa prende di più, ma la scelta è libera.
remark-round-trip = Una presa può finire sulla casella da cui è partita.

refusal-game-over = La partita è finita.
refusal-not-your-turn = Tocca al tuo avversario.
refusal-touched-piece-must-move = Pezzo toccato, pezzo mosso: hai toccato il pezzo sulla casella { $square }, quindi devi muoverlo.
refusal-adjust-before-touching = Hai già toccato il pezzo sulla casella { $square }: è troppo tardi per metterlo a posto.
refusal-nothing-to-huff = Lì non c’è nulla da soffiare.
refusal-no-huffing = In questo gioco non si soffia.
refusal-nothing-to-demand = Il tuo avversario non ha mancato nessuna presa.
refusal-no-demanding = In questo gioco non puoi far ritirare una mossa.
refusal-nothing-to-let-stand = Non c’è nulla da lasciar correre.
refusal-already-offered = Hai già offerto la patta.
refusal-no-offer = Nessuno ha offerto la patta.
refusal-nothing-to-claim = Ora non c’è nessuna patta da chiedere.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } vince. { $loser } è rimasto senza pezzi.
outcome-blocked = { $winner } vince. { $loser } non può muovere.
outcome-rid-of-pieces = { $winner } vince: è rimasto senza pezzi.
outcome-cannot-move = { $winner } vince: non può più muovere.
outcome-crowned = { $winner } vince con la prima dama.
outcome-resigned = { $winner } vince. { $loser } abbandona.
outcome-timeout = { $winner } vince. { $loser } ha esaurito il tempo.
outcome-draw-agreed = Patta di comune accordo.
outcome-draw-position3 = Patta: la stessa posizione per la terza volta.
outcome-draw-same3 = Patta: la stessa mossa di dama per la terza volta.
outcome-draw-return2 = Patta: una dama è tornata due volte di seguito sulla stessa casella.
outcome-draw-return3 = Patta: una dama è tornata tre volte di seguito sulla stessa casella.
outcome-draw-no-progress = Patta: troppe mosse senza prese né mosse di pedina.
outcome-draw-few-kings = Patta: restano solo una o due dame contro una.
outcome-draw-ending = Patta: questo finale ha raggiunto la durata massima.

setup-no-turn = Non è detto a chi tocca muovere.
setup-no-pieces = Sulla damiera non ci sono pezzi.
setup-off-board = Fuori dalla damiera: { $squares }.
setup-shared = C’è più di un pezzo qui: { $squares }.
setup-uncrowned = Una pedina non può stare sulla riga dove diventa dama: { $squares }.
setup-too-many = { $color } ha { $count } pezzi; al massimo possono essere { $most }.
setup-no-such-walk = La dama di cui si contano le mosse non c’è.
setup-too-complex = Questa posizione ha più prese di quante se ne possano elencare.

# What is typed cannot be read.
attempt-unreadable = Questo non si legge come una mossa: { $text }.
attempt-no-such-square = La damiera non ha la casella { $square }.
attempt-too-few-squares = Una mossa indica la casella di partenza e quella di arrivo.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Al carattere { $at } della posizione: { $problem }
fen-too-long = il testo è troppo lungo.
fen-turn = deve cominciare con W, B o ?, a seconda di chi deve muovere.
fen-color = qui ci vuole W o B con un elenco di caselle.
fen-color-twice = questo colore ha già le sue caselle.
fen-square = qui ci vuole una casella, per esempio 32, K32 o c3.
fen-range = questo intervallo è al contrario.
fen-ghost = un pezzo preso è ancora lì; prima finisci la mossa.
fen-tail = qui ci vuole un numero.
