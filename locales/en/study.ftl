# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Set up a position
setup-page-game = Game
setup-page-palette = Put on the board
setup-page-man = man: { $color }
setup-page-king = king: { $color }
setup-page-erase = take away
setup-page-how = Choose a piece and point at squares, or drag pieces. Putting the same piece on a square again takes it away.
setup-page-turn = Who is to move?
setup-page-clear = Clear the board
setup-page-start = Starting position
setup-page-fen = The position as text (FEN)
setup-page-read = Set this up
setup-page-copy = Copy
setup-page-copy-by-hand = The browser does not allow copying. Select the text and copy it yourself.
setup-page-possible = This position can be played.
setup-page-impossible = This position is not possible:
setup-page-play = Play from here
setup-page-analyse = Analyse from here
setup-page-no-rules = There are no such rules.
setup-page-starts-there = The game starts from the position that was set up.

# Files of games. $count is a number.
import-open-file = Open a file of games
import-intro = Open a file of games (PDN) and go through them, with variations and comments.
import-choose = Choose a file
import-drop = Or drop it here. At most 32 MiB.
import-reading = The file is being read: { $percent }%
import-paste = Or paste its text
import-pasted = Pasted text
import-read = Open
import-back = Back to the file
import-another = Open another file
import-files = Files in this browser
import-kept = This file stays in this browser.
import-forget = Forget this file
import-gone = This file is no longer kept in this browser. Open it again, and everything is where it was.
import-none = There is no game in this file.
import-too-long = This file is larger than 32 MiB. Split it first.
import-games = Games in this file: { $count }
import-none-found = No game in this file matches.
import-game-of = Game { $number } of { $count }
import-previous-game = Previous game
import-next-game = Next game
import-left-out = Left out, because there are too many: { $count }
import-findings = Things that are not right: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Analysis
study-link = Analyse
study-from-start = From the starting position
study-edit = Change this position
study-engine = Computer
study-lines = Best lines
study-thinking = The computer is thinking…
study-failed = The computer is not answering.
study-depth = Depth { $depth }
study-speed = { $speed } positions a second
study-go-on = Look deeper
study-lines-count = Number of lines
study-gauge = Chances
study-chances = Chances: { $white } { $percent }%, { $black } { $rest }%
study-graph = The course of the game
study-run-course = Analyse the whole game
study-progress = { $done } of { $moves } moves
study-no-mistakes = No mistakes were found.
study-better = Better: { $move }
study-remove = Remove this variation
study-kept = Your variations and the analysis stay in this browser.
study-start-over = Start again
study-started-over = Your variations and the analysis have been removed.
study-save = Add to the saved games
study-position = New position
study-unplayable = { $move } cannot be played. The board shows the position before it.

# A place in a file: line and column.
study-finding = Line { $line }, column { $column }:

# The worst moves of a game as questions.
study-learn = Learn from the mistakes
study-mistake-count = Question { $number } of { $count }
study-mistake-question = { $color } played { $move } here and lost something by it. Find a better move.
study-mistake-right = Well found: { $move } is good.
study-mistake-same = { $move } is what was played. There is something better.
study-mistake-wrong = { $move } loses something too. Try again.
study-mistake-next = Next question
study-mistake-stop = Back to the game

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Endgame tables
tables-explain = Tables know how every position with few pieces ends. They are built in the background while you play on.
tables-impossible = There are no tables for this game.
tables-ready = Perfect play is known with up to { $pieces } pieces.
tables-cost = Larger tables take about { $size } on disk and about { $time } to build.
tables-build = Build tables for { $pieces } pieces
tables-building = Building tables for { $pieces } pieces: { $percent }%.
tables-left = About { $time } left.
tables-stop = Stop building
tables-failed = The tables could not be built.
tables-no-room = There is too little room on the disk; the rest of it is kept for games.
tables-remove = Remove these tables
