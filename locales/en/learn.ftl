# The rules page, and comparing two games.

leaflet-contents = Contents
leaflet-own-words = The rules of the leaflet, in our own words.
leaflet-own-words-world = The rules in our own words.
leaflet-try-out = Play on the diagrams: the referee says what is allowed.
# $language is the name of a language, in itself.
leaflet-in-its-language = In the leaflet's language: { $language }
leaflet-print = Print
leaflet-play = Play this game
leaflet-compare = Compare with
leaflet-compare-button = Compare
leaflet-open = Read it in full
leaflet-reading = How we read it
leaflet-other-reading = The other reading:
leaflet-play-other = Play the other reading
leaflet-again = Again
leaflet-show = Show me
# $move is a move that is not allowed.
leaflet-try = Try { $move }, which is not allowed
leaflet-right = Right: { $moves }
leaflet-right-more = Right: { $moves } and others
leaflet-diagram = Diagram: { $caption }
compare-title = { $a } and { $b }
# $a and $b are titles of games.
compare-intro = You know this game: { $a }. Here is what changes in this one: { $b }.
compare-same-position = The same position in both games:
compare-same = The same in both: { $topics }.
compare-nothing = Both are played alike.
compare-silent = Nothing is said about it.
compare-moves = Allowed: { $moves }
compare-swap = The other way round
