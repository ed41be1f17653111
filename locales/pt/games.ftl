# The games and their printed editions.

ruleset-jumbo = Damas de 100 casas
ruleset-jumbo-fr = Damas de 100 casas, empate a reclamar
ruleset-djeco = Damas de 100 casas com sopro
ruleset-english = Damas inglesas
ruleset-swedish = Damas suecas
ruleset-danish = Damas dinamarquesas
ruleset-norwegian = Damas norueguesas
ruleset-finnish = Damas finlandesas
ruleset-international = Damas internacionais
ruleset-russian = Damas russas
ruleset-brazilian = Damas brasileiras
ruleset-pool = Pool checkers
ruleset-frisian = Damas frísias
ruleset-frysk = Frysk!
ruleset-italian = Damas italianas
ruleset-spanish = Damas espanholas
ruleset-portuguese = Damas portuguesas
ruleset-czech = Damas checas
ruleset-killer = Damas killer
ruleset-breakthrough = Breakthrough
ruleset-losing = Damas ao perde-ganha
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Damas de { $squares } casas
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, com regras da casa
# What is printed on a box besides.
box-for-whom = Para { $players } jogadores dos { $from } aos { $to } anos; uma partida dura { $minutes } minutos.
box-players = Para { $players } jogadores.
box-two-languages = Uma edição, em neerlandês e francês, tem o número de artigo 12200.
box-magnetic = Uma edição, em neerlandês, francês, alemão e inglês, acompanha um jogo magnético.
box-same-rules = As regras são as mesmas nas duas edições.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] As brancas
    [black] As pretas
    [blue] As azuis
   *[green] As verdes
}

# $number is the number of an article, or point, of the leaflet.
article-number = artigo { $number }
article-point = ponto { $number }
article-opening = o primeiro parágrafo do folheto
article-capturing = o parágrafo sobre as capturas
article-ending = o parágrafo sobre o fim da partida
article-practice = não está no folheto: é o costume
article-house = regra da casa
# A heading over a rule that the leaflet does not number.
heading-number = Artigo { $number }
heading-point = Ponto { $number }
heading-opening = Antes de começar
heading-capturing = As capturas
heading-ending = Fim da partida
heading-practice = O que o folheto não diz
heading-house = Regras da casa
heading-world = As regras
