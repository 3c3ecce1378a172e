# The score pad for a real deck. It also works as one file, without a server.

pad-title = Scoreblok
pad-page-title = { $title } · Scoreblok
pad-lead = Houd de stand bij van een spel met echte kaarten. Alles blijft op dit apparaat.
pad-all = Alle scoreblokken
pad-theme =
    { $theme ->
        [day] Licht
        [night] Donker
       *[auto] Automatisch
    }
pad-theme-label = Weergave: { pad-theme }
pad-new = Nieuw scoreblok
pad-none = Nog geen scoreblokken. Begin er een, en je vindt het hier terug.
pad-kept = Jouw scoreblokken
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] nog niet begonnen
        [one] 1 ronde
       *[other] { $count } rondes
    }
pad-import = Bestand importeren
pad-imported = Geïmporteerd: { $title }
pad-unreadable = Niet leesbaar
pad-unreadable-hint = Een scoreblok op dit apparaat kan niet geopend worden. { $reason } Bewaar het als bestand of verwijder het.
pad-not-kept = Deze browser bewaart geen gegevens voor deze pagina. Exporteer je scoreblok voordat je de pagina sluit.

# Using it without a network.
pad-offline = Zonder internet
pad-offline-ready = Klaar: deze pagina opent op dit apparaat nu ook zonder internet.
pad-offline-preparing = Wordt klaargemaakt voor gebruik zonder internet …
pad-offline-file = Deze verbinding is niet versleuteld, dus de browser kan de pagina niet bewaren. Download het scoreblok als bestand: dat opent in elke browser en heeft geen internet nodig.
pad-offline-failed = De browser kon de pagina niet bewaren. Download het scoreblok in plaats daarvan als bestand.
pad-offline-also = Je kunt het ook als één bestand downloaden.
pad-download = Scoreblok downloaden
pad-updated = Er is een nieuwe versie van het scoreblok.
pad-reload = Opnieuw laden

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Eén ronde
        [points] Punten
        [lowest] Laagste totaal
        [partners] Koppels
        [rotation4] Rotatie met vier
        [rotation8] Rotatie met acht
       *[elimination] Afvalrace
    }
pad-goal =
    { $mode ->
        [single] Wie uit is wint. Geen punten.
        [points] Wie uit is krijgt de punten van alle andere handen. Wie het eerst { $target } haalt, wint.
        [lowest] Iedereen telt op wat er nog in de hand zit. Zodra iemand { $target } haalt, wint het laagste totaal.
        [partners] Partners zitten tegenover elkaar en krijgen de punten van beide tegenstanders. Het eerste koppel met { $target } wint.
        [rotation4] Iedereen speelt vier rondes samen met ieder ander, { $rounds } rondes in totaal. Het hoogste totaal wint.
        [rotation8] Twee tafels, elk { $rounds } rondes. Iedereen speelt vier rondes samen met ieder ander. Het hoogste totaal wint.
       *[elimination] Iedereen telt op wat er nog in de hand zit. Wie { $target } haalt, valt af; wie overblijft wint.
    }
pad-mode = Hoe spelen jullie?
pad-target = Spelen tot hoeveel punten
pad-cycles = Hoe vaak de hele rotatie
pad-players = Spelers
pad-players-hint = In de volgorde waarin jullie zitten, met de klok mee.
pad-players-rotation = In willekeurige volgorde: het scoreblok zegt wie waar zit.
pad-player = Speler { $number }
pad-add-player = Speler toevoegen
pad-remove-player = { $name } verwijderen
pad-move-up = { $name } naar boven
pad-first-dealer = Wie geeft het eerst?
pad-first-dealer-table = Wie geeft het eerst aan tafel { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Iedereen trekt een kaart. Het hoogste getal geeft; symbolen tellen 0. Wie gelijk eindigt, trekt opnieuw.
        [highest_points] Iedereen trekt een kaart. De kaart met de meeste punten geeft. Wie gelijk eindigt, trekt opnieuw.
       *[chosen] Kies wie je wilt.
    }
pad-name = Naam van dit scoreblok
pad-name-hint = niet verplicht
pad-start = Beginnen
pad-cancel = Annuleren

# The match.
pad-round = Ronde { $number }
pad-round-of = Ronde { $number } van { $rounds }
pad-table = Tafel { $table }
pad-deals = { $name } geeft, { $first } begint.
pad-deals-right = { $name } geeft, { $first } begint. Er wordt naar rechts begonnen.
pad-again = De vorige ronde zat vast en wordt overgespeeld.
pad-seats = Wie zit waar
pad-seats-changed = Nieuwe partners: wissel van plaats.
pad-team = { $one } en { $other }
pad-against = tegen
pad-table-waits = Tafel { $table } wacht op de andere tafel.
pad-dealer = gever
pad-enter = Ronde { $number } invullen
pad-enter-table = Ronde { $number } aan tafel { $table } invullen
pad-continue = Verder invullen
pad-standings = Stand
pad-totals = Totaal
pad-is-out = afgevallen
pad-leads = staat voor
pad-wins =
    { $count ->
        [one] { $names } wint
       *[other] { $names } winnen
    }
