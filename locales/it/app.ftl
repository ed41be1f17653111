# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } comincia
trait-goal-lose = vince chi resta senza pezzi
trait-goal-crown = vince la prima dama
trait-huff = con il soffio
trait-huff-or-demand = con il soffio, o si ritira la mossa
trait-withdraw = presa mancata: la mossa si può far ritirare
trait-flying-kings = dame volanti
trait-short-kings = le dame si muovono di una casella
trait-men-capture-back = le pedine prendono anche all’indietro
trait-men-capture-forward = le pedine prendono solo in avanti
trait-capture-straight = si prende solo lungo righe e colonne
trait-capture-all = si prende anche lungo righe e colonne
trait-free-choice = presa a scelta
trait-most-pieces = bisogna prendere più pezzi possibile
trait-best-capture = bisogna fare la presa migliore
trait-crowned-in-passing = dama anche di passaggio
trait-dark-right = angolo scuro a destra

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } muove da { $from } a { $to }.
spoken-capture = { $color } va da { $from } a { $to } e prende su { $captured }.
spoken-crowned = La pedina diventa dama.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } soffia { $whose ->
    [yours] la tua
   *[theirs] la
} { $piece ->
    [king] dama
   *[man] pedina
} sulla casella { $square }: il pezzo avrebbe dovuto { $choice ->
    [none] prendere su { $captured }
   *[free] prendere
}.
spoken-demand = { $whose ->
    [yours] La tua mossa { $move } viene ritirata: devi { $choice ->
        [none] prendere su { $captured }
       *[free] prendere
    }.
   *[theirs] La mossa { $move } viene ritirata. { $color } deve { $choice ->
        [none] prendere su { $captured }
       *[free] prendere
    }.
}
spoken-timeout = { $color } ha esaurito il tempo.
spoken-offer = { $color } offre la patta.
spoken-accept = { $color } accetta la patta.
spoken-claim = { $color } chiede la patta.
spoken-resign = { $color } abbandona.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = La mossa { $move } è stata giocata perché questo foglietto lascia all’avversario il compito di protestare.

# The first screen.
app-title = Damier
app-tagline = La dama, proprio come dice il foglietto nella scatola.
app-skip = Vai al contenuto
app-loading = Si prepara la damiera…
shelf-heading = I foglietti
shelf-intro = Prendi la scatola che hai a casa: si gioca secondo il suo foglietto, alla lettera.
shelf-rules = Le regole
shelf-compare = Confronta le regole
shelf-world = Giochi dal mondo
shelf-world-intro = Altri giochi sulla stessa damiera, ognuno con le sue regole.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } caselle, { $men } pedine a testa
continue-heading = Continua
continue-button = Continua questa partita
all-games = Tutte le partite salvate
language-label = Lingua
home = Torna allo scaffale

# The menu, and help with the keys of a keyboard.
menu = Menu
menu-play = Gioca
menu-learn = Impara
menu-rules = Regole
menu-games = Partite
menu-help = Aiuto
menu-manual = Manuale
keys-board = Tasti sulla damiera
keys-arrows = Frecce: da una casella all’altra
keys-choose = Invio o spazio: sollevare un pezzo e posarlo
keys-digits = Cifre: andare alla casella con quel numero, o scegliere il percorso con quel numero
keys-escape = Esc: annullare ciò che hai iniziato
keys-beside = Tasti accanto alla damiera

