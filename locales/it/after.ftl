# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Eri in vantaggio fino alla mossa { $number }.
    [computer] Il computer era in vantaggio fino alla mossa { $number }.
   *[color] { $color } era in vantaggio fino alla mossa { $number }.
}
after-level-until = La partita era in equilibrio fino alla mossa { $number }.
after-led-from = { $who ->
    [you] Dalla mossa { $number } eri in vantaggio.
    [computer] Dalla mossa { $number } il computer era in vantaggio.
   *[color] Dalla mossa { $number } { SMALL($color) } era in vantaggio.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] Sulla damiera eri in vantaggio fino alla fine.
    [computer] Sulla damiera il computer era in vantaggio fino alla fine.
   *[color] Sulla damiera { SMALL($color) } era in vantaggio fino alla fine.
}
after-level = La partita è rimasta in equilibrio fino alla fine.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Lì { $move } è costata { $pieces ->
        [one] un pezzo
        [2] due pezzi
        [3] tre pezzi
       *[other] { $pieces } pezzi
    }.
    [computer] Lì il computer ha perso { $pieces ->
        [one] un pezzo
        [2] due pezzi
        [3] tre pezzi
       *[other] { $pieces } pezzi
    } con { $move }.
   *[color] Lì { SMALL($color) } ha perso { $pieces ->
        [one] un pezzo
        [2] due pezzi
        [3] tre pezzi
       *[other] { $pieces } pezzi
    } con { $move }.
}
after-turned = { $who ->
    [you] Lì { $move } ha fatto girare la partita.
    [computer] Lì il computer ha giocato { $move }, e la partita è girata a tuo favore.
   *[color] Lì { SMALL($color) } ha giocato { $move }, e la partita è girata.
}
# At least two pieces.
after-took = { $who ->
    [you] Con { $move } hai preso { $pieces } pezzi in un colpo solo.
   *[color] Con { $move } { SMALL($color) } ha preso { $pieces } pezzi in un colpo solo.
}
after-faultless = Il computer non ha trovato errori nel tuo gioco.
after-length = { $moves ->
    [one] La partita è durata una mossa.
   *[other] La partita è durata { $moves } mosse.
}
after-how = Com’è andata
after-looking = Il computer sta rivedendo la partita…
after-plot = Le possibilità mossa per mossa
after-plot-turn = Mossa { $number }
after-try = Riprova da qui
after-look = Analizza la mossa

# How somebody fares, for each box and each level of the computer.
statistics-heading = Statistiche
statistics-intro = Come sono finite le tue partite contro il computer, per scatola e per livello.
statistics-none = Non c’è ancora niente da contare. Finisci una partita contro il computer e la troverai qui.
statistics-level = Livello
# Headings over numbers of games.
statistics-won = Vinte
statistics-drawn = Patte
statistics-lost = Perse
# At least two.
statistics-streak = { $games } vittorie di fila
statistics-play = Gioca al livello { $level }
statistics-last = Ultima partita: { $date }
