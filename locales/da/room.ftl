# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Mig og en ven et andet sted
room-your-name = Dit navn, hvis du vil
room-open = Åbn et rum
room-open-failed = Rummet kunne ikke åbnes. Prøv igen om lidt.

# Waiting for the other.
room-waiting-heading = Invitér din ven
room-waiting = Send dette link, eller ret en telefon mod billedet. Den, der først åbner det, sætter sig over for dig.
room-link-play = Link til at spille
room-link-watch = Link til at følge med
room-picture = Linket til at spille som QR-kode
room-send = Send linket
# Damier answers nobody but this computer.
room-only-here = Disse links kan kun åbnes på denne computer. Sådan starter du Damier, så andre kan være med:
room-agreed = Dette er aftalt
room-you-play = Du spiller { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = Du er inviteret til et spil
room-invited-by = { $name } inviterer dig til et spil
room-sit = Sæt dig, og spil { SMALL($color) }
room-only-watch = Følg bare med
room-sit-late = En anden var hurtigere: begge pladser er taget. Du kan følge med.

# At the board. $name is a person or a color.
room-sent = Sendt…
room-saved = Gemt
room-watchers = { $watchers ->
    [one] én følger med
   *[other] { $watchers } følger med
}
room-you-watch = Du følger med.
room-here = her
room-away = ikke her
room-away-since = { $name } er her ikke lige nu. Vent, eller kom tilbage en anden dag: rummet bliver ved med at være åbent.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } er her ikke lige nu. Om { $time } må du kræve sejren. Du kan også vente eller komme tilbage en anden dag.
room-away-claim = { $name } har været væk længe. Du må kræve sejren eller vente lidt endnu.
room-claim = Kræv sejren
room-connecting = Forbindelsen er afbrudt. Prøver igen…
room-connect-now = Prøv nu
room-not-saved = Serveren kan ikke gemme noget lige nu. Dit træk bliver her og sendes igen.
room-closed = Den, der driver dette Damier, har lukket rummet. Spillet er gemt.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Noget andet kom først, så dette blev ikke til noget. Sådan står spillet nu.
room-gone = Det rum findes ikke. Måske mangler der noget af linket.
room-unreachable = Der er ingen forbindelse til rummet lige nu. Se efter, om du er på nettet, og prøv igen.
room-no-wasm = Denne browser har ikke WebAssembly og kan derfor ikke spille her uden adgangskoden. Åbn linket i en anden browser.

# What one player wants of the other.
room-ask-back = Bed om at fortryde trækket
room-asks-back = { $name } vil gerne fortryde sit sidste træk.
room-asked-back = Du har bedt om at fortryde dit træk. Din modstander skal sige ja.
room-ask-rematch = Bed om et spil til med byttede farver
room-asks-rematch = { $name } vil gerne spille igen med byttede farver.
room-asked-rematch = Du har bedt om et spil til. Din modstander skal sige ja.
room-grant = Det er i orden
room-refuse = Nej tak
room-refused-back = Trækket tages ikke tilbage.
room-refused-rematch = Ikke et spil til lige nu.
room-declined = Der blev sagt nej til remis.
room-next = Gå til det næste spil

# The same seat on another device.
room-take-along = Tag pladsen med
room-take-about = Spil videre på en anden enhed: ret den mod billedet, eller åbn linket dér.
room-take-link = Link til den anden enhed
room-take-picture = Linket til den anden enhed som QR-kode
room-take-heading = Spille videre her?
room-take-confirm = Denne enhed overtager pladsen. På den anden kan man så kun følge med.
room-take-here = Overtag pladsen
room-taken-along = Din plads er nu på en anden enhed. Her kan du følge med.
