# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Met z’n tweeën, ieder op een andere plek
room-your-name = Je naam, als je wilt
room-open = Een kamer openen
room-open-failed = De kamer kon niet worden geopend. Probeer het zo nog eens.

# Waiting for the other.
room-waiting-heading = Nodig iemand uit
room-waiting = Stuur deze link, of richt een telefoon op het plaatje. Wie hem het eerst opent, komt tegenover je zitten.
room-link-play = Link om mee te spelen
room-link-watch = Link om mee te kijken
room-picture = De link om mee te spelen, als QR-code
room-send = Link versturen
# Damier answers nobody but this computer.
room-only-here = Deze links gaan alleen op deze computer open. Zo start je Damier zodat anderen mee kunnen doen:
room-agreed = Dit is afgesproken
room-you-play = Je speelt met { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = Je bent uitgenodigd voor een partij
room-invited-by = { $name } nodigt je uit voor een partij
room-sit = Gaan zitten en met { SMALL($color) } spelen
room-only-watch = Alleen meekijken
room-sit-late = Iemand was je voor: beide plaatsen zijn bezet. Je kunt meekijken.

# At the board. $name is a person or a color.
room-sent = Verstuurd…
room-saved = Bewaard
room-watchers = { $watchers ->
    [one] één persoon kijkt mee
   *[other] { $watchers } personen kijken mee
}
room-you-watch = Je kijkt mee.
room-here = aanwezig
room-away = afwezig
room-away-since = { $name } is er nu niet. Wacht even, of kom een andere dag terug: de kamer blijft open.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name } is er nu niet. Over { $time } mag je de winst opeisen. Je kunt ook wachten of een andere dag terugkomen.
room-away-claim = { $name } is al lang weg. Je mag de winst opeisen of nog even wachten.
room-claim = Winst opeisen
room-connecting = De verbinding is weggevallen. Nieuwe poging…
room-connect-now = Nu proberen
room-not-saved = De server kan nu niets bewaren. Je zet blijft hier staan en wordt nog eens verstuurd.
room-closed = Wie deze Damier beheert, heeft de kamer gesloten. De partij blijft bewaard.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Er kwam iets anders tussen, dus dit is niet doorgegaan. Dit is de stand nu.
room-gone = Deze kamer bestaat niet. Misschien ontbreekt er iets aan de link.
room-unreachable = De kamer is nu niet bereikbaar. Kijk of er verbinding is en probeer het opnieuw.
room-no-wasm = Deze browser kent geen WebAssembly en kan hier daarom niet spelen zonder het wachtwoord. Open de link in een andere browser.

# What one player wants of the other.
room-ask-back = Vragen of de zet terug mag
room-asks-back = { $name } wil graag de laatste zet terugnemen.
room-asked-back = Je hebt gevraagd of je je zet mag terugnemen. Je tegenstander moet het goedvinden.
room-ask-rematch = Revanche vragen, kleuren omgewisseld
room-asks-rematch = { $name } wil graag nog een partij, met omgewisselde kleuren.
room-asked-rematch = Je hebt om nog een partij gevraagd. Je tegenstander moet het goedvinden.
room-grant = Akkoord
room-refuse = Nee, dank je
room-refused-back = De zet wordt niet teruggenomen.
room-refused-rematch = Nu geen nieuwe partij.
room-declined = Remise is afgewezen.
room-next = Naar de volgende partij

# The same seat on another device.
room-take-along = Deze plaats meenemen
room-take-about = Speel verder op een ander apparaat: richt het op het plaatje, of open daar de link.
room-take-link = Link voor het andere apparaat
room-take-picture = De link voor het andere apparaat, als QR-code
room-take-heading = Hier verderspelen?
room-take-confirm = Dit apparaat neemt de plaats over. Op het andere kun je dan alleen nog meekijken.
room-take-here = Plaats overnemen
room-taken-along = Je plaats is nu op een ander apparaat. Hier kun je meekijken.
