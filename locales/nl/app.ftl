# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } begint
trait-goal-lose = wie al zijn stukken kwijt is, wint
trait-goal-crown = de eerste dam wint
trait-huff = met blazen
trait-huff-or-demand = met blazen, of de zet gaat terug
trait-withdraw = bij een gemiste slag mag de zet terug
trait-flying-kings = dammen gaan zo ver je wilt
trait-short-kings = dammen gaan één veld ver
trait-men-capture-back = schijven slaan ook achteruit
trait-men-capture-forward = schijven slaan alleen vooruit
trait-capture-straight = stukken slaan alleen langs rijen en kolommen
trait-capture-all = stukken slaan ook langs rijen en kolommen
trait-free-choice = vrije keus bij het slaan
trait-most-pieces = meerslag verplicht
trait-best-capture = de beste slag is verplicht
trait-crowned-in-passing = dam worden in het voorbijgaan
trait-dark-right = donker hoekveld rechts

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } zet van { $from } naar { $to }.
spoken-capture = { $color } gaat van { $from } naar { $to } en slaat { $captured }.
spoken-crowned = De schijf wordt dam.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } blaast { $whose ->
    [yours] je
   *[theirs] de
} { $piece ->
    [king] dam
   *[man] schijf
} op { $square }: die had { $choice ->
    [none] { $captured } moeten slaan
   *[free] moeten slaan
}.
spoken-demand = { $whose ->
    [yours] Je zet { $move } is teruggenomen: je moet { $choice ->
        [none] { $captured } slaan
       *[free] slaan
    }.
   *[theirs] { $move } is teruggenomen: { SMALL($color) } moet { $choice ->
        [none] { $captured } slaan
       *[free] slaan
    }.
}
spoken-timeout = { $color } heeft geen tijd meer.
spoken-offer = { $color } biedt remise aan.
spoken-accept = { $color } neemt de remise aan.
spoken-claim = { $color } eist remise op.
spoken-resign = { $color } geeft op.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } is uitgevoerd, omdat het volgens dit spelregelblad aan de tegenstander is om er iets van te zeggen.

# The first screen.
app-title = Damier
app-tagline = Dammen, precies volgens het spelregelblad uit de doos.
app-skip = Naar de inhoud
app-loading = Het bord wordt klaargezet…
shelf-heading = De spelregelbladen
shelf-intro = Pak de doos die je thuis hebt: je speelt naar de letter van het spelregelblad dat erin zit.
shelf-rules = Spelregels
shelf-compare = Spelregels vergelijken
shelf-world = Spellen uit de hele wereld
shelf-world-intro = Andere spellen op hetzelfde bord, met hun eigen regels.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } velden, ieder { $men } schijven
continue-heading = Verderspelen
continue-button = Deze partij verderspelen
all-games = Alle bewaarde partijen
language-label = Taal
home = Terug naar de spellenkast

# The menu, and help with the keys of a keyboard.
menu = Menu
menu-play = Spelen
menu-learn = Leren
menu-rules = Regels
menu-games = Partijen
menu-help = Hulp
menu-manual = Handleiding
keys-board = Toetsen op het bord
keys-arrows = Pijltjes: van veld naar veld
keys-choose = Enter of spatie: een stuk oppakken en neerzetten
keys-digits = Cijfers: naar het veld met dat nummer gaan, of de weg met dat nummer kiezen
keys-escape = Esc: afbreken wat je begonnen bent
keys-beside = Toetsen naast het bord

