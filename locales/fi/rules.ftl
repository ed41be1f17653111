# The rules in our own words, one sentence or two for each.

rule-board = Laudalla on { $size } × { $size } ruutua. Vain { $squares ->
    [red] punaisia
    [black] mustia
   *[dark] tummia
} ruutuja käytetään, ja { $squares ->
    [red] punainen
    [black] musta
   *[dark] tumma
} kulmaruutu on kummankin pelaajan { $corner ->
    [left] vasemmalla
   *[right] oikealla
} puolella. Kumpikin pelaaja asettaa { $men } nappulaa itseään lähimmille { $rows } riville.
rule-board-one-row = Laudalla on { $size } × { $size } ruutua. Vain tummia ruutuja käytetään, ja tumma kulmaruutu on kummankin pelaajan { $corner ->
    [left] vasemmalla
   *[right] oikealla
} puolella. Kumpikin pelaaja asettaa { $men } nappulaa itseään lähimmälle riville.
# $color is one of the colors in games.ftl.
rule-first = { $color } aloittaa; sen jälkeen siirretään vuorotellen.
rule-lot = { $way ->
    [lot-white] Arvalla ratkaistaan, kumpi saa valkoiset.
    [lot-black] Arvalla ratkaistaan, kumpi saa mustat.
   *[coin-white] Kolikkoa heittämällä ratkaistaan, kumpi saa valkoiset.
}
rule-aim = Tavoitteena on syödä ensimmäisenä kaikki vastustajan nappulat tai sulkea peli niin, ettei siirtoja enää ole.
rule-man-move = Tavallinen nappula siirtyy yhden ruudun kulmittain eteenpäin tyhjään ruutuun.
rule-man-capture = { $ways ->
    [forward] Tavallinen nappula syö hyppäämällä eteenpäin viereisessä ruudussa olevan vastustajan nappulan yli heti sen takana olevaan tyhjään ruutuun. Se ei syö taaksepäin.
   *[backward] Tavallinen nappula syö hyppäämällä viereisessä ruudussa olevan vastustajan nappulan yli heti sen takana olevaan tyhjään ruutuun: eteen- tai taaksepäin.
}
rule-capture-ways = { $ways ->
    [forward] Tavallinen nappula syö vain eteenpäin; se ei syö taaksepäin.
   *[backward] Tavallinen nappula syö eteen- tai taaksepäin.
}
rule-jump = Tavallinen nappula syö hyppäämällä viereisessä ruudussa olevan vastustajan nappulan yli heti sen takana olevaan tyhjään ruutuun.
rule-capture-axes = { $axes ->
    [straight] Nappulat syövät rivejä ja sarakkeita pitkin, eivät kulmittain.
   *[all] Nappulat syövät myös rivejä ja sarakkeita pitkin: tavallinen nappula hyppää silloin seuraavan tumman ruudun yli sitä seuraavaan tummaan ruutuun.
}
rule-men-spare-kings = Tavallinen nappula ei saa syödä kuningasta.
rule-promotion = { $promotion ->
    [end] Tavallisesta nappulasta tulee kuningas, kun sen siirto päättyy viimeiselle riville. Jos se vain käy sillä rivillä kesken syönnin ja jatkaa, se pysyy tavallisena nappulana.
    [stop] Kun tavallinen nappula pääsee viimeiselle riville, siitä tulee kuningas, ja siirto päättyy siihen.
   *[continue] Kun tavallinen nappula pääsee viimeiselle riville, siitä tulee heti kuningas; jos se voi vielä syödä, se jatkaa kuninkaana samalla siirrolla.
}
rule-crown = { $crown ->
    [by-opponent] Vastustaja panee yhden syödyistä nappuloista uuden kuninkaan päälle.
    [captured] Uuden kuninkaan päälle pannaan syöty samanvärinen nappula.
    [out-of-play] Uuden kuninkaan päälle pannaan pelistä poistettu nappula.
    [same-color] Uuden kuninkaan päälle pannaan toinen samanvärinen nappula.
   *[any-man] Uuden kuninkaan päälle pannaan toinen nappula.
}
rule-king-move = { $range ->
    [one] Kuningas siirtyy yhden ruudun kulmittain mihin suuntaan tahansa, eteen- tai taaksepäin.
   *[flying] Kuningas siirtyy kulmittain kuinka monta tyhjää ruutua tahansa, eteen- tai taaksepäin.
}
rule-king-walk = Niin kauan kuin pelaajalla on tavallisia nappuloita, hän ei saa siirtää samaa kuningasta { $count ->
    [one] kahta kertaa
   *[other] yli { $count } kertaa
} peräkkäin syömättä.
rule-king-capture = { $landing ->
    [one] Kuningas syö kuten tavallinen nappula, mutta sekä eteen- että taaksepäin.
    [any] Kuningas syö linjallaan miltä etäisyydeltä tahansa ja laskeutuu mihin tahansa tyhjään ruutuun syödyn nappulan takana.
    [adjacent] Kuningas syö linjallaan miltä etäisyydeltä tahansa, mutta sen on laskeuduttava heti syödyn nappulan takana olevaan ruutuun.
   *[behind-king] Kuningas syö linjallaan miltä etäisyydeltä tahansa ja laskeutuu mihin tahansa tyhjään ruutuun syödyn nappulan takana; mutta jos viimeinen sen syömä nappula on kuningas, se pysähtyy heti tämän taakse.
}
rule-no-turning-back = Syövä kuningas ei saa kääntyä suoraan takaisin kahden hypyn välillä.
rule-compulsory = Pelissä on syöntipakko: jos voi syödä, on syötävä.
rule-finish = Syönti on vietävä loppuun: niin kauan kuin nappula voi syödä lisää, se jatkaa samalla siirrolla.
# Only said of flying kings.
rule-king-finish = Kuningas, joka voi jatkaa syömistä, jatkaa samaa linjaa tai kääntyy toiselle.
rule-finish-landing = Jos kuningas voi valita, mihin se laskeutuu, sen on valittava ruutu, josta se voi jatkaa syömistä, jos sellainen on.
rule-taken-off = Syödyt nappulat poistetaan laudalta.
rule-removal = { $removal ->
    [after] Syödyt nappulat poistetaan laudalta, kun siirto on valmis. Siihen asti ne pysyvät paikoillaan ja tukkivat tien, eikä saman nappulan yli hypätä kahdesti.
   *[during] Syödyt nappulat poistetaan laudalta heti, yksi kerrallaan, kun niiden yli hypätään.
}
rule-end-of-move = Siirto on ohi heti, kun käsi irtoaa nappulasta.
rule-precedence-free = Jos syöntejä on useita, pelaaja saa valita niistä minkä tahansa, myös sellaisen, jossa syödään vähemmän nappuloita.
rule-precedence-count = Jos syöntejä on useita, pelaajan on valittava sellainen, jossa syödään eniten nappuloita.
rule-equal-captures = Ei ole väliä, syökö tavallinen nappula vai kuningas.
rule-free-among-equals = Jos useassa syönnissä syödään yhtä monta nappulaa, pelaaja saa itse valita.
rule-kings-count-one = Syöty kuningas lasketaan yhdeksi nappulaksi, eikä kuninkaan syöminen mene tavallisen nappulan syömisen edelle.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Jos syöntejä on useita, pelaajan on valittava näillä perusteilla, tässä järjestyksessä: { $criteria }.
criterion-count = eniten nappuloita
criterion-kings = eniten kuninkaita syötyjen joukossa
criterion-with-king = syönti kuninkaalla
criterion-first-king = kuninkaita mahdollisimman varhain
criterion-frisian = suurin arvo, kun yksi kuningas on enemmän kuin yksi tavallinen nappula ja vähemmän kuin kaksi, kaksi kuningasta enemmän kuin kolme tavallista nappulaa ja vähemmän kuin neljä, ja niin edelleen
rule-failing = { $enforcement ->
    [strict] Sääntöjen vastaista siirtoa ei hyväksytä.
    [huff] Jos pelaaja ei syö niin kuin pitäisi, vastustaja saa puhaltaa: hän ottaa ennen omaa siirtoaan laudalta yhden niistä nappuloista, joiden olisi pitänyt syödä. Puhaltaminen ei ole siirto: vastustaja tekee sen jälkeen siirtonsa. Hän saa myös antaa asian olla.
    [huff-demand] Jos pelaaja ei syö niin kuin pitäisi tai jättää syönnin kesken, vastustaja saa ennen omaa siirtoaan tehdä jonkin näistä: vaatia, että syönti tehdään; puhaltaa eli ottaa laudalta yhden niistä nappuloista, joiden olisi pitänyt syödä, ja tehdä sitten vielä siirtonsa; tai antaa asian olla.
    [optional] Syöntipakkoa ei ole. Se, joka voi syödä, saa syödä tai tehdä muun siirron, valita minkä syönnin tahansa ja lopettaa jokaisen hypyn jälkeen. Syömättä jättämisestä ei seuraa mitään.
   *[withdraw] Jos pelaaja jättää syömättä, vastustaja saa joko antaa siirron jäädä voimaan tai vaatia, että se perutaan ja syönti tehdään.
}
rule-failing-printed = { $enforcement ->
    [huff] Jos pelaaja jättää syömättä, vastustaja saa puhaltaa: hän ottaa ennen omaa siirtoaan laudalta nappulan, jonka olisi pitänyt syödä, ja sanoo, ettei puhaltaminen ole siirto. Sen jälkeen hän tekee vielä siirtonsa. Hän saa myös antaa asian olla.
   *[huff-demand] Jos pelaaja jättää syömättä tai jättää syönnin kesken, vastustaja saa ennen omaa siirtoaan valita: vaatia, että syönti tehdään, puhaltaa eli ottaa laudalta nappulan, jonka olisi pitänyt syödä, ja tehdä sitten vielä siirtonsa, tai antaa asian olla.
}
rule-failing-lesser = Loppuun vietyä syöntiä, jossa syödään liian vähän nappuloita, ei sallita.
# A trait, as those of the shelf.
trait-optional = ei syöntipakkoa
rule-touch = { $touch ->
    [free] Kosketettua nappulaa ei tarvitse siirtää.
    [always] Jos pelaaja koskettaa nappulaa, hänen on siirrettävä sitä.
   *[binding] Jos pelaaja koskettaa nappulaa, hänen on siirrettävä sitä, ellei hän vain korjaa sen paikkaa.
}
rule-repetition = { $repetition ->
    [none] Siirtojen toistaminen ei päätä peliä.
    [position3] Kun sama asema syntyy kolmannen kerran saman pelaajan ollessa vuorossa, { $verdict ->
        [automatic] peli päättyy tasapeliin.
       *[claim] kumpi tahansa pelaaja saa vaatia tasapeliä ennen seuraavaa siirtoa.
    }
    [same3] Kun pelaaja siirtää kuningasta edestakaisin ja tekee saman siirron kolmannen kerran, { $verdict ->
        [automatic] peli päättyy tasapeliin.
       *[claim] kumpi tahansa pelaaja saa vaatia tasapeliä ennen seuraavaa siirtoa.
    }
    [return2] Kun pelaajan kuningas palaa samaan ruutuun kaksi kertaa peräkkäin, { $verdict ->
        [automatic] peli päättyy tasapeliin.
       *[claim] kumpi tahansa pelaaja saa vaatia tasapeliä ennen seuraavaa siirtoa.
    }
   *[return3] Kun pelaajan kuningas palaa samaan ruutuun kolme kertaa peräkkäin, { $verdict ->
        [automatic] peli päättyy tasapeliin.
       *[claim] kumpi tahansa pelaaja saa vaatia tasapeliä ennen seuraavaa siirtoa.
    }
}
rule-repetition-guard = Tämä lasketaan vain niin kauan kuin kumpikin pelaaja siirtää pelkkiä kuninkaita eikä kumpikaan syö.
rule-no-progress = Kun kumpikin pelaaja on tehnyt { $moves } siirtoa eikä kumpikaan ole niiden aikana syönyt eikä siirtänyt tavallista nappulaa, { $verdict ->
    [automatic] peli päättyy tasapeliin.
   *[claim] kumpi tahansa pelaaja saa vaatia tasapeliä ennen seuraavaa siirtoa.
}
rule-few-kings = { $verdict ->
    [claim] Kun jäljellä on vain kuninkaita, kaksi yhtä vastaan tai yksi yhtä vastaan, eikä vuorossa oleva pelaaja voi syödä mitään, kumpi tahansa pelaaja saa vaatia tasapeliä.
   *[automatic] Kun jäljellä on vain kuninkaita, kaksi yhtä vastaan tai yksi yhtä vastaan, eikä vuorossa oleva pelaaja voi syödä mitään, peli päättyy tasapeliin.
}
rule-nobody-can-win = Peli päättyy tasapeliin, jos kumpikaan pelaaja ei voi voittaa, esimerkiksi kun kaksi kuningasta on yhtä vastaan.
rule-offered-limit = Haluttaessa voi pelata niin, että peli on tasan myös, kun { $moves } siirtoon ei ole syöty eikä siirretty tavallista nappulaa.
rule-offered-return = Toinen tavallinen sääntö: peli on tasan, kun pelaaja palaa kolmannen kerran peräkkäin samaan ruutuun samalla kuninkaalla.
rule-endings = { $endings ->
    [international] Kolme nappulaa, joista ainakin yksi on kuningas, yhtä kuningasta vastaan: tasapeli kummankin tehtyä 16 siirtoa. Kaksi nappulaa, joista ainakin yksi on kuningas, tai pelkkä kuningas yhtä kuningasta vastaan: tasapeli kummankin tehtyä 5 siirtoa.
    [russian] Kolme kuningasta tai enemmän yhtä vastaan: tasapeli kummankin tehtyä 15 siirtoa, tai 5 siirtoa, jos yksinäinen kuningas pitää hallussaan pitkää lävistäjää. Jos kummallakin on kuninkaita ja nappulat pysyvät samoina: tasapeli kummankin tehtyä 5 siirtoa, kun laudalla on kaksi tai kolme nappulaa, 30 siirtoa, kun niitä on neljä tai viisi, ja 60 siirtoa, kun niitä on kuusi tai seitsemän.
    [brazilian] Kaksi nappulaa, joista ainakin yksi on kuningas, tai pelkkä kuningas yhtä kuningasta vastaan: tasapeli kummankin tehtyä 5 siirtoa.
    [pool] Kolme kuningasta yhtä vastaan: tasapeli kummankin tehtyä 13 siirtoa.
   *[frisian] Kaksi kuningasta yhtä vastaan: tasapeli kummankin tehtyä 7 siirtoa. Yksi kuningas yhtä vastaan: tasapeli kummankin tehtyä 2 siirtoa.
}
rule-agreement = Pelaajat voivat sopia tasapelistä milloin tahansa.
rule-win = { $goal ->
    [capture] Pelaaja, jolla ei ole enää nappuloita tai joka ei vuorollaan voi siirtää, on hävinnyt.
    [crown] Se, joka saa ensimmäisenä kuninkaan, on voittanut. Pelaaja, jolla ei ole enää nappuloita tai joka ei vuorollaan voi siirtää, on hävinnyt.
   *[lose] Pelaaja, jolla ei ole enää nappuloita tai joka ei vuorollaan voi siirtää, on voittanut.
}
rules-readings = Siltä osin kuin lehtinen on epäselvä tai jättää jotakin sanomatta, tämä on meidän tulkintamme; sääntösivulla kerrotaan, missä ja miksi.
