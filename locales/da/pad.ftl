# The score pad for a real deck. It also works as one file, without a server.

pad-title = Pointblok
pad-page-title = { $title } · Pointblok
pad-lead = Hold styr på pointene, når I spiller med rigtige kort. Alt bliver på denne enhed.
pad-all = Alle pointblokke
pad-theme =
    { $theme ->
        [day] Lyst
        [night] Mørkt
       *[auto] Automatisk
    }
pad-theme-label = Udseende: { pad-theme }
pad-new = Ny pointblok
pad-none = Ingen pointblokke endnu. Begynd på en, så ligger den her, når du kommer tilbage.
pad-kept = Dine pointblokke
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] ikke begyndt
        [one] 1 runde
       *[other] { $count } runder
    }
pad-import = Importér en fil
pad-imported = Importeret: { $title }
pad-unreadable = Kan ikke læses
pad-unreadable-hint = En pointblok på denne enhed kan ikke åbnes. { $reason } Gem den som fil, eller slet den.
pad-not-kept = Denne browser gemmer ikke noget for siden. Eksportér din pointblok, før du lukker den.

# Using it without a network.
pad-offline = Uden net
pad-offline-ready = Klar: Nu kan siden åbnes på denne enhed, også uden net.
pad-offline-preparing = Siden gøres klar til brug uden net …
pad-offline-file = Forbindelsen er ikke krypteret, så browseren kan ikke gemme siden. Hent pointblokken som fil: Den kan åbnes i enhver browser og kræver intet net.
pad-offline-failed = Browseren kunne ikke gemme siden. Hent pointblokken som fil i stedet.
pad-offline-also = Du kan også hente den som en enkelt fil.
pad-download = Hent pointblokken
pad-updated = Der er kommet en ny version af pointblokken.
pad-reload = Genindlæs

# A new pad.
pad-mode-name =
    { $mode ->
        [single] En enkelt runde
        [points] Point
        [lowest] Laveste sum
        [partners] Makkerspil
        [rotation4] Rotation for fire
        [rotation8] Rotation for otte
       *[elimination] Udskilning
    }
pad-goal =
    { $mode ->
        [single] Den, der først er af med alle kort, vinder. Ingen point.
        [points] Den, der er af med alle kort, får pointene på alle de andres hænder. Først til { $target } vinder.
        [lowest] Alle noterer, hvad de har tilbage på hånden. Når nogen når { $target }, vinder den laveste sum.
        [partners] Makkere sidder over for hinanden og får pointene på begge modstandernes hænder. Det første hold på { $target } vinder.
        [rotation4] Alle spiller fire runder som makker med hver af de andre, { $rounds } runder i alt. Den højeste sum vinder.
        [rotation8] To borde, { $rounds } runder ved hvert. Alle spiller fire runder som makker med hver af de andre. Den højeste sum vinder.
       *[elimination] Alle noterer, hvad de har tilbage på hånden. Den, der når { $target }, er ude; den sidste, der er tilbage, vinder.
    }
pad-mode = Hvordan spiller I?
pad-target = Pointgrænse
pad-cycles = Antal gennemløb
pad-players = Spillere
pad-players-hint = I den rækkefølge, I sidder, med uret.
pad-players-rotation = I vilkårlig rækkefølge: Pointblokken siger, hvem der sidder hvor.
pad-player = Spiller { $number }
pad-add-player = Tilføj spiller
pad-remove-player = Fjern { $name }
pad-move-up = Flyt { $name } op
pad-first-dealer = Hvem giver først?
pad-first-dealer-table = Hvem giver først ved bord { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Alle trækker et kort. Den med det højeste tal giver; symboler tæller 0. Står det lige, trækkes der om.
        [highest_points] Alle trækker et kort. Den, hvis kort er flest point værd, giver. Står det lige, trækkes der om.
       *[chosen] Vælg, hvem I vil.
    }
pad-name = Pointblokkens navn
pad-name-hint = valgfrit
pad-start = Begynd
pad-cancel = Annuller

# The match.
pad-round = Runde { $number }
pad-round-of = Runde { $number } af { $rounds }
pad-table = Bord { $table }
pad-deals = { $name } giver, { $first } begynder.
pad-deals-right = { $name } giver, { $first } begynder. Der spilles først mod højre.
pad-again = Forrige runde blev blokeret og spilles om.
pad-seats = Hvem sidder hvor
pad-seats-changed = Nye makkere: Byt plads.
pad-team = { $one } og { $other }
pad-against = mod
pad-table-waits = Bord { $table } venter på det andet bord.
pad-dealer = kortgiver
pad-enter = Skriv runde { $number } ind
pad-enter-table = Skriv runde { $number } ved bord { $table } ind
pad-continue = Skriv resten af runden ind
pad-standings = Stilling
pad-totals = I alt
pad-is-out = ude
pad-leads = fører
pad-wins =
    { $count ->
       *[other] { $names } vinder
    }
