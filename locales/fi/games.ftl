# The games and their printed editions.

ruleset-jumbo = 100 ruudun tammi
ruleset-jumbo-fr = 100 ruudun tammi, tasapeli vaadittaessa
ruleset-djeco = 100 ruudun tammi, jossa saa puhaltaa
ruleset-english = Englantilainen tammi
ruleset-swedish = Ruotsalainen tammi
ruleset-danish = Tanskalainen tammi
ruleset-norwegian = Norjalainen tammi
ruleset-finnish = Suomalainen tammi
ruleset-international = Kansainvälinen tammi
ruleset-russian = Venäläinen tammi
ruleset-brazilian = Brasilialainen tammi
ruleset-pool = Pool checkers
ruleset-frisian = Friisiläinen tammi
ruleset-frysk = Frysk!
ruleset-italian = Italialainen tammi
ruleset-spanish = Espanjalainen tammi
ruleset-portuguese = Portugalilainen tammi
ruleset-czech = Tšekkiläinen tammi
ruleset-killer = Killer-tammi
ruleset-breakthrough = Läpimurto
ruleset-losing = Syöttötammi
# With house rules; $squares is the number of squares on the board.
ruleset-squares = { $squares } ruudun tammi
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, kotisäännöin
# What is printed on a box besides.
box-for-whom = { $players } pelaajalle, { $from }–{ $to }-vuotiaille; peli kestää { $minutes } minuuttia.
box-players = { $players } pelaajalle.
box-two-languages = Hollannin- ja ranskankielisen painoksen tuotenumero on 12200.
box-magnetic = Hollannin-, ranskan-, saksan- ja englanninkielinen painos kuuluu magneettipeliin.
box-same-rules = Säännöt ovat kummassakin painoksessa samat.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Valkoinen
    [black] Musta
    [blue] Sininen
   *[green] Vihreä
}

# $number is the number of an article, or point, of the leaflet.
article-number = artikla { $number }
article-point = kohta { $number }
article-opening = johdanto
article-capturing = kappale syömisestä
article-ending = kappale pelin lopusta
article-practice = ei sääntölehtisessä: yleinen tapa
article-house = kotisääntö
# A heading over a rule that the leaflet does not number.
heading-number = Artikla { $number }
heading-point = Kohta { $number }
heading-opening = Ennen pelin alkua
heading-capturing = Syöminen
heading-ending = Pelin loppu
heading-practice = Ei sääntölehtisessä
heading-house = Kotisäännöt
heading-world = Säännöt
