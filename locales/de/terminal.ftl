# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | hilfe
type-hand = k | karten | hand | tisch
type-scores = s | stand | spielstand | punkte
type-rule = r | regel | regeln
type-why = warum | wieso
type-quit = q | ende | beenden | verlassen
type-draw = z | zieh | ziehe | ziehen
type-keep = b | behalte | behalten | passe | passen
type-accept = a | annehmen
type-challenge = h | herausfordern
type-uno = uno | u
type-catch = erwischt | erwisch | erwische | erwischen
type-play = spiel | spiele | spielen | leg | lege | legen
# As in: 4 give 1,3 to Ann.
type-give = schenke | schenk | schenken | verschenke | gib
type-to = an
type-and = und
type-nobody = niemand | niemandem | keinem | nein
type-yes = j | ja
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = und | als | auf | das | den | der | die | dir | ein | eine | einen | farbe | in | mir | mit | ruf | rufe | rufen | sie | wünsch | wünsche

# The start.
terminal-player = Du
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = du
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Gespielt wird nach Abschnitt { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Eine einzelne Runde: Wer zuerst alle Karten los ist, gewinnt.
        [points] Wer eine Runde gewinnt, bekommt Punkte für die Karten aller anderen; wer zuerst { $target } hat, gewinnt.
        [lowest] Nach jeder Runde zählen alle, was sie noch auf der Hand haben; sobald jemand { $target } hat, gewinnt die niedrigste Summe.
        [partners] Zwei Teams, und die beiden eines Teams sitzen sich gegenüber; ist jemand alle Karten los, bekommt das Team Punkte für die Karten des anderen; das erste Team mit { $target } Punkten gewinnt.
        [rotation4]
            { $cycles ->
                [one] Eine Rotation: { $rounds } Runden, mit allen anderen je vier im Team; die höchste Summe gewinnt.
               *[other] Eine Rotation: { $rounds } Runden, mit allen anderen je { $each } im Team; die höchste Summe gewinnt.
            }
        [rotation8]
            { $cycles ->
                [one] Eine Rotation zu acht an zwei Tischen: { $rounds } Runden, mit allen anderen je vier im Team; die höchste Summe gewinnt.
               *[other] Eine Rotation zu acht an zwei Tischen: { $rounds } Runden, mit allen anderen je { $each } im Team; die höchste Summe gewinnt.
            }
       *[elimination] Nach jeder Runde zählen alle, was sie noch auf der Hand haben; wer { $target } hat, ist raus, und wer übrig bleibt, gewinnt.
    }
terminal-around = Im Uhrzeigersinn am Tisch sitzen: { $names }.
terminal-bots = Die anderen sind Bots ({ $bot }), die manchmal vergessen, UNO zu rufen.
terminal-uno-hint = Hast du nur noch zwei Karten, ruf UNO, wenn du eine spielst: 3! oder 3 { $type-uno }.
terminal-help-hint = Tipp jederzeit { $type-help } für Hilfe und { $type-quit } zum Beenden.
terminal-drawing =
    { $by ->
        [points] Alle ziehen eine Karte, und die mit den meisten Punkten gibt: { $drawn }.
        [tie] Gleichstand, also wird noch einmal gezogen: { $drawn }.
       *[number] Alle ziehen eine Karte, und die höchste Zahl gibt: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } zieht { $card-object }
    .you = du ziehst { $card-object }
terminal-deals = { $who } gibt.
    .you = Du gibst.
