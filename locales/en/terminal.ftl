# A game in the terminal.

play-opening = { $game }. Type a move such as { $example }, or { $help } for help.
play-mode = { $mode ->
    [friendly] Friendly: a move that is not allowed is refused, with the reason.
   *[leaflet] By the leaflet: the referee only speaks when asked.
}
# Against the computer. $word says how the game stands.
play-against = Your colour: { $color }. The computer plays at level { $level } of { $levels }.
play-level = The computer now plays at level { $level } of { $levels }.
play-level-range = Choose a level from 1 to { $levels }, for example: level 4
play-thinking = { $color } is thinking…
play-hint = Try { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } played { $move }.
play-huffed = { $next ->
    [move] { $color } huffs the piece on { $square }, and still has to move.
   *[over] { $color } huffs the piece on { $square }.
}
play-demanded = The move is taken back; { $color } must capture.
play-may-answer = { $answer ->
    [huff] Before you move you may huff, if a capture was missed.
    [withdraw] Before you move you may have the move taken back, if a capture was missed.
   *[either] Before you move you may huff or have the move taken back, if a capture was missed.
}
play-touched = { $color } touches { $square }.
play-adjusted = { $color } sets { $square } right.
play-offered = { $color } offers a draw: accept, decline, or just move.
play-declined = The draw is declined.
play-let-stand = It stands.
play-undone = Taken back.
play-nothing-to-undo = There is nothing to take back.
play-claimable = A draw can be claimed.
play-countdown = { $moves ->
    [one] Draw in one move.
   *[other] Draw in { $moves } moves.
}
play-legal-moves = Possible moves: { $moves }
play-saved = Saved in { $file }.
play-resumed = The game in { $file } goes on.
play-not-saved = This could not be saved in { $file }: { $error }
play-no-save-name = Say where to save: save FILE
play-unknown = That is neither a move nor a command: { $input }. Type { $help } for help.
play-end-of-input = Goodbye.

help-heading = What you can type:
help-move = a move: 32-28, 28x19, or with the squares on the way: 47x38x24
help-moves = show the possible moves
help-why = say why a move is allowed or not: why 32-28
help-hint = show what the computer would do here
help-level = change how well the computer plays: level 4
help-board = draw the board again
help-undo = take back the last thing done
help-touch = touch a piece: touch 32
help-adjust = say that you are only setting a piece right: adjust 32
help-huff = remove a piece that failed to capture: huff 28
help-demand = have your opponent take back his move and capture
help-stand = let a missed capture stand
help-offer = offer a draw
help-accept = accept the draw
help-decline = decline the draw
help-claim = claim a draw
help-resign = give up
help-save = save the game: save FILE
help-rules = read the rules of this game
help-flip = turn the board round
help-quit = stop
