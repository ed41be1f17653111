# The app in the browser.

# What is special about a game, in a few words. $color is one of the colors in games.ftl.
trait-first = { $color } começam
trait-goal-lose = ganha quem ficar sem peças
trait-goal-crown = ganha a primeira dama
trait-huff = com sopro
trait-huff-or-demand = com sopro, ou o lance é retirado
trait-withdraw = captura esquecida: o lance pode ser retirado
trait-flying-kings = damas voadoras
trait-short-kings = as damas andam uma só casa
trait-men-capture-back = os peões também capturam para trás
trait-men-capture-forward = os peões só capturam para a frente
trait-capture-straight = só se captura ao longo de linhas e colunas
trait-capture-all = também se captura ao longo de linhas e colunas
trait-free-choice = captura à escolha
trait-most-pieces = é preciso capturar o maior número de peças
trait-best-capture = é preciso fazer a melhor captura
trait-crowned-in-passing = faz-se dama de passagem
trait-dark-right = canto escuro à direita

# What happened, in a sentence. $captured is a list of squares.
spoken-move = { $color } jogam de { $from } para { $to }.
spoken-capture = { $color } vão de { $from } para { $to } e capturam em { $captured }.
spoken-crowned = O peão torna-se dama.
# A piece is huffed, or a move taken back; $choice says whether other captures would have done as well.
spoken-huff = { $color } sopram { $piece ->
    [king] { $whose ->
        [yours] a tua dama
       *[theirs] a dama
    }
   *[man] { $whose ->
        [yours] o teu peão
       *[theirs] o peão
    }
} da casa { $square }: devia { $choice ->
    [none] capturar em { $captured }
   *[free] capturar
} e não o fez.
spoken-demand = { $whose ->
    [yours] O teu lance { $move } é retirado: tens de { $choice ->
        [none] capturar em { $captured }
       *[free] capturar
    }.
   *[theirs] O lance { $move } é retirado. { $color } têm de { $choice ->
        [none] capturar em { $captured }
       *[free] capturar
    }.
}
spoken-timeout = { $color } esgotaram o tempo.
spoken-offer = { $color } propõem empate.
spoken-accept = { $color } aceitam o empate.
spoken-claim = { $color } reclamam o empate.
spoken-resign = { $color } desistem.
# A move that broke the rules but was carried out, because the leaflet leaves it to the opponent.
why-offence = { $move } foi jogado porque este folheto deixa ao adversário a decisão de protestar ou não.

# The first screen.
app-title = Damier
app-tagline = As damas, tal e qual o folheto da caixa.
app-skip = Saltar para o conteúdo
app-loading = O tabuleiro está a ser preparado…
shelf-heading = Os folhetos
shelf-intro = Pega na caixa que tens em casa: joga-se segundo o seu folheto, à letra.
shelf-rules = As regras
shelf-compare = Comparar as regras
shelf-world = Jogos do mundo
shelf-world-intro = Outros jogos no mesmo tabuleiro, cada um com as suas regras.
# $board is "10 × 10" or "8 × 8", $men is the number of men that each player has.
shelf-board = { $board } casas, { $men } peões por jogador
continue-heading = Continuar
continue-button = Continuar esta partida
all-games = Todas as partidas guardadas
language-label = Idioma
home = Voltar à prateleira

# The menu, and help with the keys of a keyboard.
menu = Menu
menu-play = Jogar
menu-learn = Aprender
menu-rules = Regras
menu-games = Partidas
menu-help = Ajuda
menu-manual = Manual
keys-board = Teclas no tabuleiro
keys-arrows = Setas: de casa em casa
keys-choose = Enter ou espaço: pegar numa peça e pousá-la
keys-digits = Algarismos: ir para a casa com esse número ou escolher o percurso com esse número
keys-escape = Esc: cancelar o que começaste
keys-beside = Teclas ao lado do tabuleiro

