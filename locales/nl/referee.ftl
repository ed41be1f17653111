# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Ja, { $move } mag.
answer-no = Nee, { $move } mag niet.
answer-which = { $move } kan op meer manieren: { $moves }. Noem de velden onderweg, of zet de velden van de geslagen stukken tussen accolades.

fault-no-piece = Er staat geen stuk op { $square }.
fault-not-your-piece = Het stuk op { $square } is van je tegenstander.
fault-square-taken = Veld { $square } is bezet.
fault-stays-put = Het stuk op { $square } moet wel ergens heen.
fault-blocked = Het stuk op { $square } zit vast: het kan niet schuiven en niet slaan.
fault-must-capture = Slaan is verplicht. Dat kan vanaf { $squares }.
fault-must-capture-more = Je moet zoveel mogelijk stukken slaan: { $best }, niet { $yours }. Dat kan vanaf { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Een andere slag gaat voor, omdat je daarmee meer dammen slaat. Dat kan vanaf { $squares }.
    [with-king] Een dam die kan slaan, gaat voor. Dat kan vanaf { $squares }.
    [first-king] Een andere slag gaat voor, omdat je daarmee eerder een dam slaat. Dat kan vanaf { $squares }.
   *[frisian] Een andere slag gaat voor, omdat je daarmee meer waarde slaat. Dat kan vanaf { $squares }.
}
fault-capture-not-finished = De slag is nog niet af: het stuk moet doorslaan. Dat kan over { $squares }.
fault-must-land-to-go-on = De dam moet neerkomen waar hij verder kan slaan: { $squares }.
fault-men-do-not-move-back = Met een schijf zet je nooit achteruit.
fault-men-do-not-capture-back = Een schijf slaat niet achteruit.
fault-men-do-not-take-kings = Een schijf mag geen dam slaan.
fault-man-moves-one-step = Een schijf gaat maar één veld ver.
fault-king-moves-one-step = Een dam gaat maar één veld per keer.
fault-king-captures-nearby = Een dam slaat zoals een schijf: alleen een stuk vlak naast hem, naar het veld direct erachter.
fault-must-land-behind = De dam moet vlak achter het geslagen stuk neerkomen, op { $square }.
fault-not-crowned-in-passing = Een schijf die tijdens een slag maar even op de damlijn komt, wordt geen dam: hij slaat verder als schijf.
fault-crowning-ends-move = Een schijf die dam wordt, blijft daar staan: de zet is klaar.
fault-captured-pieces-stay = Geslagen stukken blijven op het bord tot de zet klaar is: ze staan in de weg en je mag er niet twee keer overheen springen.
fault-king-must-rest = { $count ->
    [one] Met de dam op { $square } is de vorige keer gezet: zet eerst een ander stuk.
   *[other] Met de dam op { $square } is al { $count } keer achter elkaar gezet: zet eerst een ander stuk.
}
fault-not-on-a-line = Stukken verzet je schuin over het bord; deze velden liggen niet op één schuine lijn.
fault-own-piece-in-the-way = Je eigen stuk op { $square } staat in de weg.
fault-no-room-behind = Vlak achter het stuk op { $square } is geen veld vrij.
fault-nothing-to-capture = Er staat onderweg niets om te slaan.
fault-no-such-way = Zo kan geen enkel stuk gaan.
fault-too-complex = In deze stand zijn meer slagen mogelijk dan er op te sommen zijn.

remark-capture-was-due = Er moest geslagen worden.
remark-nothing-to-capture = Er viel niets te slaan.
remark-capture-declined = Er kon geslagen worden, maar het hoeft niet.
remark-captured-backward = Schijven slaan ook achteruit.
remark-king-flew = { $landing ->
    [adjacent] Een dam mag van ver slaan.
   *[any] Een dam mag van ver slaan en verderop neerkomen.
}
remark-crowned = De schijf wordt dam.
remark-crowned-in-passing = De schijf werd dam op de damlijn en ging verder als dam.
remark-passed-far-row = De schijf kwam maar even op de damlijn en blijft dus een schijf.
remark-crowning-ended-move = De schijf werd dam, en daarmee was de zet klaar.
remark-took-the-most = Zo sla je { $count } stukken, en meerslag is verplicht.
remark-free-choice = Met een andere slag sla je er meer, maar je mag kiezen.
remark-round-trip = Een slag mag eindigen op het veld waar hij begon.

