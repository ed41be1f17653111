# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Ja, { $move } er tilladt.
answer-no = Nej, { $move } er ikke tilladt.
answer-which = { $move } kan betyde flere træk: { $moves }. Skriv felterne undervejs, eller de slåede i krøllede parenteser.

fault-no-piece = Der står ingen brik på felt { $square }.
fault-not-your-piece = Brikken på felt { $square } er modstanderens.
fault-square-taken = Felt { $square } er optaget.
fault-stays-put = Brikken på felt { $square } skal flyttes et sted hen.
fault-blocked = Brikken på felt { $square } er lukket inde: den kan hverken rykke eller slå.
fault-must-capture = Du skal slå. Du kan gøre det med: { $squares }.
fault-must-capture-more = Du skal slå så mange brikker, du kan: { $best }, ikke { $yours }. Du kan gøre det med: { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Et andet slag går forud, fordi det tager flere dammer. Du kan slå med: { $squares }.
    [with-king] En dam, der kan slå, går forud. Du kan slå med: { $squares }.
    [first-king] Et andet slag går forud, fordi det møder en dam tidligere. Du kan slå med: { $squares }.
   *[frisian] Et andet slag går forud, fordi det, der slås, er mere værd. Du kan slå med: { $squares }.
}
fault-capture-not-finished = Slaget er ikke færdigt: brikken skal slå videre. Den næste brik, den kan slå: { $squares }.
fault-must-land-to-go-on = Dammen skal lande, hvor den kan slå videre: { $squares }.
fault-men-do-not-move-back = En almindelig brik rykker aldrig baglæns.
fault-men-do-not-capture-back = En almindelig brik slår ikke baglæns.
fault-men-do-not-take-kings = En almindelig brik må ikke slå en dam.
fault-man-moves-one-step = En almindelig brik rykker kun ét felt.
fault-king-moves-one-step = En dam rykker kun ét felt ad gangen.
fault-king-captures-nearby = En dam slår som en almindelig brik: kun en brik på nabofeltet, og den lander på feltet lige bag den.
fault-must-land-behind = Dammen skal lande lige bag den slåede brik, på felt { $square }.
fault-not-crowned-in-passing = En brik, der kun passerer modstanderens bageste række, bliver ikke dam: den fortsætter som almindelig brik.
fault-crowning-ends-move = Når en brik bliver dam, er trækket slut.
fault-captured-pieces-stay = Slåede brikker bliver på brættet, til trækket er færdigt: de spærrer vejen, og man må ikke springe over dem to gange.
fault-king-must-rest = { $count ->
    [one] Dammen på felt { $square } blev flyttet sidste gang: en anden brik skal flyttes først.
   *[other] Dammen på felt { $square } er flyttet { $count } gange efter hinanden: en anden brik skal flyttes først.
}
fault-not-on-a-line = Brikkerne rykker langs diagonalerne; disse felter ligger ikke på samme diagonal.
fault-own-piece-in-the-way = Din egen brik på felt { $square } står i vejen.
fault-no-room-behind = Der er ikke noget frit felt lige bag brikken på felt { $square }.
fault-nothing-to-capture = Der er ikke noget at slå undervejs.
fault-no-such-way = Ingen brik kan gå den vej.
fault-too-complex = Denne stilling har flere slag, end der kan opregnes.

remark-capture-was-due = Der var slagtvang.
remark-nothing-to-capture = Der var intet at slå.
remark-capture-declined = Der kunne slås, men ingen behøver at slå.
remark-captured-backward = Almindelige brikker slår også baglæns.
remark-king-flew = { $landing ->
    [adjacent] En dam må slå på afstand.
   *[any] En dam må slå på afstand og lande længere væk.
}
remark-crowned = Brikken bliver dam.
remark-crowned-in-passing = Brikken blev dam, da den nåede modstanderens bageste række, og fortsatte som dam.
remark-passed-far-row = Brikken passerede kun modstanderens bageste række, så den forbliver en almindelig brik.
remark-crowning-ended-move = Trækket sluttede, da brikken blev dam.
remark-took-the-most = Det tager { $count } brikker, og man skal slå så mange, man kan.
remark-free-choice = Et andet slag tager flere, men valget er frit.
remark-round-trip = En brik må slutte et slag, hvor den begyndte.

refusal-game-over = Spillet er slut.
refusal-not-your-turn = Det er modstanderens tur.
refusal-touched-piece-must-move = Du rørte ved brikken på felt { $square }, så du skal flytte den.
refusal-adjust-before-touching = Du har allerede rørt ved brikken på felt { $square }: det er for sent at sætte den lige.
refusal-nothing-to-huff = Der er ikke noget at puste dér.
refusal-no-huffing = I dette spil må man ikke puste.
refusal-nothing-to-demand = Modstanderen overså ikke noget slag.
refusal-no-demanding = I dette spil kan du ikke kræve, at et træk tages tilbage.
refusal-nothing-to-let-stand = Der er ikke noget at lade passere.
refusal-already-offered = Du har allerede tilbudt remis.
refusal-no-offer = Ingen har tilbudt remis.
refusal-nothing-to-claim = Du kan ikke kræve remis nu.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } vinder: { SMALL($loser) } har ikke flere brikker.
outcome-blocked = { $winner } vinder: { SMALL($loser) } kan ikke trække.
outcome-rid-of-pieces = { $winner } vinder og har ikke flere brikker.
outcome-cannot-move = { $winner } vinder og kan ikke trække mere.
outcome-crowned = { $winner } vinder med den første dam.
outcome-resigned = { $winner } vinder: { SMALL($loser) } giver op.
outcome-timeout = { $winner } vinder: { SMALL($loser) } har ikke mere tid.
outcome-draw-agreed = Remis efter aftale.
outcome-draw-position3 = Remis: den samme stilling for tredje gang.
outcome-draw-same3 = Remis: det samme træk med en dam for tredje gang.
outcome-draw-return2 = Remis: en dam er vendt tilbage til det samme felt to gange efter hinanden.
outcome-draw-return3 = Remis: en dam er vendt tilbage til det samme felt tre gange efter hinanden.
outcome-draw-no-progress = Remis: for mange træk uden slag, og uden at en almindelig brik er flyttet.
outcome-draw-few-kings = Remis: kun én eller to dammer mod én.
outcome-draw-ending = Remis: dette slutspil har varet så længe, det må.

setup-no-turn = Det er ikke sagt, hvem der er i trækket.
setup-no-pieces = Der er ingen brikker.
setup-off-board = Felter, der ikke findes på brættet: { $squares }.
setup-shared = Mere end én brik på samme felt: { $squares }.
setup-uncrowned = En almindelig brik kan ikke stå på den række, hvor den bliver dam: { $squares }.
setup-too-many = { $color } har { $count } brikker; højst { $most } er mulige.
setup-no-such-walk = Den dam, hvis træk tælles, er der ikke.
setup-too-complex = Denne stilling har flere slag, end der kan opregnes.

# What is typed cannot be read.
attempt-unreadable = Det kan ikke læses som et træk: { $text }.
attempt-no-such-square = Brættet har intet felt { $square }.
attempt-too-few-squares = Et træk nævner feltet, det begynder på, og feltet, det ender på.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Ved tegn { $at } i stillingen: { $problem }
fen-too-long = teksten er for lang.
fen-turn = begyndelsen er W, B eller ?, for den, der er i trækket.
fen-color = her skal stå W eller B og en liste af felter.
fen-color-twice = denne farve har allerede fået sine felter.
fen-square = her skal stå et felt, for eksempel 32, K32 eller c3.
fen-range = dette interval går baglæns.
fen-ghost = en slået brik er ikke fjernet endnu; gør trækket færdigt først.
fen-tail = her skal stå et tal.
