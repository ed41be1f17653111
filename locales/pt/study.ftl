# Setting up positions, files of games, analysis.

# Setting up a position. $color is one of the colors in games.ftl.
setup-page-heading = Montar uma posição
setup-page-game = Jogo
setup-page-palette = Pôr no tabuleiro
setup-page-man = peão: { SMALL($color) }
setup-page-king = dama: { SMALL($color) }
setup-page-erase = tirar
setup-page-how = Escolhe uma peça e aponta para as casas, ou arrasta as peças. Pôr a mesma peça uma segunda vez tira-a.
setup-page-turn = De quem é a vez?
setup-page-clear = Esvaziar o tabuleiro
setup-page-start = Posição inicial
setup-page-fen = A posição como texto (FEN)
setup-page-read = Montar esta posição
setup-page-copy = Copiar
setup-page-copy-by-hand = O navegador não deixa copiar. Seleciona o texto e copia-o tu.
setup-page-possible = Pode jogar-se a partir desta posição.
setup-page-impossible = Esta posição não é possível:
setup-page-play = Jogar a partir daqui
setup-page-analyse = Analisar a partir daqui
setup-page-no-rules = Essas regras não existem.
setup-page-starts-there = A partida começa na posição montada.

# Files of games. $count is a number.
import-open-file = Abrir um ficheiro de partidas
import-intro = Abre um ficheiro de partidas (PDN) e revê-as, com variantes e comentários.
import-choose = Escolher um ficheiro
import-drop = Ou larga-o aqui. No máximo 32 MiB.
import-reading = A ler o ficheiro: { $percent }%
import-paste = Ou cola o texto
import-pasted = Texto colado
import-read = Abrir
import-back = Voltar ao ficheiro
import-another = Abrir outro ficheiro
import-files = Ficheiros neste navegador
import-kept = Este ficheiro fica neste navegador.
import-forget = Esquecer este ficheiro
import-gone = Este ficheiro já não está neste navegador. Abre-o outra vez e tudo estará onde estava.
import-none = Neste ficheiro não há nenhuma partida.
import-too-long = Este ficheiro excede os 32 MiB. Divide-o primeiro.
import-games = Partidas neste ficheiro: { $count }
import-none-found = Nenhuma partida deste ficheiro corresponde ao que procuras.
import-game-of = Partida { $number } de { $count }
import-previous-game = Partida anterior
import-next-game = Partida seguinte
import-left-out = Omitidas, por serem demasiadas: { $count }
import-findings = Coisas que não batem certo: { $count }

# Looking closely at a game or a position. $move is a move such as 32-28.
study-heading = Análise
study-link = Analisar
study-from-start = A partir da posição inicial
study-edit = Alterar esta posição
study-engine = Computador
study-lines = Melhores variantes
study-thinking = O computador está a pensar…
study-failed = O computador não responde.
study-depth = Profundidade { $depth }
study-speed = { $speed } posições por segundo
study-go-on = Procurar mais a fundo
study-lines-count = Número de variantes
study-gauge = Probabilidades
study-chances = Probabilidades: { SMALL($white) } { $percent }%, { SMALL($black) } { $rest }%
study-graph = O decurso da partida
study-run-course = Analisar toda a partida
study-progress = { $done } de { $moves } lances
study-no-mistakes = Não se encontraram erros.
study-better = Melhor: { $move }
study-remove = Tirar esta variante
study-kept = As tuas variantes e a análise ficam neste navegador.
study-start-over = Recomeçar
study-started-over = As tuas variantes e a análise foram apagadas.
study-save = Juntar às partidas guardadas
study-position = Nova posição
study-unplayable = { $move } não pode ser jogado. O tabuleiro mostra a posição anterior.

# A place in a file: line and column.
study-finding = Linha { $line }, coluna { $column }:

# The worst moves of a game as questions.
study-learn = Aprender com os erros
study-mistake-count = Pergunta { $number } de { $count }
study-mistake-question = { $color } jogaram aqui { $move } e perderam algo com isso. Encontra um lance melhor.
study-mistake-right = Bem visto: { $move } é um bom lance.
study-mistake-same = { $move } foi o que se jogou. Há melhor.
study-mistake-wrong = { $move } também perde algo. Tenta outra vez.
study-mistake-next = Pergunta seguinte
study-mistake-stop = Voltar à partida

# Endgame tables: how every position with few pieces ends. $size and $time come
# with their units.
tables-heading = Tabelas de finais
tables-explain = As tabelas sabem como acaba cada posição com poucas peças. São construídas em segundo plano enquanto continuas a jogar.
tables-impossible = Não há tabelas para este jogo.
tables-ready = O jogo perfeito é conhecido até { $pieces } peças.
tables-cost = Tabelas maiores ocupam cerca de { $size } no disco e demoram cerca de { $time } a construir.
tables-build = Construir tabelas de { $pieces } peças
tables-building = A construir tabelas de { $pieces } peças: { $percent }%.
tables-left = Faltam cerca de { $time }.
tables-stop = Parar a construção
tables-failed = Não foi possível construir as tabelas.
tables-no-room = Há pouco espaço no disco; o resto fica reservado para as partidas.
tables-remove = Remover estas tabelas
