# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what.

log-you = dig
log-start = { $who } vänder upp { $card-object }.
    .you = Du vänder upp { $card-object }.
log-play = { $who } lägger { $card-object }.
    .you = Du lägger { $card-object }.
log-play-color = { $who } lägger { $card-object } och väljer { $color-object }.
    .you = Du lägger { $card-object } och väljer { $color-object }.
log-play-uno = { $who } lägger { $card-object } och ropar UNO.
    .you = Du lägger { $card-object } och ropar UNO.
log-play-color-uno = { $who } lägger { $card-object }, väljer { $color-object } och ropar UNO.
    .you = Du lägger { $card-object }, väljer { $color-object } och ropar UNO.
log-jump-in = { $who } hoppar in.
    .you = Du hoppar in.
log-swap = { $who } byter hand med { $other }.
    .you = Du byter hand med { $other }.
log-rotate =
    { $direction ->
        [left] Alla händer går vidare åt vänster.
       *[right] Alla händer går vidare åt höger.
    }
log-again = Alla andra får stå över: { $who } spelar igen.
    .you = Alla andra får stå över: det är din tur igen.
log-name = { $who } väljer { $color-object }.
    .you = Du väljer { $color-object }.
log-uno = { $who } ropar UNO.
    .you = Du ropar UNO.
log-give = { $who } ger { $other } { card-count }.
    .you = Du ger { $other } { card-count }.
log-give-open = { $who } ger { $other } { $cards-object }.
    .you = Du ger { $other } { $cards-object }.
log-draw = { $who } drar { card-count }.
    .you = Du drar { card-count }.
log-draw-open = { $who } drar { $cards-object }.
    .you = Du drar { $cards-object }.
log-draw-kept =
    { $count ->
        [one] { $who } drar { card-count } och behåller det.
       *[other] { $who } drar { card-count } och behåller dem.
    }
    .you =
        { $count ->
            [one] Du drar { card-count } och behåller det.
           *[other] Du drar { card-count } och behåller dem.
        }
log-draw-open-kept = { $who } drar { $cards-object } och behåller kortet.
    .you = Du drar { $cards-object } och behåller kortet.
log-draw-skipped = { $who } drar { card-count } och får stå över.
    .you = Du drar { card-count } och får stå över.
log-draw-open-skipped = { $who } drar { $cards-object } och får sedan stå över.
    .you = Du drar { $cards-object } och får sedan stå över.
log-draw-nothing = { $who } kan inte dra: korten är slut.
    .you = Du kan inte dra: korten är slut.
log-gift-uncalled = { $who } gav bort sitt sista kort utan att ropa UNO.
    .you = Du gav bort ditt sista kort utan att ropa UNO.
log-keep = { $who } behåller kortet.
    .you = Du behåller kortet du drog.
log-skip = { $who } får stå över.
    .you = Du får stå över.
log-accept = { $who } accepterar.
    .you = Du accepterar.
log-challenge = { $who } utmanar { $other }.
    .you = Du utmanar { $other }.
log-show = { $who } visar { $other } sina kort.
    .you = Du visar { $other } dina kort.
log-show-open = { $who } visar dig sina kort: { $cards }.
    .you = Du visar { $other } dina kort.
log-guilty = Skyldig: { $who } bluffade.
    .you = Skyldig: du bluffade.
log-innocent = Oskyldig: { $who } bluffade inte.
    .you = Oskyldig: du bluffade inte.
log-found = { $who } visar det sist dragna kortet: { $card }.
    .you = Du visar det sista kortet du drog: { $card }.
log-cleared = UNO-ropet från { $who } gäller inte längre.
    .you = Ditt UNO-rop gäller inte längre.
log-catch = { $who } sätter dit { $other }: ett kort kvar och inget UNO.
    .you = Du sätter dit { $other }: ett kort kvar och inget UNO.
log-out = { $who } går ut.
    .you = Du går ut!
log-exposed = { $who } har ett kort kvar och ropade inte UNO.
    .you = Du har ett kort kvar och ropade inte UNO.
log-returned = Startkortet läggs tillbaka i dra-högen: { $card }.
log-returned-bottom = Startkortet läggs underst i dra-högen: { $card }.
log-ignored = Startkortet räknas inte: { $card }. Nästa kort vänds upp.
log-redealt = Inget kort dög som startkort: allt blandas och delas ut på nytt.
log-reshuffled =
    { $count ->
        [one] Dra-högen är slut: 1 kort från kasta-högen får bli den nya.
       *[other] Dra-högen är slut: { $count } kort från kasta-högen blandas till en ny.
    }
log-flipped =
    { $side ->
        [dark] Kortleken vänds! Natten faller på: nu gäller den mörka sidan.
        [light] Kortleken vänds! Det dagas: nu gäller den ljusa sidan.
       *[other]
            { $light ->
                [night] Kortleken vänds! Natten faller på: nu gäller sidan { $side }.
               *[day] Kortleken vänds! Det dagas: nu gäller sidan { $side }.
            }
    }
log-surfaced = Överst hamnar { $card-object }, men utan effekt.
log-reversed =
    { $direction ->
        [left] Riktningen byts: nu går det medurs.
       *[right] Riktningen byts: nu går det moturs.
    }
log-blocked = Rundan har låst sig: ingen kunde lägga eller dra. Ingen får poäng.
log-move-limit = Rundan har nått maxantalet drag. Ingen får poäng.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } säger: { $text }
    .you = Du säger: { $text }
note-reaction = { $who } reagerar: { $reaction }
    .you = Du reagerar: { $reaction }
note-joined = { $who } är med.
    .you = Du är med.
note-left = { $who } har lämnat bordet.
    .bot = { $who } har lämnat bordet. En bot spelar vidare.
note-removed = Värden har tagit bort { $who }.
    .bot = Värden har tagit bort { $who }. En bot spelar vidare.
note-renamed = { $who } heter nu { $name }.
    .you = Du heter nu { $name }.
note-away = { $who } är borta: en bot spelar så länge.
    .you = Du var borta: en bot spelade åt dig.
note-late = { $who } hann inte: en bot spelar så länge.
    .you = Du hann inte: en bot spelar åt dig.
note-back = { $who } är tillbaka.
    .you = Du är tillbaka.
note-host = { $who } är värd nu.
    .you = Du är värd nu.
note-rematch = { $who } vill spela igen.
    .you = Du har bett om revansch.
