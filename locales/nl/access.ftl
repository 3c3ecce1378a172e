# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Manieren om te spelen
text-view-open = Tekstweergave
do-keys = Toetsen
keys-title = Toetsen
keys-hint = Letters werken zolang de focus op de tafel staat. Elke regel is ook een knop.
keys-switch = Letters werken als sneltoets
keys-verbosity = Hoeveel er voorgelezen wordt
keys-change = Een toets wijzigen
keys-change-what = Wat de toets doet
keys-change-key = Nieuwe toets
keys-change-save = Wijzigen
keys-reset = Alle toetsen herstellen
# A key that already does something else: $what is that.
keys-taken = Deze toets is al bezet: { $what }
keys-wrong = Druk op één letter, cijfer of teken.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Pijltjestoetsen
        [HomeEnd] Home, End
        [Pages] Page Up, Page Down
        [Space] Spatie
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Shift + { $key }
# Of two keys that do the same.
key-caps-both = { $one } of { $two }

key-move = Door je hand gaan
key-ends = Eerste of laatste kaart
key-groups = Volgende of vorige kleur in je hand
key-play = De kaart spelen
key-cancel = Annuleren, sluiten
key-read-hand = Mijn hand voorlezen
key-read-top = De bovenste kaart en de huidige kleur voorlezen
key-read-counts = Voorlezen hoeveel kaarten iedereen heeft
key-read-backs = De achterkanten van de volgende speler voorlezen; nog eens: die van de speler daarna
key-read-side = De kant en de stok voorlezen
key-read-turn = Wie er aan de beurt is
key-read-time = Resterende tijd
key-read-scores = De stand voorlezen
key-open-scores = Het scoreblad openen
key-read-last = Voorlezen wat er net gebeurde
key-read-before = Stap voor stap terug in het verloop
key-sort = De hand anders sorteren
key-draw = Een kaart trekken
key-pass = De getrokken kaart houden
key-challenge = Uitdagen
key-accept = Accepteren
key-uno = UNO roepen
key-catch = Betrappen wie UNO vergat
key-color = Kleur { $number } kiezen
key-help = Deze toetsen tonen

read-hand =
    { $count ->
        [0] Je hand is leeg.
       *[other] Je hand, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Er past niets.
       *[other] Speelbaar: { $cards }.
    }
read-top = Bovenop: { $card }. Huidige kleur: { color-name }.
read-top-open = Bovenop: { $card }. Nog geen kleur gekozen.
read-count = { $who } heeft { card-count }.
    .you = Je hebt { card-count }.
read-backs = Achterkanten van { $who }: { $cards }.
read-backs-plain = { $who } heeft { card-count } met een blanco achterkant.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Er loopt geen klok.
read-score = { $who } heeft { points-count }.
    .you = Je hebt { points-count }.
read-sorted =
    { $sorting ->
        [color] Op kleur gesorteerd.
        [number] Op getal gesorteerd.
       *[taken] In de volgorde van trekken.
    }
read-not-now = Dat kan nu niet.
backs-label = Achterkanten van { $who }: { $cards }
backs-plain-label = De kaarten van { $who } hebben een blanco achterkant
cards-label = Kaarten: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Je kaarten
others-title = Andere spelers
piles-title = Stapels
hand-title = Je hand
text-table-title = De tafel
text-player = { $who }, { card-count }
text-turn-note = aan de beurt
text-called-note = heeft UNO geroepen
text-no-actions = Er valt nu niets te doen.

read-answer = { $who } speelde { $card-object }.
read-answers = Accepteren: { accept-says }. Uitdagen: { challenge-says }.
read-accept = Accepteren: { accept-says }.
