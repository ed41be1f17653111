# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Questo commento non viene mai chiuso.
pdn-bad-tag = Un’etichetta si scrive [Nome "valore"].
pdn-bad-setup = Una posizione si scrive /FEN "…"/.
pdn-nothing-to-close = Qui non c’è nulla da chiudere. Un commento non può contenerne un altro: la prima parentesi graffa chiusa ha messo fine al commento.
pdn-no-variation = Qui non è aperta nessuna variante.
pdn-unclosed-variation = Una variante non viene chiusa prima della fine della partita.
pdn-bad-nag = Dopo il segno $ deve seguire un numero, al massimo 65535.
pdn-number-without-move = La partita finisce prima della mossa di questo numero.
pdn-junk = Questo non è né una mossa né un commento.
pdn-bad-move = Queste caselle non possono formare una mossa.
pdn-too-long = Questo supera la lunghezza massima.
pdn-too-deep = Troppe varianti una dentro l’altra; il resto della partita è tralasciato.
pdn-too-many = La partita supera la lunghezza massima; il resto è tralasciato.
pdn-too-many-tags = La partita ha più etichette del massimo consentito; le altre sono tralasciate.
# $count is a number.
pdn-more = Altri errori non elencati: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = L’etichetta Result dice { $tag }, ma le mosse finiscono con { $moves }.
pdn-unknown-rules = Queste regole sono sconosciute: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = La posizione non è possibile. { $reason }
pdn-no-such-square = La damiera non ha questa casella.
# Numbers only.
pdn-summary = Partite: { $games }. Mosse regolari: { $moves }. Errori: { $faults }.
# The number of a game in its file.
pdn-game = partita { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Questo non può essere accaduto: { $event }.
