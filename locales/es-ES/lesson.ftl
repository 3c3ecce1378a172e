# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Aprende a jugar
lesson-step = Paso { $number } de { $steps }
lesson-again = Volver a empezar
lesson-skip = Saltar
lesson-watch = Mira qué pasa…
lesson-answers = Tu respuesta
lesson-color = Gana quien antes se queda sin cartas. Empieza por el color de la carta de arriba: juega { $card-object }.
lesson-number = { $who } ha jugado { $top-object }. Ya no tienes nada de color { $current }, pero también vale el mismo número: juega { $card-object }.
lesson-draw = No tienes nada de color { $current } ni { $symbol-object }. Cuando no puedas jugar, roba una carta.
lesson-drawn = Has robado { $card-object }, y se puede jugar. Puedes jugar la carta ahora o quedártela: juégala.
lesson-wild = La carta de { $who } te ha hecho robar y perder el turno. Pero te ha tocado un comodín, que va con todo: juégalo y elige el { $color }.
lesson-skip-card = Ahora, una carta especial. Juega { $card-object }: { $who } pierde el turno.
lesson-skipped = Te toca otra vez. Juega { $card-object }.
lesson-catch = A { $who } le queda una carta y se le ha olvidado cantar UNO. ¡Píllale antes de jugar!
lesson-backs = { $who } ha tenido que robar 2. Tú ves los dorsos de sus cartas y él ve los de las tuyas: son su otro lado. ¿Qué tendrá después de un Flip?
lesson-flip = Eso es. Ahora dales la vuelta a todas las manos y las dos pilas: juega { $card-object }.
lesson-challenge = Ya es de noche. { $who } solo puede jugar { $top-object } si no tiene nada de color { $before }, pero en un dorso suyo has visto { $seen-object }: ¡desafía!
lesson-uno = Era un farol: { $who } ha robado en tu lugar. Te quedan dos cartas: canta UNO antes de jugar una.
lesson-called = Ya nadie te puede pillar. Juega { $card-object }.
lesson-out = { $who } ha jugado { $top-object }, y tu última carta también es { $symbol-object }. ¡Juega { $card-object } y quédate sin cartas!
lesson-end = ¡Te has quedado sin cartas! Te apuntas { $points } puntos por las cartas que le quedan a { $who }. Casi todas las partidas se juegan a { $target } puntos.
lesson-detour =
    { $do ->
        [play] En una partida de verdad podrías hacerlo. De momento, juega { $card-object }.
        [draw] En una partida de verdad podrías hacerlo. De momento, roba una carta.
        [catch] En una partida de verdad podrías hacerlo. De momento, pilla a { $who }.
        [challenge] En una partida de verdad podrías hacerlo. De momento, desafía a { $who }.
        [uno] En una partida de verdad podrías hacerlo. Pero ahora canta primero UNO.
       *[answer] Casi: mira las cartas pequeñas que hay junto al nombre de { $who }.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = ¿Qué puedo hacer?
hint-can-play =
    { $draw ->
        [yes] Puedes jugar { $cards-object }, o robar.
       *[no]
            { $keep ->
                [yes] Puedes jugar { $cards-object } o quedarte con la carta.
               *[no] Puedes jugar { $cards-object }.
            }
    }
hint-can-draw = No puedes jugar nada de tu mano: solo puedes robar.
hint-can-keep = La carta robada no se puede jugar: solo puedes quedártela.
hint-can-color = Te toca elegir con qué color se sigue.
hint-can-answer = Puedes aceptar y robar, o desafiar si crees que es un farol.
hint-can-uno = Puedes cantar UNO.
hint-can-catch = Puedes pillar a { $who }, que tiene una carta y no ha cantado UNO.
hint-move =
    { $do ->
        [play] Juega { $card-object }.
        [last-two] Juega { $card-object } y canta UNO.
        [wild]
            { $uno ->
                [yes] Juega { $card-object }, elige el { $color } y canta UNO.
               *[no] Juega { $card-object } y elige el { $color }.
            }
        [gift] Juega { $card-object } y dale a { $who } { $cards-object }.
        [draw] Roba.
        [pass] Quédate con la carta.
        [accept] Acepta.
        [challenge] Desafía.
        [color] Elige el { $color }.
        [uno] Canta UNO.
       *[catch] Pilla a { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Todavía no te toca.
        [catch] A quien pillan le toca robar cartas.
        [call] Alguien podría pillarte.
        [out] Es tu última carta: ganas la ronda.
        [draws] { $who } roba { $count } y pierde el turno.
        [skips] { $who } pierde el turno.
        [again] Vuelves a jugar enseguida.
        [flip] Tras el Flip, casi todas tus cartas deberían ser mejores, o peores las del resto.
        [gift] Te libras de { $count } más.
        [only] Es la única carta que puedes jugar.
        [keep-wild]
            { $count ->
                [0] Es tu única carta de color { $color }, y te guardas el comodín para después.
               *[other] Te guardas el comodín para cuando no puedas jugar otra cosa.
            }
        [last-of-color] Es tu única carta de color { $color }.
        [follow]
            { $count ->
                [one] Tienes otra carta de color { $color } para seguir.
               *[other] Tienes { $count } cartas más de color { $color } para seguir.
            }
        [points]
            { $count ->
                [one] Si te la quedas, vale 1 punto para el resto.
               *[other] Si te la quedas, vale { $count } puntos para el resto.
            }
        [wild-needed]
            { $count ->
                [0] No puedes jugar otra cosa.
                [one] No puedes jugar otra cosa, y tienes una carta de color { $color }.
               *[other] No puedes jugar otra cosa, y tienes { $count } cartas de color { $color }.
            }
        [wild-better] Ahora te sirve más que las otras cartas que puedes jugar.
        [named]
            { $count ->
                [0] Ninguno de tus colores sería mejor.
                [one] Tienes una carta de color { $color }.
               *[other] Tienes { $count } cartas de color { $color }.
            }
        [none-playable] No puedes jugar nada.
        [draw-better] Las cartas que puedes jugar te servirán más después.
        [not-playable] No puedes jugarla.
        [keep-better] Te servirá más después.
        [stack] La deuda pasa a quien va después.
        [debt] No tienes nada que acumular.
        [jump-in] Es igual que la carta de arriba: puedes jugarla fuera de turno.
        [swap] Cambias tu mano con { $who }.
        [bluff] Es probable que { $who } tuviera alguna carta del color anterior.
       *[honest] Es probable que { $who } no tuviera ninguna carta del color anterior.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Las cartas que sobresalen se pueden jugar: tienen el color o el número de la de arriba.
        [2] Las cartas pequeñas son los dorsos de las otras manos: lo que tendrán después de un Flip. El resto también ve los tuyos.
       *[3] Pulsa UNO antes de jugar tu penúltima carta, o te pueden pillar.
    }
first-hint-close = Entendido
first-hint-hide = No ver más pistas
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] Quien va después roba 1 y pierde el turno.
        [draw2] Quien va después roba 2 y pierde el turno.
        [draw5] Quien va después roba 5 y pierde el turno.
        [reverse] Se sigue jugando en el otro sentido.
        [skip] Quien va después pierde el turno.
        [skipall] El resto pierde el turno: vuelves a jugar.
        [flip] Se da la vuelta a todas las manos y a las dos pilas.
        [wild] Va con todo: eliges el color.
        [wild-draw2] Eliges el color; quien va después roba 2 y pierde el turno, o desafía.
        [wild-draw4] Eliges el color; quien va después roba 4 y pierde el turno, o desafía.
        [wild-drawcolor] Eliges un color; quien va después roba hasta que salga y pierde el turno, o desafía.
        [beachcomber] Le das a alguien hasta cuatro cartas tuyas, una de cada color.
       *[number] Va con su color y con su número.
    }
