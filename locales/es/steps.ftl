# First steps and puzzles.

# The lessons of a course, and what there is to do in them: a line for a child.
step-move = Mover
step-capture = Capturar
step-must = Hay que capturar
step-most = Capturar el máximo
step-choice = Puedes elegir
step-king = La dama
step-crown = Coronar
step-failing = Capturas olvidadas
step-end = El final de la partida
step-draw = Tablas
step-shot = Una primera combinación
step-line-move = Mueve el peón una casilla adelante, en diagonal.
step-line-move-any = Mueve uno de tus peones: siempre adelante, nunca atrás.
step-line-capture = Salta por encima del otro peón: es tuyo.
step-line-capture-two = ¡Captura dos de una vez!
step-line-capture-back = Un peón captura también hacia atrás. ¡Prueba!
step-line-no-back = Un peón no captura hacia atrás. Simplemente avanza.
step-line-must = Tienes que capturar. ¿Qué peón puede?
step-line-most = Tienes que capturar todos los que puedas.
step-line-choice = Captura uno o dos: tú eliges.
step-line-capture-across = También se captura recto hacia delante, hacia atrás y de lado. ¡Prueba!
step-line-not-the-king = Un peón no puede capturar una dama. Simplemente avanza.
step-line-take-the-king = ¿El mismo número en los dos casos? Entonces tienes que capturar la dama.
step-line-king-first = ¿Pueden capturar las dos piezas? Entonces debe hacerlo la dama.
step-line-right-behind = Si la última pieza capturada es una dama, te paras justo detrás.
step-line-king-far = La dama se desliza tan lejos como quiere. ¡Ve a la esquina opuesta!
step-line-king-near = La dama se mueve una sola casilla, pero también hacia atrás. ¡Retrocede!
step-line-king-take-far = La dama captura de lejos.
step-line-king-take-back = La dama captura también hacia atrás.
step-line-king-two = ¡Captura dos con la dama!
step-line-crown = Llega a la última fila: tu peón se convierte en dama.
step-line-crown-capture = ¡Salta a la última fila!
step-line-pass-man = Solo pasa por la última fila y sigue siendo peón. ¡Prueba!
step-line-pass-king = Se convierte en dama por el camino y sigue. ¡Prueba!
step-line-pass-stop = Allí se convierte en dama y la jugada termina. ¡Prueba!
step-line-huff = ¡El otro olvidó capturar! Sopla: toca el peón que debía haber capturado.
step-line-huff-which = Hay dos peones delante de los tuyos, pero solo uno podía capturar. Tócalo para soplarlo.
step-line-huffed = Soplar no es jugar: ahora haz tu jugada.
step-line-forget = Puedes capturar, pero esta vez olvídalo a propósito: mueve el peón de la esquina.
step-line-remember = Puedes capturar otra vez. ¡Esta vez no lo olvides!
step-line-obey = Ahora tienes que capturar.
step-line-demand = ¡El otro olvidó capturar! Haz retirar la jugada.
step-line-demand-which = ¡El otro olvidó capturar! ¿Qué peón debía haberlo hecho? Tócalo.
step-line-pointed = Ahora haz retirar la jugada.
step-line-let-stand = También puedes dejarlo pasar, si lo prefieres. ¡Mejor captura tú!
step-line-last = Captura el último peón: ¡ganas!
step-line-block = Encierra el último peón: quien no puede mover, pierde.
step-line-repeat = Ida y vuelta, ida y vuelta: son tablas. ¡Vuelve una vez más!
step-line-claim = No hay bastantes damas para ganar: reclama tablas.
step-line-claim-again = Ida y vuelta, ya por tercera vez: reclama tablas.
step-line-agree = También se puede acordar. ¡Ofrece tablas!
step-line-shot = ¡Entrega un peón y captura más!

# The page of the lessons.
step-heading = Primeros pasos
step-intro = Pequeñas lecciones para una primera partida. Elige tu juego.
step-task = Ejercicio { $number } de { $count }
step-good = ¡Muy bien!
step-star = ¡Muy bien! ¡Una estrella para ti!
step-huffed = ¡Muy bien! El peón es tuyo. Ahora haz tu jugada.
step-was-huffed = ¡Adiós, peón! Te lo soplan, y el otro además hace su jugada.
step-was-demanded = El otro hace retirar tu jugada.
step-pointed = ¡Bien, es ese!
step-all-done = Ya lo sabes todo. ¡A jugar!
step-done = hecho
step-next = Seguir
step-back = Atrás
step-again = Otra vez
step-restart = Empezar de nuevo
step-not-that = Está permitido, pero busca otra cosa.
step-not-guilty = Ese peón no podía capturar. Mira otra vez.
step-play = Jugar una partida
step-stars = { $stars ->
    [one] una estrella
   *[other] { $stars } estrellas
}

# The page of the puzzles. $color is the side to move.
puzzle-heading = Problemas
puzzle-intro = Solo una jugada es buena. ¡Encuéntrala!
puzzle-number = Problema { $number } de { $count }
puzzle-to-move = { $color } juegan y ganan
puzzle-level = ¿Qué dificultad?
puzzle-easy = Fácil
puzzle-medium = Media
puzzle-hard = Difícil
puzzle-right = ¡Bien! Sigue.
puzzle-solved = ¡Resuelto!
puzzle-shown = Esa era la solución.
puzzle-line = Solución: { $moves }
puzzle-wrong = Esa no. Inténtalo de nuevo.
puzzle-also-good = ¡Esa también es buena! Ahora busca la otra jugada.
puzzle-solution = Ver la solución
puzzle-next = Siguiente problema
puzzle-skip = Otro
puzzle-stars = Dificultad: { $stars } de 5
puzzle-was-solved = Este ya lo has resuelto.
puzzle-none = Ese problema no existe.
puzzle-others = Ver los problemas de este juego
puzzle-print = Imprimir seis problemas
puzzle-count = { $solved ->
    [one] un problema resuelto
   *[other] { $solved } problemas resueltos
}
