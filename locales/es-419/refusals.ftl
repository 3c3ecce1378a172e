# Why a move is refused: one message a rule, refusal-SLUG, read by the player who made the move.
# The same message is shown in the browser, in the terminal and in the text that the server sends.
#
# A message may use the variables of the facts that its rule gives, and must use all of those facts:
#   seat      $who (you, player, seat) to select by; $name of the player; $seat number as text
#   card      $card in words; $card-color (none for a wild) and $card-kind to select by
#             (none if the move named no card)
#   color     $color in words; $color-id to select by (none if the move named no colour)
#   symbol    $symbol in words; $symbol-id to select by (none where a wild is on top)
#   wilds     $wilds (yes, no): whether the side in play has wild kinds
#   colors    $colors, as "blue, green or red"
#   playable  $playable cards, as "blue 7 or wild"; $playable-count
#   field     $field of the move: card, at, color, uno, give, target

refusal-whose-turn =
    { $who ->
        [player] No es tu turno: espera a { $name }.
       *[seat] No es tu turno: espera al asiento { $seat }.
    }
refusal-round-over = Esta ronda ya terminó: espera a que se reparta la siguiente.
refusal-chair-out = Quedaste fuera de esta partida: el resto sigue sin ti.
refusal-own-hand =
    { $card-kind ->
        [none] No dijiste qué carta: elige una de tu mano por el lado que ves.
        [reverse] No tienes ninguna { $card }: elige una carta de tu mano por el lado que ves.
       *[other] No tienes ningún { $card }: elige una carta de tu mano por el lado que ves.
    }
refusal-spare-field =
    { $field ->
        [card] En esta jugada no se indica ninguna carta: quítala.
        [at] En esta jugada no se indica ninguna posición de la mano: quítala.
        [color] El color solo se dice con un comodín: quítalo.
        [uno] Con esta jugada no se grita UNO: quítalo.
        [give] Solo se dan cartas con un Vagabundo: quítalas.
        [to] Solo se nombra a otra persona con un regalo o con un 7 que cambia manos: quítala.
        [target] Esta jugada no es contra nadie: quita el nombre.
       *[other] A esta jugada le sobra algo: quítalo.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Esa carta no se puede jugar: juega una de color { $color }.
               *[other] Esa carta no se puede jugar: juega una de color { $color } o { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Esa carta no se puede jugar: juega una de color { $color } o un comodín.
               *[other] Esa carta no se puede jugar: juega una de color { $color }, { $symbol-object } o un comodín.
            }
    }
refusal-must-lay = No puedes tomar cartas mientras tengas una de color que se pueda jugar: juega { $playable-object }.
refusal-must-play = La carta que tomaste ({ $card }) se puede jugar, así que no puedes quedártela: juégala.
refusal-must-play-forced = La carta que tomaste ({ $card }) se puede jugar y no podías jugar ninguna otra, así que no puedes quedártela: juégala.
refusal-one-draw = Ya tomaste una carta en este turno: juégala, si se puede, o quédatela.
refusal-pass-after-draw = Solo puedes quedarte con una carta después de tomarla: juega una carta o toma una.
refusal-drawn-card-only = Después de tomar una carta, solo puedes jugar esa ({ $card }): juégala, si se puede, o quédatela.
refusal-name-color = Elige un color: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] No dijiste ningún color: elige { $colors }.
       *[other] El { $color } no está entre los colores en juego: elige { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Elige primero el color: { $colors }.
        [player] { $name } tiene que elegir antes el color: espera.
       *[seat] El asiento { $seat } tiene que elegir antes el color: espera.
    }
refusal-no-color-asked = Ahora no hay ningún color que elegir: se elige al jugar un comodín.
refusal-no-bluff = En esta mesa no se permite blofear, y tienes otra carta que cuenta como { $color }: juega otra cosa.
refusal-answer-first =
    { $who ->
        [you] Responde primero: acepta el comodín de castigo o desafíalo.
        [player] { $name } tiene que aceptar antes el comodín de castigo o desafiarlo: espera su respuesta.
       *[seat] El asiento { $seat } tiene que aceptar antes el comodín de castigo o desafiarlo: espera su respuesta.
    }
refusal-nothing-to-answer = Ahora no hay nada que aceptar ni desafiar: solo se responde a un comodín de castigo jugado contra ti.
refusal-who-answers =
    { $who ->
        [player] Solo { $name } puede aceptar o desafiar este comodín de castigo: espera su respuesta.
       *[seat] Solo el asiento { $seat } puede aceptar o desafiar este comodín de castigo: espera su respuesta.
    }
refusal-uno-when = Ahora no puedes gritar UNO: grítalo en tu turno con dos cartas en la mano, o al jugar la carta que te deja con una.
refusal-uno-too-late = Ya es tarde para gritar UNO: en esta mesa no vale después de jugar la carta.
refusal-uno-again = Ya gritaste UNO y sigue valiendo.
refusal-uno-with-move = Con esta jugada no te quedas con una carta: hazla sin gritar UNO.
refusal-uno-catch =
    { $who ->
        [you] No puedes atraparte a ti: atrapa a alguien con una sola carta que haya olvidado gritar UNO.
        [player] Ahora no puedes atrapar a { $name }: solo vale con quien tiene una carta y no gritó UNO, y mientras no siga el juego.
       *[seat] Ahora no puedes atrapar al asiento { $seat }: solo vale con quien tiene una carta y no gritó UNO, y mientras no siga el juego.
    }
refusal-gift-colors = Puedes dar como máximo una carta de cada color y ningún comodín: elige las cartas otra vez.
refusal-gift-whom = Las cartas se le dan a una sola persona, que no seas tú y que siga en la partida: di a quién.
refusal-stacking =
    { $who ->
        [you] Responde primero: acepta la deuda o acumula una carta.
        [player] { $name } tiene que aceptar antes la deuda o acumular una carta: espera su respuesta.
       *[seat] El asiento { $seat } tiene que aceptar antes la deuda o acumular una carta: espera su respuesta.
    }
refusal-stack-same = Sobre la carta de arriba solo se acumula la misma carta de castigo: acumula una o acepta la deuda.
refusal-stack-rising = Sobre la carta de arriba solo se acumula una carta que haga tomar al menos lo mismo: acumula una o acepta la deuda.
refusal-stack-challenge = Solo se puede desafiar un comodín de castigo que esté arriba, y solo en una mesa que juzga los blofs: acumula una carta o acepta la deuda.
refusal-jump-in = Ahora no puedes adelantarte: hace falta una carta igual a la de arriba, en color y número o símbolo, al principio de un turno.
refusal-seven-whom = Un 7 cambia la mano con una sola persona, que no seas tú y que siga en la partida: di con quién.
refusal-last-number = En esta mesa tu última carta solo puede ser un número: juega otra cosa o toma una carta.
refusal-uno-automatic = En esta mesa UNO vale sin gritarlo: nadie grita y a nadie se le atrapa.
