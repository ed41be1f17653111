# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = Lösenordet, tack
visit-about = Alla får inte komma in här. Den som har ställt i ordning det här Damier kan berätta lösenordet för dig.
visit-password = Lösenord
visit-show = Visa
visit-sign-in = Kom in
visit-aside = Spela bara på den här enheten
visit-aside-about = Du kan spela, lära dig och läsa reglerna utan det. Dina partier blir kvar på den här enheten och sparas så snart du har skrivit lösenordet.
visit-wrong = Det är inte rätt lösenord. Försök igen.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Det blev fel för många gånger. Försök igen om { $time }.
visit-failed = Det gick inte. Försök igen om en liten stund.
visit-state = Lösenord behövs: partier sparas på den här enheten.
# In a browser that keeps nothing.
visit-state-window = Lösenord behövs: partier finns bara i det här fönstret.
visit-enter = Skriv lösenordet
visit-game-locked = Det här partiet finns inte på den här enheten. Skriv lösenordet för att se det.

# Where somebody entered it. $day is a date.
visit-devices = Inloggade enheter
visit-this-device = den här enheten
visit-seen = sågs senast den { $day }
visit-sign-out = Logga ut
visit-sign-out-about = Inga partier tas bort när du loggar ut. Logga in igen, så är dina partier tillbaka.

# Whose a game is.
owner-common = Gemensamt: alla här kan spela vidare
owner-claim = Gör det till mitt
owner-claimed = Nu är partiet ditt.
owner-another = Det här är någon annans parti. Du kan följa det, bläddra i det och analysera det.
owner-copy = Fortsätt i en kopia
share-button = Låt andra se det via en länk
share-about = Den som har länken kan titta på, men inte flytta.
share-link = Länk till det här partiet
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = Länken är markerad: kopiera den själv.
share-stop = Sluta dela
share-stopped = Ingen annan kan se det längre.

# The same games on several devices, by a code.
take-heading = Mina partier på andra enheter
take-about = En telefon och en dator kan ha samma partier.
take-give = Använd mina partier på en annan enhet
take-how = Skriv den här koden där, i inställningarna, eller öppna den här länken där:
take-link = Länk till den andra enheten
# $time is as on a clock, "9:41".
take-lasts = Fungerar en gång, { $time } till
take-over = Den här koden fungerar inte längre.
take-code = Kod från en annan enhet
take-enter = Hämta hit partierna
take-confirm-heading = Hämta hit partierna?
take-confirm = Den här enheten får samma partier som den andra. Dess egna partier följer med.
take-wrong = Den här koden fungerar inte. Den kan vara felskriven, för gammal eller redan använd.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier finns nu här:
