# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Ja, { $move } er tillatt.
answer-no = Nei, { $move } er ikke tillatt.
answer-which = { $move } kan bety flere trekk: { $moves }. Skriv rutene underveis, eller de slåtte i krøllparenteser.

fault-no-piece = Det står ingen brikke på rute { $square }.
fault-not-your-piece = Brikken på rute { $square } er motstanderens.
fault-square-taken = Rute { $square } er opptatt.
fault-stays-put = Brikken på rute { $square } må flyttes et sted.
fault-blocked = Brikken på rute { $square } er blokkert: den kan verken flyttes eller slå.
fault-must-capture = Du må slå. Du kan slå med: { $squares }.
fault-must-capture-more = Du må slå så mange brikker du kan: { $best }, ikke { $yours }. Det kan du gjøre med: { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Et annet slag går foran, fordi det tar flere dammer. Du kan slå med: { $squares }.
    [with-king] En dam som kan slå, går foran. Du kan slå med: { $squares }.
    [first-king] Et annet slag går foran, fordi det møter en dam tidligere. Du kan slå med: { $squares }.
   *[frisian] Et annet slag går foran, fordi det som slås, er mer verdt. Du kan slå med: { $squares }.
}
fault-capture-not-finished = Slaget er ikke ferdig: brikken må slå videre. Neste brikke den kan slå: { $squares }.
fault-must-land-to-go-on = Dammen må lande der den kan slå videre: { $squares }.
fault-men-do-not-move-back = En vanlig brikke flyttes aldri bakover.
fault-men-do-not-capture-back = En vanlig brikke slår ikke bakover.
fault-men-do-not-take-kings = En vanlig brikke får ikke slå en dam.
fault-man-moves-one-step = En vanlig brikke flyttes bare én rute.
fault-king-moves-one-step = En dam flyttes bare én rute om gangen.
fault-king-captures-nearby = En dam slår som en vanlig brikke: bare en brikke på naboruten, og den lander på ruten rett bak den.
fault-must-land-behind = Dammen må lande rett bak den slåtte brikken, på rute { $square }.
fault-not-crowned-in-passing = En brikke som bare er innom motstanderens bakerste rekke, blir ikke dam: den fortsetter som vanlig brikke.
fault-crowning-ends-move = Når en brikke blir dam, er trekket slutt.
fault-captured-pieces-stay = Slåtte brikker blir stående på brettet til trekket er ferdig: de sperrer veien, og man får ikke hoppe over dem to ganger.
fault-king-must-rest = { $count ->
    [one] Dammen på rute { $square } ble flyttet forrige gang: en annen brikke må flyttes først.
   *[other] Dammen på rute { $square } er flyttet { $count } ganger på rad: en annen brikke må flyttes først.
}
fault-not-on-a-line = Brikkene flyttes langs diagonalene; disse rutene ligger ikke på samme diagonal.
fault-own-piece-in-the-way = Din egen brikke på rute { $square } står i veien.
fault-no-room-behind = Det er ingen ledig rute rett bak brikken på rute { $square }.
fault-nothing-to-capture = Det er ikke noe å slå underveis.
fault-no-such-way = Ingen brikke kan gå den veien.
fault-too-complex = Denne stillingen har flere slag enn det går an å regne opp.

remark-capture-was-due = Det var slagtvang.
remark-nothing-to-capture = Det var ingenting å slå.
remark-capture-declined = Det gikk an å slå, men ingen er nødt til det.
remark-captured-backward = Vanlige brikker slår bakover også.
remark-king-flew = { $landing ->
    [adjacent] En dam kan slå på avstand.
   *[any] En dam kan slå på avstand og lande lenger borte.
}
remark-crowned = Brikken blir dam.
remark-crowned-in-passing = Brikken ble dam da den nådde motstanderens bakerste rekke, og fortsatte som dam.
remark-passed-far-row = Brikken var bare innom motstanderens bakerste rekke, så den forblir en vanlig brikke.
remark-crowning-ended-move = Trekket var slutt da brikken ble dam.
remark-took-the-most = Det tar { $count } brikker, og man må slå så mange man kan.
remark-free-choice = Et annet slag tar flere, men valget er fritt.
remark-round-trip = En brikke kan slutte et slag der den begynte.

