# The score pad for a real deck. It also works as one file, without a server.

pad-title = Poengblokk
pad-page-title = { $title } · Poengblokk
pad-lead = Hold styr på poengene når dere spiller med ekte kort. Alt blir liggende på denne enheten.
pad-all = Alle poengblokker
pad-theme =
    { $theme ->
        [day] Lyst
        [night] Mørkt
       *[auto] Automatisk
    }
pad-theme-label = Utseende: { pad-theme }
pad-new = Ny poengblokk
pad-none = Ingen poengblokker ennå. Begynn på en, så ligger den her når du kommer tilbake.
pad-kept = Poengblokkene dine
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] ikke begynt
        [one] 1 runde
       *[other] { $count } runder
    }
pad-import = Importer en fil
pad-imported = Importert: { $title }
pad-unreadable = Kan ikke leses
pad-unreadable-hint = En poengblokk på denne enheten lar seg ikke åpne. { $reason } Lagre den som fil, eller slett den.
pad-not-kept = Denne nettleseren lagrer ikke noe for siden. Eksporter poengblokken før du lukker den.

# Using it without a network.
pad-offline = Uten nett
pad-offline-ready = Klart: Nå kan siden åpnes på denne enheten også uten nett.
pad-offline-preparing = Gjør siden klar til bruk uten nett …
pad-offline-file = Forbindelsen er ikke kryptert, så nettleseren kan ikke lagre siden. Last ned poengblokken som fil: Den kan åpnes i alle nettlesere og trenger ikke nett.
pad-offline-failed = Nettleseren klarte ikke å lagre siden. Last ned poengblokken som fil i stedet.
pad-offline-also = Du kan også laste den ned som én enkelt fil.
pad-download = Last ned poengblokken
pad-updated = Det har kommet en ny versjon av poengblokken.
pad-reload = Last inn på nytt

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Én enkelt runde
        [points] Poeng
        [lowest] Laveste sum
        [partners] Makkerspill
        [rotation4] Rotasjon for fire
        [rotation8] Rotasjon for åtte
       *[elimination] Utslagning
    }
pad-goal =
    { $mode ->
        [single] Den som først blir kvitt alle kortene, vinner. Ingen poeng.
        [points] Den som blir kvitt alle kortene, får poengene på hendene til alle de andre. Den som først når { $target }, vinner.
        [lowest] Alle skriver opp det de har igjen på hånden. Når noen når { $target }, vinner den laveste summen.
        [partners] Makkerne sitter overfor hverandre og får poengene på begge motstandernes hender. Det første laget som når { $target }, vinner.
        [rotation4] Alle spiller fire runder som makker med hver av de andre, { $rounds } runder i alt. Høyeste sum vinner.
        [rotation8] To bord, { $rounds } runder ved hvert. Alle spiller fire runder som makker med hver av de andre. Høyeste sum vinner.
       *[elimination] Alle skriver opp det de har igjen på hånden. Den som når { $target }, er ute; den siste som er igjen, vinner.
    }
pad-mode = Hvordan spiller dere?
pad-target = Poenggrense
pad-cycles = Antall gjennomløp
pad-players = Spillere
pad-players-hint = I den rekkefølgen dere sitter, med klokka.
pad-players-rotation = I valgfri rekkefølge: Poengblokken sier hvem som sitter hvor.
pad-player = Spiller { $number }
pad-add-player = Legg til spiller
pad-remove-player = Fjern { $name }
pad-move-up = Flytt { $name } opp
pad-first-dealer = Hvem deler ut først?
pad-first-dealer-table = Hvem deler ut først ved bord { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Alle trekker et kort. Den med det høyeste tallet deler ut; symboler teller 0. Står det likt, trekkes det på nytt.
        [highest_points] Alle trekker et kort. Den som har kortet med flest poeng, deler ut. Står det likt, trekkes det på nytt.
       *[chosen] Velg hvem dere vil.
    }
pad-name = Navn på poengblokken
pad-name-hint = valgfritt
pad-start = Begynn
pad-cancel = Avbryt

# The match.
pad-round = Runde { $number }
pad-round-of = Runde { $number } av { $rounds }
pad-table = Bord { $table }
pad-deals = { $name } deler ut, { $first } begynner.
pad-deals-right = { $name } deler ut, { $first } begynner. Spillet går først mot høyre.
pad-again = Forrige runde låste seg og spilles om igjen.
pad-seats = Hvem sitter hvor
pad-seats-changed = Nye makkere: Bytt plass.
pad-team = { $one } og { $other }
pad-against = mot
pad-table-waits = Bord { $table } venter på det andre bordet.
pad-dealer = giver
pad-enter = Før inn runde { $number }
pad-enter-table = Før inn runde { $number } ved bord { $table }
pad-continue = Fortsett å føre inn runden
pad-standings = Stilling
pad-totals = Totalt
pad-is-out = ute
pad-leads = leder
pad-wins =
    { $count ->
       *[other] { $names } vinner
    }
