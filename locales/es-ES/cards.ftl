# Colours and cards.

color-name =
    { $color ->
        [blue] azul
        [green] verde
        [red] rojo
        [yellow] amarillo
        [pink] rosa
        [teal] azul turquesa
        [orange] naranja
        [purple] morado
        [turquoise] azul turquesa
       *[other] { $color }
    }
kind-name =
    { $kind ->
        [draw1] Roba una
        [draw2] Roba dos
        [draw5] Roba cinco
        [reverse] Cambio de sentido
        [skip] Pierde el turno
        [skipall] Todos pierden el turno
        [flip] Flip
        [wild] Comodín
        [wild-draw2] Comodín Roba dos
        [wild-draw4] Comodín Roba cuatro
        [wild-drawcolor] Comodín Busca el color
        [beachcomber] Vagabundo
       *[number] { $number }
    }
    .object = un { kind-name }
card-colored = { kind-name } { color-name }
    .object = un { kind-name } { color-name }
card-wild = { kind-name }
    .object = un { kind-name }
card-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
points-count =
    { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