refusal-game-over = Spillet er slutt.
refusal-not-your-turn = Det er motstanderens tur.
refusal-touched-piece-must-move = Du rørte brikken på rute { $square }, så du må flytte den.
refusal-adjust-before-touching = Du har allerede rørt brikken på rute { $square }: det er for sent å rette på den.
refusal-nothing-to-huff = Det er ikke noe å blåse der.
refusal-no-huffing = I dette spillet kan man ikke blåse.
refusal-nothing-to-demand = Motstanderen overså ikke noe slag.
refusal-no-demanding = I dette spillet kan du ikke kreve at et trekk tas tilbake.
refusal-nothing-to-let-stand = Det er ikke noe å la passere.
refusal-already-offered = Du har allerede tilbudt remis.
refusal-no-offer = Ingen har tilbudt remis.
refusal-nothing-to-claim = Du kan ikke kreve remis nå.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } vinner: { SMALL($loser) } har ingen brikker igjen.
outcome-blocked = { $winner } vinner: { SMALL($loser) } kan ikke flytte.
outcome-rid-of-pieces = { $winner } vinner og har ingen brikker igjen.
outcome-cannot-move = { $winner } vinner og kan ikke flytte mer.
outcome-crowned = { $winner } vinner med den første dammen.
outcome-resigned = { $winner } vinner: { SMALL($loser) } gir opp.
outcome-timeout = { $winner } vinner: { SMALL($loser) } har ikke mer tid igjen.
outcome-draw-agreed = Remis etter avtale.
outcome-draw-position3 = Remis: den samme stillingen for tredje gang.
outcome-draw-same3 = Remis: det samme trekket med en dam for tredje gang.
outcome-draw-return2 = Remis: en dam har kommet tilbake til den samme ruten to ganger på rad.
outcome-draw-return3 = Remis: en dam har kommet tilbake til den samme ruten tre ganger på rad.
outcome-draw-no-progress = Remis: for mange trekk uten slag og uten at en vanlig brikke er flyttet.
outcome-draw-few-kings = Remis: bare én eller to dammer mot én.
outcome-draw-ending = Remis: dette sluttspillet har vart så lenge det får lov til.

setup-no-turn = Det er ikke sagt hvem som er i trekket.
setup-no-pieces = Det er ingen brikker.
setup-off-board = Ruter som ikke finnes på brettet: { $squares }.
setup-shared = Mer enn én brikke på samme rute: { $squares }.
setup-uncrowned = En vanlig brikke kan ikke stå på rekken der den blir dam: { $squares }.
setup-too-many = { $color } har { $count } brikker; høyst { $most } er mulig.
setup-no-such-walk = Dammen som det telles trekk for, er ikke der.
setup-too-complex = Denne stillingen har flere slag enn det går an å regne opp.

# What is typed cannot be read.
attempt-unreadable = Dette kan ikke leses som et trekk: { $text }.
attempt-no-such-square = Brettet har ingen rute { $square }.
attempt-too-few-squares = Et trekk nevner ruten det begynner på og ruten det ender på.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Ved tegn { $at } i stillingen: { $problem }
fen-too-long = teksten er for lang.
fen-turn = begynnelsen er W, B eller ?, for den som er i trekket.
fen-color = her skal det stå W eller B og en liste med ruter.
fen-color-twice = denne fargen har allerede fått rutene sine.
fen-square = her skal det stå en rute, for eksempel 32, K32 eller c3.
fen-range = dette intervallet går baklengs.
fen-ghost = en slått brikke er ikke fjernet ennå; gjør trekket ferdig først.
fen-tail = her skal det stå et tall.
