# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Måter å spille på
text-view-open = Tekstvisning
do-keys = Taster
keys-title = Taster
keys-hint = Bokstavene virker når fokus er på bordet. Hver linje er også en knapp.
keys-switch = Bokstaver som snarveier
keys-verbosity = Hvor mye som leses opp
keys-change = Bytt en tast
keys-change-what = Hva tasten gjør
keys-change-key = Ny tast
keys-change-save = Bytt
keys-reset = Tilbakestill alle taster
# A key that already does something else: $what is that.
keys-taken = Tasten er opptatt: { $what }
keys-wrong = Trykk på en bokstav, et siffer eller et tegn.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Piltaster
        [HomeEnd] Home, End
        [Pages] Page Up, Page Down
        [Space] Mellomrom
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Shift + { $key }
# Of two keys that do the same.
key-caps-both = { $one } eller { $two }

key-move = Gå fra kort til kort på hånden
key-ends = Første eller siste kort
key-groups = Neste eller forrige farge på hånden
key-play = Legg kortet
key-cancel = Avbryt, lukk
key-read-hand = Les opp hånden min
key-read-top = Les opp det øverste kortet og gjeldende farge
key-read-counts = Les opp hvor mange kort alle har
key-read-backs = Les opp baksidene til neste spiller; igjen for spilleren deretter
key-read-side = Les opp siden og trekkebunken
key-read-turn = Hvem sin tur det er
key-read-time = Tid igjen
key-read-scores = Les opp poengene
key-open-scores = Åpne poengtavlen
key-read-last = Les opp hva som skjedde sist
key-read-before = Gå bakover i det som har skjedd
key-sort = Sorter hånden på en annen måte
key-draw = Trekk et kort
key-pass = Behold kortet du trakk
key-challenge = Utfordre
key-accept = Godta
key-uno = Si UNO
key-catch = Ta den som glemte UNO
key-color = Velg farge { $number }
key-help = Vis disse tastene

read-hand =
    { $count ->
        [0] Du har ingen kort på hånden.
       *[other] Hånden din, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Ingenting kan legges.
       *[other] Kan legges: { $cards }.
    }
read-top = Øverst: { $card }. Gjeldende farge: { color-name }.
read-top-open = Øverst: { $card }. Ingen farge valgt ennå.
read-count = { $who } har { card-count }.
    .you = Du har { card-count }.
read-backs = Baksidene til { $who }: { $cards }.
read-backs-plain = { $who } har { card-count } med ensfargede baksider.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Det er ingen tidsgrense på turene.
read-score = { $who } har { points-count }.
    .you = Du har { points-count }.
read-sorted =
    { $sorting ->
        [color] Sortert etter farge.
        [number] Sortert etter tall.
       *[taken] I den rekkefølgen de ble trukket.
    }
read-not-now = Det går ikke nå.
backs-label = Baksidene til { $who }: { $cards }
backs-plain-label = Kortene til { $who } har ensfargede baksider
cards-label = Kort: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Kortene dine
others-title = De andre spillerne
piles-title = Bunker
hand-title = Hånden din
text-table-title = Bordet
text-player = { $who }, { card-count }
text-turn-note = spiller nå
text-called-note = har sagt UNO
text-no-actions = Ingenting å gjøre nå.

read-answer = { $who } la { $card-object }.
read-answers = Godta: { accept-says }. Utfordre: { challenge-says }.
read-accept = Godta: { accept-says }.
