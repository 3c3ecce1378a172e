# Tournaments: several tables under one page.

tournament-new = Opret en turnering
tournament-new-lead = Flere borde, én samlet stilling: til klubaftenen, festen eller arrangementet.
tournament-mode =
    { $mode ->
        [rotation8] Rotation for otte
        [elimination] Udskilning
       *[points] Point over flere runder
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Otte spillere, to borde. Alle spiller fire runder som makker med hver af de andre; den højeste sum vinder.
        [elimination] Nye borde efter hver runde. Den, der når grænsen, er ude; den sidste, der er tilbage, vinder.
       *[points] Et fast antal runder med nye modstandere hver gang; den højeste sum vinder.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Alle spiller fire runder som makker med hver af de andre; den højeste sum vinder.
               *[other] Alle spiller fire runder som makker med hver af de andre, i { $cycles } gennemløb; den højeste sum vinder.
            }
        [elimination] Højst { $size } ved hvert bord og nye borde efter hver runde: Den, der når { $target } point, er ude.
       *[points]
            { $rounds ->
                [one] En runde med { $size } ved hvert bord; flest point vinder.
               *[other] { $rounds } runder med { $size } ved hvert bord; den højeste sum vinder.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Navn
tournament-places = Antal spillere
tournament-table-size =
    { $mode ->
        [elimination] Maks. spillere ved hvert bord
       *[points] Spillere ved hvert bord
    }
tournament-rounds = Runder
tournament-target = Ude ved så mange point
tournament-i-play = Jeg spiller også med
tournament-more = Flere muligheder
tournament-pause = Pause mellem omgangene, i sekunder
tournament-no-show = En bot spiller for den, der er væk så længe, i sekunder
tournament-table-time = Tidsgrænse for en omgang, i minutter (0: ingen)
tournament-watched = Alle med linket til et bord må kigge med, men ser kun antallet af kort
tournament-make = Opret turneringen

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Den første omgang begynder …
tournament-stage = Omgang { $stage }
tournament-stage-of = Omgang { $stage } af { $stages }
tournament-table = Bord { $table }
tournament-seat = Bord { $table }, mod { $opponents }
tournament-seat-partner = Bord { $table }, med { $partner } mod { $opponents }
tournament-next = Næste: { $seat }
tournament-next-in = Næste omgang om
tournament-next-stage = Næste omgang
tournament-stage-begins = Omgang { $stage } begynder.
tournament-stage-over = Omgang { $stage } er slut.
tournament-you-play = Her spiller du: { $seat }.
tournament-over = Turneringen er slut.
tournament-ended-for = Arrangøren afsluttede den: { $reason }

tournament-signed-in =
    { $count ->
        [0] Ingen har tilmeldt sig endnu; { $places } pladser
       *[other] { $count } af { $places } spillere har tilmeldt sig
    }
tournament-sign-in = Tilmeld dig
tournament-late = Turneringen er begyndt. Du kan stadig overtage en bots plads, hvis der er en ledig.
tournament-full = Alle pladser er optaget. Spørg arrangøren, om nogen er sprunget fra.
tournament-already = Du har tilmeldt dig på denne enhed.
tournament-my-page = Gå til min side
tournament-scan = Scan for at tilmelde dig

tournament-playing-as = Du spiller som { $name }
tournament-my-seat = Her spiller jeg
tournament-wait-start = Du er tilmeldt. Vent på, at det går i gang.
tournament-wait-others = Dit bord er færdigt. De andre borde spiller stadig.
tournament-go = Gå til mit bord
tournament-sit-out = Du spiller ikke i denne omgang.
tournament-you-are-out = Du er ude.
# $place is an ordinal number; Danish writes every one with a full stop.
tournament-nth = { $place }.
tournament-your-place =
    { $shared ->
        [yes] Du endte på en delt { tournament-nth } plads med { points-count }.
       *[no] Du endte på { tournament-nth } plads med { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Lige nu ligger du på en delt { tournament-nth } plads med { points-count }.
       *[no] Lige nu ligger du på { tournament-nth } plads med { points-count }.
    }
tournament-my-place = Min plads: andre enheder, navn, forlad
tournament-other-device = Åbn på en anden enhed
tournament-other-device-hint = Alle med dette link kan spille for dig: Hold det for dig selv.
tournament-new-name = Nyt navn
tournament-rename = Skift navn
tournament-leave = Forlad turneringen
tournament-leave-open = Din plads bliver ledig til en anden.
tournament-leave-playing = En bot spiller videre for dig, og du kan ikke komme tilbage. Dine point bliver stående.
tournament-organise = Arrangér

tournament-standings = Stilling
tournament-standings-none = Ingen stilling endnu.
tournament-place = Plads
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Spillede runder
tournament-won = Vundne runder
tournament-out-in = Ude
tournament-out-stage = omgang { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } vinder med { points-count }.
       *[other] { $names } deler sejren med { points-count }.
    }
tournament-winner =
    { $count ->
        [one] Vinder
       *[other] Vindere
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Bord { $table } · runde { $round } af { $rounds }
tournament-line-stage = { $name } · Bord { $table } · omgang { $stage }
tournament-back = Til turneringen
tournament-table-waits = Bord { $table } venter på næste omgang.

tournament-tables = Borde
tournament-table-state =
    { $phase ->
        [waiting] Venter
        [playing]
            { $rounds ->
                [one] Spiller
               *[other] Runde { $round } af { $rounds }
            }
        [stuck] Intet træk i lang tid
       *[done] Færdigt
    }
tournament-tables-done = { $done } af { $tables } borde er færdige.
tournament-watch = Kig med
tournament-watch-table = Kig med ved bord { $table }
tournament-end-table = Afslut dette bord
tournament-end-table-number = Afslut bord { $table }
tournament-end-table-hint = Omgangen slutter ved dette bord. Runder, der ikke blev færdige, giver ingen point.

tournament-start = Start
tournament-start-fill = Fyld op med botter, og start
tournament-start-hint =
    { $free ->
        [0] Alle pladser er optaget.
        [one] 1 plads er ledig. Den går til en bot, hvis du starter nu.
       *[other] { $free } pladser er ledige. De går til botter, hvis du starter nu.
    }
tournament-begin = Begynd næste omgang
tournament-extend = Forlæng pausen med { $seconds } sekunder
tournament-end = Afslut turneringen
tournament-end-hint = Alle borde stopper, og stillingen bliver, som den er nu.

tournament-players = Spillere
tournament-players-none = Ingen har tilmeldt sig endnu. Del linket til spillerne.
tournament-player-state = Status
tournament-actions = Handlinger
tournament-bots =
    { $count ->
        [one] 1 bot spiller også med.
       *[other] { $count } botter spiller også med.
    }
tournament-removed = Har forladt turneringen; en bot spiller videre
tournament-bot-plays = Væk; en bot spiller
tournament-rename-who = Skift navn på { $name }
tournament-remove-who = Fjern { $name }
tournament-remove-open = { $name } mister sin plads og kan tilmelde sig igen.
tournament-remove-playing = En bot spiller videre for { $name }, som ikke kan komme tilbage. Plads og point bliver stående.
tournament-reissue = Nyt link
tournament-reissue-who = Nyt link til { $name }
tournament-reissue-hint = { $name } får et nyt personligt link til en anden enhed. Det gamle link holder op med at virke.
tournament-reissue-do = Lav et nyt link
tournament-new-link = Nyt link til { $name }
tournament-new-link-hint = Lad { $name } scanne koden, eller send linket. Det vises kun nu.

tournament-links = Links
tournament-link-join = Til spillerne
tournament-link-join-hint = Den, der har linket, kan tilmelde sig med sit navn.
tournament-copy-join = Kopiér linket til spillerne
tournament-link-screen = Til en storskærm
tournament-link-screen-hint = Viser, hvem der spiller hvor, stillingen og nedtællingen.
tournament-copy-screen = Kopiér linket til skærmen
tournament-open-screen = Åbn storskærmen
tournament-link-organise = Til en medarrangør
tournament-link-organise-hint = Den, der har linket, kan alt det, du kan på denne side. Gem det: Uden det kan ingen styre turneringen.
tournament-copy-organise = Kopiér arrangørens link
tournament-links-elsewhere = Linkene til spillere og skærme findes kun på den enhed, hvor turneringen blev oprettet. Kopiér arrangørens link dér, og åbn det her.

tournament-save-csv = Gem stillingen som CSV
tournament-save-json = Gem resultaterne som JSON
tournament-save-records = Gem spilreferaterne
tournament-records-later = Referaterne af alle runder kan gemmes, når turneringen er slut.
tournament-print = Udskriv stillingen

tournament-net-lost = Forbindelsen blev afbrudt; genopretter forbindelsen …
tournament-net-restart = Serveren genstarter. Turneringen fortsætter af sig selv.
tournament-ended =
    { $error ->
        [unknown-tournament] Den turnering findes ikke.
        [no-secret] Denne side kan kun åbnes med det rigtige link. Bed arrangøren om dit.
        [wrong-token] Linket åbner ikke denne side, eller også er det blevet udskiftet. Bed arrangøren om et nyt.
        [taken-over] Du har fået et nyt link, som afløser det, du brugte her. Åbn det nye.
        [removed] Arrangøren har fjernet dig fra turneringen.
        [left] Du har forladt turneringen.
        [unsupported-protocol] Flipdeck er blevet opdateret. Genindlæs siden; du beholder din plads.
       *[other] Turneringen kan ikke åbnes.
    }
