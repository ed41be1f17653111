# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } aloittaa
trait-goal-lose = voittaja on se, joka pääsee eroon nappuloistaan
trait-goal-crown = ensimmäinen kuningas voittaa
trait-huff = saa puhaltaa
trait-huff-or-demand = saa puhaltaa tai vaatia siirron perumista
trait-withdraw = jos jotakin jää syömättä, siirto voidaan perua
trait-flying-kings = kuninkaat kulkevat kuinka kauas tahansa
trait-short-kings = kuninkaat kulkevat ruudun kerrallaan
trait-men-capture-back = tavalliset nappulat syövät myös taaksepäin
trait-men-capture-forward = tavalliset nappulat syövät vain eteenpäin
trait-capture-straight = nappulat syövät vain rivejä ja sarakkeita pitkin
trait-capture-all = nappulat syövät myös rivejä ja sarakkeita pitkin
trait-free-choice = syönnin saa valita vapaasti
trait-most-pieces = on syötävä niin monta kuin voi
trait-best-capture = on valittava paras syönti
trait-crowned-in-passing = kuninkaaksi jo kesken syönnin
trait-dark-right = tumma kulmaruutu oikealla

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } siirtää ruudusta { $from } ruutuun { $to }.
spoken-capture = { $color } siirtää ruudusta { $from } ruutuun { $to } ja syö: { $captured }.
spoken-crowned = Nappulasta tulee kuningas.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } puhaltaa { $piece ->
    [king] { $whose ->
        [yours] kuninkaasi
       *[theirs] kuninkaan
    }
   *[man] { $whose ->
        [yours] nappulasi
       *[theirs] nappulan
    }
} ruudusta { $square }. Sen olisi pitänyt { $choice ->
    [none] syödä: { $captured }
   *[free] syödä
}.
spoken-demand = { $whose ->
    [yours] Siirtosi { $move } perutaan, ja joudut { $choice ->
        [none] syömään: { $captured }
       *[free] syömään
    }.
   *[theirs] Siirto { $move } perutaan, ja { SMALL($color) } joutuu { $choice ->
        [none] syömään: { $captured }
       *[free] syömään
    }.
}
spoken-timeout = { $color } on käyttänyt aikansa loppuun.
spoken-offer = { $color } tarjoaa tasapeliä.
spoken-accept = { $color } hyväksyy tasapelin.
spoken-claim = { $color } vaatii tasapeliä.
spoken-resign = { $color } luovuttaa.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } meni läpi, koska tämä sääntölehtinen jättää huomauttamisen vastustajalle.

# The first screen.
app-title = Damier
app-tagline = Tammea täsmälleen rasian sääntölehtisen mukaan.
app-skip = Siirry sisältöön
app-loading = Lautaa laitetaan valmiiksi…
shelf-heading = Sääntölehtiset
shelf-intro = Valitse pelirasia, joka sinulla on kotona: tässä pelataan täsmälleen sen sääntölehtisen mukaan.
shelf-rules = Säännöt
shelf-compare = Vertaa sääntöjä
shelf-world = Maailman pelejä
shelf-world-intro = Muita pelejä samalla laudalla, omin säännöin.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } ruutua, kummallakin { $men } nappulaa
continue-heading = Jatka
continue-button = Jatka tätä peliä
all-games = Kaikki tallennetut pelit
language-label = Kieli
home = Takaisin hyllylle

# The menu, and help with the keys of a keyboard.
menu = Valikko
menu-play = Pelaa
menu-learn = Opi
menu-rules = Säännöt
menu-games = Pelit
menu-help = Ohje
menu-manual = Käyttöohje
keys-board = Näppäimet laudalla
keys-arrows = Nuolet: ruudusta ruutuun
keys-choose = Enter tai välilyönti: nosta nappula ja laske se
keys-digits = Numerot: siirry sen numeroiseen ruutuun tai valitse sen numeroinen reitti
keys-escape = Esc: keskeytä se, minkä aloitit
keys-beside = Näppäimet laudan ulkopuolella

