# Colours and cards. $color and $kind are ids, $number the number on the card.
# A language whose names have another form as the object of a sentence ("plays the blue 7") adds the attribute
# .object; sentences are given both, as $card and $card-object, $color and $color-object and so on.
# Every message of every file is given $table-section: the printed section that the table is played by, as
# section-003-FRCA, or none. Sections of one language may print different names.
# .object is the genitive-accusative: "pelaa sinisen seiskan". Alone, kinds are written as the Finnish sheet
# prints them; after a colour, nouns are in lower case.

color-name =
    { $color ->
        [blue] sininen
        [green] vihreä
        [red] punainen
        [yellow] keltainen
        [pink] pinkki
        [teal] turkoosi
        [orange] oranssi
        [purple] violetti
        [turquoise] turkoosi
       *[other] { $color }
    }
    .object =
        { $color ->
            [blue] sinisen
            [green] vihreän
            [red] punaisen
            [yellow] keltaisen
            [pink] pinkin
            [teal] turkoosin
            [orange] oranssin
            [purple] violetin
            [turquoise] turkoosin
           *[other] { $color }
        }
kind-name =
    { $kind ->
        [draw1] Nosta yksi
        [draw2] Nosta kaksi
        [draw5] Nosta viisi
        [reverse] Suunnanvaihto
        [skip] Ohitus
        [skipall] Ohita kaikki
        [flip] Puolenvaihto
        [wild] Jokeri
        [wild-draw2] Nosta kaksi -jokeri
        [wild-draw4] Nosta neljä -jokeri
        [wild-drawcolor] Nosta väri -jokeri
        [beachcomber] Rantakulkuri
       *[number] { $number }
    }
    .object =
        { $kind ->
            [draw1] Nosta yksi -kortin
            [draw2] Nosta kaksi -kortin
            [draw5] Nosta viisi -kortin
            [reverse] suunnanvaihdon
            [skip] ohituksen
            [skipall] Ohita kaikki -kortin
            [flip] puolenvaihdon
            [wild] jokerin
            [wild-draw2] Nosta kaksi -jokerin
            [wild-draw4] Nosta neljä -jokerin
            [wild-drawcolor] Nosta väri -jokerin
            [beachcomber] rantakulkurin
            [number]
                { $number ->
                    [0] nollan
                    [1] ykkösen
                    [2] kakkosen
                    [3] kolmosen
                    [4] nelosen
                    [5] viitosen
                    [6] kutosen
                    [7] seiskan
                    [8] kasin
                    [9] ysin
                   *[other] { $number }:n
                }
           *[other] { $number }
        }
card-colored =
    { color-name } { $kind ->
        [reverse] suunnanvaihto
        [skip] ohitus
        [flip] puolenvaihto
       *[other] { kind-name }
    }
    .object = { color-name.object } { kind-name.object }
card-wild =
    { $kind ->
        [wild] jokeri
        [beachcomber] rantakulkuri
       *[other] { kind-name }
    }
    .object = { kind-name.object }
card-count =
    { $count ->
        [one] 1 kortti
       *[other] { $count } korttia
    }
    .object =
        { $count ->
            [one] yhden kortin
           *[other] { $count } korttia
        }
points-count =
    { $count ->
        [one] 1 piste
       *[other] { $count } pistettä
    }
    .object =
        { $count ->
            [one] yhden pisteen
           *[other] { $count } pistettä
        }
