# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Afspil trækkene
autoplay-stop = Stop afspilningen
autoplay-pace = Tid pr. træk

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Noter
note-marks = Hvor godt er det?
note-no-mark = Intet tegn
note-comment = Kommentar
note-promote = Gør til hovedvariant

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Forløb
study-threat = Trussel
study-arrows = Pile

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Søg efter en stilling
seek-here = Søg efter denne stilling
seek-kind = Hvad søges der efter?
seek-exact = Denne stilling
seek-theme = Disse brikker, hvad der ellers står
seek-theme-how = Sæt brikkerne på brættet. På de andre felter må alt stå, medmindre du markerer dem som tomme.
seek-empty = skal være tomt
seek-turn-any = Ligegyldigt hvem
seek-reversed = Også med ombyttede farver
seek-plies = I mindst så mange halvtræk
seek-where = Hvor?
seek-start = Søg
seek-stop = Stop
seek-progress = { $done } af { $count } spil gennemsøgt
seek-found = Fundne spil: { $count }
seek-none = Det forekommer ikke i disse spil.
seek-first = Kun de første { $count } vises.
seek-move = træk { $number }
seek-is-reversed = ombyttede farver
seek-next = Hvad der så blev spillet

# A game within another web page.
embed-copy = Kopiér koden til indlejring
embed-copied = Kopieret. Sæt koden ind i kilden til en webside: der vises spillet.
embed-too-long = Dette spil er for langt til en adresse.
embed-open = Åbn i Damier
embed-none = Der er intet spil på denne adresse.