# A new game.
new-opponent = Ketkä pelaavat?
new-opponent-computer = Minä tietokonetta vastaan
new-opponent-two = Kaksi pelaajaa tällä laudalla
new-level = Kuinka hyvin tietokone pelaa?
new-level-value = Taso { $level }/{ $levels }
new-level-about = { $level ->
    [1] Se menee usein sekaisin, kun nappuloita vaihdetaan, ja arvioi paljon väärin. Sopii ensimmäiseen peliin.
    [2] Se menee vaihdoissa yhä usein sekaisin mutta näkee jo vähän enemmän.
    [3] Se menee sekaisin noin joka kolmannessa vaihdossa. Sopii, kun säännöt ovat jo tuttuja.
    [4] Se menee sekaisin noin joka neljännessä vaihdossa ja näkee pidemmälle.
    [5] Se menee vaihdossa silloin tällöin sekaisin ja arvioi aseman yhä usein väärin.
    [6] Se menee vaihdossa harvoin sekaisin mutta arvioi asemia yhä väärin.
    [7] Se pysyy mukana joka vaihdossa ja tuntee avauksia. Silloin tällöin se arvioi aseman väärin.
    [8] Se tekee aina siirron, jota pitää parhaana, ja näkee pidemmälle.
    [9] Se näkee paljon pidemmälle ja arvioi aseman harvoin väärin.
    [10] Se näkee hyvin pitkälle eikä juuri koskaan arvioi asemaa väärin.
    [11] Se arvioi niin hyvin kuin osaa mutta miettii vain hetken.
   *[12] Se tekee parhaansa ja miettii jokaista siirtoa noin kaksi sekuntia.
}
new-color = Kumpi pelaa milläkin värillä?
new-color-mine = Minun värini: { SMALL($color) }
new-color-lot = { $way ->
    [coin] Heitetään kolikkoa
   *[lot] Arvotaan
}
new-name = { $color }: kuka pelaa? (nimi, jos haluat)
new-referee = Kuinka tarkka tuomari on?
new-referee-friendly = Ystävällinen
new-referee-friendly-about = Kiellettyä siirtoa ei hyväksytä, ja saat tietää miksi.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Mitään ei voi jättää syömättä, joten siirtoja ei siksi peruta.
   *[huff] Mitään ei voi jättää syömättä, joten kukaan ei puhalla.
}
new-referee-leaflet = Sääntölehtisen mukaan
new-referee-leaflet-about = Kuten puulaudalla: vihjeitä ei saa, ja pelaajien on itse huomattava, jos jokin menee vikaan.
new-referee-leaflet-missed = { $missed ->
    [huff] Saa puhaltaa: joka jättää syömättä, voi menettää nappulan, jonka olisi pitänyt syödä.
    [huff-or-demand] Saa puhaltaa: joka jättää syömättä, voi menettää nappulan, jonka olisi pitänyt syödä, tai joutua perumaan siirtonsa ja syömään.
   *[withdraw] Joka jättää syömättä, voi joutua perumaan siirtonsa ja syömään.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = Kosketettua nappulaa on siirrettävä. Paina ensin ”{ $adjust }”, jos haluat vain korjata sen paikkaa.
new-clock = Kello
new-clock-none = Ei kelloa
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min ja joka siirrosta { $seconds } s lisää
new-clock-bronstein = { $minutes } min, joka siirrosta palautetaan enintään { $seconds } s
new-clock-delay = { $minutes } min, joka siirrolla kello käynnistyy vasta { $seconds } sekunnin kuluttua
new-clock-plain = { $minutes } min kummallekin
new-clock-own = Muu kello
new-clock-kind = Tyyppi
new-clock-kind-fischer = Fischer: jokainen siirto tuo lisää aikaa
new-clock-kind-bronstein = Bronstein: käytetty aika palautetaan
new-clock-kind-delay = Viive: kello odottaa ensin
new-clock-minutes = Minuutteja kummallekin
new-clock-seconds = Sekunteja siirtoa kohti
new-board-turns = Lauta kääntyy vuorossa olevalle
new-start = Aloita peli
new-rules = Lue sääntölehtinen

# Playing.
play-turn-yours = Sinun vuorosi.
play-turn-color = { $color } on siirtovuorossa.
play-computer-thinks = Tietokone miettii…
play-computer = Tietokone, taso { $level }
play-person = Pelaaja
play-must-obey = Siirtosi peruttiin: sinun on syötävä.
play-touched-piece = Kosketit nappulaa ruudussa { $square }: sitä on siirrettävä.
play-looking-back = Katsot aikaisempaa asemaa.
play-back-to-now = Takaisin peliin
play-choose-route = Reittejä on useita. Valitse numerolla.
play-moves = Siirrot
play-no-moves-yet = Ei vielä siirtoja.
play-type-move = Kirjoita siirto
play-type-example = esimerkiksi { $move }
play-type-button = Siirrä
play-why = Miksi se oli sallittua?
play-show-me = Näytä
play-close = Sulje
play-first = Ensimmäinen asema
play-previous = Yksi taaksepäin
play-next = Yksi eteenpäin
play-last = Viimeinen asema
play-huff = Puhalla
play-huff-which = Mikä nappula jätti syömättä? Valitse se siitä ruudusta, jossa se on nyt.
play-demand = Vaadi perumista
play-stand = Anna olla
play-cancel = Peruuta
play-go-on-or-stop = Jatka syömistä tai pysähdy tähän.
play-stop-here = Pysähdy tähän
play-show-again = Näytä uudelleen
play-adjust = Korjaa paikkaa
play-adjust-about = Korjaa nappulan paikkaa ruudussa. Silloin sitä ei ole pakko siirtää.
play-adjust-which = Minkä nappulan paikkaa haluat korjata?
play-offer = Tarjoa tasapeliä
play-offer-sure = Haluatko varmasti tarjota tasapeliä?
play-offer-waits = Tasapeliä on tarjottu.
play-offer-yours = Sinulle tarjotaan tasapeliä.
play-offer-other = { $color } tarjoaa tasapeliä. { $answerer } vastaa:
play-accept = Hyväksy
play-decline = Kieltäydy
play-declines = Tietokone ei suostu tasapeliin.
play-claim = Vaadi tasapeliä
play-resign = Luovuta
play-resign-sure = Haluatko varmasti luovuttaa?
play-take-back = Peru siirto
play-hint-button = Vihje
# The first half of a hint.
play-hint-piece = Katso { $piece ->
    [king] kuningasta
   *[man] nappulaa
} ruudussa { $square }.
play-flip = Käännä lauta
play-sound = Ääni
play-more = Lisää
play-copy-pdn = Kopioi PDN-muodossa
play-copied = Kopioitu.
play-download-pdn = Tallenna PDN-tiedostona
play-rules = Sääntölehtinen
play-rematch = Pelaa uudelleen, värit vaihtuvat
play-new = Uusi peli
play-look-back = Katso lautaa
# How a game against the computer ended.
play-you-won = Sinä voitit!
play-you-lost = Hävisit, mutta taistelit hyvin.
play-you-drew = Tasapeli.
play-try-level = Kokeile tasoa { $level }
play-time-left = { $color }: { $time } jäljellä
play-pause = Pysäytä kello
play-paused = Tauko: jatka napauttamalla
play-give-time = { $color }: minuutti lisää
play-moves-left = { $moves ->
    [one] Tasapeli yhden siirron päästä
   *[other] Tasapeli { $moves } siirron päästä
}
play-king-walk = Peräkkäisiä siirtoja ruudun { $square } tammella: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Lauta
board-empty = { $square }, tyhjä
board-man = { $square }, tavallinen nappula: { SMALL($color) }
board-king = { $square }, kuningas: { SMALL($color) }
board-can-capture = voi syödä
board-can-move = voi siirtyä
board-target = tähän voit siirtyä
board-captured = tulee syödyksi
board-route = Reitti { $number }, syödään: { $captured }
board-choose-piece = Valitse ensin jokin omista nappuloistasi.
board-computers-turn = On tietokoneen vuoro.

# Saved games.
games-heading = Tallennetut pelit
games-search = Hae
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = tammikuuta, helmikuuta, maaliskuuta, huhtikuuta, toukokuuta, kesäkuuta, heinäkuuta, elokuuta, syyskuuta, lokakuuta, marraskuuta, joulukuuta
# What is chosen from the list; the first of each is everything.
games-any-state = Päättyneet ja kesken olevat
games-only-running = Kesken
games-only-finished = Päättyneet
games-any-opponent = Kaikki vastustajat
games-only-computer = Tietokonetta vastaan
games-only-people = Kaksi pelaajaa
games-any-game = Kaikki rasiat ja pelit
games-found = { $games ->
    [one] yksi peli
   *[other] { $games } peliä
}
games-none = Mitään ei ole vielä tallennettu.
games-none-found = Yksikään tallennettu peli ei vastaa hakua.
games-show-all = Näytä kaikki pelit
games-open = Avaa
games-delete = Poista
games-deleted = Peli poistettiin.
games-restore = Kumoa
games-moves = { $moves ->
    [one] yksi siirto
   *[other] { $moves } siirtoa
}
games-damaged = Tämä peli on vioittunut. Avaa se, niin näet, mitä siitä voi vielä lukea.
# A person who plays against the computer, as one of the two players.
games-you = Sinä ({ SMALL($color) })
games-running = kesken
games-you-won = Voitit
games-you-lost = Hävisit
games-won = { $color } voitti
games-won-by = { $name } voitti
games-drawn = tasapeli
games-more = Näytä lisää

# Settings.
settings-heading = Asetukset
settings-scheme = Ulkoasu
settings-scheme-system = Järjestelmän mukaan
settings-scheme-light = Vaalea
settings-scheme-dark = Tumma
settings-contrast = Suuri kontrasti
settings-coordinates = Ruutujen nimet
settings-coordinates-squares = Ruuduissa
settings-coordinates-border = Reunassa
settings-coordinates-off = Ei näkyvissä
settings-notation = Ruudut nimetään
settings-notation-numeric = numeroin
settings-notation-algebraic = kirjaimin ja numeroin
settings-speed = Nappuloiden liike
settings-speed-none = Ei liikettä
settings-speed-fast = Nopea
settings-speed-normal = Tavallinen
settings-speed-slow = Hidas
settings-input = Siirrä nappuloita
settings-input-both = napsauttamalla tai vetämällä
settings-input-click = napsauttamalla
settings-input-drag = vetämällä
settings-sound = Äänet
settings-targets = Näytä, mihin nappula voi siirtyä

# When something goes wrong.
error-heading = Jokin meni vikaan
error-no-server = Damier ei vastaa. Onko ohjelma vielä käynnissä?
error-page = Sivua ei voitu ladata. Tarkista yhteys ja yritä uudelleen.
error-no-wasm = Tämä selain ei voi suorittaa Damieria: siinä ei ole WebAssemblya, tai se ei salli sitä. Käytä uudempaa selainta tai salli se asetuksissa.
error-broken = Tällä sivulla meni jotain rikki. Pelistäsi ei katoa mitään: jokainen siirto kirjataan heti.
error-game-away = Tämä peli ei ole tällä laitteella, eikä Damier vastaa. Avaa se uudelleen, kun yhteys on kunnossa.
error-unkept = Viimeiset siirtosi ovat vain tässä ikkunassa: tämä selain ei tallenna mitään. Pidä ikkuna auki, kunnes ne on tallennettu.
error-not-saved = Viimeisiä siirtojasi ei voitu tallentaa: levy on täynnä. Ne säilyvät tällä laitteella. Vapauta tilaa, niin ne tallentuvat itsestään.
error-storage = Viimeisiä siirtojasi ei voitu tallentaa. Ne säilyvät tällä laitteella, ja ne tallennetaan heti, kun se on mahdollista.
error-stale = Tätä peliä on jatkettu toisessa ikkunassa. Tässä on pelin nykyinen tilanne.
error-damaged = Tämä tallennettu peli on vioittunut. Näkyvissä on se, minkä voi vielä lukea; muuhun ei kosketa.
error-damaged-copy = Jatka tästä kopiossa
error-copied = Siirrot, jotka eivät sopineet, on tallennettu omaksi pelikseen.
error-apart = Tätä peliä ei voi enää tallentaa entiselle paikalleen. Se jatkuu tässä omana pelinään kaikkine siirtoineen.
error-no-game = Sellaista peliä ei ole. Se on ehkä poistettu.
error-no-page = Sellaista sivua ei ole.
error-no-page-about = Ehkä osoite on kirjoitettu väärin.
error-worker = Tuomari piti kutsua uudelleen. Mitään ei kadonnut.
error-thinking = Tietokone ei pystynyt siirtämään. Yritä uudelleen.
error-retry = Yritä uudelleen
error-clipboard = Selain ei salli kopiointia. Tallenna tiedostona.

# Without the server, and a newer version.
offline-state = Ei yhteyttä: pelit tallennetaan tälle laitteelle.
# In a browser that keeps nothing.
offline-state-window = Ei yhteyttä: pelit säilyvät vain tässä ikkunassa.
# The same where there is no server.
kept-in-window = Pelit säilyvät vain tässä ikkunassa: tämä selain ei tallenna mitään.
# Beside a saved game.
offline-only-here = vain tällä laitteella
offline-update = Damierin uusi versio on valmis.
offline-update-button = Päivitä

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Laudan koko
frame-zen = Vain lauta
frame-zen-leave = Näytä kaikki
frame-hint-why = Miksi?
frame-beside = Laudan vieressä
frame-pass = Anna tabletti toiselle
frame-pass-to = Sinun vuorosi, { $name }.
frame-pass-ready = Olen valmis
frame-analysis-later = Tietokone kertoo mielipiteensä, kun peli on ohi.
