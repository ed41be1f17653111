# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Siirtäminen
step-capture = Syöminen
step-must = On pakko syödä
step-most = Syö eniten
step-choice = Saat valita
step-king = Kuningas
step-crown = Kuninkaaksi
step-failing = Unohtunut syönti
step-end = Pelin loppu
step-draw = Tasapeli
step-shot = Ensimmäinen kombinaatio
step-line-move = Siirrä nappulaa yksi ruutu kulmittain eteenpäin.
step-line-move-any = Siirrä jotakin nappuloistasi: aina eteenpäin, ei koskaan taaksepäin.
step-line-capture = Hyppää vastustajan nappulan yli: sitten se on sinun.
step-line-capture-two = Syö kaksi kerralla!
step-line-capture-back = Tavallinen nappula syö myös taaksepäin. Kokeile!
step-line-no-back = Tavallinen nappula ei syö taaksepäin. Siirrä vain eteenpäin.
step-line-must = Sinun on syötävä. Mikä nappuloistasi voi syödä?
step-line-most = Sinun on syötävä niin monta kuin voit.
step-line-choice = Syö yksi tai kaksi: saat valita.
step-line-capture-across = Syödä voi myös suoraan eteen, suoraan taakse ja sivulle. Kokeile!
step-line-not-the-king = Tavallinen nappula ei saa syödä kuningasta. Siirrä vain eteenpäin.
step-line-take-the-king = Yhtä monta kummallakin tavalla? Silloin on syötävä kuningas.
step-line-king-first = Voivatko molemmat syödä? Silloin kuninkaan on syötävä.
step-line-right-behind = Jos viimeksi syöty on kuningas, pysähdyt heti sen taakse.
step-line-king-far = Kuningas liukuu niin kauas kuin haluaa. Mene kauimmaiseen kulmaan!
step-line-king-near = Kuningas liikkuu yhden ruudun, myös taaksepäin. Mene taaksepäin!
step-line-king-take-far = Kuningas syö kaukaa.
step-line-king-take-back = Kuningas syö myös taaksepäin.
step-line-king-two = Syö kaksi kuninkaalla!
step-line-crown = Mene viimeiselle riville: nappulastasi tulee kuningas.
step-line-crown-capture = Hyppää viimeiselle riville!
step-line-pass-man = Se vain käy viimeisellä rivillä ja pysyy tavallisena nappulana. Kokeile!
step-line-pass-king = Siitä tulee kuningas matkalla, ja se jatkaa. Kokeile!
step-line-pass-stop = Siitä tulee siinä kuningas, ja siirto päättyy. Kokeile!
step-line-huff = Vastustaja unohti syödä! Puhalla: osoita nappulaa, jonka olisi pitänyt syödä.
step-line-huff-which = Kaksi nappulaa on omiesi edessä, mutta vain toinen olisi voinut syödä. Osoita sitä, niin puhallat sen.
step-line-huffed = Puhallus ei ole siirto: tee nyt oma siirtosi.
step-line-forget = Voisit syödä, mutta unohda se nyt tahallasi: siirrä kulmassa olevaa nappulaa.
step-line-remember = Voit taas syödä. Älä unohda sitä tällä kertaa!
step-line-obey = Nyt sinun on syötävä.
step-line-demand = Vastustaja unohti syödä! Vaadi siirron perumista.
step-line-demand-which = Vastustaja unohti syödä! Minkä nappulan olisi pitänyt syödä? Osoita sitä.
step-line-pointed = Vaadi nyt siirron perumista.
step-line-let-stand = Saat myös antaa asian olla, jos niin haluat. Syö sen sijaan itse!
step-line-last = Syö viimeinen nappula: voitat!
step-line-block = Saarra viimeinen nappula: se, joka ei voi siirtää, häviää.
step-line-repeat = Edestakaisin, edestakaisin: se on tasapeli. Palaa vielä kerran!
step-line-claim = Liian vähän kuninkaita voittoon: vaadi tasapeliä.
step-line-claim-again = Edestakaisin jo kolmannen kerran: vaadi tasapeliä.
step-line-agree = Voitte myös sopia. Tarjoa tasapeliä!
step-line-shot = Anna yksi nappula ja syö enemmän!

# The page of the lessons.
step-heading = Ensiaskeleet
step-intro = Pieniä oppitunteja ensimmäistä peliä varten. Valitse peli.
step-task = Tehtävä { $number }/{ $count }
step-good = Hienoa!
step-star = Hienoa! Tähti sinulle!
step-huffed = Hienoa! Nappula on sinun. Tee nyt siirtosi.
step-was-huffed = Sinne meni! Nappulasi puhallettiin, ja vastustaja sai vielä siirtää.
step-was-demanded = Vastustaja vaatii siirtosi perumista.
step-pointed = Oikein, juuri se!
step-all-done = Osaat kaiken. Nyt pelaamaan!
step-done = valmis
step-next = Jatka
step-back = Takaisin
step-again = Vielä kerran
step-restart = Aloita alusta
step-not-that = Niin saa tehdä, mutta etsi jotakin muuta.
step-not-guilty = Se nappula ei voinut syödä. Katso uudelleen.
step-play = Pelaa
step-stars = { $stars ->
    [one] yksi tähti
   *[other] { $stars } tähteä
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Pulmat
puzzle-intro = Yksi siirto on oikea eikä mikään muu. Etsi se!
puzzle-number = Pulma { $number }/{ $count }
puzzle-to-move = { $color } siirtää ja voittaa
puzzle-level = Kuinka vaikea?
puzzle-easy = Helppo
puzzle-medium = Keskivaikea
puzzle-hard = Vaikea
puzzle-right = Oikein! Jatka.
puzzle-solved = Ratkaistu!
puzzle-shown = Se oli ratkaisu.
puzzle-line = Ratkaisu: { $moves }
puzzle-wrong = Ei tämä. Yritä uudelleen.
puzzle-also-good = Sekin siirto on hyvä! Etsi nyt se toinen.
puzzle-solution = Näytä ratkaisu
puzzle-next = Seuraava pulma
puzzle-skip = Toinen pulma
puzzle-stars = Vaikeustaso: { $stars }/5
puzzle-was-solved = Olet ratkaissut tämän.
puzzle-none = Sellaista pulmaa ei ole.
puzzle-others = Tämän pelin pulmiin
puzzle-print = Tulosta kuusi pulmaa
puzzle-count = { $solved ->
    [one] yksi pulma ratkaistu
   *[other] { $solved } pulmaa ratkaistu
}
