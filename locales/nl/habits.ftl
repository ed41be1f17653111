# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = In een partij
keys-mouse = Met de muis
keys-words = In plaats van een zet kun je woorden typen: “{ $word }” noemt ze.
key-name-home = Home
key-name-end = End
key-name-space = Spatie
key-name-enter = Enter
key-zen = Alleen het bord
key-sound = Geluiden aan of uit
key-help = Deze hulp
key-autoplay = De zetten een voor een afspelen
key-engine = De computer laten meedenken of niet
key-best = De beste zet spelen
key-threat = De dreiging tonen
key-arrows = Pijlen tonen of verbergen
key-previous-line = Vorige variant
key-next-line = Volgende variant
key-previous-game = Vorige partij van het bestand
key-next-game = Volgende partij van het bestand
mouse-draw = Rechterknop: een veld omcirkelen of een pijl trekken. Shift, Alt en Ctrl kiezen een ander potlood.
mouse-ahead = Terwijl de computer nadenkt, kun je je zet al kiezen.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Vooruit gekozen: { $move }.
ahead-given-up = De vooruit gekozen zet vervalt.
ahead-refused = De vooruit gekozen zet is niet mogelijk.
confirm-ask = { $move }: wil je dat spelen?
confirm-play = Spelen
confirm-back = Terug
sound-on = Geluiden aan.
sound-off = Geluiden uit.

# Words that are typed in place of a move, in small letters.
command-last = laatste
command-pieces = stukken
command-clock = klok
command-moves = zetten
command-captures = slagen
command-row = rij
command-board = bord
command-draw = remise
command-resign = opgeven
command-help = hulp

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Je kunt ook typen: { $words }.
command-not-by-leaflet = Volgens het spelregelblad moet je de zetten zelf vinden.
pieces-men = { $color }, schijven: { $squares }.
pieces-kings = { $color }, dammen: { $squares }.
moves-none = Er zijn geen zetten om te noemen.
row-none = De rijen hebben nummers van 1 tot { $rows }.

# Settings.
settings-look = Uiterlijk
settings-board = Bord
settings-moving = Zetten doen
settings-results = Uitslagen
settings-results-as = Uitslagen schrijven als
settings-brightness = Helderheid van het bord
settings-board-contrast = Contrast van het bord
settings-hue = Kleurtint van het bord
settings-reset-colors = Kleuren zoals getekend
settings-premove = Een zet kiezen terwijl de computer nadenkt
settings-one-click = Met één klik zetten waar maar één zet mogelijk is
settings-confirm = Een zet tonen voordat hij telt
settings-forced = De enige mogelijke zet vanzelf spelen
settings-claim = Remise voor mij opeisen zodra het kan
settings-sound-set = Soort geluiden
settings-sound-wood = Hout
settings-sound-soft = Vilt
settings-sound-bell = Bel
settings-volume = Volume
settings-try = Beluisteren
settings-speak = Zetten hardop zeggen
settings-speak-none = Dit apparaat heeft geen stem voor deze taal: er zou niets te horen zijn.
