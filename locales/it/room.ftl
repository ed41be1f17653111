# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Io e un amico, a distanza
room-your-name = Il tuo nome, se vuoi
room-open = Apri una stanza
room-open-failed = Non è stato possibile aprire la stanza. Riprova tra un momento.

# Waiting for the other.
room-waiting-heading = Invita il tuo amico
room-waiting = Manda questo link, oppure inquadra l’immagine con un telefono. Chi lo apre per primo si siede di fronte a te.
room-link-play = Link per giocare
room-link-watch = Link per guardare
room-picture = Il link per giocare, come codice QR
room-send = Manda il link
# Damier answers nobody but this computer.
room-only-here = Questi link si aprono solo su questo computer. Come avviare Damier perché possano giocare anche altri:
room-agreed = Gli accordi
room-you-play = Giochi con { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = Ti invitano a una partita
room-invited-by = { $name } ti invita a una partita
room-sit = Siediti e gioca con { SMALL($color) }
room-only-watch = Guarda soltanto
room-sit-late = Qualcuno è arrivato prima: i due posti sono occupati. Puoi guardare.

# At the board. $name is a person or a color.
room-sent = Inviato…
room-saved = Salvato
room-watchers = { $watchers ->
    [one] una persona sta guardando
   *[other] { $watchers } persone stanno guardando
}
room-you-watch = Stai guardando.
room-here = qui
room-away = non c’è
room-away-since = { $name } ora non c’è. Aspetta, oppure torna un altro giorno: la stanza resta aperta.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } ora non c’è. Tra { $time } potrai chiedere la vittoria. Puoi anche aspettare o tornare un altro giorno.
room-away-claim = { $name } non c’è da molto tempo. Puoi chiedere la vittoria o aspettare ancora.
room-claim = Chiedi la vittoria
room-connecting = La connessione si è interrotta. Nuovo tentativo…
room-connect-now = Prova adesso
room-not-saved = In questo momento il server non può salvare nulla. La tua mossa resta qui e verrà inviata di nuovo.
room-closed = Chi gestisce questo Damier ha chiuso la stanza. La partita è conservata.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Prima è successo qualcos’altro, quindi questo non è stato fatto. Ecco a che punto è la partita.
room-gone = Questa stanza non esiste. Forse il link è incompleto.
room-unreachable = In questo momento la stanza non è raggiungibile. Controlla la connessione e riprova.
room-no-wasm = Questo browser non ha WebAssembly, quindi qui non può giocare senza la password. Apri il link in un altro browser.

# What one player wants of the other.
room-ask-back = Chiedi di ritirare la mossa
room-asks-back = { $name } chiede di ritirare l’ultima mossa.
room-asked-back = Hai chiesto di ritirare la tua mossa. Il tuo avversario deve essere d’accordo.
room-ask-rematch = Chiedi la rivincita a colori invertiti
room-asks-rematch = { $name } vorrebbe giocare ancora, a colori invertiti.
room-asked-rematch = Hai chiesto un’altra partita. Il tuo avversario deve essere d’accordo.
room-grant = D’accordo
room-refuse = No, grazie
room-refused-back = La mossa non viene ritirata.
room-refused-rematch = Per ora non si gioca un’altra partita.
room-declined = La patta è stata rifiutata.
room-next = Vai alla prossima partita

# The same seat on another device.
room-take-along = Continua su un altro dispositivo
room-take-about = Per continuare questa partita su un altro dispositivo, usalo per inquadrare l’immagine, oppure apri là il link.
room-take-link = Link per l’altro dispositivo
room-take-picture = Il link per l’altro dispositivo, come codice QR
room-take-heading = Continuare qui?
room-take-confirm = Questo dispositivo prende il posto. Sull’altro si potrà solo guardare.
room-take-here = Prendi il posto
room-taken-along = Ora il tuo posto è su un altro dispositivo. Qui puoi guardare.
