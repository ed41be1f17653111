# The games and their printed editions.

ruleset-jumbo = Dame auf 100 Feldern
ruleset-jumbo-fr = Dame auf 100 Feldern, Remis muss beansprucht werden
ruleset-djeco = Dame auf 100 Feldern mit Pusten
ruleset-english = Englische Dame
ruleset-swedish = Schwedische Dame
ruleset-danish = Dänische Dame
ruleset-norwegian = Norwegische Dame
ruleset-finnish = Finnische Dame
ruleset-international = Internationale Dame
ruleset-russian = Russische Dame
ruleset-brazilian = Brasilianische Dame
ruleset-pool = Pool Checkers
ruleset-frisian = Friesische Dame
ruleset-frysk = Frysk!
ruleset-italian = Italienische Dame
ruleset-spanish = Spanische Dame
ruleset-portuguese = Portugiesische Dame
ruleset-czech = Tschechische Dame
ruleset-killer = Killer-Dame
ruleset-breakthrough = Breakthrough
ruleset-losing = Schlagdame
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Dame auf { $squares } Feldern
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, mit Hausregeln
# What is printed on a box besides.
box-for-whom = Für { $players } Spieler von { $from } bis { $to } Jahren; eine Partie dauert { $minutes } Minuten.
box-players = Für { $players } Spieler.
box-two-languages = Eine Ausgabe, auf Niederländisch und Französisch, hat die Artikelnummer 12200.
box-magnetic = Eine Ausgabe, auf Niederländisch, Französisch, Deutsch und Englisch, gehört zu einem Magnetspiel.
box-same-rules = In beiden Ausgaben stehen dieselben Regeln.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Weiß
    [black] Schwarz
    [blue] Blau
   *[green] Grün
}

# $number is the number of an article, or point, of the leaflet.
article-number = Artikel { $number }
article-point = Punkt { $number }
article-opening = der Anfang der Spielanleitung
article-capturing = der Abschnitt über das Schlagen
article-ending = der Abschnitt über das Spielende
article-practice = steht nicht in der Spielanleitung: so ist es üblich
article-house = Hausregel
# A heading over a rule that the leaflet does not number.
heading-number = Artikel { $number }
heading-point = Punkt { $number }
heading-opening = Bevor es losgeht
heading-capturing = Schlagen
heading-ending = Ende der Partie
heading-practice = Nicht in der Spielanleitung
heading-house = Hausregeln
heading-world = Die Regeln
