# House rules: the editor and what it says.

house-heading = House rules
house-intro = Start from a game that you know, and change what you play differently at home.
house-families = Nobody has to capture, as many families play
house-link-intro = Somebody plays by these rules. This is how they go; then you can play.
house-base = Which game do you start from?
# What the fields are about.
house-group = { $group ->
    [board] Board and beginning
    [men] Men
    [kings] Kings
    [capturing] Choosing a capture
    [failing] When somebody does not capture
   *[ending] The end of the game
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Board
    [corner] Dark corner
    [rows] Rows of men for each player
    [first] Who begins?
    [men_capture] Men capture
    [capture_axes] Pieces capture
    [king_range] Kings move
    [king_landing] A king that captures lands
    [removal] Captured pieces are lifted
    [reversal] Between two jumps, a king
    [man_takes_king] Can a man take a king?
    [precedence] Which capture must be made?
    [promotion] A man that reaches the far row while capturing
    [king_walk] Consecutive moves with one king
    [enforcement] A player who fails to capture
    [offence] What counts as failing?
    [touch] A touched piece
    [goal] Who wins?
    [repetition] Draw by repetition
    [repetition_draw] After a repetition
    [repetition_guard] A king's returns count
    [no_progress] Draw without progress (moves by each player)
    [no_progress_draw] After that many moves without progress
    [few_kings] Only kings left, two against one or one against one
   *[endings] Other endings that are drawn
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 squares
    [size-10x10] 10 × 10 squares
    [corner-left] on the left
    [corner-right] on the right
    [men_capture-forward] only forwards
    [men_capture-backward] forwards and backwards
    [capture_axes-diagonal] along diagonals
    [capture_axes-straight] along rows and columns
    [capture_axes-all] along diagonals, rows and columns
    [king_range-one] one square at a time
    [king_range-flying] as far as they like
    [king_landing-any] anywhere behind the captured piece
    [king_landing-adjacent] right behind the captured piece
    [king_landing-behind-king] anywhere, but right behind a captured king
    [removal-after] when the move is done
    [removal-during] at once, one by one
    [reversal-may-turn-back] may turn straight back
    [reversal-no-turning-back] may not turn straight back
    [man_takes_king-yes] yes
    [man_takes_king-no] no
    [precedence-free] any that the player likes
    [promotion-end] goes on as a man
    [promotion-stop] becomes a king and stops
    [promotion-continue] goes on as a king
    [enforcement-strict] has the move refused
    [enforcement-huff] can be huffed
    [enforcement-huff-demand] can be huffed, or made to capture
    [enforcement-withdraw] can be made to capture
    [enforcement-optional] nothing happens: everyone captures or not, as they like
    [offence-any-offence] taking too few as well
    [offence-unfinished] only not capturing, or stopping halfway
    [touch-touch-free] need not be moved
    [touch-touch-move] must be moved
    [goal-capture] whoever takes or blocks all the opponent's pieces
    [goal-crown] whoever gets a king first
    [goal-lose] whoever gets rid of all pieces
    [repetition-no-repetition] never
    [repetition-rep3] same position for the third time
    [repetition-same3] same king move to and fro for the third time
    [repetition-return2] king back on its square twice running
    [repetition-return3] king back on its square three times running
    [repetition_draw-automatic] the game is a draw
    [repetition_draw-claim] a draw may be claimed
    [repetition_guard-guarded] only while nothing else happens
    [repetition_guard-unguarded] always
    [no_progress_draw-automatic] the game is a draw
    [no_progress_draw-claim] a draw may be claimed
    [few_kings-play-on] play goes on
    [few_kings-claim] a draw may be claimed
    [few_kings-automatic] the game is a draw
    [endings-none] none
    [endings-international] as in international draughts
    [endings-russian] as in Russian draughts
    [endings-brazilian] as in Brazilian draughts
    [endings-pool] as in pool checkers
   *[endings-frisian] as in Frisian draughts
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] no limit
       *[other] at most { $count }
    }
   *[no_progress] { $count ->
        [0] never
       *[other] { $count }
    }
}
house-zero = 0 means never or no limit.
house-place-first = first of all
house-place-next = then
house-nothing-more = nothing more
house-changed = changed
# $field, $now and $printed are texts from above.
house-difference = { $field } – { $now } (printed: { $printed })
house-differs = What differs from { $game }
house-differs-nothing = Nothing yet.
house-all-rules = All the rules
house-conflicts = These rules do not go together
house-conflict = { $conflict ->
    [rows] The men need at least one row, and at least two rows must stay empty between the two sides.
    [landing-of-short-king] A king that moves one square at a time always lands right behind the captured piece: choose “anywhere” for its landing, or let kings move further.
    [criterion-twice] The same criterion for choosing a capture is named twice.
    [criterion-gap] A place is left empty before a criterion for choosing a capture.
   *[no-progress-too-short] So few moves do not show that nothing is happening: choose 0 for never, or at least 5 moves by each player.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Change to: { $field } – { $value }
house-refused-heading = These are not house rules
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] No game is called “{ $text }”.
    [unknown-switch] No house rule is called “{ $text }”.
    [ambiguous] “{ $text }” could mean several house rules.
    [twice] This is decided twice: { $text }
   *[too-long] The text is longer than house rules can be.
}
house-new = Make new house rules
house-play = Play by these rules
house-change = Change these rules
house-reset = Undo all changes
house-name = Name of your rules
house-save = Save
house-rename = Rename
house-saved = Saved: there is a box for it on the shelf.
house-not-saved = This browser keeps nothing. Save the rules as a file.
house-deleted = “{ $name }” was deleted.
house-share = Copy the link
house-link = Link to these rules
house-to-file = Save as a file
house-from-file = Open a file
house-file-refused = This file has no house rules in it.
house-own = Your own rules
house-own-intro = The way you play at home.
house-referee = By the house rules
