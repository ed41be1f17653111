# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } begins
trait-goal-lose = whoever gets rid of all pieces wins
trait-goal-crown = the first king wins
trait-huff = huffing
trait-huff-or-demand = huffing, or the move is taken back
trait-withdraw = a move that misses a capture may be taken back
trait-flying-kings = flying kings
trait-short-kings = kings go one step
trait-men-capture-back = men capture backwards too
trait-men-capture-forward = men capture only forwards
trait-capture-straight = captures only along rows and columns
trait-capture-all = captures along rows and columns too
trait-free-choice = free choice of capture
trait-most-pieces = the most pieces must be taken
trait-best-capture = the best capture must be made
trait-crowned-in-passing = crowned in passing
trait-dark-right = dark corner on the right

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } moves from { $from } to { $to }.
spoken-capture = { $color } goes from { $from } to { $to } and captures { $captured }.
spoken-crowned = The man becomes a king.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } huffs { $whose ->
    [yours] your
   *[theirs] the
} { $piece ->
    [king] king
   *[man] man
} on { $square }: it should have { $choice ->
    [none] taken { $captured }
   *[free] captured
}.
spoken-demand = { $whose ->
    [yours] Your move { $move } is taken back: you must { $choice ->
        [none] take { $captured }
       *[free] capture
    }.
   *[theirs] { $move } is taken back: { $color } must { $choice ->
        [none] take { $captured }
       *[free] capture
    }.
}
spoken-timeout = { $color } has no time left.
spoken-offer = { $color } offers a draw.
spoken-accept = { $color } accepts the draw.
spoken-claim = { $color } claims a draw.
spoken-resign = { $color } resigns.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } was carried out because this leaflet leaves it to the opponent to object.

# The first screen.
app-title = Damier
app-tagline = Draughts, exactly by the leaflet in the box.
app-skip = Skip to the content
app-loading = The board is being laid out…
shelf-heading = The leaflets
shelf-intro = Take the box that you have at home: the game is played by its leaflet, to the letter.
shelf-rules = The rules
shelf-compare = Compare the rules
shelf-world = Games of the world
shelf-world-intro = Other games on the same board, played by their own rules.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } squares, { $men } men each
continue-heading = Continue
continue-button = Continue this game
all-games = All saved games
language-label = Language
home = Back to the shelf

# The menu, and help with the keys of a keyboard.
menu = Menu
menu-play = Play
menu-learn = Learn
menu-rules = Rules
menu-games = Games
menu-help = Help
menu-manual = Manual
keys-board = Keys on the board
keys-arrows = Arrow keys: from square to square
keys-choose = Enter or Space: pick a piece up and put it down
keys-digits = Digits: go to the square with that number, or choose the way with that number
keys-escape = Esc: cancel what you have begun
keys-beside = Keys beside the board

