# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] Navnet er tomt.
       *[none] Meldingen kunne ikke leses: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] De innstillingene går ikke: Med 1 bot blir det ingen plass til deg.
               *[other] De innstillingene går ikke: Med { $count } boter blir det ingen plass til deg.
            }
        [seat-taken] De innstillingene går ikke: En plass som ville blitt fjernet, er opptatt.
       *[none] De innstillingene går ikke: { $detail }.
    }
error-too-large = Meldingen er for stor.
error-not-json = Forespørselen må være JSON.
error-too-fast = For mange forespørsler. Vent litt.
error-too-many-connections = For mange tilkoblinger fra nettverket ditt. Vent litt.
error-unknown-page = Det er ingen side på denne adressen.
error-unknown-table = Det bordet finnes ikke.
error-unknown-seat = Den plassen finnes ikke.
error-wrong-method = Denne adressen støtter ikke den metoden.
error-wrong-token = Lenken gir ingen plass her.
error-wrong-password = Feil passord.
error-password-wait =
    { $count ->
        [one] For mange feil passord. Prøv igjen om 1 sekund.
       *[other] For mange feil passord. Prøv igjen om { $count } sekunder.
    }
error-wrong-origin = Denne siden hører ikke til denne serveren.
error-wrong-host = Serveren har ikke det navnet. Den som drifter den, kan legge til navnet med --origin.
error-no-spectators = Dette bordet er ikke åpent for tilskuere.
error-too-many-spectators = Det er ikke plass til flere tilskuere ved bordet.
error-table-locked = Verten har låst bordet.
error-table-full = Alle plassene er tatt.
error-table-worn-out = Det er spilt så lenge ved dette bordet at loggen er full. Lag et nytt.
error-no-table = Ingen åpne bord har en ledig plass akkurat nå.
error-seat-taken = Plassen er tatt.
error-seat-limit = Ingen flere fra nettverket ditt kan sette seg ved dette åpne bordet.
error-not-seated = Det kan bare spillerne ved dette bordet gjøre.
error-not-host = Det kan bare verten gjøre.
error-not-now =
    { $reason ->
        [round-none] Det går ikke nå: Ingen runde er i gang.
        [paused] Det går ikke nå: Spillet er satt på pause.
        [match-on] Det går ikke nå: Et spill er i gang.
        [match-none] Det går ikke nå: Ingen spill er i gang.
        [match-open] Det går ikke nå: Ingen spill er over ennå.
        [deal-none] Det går ikke nå: Det er ingen runde å dele ut kort til.
        [own-seat] Det går ikke nå: Forlat bordet hvis du vil gi fra deg din egen plass.
        [bot-in-match] Det går ikke nå: En bot kan ikke fjernes midt i et spill.
        [pause-none] Det går ikke nå: Det er ikke noe å sette på pause.
        [not-paused] Det går ikke nå: Spillet er ikke satt på pause.
        [uno-early] Det går ikke nå: Du kan ikke sitte igjen med ett kort etter neste kort.
        [stage-none] Det går ikke nå: Ingen omgang er i gang.
        [stage-ended] Det går ikke nå: Omgangen er over ved dette bordet.
        [stage-waiting-none] Det går ikke nå: Ingen omgang venter på å begynne.
        [break-none] Det går ikke nå: Det er ingen pause.
        [tournament-open] Det går ikke nå: Turneringen er ikke over.
        [records-written] Det går ikke nå: Spillreferatene skrives.
        [seats-fixed] Det går ikke nå: Plasser kan bare byttes før det første spillet.
        [name-same] Det heter du allerede.
        [shuffle-none] Det går ikke nå: I dette spillet kan stokkingen ikke kontrolleres.
        [shuffle-hidden] Det går ikke nå: Stokkingen vises når alle kortene ligger åpent.
        [tournament-moved-on] Det går ikke nå: Turneringen har gått videre.
       *[moved-on] Det går ikke nå: Spillet har gått videre.
    }
error-seats-open = Det er fortsatt ledige plasser.
error-no-hints = Tips gis bare ved et bord mot boter.
error-no-chat = Dette bordet har ingen chat.
error-muted = Verten har dempet deg.
error-unsupported-protocol = Flipdeck er oppdatert. Last inn siden på nytt; du beholder plassen din.
error-hello-first = Den første meldingen må være hello.
error-duplicate-hello = Hello er allerede sendt.
error-taken-over = Plassen er overtatt fra en annen enhet.
error-removed = Verten har fjernet deg fra plassen.
error-blocked = Verten har fjernet deg fra bordet.
error-left = Du har forlatt bordet.
error-too-slow = Forbindelsen er for treg.
error-too-many-tables = Serveren har for mange bord. Prøv igjen senere.
error-too-many-own-tables = Det er for mange åpne bord fra nettverket ditt. Prøv igjen senere.
error-closing = Serveren starter på nytt.
error-banned = Den som drifter serveren, har blokkert deg.
error-table-ended = Den som drifter serveren, har avsluttet bordet.
error-unknown-tournament = Den turneringen finnes ikke.
error-unknown-player = Den spilleren finnes ikke.
error-name-taken = Navnet er opptatt: { $player }. Legg til en bokstav, eller bruk hele navnet ditt.
error-tournament-full = Alle plassene i turneringen er tatt.
error-tournament-started = Turneringen er i gang, og ingen plass kan overtas.
error-tournament-over = Turneringen er over.
error-tournament-table = Bordet hører til en turnering, og det er arrangøren som bestemmer dette.
error-not-organiser = Det kan bare arrangøren gjøre.
error-not-player = Det kan bare spillerne i denne turneringen gjøre.
error-moved = Neste omgang har begynt ved et annet bord.
error-too-many-tournaments = Det er for mange åpne turneringer. Avslutt en, eller prøv igjen senere.
error-too-many-players = For mange spillere har meldt seg på fra dette nettverket.
error-storage-unavailable = Serveren kan ikke lagre akkurat nå; ingenting er endret.
error-broken-table = Dette bordet kan ikke lastes inn.
error-server-error = Noe gikk galt på serveren. Ingenting er endret.
