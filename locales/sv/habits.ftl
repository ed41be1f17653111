# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = I ett parti
keys-mouse = Med musen
keys-words = I stället för ett drag kan man skriva ord: ”{ $word }” räknar upp dem.
key-name-home = Home
key-name-end = End
key-name-space = Mellanslag
key-name-enter = Enter
key-zen = Bara brädet
key-sound = Ljud på eller av
key-help = Den här hjälpen
key-autoplay = Spela upp dragen ett efter ett
key-engine = Låt datorn tänka med, eller inte
key-best = Spela det bästa draget
key-threat = Visa hotet
key-arrows = Visa eller dölj pilarna
key-previous-line = Föregående variant
key-next-line = Nästa variant
key-previous-game = Föregående parti i filen
key-next-game = Nästa parti i filen
mouse-draw = Höger musknapp: ringa in en ruta eller rita en pil. Skift, Alt och Ctrl byter penna.
mouse-ahead = Medan datorn tänker kan du redan välja ditt drag.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Valt i förväg: { $move }.
ahead-given-up = Draget som valdes i förväg är struket.
ahead-refused = Draget som du valde i förväg är inte möjligt.
confirm-ask = { $move }: ska det gälla?
confirm-play = Spela
confirm-back = Tillbaka
sound-on = Ljudet är på.
sound-off = Ljudet är av.

# Words that are typed in place of a move, in small letters.
command-last = senaste
command-pieces = brickor
command-clock = klocka
command-moves = drag
command-captures = slag
command-row = rad
command-board = bräde
command-draw = remi
command-resign = ge upp
command-help = hjälp

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Du kan också skriva: { $words }.
command-not-by-leaflet = Efter regelbladet får du själv hitta dragen.
pieces-men = { $color }, vanliga brickor: { $squares }.
pieces-kings = { $color }, damer: { $squares }.
moves-none = Det finns inga drag att nämna.
row-none = Raderna har nummer från 1 till { $rows }.

# Settings.
settings-look = Utseende
settings-board = Bräde
settings-moving = Att flytta
settings-results = Resultat
settings-results-as = Skriv resultat som
settings-brightness = Brädets ljusstyrka
settings-board-contrast = Brädets kontrast
settings-hue = Brädets färgton
settings-reset-colors = Färger som ritade
settings-premove = Välj ett drag medan datorn tänker
settings-one-click = Flytta med ett klick där bara ett drag är möjligt
settings-confirm = Visa ett drag innan det gäller
settings-forced = Spela det enda möjliga draget av sig självt
settings-claim = Kräv remi åt mig så snart det går
settings-sound-set = Slags ljud
settings-sound-wood = Trä
settings-sound-soft = Filt
settings-sound-bell = Klocka
settings-volume = Volym
settings-try = Lyssna
settings-speak = Läs upp dragen
settings-speak-none = Den här enheten har ingen röst för språket: inget skulle höras.