pad-shares = { $names } deler sejren
pad-out-wins = { $name } er af med alle kort og vinder
pad-winner = vinder
pad-again-match = Spil igen med de samme spillere
pad-sheet = Alle runder
pad-sheet-empty = Her kommer runderne. Tryk på en for at rette den.
pad-sheet-round = Runde
pad-sheet-edit = Ret runde { $number }: { $result }
pad-sheet-edit-table = Ret runde { $number } ved bord { $table }: { $result }
pad-result-won = { $name } vandt runden
pad-result-blocked = blokeret
pad-went-out = vandt runden
pad-undo = Fortryd
pad-redo = Gentag
pad-undone = Fortrudt
pad-redone = Gentaget

# A round.
pad-entry-edit = Ret runde { $number }
pad-who-out = Hvem kom af med alle sine kort?
pad-nobody = Ingen: Runden var blokeret
pad-blocked-hint = Ingen får point. Den næste kortgiver giver om.
pad-side = Hvilken side gjaldt til sidst?
pad-side-name =
    { $side ->
        [light] Lys side
       *[dark] Mørk side
    }
pad-hands = Kort tilbage på hånden
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: ikke skrevet ind endnu
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count = { $cards } kort
pad-partner-free = Kortene hos { $name } tæller ikke: Makkere får point sammen.
pad-keypad = Kort hos { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
       *[other] { $kind }, { points-count }, { $taken } skrevet ind
    }
pad-key-none = { $kind }: Alle { $count } er skrevet ind
pad-take-back = Fjern et kort: { $kind }
pad-untap = Fortryd sidste kort
pad-tap = Tryk på kort
pad-type = Skriv en sum
pad-sum = Point på hånden hos { $name }
pad-sum-bad = Skriv et helt tal.
pad-next-hand = Næste: { $name }
pad-too-much = Så mange point er der ikke i kortsættet: højst { $most } i alt.
pad-save = Gem runden
pad-save-edit = Gem rettelsen
pad-delete-round = Slet runden
pad-scores = { $name }: { $points }
pad-preview-nobody = Ingen får point.
pad-preview-missing = Mangler endnu: { $names }
pad-preview-who = Vælg, hvem der kom af med alle sine kort.
pad-saved = Runden er gemt. { $result }

# Sharing and files.
pad-more = Del, eksportér, rediger
pad-share = Del resultatet
pad-copy = Kopiér som tekst
pad-copied = Kopieret.
pad-copy-failed = Browseren tillod ikke at kopiere. Markér teksten herunder.
pad-export-json = Eksportér som fil
pad-export-csv = Eksportér som CSV
pad-edit-names = Navne og pointgrænse
pad-save-names = Gem ændringerne
pad-delete = Slet pointblokken
pad-delete-sure = Vil du slette ”{ $title }” for altid?
pad-delete-yes = Slet
pad-delete-no = Behold
pad-csv-round = Runde
pad-csv-table = Bord
pad-csv-dealer = Kortgiver
pad-csv-out = Vandt runden
pad-csv-held = { $name }: på hånden
pad-csv-points = { $name }: point
pad-csv-total = { $name }: i alt
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (ude)

# Refusals.
pad-error-not-json = Filen er ikke en pointblok: Den er ikke JSON. Vælg en fil, der er eksporteret fra en pointblok.
pad-error-not-a-pad = Filen er ikke en pointblok. Vælg en fil, der er eksporteret fra en pointblok.
pad-error-newer = Pointblokken er lavet med en nyere version (format { $version }). Genindlæs siden, når du har net, eller hent pointblokken igen.
pad-error-bad-field = Pointblokken er beskadiget ved ”{ $field }”. Der blev ikke importeret noget.
pad-error-too-large = Filen er for stor til en pointblok.
pad-error-file-unreadable = Filen kunne ikke læses. Vælg den igen.
pad-error-after-end = Spillet ville være slut før runde { $round }. Slet de senere runder først.
pad-error-table-waits = Runde { $round }: Bord { $table } skulle i så fald vente på det andet bord. Slet de senere runder først.
pad-error-other-seats = Runde { $round } blev spillet med andre makkere. Slet de senere runder først, og ret så denne.
pad-error-winner-out = Runde { $round }: { $name } ville allerede være ude. Slet de senere runder først.
pad-error-hand-missing = Runde { $round }: Det, { $name } havde på hånden, mangler.
pad-error-too-many-cards = Runde { $round }: Kortsættet har kun { $count } af { $kind }.
pad-error-too-many-points = Runde { $round }: Hænderne har { $points } point, men hele kortsættet har kun { $most }.
pad-error-same-names = To spillere har samme navn. Giv dem hver sit.
pad-error-not-stored = Browserens lagerplads er fuld. Eksportér denne pointblok, og slet så nogle gamle.
