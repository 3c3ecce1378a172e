# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = So kannst du spielen
text-view-open = Textansicht
do-keys = Tasten
keys-title = Tasten
keys-hint = Buchstaben wirken, solange der Fokus auf dem Tisch liegt. Jede Zeile ist auch eine Schaltfläche.
keys-switch = Buchstaben als Tastenkürzel
keys-verbosity = Wie viel gesprochen wird
keys-change = Eine Taste ändern
keys-change-what = Was die Taste tut
keys-change-key = Neue Taste
keys-change-save = Ändern
keys-reset = Alle Tasten zurücksetzen
# A key that already does something else: $what is that.
keys-taken = Diese Taste ist schon belegt: { $what }
keys-wrong = Drück einen Buchstaben, eine Ziffer oder ein Zeichen.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Pfeiltasten
        [HomeEnd] Pos1, Ende
        [Pages] Bild auf, Bild ab
        [Space] Leertaste
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Umschalt + { $key }
# Of two keys that do the same.
key-caps-both = { $one } oder { $two }

key-move = In der Hand blättern
key-ends = Erste oder letzte Karte
key-groups = Nächste oder vorige Farbe in der Hand
key-play = Karte spielen
key-cancel = Abbrechen, schließen
key-read-hand = Meine Hand vorlesen
key-read-top = Oberste Karte und aktuelle Farbe vorlesen
key-read-counts = Vorlesen, wie viele Karten alle haben
key-read-backs = Rückseiten der nächsten Person vorlesen; noch einmal für die übernächste
key-read-side = Aktive Seite und Kartenstock vorlesen
key-read-turn = Wer dran ist
key-read-time = Wie viel Zeit noch bleibt
key-read-scores = Spielstand vorlesen
key-open-scores = Spielstand öffnen
key-read-last = Vorlesen, was zuletzt geschah
key-read-before = Im Verlauf einen Schritt zurück
key-sort = Hand anders sortieren
key-draw = Karte ziehen
key-pass = Gezogene Karte behalten
key-challenge = Herausfordern
key-accept = Annehmen
key-uno = UNO rufen
key-catch = Jemanden ohne UNO-Ruf erwischen
key-color = Farbe { $number } wünschen
key-help = Diese Tasten zeigen

read-hand =
    { $count ->
        [0] Deine Hand ist leer.
       *[other] Deine Hand, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Nichts ist spielbar.
       *[other] Spielbar: { $cards }.
    }
read-top = Oben liegt: { $card }. Aktuelle Farbe: { color-name }.
read-top-open = Oben liegt: { $card }. Noch keine Farbe gewünscht.
read-count = { $who } hat { card-count }.
    .you = Du hast { card-count }.
read-backs = Rückseiten der Karten von { $who }: { $cards }.
read-backs-plain = { $who } hat { card-count } mit neutralen Rückseiten.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Es läuft keine Uhr.
read-score = { $who } hat { points-count }.
    .you = Du hast { points-count }.
read-sorted =
    { $sorting ->
        [color] Nach Farbe sortiert.
        [number] Nach Zahl sortiert.
       *[taken] Sortiert wie gezogen.
    }
read-not-now = Das geht gerade nicht.
backs-label = Rückseiten der Karten von { $who }: { $cards }
backs-plain-label = Die Karten von { $who } haben neutrale Rückseiten
cards-label = Karten: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Deine Karten
others-title = Die anderen
piles-title = Stapel
hand-title = Deine Hand
text-table-title = Der Tisch
text-player = { $who }, { card-count }
text-turn-note = ist dran
text-called-note = hat UNO gerufen
text-no-actions = Gerade gibt es nichts zu tun.

read-answer = { $who } hat { $card-object } gespielt.
read-answers = Annehmen: { accept-says }. Herausfordern: { challenge-says }.
read-accept = Annehmen: { accept-says }.
