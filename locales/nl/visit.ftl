# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = Het wachtwoord, alsjeblieft
visit-about = Niet iedereen mag hier naar binnen. Wie deze Damier heeft ingericht, kan je het wachtwoord vertellen.
visit-password = Wachtwoord
visit-show = Tonen
visit-sign-in = Naar binnen
visit-aside = Alleen op dit apparaat spelen
visit-aside-about = Spelen, leren en de regels lezen kan ook zonder. Je partijen blijven op dit apparaat en worden bewaard zodra je het wachtwoord hebt ingevoerd.
visit-wrong = Dat is niet het wachtwoord. Probeer het nog eens.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Dat was te vaak fout. Probeer het over { $time } opnieuw.
visit-failed = Dat is niet gelukt. Probeer het zo meteen nog eens.
visit-state = Wachtwoord nodig: partijen worden op dit apparaat bewaard.
# In a browser that keeps nothing.
visit-state-window = Wachtwoord nodig: partijen blijven alleen in dit venster.
visit-enter = Wachtwoord invoeren
visit-game-locked = Deze partij staat niet op dit apparaat. Voer het wachtwoord in om haar te zien.

# Where somebody entered it. $day is a date.
visit-devices = Ingelogde apparaten
visit-this-device = dit apparaat
visit-seen = laatst gezien op { $day }
visit-sign-out = Uitloggen
visit-sign-out-about = Door uit te loggen wordt geen partij verwijderd. Log je weer in, dan zijn je partijen er weer.

# Whose a game is.
owner-common = Gemeenschappelijk: iedereen hier kan verderspelen
owner-claim = Maak er mijn partij van
owner-claimed = Nu is het jouw partij.
owner-another = Deze partij is van iemand anders. Je kunt meekijken, terugkijken en analyseren.
owner-copy = Verderspelen in een kopie
share-button = Anderen laten meekijken met een link
share-about = Wie de link heeft, kan meekijken, maar niet zetten.
share-link = Link naar deze partij
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = De link is geselecteerd: kopieer hem zelf.
share-stop = Niet meer delen
share-stopped = Niemand anders kan nog meekijken.

# The same games on several devices, by a code.
take-heading = Mijn partijen op andere apparaten
take-about = Een telefoon en een computer kunnen dezelfde partijen hebben.
take-give = Mijn partijen op een ander apparaat gebruiken
take-how = Voer deze code daar in bij de instellingen, of open daar deze link:
take-link = Link voor het andere apparaat
# $time is as on a clock, "9:41".
take-lasts = Werkt één keer, nog { $time }
take-over = Deze code werkt niet meer.
take-code = Code van een ander apparaat
take-enter = Partijen hierheen halen
take-confirm-heading = Partijen hierheen halen?
take-confirm = Dit apparaat krijgt dezelfde partijen als het andere. Zijn eigen partijen gaan mee.
take-wrong = Deze code werkt niet. Misschien is hij verkeerd getypt, te oud of al gebruikt.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier staat nu hier:
