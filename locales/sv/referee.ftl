# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Ja, { $move } är tillåtet.
answer-no = Nej, { $move } är inte tillåtet.
answer-which = { $move } kan betyda flera drag: { $moves }. Ange rutorna på vägen, eller de slagna inom klammerparenteser.

fault-no-piece = Det står ingen bricka på ruta { $square }.
fault-not-your-piece = Brickan på ruta { $square } är motspelarens.
fault-square-taken = Ruta { $square } är upptagen.
fault-stays-put = Brickan på ruta { $square } måste flyttas någonstans.
fault-blocked = Brickan på ruta { $square } är blockerad: den kan varken flyttas eller slå.
fault-must-capture = Du måste slå. Du kan slå med: { $squares }.
fault-must-capture-more = Du måste slå så många brickor du kan: { $best }, inte { $yours }. Det kan du göra med: { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Ett annat slag går före, eftersom det tar fler damer. Du kan slå med: { $squares }.
    [with-king] En dam som kan slå går före. Du kan slå med: { $squares }.
    [first-king] Ett annat slag går före, eftersom det möter en dam tidigare. Du kan slå med: { $squares }.
   *[frisian] Ett annat slag går före, eftersom det som slås är mer värt. Du kan slå med: { $squares }.
}
fault-capture-not-finished = Slaget är inte klart: brickan måste slå vidare. Nästa bricka den kan slå: { $squares }.
fault-must-land-to-go-on = Damen måste landa där den kan slå vidare: { $squares }.
fault-men-do-not-move-back = En vanlig bricka flyttas aldrig bakåt.
fault-men-do-not-capture-back = En vanlig bricka slår inte bakåt.
fault-men-do-not-take-kings = En vanlig bricka får inte slå en dam.
fault-man-moves-one-step = En vanlig bricka flyttas bara en ruta.
fault-king-moves-one-step = En dam flyttas bara en ruta i taget.
fault-king-captures-nearby = En dam slår som en vanlig bricka: bara en bricka på rutan intill, och den landar på rutan närmast bakom.
fault-must-land-behind = Damen måste landa närmast bakom den slagna brickan, på ruta { $square }.
fault-not-crowned-in-passing = En bricka som bara passerar sista raden blir inte dam: den fortsätter som vanlig bricka.
fault-crowning-ends-move = När en bricka blir dam är draget slut.
fault-captured-pieces-stay = Slagna brickor står kvar på brädet tills draget är klart: de spärrar vägen, och man får inte hoppa över dem två gånger.
fault-king-must-rest = { $count ->
    [one] Damen på ruta { $square } flyttades förra gången: en annan bricka måste flyttas först.
   *[other] Damen på ruta { $square } har flyttats { $count } gånger i rad: en annan bricka måste flyttas först.
}
fault-not-on-a-line = Brickorna flyttas längs diagonalerna; de här rutorna ligger inte på samma diagonal.
fault-own-piece-in-the-way = Din egen bricka på ruta { $square } står i vägen.
fault-no-room-behind = Det finns ingen ledig ruta närmast bakom brickan på ruta { $square }.
fault-nothing-to-capture = Det finns inget att slå på vägen.
fault-no-such-way = Ingen bricka kan gå den vägen.
fault-too-complex = Den här ställningen har fler slag än som går att räkna upp.

remark-capture-was-due = Det var slagtvång.
remark-nothing-to-capture = Det fanns inget att slå.
remark-capture-declined = Det gick att slå, men man måste inte.
remark-captured-backward = Vanliga brickor slår bakåt också.
remark-king-flew = { $landing ->
    [adjacent] En dam får slå på avstånd.
   *[any] En dam får slå på avstånd och landa längre bort.
}
remark-crowned = Brickan blir dam.
remark-crowned-in-passing = Brickan blev dam när den nådde sista raden och fortsatte som dam.
remark-passed-far-row = Brickan passerade bara sista raden, så den förblir en vanlig bricka.
remark-crowning-ended-move = Draget tog slut när brickan blev dam.
remark-took-the-most = Det tar { $count } brickor, och man måste slå så många man kan.
remark-free-choice = Ett annat slag tar fler, men valet är fritt.
remark-round-trip = En bricka får sluta ett slag där den började.

refusal-game-over = Partiet är slut.
refusal-not-your-turn = Det är motspelarens tur.
refusal-touched-piece-must-move = Du rörde vid brickan på ruta { $square }, så du måste flytta den.
refusal-adjust-before-touching = Du har redan rört vid brickan på ruta { $square }: det är för sent att rätta till den.
refusal-nothing-to-huff = Där finns inget att blåsa.
refusal-no-huffing = I det här spelet får man inte blåsa.
refusal-nothing-to-demand = Motspelaren missade inget slag.
refusal-no-demanding = I det här spelet kan du inte kräva att ett drag tas tillbaka.
refusal-nothing-to-let-stand = Det finns inget att låta passera.
refusal-already-offered = Du har redan erbjudit remi.
refusal-no-offer = Ingen har erbjudit remi.
refusal-nothing-to-claim = Du kan inte kräva remi nu.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } vinner: { SMALL($loser) } har inga brickor kvar.
outcome-blocked = { $winner } vinner: { SMALL($loser) } kan inte flytta.
outcome-rid-of-pieces = { $winner } vinner och har inga brickor kvar.
outcome-cannot-move = { $winner } vinner och kan inte flytta längre.
outcome-crowned = { $winner } vinner med den första damen.
outcome-resigned = { $winner } vinner: { SMALL($loser) } ger upp.
outcome-timeout = { $winner } vinner: { SMALL($loser) } har ingen tid kvar.
outcome-draw-agreed = Remi enligt överenskommelse.
outcome-draw-position3 = Remi: samma ställning för tredje gången.
outcome-draw-same3 = Remi: samma damdrag för tredje gången.
outcome-draw-return2 = Remi: en dam har kommit tillbaka till samma ruta två gånger i rad.
outcome-draw-return3 = Remi: en dam har kommit tillbaka till samma ruta tre gånger i rad.
outcome-draw-no-progress = Remi: för många drag utan slag och utan att en vanlig bricka har flyttats.
outcome-draw-few-kings = Remi: bara en eller två damer mot en.
outcome-draw-ending = Remi: det här slutspelet har varat så länge det får.

setup-no-turn = Det är inte sagt vem som är vid draget.
setup-no-pieces = Det finns inga brickor.
setup-off-board = Rutor som inte finns på brädet: { $squares }.
setup-shared = Mer än en bricka på samma ruta: { $squares }.
setup-uncrowned = En vanlig bricka kan inte stå på raden där den blir dam: { $squares }.
setup-too-many = { $color } har { $count } brickor; högst { $most } är möjliga.
setup-no-such-walk = Damen vars drag räknas finns inte där.
setup-too-complex = Den här ställningen har fler slag än som går att räkna upp.

# What is typed cannot be read.
attempt-unreadable = Det här går inte att läsa som ett drag: { $text }.
attempt-no-such-square = Brädet har ingen ruta { $square }.
attempt-too-few-squares = Ett drag anger rutan det börjar på och rutan det slutar på.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Vid tecken { $at } i ställningen: { $problem }
fen-too-long = texten är för lång.
fen-turn = början är W, B eller ?, för den som är vid draget.
fen-color = här ska stå W eller B och en lista med rutor.
fen-color-twice = den här färgen har redan fått sina rutor.
fen-square = här ska stå en ruta, till exempel 32, K32 eller c3.
fen-range = det här intervallet går baklänges.
fen-ghost = en slagen bricka är inte borttagen än; gör färdigt draget först.
fen-tail = här ska stå ett tal.
