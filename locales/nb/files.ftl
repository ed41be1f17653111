# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Denne kommentaren blir aldri avsluttet.
pdn-bad-tag = En tagg skrives [Navn "verdi"].
pdn-bad-setup = En stilling skrives /FEN "…"/.
pdn-nothing-to-close = Her er det ingenting å avslutte. Kommentarer kan ikke nøstes: den første sluttparentesen avsluttet den.
pdn-no-variation = Ingen variant er åpen her.
pdn-unclosed-variation = En variant er ikke avsluttet før spillet er slutt.
pdn-bad-nag = Etter $ skal det stå et tall opp til 65535.
pdn-number-without-move = Spillet slutter før trekket med dette nummeret.
pdn-junk = Dette er verken et trekk eller en kommentar.
pdn-bad-move = Disse rutene kan ikke være et trekk.
pdn-too-long = Dette er lengre enn grensen.
pdn-too-deep = Variantene er nøstet for dypt; resten av spillet utelates.
pdn-too-many = Spillet er lengre enn grensen; resten utelates.
pdn-too-many-tags = Spillet har flere tagger enn grensen; resten utelates.
# $count is a number.
pdn-more = Flere feil som ikke er nevnt: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = Taggen Result sier { $tag }, trekkene slutter med { $moves }.
pdn-unknown-rules = Disse reglene er ukjente: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = Stillingen er ikke mulig. { $reason }
pdn-no-such-square = Brettet har ingen slik rute.
# Numbers only.
pdn-summary = Spill: { $games }. Gyldige trekk: { $moves }. Feil: { $faults }.
# The number of a game in its file.
pdn-game = spill { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Dette kan ikke ha skjedd: { $event }.