# A new game.
new-opponent = Chi gioca?
new-opponent-computer = Io contro il computer
new-opponent-two = In due su questa damiera
new-level = Quanto deve essere bravo il computer?
new-level-value = Livello { $level } di { $levels }
new-level-about = { $level ->
    [1] Perde spesso il filo negli scambi e giudica male molte posizioni. Va bene per una prima partita.
    [2] Perde ancora il filo in molti scambi, ma vede un po’ di più.
    [3] Perde il filo in circa uno scambio su tre. Va bene quando le regole sono già note.
    [4] Perde il filo in circa uno scambio su quattro e vede più lontano.
    [5] Ogni tanto perde il filo in uno scambio e giudica ancora spesso male una posizione.
    [6] Perde di rado il filo in uno scambio, ma giudica ancora male qualche posizione.
    [7] Segue tutti gli scambi e conosce le aperture. Ogni tanto giudica male una posizione.
    [8] Fa sempre la mossa che ritiene migliore e vede più lontano.
    [9] Vede molto più lontano e di rado giudica male una posizione.
    [10] Vede molto lontano e non giudica quasi mai male una posizione.
    [11] Giudica come meglio può, ma pensa per poco tempo.
   *[12] Dà il massimo e pensa circa due secondi a ogni mossa.
}
new-color = Chi ha quale colore?
new-color-mine = { $color } sono io
new-color-lot = { $way ->
    [coin] Testa o croce
   *[lot] Si tira a sorte
}
new-name = { $color }: chi gioca? (un nome, se vuoi)
new-referee = Quanto è severo l’arbitro?
new-referee-friendly = Amichevole
new-referee-friendly-about = Ciò che non è permesso viene rifiutato, con il motivo.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Qui non si può mancare una presa, quindi nessuna mossa viene ritirata per questo.
   *[huff] Qui non si può mancare una presa, quindi nessuno soffia.
}
new-referee-leaflet = Secondo il foglietto
new-referee-leaflet-about = Come su una damiera di legno: nessun suggerimento, e tocca ai giocatori accorgersi di ciò che non va.
new-referee-leaflet-missed = { $missed ->
    [huff] Con il soffio: chi manca una presa può perdere il pezzo con cui doveva prendere.
    [huff-or-demand] Con il soffio: chi manca una presa può perdere il pezzo con cui doveva prendere, oppure essere costretto a ritirare la mossa e a prendere.
   *[withdraw] Chi manca una presa può essere costretto a ritirare la mossa e a prendere.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = Un pezzo toccato deve essere mosso. Se vuoi solo metterlo a posto, premi prima «{ $adjust }».
new-clock = Orologio
new-clock-none = Senza orologio
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min, più { $seconds } s per ogni mossa
new-clock-bronstein = { $minutes } min, fino a { $seconds } s restituiti per ogni mossa
new-clock-delay = { $minutes } min, che scorrono solo dopo { $seconds } s di ogni mossa
new-clock-plain = { $minutes } min a testa
new-clock-own = Un altro orologio
new-clock-kind = Tipo
new-clock-kind-fischer = Fischer: ogni mossa aggiunge tempo
new-clock-kind-bronstein = Bronstein: il tempo usato viene restituito
new-clock-kind-delay = Ritardo semplice: l’orologio prima aspetta
new-clock-minutes = Minuti per giocatore
new-clock-seconds = Secondi per mossa
new-board-turns = La damiera si gira verso chi deve muovere
new-start = Inizia la partita
new-rules = Leggi il foglietto

# Playing.
play-turn-yours = Tocca a te.
play-turn-color = { $color } deve muovere.
play-computer-thinks = Il computer sta pensando…
play-computer = Computer, livello { $level }
play-person = Giocatore
play-must-obey = La tua mossa è stata ritirata: devi prendere.
play-touched-piece = Hai toccato il pezzo sulla casella { $square }: devi muoverlo.
play-looking-back = Stai guardando una posizione precedente.
play-back-to-now = Torna alla partita
play-choose-route = Ci sono più percorsi. Scegli con il numero.
play-moves = Mosse
play-no-moves-yet = Ancora nessuna mossa.
play-type-move = Scrivi una mossa
play-type-example = per esempio { $move }
play-type-button = Muovi
play-why = Perché era permesso?
play-show-me = Fammi vedere
play-close = Chiudi
play-first = Prima posizione
play-previous = Una mossa indietro
play-next = Una mossa avanti
play-last = Ultima posizione
play-huff = Soffia
play-huff-which = Quale pezzo doveva prendere? Sceglilo dove si trova adesso.
play-demand = Fai ritirare la mossa
play-stand = Lascia correre
play-cancel = Annulla
play-go-on-or-stop = Continua la presa o fermati qui.
play-stop-here = Fermati qui
play-show-again = Fammi rivedere
play-adjust = Metti a posto
play-adjust-about = Mettere a posto un pezzo senza essere obbligati a muoverlo.
play-adjust-which = Quale pezzo vuoi mettere a posto?
play-offer = Offri la patta
play-offer-sure = Vuoi davvero offrire la patta?
play-offer-waits = La patta è stata offerta.
play-offer-yours = Ti viene offerta la patta.
play-offer-other = { $color } offre la patta. { $answerer } risponde:
play-accept = Accetta
play-decline = Rifiuta
play-declines = Il computer rifiuta la patta.
play-claim = Chiedi la patta
play-resign = Abbandona
play-resign-sure = Vuoi davvero abbandonare?
play-take-back = Ritira la mossa
play-hint-button = Suggerimento
# The first half of a hint.
play-hint-piece = Guarda la { $piece ->
    [king] dama
   *[man] pedina
} sulla casella { $square }.
play-flip = Gira la damiera
play-sound = Suono
play-more = Altro
play-copy-pdn = Copia come PDN
play-copied = Copiato.
play-download-pdn = Salva come file PDN
play-rules = Il foglietto
play-rematch = Rivincita a colori invertiti
play-new = Un’altra partita
play-look-back = Guarda la damiera
# How a game against the computer ended.
play-you-won = Hai vinto!
play-you-lost = Hai perso, ma hai giocato bene.
play-you-drew = Patta.
play-try-level = Prova il livello { $level }
play-time-left = { $color }: restano { $time }
play-pause = Ferma l’orologio
play-paused = In pausa: tocca per continuare
play-give-time = { $color }: un minuto in più
play-moves-left = { $moves ->
    [one] Patta tra una mossa
   *[other] Patta tra { $moves } mosse
}
play-king-walk = Mosse di fila con la dama in { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Damiera
board-empty = { $square }, vuota
board-man = { $square }, pedina: { SMALL($color) }
board-king = { $square }, dama: { SMALL($color) }
board-can-capture = può prendere
board-can-move = può muoversi
board-target = puoi andare qui
board-captured = presa in corso
board-route = Percorso { $number }: prende su { $captured }
board-choose-piece = Scegli prima uno dei tuoi pezzi.
board-computers-turn = Tocca al computer.

# Saved games.
games-heading = Partite salvate
games-search = Cerca
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = gennaio, febbraio, marzo, aprile, maggio, giugno, luglio, agosto, settembre, ottobre, novembre, dicembre
# What is chosen from the list; the first of each is everything.
games-any-state = Finite o no
games-only-running = Non finite
games-only-finished = Finite
games-any-opponent = Qualsiasi avversario
games-only-computer = Contro il computer
games-only-people = In due
games-any-game = Tutte le scatole e tutti i giochi
games-found = { $games ->
    [one] una partita
   *[other] { $games } partite
}
games-none = Non c’è ancora nulla di salvato.
games-none-found = Nessuna partita trovata.
games-show-all = Mostra tutte le partite
games-open = Apri
games-delete = Elimina
games-deleted = La partita è stata eliminata.
games-restore = Annulla
games-moves = { $moves ->
    [one] una mossa
   *[other] { $moves } mosse
}
games-damaged = Questa partita è danneggiata. Aprila per vedere che cosa si può ancora leggere.
# A person who plays against the computer, as one of the two players.
games-you = Tu ({ SMALL($color) })
games-running = non finita
games-you-won = Hai vinto
games-you-lost = Hai perso
games-won = { $color } ha vinto
games-won-by = { $name } ha vinto
games-drawn = patta
games-more = Mostra altre

# Settings.
settings-heading = Impostazioni
settings-scheme = Aspetto
settings-scheme-system = Come il sistema
settings-scheme-light = Chiaro
settings-scheme-dark = Scuro
settings-contrast = Contrasto elevato
settings-coordinates = Nomi delle caselle
settings-coordinates-squares = Sulle caselle
settings-coordinates-border = Sul bordo
settings-coordinates-off = Nessuno
settings-notation = Le caselle si indicano
settings-notation-numeric = con un numero
settings-notation-algebraic = con lettera e numero
settings-speed = Movimento dei pezzi
settings-speed-none = Nessuno
settings-speed-fast = Veloce
settings-speed-normal = Normale
settings-speed-slow = Lento
settings-input = Muovi i pezzi
settings-input-both = con un clic o trascinando
settings-input-click = con un clic
settings-input-drag = trascinando
settings-sound = Suoni
settings-targets = Mostra dove può andare un pezzo

# When something goes wrong.
error-heading = Qualcosa è andato storto
error-no-server = Damier non risponde. Il programma è ancora aperto?
error-page = Non è stato possibile caricare questa pagina. Controlla la connessione e riprova.
error-no-wasm = Questo browser non può eseguire Damier: non ha WebAssembly o non lo permette. Usa un browser più recente o permettilo nelle impostazioni.
error-broken = Qualcosa si è rotto in questa pagina. Della tua partita non si perde nulla: ogni mossa viene annotata subito.
error-game-away = Questa partita non è su questo dispositivo e Damier non risponde. Riaprila quando c’è connessione.
error-unkept = Le tue ultime mosse sono solo in questa finestra: questo browser non conserva nulla. Lasciala aperta finché non saranno salvate.
error-not-saved = Non è stato possibile salvare le tue ultime mosse: il disco è pieno. Restano su questo dispositivo. Fai spazio e verranno salvate automaticamente.
error-storage = Non è stato possibile salvare le tue ultime mosse. Restano su questo dispositivo e verranno salvate appena possibile.
error-stale = Questa partita è stata continuata in un’altra finestra. Ecco a che punto è.
error-damaged = Questa partita salvata è danneggiata. Viene mostrato ciò che si può ancora leggere; il resto rimane com’è.
error-damaged-copy = Prosegui da qui in una copia
error-copied = Le mosse che non combaciavano sono state salvate come partita a sé.
error-apart = Questa partita non può più essere salvata al suo vecchio posto. Prosegue qui come partita a sé, con tutte le sue mosse.
error-no-game = Questa partita non esiste. Forse è stata eliminata.
error-no-page = Questa pagina non esiste.
error-no-page-about = Forse l’indirizzo è scritto male.
error-worker = È stato necessario richiamare l’arbitro. Non si è perso nulla.
error-thinking = Il computer non è riuscito a muovere. Riprova.
error-retry = Riprova
error-clipboard = Il browser non permette di copiare. Salva come file.

# Without the server, and a newer version.
offline-state = Non in linea: le partite restano su questo dispositivo.
# In a browser that keeps nothing.
offline-state-window = Non in linea: le partite restano solo in questa finestra.
# The same where there is no server.
kept-in-window = Le partite restano solo in questa finestra: questo browser non conserva nulla.
# Beside a saved game.
offline-only-here = solo su questo dispositivo
offline-update = È pronta una nuova versione di Damier.
offline-update-button = Caricala

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Dimensione della damiera
frame-zen = Solo la damiera
frame-zen-leave = Mostra tutto
frame-hint-why = Perché?
frame-beside = Accanto alla damiera
frame-pass = Passare il tablet
frame-pass-to = Tocca a te, { $name }.
frame-pass-ready = Sono pronto
frame-analysis-later = Il computer dice la sua quando la partita è finita.
