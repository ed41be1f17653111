# The games and their printed editions.

ruleset-jumbo = Dammen op 100 velden
ruleset-jumbo-fr = Dammen op 100 velden, remise moet je opeisen
ruleset-djeco = Dammen op 100 velden met blazen
ruleset-english = Engels dammen
ruleset-swedish = Zweeds dammen
ruleset-danish = Deens dammen
ruleset-norwegian = Noors dammen
ruleset-finnish = Fins dammen
ruleset-international = Internationaal dammen
ruleset-russian = Russisch dammen
ruleset-brazilian = Braziliaans dammen
ruleset-pool = Pool checkers
ruleset-frisian = Fries dammen
ruleset-frysk = Frysk!
ruleset-italian = Italiaans dammen
ruleset-spanish = Spaans dammen
ruleset-portuguese = Portugees dammen
ruleset-czech = Tsjechisch dammen
ruleset-killer = Killerdammen
ruleset-breakthrough = Breakthrough
ruleset-losing = Weggeefdammen
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Dammen op { $squares } velden
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, met huisregels
# What is printed on a box besides.
box-for-whom = Voor { $players } spelers van { $from } tot { $to } jaar; een partij duurt { $minutes } minuten.
box-players = Voor { $players } spelers.
box-two-languages = Eén druk, in het Nederlands en het Frans, heeft artikelnummer 12200.
box-magnetic = Eén druk, in het Nederlands, Frans, Duits en Engels, hoort bij een magnetisch spel.
box-same-rules = In beide drukken staan dezelfde regels.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Wit
    [black] Zwart
    [blue] Blauw
   *[green] Groen
}

# $number is the number of an article, or point, of the leaflet.
article-number = artikel { $number }
article-point = punt { $number }
article-opening = het begin van het spelregelblad
article-capturing = de alinea over slaan
article-ending = de alinea over het einde van de partij
article-practice = niet in het spelregelblad: zo speelt men meestal
article-house = huisregel
# A heading over a rule that the leaflet does not number.
heading-number = Artikel { $number }
heading-point = Punt { $number }
heading-opening = Voor je begint
heading-capturing = Slaan
heading-ending = Einde van de partij
heading-practice = Niet in het spelregelblad
heading-house = Huisregels
heading-world = De spelregels
