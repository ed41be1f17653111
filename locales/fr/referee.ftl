# What the referee says. $squares is a list of squares, $square is one.

# Answers to "is that allowed?".
answer-yes = Oui, { $move } est permis.
answer-no = Non, { $move } n’est pas permis.
answer-which = { $move } peut désigner plusieurs coups : { $moves }. Indiquez les cases du trajet, ou celles des pièces prises entre accolades.

fault-no-piece = Il n’y a pas de pièce sur la case { $square }.
fault-not-your-piece = La pièce de la case { $square } est à votre adversaire.
fault-square-taken = La case { $square } est occupée.
fault-stays-put = La pièce de la case { $square } doit bien aller quelque part.
fault-blocked = La pièce de la case { $square } est bloquée : elle ne peut ni se déplacer ni prendre.
fault-must-capture = Vous devez prendre. C’est possible depuis : { $squares }.
fault-must-capture-more = Vous devez prendre le plus de pièces possible : { $best }, pas { $yours }. C’est possible depuis : { $squares }.
fault-must-prefer = { $criterion ->
    [kings] Une autre prise passe avant, parce qu’elle prend plus de dames. C’est possible depuis : { $squares }.
    [with-king] Une dame qui peut prendre passe avant. C’est possible depuis : { $squares }.
    [first-king] Une autre prise passe avant, parce qu’elle rencontre une dame plus tôt. C’est possible depuis : { $squares }.
   *[frisian] Une autre prise passe avant, parce que ce qu’elle prend vaut plus. C’est possible depuis : { $squares }.
}
fault-capture-not-finished = La prise n’est pas terminée : la pièce doit continuer. Elle peut encore prendre : { $squares }.
fault-must-land-to-go-on = La dame doit se poser là où elle peut continuer à prendre : { $squares }.
fault-men-do-not-move-back = Un pion ne se déplace que vers l’avant.
fault-men-do-not-capture-back = Un pion ne prend pas en arrière.
fault-men-do-not-take-kings = Un pion n’a pas le droit de prendre une dame.
fault-man-moves-one-step = Un pion n’avance que d’une case.
fault-king-moves-one-step = Une dame ne se déplace que d’une case à la fois.
fault-king-captures-nearby = Une dame prend comme un pion : seulement une pièce voisine, en se posant juste derrière elle.
fault-must-land-behind = La dame doit se poser juste derrière la pièce prise, sur la case { $square }.
fault-not-crowned-in-passing = Un pion qui passe sur la dernière rangée sans s’y arrêter ne devient pas dame : il continue comme pion.
fault-crowning-ends-move = Un pion qui devient dame s’arrête là : son coup est terminé.
fault-captured-pieces-stay = Les pièces prises restent sur le damier jusqu’à la fin du coup : elles barrent le passage et on ne peut pas les sauter deux fois.
fault-king-must-rest = { $count ->
    [one] La dame de la case { $square } vient de jouer : jouez d’abord une autre pièce.
   *[other] La dame de la case { $square } a déjà joué { $count } fois de suite : jouez d’abord une autre pièce.
}
fault-not-on-a-line = Les pièces se déplacent en diagonale ; ces cases ne sont pas sur une même diagonale.
fault-own-piece-in-the-way = Votre propre pièce, sur la case { $square }, barre le passage.
fault-no-room-behind = Il n’y a pas de case libre juste derrière la pièce de la case { $square }.
fault-nothing-to-capture = Il n’y a rien à prendre sur le trajet.
fault-no-such-way = Aucune pièce ne peut aller par là.
fault-too-complex = Cette position offre plus de prises qu’on ne peut en énumérer.

remark-capture-was-due = Il fallait prendre.
remark-nothing-to-capture = Il n’y avait rien à prendre.
remark-capture-declined = On pouvait prendre, mais rien n’y oblige.
remark-captured-backward = Les pions prennent aussi en arrière.
remark-king-flew = { $landing ->
    [adjacent] Une dame peut prendre à distance.
   *[any] Une dame peut prendre à distance et se poser plus loin.
}
remark-crowned = Le pion devient dame.
remark-crowned-in-passing = Le pion est devenu dame en arrivant sur la dernière rangée et a continué comme dame.
remark-passed-far-row = Le pion n’a fait que toucher la dernière rangée, il reste donc pion.
remark-crowning-ended-move = Le pion est devenu dame, ce qui a terminé le coup.
remark-took-the-most = Ce coup prend { $count } pièces, et la prise majoritaire est obligatoire.
remark-free-choice = Une autre prise rapporte plus, mais le choix est libre.
remark-round-trip = Une prise peut se terminer sur la case où elle a commencé.