# A new game.
new-opponent = Quem joga?
new-opponent-computer = Eu contra o computador
new-opponent-two = Duas pessoas neste tabuleiro
new-level = Que nível deve ter o computador?
new-level-value = Nível { $level } de { $levels }
new-level-about = { $level ->
    [1] Perde muitas vezes o fio à meada nas trocas e avalia mal muitas posições. Bom para uma primeira partida.
    [2] Ainda perde o fio à meada em muitas trocas, mas vê um pouco mais.
    [3] Perde o fio à meada em cerca de uma troca em cada três. Bom para quem já conhece as regras.
    [4] Perde o fio à meada em cerca de uma troca em cada quatro e vê mais longe.
    [5] De vez em quando perde o fio à meada numa troca e ainda avalia mal muitas posições.
    [6] Raramente perde o fio à meada numa troca, mas ainda avalia mal algumas posições.
    [7] Segue todas as trocas e conhece aberturas. De vez em quando avalia mal uma posição.
    [8] Faz sempre o lance que acha melhor e vê mais longe.
    [9] Vê muito mais longe e raramente avalia mal uma posição.
    [10] Vê muito longe e quase nunca avalia mal uma posição.
    [11] Avalia o melhor que pode, mas pensa pouco tempo.
   *[12] Dá o seu melhor e pensa cerca de dois segundos em cada lance.
}
new-color = Quem joga com que cor?
new-color-mine = { $color } são minhas
new-color-lot = { $way ->
    [coin] Cara ou coroa
   *[lot] Tirar à sorte
}
new-name = { $color }: quem joga? (um nome, se quiseres)
new-referee = O árbitro é rigoroso?
new-referee-friendly = Amigável
new-referee-friendly-about = O que não é permitido é recusado, com a explicação.
# What becomes of a missed capture in this game when it is played by its leaflet: $missed.
new-referee-friendly-missed = { $missed ->
    [withdraw] Aqui não se pode esquecer uma captura, por isso nenhum lance é retirado por causa disso.
   *[huff] Aqui não se pode esquecer uma captura, por isso ninguém sopra.
}
new-referee-leaflet = Segundo o folheto
new-referee-leaflet-about = Como num tabuleiro de madeira: sem pistas, e cabe aos jogadores reparar no que corre mal.
new-referee-leaflet-missed = { $missed ->
    [huff] Com sopro: quem esquece uma captura pode perder a peça com que devia capturar.
    [huff-or-demand] Com sopro: quem esquece uma captura pode perder a peça com que devia capturar, ou ser obrigado a retirar o lance e a capturar.
   *[withdraw] Quem esquece uma captura pode ser obrigado a retirar o lance e a capturar.
}
# $adjust is the name of a button.
new-referee-leaflet-touch = Uma peça tocada tem de ser jogada. Se só a queres ajeitar, carrega primeiro em «{ $adjust }».
new-clock = Relógio
new-clock-none = Sem relógio
# $minutes and $seconds are numbers.
new-clock-fischer = { $minutes } min, e mais { $seconds } s por lance
new-clock-bronstein = { $minutes } min, até { $seconds } s devolvidos por lance
new-clock-delay = { $minutes } min, que só contam ao fim de { $seconds } s de cada lance
new-clock-plain = { $minutes } min por jogador
new-clock-own = Outro relógio
new-clock-kind = Tipo
new-clock-kind-fischer = Fischer: cada lance acrescenta tempo
new-clock-kind-bronstein = Bronstein: o tempo gasto é devolvido
new-clock-kind-delay = Atraso simples: o relógio espera primeiro
new-clock-minutes = Minutos por jogador
new-clock-seconds = Segundos por lance
new-board-turns = O tabuleiro roda para quem tem a vez
new-start = Começar a partida
new-rules = Ler o folheto

