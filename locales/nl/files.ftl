# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Dit commentaar wordt nergens afgesloten.
pdn-bad-tag = Een tag schrijf je als [Naam "waarde"].
pdn-bad-setup = Een stand schrijf je als /FEN "…"/.
pdn-nothing-to-close = Hier valt niets af te sluiten. Commentaar kan niet genest worden: de eerste sluitaccolade was het einde.
pdn-no-variation = Er is hier geen variant open.
pdn-unclosed-variation = Een variant is niet afgesloten vóór het einde van de partij.
pdn-bad-nag = Na $ hoort een getal tot en met 65535.
pdn-number-without-move = De partij houdt op vóór de zet bij dit nummer.
pdn-junk = Dit is geen zet en geen commentaar.
pdn-bad-move = Deze velden kunnen geen zet zijn.
pdn-too-long = Dit is langer dan toegestaan.
pdn-too-deep = De varianten zijn te diep genest; de rest van de partij valt weg.
pdn-too-many = De partij is langer dan toegestaan; de rest valt weg.
pdn-too-many-tags = De partij heeft meer tags dan toegestaan; de rest valt weg.
# $count is a number.
pdn-more = Verdere fouten die niet worden vermeld: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = De tag Result zegt { $tag }, de zetten eindigen met { $moves }.
pdn-unknown-rules = Deze regels zijn onbekend: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = Deze stand kan niet. { $reason }
pdn-no-such-square = Zo’n veld heeft het bord niet.
# Numbers only.
pdn-summary = Partijen: { $games }. Geldige zetten: { $moves }. Fouten: { $faults }.
# The number of a game in its file.
pdn-game = partij { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Dit kan niet gebeurd zijn: { $event }.
