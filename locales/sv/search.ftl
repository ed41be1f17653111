# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Spela upp dragen
autoplay-stop = Stoppa uppspelningen
autoplay-pace = Tid per drag

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Anteckningar
note-marks = Hur bra är det?
note-no-mark = Inget tecken
note-comment = Kommentar
note-promote = Gör till huvudvariant

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Förlopp
study-threat = Hot
study-arrows = Pilar

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Sök en ställning
seek-here = Sök den här ställningen
seek-kind = Vad söks?
seek-exact = Den här ställningen
seek-theme = De här brickorna, vad som än står i övrigt
seek-theme-how = Placera brickorna på brädet. På de andra rutorna får vad som helst stå, om du inte märker dem som tomma.
seek-empty = måste vara tom
seek-turn-any = Vem som helst
seek-reversed = Även med ombytta färger
seek-plies = Under minst så många halvdrag
seek-where = Var?
seek-start = Sök
seek-stop = Stoppa
seek-progress = { $done } av { $count } partier genomsökta
seek-found = Hittade partier: { $count }
seek-none = Det förekommer inte i de här partierna.
seek-first = Bara de första { $count } visas.
seek-move = drag { $number }
seek-is-reversed = ombytta färger
seek-next = Vad som spelades sedan

# A game within another web page.
embed-copy = Kopiera koden för inbäddning
embed-copied = Kopierat. Klistra in koden i en webbsidas källa: där visas partiet.
embed-too-long = Det här partiet är för långt för en adress.
embed-open = Öppna i Damier
embed-none = Det finns inget parti på den här adressen.
