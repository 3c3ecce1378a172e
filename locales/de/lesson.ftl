# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Spielen lernen
lesson-step = Schritt { $number } von { $steps }
lesson-again = Von vorn
lesson-skip = Überspringen
lesson-watch = Schau, was passiert …
lesson-answers = Deine Antwort
lesson-color = Wer zuerst alle Karten los ist, gewinnt. Fang mit der Farbe der obersten Karte an: Spiel { $card-object }.
lesson-number = { $who } hat { $top-object } gespielt. { $current } hast du nicht mehr, aber die gleiche Zahl passt auch: Spiel { $card-object }.
lesson-draw = Du hast weder { $current } noch { $symbol-object }. Wenn du nicht spielen kannst, zieh eine Karte.
lesson-drawn = Du hast { $card-object } gezogen, und das passt. Du kannst die Karte gleich spielen oder behalten: Spiel sie.
lesson-wild = Wegen der Karte von { $who } musstest du ziehen und aussetzen. Aber du hast einen Joker gezogen, und der passt immer: Spiel ihn und wünsch dir { $color }.
lesson-skip-card = Jetzt eine Aktionskarte. Spiel { $card-object }: { $who } muss aussetzen.
lesson-skipped = Du bist noch einmal dran. Spiel { $card-object }.
lesson-catch = { $who } hat nur noch eine Karte und hat vergessen, UNO zu rufen. Ruf „Erwischt!“, bevor du spielst!
lesson-backs = { $who } musste 2 Karten ziehen. Von fremden Karten siehst du die Rückseite, also die andere Seite, und { $who } sieht deine. Was hat { $who } nach einem Flip auf der Hand?
lesson-flip = Richtig. Jetzt dreh alle Hände und beide Stapel um: Spiel { $card-object }.
lesson-challenge = Es ist Nacht. { $who } darf { $top-object } nur ohne { $before } auf der Hand spielen, aber du hast bei { $who } auf einer Rückseite { $seen-object } gesehen: Herausfordern!
lesson-uno = Ein Bluff: { $who } musste an deiner Stelle ziehen. Du hast noch zwei Karten: Ruf UNO, bevor du eine spielst.
lesson-called = Jetzt kann dich niemand mehr erwischen. Spiel { $card-object }.
lesson-out = { $who } hat { $top-object } gespielt, und du hast als letzte Karte auch { $symbol-object }. Spiel { $card-object }, dann bist du alle Karten los!
lesson-end = Du bist alle Karten los! Für die Karten, die { $who } noch hat, bekommst du { $points } Punkte. Die meisten Partien gehen bis { $target } Punkte.
lesson-detour =
    { $do ->
        [play] In einem echten Spiel ginge das. Jetzt spiel erst einmal { $card-object }.
        [draw] In einem echten Spiel ginge das. Jetzt zieh erst einmal eine Karte.
        [catch] In einem echten Spiel ginge das. Jetzt erwisch erst einmal { $who }.
        [challenge] In einem echten Spiel ginge das. Jetzt fordere erst einmal { $who } heraus.
        [uno] In einem echten Spiel ginge das. Jetzt ruf erst einmal UNO.
       *[answer] Nicht ganz: Schau dir die kleinen Karten neben dem Namen { $who } an.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = Was kann ich tun?
hint-can-play =
    { $draw ->
        [yes] Du kannst { $cards-object } spielen oder ziehen.
       *[no]
            { $keep ->
                [yes] Du kannst { $cards-object } spielen oder die Karte behalten.
               *[no] Du kannst { $cards-object } spielen.
            }
    }
hint-can-draw = Keine deiner Karten passt: Du kannst nur ziehen.
hint-can-keep = Die gezogene Karte passt nicht: Du kannst sie nur behalten.
hint-can-color = Du wünschst dir die Farbe, mit der es weitergeht.
hint-can-answer = Du kannst annehmen und ziehen oder herausfordern, wenn du an einen Bluff glaubst.
hint-can-uno = Du kannst UNO rufen.
hint-can-catch = Du kannst { $who } erwischen: nur noch eine Karte und nicht UNO gerufen.
hint-move =
    { $do ->
        [play] Spiel { $card-object }.
        [last-two] Spiel { $card-object } und ruf UNO.
        [wild]
            { $uno ->
                [yes] Spiel { $card-object }, wünsch dir { $color } und ruf UNO.
               *[no] Spiel { $card-object } und wünsch dir { $color }.
            }
        [gift] Spiel { $card-object } und schenk { $who } { $cards-object }.
        [draw] Zieh eine Karte.
        [pass] Behalte die Karte.
        [accept] Nimm an.
        [challenge] Fordere die Gegenseite heraus.
        [color] Wünsch dir { $color }.
        [uno] Ruf UNO.
       *[catch] Erwisch { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Du bist noch nicht dran.
        [catch] Wer erwischt wird, muss Karten ziehen.
        [call] Sonst könnte dich jemand erwischen.
        [out] Es ist deine letzte Karte: Du gewinnst die Runde.
        [draws] { $who } zieht { $count } und setzt aus.
        [skips] { $who } setzt aus.
        [again] Du bist gleich noch einmal dran.
        [flip] Auf der anderen Seite dürften deine Karten meist besser sein oder die der anderen schlechter.
        [gift] Du wirst { $count } weitere los.
        [only] Es ist die einzige Karte, die du spielen kannst.
        [keep-wild]
            { $count ->
                [0] Es ist deine einzige Karte in { $color }, und den Joker hebst du dir für später auf.
               *[other] Den Joker hebst du dir auf, bis nichts anderes passt.
            }
        [last-of-color] Es ist deine einzige Karte in { $color }.
        [follow]
            { $count ->
                [one] Du hast noch eine Karte in { $color }, die du danach spielen kannst.
               *[other] Du hast noch { $count } Karten in { $color }, die du danach spielen kannst.
            }
        [points]
            { $count ->
                [one] Behältst du sie, ist sie für andere 1 Punkt wert.
               *[other] Behältst du sie, ist sie für andere { $count } Punkte wert.
            }
        [wild-needed]
            { $count ->
                [0] Nichts anderes passt.
                [one] Nichts anderes passt, und du hast eine Karte in { $color }.
               *[other] Nichts anderes passt, und du hast { $count } Karten in { $color }.
            }
        [wild-better] Sie bringt dir jetzt mehr als deine anderen spielbaren Karten.
        [named]
            { $count ->
                [0] Keine deiner Farben wäre besser.
                [one] Du hast eine Karte in { $color }.
               *[other] Du hast { $count } Karten in { $color }.
            }
        [none-playable] Du kannst nichts spielen.
        [draw-better] Deine spielbaren Karten sind später mehr wert.
        [not-playable] Du kannst sie nicht spielen.
        [keep-better] Sie ist später mehr wert.
        [stack] Die Schuld geht an die nächste Person weiter.
        [debt] Du hast nichts, was du darauflegen kannst.
        [jump-in] Sie ist genau die oberste Karte: Du darfst sie außer der Reihe spielen.
        [swap] Du tauschst die Hand mit { $who }.
        [bluff] { $who } hatte wahrscheinlich eine Karte der vorigen Farbe.
       *[honest] { $who } hatte wahrscheinlich keine Karte der vorigen Farbe.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Die angehobenen Karten sind spielbar: Farbe oder Zahl passt zur obersten Karte.
        [2] Die kleinen Karten sind die Rückseiten der anderen: was sie nach einem Flip auf der Hand haben. Die anderen sehen auch deine.
       *[3] Drück auf UNO, bevor du deine vorletzte Karte spielst, sonst kann dich jemand erwischen.
    }
first-hint-close = Alles klar
first-hint-hide = Keine Tipps mehr
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] Die nächste Person zieht 1 Karte und setzt aus.
        [draw2] Die nächste Person zieht 2 Karten und setzt aus.
        [draw5] Die nächste Person zieht 5 Karten und setzt aus.
        [reverse] Die Spielrichtung wechselt.
        [skip] Die nächste Person setzt aus.
        [skipall] Alle anderen setzen aus: Du bist noch einmal dran.
        [flip] Alle Hände und beide Stapel werden umgedreht.
        [wild] Passt immer: Du wünschst dir eine Farbe.
        [wild-draw2] Du wünschst dir eine Farbe; die nächste Person zieht 2 Karten und setzt aus oder fordert dich heraus.
        [wild-draw4] Du wünschst dir eine Farbe; die nächste Person zieht 4 Karten und setzt aus oder fordert dich heraus.
        [wild-drawcolor] Du wünschst dir eine Farbe; die nächste Person zieht, bis diese Farbe kommt, und setzt aus oder fordert dich heraus.
        [beachcomber] Schenk jemandem bis zu vier deiner Karten, eine von jeder Farbe.
       *[number] Passt auf die gleiche Farbe oder die gleiche Zahl.
    }
