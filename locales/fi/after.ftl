# After a game: how it went, and how somebody fares.

# Three sentences tell how a game went. In a game against the computer $who is "you" or "computer"; else it is
# "color", and $color one of the colors in games.ftl. $number is the number of a move, $move one such as 31-27.
after-led-until = { $who ->
    [you] Olit edellä siirtoon { $number } asti.
    [computer] Tietokone oli edellä siirtoon { $number } asti.
   *[color] { $color } oli edellä siirtoon { $number } asti.
}
after-level-until = Peli oli tasainen siirtoon { $number } asti.
after-led-from = { $who ->
    [you] Olit edellä siirrosta { $number } alkaen.
    [computer] Tietokone oli edellä siirrosta { $number } alkaen.
   *[color] { $color } oli edellä siirrosta { $number } alkaen.
}
# Who lost by the clock, or gave up, may have led.
after-led-to-end = { $who ->
    [you] Laudalla olit edellä loppuun asti.
    [computer] Laudalla tietokone oli edellä loppuun asti.
   *[color] Laudalla { SMALL($color) } oli edellä loppuun asti.
}
after-level = Peli oli tasainen loppuun asti.
# Follows "until move 17": at that move.
after-gave = { $who ->
    [you] Siinä { $move } maksoi { $pieces ->
        [one] yhden nappulan
        [2] kaksi nappulaa
        [3] kolme nappulaa
       *[other] { $pieces } nappulaa
    }.
    [computer] Siinä tietokone menetti { $pieces ->
        [one] yhden nappulan
        [2] kaksi nappulaa
        [3] kolme nappulaa
       *[other] { $pieces } nappulaa
    } siirrolla { $move }.
   *[color] Siinä { SMALL($color) } menetti { $pieces ->
        [one] yhden nappulan
        [2] kaksi nappulaa
        [3] kolme nappulaa
       *[other] { $pieces } nappulaa
    } siirrolla { $move }.
}
after-turned = { $who ->
    [you] Siinä { $move } käänsi pelin.
    [computer] Siinä tietokone pelasi { $move }, ja peli kääntyi sinun eduksesi.
   *[color] Siinä { SMALL($color) } pelasi { $move }, ja peli kääntyi.
}
# At least two pieces.
after-took = { $who ->
    [you] Siirrolla { $move } söit { $pieces } nappulaa kerralla.
   *[color] Siirrolla { $move } { SMALL($color) } söi { $pieces } nappulaa kerralla.
}
after-faultless = Tietokone ei löytänyt pelistäsi virheitä.
after-length = { $moves ->
    [one] Peli kesti yhden siirron.
   *[other] Peli kesti { $moves } siirtoa.
}
after-how = Näin peli kulki
after-looking = Tietokone käy peliä läpi…
after-plot = Mahdollisuudet siirto siirrolta
after-plot-turn = Siirto { $number }
after-try = Yritä uudelleen tästä
after-look = Analysoi siirto

# How somebody fares, for each box and each level of the computer.
statistics-heading = Tilastot
statistics-intro = Miten pelisi tietokonetta vastaan päättyivät, rasioittain ja tasoittain.
statistics-none = Laskettavaa ei vielä ole. Pelaa peli tietokonetta vastaan loppuun, niin se näkyy täällä.
statistics-level = Taso
# Headings over numbers of games.
statistics-won = Voitot
statistics-drawn = Tasapelit
statistics-lost = Tappiot
# At least two.
statistics-streak = { $games } voittoa peräkkäin
statistics-play = Pelaa tasolla { $level }
statistics-last = Viimeksi pelattu: { $date }
