# A game in the terminal.

play-opening = { $game }. Scrivi una mossa, per esempio { $example }, oppure { $help } per l’aiuto.
play-mode = { $mode ->
    [friendly] Amichevole: una mossa non permessa viene rifiutata, con il motivo.
   *[leaflet] Secondo il foglietto: l’arbitro parla solo se interrogato.
}
# Against the computer. $word says how the game stands.
play-against = { $color } sei tu. Il computer gioca al livello { $level } di { $levels }.
play-level = Ora il computer gioca al livello { $level } di { $levels }.
play-level-range = Scegli un livello da 1 a { $levels }: level 4
play-thinking = { $color } sta pensando…
play-hint = Prova { $move }. { $word }.
play-prompt = { $color }>
play-played = { $color } ha giocato { $move }.
play-huffed = { $next ->
    [move] { $color } soffia il pezzo sulla casella { $square } e deve ancora muovere.
   *[over] { $color } soffia il pezzo sulla casella { $square }.
}
play-demanded = La mossa viene ritirata. { $color } deve prendere.
play-may-answer = { $answer ->
    [huff] Prima di muovere puoi soffiare, se è stata mancata una presa.
    [withdraw] Prima di muovere puoi far ritirare la mossa, se è stata mancata una presa.
   *[either] Prima di muovere puoi soffiare o far ritirare la mossa, se è stata mancata una presa.
}
play-touched = { $color } tocca il pezzo sulla casella { $square }.
play-adjusted = { $color } mette a posto il pezzo sulla casella { $square }.
play-offered = { $color } offre la patta: accettare (accept), rifiutare (decline) o semplicemente muovere.
play-declined = Patta rifiutata.
play-let-stand = La mossa resta valida.
play-undone = Annullato.
play-nothing-to-undo = Non c’è nulla da annullare.
play-claimable = Si può chiedere la patta.
play-countdown = Mosse alla patta: { $moves }.
play-legal-moves = Mosse possibili: { $moves }
play-saved = Salvato in { $file }.
play-resumed = Riprende la partita in { $file }.
play-not-saved = Impossibile salvare in { $file }: { $error }
play-no-save-name = Indica dove salvare: save FILE
play-unknown = Non è né una mossa né un comando: { $input }. Scrivi { $help } per l’aiuto.
play-end-of-input = Arrivederci.

help-heading = Che cosa puoi scrivere:
help-move = una mossa: 32-28, 28x19, o con le caselle del percorso: 47x38x24
help-moves = mostra le mosse possibili
help-why = spiega perché una mossa è permessa o no: why 32-28
help-hint = mostra che cosa farebbe qui il computer
help-level = cambia la forza del computer: level 4
help-board = ridisegna la damiera
help-undo = annulla l’ultima azione
help-touch = tocca un pezzo: touch 32
help-adjust = di’ che vuoi solo mettere a posto un pezzo: adjust 32
help-huff = soffia, cioè togli dalla damiera un pezzo che doveva prendere: huff 28
help-demand = obbliga il tuo avversario a ritirare la mossa e a prendere
help-stand = lascia correre una presa mancata
help-offer = offri la patta
help-accept = accetta la patta
help-decline = rifiuta la patta
help-claim = chiedi la patta
help-resign = abbandona
help-save = salva la partita: save FILE
help-rules = leggi le regole di questo gioco
help-flip = gira la damiera
help-quit = esci
