# House rules: the editor and what it says.

house-heading = Règles maison
house-intro = Partez d’un jeu que vous connaissez, et changez ce que vous jouez autrement à la maison.
house-families = Personne n’est obligé de prendre, comme dans bien des familles
house-link-intro = Quelqu’un joue avec ces règles. Les voici ; ensuite, vous pourrez jouer.
house-base = De quel jeu partez-vous ?
# What the fields are about.
house-group = { $group ->
    [board] Damier et début
    [men] Pions
    [kings] Dames
    [capturing] Choisir une prise
    [failing] Quand quelqu’un ne prend pas
   *[ending] Fin de la partie
}
# What each field decides: a question or the beginning of a sentence that a choice completes.
house-field = { $field ->
    [size] Damier
    [corner] Coin foncé
    [rows] Rangées de pions de chaque joueur
    [first] Qui commence ?
    [men_capture] Les pions prennent
    [capture_axes] On prend
    [king_range] Les dames se déplacent
    [king_landing] Une dame qui prend se pose
    [removal] Les pièces prises sont retirées
    [reversal] Entre deux sauts, une dame
    [man_takes_king] Un pion peut-il prendre une dame ?
    [precedence] Quelle prise faut-il faire ?
    [promotion] Un pion qui atteint la dernière rangée en prenant
    [king_walk] Coups de suite avec la même dame
    [enforcement] Celui qui ne prend pas comme il le faut
    [offence] Qu’est-ce qui compte comme faute ?
    [touch] Une pièce touchée
    [goal] Qui gagne ?
    [repetition] Nulle par répétition
    [repetition_draw] Après une répétition
    [repetition_guard] Les retours d’une dame comptent
    [no_progress] Nulle quand rien ne se passe (coups de chaque joueur)
    [no_progress_draw] Après tant de coups sans que rien ne se passe
    [few_kings] Plus que des dames, deux contre une ou une contre une
   *[endings] Autres fins de partie nulles
}
# What a field can be set to: the field's name, a dash, the value.
house-choice = { $choice ->
    [size-8x8] 8 × 8 cases
    [size-10x10] 10 × 10 cases
    [corner-left] à gauche
    [corner-right] à droite
    [men_capture-forward] seulement en avant
    [men_capture-backward] en avant et en arrière
    [capture_axes-diagonal] en diagonale
    [capture_axes-straight] le long des rangées et des colonnes
    [capture_axes-all] en diagonale et le long des rangées et des colonnes
    [king_range-one] d’une case à la fois
    [king_range-flying] aussi loin qu’elles veulent
    [king_landing-any] où elle veut derrière la pièce prise
    [king_landing-adjacent] juste derrière la pièce prise
    [king_landing-behind-king] où elle veut, mais juste derrière une dame prise
    [removal-after] quand le coup est terminé
    [removal-during] tout de suite, une par une
    [reversal-may-turn-back] peut faire demi-tour
    [reversal-no-turning-back] ne peut pas faire demi-tour
    [man_takes_king-yes] oui
    [man_takes_king-no] non
    [precedence-free] au choix du joueur
    [promotion-end] continue comme pion
    [promotion-stop] devient dame et s’arrête
    [promotion-continue] continue comme dame
    [enforcement-strict] ne peut pas le faire : le coup est refusé
    [enforcement-huff] peut se faire souffler une pièce
    [enforcement-huff-demand] peut se faire souffler une pièce, ou être obligé de prendre
    [enforcement-withdraw] peut être obligé de prendre
    [enforcement-optional] rien ne se passe : on prend ou non, comme on veut
    [offence-any-offence] prendre trop peu aussi
    [offence-unfinished] seulement ne pas prendre, ou s’arrêter en route
    [touch-touch-free] n’oblige à rien
    [touch-touch-move] doit être jouée
    [goal-capture] qui prend ou bloque toutes les pièces de l’adversaire
    [goal-crown] qui a une dame le premier
    [goal-lose] qui n’a plus de pièces
    [repetition-no-repetition] jamais
    [repetition-rep3] la même position pour la troisième fois
    [repetition-same3] le même va-et-vient de dame pour la troisième fois
    [repetition-return2] une dame de retour sur sa case deux fois de suite
    [repetition-return3] une dame de retour sur sa case trois fois de suite
    [repetition_draw-automatic] la partie est nulle
    [repetition_draw-claim] on peut réclamer la nulle
    [repetition_guard-guarded] seulement si rien d’autre ne se passe
    [repetition_guard-unguarded] toujours
    [no_progress_draw-automatic] la partie est nulle
    [no_progress_draw-claim] on peut réclamer la nulle
    [few_kings-play-on] on continue à jouer
    [few_kings-claim] on peut réclamer la nulle
    [few_kings-automatic] la partie est nulle
    [endings-none] aucune
    [endings-international] comme au jeu de dames international
    [endings-russian] comme aux dames russes
    [endings-brazilian] comme aux dames brésiliennes
    [endings-pool] comme au pool checkers
   *[endings-frisian] comme aux dames frisonnes
}
# A number of rows, of moves with one king, or of moves without progress.
house-number = { $field ->
    [rows] { $count }
    [king_walk] { $count ->
        [0] sans limite
       *[other] { $count } au plus
    }
   *[no_progress] { $count ->
        [0] jamais
       *[other] { $count }
    }
}
house-zero = 0 veut dire jamais ou sans limite.
house-place-first = d’abord
house-place-next = puis
house-nothing-more = rien de plus
house-changed = changé
# $field, $now and $printed are texts from above.
house-difference = { $field } – { SMALL($now) } (à l’origine : { SMALL($printed) })
house-differs = Ce qui change par rapport à : { $game }
house-differs-nothing = Rien pour l’instant.
house-all-rules = Toutes les règles
house-conflicts = Cela ne va pas ensemble
house-conflict = { $conflict ->
    [rows] Il faut au moins une rangée de pions, et au moins deux rangées vides entre les deux camps.
    [landing-of-short-king] Une dame qui se déplace d’une case à la fois se pose toujours juste derrière la pièce prise : choisissez « où elle veut » pour la case d’arrivée, ou laissez les dames aller plus loin.
    [criterion-twice] Le même critère de prise est nommé deux fois.
    [criterion-gap] Une place reste vide avant un critère de prise.
   *[no-progress-too-short] Si peu de coups ne montrent pas que rien ne se passe : 0 pour jamais, sinon au moins 5 coups de chaque joueur.
}
# $field is what is to be changed, $value what it would be then.
house-remedy = Changer ainsi : { $field } – { $value }
house-refused-heading = Ce ne sont pas des règles maison
# $text is what could not be read.
house-refused = { $why ->
    [unknown-game] Aucun jeu ne s’appelle « { $text } ».
    [unknown-switch] Aucune règle maison ne s’appelle « { $text } ».
    [ambiguous] « { $text } » peut désigner plusieurs règles maison.
    [twice] Ceci est décidé deux fois : { $text }
   *[too-long] Le texte est plus long que toutes les règles maison.
}
house-new = Créer des règles maison
house-play = Jouer avec ces règles
house-change = Changer ces règles
house-reset = Annuler tous les changements
house-name = Nom de vos règles
house-save = Enregistrer
house-rename = Renommer
house-saved = C’est enregistré : vos règles ont leur boîte parmi les jeux.
house-not-saved = Ce navigateur ne garde rien. Enregistrez les règles dans un fichier.
house-deleted = Règles supprimées : « { $name } ».
house-share = Copier le lien
house-link = Lien vers ces règles
house-to-file = Enregistrer dans un fichier
house-from-file = Ouvrir un fichier
house-file-refused = Ce fichier ne contient pas de règles maison.
house-own = Vos propres règles
house-own-intro = Comme vous jouez à la maison.
house-referee = Selon les règles maison