terminal-round = Runde { $number }.
terminal-round-of = Runde { $number } von { $rounds }: { $team } gegen { $others }.
terminal-other-tables = Am anderen Tisch spielen { $first } gegen { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Du bist dran. Aktuelle Farbe: { $color }. Oben liegt: { $card }. Danach geht es { terminal-direction } weiter mit { $who }.
        [light] Du bist dran. Helle Seite. Aktuelle Farbe: { $color }. Oben liegt: { $card }. Danach geht es { terminal-direction } weiter mit { $who }.
        [dark] Du bist dran. Dunkle Seite. Aktuelle Farbe: { $color }. Oben liegt: { $card }. Danach geht es { terminal-direction } weiter mit { $who }.
       *[other] Du bist dran. Aktive Seite: { $side }. Aktuelle Farbe: { $color }. Oben liegt: { $card }. Danach geht es { terminal-direction } weiter mit { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Du bist dran. Oben liegt: { $card }. Noch keine Farbe gewünscht. Danach geht es { terminal-direction } weiter mit { $who }.
        [light] Du bist dran. Helle Seite. Oben liegt: { $card }. Noch keine Farbe gewünscht. Danach geht es { terminal-direction } weiter mit { $who }.
        [dark] Du bist dran. Dunkle Seite. Oben liegt: { $card }. Noch keine Farbe gewünscht. Danach geht es { terminal-direction } weiter mit { $who }.
       *[other] Du bist dran. Aktive Seite: { $side }. Oben liegt: { $card }. Noch keine Farbe gewünscht. Danach geht es { terminal-direction } weiter mit { $who }.
    }
terminal-direction =
    { $direction ->
        [left] im Uhrzeigersinn
       *[right] gegen den Uhrzeigersinn
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, in deinem Team: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, in deinem Team: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Rückseite: { $cards }.
       *[other] Rückseiten: { $cards }.
    }
terminal-seat-out = { $who } ist raus.
terminal-draw-pile = Kartenstock: { card-count }.
    .back = Kartenstock: { card-count }, Rückseite der nächsten: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Deine Hand, { card-count }, UNO gerufen (* spielbar; oben liegt: { $top }):
       *[no] Deine Hand, { card-count } (* spielbar; oben liegt: { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Deine Hand, { card-count }, UNO gerufen, nichts spielbar (oben liegt: { $top }):
           *[no] Deine Hand, { card-count }, nichts spielbar (oben liegt: { $top }):
        }
    .plain = Deine Hand, { card-count }:
terminal-top-wild = { $card } in { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Spiel { $numbers }.
    .draw = Spiel { $numbers } oder zieh ({ $type-draw }).
terminal-draw = Nichts ist spielbar: Zieh eine Karte ({ $type-draw }).
terminal-drawn-may = Die gezogene Karte ist spielbar: { $card }. Spiel sie ({ $number }) oder behalte sie ({ $type-keep }).
terminal-drawn-must = Die gezogene Karte ist spielbar: { $card }. Du musst sie spielen ({ $number }).
terminal-draw-unplayable = Du ziehst { $cards-object }. Die Karte passt nicht, und du behältst sie.
terminal-flipped = Oben auf dem Ablegestapel liegt jetzt: { $card }.
terminal-answer = Annehmen ({ $type-accept }) oder herausfordern ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } hat { $card-object } gespielt, als { $color } aktuell war: ein Bluff, wenn { $who } noch eine Karte in { $color } oder noch einen Joker hatte.
       *[no] { $who } hat { $card-object } gespielt, als { $color } aktuell war: ein Bluff, wenn { $who } noch eine Karte in { $color } hatte.
    }
terminal-accept = Annehmen ({ $type-accept }): Du ziehst { card-count } und setzt aus.
    .color = Annehmen ({ $type-accept }): Du ziehst, bis { $color } kommt, und setzt aus.
terminal-challenge = Herausfordern ({ $type-challenge }): War es ein Bluff, zieht { $who } { card-count } und du bist dran; wenn nicht, ziehst du { $more } Karten und setzt aus.
    .color = Herausfordern ({ $type-challenge }): War es ein Bluff, zieht { $who }, bis { $color } kommt, und du bist dran; wenn nicht, ziehst du, bis { $color } kommt, dann noch 2 Karten, und setzt aus.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Leg { $numbers } darauf oder nimm an ({ $type-accept }).
    .challenge = Leg { $numbers } darauf, nimm an ({ $type-accept }) oder fordere heraus ({ $type-challenge }).
terminal-stack-nothing = Du kannst nichts darauflegen: Nimm an ({ $type-accept }).
terminal-which-color = Welche Farbe: { $colors }? (Mit Enter nimmst du die Karte zurück)
terminal-name-color = Ein Joker liegt jetzt oben, und du wünschst dir die Farbe: { $colors }.
    .start = Du fängst an und wünschst dir die Farbe für den Joker: { $colors }.
terminal-taken-back = Du nimmst die Karte zurück.
terminal-give-whom = Du darfst jemandem bis zu vier Karten schenken, höchstens eine von jeder Farbe und keine Joker. Wem: { $names } oder { $type-nobody }? (Mit Enter nimmst du die Karte zurück)
terminal-give-what = Welche Karten für { $who }? Nummern wie 1,3. (Mit Enter nimmst du die Karte zurück)
terminal-swap-whom = Mit wem tauschst du die Hand: { $names }? (Mit Enter nimmst du die Karte zurück)
terminal-offer-jump-in = Du kannst dazwischenwerfen: Spiel { $numbers } oder drück Enter, um weiterzuspielen.
# Follow the message log-exposed.
terminal-offer-catch = Tipp { $type-catch } oder drück Enter, um weiterzuspielen.
terminal-offer-call = Tipp { $type-uno } oder drück Enter, um weiterzuspielen.
terminal-too-late = Du hast nur noch eine Karte und hast nicht UNO gerufen, und jetzt ist es dafür zu spät.
terminal-not-now = Das muss warten.
terminal-next = Drück Enter für die nächste Runde.
terminal-watch = Du bist raus. Drück Enter, um zu sehen, wie die nächste Runde ausgeht.
terminal-sure = Spiel beenden? Tipp { $type-yes } zum Beenden oder drück Enter, um weiterzuspielen.

# Answers.
terminal-refused = { $reason } (Regel { $rule })
terminal-playable-wild = { $card } ist spielbar: Ein Joker passt auf jede Karte.
terminal-playable-color = { $card } ist spielbar: { $color } ist die aktuelle Farbe.
terminal-playable-symbol = { $card } ist spielbar: Die oberste Karte zeigt auch { $symbol }.
terminal-allowed = Das ist jetzt erlaubt.
terminal-why-what = Sag, welche Karte: { $type-why } 3 oder { $type-why } { $card }.
terminal-unknown = „{ $line }“ geht hier nicht. Tipp etwas von dem, was unten steht, oder { $type-help } für Hilfe.
terminal-no-number = Eine Karte { $number } gibt es nicht: Deine Karten sind 1 bis { $last }.
terminal-no-player = „{ $name }“ spielt hier nicht mit: Tipp { $names }.
terminal-no-color = „{ $word }“ ist keine Farbe dieser Seite: Tipp { $colors }.
terminal-no-card = „{ $word }“ ist keine Karte: Tipp Nummern wie 1,3.
terminal-nobody-to-catch = Gerade kann niemand erwischt werden.
terminal-no-rule = Eine Regel „{ $rule }“ gibt es nicht. { $type-rule } allein zeigt alle.
    .near = Eine Regel „{ $rule }“ gibt es nicht. Ähnlich: { $rules }.
terminal-rules = Die Regeln dieses Tisches nach Kapiteln. Um eine zu lesen: { $type-rule } und ihr Name.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Diese Regel gilt an diesem Tisch nicht.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Was du tippen kannst:
terminal-help-play = 3 oder { $card }: diese Karte spielen. 5 { $color }: einen Joker spielen und sich { $color } wünschen.
terminal-help-uno = 3! oder 3 { $type-uno }: die Karte spielen und UNO rufen. { $type-uno }: nur UNO rufen.
terminal-help-moves = { $type-draw }: ziehen. { $type-keep }: die gezogene Karte behalten. { $type-accept }: einen Zieh-Joker annehmen. { $type-challenge }: herausfordern.
terminal-help-catch = { $type-catch } { $who }: erwischen, wer nur eine Karte hat und nicht UNO gerufen hat.
terminal-help-table = { $type-hand }: noch einmal Tisch und Hand. { $type-scores }: Spielstand. { $type-why } 3: warum eine Karte nicht passt.
terminal-help-rules = { $type-rule }: Namen der Regeln. { $type-rule } matching: eine Regel. { $type-quit }: beenden.
terminal-help-forget = Vergisst du UNO, können dich die anderen erwischen, bevor du es merkst.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: eine Strandwellen-Karte spielen und Karten verschenken.
terminal-help-swap = 3 { $type-to } { $who }: eine 7 spielen und die Hand tauschen.
terminal-help-backs = Rückseiten sind die anderen Seiten der Karten: Du siehst die der anderen, nie deine eigenen.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Alle Hände werden aufgedeckt.
terminal-held = { $who } hat noch { $cards-object }: { points-count }.
    .you = Du hast noch { $cards-object }: { points-count }.
terminal-held-plain = { $who } hat noch { $cards-object }.
    .you = Du hast noch { $cards-object }.
terminal-scored = { $who } bekommt { points-count }.
    .you = Du bekommst { points-count }.
terminal-scored-team = { $team }: { points-count } für das Team.
terminal-other-table = Am anderen Tisch gewinnen { $team } gegen { $others }: { points-count }.
    .blocked = Am anderen Tisch war die Runde blockiert; es wird neu gegeben.
terminal-dealt-again = Der nächste Kartengeber gibt neu.
terminal-watched = { $who } gewinnt die Runde.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Spielstand nach Runde { $number }.
    .none = Noch keine Runde zu Ende gespielt.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (letzte Runden { $rounds })
    .out = { $who }: { $total }, raus ({ $rounds })
terminal-schedule = Mit wem du in welchen Runden spielst: { $stages }.
terminal-stage = { $first } bis { $last } { $who }
terminal-out = { $who } ist raus.
    .you = Du bist raus.
terminal-won-round = { $who } hat gewonnen.
    .you = Du hast gewonnen!
terminal-won = { $who } hat die Partie gewonnen: { points-count }.
    .you = Du hast die Partie gewonnen: { points-count }!
terminal-won-team = Das Team hat die Partie gewonnen: { $team }, { points-count }.
terminal-won-shared = Geteilter Sieg: { $team }, je { points-count }.
terminal-last-in = { $who } bleibt übrig und hat gewonnen.
    .you = Du bleibst übrig: Du hast gewonnen!
terminal-again = Noch einmal mit denselben Karten: { $command }
terminal-goodbye = Bis bald.
    .named = Bis bald, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = Die Regeln. Wo eine Regel nicht immer gilt, steht dabei, wann.
print-edition = Die Regeln von { $edition } ({ $hint }; Anleitung { $sheet }). Ein Tisch kann jede hier genannte Regelung ändern.
    .changed = Die Regeln von { $edition } mit { $rulings } ({ $hint }; Anleitung { $sheet }). Ein Tisch kann jede hier genannte Regelung ändern.
print-section = Die Regeln von Abschnitt { $section } ({ $product }; { $language }; gespielt als { $edition }). Ein Tisch kann jede hier genannte Regelung ändern.
    .changed = Die Regeln von Abschnitt { $section } ({ $product }; { $language }; gespielt als { $edition } mit { $rulings }). Ein Tisch kann jede hier genannte Regelung ändern.
print-condition = Nur mit { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] einem zweiseitigen Deck
        [flip] einem Deck mit Flip-Karten
        [skip_everyone] einem Deck mit „Alle aussetzen“
        [wild_draw_color] einem Deck mit „Farbe ziehen“-Farbenwahl
        [beachcomber] einem Deck mit Strandwellen-Karten
       *[other] einem Deck mit { $feature }
    }