# A new game.
new-opponent = Who plays?
new-opponent-computer = Me against the computer
new-opponent-two = Two of us at this board
new-level = How well should the computer play?
new-level-value = Level { $level } of { $levels }
new-level-about = { $level ->
    [1] It often loses the thread when pieces are exchanged, and misjudges a lot. Good for a first game.
    [2] It still loses the thread in many exchanges, but sees a little more.
    [3] It loses the thread in about every third exchange. Good once the rules are familiar.
    [4] It loses the thread in about every fourth exchange, and looks further ahead.
    [5] It loses the thread in an exchange now and then, and still often misjudges a position.
    [6] It seldom loses the thread in an exchange, but still misjudges positions.
    [7] It follows every exchange and knows openings. It misjudges a position now and then.
    [8] It always makes the move that it thinks best, and looks further ahead.
    [9] It looks much further ahead and seldom misjudges a position.
    [10] It looks very far ahead and hardly ever misjudges a position.
    [11] It judges as well as it can, but thinks only briefly.
   *[12] It gives its best, and thinks for about two seconds over every move.
}
new-color = Who has which men?
new-color-mine = I play { $color }
new-color-lot = { $way ->
    [coin] Toss a coin
   *[lot] Draw lots
}
new-name = Who plays { $color }? (a name, if you like)
new-referee = How strict is the referee?
new-referee-friendly = Friendly
new-referee-friendly-about = What is not allowed is refused, with the reason.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Captures cannot be missed here, so no move is taken back for that.
   *[huff] Captures cannot be missed here, so nobody huffs.
}
new-referee-leaflet = By the leaflet
new-referee-leaflet-about = As on a wooden board: no hints, and it is for the players to notice what goes wrong.
new-referee-leaflet-missed = { $missed ->
    [huff] With huffing: whoever fails to capture can lose the piece that should have done it.
    [huff-or-demand] With huffing: whoever fails to capture can lose the piece that should have done it, or be made to take the move back and capture.
   *[withdraw] Whoever fails to capture can be made to take the move back and capture.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = A touched piece must be moved. Press “{ $adjust }” first if you only want to set it right.
new-clock = Clock
new-clock-none = No clock
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } minutes, and { $seconds } seconds more for every move
new-clock-bronstein = { $minutes } minutes, up to { $seconds } seconds given back for every move
new-clock-delay = { $minutes } minutes, running only after { $seconds } seconds of every move
new-clock-plain = { $minutes } minutes each
new-clock-own = Another clock
new-clock-kind = Kind
new-clock-kind-fischer = Fischer: every move adds time
new-clock-kind-bronstein = Bronstein: the time used is given back
new-clock-kind-delay = Simple delay: the clock waits first
new-clock-minutes = Minutes for each player
new-clock-seconds = Seconds for each move
new-board-turns = The board turns to whoever is to move
new-start = Start the game
new-rules = Read the leaflet

