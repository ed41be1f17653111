# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Se déplacer
step-capture = Prendre
step-must = La prise est obligatoire
step-most = Prendre le plus possible
step-choice = À vous de choisir
step-king = La dame
step-crown = Aller à dame
step-failing = Prises oubliées
step-end = La fin de la partie
step-draw = La nulle
step-shot = Une première combinaison
step-line-move = Avancez le pion d’une case en diagonale.
step-line-move-any = Avancez un de vos pions : toujours en avant, jamais en arrière.
step-line-capture = Sautez par-dessus l’autre pion : il est à vous.
step-line-capture-two = Prenez-en deux d’un coup !
step-line-capture-back = Un pion prend aussi en arrière. Essayez !
step-line-no-back = Un pion ne prend pas en arrière. Avancez, tout simplement.
step-line-must = Vous devez prendre. Quel pion le peut ?
step-line-most = Vous devez en prendre le plus possible.
step-line-choice = Prenez-en un ou deux : vous choisissez.
step-line-capture-across = On prend aussi droit devant, droit derrière et de côté. Essayez !
step-line-not-the-king = Un pion ne peut pas prendre une dame. Avancez, tout simplement.
step-line-take-the-king = Autant de pièces dans les deux cas ? Alors vous devez prendre la dame.
step-line-king-first = Les deux peuvent prendre ? Alors c’est à la dame de prendre.
step-line-right-behind = Si la dernière pièce que vous prenez est une dame, vous vous arrêtez juste derrière.
step-line-king-far = La dame glisse aussi loin qu’elle veut. Allez dans le coin d’en face !
step-line-king-near = La dame se déplace d’une seule case, mais aussi en arrière. Reculez !
step-line-king-take-far = La dame prend de loin.
step-line-king-take-back = La dame prend aussi en arrière.
step-line-king-two = Prenez-en deux avec la dame !
step-line-crown = Atteignez la dernière rangée : votre pion devient dame.
step-line-crown-capture = Sautez sur la dernière rangée !
step-line-pass-man = Il ne fait que passer, alors il reste pion. Essayez !
step-line-pass-king = Il devient dame en chemin et continue. Essayez !
step-line-pass-stop = Il devient dame, et le coup s’arrête là. Essayez !
step-line-huff = L’autre a oublié de prendre ! Soufflez : touchez le pion qui aurait dû prendre.
step-line-huff-which = Deux pions sont devant les vôtres, mais un seul pouvait prendre. Touchez-le pour le souffler.
step-line-huffed = Souffler n’est pas jouer : à vous de jouer maintenant.
step-line-forget = Vous pouvez prendre, mais oubliez-le exprès cette fois : avancez le pion du coin.
step-line-remember = Vous pouvez de nouveau prendre. Ne l’oubliez pas cette fois !
step-line-obey = Maintenant, vous devez prendre.
step-line-demand = L’autre a oublié de prendre ! Faites annuler le coup.
step-line-demand-which = L’autre a oublié de prendre ! Quel pion aurait dû le faire ? Touchez-le.
step-line-pointed = Maintenant, faites annuler le coup.
step-line-let-stand = Vous pouvez aussi laisser passer, si vous préférez. À vous de prendre !
step-line-last = Prenez le dernier pion : vous gagnez !
step-line-block = Enfermez le dernier pion : qui ne peut plus jouer perd.
step-line-repeat = Aller, retour, aller, retour : la partie devient nulle. Revenez encore une fois !
step-line-claim = Trop peu de dames pour gagner : réclamez la nulle.
step-line-claim-again = Aller, retour, pour la troisième fois : réclamez la nulle.
step-line-agree = On peut aussi se mettre d’accord. Proposez la nulle !
step-line-shot = Donnez un pion et prenez-en plus !

# The page of the lessons.
step-heading = Premiers pas
step-intro = De petites leçons pour une première partie. Choisissez votre jeu.
step-task = Exercice { $number } sur { $count }
step-good = Bravo !
step-star = Bravo ! Une étoile pour vous !
step-huffed = Bravo ! Le pion est à vous. Maintenant, jouez votre coup.
step-was-huffed = Pfft ! Votre pion est soufflé, et l’autre joue aussi son coup.
step-was-demanded = L’autre fait annuler votre coup.
step-pointed = Juste, c’est celui-là !
step-all-done = Vous savez tout. À vous de jouer !
step-done = terminé
step-next = Continuer
step-back = Retour
step-again = Encore une fois
step-restart = Tout recommencer
step-not-that = C’est permis, mais cherchez autre chose.
step-not-guilty = Ce pion ne pouvait pas prendre. Regardez encore.
step-play = Jouer une partie
step-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Problèmes
puzzle-intro = Un seul coup est bon. Trouvez-le !
puzzle-number = Problème { $number } sur { $count }
puzzle-to-move = { $color } jouent et gagnent
puzzle-level = Quelle difficulté ?
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-right = Juste ! Continuez.
puzzle-solved = Résolu !
puzzle-shown = C’était la solution.
puzzle-line = Solution : { $moves }
puzzle-wrong = Pas celui-là. Essayez encore.
puzzle-also-good = Ce coup est bon aussi ! Cherchez maintenant l’autre.
puzzle-solution = Montrer la solution
puzzle-next = Problème suivant
puzzle-skip = Un autre
puzzle-stars = Difficulté : { $stars } sur 5
puzzle-was-solved = Vous l’avez déjà résolu.
puzzle-none = Ce problème n’existe pas.
puzzle-others = Voir les problèmes de ce jeu
puzzle-print = Imprimer six problèmes
puzzle-count = { $solved ->
    [one] { $solved } problème résolu
   *[other] { $solved } problèmes résolus
}
