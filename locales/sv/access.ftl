# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Sätt att spela
text-view-open = Textvy
do-keys = Tangenter
keys-title = Tangenter
keys-hint = Bokstäverna fungerar när fokus är på bordet. Varje rad är också en knapp.
keys-switch = Bokstäver som kortkommandon
keys-verbosity = Hur mycket som läses upp
keys-change = Byt en tangent
keys-change-what = Vad tangenten gör
keys-change-key = Ny tangent
keys-change-save = Byt
keys-reset = Återställ alla tangenter
# A key that already does something else: $what is that.
keys-taken = Tangenten är upptagen: { $what }
keys-wrong = Tryck på en bokstav, en siffra eller ett tecken.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Piltangenter
        [HomeEnd] Home, End
        [Pages] Page Up, Page Down
        [Space] Blanksteg
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Shift + { $key }
# Of two keys that do the same.
key-caps-both = { $one } eller { $two }

key-move = Gå mellan korten på handen
key-ends = Första eller sista kortet
key-groups = Nästa eller föregående färg på handen
key-play = Lägg kortet
key-cancel = Avbryt, stäng
key-read-hand = Läs upp min hand
key-read-top = Läs upp översta kortet och aktuell färg
key-read-counts = Läs upp hur många kort alla har
key-read-backs = Läs upp nästa spelares baksidor; igen för spelaren därefter
key-read-side = Läs upp sidan och dra-högen
key-read-turn = Vems tur det är
key-read-time = Tid kvar
key-read-scores = Läs upp poängen
key-open-scores = Öppna poängtabellen
key-read-last = Läs upp vad som hände senast
key-read-before = Stega bakåt i det som hänt
key-sort = Sortera handen på annat sätt
key-draw = Dra ett kort
key-pass = Behåll kortet du drog
key-challenge = Utmana
key-accept = Acceptera
key-uno = Ropa UNO
key-catch = Sätt dit den som glömt UNO
key-color = Välj färg { $number }
key-help = Visa de här tangenterna

read-hand =
    { $count ->
        [0] Du har inga kort på hand.
       *[other] Din hand, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Inget går att lägga.
       *[other] Går att lägga: { $cards }.
    }
read-top = Överst: { $card }. Aktuell färg: { color-name }.
read-top-open = Överst: { $card }. Ingen färg vald än.
read-count = { $who } har { card-count }.
    .you = Du har { card-count }.
read-backs = Baksidor hos { $who }: { $cards }.
read-backs-plain = { $who } har { card-count } med enfärgade baksidor.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Turerna har ingen tidsgräns.
read-score = { $who } har { points-count }.
    .you = Du har { points-count }.
read-sorted =
    { $sorting ->
        [color] Sorterat efter färg.
        [number] Sorterat efter siffra.
       *[taken] I den ordning de drogs.
    }
read-not-now = Det går inte nu.
backs-label = Baksidor hos { $who }: { $cards }
backs-plain-label = Korten hos { $who } har enfärgade baksidor
cards-label = Kort: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Dina kort
others-title = De andra spelarna
piles-title = Högar
hand-title = Din hand
text-table-title = Bordet
text-player = { $who }, { card-count }
text-turn-note = spelar nu
text-called-note = har ropat UNO
text-no-actions = Inget att göra nu.

read-answer = { $who } lade { $card-object }.
read-answers = Acceptera: { accept-says }. Utmana: { challenge-says }.
read-accept = Acceptera: { accept-says }.
