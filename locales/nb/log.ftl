# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what.

log-you = deg
log-start = { $who } vender { $card-object }.
    .you = Du vender { $card-object }.
log-play = { $who } legger { $card-object }.
    .you = Du legger { $card-object }.
log-play-color = { $who } legger { $card-object } og velger { $color-object }.
    .you = Du legger { $card-object } og velger { $color-object }.
log-play-uno = { $who } legger { $card-object } og sier UNO.
    .you = Du legger { $card-object } og sier UNO.
log-play-color-uno = { $who } legger { $card-object }, velger { $color-object } og sier UNO.
    .you = Du legger { $card-object }, velger { $color-object } og sier UNO.
log-jump-in = { $who } hopper inn.
    .you = Du hopper inn.
log-swap = { $who } bytter hånd med { $other }.
    .you = Du bytter hånd med { $other }.
log-rotate =
    { $direction ->
        [left] Alle hender går videre til venstre.
       *[right] Alle hender går videre til høyre.
    }
log-again = Alle andre må stå over: { $who } får en tur til.
    .you = Alle andre må stå over: Du får en tur til.
log-name = { $who } velger { $color-object }.
    .you = Du velger { $color-object }.
log-uno = { $who } sier UNO.
    .you = Du sier UNO.
log-give = { $who } gir { $other } { card-count }.
    .you = Du gir { $other } { card-count }.
log-give-open = { $who } gir { $other } { $cards-object }.
    .you = Du gir { $other } { $cards-object }.
log-draw = { $who } trekker { card-count }.
    .you = Du trekker { card-count }.
log-draw-open = { $who } trekker { $cards-object }.
    .you = Du trekker { $cards-object }.
log-draw-kept =
    { $count ->
        [one] { $who } trekker { card-count } og beholder det.
       *[other] { $who } trekker { card-count } og beholder dem.
    }
    .you =
        { $count ->
            [one] Du trekker { card-count } og beholder det.
           *[other] Du trekker { card-count } og beholder dem.
        }
log-draw-open-kept = { $who } trekker { $cards-object } og beholder kortet.
    .you = Du trekker { $cards-object } og beholder kortet.
log-draw-skipped = { $who } trekker { card-count } og må stå over.
    .you = Du trekker { card-count } og må stå over.
log-draw-open-skipped = { $who } trekker { $cards-object } og må så stå over.
    .you = Du trekker { $cards-object } og må så stå over.
log-draw-nothing = { $who } kan ikke trekke: Det er ikke flere kort igjen.
    .you = Du kan ikke trekke: Det er ikke flere kort igjen.
log-gift-uncalled = { $who } ga bort det siste kortet sitt uten å si UNO.
    .you = Du ga bort det siste kortet ditt uten å si UNO.
log-keep = { $who } beholder kortet.
    .you = Du beholder kortet du trakk.
log-skip = { $who } må stå over.
    .you = Du må stå over.
log-accept = { $who } godtar.
    .you = Du godtar.
log-challenge = { $who } utfordrer { $other }.
    .you = Du utfordrer { $other }.
log-show = { $who } viser { $other } kortene sine.
    .you = Du viser { $other } kortene dine.
log-show-open = { $who } viser deg kortene sine: { $cards }.
    .you = Du viser { $other } kortene dine.
log-guilty = Skyldig: { $who } bløffet.
    .you = Skyldig: Du bløffet.
log-innocent = Uskyldig: { $who } bløffet ikke.
    .you = Uskyldig: Du bløffet ikke.
log-found = { $who } viser det sist trukne kortet: { $card }.
    .you = Du viser det siste kortet du trakk: { $card }.
log-cleared = { $who } hadde sagt UNO, men det gjelder ikke lenger.
    .you = Du hadde sagt UNO, men det gjelder ikke lenger.
log-catch = { $who } tar { $other } på fersken: ett kort igjen uten å ha sagt UNO.
    .you = Du tar { $other } på fersken: ett kort igjen uten å ha sagt UNO.
log-out = { $who } er kvitt alle kortene.
    .you = Du er kvitt alle kortene!
log-exposed = { $who } har ett kort igjen og sa ikke UNO.
    .you = Du har ett kort igjen og sa ikke UNO.
log-returned = Startkortet legges tilbake i trekkebunken: { $card }.
log-returned-bottom = Startkortet legges underst i trekkebunken: { $card }.
log-ignored = Startkortet gjelder ikke: { $card }. Neste kort vendes.
log-redealt = Ingen kort kunne være startkort: Alt stokkes og deles ut på nytt.
log-reshuffled =
    { $count ->
        [one] Trekkebunken er tom: 1 kort fra kastebunken blir den nye.
       *[other] Trekkebunken er tom: { $count } kort fra kastebunken stokkes til en ny.
    }
log-flipped =
    { $side ->
        [dark] Flipp! Natten faller på: Nå gjelder den mørke siden.
        [light] Flipp! Dagen gryr: Nå gjelder den lyse siden.
       *[other]
            { $light ->
                [night] Flipp! Natten faller på: Nå gjelder siden { $side }.
               *[day] Flipp! Dagen gryr: Nå gjelder siden { $side }.
            }
    }
log-surfaced = Øverst ligger nå { $card-object }, men uten virkning.
log-reversed =
    { $direction ->
        [left] Spillet snur: Nå går det med klokka.
       *[right] Spillet snur: Nå går det mot klokka.
    }
log-blocked = Runden har låst seg: Ingen kunne legge eller trekke. Ingen får poeng.
log-move-limit = Runden har nådd grensen for antall trekk. Ingen får poeng.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } sier: { $text }
    .you = Du sier: { $text }
note-reaction = { $who } reagerer: { $reaction }
    .you = Du reagerer: { $reaction }
note-joined = { $who } er med.
    .you = Du er med.
note-left = { $who } har forlatt bordet.
    .bot = { $who } har forlatt bordet. En bot spiller videre.
note-removed = Verten har fjernet { $who }.
    .bot = Verten har fjernet { $who }. En bot spiller videre.
note-renamed = { $who } heter nå { $name }.
    .you = Du heter nå { $name }.
note-away = { $who } er borte: En bot spiller så lenge.
    .you = Du var borte: En bot spilte for deg.
note-late = { $who } rakk det ikke: En bot spiller så lenge.
    .you = Du rakk det ikke: En bot spiller for deg.
note-back = { $who } er tilbake.
    .you = Du er tilbake.
note-host = { $who } er vert nå.
    .you = Du er vert nå.
note-rematch = { $who } vil spille igjen.
    .you = Du har bedt om omkamp.
