# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Denne kommentar bliver aldrig afsluttet.
pdn-bad-tag = Et tag skrives [Navn "værdi"].
pdn-bad-setup = En stilling skrives /FEN "…"/.
pdn-nothing-to-close = Her er intet at afslutte. Kommentarer kan ikke indlejres: den første slutparentes afsluttede den.
pdn-no-variation = Ingen variant er åben her.
pdn-unclosed-variation = En variant er ikke afsluttet, før spillet ender.
pdn-bad-nag = Efter $ skal der stå et tal op til 65535.
pdn-number-without-move = Spillet ender før trækket med dette nummer.
pdn-junk = Dette er hverken et træk eller en kommentar.
pdn-bad-move = Disse felter kan ikke være et træk.
pdn-too-long = Dette er længere end grænsen.
pdn-too-deep = Varianterne er indlejret for dybt; resten af spillet udelades.
pdn-too-many = Spillet er længere end grænsen; resten udelades.
pdn-too-many-tags = Spillet har flere tags end grænsen; resten udelades.
# $count is a number.
pdn-more = Yderligere fejl, der ikke er nævnt: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = Tagget Result siger { $tag }, trækkene ender med { $moves }.
pdn-unknown-rules = Disse regler er ukendte: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = Stillingen er ikke mulig. { $reason }
pdn-no-such-square = Brættet har ikke sådan et felt.
# Numbers only.
pdn-summary = Spil: { $games }. Gyldige træk: { $moves }. Fejl: { $faults }.
# The number of a game in its file.
pdn-game = spil { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Dette kan ikke være sket: { $event }.
