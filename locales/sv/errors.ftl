# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] Namnet är tomt.
       *[none] Meddelandet gick inte att läsa: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] De inställningarna går inte: med 1 bot får du ingen plats.
               *[other] De inställningarna går inte: med { $count } bottar får du ingen plats.
            }
        [seat-taken] De inställningarna går inte: en plats som skulle tas bort är upptagen.
       *[none] De inställningarna går inte: { $detail }.
    }
error-too-large = Meddelandet är för stort.
error-not-json = Begäran måste vara JSON.
error-too-fast = För många förfrågningar. Vänta lite.
error-too-many-connections = För många anslutningar från ditt nätverk. Vänta lite.
error-unknown-page = Det finns ingen sida på den här adressen.
error-unknown-table = Det bordet finns inte.
error-unknown-seat = Den platsen finns inte.
error-wrong-method = Den här adressen stöder inte den metoden.
error-wrong-token = Länken ger ingen plats här.
error-wrong-password = Fel lösenord.
error-password-wait =
    { $count ->
        [one] För många felaktiga lösenord. Försök igen om 1 sekund.
       *[other] För många felaktiga lösenord. Försök igen om { $count } sekunder.
    }
error-wrong-origin = Den här sidan hör inte till den här servern.
error-wrong-host = Servern har inte det namnet. Den som driver den kan lägga till namnet med --origin.
error-no-spectators = Det här bordet är inte öppet för åskådare.
error-too-many-spectators = Det finns inte plats för fler åskådare vid bordet.
error-table-locked = Värden har låst bordet.
error-table-full = Alla platser är tagna.
error-table-worn-out = Det har spelats så länge vid det här bordet att loggen är full. Skapa ett nytt.
error-no-table = Inget öppet bord har en ledig plats just nu.
error-seat-taken = Den platsen är tagen.
error-seat-limit = Ingen fler från ditt nätverk kan sätta sig vid det här öppna bordet.
error-not-seated = Bara den som spelar vid bordet kan göra det.
error-not-host = Bara värden kan göra det.
error-not-now =
    { $reason ->
        [round-none] Det går inte nu: ingen runda pågår.
        [paused] Det går inte nu: spelet är pausat.
        [match-on] Det går inte nu: en match pågår.
        [match-none] Det går inte nu: ingen match pågår.
        [match-open] Det går inte nu: ingen match är slut än.
        [deal-none] Det går inte nu: det finns ingen runda att dela ut kort till.
        [own-seat] Det går inte nu: lämna bordet om du vill ge upp din egen plats.
        [bot-in-match] Det går inte nu: en bot kan inte tas bort under en match.
        [pause-none] Det går inte nu: det finns inget att pausa.
        [not-paused] Det går inte nu: spelet är inte pausat.
        [uno-early] Det går inte nu: du kan inte ha ett enda kort kvar efter nästa kort.
        [stage-none] Det går inte nu: ingen omgång pågår.
        [stage-ended] Det går inte nu: omgången är slut vid det här bordet.
        [stage-waiting-none] Det går inte nu: ingen omgång väntar på att börja.
        [break-none] Det går inte nu: det är ingen paus.
        [tournament-open] Det går inte nu: turneringen är inte slut.
        [records-written] Det går inte nu: spelprotokollen håller på att skrivas.
        [seats-fixed] Det går inte nu: platser går bara att byta före den första matchen.
        [name-same] Du heter redan så.
        [shuffle-none] Det går inte nu: i den här matchen kan blandningen inte kontrolleras.
        [shuffle-hidden] Det går inte nu: blandningen visas när alla kort ligger öppna.
        [tournament-moved-on] Det går inte nu: turneringen har gått vidare.
       *[moved-on] Det går inte nu: spelet har gått vidare.
    }
error-seats-open = Det finns fortfarande lediga platser.
error-no-hints = Tips ges bara vid ett bord mot bottar.
error-no-chat = Det här bordet har ingen chatt.
error-muted = Värden har tystat dig.
error-unsupported-protocol = Flipdeck har uppdaterats. Ladda om sidan; du har kvar din plats.
error-hello-first = Det första meddelandet måste vara hello.
error-duplicate-hello = Hello har redan skickats.
error-taken-over = Platsen har tagits över från en annan enhet.
error-removed = Värden har tagit bort dig från platsen.
error-blocked = Värden har tagit bort dig från bordet.
error-left = Du har lämnat bordet.
error-too-slow = Anslutningen är för långsam.
error-too-many-tables = Servern har för många bord. Försök igen senare.
error-too-many-own-tables = För många bord är öppna från ditt nätverk. Försök igen senare.
error-closing = Servern startar om.
error-banned = Den som driver servern har blockerat dig.
error-table-ended = Den som driver servern har stängt bordet.
error-unknown-tournament = Den turneringen finns inte.
error-unknown-player = Den spelaren finns inte.
error-name-taken = Namnet är upptaget: { $player }. Lägg till en bokstav eller skriv hela ditt namn.
error-tournament-full = Alla platser i turneringen är tagna.
error-tournament-started = Turneringen har börjat, och ingen plats går att ta över.
error-tournament-over = Turneringen är slut.
error-tournament-table = Bordet hör till en turnering, och det är arrangören som bestämmer det.
error-not-organiser = Bara arrangören kan göra det.
error-not-player = Bara den som spelar i turneringen kan göra det.
error-moved = Nästa omgång har börjat vid ett annat bord.
error-too-many-tournaments = Det finns för många öppna turneringar. Avsluta en eller försök igen senare.
error-too-many-players = För många spelare har anmält sig från det här nätverket.
error-storage-unavailable = Servern kan inte spara just nu; inget har ändrats.
error-broken-table = Det här bordet går inte att läsa in.
error-server-error = Något gick fel på servern. Inget har ändrats.
