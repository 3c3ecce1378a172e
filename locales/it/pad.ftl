# The score pad for a real deck. It also works as one file, without a server.

pad-title = Segnapunti
pad-page-title = { $title } · Segnapunti
pad-lead = Tieni i punti di una partita con carte vere. Tutto resta su questo dispositivo.
pad-all = Tutti i segnapunti
pad-theme =
    { $theme ->
        [day] Chiaro
        [night] Scuro
       *[auto] Automatico
    }
pad-theme-label = Aspetto: { pad-theme }
pad-new = Nuovo segnapunti
pad-none = Ancora nessun segnapunti. Cominciane uno, e lo ritroverai qui.
pad-kept = I tuoi segnapunti
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] non cominciato
        [one] 1 mano
       *[other] { $count } mani
    }
pad-import = Importa un file
pad-imported = Importato: { $title }
pad-unreadable = Illeggibile
pad-unreadable-hint = Un segnapunti su questo dispositivo non si apre. { $reason } Salvalo come file o eliminalo.
pad-not-kept = Questo browser non conserva i dati di questa pagina. Esporta il segnapunti prima di chiuderla.

# Using it without a network.
pad-offline = Senza rete
pad-offline-ready = Pronto: su questo dispositivo la pagina ora si apre anche senza rete.
pad-offline-preparing = Si prepara per l’uso senza rete …
pad-offline-file = Questa connessione non è cifrata, quindi il browser non può conservare la pagina. Scarica il segnapunti come file: si apre in qualsiasi browser e non ha bisogno di rete.
pad-offline-failed = Il browser non ha potuto conservare la pagina. Scarica invece il segnapunti come file.
pad-offline-also = Puoi anche scaricarlo come file unico.
pad-download = Scarica il segnapunti
pad-updated = È pronta una nuova versione del segnapunti.
pad-reload = Ricarica

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Una mano sola
        [points] A punti
        [lowest] Totale più basso
        [partners] A coppie
        [rotation4] Rotazione a quattro
        [rotation8] Rotazione a otto
       *[elimination] Eliminazione
    }
pad-goal =
    { $mode ->
        [single] Chi chiude vince. Niente punti.
        [points] Chi chiude segna le carte rimaste in mano agli altri. Vince chi arriva per primo a { $target }.
        [lowest] Ciascuno somma le carte che ha in mano. Quando qualcuno arriva a { $target }, vince il totale più basso.
        [partners] Chi è in coppia siede di fronte e segna le carte dei due avversari. Vince la prima coppia a { $target }.
        [rotation4] Ciascuno gioca in coppia con ogni altra persona per quattro mani, { $rounds } mani in tutto. Vince il totale più alto.
        [rotation8] Due tavoli, { $rounds } mani ciascuno. Ciascuno gioca in coppia con ogni altra persona per quattro mani. Vince il totale più alto.
       *[elimination] Ciascuno somma le carte che ha in mano. Chi arriva a { $target } è fuori; vince chi resta per ultimo.
    }
pad-mode = Come giocate?
pad-target = Punti da raggiungere
pad-cycles = Quante volte tutta la rotazione
pad-players = Chi gioca
pad-players-hint = Nell’ordine in cui siete al tavolo, in senso orario.
pad-players-rotation = In qualsiasi ordine: il segnapunti dice chi siede dove.
pad-player = Nome { $number }
pad-add-player = Aggiungi un nome
pad-remove-player = Togli { $name }
pad-move-up = Sposta su { $name }
pad-first-dealer = Chi dà le carte per primo?
pad-first-dealer-table = Chi dà le carte per primo al tavolo { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Ciascuno pesca una carta. Dà le carte il numero più alto; i simboli contano 0. A parità si ripesca.
        [highest_points] Ciascuno pesca una carta. Dà le carte chi ha la carta che vale più punti. A parità si ripesca.
       *[chosen] Scegli chi vuoi.
    }
pad-name = Nome di questo segnapunti
pad-name-hint = facoltativo
pad-start = Comincia
pad-cancel = Annulla

# The match.
pad-round = Mano { $number }
pad-round-of = Mano { $number } di { $rounds }
pad-table = Tavolo { $table }
pad-deals = { $name } dà le carte, comincia { $first }.
pad-deals-right = { $name } dà le carte, comincia { $first }. Si comincia verso destra.
pad-again = L’ultima mano si è bloccata e si rigioca.
pad-seats = Chi siede dove
pad-seats-changed = Nuove coppie: cambiate posto.
pad-team = { $one } e { $other }
pad-against = contro
pad-table-waits = Il tavolo { $table } aspetta l’altro tavolo.
pad-dealer = mazziere
pad-enter = Segna la mano { $number }
pad-enter-table = Segna la mano { $number } al tavolo { $table }
pad-continue = Continua a segnare la mano
pad-standings = Classifica
pad-totals = Totale
pad-is-out = fuori
pad-leads = in testa
pad-wins =
    { $count ->
        [one] { $names } vince
       *[other] { $names } vincono
    }
