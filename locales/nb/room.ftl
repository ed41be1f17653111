# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Meg og en venn et annet sted
room-your-name = Navnet ditt, om du vil
room-open = Åpne et rom
room-open-failed = Rommet kunne ikke åpnes. Prøv igjen om litt.

# Waiting for the other.
room-waiting-heading = Inviter vennen din
room-waiting = Send denne lenken, eller rett en telefon mot bildet. Den som åpner den først, setter seg overfor deg.
room-link-play = Lenke for å spille
room-link-watch = Lenke for å følge med
room-picture = Lenken for å spille, som QR-kode
room-send = Send lenken
# Damier answers nobody but this computer.
room-only-here = Disse lenkene kan bare åpnes på denne datamaskinen. Slik starter du Damier så andre kan være med:
room-agreed = Dette er avtalt
room-you-play = Du spiller { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = Du er invitert til et spill
room-invited-by = { $name } inviterer deg til et spill
room-sit = Sett deg og spill { SMALL($color) }
room-only-watch = Bare følg med
room-sit-late = Noen var raskere: begge plassene er opptatt. Du kan følge med.

# At the board. $name is a person or a color.
room-sent = Sendt…
room-saved = Lagret
room-watchers = { $watchers ->
    [one] én følger med
   *[other] { $watchers } følger med
}
room-you-watch = Du følger med.
room-here = her
room-away = ikke her
room-away-since = { $name } er ikke her nå. Vent, eller kom tilbake en annen dag: rommet forblir åpent.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } er ikke her nå. Om { $time } kan du kreve seieren. Du kan også vente eller komme tilbake en annen dag.
room-away-claim = { $name } har vært borte lenge. Du kan kreve seieren eller vente litt til.
room-claim = Krev seieren
room-connecting = Forbindelsen er brutt. Prøver igjen…
room-connect-now = Prøv nå
room-not-saved = Serveren kan ikke lagre noe akkurat nå. Trekket ditt blir her og sendes på nytt.
room-closed = Den som driver dette Damier, har stengt rommet. Spillet er lagret.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Noe annet kom først, så dette ble ikke gjort. Slik står spillet nå.
room-gone = Det rommet finnes ikke. Kanskje mangler det en bit av lenken.
room-unreachable = Får ikke kontakt med rommet nå. Sjekk forbindelsen, og prøv igjen.
room-no-wasm = Denne nettleseren mangler WebAssembly og kan derfor ikke spille her uten passordet. Åpne lenken i en annen nettleser.

# What one player wants of the other.
room-ask-back = Be om å få angre trekket
room-asks-back = { $name } vil gjerne angre det siste trekket sitt.
room-asked-back = Du har bedt om å få angre trekket ditt. Motstanderen må si ja.
room-ask-rematch = Be om et spill til med byttede farger
room-asks-rematch = { $name } vil gjerne spille igjen med byttede farger.
room-asked-rematch = Du har bedt om et spill til. Motstanderen må si ja.
room-grant = Det er greit
room-refuse = Nei takk
room-refused-back = Trekket blir ikke tatt tilbake.
room-refused-rematch = Ikke noe nytt spill nå.
room-declined = Det ble sagt nei til remis.
room-next = Gå til neste spill

# The same seat on another device.
room-take-along = Ta med plassen
room-take-about = Spill videre på en annen enhet: rett den mot bildet, eller åpne lenken der.
room-take-link = Lenke til den andre enheten
room-take-picture = Lenken til den andre enheten, som QR-kode
room-take-heading = Spille videre her?
room-take-confirm = Denne enheten overtar plassen. På den andre kan man da bare følge med.
room-take-here = Overta plassen
room-taken-along = Plassen din er nå på en annen enhet. Her kan du følge med.
