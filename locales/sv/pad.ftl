# The score pad for a real deck. It also works as one file, without a server.

pad-title = Poängblock
pad-page-title = { $title } · Poängblock
pad-lead = Håll räkning på poängen när ni spelar med riktiga kort. Allt stannar på den här enheten.
pad-all = Alla poängblock
pad-theme =
    { $theme ->
        [day] Ljust
        [night] Mörkt
       *[auto] Automatiskt
    }
pad-theme-label = Utseende: { pad-theme }
pad-new = Nytt poängblock
pad-none = Inga poängblock än. Börja på ett, så finns det här när du kommer tillbaka.
pad-kept = Dina poängblock
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] inte påbörjat
        [one] 1 runda
       *[other] { $count } rundor
    }
pad-import = Importera en fil
pad-imported = Importerat: { $title }
pad-unreadable = Går inte att läsa
pad-unreadable-hint = Ett poängblock på den här enheten går inte att öppna. { $reason } Spara det som fil eller radera det.
pad-not-kept = Den här webbläsaren sparar inget för den här sidan. Exportera ditt poängblock innan du stänger den.

# Using it without a network.
pad-offline = Utan nät
pad-offline-ready = Klart: nu går sidan att öppna på den här enheten även utan nät.
pad-offline-preparing = Gör sidan redo att användas utan nät …
pad-offline-file = Anslutningen är inte krypterad, så webbläsaren kan inte spara sidan. Ladda ner poängblocket som fil: det går att öppna i alla webbläsare och behöver inget nät.
pad-offline-failed = Webbläsaren kunde inte spara sidan. Ladda ner poängblocket som fil i stället.
pad-offline-also = Du kan också ladda ner det som en enda fil.
pad-download = Ladda ner poängblocket
pad-updated = Det finns en ny version av poängblocket.
pad-reload = Ladda om

# A new pad.
pad-mode-name =
    { $mode ->
        [single] En enda runda
        [points] Poäng
        [lowest] Lägsta summa
        [partners] Parspel
        [rotation4] Rotation för fyra
        [rotation8] Rotation för åtta
       *[elimination] Utslagning
    }
pad-goal =
    { $mode ->
        [single] Den som går ut vinner. Inga poäng.
        [points] Den som går ut får poängen på alla andras händer. Först till { $target } vinner.
        [lowest] Alla skriver upp det de har kvar på hand. När någon når { $target } vinner den som har lägst summa.
        [partners] Paren sitter mitt emot varandra och får poängen på motståndarnas båda händer. Första laget till { $target } vinner.
        [rotation4] Alla spelar fyra rundor i par med var och en av de andra, { $rounds } rundor totalt. Högst summa vinner.
        [rotation8] Två bord med { $rounds } rundor vardera. Alla spelar fyra rundor i par med var och en av de andra. Högst summa vinner.
       *[elimination] Alla skriver upp det de har kvar på hand. Den som når { $target } är utslagen; den som blir ensam kvar vinner.
    }
pad-mode = Hur spelar ni?
pad-target = Poänggräns
pad-cycles = Antal varv
pad-players = Spelare
pad-players-hint = I den ordning ni sitter, medurs.
pad-players-rotation = I valfri ordning: poängblocket säger vem som sitter var.
pad-player = Spelare { $number }
pad-add-player = Lägg till spelare
pad-remove-player = Ta bort { $name }
pad-move-up = Flytta upp { $name }
pad-first-dealer = Vem delar ut först?
pad-first-dealer-table = Vem delar ut först vid bord { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Alla drar ett kort. Den som har högst siffra delar ut; symboler räknas som 0. Vid lika drar man om.
        [highest_points] Alla drar ett kort. Den vars kort är värt flest poäng delar ut. Vid lika drar man om.
       *[chosen] Välj vem ni vill.
    }
pad-name = Poängblockets namn
pad-name-hint = valfritt
pad-start = Börja
pad-cancel = Avbryt

# The match.
pad-round = Runda { $number }
pad-round-of = Runda { $number } av { $rounds }
pad-table = Bord { $table }
pad-deals = { $name } delar ut, { $first } börjar.
pad-deals-right = { $name } delar ut, { $first } börjar. Först går spelet åt höger.
pad-again = Förra rundan låste sig och spelas om.
pad-seats = Vem sitter var
pad-seats-changed = Nya par: byt platser.
pad-team = { $one } och { $other }
pad-against = mot
pad-table-waits = Bord { $table } väntar på det andra bordet.
pad-dealer = givare
pad-enter = För in runda { $number }
pad-enter-table = För in runda { $number } vid bord { $table }
pad-continue = Fortsätt föra in rundan
pad-standings = Ställning
pad-totals = Totalt
pad-is-out = utslagen
pad-leads = leder
pad-wins =
    { $count ->
       *[other] { $names } vinner
    }
