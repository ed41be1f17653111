# The rules in our own words, one sentence or two for each.

rule-board = The board has { $size } by { $size } squares. Only the { $squares ->
    [red] red
    [black] black
   *[dark] dark
} squares are used, and each player has a { $squares ->
    [red] red
    [black] black
   *[dark] dark
} corner on his { $corner ->
    [left] left-hand
   *[right] right-hand
} side. Each player puts { $men } men on the { $rows } rows nearest to him.
rule-board-one-row = The board has { $size } by { $size } squares. Only the dark squares are used, and each player has a dark corner on his { $corner ->
    [left] left-hand
   *[right] right-hand
} side. Each player puts { $men } men on the row nearest to him.
# $color is one of the colors in games.ftl.
rule-first = { $color } moves first; then the players take turns.
rule-lot = { $way ->
    [lot-white] The players draw lots for the white men.
    [lot-black] The players draw lots for the black men.
   *[coin-white] The players toss a coin for the white men.
}
rule-aim = The aim is to be the first to take all the opponent's pieces, or to block the game so that no move is possible any more.
rule-man-move = A man moves one square diagonally forwards, onto an empty square.
rule-man-capture = { $ways ->
    [forward] A man captures by jumping forwards over an enemy piece next to it, onto the empty square right behind that piece. It does not capture backwards.
   *[backward] A man captures by jumping over an enemy piece next to it, onto the empty square right behind that piece: forwards or backwards.
}
rule-capture-ways = { $ways ->
    [forward] A man captures forwards only; it does not capture backwards.
   *[backward] A man captures forwards or backwards.
}
rule-jump = A man captures by jumping over an enemy piece next to it, onto the empty square right behind that piece.
rule-capture-axes = { $axes ->
    [straight] Pieces capture along rows and columns, not along diagonals.
   *[all] Pieces capture along rows and columns too; a man then jumps to the next dark square but one.
}
rule-men-spare-kings = A man may not capture a king.
rule-promotion = { $promotion ->
    [end] A man becomes a king when its move ends on the far row. If it only touches that row in the course of a capture and goes on, it stays a man.
    [stop] A man that reaches the far row becomes a king, and its move ends there.
   *[continue] A man that reaches the far row becomes a king at once; if it can still capture, it goes on as a king in the same move.
}
rule-crown = { $crown ->
    [by-opponent] The opponent puts one of the captured men on top of the new king.
    [captured] A captured man of the same colour is put on top of the new king.
    [out-of-play] A man that is out of play is put on top of the new king.
    [same-color] A second man of the same colour is put on top of the new king.
   *[any-man] A second man is put on top of the new king.
}
rule-king-move = { $range ->
    [one] A king moves one square in any diagonal direction, forwards or backwards.
   *[flying] A king moves over any number of empty squares along a diagonal, forwards or backwards.
}
rule-king-walk = As long as a player has men, he may not move the same king { $count ->
    [one] twice running
   *[other] more than { $count } times running
} without capturing.
rule-king-capture = { $landing ->
    [one] A king captures as a man does, but forwards and backwards.
    [any] A king captures from any distance along its line, and lands on any empty square behind the captured piece.
    [adjacent] A king captures from any distance along its line, but must land on the square right behind the captured piece.
   *[behind-king] A king captures from any distance along its line, and lands on any empty square behind the captured piece; but if the last piece it takes is a king, it stops right behind it.
}
rule-no-turning-back = A capturing king may not turn straight back between two jumps.
rule-compulsory = Whoever can capture must capture.
rule-finish = A capture must be finished: as long as the piece can take another, it goes on in the same move.
# Only said of flying kings.
rule-king-finish = A king that can go on capturing does so along the same line, or turns onto another.
rule-finish-landing = A king that can choose where to land must choose a square from which it can go on, if there is one.
rule-taken-off = Captured pieces are taken off the board.
rule-removal = { $removal ->
    [after] Captured pieces are lifted when the move is done. Until then they stay where they are and block the way, and no piece may be jumped twice.
   *[during] Captured pieces are lifted at once, one by one, as they are jumped.
}
rule-end-of-move = A move is over as soon as the hand leaves the piece.
rule-precedence-free = Of several captures the player may choose any, even one that takes fewer pieces.
rule-precedence-count = Of several captures the player must choose one that takes the most pieces.
rule-equal-captures = It makes no difference whether a man or a king does the capturing.
rule-free-among-equals = If several captures take equally many, the player chooses.
rule-kings-count-one = A captured king counts as one piece, and there is no need to take a king rather than a man.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Of several captures the player must choose by these criteria, in this order: { $criteria }.
criterion-count = the most pieces
criterion-kings = the most kings among them
criterion-with-king = made by a king
criterion-first-king = meeting kings as early as possible
criterion-frisian = the greatest value, where one king is worth more than one man and less than two, two kings more than three men and less than four, and so on
rule-failing = { $enforcement ->
    [strict] A move that breaks these rules is refused.
    [huff] If a player fails to capture as required, the opponent may huff: before moving, he takes off the board one of the pieces that should have captured. Huffing is not a move: the opponent then makes his own. He may also let the move stand.
    [huff-demand] If a player fails to capture as required, or breaks off a capture, the opponent may, before moving, insist on the capture, or huff (take off one of the pieces that should have captured, and then move), or let the move stand.
    [optional] Nobody has to capture. Whoever can capture may do so or make any other move, may choose any capture, and may stop after any jump. Nothing happens to those who do not capture.
   *[withdraw] If a player fails to capture, the opponent may let the move stand, or have it taken back and the capture made.
}
rule-failing-printed = { $enforcement ->
    [huff] If a player fails to capture, the opponent may huff: before moving, he takes a piece that should have captured off the board and says that huffing is not moving. He then still makes his move. He may also let it pass.
   *[huff-demand] If a player fails to capture, or breaks off a capture, the opponent may, before moving, insist on the capture, or huff (take off a piece that should have captured, and then move), or let it pass.
}
rule-failing-lesser = A complete capture of too few pieces is not allowed at all.
# A trait, as those of the shelf.
trait-optional = nobody has to capture
rule-touch = { $touch ->
    [free] A touched piece need not be moved.
    [always] Whoever touches a piece must move it.
   *[binding] Whoever touches a piece must move it, unless he only meant to set it right.
}
rule-repetition = { $repetition ->
    [none] Repeating moves does not end the game.
    [position3] When the same position occurs for the third time with the same player to move, { $verdict ->
        [automatic] the game is a draw.
       *[claim] either player may claim a draw before the next move.
    }
    [same3] When a player moves a king to and fro and makes the same move for the third time, { $verdict ->
        [automatic] the game is a draw.
       *[claim] either player may claim a draw before the next move.
    }
    [return2] When a player's king returns to the same square twice running, { $verdict ->
        [automatic] the game is a draw.
       *[claim] either player may claim a draw before the next move.
    }
   *[return3] When a player's king returns to the same square three times running, { $verdict ->
        [automatic] the game is a draw.
       *[claim] either player may claim a draw before the next move.
    }
}
rule-repetition-guard = This counts only while both players make nothing but king moves without captures.
rule-no-progress = After { $moves } moves by each player without a capture and without a man's move, { $verdict ->
    [automatic] the game is a draw.
   *[claim] either player may claim a draw before the next move.
}
rule-few-kings = { $verdict ->
    [claim] When only kings are left, two against one or one against one, and the player to move can take nothing, either player may claim a draw.
   *[automatic] When only kings are left, two against one or one against one, and the player to move can take nothing, the game is a draw.
}
rule-nobody-can-win = The game is a draw if neither player can win, for example with two kings against one.
rule-offered-limit = If the players like, it is also a draw after { $moves } moves without a capture and without a man's move.
rule-offered-return = Another common rule: it is a draw when a player goes back to the same square with the same king for the third time running.
rule-endings = { $endings ->
    [international] Three pieces with a king among them against one king: a draw after 16 moves each. Two pieces with a king among them, or one king, against one king: a draw after 5 moves each.
    [russian] Three or more kings against one: a draw after 15 moves each, or after 5 if the single king holds the long diagonal. If both players have kings and the material stays the same: a draw after 5 moves each with two or three pieces on the board, 30 with four or five, 60 with six or seven.
    [brazilian] Two pieces with a king among them, or one king, against one king: a draw after 5 moves each.
    [pool] Three kings against one: a draw after 13 moves each.
   *[frisian] Two kings against one: a draw after 7 moves each. One king against one: a draw after 2 moves each.
}
rule-agreement = The players may agree on a draw at any time.
rule-win = { $goal ->
    [capture] A player who has no pieces left, or who cannot move when it is his turn, has lost.
    [crown] The first player to get a king has won. A player who has no pieces left, or who cannot move when it is his turn, has lost.
   *[lose] A player who has no pieces left, or who cannot move when it is his turn, has won.
}
rules-readings = Where the leaflet is unclear or leaves something out, this is our reading; the rules page says where and why.
