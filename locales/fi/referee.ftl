# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Kyllä, { $move } on sallittu.
answer-no = Ei, { $move } ei ole sallittu.
answer-which = { $move } voi tarkoittaa useaa siirtoa: { $moves }. Kirjoita myös ruudut matkan varrelta, tai kirjoita syötyjen nappuloiden ruudut aaltosulkeisiin.

fault-no-piece = Ruudussa { $square } ei ole nappulaa.
fault-not-your-piece = Ruudussa { $square } on vastustajan nappula.
fault-square-taken = Ruutu { $square } on varattu.
fault-stays-put = Ruudussa { $square } olevan nappulan on siirryttävä jonnekin.
fault-blocked = Ruudussa { $square } oleva nappula on saarroksissa: se ei voi siirtyä eikä syödä.
fault-must-capture = Sinun on syötävä. Voit syödä nappulalla: { $squares }.
fault-must-capture-more = Sinun on syötävä niin monta nappulaa kuin voit: { $best }, ei { $yours }. Sen voit tehdä nappulalla: { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Toinen syönti menee edelle, koska siinä syödään enemmän kuninkaita. Sen voit tehdä nappulalla: { $squares }.
    [with-king] Kuningas, joka voi syödä, menee edelle. Voit syödä kuninkaalla: { $squares }.
    [first-king] Toinen syönti menee edelle, koska siinä kuningas tulee vastaan aikaisemmin. Sen voit tehdä nappulalla: { $squares }.
   *[frisian] Toinen syönti menee edelle, koska siinä syödään arvokkaampaa. Sen voit tehdä nappulalla: { $squares }.
}
fault-capture-not-finished = Syönti on kesken, ja nappulan on jatkettava. Seuraavaksi se voi syödä: { $squares }.
fault-must-land-to-go-on = Kuninkaan on laskeuduttava sinne, mistä se voi jatkaa syömistä: { $squares }.
fault-men-do-not-move-back = Tavallinen nappula ei koskaan siirry taaksepäin.
fault-men-do-not-capture-back = Tavallinen nappula ei syö taaksepäin.
fault-men-do-not-take-kings = Tavallinen nappula ei saa syödä kuningasta.
fault-man-moves-one-step = Tavallinen nappula siirtyy vain yhden ruudun.
fault-king-moves-one-step = Kuningas siirtyy vain ruudun kerrallaan.
fault-king-captures-nearby = Kuningas syö kuten tavallinen nappula: vain viereisessä ruudussa olevan nappulan, ja se laskeutuu heti tämän taakse.
fault-must-land-behind = Kuninkaan on laskeuduttava heti syödyn nappulan taakse, ruutuun { $square }.
fault-not-crowned-in-passing = Jos nappula vain käy viimeisellä rivillä, siitä ei tule kuningasta: se jatkaa tavallisena nappulana.
fault-crowning-ends-move = Kun nappulasta tulee kuningas, siirto päättyy siihen.
fault-captured-pieces-stay = Syödyt nappulat pysyvät laudalla, kunnes siirto on valmis: ne tukkivat tien, eikä niiden yli saa hypätä kahdesti.
fault-king-must-rest = { $count ->
    [one] Ruudussa { $square } oleva kuningas siirtyi viimeksi: välillä on siirrettävä toista nappulaa.
   *[other] Ruudussa { $square } oleva kuningas on siirtynyt { $count } kertaa peräkkäin: välillä on siirrettävä toista nappulaa.
}
fault-not-on-a-line = Nappulat siirtyvät kulmittain; nämä ruudut eivät ole samalla lävistäjällä.
fault-own-piece-in-the-way = Oma nappulasi ruudussa { $square } on tiellä.
fault-no-room-behind = Ruudussa { $square } olevan nappulan takana ei ole vapaata ruutua, johon hypätä.
fault-nothing-to-capture = Matkan varrella ei ole mitään syötävää.
fault-no-such-way = Mikään nappula ei pääse sitä tietä.
fault-too-complex = Tässä asemassa on enemmän syöntejä kuin voi luetella.

remark-capture-was-due = Oli syöntipakko.
remark-nothing-to-capture = Mitään ei ollut syötävänä.
remark-capture-declined = Syödä olisi voinut, mutta pakko ei ole.
remark-captured-backward = Tavalliset nappulat syövät myös taaksepäin.
remark-king-flew = { $landing ->
    [adjacent] Kuningas saa syödä kaukaa.
   *[any] Kuningas saa syödä kaukaa ja laskeutua kauemmas.
}
remark-crowned = Nappulasta tulee kuningas.
remark-crowned-in-passing = Nappulasta tuli kuningas viimeisellä rivillä, ja se jatkoi kuninkaana.
remark-passed-far-row = Nappula vain kävi viimeisellä rivillä, joten se pysyy tavallisena nappulana.
remark-crowning-ended-move = Siirto päättyi, kun nappulasta tuli kuningas.
remark-took-the-most = Siinä syödään { $count } nappulaa, ja on syötävä niin monta kuin voi.
remark-free-choice = Toisella syönnillä saisi enemmän, mutta valinta on vapaa.
remark-round-trip = Nappula saa päättää syönnin samaan ruutuun, josta se lähti.

