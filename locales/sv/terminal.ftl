# A game in the terminal.

play-opening = { $game }. Skriv ett drag, till exempel { $example }, eller { $help } för hjälp.
play-mode = { $mode ->
    [friendly] Vänligt: ett drag som inte är tillåtet avvisas, och du får veta varför.
   *[leaflet] Efter regelbladet: domaren säger något bara när någon frågar.
}
# Against the computer. $word says how the game stands.
play-against = Din färg: { SMALL($color) }. Datorn spelar på nivå { $level } av { $levels }.
play-level = Datorn spelar nu på nivå { $level } av { $levels }.
play-level-range = Välj en nivå från 1 till { $levels }: level 4
play-thinking = { $color } tänker…
play-hint = Prova { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } spelade { $move }.
play-huffed = { $next ->
    [move] { $color } blåser brickan på ruta { $square } och ska sedan göra sitt drag.
   *[over] { $color } blåser brickan på ruta { $square }.
}
play-demanded = Draget tas tillbaka; { SMALL($color) } måste slå.
play-may-answer = { $answer ->
    [huff] Innan du flyttar får du blåsa, om ett slag missades.
    [withdraw] Innan du flyttar får du kräva att draget tas tillbaka, om ett slag missades.
   *[either] Innan du flyttar får du blåsa eller kräva att draget tas tillbaka, om ett slag missades.
}
play-touched = { $color } rör vid brickan på ruta { $square }.
play-adjusted = { $color } rättar till brickan på ruta { $square }.
play-offered = { $color } erbjuder remi: tacka ja (accept), tacka nej (decline) eller flytta bara.
play-declined = Remierbjudandet avböjs.
play-let-stand = Draget gäller.
play-undone = Ångrat.
play-nothing-to-undo = Det finns inget att ångra.
play-claimable = Nu går det att kräva remi.
play-countdown = Remi om { $moves } drag.
play-legal-moves = Möjliga drag: { $moves }
play-saved = Sparat i { $file }.
play-resumed = Partiet i { $file } fortsätter.
play-not-saved = Det gick inte att spara i { $file }: { $error }
play-no-save-name = Skriv i vilken fil partiet ska sparas: save FIL
play-unknown = Det är varken ett drag eller ett kommando: { $input }. Skriv { $help } för hjälp.
play-end-of-input = Hej då.

help-heading = Det här kan du skriva:
help-move = ett drag: 32-28, 28x19, eller med rutorna på vägen: 47x38x24
help-moves = visa möjliga drag
help-why = säg varför ett drag är tillåtet eller inte: why 32-28
help-hint = visa vad datorn skulle göra här
help-level = ändra hur bra datorn spelar: level 4
help-board = rita brädet igen
help-undo = ångra det senaste
help-touch = rör vid en bricka: touch 32
help-adjust = säg att du bara rättar till en bricka: adjust 32
help-huff = blås bort en bricka som borde ha slagit: huff 28
help-demand = kräv att motspelaren tar tillbaka sitt drag och slår
help-stand = låt ett missat slag passera
help-offer = erbjud remi
help-accept = tacka ja till remi
help-decline = tacka nej till remi
help-claim = kräv remi
help-resign = ge upp
help-save = spara partiet i en fil: save FIL
help-rules = läs reglerna för det här spelet
help-flip = vänd på brädet
help-quit = sluta
