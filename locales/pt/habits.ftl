# What players are used to at the board: keys, moves chosen ahead, words that are typed, settings.

# Keys of a keyboard, beside those that other files name. $word is `command-help`.
keys-game = Numa partida
keys-mouse = Com o rato
keys-words = Em vez de um lance podem escrever-se palavras: «{ $word }» enumera-as.
key-name-home = Home
key-name-end = End
key-name-space = Espaço
key-name-enter = Enter
key-zen = Só o tabuleiro
key-sound = Ligar ou desligar os sons
key-help = Esta ajuda
key-autoplay = Reproduzir os lances um a um
key-engine = Deixar o computador pensar também, ou não
key-best = Jogar o melhor lance
key-threat = Mostrar a ameaça
key-arrows = Mostrar ou esconder as setas
key-previous-line = Variante anterior
key-next-line = Variante seguinte
key-previous-game = Partida anterior do ficheiro
key-next-game = Partida seguinte do ficheiro
mouse-draw = Botão direito: rodear uma casa ou desenhar uma seta. Shift, Alt e Ctrl mudam de lápis.
mouse-ahead = Enquanto o computador pensa, já podes escolher o teu lance.

# A move chosen while the computer thinks, and one that is to be confirmed. $move is a move as it is written.
ahead-chosen = Escolhido de antemão: { $move }.
ahead-given-up = O lance escolhido de antemão foi anulado.
ahead-refused = O lance que escolheste de antemão não é possível.
confirm-ask = { $move }: queres jogá-lo?
confirm-play = Jogar
confirm-back = Voltar
sound-on = Sons ligados.
sound-off = Sons desligados.

# Words that are typed in place of a move, in small letters.
command-last = último
command-pieces = peças
command-clock = relógio
command-moves = lances
command-captures = capturas
command-row = fila
command-board = tabuleiro
command-draw = empate
command-resign = desistir
command-help = ajuda

# What is answered to them. $words are those words, $squares names of squares, $rows a number.
commands-are = Também podes escrever: { $words }.
command-not-by-leaflet = Segundo o folheto, cabe-te a ti encontrar os lances.
pieces-men = { $color }, peões: { $squares }.
pieces-kings = { $color }, damas: { $squares }.
moves-none = Não há lances a indicar.
row-none = As filas têm números de 1 a { $rows }.

# Settings.
settings-look = Página
settings-board = Tabuleiro
settings-moving = Mover
settings-results = Resultados
settings-results-as = Escrever os resultados
settings-brightness = Brilho do tabuleiro
settings-board-contrast = Contraste do tabuleiro
settings-hue = Tonalidade do tabuleiro
settings-reset-colors = Cores originais
settings-premove = Escolher um lance enquanto o computador pensa
settings-one-click = Mover com um clique quando só há um lance possível
settings-confirm = Mostrar um lance antes de ele contar
settings-forced = Jogar por si só o único lance possível
settings-claim = Reclamar o empate por mim logo que seja possível
settings-sound-set = Tipo de sons
settings-sound-wood = Madeira
settings-sound-soft = Feltro
settings-sound-bell = Sino
settings-volume = Volume
settings-try = Ouvir
settings-speak = Dizer os lances em voz alta
settings-speak-none = Este dispositivo não tem voz para esta língua: não se ouviria nada.
