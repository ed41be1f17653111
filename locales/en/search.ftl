# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Play the moves
autoplay-stop = Stop playing the moves
autoplay-pace = Time for each move

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Notes
note-marks = How good is it?
note-no-mark = No mark
note-comment = Comment
note-promote = Make this the main line

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Course
study-threat = Threat
study-arrows = Arrows

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Find a position
seek-here = Find this position
seek-kind = What is looked for?
seek-exact = This position
seek-theme = These pieces, whatever else stands there
seek-theme-how = Put the pieces on the board. Anything may stand on the other squares, unless you mark them as empty.
seek-empty = must be empty
seek-turn-any = Either side
seek-reversed = With colours reversed, too
seek-plies = For at least so many plies
seek-where = Where?
seek-start = Search
seek-stop = Stop
seek-progress = { $done } of { $count } games searched
seek-found = Games found: { $count }
seek-none = It does not occur in these games.
seek-first = Only the first { $count } are shown.
seek-move = move { $number }
seek-is-reversed = colours reversed
seek-next = What was played next

# A game within another web page.
embed-copy = Copy the code to embed
embed-copied = Copied. Paste it into the source of a web page: the game appears there.
embed-too-long = This game is too long for an address.
embed-open = Open in Damier
embed-none = There is no game at this address.