# Playing.
play-turn-yours = It is your turn.
play-turn-color = { $color } is to move.
play-computer-thinks = The computer is thinking…
play-computer = Computer, level { $level }
play-person = Player
play-must-obey = Your move was taken back: you must capture.
play-touched-piece = You touched the piece on { $square }: it must move.
play-looking-back = You are looking at an earlier position.
play-back-to-now = Back to the game
play-choose-route = There are several ways. Choose one by its number.
play-moves = Moves
play-no-moves-yet = No moves yet.
play-type-move = Type a move
play-type-example = for example { $move }
play-type-button = Move
play-why = Why was that allowed?
play-show-me = Show me
play-close = Close
play-first = First position
play-previous = Back
play-next = Forward
play-last = Last position
play-huff = Huff
play-huff-which = Which piece failed to capture? Choose it where it stands now.
play-demand = Have it taken back
play-stand = Let it stand
play-cancel = Cancel
play-go-on-or-stop = Go on capturing, or stop here.
play-stop-here = Stop here
play-show-again = Show again
play-adjust = Adjust
play-adjust-about = Set a piece right without having to move it.
play-adjust-which = Which piece do you want to set right?
play-offer = Offer a draw
play-offer-sure = Do you really want to offer a draw?
play-offer-waits = A draw has been offered.
play-offer-yours = A draw is offered to you.
play-offer-other = { $color } offers a draw. { $answerer } answers:
play-accept = Accept
play-decline = Decline
play-declines = The computer declines the draw.
play-claim = Claim the draw
play-resign = Resign
play-resign-sure = Do you really want to resign?
play-take-back = Take back
play-hint-button = Hint
# The first half of a hint.
play-hint-piece = Look at the { $piece ->
    [king] king
   *[man] man
} on { $square }.
play-flip = Turn the board
play-sound = Sound
play-more = More
play-copy-pdn = Copy as PDN
play-copied = Copied.
play-download-pdn = Save as PDN file
play-rules = The leaflet
play-rematch = Play again, colours swapped
play-new = Another game
play-look-back = Look at the board
# How a game against the computer ended.
play-you-won = You won!
play-you-lost = You lost. Well fought!
play-you-drew = A draw.
play-try-level = Try level { $level }
play-time-left = { $color }: { $time } left
play-pause = Pause the clock
play-paused = Paused: tap to go on
play-give-time = { $color }: one minute more
play-moves-left = { $moves ->
    [one] Draw in one move
   *[other] Draw in { $moves } moves
}
play-king-walk = Moves in a row with the king on { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Board
board-empty = { $square }, empty
board-man = { $square }, man: { $color }
board-king = { $square }, king: { $color }
board-can-capture = can capture
board-can-move = can move
board-target = you can go here
board-captured = being captured
board-route = Way { $number }: captures { $captured }
board-choose-piece = Choose one of your own pieces first.
board-computers-turn = It is the computer's turn.

# Saved games.
games-heading = Saved games
games-search = Search
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = january, february, march, april, may, june, july, august, september, october, november, december
# What is chosen from the list; the first of each is everything.
games-any-state = Finished or not
games-only-running = Not finished
games-only-finished = Finished
games-any-opponent = Any opponent
games-only-computer = Against the computer
games-only-people = Two people
games-any-game = All boxes and games
games-found = { $games ->
    [one] one game
   *[other] { $games } games
}
games-none = Nothing is saved yet.
games-none-found = No saved game matches.
games-show-all = Show all games
games-open = Open
games-delete = Delete
games-deleted = The game was deleted.
games-restore = Undo
games-moves = { $moves ->
    [one] one move
   *[other] { $moves } moves
}
games-damaged = This game is damaged. Open it to see what can still be read.
# A person who plays against the computer, as one of the two players.
games-you = You ({ $color })
games-running = not finished
games-you-won = You won
games-you-lost = You lost
games-won = won by { $color }
games-won-by = won by { $name }
games-drawn = draw
games-more = Show more

# Settings.
settings-heading = Settings
settings-scheme = Appearance
settings-scheme-system = Same as system
settings-scheme-light = Light
settings-scheme-dark = Dark
settings-contrast = High contrast
settings-coordinates = Names of squares
settings-coordinates-squares = On the squares
settings-coordinates-border = Along the edge
settings-coordinates-off = None
settings-notation = Squares are named
settings-notation-numeric = by number
settings-notation-algebraic = by letter and number
settings-speed = Movement of the pieces
settings-speed-none = None
settings-speed-fast = Fast
settings-speed-normal = Normal
settings-speed-slow = Slow
settings-input = Move pieces by
settings-input-both = clicking or dragging
settings-input-click = clicking
settings-input-drag = dragging
settings-sound = Sounds
settings-targets = Show where a piece can go

# When something goes wrong.
error-heading = Something went wrong
error-no-server = Damier is not answering. Is the program still running?
error-page = This page could not be loaded. Check that there is a connection, and try again.
error-no-wasm = This browser cannot run Damier: it has no WebAssembly, or does not allow it. Use a newer browser, or allow it in the settings.
error-broken = Something broke on this page. Nothing of your game is lost: every move is noted as it is made.
error-game-away = This game is not on this device, and Damier is not answering. Open it again when there is a connection.
error-unkept = Your last moves are only in this window: this browser keeps nothing. Leave it open until they are saved.
error-not-saved = Your last moves could not be saved: the disk is full. They are kept on this device. Make some room, and they will be saved automatically.
error-storage = Your last moves could not be saved. They are kept on this device, and will be saved as soon as possible.
error-stale = This game was continued in another window. Here is how it stands there.
error-damaged = This saved game is damaged. What can still be read is shown; the rest is left as it is.
error-damaged-copy = Go on from here in a copy
error-copied = The moves that did not fit are kept as a game of their own.
error-apart = This game can no longer be saved where it was. It goes on here as a game of its own, with all its moves.
error-no-game = There is no such game. It may have been deleted.
error-no-page = There is no such page.
error-no-page-about = Perhaps the address was mistyped.
error-worker = The referee had to be called again. Nothing is lost.
error-thinking = The computer could not move. Try again.
error-retry = Try again
error-clipboard = The browser does not allow copying. Save it as a file.

# Without the server, and a newer version.
offline-state = Offline: games are kept on this device.
# In a browser that keeps nothing.
offline-state-window = Offline: games are kept in this window only.
# The same where there is no server.
kept-in-window = Games are kept in this window only: this browser keeps nothing.
# Beside a saved game.
offline-only-here = only on this device
offline-update = A new version of Damier is ready.
offline-update-button = Load it

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Size of the board
frame-zen = Only the board
frame-zen-leave = Show everything
frame-hint-why = Why?
frame-beside = Beside the board
frame-pass = Pass the tablet
frame-pass-to = Your turn, { $name }.
frame-pass-ready = I am ready
frame-analysis-later = The computer says what it thinks when the game is over.
