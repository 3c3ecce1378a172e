# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Leren spelen
lesson-step = Stap { $number } van { $steps }
lesson-again = Opnieuw
lesson-skip = Overslaan
lesson-watch = Kijk wat er gebeurt …
lesson-answers = Je antwoord
lesson-color = Wie het eerst alle kaarten kwijt is, wint. Begin met de kleur van de bovenste kaart: speel { $card-object }.
lesson-number = { $who } speelde { $top-object }. Je hebt geen { $current } meer, maar hetzelfde getal mag ook: speel { $card-object }.
lesson-draw = Je hebt geen { $current } en ook geen { $symbol }. Kun je niet spelen, trek dan een kaart.
lesson-drawn = Je trok { $card-object }, en die past. Je mag de kaart nu spelen of houden: speel maar.
lesson-wild = Door de kaart van { $who } moest je trekken en een beurt overslaan. Maar je trok een joker, en die past altijd: speel die en kies { $color }.
lesson-skip-card = Nu een actiekaart. Speel { $card-object }: { $who } slaat een beurt over.
lesson-skipped = Je bent weer aan de beurt. Speel { $card-object }.
lesson-catch = { $who } heeft nog één kaart en vergat UNO te roepen. Betrap hem voordat je speelt!
lesson-backs = { $who } moest 2 kaarten trekken. Jij ziet de achterkant van zijn kaarten en hij die van jou: de andere kant. Wat heeft hij na een Flip?
lesson-flip = Klopt. Draai nu alle handen en beide stapels om: speel { $card-object }.
lesson-challenge = Het is nacht. { $who } mag { $top-object } alleen spelen zonder { $before } in de hand, maar op een van zijn achterkanten zag je { $seen-object }: daag hem uit!
lesson-uno = Bluf: { $who } moest trekken in plaats van jij. Je hebt nog twee kaarten, dus roep UNO voordat je er een speelt.
lesson-called = Nu kan niemand je meer betrappen. Speel { $card-object }.
lesson-out = { $who } speelde { $top-object }, en jouw laatste kaart is ook een { $symbol }. Speel { $card-object } en je bent uit!
lesson-end = Je bent uit! Voor de kaarten die { $who } nog heeft, krijg je { $points } punten. De meeste partijen gaan tot { $target } punten.
lesson-detour =
    { $do ->
        [play] In een echt spel kan dat. Speel nu eerst { $card-object }.
        [draw] In een echt spel kan dat. Trek nu eerst een kaart.
        [catch] In een echt spel kan dat. Betrap nu eerst { $who }.
        [challenge] In een echt spel kan dat. Daag nu eerst { $who } uit.
        [uno] In een echt spel kan dat. Roep nu eerst UNO.
       *[answer] Net niet: kijk naar de kleine kaarten naast de naam { $who }.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = Wat kan ik doen?
hint-can-play =
    { $draw ->
        [yes] Je kunt { $cards-object } spelen, of trekken.
       *[no]
            { $keep ->
                [yes] Je kunt { $cards-object } spelen, of de kaart houden.
               *[no] Je kunt { $cards-object } spelen.
            }
    }
hint-can-draw = Geen van je kaarten past: je kunt alleen trekken.
hint-can-keep = De kaart die je trok past niet: je kunt die alleen houden.
hint-can-color = Je kiest de kleur waarmee het verdergaat.
hint-can-answer = Je kunt accepteren en trekken, of uitdagen als je denkt dat het bluf is.
hint-can-uno = Je kunt UNO roepen.
hint-can-catch = Je kunt { $who } betrappen: nog één kaart en geen UNO geroepen.
hint-move =
    { $do ->
        [play] Speel { $card-object }.
        [last-two] Speel { $card-object } en roep UNO.
        [wild]
            { $uno ->
                [yes] Speel { $card-object }, kies { $color } en roep UNO.
               *[no] Speel { $card-object } en kies { $color }.
            }
        [gift] Speel { $card-object } en geef { $who } { $cards-object }.
        [draw] Trek een kaart.
        [pass] Houd de kaart.
        [accept] Accepteer.
        [challenge] Daag de ander uit.
        [color] Kies { $color }.
        [uno] Roep UNO.
       *[catch] Betrap { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Je bent nog niet aan de beurt.
        [catch] Wie betrapt wordt, trekt strafkaarten.
        [call] Anders kan iemand je betrappen.
        [out] Het is je laatste kaart: je wint de ronde.
        [draws] { $who } trekt er { $count } en slaat een beurt over.
        [skips] { $who } slaat een beurt over.
        [again] Je mag meteen nog een keer.
        [flip] Op de andere kant zijn de meeste van je kaarten waarschijnlijk beter, of die van de anderen slechter.
        [gift] Je raakt er nog { $count } kwijt.
        [only] Het is de enige kaart die je kunt spelen.
        [keep-wild]
            { $count ->
                [0] Het is je enige { $color-object } kaart, en je joker bewaar je voor later.
               *[other] Je joker bewaar je voor als er niets anders past.
            }
        [last-of-color] Het is je enige { $color-object } kaart.
        [follow]
            { $count ->
                [one] Je hebt nog een { $color-object } kaart voor daarna.
               *[other] Je hebt nog { $count } { $color-object } kaarten voor daarna.
            }
        [points]
            { $count ->
                [one] Houd je de kaart, dan is die voor anderen 1 punt waard.
               *[other] Houd je de kaart, dan is die voor anderen { $count } punten waard.
            }
        [wild-needed]
            { $count ->
                [0] Er past niets anders.
                [one] Er past niets anders, en je hebt een { $color-object } kaart.
               *[other] Er past niets anders, en je hebt { $count } { $color-object } kaarten.
            }
        [wild-better] Je hebt er nu meer aan dan aan je andere kaarten die passen.
        [named]
            { $count ->
                [0] Geen van je kleuren is beter.
                [one] Je hebt een { $color-object } kaart.
               *[other] Je hebt { $count } { $color-object } kaarten.
            }
        [none-playable] Je kunt niets spelen.
        [draw-better] Aan de kaarten die passen heb je later meer.
        [not-playable] Je kunt de kaart niet spelen.
        [keep-better] Later heb je er meer aan.
        [stack] De schuld schuift door naar de volgende speler.
        [debt] Je hebt niets om erop te stapelen.
        [jump-in] Het is precies de bovenste kaart: je mag hem buiten je beurt spelen.
        [swap] Je ruilt van hand met { $who }.
        [bluff] { $who } had waarschijnlijk een kaart in de vorige kleur.
       *[honest] { $who } had waarschijnlijk geen kaart in de vorige kleur.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Kaarten die omhoogsteken, passen: ze hebben de kleur of het getal van de bovenste kaart.
        [2] De kleine kaarten zijn de achterkanten van de anderen: wat ze na een Flip in handen hebben. Zij zien ook jouw achterkanten.
       *[3] Druk op UNO voordat je je op één na laatste kaart speelt, anders kan iemand je betrappen.
    }
first-hint-close = Begrepen
first-hint-hide = Geen tips meer
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] De volgende speler trekt 1 kaart en slaat een beurt over.
        [draw2] De volgende speler trekt 2 kaarten en slaat een beurt over.
        [draw5] De volgende speler trekt 5 kaarten en slaat een beurt over.
        [reverse] Het spel gaat verder in de andere richting.
        [skip] De volgende speler slaat een beurt over.
        [skipall] Alle anderen slaan een beurt over: jij mag nog een keer.
        [flip] Alle handen en beide stapels worden omgedraaid.
        [wild] Past altijd: jij kiest de kleur.
        [wild-draw2] Jij kiest de kleur; de volgende speler trekt 2 kaarten en slaat een beurt over, of daagt je uit.
        [wild-draw4] Jij kiest de kleur; de volgende speler trekt 4 kaarten en slaat een beurt over, of daagt je uit.
        [wild-drawcolor] Jij kiest een kleur; de volgende speler trekt tot die komt en slaat een beurt over, of daagt je uit.
        [beachcomber] Geef tot vier van je kaarten, van elke kleur één, aan iemand anders.
       *[number] Past op dezelfde kleur of hetzelfde getal.
    }
