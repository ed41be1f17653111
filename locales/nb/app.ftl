# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } begynner
trait-goal-lose = den som blir kvitt alle brikkene sine, vinner
trait-goal-crown = den første dammen vinner
trait-huff = man kan blåse
trait-huff-or-demand = man kan blåse, eller trekket tas tilbake
trait-withdraw = ved et oversett slag kan trekket tas tilbake
trait-flying-kings = dammer går så langt man vil
trait-short-kings = dammer går én rute
trait-men-capture-back = vanlige brikker slår bakover også
trait-men-capture-forward = vanlige brikker slår bare fremover
trait-capture-straight = man slår bare langs rekker og kolonner
trait-capture-all = man slår også langs rekker og kolonner
trait-free-choice = fritt valg av slag
trait-most-pieces = man må slå så mange man kan
trait-best-capture = det beste slaget må tas
trait-crowned-in-passing = dam i forbifarten
trait-dark-right = mørk hjørnerute til høyre

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } trekker fra { $from } til { $to }.
spoken-capture = { $color } går fra { $from } til { $to } og slår { $captured }.
spoken-crowned = Brikken blir dam.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } blåser { $piece ->
    [king] { $whose ->
        [yours] dammen din
       *[theirs] dammen
    }
   *[man] { $whose ->
        [yours] brikken din
       *[theirs] brikken
    }
} på rute { $square }: den skulle ha { $choice ->
    [none] slått { $captured }
   *[free] slått
}.
spoken-demand = { $whose ->
    [yours] Trekket ditt { $move } tas tilbake: du må { $choice ->
        [none] slå { $captured }
       *[free] slå
    }.
   *[theirs] { $move } tas tilbake: { SMALL($color) } må { $choice ->
        [none] slå { $captured }
       *[free] slå
    }.
}
spoken-timeout = { $color } har ikke mer tid igjen.
spoken-offer = { $color } tilbyr remis.
spoken-accept = { $color } sier ja til remis.
spoken-claim = { $color } krever remis.
spoken-resign = { $color } gir opp.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } ble utført fordi det etter dette regelheftet er opp til motstanderen å si fra.

# The first screen.
app-title = Damier
app-tagline = Dam, nøyaktig etter regelheftet i esken.
app-skip = Gå til innholdet
app-loading = Brettet gjøres klart…
shelf-heading = Regelheftene
shelf-intro = Ta den esken du har hjemme: her spiller du etter regelheftet i den, til punkt og prikke.
shelf-rules = Reglene
shelf-compare = Sammenlign reglene
shelf-world = Spill fra hele verden
shelf-world-intro = Andre spill på det samme brettet, med sine egne regler.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } ruter, { $men } brikker hver
continue-heading = Fortsett
continue-button = Fortsett dette spillet
all-games = Alle lagrede spill
language-label = Språk
home = Tilbake til spillhyllen

# The menu, and help with the keys of a keyboard.
menu = Meny
menu-play = Spill
menu-learn = Lær
menu-rules = Regler
menu-games = Lagrede spill
menu-help = Hjelp
menu-manual = Håndbok
keys-board = Taster på brettet
keys-arrows = Piltaster: fra rute til rute
keys-choose = Enter eller mellomrom: løft en brikke og sett den ned
keys-digits = Tall: til ruten med det nummeret, eller velg veien med det nummeret
keys-escape = Esc: avbryt det som er påbegynt
keys-beside = Taster ved siden av brettet

