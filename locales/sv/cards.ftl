# Colours and cards.
# All cards are of common gender, as players say: en blå sjua, en röd Hoppa över.
# .object of a colour is the neuter used as a noun: väljer blått. .object of a card has its article.

color-name =
    { $color ->
        [blue] blå
        [green] grön
        [red] röd
        [yellow] gul
        [pink] rosa
        [teal] turkos
        [orange] orange
        [purple] lila
        [turquoise] turkos
       *[other] { $color }
    }
    .object =
        { $color ->
            [blue] blått
            [green] grönt
            [red] rött
            [yellow] gult
            [pink] rosa
            [teal] turkost
            [orange] orange
            [purple] lila
            [turquoise] turkost
           *[other] { $color }
        }
kind-name =
    { $kind ->
        [draw1] Dra ett
        [draw2] Dra två
        [draw5] Dra fem
        [reverse] Byt riktning
        [skip] Hoppa över
        [skipall] Hoppa över alla
        [flip] Vänd kortleken
        [wild] Joker
        [wild-draw2] Joker-dra-två
        [wild-draw4] Joker-dra-fyra
        [wild-drawcolor] Joker-dra-färg
        [beachcomber] Strandletare
       *[number] { $number }
    }
    .object =
        { $kind ->
            [wild] en joker
            [number]
                { $number ->
                    [0] en nolla
                    [1] en etta
                    [2] en tvåa
                    [3] en trea
                    [4] en fyra
                    [5] en femma
                    [6] en sexa
                    [7] en sjua
                    [8] en åtta
                    [9] en nia
                   *[other] en { $number }
                }
           *[other] en { kind-name }
        }
card-colored = { color-name } { kind-name }
    .object =
        en { color-name } { $kind ->
            [number]
                { $number ->
                    [0] nolla
                    [1] etta
                    [2] tvåa
                    [3] trea
                    [4] fyra
                    [5] femma
                    [6] sexa
                    [7] sjua
                    [8] åtta
                    [9] nia
                   *[other] { $number }
                }
           *[other] { kind-name }
        }
card-wild = { kind-name }
    .object = { kind-name.object }
card-count = { $count } kort
points-count = { $count } poäng
