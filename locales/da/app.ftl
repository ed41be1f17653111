# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } begynder
trait-goal-lose = den, der kommer af med alle sine brikker, vinder
trait-goal-crown = den første dam vinder
trait-huff = man må puste
trait-huff-or-demand = man må puste, eller trækket tages tilbage
trait-withdraw = ved et overset slag kan trækket tages tilbage
trait-flying-kings = dammer går så langt, man vil
trait-short-kings = dammer går ét felt
trait-men-capture-back = almindelige brikker slår også baglæns
trait-men-capture-forward = almindelige brikker slår kun forlæns
trait-capture-straight = man slår kun langs rækker og kolonner
trait-capture-all = man slår også langs rækker og kolonner
trait-free-choice = frit valg af slag
trait-most-pieces = man skal slå så mange, man kan
trait-best-capture = det bedste slag skal tages
trait-crowned-in-passing = dam i forbifarten
trait-dark-right = mørkt hjørnefelt til højre

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } trækker fra { $from } til { $to }.
spoken-capture = { $color } går fra { $from } til { $to } og slår { $captured }.
spoken-crowned = Brikken bliver dam.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } puster { $piece ->
    [king] { $whose ->
        [yours] din dam
       *[theirs] dammen
    }
   *[man] { $whose ->
        [yours] din brik
       *[theirs] brikken
    }
} på felt { $square }: den skulle have { $choice ->
    [none] slået { $captured }
   *[free] slået
}.
spoken-demand = { $whose ->
    [yours] Dit træk { $move } tages tilbage: du skal { $choice ->
        [none] slå { $captured }
       *[free] slå
    }.
   *[theirs] { $move } tages tilbage: { SMALL($color) } skal { $choice ->
        [none] slå { $captured }
       *[free] slå
    }.
}
spoken-timeout = { $color } har ikke mere tid.
spoken-offer = { $color } tilbyder remis.
spoken-accept = { $color } siger ja til remis.
spoken-claim = { $color } kræver remis.
spoken-resign = { $color } giver op.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } blev udført, fordi det efter dette regelhæfte er op til modstanderen at sige fra.

# The first screen.
app-title = Damier
app-tagline = Dam, præcis efter regelhæftet i æsken.
app-skip = Gå til indholdet
app-loading = Brættet stilles op…
shelf-heading = Regelhæfterne
shelf-intro = Tag den æske, du har derhjemme: der spilles efter dens regelhæfte, til punkt og prikke.
shelf-rules = Reglerne
shelf-compare = Sammenlign reglerne
shelf-world = Spil fra hele verden
shelf-world-intro = Andre spil på det samme bræt, med deres egne regler.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } felter, { $men } brikker hver
continue-heading = Fortsæt
continue-button = Fortsæt dette spil
all-games = Alle gemte spil
language-label = Sprog
home = Tilbage til spilhylden

# The menu, and help with the keys of a keyboard.
menu = Menu
menu-play = Spil
menu-learn = Lær
menu-rules = Regler
menu-games = Gemte spil
menu-help = Hjælp
menu-manual = Håndbog
keys-board = Taster på brættet
keys-arrows = Piletaster: fra felt til felt
keys-choose = Enter eller mellemrum: løft en brik og sæt den ned
keys-digits = Taltaster: gå til feltet med det nummer, eller vælg vejen med det nummer
keys-escape = Esc: afbryd det, du er i gang med
keys-beside = Taster uden for brættet

