# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = Durante una partita
keys-mouse = Con il mouse
keys-words = Al posto di una mossa si possono scrivere parole: «{ $word }» le elenca.
key-name-home = Home
key-name-end = Fine
key-name-space = Spazio
key-name-enter = Invio
key-zen = Solo la damiera
key-sound = Attivare o togliere i suoni
key-help = Questo aiuto
key-autoplay = Riprodurre le mosse una dopo l’altra
key-engine = Far pensare anche il computer, o no
key-best = Giocare la mossa migliore
key-threat = Mostrare la minaccia
key-arrows = Mostrare o nascondere le frecce
key-previous-line = Variante precedente
key-next-line = Variante successiva
key-previous-game = Partita precedente del file
key-next-game = Partita successiva del file
mouse-draw = Tasto destro: cerchiare una casella o disegnare una freccia. Maiusc, Alt e Ctrl cambiano matita.
mouse-ahead = Mentre il computer pensa, puoi già scegliere la tua mossa.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Scelta in anticipo: { $move }.
ahead-given-up = La mossa scelta in anticipo è annullata.
ahead-refused = La mossa scelta in anticipo non è possibile.
confirm-ask = { $move }: vuoi giocarla?
confirm-play = Gioca
confirm-back = Indietro
sound-on = Suoni attivati.
sound-off = Suoni disattivati.

# Words that are typed in place of a move, in small letters.
command-last = ultima
command-pieces = pezzi
command-clock = orologio
command-moves = mosse
command-captures = prese
command-row = riga
command-board = damiera
command-draw = patta
command-resign = abbandona
command-help = aiuto

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Puoi anche scrivere: { $words }.
command-not-by-leaflet = Secondo il foglietto, le mosse le devi trovare tu.
pieces-men = { $color }, pedine: { $squares }.
pieces-kings = { $color }, dame: { $squares }.
moves-none = Non ci sono mosse da elencare.
row-none = Le righe hanno numeri da 1 a { $rows }.

# Settings.
settings-look = Pagina
settings-board = Damiera
settings-moving = Muovere
settings-results = Risultati
settings-results-as = Scrivere i risultati
settings-brightness = Luminosità della damiera
settings-board-contrast = Contrasto della damiera
settings-hue = Tinta della damiera
settings-reset-colors = Colori originali
settings-premove = Scegliere una mossa mentre il computer pensa
settings-one-click = Muovere con un clic dove è possibile una sola mossa
settings-confirm = Mostrare una mossa prima che valga
settings-forced = Giocare da sé l’unica mossa possibile
settings-claim = Chiedere la patta per me appena è possibile
settings-sound-set = Tipo di suoni
settings-sound-wood = Legno
settings-sound-soft = Feltro
settings-sound-bell = Campanella
settings-volume = Volume
settings-try = Ascolta
settings-speak = Leggere le mosse ad alta voce
settings-speak-none = Questo dispositivo non ha una voce per questa lingua: non si sentirebbe nulla.
