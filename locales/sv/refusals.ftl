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
        [player] Det är inte din tur: vänta på { $name }.
       *[seat] Det är inte din tur: vänta på plats { $seat }.
    }
refusal-round-over = Rundan är slut: vänta på nästa giv.
refusal-chair-out = Du är utslagen ur matchen: de andra spelar vidare utan dig.
refusal-own-hand =
    { $card-kind ->
        [none] Du angav inget kort: välj ett kort på din hand efter den sida du ser.
       *[other] Du har inte det kortet på hand: { $card }. Välj ett av dina kort efter den sida du ser.
    }
refusal-spare-field =
    { $field ->
        [card] Det hör inget kort till det här draget: ta bort det.
        [at] Det hör ingen plats på handen till det här draget: ta bort den.
        [color] Du väljer färg bara till en joker: ta bort färgen.
        [uno] Till det här draget ropar du inte UNO: ta bort ropet.
        [give] Kort ger du bara bort med en Strandletare: ta bort dem.
        [to] En annan spelare anger du bara till en gåva eller till en 7:a som byter hand: ta bort det.
        [target] Det här draget riktar sig inte mot någon annan: ta bort spelaren.
       *[other] Det här draget säger mer än det behöver: ta bort det överflödiga.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Det kortet passar inte: lägg { $color-object }.
               *[other] Det kortet passar inte: lägg { $color-object } eller { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Det kortet passar inte: lägg { $color-object } eller en joker.
               *[other] Det kortet passar inte: lägg { $color-object }, { $symbol-object } eller en joker.
            }
    }
refusal-must-lay = Du får inte dra så länge du har ett färgat kort som går att lägga: lägg { $playable-object }.
refusal-must-play = Kortet du drog ({ $card }) går att lägga, så du får inte behålla det: lägg det.
refusal-must-play-forced = Kortet du drog ({ $card }) går att lägga, och inget annat på din hand gjorde det. Du får inte behålla det: lägg det.
refusal-one-draw = Du har redan dragit: lägg kortet du drog om det går, eller behåll det.
refusal-pass-after-draw = Du kan behålla ett kort först när du har dragit det: lägg ett kort eller dra ett.
refusal-drawn-card-only = När du har dragit får du bara lägga just det kortet ({ $card }): lägg det om det går, eller behåll det.
refusal-name-color = Välj färg: { $colors-object }.
refusal-side-colors =
    { $color-id ->
        [none] Du valde ingen färg: välj { $colors-object }.
       *[other] Den här sidan har inget { $color-object }: välj { $colors-object }.
    }
refusal-color-first =
    { $who ->
        [you] Välj färg först: { $colors-object }.
        [player] { $name } måste välja färg först: vänta så länge.
       *[seat] Plats { $seat } måste välja färg först: vänta så länge.
    }
refusal-no-color-asked = Det finns ingen färg att välja nu: det gör du i samma drag som du lägger en joker.
refusal-no-bluff = Vid det här bordet bluffar man inte, och du har ett annat kort som räknas som { $color-object }: lägg något annat.
refusal-answer-first =
    { $who ->
        [you] Svara först: acceptera dra-jokern eller utmana.
        [player] { $name } måste först acceptera dra-jokern eller utmana: vänta på svaret.
       *[seat] Plats { $seat } måste först acceptera dra-jokern eller utmana: vänta på svaret.
    }
refusal-nothing-to-answer = Det finns inget att acceptera eller utmana nu: det gör du bara när någon lägger en dra-joker mot dig.
refusal-who-answers =
    { $who ->
        [player] Den här dra-jokern är det bara { $name } som får acceptera eller utmana: vänta på svaret.
       *[seat] Den här dra-jokern är det bara plats { $seat } som får acceptera eller utmana: vänta på svaret.
    }
refusal-uno-when = Du kan inte ropa UNO nu: gör det när det är din tur och du har två kort, eller när du lägger det näst sista.
refusal-uno-too-late = Det är för sent att ropa UNO: vid det här bordet går det inte när kortet redan är lagt.
refusal-uno-again = Du har redan ropat UNO: ropet gäller fortfarande.
refusal-uno-with-move = Efter det här draget har du inte exakt ett kort kvar: gör det utan att ropa UNO.
refusal-uno-catch =
    { $who ->
        [you] Du kan inte sätta dit dig själv: sätt dit någon annan som har ett kort kvar och glömde ropa UNO.
        [player] Du kan inte sätta dit { $name } nu: det går bara med den som har ett kort kvar och inte ropat UNO, och bara tills spelet går vidare.
       *[seat] Du kan inte sätta dit plats { $seat } nu: det går bara med den som har ett kort kvar och inte ropat UNO, och bara tills spelet går vidare.
    }
refusal-gift-colors = Du får ge bort högst ett kort av varje färg och inga jokrar: välj om.
refusal-gift-whom = Korten ska gå till en enda annan spelare som är kvar i matchen: ange vem.
refusal-stacking =
    { $who ->
        [you] Svara först: acceptera skulden eller lägg ett kort ovanpå.
        [player] { $name } måste först acceptera skulden eller lägga ett kort ovanpå: vänta på svaret.
       *[seat] Plats { $seat } måste först acceptera skulden eller lägga ett kort ovanpå: vänta på svaret.
    }
refusal-stack-same = På det översta kortet går bara samma dra-kort att lägga: lägg ett eller acceptera skulden.
refusal-stack-rising = På det översta kortet går bara ett dra-kort som räknas minst lika mycket att lägga: lägg ett eller acceptera skulden.
refusal-stack-challenge = Det går bara att utmana när en dra-joker ligger överst, och bara vid ett bord som avgör bluffar: lägg ett kort eller acceptera skulden.
refusal-jump-in = Du kan inte hoppa in nu: det krävs ett kort likadant som det översta, färg och siffra eller symbol, i början av en tur.
refusal-seven-whom = En 7:a byter hand med en annan spelare som är kvar i matchen: ange vem.
refusal-last-number = Vid det här bordet får bara en siffra vara ditt sista kort: lägg något annat eller dra.
refusal-uno-automatic = Vid det här bordet gäller UNO av sig självt: ingen ropar och ingen åker dit.
