# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Den här kommentaren avslutas aldrig.
pdn-bad-tag = En tagg skrivs [Namn "värde"].
pdn-bad-setup = En ställning skrivs /FEN "…"/.
pdn-nothing-to-close = Här finns inget att avsluta. Kommentarer kan inte nästlas: den första högerklammern avslutade den.
pdn-no-variation = Ingen variant är öppen här.
pdn-unclosed-variation = En variant är inte avslutad före partiets slut.
pdn-bad-nag = Efter $ ska det stå ett tal upp till 65535.
pdn-number-without-move = Partiet slutar före draget med det här numret.
pdn-junk = Det här är varken ett drag eller en kommentar.
pdn-bad-move = De här rutorna kan inte vara ett drag.
pdn-too-long = Det här är längre än gränsen.
pdn-too-deep = Varianterna är nästlade för djupt; resten av partiet utelämnas.
pdn-too-many = Partiet är längre än gränsen; resten utelämnas.
pdn-too-many-tags = Partiet har fler taggar än gränsen; resten utelämnas.
# $count is a number.
pdn-more = Ytterligare fel som inte räknas upp: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = Taggen Result säger { $tag }, dragen slutar med { $moves }.
pdn-unknown-rules = De här reglerna är okända: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = Ställningen är inte möjlig. { $reason }
pdn-no-such-square = Brädet har ingen sådan ruta.
# Numbers only.
pdn-summary = Partier: { $games }. Giltiga drag: { $moves }. Fel: { $faults }.
# The number of a game in its file.
pdn-game = parti { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Det här kan inte ha hänt: { $event }.
