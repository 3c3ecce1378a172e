# Colours and cards.
# All cards are of common gender, as players say: en blå 7’er, en rød Spring over.
# .object of a card has its article. Colours need no other form: "vælger rød".

color-name =
    { $color ->
        [blue] blå
        [green] grøn
        [red] rød
        [yellow] gul
        [pink] pink
        [teal] turkis
        [orange] orange
        [purple] lilla
        [turquoise] turkis
       *[other] { $color }
    }
kind-name =
    { $kind ->
        [draw1] Træk et
        [draw2] Træk to
        [draw5] Træk fem
        [reverse] Skift retning
        [skip] Spring over
        [skipall] Spring alle over
        [flip] Skift side
        [wild] Joker
        [wild-draw2] ”Træk to”-joker
        [wild-draw4] ”Træk fire”-joker
        [wild-drawcolor] ”Træk farve”-joker
        [beachcomber] Strandsamler
       *[number] { $number }
    }
    .object =
        { $kind ->
            [wild] en joker
            [number] en { $number }’er
           *[other] en { kind-name }
        }
card-colored = { color-name } { kind-name }
    .object =
        { $kind ->
            [number] en { color-name } { $number }’er
           *[other] en { color-name } { kind-name }
        }
card-wild = { kind-name }
    .object = { kind-name.object }
card-count = { $count } kort
points-count = { $count } point
