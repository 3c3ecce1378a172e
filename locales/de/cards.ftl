# Colours and cards. $color and $kind are ids, $number the number on the card.
# A language whose names have another form as the object of a sentence ("plays the blue 7") adds the attribute
# .object; sentences are given both, as $card and $card-object, $color and $color-object and so on.
# Every message of every file is given $table-section: the printed section that the table is played by, as
# section-003-FRCA, or none. Sections of one language may print different names.

color-name =
    { $color ->
        [blue] Blau
        [green] Grün
        [red] Rot
        [yellow] Gelb
        [pink] Rosa
        [teal] Blaugrün
        [orange] Orange
        [purple] Lila
        [turquoise] Türkis
       *[other] { $color }
    }
# .object is the accusative with its article: eine 7, ein Aussetzen, einen Flip.
kind-name =
    { $kind ->
        [draw1] Zieh 1
        [draw2] Zieh 2
        [draw5] Zieh 5
        [reverse] Retour
        [skip] Aussetzen
        [skipall] Alle aussetzen
        [flip] Flip
        [wild] Farbenwahl
        [wild-draw2] „Zieh 2“-Farbenwahl
        [wild-draw4] Zieh 4
        [wild-drawcolor] „Farbe ziehen“-Farbenwahl
        [beachcomber] Strandwellen
       *[number] { $number }
    }
    .object =
        { $kind ->
            [skip] ein Aussetzen
            [skipall] ein „Alle aussetzen“
            [flip] einen Flip
            [beachcomber] eine Strandwellen-Karte
           *[other] eine { kind-name }
        }
# Flip is masculine, Aussetzen neuter, everything else feminine (die Karte, die 7).
card-colored =
    { $kind ->
        [flip]
            { $color ->
                [blue] blauer
                [green] grüner
                [red] roter
                [yellow] gelber
                [pink] rosa
                [teal] blaugrüner
                [orange] oranger
                [purple] lila
                [turquoise] türkiser
               *[other] { $color }
            } Flip
        [skip]
            { $color ->
                [blue] blaues
                [green] grünes
                [red] rotes
                [yellow] gelbes
                [pink] rosa
                [teal] blaugrünes
                [orange] oranges
                [purple] lila
                [turquoise] türkises
               *[other] { $color }
            } Aussetzen
        [skipall]
            { $color ->
                [blue] blaues
                [green] grünes
                [red] rotes
                [yellow] gelbes
                [pink] rosa
                [teal] blaugrünes
                [orange] oranges
                [purple] lila
                [turquoise] türkises
               *[other] { $color }
            } „Alle aussetzen“
       *[other]
            { $color ->
                [blue] blaue
                [green] grüne
                [red] rote
                [yellow] gelbe
                [pink] rosa
                [teal] blaugrüne
                [orange] orange
                [purple] lila
                [turquoise] türkise
               *[other] { $color }
            } { kind-name }
    }
    .object =
        { $kind ->
            [flip]
                einen { $color ->
                    [blue] blauen
                    [green] grünen
                    [red] roten
                    [yellow] gelben
                    [pink] rosa
                    [teal] blaugrünen
                    [orange] orangen
                    [purple] lila
                    [turquoise] türkisen
                   *[other] { $color }
                } Flip
            [skip] ein { card-colored }
            [skipall] ein { card-colored }
           *[other] eine { card-colored }
        }
card-wild = { kind-name }
    .object = { kind-name.object }
card-count =
    { $count ->
        [one] 1 Karte
       *[other] { $count } Karten
    }
points-count =
    { $count ->
        [one] 1 Punkt
       *[other] { $count } Punkte
    }
