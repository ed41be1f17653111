# House rules: the editor and what it says.

house-heading = Kotisäännöt
house-intro = Aloita pelistä, jonka tunnet, ja muuta se, mikä teillä kotona on toisin.
house-families = Kenenkään ei tarvitse syödä, kuten monissa perheissä
house-link-intro = Joku pelaa näillä säännöillä. Lue ne ensin; sitten voit pelata.
house-base = Mistä pelistä aloitat?
# What the fields are about.
house-group = { $group ->
    [board] Lauta ja aloitus
    [men] Tavalliset nappulat
    [kings] Kuninkaat
    [capturing] Syönnin valinta
    [failing] Kun joku ei syö
   *[ending] Pelin loppu
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Lauta
    [corner] Tumma kulmaruutu
    [rows] Nappularivejä kummallakin
    [first] Kumpi aloittaa?
    [men_capture] Tavalliset nappulat syövät
    [capture_axes] Nappulat syövät
    [king_range] Kuninkaat siirtyvät
    [king_landing] Syövä kuningas laskeutuu
    [removal] Syödyt nappulat poistetaan
    [reversal] Kahden hypyn välillä kuningas
    [man_takes_king] Saako tavallinen nappula syödä kuninkaan?
    [precedence] Mikä syönti on tehtävä?
    [promotion] Tavallinen nappula, joka pääsee syödessään viimeiselle riville
    [king_walk] Siirtoja peräkkäin samalla kuninkaalla
    [enforcement] Se, joka ei syö niin kuin pitäisi
    [offence] Mikä lasketaan virheeksi?
    [touch] Kosketettua nappulaa
    [goal] Kumpi voittaa?
    [repetition] Tasapeli toistosta
    [repetition_draw] Toiston jälkeen
    [repetition_guard] Kuninkaan paluut lasketaan
    [no_progress] Tasapeli, kun mitään ei tapahdu: siirtoja kummaltakin
    [no_progress_draw] Kun mitään ei ole tapahtunut näin moneen siirtoon
    [few_kings] Vain kuninkaita jäljellä, kaksi yhtä tai yksi yhtä vastaan
   *[endings] Muut tasapeliin päättyvät loppupelit
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 ruutua
    [size-10x10] 10 × 10 ruutua
    [corner-left] vasemmalla
    [corner-right] oikealla
    [men_capture-forward] vain eteenpäin
    [men_capture-backward] eteen- ja taaksepäin
    [capture_axes-diagonal] kulmittain
    [capture_axes-straight] rivejä ja sarakkeita pitkin
    [capture_axes-all] kulmittain sekä rivejä ja sarakkeita pitkin
    [king_range-one] ruudun kerrallaan
    [king_range-flying] kuinka kauas tahansa
    [king_landing-any] minne tahansa syödyn nappulan taakse
    [king_landing-adjacent] heti syödyn nappulan taakse
    [king_landing-behind-king] minne tahansa, mutta heti syödyn kuninkaan taakse
    [removal-after] kun siirto on valmis
    [removal-during] heti, yksi kerrallaan
    [reversal-may-turn-back] saa kääntyä suoraan takaisin
    [reversal-no-turning-back] ei saa kääntyä suoraan takaisin
    [man_takes_king-yes] kyllä
    [man_takes_king-no] ei
    [precedence-free] vapaa valinta
    [promotion-end] jatkaa tavallisena nappulana
    [promotion-stop] muuttuu kuninkaaksi ja pysähtyy
    [promotion-continue] jatkaa kuninkaana
    [enforcement-strict] ei voi tehdä niin: siirtoa ei hyväksytä
    [enforcement-huff] voi menettää nappulan puhalluksessa
    [enforcement-huff-demand] voi menettää nappulan puhalluksessa tai joutua syömään
    [enforcement-withdraw] voi joutua syömään
    [enforcement-optional] mitään ei tapahdu: saa syödä tai olla syömättä
    [offence-any-offence] myös liian vähän syöminen
    [offence-unfinished] vain syömättä jättäminen tai kesken lopettaminen
    [touch-touch-free] ei tarvitse siirtää
    [touch-touch-move] on siirrettävä
    [goal-capture] se, joka syö tai saartaa kaikki vastustajan nappulat
    [goal-crown] se, joka saa ensin kuninkaan
    [goal-lose] se, joka pääsee eroon nappuloistaan
    [repetition-no-repetition] ei koskaan
    [repetition-rep3] sama asema kolmannen kerran
    [repetition-same3] sama kuninkaan edestakainen siirto kolmannen kerran
    [repetition-return2] kuningas palaa ruutuunsa kaksi kertaa peräkkäin
    [repetition-return3] kuningas palaa ruutuunsa kolme kertaa peräkkäin
    [repetition_draw-automatic] peli on tasan
    [repetition_draw-claim] saa vaatia tasapeliä
    [repetition_guard-guarded] vain, kun mitään muuta ei tapahdu
    [repetition_guard-unguarded] aina
    [no_progress_draw-automatic] peli on tasan
    [no_progress_draw-claim] saa vaatia tasapeliä
    [few_kings-play-on] peli jatkuu
    [few_kings-claim] saa vaatia tasapeliä
    [few_kings-automatic] peli on tasan
    [endings-none] ei muita
    [endings-international] kuten kansainvälisessä tammessa
    [endings-russian] kuten venäläisessä tammessa
    [endings-brazilian] kuten brasilialaisessa tammessa
    [endings-pool] kuten pool checkersissä
   *[endings-frisian] kuten friisiläisessä tammessa
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] ei rajaa
       *[other] enintään { $count }
    }
   *[no_progress] { $count ->
        [0] ei koskaan
       *[other] { $count }
    }
}
house-zero = 0 tarkoittaa: ei koskaan tai ei rajaa.
house-place-first = ensimmäiseksi
house-place-next = sitten
house-nothing-more = ei muuta
house-changed = muutettu
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (alun perin: { SMALL($printed) })
house-differs = Mikä eroaa pelistä { $game }
house-differs-nothing = Ei vielä mikään.
house-all-rules = Kaikki säännöt
house-conflicts = Nämä eivät sovi yhteen
house-conflict = { $conflict ->
    [rows] Nappulat tarvitsevat vähintään yhden rivin, ja puolten väliin on jäätävä vähintään kaksi tyhjää riviä.
    [landing-of-short-king] Kuningas, joka kulkee ruudun kerrallaan, laskeutuu aina heti syödyn nappulan taakse: valitse laskeutumiseksi ”minne tahansa” tai anna kuninkaiden kulkea kauemmas.
    [criterion-twice] Sama syönnin valintaperuste mainitaan kahdesti.
    [criterion-gap] Syönnin valintaperusteen edelle on jäänyt tyhjä paikka.
   *[no-progress-too-short] Näin pieni määrä siirtoja ei vielä osoita, ettei mitään tapahdu: valitse 0 (ei koskaan) tai vähintään 5 siirtoa kummaltakin.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Muuta näin: { $field } – { $value }
house-refused-heading = Nämä eivät ole kotisääntöjä
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Minkään pelin nimi ei ole ”{ $text }”.
    [unknown-switch] Minkään kotisäännön nimi ei ole ”{ $text }”.
    [ambiguous] ”{ $text }” voi tarkoittaa useaa kotisääntöä.
    [twice] Tämä päätetään kahdesti: { $text }
   *[too-long] Teksti on liian pitkä kotisäännöiksi.
}
house-new = Tee uudet kotisäännöt
house-play = Pelaa näillä säännöillä
house-change = Muuta näitä sääntöjä
house-reset = Kumoa kaikki muutokset
house-name = Sääntöjesi nimi
house-save = Tallenna
house-rename = Nimeä uudelleen
house-saved = Tallennettu: säännöillä on nyt oma rasia hyllyllä.
house-not-saved = Tämä selain ei tallenna mitään. Tallenna säännöt tiedostona.
house-deleted = ”{ $name }” poistettiin.
house-share = Kopioi linkki
house-link = Linkki näihin sääntöihin
house-to-file = Tallenna tiedostona
house-from-file = Avaa tiedosto
house-file-refused = Tässä tiedostossa ei ole kotisääntöjä.
house-own = Omat sääntösi
house-own-intro = Niin kuin kotona pelataan.
house-referee = Kotisääntöjen mukaan
