# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = I et spill
keys-mouse = Med musen
keys-words = I stedet for et trekk kan man skrive ord: «{ $word }» lister dem opp.
key-name-home = Home
key-name-end = End
key-name-space = Mellomrom
key-name-enter = Enter
key-zen = Bare brettet
key-sound = Lyder på eller av
key-help = Denne hjelpen
key-autoplay = Spill av trekkene ett for ett
key-engine = La datamaskinen tenke med, eller ikke
key-best = Spill det beste trekket
key-threat = Vis trusselen
key-arrows = Vis eller skjul pilene
key-previous-line = Forrige variant
key-next-line = Neste variant
key-previous-game = Forrige spill i filen
key-next-game = Neste spill i filen
mouse-draw = Høyre museknapp: sett ring rundt en rute, eller tegn en pil. Skift, Alt og Ctrl bytter blyant.
mouse-ahead = Mens datamaskinen tenker, kan du allerede velge trekket ditt.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Valgt på forhånd: { $move }.
ahead-given-up = Trekket som var valgt på forhånd, er droppet.
ahead-refused = Trekket du valgte på forhånd, er ikke mulig.
confirm-ask = { $move }: skal det gjelde?
confirm-play = Spill
confirm-back = Tilbake
sound-on = Lyden er på.
sound-off = Lyden er av.

# Words that are typed in place of a move, in small letters.
command-last = siste
command-pieces = brikker
command-clock = klokke
command-moves = trekk
command-captures = slag
command-row = rad
command-board = brett
command-draw = remis
command-resign = gi opp
command-help = hjelp

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Du kan også skrive: { $words }.
command-not-by-leaflet = Etter regelheftet må du finne trekkene selv.
pieces-men = { $color }, vanlige brikker: { $squares }.
pieces-kings = { $color }, dammer: { $squares }.
moves-none = Det er ingen trekk å nevne.
row-none = Radene har numre fra 1 til { $rows }.

# Settings.
settings-look = Utseende
settings-board = Brett
settings-moving = Å flytte
settings-results = Resultater
settings-results-as = Skriv resultater som
settings-brightness = Brettets lysstyrke
settings-board-contrast = Brettets kontrast
settings-hue = Brettets fargetone
settings-reset-colors = Farger som tegnet
settings-premove = Velg et trekk mens datamaskinen tenker
settings-one-click = Flytt med ett klikk der bare ett trekk er mulig
settings-confirm = Vis et trekk før det gjelder
settings-forced = Spill det eneste mulige trekket av seg selv
settings-claim = Krev remis for meg så snart det går
settings-sound-set = Slags lyder
settings-sound-wood = Tre
settings-sound-soft = Filt
settings-sound-bell = Bjelle
settings-volume = Lydstyrke
settings-try = Lytt
settings-speak = Les opp trekkene
settings-speak-none = Denne enheten har ingen stemme for språket: ingenting ville høres.