pad-shares = { $names } deler seieren
pad-out-wins = { $name } ble kvitt alle kortene og vinner
pad-winner = vinner
pad-again-match = Spill igjen med de samme spillerne
pad-sheet = Alle runder
pad-sheet-empty = Her kommer rundene. Trykk på en for å rette den.
pad-sheet-round = Runde
pad-sheet-edit = Rett runde { $number }: { $result }
pad-sheet-edit-table = Rett runde { $number } ved bord { $table }: { $result }
pad-result-won = { $name } vant runden
pad-result-blocked = låst
pad-went-out = vant runden
pad-undo = Angre
pad-redo = Gjør om
pad-undone = Angret
pad-redone = Gjort om

# A round.
pad-entry-edit = Rett runde { $number }
pad-who-out = Hvem ble kvitt alle kortene?
pad-nobody = Ingen: Runden låste seg
pad-blocked-hint = Ingen får poeng. Neste giver deler ut på nytt.
pad-side = Hvilken side gjaldt til slutt?
pad-side-name =
    { $side ->
        [light] Lys side
       *[dark] Mørk side
    }
pad-hands = Kort igjen på hånden
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: ikke ført inn ennå
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count = { $cards } kort
pad-partner-free = Kortene til { $name } teller ikke: Makkere får poeng sammen.
pad-keypad = Kortene til { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
       *[other] { $kind }, { points-count }, { $taken } ført inn
    }
pad-key-none = { $kind }: Alle { $count } er ført inn
pad-take-back = Fjern ett kort: { $kind }
pad-untap = Angre siste kort
pad-tap = Trykk på kort
pad-type = Skriv en sum
pad-sum = Poengene på hånden til { $name }
pad-sum-bad = Skriv et helt tall.
pad-next-hand = Neste: { $name }
pad-too-much = Så mange poeng er det ikke i kortstokken: høyst { $most } i alt.
pad-save = Lagre runden
pad-save-edit = Lagre rettelsen
pad-delete-round = Slett runden
pad-scores = { $name }: { $points }
pad-preview-nobody = Ingen får poeng.
pad-preview-missing = Mangler ennå: { $names }
pad-preview-who = Velg hvem som ble kvitt alle kortene.
pad-saved = Runden er lagret. { $result }

# Sharing and files.
pad-more = Del, eksporter, rediger
pad-share = Del resultatet
pad-copy = Kopier som tekst
pad-copied = Kopiert.
pad-copy-failed = Nettleseren tillot ikke kopiering. Merk teksten nedenfor.
pad-export-json = Eksporter som fil
pad-export-csv = Eksporter som CSV
pad-edit-names = Navn og poenggrense
pad-save-names = Lagre endringene
pad-delete = Slett poengblokken
pad-delete-sure = Vil du slette «{ $title }» for godt?
pad-delete-yes = Slett
pad-delete-no = Behold
pad-csv-round = Runde
pad-csv-table = Bord
pad-csv-dealer = Giver
pad-csv-out = Vant runden
pad-csv-held = { $name }: på hånden
pad-csv-points = { $name }: poeng
pad-csv-total = { $name }: totalt
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (ute)

# Refusals.
pad-error-not-json = Filen er ikke en poengblokk: Den er ikke JSON. Velg en fil som er eksportert fra en poengblokk.
pad-error-not-a-pad = Filen er ikke en poengblokk. Velg en fil som er eksportert fra en poengblokk.
pad-error-newer = Poengblokken er laget med en nyere versjon (format { $version }). Last inn siden på nytt når du har nett, eller last ned poengblokken en gang til.
pad-error-bad-field = Poengblokken er skadet ved «{ $field }». Ingenting ble importert.
pad-error-too-large = Filen er for stor til å være en poengblokk.
pad-error-file-unreadable = Filen kunne ikke leses. Velg den på nytt.
pad-error-after-end = Spillet ville vært over før runde { $round }. Slett de senere rundene først.
pad-error-table-waits = Runde { $round }: Bord { $table } måtte ha ventet på det andre bordet. Slett de senere rundene først.
pad-error-other-seats = Runde { $round } ble spilt med andre makkere. Slett de senere rundene først, og rett så denne.
pad-error-winner-out = Runde { $round }: { $name } ville allerede vært ute. Slett de senere rundene først.
pad-error-hand-missing = Runde { $round }: Det { $name } hadde på hånden, mangler.
pad-error-too-many-cards = Runde { $round }: Kortstokken har bare { $count } av { $kind }.
pad-error-too-many-points = Runde { $round }: Hendene har { $points } poeng, men hele kortstokken har bare { $most }.
pad-error-same-names = To spillere har samme navn. Gi dem hvert sitt.
pad-error-not-stored = Lagringsplassen i nettleseren er full. Eksporter denne poengblokken, og slett så noen gamle.
