# The rules in our own words, one sentence or two for each.

rule-board = La damiera è di { $size } per { $size } caselle. Si gioca solo sulle caselle { $squares ->
    [red] rosse
    [black] nere
   *[dark] scure
}, e ogni giocatore ha un angolo { $squares ->
    [red] rosso
    [black] nero
   *[dark] scuro
} alla sua { $corner ->
    [left] sinistra
   *[right] destra
}. Ogni giocatore dispone { $men } pedine sulle { $rows } righe più vicine a lui.
rule-board-one-row = La damiera è di { $size } per { $size } caselle. Si gioca solo sulle caselle scure, e ogni giocatore ha un angolo scuro alla sua { $corner ->
    [left] sinistra
   *[right] destra
}. Ogni giocatore dispone { $men } pedine sulla riga più vicina a lui.
# $color is one of the colors in games.ftl.
rule-first = { $color } muove per primo; poi i giocatori si alternano.
rule-lot = { $way ->
    [lot-white] Si tira a sorte chi gioca con il bianco.
    [lot-black] Si tira a sorte chi gioca con il nero.
   *[coin-white] Si lancia una moneta per decidere chi gioca con il bianco.
}
rule-aim = Lo scopo è prendere per primo tutti i pezzi dell’avversario, o bloccare la partita in modo che nessuna mossa sia più possibile.
rule-man-move = Una pedina si muove di una casella in diagonale, in avanti, su una casella vuota.
rule-man-capture = { $ways ->
    [forward] Una pedina prende saltando in avanti un pezzo avversario vicino, fino alla casella vuota subito dietro. Non prende all’indietro.
   *[backward] Una pedina prende saltando un pezzo avversario vicino, fino alla casella vuota subito dietro: in avanti o all’indietro.
}
rule-capture-ways = { $ways ->
    [forward] Una pedina prende solo in avanti, non all’indietro.
   *[backward] Una pedina prende in avanti o all’indietro.
}
rule-jump = Una pedina prende saltando un pezzo avversario vicino, fino alla casella vuota subito dietro.
rule-capture-axes = { $axes ->
    [straight] I pezzi prendono lungo le righe e le colonne, non in diagonale.
   *[all] I pezzi prendono anche lungo le righe e le colonne: una pedina salta allora la casella scura successiva e si posa su quella dopo.
}
rule-men-spare-kings = Una pedina non può prendere una dama.
rule-promotion = { $promotion ->
    [end] Una pedina diventa dama quando la sua mossa finisce sull’ultima riga. Se la tocca soltanto nel corso di una presa e prosegue, resta pedina.
    [stop] Una pedina che arriva sull’ultima riga diventa dama, e la sua mossa finisce lì.
   *[continue] Una pedina che arriva sull’ultima riga diventa subito dama; se può ancora prendere, prosegue come dama nella stessa mossa.
}
rule-crown = { $crown ->
    [by-opponent] L’avversario mette una delle pedine prese sulla nuova dama.
    [captured] Sulla nuova dama si mette una pedina presa dello stesso colore.
    [out-of-play] Sulla nuova dama si mette una pedina fuori dal gioco.
    [same-color] Sulla nuova dama si mette una seconda pedina dello stesso colore.
   *[any-man] Sulla nuova dama si mette una seconda pedina.
}
rule-king-move = { $range ->
    [one] Una dama si muove di una sola casella in diagonale, in avanti o all’indietro.
   *[flying] Una dama si muove in diagonale di quante caselle vuote vuole, in avanti o all’indietro.
}
rule-king-walk = Finché un giocatore ha pedine, non può muovere la stessa dama { $count ->
    [one] due volte di seguito
   *[other] più di { $count } volte di seguito
} senza prendere.
rule-king-capture = { $landing ->
    [one] Una dama prende come una pedina, ma sia in avanti sia all’indietro.
    [any] Una dama prende a qualsiasi distanza sulla sua linea, e si posa su una casella vuota a scelta dietro il pezzo preso.
    [adjacent] Una dama prende a qualsiasi distanza sulla sua linea, ma deve posarsi sulla casella subito dietro il pezzo preso.
   *[behind-king] Una dama prende a qualsiasi distanza sulla sua linea, e si posa su una casella vuota a scelta dietro il pezzo preso; ma se l’ultimo pezzo che prende è una dama, si ferma subito dietro.
}
rule-no-turning-back = Una dama che prende non può tornare sui suoi passi tra due salti.
rule-compulsory = Chi può prendere deve prendere.
rule-finish = Una presa va portata a termine: finché il pezzo può prenderne un altro, prosegue nella stessa mossa.
# Only said of flying kings.
rule-king-finish = Una dama che può continuare a prendere lo fa sulla stessa linea, oppure passa a un’altra.
rule-finish-landing = Una dama che può scegliere dove posarsi deve scegliere una casella da cui possa proseguire, se ce n’è una.
rule-taken-off = I pezzi presi si tolgono dalla damiera.
rule-removal = { $removal ->
    [after] I pezzi presi si tolgono quando la mossa è finita. Fino ad allora restano al loro posto e sbarrano la strada, e nessun pezzo si può saltare due volte.
   *[during] I pezzi presi si tolgono subito, uno per uno, man mano che vengono saltati.
}
rule-end-of-move = Una mossa è finita non appena la mano lascia il pezzo.
rule-precedence-free = Tra più prese il giocatore sceglie quella che vuole, anche se prende meno pezzi.
rule-precedence-count = Tra più prese il giocatore deve scegliere una di quelle che prendono più pezzi.
rule-equal-captures = Non importa se a prendere è una pedina o una dama.
rule-free-among-equals = Se più prese prendono lo stesso numero di pezzi, sceglie il giocatore.
rule-kings-count-one = Una dama presa conta come un solo pezzo, e non c’è l’obbligo di prendere una dama anziché una pedina.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Tra più prese il giocatore deve scegliere secondo questi criteri, nell’ordine: { $criteria }.
criterion-count = il maggior numero di pezzi
criterion-kings = il maggior numero di dame tra i pezzi presi
criterion-with-king = prendere con una dama
criterion-first-king = incontrare le dame il prima possibile
criterion-frisian = il valore più alto, dove una dama vale più di una pedina e meno di due, due dame più di tre pedine e meno di quattro, e così via
rule-failing = { $enforcement ->
    [strict] Una mossa contraria a queste regole non è ammessa.
    [huff] Se un giocatore non prende come deve, l’avversario può soffiare: prima di muovere toglie dalla damiera uno dei pezzi che avrebbero dovuto prendere. Il soffio non vale come mossa: dopo, l’avversario fa la sua mossa. Può anche lasciar correre.
    [huff-demand] Se un giocatore non prende come deve, o interrompe una presa, l’avversario sceglie prima di muovere: obbligarlo a prendere; soffiare uno dei pezzi che avrebbero dovuto prendere (lo toglie dalla damiera) e poi fare la propria mossa; oppure lasciar correre.
    [optional] Nessuno è obbligato a prendere. Chi può prendere lo fa o gioca un’altra mossa, sceglie la presa che vuole e può fermarsi dopo ogni salto. A chi non prende non succede nulla.
   *[withdraw] Se un giocatore non prende quando deve, l’avversario può lasciar correre, oppure far ritirare la mossa e far eseguire la presa.
}
rule-failing-printed = { $enforcement ->
    [huff] Se un giocatore non prende, l’avversario può soffiare: prima di muovere toglie dalla damiera un pezzo che avrebbe dovuto prendere e dice che il soffio non vale come mossa. Poi fa ancora la sua mossa. Può anche lasciar correre.
   *[huff-demand] Se un giocatore non prende, o interrompe una presa, l’avversario sceglie prima di muovere: obbligarlo a prendere; soffiare un pezzo che avrebbe dovuto prendere (lo toglie dalla damiera) e poi fare la propria mossa; oppure lasciar correre.
}
rule-failing-lesser = Una presa completa di troppo pochi pezzi non è ammessa.
# A trait, as those of the shelf.
trait-optional = presa facoltativa
rule-touch = { $touch ->
    [free] Toccare un pezzo non obbliga a muoverlo.
    [always] Pezzo toccato, pezzo mosso: chi tocca un pezzo deve muoverlo.
   *[binding] Pezzo toccato, pezzo mosso: chi tocca un pezzo deve muoverlo, a meno che non volesse solo metterlo a posto.
}
rule-repetition = { $repetition ->
    [none] Ripetere le mosse non mette fine alla partita.
    [position3] Quando si presenta per la terza volta la stessa posizione e tocca muovere allo stesso giocatore, { $verdict ->
        [automatic] la partita è patta.
       *[claim] ciascuno dei due giocatori può chiedere la patta prima della mossa successiva.
    }
    [same3] Quando un giocatore muove una dama avanti e indietro e fa la stessa mossa per la terza volta, { $verdict ->
        [automatic] la partita è patta.
       *[claim] ciascuno dei due giocatori può chiedere la patta prima della mossa successiva.
    }
    [return2] Quando una dama di un giocatore torna due volte di seguito sulla stessa casella, { $verdict ->
        [automatic] la partita è patta.
       *[claim] ciascuno dei due giocatori può chiedere la patta prima della mossa successiva.
    }
   *[return3] Quando una dama di un giocatore torna tre volte di seguito sulla stessa casella, { $verdict ->
        [automatic] la partita è patta.
       *[claim] ciascuno dei due giocatori può chiedere la patta prima della mossa successiva.
    }
}
rule-repetition-guard = Questo vale solo finché entrambi i giocatori fanno soltanto mosse di dama senza prese.
rule-no-progress = Dopo { $moves } mosse di ciascun giocatore senza prese né mosse di pedina, { $verdict ->
    [automatic] la partita è patta.
   *[claim] ciascuno dei due giocatori può chiedere la patta prima della mossa successiva.
}
rule-few-kings = { $verdict ->
    [claim] Quando restano solo dame, due contro una o una contro una, e il giocatore a cui tocca muovere non può prendere nulla, ciascuno dei due può chiedere la patta.
   *[automatic] Quando restano solo dame, due contro una o una contro una, e il giocatore a cui tocca muovere non può prendere nulla, la partita è patta.
}
rule-nobody-can-win = La partita è patta se nessuno dei due giocatori può vincere, per esempio con due dame contro una.
rule-offered-limit = Se si vuole, è patta anche dopo { $moves } mosse senza prese né mosse di pedina.
rule-offered-return = Un’altra regola comune: è patta quando un giocatore torna per la terza volta di seguito sulla stessa casella con la stessa dama.
rule-endings = { $endings ->
    [international] Tre pezzi, tra cui almeno una dama, contro una dama: patta dopo 16 mosse di ciascun giocatore. Due pezzi, tra cui almeno una dama, o una sola dama, contro una dama: patta dopo 5 mosse di ciascun giocatore.
    [russian] Tre o più dame contro una: patta dopo 15 mosse di ciascun giocatore, o dopo 5 se la dama sola tiene la diagonale maestra. Se entrambi i giocatori hanno dame e il materiale non cambia: patta dopo 5 mosse di ciascun giocatore con due o tre pezzi sulla damiera, 30 con quattro o cinque, 60 con sei o sette.
    [brazilian] Due pezzi, tra cui almeno una dama, o una sola dama, contro una dama: patta dopo 5 mosse di ciascun giocatore.
    [pool] Tre dame contro una: patta dopo 13 mosse di ciascun giocatore.
   *[frisian] Due dame contro una: patta dopo 7 mosse di ciascun giocatore. Una dama contro una: patta dopo 2 mosse di ciascun giocatore.
}
rule-agreement = I giocatori possono accordarsi per la patta in qualsiasi momento.
rule-win = { $goal ->
    [capture] Chi resta senza pezzi, o non può muovere quando è il suo turno, ha perso.
    [crown] Vince il primo che ottiene una dama. Chi resta senza pezzi, o non può muovere quando è il suo turno, ha perso.
   *[lose] Chi resta senza pezzi, o non può muovere quando è il suo turno, ha vinto.
}
rules-readings = Dove il foglietto non è chiaro o tace, questa è la nostra lettura; la pagina delle regole dice dove e perché.