# A new game.
new-opponent = Hvem spiller?
new-opponent-computer = Mig mod computeren
new-opponent-two = To spillere ved dette bræt
new-level = Hvor godt skal computeren spille?
new-level-value = Niveau { $level } af { $levels }
new-level-about = { $level ->
    [1] Den mister ofte tråden, når der byttes brikker, og fejlbedømmer meget. Godt til et første spil.
    [2] Den mister stadig ofte tråden, når der byttes brikker, men ser lidt mere.
    [3] Den mister tråden i cirka hver tredje afbytning. Godt, når reglerne ikke er nye længere.
    [4] Den mister tråden i cirka hver fjerde afbytning og ser længere frem.
    [5] Den mister tråden i en afbytning nu og da og fejlbedømmer stadig ofte en stilling.
    [6] Den mister sjældent tråden i en afbytning, men fejlbedømmer stadig stillinger.
    [7] Den følger hver afbytning til ende og kan åbninger. Nu og da fejlbedømmer den en stilling.
    [8] Den laver altid det træk, den tror er bedst, og ser længere frem.
    [9] Den ser meget længere frem og fejlbedømmer sjældent en stilling.
    [10] Den ser meget langt frem og fejlbedømmer næsten aldrig en stilling.
    [11] Den bedømmer så godt, den kan, men tænker kun i kort tid.
   *[12] Den gør sit bedste og tænker cirka to sekunder over hvert træk.
}
new-color = Hvem har hvilken farve?
new-color-mine = Jeg spiller { SMALL($color) }
new-color-lot = { $way ->
    [coin] Slå plat eller krone
   *[lot] Træk lod
}
new-name = Hvem spiller { SMALL($color) }? (et navn, hvis du vil)
new-referee = Hvor streng er dommeren?
new-referee-friendly = Venlig
new-referee-friendly-about = Det, der ikke er tilladt, bliver afvist, og du får at vide hvorfor.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Her kan man ikke overse et slag, så intet træk bliver taget tilbage af den grund.
   *[huff] Her kan man ikke overse et slag, så ingen puster.
}
new-referee-leaflet = Efter regelhæftet
new-referee-leaflet-about = Som på et bræt af træ: ingen hjælp, og spillerne må selv opdage, når noget går galt.
new-referee-leaflet-missed = { $missed ->
    [huff] Man må puste: den, der overser et slag, kan miste den brik, der skulle have slået.
    [huff-or-demand] Man må puste: den, der overser et slag, kan miste den brik, der skulle have slået, eller blive tvunget til at tage trækket tilbage og slå.
   *[withdraw] Den, der overser et slag, kan blive tvunget til at tage trækket tilbage og slå.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = En brik, man har rørt ved, skal flyttes. Tryk først på »{ $adjust }«, hvis du bare vil sætte den lige.
new-clock = Ur
new-clock-none = Uden ur
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min. plus { $seconds } sek. pr. træk
new-clock-bronstein = { $minutes } min., op til { $seconds } sek. tilbage pr. træk
new-clock-delay = { $minutes } min., uret går først i gang efter { $seconds } sek. i hvert træk
new-clock-plain = { $minutes } min. til hver
new-clock-own = Et andet ur
new-clock-kind = Type
new-clock-kind-fischer = Fischer: hvert træk giver mere tid
new-clock-kind-bronstein = Bronstein: den brugte tid gives tilbage
new-clock-kind-delay = Forsinkelse: uret venter først
new-clock-minutes = Minutter pr. spiller
new-clock-seconds = Sekunder pr. træk
new-board-turns = Brættet vender sig mod den, der er i trækket
new-start = Begynd spillet
new-rules = Læs regelhæftet

# Playing.
play-turn-yours = Det er din tur.
play-turn-color = { $color } er i trækket.
play-computer-thinks = Computeren tænker…
play-computer = Computer, niveau { $level }
play-person = Spiller
play-must-obey = Dit træk blev taget tilbage: du skal slå.
play-touched-piece = Du rørte ved brikken på felt { $square }: den skal flyttes.
play-looking-back = Du ser på en tidligere stilling.
play-back-to-now = Tilbage til spillet
play-choose-route = Der er flere veje. Vælg et nummer.
play-moves = Træk
play-no-moves-yet = Ingen træk endnu.
play-type-move = Skriv et træk
play-type-example = for eksempel { $move }
play-type-button = Træk
play-why = Hvorfor var det tilladt?
play-show-me = Vis mig
play-close = Luk
play-first = Første stilling
play-previous = Ét træk tilbage
play-next = Ét træk frem
play-last = Sidste stilling
play-huff = Pust
play-huff-which = Hvilken brik skulle have slået? Vælg den, hvor den står nu.
play-demand = Kræv slaget
play-stand = Lad passere
play-cancel = Annuller
play-go-on-or-stop = Slå videre, eller stop her.
play-stop-here = Stop her
play-show-again = Vis igen
play-adjust = Sæt lige
play-adjust-about = Sæt en brik lige uden at skulle trække med den.
play-adjust-which = Hvilken brik vil du sætte lige?
play-offer = Tilbyd remis
play-offer-sure = Vil du virkelig tilbyde remis?
play-offer-waits = Remis er tilbudt.
play-offer-yours = Du bliver tilbudt remis.
play-offer-other = { $color } tilbyder remis. { $answerer } svarer:
play-accept = Sig ja
play-decline = Sig nej
play-declines = Computeren siger nej til remis.
play-claim = Kræv remis
play-resign = Giv op
play-resign-sure = Vil du virkelig give op?
play-take-back = Fortryd
play-hint-button = Tip
# The first half of a hint.
play-hint-piece = Se på { $piece ->
    [king] dammen
   *[man] brikken
} på felt { $square }.
play-flip = Vend brættet
play-sound = Lyd
play-more = Mere
play-copy-pdn = Kopiér som PDN
play-copied = Kopieret.
play-download-pdn = Gem som PDN-fil
play-rules = Regelhæftet
play-rematch = Spil igen med byttede farver
play-new = Nyt spil
play-look-back = Se på brættet
# How a game against the computer ended.
play-you-won = Du vandt!
play-you-lost = Du tabte, men kæmpede godt.
play-you-drew = Remis.
play-try-level = Prøv niveau { $level }
play-time-left = { $color }: { $time } tilbage
play-pause = Stop uret
play-paused = Pause: tryk for at fortsætte
play-give-time = { $color }: et minut mere
play-moves-left = { $moves ->
    [one] Remis om ét træk
   *[other] Remis om { $moves } træk
}
play-king-walk = Træk på stribe med dammen på { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Bræt
board-empty = { $square }, tomt
board-man = { $square }, almindelig brik: { SMALL($color) }
board-king = { $square }, dam: { SMALL($color) }
board-can-capture = kan slå
board-can-move = kan flyttes
board-target = du kan gå hertil
board-captured = bliver slået
board-route = Vej { $number }: slår { $captured }
board-choose-piece = Vælg først en af dine egne brikker.
board-computers-turn = Det er computerens tur.

# Saved games.
games-heading = Gemte spil
games-search = Søg
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = januar, februar, marts, april, maj, juni, juli, august, september, oktober, november, december
# What is chosen from the list; the first of each is everything.
games-any-state = Færdige eller ej
games-only-running = Ikke færdige
games-only-finished = Færdige
games-any-opponent = Alle modstandere
games-only-computer = Mod computeren
games-only-people = To spillere
games-any-game = Alle æsker og spil
games-found = { $games ->
    [one] ét spil
   *[other] { $games } spil
}
games-none = Der er ikke gemt noget endnu.
games-none-found = Der blev ikke fundet noget spil.
games-show-all = Vis alle spil
games-open = Åbn
games-delete = Slet
games-deleted = Spillet er slettet.
games-restore = Fortryd
games-moves = { $moves ->
    [one] ét træk
   *[other] { $moves } træk
}
games-damaged = Dette spil er beskadiget. Åbn det for at se, hvad der stadig kan læses.
# A person who plays against the computer, as one of the two players.
games-you = Dig ({ SMALL($color) })
games-running = ikke færdigt
games-you-won = Du vandt
games-you-lost = Du tabte
games-won = { $color } vandt
games-won-by = { $name } vandt
games-drawn = remis
games-more = Vis flere

# Settings.
settings-heading = Indstillinger
settings-scheme = Lyst eller mørkt
settings-scheme-system = Som i systemet
settings-scheme-light = Lyst
settings-scheme-dark = Mørkt
settings-contrast = Høj kontrast
settings-coordinates = Navne på felterne
settings-coordinates-squares = På felterne
settings-coordinates-border = Langs kanten
settings-coordinates-off = Ingen
settings-notation = Felterne angives med
settings-notation-numeric = nummer
settings-notation-algebraic = bogstav og tal
settings-speed = Brikkernes bevægelse
settings-speed-none = Ingen
settings-speed-fast = Hurtig
settings-speed-normal = Normal
settings-speed-slow = Langsom
settings-input = Flyt brikker ved at
settings-input-both = klikke eller trække
settings-input-click = klikke
settings-input-drag = trække
settings-sound = Lyde
settings-targets = Vis, hvor en brik kan gå hen

# When something goes wrong.
error-heading = Noget gik galt
error-no-server = Damier svarer ikke. Kører programmet stadig?
error-page = Siden kunne ikke hentes. Se efter, om der er forbindelse, og prøv igen.
error-no-wasm = Denne browser kan ikke køre Damier: den mangler WebAssembly eller tillader det ikke. Brug en nyere browser, eller tillad det i indstillingerne.
error-broken = Noget gik i stykker på denne side. Intet af dit spil går tabt: hvert træk noteres med det samme.
error-game-away = Dette spil er ikke på denne enhed, og Damier svarer ikke. Åbn det igen, når der er forbindelse.
error-unkept = Dine sidste træk er kun i dette vindue: denne browser gemmer intet. Lad det være åbent, indtil de er gemt.
error-not-saved = Dine sidste træk kunne ikke gemmes: disken er fuld. De bliver på denne enhed. Skaf plads, så gemmes de af sig selv.
error-storage = Dine sidste træk kunne ikke gemmes. De bliver på denne enhed og gemmes, så snart det er muligt.
error-stale = Spillet er gået videre i et andet vindue. Sådan står det dér.
error-damaged = Dette gemte spil er beskadiget. Det, der stadig kan læses, vises; resten bliver, som det er.
error-damaged-copy = Fortsæt herfra i en kopi
error-copied = De træk, der ikke passede ind, er gemt som et spil for sig.
error-apart = Dette spil kan ikke længere gemmes på sin gamle plads. Det fortsætter her som et spil for sig, med alle træk.
error-no-game = Det spil findes ikke. Det er måske slettet.
error-no-page = Den side findes ikke.
error-no-page-about = Måske er adressen skrevet forkert.
error-worker = Dommeren måtte kaldes ind igen. Intet er gået tabt.
error-thinking = Computeren kunne ikke trække. Prøv igen.
error-retry = Prøv igen
error-clipboard = Browseren tillader ikke kopiering. Gem spillet som fil.

# Without the server, and a newer version.
offline-state = Offline: spil gemmes på denne enhed.
# In a browser that keeps nothing.
offline-state-window = Offline: spil bevares kun i dette vindue.
# The same where there is no server.
kept-in-window = Spil bevares kun i dette vindue: denne browser gemmer intet.
# Beside a saved game.
offline-only-here = kun på denne enhed
offline-update = En ny version af Damier er klar.
offline-update-button = Opdatér

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Brættets størrelse
frame-zen = Kun brættet
frame-zen-leave = Vis alt
frame-hint-why = Hvorfor?
frame-beside = Ved siden af brættet
frame-pass = Giv tabletten videre
frame-pass-to = Din tur, { $name }.
frame-pass-ready = Jeg er klar
frame-analysis-later = Computeren siger, hvad den mener, når spillet er slut.
