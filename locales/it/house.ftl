# House rules: the editor and what it says.

house-heading = Regole della casa
house-intro = Parti da un gioco che conosci e cambia ciò che a casa giocate in altro modo.
house-families = Nessuno è obbligato a prendere, come in molte famiglie
house-link-intro = Qualcuno gioca con queste regole. Eccole; poi puoi giocare.
house-base = Da quale gioco parti?
# What the fields are about.
house-group = { $group ->
    [board] Damiera e inizio
    [men] Pedine
    [kings] Dame
    [capturing] Scegliere una presa
    [failing] Quando qualcuno non prende
   *[ending] Fine della partita
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Damiera
    [corner] Angolo scuro
    [rows] Righe di pedine per giocatore
    [first] Chi comincia?
    [men_capture] Le pedine prendono
    [capture_axes] Si prende
    [king_range] Le dame si muovono
    [king_landing] Una dama che prende si posa
    [removal] I pezzi presi si tolgono
    [reversal] Tra due salti una dama
    [man_takes_king] Una pedina può prendere una dama?
    [precedence] Quale presa bisogna fare?
    [promotion] Una pedina che prendendo arriva all’ultima riga
    [king_walk] Mosse di fila con la stessa dama
    [enforcement] Chi non prende come deve
    [offence] Che cosa conta come errore?
    [touch] Un pezzo toccato
    [goal] Chi vince?
    [repetition] Patta per ripetizione
    [repetition_draw] Dopo una ripetizione
    [repetition_guard] I ritorni di una dama contano
    [no_progress] Patta se non succede nulla (mosse di ciascun giocatore)
    [no_progress_draw] Dopo tante mosse senza che succeda nulla
    [few_kings] Restano solo dame, due contro una o una contro una
   *[endings] Altri finali che danno patta
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 caselle
    [size-10x10] 10 × 10 caselle
    [corner-left] a sinistra
    [corner-right] a destra
    [men_capture-forward] solo in avanti
    [men_capture-backward] in avanti e all’indietro
    [capture_axes-diagonal] in diagonale
    [capture_axes-straight] lungo righe e colonne
    [capture_axes-all] in diagonale e lungo righe e colonne
    [king_range-one] di una casella alla volta
    [king_range-flying] quanto vogliono
    [king_landing-any] dove vuole dietro il pezzo preso
    [king_landing-adjacent] subito dietro il pezzo preso
    [king_landing-behind-king] dove vuole, ma subito dietro una dama presa
    [removal-after] quando la mossa è finita
    [removal-during] subito, uno alla volta
    [reversal-may-turn-back] può tornare subito indietro
    [reversal-no-turning-back] non può tornare subito indietro
    [man_takes_king-yes] sì
    [man_takes_king-no] no
    [precedence-free] a scelta del giocatore
    [promotion-end] continua come pedina
    [promotion-stop] diventa dama e si ferma
    [promotion-continue] continua come dama
    [enforcement-strict] non può: la mossa viene rifiutata
    [enforcement-huff] può subire il soffio
    [enforcement-huff-demand] può subire il soffio o dover prendere
    [enforcement-withdraw] può essere costretto a prendere
    [enforcement-optional] non succede nulla: si prende o no, a piacere
    [offence-any-offence] anche prendere troppo poco
    [offence-unfinished] solo non prendere o fermarsi a metà
    [touch-touch-free] non obbliga a muoverlo
    [touch-touch-move] va mosso
    [goal-capture] chi prende o blocca tutti i pezzi dell’avversario
    [goal-crown] chi ha per primo una dama
    [goal-lose] chi resta senza pezzi
    [repetition-no-repetition] mai
    [repetition-rep3] la stessa posizione per la terza volta
    [repetition-same3] la stessa mossa di dama avanti e indietro per la terza volta
    [repetition-return2] una dama torna sulla sua casella due volte di fila
    [repetition-return3] una dama torna sulla sua casella tre volte di fila
    [repetition_draw-automatic] la partita è patta
    [repetition_draw-claim] si può chiedere la patta
    [repetition_guard-guarded] solo finché non succede altro
    [repetition_guard-unguarded] sempre
    [no_progress_draw-automatic] la partita è patta
    [no_progress_draw-claim] si può chiedere la patta
    [few_kings-play-on] si continua a giocare
    [few_kings-claim] si può chiedere la patta
    [few_kings-automatic] la partita è patta
    [endings-none] nessuno
    [endings-international] come nella dama internazionale
    [endings-russian] come nella dama russa
    [endings-brazilian] come nella dama brasiliana
    [endings-pool] come nel pool checkers
   *[endings-frisian] come nella dama frisona
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] nessun limite
       *[other] al massimo { $count }
    }
   *[no_progress] { $count ->
        [0] mai
       *[other] { $count }
    }
}
house-zero = 0 vuol dire mai o nessun limite.
house-place-first = prima di tutto
house-place-next = poi
house-nothing-more = nient’altro
house-changed = cambiato
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (in origine: { SMALL($printed) })
house-differs = Che cosa cambia rispetto a: { $game }
house-differs-nothing = Ancora nulla.
house-all-rules = Tutte le regole
house-conflicts = Queste scelte non vanno insieme
house-conflict = { $conflict ->
    [rows] Le pedine hanno bisogno di almeno una riga, e tra le due parti devono restare almeno due righe vuote.
    [landing-of-short-king] Una dama che si muove di una casella alla volta si posa sempre subito dietro il pezzo preso: scegli «dove vuole» per la casella d’arrivo, oppure fai andare più lontano le dame.
    [criterion-twice] Lo stesso criterio di presa è indicato due volte.
    [criterion-gap] Resta un posto vuoto prima di un criterio di presa.
   *[no-progress-too-short] Così poche mosse non mostrano che non succede nulla: 0 per mai, oppure almeno 5 mosse di ciascun giocatore.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Cambia così: { $field } – { $value }
house-refused-heading = Queste non sono regole della casa
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Nessun gioco si chiama «{ $text }».
    [unknown-switch] Nessuna regola della casa si chiama «{ $text }».
    [ambiguous] «{ $text }» può indicare più regole della casa.
    [twice] Questo viene deciso due volte: { $text }
   *[too-long] Il testo è più lungo di qualsiasi regola della casa.
}
house-new = Crea regole della casa
house-play = Gioca con queste regole
house-change = Cambia queste regole
house-reset = Annulla tutti i cambiamenti
house-name = Nome delle tue regole
house-save = Salva
house-rename = Rinomina
house-saved = Salvato: queste regole hanno la loro scatola sullo scaffale.
house-not-saved = Questo browser non conserva nulla. Salva le regole come file.
house-deleted = Regole eliminate: «{ $name }».
house-share = Copia il link
house-link = Link a queste regole
house-to-file = Salva come file
house-from-file = Apri un file
house-file-refused = In questo file non ci sono regole della casa.
house-own = Le tue regole
house-own-intro = Come giocate a casa.
house-referee = Secondo le regole della casa
