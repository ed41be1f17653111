# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Moving
step-capture = Capturing
step-must = You must capture
step-most = Take the most
step-choice = You may choose
step-king = The king
step-crown = Becoming a king
step-failing = Forgotten captures
step-end = The end of the game
step-draw = A draw
step-shot = A first combination
step-line-move = Move the man one square forwards, along the diagonal.
step-line-move-any = Move any of your men: always forwards, never back.
step-line-capture = Jump over the other man: then it is yours.
step-line-capture-two = Take two in one go!
step-line-capture-back = A man captures backwards too. Try it!
step-line-no-back = A man does not capture backwards. Just move on.
step-line-must = You must capture. Which of your men can?
step-line-most = You must take as many as you can.
step-line-choice = Take one or two: the choice is yours.
step-line-capture-across = You capture straight up, down and sideways, too. Try it!
step-line-not-the-king = A man does not take a king. Just move on.
step-line-take-the-king = Just as many either way? Then you must take the king.
step-line-king-first = Can both capture? Then the king must do it.
step-line-right-behind = If the last piece you take is a king, you stop right behind it.
step-line-king-far = The king slides as far as it likes. Go to the far corner!
step-line-king-near = The king goes one square, and backwards too. Go back!
step-line-king-take-far = The king takes from afar.
step-line-king-take-back = The king captures backwards too.
step-line-king-two = Take two with the king!
step-line-crown = Reach the far row: your man becomes a king.
step-line-crown-capture = Jump onto the far row!
step-line-pass-man = It only passes the far row, so it stays a man. Try it!
step-line-pass-king = It becomes a king on the way and goes on. Try it!
step-line-pass-stop = It becomes a king there, and its move ends. Try it!
step-line-huff = The other side forgot to capture! Huff the man that should have captured: touch it.
step-line-huff-which = Two men stand in front of yours, but only one of them could have captured. Touch that one to huff it.
step-line-huffed = Huffing is not a move: now make yours.
step-line-forget = You can capture, but this time forget it on purpose: move the man in the corner.
step-line-remember = You can capture again. Do not forget it this time!
step-line-obey = Now you must capture.
step-line-demand = The other side forgot to capture! Have the move taken back.
step-line-demand-which = The other side forgot to capture! Which man should have done it? Touch it.
step-line-pointed = Now have the move taken back.
step-line-let-stand = You may also let it stand, if you like that better. Make a capture of your own instead!
step-line-last = Take the last man: you win!
step-line-block = Shut the last man in: whoever cannot move loses.
step-line-repeat = To and fro, to and fro: that is a draw. Go back once more!
step-line-claim = Too few kings to win: claim the draw.
step-line-claim-again = To and fro, for the third time now: claim the draw.
step-line-agree = Players can also agree. Offer a draw!
step-line-shot = Give one man away, and take more!

# The page of the lessons.
step-heading = First steps
step-intro = Small lessons for a first game. Choose what you want to play.
step-task = Task { $number } of { $count }
step-good = Well done!
step-star = Well done! A star for you!
step-huffed = Well done! The man is yours. Now make your move.
step-was-huffed = Off it goes! Your man is huffed, and the other side moves as well.
step-was-demanded = The other side has your move taken back.
step-pointed = Right, it is that one!
step-all-done = You know it all. Now play!
step-done = done
step-next = Go on
step-back = Back
step-again = Once more
step-restart = Start again
step-not-that = That is allowed, but look for something else.
step-not-guilty = That man could not capture. Look again.
step-play = Play a game
step-stars = { $stars ->
    [one] one star
   *[other] { $stars } stars
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Puzzles
puzzle-intro = One move is right, and no other. Find it!
puzzle-number = Puzzle { $number } of { $count }
puzzle-to-move = { $color } to move and win
puzzle-level = How hard?
puzzle-easy = Easy
puzzle-medium = Medium
puzzle-hard = Hard
puzzle-right = Right! Go on.
puzzle-solved = Solved!
puzzle-shown = That was the solution.
puzzle-line = Solution: { $moves }
puzzle-wrong = Not this one. Try again.
puzzle-also-good = That is good as well! Now look for the other move.
puzzle-solution = Show the solution
puzzle-next = Next puzzle
puzzle-skip = Another one
puzzle-stars = Difficulty: { $stars } of 5
puzzle-was-solved = You have solved this one.
puzzle-none = There is no such puzzle.
puzzle-others = To the puzzles of this game
puzzle-print = Print six puzzles
puzzle-count = { $solved ->
    [one] one puzzle solved
   *[other] { $solved } puzzles solved
}
