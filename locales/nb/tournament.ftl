# Tournaments: several tables under one page.

tournament-new = Lag en turnering
tournament-new-lead = Flere bord og én felles stilling: til klubbkvelden, festen eller arrangementet.
tournament-mode =
    { $mode ->
        [rotation8] Rotasjon for åtte
        [elimination] Utslagning
       *[points] Poeng over flere runder
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Åtte spillere, to bord. Alle spiller fire runder som makker med hver av de andre; høyeste sum vinner.
        [elimination] Nye bord etter hver runde. Den som når grensen, er ute; den siste som er igjen, vinner.
       *[points] Et fast antall runder med nye motstandere hver gang; høyeste sum vinner.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Alle spiller fire runder som makker med hver av de andre; høyeste sum vinner.
               *[other] Alle spiller fire runder som makker med hver av de andre, i { $cycles } gjennomløp; høyeste sum vinner.
            }
        [elimination] Opptil { $size } ved hvert bord og nye bord etter hver runde: Den som når { $target } poeng, er ute.
       *[points]
            { $rounds ->
                [one] Én runde med { $size } ved hvert bord; flest poeng vinner.
               *[other] { $rounds } runder med { $size } ved hvert bord; høyeste sum vinner.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Navn
tournament-places = Antall spillere
tournament-table-size =
    { $mode ->
        [elimination] Maks. spillere ved hvert bord
       *[points] Spillere ved hvert bord
    }
tournament-rounds = Runder
tournament-target = Ute ved så mange poeng
tournament-i-play = Jeg spiller også
tournament-more = Flere valg
tournament-pause = Pause mellom omgangene, i sekunder
tournament-no-show = En bot spiller for den som er borte så lenge, i sekunder
tournament-table-time = Tidsgrense for en omgang, i minutter (0: ingen)
tournament-watched = Alle med lenken til et bord kan se på, men ser bare antall kort
tournament-make = Lag turneringen

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Første omgang begynner …
tournament-stage = Omgang { $stage }
tournament-stage-of = Omgang { $stage } av { $stages }
tournament-table = Bord { $table }
tournament-seat = Bord { $table }, mot { $opponents }
tournament-seat-partner = Bord { $table }, med { $partner } mot { $opponents }
tournament-next = Neste: { $seat }
tournament-next-in = Neste omgang om
tournament-next-stage = Neste omgang
tournament-stage-begins = Omgang { $stage } begynner.
tournament-stage-over = Omgang { $stage } er over.
tournament-you-play = Her spiller du: { $seat }.
tournament-over = Turneringen er over.
tournament-ended-for = Arrangøren avsluttet den: { $reason }

tournament-signed-in =
    { $count ->
        [0] Ingen har meldt seg på ennå; { $places } plasser
       *[other] { $count } av { $places } spillere har meldt seg på
    }
tournament-sign-in = Meld deg på
tournament-late = Turneringen er i gang. Du kan fortsatt overta plassen til en bot hvis en er ledig.
tournament-full = Alle plassene er tatt. Spør arrangøren om noen har trukket seg.
tournament-already = Du er allerede påmeldt på denne enheten.
tournament-my-page = Til siden min
tournament-scan = Skann for å melde deg på

tournament-playing-as = Du spiller som { $name }
tournament-my-seat = Her spiller jeg
tournament-wait-start = Du er påmeldt. Vent til det starter.
tournament-wait-others = Bordet ditt er ferdig. De andre bordene spiller fortsatt.
tournament-go = Til bordet mitt
tournament-sit-out = Du spiller ikke i denne omgangen.
tournament-you-are-out = Du er ute.
# $place is an ordinal number; Norwegian writes every one with a full stop.
tournament-nth = { $place }.
tournament-your-place =
    { $shared ->
        [yes] Du kom på delt { tournament-nth } plass med { points-count }.
       *[no] Du kom på { tournament-nth } plass med { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Akkurat nå ligger du på delt { tournament-nth } plass med { points-count }.
       *[no] Akkurat nå ligger du på { tournament-nth } plass med { points-count }.
    }
tournament-my-place = Plassen min: andre enheter, navn, forlat
tournament-other-device = Åpne på en annen enhet
tournament-other-device-hint = Alle med denne lenken kan spille for deg: Hold den for deg selv.
tournament-new-name = Nytt navn
tournament-rename = Bytt navn
tournament-leave = Forlat turneringen
tournament-leave-open = Plassen din blir ledig for en annen.
tournament-leave-playing = En bot spiller videre for deg, og du kan ikke komme tilbake. Poengene dine blir stående.
tournament-organise = Arranger

tournament-standings = Stilling
tournament-standings-none = Ingen stilling ennå.
tournament-place = Plass
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Spilte runder
tournament-won = Vunne runder
tournament-out-in = Ute
tournament-out-stage = omgang { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } vinner med { points-count }.
       *[other] { $names } deler seieren med { points-count }.
    }
tournament-winner =
    { $count ->
        [one] Vinner
       *[other] Vinnere
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Bord { $table } · runde { $round } av { $rounds }
tournament-line-stage = { $name } · Bord { $table } · omgang { $stage }
tournament-back = Til turneringen
tournament-table-waits = Bord { $table } venter på neste omgang.

tournament-tables = Bord
tournament-table-state =
    { $phase ->
        [waiting] Venter
        [playing]
            { $rounds ->
                [one] Spiller
               *[other] Runde { $round } av { $rounds }
            }
        [stuck] Lenge siden noe skjedde
       *[done] Ferdig
    }
tournament-tables-done = { $done } av { $tables } bord er ferdige.
tournament-watch = Se på
tournament-watch-table = Se på bord { $table }
tournament-end-table = Avslutt dette bordet
tournament-end-table-number = Avslutt bord { $table }
tournament-end-table-hint = Omgangen avsluttes ved dette bordet. Runder som ikke ble ferdige, gir ingen poeng.

tournament-start = Start
tournament-start-fill = Fyll opp med boter og start
tournament-start-hint =
    { $free ->
        [0] Alle plassene er tatt.
        [one] 1 plass er ledig. Den går til en bot hvis du starter nå.
       *[other] { $free } plasser er ledige. De går til boter hvis du starter nå.
    }
tournament-begin = Begynn neste omgang
tournament-extend = Forleng pausen med { $seconds } sekunder
tournament-end = Avslutt turneringen
tournament-end-hint = Alle bordene stopper, og stillingen blir stående som den er nå.

tournament-players = Spillere
tournament-players-none = Ingen har meldt seg på ennå. Del lenken til spillerne.
tournament-player-state = Status
tournament-actions = Handlinger
tournament-bots =
    { $count ->
        [one] 1 bot spiller også.
       *[other] { $count } boter spiller også.
    }
tournament-removed = Har forlatt turneringen; en bot spiller videre
tournament-bot-plays = Borte; en bot spiller
tournament-rename-who = Bytt navn på { $name }
tournament-remove-who = Fjern { $name }
tournament-remove-open = { $name } mister plassen og kan melde seg på igjen.
tournament-remove-playing = En bot spiller videre for { $name }, som ikke kan komme tilbake. Plass og poeng blir stående.
tournament-reissue = Ny lenke
tournament-reissue-who = Ny lenke til { $name }
tournament-reissue-hint = { $name } får en ny personlig lenke, til en annen enhet. Den gamle lenken slutter å virke.
tournament-reissue-do = Lag en ny lenke
tournament-new-link = Ny lenke til { $name }
tournament-new-link-hint = La { $name } skanne koden, eller send lenken. Den vises bare nå.

tournament-links = Lenker
tournament-link-join = Til spillerne
tournament-link-join-hint = Den som har lenken, kan melde seg på med navnet sitt.
tournament-copy-join = Kopier lenken til spillerne
tournament-link-screen = Til en storskjerm
tournament-link-screen-hint = Viser hvem som spiller hvor, stillingen og nedtellingen.
tournament-copy-screen = Kopier lenken til skjermen
tournament-open-screen = Åpne storskjermen
tournament-link-organise = Til en medarrangør
tournament-link-organise-hint = Den som har lenken, kan gjøre alt du kan gjøre på denne siden. Ta vare på den: Uten den kan ingen styre turneringen.
tournament-copy-organise = Kopier lenken til arrangøren
tournament-links-elsewhere = Lenkene til spillere og skjermer finnes bare på enheten der turneringen ble laget. Kopier lenken til arrangøren der, og åpne den her.

tournament-save-csv = Lagre stillingen som CSV
tournament-save-json = Lagre resultatene som JSON
tournament-save-records = Lagre spillreferatene
tournament-records-later = Referatene fra alle rundene kan lagres når turneringen er over.
tournament-print = Skriv ut stillingen

tournament-net-lost = Mistet forbindelsen; kobler til igjen …
tournament-net-restart = Serveren starter på nytt. Turneringen fortsetter av seg selv.
tournament-ended =
    { $error ->
        [unknown-tournament] Den turneringen finnes ikke.
        [no-secret] Denne siden kan bare åpnes med riktig lenke. Be arrangøren om din.
        [wrong-token] Lenken åpner ikke denne siden, eller så er den byttet ut. Be arrangøren om en ny.
        [taken-over] Du har fått en ny lenke som erstatter den du brukte her. Åpne den nye.
        [removed] Arrangøren har fjernet deg fra turneringen.
        [left] Du har forlatt turneringen.
        [unsupported-protocol] Flipdeck er oppdatert. Last inn siden på nytt; du beholder plassen din.
       *[other] Turneringen kan ikke åpnes.
    }
