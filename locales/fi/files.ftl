# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Tätä kommenttia ei suljeta missään.
pdn-bad-tag = Tunniste kirjoitetaan [Nimi "arvo"].
pdn-bad-setup = Asema kirjoitetaan /FEN "…"/.
pdn-nothing-to-close = Tässä ei ole mitään suljettavaa. Kommentteja ei voi olla sisäkkäin: ensimmäinen loppusulje päätti kommentin.
pdn-no-variation = Tässä ei ole avointa muunnelmaa.
pdn-unclosed-variation = Muunnelmaa ei ole suljettu ennen pelin loppua.
pdn-bad-nag = Merkin $ perässä on oltava luku, enintään 65535.
pdn-number-without-move = Peli loppuu ennen tämän numeron siirtoa.
pdn-junk = Tämä ei ole siirto eikä kommentti.
pdn-bad-move = Nämä ruudut eivät voi olla siirto.
pdn-too-long = Tämä on pidempi kuin sallittu.
pdn-too-deep = Muunnelmia on sisäkkäin liikaa; loput pelistä jätetään pois.
pdn-too-many = Peli on pidempi kuin sallittu; loput jätetään pois.
pdn-too-many-tags = Pelissä on enemmän tunnisteita kuin sallittu; loput jätetään pois.
# $count is a number.
pdn-more = Muita virheitä, joita ei luetella: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = Tunnisteessa Result on { $tag }, mutta siirtojen lopussa { $moves }.
pdn-unknown-rules = Näitä sääntöjä ei tunneta: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = Asema ei ole mahdollinen. { $reason }
pdn-no-such-square = Laudalla ei ole sellaista ruutua.
# Numbers only.
pdn-summary = Pelejä: { $games }. Sallittuja siirtoja: { $moves }. Virheitä: { $faults }.
# The number of a game in its file.
pdn-game = peli { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Näin ei ole voinut tapahtua: { $event }.
