# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = La password, per favore
visit-about = Qui non può entrare chiunque. Chi ha preparato questo Damier può dirti la password.
visit-password = Password
visit-show = Mostra
visit-sign-in = Entra
visit-aside = Gioca solo su questo dispositivo
visit-aside-about = Puoi giocare, imparare e leggere le regole anche senza. Le tue partite restano su questo dispositivo e saranno salvate appena avrai scritto la password.
visit-wrong = Non è la password giusta. Riprova.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Troppi tentativi sbagliati. Riprova tra { $time }.
visit-failed = Non ha funzionato. Riprova tra un momento.
visit-state = Manca la password: le partite restano su questo dispositivo.
# In a browser that keeps nothing.
visit-state-window = Manca la password: le partite restano solo in questa finestra.
visit-enter = Scrivi la password
visit-game-locked = Questa partita non è su questo dispositivo. Scrivi la password per vederla.

# Where somebody entered it. $day is a date.
visit-devices = Dispositivi collegati
visit-this-device = questo dispositivo
visit-seen = visto l’ultima volta il { $day }
visit-sign-out = Esci
visit-sign-out-about = Uscendo non si cancella nessuna partita. Quando rientri, le tue partite ci sono di nuovo.

# Whose a game is.
owner-common = Di tutti: chiunque qui può continuarla
owner-claim = Rendila mia
owner-claimed = Ora la partita è tua.
owner-another = Questa partita è di un’altra persona. Puoi seguirla, rivederla e analizzarla.
owner-copy = Prosegui in una copia
share-button = Falla vedere ad altri con un link
share-about = Chi ha il link può guardare, ma non muovere.
share-link = Link a questa partita
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = Il link è selezionato: copialo tu.
share-stop = Non condividere più
share-stopped = Nessun altro può più vederla.

# The same games on several devices, by a code.
take-heading = Le mie partite su altri dispositivi
take-about = Un telefono e un computer possono avere le stesse partite.
take-give = Usa le mie partite su un altro dispositivo
take-how = Scrivi là questo codice, nelle impostazioni, oppure apri là questo link:
take-link = Link per l’altro dispositivo
# $time is as on a clock, "9:41".
take-lasts = Vale una volta sola, ancora per { $time }
take-over = Questo codice non vale più.
take-code = Codice di un altro dispositivo
take-enter = Porta qui le partite
take-confirm-heading = Portare qui le partite?
take-confirm = Questo dispositivo avrà le stesse partite dell’altro. Anche le sue partite si aggiungono.
take-wrong = Questo codice non va. Forse è scritto male, è troppo vecchio o è già stato usato.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Ora Damier è qui:
