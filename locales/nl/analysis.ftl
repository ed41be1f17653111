# What the engine thinks of a position or of a game.

# $color is a side. Words for how good a position is, from even to decided.
analysis-equal = Ongeveer gelijk
analysis-slightly-better = { $color } staat iets beter
analysis-better = { $color } staat beter
analysis-winning = { $color } staat gewonnen
analysis-wins-in = { $moves ->
    [one] { $color } wint in één zet
   *[other] { $color } wint in { $moves } zetten
}

# What endgame tables say of a position, for the player to move. $value is one
# of the phrases below.
analysis-exact = Eindspeltabellen: { $value }.
analysis-known-won = gewonnen
analysis-known-won-in = { $moves ->
    [one] gewonnen in één zet
   *[other] gewonnen in { $moves } zetten
}
analysis-known-lost = verloren
analysis-known-lost-in = { $moves ->
    [one] verloren in één zet
   *[other] verloren in { $moves } zetten
}
analysis-known-drawn = remise

analysis-turn = { $color } is aan zet
analysis-facts = diepte { $depth }, { $nodes } standen, { $seconds } s
analysis-progress = diepte { $depth }: { $moves }
# The side that numbers are counted for.
analysis-view = { $color }: voorsprong in schijven, en winstkansen.
analysis-chances = { $percent }%

# Things to do that are not moves.
analysis-huff = { $square } blazen
analysis-demand = zet laten terugnemen
analysis-stand = laten staan

# What the other side would do if nobody stopped it.
analysis-pass = Wat als { SMALL($color) } een beurt overslaat?
analysis-threat = { $color } dreigt met { $move }.
analysis-no-threat = { $color } heeft geen dreiging.
analysis-cannot-move = { $color } zou niet kunnen zetten.

# A whole game.
analysis-game = Partij { $number }
analysis-move = Zet
analysis-better-move = beter: { $move }
analysis-marks = ?! twijfelachtig   ? fout   ?? blunder
# $reason is one or more sentences.
analysis-stops = De partij kan niet verder worden nagespeeld. { $reason }
analysis-no-moves = Er staan geen zetten in deze partij.

# Why a hint is good; the moves that show it follow in brackets.
analysis-why-only = Het is de enige zet.
analysis-why-wins = { $men ->
    [one] In de volgende zetten wint dit een schijf.
   *[other] In de volgende zetten wint dit { $men } schijven.
}
analysis-why-crowns = Het levert een dam op.
analysis-why-threat = Anders zou { $move } u iets kosten.
analysis-why-goes-on = Zo kan het verdergaan.