# A new game.
new-opponent = Hvem spiller?
new-opponent-computer = Meg mot datamaskinen
new-opponent-two = To spillere ved dette brettet
new-level = Hvor godt skal datamaskinen spille?
new-level-value = Nivå { $level } av { $levels }
new-level-about = { $level ->
    [1] Den mister ofte tråden når brikker byttes, og feilvurderer mye. Bra for et første spill.
    [2] Den mister fortsatt ofte tråden når brikker byttes, men ser litt mer.
    [3] Den mister tråden i omtrent hvert tredje bytte. Bra når reglene ikke er nye lenger.
    [4] Den mister tråden i omtrent hvert fjerde bytte og ser lenger frem.
    [5] Den mister tråden i et bytte nå og da og feilvurderer fortsatt ofte en stilling.
    [6] Den mister sjelden tråden i et bytte, men feilvurderer fortsatt stillinger.
    [7] Den følger hvert bytte og kan åpninger. Nå og da feilvurderer den en stilling.
    [8] Den gjør alltid det trekket den tror er best, og ser lenger frem.
    [9] Den ser mye lenger frem og feilvurderer sjelden en stilling.
    [10] Den ser svært langt frem og feilvurderer nesten aldri en stilling.
    [11] Den vurderer så godt den kan, men tenker bare en kort stund.
   *[12] Den gjør sitt beste og tenker omtrent to sekunder på hvert trekk.
}
new-color = Hvem har hvilken farge?
new-color-mine = Jeg spiller { SMALL($color) }
new-color-lot = { $way ->
    [coin] Kast mynt
   *[lot] Trekk lodd
}
new-name = Hvem spiller { SMALL($color) }? (et navn, om du vil)
new-referee = Hvor streng er dommeren?
new-referee-friendly = Vennlig
new-referee-friendly-about = Det som ikke er tillatt, blir avvist, og du får vite hvorfor.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Her kan man ikke overse et slag, så ingen trekk blir tatt tilbake.
   *[huff] Her kan man ikke overse et slag, så ingen blåser.
}
new-referee-leaflet = Etter regelheftet
new-referee-leaflet-about = Som på et brett av tre: ingen hjelp, og spillerne må selv merke når noe går galt.
new-referee-leaflet-missed = { $missed ->
    [huff] Man kan blåse: den som overser et slag, kan miste brikken som skulle ha slått.
    [huff-or-demand] Man kan blåse: den som overser et slag, kan miste brikken som skulle ha slått, eller tvinges til å ta trekket tilbake og slå.
   *[withdraw] Den som overser et slag, kan tvinges til å ta trekket tilbake og slå.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = En brikke du har rørt, må flyttes. Trykk først på «{ $adjust }» hvis du bare vil rette på den.
new-clock = Klokke
new-clock-none = Uten klokke
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min pluss { $seconds } sek per trekk
new-clock-bronstein = { $minutes } min, opptil { $seconds } sek tilbake per trekk
new-clock-delay = { $minutes } min, klokken starter først etter { $seconds } sek i hvert trekk
new-clock-plain = { $minutes } min til hver
new-clock-own = En annen klokke
new-clock-kind = Type
new-clock-kind-fischer = Fischer: hvert trekk gir mer tid
new-clock-kind-bronstein = Bronstein: brukt tid gis tilbake
new-clock-kind-delay = Forsinkelse: klokken venter først
new-clock-minutes = Minutter per spiller
new-clock-seconds = Sekunder per trekk
new-board-turns = Brettet snur seg mot den som er i trekket
new-start = Start spillet
new-rules = Les regelheftet

# Playing.
play-turn-yours = Det er din tur.
play-turn-color = { $color } er i trekket.
play-computer-thinks = Datamaskinen tenker…
play-computer = Datamaskinen, nivå { $level }
play-person = Spiller
play-must-obey = Trekket ditt ble tatt tilbake: du må slå.
play-touched-piece = Du rørte brikken på rute { $square }: du må flytte den.
play-looking-back = Du ser på en tidligere stilling.
play-back-to-now = Tilbake til spillet
play-choose-route = Det finnes flere veier. Velg et nummer.
play-moves = Trekk
play-no-moves-yet = Ingen trekk ennå.
play-type-move = Skriv et trekk
play-type-example = for eksempel { $move }
play-type-button = Trekk
play-why = Hvorfor var det tillatt?
play-show-me = Vis meg
play-close = Lukk
play-first = Første stilling
play-previous = Ett trekk tilbake
play-next = Ett trekk frem
play-last = Siste stilling
play-huff = Blås
play-huff-which = Hvilken brikke skulle ha slått? Velg den der den står nå.
play-demand = Krev slaget
play-stand = La passere
play-cancel = Avbryt
play-go-on-or-stop = Slå videre, eller stopp her.
play-stop-here = Stopp her
play-show-again = Vis igjen
play-adjust = Rett på brikke
play-adjust-about = Rett på en brikke uten å måtte flytte den.
play-adjust-which = Hvilken brikke vil du rette på?
play-offer = Tilby remis
play-offer-sure = Vil du virkelig tilby remis?
play-offer-waits = Remis er tilbudt.
play-offer-yours = Du blir tilbudt remis.
play-offer-other = { $color } tilbyr remis. { $answerer } svarer:
play-accept = Si ja
play-decline = Si nei
play-declines = Datamaskinen sier nei til remis.
play-claim = Krev remis
play-resign = Gi opp
play-resign-sure = Vil du virkelig gi opp?
play-take-back = Angre
play-hint-button = Tips
# The first half of a hint.
play-hint-piece = Se på { $piece ->
    [king] dammen
   *[man] brikken
} på rute { $square }.
play-flip = Snu brettet
play-sound = Lyd
play-more = Mer
play-copy-pdn = Kopier som PDN
play-copied = Kopiert.
play-download-pdn = Lagre som PDN-fil
play-rules = Regelheftet
play-rematch = Spill igjen med byttede farger
play-new = Nytt spill
play-look-back = Se på brettet
# How a game against the computer ended.
play-you-won = Du vant!
play-you-lost = Du tapte, men kjempet godt.
play-you-drew = Remis.
play-try-level = Prøv nivå { $level }
play-time-left = { $color }: { $time } igjen
play-pause = Stopp klokken
play-paused = Pause: trykk for å fortsette
play-give-time = { $color }: ett minutt til
play-moves-left = { $moves ->
    [one] Remis om ett trekk
   *[other] Remis om { $moves } trekk
}
play-king-walk = Trekk på rad med dammen på { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Brett
board-empty = { $square }, tom
board-man = { $square }, vanlig brikke: { SMALL($color) }
board-king = { $square }, dam: { SMALL($color) }
board-can-capture = kan slå
board-can-move = kan flyttes
board-target = hit kan du gå
board-captured = blir slått
board-route = Vei { $number }: slår { $captured }
board-choose-piece = Velg først en av dine egne brikker.
board-computers-turn = Det er datamaskinens tur.

# Saved games.
games-heading = Lagrede spill
games-search = Søk
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = januar, februar, mars, april, mai, juni, juli, august, september, oktober, november, desember
# What is chosen from the list; the first of each is everything.
games-any-state = Ferdige eller ikke
games-only-running = Ikke ferdige
games-only-finished = Ferdige
games-any-opponent = Alle motstandere
games-only-computer = Mot datamaskinen
games-only-people = To spillere
games-any-game = Alle esker og spill
games-found = { $games ->
    [one] ett spill
   *[other] { $games } spill
}
games-none = Ingenting er lagret ennå.
games-none-found = Fant ingen spill som passer.
games-show-all = Vis alle spill
games-open = Åpne
games-delete = Slett
games-deleted = Spillet er slettet.
games-restore = Angre
games-moves = { $moves ->
    [one] ett trekk
   *[other] { $moves } trekk
}
games-damaged = Dette spillet er skadet. Åpne det for å se hva som fortsatt kan leses.
# A person who plays against the computer, as one of the two players.
games-you = Du ({ SMALL($color) })
games-running = ikke ferdig
games-you-won = Du vant
games-you-lost = Du tapte
games-won = { $color } vant
games-won-by = { $name } vant
games-drawn = remis
games-more = Vis flere

# Settings.
settings-heading = Innstillinger
settings-scheme = Lyst eller mørkt
settings-scheme-system = Som i systemet
settings-scheme-light = Lyst
settings-scheme-dark = Mørkt
settings-contrast = Høy kontrast
settings-coordinates = Navn på rutene
settings-coordinates-squares = På rutene
settings-coordinates-border = Langs kanten
settings-coordinates-off = Ingen
settings-notation = Rutene angis med
settings-notation-numeric = nummer
settings-notation-algebraic = bokstav og tall
settings-speed = Brikkenes bevegelse
settings-speed-none = Ingen
settings-speed-fast = Rask
settings-speed-normal = Normal
settings-speed-slow = Langsom
settings-input = Flytt brikker ved å
settings-input-both = klikke eller dra
settings-input-click = klikke
settings-input-drag = dra
settings-sound = Lyder
settings-targets = Vis hvor en brikke kan gå

# When something goes wrong.
error-heading = Noe gikk galt
error-no-server = Damier svarer ikke. Kjører programmet fortsatt?
error-page = Siden kunne ikke lastes. Sjekk forbindelsen, og prøv igjen.
error-no-wasm = Denne nettleseren kan ikke kjøre Damier: den mangler WebAssembly eller tillater det ikke. Bruk en nyere nettleser, eller tillat det i innstillingene.
error-broken = Noe gikk i stykker på denne siden. Ingenting av spillet ditt går tapt: hvert trekk noteres med en gang.
error-game-away = Dette spillet er ikke på denne enheten, og Damier svarer ikke. Åpne det igjen når det er forbindelse.
error-unkept = De siste trekkene dine er bare i dette vinduet: denne nettleseren lagrer ingenting. La det stå åpent til de er lagret.
error-not-saved = De siste trekkene dine kunne ikke lagres: disken er full. De blir værende på denne enheten. Frigjør plass, så lagres de av seg selv.
error-storage = De siste trekkene dine kunne ikke lagres. De blir værende på denne enheten og lagres så snart det er mulig.
error-stale = Spillet har gått videre i et annet vindu. Slik står det der.
error-damaged = Dette lagrede spillet er skadet. Det som fortsatt kan leses, vises; resten blir som det er.
error-damaged-copy = Fortsett herfra i en kopi
error-copied = Trekkene som ikke passet inn, er lagret som et eget spill.
error-apart = Dette spillet kan ikke lenger lagres på den gamle plassen. Det fortsetter her som et eget spill, med alle trekk.
error-no-game = Det spillet finnes ikke. Det kan være slettet.
error-no-page = Den siden finnes ikke.
error-no-page-about = Kanskje er adressen skrevet feil.
error-worker = Dommeren måtte tilkalles på nytt. Ingenting har gått tapt.
error-thinking = Datamaskinen kunne ikke trekke. Prøv igjen.
error-retry = Prøv igjen
error-clipboard = Nettleseren tillater ikke kopiering. Lagre spillet som fil.

# Without the server, and a newer version.
offline-state = Frakoblet: spill lagres på denne enheten.
# In a browser that keeps nothing.
offline-state-window = Frakoblet: spillene finnes bare i dette vinduet.
# The same where there is no server.
kept-in-window = Spillene finnes bare i dette vinduet: denne nettleseren lagrer ingenting.
# Beside a saved game.
offline-only-here = bare på denne enheten
offline-update = En ny versjon av Damier er klar.
offline-update-button = Oppdater

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Brettets størrelse
frame-zen = Bare brettet
frame-zen-leave = Vis alt
frame-hint-why = Hvorfor?
frame-beside = Ved siden av brettet
frame-pass = Send nettbrettet videre
frame-pass-to = Din tur, { $name }.
frame-pass-ready = Jeg er klar
frame-analysis-later = Datamaskinen sier hva den mener når spillet er over.
