# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Riproduci le mosse
autoplay-stop = Ferma la riproduzione
autoplay-pace = Tempo per mossa

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Note
note-marks = Quanto è buona?
note-no-mark = Nessun segno
note-comment = Commento
note-promote = Rendi variante principale

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Andamento
study-threat = Minaccia
study-arrows = Frecce

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Cerca una posizione
seek-here = Cerca questa posizione
seek-kind = Che cosa si cerca?
seek-exact = Questa posizione
seek-theme = Questi pezzi, qualunque altra cosa ci sia
seek-theme-how = Metti i pezzi sulla damiera. Sulle altre caselle può esserci qualunque cosa, se non le segni come vuote.
seek-empty = deve essere vuota
seek-turn-any = Uno qualsiasi
seek-reversed = Anche con i colori scambiati
seek-plies = Per almeno tante semimosse
seek-where = Dove?
seek-start = Cerca
seek-stop = Ferma
seek-progress = { $done } partite su { $count } esaminate
seek-found = Partite trovate: { $count }
seek-none = Non compare in queste partite.
seek-first = Sono mostrate solo le prime { $count }.
seek-move = mossa { $number }
seek-is-reversed = colori scambiati
seek-next = Che cosa si è giocato poi

# A game within another web page.
embed-copy = Copia il codice da incorporare
embed-copied = Copiato. Incollalo nel sorgente di una pagina web: lì apparirà la partita.
embed-too-long = Questa partita è troppo lunga per un indirizzo.
embed-open = Apri in Damier
embed-none = A questo indirizzo non c’è nessuna partita.
