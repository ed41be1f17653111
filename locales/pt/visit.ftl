# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = A palavra-passe, por favor
visit-about = Nem toda a gente pode entrar aqui. Quem instalou este Damier pode dizer-te a palavra-passe.
visit-password = Palavra-passe
visit-show = Mostrar
visit-sign-in = Entrar
visit-aside = Jogar só neste dispositivo
visit-aside-about = Podes jogar, aprender e ler as regras sem ela. As tuas partidas ficam neste dispositivo e são guardadas assim que escreveres a palavra-passe.
visit-wrong = Essa não é a palavra-passe. Tenta outra vez.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Demasiadas tentativas erradas. Tenta de novo daqui a { $time }.
visit-failed = Não resultou. Tenta de novo daqui a pouco.
visit-state = Falta a palavra-passe: as partidas ficam neste dispositivo.
# In a browser that keeps nothing.
visit-state-window = Falta a palavra-passe: as partidas ficam só nesta janela.
visit-enter = Escrever a palavra-passe
visit-game-locked = Esta partida não está neste dispositivo. Escreve a palavra-passe para a veres.

# Where somebody entered it. $day is a date.
visit-devices = Dispositivos com sessão iniciada
visit-this-device = este dispositivo
visit-seen = visto pela última vez em { $day }
visit-sign-out = Terminar sessão
visit-sign-out-about = Terminar a sessão não apaga nenhuma partida. Volta a entrar e as tuas partidas estão lá outra vez.

# Whose a game is.
owner-common = De todos: qualquer pessoa daqui a pode continuar
owner-claim = Fazer dela a minha
owner-claimed = Agora a partida é tua.
owner-another = Esta partida é de outra pessoa. Podes segui-la, revê-la e analisá-la.
owner-copy = Continuar numa cópia
share-button = Deixar que outros a vejam por uma ligação
share-about = Quem tiver a ligação pode ver, mas não jogar.
share-link = Ligação para esta partida
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = A ligação está selecionada: copia-a tu.
share-stop = Deixar de partilhar
share-stopped = Mais ninguém a pode ver.

# The same games on several devices, by a code.
take-heading = As minhas partidas noutros dispositivos
take-about = Um telemóvel e um computador podem ter as mesmas partidas.
take-give = Usar as minhas partidas noutro dispositivo
take-how = Escreve este código lá, nas definições, ou abre lá esta ligação:
take-link = Ligação para o outro dispositivo
# $time is as on a clock, "9:41".
take-lasts = Serve uma só vez, durante mais { $time }
take-over = Este código já não serve.
take-code = Código de outro dispositivo
take-enter = Trazer as partidas para aqui
take-confirm-heading = Trazer as partidas para aqui?
take-confirm = Este dispositivo vai ter as mesmas partidas que o outro. As suas próprias partidas também vêm.
take-wrong = Este código não serve. Talvez esteja mal escrito, seja demasiado antigo ou já tenha sido usado.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = O Damier está agora aqui:
