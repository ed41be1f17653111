# The games and their printed editions.

ruleset-jumbo = Draughts on 100 squares
ruleset-jumbo-fr = Draughts on 100 squares, draw by claim
ruleset-djeco = Draughts on 100 squares with huffing
ruleset-english = English draughts
ruleset-swedish = Swedish draughts
ruleset-danish = Danish draughts
ruleset-norwegian = Norwegian draughts
ruleset-finnish = Finnish draughts
ruleset-international = International draughts
ruleset-russian = Russian draughts
ruleset-brazilian = Brazilian draughts
ruleset-pool = Pool checkers
ruleset-frisian = Frisian draughts
ruleset-frysk = Frysk!
ruleset-italian = Italian draughts
ruleset-spanish = Spanish draughts
ruleset-portuguese = Portuguese draughts
ruleset-czech = Czech draughts
ruleset-killer = Killer draughts
ruleset-breakthrough = Breakthrough
ruleset-losing = Losing draughts
# With house rules; $squares is the number of squares on the board.
ruleset-squares = Draughts on { $squares } squares
# $game is the title of a game above.
ruleset-with-house-rules = { $game }, with house rules
# What is printed on a box besides.
box-for-whom = For { $players } players aged { $from } to { $to }; a game takes { $minutes } minutes.
box-players = For { $players } players.
box-two-languages = One printing, in Dutch and French, has item number 12200.
box-magnetic = One printing, in Dutch, French, German and English, comes with a magnetic set.
box-same-rules = Both printings give the same rules.

# The two sides. Djeco's men are blue and green.
color = { $color ->
    [white] White
    [black] Black
    [blue] Blue
   *[green] Green
}

# $number is the number of an article, or point, of the leaflet.
article-number = article { $number }
article-point = point { $number }
article-opening = the opening paragraph
article-capturing = the paragraph on capturing
article-ending = the paragraph on the end of the game
article-practice = not in the leaflet: common practice
article-house = house rule
# A heading over a rule that the leaflet does not number.
heading-number = Article { $number }
heading-point = Point { $number }
heading-opening = Before you begin
heading-capturing = Capturing
heading-ending = End of the game
heading-practice = Not in the leaflet
heading-house = House rules
heading-world = The rules
