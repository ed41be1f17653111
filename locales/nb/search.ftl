# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Spill av trekkene
autoplay-stop = Stopp avspillingen
autoplay-pace = Tid per trekk

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Notater
note-marks = Hvor godt er det?
note-no-mark = Ikke noe tegn
note-comment = Kommentar
note-promote = Gjør til hovedvariant

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Forløp
study-threat = Trussel
study-arrows = Piler

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Søk etter en stilling
seek-here = Søk etter denne stillingen
seek-kind = Hva skal det søkes etter?
seek-exact = Denne stillingen
seek-theme = Disse brikkene, hva som enn står ellers
seek-theme-how = Sett brikkene på brettet. På de andre rutene kan hva som helst stå, om du ikke merker dem som tomme.
seek-empty = må være tomt
seek-turn-any = Hvem som helst
seek-reversed = Også med ombyttede farger
seek-plies = I minst så mange halvtrekk
seek-where = Hvor?
seek-start = Søk
seek-stop = Stopp
seek-progress = { $done } av { $count } spill gjennomsøkt
seek-found = Spill funnet: { $count }
seek-none = Det forekommer ikke i disse spillene.
seek-first = Bare de første { $count } vises.
seek-move = trekk { $number }
seek-is-reversed = ombyttede farger
seek-next = Hva som ble spilt så

# A game within another web page.
embed-copy = Kopier koden for innbygging
embed-copied = Kopiert. Lim koden inn i kilden til en nettside: der vises spillet.
embed-too-long = Dette spillet er for langt for en adresse.
embed-open = Åpne i Damier
embed-none = Det finnes ikke noe spill på denne adressen.
