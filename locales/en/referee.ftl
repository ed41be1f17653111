# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Yes, { $move } is allowed.
answer-no = No, { $move } is not allowed.
answer-which = { $move } could mean several moves: { $moves }. Name the squares on the way, or the captured ones in curly brackets.

fault-no-piece = There is no piece on { $square }.
fault-not-your-piece = The piece on { $square } is your opponent's.
fault-square-taken = Square { $square } is occupied.
fault-stays-put = The piece on { $square } has to go somewhere.
fault-blocked = The piece on { $square } is blocked: it can neither move nor capture.
fault-must-capture = You must capture. You can do it from { $squares }.
fault-must-capture-more = You must take as many pieces as you can: { $best }, not { $yours }. You can do it from { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Another capture goes first, because it takes more kings. You can make it from { $squares }.
    [with-king] A king that can capture goes first. You can do it from { $squares }.
    [first-king] Another capture goes first, because it meets a king earlier. You can make it from { $squares }.
   *[frisian] Another capture goes first, because what it takes is worth more. You can make it from { $squares }.
}
fault-capture-not-finished = The capture is not finished: the piece must go on. It can take { $squares } next.
fault-must-land-to-go-on = The king must land where it can go on capturing: { $squares }.
fault-men-do-not-move-back = A man never moves backwards.
fault-men-do-not-capture-back = A man does not capture backwards.
fault-men-do-not-take-kings = A man may not take a king.
fault-man-moves-one-step = A man moves only one square.
fault-king-moves-one-step = A king moves only one square at a time.
fault-king-captures-nearby = A king captures as a man does: only a piece next to it, landing right behind that piece.
fault-must-land-behind = The king must land right behind the captured piece, on { $square }.
fault-not-crowned-in-passing = A man that only passes the far row is not crowned: it goes on as a man.
fault-crowning-ends-move = A man that is crowned ends its move there.
fault-captured-pieces-stay = Captured pieces stay on the board until the move is done: they block the way and may not be jumped twice.
fault-king-must-rest = { $count ->
    [one] The king on { $square } moved last time: another piece must move first.
   *[other] The king on { $square } has moved { $count } times running: another piece must move first.
}
fault-not-on-a-line = Pieces move along the diagonals; these squares do not lie on one.
fault-own-piece-in-the-way = Your own piece on { $square } is in the way.
fault-no-room-behind = There is no free square right behind the piece on { $square }.
fault-nothing-to-capture = There is nothing to capture on the way.
fault-no-such-way = No piece can go that way.
fault-too-complex = This position has more captures than can be listed.

remark-capture-was-due = A capture was due.
remark-nothing-to-capture = There was nothing to capture.
remark-capture-declined = Something could be captured, but nobody has to.
remark-captured-backward = Men capture backwards too.
remark-king-flew = { $landing ->
    [adjacent] A king may take from afar.
   *[any] A king may take from afar and land further on.
}
remark-crowned = The man becomes a king.
remark-crowned-in-passing = The man was crowned on reaching the far row and went on as a king.
remark-passed-far-row = The man only passed the far row, so it stays a man.
remark-crowning-ended-move = Being crowned ended the move.
remark-took-the-most = It takes { $count } pieces, and the most must be taken.
remark-free-choice = Another capture takes more, but the choice is free.
remark-round-trip = A piece may end a capture where it began.

refusal-game-over = The game is over.
refusal-not-your-turn = It is your opponent's turn.
refusal-touched-piece-must-move = You touched the piece on { $square }, so you must move it.
refusal-adjust-before-touching = You have touched the piece on { $square }: it is too late to set it right.
refusal-nothing-to-huff = There is nothing to huff there.
refusal-no-huffing = There is no huffing in this game.
refusal-nothing-to-demand = Your opponent did not miss a capture.
refusal-no-demanding = In this game you cannot have a move taken back.
refusal-nothing-to-let-stand = There is nothing to let stand.
refusal-already-offered = You have offered a draw already.
refusal-no-offer = Nobody has offered a draw.
refusal-nothing-to-claim = There is no draw to claim now.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } wins: { $loser } has no pieces left.
outcome-blocked = { $winner } wins: { $loser } cannot move.
outcome-rid-of-pieces = { $winner } has no pieces left, and wins.
outcome-cannot-move = { $winner } cannot move any more, and wins.
outcome-crowned = { $winner } wins with the first king.
outcome-resigned = { $winner } wins: { $loser } resigns.
outcome-timeout = { $winner } wins: { $loser }'s time is up.
outcome-draw-agreed = Draw by agreement.
outcome-draw-position3 = Draw: the same position for the third time.
outcome-draw-same3 = Draw: the same king move for the third time.
outcome-draw-return2 = Draw: a king has returned to the same square twice running.
outcome-draw-return3 = Draw: a king has returned to the same square three times running.
outcome-draw-no-progress = Draw: too many moves without a capture or a man's move.
outcome-draw-few-kings = Draw: only one or two kings against one.
outcome-draw-ending = Draw: this ending has lasted as long as it may.

setup-no-turn = The position does not say who is to move.
setup-no-pieces = There are no pieces.
setup-off-board = The board has no such square: { $squares }.
setup-shared = More than one piece on { $squares }.
setup-uncrowned = A man cannot stand on the row where it is crowned: { $squares }.
setup-too-many = { $color } has { $count } pieces; at most { $most } are possible.
setup-no-such-walk = The king whose moves are counted is not there.
setup-too-complex = This position has more captures than can be listed.

# What is typed cannot be read.
attempt-unreadable = This does not read as a move: { $text }.
attempt-no-such-square = The board has no square { $square }.
attempt-too-few-squares = A move names the square it leaves and the square it reaches.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = At character { $at } of the position: { $problem }
fen-too-long = it is too long.
fen-turn = it must begin with W, B or ?, for the player to move.
fen-color = W or B and a list of squares are expected here.
fen-color-twice = this colour already has its squares.
fen-square = a square is expected here, such as 32, K32 or c3.
fen-range = this range runs backwards.
fen-ghost = a captured piece is not lifted yet; finish the move first.
fen-tail = a number is expected here.
