# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Se déplacer
step-capture = Prendre
step-must = La prise est obligatoire
step-most = Prendre le plus possible
step-choice = À toi de choisir
step-king = La dame
step-crown = Aller à dame
step-failing = Prises oubliées
step-end = La fin de la partie
step-draw = La nulle
step-shot = Une première combinaison
step-line-move = Avance le pion d’une case en diagonale.
step-line-move-any = Avance un de tes pions : toujours en avant, jamais en arrière.
step-line-capture = Saute par-dessus l’autre pion : il est à toi.
step-line-capture-two = Prends-en deux d’un coup !
step-line-capture-back = Un pion prend aussi en arrière. Essaie !
step-line-no-back = Un pion ne prend pas en arrière. Avance, simplement.
step-line-must = Tu dois prendre. Quel pion le peut ?
step-line-most = Tu dois en prendre le plus possible.
step-line-choice = Prends-en un ou deux : tu choisis.
step-line-capture-across = On prend aussi droit devant, droit derrière et de côté. Essaie !
step-line-not-the-king = Un pion ne peut pas prendre une dame. Avance, simplement.
step-line-take-the-king = Autant de pièces dans les deux cas ? Alors tu dois prendre la dame.
step-line-king-first = Les deux peuvent prendre ? Alors c’est à la dame de prendre.
step-line-right-behind = Si la dernière pièce que tu prends est une dame, tu t’arrêtes juste derrière.
step-line-king-far = La dame glisse aussi loin qu’elle veut. Va dans le coin d’en face !
step-line-king-near = La dame va d’une seule case, mais aussi en arrière. Recule !
step-line-king-take-far = La dame prend de loin.
step-line-king-take-back = La dame prend aussi en arrière.
step-line-king-two = Prends-en deux avec la dame !
step-line-crown = Atteins la dernière rangée : ton pion devient dame.
step-line-crown-capture = Saute sur la dernière rangée !
step-line-pass-man = Il ne fait que passer, alors il reste pion. Essaie !
step-line-pass-king = Il devient dame en chemin et continue. Essaie !
step-line-pass-stop = Il devient dame, et le coup s’arrête là. Essaie !
step-line-huff = L’autre a oublié de prendre ! Souffle : touche le pion qui aurait dû prendre.
step-line-huff-which = Deux pions sont devant les tiens, mais un seul pouvait prendre. Touche-le pour le souffler.
step-line-huffed = Souffler n’est pas jouer : à toi de jouer maintenant.
step-line-forget = Tu peux prendre, mais oublie-le exprès cette fois : avance le pion du coin.
step-line-remember = Tu peux de nouveau prendre. Ne l’oublie pas cette fois !
step-line-obey = Maintenant, tu dois prendre.
step-line-demand = L’autre a oublié de prendre ! Fais annuler le coup.
step-line-demand-which = L’autre a oublié de prendre ! Quel pion aurait dû le faire ? Touche-le.
step-line-pointed = Maintenant, fais annuler le coup.
step-line-let-stand = Tu peux aussi laisser passer, si tu préfères. À toi de prendre !
step-line-last = Prends le dernier pion : tu gagnes !
step-line-block = Enferme le dernier pion : qui ne peut plus jouer perd.
step-line-repeat = Aller, retour, aller, retour : la partie devient nulle. Reviens encore une fois !
step-line-claim = Trop peu de dames pour gagner : réclame la nulle.
step-line-claim-again = Aller, retour, pour la troisième fois : réclame la nulle.
step-line-agree = On peut aussi se mettre d’accord. Propose la nulle !
step-line-shot = Donne un pion et prends-en plus !

# The page of the lessons.
step-heading = Premiers pas
step-intro = De petites leçons pour une première partie. Choisis ton jeu.
step-task = Exercice { $number } sur { $count }
step-good = Bravo !
step-star = Bravo ! Une étoile pour toi !
step-huffed = Bravo ! Le pion est à toi. Maintenant, joue ton coup.
step-was-huffed = Pfft ! Ton pion est soufflé, et l’autre joue aussi son coup.
step-was-demanded = L’autre fait annuler ton coup.
step-pointed = Juste, c’est celui-là !
step-all-done = Tu sais tout. À toi de jouer !
step-done = terminé
step-next = Continuer
step-back = Retour
step-again = Encore une fois
step-restart = Tout recommencer
step-not-that = C’est permis, mais cherche autre chose.
step-not-guilty = Ce pion ne pouvait pas prendre. Regarde encore.
step-play = Jouer une partie
step-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Problèmes
puzzle-intro = Un seul coup est bon. Trouve-le !
puzzle-number = Problème { $number } sur { $count }
puzzle-to-move = { $color } jouent et gagnent
puzzle-level = Quelle difficulté ?
puzzle-easy = Facile
puzzle-medium = Moyen
puzzle-hard = Difficile
puzzle-right = Juste ! Continue.
puzzle-solved = Résolu !
puzzle-shown = C’était la solution.
puzzle-line = Solution : { $moves }
puzzle-wrong = Pas celui-là. Essaie encore.
puzzle-also-good = Ce coup est bon aussi ! Cherche maintenant l’autre.
puzzle-solution = Montrer la solution
puzzle-next = Problème suivant
puzzle-skip = Un autre
puzzle-stars = Difficulté : { $stars } sur 5
puzzle-was-solved = Tu l’as déjà résolu.
puzzle-none = Ce problème n’existe pas.
puzzle-others = Voir les problèmes de ce jeu
puzzle-count = { $solved ->
    [one] { $solved } problème résolu
   *[other] { $solved } problèmes résolus
}
