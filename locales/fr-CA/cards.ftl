# Colours and cards. Sheets 000 and 002 print Inversion and Passer, sheet 003 (Barbie UNO) «Reverse» (sens inverse)
# and «Skip» (passer un tour). A variant's key begins with a letter, hence section-003-FRCA.

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
        [draw2] Prendre 2
        [draw5] +5
        [reverse]
            { $table-section ->
                [section-003-FRCA] Sens inverse
               *[other] Inversion
            }
        [skip]
            { $table-section ->
                [section-003-FRCA] Passer un tour
               *[other] Passer
            }
        [skipall] Passer tous un tour
        [flip] Flip
        [wild] Carte blanche
        [wild-draw2] Carte blanche +2
        [wild-draw4] Carte blanche Prendre 4
        [wild-drawcolor] Carte blanche Piger une couleur
        [beachcomber] Batteur de grève
       *[number] { $number }
    }
    .object =
        { $kind ->
            [draw2] un « { kind-name } »
            [reverse]
                { $table-section ->
                    [section-003-FRCA] un « { kind-name } »
                   *[other] une { kind-name }
                }
            [skip]
                { $table-section ->
                    [section-003-FRCA] un « { kind-name } »
                   *[other] un { kind-name }
                }
            [skipall] un « { kind-name } »
            [wild] une { kind-name }
            [wild-draw2] une { kind-name }
            [wild-draw4] une { kind-name }
            [wild-drawcolor] une { kind-name }
           *[other] un { kind-name }
        }
# Inversion is feminine; a name that is itself a phrase stands in quotation marks before its colour.
card-colored =
    { $kind ->
        [reverse]
            { $table-section ->
                [section-003-FRCA] « { kind-name } » { color-name }
               *[other]
                    { $color ->
                        [blue] { kind-name } bleue
                        [green] { kind-name } verte
                        [purple] { kind-name } violette
                       *[other] { kind-name } { color-name }
                    }
            }
        [skip]
            { $table-section ->
                [section-003-FRCA] « { kind-name } » { color-name }
               *[other] { kind-name } { color-name }
            }
        [skipall] « { kind-name } » { color-name }
        [draw2] « { kind-name } » { color-name }
       *[other] { kind-name } { color-name }
    }
    .object =
        { $kind ->
            [reverse]
                { $table-section ->
                    [section-003-FRCA] un « { kind-name } » { color-name }
                   *[other]
                        { $color ->
                            [blue] une { kind-name } bleue
                            [green] une { kind-name } verte
                            [purple] une { kind-name } violette
                           *[other] une { kind-name } { color-name }
                        }
                }
            [skip]
                { $table-section ->
                    [section-003-FRCA] un « { kind-name } » { color-name }
                   *[other] un { kind-name } { color-name }
                }
            [skipall] un « { kind-name } » { color-name }
            [draw2] un « { kind-name } » { color-name }
           *[other] un { kind-name } { color-name }
        }
card-wild = { kind-name }
    .object =
        { $kind ->
            [beachcomber] un { kind-name }
           *[other] une { kind-name }
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
