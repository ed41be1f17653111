# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = Adgangskoden, tak
visit-about = Det er ikke alle, der må komme ind her. Den, der har sat dette Damier op, kan fortælle dig adgangskoden.
visit-password = Adgangskode
visit-show = Vis
visit-sign-in = Kom ind
visit-aside = Spil kun på denne enhed
visit-aside-about = Du kan spille, lære og læse reglerne uden den. Dine spil bliver på denne enhed og gemmes, så snart du har skrevet adgangskoden.
visit-wrong = Det er ikke adgangskoden. Prøv igen.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Det var forkert for mange gange. Prøv igen om { $time }.
visit-failed = Det lykkedes ikke. Prøv igen om lidt.
visit-state = Adgangskode mangler: spil gemmes på denne enhed.
# In a browser that keeps nothing.
visit-state-window = Adgangskode mangler: spil gemmes kun i dette vindue.
visit-enter = Skriv adgangskoden
visit-game-locked = Dette spil er ikke på denne enhed. Skriv adgangskoden for at se det.

# Where somebody entered it. $day is a date.
visit-devices = Enheder, der er logget ind
visit-this-device = denne enhed
visit-seen = sidst set den { $day }
visit-sign-out = Log ud
visit-sign-out-about = Ingen spil slettes, når du logger ud. Log ind igen, så er dine spil tilbage.

# Whose a game is.
owner-common = Fælles: alle her kan spille videre
owner-claim = Gør det til mit
owner-claimed = Nu er spillet dit.
owner-another = Dette spil er en andens. Du kan følge med, se tilbage og analysere det.
owner-copy = Fortsæt i en kopi
share-button = Lad andre se det via et link
share-about = Den, der har linket, kan følge med, men ikke flytte.
share-link = Link til dette spil
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = Linket er markeret: kopiér det selv.
share-stop = Hold op med at dele
share-stopped = Ingen andre kan se det længere.

# The same games on several devices, by a code.
take-heading = Mine spil på andre enheder
take-about = En telefon og en computer kan have de samme spil.
take-give = Brug mine spil på en anden enhed
take-how = Skriv denne kode dér i indstillingerne, eller åbn dette link dér:
take-link = Link til den anden enhed
# $time is as on a clock, "9:41".
take-lasts = Virker én gang, { $time } endnu
take-over = Denne kode virker ikke længere.
take-code = Kode fra en anden enhed
take-enter = Hent spillene hertil
take-confirm-heading = Hent spillene hertil?
take-confirm = Denne enhed får de samme spil som den anden. Dens egne spil kommer med.
take-wrong = Denne kode virker ikke. Måske er den skrevet forkert, for gammel eller allerede brugt.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier findes nu her:
