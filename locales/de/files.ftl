# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Dieser Kommentar wird nirgends geschlossen.
pdn-bad-tag = Ein Tag schreibt man so: [Name "Wert"].
pdn-bad-setup = Eine Stellung schreibt man so: /FEN "…"/.
pdn-nothing-to-close = Hier gibt es nichts zu schließen. Kommentare lassen sich nicht verschachteln: Die erste schließende Klammer war das Ende.
pdn-no-variation = Hier ist keine Variante offen.
pdn-unclosed-variation = Eine Variante ist vor dem Ende der Partie nicht geschlossen.
pdn-bad-nag = Auf $ muss eine Zahl bis 65535 folgen.
pdn-number-without-move = Die Partie endet vor dem Zug zu dieser Nummer.
pdn-junk = Das ist weder ein Zug noch ein Kommentar.
pdn-bad-move = Diese Felder können kein Zug sein.
pdn-too-long = Das ist länger als erlaubt.
pdn-too-deep = Die Varianten sind zu tief verschachtelt; der Rest der Partie entfällt.
pdn-too-many = Die Partie ist länger als erlaubt; der Rest entfällt.
pdn-too-many-tags = Die Partie hat mehr Tags als erlaubt; die übrigen entfallen.
# $count is a number.
pdn-more = Weitere Fehler, die nicht aufgeführt sind: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = Das Tag Result sagt { $tag }, die Züge enden mit { $moves }.
pdn-unknown-rules = Diese Regeln sind unbekannt: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = Diese Stellung ist nicht möglich. { $reason }
pdn-no-such-square = So ein Feld hat das Brett nicht.
# Numbers only.
pdn-summary = Partien: { $games }. Gültige Züge: { $moves }. Fehler: { $faults }.
# The number of a game in its file.
pdn-game = Partie { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Das kann nicht geschehen sein: { $event }.
