# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Componi una posizione
setup-page-game = Gioco
setup-page-palette = Metti sulla damiera
setup-page-man = pedina: { SMALL($color) }
setup-page-king = dama: { SMALL($color) }
setup-page-erase = togli
setup-page-how = Scegli un pezzo e indica le caselle, oppure trascina i pezzi. Mettere lo stesso pezzo una seconda volta lo toglie.
setup-page-turn = Chi deve muovere?
setup-page-clear = Svuota la damiera
setup-page-start = Posizione iniziale
setup-page-fen = La posizione come testo (FEN)
setup-page-read = Disponi così
setup-page-copy = Copia
setup-page-copy-by-hand = Il browser non permette di copiare. Seleziona il testo e copialo tu.
setup-page-possible = Da questa posizione si può giocare.
setup-page-impossible = Questa posizione non è possibile:
setup-page-play = Gioca da qui
setup-page-analyse = Analizza da qui
setup-page-no-rules = Queste regole non esistono.
setup-page-starts-there = La partita inizia dalla posizione composta.

# Files of games. $count is a number.
import-open-file = Apri un file di partite
import-intro = Apri un file di partite (PDN) e ripercorrile, con varianti e commenti.
import-choose = Scegli un file
import-drop = Oppure trascinalo qui. Al massimo 32 MiB.
import-reading = Lettura del file: { $percent }%
import-paste = Oppure incolla il testo
import-pasted = Testo incollato
import-read = Apri
import-back = Torna al file
import-another = Apri un altro file
import-files = File in questo browser
import-kept = Questo file resta in questo browser.
import-forget = Dimentica questo file
import-gone = Questo file non è più in questo browser. Aprilo di nuovo e tutto sarà dov’era.
import-none = In questo file non c’è nessuna partita.
import-too-long = Questo file supera i 32 MiB. Prima dividilo.
import-games = Partite in questo file: { $count }
import-none-found = Nessuna partita di questo file corrisponde alla ricerca.
import-game-of = Partita { $number } di { $count }
import-previous-game = Partita precedente
import-next-game = Partita successiva
import-left-out = Tralasciate, perché sono troppe: { $count }
import-findings = Cose che non tornano: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analisi
study-link = Analizza
study-from-start = Dalla posizione iniziale
study-edit = Cambia questa posizione
study-engine = Computer
study-lines = Varianti migliori
study-thinking = Il computer sta pensando…
study-failed = Il computer non risponde.
study-depth = Profondità { $depth }
study-speed = { $speed } posizioni al secondo
study-go-on = Cerca più a fondo
study-lines-count = Numero di varianti
study-gauge = Possibilità
study-chances = Possibilità: { SMALL($white) } { $percent }%, { SMALL($black) } { $rest }%
study-graph = L’andamento della partita
study-run-course = Analizza tutta la partita
study-progress = { $done } mosse su { $moves }
study-no-mistakes = Non sono stati trovati errori.
study-better = Meglio: { $move }
study-remove = Togli questa variante
study-kept = Le tue varianti e l’analisi restano in questo browser.
study-start-over = Ricomincia da capo
study-started-over = Le tue varianti e l’analisi sono state tolte.
study-save = Aggiungi alle partite salvate
study-position = Nuova posizione
study-unplayable = { $move } non si può giocare. La damiera mostra la posizione precedente.

# A place in a file: line and column.
study-finding = Riga { $line }, colonna { $column }:

# The worst moves of a game as questions.
study-learn = Impara dagli errori
study-mistake-count = Domanda { $number } di { $count }
study-mistake-question = { $color } ha giocato qui { $move } e ci ha perso qualcosa. Trova una mossa migliore.
study-mistake-right = Ben trovata: { $move } è una buona mossa.
study-mistake-same = { $move } è ciò che è stato giocato. C’è di meglio.
study-mistake-wrong = Anche { $move } perde qualcosa. Riprova.
study-mistake-next = Domanda successiva
study-mistake-stop = Torna alla partita

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Tavole dei finali
tables-explain = Le tavole sanno come finisce ogni posizione con pochi pezzi. Si costruiscono in secondo piano mentre continui a giocare.
tables-impossible = Per questo gioco non ci sono tavole.
tables-ready = Il gioco perfetto è noto fino a { $pieces } pezzi.
tables-cost = Tavole più grandi occupano circa { $size } sul disco e richiedono circa { $time } di calcolo.
tables-build = Costruisci le tavole a { $pieces } pezzi
tables-building = Costruzione delle tavole a { $pieces } pezzi: { $percent }%.
tables-left = Ancora circa { $time }.
tables-stop = Ferma la costruzione
tables-failed = Non è stato possibile costruire le tavole.
tables-no-room = Sul disco c’è troppo poco spazio; il resto è riservato alle partite.
tables-remove = Rimuovi queste tavole
