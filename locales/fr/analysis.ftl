# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = À peu près égal
analysis-slightly-better = { $color } sont un peu mieux
analysis-better = { $color } sont mieux
analysis-winning = { $color } sont gagnants
analysis-wins-in = { $moves ->
    [one] { $color } gagnent en un coup
   *[other] { $color } gagnent en { $moves } coups
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Tables de finales : { $value }.
analysis-known-won = gagné
analysis-known-won-in = { $moves ->
    [one] gagné en un coup
   *[other] gagné en { $moves } coups
}
analysis-known-lost = perdu
analysis-known-lost-in = { $moves ->
    [one] perdu en un coup
   *[other] perdu en { $moves } coups
}
analysis-known-drawn = nulle

analysis-turn = { $color } doivent jouer
analysis-facts = profondeur { $depth }, { $nodes } positions, { $seconds } s
analysis-progress = profondeur { $depth } : { $moves }
# The side that numbers are counted for.
analysis-view = { $color } : avance en pions, et chances de gain.
analysis-chances = { $percent } %

# Things to do that are not moves.
analysis-huff = souffler { $square }
analysis-demand = faire annuler le coup
analysis-stand = laisser passer

# What the other side would do if nobody stopped it.
analysis-pass = { $color } passent leur tour : que se passe-t-il ?
analysis-threat = { $color } menacent de jouer { $move }.
analysis-no-threat = { $color } ne menacent rien.
analysis-cannot-move = { $color } ne pourraient pas jouer.

# A whole game.
analysis-game = Partie { $number }
analysis-move = Coup
analysis-better-move = mieux : { $move }
analysis-marks = ?! douteux   ? erreur   ?? grosse erreur
# $reason is one or more sentences.
analysis-stops = La partie ne peut pas être rejouée plus loin. { $reason }
analysis-no-moves = Il n’y a aucun coup dans cette partie.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = C’est le seul coup.
analysis-why-wins = { $men ->
    [one] Dans les coups suivants, il gagne un pion.
   *[other] Dans les coups suivants, il gagne { $men } pions.
}
analysis-why-crowns = Il mène à une dame.
analysis-why-threat = Sinon { $move } vous coûterait quelque chose.
analysis-why-goes-on = Voici comment la partie peut continuer.
