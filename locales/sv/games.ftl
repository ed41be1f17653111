# The games and their printed editions.

ruleset-jumbo = Dam på 100 rutor
ruleset-jumbo-fr = Dam på 100 rutor, remi måste krävas
ruleset-djeco = Dam på 100 rutor där man får blåsa
ruleset-english = Engelsk dam
ruleset-swedish = Svensk dam
ruleset-danish = Dansk dam
ruleset-norwegian = Norsk dam
ruleset-finnish = Finsk dam
ruleset-international = Internationell dam
ruleset-russian = Rysk dam
ruleset-brazilian = Brasiliansk dam
ruleset-pool = Pool checkers
ruleset-frisian = Frisisk dam
ruleset-frysk = Frysk!
ruleset-italian = Italiensk dam
ruleset-spanish = Spansk dam
ruleset-portuguese = Portugisisk dam
ruleset-czech = Tjeckisk dam
ruleset-killer = Killer-dam
ruleset-breakthrough = Genombrott
ruleset-losing = Förlustdam
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Dam på { $squares } rutor
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, med husregler
# What is printed on a box besides.
box-for-whom = För { $players } spelare mellan { $from } och { $to } år; ett parti tar { $minutes } minuter.
box-players = För { $players } spelare.
box-two-languages = En utgåva, på nederländska och franska, har artikelnummer 12200.
box-magnetic = En utgåva, på nederländska, franska, tyska och engelska, hör till ett magnetspel.
box-same-rules = Reglerna är desamma i båda utgåvorna.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Vit
    [black] Svart
    [blue] Blå
   *[green] Grön
}

# $number is the number of an article, or point, of the leaflet.
article-number = artikel { $number }
article-point = punkt { $number }
article-opening = inledningen
article-capturing = stycket om att slå
article-ending = stycket om partiets slut
article-practice = står inte i regelbladet: vanligt bruk
article-house = husregel
# A heading over a rule that the leaflet does not number.
heading-number = Artikel { $number }
heading-point = Punkt { $number }
heading-opening = Innan spelet börjar
heading-capturing = Att slå
heading-ending = Partiets slut
heading-practice = Står inte i regelbladet
heading-house = Husregler
heading-world = Reglerna
