# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Muovere
step-capture = Prendere
step-must = Prendere è obbligatorio
step-most = Prendere il più possibile
step-choice = Puoi scegliere
step-king = La dama
step-crown = Fare dama
step-failing = Prese dimenticate
step-end = La fine della partita
step-draw = La patta
step-shot = Una prima combinazione
step-line-move = Muovi la pedina di una casella avanti, in diagonale.
step-line-move-any = Muovi una delle tue pedine: sempre avanti, mai indietro.
step-line-capture = Salta sopra l’altra pedina: è tua.
step-line-capture-two = Prendine due in un colpo solo!
step-line-capture-back = Una pedina prende anche all’indietro. Prova!
step-line-no-back = Una pedina non prende all’indietro. Vai semplicemente avanti.
step-line-must = Devi prendere. Quale pedina può farlo?
step-line-most = Devi prenderne il più possibile.
step-line-choice = Prendine una o due: scegli tu.
step-line-capture-across = Si prende anche in verticale e di lato. Prova!
step-line-not-the-king = Una pedina non può prendere una dama. Vai semplicemente avanti.
step-line-take-the-king = Lo stesso numero in entrambi i casi? Allora devi prendere la dama.
step-line-king-first = Possono prendere entrambe? Allora tocca alla dama.
step-line-right-behind = Se l’ultimo pezzo preso è una dama, ti fermi subito dietro.
step-line-king-far = La dama scivola lontano quanto vuole. Vai nell’angolo opposto!
step-line-king-near = La dama si muove di una sola casella, ma anche all’indietro. Torna indietro!
step-line-king-take-far = La dama prende da lontano.
step-line-king-take-back = La dama prende anche all’indietro.
step-line-king-two = Prendine due con la dama!
step-line-crown = Raggiungi l’ultima riga: la tua pedina diventa dama.
step-line-crown-capture = Salta sull’ultima riga!
step-line-pass-man = Passa soltanto per l’ultima riga e resta pedina. Prova!
step-line-pass-king = Diventa dama per strada e continua. Prova!
step-line-pass-stop = Lì diventa dama e la mossa finisce. Prova!
step-line-huff = L’altro ha dimenticato di prendere! Soffia: tocca la pedina che avrebbe dovuto prendere.
step-line-huff-which = Due pedine stanno davanti alle tue, ma solo una poteva prendere. Toccala per soffiarla.
step-line-huffed = Soffiare non è una mossa: ora fai la tua.
step-line-forget = Puoi prendere, ma stavolta dimenticalo apposta: muovi la pedina che è nell’angolo.
step-line-remember = Puoi prendere di nuovo. Stavolta non dimenticarlo!
step-line-obey = Adesso devi prendere.
step-line-demand = L’altro ha dimenticato di prendere! Fai ritirare la mossa.
step-line-demand-which = L’altro ha dimenticato di prendere! Quale pedina avrebbe dovuto farlo? Toccala.
step-line-pointed = Ora fai ritirare la mossa.
step-line-let-stand = Puoi anche lasciar correre, se preferisci. Prendi tu, piuttosto!
step-line-last = Prendi l’ultima pedina: hai vinto!
step-line-block = Blocca l’ultima pedina: chi non può muovere perde.
step-line-repeat = Avanti e indietro, avanti e indietro: è patta. Torna ancora una volta!
step-line-claim = Troppo poche dame per vincere: chiedi la patta.
step-line-claim-again = Avanti e indietro, ormai per la terza volta: chiedi la patta.
step-line-agree = Ci si può anche accordare. Offri la patta!
step-line-shot = Dai una pedina e prendine di più!

# The page of the lessons.
step-heading = Primi passi
step-intro = Piccole lezioni per una prima partita. Scegli il tuo gioco.
step-task = Esercizio { $number } di { $count }
step-good = Ben fatto!
step-star = Ben fatto! Una stella per te!
step-huffed = Ben fatto! La pedina è tua. Ora fai la tua mossa.
step-was-huffed = Via! La tua pedina viene soffiata, e l’altro fa anche la sua mossa.
step-was-demanded = L’altro fa ritirare la tua mossa.
step-pointed = Giusto, è quella!
step-all-done = Sai tutto. Ora gioca!
step-done = fatto
step-next = Avanti
step-back = Indietro
step-again = Ancora una volta
step-restart = Ricomincia da capo
step-not-that = È permesso, ma cerca qualcos’altro.
step-not-guilty = Quella pedina non poteva prendere. Guarda ancora.
step-play = Gioca una partita
step-stars = { $stars ->
    [one] una stella
   *[other] { $stars } stelle
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Problemi
puzzle-intro = Una sola mossa è giusta. Trovala!
puzzle-number = Problema { $number } di { $count }
puzzle-to-move = { $color } muove e vince
puzzle-level = Quanto difficile?
puzzle-easy = Facile
puzzle-medium = Medio
puzzle-hard = Difficile
puzzle-right = Giusto! Continua.
puzzle-solved = Risolto!
puzzle-shown = Era questa la soluzione.
puzzle-line = Soluzione: { $moves }
puzzle-wrong = Non questa. Riprova.
puzzle-also-good = Anche questa è buona! Ora cerca l’altra mossa.
puzzle-solution = Mostra la soluzione
puzzle-next = Prossimo problema
puzzle-skip = Un altro
puzzle-stars = Difficoltà: { $stars } su 5
puzzle-was-solved = Questo l’hai già risolto.
puzzle-none = Questo problema non esiste.
puzzle-others = Vai ai problemi di questo gioco
puzzle-print = Stampa sei problemi
puzzle-count = { $solved ->
    [one] un problema risolto
   *[other] { $solved } problemi risolti
}
