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
refusal-round-over = Esta ronda ha terminado: espera a que se reparta la siguiente.
refusal-chair-out = Has quedado fuera de esta partida: el resto sigue sin ti.
refusal-own-hand =
    { $card-kind ->
        [none] No has dicho qué carta: elige una de tu mano por el lado que ves.
       *[other] No tienes ningún { $card }: elige una carta de tu mano por el lado que ves.
    }
refusal-spare-field =
    { $field ->
        [card] En esta jugada no se indica ninguna carta: quítala.
        [at] En esta jugada no se indica ninguna posición de la mano: quítala.
        [color] El color solo se dice con un comodín: quítalo.
        [uno] Con esta jugada no se canta UNO: quítalo.
        [give] Solo se dan cartas con un Vagabundo: quítalas.
        [to] Solo se nombra a otra persona con un regalo o con un 7 que cambia manos: quítala.
        [target] Esta jugada no va contra nadie: quita el nombre.
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
refusal-must-lay = No puedes robar mientras tengas una carta de color que se pueda jugar: juega { $playable-object }.
refusal-must-play = El { $card } que has robado se puede jugar, así que no puedes quedártelo: juégalo.
refusal-must-play-forced = El { $card } que has robado se puede jugar y no podías jugar ninguna otra carta, así que no puedes quedártelo: juégalo.
refusal-one-draw = Ya has robado en este turno: juega la carta robada, si se puede, o quédatela.
refusal-pass-after-draw = Solo puedes quedarte con una carta después de robarla: juega una carta o roba.
refusal-drawn-card-only = Después de robar solo puedes jugar la carta robada: juega el { $card }, si se puede, o quédatelo.
refusal-name-color = Elige un color: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] No has dicho ningún color: elige { $colors }.
       *[other] El { $color } no está entre los colores en juego: elige { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Elige primero el color: { $colors }.
        [player] { $name } tiene que elegir antes el color: espera.
       *[seat] El asiento { $seat } tiene que elegir antes el color: espera.
    }
refusal-no-color-asked = Ahora no hay ningún color que elegir: se elige al jugar un comodín.
refusal-no-bluff = En esta mesa no valen los faroles, y tienes otra carta que cuenta como { $color }: juega otra cosa.
refusal-answer-first =
    { $who ->
        [you] Responde primero: acepta el comodín de robo o desafíalo.
        [player] { $name } tiene que aceptar antes el comodín de robo o desafiarlo: espera su respuesta.
       *[seat] El asiento { $seat } tiene que aceptar antes el comodín de robo o desafiarlo: espera su respuesta.
    }
refusal-nothing-to-answer = Ahora no hay nada que aceptar ni desafiar: solo se responde a un comodín de robo jugado contra ti.
refusal-who-answers =
    { $who ->
        [player] Solo { $name } puede aceptar o desafiar este comodín de robo: espera su respuesta.
       *[seat] Solo el asiento { $seat } puede aceptar o desafiar este comodín de robo: espera su respuesta.
    }
refusal-uno-when = Ahora no puedes cantar UNO: cántalo en tu turno con dos cartas en la mano, o al jugar la carta que te deja con una.
refusal-uno-too-late = Ya es tarde para cantar UNO: en esta mesa no vale después de jugar la carta.
refusal-uno-again = Ya has cantado UNO y sigue valiendo.
refusal-uno-with-move = Con esta jugada no te quedas con una carta: hazla sin cantar UNO.
refusal-uno-catch =
    { $who ->
        [you] No puedes pillarte a ti: pilla a alguien con una sola carta que haya olvidado cantar UNO.
        [player] Ahora no puedes pillar a { $name }: solo vale con quien tiene una carta y no ha cantado UNO, y mientras no siga el juego.
       *[seat] Ahora no puedes pillar al asiento { $seat }: solo vale con quien tiene una carta y no ha cantado UNO, y mientras no siga el juego.
    }
refusal-gift-colors = Puedes dar como mucho una carta de cada color y ningún comodín: elige las cartas otra vez.
refusal-gift-whom = Las cartas se dan a una sola persona, que no seas tú y que siga en la partida: di a quién.
refusal-stacking =
    { $who ->
        [you] Responde primero: acepta la deuda o acumula una carta.
        [player] { $name } tiene que aceptar antes la deuda o acumular una carta: espera su respuesta.
       *[seat] El asiento { $seat } tiene que aceptar antes la deuda o acumular una carta: espera su respuesta.
    }
refusal-stack-same = Sobre la carta de arriba solo se acumula la misma carta de robo: acumula una o acepta la deuda.
refusal-stack-rising = Sobre la carta de arriba solo se acumula una carta que haga robar al menos lo mismo: acumula una o acepta la deuda.
refusal-stack-challenge = Solo se puede desafiar un comodín de robo que esté arriba, y solo en una mesa que juzga los faroles: acumula una carta o acepta la deuda.
refusal-jump-in = Ahora no puedes colarte: hace falta una carta igual que la de arriba, en color y número o símbolo, al principio de un turno.
refusal-seven-whom = Un 7 cambia la mano con una sola persona, que no seas tú y que siga en la partida: di con quién.
refusal-last-number = En esta mesa tu última carta solo puede ser un número: juega otra cosa o roba.
refusal-uno-automatic = En esta mesa UNO vale sin cantarlo: nadie canta y a nadie se le pilla.
