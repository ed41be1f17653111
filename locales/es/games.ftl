# The games and their printed editions.

ruleset-jumbo = Damas de 100 casillas
ruleset-jumbo-fr = Damas de 100 casillas, tablas que hay que reclamar
ruleset-djeco = Damas de 100 casillas con soplo
ruleset-english = Damas inglesas
ruleset-swedish = Damas suecas
ruleset-danish = Damas danesas
ruleset-norwegian = Damas noruegas
ruleset-finnish = Damas finlandesas
ruleset-international = Damas internacionales
ruleset-russian = Damas rusas
ruleset-brazilian = Damas brasileñas
ruleset-pool = Pool checkers
ruleset-frisian = Damas frisonas
ruleset-frysk = Frysk!
ruleset-italian = Damas italianas
ruleset-spanish = Damas españolas
ruleset-portuguese = Damas portuguesas
ruleset-czech = Damas checas
ruleset-killer = Damas killer
ruleset-breakthrough = Breakthrough
ruleset-losing = Damas a la ganapierde
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Damas de { $squares } casillas
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, con reglas de la casa
# What is printed on a box besides.
box-for-whom = Para { $players } jugadores de { $from } a { $to } años; una partida dura { $minutes } minutos.
box-players = Para { $players } jugadores.
box-two-languages = Una edición, en neerlandés y francés, lleva el número de artículo 12200.
box-magnetic = Una edición, en neerlandés, francés, alemán e inglés, acompaña a un juego magnético.
box-same-rules = Las reglas son las mismas en las dos ediciones.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Las blancas
    [black] Las negras
    [blue] Las azules
   *[green] Las verdes
}

# $number is the number of an article, or point, of the leaflet.
article-number = artículo { $number }
article-point = punto { $number }
article-opening = el primer párrafo del folleto
article-capturing = el párrafo sobre las capturas
article-ending = el párrafo sobre el final de la partida
article-practice = no está en el folleto: es la costumbre
article-house = regla de la casa
# A heading over a rule that the leaflet does not number.
heading-number = Artículo { $number }
heading-point = Punto { $number }
heading-opening = Antes de empezar
heading-capturing = Las capturas
heading-ending = Final de la partida
heading-practice = Lo que el folleto no dice
heading-house = Reglas de la casa
heading-world = Las reglas
