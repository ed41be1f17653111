# A server that others can reach: its password, whose games are whose, and several devices.

# The password of the household.
visit-heading = La contraseña, por favor
visit-about = Aquí no puede entrar cualquiera. Quien ha instalado este Damier te puede decir la contraseña.
visit-password = Contraseña
visit-show = Mostrar
visit-sign-in = Entrar
visit-aside = Jugar solo en este dispositivo
visit-aside-about = Puedes jugar, aprender y leer las reglas sin ella. Tus partidas se quedan en este dispositivo y se guardarán en cuanto escribas la contraseña.
visit-wrong = Esa no es la contraseña. Inténtalo otra vez.
# $time is "40 seconds" or "3 minutes".
visit-slow-down = Demasiados intentos. Vuelve a probar dentro de { $time }.
visit-failed = No ha funcionado. Inténtalo otra vez dentro de un momento.
visit-state = Falta la contraseña: las partidas se guardan en este dispositivo.
# In a browser that keeps nothing.
visit-state-window = Falta la contraseña: las partidas solo están en esta ventana.
visit-enter = Escribir la contraseña
visit-game-locked = Esta partida no está en este dispositivo. Escribe la contraseña para verla.

# Where somebody entered it. $day is a date.
visit-devices = Dispositivos con la sesión abierta
visit-this-device = este dispositivo
visit-seen = visto por última vez el { $day }
visit-sign-out = Cerrar sesión
visit-sign-out-about = Cerrar la sesión no borra ninguna partida. Vuelve a entrar y tus partidas estarán ahí.

# Whose a game is.
owner-common = De todos: cualquiera de aquí puede seguir jugándola
owner-claim = Hacerla mía
owner-claimed = Ahora la partida es tuya.
owner-another = Esta partida es de otra persona. Puedes seguirla, repasarla y analizarla.
owner-copy = Seguir en una copia
share-button = Dejar que otros la vean con un enlace
share-about = Quien tenga el enlace puede mirar, pero no jugar.
share-link = Enlace a esta partida
# Where the browser does not allow it; the link is marked by then.
share-copy-yourself = El enlace está seleccionado: cópialo tú.
share-stop = Dejar de compartir
share-stopped = Ya no la puede ver nadie más.

# The same games on several devices, by a code.
take-heading = Mis partidas en otros dispositivos
take-about = Un teléfono y un ordenador pueden tener las mismas partidas.
take-give = Usar mis partidas en otro dispositivo
take-how = Escribe este código allí, en los ajustes, o abre allí este enlace:
take-link = Enlace para el otro dispositivo
# $time is as on a clock, "9:41".
take-lasts = Sirve una sola vez, quedan { $time }
take-over = Este código ya no sirve.
take-code = Código de otro dispositivo
take-enter = Traer las partidas aquí
take-confirm-heading = ¿Traer las partidas aquí?
take-confirm = Este dispositivo tendrá las mismas partidas que el otro. Sus propias partidas también vienen.
take-wrong = Este código no sirve. Quizá esté mal escrito, sea demasiado antiguo o ya se haya usado.

# The page is open at another address than the one that people are told; a link to that follows.
moved-notice = Damier está ahora aquí:
