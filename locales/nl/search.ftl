# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Zetten afspelen
autoplay-stop = Afspelen stoppen
autoplay-pace = Tijd per zet

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Notities
note-marks = Hoe goed is dit?
note-no-mark = Geen teken
note-comment = Commentaar
note-promote = Tot hoofdvariant maken

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Verloop
study-threat = Dreiging
study-arrows = Pijlen

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Een stand zoeken
seek-here = Deze stand zoeken
seek-kind = Wat wordt gezocht?
seek-exact = Deze stand
seek-theme = Deze stukken, wat er verder ook staat
seek-theme-how = Zet de stukken op het bord. Op de andere velden mag alles staan, tenzij ze als leeg zijn aangemerkt.
seek-empty = moet leeg zijn
seek-turn-any = Een van beide
seek-reversed = Ook met verwisselde kleuren
seek-plies = Minstens zoveel halve zetten lang
seek-where = Waar?
seek-start = Zoeken
seek-stop = Stoppen
seek-progress = { $done } van { $count } partijen doorzocht
seek-found = Gevonden partijen: { $count }
seek-none = In deze partijen komt dat niet voor.
seek-first = Alleen de eerste { $count } worden getoond.
seek-move = zet { $number }
seek-is-reversed = kleuren verwisseld
seek-next = Wat er toen gespeeld werd

# A game within another web page.
embed-copy = Code voor een webpagina kopiëren
embed-copied = Gekopieerd. Plak de code in de bron van een webpagina: de partij verschijnt daar.
embed-too-long = Deze partij is te lang voor een adres.
embed-open = Openen in Damier
embed-none = Op dit adres is geen partij.