# Playing.
play-turn-yours = É a tua vez.
play-turn-color = { $color } têm a vez.
play-computer-thinks = O computador está a pensar…
play-computer = Computador, nível { $level }
play-person = Jogador
play-must-obey = O teu lance foi retirado: tens de capturar.
play-touched-piece = Tocaste na peça da casa { $square }: tens de a jogar.
play-looking-back = Estás a ver uma posição anterior.
play-back-to-now = Voltar à partida
play-choose-route = Há vários percursos. Escolhe pelo número.
play-moves = Lances
play-no-moves-yet = Ainda não há lances.
play-type-move = Escreve um lance
play-type-example = por exemplo, { $move }
play-type-button = Jogar
play-why = Porque é que isso era permitido?
play-show-me = Mostra-me
play-close = Fechar
play-first = Primeira posição
play-previous = Um lance para trás
play-next = Um lance para a frente
play-last = Última posição
play-huff = Soprar
play-huff-which = Que peça devia ter capturado? Escolhe-a na casa onde está agora.
play-demand = Fazer retirar o lance
play-stand = Deixar passar
play-cancel = Cancelar
play-go-on-or-stop = Continua a captura ou para aqui.
play-stop-here = Parar aqui
play-show-again = Mostra-me outra vez
play-adjust = Ajeitar
play-adjust-about = Ajeitar uma peça sem ter de a jogar.
play-adjust-which = Que peça queres ajeitar?
play-offer = Propor empate
play-offer-sure = Queres mesmo propor empate?
play-offer-waits = O empate foi proposto.
play-offer-yours = Propõem-te empate.
play-offer-other = { $color } propõem empate. { $answerer } respondem:
play-accept = Aceitar
play-decline = Recusar
play-declines = O computador recusa o empate.
play-claim = Reclamar o empate
play-resign = Desistir
play-resign-sure = Queres mesmo desistir?
play-take-back = Anular
play-hint-button = Pista
# The first half of a hint.
play-hint-piece = Repara { $piece ->
    [king] na dama
   *[man] no peão
} da casa { $square }.
play-flip = Rodar o tabuleiro
play-sound = Som
play-more = Mais
play-copy-pdn = Copiar como PDN
play-copied = Copiado.
play-download-pdn = Guardar como ficheiro PDN
play-rules = O folheto
play-rematch = Desforra com as cores trocadas
play-new = Outra partida
play-look-back = Ver o tabuleiro
# How a game against the computer ended.
play-you-won = Ganhaste!
play-you-lost = Perdeste, mas lutaste bem.
play-you-drew = Empate.
play-try-level = Experimentar o nível { $level }
play-time-left = { $color }: restam { $time }
play-pause = Parar o relógio
play-paused = Em pausa: toca para continuar
play-give-time = { $color }: mais um minuto
play-moves-left = { $moves ->
    [1] Empate daqui a um lance
   *[other] Empate daqui a { $moves } lances
}
play-king-walk = Lances seguidos com a dama em { $square }: { $moves }

# The board, for those who hear it. $square is the name of a square.
board-label = Tabuleiro
board-empty = { $square }, vazia
board-man = { $square }, peão: { SMALL($color) }
board-king = { $square }, dama: { SMALL($color) }
board-can-capture = pode capturar
board-can-move = pode mover-se
board-target = podes ir para aqui
board-captured = está a ser capturada
board-route = Percurso { $number }: captura em { $captured }
board-choose-piece = Escolhe primeiro uma das tuas peças.
board-computers-turn = É a vez do computador.

# Saved games.
games-heading = Partidas guardadas
games-search = Procurar
# Months as people type them to find a game, after a day if their language writes it so. Another way to
# write one stands after a stroke.
search-months = de janeiro de, de fevereiro de, de março de, de abril de, de maio de, de junho de, de julho de, de agosto de, de setembro de, de outubro de, de novembro de, de dezembro de
# What is chosen from the list; the first of each is everything.
games-any-state = Terminadas ou não
games-only-running = Por terminar
games-only-finished = Terminadas
games-any-opponent = Qualquer adversário
games-only-computer = Contra o computador
games-only-people = Duas pessoas
games-any-game = Qualquer caixa ou jogo
games-found = { $games ->
    [1] uma partida
   *[other] { $games } partidas
}
games-none = Ainda não há nada guardado.
games-none-found = Nenhuma partida corresponde ao que procuras.
games-show-all = Mostrar todas as partidas
games-open = Abrir
games-delete = Apagar
games-deleted = A partida foi apagada.
games-restore = Anular
games-moves = { $moves ->
    [1] um lance
   *[other] { $moves } lances
}
games-damaged = Esta partida está danificada. Abre-a para ver o que ainda se pode ler.
# A person who plays against the computer, as one of the two players.
games-you = Tu ({ SMALL($color) })
games-running = por terminar
games-you-won = Ganhaste
games-you-lost = Perdeste
games-won = { $color } ganharam
games-won-by = { $name } ganhou
games-drawn = empate
games-more = Mostrar mais

