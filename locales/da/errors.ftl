# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] Navnet er tomt.
       *[none] Beskeden kunne ikke læses: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] De indstillinger går ikke: Med 1 bot er der ingen plads til dig.
               *[other] De indstillinger går ikke: Med { $count } botter er der ingen plads til dig.
            }
        [seat-taken] De indstillinger går ikke: En plads, der ville blive fjernet, er optaget.
       *[none] De indstillinger går ikke: { $detail }.
    }
error-too-large = Beskeden er for stor.
error-not-json = Forespørgslen skal være JSON.
error-too-fast = For mange forespørgsler. Vent lidt.
error-too-many-connections = For mange forbindelser fra dit netværk. Vent lidt.
error-unknown-page = Der er ingen side på denne adresse.
error-unknown-table = Det bord findes ikke.
error-unknown-seat = Den plads findes ikke.
error-wrong-method = Denne adresse understøtter ikke den metode.
error-wrong-token = Linket giver ikke en plads her.
error-wrong-password = Adgangskoden er forkert.
error-password-wait =
    { $count ->
        [one] For mange forkerte adgangskoder. Prøv igen om 1 sekund.
       *[other] For mange forkerte adgangskoder. Prøv igen om { $count } sekunder.
    }
error-wrong-origin = Denne side hører ikke til denne server.
error-wrong-host = Serveren har ikke det navn. Den, der driver serveren, kan tilføje navnet med --origin.
error-no-spectators = Dette bord er ikke åbent for tilskuere.
error-too-many-spectators = Der er ikke plads til flere tilskuere ved bordet.
error-table-locked = Værten har låst bordet.
error-table-full = Alle pladser er taget.
error-table-worn-out = Der er spillet så længe ved dette bord, at dets log er fuld. Opret et nyt.
error-no-table = Intet åbent bord har en ledig plads lige nu.
error-seat-taken = Pladsen er taget.
error-seat-limit = Der kan ikke sætte sig flere fra dit netværk ved dette åbne bord.
error-not-seated = Det kan kun spillerne ved dette bord.
error-not-host = Det kan kun værten.
error-not-now =
    { $reason ->
        [round-none] Det går ikke nu: Ingen runde er i gang.
        [paused] Det går ikke nu: Spillet er på pause.
        [match-on] Det går ikke nu: Et spil er i gang.
        [match-none] Det går ikke nu: Intet spil er i gang.
        [match-open] Det går ikke nu: Intet spil er slut endnu.
        [deal-none] Det går ikke nu: Ingen runde venter på kortgivning.
        [own-seat] Det går ikke nu: Forlad bordet, hvis du vil opgive din egen plads.
        [bot-in-match] Det går ikke nu: En bot kan ikke fjernes midt i et spil.
        [pause-none] Det går ikke nu: Der er ikke noget at sætte på pause.
        [not-paused] Det går ikke nu: Spillet er ikke på pause.
        [uno-early] Det går ikke nu: Du kan ikke have ét kort tilbage efter dit næste kort.
        [stage-none] Det går ikke nu: Ingen omgang er i gang.
        [stage-ended] Det går ikke nu: Omgangen er slut ved dette bord.
        [stage-waiting-none] Det går ikke nu: Ingen omgang venter på at begynde.
        [break-none] Det går ikke nu: Der er ingen pause.
        [tournament-open] Det går ikke nu: Turneringen er ikke slut.
        [records-written] Det går ikke nu: Spilreferaterne er ved at blive skrevet.
        [seats-fixed] Det går ikke nu: Pladser kan kun byttes før det første spil.
        [name-same] Det hedder du allerede.
        [shuffle-none] Det går ikke nu: I dette spil kan blandingen ikke kontrolleres.
        [shuffle-hidden] Det går ikke nu: Blandingen vises, når alle kort ligger åbent.
        [tournament-moved-on] Det går ikke nu: Turneringen er gået videre.
       *[moved-on] Det går ikke nu: Spillet er gået videre.
    }
error-seats-open = Der er stadig ledige pladser.
error-no-hints = Der gives kun tip ved et bord mod botter.
error-no-chat = Dette bord har ingen chat.
error-muted = Værten har slået chatten fra for dig.
error-unsupported-protocol = Flipdeck er blevet opdateret. Genindlæs siden; du beholder din plads.
error-hello-first = Den første besked skal være hello.
error-duplicate-hello = Hello er allerede sendt.
error-taken-over = Pladsen er overtaget fra en anden enhed.
error-removed = Værten har fjernet dig fra pladsen.
error-blocked = Værten har fjernet dig fra bordet.
error-left = Du har forladt bordet.
error-too-slow = Forbindelsen er for langsom.
error-too-many-tables = Serveren har for mange borde. Prøv igen senere.
error-too-many-own-tables = Der er for mange åbne borde fra dit netværk. Prøv igen senere.
error-closing = Serveren genstarter.
error-banned = Den, der driver serveren, har blokeret dig.
error-table-ended = Den, der driver serveren, har lukket bordet.
error-unknown-tournament = Den turnering findes ikke.
error-unknown-player = Den spiller findes ikke.
error-name-taken = Navnet er optaget: { $player }. Tilføj et bogstav, eller brug dit fulde navn.
error-tournament-full = Alle pladser i turneringen er taget.
error-tournament-started = Turneringen er begyndt, og ingen plads kan overtages.
error-tournament-over = Turneringen er slut.
error-tournament-table = Bordet hører til en turnering, og det bestemmer arrangøren.
error-not-organiser = Det kan kun arrangøren.
error-not-player = Det kan kun spillerne i denne turnering.
error-moved = Næste omgang er begyndt ved et andet bord.
error-too-many-tournaments = Der er for mange åbne turneringer. Afslut en, eller prøv igen senere.
error-too-many-players = For mange spillere har tilmeldt sig fra dette netværk.
error-storage-unavailable = Serveren kan ikke gemme lige nu; intet er ændret.
error-broken-table = Dette bord kan ikke indlæses.
error-server-error = Noget gik galt på serveren. Intet er ændret.
