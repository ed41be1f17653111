# A game in the terminal.

play-opening = { $game }. Tippe einen Zug ein, zum Beispiel { $example }, oder { $help } für Hilfe.
play-mode = { $mode ->
    [friendly] Freundlich: Ein Zug, der nicht erlaubt ist, wird abgelehnt, mit Begründung.
   *[leaflet] Nach der Spielanleitung: Der Schiedsrichter spricht nur, wenn du ihn fragst.
}
# Against the computer. $word says how the game stands.
play-against = Deine Farbe: { $color }. Der Computer spielt auf Stufe { $level } von { $levels }.
play-level = Der Computer spielt jetzt auf Stufe { $level } von { $levels }.
play-level-range = Wähle eine Stufe von 1 bis { $levels }: level 4
play-thinking = { $color } denkt nach …
play-hint = Versuch es mit { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } hat { $move } gespielt.
play-huffed = { $next ->
    [move] { $color } pustet den Stein auf { $square } vom Brett und muss noch ziehen.
   *[over] { $color } pustet den Stein auf { $square } vom Brett.
}
play-demanded = Der Zug ist zurückgenommen; { $color } muss schlagen.
play-may-answer = { $answer ->
    [huff] Wurde ein Schlagzug versäumt, darfst du vor deinem Zug pusten.
    [withdraw] Wurde ein Schlagzug versäumt, darfst du vor deinem Zug den Zug zurücknehmen lassen.
   *[either] Wurde ein Schlagzug versäumt, darfst du vor deinem Zug pusten oder den Zug zurücknehmen lassen.
}
play-touched = { $color } berührt den Stein auf { $square }.
play-adjusted = { $color } rückt den Stein auf { $square } zurecht.
play-offered = { $color } bietet Remis an: annehmen (accept), ablehnen (decline) oder einfach ziehen.
play-declined = Das Remis ist abgelehnt.
play-let-stand = Der Zug gilt.
play-undone = Zurückgenommen.
play-nothing-to-undo = Es gibt nichts zurückzunehmen.
play-claimable = Remis kann beansprucht werden.
play-countdown = Züge bis zum Remis: { $moves }.
play-legal-moves = Mögliche Züge: { $moves }
play-saved = Gespeichert in { $file }.
play-resumed = Die Partie in { $file } geht weiter.
play-not-saved = Das Speichern in { $file } ist nicht gelungen: { $error }
play-no-save-name = Sag, in welcher Datei gespeichert werden soll: save DATEI
play-unknown = Das ist weder ein Zug noch ein Befehl: { $input }. Tippe { $help } für Hilfe.
play-end-of-input = Auf Wiedersehen.

help-heading = Das kannst du eintippen:
help-move = ein Zug: 32-28, 28x19, oder mit den Feldern unterwegs: 47x38x24
help-moves = die möglichen Züge zeigen
help-why = sagen, warum ein Zug erlaubt ist oder nicht: why 32-28
help-hint = zeigen, was der Computer hier tun würde
help-level = einstellen, wie gut der Computer spielt: level 4
help-board = das Brett neu zeichnen
help-undo = das Letzte zurücknehmen
help-touch = einen Stein berühren: touch 32
help-adjust = sagen, dass du einen Stein nur zurechtrückst: adjust 32
help-huff = pusten, also einen Stein, der hätte schlagen müssen, vom Brett nehmen: huff 28
help-demand = deinen Gegner seinen Zug zurücknehmen und schlagen lassen
help-stand = einen versäumten Schlagzug durchgehen lassen
help-offer = Remis anbieten
help-accept = das Remis annehmen
help-decline = das Remis ablehnen
help-claim = Remis beanspruchen
help-resign = aufgeben
help-save = die Partie speichern: save DATEI
help-rules = die Regeln dieses Spiels lesen
help-flip = das Brett drehen
help-quit = aufhören
