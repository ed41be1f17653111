# A game in the terminal.

play-opening = { $game }. Skriv et træk, for eksempel { $example }, eller { $help } for at få hjælp.
play-mode = { $mode ->
    [friendly] Venligt: et træk, der ikke er tilladt, bliver afvist, og du får at vide hvorfor.
   *[leaflet] Efter regelhæftet: dommeren siger kun noget, når nogen spørger.
}
# Against the computer. $word says how the game stands.
play-against = Din farve: { SMALL($color) }. Computeren spiller på niveau { $level } af { $levels }.
play-level = Computeren spiller nu på niveau { $level } af { $levels }.
play-level-range = Vælg et niveau fra 1 til { $levels }: level 4
play-thinking = { $color } tænker…
play-hint = Prøv { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } spillede { $move }.
play-huffed = { $next ->
    [move] { $color } puster brikken på felt { $square } og skal stadig trække.
   *[over] { $color } puster brikken på felt { $square }.
}
play-demanded = Trækket tages tilbage; { SMALL($color) } skal slå.
play-may-answer = { $answer ->
    [huff] Før du trækker, må du puste, hvis et slag blev overset.
    [withdraw] Før du trækker, må du kræve trækket taget tilbage, hvis et slag blev overset.
   *[either] Før du trækker, må du puste eller kræve trækket taget tilbage, hvis et slag blev overset.
}
play-touched = { $color } rører ved brikken på felt { $square }.
play-adjusted = { $color } sætter brikken på felt { $square } lige.
play-offered = { $color } tilbyder remis: sig ja (accept), sig nej (decline) eller træk bare.
play-declined = Remistilbuddet er afslået.
play-let-stand = Trækket gælder.
play-undone = Taget tilbage.
play-nothing-to-undo = Der er ikke noget at fortryde.
play-claimable = Nu kan der kræves remis.
play-countdown = Remis om { $moves } træk.
play-legal-moves = Mulige træk: { $moves }
play-saved = Gemt i { $file }.
play-resumed = Spillet i { $file } går videre.
play-not-saved = Det kunne ikke gemmes i { $file }: { $error }
play-no-save-name = Skriv, hvilken fil spillet skal gemmes i: save FIL
play-unknown = Det er hverken et træk eller en kommando: { $input }. Skriv { $help } for at få hjælp.
play-end-of-input = Farvel.

help-heading = Det kan du skrive:
help-move = et træk: 32-28, 28x19, eller med felterne undervejs: 47x38x24
help-moves = vis de mulige træk
help-why = sig, hvorfor et træk er tilladt eller ej: why 32-28
help-hint = vis, hvad computeren ville gøre her
help-level = bestem, hvor godt computeren spiller: level 4
help-board = tegn brættet igen
help-undo = fortryd det sidste
help-touch = rør ved en brik: touch 32
help-adjust = sig, at du bare sætter en brik lige: adjust 32
help-huff = pust en brik væk, der skulle have slået: huff 28
help-demand = kræv, at modstanderen tager sit træk tilbage og slår
help-stand = lad et overset slag passere
help-offer = tilbyd remis
help-accept = sig ja til remis
help-decline = sig nej til remis
help-claim = kræv remis
help-resign = giv op
help-save = gem spillet i en fil: save FIL
help-rules = læs reglerne for dette spil
help-flip = vend brættet
help-quit = stop
