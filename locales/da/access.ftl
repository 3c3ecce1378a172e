# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Måder at spille på
text-view-open = Tekstvisning
do-keys = Taster
keys-title = Taster
keys-hint = Bogstaverne virker, når fokus er på bordet. Hver linje er også en knap.
keys-switch = Bogstaver som genveje
keys-verbosity = Hvor meget der læses op
keys-change = Skift en tast
keys-change-what = Hvad tasten gør
keys-change-key = Ny tast
keys-change-save = Skift
keys-reset = Nulstil alle taster
# A key that already does something else: $what is that.
keys-taken = Tasten er optaget: { $what }
keys-wrong = Tryk på et bogstav, et ciffer eller et tegn.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Piletaster
        [HomeEnd] Home, End
        [Pages] Page Up, Page Down
        [Space] Mellemrum
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Shift + { $key }
# Of two keys that do the same.
key-caps-both = { $one } eller { $two }

key-move = Gå fra kort til kort på hånden
key-ends = Første eller sidste kort
key-groups = Næste eller forrige farve på hånden
key-play = Læg kortet
key-cancel = Annuller, luk
key-read-hand = Læs min hånd op
key-read-top = Læs det øverste kort og den aktuelle farve op
key-read-counts = Læs op, hvor mange kort alle har
key-read-backs = Læs bagsiderne hos den næste spiller op; igen for spilleren derefter
key-read-side = Læs siden og den lukkede bunke op
key-read-turn = Hvis tur det er
key-read-time = Tid tilbage
key-read-scores = Læs pointene op
key-open-scores = Åbn pointtavlen
key-read-last = Læs op, hvad der skete sidst
key-read-before = Gå tilbage i det, der er sket
key-sort = Sortér hånden på en anden måde
key-draw = Træk et kort
key-pass = Behold kortet, du trak
key-challenge = Udfordr
key-accept = Acceptér
key-uno = Råb UNO
key-catch = Snup den, der glemte UNO
key-color = Vælg farve { $number }
key-help = Vis disse taster

read-hand =
    { $count ->
        [0] Du har ingen kort på hånden.
       *[other] Din hånd, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Intet kan lægges.
       *[other] Kan lægges: { $cards }.
    }
read-top = Øverst: { $card }. Aktuel farve: { color-name }.
read-top-open = Øverst: { $card }. Ingen farve valgt endnu.
read-count = { $who } har { card-count }.
    .you = Du har { card-count }.
read-backs = Bagsider hos { $who }: { $cards }.
read-backs-plain = { $who } har { card-count } med ensfarvede bagsider.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Der er ingen tidsgrænse på turene.
read-score = { $who } har { points-count }.
    .you = Du har { points-count }.
read-sorted =
    { $sorting ->
        [color] Sorteret efter farve.
        [number] Sorteret efter tal.
       *[taken] I den rækkefølge, de blev trukket.
    }
read-not-now = Det går ikke nu.
backs-label = Bagsider hos { $who }: { $cards }
backs-plain-label = Kortene hos { $who } har ensfarvede bagsider
cards-label = Kort: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Dine kort
others-title = De andre spillere
piles-title = Bunker
hand-title = Din hånd
text-table-title = Bordet
text-player = { $who }, { card-count }
text-turn-note = spiller nu
text-called-note = har råbt UNO
text-no-actions = Intet at gøre nu.

read-answer = { $who } lagde { $card-object }.
read-answers = Acceptér: { accept-says }. Udfordr: { challenge-says }.
read-accept = Acceptér: { accept-says }.
