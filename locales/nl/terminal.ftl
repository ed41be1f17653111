# A game in the terminal.

play-opening = { $game }. Typ een zet, bijvoorbeeld { $example }, of { $help } voor hulp.
play-mode = { $mode ->
    [friendly] Vriendelijk: een zet die niet mag, wordt geweigerd, met de reden erbij.
   *[leaflet] Volgens het spelregelblad: de scheidsrechter zegt alleen iets als je het vraagt.
}
# Against the computer. $word says how the game stands.
play-against = Jouw kleur: { SMALL($color) }. De computer speelt op niveau { $level } van { $levels }.
play-level = De computer speelt nu op niveau { $level } van { $levels }.
play-level-range = Kies een niveau van 1 tot en met { $levels }: level 4
play-thinking = { $color } denkt na…
play-hint = Probeer { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } speelde { $move }.
play-huffed = { $next ->
    [move] { $color } blaast het stuk op { $square } en moet nog zetten.
   *[over] { $color } blaast het stuk op { $square }.
}
play-demanded = De zet is teruggenomen; { SMALL($color) } moet slaan.
play-may-answer = { $answer ->
    [huff] Is er een slag gemist, dan mag je vóór je zet blazen.
    [withdraw] Is er een slag gemist, dan mag je vóór je zet de zet laten terugnemen.
   *[either] Is er een slag gemist, dan mag je vóór je zet blazen of de zet laten terugnemen.
}
play-touched = { $color } raakt het stuk op { $square } aan.
play-adjusted = { $color } zet het stuk op { $square } recht.
play-offered = { $color } biedt remise aan: aannemen (accept), afwijzen (decline) of gewoon zetten.
play-declined = De remise is afgewezen.
play-let-stand = De zet blijft staan.
play-undone = Teruggenomen.
play-nothing-to-undo = Er is niets om terug te nemen.
play-claimable = Je kunt remise opeisen.
play-countdown = Aantal zetten tot remise: { $moves }.
play-legal-moves = Mogelijke zetten: { $moves }
play-saved = Bewaard in { $file }.
play-resumed = De partij in { $file } gaat verder.
play-not-saved = Bewaren in { $file } is niet gelukt: { $error }
play-no-save-name = Zeg in welk bestand je wilt bewaren: save BESTAND
play-unknown = Dat is geen zet en geen opdracht: { $input }. Typ { $help } voor hulp.
play-end-of-input = Tot ziens.

help-heading = Dit kun je typen:
help-move = een zet: 32-28, 28x19, of met de velden onderweg: 47x38x24
help-moves = de mogelijke zetten tonen
help-why = zeggen waarom een zet wel of niet mag: why 32-28
help-hint = tonen wat de computer hier zou doen
help-level = kiezen hoe goed de computer speelt: level 4
help-board = het bord opnieuw tekenen
help-undo = het laatste terugnemen
help-touch = een stuk aanraken: touch 32
help-adjust = zeggen dat je een stuk alleen rechtzet: adjust 32
help-huff = blazen, een stuk dat had moeten slaan van het bord nemen: huff 28
help-demand = je tegenstander zijn zet laten terugnemen en laten slaan
help-stand = een gemiste slag door de vingers zien
help-offer = remise aanbieden
help-accept = de remise aannemen
help-decline = de remise afwijzen
help-claim = remise opeisen
help-resign = opgeven
help-save = de partij bewaren: save BESTAND
help-rules = de regels van dit spel lezen
help-flip = het bord omdraaien
help-quit = stoppen