# A new game.
new-opponent = Wie spelen er?
new-opponent-computer = Ik tegen de computer
new-opponent-two = Met z’n tweeën aan dit bord
new-level = Hoe goed moet de computer spelen?
new-level-value = Niveau { $level } van { $levels }
new-level-about = { $level ->
    [1] Hij raakt bij een ruil vaak de draad kwijt en schat veel standen verkeerd in. Goed voor een eerste partij.
    [2] Hij raakt bij een ruil nog vaak de draad kwijt, maar ziet al iets meer.
    [3] Hij raakt ongeveer bij elke derde ruil de draad kwijt. Goed als de regels niet meer nieuw zijn.
    [4] Hij raakt ongeveer bij elke vierde ruil de draad kwijt en kijkt verder vooruit.
    [5] Hij raakt bij een ruil af en toe de draad kwijt en schat een stand nog vaak verkeerd in.
    [6] Hij raakt bij een ruil zelden de draad kwijt, maar schat standen nog weleens verkeerd in.
    [7] Hij kan elke ruil volgen en kent openingen. Af en toe schat hij een stand verkeerd in.
    [8] Hij doet altijd de zet die hij het beste vindt en kijkt verder vooruit.
    [9] Hij kijkt veel verder vooruit en schat een stand zelden verkeerd in.
    [10] Hij kijkt heel ver vooruit en schat bijna nooit een stand verkeerd in.
    [11] Hij oordeelt zo goed als hij kan, maar denkt maar kort na.
   *[12] Hij doet zijn uiterste best en denkt ongeveer twee seconden na over elke zet.
}
new-color = Wie speelt met welke kleur?
new-color-mine = Ik speel met { SMALL($color) }
new-color-lot = { $way ->
    [coin] Een munt opgooien
   *[lot] Loten
}
new-name = Wie speelt met { SMALL($color) }? (een naam, als je wilt)
new-referee = Hoe streng is de scheidsrechter?
new-referee-friendly = Vriendelijk
new-referee-friendly-about = Wat niet mag, wordt geweigerd, met de reden erbij.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Een slag missen kan hier niet, dus hoeft er geen zet terug.
   *[huff] Een slag missen kan hier niet, dus wordt er niet geblazen.
}
new-referee-leaflet = Volgens het spelregelblad
new-referee-leaflet-about = Zoals op een houten bord: geen hulp, en de spelers moeten zelf zien wat er misgaat.
new-referee-leaflet-missed = { $missed ->
    [huff] Met blazen: wie een slag mist, kan het stuk verliezen dat had moeten slaan.
    [huff-or-demand] Met blazen: wie een slag mist, kan het stuk verliezen dat had moeten slaan, of gedwongen worden de zet terug te nemen en te slaan.
   *[withdraw] Wie een slag mist, kan gedwongen worden de zet terug te nemen en te slaan.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = Met een aangeraakt stuk moet je zetten. Druk eerst op “{ $adjust }” als je het alleen recht wilt zetten.
new-clock = Klok
new-clock-none = Zonder klok
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min., plus { $seconds } sec. per zet
new-clock-bronstein = { $minutes } min., per zet tot { $seconds } sec. terug
new-clock-delay = { $minutes } min., de klok loopt bij elke zet pas na { $seconds } sec.
new-clock-plain = { $minutes } min. per speler
new-clock-own = Een andere klok
new-clock-kind = Soort
new-clock-kind-fischer = Fischer: elke zet geeft extra tijd
new-clock-kind-bronstein = Bronstein: je krijgt gebruikte tijd terug
new-clock-kind-delay = Uitstel: de klok wacht eerst
new-clock-minutes = Minuten per speler
new-clock-seconds = Seconden per zet
new-board-turns = Het bord draait naar wie aan zet is
new-start = Beginnen
new-rules = Spelregelblad lezen

# Playing.
play-turn-yours = Jij bent aan zet.
play-turn-color = { $color } is aan zet.
play-computer-thinks = De computer denkt na…
play-computer = Computer, niveau { $level }
play-person = Speler
play-must-obey = Je zet is teruggenomen: je moet slaan.
play-touched-piece = Je hebt het stuk op { $square } aangeraakt: daar moet je mee zetten.
play-looking-back = Je bekijkt een eerdere stand.
play-back-to-now = Terug naar de partij
play-choose-route = Dat kan op meer manieren. Kies een nummer.
play-moves = Zetten
play-no-moves-yet = Nog geen zetten.
play-type-move = Typ een zet
play-type-example = bijvoorbeeld { $move }
play-type-button = Zetten
play-why = Waarom mocht dat?
play-show-me = Laat zien
play-close = Sluiten
play-first = Beginstand
play-previous = Eén terug
play-next = Eén vooruit
play-last = Laatste stand
play-huff = Blazen
play-huff-which = Welk stuk had moeten slaan? Kies het op de plek waar het nu staat.
play-demand = Laten terugnemen
play-stand = Laten staan
play-cancel = Annuleren
play-go-on-or-stop = Sla verder, of stop hier.
play-stop-here = Hier stoppen
play-show-again = Nog eens laten zien
play-adjust = Rechtzetten
play-adjust-about = Een stuk rechtzetten zonder ermee te moeten zetten.
play-adjust-which = Welk stuk wil je rechtzetten?
play-offer = Remise aanbieden
play-offer-sure = Wil je echt remise aanbieden?
play-offer-waits = Remise is aangeboden.
play-offer-yours = Je krijgt remise aangeboden.
play-offer-other = { $color } biedt remise aan. { $answerer } antwoordt:
play-accept = Aannemen
play-decline = Afwijzen
play-declines = De computer wijst de remise af.
play-claim = Remise opeisen
play-resign = Opgeven
play-resign-sure = Wil je echt opgeven?
play-take-back = Zet terugnemen
play-hint-button = Tip
# The first half of a hint.
play-hint-piece = Kijk eens naar de { $piece ->
    [king] dam
   *[man] schijf
} op { $square }.
play-flip = Bord omdraaien
play-sound = Geluid
play-more = Meer
play-copy-pdn = Kopiëren als PDN
play-copied = Gekopieerd.
play-download-pdn = Bewaren als PDN-bestand
play-rules = Spelregelblad
play-rematch = Revanche, kleuren omgewisseld
play-new = Nieuwe partij
play-look-back = Bord bekijken
# How a game against the computer ended.
play-you-won = Je hebt gewonnen!
play-you-lost = Je hebt verloren, maar goed gevochten.
play-you-drew = Remise.
play-try-level = Niveau { $level } proberen
play-time-left = { $color }: nog { $time }
play-pause = Klok stilzetten
play-paused = Gepauzeerd: tik om verder te gaan
play-give-time = { $color }: een minuut erbij
play-moves-left = { $moves ->
    [one] Nog één zet tot remise
   *[other] Nog { $moves } zetten tot remise
}
play-king-walk = Zetten achter elkaar met de dam op { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Bord
board-empty = { $square }, leeg
board-man = { $square }, schijf: { SMALL($color) }
board-king = { $square }, dam: { SMALL($color) }
board-can-capture = kan slaan
board-can-move = kan een zet doen
board-target = hier kun je heen
board-captured = wordt geslagen
board-route = Weg { $number }: slaat { $captured }
board-choose-piece = Kies eerst een van je eigen stukken.
board-computers-turn = De computer is aan zet.

# Saved games.
games-heading = Bewaarde partijen
games-search = Zoeken
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = januari, februari, maart/mrt, april, mei, juni, juli, augustus, september, oktober, november, december
# What is chosen from the list; the first of each is everything.
games-any-state = Afgelopen of niet
games-only-running = Nog bezig
games-only-finished = Afgelopen
games-any-opponent = Alle tegenstanders
games-only-computer = Tegen de computer
games-only-people = Met z’n tweeën
games-any-game = Alle dozen en spellen
games-found = { $games ->
    [one] één partij
   *[other] { $games } partijen
}
games-none = Er is nog niets bewaard.
games-none-found = Geen partij gevonden.
games-show-all = Alle partijen tonen
games-open = Openen
games-delete = Verwijderen
games-deleted = De partij is verwijderd.
games-restore = Ongedaan maken
games-moves = { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}
games-damaged = Deze partij is beschadigd. Open de partij om te zien wat er nog te lezen is.
# A person who plays against the computer, as one of the two players.
games-you = Jij ({ SMALL($color) })
games-running = nog bezig
games-you-won = Je hebt gewonnen
games-you-lost = Je hebt verloren
games-won = gewonnen door { SMALL($color) }
games-won-by = gewonnen door { $name }
games-drawn = remise
games-more = Meer tonen

# Settings.
settings-heading = Instellingen
settings-scheme = Licht of donker
settings-scheme-system = Zoals het systeem
settings-scheme-light = Licht
settings-scheme-dark = Donker
settings-contrast = Hoog contrast
settings-coordinates = Namen van de velden
settings-coordinates-squares = Op de velden
settings-coordinates-border = Langs de rand
settings-coordinates-off = Geen
settings-notation = Velden aangeven met
settings-notation-numeric = een nummer
settings-notation-algebraic = een letter en een cijfer
settings-speed = Beweging van de stukken
settings-speed-none = Geen
settings-speed-fast = Snel
settings-speed-normal = Normaal
settings-speed-slow = Langzaam
settings-input = Zetten door te
settings-input-both = klikken of slepen
settings-input-click = klikken
settings-input-drag = slepen
settings-sound = Geluiden
settings-targets = Tonen waar een stuk heen kan

# When something goes wrong.
error-heading = Er ging iets mis
error-no-server = Damier antwoordt niet. Draait het programma nog?
error-page = Deze pagina kon niet worden geladen. Kijk of er verbinding is en probeer het opnieuw.
error-no-wasm = Deze browser kan Damier niet uitvoeren: WebAssembly ontbreekt of is uitgeschakeld. Gebruik een nieuwere browser, of sta het toe in de instellingen.
error-broken = Er ging iets stuk op deze pagina. Van je partij gaat niets verloren: elke zet wordt meteen genoteerd.
error-game-away = Deze partij staat niet op dit apparaat, en Damier antwoordt niet. Open de partij weer zodra er verbinding is.
error-unkept = Je laatste zetten staan alleen in dit venster: deze browser bewaart niets. Laat het open tot ze bewaard zijn.
error-not-saved = Je laatste zetten konden niet worden bewaard: de harde schijf is vol. Ze blijven op dit apparaat staan. Maak ruimte vrij, dan worden ze vanzelf bewaard.
error-storage = Je laatste zetten konden niet worden bewaard. Ze blijven op dit apparaat staan en worden bewaard zodra het kan.
error-stale = Deze partij is in een ander venster voortgezet. Dit is de stand daar.
error-damaged = Deze bewaarde partij is beschadigd. Je ziet wat nog te lezen is; de rest blijft onaangeroerd.
error-damaged-copy = Hier verderspelen in een kopie
error-copied = De zetten die niet pasten, zijn bewaard als een aparte partij.
error-apart = Deze partij kan niet meer op haar oude plaats worden bewaard. Ze gaat hier verder als een aparte partij, met al haar zetten.
error-no-game = Deze partij bestaat niet. Misschien is die verwijderd.
error-no-page = Deze pagina bestaat niet.
error-no-page-about = Misschien is het adres verkeerd getypt.
error-worker = De scheidsrechter moest opnieuw geroepen worden. Er is niets verloren.
error-thinking = De computer kon niet zetten. Probeer het opnieuw.
error-retry = Opnieuw proberen
error-clipboard = De browser staat kopiëren niet toe. Bewaar de partij als bestand.

# Without the server, and a newer version.
offline-state = Offline: partijen worden op dit apparaat bewaard.
# In a browser that keeps nothing.
offline-state-window = Offline: partijen worden alleen in dit venster bewaard.
# The same where there is no server.
kept-in-window = Partijen worden alleen in dit venster bewaard: deze browser bewaart niets.
# Beside a saved game.
offline-only-here = alleen op dit apparaat
offline-update = Er staat een nieuwe versie van Damier klaar.
offline-update-button = Laden

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Grootte van het bord
frame-zen = Alleen het bord
frame-zen-leave = Alles tonen
frame-hint-why = Waarom?
frame-beside = Naast het bord
frame-pass = De tablet doorgeven
frame-pass-to = U bent aan zet, { $name }.
frame-pass-ready = Ik ben klaar
frame-analysis-later = De computer zegt wat hij ervan vindt als de partij voorbij is.