pad-shares = { $names } delen de winst
pad-out-wins = { $name } is uit en wint
pad-winner = winnaar
pad-again-match = Nog een keer met dezelfde spelers
pad-sheet = Scoreblad
pad-sheet-empty = Hier komen de rondes. Tik er een aan om die te verbeteren.
pad-sheet-round = Ronde
pad-sheet-edit = Ronde { $number } verbeteren: { $result }
pad-sheet-edit-table = Ronde { $number } aan tafel { $table } verbeteren: { $result }
pad-result-won = { $name } was uit
pad-result-blocked = vastgelopen
pad-went-out = uit
pad-undo = Ongedaan maken
pad-redo = Opnieuw doen
pad-undone = Ongedaan gemaakt
pad-redone = Opnieuw gedaan

# A round.
pad-entry-edit = Ronde { $number } verbeteren
pad-who-out = Wie was uit?
pad-nobody = Niemand: de ronde zat vast
pad-blocked-hint = Niemand krijgt punten. De volgende gever deelt de ronde opnieuw.
pad-side = Welke kant gold er aan het eind?
pad-side-name =
    { $side ->
        [light] Lichte kant
       *[dark] Donkere kant
    }
pad-hands = Kaarten nog in de hand
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: nog niet ingevuld
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [one] 1 kaart
       *[other] { $cards } kaarten
    }
pad-partner-free = De kaarten van { $name } tellen niet: partners scoren samen.
pad-keypad = Kaarten van { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
       *[other] { $kind }, { points-count }, { $taken } ingevuld
    }
pad-key-none = { $kind }: alle { $count } zijn ingevuld
pad-take-back = Eén { $kind } weghalen
pad-untap = Laatste kaart terug
pad-tap = Kaarten aantikken
pad-type = Som intypen
pad-sum = Punten in de hand van { $name }
pad-sum-bad = Vul een heel getal in.
pad-next-hand = Volgende: { $name }
pad-too-much = Deze handen hebben meer punten dan het hele spel: hoogstens { $most } samen.
pad-save = Ronde bewaren
pad-save-edit = Verbetering bewaren
pad-delete-round = Deze ronde verwijderen
pad-scores = { $name }: { $points }
pad-preview-nobody = Niemand krijgt punten.
pad-preview-missing = Nog invullen: { $names }
pad-preview-who = Kies wie er uit was.
pad-saved = Ronde bewaard. { $result }

# Sharing and files.
pad-more = Delen, exporteren, bewerken
pad-share = Uitslag delen
pad-copy = Als tekst kopiëren
pad-copied = Gekopieerd.
pad-copy-failed = De browser stond kopiëren niet toe. Selecteer de tekst hieronder.
pad-export-json = Als bestand exporteren
pad-export-csv = Als CSV exporteren
pad-edit-names = Namen en doel
pad-save-names = Wijzigingen bewaren
pad-delete = Dit scoreblok verwijderen
pad-delete-sure = ‘{ $title }’ voorgoed verwijderen?
pad-delete-yes = Verwijderen
pad-delete-no = Bewaren
pad-csv-round = Ronde
pad-csv-table = Tafel
pad-csv-dealer = Gever
pad-csv-out = Uit
pad-csv-held = { $name } in de hand
pad-csv-points = { $name } punten
pad-csv-total = { $name } totaal
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (afgevallen)

# Refusals.
pad-error-not-json = Dit bestand is geen scoreblok: het is geen JSON. Kies een bestand dat uit een scoreblok geëxporteerd is.
pad-error-not-a-pad = Dit bestand is geen scoreblok. Kies een bestand dat uit een scoreblok geëxporteerd is.
pad-error-newer = Dit scoreblok is met een nieuwere versie gemaakt (indeling { $version }). Laad de pagina opnieuw met internet, of download het scoreblok opnieuw.
pad-error-bad-field = Dit scoreblok is beschadigd bij ‘{ $field }’. Er is niets geïmporteerd.
pad-error-too-large = Dit bestand is te groot voor een scoreblok.
pad-error-file-unreadable = Het bestand kon niet gelezen worden. Kies het opnieuw.
pad-error-after-end = De partij zou al vóór ronde { $round } afgelopen zijn. Verwijder eerst de latere rondes.
pad-error-table-waits = Ronde { $round }: tafel { $table } zou op de andere tafel moeten wachten. Verwijder eerst de latere rondes.
pad-error-other-seats = Ronde { $round } is met andere partners gespeeld. Verwijder eerst de latere rondes en wijzig dan deze.
pad-error-winner-out = Ronde { $round }: { $name } zou al afgevallen zijn. Verwijder eerst de latere rondes.
pad-error-hand-missing = Ronde { $round }: wat { $name } in de hand had, ontbreekt.
pad-error-too-many-cards = Ronde { $round }: van { $kind } zijn er maar { $count } in het spel.
pad-error-too-many-points = Ronde { $round }: de handen hebben { $points } punten, het hele spel maar { $most }.
pad-error-same-names = Twee spelers hebben dezelfde naam. Geef ieder een eigen naam.
pad-error-not-stored = De opslag van de browser is vol. Exporteer dit scoreblok en verwijder dan oude.
