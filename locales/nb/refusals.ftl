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

refusal-whose-turn =
    { $who ->
        [player] Det er ikke din tur: Vent på { $name }.
       *[seat] Det er ikke din tur: Vent på plass { $seat }.
    }
refusal-round-over = Runden er over: Vent til det deles ut på nytt.
refusal-chair-out = Du er ute av spillet: De andre spiller videre uten deg.
refusal-own-hand =
    { $card-kind ->
        [none] Du valgte ikke noe kort: Velg et kort på hånden etter den siden du ser.
       *[other] Det kortet har du ikke på hånden: { $card }. Velg et av kortene dine etter den siden du ser.
    }
refusal-spare-field =
    { $field ->
        [card] Her skal du ikke oppgi noe kort: Ta det bort.
        [at] Her skal du ikke oppgi noen plass på hånden: Ta den bort.
        [color] Du velger bare farge til en joker: Ta bort fargen.
        [uno] Her skal du ikke si UNO: Ta det bort.
        [give] Du gir bare bort kort med en Strandsanker: Ta dem bort.
        [to] En annen spiller nevner du bare til en gave eller til en 7-er som bytter hånd: Ta det bort.
        [target] Dette er ikke rettet mot noen annen: Ta bort spilleren.
       *[other] Du har oppgitt mer enn nødvendig: Ta bort det overflødige.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Det kortet passer ikke: Legg { $color-object }.
               *[other] Det kortet passer ikke: Legg { $color-object } eller { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Det kortet passer ikke: Legg { $color-object } eller en joker.
               *[other] Det kortet passer ikke: Legg { $color-object }, { $symbol-object } eller en joker.
            }
    }
refusal-must-lay = Du får ikke trekke så lenge du har et farget kort som kan legges: Legg { $playable-object }.
refusal-must-play = Kortet du trakk ({ $card }), kan legges, så du får ikke beholde det: Legg det.
refusal-must-play-forced = Kortet du trakk ({ $card }), kan legges, og det kunne ikke noe annet på hånden din. Du får ikke beholde det: Legg det.
refusal-one-draw = Du har allerede trukket: Legg kortet du trakk, hvis det passer, eller behold det.
refusal-pass-after-draw = Du kan ikke beholde et kort før du har trukket det: Legg et kort eller trekk ett.
refusal-drawn-card-only = Når du har trukket, får du bare legge det kortet ({ $card }): Legg det hvis det passer, eller behold det.
refusal-name-color = Velg farge: { $colors-object }.
refusal-side-colors =
    { $color-id ->
        [none] Du valgte ingen farge: Velg { $colors-object }.
       *[other] Det finnes ikke noe { $color-object } på denne siden: Velg { $colors-object }.
    }
refusal-color-first =
    { $who ->
        [you] Velg farge først: { $colors-object }.
        [player] { $name } må velge farge først: Vent så lenge.
       *[seat] Plass { $seat } må velge farge først: Vent så lenge.
    }
refusal-no-color-asked = Det er ingen farge å velge nå: Det gjør du samtidig som du legger en joker.
refusal-no-bluff = Ved dette bordet er det ikke lov å bløffe, og du har et annet kort som teller som { $color-object }: Legg noe annet.
refusal-answer-first =
    { $who ->
        [you] Svar først: Godta trekkejokeren eller utfordre.
        [player] { $name } må først godta trekkejokeren eller utfordre: Vent på svaret.
       *[seat] Plass { $seat } må først godta trekkejokeren eller utfordre: Vent på svaret.
    }
refusal-nothing-to-answer = Det er ikke noe å godta eller utfordre nå: Det gjør du bare når noen legger en trekkejoker mot deg.
refusal-who-answers =
    { $who ->
        [player] Bare { $name } kan godta eller utfordre denne trekkejokeren: Vent på svaret.
       *[seat] Bare plass { $seat } kan godta eller utfordre denne trekkejokeren: Vent på svaret.
    }
refusal-uno-when = Du kan ikke si UNO nå: Gjør det når det er din tur og du har to kort, eller når du legger det nest siste.
refusal-uno-too-late = Det er for sent å si UNO: Ved dette bordet går det ikke når kortet først er lagt.
refusal-uno-again = Du har allerede sagt UNO: Det gjelder fortsatt.
refusal-uno-with-move = Du sitter ikke igjen med nøyaktig ett kort etter dette: Gjør det uten å si UNO.
refusal-uno-catch =
    { $who ->
        [you] Du kan ikke ta deg selv på fersken: Ta en annen som har ett kort igjen og glemte å si UNO.
        [player] Du kan ikke ta { $name } på fersken nå: Det går bare når noen har ett kort igjen og ikke har sagt UNO, og bare til spillet går videre.
       *[seat] Du kan ikke ta plass { $seat } på fersken nå: Det går bare når noen har ett kort igjen og ikke har sagt UNO, og bare til spillet går videre.
    }
refusal-gift-colors = Du kan gi bort høyst ett kort av hver farge og ingen jokere: Velg kortene på nytt.
refusal-gift-whom = Kortene skal gå til én annen spiller som fortsatt er med i spillet: Oppgi hvem.
refusal-stacking =
    { $who ->
        [you] Svar først: Godta gjelden eller legg et kort oppå.
        [player] { $name } må først godta gjelden eller legge et kort oppå: Vent på svaret.
       *[seat] Plass { $seat } må først godta gjelden eller legge et kort oppå: Vent på svaret.
    }
refusal-stack-same = På det øverste kortet kan bare samme trekkekort legges: Legg ett eller godta gjelden.
refusal-stack-rising = På det øverste kortet kan bare et trekkekort som teller minst like mye, legges: Legg ett eller godta gjelden.
refusal-stack-challenge = Du kan bare utfordre når en trekkejoker ligger øverst, og bare ved et bord som avgjør bløff: Legg et kort eller godta gjelden.
refusal-jump-in = Du kan ikke hoppe inn nå: Det krever et kort likt det øverste, farge og tall eller symbol, i begynnelsen av en tur.
refusal-seven-whom = En 7-er bytter hånd med én annen spiller som fortsatt er med i spillet: Oppgi hvem.
refusal-last-number = Ved dette bordet kan bare et tall være det siste kortet ditt: Legg noe annet eller trekk.
refusal-uno-automatic = Ved dette bordet gjelder UNO av seg selv: Ingen sier det, og ingen blir tatt.
