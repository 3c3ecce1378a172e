# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Formas de jugar
text-view-open = Vista de texto
do-keys = Teclas
keys-title = Teclas
keys-hint = Las letras funcionan cuando el foco está en la mesa. Cada línea es también un botón.
keys-switch = Usar letras como atajos
keys-verbosity = Mensajes hablados
keys-change = Cambiar una tecla
keys-change-what = Qué hace la tecla
keys-change-key = Tecla nueva
keys-change-save = Cambiar
keys-reset = Restablecer todas las teclas
# A key that already does something else: $what is that.
keys-taken = Esta tecla ya se usa: { $what }
keys-wrong = Presiona una letra, un número o un signo.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Flechas
        [HomeEnd] Inicio, Fin
        [Pages] Re Pág, Av Pág
        [Space] Espacio
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Shift + { $key }
# Of two keys that do the same.
key-caps-both = { $one } o { $two }

key-move = Moverse por la mano
key-ends = Primera o última carta
key-groups = Color siguiente o anterior de la mano
key-play = Jugar la carta
key-cancel = Cancelar, cerrar
key-read-hand = Leer mi mano
key-read-top = Leer la carta de arriba y el color actual
key-read-counts = Leer cuántas cartas tiene cada quien
key-read-backs = Leer los dorsos de la siguiente persona; al repetir, los de la que va después
key-read-side =
    { $table-section ->
        [section-003-ES] Leer el lado en juego y la pila para robar
       *[other] Leer el lado en juego y la pila para tomar
    }
key-read-turn = A quién le toca
key-read-time = Tiempo restante
key-read-scores = Leer los puntos
key-open-scores = Abrir el puntaje por ronda
key-read-last = Leer lo último que pasó
key-read-before = Retroceder por lo que pasó
key-sort = Ordenar la mano de otra forma
key-draw = Tomar una carta
key-pass = Quedarse con la carta tomada
key-challenge = Desafiar
key-accept = Aceptar
key-uno = Gritar UNO
key-catch = Atrapar un UNO sin gritar
key-color = Elegir el color { $number }
key-help = Mostrar estas teclas

read-hand =
    { $count ->
        [0] No tienes cartas en la mano.
       *[other] Tu mano, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] No puedes jugar nada.
       *[other] Puedes jugar: { $cards }.
    }
read-top = Arriba: { $card }. Color actual: { color-name }.
read-top-open = Arriba: { $card }. Aún no hay color.
read-count = { $who } tiene { card-count }.
    .you = Tienes { card-count }.
read-backs = Dorsos de las cartas de { $who }: { $cards }.
read-backs-plain = { $who }: { card-count } con el dorso liso.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = No hay límite de tiempo por turno.
read-score = { $who } tiene { points-count }.
    .you = Tienes { points-count }.
read-sorted =
    { $sorting ->
        [color] Mano ordenada por color.
        [number] Mano ordenada por número.
       *[taken] Mano en el orden en que llegaron las cartas.
    }
read-not-now = Ahora no se puede.
backs-label = Dorsos de las cartas de { $who }: { $cards }
backs-plain-label = Las cartas de { $who } tienen el dorso liso
cards-label = Cartas: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Tus cartas
others-title = El resto de la mesa
piles-title = Pilas
hand-title = Tu mano
text-table-title = La mesa
text-player = { $who }, { card-count }
text-turn-note = le toca jugar
text-called-note = gritó UNO
text-no-actions = Ahora no hay nada que hacer.

read-answer = { $who } jugó { $card-object }.
read-answers = Aceptar: { accept-says }. Desafiar: { challenge-says }.
read-accept = Aceptar: { accept-says }.
