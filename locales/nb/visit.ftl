# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = Passordet, takk
visit-about = Ikke alle får komme inn her. Den som har satt opp dette Damier, kan fortelle deg passordet.
visit-password = Passord
visit-show = Vis
visit-sign-in = Kom inn
visit-aside = Spill bare på denne enheten
visit-aside-about = Du kan spille, lære og lese reglene uten det. Spillene dine blir på denne enheten og lagres så snart du har skrevet passordet.
visit-wrong = Det er ikke passordet. Prøv igjen.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Det ble feil for mange ganger. Prøv igjen om { $time }.
visit-failed = Det gikk ikke. Prøv igjen om et øyeblikk.
visit-state = Passord trengs: spill lagres på denne enheten.
# In a browser that keeps nothing.
visit-state-window = Passord trengs: spill finnes bare i dette vinduet.
visit-enter = Skriv passordet
visit-game-locked = Dette spillet er ikke på denne enheten. Skriv passordet for å se det.

# Where somebody entered it. $day is a date.
visit-devices = Innloggede enheter
visit-this-device = denne enheten
visit-seen = sist sett { $day }
visit-sign-out = Logg ut
visit-sign-out-about = Ingen spill slettes når du logger ut. Logg inn igjen, så er spillene dine tilbake.

# Whose a game is.
owner-common = Felles: alle her kan spille videre
owner-claim = Gjør det til mitt
owner-claimed = Nå er spillet ditt.
owner-another = Dette spillet er noen andres. Du kan følge med, bla tilbake og analysere det.
owner-copy = Fortsett i en kopi
share-button = La andre se det via en lenke
share-about = Den som har lenken, kan følge med, men ikke flytte.
share-link = Lenke til dette spillet
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = Lenken er merket: kopier den selv.
share-stop = Slutt å dele
share-stopped = Ingen andre kan se det lenger.

# The same games on several devices, by a code.
take-heading = Spillene mine på andre enheter
take-about = En telefon og en datamaskin kan ha de samme spillene.
take-give = Bruk spillene mine på en annen enhet
take-how = Skriv denne koden der, i innstillingene, eller åpne denne lenken der:
take-link = Lenke til den andre enheten
# $time is as on a clock, "9:41".
take-lasts = Virker én gang, { $time } til
take-over = Denne koden virker ikke lenger.
take-code = Kode fra en annen enhet
take-enter = Hent spillene hit
take-confirm-heading = Hente spillene hit?
take-confirm = Denne enheten får de samme spillene som den andre. Dens egne spill blir med.
take-wrong = Denne koden virker ikke. Kanskje er den skrevet feil, for gammel eller allerede brukt.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier finnes nå her:
