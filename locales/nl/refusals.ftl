# Why a move is refused: one message a rule, refusal-SLUG, read by the player who made the move.
# The same message is shown in the browser, in the terminal and in the text that the server sends.
#
# A message may use the variables of the facts that its rule gives, and must use all of those facts:
#   seat      $who (you, player, seat) to select by; $name of the player; $seat number as text
#   card      $card in words; $card-color (none for a wild) and $card-kind to select by
#             (none if the move named no card)
#   color     $color in words; $color-id to select by (none if the move named no colour)
#   symbol    $symbol in words; $symbol-id to select by (none where a wild is on top)
#   wilds     $wilds (yes, no): whether the side in play has wild kinds
#   colors    $colors, as "blue, green or red"
#   playable  $playable cards, as "blue 7 or wild"; $playable-count
#   field     $field of the move: card, at, color, uno, give, target
# $card-object, $color-object, $symbol-object, $colors-object and $playable-object are the same in the form of an
# object (cards.ftl).

refusal-whose-turn =
    { $who ->
        [player] Je bent niet aan de beurt: wacht op { $name }.
       *[seat] Je bent niet aan de beurt: wacht op plaats { $seat }.
    }
refusal-round-over = Deze ronde is afgelopen: wacht tot er weer gedeeld wordt.
refusal-chair-out = Je bent afgevallen in deze partij: de anderen spelen zonder jou verder.
refusal-own-hand =
    { $card-kind ->
        [none] Je noemde geen kaart: kies een kaart uit je hand, aan de kant die je ziet.
       *[other] Je hebt geen { $card }: kies een kaart uit je hand, aan de kant die je ziet.
    }
refusal-spare-field =
    { $field ->
        [card] Bij deze zet hoort geen kaart: laat die weg.
        [at] Bij deze zet hoort geen plek in je hand: laat die weg.
        [color] Een kleur noem je alleen bij een joker: laat die weg.
        [uno] Bij deze zet roep je geen UNO: laat dat weg.
        [give] Kaarten weggeven kan alleen met een Strandjutter: laat ze weg.
        [to] Een ander noem je alleen bij een geschenk of bij een 7 die handen ruilt: laat het weg.
        [target] Deze zet is niet tegen iemand anders gericht: laat de naam weg.
       *[other] Deze zet zegt meer dan nodig is: laat dat weg.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Die kaart past niet: speel { $color }.
               *[other] Die kaart past niet: speel { $color } of { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Die kaart past niet: speel { $color } of een joker.
               *[other] Die kaart past niet: speel { $color }, { $symbol-object } of een joker.
            }
    }
refusal-must-lay = Je mag niet trekken zolang je een gekleurde kaart hebt die past: speel { $playable-object }.
refusal-must-play = De { $card } die je trok past, dus je mag die niet houden: speel de kaart.
refusal-must-play-forced = De { $card } die je trok past en verder paste er niets, dus je mag die niet houden: speel de kaart.
refusal-one-draw = Je hebt deze beurt al getrokken: speel de getrokken kaart als die past, of houd die.
refusal-pass-after-draw = Je kunt pas een kaart houden als je er een getrokken hebt: speel een kaart of trek er een.
refusal-drawn-card-only = Na het trekken mag je alleen de getrokken kaart spelen: speel de { $card } als die past, of houd die.
refusal-name-color = Noem een kleur: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] Je noemde geen kleur: kies { $colors }.
       *[other] Aan deze kant bestaat { $color } niet: kies { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Kies eerst de kleur: { $colors }.
        [player] { $name } moet eerst de kleur kiezen: wacht daarop.
       *[seat] Plaats { $seat } moet eerst de kleur kiezen: wacht daarop.
    }
refusal-no-color-asked = Er valt nu geen kleur te kiezen: dat doe je tegelijk met de joker die je speelt.
refusal-no-bluff = Aan deze tafel mag je niet bluffen, en je hebt een andere kaart die als { $color } telt: speel iets anders.
refusal-answer-first =
    { $who ->
        [you] Antwoord eerst: accepteer de trekjoker of daag uit.
        [player] { $name } moet eerst de trekjoker accepteren of uitdagen: wacht op het antwoord.
       *[seat] Plaats { $seat } moet eerst de trekjoker accepteren of uitdagen: wacht op het antwoord.
    }
refusal-nothing-to-answer = Er valt nu niets te accepteren of uit te dagen: dat kan alleen na een trekjoker tegen jou.
refusal-who-answers =
    { $who ->
        [player] Alleen { $name } mag deze trekjoker accepteren of uitdagen: wacht op het antwoord.
       *[seat] Alleen plaats { $seat } mag deze trekjoker accepteren of uitdagen: wacht op het antwoord.
    }
refusal-uno-when = Je kunt nu geen UNO roepen: doe dat in je beurt met twee kaarten in je hand, of bij de kaart waarna je er nog één hebt.
refusal-uno-too-late = Je bent te laat met UNO: aan deze tafel mag dat niet meer nadat de kaart gespeeld is.
refusal-uno-again = Je hebt al UNO geroepen: dat telt nog steeds.
refusal-uno-with-move = Na deze zet houd je niet precies één kaart over: speel zonder UNO te roepen.
refusal-uno-catch =
    { $who ->
        [you] Je kunt jezelf niet betrappen: betrap iemand anders die nog één kaart heeft en UNO vergat.
        [player] { $name } is nu niet te betrappen: dat kan alleen bij wie nog één kaart heeft en geen UNO riep, en alleen tot het spel verdergaat.
       *[seat] Plaats { $seat } is nu niet te betrappen: dat kan alleen bij wie nog één kaart heeft en geen UNO riep, en alleen tot het spel verdergaat.
    }
refusal-gift-colors = Je mag van elke kleur hoogstens één kaart weggeven, en geen jokers: kies de kaarten opnieuw.
refusal-gift-whom = Kaarten geef je aan één ander die nog in de partij zit: zeg aan wie.
refusal-stacking =
    { $who ->
        [you] Antwoord eerst: accepteer de schuld of stapel er een kaart op.
        [player] { $name } moet eerst de schuld accepteren of er een kaart op stapelen: wacht op het antwoord.
       *[seat] Plaats { $seat } moet eerst de schuld accepteren of er een kaart op stapelen: wacht op het antwoord.
    }
refusal-stack-same = Op de bovenste kaart past alleen dezelfde trekkaart: stapel er een of accepteer de schuld.
refusal-stack-rising = Op de bovenste kaart past alleen een trekkaart die minstens evenveel telt: stapel er een of accepteer de schuld.
refusal-stack-challenge = Uitdagen kan alleen bij een trekjoker bovenop, en alleen aan een tafel die bluf beoordeelt: stapel een kaart of accepteer de schuld.
refusal-jump-in = Je kunt er nu niet tussendoor spelen: dat kan alleen met precies de bovenste kaart, kleur en getal of symbool, aan het begin van een beurt.
refusal-seven-whom = Met een 7 ruil je je hand met één ander die nog in de partij zit: zeg met wie.
refusal-last-number = Aan deze tafel mag alleen een getal je laatste kaart zijn: speel iets anders of trek.
refusal-uno-automatic = Aan deze tafel geldt UNO vanzelf als geroepen: niemand roept en niemand wordt betrapt.