pad-shares = { $names } si dividono la vittoria
pad-out-wins = { $name } ha chiuso e vince
pad-winner = vince
pad-again-match = Rigioca con le stesse persone
pad-sheet = Foglio dei punti
pad-sheet-empty = Qui compaiono le mani. Toccane una per correggerla.
pad-sheet-round = Mano
pad-sheet-edit = Correggi la mano { $number }: { $result }
pad-sheet-edit-table = Correggi la mano { $number } al tavolo { $table }: { $result }
pad-result-won = { $name } ha chiuso
pad-result-blocked = bloccata
pad-went-out = ha chiuso
pad-undo = Annulla
pad-redo = Ripeti
pad-undone = Annullato
pad-redone = Ripetuto

# A round.
pad-entry-edit = Correggi la mano { $number }
pad-who-out = Chi ha chiuso?
pad-nobody = Nessuno: la mano si è bloccata
pad-blocked-hint = Nessuno fa punti. La mano si rigioca con il mazziere seguente.
pad-side = Quale lato era in gioco alla fine?
pad-side-name =
    { $side ->
        [light] Lato chiaro
       *[dark] Lato scuro
    }
pad-hands = Carte rimaste in mano
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: ancora da segnare
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
pad-partner-free = Le carte di { $name } non contano: la coppia segna insieme.
pad-keypad = Carte di { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
       *[other] { $kind }, { points-count }, già segnate: { $taken }
    }
pad-key-none = { $kind }: tutte e { $count } già segnate
pad-take-back = Togli una carta { $kind }
pad-untap = Togli l’ultima carta
pad-tap = Tocca le carte
pad-type = Scrivi la somma
pad-sum = Punti in mano a { $name }
pad-sum-bad = Scrivi un numero intero.
pad-next-hand = Segue: { $name }
pad-too-much = Queste carte hanno più punti di tutto il mazzo: al massimo { $most } in tutto.
pad-save = Salva la mano
pad-save-edit = Salva la correzione
pad-delete-round = Elimina questa mano
pad-scores = { $name }: { $points }
pad-preview-nobody = Nessuno fa punti.
pad-preview-missing = Mancano ancora: { $names }
pad-preview-who = Scegli chi ha chiuso.
pad-saved = Mano salvata. { $result }

# Sharing and files.
pad-more = Condividi, esporta, modifica
pad-share = Condividi il risultato
pad-copy = Copia come testo
pad-copied = Copiato.
pad-copy-failed = Il browser non ha permesso di copiare. Seleziona il testo qui sotto.
pad-export-json = Esporta come file
pad-export-csv = Esporta come CSV
pad-edit-names = Nomi e traguardo
pad-save-names = Salva le modifiche
pad-delete = Elimina questo segnapunti
pad-delete-sure = Eliminare «{ $title }» per sempre?
pad-delete-yes = Elimina
pad-delete-no = Conserva
pad-csv-round = Mano
pad-csv-table = Tavolo
pad-csv-dealer = Mazziere
pad-csv-out = Ha chiuso
pad-csv-held = { $name } in mano
pad-csv-points = { $name } punti
pad-csv-total = { $name } totale
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (fuori)

# Refusals.
pad-error-not-json = Questo file non è un segnapunti: non è JSON. Scegli un file esportato da un segnapunti.
pad-error-not-a-pad = Questo file non è un segnapunti. Scegli un file esportato da un segnapunti.
pad-error-newer = Questo segnapunti viene da una versione più nuova (formato { $version }). Ricarica la pagina con la rete, o scarica di nuovo il segnapunti.
pad-error-bad-field = Questo segnapunti è danneggiato in «{ $field }». Non è stato importato nulla.
pad-error-too-large = Questo file è troppo grande per un segnapunti.
pad-error-file-unreadable = Impossibile leggere il file. Sceglilo di nuovo.
pad-error-after-end = La partita finirebbe prima della mano { $round }. Elimina prima le mani successive.
pad-error-table-waits = Mano { $round }: il tavolo { $table } dovrebbe aspettare l’altro. Elimina prima le mani successive.
pad-error-other-seats = La mano { $round } è stata giocata con altre coppie. Elimina prima le mani successive, poi cambia questa.
pad-error-winner-out = Mano { $round }: { $name } sarebbe già fuori. Elimina prima le mani successive.
pad-error-hand-missing = Mano { $round }: mancano le carte rimaste in mano a { $name }.
pad-error-too-many-cards = Mano { $round }: di { $kind } il mazzo ne ha solo { $count }.
pad-error-too-many-points = Mano { $round }: le carte in mano hanno { $points } punti, tutto il mazzo solo { $most }.
pad-error-same-names = Due persone hanno lo stesso nome. Danne uno diverso a ciascuna.
pad-error-not-stored = La memoria del browser è piena. Esporta questo segnapunti, poi elimina quelli vecchi.
