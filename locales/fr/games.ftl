# The games and their printed editions.

ruleset-jumbo = Dames sur 100 cases
ruleset-jumbo-fr = Dames sur 100 cases, nulle à réclamer
ruleset-djeco = Dames sur 100 cases, avec droit de souffler
ruleset-english = Dames anglaises
ruleset-swedish = Dames suédoises
ruleset-danish = Dames danoises
ruleset-norwegian = Dames norvégiennes
ruleset-finnish = Dames finlandaises
ruleset-international = Dames internationales
ruleset-russian = Dames russes
ruleset-brazilian = Dames brésiliennes
ruleset-pool = Pool checkers
ruleset-frisian = Dames frisonnes
ruleset-frysk = Frysk!
ruleset-italian = Dames italiennes
ruleset-spanish = Dames espagnoles
ruleset-portuguese = Dames portugaises
ruleset-czech = Dames tchèques
ruleset-killer = Dames killer
ruleset-breakthrough = Breakthrough
ruleset-losing = Dames à qui perd gagne
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Dames sur { $squares } cases
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, avec règles maison
# What is printed on a box besides.
box-for-whom = Pour { $players } joueurs de { $from } à { $to } ans ; une partie dure { $minutes } minutes.
box-players = Pour { $players } joueurs.
box-two-languages = Une édition, en néerlandais et en français, porte la référence 12200.
box-magnetic = Une édition, en néerlandais, français, allemand et anglais, accompagne un jeu magnétique.
box-same-rules = Les deux éditions donnent les mêmes règles.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Les Blancs
    [black] Les Noirs
    [blue] Les Bleus
   *[green] Les Verts
}

# $number is the number of an article, or point, of the leaflet.
article-number = article { $number }
article-point = point { $number }
article-opening = le premier paragraphe de la notice
article-capturing = le paragraphe sur la prise
article-ending = le paragraphe sur la fin de la partie
article-practice = pas dans la notice : c’est l’usage
article-house = règle maison
# A heading over a rule that the leaflet does not number.
heading-number = Article { $number }
heading-point = Point { $number }
heading-opening = Avant de commencer
heading-capturing = La prise
heading-ending = Fin de la partie
heading-practice = Ce que la notice ne dit pas
heading-house = Règles maison
heading-world = Les règles
