# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what.

log-you = dig
log-start = { $who } vender { $card-object }.
    .you = Du vender { $card-object }.
log-play = { $who } lægger { $card-object }.
    .you = Du lægger { $card-object }.
log-play-color = { $who } lægger { $card-object } og vælger { $color }.
    .you = Du lægger { $card-object } og vælger { $color }.
log-play-uno = { $who } lægger { $card-object } og råber UNO.
    .you = Du lægger { $card-object } og råber UNO.
log-play-color-uno = { $who } lægger { $card-object }, vælger { $color } og råber UNO.
    .you = Du lægger { $card-object }, vælger { $color } og råber UNO.
log-jump-in = { $who } springer ind.
    .you = Du springer ind.
log-swap = { $who } bytter hånd med { $other }.
    .you = Du bytter hånd med { $other }.
log-rotate =
    { $direction ->
        [left] Alle hænder går videre til venstre.
       *[right] Alle hænder går videre til højre.
    }
log-again = Alle andre springes over: { $who } får en tur til.
    .you = Alle andre springes over: Du får en tur til.
log-name = { $who } vælger { $color }.
    .you = Du vælger { $color }.
log-uno = { $who } råber UNO.
    .you = Du råber UNO.
log-give = { $who } giver { $other } { card-count }.
    .you = Du giver { $other } { card-count }.
log-give-open = { $who } giver { $other } { $cards-object }.
    .you = Du giver { $other } { $cards-object }.
log-draw = { $who } trækker { card-count }.
    .you = Du trækker { card-count }.
log-draw-open = { $who } trækker { $cards-object }.
    .you = Du trækker { $cards-object }.
log-draw-kept =
    { $count ->
        [one] { $who } trækker { card-count } og beholder det.
       *[other] { $who } trækker { card-count } og beholder dem.
    }
    .you =
        { $count ->
            [one] Du trækker { card-count } og beholder det.
           *[other] Du trækker { card-count } og beholder dem.
        }
log-draw-open-kept = { $who } trækker { $cards-object } og beholder kortet.
    .you = Du trækker { $cards-object } og beholder kortet.
log-draw-skipped = { $who } trækker { card-count } og sidder over.
    .you = Du trækker { card-count } og sidder over.
log-draw-open-skipped = { $who } trækker { $cards-object } og sidder så over.
    .you = Du trækker { $cards-object } og sidder så over.
log-draw-nothing = { $who } kan ikke trække: Der er ikke flere kort.
    .you = Du kan ikke trække: Der er ikke flere kort.
log-gift-uncalled = { $who } gav sit sidste kort væk uden at råbe UNO.
    .you = Du gav dit sidste kort væk uden at råbe UNO.
log-keep = { $who } beholder kortet.
    .you = Du beholder det kort, du trak.
log-skip = { $who } springes over.
    .you = Du springes over.
log-accept = { $who } accepterer.
    .you = Du accepterer.
log-challenge = { $who } udfordrer { $other }.
    .you = Du udfordrer { $other }.
log-show = { $who } viser { $other } sine kort.
    .you = Du viser { $other } dine kort.
log-show-open = { $who } viser dig sine kort: { $cards }.
    .you = Du viser { $other } dine kort.
log-guilty = Skyldig: { $who } bluffede.
    .you = Skyldig: Du bluffede.
log-innocent = Uskyldig: { $who } bluffede ikke.
    .you = Uskyldig: Du bluffede ikke.
log-found = { $who } viser det sidst trukne kort: { $card }.
    .you = Du viser det sidste kort, du trak: { $card }.
log-cleared = UNO-råbet fra { $who } gælder ikke længere.
    .you = Dit UNO-råb gælder ikke længere.
log-catch = { $who } snupper { $other }: ét kort tilbage og intet UNO-råb.
    .you = Du snupper { $other }: ét kort tilbage og intet UNO-råb.
log-out = { $who } er af med alle sine kort.
    .you = Du er af med alle dine kort!
log-exposed = { $who } har ét kort tilbage og råbte ikke UNO.
    .you = Du har ét kort tilbage og råbte ikke UNO.
log-returned = Startkortet lægges tilbage i den lukkede bunke: { $card }.
log-returned-bottom = Startkortet lægges nederst i den lukkede bunke: { $card }.
log-ignored = Startkortet gælder ikke: { $card }. Det næste kort vendes.
log-redealt = Intet kort kunne bruges som startkort: Alt blandes, og der gives på ny.
log-reshuffled =
    { $count ->
        [one] Den lukkede bunke er tom: 1 kort fra afkastbunken bliver til den nye.
       *[other] Den lukkede bunke er tom: { $count } kort fra afkastbunken blandes til en ny.
    }
log-flipped =
    { $side ->
        [dark] Der skiftes side! Natten falder på: Nu gælder den mørke side.
        [light] Der skiftes side! Dagen gryr: Nu gælder den lyse side.
       *[other]
            { $light ->
                [night] Der skiftes side! Natten falder på: Nu gælder siden { $side }.
               *[day] Der skiftes side! Dagen gryr: Nu gælder siden { $side }.
            }
    }
log-surfaced = Øverst ligger nu { $card-object }, men uden virkning.
log-reversed =
    { $direction ->
        [left] Der skiftes retning: Nu går det med uret.
       *[right] Der skiftes retning: Nu går det mod uret.
    }
log-blocked = Runden er blokeret: Ingen kunne lægge eller trække. Ingen får point.
log-move-limit = Runden har nået grænsen for antal træk. Ingen får point.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } siger: { $text }
    .you = Du siger: { $text }
note-reaction = { $who } reagerer: { $reaction }
    .you = Du reagerer: { $reaction }
note-joined = { $who } er med.
    .you = Du er med.
note-left = { $who } har forladt bordet.
    .bot = { $who } har forladt bordet. En bot spiller videre.
note-removed = Værten har fjernet { $who }.
    .bot = Værten har fjernet { $who }. En bot spiller videre.
note-renamed = { $who } hedder nu { $name }.
    .you = Du hedder nu { $name }.
note-away = { $who } er væk: En bot spiller imens.
    .you = Du var væk: En bot spillede for dig.
note-late = { $who } nåede det ikke: En bot spiller imens.
    .you = Du nåede det ikke: En bot spiller for dig.
note-back = { $who } er tilbage.
    .you = Du er tilbage.
note-host = { $who } er vært nu.
    .you = Du er vært nu.
note-rematch = { $who } vil spille igen.
    .you = Du har bedt om revanche.
