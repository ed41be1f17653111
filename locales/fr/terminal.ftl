# A game in the terminal.

play-opening = { $game }. Tapez un coup, par exemple { $example }, ou { $help } pour l’aide.
play-mode = { $mode ->
    [friendly] Amical : un coup qui n’est pas permis est refusé, avec la raison.
   *[leaflet] Selon la notice : l’arbitre ne parle que si vous l’interrogez.
}
# Against the computer. $word says how the game stands.
play-against = Votre couleur : { SMALL($color) }. L’ordinateur joue au niveau { $level } sur { $levels }.
play-level = L’ordinateur joue maintenant au niveau { $level } sur { $levels }.
play-level-range = Choisissez un niveau de 1 à { $levels } : level 4
play-thinking = { $color } réfléchissent…
play-hint = Essayez { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } ont joué { $move }.
play-huffed = { $next ->
    [move] { $color } soufflent la pièce de la case { $square } et doivent encore jouer.
   *[over] { $color } soufflent la pièce de la case { $square }.
}
play-demanded = Le coup est annulé. { $color } doivent prendre.
play-may-answer = { $answer ->
    [huff] Avant de jouer, vous pouvez souffler, si une prise a été manquée.
    [withdraw] Avant de jouer, vous pouvez faire annuler le coup, si une prise a été manquée.
   *[either] Avant de jouer, vous pouvez souffler ou faire annuler le coup, si une prise a été manquée.
}
play-touched = { $color } touchent la pièce de la case { $square }.
play-adjusted = { $color } replacent la pièce de la case { $square }.
play-offered = { $color } proposent la nulle : accepter (accept), refuser (decline), ou simplement jouer.
play-declined = La nulle est refusée.
play-let-stand = Le coup est maintenu.
play-undone = C’est annulé.
play-nothing-to-undo = Il n’y a rien à annuler.
play-claimable = Vous pouvez réclamer la nulle.
play-countdown = Coups avant la nulle : { $moves }.
play-legal-moves = Coups possibles : { $moves }
play-saved = Enregistré dans { $file }.
play-resumed = La partie de { $file } continue.
play-not-saved = Impossible d’enregistrer dans { $file } : { $error }
play-no-save-name = Dites dans quel fichier enregistrer : save FICHIER
play-unknown = Ce n’est ni un coup ni une commande : { $input }. Tapez { $help } pour l’aide.
play-end-of-input = Au revoir.

help-heading = Ce que vous pouvez taper :
help-move = un coup : 32-28, 28x19, ou avec les cases du trajet : 47x38x24
help-moves = montrer les coups possibles
help-why = dire pourquoi un coup est permis ou non : why 32-28
help-hint = montrer ce que l’ordinateur ferait ici
help-level = changer la force de l’ordinateur : level 4
help-board = redessiner le damier
help-undo = annuler la dernière action
help-touch = toucher une pièce : touch 32
help-adjust = dire que vous replacez seulement une pièce : adjust 32
help-huff = souffler, c’est-à-dire retirer une pièce qui aurait dû prendre : huff 28
help-demand = obliger votre adversaire à annuler son coup et à prendre
help-stand = laisser passer une prise manquée
help-offer = proposer la nulle
help-accept = accepter la nulle
help-decline = refuser la nulle
help-claim = réclamer la nulle
help-resign = abandonner
help-save = enregistrer la partie : save FICHIER
help-rules = lire les règles de ce jeu
help-flip = retourner le damier
help-quit = arrêter
