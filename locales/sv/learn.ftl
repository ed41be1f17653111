# The rules page, and comparing two games.

leaflet-contents = Innehåll
leaflet-own-words = Regelbladets regler med våra egna ord.
leaflet-own-words-world = Reglerna med våra egna ord.
leaflet-try-out = Spela på diagrammen: domaren säger vad som är tillåtet.
# $language is the name of a language, in itself.
leaflet-in-its-language = På regelbladets språk: { $language }
leaflet-print = Skriv ut
leaflet-play = Spela det här spelet
leaflet-compare = Jämför med
leaflet-compare-button = Jämför
leaflet-open = Läs det i sin helhet
leaflet-reading = Så tolkar vi det
leaflet-other-reading = Den andra tolkningen:
leaflet-play-other = Spela den andra tolkningen
leaflet-again = En gång till
leaflet-show = Visa mig
# $move is a move that is not allowed.
leaflet-try = Prova { $move }, som inte är tillåtet
leaflet-right = Rätt: { $moves }
leaflet-right-more = Rätt: { $moves } och fler
leaflet-diagram = Diagram: { $caption }
compare-title = { $a } och { $b }
# $a and $b are titles of games.
compare-intro = Du kan det här spelet: { $a }. Det här ändras i det andra: { $b }.
compare-same-position = Samma ställning i båda spelen:
compare-same = Lika i båda: { $topics }.
compare-nothing = Båda spelas likadant.
compare-silent = Inget sägs om det.
compare-moves = Tillåtet: { $moves }
compare-swap = Tvärtom
