# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = I et spil
keys-mouse = Med musen
keys-words = I stedet for et træk kan man skrive ord: “{ $word }” nævner dem.
key-name-home = Home
key-name-end = End
key-name-space = Mellemrum
key-name-enter = Enter
key-zen = Kun brættet
key-sound = Lyde til eller fra
key-help = Denne hjælp
key-autoplay = Afspil trækkene et for et
key-engine = Lad computeren tænke med, eller ikke
key-best = Spil det bedste træk
key-threat = Vis truslen
key-arrows = Vis eller skjul pilene
key-previous-line = Forrige variant
key-next-line = Næste variant
key-previous-game = Forrige spil i filen
key-next-game = Næste spil i filen
mouse-draw = Højre museknap: sæt ring om et felt, eller tegn en pil. Skift, Alt og Ctrl skifter blyant.
mouse-ahead = Mens computeren tænker, kan du allerede vælge dit træk.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Valgt på forhånd: { $move }.
ahead-given-up = Trækket, der var valgt på forhånd, er droppet.
ahead-refused = Trækket, du valgte på forhånd, er ikke muligt.
confirm-ask = { $move }: skal det gælde?
confirm-play = Spil
confirm-back = Tilbage
sound-on = Lyden er slået til.
sound-off = Lyden er slået fra.

# Words that are typed in place of a move, in small letters.
command-last = sidste
command-pieces = brikker
command-clock = ur
command-moves = træk
command-captures = slag
command-row = række
command-board = bræt
command-draw = remis
command-resign = giv op
command-help = hjælp

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Du kan også skrive: { $words }.
command-not-by-leaflet = Efter regelhæftet skal du selv finde trækkene.
pieces-men = { $color }, almindelige brikker: { $squares }.
pieces-kings = { $color }, damer: { $squares }.
moves-none = Der er ingen træk at nævne.
row-none = Rækkerne har numre fra 1 til { $rows }.

# Settings.
settings-look = Udseende
settings-board = Bræt
settings-moving = At trække
settings-results = Resultater
settings-results-as = Skriv resultater som
settings-brightness = Brættets lysstyrke
settings-board-contrast = Brættets kontrast
settings-hue = Brættets farvetone
settings-reset-colors = Farver som tegnet
settings-premove = Vælg et træk, mens computeren tænker
settings-one-click = Træk med ét klik, hvor kun ét træk er muligt
settings-confirm = Vis et træk, før det gælder
settings-forced = Spil det eneste mulige træk af sig selv
settings-claim = Kræv remis for mig, så snart det kan lade sig gøre
settings-sound-set = Slags lyde
settings-sound-wood = Træ
settings-sound-soft = Filt
settings-sound-bell = Klokke
settings-volume = Lydstyrke
settings-try = Lyt
settings-speak = Læs trækkene op
settings-speak-none = Denne enhed har ingen stemme til sproget: der ville ikke kunne høres noget.
