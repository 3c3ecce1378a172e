# Colours and cards. Only Reversa is feminine among the kinds; the names of the others are masculine.
# A key cannot begin with a digit in Fluent: section-003-ES stands for section 003-ES in $table-section.

color-name =
    { $color ->
        [blue] azul
        [green] verde
        [red] rojo
        [yellow] amarillo
        [pink] rosa
        [teal] verde azulado
        [orange] anaranjado
        [purple] morado
        [turquoise] azul turquesa
       *[other] { $color }
    }
kind-name =
    { $kind ->
        [draw1] Toma una
        [draw2] Roba dos
        [draw5] Toma cinco
        [reverse] Reversa
        [skip] Salta
        [skipall] Salta a todos
        [flip] Flip
        [wild]
            { $table-section ->
                [section-003-ES] Comodín
               *[other] Comodín multicolor
            }
        [wild-draw2] Comodín Toma dos
        [wild-draw4] Comodín Roba cuatro
        [wild-drawcolor] Comodín Toma un color
        [beachcomber] Vagabundo
       *[number] { $number }
    }
    .object =
        { $kind ->
            [reverse] una { kind-name }
           *[other] un { kind-name }
        }
card-colored =
    { $kind ->
        [reverse]
            { $color ->
                [red] { kind-name } roja
                [yellow] { kind-name } amarilla
                [orange] { kind-name } anaranjada
                [purple] { kind-name } morada
               *[other] { kind-name } { color-name }
            }
       *[other] { kind-name } { color-name }
    }
    .object =
        { $kind ->
            [reverse] una { card-colored }
           *[other] un { card-colored }
        }
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
