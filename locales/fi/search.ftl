# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Toista siirrot
autoplay-stop = Pysäytä toisto
autoplay-pace = Aika siirtoa kohti

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Muistiinpanot
note-marks = Miten hyvä se on?
note-no-mark = Ei merkkiä
note-comment = Kommentti
note-promote = Tee tästä päämuunnelma

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Kulku
study-threat = Uhka
study-arrows = Nuolet

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Etsi asemaa
seek-here = Etsi tätä asemaa
seek-kind = Mitä etsitään?
seek-exact = Tätä asemaa
seek-theme = Näitä nappuloita, olipa muualla mitä tahansa
seek-theme-how = Aseta nappulat laudalle. Muilla ruuduilla saa olla mitä tahansa, ellet merkitse niitä tyhjiksi.
seek-empty = oltava tyhjä
seek-turn-any = Kumpi tahansa
seek-reversed = Myös värit vaihdettuina
seek-plies = Vähintään näin monta puolisiirtoa
seek-where = Mistä?
seek-start = Etsi
seek-stop = Pysäytä
seek-progress = { $done } / { $count } peliä tutkittu
seek-found = Löydettyjä pelejä: { $count }
seek-none = Sitä ei esiinny näissä peleissä.
seek-first = Vain ensimmäiset { $count } näytetään.
seek-move = siirto { $number }
seek-is-reversed = värit vaihdettu
seek-next = Mitä sitten pelattiin

# A game within another web page.
embed-copy = Kopioi upotuskoodi
embed-copied = Kopioitu. Liitä koodi verkkosivun lähteeseen: peli näkyy siellä.
embed-too-long = Tämä peli on liian pitkä osoitteeseen.
embed-open = Avaa Damierissa
embed-none = Tässä osoitteessa ei ole peliä.