refusal-game-over = La partie est terminée.
refusal-not-your-turn = C’est à votre adversaire de jouer.
refusal-touched-piece-must-move = Pièce touchée, pièce jouée : vous avez touché la pièce de la case { $square }, vous devez donc la jouer.
refusal-adjust-before-touching = Vous avez déjà touché la pièce de la case { $square } : il est trop tard pour la replacer.
refusal-nothing-to-huff = Il n’y a rien à souffler là.
refusal-no-huffing = Dans ce jeu, on ne souffle pas.
refusal-nothing-to-demand = Votre adversaire n’a manqué aucune prise.
refusal-no-demanding = Dans ce jeu, vous ne pouvez pas faire annuler un coup.
refusal-nothing-to-let-stand = Il n’y a rien à laisser passer.
refusal-already-offered = Vous avez déjà proposé la nulle.
refusal-no-offer = Personne n’a proposé la nulle.
refusal-nothing-to-claim = Il n’y a pas de nulle à réclamer maintenant.

# $winner and $loser are colors.
outcome-no-pieces = { $winner } gagnent. { $loser } n’ont plus de pièces.
outcome-blocked = { $winner } gagnent. { $loser } ne peuvent plus jouer.
outcome-rid-of-pieces = { $winner } gagnent : ils n’ont plus de pièces.
outcome-cannot-move = { $winner } gagnent : ils ne peuvent plus jouer.
outcome-crowned = { $winner } gagnent avec la première dame.
outcome-resigned = { $winner } gagnent. { $loser } abandonnent.
outcome-timeout = { $winner } gagnent. { $loser } n’ont plus de temps.
outcome-draw-agreed = Partie nulle d’un commun accord.
outcome-draw-position3 = Partie nulle : la même position pour la troisième fois.
outcome-draw-same3 = Partie nulle : le même coup de dame pour la troisième fois.
outcome-draw-return2 = Partie nulle : une dame est revenue deux fois de suite sur la même case.
outcome-draw-return3 = Partie nulle : une dame est revenue trois fois de suite sur la même case.
outcome-draw-no-progress = Partie nulle : trop de coups sans prise ni coup de pion.
outcome-draw-few-kings = Partie nulle : il ne reste qu’une ou deux dames contre une.
outcome-draw-ending = Partie nulle : cette fin de partie a atteint sa durée maximale.

setup-no-turn = Il n’est pas dit qui doit jouer.
setup-no-pieces = Il n’y a aucune pièce sur le damier.
setup-off-board = Hors du damier : { $squares }.
setup-shared = Il y a plus d’une pièce ici : { $squares }.
setup-uncrowned = Un pion ne peut pas se trouver sur la rangée où il devient dame : { $squares }.
setup-too-many = { $color } ont { $count } pièces ; le maximum possible est { $most }.
setup-no-such-walk = La dame dont on compte les coups n’est pas là.
setup-too-complex = Cette position offre plus de prises qu’on ne peut en énumérer.

# What is typed cannot be read.
attempt-unreadable = Ce n’est pas un coup lisible : { $text }.
attempt-no-such-square = Le damier n’a pas de case { $square }.
attempt-too-few-squares = Un coup nomme la case de départ et la case d’arrivée.
# $at counts the characters of the FEN from 1, $problem is one of those below.
fen-at = Au caractère { $at } de la position : { $problem }
fen-too-long = le texte est trop long.
fen-turn = le texte doit commencer par W, B ou ?, pour le joueur qui doit jouer.
fen-color = ici, il faut W ou B et une liste de cases.
fen-color-twice = cette couleur a déjà ses cases.
fen-square = ici, il faut une case, par exemple 32, K32 ou c3.
fen-range = cette suite de cases est à l’envers.
fen-ghost = une pièce prise est encore là ; terminez d’abord le coup.
fen-tail = ici, il faut un nombre.
