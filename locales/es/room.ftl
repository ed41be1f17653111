# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Un amigo y yo, a distancia
room-your-name = Tu nombre, si quieres
room-open = Abrir una sala
room-open-failed = No se ha podido abrir la sala. Inténtalo otra vez dentro de un momento.

# Waiting for the other.
room-waiting-heading = Invita a tu amigo
room-waiting = Envía este enlace o apunta a la imagen con un teléfono. La primera persona que lo abra se sentará enfrente de ti.
room-link-play = Enlace para jugar
room-link-watch = Enlace para mirar
room-picture = El enlace para jugar, como código QR
room-send = Enviar el enlace
# Damier answers nobody but this computer.
room-only-here = Estos enlaces solo se abren en este ordenador. Cómo iniciar Damier para que otros también puedan jugar:
room-agreed = Lo que se ha acordado
room-you-play = Juegas con { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = Te invitan a una partida
room-invited-by = { $name } te invita a una partida
room-sit = Sentarme y jugar con { SMALL($color) }
room-only-watch = Solo mirar
room-sit-late = Alguien ha llegado antes: los dos sitios están ocupados. Puedes mirar.

# At the board. $name is a person or a color.
room-sent = Enviado…
room-saved = Guardado
room-watchers = { $watchers ->
    [one] una persona está mirando
   *[other] { $watchers } personas están mirando
}
room-you-watch = Estás mirando.
room-here = aquí
room-away = no está
room-away-since = { $name }: ahora no está en la sala. Espera o vuelve otro día: la sala sigue abierta.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name }: ahora no está en la sala. Dentro de { $time } podrás reclamar la victoria. También puedes esperar o volver otro día.
room-away-claim = { $name }: hace mucho que no está. Puedes reclamar la victoria o seguir esperando.
room-claim = Reclamar la victoria
room-connecting = Se ha cortado la conexión. Probando otra vez…
room-connect-now = Probar ahora
room-not-saved = El servidor no puede guardar nada en este momento. Tu jugada se queda aquí y se enviará otra vez.
room-closed = Quien se ocupa de este Damier ha cerrado la sala. La partida se conserva.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Antes ha pasado otra cosa, así que esto no se ha hecho. Así está ahora la partida.
room-gone = Esa sala no existe. Quizá el enlace esté incompleto.
room-unreachable = Ahora no se puede llegar a la sala. Comprueba la conexión e inténtalo de nuevo.
room-no-wasm = Este navegador no tiene WebAssembly, así que aquí no puede jugar sin la contraseña. Abre el enlace en otro navegador.

# What one player wants of the other.
room-ask-back = Pedir deshacer la jugada
room-asks-back = { $name }: «¿Puedo deshacer mi última jugada?»
room-asked-back = Has pedido deshacer tu jugada. Tu rival tiene que estar de acuerdo.
room-ask-rematch = Pedir la revancha con los colores cambiados
room-asks-rematch = { $name }: «¿Jugamos otra con los colores cambiados?»
room-asked-rematch = Has pedido otra partida. Tu rival tiene que estar de acuerdo.
room-grant = De acuerdo
room-refuse = No, gracias
room-refused-back = La jugada no se deshace.
room-refused-rematch = Por ahora no se juega otra.
room-declined = Se han rechazado las tablas.
room-next = Ir a la siguiente partida

# The same seat on another device.
room-take-along = Seguir en otro dispositivo
room-take-about = Para seguir esta partida en otro dispositivo, apunta con él a la imagen o abre allí el enlace.
room-take-link = Enlace para el otro dispositivo
room-take-picture = El enlace para el otro dispositivo, como código QR
room-take-heading = ¿Seguir aquí?
room-take-confirm = Este dispositivo se queda con el sitio. En el otro solo se podrá mirar.
room-take-here = Ocupar el sitio
room-taken-along = Tu sitio está ahora en otro dispositivo. Aquí puedes mirar.
