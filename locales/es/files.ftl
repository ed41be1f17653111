# Files of games: what could not be read, or is against the rules.

pdn-unclosed-comment = Este comentario no se cierra nunca.
pdn-bad-tag = Una etiqueta se escribe [Nombre "valor"].
pdn-bad-setup = Una posición se escribe /FEN "…"/.
pdn-nothing-to-close = Aquí no hay nada que cerrar. No puede haber un comentario dentro de otro: la primera llave de cierre puso fin al comentario.
pdn-no-variation = Aquí no hay ninguna variante abierta.
pdn-unclosed-variation = Hay una variante sin cerrar antes de que acabe la partida.
pdn-bad-nag = Tras el signo $ debe ir un número, como mucho 65535.
pdn-number-without-move = La partida acaba antes de la jugada de este número.
pdn-junk = Esto no es ni una jugada ni un comentario.
pdn-bad-move = Estas casillas no pueden formar una jugada.
pdn-too-long = Esto supera la longitud máxima.
pdn-too-deep = Hay demasiadas variantes unas dentro de otras; el resto de la partida se omite.
pdn-too-many = La partida supera la longitud máxima; el resto se omite.
pdn-too-many-tags = La partida tiene más etiquetas de las permitidas; el resto se omite.
# $count is a number.
pdn-more = Otros errores que no se enumeran: { $count }.
# $tag and $moves are results, such as 1-0.
pdn-contradiction = La etiqueta Result dice { $tag }, pero las jugadas acaban con { $moves }.
pdn-unknown-rules = Estas reglas son desconocidas: { $rules }.
# $reason is one or more sentences.
pdn-bad-position = La posición no es posible. { $reason }
pdn-no-such-square = El tablero no tiene esa casilla.
# Numbers only.
pdn-summary = Partidas: { $games }. Jugadas legales: { $moves }. Errores: { $faults }.
# The number of a game in its file.
pdn-game = partida { $number }
# $event is what a command in a comment says.
pdn-impossible-event = Esto no puede haber ocurrido: { $event }.
