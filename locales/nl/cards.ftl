# Colours and cards. $color and $kind are ids, $number the number on the card.
# color-name.object is the inflected adjective: "een rode kaart". The names of cards are all of common gender (de);
# kind-name.object, card-colored.object and card-wild.object have the article.

color-name =
    { $color ->
        [blue] blauw
        [green] groen
        [red] rood
        [yellow] geel
        [pink] roze
        [teal] turquoise
        [orange] oranje
        [purple] paars
        [turquoise] turquoise
       *[other] { $color }
    }
    .object =
        { $color ->
            [blue] blauwe
            [green] groene
            [red] rode
            [yellow] gele
            [pink] roze
            [teal] turquoise
            [orange] oranje
            [purple] paarse
            [turquoise] turquoise
           *[other] { $color }
        }
kind-name =
    { $kind ->
        [draw1] Trek-1
        [draw2] Trek-2
        [draw5] Trek-5
        [reverse] Keer-om
        [skip] Sla-beurt-over
        [skipall] Sla-iedereen-over
        [flip] Flip
        [wild] Keuzekaart
        [wild-draw2] Trek-2-keuzekaart
        [wild-draw4] Trek-4
        [wild-drawcolor] Trek-kleur-keuzekaart
        [beachcomber] Strandjutter
       *[number] { $number }
    }
    .object = een { kind-name }
card-colored = { color-name.object } { kind-name }
    .object = een { color-name.object } { kind-name }
card-wild = { kind-name }
    .object = een { kind-name }
card-count =
    { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
points-count =
    { $count ->
        [one] 1 punt
       *[other] { $count } punten
    }
