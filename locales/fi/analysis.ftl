# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Suunnilleen tasan
analysis-slightly-better = { $color } on hieman edellä
analysis-better = { $color } on edellä
analysis-winning = { $color } on voitolla
analysis-wins-in = { $moves ->
    [one] { $color } voittaa yhdessä siirrossa
   *[other] { $color } voittaa { $moves } siirrossa
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Loppupelitaulukot: { $value }.
analysis-known-won = voitto
analysis-known-won-in = { $moves ->
    [one] voitto yhdessä siirrossa
   *[other] voitto { $moves } siirrossa
}
analysis-known-lost = tappio
analysis-known-lost-in = { $moves ->
    [one] tappio yhden siirron päästä
   *[other] tappio { $moves } siirron päästä
}
analysis-known-drawn = tasapeli

analysis-turn = { $color } on siirtovuorossa
analysis-facts = syvyys { $depth }, asemia { $nodes }, { $seconds } s
analysis-progress = syvyys { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: etumatka nappuloina ja voittomahdollisuudet.
analysis-chances = { $percent } %

# Things to do that are not moves.
analysis-huff = puhalla { $square }
analysis-demand = vaadi siirron perumista
analysis-stand = anna olla

# What the other side would do if nobody stopped it.
analysis-pass = Mitä jos { SMALL($color) } jättäisi vuoronsa väliin?
analysis-threat = { $color } uhkaa siirrolla { $move }.
analysis-no-threat = { $color } ei uhkaa millään.
analysis-cannot-move = { $color } ei voisi siirtää.

# A whole game.
analysis-game = Peli { $number }
analysis-move = Siirto
analysis-better-move = parempi: { $move }
analysis-marks = ?! arveluttava   ? virhe   ?? paha virhe
# $reason is one or more sentences.
analysis-stops = Peliä ei voi toistaa tästä pidemmälle. { $reason }
analysis-no-moves = Tässä pelissä ei ole siirtoja.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = Se on ainoa siirto.
analysis-why-wins = { $men ->
    [one] Seuraavilla siirroilla se voittaa nappulan.
   *[other] Seuraavilla siirroilla se voittaa { $men } nappulaa.
}
analysis-why-crowns = Se johtaa damaan.
analysis-why-threat = Muuten { $move } maksaisi sinulle jotakin.
analysis-why-goes-on = Näin peli voi jatkua.
