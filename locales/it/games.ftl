# The games and their printed editions.

ruleset-jumbo = Dama a 100 caselle
ruleset-jumbo-fr = Dama a 100 caselle, patta da chiedere
ruleset-djeco = Dama a 100 caselle con il soffio
ruleset-english = Dama inglese
ruleset-swedish = Dama svedese
ruleset-danish = Dama danese
ruleset-norwegian = Dama norvegese
ruleset-finnish = Dama finlandese
ruleset-international = Dama internazionale
ruleset-russian = Dama russa
ruleset-brazilian = Dama brasiliana
ruleset-pool = Pool checkers
ruleset-frisian = Dama frisona
ruleset-frysk = Frysk!
ruleset-italian = Dama italiana
ruleset-spanish = Dama spagnola
ruleset-portuguese = Dama portoghese
ruleset-czech = Dama ceca
ruleset-killer = Dama killer
ruleset-breakthrough = Breakthrough
ruleset-losing = Dama a vinciperdi
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Dama a { $squares } caselle
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, con regole della casa
# What is printed on a box besides.
box-for-whom = Per { $players } giocatori da { $from } a { $to } anni; una partita dura { $minutes } minuti.
box-players = Per { $players } giocatori.
box-two-languages = Un’edizione, in olandese e francese, ha il codice articolo 12200.
box-magnetic = Un’edizione, in olandese, francese, tedesco e inglese, accompagna un gioco magnetico.
box-same-rules = Le regole sono le stesse nelle due edizioni.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] Il Bianco
    [black] Il Nero
    [blue] Il Blu
   *[green] Il Verde
}

# $number is the number of an article, or point, of the leaflet.
article-number = articolo { $number }
article-point = punto { $number }
article-opening = il primo paragrafo del foglietto
article-capturing = il paragrafo sulla presa
article-ending = il paragrafo sulla fine della partita
article-practice = non è nel foglietto: è l’uso comune
article-house = regola della casa
# A heading over a rule that the leaflet does not number.
heading-number = Articolo { $number }
heading-point = Punto { $number }
heading-opening = Prima di cominciare
heading-capturing = La presa
heading-ending = Fine della partita
heading-practice = Quello che il foglietto non dice
heading-house = Regole della casa
heading-world = Le regole
