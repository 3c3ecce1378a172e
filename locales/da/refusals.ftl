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
       *[seat] Det er ikke din tur: Vent på plads { $seat }.
    }
refusal-round-over = Runden er slut: Vent, til der gives igen.
refusal-chair-out = Du er ude af spillet: De andre spiller videre uden dig.
refusal-own-hand =
    { $card-kind ->
        [none] Du valgte ikke noget kort: Vælg et kort på hånden ud fra den side, du kan se.
       *[other] Det kort har du ikke på hånden: { $card }. Vælg et af dine kort ud fra den side, du kan se.
    }
refusal-spare-field =
    { $field ->
        [card] Her skal du ikke angive et kort: Udelad det.
        [at] Her skal du ikke angive en plads på hånden: Udelad den.
        [color] Du vælger kun farve til en joker: Udelad farven.
        [uno] Her skal der ikke råbes UNO: Udelad råbet.
        [give] Du giver kun kort væk med en Strandsamler: Udelad dem.
        [to] En anden spiller nævner du kun til en gave eller til en 7’er, der bytter hånd: Udelad det.
        [target] Det her er ikke rettet mod en anden spiller: Udelad spilleren.
       *[other] Du har angivet mere end nødvendigt: Udelad det overflødige.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Det kort passer ikke: Læg { $color }.
               *[other] Det kort passer ikke: Læg { $color } eller { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Det kort passer ikke: Læg { $color } eller en joker.
               *[other] Det kort passer ikke: Læg { $color }, { $symbol-object } eller en joker.
            }
    }
refusal-must-lay = Du må ikke trække, så længe du har et farvet kort, der kan lægges: Læg { $playable-object }.
refusal-must-play = Det kort, du trak ({ $card }), kan lægges, så du må ikke beholde det: Læg det.
refusal-must-play-forced = Det kort, du trak ({ $card }), kan lægges, og det kunne intet andet på din hånd. Du må ikke beholde det: Læg det.
refusal-one-draw = Du har allerede trukket: Læg det trukne kort, hvis det passer, eller behold det.
refusal-pass-after-draw = Du kan først beholde et kort, når du har trukket det: Læg et kort, eller træk et.
refusal-drawn-card-only = Når du har trukket, må du kun lægge netop det kort ({ $card }): Læg det, hvis det passer, eller behold det.
refusal-name-color = Vælg en farve: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] Du valgte ingen farve: Vælg { $colors }.
       *[other] Farven { $color } findes ikke på denne side: Vælg { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Vælg farve først: { $colors }.
        [player] { $name } skal vælge farve først: Vent så længe.
       *[seat] Plads { $seat } skal vælge farve først: Vent så længe.
    }
refusal-no-color-asked = Der er ingen farve at vælge nu: Det gør du, samtidig med at du lægger en joker.
refusal-no-bluff = Ved dette bord bluffer man ikke, og du har et andet kort, der tæller som { $color }: Læg noget andet.
refusal-answer-first =
    { $who ->
        [you] Svar først: Acceptér træk-jokeren, eller udfordr.
        [player] { $name } skal først acceptere træk-jokeren eller udfordre: Vent på svaret.
       *[seat] Plads { $seat } skal først acceptere træk-jokeren eller udfordre: Vent på svaret.
    }
refusal-nothing-to-answer = Der er ikke noget at acceptere eller udfordre nu: Det gør du kun, når nogen lægger en træk-joker mod dig.
refusal-who-answers =
    { $who ->
        [player] Kun { $name } må acceptere eller udfordre denne træk-joker: Vent på svaret.
       *[seat] Kun plads { $seat } må acceptere eller udfordre denne træk-joker: Vent på svaret.
    }
refusal-uno-when = Du kan ikke råbe UNO nu: Gør det, når det er din tur, og du har to kort, eller når du lægger det næstsidste.
refusal-uno-too-late = Det er for sent at råbe UNO: Ved dette bord går det ikke, når kortet først er lagt.
refusal-uno-again = Du har allerede råbt UNO: Råbet gælder stadig.
refusal-uno-with-move = Du har ikke præcis ét kort tilbage bagefter: Gør det uden at råbe UNO.
refusal-uno-catch =
    { $who ->
        [you] Du kan ikke snuppe dig selv: Snup en anden, der har ét kort tilbage og glemte at råbe UNO.
        [player] Du kan ikke snuppe { $name } nu: Det går kun, når nogen har ét kort tilbage og ikke har råbt UNO, og kun indtil der spilles videre.
       *[seat] Du kan ikke snuppe plads { $seat } nu: Det går kun, når nogen har ét kort tilbage og ikke har råbt UNO, og kun indtil der spilles videre.
    }
refusal-gift-colors = Du må højst give ét kort af hver farve og ingen jokere: Vælg kortene igen.
refusal-gift-whom = Kortene skal gå til én anden spiller, der stadig er med i spillet: Angiv hvem.
refusal-stacking =
    { $who ->
        [you] Svar først: Acceptér gælden, eller læg et kort oveni.
        [player] { $name } skal først acceptere gælden eller lægge et kort oveni: Vent på svaret.
       *[seat] Plads { $seat } skal først acceptere gælden eller lægge et kort oveni: Vent på svaret.
    }
refusal-stack-same = På det øverste kort må kun samme trækkort lægges: Læg et, eller acceptér gælden.
refusal-stack-rising = På det øverste kort må kun et trækkort lægges, der tæller mindst lige så meget: Læg et, eller acceptér gælden.
refusal-stack-challenge = Man kan kun udfordre, når en træk-joker ligger øverst, og kun ved et bord, der afgør bluff: Læg et kort, eller acceptér gælden.
refusal-jump-in = Du kan ikke springe ind nu: Det kræver et kort magen til det øverste, farve og tal eller symbol, i begyndelsen af en tur.
refusal-seven-whom = En 7’er bytter hånd med én anden spiller, der stadig er med i spillet: Angiv hvem.
refusal-last-number = Ved dette bord må kun et tal være dit sidste kort: Læg noget andet, eller træk.
refusal-uno-automatic = Ved dette bord gælder UNO af sig selv som råbt: Ingen råber, og ingen snuppes.