# Settings.
settings-heading = Definições
settings-scheme = Aspeto
settings-scheme-system = Como o sistema
settings-scheme-light = Claro
settings-scheme-dark = Escuro
settings-contrast = Alto contraste
settings-coordinates = Nomes das casas
settings-coordinates-squares = Nas casas
settings-coordinates-border = Na borda
settings-coordinates-off = Não mostrar
settings-notation = As casas designam-se
settings-notation-numeric = por número
settings-notation-algebraic = por letra e número
settings-speed = Movimento das peças
settings-speed-none = Nenhum
settings-speed-fast = Rápido
settings-speed-normal = Normal
settings-speed-slow = Lento
settings-input = Mover as peças
settings-input-both = clicando ou arrastando
settings-input-click = clicando
settings-input-drag = arrastando
settings-sound = Sons
settings-targets = Mostrar para onde uma peça pode ir

# When something goes wrong.
error-heading = Algo correu mal
error-no-server = O Damier não responde. O programa ainda está a correr?
error-page = Não foi possível carregar esta página. Verifica a ligação e tenta outra vez.
error-no-wasm = Este navegador não consegue executar o Damier: não tem WebAssembly ou não o permite. Usa um navegador mais recente ou permite-o nas definições.
error-broken = Algo avariou nesta página. Nada da tua partida se perde: cada lance é anotado de imediato.
error-game-away = Esta partida não está neste dispositivo e o Damier não responde. Abre-a outra vez quando houver ligação.
error-unkept = Os teus últimos lances estão só nesta janela: este navegador não guarda nada. Deixa-a aberta até serem guardados.
error-not-saved = Não foi possível guardar os teus últimos lances: o disco está cheio. Ficam neste dispositivo. Arranja espaço e serão guardados automaticamente.
error-storage = Não foi possível guardar os teus últimos lances. Ficam neste dispositivo e serão guardados assim que for possível.
error-stale = Esta partida foi continuada noutra janela. Eis o ponto em que está.
error-damaged = Esta partida guardada está danificada. Mostra-se o que ainda se consegue ler; o resto fica como está.
error-damaged-copy = Continuar daqui numa cópia
error-copied = Os lances que não encaixavam ficaram guardados como uma partida à parte.
error-apart = Esta partida já não pode ser guardada no seu antigo lugar. Continua aqui como uma partida à parte, com todos os seus lances.
error-no-game = Essa partida não existe. Talvez tenha sido apagada.
error-no-page = Essa página não existe.
error-no-page-about = Talvez o endereço esteja mal escrito.
error-worker = Foi preciso chamar o árbitro outra vez. Não se perdeu nada.
error-thinking = O computador não conseguiu jogar. Tenta de novo.
error-retry = Tentar de novo
error-clipboard = O navegador não deixa copiar. Guarda como ficheiro.

# Without the server, and a newer version.
offline-state = Sem ligação: as partidas ficam guardadas neste dispositivo.
# In a browser that keeps nothing.
offline-state-window = Sem ligação: as partidas ficam só nesta janela.
# The same where there is no server.
kept-in-window = As partidas ficam só nesta janela: este navegador não guarda nada.
# Beside a saved game.
offline-only-here = só neste dispositivo
offline-update = Está pronta uma nova versão do Damier.
offline-update-button = Carregá-la

# Around the board: its size, the page without anything else, what stands beside it, and one tablet for two.
frame-resize = Tamanho do tabuleiro
frame-zen = Só o tabuleiro
frame-zen-leave = Mostrar tudo
frame-hint-why = Porquê?
frame-beside = Ao lado do tabuleiro
frame-pass = Passar o tablet
frame-pass-to = É a sua vez, { $name }.
frame-pass-ready = Estou pronto
frame-analysis-later = O computador diz o que pensa quando a partida acabar.
