# The desk's helpers: going through by itself, notes, searching, embedding.

# Going through a game by itself.
autoplay-start = Reproduzir os lances
autoplay-stop = Parar a reprodução
autoplay-pace = Tempo por lance

# What somebody writes of a move: a mark such as !? and a comment.
note-heading = Notas
note-marks = Que tal é?
note-no-mark = Sem sinal
note-comment = Comentário
note-promote = Tornar linha principal

# How the computer sees the course of the game, in a word; then what the board shows of what the computer thinks.
study-course-tab = Curso
study-threat = Ameaça
study-arrows = Setas

# In which games does a position stand? $count and $done are numbers of games.
seek-heading = Procurar uma posição
seek-here = Procurar esta posição
seek-kind = O que se procura?
seek-exact = Esta posição
seek-theme = Estas peças, haja o que houver além delas
seek-theme-how = Coloca as peças no tabuleiro. Nas outras casas pode haver qualquer coisa, a não ser que as marques como vazias.
seek-empty = tem de estar vazia
seek-turn-any = Qualquer um
seek-reversed = Também com as cores trocadas
seek-plies = Durante pelo menos tantos meios lances
seek-where = Onde?
seek-start = Procurar
seek-stop = Parar
seek-progress = { $done } de { $count } partidas examinadas
seek-found = Partidas encontradas: { $count }
seek-none = Não aparece nestas partidas.
seek-first = Só são mostradas as primeiras { $count }.
seek-move = lance { $number }
seek-is-reversed = cores trocadas
seek-next = O que se jogou a seguir

# A game within another web page.
embed-copy = Copiar o código para incorporar
embed-copied = Copiado. Cola-o no código de uma página web: a partida aparece ali.
embed-too-long = Esta partida é demasiado longa para um endereço.
embed-open = Abrir no Damier
embed-none = Não há nenhuma partida neste endereço.
