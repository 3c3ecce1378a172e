# Colours and cards.

color-name =
    { $color ->
        [blue] bleu
        [green] vert
        [red] rouge
        [yellow] jaune
        [pink] rose
        [teal] turquoise
        [orange] orange
        [purple] violet
        [turquoise] turquoise
       *[other] { $color }
    }
    .object =
        { $color ->
            [blue] le bleu
            [green] le vert
            [red] le rouge
            [yellow] le jaune
            [pink] le rose
            [teal] le turquoise
            [orange] l’orange
            [purple] le violet
            [turquoise] le turquoise
           *[other] { $color }
        }
kind-name =
    { $kind ->
        [draw1] +1
        [draw2] +2
        [draw5] +5
        [reverse] Inversion
        [skip] Passer
        [skipall] Passer tous
        [flip] Flip
        [wild] Joker
        [wild-draw2] Joker +2
        [wild-draw4] Super Joker
        [wild-drawcolor] Joker Pioche couleur
        [beachcomber] Super Vague
       *[number] { $number }
    }
    .object =
        { $kind ->
            [reverse] une { kind-name }
            [skipall] un « { kind-name } »
            [beachcomber] une { kind-name }
           *[other] un { kind-name }
        }
# Inversion is feminine; a name that is itself a phrase stands in quotation marks before its colour.
card-colored =
    { $kind ->
        [reverse]
            { $color ->
                [blue] { kind-name } bleue
                [green] { kind-name } verte
                [purple] { kind-name } violette
               *[other] { kind-name } { color-name }
            }
        [skipall] « { kind-name } » { color-name }
       *[other] { kind-name } { color-name }
    }
    .object =
        { $kind ->
            [reverse]
                { $color ->
                    [blue] une { kind-name } bleue
                    [green] une { kind-name } verte
                    [purple] une { kind-name } violette
                   *[other] une { kind-name } { color-name }
                }
            [skipall] un « { kind-name } » { color-name }
           *[other] un { kind-name } { color-name }
        }
card-wild = { kind-name }
    .object =
        { $kind ->
            [beachcomber] une { kind-name }
           *[other] un { kind-name }
        }
# In French 0 is [one] too, so the number is always written out.
card-count =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
points-count =
    { $count ->
        [one] { $count } point
       *[other] { $count } points
    }
