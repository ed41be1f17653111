# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = This comment is never closed.
pdn-bad-tag = A tag is written [Name "value"].
pdn-bad-setup = A setup is written /FEN "…"/.
pdn-nothing-to-close = There is nothing to close here. Comments cannot be nested: the first closing curly bracket ended the comment.
pdn-no-variation = No variation is open here.
pdn-unclosed-variation = A variation is not closed before the game ends.
pdn-bad-nag = A number up to 65535 must follow $.
pdn-number-without-move = The game ends before the move with this number.
pdn-junk = This is neither a move nor a comment.
pdn-bad-move = These squares cannot be a move.
pdn-too-long = This is longer than the limit.
pdn-too-deep = Variations are nested too deeply; the rest of the game is left out.
pdn-too-many = The game is longer than the limit; the rest of it is left out.
pdn-too-many-tags = The game has more tags than the limit; the rest of them are left out.
# $count is a number.
pdn-more = Further faults that are not listed: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = The Result tag says { $tag }, but the moves end with { $moves }.
pdn-unknown-rules = These rules are unknown: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = The position is not possible. { $reason }
pdn-no-such-square = The board has no such square.
# Numbers only.
pdn-summary = Games: { $games }. Legal moves: { $moves }. Faults: { $faults }.
# The number of a game in its file.
pdn-game = game { $number }
# $event is what a command in a comment says.
pdn-impossible-event = This cannot have happened: { $event }.
