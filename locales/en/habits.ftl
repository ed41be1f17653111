# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = In a game
keys-mouse = With the mouse
keys-words = Words can be typed in place of a move: “{ $word }” lists them.
key-name-home = Home
key-name-end = End
key-name-space = Space
key-name-enter = Enter
key-zen = Nothing but the board
key-sound = Sounds on or off
key-help = This help
key-autoplay = Play the moves one after the other
key-engine = Let the computer think along, or not
key-best = Play the best move
key-threat = Show the threat
key-arrows = Show or hide the arrows
key-previous-line = Previous variation
key-next-line = Next variation
key-previous-game = Previous game of the file
key-next-game = Next game of the file
mouse-draw = Right button: circle a square, or draw an arrow. Shift, Alt and Ctrl take another pencil.
mouse-ahead = While the computer thinks, you can already choose your move.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Chosen ahead: { $move }.
ahead-given-up = The move chosen ahead is dropped.
ahead-refused = The move that you chose ahead is not possible.
confirm-ask = { $move }: play it?
confirm-play = Play it
confirm-back = Back
sound-on = Sounds on.
sound-off = Sounds off.

# Words that are typed in place of a move, in small letters.
command-last = last
command-pieces = pieces
command-clock = clock
command-moves = moves
command-captures = captures
command-row = row
command-board = board
command-draw = draw
command-resign = resign
command-help = help

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = You can also type: { $words }.
command-not-by-leaflet = By the leaflet, finding the moves is up to you.
pieces-men = { $color }, men: { $squares }.
pieces-kings = { $color }, kings: { $squares }.
moves-none = There are no moves to name.
row-none = Rows have numbers from 1 to { $rows }.

# Settings.
settings-look = Look
settings-board = Board
settings-moving = Moving
settings-results = Results
settings-results-as = Write results as
settings-brightness = Brightness of the board
settings-board-contrast = Contrast of the board
settings-hue = Hue of the board
settings-reset-colors = Colours as drawn
settings-premove = Choose a move while the computer thinks
settings-one-click = Play by one click where only one move is possible
settings-confirm = Show a move before it counts
settings-forced = Play a move by itself if it is the only one
settings-claim = Claim a draw for me as soon as it is possible
settings-sound-set = Kind of sounds
settings-sound-wood = Wood
settings-sound-soft = Felt
settings-sound-bell = Bell
settings-volume = Volume
settings-try = Try it
settings-speak = Speak the moves aloud
settings-speak-none = This device has no voice for this language: nothing would be heard.
