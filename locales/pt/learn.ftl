# The rules page, and comparing two games.

leaflet-contents = Índice
leaflet-own-words = As regras do folheto, por palavras nossas.
leaflet-own-words-world = As regras por palavras nossas.
leaflet-try-out = Joga nos diagramas: o árbitro diz o que é permitido.
# $language is the name of a language, in itself.
leaflet-in-its-language = Na língua do folheto: { $language }
leaflet-print = Imprimir
leaflet-play = Jogar este jogo
leaflet-compare = Comparar com
leaflet-compare-button = Comparar
leaflet-open = Ler tudo
leaflet-reading = Como o entendemos
leaflet-other-reading = A outra leitura:
leaflet-play-other = Jogar com a outra leitura
leaflet-again = Outra vez
leaflet-show = Mostrar
# $move is a move that is not allowed.
leaflet-try = Tentar { $move }, que não é permitido
leaflet-right = Certo: { $moves }
leaflet-right-more = Certo: { $moves } e outros
leaflet-diagram = Diagrama: { $caption }
compare-title = { $a } e { $b }
# $a and $b are titles of games.
compare-intro = Conheces este jogo: { $a }. Isto muda no outro: { $b }.
compare-same-position = A mesma posição nos dois jogos:
compare-same = Igual nos dois: { $topics }.
compare-nothing = Os dois jogam-se da mesma maneira.
compare-silent = Nada se diz sobre isto.
compare-moves = Permitido: { $moves }
compare-swap = Ao contrário
