# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Este comentário nunca é fechado.
pdn-bad-tag = Uma etiqueta escreve-se [Nome "valor"].
pdn-bad-setup = Uma posição escreve-se /FEN "…"/.
pdn-nothing-to-close = Aqui não há nada para fechar. Não pode haver um comentário dentro de outro: a primeira chaveta de fecho pôs fim ao comentário.
pdn-no-variation = Aqui não há nenhuma variante aberta.
pdn-unclosed-variation = Há uma variante por fechar antes do fim da partida.
pdn-bad-nag = Depois do sinal $ tem de vir um número até 65535.
pdn-number-without-move = A partida acaba antes do lance deste número.
pdn-junk = Isto não é um lance nem um comentário.
pdn-bad-move = Estas casas não podem formar um lance.
pdn-too-long = Isto excede o comprimento máximo.
pdn-too-deep = Há demasiadas variantes umas dentro das outras; o resto da partida é omitido.
pdn-too-many = A partida excede o comprimento máximo; o resto é omitido.
pdn-too-many-tags = A partida tem mais etiquetas do que o permitido; as restantes são omitidas.
# $count is a number.
pdn-more = Outros erros que não são listados: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = A etiqueta Result diz { $tag }, mas os lances acabam com { $moves }.
pdn-unknown-rules = Estas regras são desconhecidas: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = A posição não é possível. { $reason }
pdn-no-such-square = O tabuleiro não tem essa casa.
# Numbers only.
pdn-summary = Partidas: { $games }. Lances legais: { $moves }. Erros: { $faults }.
# The number of a game in its file.
pdn-game = partida { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Isto não pode ter acontecido: { $event }.
