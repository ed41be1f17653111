# The rules in our own words, one sentence or two for each.

rule-board = Le damier a { $size } cases sur { $size }. On ne joue que sur les cases { $squares ->
    [red] rouges
    [black] noires
   *[dark] foncées
}, et chaque joueur a un coin { $squares ->
    [red] rouge
    [black] noir
   *[dark] foncé
} à sa { $corner ->
    [left] gauche
   *[right] droite
}. Chaque joueur pose { $men } pions sur les { $rows } rangées les plus proches de lui.
rule-board-one-row = Le damier a { $size } cases sur { $size }. On ne joue que sur les cases foncées, et chaque joueur a un coin foncé à sa { $corner ->
    [left] gauche
   *[right] droite
}. Chaque joueur pose { $men } pions sur la rangée la plus proche de lui.
# $color is one of the colors in games.ftl.
rule-first = { $color } commencent ; ensuite, on joue chacun son tour.
rule-lot = { $way ->
    [lot-white] On tire au sort qui joue avec les pions blancs.
    [lot-black] On tire au sort qui joue avec les pions noirs.
   *[coin-white] On tire à pile ou face qui joue avec les pions blancs.
}
rule-aim = Le but est de prendre le premier toutes les pièces de l’adversaire, ou de bloquer la partie de sorte qu’aucun coup ne soit plus possible.
rule-man-move = Un pion se déplace d’une case en diagonale vers l’avant, sur une case vide.
rule-man-capture = { $ways ->
    [forward] Un pion prend en sautant vers l’avant par-dessus une pièce adverse voisine, jusqu’à la case vide juste derrière elle. Il ne prend pas en arrière.
   *[backward] Un pion prend en sautant par-dessus une pièce adverse voisine, jusqu’à la case vide juste derrière elle : en avant ou en arrière.
}
rule-capture-ways = { $ways ->
    [forward] Un pion ne prend qu’en avant ; il ne prend pas en arrière.
   *[backward] Un pion prend en avant ou en arrière.
}
rule-jump = Un pion prend en sautant par-dessus une pièce adverse voisine, jusqu’à la case vide juste derrière elle.
rule-capture-axes = { $axes ->
    [straight] Les pièces prennent le long des rangées et des colonnes, pas en diagonale.
   *[all] Les pièces prennent aussi le long des rangées et des colonnes : un pion saute alors par-dessus la case foncée suivante jusqu’à celle d’après.
}
rule-men-spare-kings = Un pion n’a pas le droit de prendre une dame.
rule-promotion = { $promotion ->
    [end] Un pion devient dame quand son coup se termine sur la dernière rangée. S’il ne fait que la toucher au cours d’une rafle et continue, il reste pion.
    [stop] Un pion qui arrive sur la dernière rangée devient dame, et son coup s’arrête là.
   *[continue] Un pion qui arrive sur la dernière rangée devient dame aussitôt ; s’il peut encore prendre, il continue comme dame dans le même coup.
}
rule-crown = { $crown ->
    [by-opponent] L’adversaire pose un des pions pris sur la nouvelle dame.
    [captured] On pose sur la nouvelle dame un pion pris de la même couleur.
    [out-of-play] On pose sur la nouvelle dame un pion sorti du jeu.
    [same-color] On pose sur la nouvelle dame un second pion de la même couleur.
   *[any-man] On pose sur la nouvelle dame un second pion.
}
rule-king-move = { $range ->
    [one] Une dame se déplace d’une seule case en diagonale, en avant ou en arrière.
   *[flying] Une dame se déplace en diagonale d’autant de cases vides qu’elle veut, en avant ou en arrière.
}
rule-king-walk = Tant qu’il vous reste des pions, vous ne pouvez pas jouer la même dame { $count ->
    [one] deux fois de suite
   *[other] plus de { $count } fois de suite
} sans prendre.
rule-king-capture = { $landing ->
    [one] Une dame prend comme un pion, mais en avant et en arrière.
    [any] Une dame prend à n’importe quelle distance sur sa ligne, et se pose sur la case vide de son choix derrière la pièce prise.
    [adjacent] Une dame prend à n’importe quelle distance sur sa ligne, mais doit se poser sur la case juste derrière la pièce prise.
   *[behind-king] Une dame prend à n’importe quelle distance sur sa ligne, et se pose sur la case vide de son choix derrière la pièce prise ; mais si la dernière pièce qu’elle prend est une dame, elle s’arrête juste derrière.
}
rule-no-turning-back = Une dame qui prend ne peut pas faire demi-tour entre deux sauts.
rule-compulsory = Si vous pouvez prendre, vous devez prendre.
rule-finish = Une prise doit aller jusqu’au bout : tant que la pièce peut encore prendre, elle continue sa rafle dans le même coup.
# Only said of flying kings.
rule-king-finish = Une dame qui peut encore prendre continue sur la même ligne, ou passe sur une autre.
rule-finish-landing = Une dame qui peut choisir où se poser doit choisir une case d’où elle peut continuer, s’il y en a une.
rule-taken-off = On retire du damier les pièces prises.
rule-removal = { $removal ->
    [after] On retire les pièces prises quand le coup est terminé. Jusque-là, elles restent en place et barrent le passage, et l’on ne saute jamais deux fois la même.
   *[during] On retire les pièces prises tout de suite, une par une, dès qu’elles sont sautées.
}
rule-end-of-move = Un coup est terminé dès que la main quitte la pièce.
rule-precedence-free = Entre plusieurs prises, vous choisissez librement, même une prise qui rapporte moins de pièces.
rule-precedence-count = La prise majoritaire est obligatoire : entre plusieurs prises, vous devez choisir celle du plus grand nombre de pièces.
rule-equal-captures = Prendre avec un pion ou avec une dame revient au même.
rule-free-among-equals = Si plusieurs prises comptent autant de pièces, vous choisissez.
rule-kings-count-one = Une dame prise compte comme une seule pièce, et rien n’oblige à prendre une dame plutôt qu’un pion.
# $criteria is a list of the criteria below.
rule-precedence-criteria = Entre plusieurs prises, vous devez choisir selon ces critères, dans cet ordre : { $criteria }.
criterion-count = le plus de pièces
criterion-kings = le plus de dames parmi les pièces prises
criterion-with-king = prendre avec une dame
criterion-first-king = rencontrer une dame le plus tôt possible
criterion-frisian = la plus grande valeur, où une dame vaut plus qu’un pion et moins que deux, deux dames plus que trois pions et moins que quatre, et ainsi de suite
rule-failing = { $enforcement ->
    [strict] Un coup contraire à ces règles est refusé.
    [huff] Si vous ne prenez pas comme il le faut, votre adversaire peut souffler : avant de jouer, il retire du damier une des pièces qui auraient dû prendre. Souffler n’est pas jouer : ensuite, il joue son coup. Il peut aussi laisser passer.
    [huff-demand] Si vous ne prenez pas comme il le faut, ou si vous interrompez une rafle, votre adversaire choisit avant de jouer : vous obliger à prendre ; souffler une des pièces qui auraient dû prendre (il la retire du damier), puis jouer son coup ; ou laisser passer.
    [optional] La prise n’est pas obligatoire. Si vous pouvez prendre, vous prenez ou jouez autre chose, vous choisissez n’importe quelle prise et vous pouvez vous arrêter après chaque saut. Il ne se passe rien si vous ne prenez pas.
   *[withdraw] Si vous oubliez de prendre, votre adversaire peut laisser passer le coup, ou le faire annuler et vous obliger à prendre.
}
rule-failing-printed = { $enforcement ->
    [huff] Si vous ne prenez pas, votre adversaire peut souffler : avant de jouer, il retire du damier une pièce qui aurait dû prendre, en disant : « Souffler n’est pas jouer. » Ensuite, il joue encore son coup. Il peut aussi laisser passer.
   *[huff-demand] Si vous ne prenez pas, ou si vous interrompez une rafle, votre adversaire choisit avant de jouer : vous obliger à prendre ; souffler une pièce qui aurait dû prendre (il la retire du damier), puis jouer son coup ; ou laisser passer.
}
rule-failing-lesser = Une prise complète, mais de trop peu de pièces, est refusée.
# A trait, as those of the shelf.
trait-optional = prise facultative
rule-touch = { $touch ->
    [free] Toucher une pièce n’oblige à rien.
    [always] Pièce touchée, pièce jouée : si vous touchez une pièce, vous devez la jouer.
   *[binding] Pièce touchée, pièce jouée : si vous touchez une pièce, vous devez la jouer, sauf si vous vouliez seulement la replacer.
}
rule-repetition = { $repetition ->
    [none] Répéter des coups ne met pas fin à la partie.
    [position3] Quand la même position se présente pour la troisième fois et que c’est au même joueur de jouer, { $verdict ->
        [automatic] la partie est nulle.
       *[claim] chacun des deux joueurs peut réclamer la nulle avant le coup suivant.
    }
    [same3] Quand vous faites aller et venir une dame et jouez le même coup pour la troisième fois, { $verdict ->
        [automatic] la partie est nulle.
       *[claim] chacun des deux joueurs peut réclamer la nulle avant le coup suivant.
    }
    [return2] Quand une de vos dames revient deux fois de suite sur la même case, { $verdict ->
        [automatic] la partie est nulle.
       *[claim] chacun des deux joueurs peut réclamer la nulle avant le coup suivant.
    }
   *[return3] Quand une de vos dames revient trois fois de suite sur la même case, { $verdict ->
        [automatic] la partie est nulle.
       *[claim] chacun des deux joueurs peut réclamer la nulle avant le coup suivant.
    }
}
rule-repetition-guard = Cela ne compte que si, pendant ce temps, les deux joueurs ne font que des coups de dame sans prise.
rule-no-progress = Après { $moves } coups de chaque joueur sans prise ni coup de pion, { $verdict ->
    [automatic] la partie est nulle.
   *[claim] chacun des deux joueurs peut réclamer la nulle avant le coup suivant.
}
rule-few-kings = { $verdict ->
    [claim] Quand il ne reste que des dames, deux contre une ou une contre une, et que le joueur dont c’est le tour ne peut rien prendre, chacun des deux joueurs peut réclamer la nulle.
   *[automatic] Quand il ne reste que des dames, deux contre une ou une contre une, et que le joueur dont c’est le tour ne peut rien prendre, la partie est nulle.
}
rule-nobody-can-win = La partie est nulle si aucun des deux joueurs ne peut gagner, par exemple avec deux dames contre une.
rule-offered-limit = Si les joueurs le veulent, elle est aussi nulle après { $moves } coups sans prise ni coup de pion.
rule-offered-return = Une autre règle courante : la partie est nulle quand un joueur revient pour la troisième fois de suite sur la même case avec la même dame.
rule-endings = { $endings ->
    [international] Trois pièces dont une dame contre une dame : nulle après 16 coups de chaque joueur. Deux pièces dont une dame, ou une seule dame, contre une dame : nulle après 5 coups de chaque joueur.
    [russian] Trois dames ou plus contre une : nulle après 15 coups de chaque joueur, ou après 5 si la dame isolée tient la grande diagonale. Si les deux joueurs ont des dames et que le matériel ne change pas : nulle après 5 coups de chaque joueur avec deux ou trois pièces sur le damier, 30 avec quatre ou cinq, 60 avec six ou sept.
    [brazilian] Deux pièces dont une dame, ou une seule dame, contre une dame : nulle après 5 coups de chaque joueur.
    [pool] Trois dames contre une : nulle après 13 coups de chaque joueur.
   *[frisian] Deux dames contre une : nulle après 7 coups de chaque joueur. Une dame contre une : nulle après 2 coups de chaque joueur.
}
rule-agreement = Les joueurs peuvent convenir de la nulle à tout moment.
rule-win = { $goal ->
    [capture] Si vous n’avez plus de pièces, ou si vous ne pouvez pas jouer quand c’est votre tour, vous avez perdu.
    [crown] Le premier qui obtient une dame a gagné. Si vous n’avez plus de pièces, ou si vous ne pouvez pas jouer quand c’est votre tour, vous avez perdu.
   *[lose] Si vous n’avez plus de pièces, ou si vous ne pouvez pas jouer quand c’est votre tour, vous avez gagné.
}
rules-readings = Là où la notice n’est pas claire ou ne dit rien, ceci est notre lecture ; la page des règles dit où et pourquoi.
