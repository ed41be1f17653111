# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } börjar
trait-goal-lose = den som blir av med alla brickor vinner
trait-goal-crown = den första damen vinner
trait-huff = man får blåsa
trait-huff-or-demand = man får blåsa, eller så tas draget tillbaka
trait-withdraw = vid missat slag kan draget tas tillbaka
trait-flying-kings = damer går hur långt som helst
trait-short-kings = damer går ett steg
trait-men-capture-back = vanliga brickor slår bakåt också
trait-men-capture-forward = vanliga brickor slår bara framåt
trait-capture-straight = man slår bara längs rader och kolumner
trait-capture-all = man slår också längs rader och kolumner
trait-free-choice = fritt val av slag
trait-most-pieces = man måste slå så många man kan
trait-best-capture = det bästa slaget måste göras
trait-crowned-in-passing = dam i förbifarten
trait-dark-right = mörk hörnruta till höger

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } flyttar från { $from } till { $to }.
spoken-capture = { $color } går från { $from } till { $to } och slår { $captured }.
spoken-crowned = Brickan blir dam.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } blåser { $piece ->
    [king] { $whose ->
        [yours] din dam
       *[theirs] damen
    }
   *[man] { $whose ->
        [yours] din bricka
       *[theirs] brickan
    }
} på ruta { $square }: den borde ha { $choice ->
    [none] slagit { $captured }
   *[free] slagit
}.
spoken-demand = { $whose ->
    [yours] Ditt drag { $move } tas tillbaka: du måste { $choice ->
        [none] slå { $captured }
       *[free] slå
    }.
   *[theirs] { $move } tas tillbaka: { SMALL($color) } måste { $choice ->
        [none] slå { $captured }
       *[free] slå
    }.
}
spoken-timeout = { $color } har ingen tid kvar.
spoken-offer = { $color } erbjuder remi.
spoken-accept = { $color } tackar ja till remi.
spoken-claim = { $color } kräver remi.
spoken-resign = { $color } ger upp.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } genomfördes, eftersom det enligt det här regelbladet är motspelarens sak att säga ifrån.

# The first screen.
app-title = Damier
app-tagline = Dam, precis efter regelbladet i kartongen.
app-skip = Hoppa till innehållet
app-loading = Brädet ställs i ordning…
shelf-heading = Regelbladen
shelf-intro = Ta kartongen du har hemma: här spelar du efter dess regelblad, till punkt och pricka.
shelf-rules = Reglerna
shelf-compare = Jämför reglerna
shelf-world = Spel från hela världen
shelf-world-intro = Andra spel på samma bräde, med sina egna regler.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } rutor, { $men } brickor var
continue-heading = Fortsätt
continue-button = Fortsätt partiet
all-games = Alla sparade partier
language-label = Språk
home = Tillbaka till spelhyllan

# The menu, and help with the keys of a keyboard.
menu = Meny
menu-play = Spela
menu-learn = Lär dig
menu-rules = Regler
menu-games = Partier
menu-help = Hjälp
menu-manual = Handbok
keys-board = Tangenter på brädet
keys-arrows = Piltangenter: från ruta till ruta
keys-choose = Enter eller mellanslag: lyft en bricka och ställ ner den
keys-digits = Siffror: till rutan med det numret, eller välj vägen med det numret
keys-escape = Esc: avbryt det som påbörjats
keys-beside = Tangenter bredvid brädet