refusal-game-over = Peli on päättynyt.
refusal-not-your-turn = On vastustajan vuoro.
refusal-touched-piece-must-move = Kosketit nappulaa ruudussa { $square }, joten sinun on siirrettävä sitä.
refusal-adjust-before-touching = Olet jo koskettanut nappulaa ruudussa { $square }: on liian myöhäistä korjata sen paikkaa.
refusal-nothing-to-huff = Siinä ei ole mitään puhallettavaa.
refusal-no-huffing = Tässä pelissä ei puhalleta.
refusal-nothing-to-demand = Vastustajalta ei jäänyt mitään syömättä.
refusal-no-demanding = Tässä pelissä et voi vaatia siirron perumista.
refusal-nothing-to-let-stand = Nyt ei ole mitään, minkä voisi antaa olla.
refusal-already-offered = Olet jo tarjonnut tasapeliä.
refusal-no-offer = Kukaan ei ole tarjonnut tasapeliä.
refusal-nothing-to-claim = Nyt et voi vaatia tasapeliä.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } voittaa: { SMALL($loser) } on menettänyt kaikki nappulansa.
outcome-blocked = { $winner } voittaa: { SMALL($loser) } ei voi siirtää.
outcome-rid-of-pieces = { $winner } voittaa, koska pääsi eroon kaikista nappuloistaan.
outcome-cannot-move = { $winner } voittaa, koska ei voi enää siirtää.
outcome-crowned = { $winner } voittaa, koska sai ensimmäisenä kuninkaan.
outcome-resigned = { $winner } voittaa: { SMALL($loser) } luovuttaa.
outcome-timeout = { $winner } voittaa: { SMALL($loser) } käytti aikansa loppuun.
outcome-draw-agreed = Sovittu tasapeli.
outcome-draw-position3 = Tasapeli: sama asema kolmannen kerran.
outcome-draw-same3 = Tasapeli: sama kuninkaan siirto kolmannen kerran.
outcome-draw-return2 = Tasapeli: kuningas on palannut samaan ruutuun kaksi kertaa peräkkäin.
outcome-draw-return3 = Tasapeli: kuningas on palannut samaan ruutuun kolme kertaa peräkkäin.
outcome-draw-no-progress = Tasapeli: liian monta siirtoa ilman syöntiä tai tavallisen nappulan siirtoa.
outcome-draw-few-kings = Tasapeli: vain yksi tai kaksi kuningasta yhtä vastaan.
outcome-draw-ending = Tasapeli: tämä loppupeli on kestänyt niin kauan kuin saa.

setup-no-turn = Ei ole kerrottu, kumpi on vuorossa.
setup-no-pieces = Nappuloita ei ole.
setup-off-board = Laudalla ei ole tällaista ruutua: { $squares }.
setup-shared = Samassa ruudussa on useampi kuin yksi nappula: { $squares }.
setup-uncrowned = Tavallinen nappula ei voi olla rivillä, jolla siitä tulee kuningas: { $squares }.
setup-too-many = Liikaa nappuloita ({ SMALL($color) }): niitä on { $count }, mutta saa olla enintään { $most }.
setup-no-such-walk = Kuningasta, jonka siirtoja lasketaan, ei ole ilmoitetussa ruudussa.
setup-too-complex = Tässä asemassa on enemmän syöntejä kuin voi luetella.

# What is typed cannot be read.
attempt-unreadable = Tätä ei voi lukea siirtona: { $text }.
attempt-no-such-square = Laudalla ei ole ruutua { $square }.
attempt-too-few-squares = Kirjoita sekä ruutu, josta siirto lähtee, että ruutu, johon se päättyy.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Aseman merkin { $at } kohdalla: { $problem }
fen-too-long = teksti on liian pitkä.
fen-turn = alussa on oltava W, B tai ? sen mukaan, kumpi on vuorossa.
fen-color = tähän tulee W tai B ja luettelo ruuduista.
fen-color-twice = tällä värillä on jo ruutunsa.
fen-square = tähän tulee ruutu, esimerkiksi 32, K32 tai c3.
fen-range = tämä väli kulkee takaperin.
fen-ghost = syöty nappula on vielä laudalla; tee siirto ensin loppuun.
fen-tail = tähän tulee luku.
