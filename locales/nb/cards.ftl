# Colours and cards.
# All cards are masculine, as players say: en blå sjuer, en rød Stå over.
# .object of a colour is the neuter used as a noun: velger blått. .object of a card has its article.

color-name =
    { $color ->
        [blue] blå
        [green] grønn
        [red] rød
        [yellow] gul
        [pink] rosa
        [teal] turkis
        [orange] oransje
        [purple] lilla
        [turquoise] turkis
       *[other] { $color }
    }
    .object =
        { $color ->
            [blue] blått
            [green] grønt
            [red] rødt
            [yellow] gult
            [pink] rosa
            [teal] turkis
            [orange] oransje
            [purple] lilla
            [turquoise] turkis
           *[other] { $color }
        }
kind-name =
    { $kind ->
        [draw1] Trekk ett
        [draw2] Trekk to
        [draw5] Trekk fem
        [reverse] Snu
        [skip] Stå over
        [skipall] Stå over alle
        [flip] Flipp
        [wild] Joker
        [wild-draw2] Trekk to-joker
        [wild-draw4] Trekk fire-joker
        [wild-drawcolor] Trekk farge-joker
        [beachcomber] Strandsanker
       *[number] { $number }
    }
    .object =
        { $kind ->
            [wild] en joker
            [number]
                { $number ->
                    [0] en null
                    [1] en ener
                    [2] en toer
                    [3] en treer
                    [4] en firer
                    [5] en femmer
                    [6] en sekser
                    [7] en sjuer
                    [8] en åtter
                    [9] en nier
                   *[other] en { $number }
                }
           *[other] en { kind-name }
        }
card-colored = { color-name } { kind-name }
    .object =
        en { color-name } { $kind ->
            [number]
                { $number ->
                    [0] null
                    [1] ener
                    [2] toer
                    [3] treer
                    [4] firer
                    [5] femmer
                    [6] sekser
                    [7] sjuer
                    [8] åtter
                    [9] nier
                   *[other] { $number }
                }
           *[other] { kind-name }
        }
card-wild = { kind-name }
    .object = { kind-name.object }
card-count = { $count } kort
points-count = { $count } poeng