# A new game.
new-opponent = Vilka spelar?
new-opponent-computer = Jag mot datorn
new-opponent-two = Två spelare vid det här brädet
new-level = Hur bra ska datorn spela?
new-level-value = Nivå { $level } av { $levels }
new-level-about = { $level ->
    [1] Den tappar ofta tråden när brickor byts och missbedömer mycket. Bra för ett första parti.
    [2] Den tappar fortfarande ofta tråden när brickor byts, men ser lite mer.
    [3] Den tappar tråden i ungefär vart tredje byte. Bra när reglerna inte är nya längre.
    [4] Den tappar tråden i ungefär vart fjärde byte och ser längre framåt.
    [5] Den tappar tråden i ett byte då och då och missbedömer fortfarande ofta en ställning.
    [6] Den tappar sällan tråden i ett byte, men missbedömer fortfarande ställningar.
    [7] Den följer varje byte och kan öppningar. Då och då missbedömer den en ställning.
    [8] Den gör alltid det drag den tror är bäst och ser längre framåt.
    [9] Den ser mycket längre framåt och missbedömer sällan en ställning.
    [10] Den ser väldigt långt framåt och missbedömer nästan aldrig en ställning.
    [11] Den bedömer så bra den kan, men tänker bara en kort stund.
   *[12] Den gör sitt bästa och tänker i ungefär två sekunder på varje drag.
}
new-color = Vem spelar med vilken färg?
new-color-mine = Jag spelar { SMALL($color) }
new-color-lot = { $way ->
    [coin] Singla slant
   *[lot] Lotta
}
new-name = Vem spelar { SMALL($color) }? (ett namn, om du vill)
new-referee = Hur sträng är domaren?
new-referee-friendly = Vänlig
new-referee-friendly-about = Det som inte är tillåtet avvisas, och du får veta varför.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Här går det inte att missa ett slag, så inget drag behöver tas tillbaka.
   *[huff] Här går det inte att missa ett slag, så ingen blåser.
}
new-referee-leaflet = Efter regelbladet
new-referee-leaflet-about = Som på ett bräde av trä: ingen hjälp, och spelarna får själva märka när något blir fel.
new-referee-leaflet-missed = { $missed ->
    [huff] Man får blåsa: den som missar ett slag kan förlora brickan som borde ha slagit.
    [huff-or-demand] Man får blåsa: den som missar ett slag kan förlora brickan som borde ha slagit, eller tvingas ta tillbaka draget och slå.
   *[withdraw] Den som missar ett slag kan tvingas ta tillbaka draget och slå.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = En bricka som du har rört vid måste flyttas. Tryck först på ”{ $adjust }” om du bara vill rätta till den.
new-clock = Klocka
new-clock-none = Utan klocka
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min, plus { $seconds } sek per drag
new-clock-bronstein = { $minutes } min, upp till { $seconds } sek tillbaka per drag
new-clock-delay = { $minutes } min, klockan börjar gå efter { $seconds } sek i varje drag
new-clock-plain = { $minutes } min var
new-clock-own = En annan klocka
new-clock-kind = Typ
new-clock-kind-fischer = Fischer: varje drag ger mer tid
new-clock-kind-bronstein = Bronstein: använd tid ges tillbaka
new-clock-kind-delay = Fördröjning: klockan väntar först
new-clock-minutes = Minuter per spelare
new-clock-seconds = Sekunder per drag
new-board-turns = Brädet vänds mot den som är vid draget
new-start = Börja spela
new-rules = Läs regelbladet

# Playing.
play-turn-yours = Det är din tur.
play-turn-color = { $color } är vid draget.
play-computer-thinks = Datorn tänker…
play-computer = Datorn, nivå { $level }
play-person = Spelare
play-must-obey = Ditt drag togs tillbaka: du måste slå.
play-touched-piece = Du rörde vid brickan på ruta { $square }: du måste flytta den.
play-looking-back = Du tittar på en tidigare ställning.
play-back-to-now = Tillbaka till partiet
play-choose-route = Det finns flera vägar. Välj ett nummer.
play-moves = Drag
play-no-moves-yet = Inga drag än.
play-type-move = Skriv ett drag
play-type-example = till exempel { $move }
play-type-button = Flytta
play-why = Varför var det tillåtet?
play-show-me = Visa mig
play-close = Stäng
play-first = Första ställningen
play-previous = Ett drag bakåt
play-next = Ett drag framåt
play-last = Sista ställningen
play-huff = Blås
play-huff-which = Vilken bricka borde ha slagit? Välj den där den står nu.
play-demand = Kräv slaget
play-stand = Låt passera
play-cancel = Avbryt
play-go-on-or-stop = Slå vidare eller stanna här.
play-stop-here = Stanna här
play-show-again = Visa igen
play-adjust = Rätta till
play-adjust-about = Rätta till en bricka utan att behöva flytta den.
play-adjust-which = Vilken bricka vill du rätta till?
play-offer = Erbjud remi
play-offer-sure = Vill du verkligen erbjuda remi?
play-offer-waits = Remi har erbjudits.
play-offer-yours = Du erbjuds remi.
play-offer-other = { $color } erbjuder remi. { $answerer } svarar:
play-accept = Tacka ja
play-decline = Tacka nej
play-declines = Datorn tackar nej till remi.
play-claim = Kräv remi
play-resign = Ge upp
play-resign-sure = Vill du verkligen ge upp?
play-take-back = Ångra
play-hint-button = Tips
# The first half of a hint.
play-hint-piece = Titta på { $piece ->
    [king] damen
   *[man] brickan
} på ruta { $square }.
play-flip = Vänd brädet
play-sound = Ljud
play-more = Mer
play-copy-pdn = Kopiera som PDN
play-copied = Kopierat.
play-download-pdn = Spara som PDN-fil
play-rules = Regelbladet
play-rematch = Spela igen med bytta färger
play-new = Nytt parti
play-look-back = Titta på brädet
# How a game against the computer ended.
play-you-won = Du vann!
play-you-lost = Du förlorade, men kämpade bra.
play-you-drew = Remi.
play-try-level = Prova nivå { $level }
play-time-left = { $color }: { $time } kvar
play-pause = Stanna klockan
play-paused = Paus: tryck för att fortsätta
play-give-time = { $color }: en minut till
play-moves-left = { $moves ->
    [one] Remi om ett drag
   *[other] Remi om { $moves } drag
}
play-king-walk = Drag i rad med dammen på { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Bräde
board-empty = { $square }, tom
board-man = { $square }, vanlig bricka: { SMALL($color) }
board-king = { $square }, dam: { SMALL($color) }
board-can-capture = kan slå
board-can-move = kan flyttas
board-target = hit kan du gå
board-captured = blir slagen
board-route = Väg { $number }: slår { $captured }
board-choose-piece = Välj först en av dina egna brickor.
board-computers-turn = Det är datorns tur.

# Saved games.
games-heading = Sparade partier
games-search = Sök
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = januari, februari, mars, april, maj, juni, juli, augusti, september, oktober, november, december
# What is chosen from the list; the first of each is everything.
games-any-state = Avslutade eller inte
games-only-running = Inte avslutade
games-only-finished = Avslutade
games-any-opponent = Alla motspelare
games-only-computer = Mot datorn
games-only-people = Två spelare
games-any-game = Alla kartonger och spel
games-found = { $games ->
    [one] ett parti
   *[other] { $games } partier
}
games-none = Inget är sparat än.
games-none-found = Inget parti hittades.
games-show-all = Visa alla partier
games-open = Öppna
games-delete = Ta bort
games-deleted = Partiet togs bort.
games-restore = Ångra
games-moves = { $moves ->
    [one] ett drag
   *[other] { $moves } drag
}
games-damaged = Partiet är skadat. Öppna det för att se vad som fortfarande går att läsa.
# A person who plays against the computer, as one of the two players.
games-you = Du ({ SMALL($color) })
games-running = inte avslutat
games-you-won = Du vann
games-you-lost = Du förlorade
games-won = { $color } vann
games-won-by = { $name } vann
games-drawn = remi
games-more = Visa fler

# Settings.
settings-heading = Inställningar
settings-scheme = Ljust eller mörkt
settings-scheme-system = Som i systemet
settings-scheme-light = Ljust
settings-scheme-dark = Mörkt
settings-contrast = Hög kontrast
settings-coordinates = Namn på rutorna
settings-coordinates-squares = På rutorna
settings-coordinates-border = Längs kanten
settings-coordinates-off = Inga
settings-notation = Rutorna anges med
settings-notation-numeric = nummer
settings-notation-algebraic = bokstav och siffra
settings-speed = Brickornas rörelse
settings-speed-none = Ingen
settings-speed-fast = Snabb
settings-speed-normal = Normal
settings-speed-slow = Långsam
settings-input = Flytta brickor genom att
settings-input-both = klicka eller dra
settings-input-click = klicka
settings-input-drag = dra
settings-sound = Ljud
settings-targets = Visa vart en bricka kan gå

# When something goes wrong.
error-heading = Något gick fel
error-no-server = Damier svarar inte. Är programmet fortfarande i gång?
error-page = Sidan kunde inte laddas. Kontrollera anslutningen och försök igen.
error-no-wasm = Den här webbläsaren kan inte köra Damier: WebAssembly saknas eller är inte tillåtet. Använd en nyare webbläsare, eller tillåt det i inställningarna.
error-broken = Något gick sönder på den här sidan. Ingenting av ditt parti går förlorat: varje drag antecknas genast.
error-game-away = Partiet finns inte på den här enheten, och Damier svarar inte. Öppna det igen när det finns en anslutning.
error-unkept = Dina senaste drag finns bara i det här fönstret: webbläsaren sparar ingenting. Låt det vara öppet tills de är sparade.
error-not-saved = Dina senaste drag gick inte att spara: disken är full. De finns kvar på den här enheten. Frigör utrymme, så sparas de av sig själva.
error-storage = Dina senaste drag gick inte att spara. De finns kvar på den här enheten och sparas så snart det går.
error-stale = Partiet har fortsatt i ett annat fönster. Så här står det där.
error-damaged = Det här sparade partiet är skadat. Det som går att läsa visas; resten lämnas som den är.
error-damaged-copy = Fortsätt härifrån i en kopia
error-copied = Dragen som inte passade in har sparats som ett eget parti.
error-apart = Det här partiet kan inte längre sparas på sin gamla plats. Det fortsätter här som ett eget parti, med alla drag.
error-no-game = Det partiet finns inte. Det kan ha tagits bort.
error-no-page = Den sidan finns inte.
error-no-page-about = Adressen kanske är felskriven.
error-worker = Domaren fick kallas in igen. Inget har gått förlorat.
error-thinking = Datorn kunde inte flytta. Försök igen.
error-retry = Försök igen
error-clipboard = Webbläsaren tillåter inte kopiering. Spara som fil i stället.

# Without the server, and a newer version.
offline-state = Offline: partier sparas på den här enheten.
# In a browser that keeps nothing.
offline-state-window = Offline: partier finns bara i det här fönstret.
# The same where there is no server.
kept-in-window = Partier finns bara i det här fönstret: den här webbläsaren sparar ingenting.
# Beside a saved game.
offline-only-here = bara på den här enheten
offline-update = En ny version av Damier är klar.
offline-update-button = Uppdatera

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Brädets storlek
frame-zen = Bara brädet
frame-zen-leave = Visa allt
frame-hint-why = Varför?
frame-beside = Bredvid brädet
frame-pass = Skicka surfplattan vidare
frame-pass-to = Din tur, { $name }.
frame-pass-ready = Jag är redo
frame-analysis-later = Datorn säger vad den tycker när partiet är slut.