refusal-game-over = De partij is afgelopen.
refusal-not-your-turn = Je tegenstander is aan de beurt.
refusal-touched-piece-must-move = Aanraken is zetten: je hebt het stuk op { $square } aangeraakt, dus je moet ermee zetten.
refusal-adjust-before-touching = Je hebt het stuk op { $square } al aangeraakt: voor rechtzetten is het te laat.
refusal-nothing-to-huff = Daar valt niets te blazen.
refusal-no-huffing = In dit spel wordt niet geblazen.
refusal-nothing-to-demand = Je tegenstander heeft geen slag gemist.
refusal-no-demanding = In dit spel kun je geen zet laten terugnemen.
refusal-nothing-to-let-stand = Er is niets om door de vingers te zien.
refusal-already-offered = Je hebt al remise aangeboden.
refusal-no-offer = Niemand heeft remise aangeboden.
refusal-nothing-to-claim = Er is nu geen remise op te eisen.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } wint: { SMALL($loser) } heeft geen stukken meer.
outcome-blocked = { $winner } wint: { SMALL($loser) } kan niet meer zetten.
outcome-rid-of-pieces = { $winner } wint en is alle stukken kwijt.
outcome-cannot-move = { $winner } wint en kan niet meer zetten.
outcome-crowned = { $winner } wint met de eerste dam.
outcome-resigned = { $winner } wint: { SMALL($loser) } geeft op.
outcome-timeout = { $winner } wint: de tijd van { SMALL($loser) } is om.
outcome-draw-agreed = Remise: de spelers zijn het eens.
outcome-draw-position3 = Remise: voor de derde keer dezelfde stand.
outcome-draw-same3 = Remise: voor de derde keer dezelfde damzet.
outcome-draw-return2 = Remise: een dam is twee keer achter elkaar op hetzelfde veld teruggekeerd.
outcome-draw-return3 = Remise: een dam is drie keer achter elkaar op hetzelfde veld teruggekeerd.
outcome-draw-no-progress = Remise: te veel zetten zonder slag en zonder zet met een schijf.
outcome-draw-few-kings = Remise: alleen nog één of twee dammen tegen één.
outcome-draw-ending = Remise: dit eindspel heeft zo lang geduurd als het mag.

setup-no-turn = Er staat niet bij wie aan zet is.
setup-no-pieces = Er staan geen stukken op het bord.
setup-off-board = Zo’n veld heeft het bord niet: { $squares }.
setup-shared = Er staat meer dan één stuk op { $squares }.
setup-uncrowned = Een schijf kan niet op de damlijn staan: { $squares }.
setup-too-many = { $color } heeft { $count } stukken; het kunnen er hoogstens { $most } zijn.
setup-no-such-walk = De dam waarvan de zetten geteld worden, staat er niet.
setup-too-complex = In deze stand zijn meer slagen mogelijk dan er op te sommen zijn.

# What is typed cannot be read.
attempt-unreadable = Dit is niet als zet te lezen: { $text }.
attempt-no-such-square = Het bord heeft geen veld { $square }.
attempt-too-few-squares = Een zet noemt het veld waar hij begint en het veld waar hij eindigt.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Bij teken { $at } van de stand: { $problem }
fen-too-long = de tekst is te lang.
fen-turn = het begin is W, B of ?, voor wie aan zet is.
fen-color = hier hoort W of B met een lijst velden.
fen-color-twice = deze kleur heeft haar velden al.
fen-square = hier hoort een veld, zoals 32, K32 of c3.
fen-range = deze reeks loopt achteruit.
fen-ghost = een geslagen stuk staat er nog; maak eerst de zet af.
fen-tail = hier hoort een getal.
