# A game in the terminal.

play-opening = { $game }. Skriv et trekk, for eksempel { $example }, eller { $help } for å få hjelp.
play-mode = { $mode ->
    [friendly] Vennlig: et trekk som ikke er tillatt, blir avvist, og du får vite hvorfor.
   *[leaflet] Etter regelheftet: dommeren sier bare noe når noen spør.
}
# Against the computer. $word says how the game stands.
play-against = Din farge: { SMALL($color) }. Datamaskinen spiller på nivå { $level } av { $levels }.
play-level = Datamaskinen spiller nå på nivå { $level } av { $levels }.
play-level-range = Velg et nivå fra 1 til { $levels }: level 4
play-thinking = { $color } tenker…
play-hint = Prøv { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } spilte { $move }.
play-huffed = { $next ->
    [move] { $color } blåser brikken på rute { $square } og skal deretter gjøre trekket sitt.
   *[over] { $color } blåser brikken på rute { $square }.
}
play-demanded = Trekket tas tilbake; { SMALL($color) } må slå.
play-may-answer = { $answer ->
    [huff] Før du trekker, kan du blåse, hvis et slag ble oversett.
    [withdraw] Før du trekker, kan du kreve trekket tatt tilbake, hvis et slag ble oversett.
   *[either] Før du trekker, kan du blåse eller kreve trekket tatt tilbake, hvis et slag ble oversett.
}
play-touched = { $color } rører brikken på rute { $square }.
play-adjusted = { $color } retter på brikken på rute { $square }.
play-offered = { $color } tilbyr remis: si ja (accept), si nei (decline) eller bare trekk.
play-declined = Remistilbudet er avslått.
play-let-stand = Trekket gjelder.
play-undone = Angret.
play-nothing-to-undo = Det er ikke noe å angre.
play-claimable = Nå går det an å kreve remis.
play-countdown = Remis om { $moves } trekk.
play-legal-moves = Mulige trekk: { $moves }
play-saved = Lagret i { $file }.
play-resumed = Spillet i { $file } fortsetter.
play-not-saved = Det kunne ikke lagres i { $file }: { $error }
play-no-save-name = Skriv hvilken fil spillet skal lagres i: save FIL
play-unknown = Det er verken et trekk eller en kommando: { $input }. Skriv { $help } for å få hjelp.
play-end-of-input = Ha det.

help-heading = Dette kan du skrive:
help-move = et trekk: 32-28, 28x19, eller med rutene underveis: 47x38x24
help-moves = vis mulige trekk
help-why = si hvorfor et trekk er tillatt eller ikke: why 32-28
help-hint = vis hva datamaskinen ville gjort her
help-level = bestem hvor godt datamaskinen spiller: level 4
help-board = tegn brettet på nytt
help-undo = angre det siste
help-touch = rør en brikke: touch 32
help-adjust = si at du bare retter på en brikke: adjust 32
help-huff = blås bort en brikke som skulle ha slått: huff 28
help-demand = krev at motstanderen tar tilbake trekket sitt og slår
help-stand = la et oversett slag passere
help-offer = tilby remis
help-accept = si ja til remis
help-decline = si nei til remis
help-claim = krev remis
help-resign = gi opp
help-save = lagre spillet i en fil: save FIL
help-rules = les reglene for dette spillet
help-flip = snu brettet
help-quit = avslutt
