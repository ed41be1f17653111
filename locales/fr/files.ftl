# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Ce commentaire n’est jamais fermé.
pdn-bad-tag = Une étiquette s’écrit [Nom "valeur"].
pdn-bad-setup = Une position s’écrit /FEN "…"/.
pdn-nothing-to-close = Il n’y a rien à fermer ici. Les commentaires ne s’emboîtent pas : la première accolade fermante y a mis fin.
pdn-no-variation = Aucune variante n’est ouverte ici.
pdn-unclosed-variation = Une variante n’est pas fermée avant la fin de la partie.
pdn-bad-nag = Un nombre jusqu’à 65535 doit suivre le signe $.
pdn-number-without-move = La partie s’arrête avant le coup de ce numéro.
pdn-junk = Ce n’est ni un coup ni un commentaire.
pdn-bad-move = Ces cases ne peuvent pas former un coup.
pdn-too-long = C’est plus long que la limite.
pdn-too-deep = Les variantes sont trop emboîtées ; le reste de la partie est omis.
pdn-too-many = La partie dépasse la limite ; le reste est omis.
pdn-too-many-tags = La partie a plus d’étiquettes que la limite ; les autres sont omises.
# $count is a number.
pdn-more = Autres fautes non listées : { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = L’étiquette Result dit { $tag }, les coups se terminent par { $moves }.
pdn-unknown-rules = Ces règles sont inconnues : { $rules }.
# $reason is one or more sentences.
pdn-bad-position = Cette position est impossible. { $reason }
pdn-no-such-square = Le damier n’a pas cette case.
# Numbers only.
pdn-summary = Parties : { $games }. Coups légaux : { $moves }. Fautes : { $faults }.
# The number of a game in its file.
pdn-game = partie { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Cela n’a pas pu se produire : { $event }.
