# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Modi di giocare
text-view-open = Vista testo
do-keys = Tasti
keys-title = Tasti
keys-hint = Le lettere funzionano quando il focus è sul tavolo. Ogni riga è anche un pulsante.
keys-switch = Usa le lettere come scorciatoie
keys-verbosity = Quanto viene letto
keys-change = Cambia un tasto
keys-change-what = Che cosa fa il tasto
keys-change-key = Nuovo tasto
keys-change-save = Cambia
keys-reset = Ripristina tutti i tasti
# A key that already does something else: $what is that.
keys-taken = Questo tasto è già usato: { $what }
keys-wrong = Premi una sola lettera, cifra o segno.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Frecce
        [HomeEnd] Inizio, Fine
        [Pages] Pag su, Pag giù
        [Space] Spazio
        [Enter] Invio
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Maiusc + { $key }
# Of two keys that do the same.
key-caps-both = { $one } o { $two }

key-move = Scorri le tue carte
key-ends = Prima o ultima carta
key-groups = Colore seguente o precedente tra le tue carte
key-play = Gioca la carta
key-cancel = Annulla, chiudi
key-read-hand = Leggi le mie carte
key-read-top = Leggi la carta in cima e il colore in gioco
key-read-counts = Leggi quante carte ha ciascuno
key-read-backs = Leggi i dorsi di chi segue; di nuovo: di chi viene dopo
key-read-side = Leggi il lato e il mazzo di pesca
key-read-turn = A chi tocca
key-read-time = Tempo rimasto
key-read-scores = Leggi i punti
key-open-scores = Apri il foglio dei punti
key-read-last = Leggi che cosa è appena successo
key-read-before = Torna indietro un passo alla volta nella cronologia
key-sort = Ordina le carte in un altro modo
key-draw = Pesca una carta
key-pass = Tieni la carta pescata
key-challenge = Sfida
key-accept = Accetta
key-uno = Di’ UNO
key-catch = Becca chi non ha detto UNO
key-color = Scegli il colore { $number }
key-help = Mostra questi tasti

read-hand =
    { $count ->
        [0] Non hai carte in mano.
       *[other] Le tue carte, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Non puoi giocare niente.
       *[other] Giocabili: { $cards }.
    }
read-top = In cima: { $card }. Colore in gioco: { color-name }.
read-top-open = In cima: { $card }. Colore ancora da scegliere.
read-count = { $who } ha { card-count }.
    .you = Hai { card-count }.
read-backs = Dorsi di { $who }: { $cards }.
read-backs-plain = { $who } ha { card-count } con il dorso bianco.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Il turno non ha limiti di tempo.
read-score = { $who } ha { points-count }.
    .you = Hai { points-count }.
read-sorted =
    { $sorting ->
        [color] In ordine di colore.
        [number] In ordine di numero.
       *[taken] Nell’ordine in cui le hai pescate.
    }
read-not-now = Adesso non si può.
backs-label = Dorsi di { $who }: { $cards }
backs-plain-label = Le carte di { $who } hanno il dorso bianco
cards-label = Carte: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Le tue carte
others-title = Altri al tavolo
piles-title = Mazzi
hand-title = Le tue carte
text-table-title = Il tavolo
text-player = { $who }, { card-count }
text-turn-note = di turno
text-called-note = ha detto UNO
text-no-actions = Adesso non c’è niente da fare.

read-answer = { $who } ha giocato { $card-object }.
read-answers = Accettare: { accept-says }. Sfidare: { challenge-says }.
read-accept = Accettare: { accept-says }.
