# The games and their printed editions.

ruleset-jumbo = Dam på 100 ruter
ruleset-jumbo-fr = Dam på 100 ruter, remis må kreves
ruleset-djeco = Dam på 100 ruter der man kan blåse
ruleset-english = Engelsk dam
ruleset-swedish = Svensk dam
ruleset-danish = Dansk dam
ruleset-norwegian = Norsk dam
ruleset-finnish = Finsk dam
ruleset-international = Internasjonal dam
ruleset-russian = Russisk dam
ruleset-brazilian = Brasiliansk dam
ruleset-pool = Pool checkers
ruleset-frisian = Frisisk dam
ruleset-frysk = Frysk!
ruleset-italian = Italiensk dam
ruleset-spanish = Spansk dam
ruleset-portuguese = Portugisisk dam
ruleset-czech = Tsjekkisk dam
ruleset-killer = Killer-dam
ruleset-breakthrough = Gjennombrudd
ruleset-losing = Omvendt dam
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Dam på { $squares } ruter
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, med husregler
# What is printed on a box besides.
box-for-whom = For { $players } spillere fra { $from } til { $to } år; et spill tar { $minutes } minutter.
box-players = For { $players } spillere.
box-two-languages = Én utgave, på nederlandsk og fransk, har artikkelnummer 12200.
box-magnetic = Én utgave, på nederlandsk, fransk, tysk og engelsk, hører til et magnetspill.
box-same-rules = Reglene er de samme i begge utgavene.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Hvit
    [black] Svart
    [blue] Blå
   *[green] Grønn
}

# $number is the number of an article, or point, of the leaflet.
article-number = artikkel { $number }
article-point = punkt { $number }
article-opening = innledningen
article-capturing = avsnittet om å slå
article-ending = avsnittet om slutten på spillet
article-practice = står ikke i regelheftet: vanlig praksis
article-house = husregel
# A heading over a rule that the leaflet does not number.
heading-number = Artikkel { $number }
heading-point = Punkt { $number }
heading-opening = Før spillet begynner
heading-capturing = Å slå
heading-ending = Slutten på spillet
heading-practice = Står ikke i regelheftet
heading-house = Husregler
heading-world = Reglene
