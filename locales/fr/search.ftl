# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Faire défiler les coups
autoplay-stop = Arrêter le défilement
autoplay-pace = Temps par coup

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Notes
note-marks = Que vaut ce coup ?
note-no-mark = Aucun signe
note-comment = Commentaire
note-promote = En faire la variante principale

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Déroulement
study-threat = Menace
study-arrows = Flèches

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Chercher une position
seek-here = Chercher cette position
seek-kind = Que cherchez-vous ?
seek-exact = Cette position
seek-theme = Ces pièces, quoi qu’il y ait d’autre
seek-theme-how = Placez les pièces sur le damier. Les autres cases peuvent contenir n’importe quoi, sauf si vous les marquez comme vides.
seek-empty = doit être vide
seek-turn-any = L’un ou l’autre
seek-reversed = Aussi avec les couleurs inversées
seek-plies = Pendant au moins tant de demi-coups
seek-where = Où ?
seek-start = Chercher
seek-stop = Arrêter
seek-progress = { $done } parties sur { $count } examinées
seek-found = Parties trouvées : { $count }
seek-none = Cela n’apparaît dans aucune de ces parties.
seek-first = Seules les { $count } premières sont affichées.
seek-move = coup { $number }
seek-is-reversed = couleurs inversées
seek-next = Ce qui a été joué ensuite

# A game within another web page.
embed-copy = Copier le code à intégrer
embed-copied = Copié. Collez-le dans la source d’une page web : la partie y apparaîtra.
embed-too-long = Cette partie est trop longue pour une adresse.
embed-open = Ouvrir dans Damier
embed-none = Il n’y a pas de partie à cette adresse.
