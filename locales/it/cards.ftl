# Colours and cards. $color and $kind are ids, $number the number on the card.
# color-name.object has the article: "sceglie il blu". The names of cards are masculine, but for the
# carta Amici sulla Spiaggia; kind-name.object, card-colored.object and card-wild.object have the article.

color-name =
    { $color ->
        [blue] blu
        [green] verde
        [red] rosso
        [yellow] giallo
        [pink] rosa
        [teal] turchese
        [orange] arancione
        [purple] viola
        [turquoise] turchese
       *[other] { $color }
    }
    .object =
        { $color ->
            [orange] l’arancione
           *[other] il { color-name }
        }
kind-name =
    { $kind ->
        [draw1] Pesca 1
        [draw2] Pesca 2
        [draw5] Pesca 5
        [reverse] Inverti
        [skip] Salto
        [skipall] Salto per tutti
        [flip] Flip
        [wild] Jolly
        [wild-draw2] Jolly Pesca 2
        [wild-draw4] Jolly Pesca 4
        [wild-drawcolor] Jolly Pesca Colore
        [beachcomber] Amici sulla Spiaggia
       *[number] { $number }
    }
    .object =
        { $kind ->
            [beachcomber] una carta { kind-name }
            [number]
                { $number ->
                    [0] uno 0
                   *[other] un { $number }
                }
           *[other] un { kind-name }
        }
card-colored = { kind-name } { color-name }
    .object = { kind-name.object } { color-name }
card-wild = { kind-name }
    .object = { kind-name.object }
card-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
points-count =
    { $count ->
        [one] 1 punto
       *[other] { $count } punti
    }
