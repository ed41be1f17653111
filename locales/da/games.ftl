# The games and their printed editions.

ruleset-jumbo = Dam på 100 felter
ruleset-jumbo-fr = Dam på 100 felter, remis skal kræves
ruleset-djeco = Dam på 100 felter, hvor man må puste
ruleset-english = Engelsk dam
ruleset-swedish = Svensk dam
ruleset-danish = Dansk dam
ruleset-norwegian = Norsk dam
ruleset-finnish = Finsk dam
ruleset-international = International dam
ruleset-russian = Russisk dam
ruleset-brazilian = Brasiliansk dam
ruleset-pool = Pool checkers
ruleset-frisian = Frisisk dam
ruleset-frysk = Frysk!
ruleset-italian = Italiensk dam
ruleset-spanish = Spansk dam
ruleset-portuguese = Portugisisk dam
ruleset-czech = Tjekkisk dam
ruleset-killer = Killer-dam
ruleset-breakthrough = Gennembrud
ruleset-losing = Omvendt dam
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Dam på { $squares } felter
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, med husregler
# What is printed on a box besides.
box-for-whom = For { $players } spillere fra { $from } til { $to } år; et spil tager { $minutes } minutter.
box-players = For { $players } spillere.
box-two-languages = En udgave, på nederlandsk og fransk, har varenummer 12200.
box-magnetic = En udgave, på nederlandsk, fransk, tysk og engelsk, hører til et magnetspil.
box-same-rules = Reglerne er de samme i begge udgaver.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Hvid
    [black] Sort
    [blue] Blå
   *[green] Grøn
}

# $number is the number of an article, or point, of the leaflet.
article-number = artikel { $number }
article-point = punkt { $number }
article-opening = indledningen
article-capturing = afsnittet om at slå
article-ending = afsnittet om spillets afslutning
article-practice = står ikke i regelhæftet: almindelig praksis
article-house = husregel
# A heading over a rule that the leaflet does not number.
heading-number = Artikel { $number }
heading-point = Punkt { $number }
heading-opening = Før spillet begynder
heading-capturing = At slå
heading-ending = Spillets afslutning
heading-practice = Står ikke i regelhæftet
heading-house = Husregler
heading-world = Reglerne
