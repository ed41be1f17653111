# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Vous meniez jusqu’au coup { $number }.
    [computer] L’ordinateur menait jusqu’au coup { $number }.
   *[color] { $color } menaient jusqu’au coup { $number }.
}
after-level-until = La partie était équilibrée jusqu’au coup { $number }.
after-led-from = { $who ->
    [you] Vous avez mené à partir du coup { $number }.
    [computer] L’ordinateur a mené à partir du coup { $number }.
   *[color] { $color } ont mené à partir du coup { $number }.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] Sur le damier, vous meniez jusqu’à la fin.
    [computer] Sur le damier, l’ordinateur menait jusqu’à la fin.
   *[color] Sur le damier, { SMALL($color) } menaient jusqu’à la fin.
}
after-level = La partie est restée équilibrée jusqu’à la fin.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Là, { $move } a coûté { $pieces ->
        [one] une pièce
        [2] deux pièces
        [3] trois pièces
       *[other] { $pieces } pièces
    }.
    [computer] Là, l’ordinateur a perdu { $pieces ->
        [one] une pièce
        [2] deux pièces
        [3] trois pièces
       *[other] { $pieces } pièces
    } avec { $move }.
   *[color] Là, { SMALL($color) } ont perdu { $pieces ->
        [one] une pièce
        [2] deux pièces
        [3] trois pièces
       *[other] { $pieces } pièces
    } avec { $move }.
}
after-turned = { $who ->
    [you] Là, { $move } a fait basculer la partie.
    [computer] Là, l’ordinateur a joué { $move }, et la partie a tourné en votre faveur.
   *[color] Là, { SMALL($color) } ont joué { $move }, et la partie a basculé.
}
# At least two pieces.
after-took = { $who ->
    [you] Avec { $move }, vous avez pris { $pieces } pièces d’un coup.
   *[color] Avec { $move }, { SMALL($color) } ont pris { $pieces } pièces d’un coup.
}
after-faultless = L’ordinateur n’a trouvé aucune erreur dans votre jeu.
after-length = { $moves ->
    [one] La partie a duré { $moves } coup.
   *[other] La partie a duré { $moves } coups.
}
after-how = Comment s’est passée la partie
after-looking = L’ordinateur relit la partie…
after-plot = Les chances coup par coup
after-plot-turn = Coup { $number }
after-try = Réessayer d’ici
after-look = Analyser ce coup

# How somebody fares, for each box and each level of the computer.
statistics-heading = Statistiques
statistics-intro = Le résultat de vos parties contre l’ordinateur, par boîte et par niveau.
statistics-none = Il n’y a encore rien à compter. Terminez une partie contre l’ordinateur, et elle figurera ici.
statistics-level = Niveau
# Headings over numbers of games.
statistics-won = Gagnées
statistics-drawn = Nulles
statistics-lost = Perdues
# At least two.
statistics-streak = { $games } victoires de suite
statistics-play = Jouer au niveau { $level }
statistics-last = Dernière partie : { $date }
