# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = Pelissä
keys-mouse = Hiirellä
keys-words = Siirron sijasta voi kirjoittaa sanoja: ”{ $word }” luettelee ne.
key-name-home = Home
key-name-end = End
key-name-space = Välilyönti
key-name-enter = Enter
key-zen = Pelkkä lauta
key-sound = Äänet päälle tai pois
key-help = Tämä ohje
key-autoplay = Toista siirrot yksi kerrallaan
key-engine = Anna tietokoneen miettiä mukana, tai älä
key-best = Pelaa paras siirto
key-threat = Näytä uhka
key-arrows = Näytä tai piilota nuolet
key-previous-line = Edellinen muunnelma
key-next-line = Seuraava muunnelma
key-previous-game = Tiedoston edellinen peli
key-next-game = Tiedoston seuraava peli
mouse-draw = Oikea painike: ympyröi ruutu tai piirrä nuoli. Vaihto, Alt ja Ctrl vaihtavat kynää.
mouse-ahead = Voit valita siirtosi jo silloin, kun tietokone miettii.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Valittu ennakkoon: { $move }.
ahead-given-up = Ennakkoon valittu siirto on peruttu.
ahead-refused = Ennakkoon valitsemasi siirto ei ole mahdollinen.
confirm-ask = { $move }: pelataanko tämä?
confirm-play = Pelaa
confirm-back = Takaisin
sound-on = Äänet päällä.
sound-off = Äänet pois.

# Words that are typed in place of a move, in small letters.
command-last = viimeinen
command-pieces = nappulat
command-clock = kello
command-moves = siirrot
command-captures = syönnit
command-row = rivi
command-board = lauta
command-draw = tasapeli
command-resign = luovuta
command-help = ohje

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Voit kirjoittaa myös: { $words }.
command-not-by-leaflet = Sääntölehtisen mukaan siirrot on löydettävä itse.
pieces-men = { $color }, tavalliset nappulat: { $squares }.
pieces-kings = { $color }, kuninkaat: { $squares }.
moves-none = Ei ole siirtoja lueteltavaksi.
row-none = Rivien numerot ovat 1–{ $rows }.

# Settings.
settings-look = Sivu
settings-board = Lauta
settings-moving = Siirtäminen
settings-results = Tulokset
settings-results-as = Tulosten merkintä
settings-brightness = Laudan kirkkaus
settings-board-contrast = Laudan kontrasti
settings-hue = Laudan värisävy
settings-reset-colors = Värit kuten piirretty
settings-premove = Siirron voi valita tietokoneen miettiessä
settings-one-click = Siirrä yhdellä napsautuksella, kun vain yksi siirto on mahdollinen
settings-confirm = Näytä siirto ennen kuin se on voimassa
settings-forced = Ainoa mahdollinen siirto pelataan itsestään
settings-claim = Vaadi tasapeliä puolestani heti, kun se on mahdollista
settings-sound-set = Äänten laji
settings-sound-wood = Puu
settings-sound-soft = Huopa
settings-sound-bell = Kello
settings-volume = Äänenvoimakkuus
settings-try = Kuuntele
settings-speak = Lue siirrot ääneen
settings-speak-none = Tällä laitteella ei ole ääntä tälle kielelle: mitään ei kuuluisi.