pad-shares = { $names } delar segern
pad-out-wins = { $name } gick ut och vinner
pad-winner = vinnare
pad-again-match = Spela igen med samma spelare
pad-sheet = Alla rundor
pad-sheet-empty = Här kommer rundorna. Tryck på en för att rätta den.
pad-sheet-round = Runda
pad-sheet-edit = Rätta runda { $number }: { $result }
pad-sheet-edit-table = Rätta runda { $number } vid bord { $table }: { $result }
pad-result-won = { $name } gick ut
pad-result-blocked = låst
pad-went-out = gick ut
pad-undo = Ångra
pad-redo = Gör om
pad-undone = Ångrat
pad-redone = Gjort om

# A round.
pad-entry-edit = Rätta runda { $number }
pad-who-out = Vem gick ut?
pad-nobody = Ingen: rundan låste sig
pad-blocked-hint = Ingen får poäng. Nästa givare delar ut på nytt.
pad-side = Vilken sida gällde på slutet?
pad-side-name =
    { $side ->
        [light] Ljus sida
       *[dark] Mörk sida
    }
pad-hands = Kort kvar på hand
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: inte infört än
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count = { $cards } kort
pad-partner-free = Korten som { $name } har kvar räknas inte: paret får poäng tillsammans.
pad-keypad = Kort hos { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
        [one] { $kind }, { points-count }, { $taken } infört
       *[other] { $kind }, { points-count }, { $taken } införda
    }
pad-key-none = { $kind }: alla { $count } är införda
pad-take-back = Ta bort ett kort: { $kind }
pad-untap = Ångra senaste kortet
pad-tap = Tryck på kort
pad-type = Skriv en summa
pad-sum = Poäng på hand hos { $name }
pad-sum-bad = Skriv ett heltal.
pad-next-hand = Nästa: { $name }
pad-too-much = Så många poäng finns inte i kortleken: det blir högst { $most } totalt.
pad-save = Spara rundan
pad-save-edit = Spara rättelsen
pad-delete-round = Radera rundan
pad-scores = { $name }: { $points }
pad-preview-nobody = Ingen får poäng.
pad-preview-missing = Saknas ännu: { $names }
pad-preview-who = Välj vem som gick ut.
pad-saved = Rundan är sparad. { $result }

# Sharing and files.
pad-more = Dela, exportera, ändra
pad-share = Dela resultatet
pad-copy = Kopiera som text
pad-copied = Kopierat.
pad-copy-failed = Webbläsaren tillät inte kopiering. Markera texten nedan.
pad-export-json = Exportera som fil
pad-export-csv = Exportera som CSV
pad-edit-names = Namn och poänggräns
pad-save-names = Spara ändringarna
pad-delete = Radera poängblocket
pad-delete-sure = Radera ”{ $title }” för gott?
pad-delete-yes = Radera
pad-delete-no = Behåll
pad-csv-round = Runda
pad-csv-table = Bord
pad-csv-dealer = Givare
pad-csv-out = Gick ut
pad-csv-held = { $name }: på hand
pad-csv-points = { $name }: poäng
pad-csv-total = { $name }: totalt
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (utslagen)

# Refusals.
pad-error-not-json = Filen är inget poängblock: den är inte JSON. Välj en fil som har exporterats från ett poängblock.
pad-error-not-a-pad = Filen är inget poängblock. Välj en fil som har exporterats från ett poängblock.
pad-error-newer = Poängblocket kommer från en nyare version (format { $version }). Ladda om sidan när du har nät, eller ladda ner poängblocket på nytt.
pad-error-bad-field = Poängblocket är skadat vid ”{ $field }”. Inget har importerats.
pad-error-too-large = Filen är för stor för ett poängblock.
pad-error-file-unreadable = Filen gick inte att läsa. Välj den igen.
pad-error-after-end = Matchen skulle vara slut före runda { $round }. Radera de senare rundorna först.
pad-error-table-waits = Runda { $round }: bord { $table } skulle behöva vänta på det andra bordet. Radera de senare rundorna först.
pad-error-other-seats = Runda { $round } spelades med andra par. Radera de senare rundorna först och ändra sedan den här.
pad-error-winner-out = Runda { $round }: { $name } skulle redan vara utslagen. Radera de senare rundorna först.
pad-error-hand-missing = Runda { $round }: det { $name } hade på hand saknas.
pad-error-too-many-cards = Runda { $round }: kortleken har bara { $count } av { $kind }.
pad-error-too-many-points = Runda { $round }: händerna har { $points } poäng, men hela kortleken har bara { $most }.
pad-error-same-names = Två spelare har samma namn. Ge dem olika namn.
pad-error-not-stored = Webbläsarens lagring är full. Exportera det här poängblocket och radera sedan gamla.
