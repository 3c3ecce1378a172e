# Tournaments: several tables under one page.

tournament-new = Skapa en turnering
tournament-new-lead = Flera bord, en gemensam ställning: för spelkvällen, festen eller evenemanget.
tournament-mode =
    { $mode ->
        [rotation8] Rotation för åtta
        [elimination] Utslagning
       *[points] Poäng över flera rundor
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Åtta spelare, två bord. Alla spelar fyra rundor i par med var och en av de andra; högst summa vinner.
        [elimination] Nya bord efter varje runda. Den som når gränsen är utslagen; den som blir ensam kvar vinner.
       *[points] Ett bestämt antal rundor med nya motståndare varje gång; högst summa vinner.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Alla spelar fyra rundor i par med var och en av de andra; högst summa vinner.
               *[other] Alla spelar fyra rundor i par med var och en av de andra, i { $cycles } varv; högst summa vinner.
            }
        [elimination] Högst { $size } vid varje bord och nya bord efter varje runda: den som når { $target } poäng är utslagen.
       *[points]
            { $rounds ->
                [one] En runda med { $size } vid varje bord; flest poäng vinner.
               *[other] { $rounds } rundor med { $size } vid varje bord; högst summa vinner.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Namn
tournament-places = Antal spelare
tournament-table-size =
    { $mode ->
        [elimination] Högsta antal spelare per bord
       *[points] Spelare per bord
    }
tournament-rounds = Rundor
tournament-target = Utslagen vid så här många poäng
tournament-i-play = Jag spelar också
tournament-more = Fler alternativ
tournament-pause = Paus mellan omgångarna, i sekunder
tournament-no-show = En bot tar över för den som är borta så här länge, i sekunder
tournament-table-time = Tidsgräns för en omgång, i minuter (0: ingen)
tournament-watched = Alla som har länken till ett bord får titta på, men ser bara antalet kort
tournament-make = Skapa turneringen

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Första omgången börjar …
tournament-stage = Omgång { $stage }
tournament-stage-of = Omgång { $stage } av { $stages }
tournament-table = Bord { $table }
tournament-seat = Bord { $table }, mot { $opponents }
tournament-seat-partner = Bord { $table }, med { $partner } mot { $opponents }
tournament-next = Härnäst: { $seat }
tournament-next-in = Nästa omgång om
tournament-next-stage = Nästa omgång
tournament-stage-begins = Omgång { $stage } börjar.
tournament-stage-over = Omgång { $stage } är slut.
tournament-you-play = Här spelar du: { $seat }.
tournament-over = Turneringen är slut.
tournament-ended-for = Arrangören avslutade den: { $reason }

tournament-signed-in =
    { $count ->
        [0] Ingen har anmält sig än; { $places } platser
       *[other] { $count } av { $places } spelare har anmält sig
    }
tournament-sign-in = Anmäl dig
tournament-late = Turneringen har börjat. Du kan fortfarande ta över en bots plats om någon är ledig.
tournament-full = Alla platser är tagna. Fråga arrangören om någon har hoppat av.
tournament-already = Du har anmält dig på den här enheten.
tournament-my-page = Till min sida
tournament-scan = Skanna för att anmäla dig

tournament-playing-as = Du spelar som { $name }
tournament-my-seat = Här spelar jag
tournament-wait-start = Du är anmäld. Vänta på starten.
tournament-wait-others = Ditt bord är klart. De andra borden spelar fortfarande.
tournament-go = Till mitt bord
tournament-sit-out = Du spelar inte i den här omgången.
tournament-you-are-out = Du är utslagen.
# $place is an ordinal number: one is ":a" (1:a, 2:a), everything else ":e".
tournament-nth =
    { $place ->
        [one] { $place }:a
       *[other] { $place }:e
    }
tournament-your-place =
    { $shared ->
        [yes] Du kom på delad { tournament-nth } plats med { points-count }.
       *[no] Du kom på { tournament-nth } plats med { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Just nu ligger du på delad { tournament-nth } plats med { points-count }.
       *[no] Just nu ligger du på { tournament-nth } plats med { points-count }.
    }
tournament-my-place = Min plats: andra enheter, namn, lämna
tournament-other-device = Öppna på en annan enhet
tournament-other-device-hint = Den som har länken kan spela i ditt ställe: behåll den för dig själv.
tournament-new-name = Nytt namn
tournament-rename = Byt namn
tournament-leave = Lämna turneringen
tournament-leave-open = Din plats blir ledig för någon annan.
tournament-leave-playing = En bot spelar vidare åt dig, och du kan inte komma tillbaka. Dina poäng står kvar.
tournament-organise = Arrangera

tournament-standings = Ställning
tournament-standings-none = Ingen ställning än.
tournament-place = Plats
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Spelade rundor
tournament-won = Vunna rundor
tournament-out-in = Utslagen
tournament-out-stage = omgång { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } vinner med { points-count }.
       *[other] { $names } delar segern med { points-count }.
    }
tournament-winner =
    { $count ->
        [one] Vinnare
       *[other] Vinnare
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Bord { $table } · runda { $round } av { $rounds }
tournament-line-stage = { $name } · Bord { $table } · omgång { $stage }
tournament-back = Till turneringen
tournament-table-waits = Bord { $table } väntar på nästa omgång.

tournament-tables = Bord
tournament-table-state =
    { $phase ->
        [waiting] Väntar
        [playing]
            { $rounds ->
                [one] Spelar
               *[other] Runda { $round } av { $rounds }
            }
        [stuck] Inget drag på länge
       *[done] Klart
    }
tournament-tables-done = { $done } av { $tables } bord är klara.
tournament-watch = Titta på
tournament-watch-table = Titta på bord { $table }
tournament-end-table = Avsluta bordet
tournament-end-table-number = Avsluta bord { $table }
tournament-end-table-hint = Omgången avslutas vid det här bordet. Rundor som inte spelats klart ger inga poäng.

tournament-start = Starta
tournament-start-fill = Fyll på med bottar och starta
tournament-start-hint =
    { $free ->
        [0] Alla platser är tagna.
        [one] 1 plats är ledig. Den går till en bot om du startar nu.
       *[other] { $free } platser är lediga. De går till bottar om du startar nu.
    }
tournament-begin = Börja nästa omgång
tournament-extend = Förläng pausen med { $seconds } sekunder
tournament-end = Avsluta turneringen
tournament-end-hint = Alla bord stannar, och ställningen förblir som den är nu.

tournament-players = Spelare
tournament-players-none = Ingen har anmält sig än. Dela spelarnas länk.
tournament-player-state = Status
tournament-actions = Åtgärder
tournament-bots =
    { $count ->
        [one] 1 bot spelar också.
       *[other] { $count } bottar spelar också.
    }
tournament-removed = Har lämnat; en bot spelar vidare
tournament-bot-plays = Borta; en bot spelar
tournament-rename-who = Byt namn på { $name }
tournament-remove-who = Ta bort { $name }
tournament-remove-open = { $name } förlorar sin plats och kan anmäla sig igen.
tournament-remove-playing = En bot spelar vidare åt { $name }, som inte kan komma tillbaka. Plats och poäng står kvar.
tournament-reissue = Ny länk
tournament-reissue-who = Ny länk till { $name }
tournament-reissue-hint = { $name } får en ny personlig länk, för en annan enhet. Den gamla länken slutar fungera.
tournament-reissue-do = Skapa en ny länk
tournament-new-link = Ny länk till { $name }
tournament-new-link-hint = Låt { $name } skanna koden, eller skicka länken. Den visas bara nu.

tournament-links = Länkar
tournament-link-join = För spelarna
tournament-link-join-hint = Den som har länken kan anmäla sig med sitt namn.
tournament-copy-join = Kopiera spelarnas länk
tournament-link-screen = För en storskärm
tournament-link-screen-hint = Visar vem som spelar var, ställningen och nedräkningen.
tournament-copy-screen = Kopiera skärmens länk
tournament-open-screen = Öppna storskärmen
tournament-link-organise = För en medarrangör
tournament-link-organise-hint = Den som har länken kan göra allt du kan göra på den här sidan. Spara den: utan den kan ingen arrangera turneringen.
tournament-copy-organise = Kopiera arrangörens länk
tournament-links-elsewhere = Länkarna för spelare och skärmar finns bara på enheten där turneringen skapades. Kopiera arrangörens länk där och öppna den här.

tournament-save-csv = Spara ställningen som CSV
tournament-save-json = Spara resultaten som JSON
tournament-save-records = Spara spelprotokollen
tournament-records-later = Protokollen från alla rundor går att spara när turneringen är slut.
tournament-print = Skriv ut ställningen

tournament-net-lost = Anslutningen bröts; återansluter …
tournament-net-restart = Servern startar om. Turneringen fortsätter av sig själv.
tournament-ended =
    { $error ->
        [unknown-tournament] Den turneringen finns inte.
        [no-secret] Den här sidan går bara att öppna med rätt länk. Be arrangören om din.
        [wrong-token] Länken öppnar inte den här sidan, eller så har den ersatts. Be arrangören om en ny.
        [taken-over] Du har fått en ny länk som ersätter den du använde här. Öppna den nya.
        [removed] Arrangören har tagit bort dig från turneringen.
        [left] Du har lämnat turneringen.
        [unsupported-protocol] Flipdeck har uppdaterats. Ladda om sidan; du har kvar din plats.
       *[other] Turneringen går inte att öppna.
    }
