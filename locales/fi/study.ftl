# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Asettele asema
setup-page-game = Peli
setup-page-palette = Aseta laudalle
setup-page-man = tavallinen nappula: { SMALL($color) }
setup-page-king = kuningas: { SMALL($color) }
setup-page-erase = poista
setup-page-how = Valitse nappula ja osoita ruutuja, tai vedä nappuloita. Kun osoitat ruutua uudelleen samalla nappulalla, nappula poistuu.
setup-page-turn = Kumpi on siirtovuorossa?
setup-page-clear = Tyhjennä lauta
setup-page-start = Alkuasema
setup-page-fen = Asema tekstinä (FEN)
setup-page-read = Asettele tämä
setup-page-copy = Kopioi
setup-page-copy-by-hand = Selain ei salli kopiointia. Valitse teksti ja kopioi se itse.
setup-page-possible = Tästä asemasta voi pelata.
setup-page-impossible = Tämä asema ei ole mahdollinen:
setup-page-play = Pelaa tästä
setup-page-analyse = Analysoi tästä
setup-page-no-rules = Sellaisia sääntöjä ei ole.
setup-page-starts-there = Peli alkaa asetellusta asemasta.

# Files of games. $count is a number.
import-open-file = Avaa pelitiedosto
import-intro = Avaa pelitiedosto (PDN) ja käy pelit läpi muunnelmineen ja kommentteineen.
import-choose = Valitse tiedosto
import-drop = Tai pudota se tähän. Enintään 32 MiB.
import-reading = Tiedostoa luetaan: { $percent } %
import-paste = Tai liitä sen teksti
import-pasted = Liitetty teksti
import-read = Avaa
import-back = Takaisin tiedostoon
import-another = Avaa toinen tiedosto
import-files = Tiedostot tässä selaimessa
import-kept = Tiedosto säilyy tässä selaimessa.
import-forget = Unohda tämä tiedosto
import-gone = Tätä tiedostoa ei enää ole tässä selaimessa. Avaa se uudelleen, niin kaikki on paikoillaan.
import-none = Tässä tiedostossa ei ole peliä.
import-too-long = Tämä tiedosto on suurempi kuin 32 MiB. Jaa se ensin osiin.
import-games = Pelejä tässä tiedostossa: { $count }
import-none-found = Yksikään tiedoston peli ei vastaa hakua.
import-game-of = Peli { $number }/{ $count }
import-previous-game = Edellinen peli
import-next-game = Seuraava peli
import-left-out = Jätetty pois, koska niitä on liikaa: { $count }
import-findings = Virheellisiä kohtia: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analyysi
study-link = Analysoi
study-from-start = Alkuasemasta
study-edit = Muuta tätä asemaa
study-engine = Tietokone
study-lines = Parhaat jatkot
study-thinking = Tietokone miettii…
study-failed = Tietokone ei vastaa.
study-depth = Syvyys { $depth }
study-speed = { $speed } asemaa sekunnissa
study-go-on = Etsi syvemmältä
study-lines-count = Jatkojen määrä
study-gauge = Mahdollisuudet
study-chances = Mahdollisuudet: { SMALL($white) } { $percent } %, { SMALL($black) } { $rest } %
study-graph = Pelin kulku
study-run-course = Analysoi koko peli
study-progress = { $done }/{ $moves } siirtoa
study-no-mistakes = Virheitä ei löytynyt.
study-better = Parempi: { $move }
study-remove = Poista tämä muunnelma
study-kept = Muunnelmasi ja analyysi säilyvät tässä selaimessa.
study-start-over = Aloita alusta
study-started-over = Muunnelmasi ja analyysi on poistettu.
study-save = Lisää tallennettuihin peleihin
study-position = Uusi asema
study-unplayable = Siirtoa { $move } ei voi pelata. Lauta näyttää sitä edeltävän aseman.

# A place in a file: line and column.
study-finding = Rivi { $line }, sarake { $column }:

# The worst moves of a game as questions.
study-learn = Opi virheistä
study-mistake-count = Kysymys { $number }/{ $count }
study-mistake-question = { $color } pelasi tässä { $move } ja menetti sillä jotain. Etsi parempi siirto.
study-mistake-right = Hyvin löydetty: { $move } on hyvä siirto.
study-mistake-same = Pelissä siirrettiin juuri { $move }. Parempaakin on.
study-mistake-wrong = Myös siirrolla { $move } menettää jotain. Yritä uudelleen.
study-mistake-next = Seuraava kysymys
study-mistake-stop = Takaisin peliin

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Loppupelitaulukot
tables-explain = Taulukot tietävät, miten jokainen asema päättyy, kun nappuloita on vähän. Ne rakennetaan taustalla sillä aikaa, kun jatkat pelaamista.
tables-impossible = Tälle pelille ei ole taulukoita.
tables-ready = Virheetön peli tunnetaan, kun nappuloita on enintään { $pieces }.
tables-cost = Suurempien taulukoiden viemä levytila on noin { $size } ja rakennusaika noin { $time }.
tables-build = Rakenna taulukot { $pieces } nappulalle
tables-building = Rakennetaan taulukoita { $pieces } nappulalle: { $percent } %.
tables-left = Jäljellä noin { $time }.
tables-stop = Lopeta rakentaminen
tables-failed = Taulukoita ei voitu rakentaa.
tables-no-room = Levyllä on liian vähän tilaa; loppu pidetään vapaana peleille.
tables-remove = Poista nämä taulukot
