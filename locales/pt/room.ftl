# Rooms: two people in two places at one board, and others who watch.

# A new game.
room-opponent = Eu e um amigo, à distância
room-your-name = O teu nome, se quiseres
room-open = Abrir uma sala
room-open-failed = Não foi possível abrir a sala. Tenta outra vez daqui a pouco.

# Waiting for the other.
room-waiting-heading = Convida o teu amigo
room-waiting = Envia esta ligação ou aponta um telemóvel para a imagem. A primeira pessoa a abri-la senta-se à tua frente.
room-link-play = Ligação para jogar
room-link-watch = Ligação para assistir
room-picture = A ligação para jogar, como código QR
room-send = Enviar a ligação
# Damier answers nobody but this computer.
room-only-here = Estas ligações só abrem neste computador. Como iniciar o Damier para que outros também possam jogar:
room-agreed = O que está combinado
room-you-play = Jogas com { SMALL($color) }.

# Somebody was invited. $name is a person.
room-invited = Convidaram-te para uma partida
room-invited-by = { $name } convida-te para uma partida
room-sit = Sentar-me e jogar com { SMALL($color) }
room-only-watch = Só assistir
room-sit-late = Alguém chegou primeiro: os dois lugares estão ocupados. Podes assistir.

# At the board. $name is a person or a color.
room-sent = Enviado…
room-saved = Guardado
room-watchers = { $watchers ->
    [1] uma pessoa está a assistir
   *[other] { $watchers } pessoas estão a assistir
}
room-you-watch = Estás a assistir.
room-here = aqui
room-away = não está
room-away-since = { $name }: não está cá de momento. Espera ou volta noutro dia: a sala continua aberta.
# $time is as on a clock, "2:10".
room-away-claim-in = { $name }: não está cá de momento. Daqui a { $time } podes reclamar a vitória. Também podes esperar ou voltar noutro dia.
room-away-claim = { $name }: há muito que não está cá. Podes reclamar a vitória ou continuar à espera.
room-claim = Reclamar a vitória
room-connecting = A rede falhou. A tentar outra vez…
room-connect-now = Tentar agora
room-not-saved = De momento, o servidor não consegue guardar nada. O teu lance fica aqui e será enviado outra vez.
room-closed = Quem gere este Damier fechou a sala. A partida fica guardada.
# What somebody did was not accepted, as something else had happened first.
room-too-late = Entretanto aconteceu outra coisa, por isso isto não foi feito. Eis o ponto em que está a partida.
room-gone = Essa sala não existe. Talvez a ligação esteja incompleta.
room-unreachable = De momento não se consegue chegar à sala. Verifica se tens rede e tenta outra vez.
room-no-wasm = Este navegador não tem WebAssembly, por isso não pode jogar aqui sem a palavra-passe. Abre a ligação noutro navegador.

# What one player wants of the other.
room-ask-back = Pedir para anular o lance
room-asks-back = { $name }: «Posso anular o meu último lance?»
room-asked-back = Pediste para anular o teu lance. O teu adversário tem de concordar.
room-ask-rematch = Pedir a desforra com as cores trocadas
room-asks-rematch = { $name }: «Jogamos outra com as cores trocadas?»
room-asked-rematch = Pediste outra partida. O teu adversário tem de concordar.
room-grant = Está bem
room-refuse = Prefiro que não
room-refused-back = O lance não é anulado.
room-refused-rematch = Por agora não se joga outra.
room-declined = O empate foi recusado.
room-next = Ir para a partida seguinte

# The same seat on another device.
room-take-along = Continuar noutro dispositivo
room-take-about = Para continuar esta partida noutro dispositivo, aponta-o para a imagem ou abre lá a ligação.
room-take-link = Ligação para o outro dispositivo
room-take-picture = A ligação para o outro dispositivo, como código QR
room-take-heading = Continuar aqui?
room-take-confirm = Este dispositivo fica com o lugar. No outro, depois, só se pode assistir.
room-take-here = Ocupar o lugar
room-taken-along = O teu lugar está agora noutro dispositivo. Aqui podes assistir.
