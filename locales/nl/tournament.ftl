# Tournaments: several tables under one page.

tournament-new = Een toernooi maken
tournament-new-lead = Meerdere tafels, één stand: voor een clubavond, een feest of een evenement.
tournament-mode =
    { $mode ->
        [rotation8] Rotatie met acht
        [elimination] Afvalrace
       *[points] Punten over meerdere rondes
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Acht spelers, twee tafels. Iedereen speelt vier rondes samen met ieder ander; het hoogste totaal wint.
        [elimination] Na elke ronde nieuwe tafels. Haal je de grens, dan val je af; wie overblijft wint.
       *[points] Een vast aantal rondes, steeds met nieuwe tegenstanders; het hoogste totaal wint.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Iedereen speelt vier rondes samen met ieder ander; het hoogste totaal wint.
               *[other] Iedereen speelt vier rondes samen met ieder ander, en dat { $cycles } keer; het hoogste totaal wint.
            }
        [elimination] Hoogstens { $size } aan een tafel, na elke ronde nieuwe tafels: wie { $target } punten haalt, valt af.
       *[points]
            { $rounds ->
                [one] Eén ronde aan tafels van { $size }; de hoogste score wint.
               *[other] { $rounds } rondes aan tafels van { $size }; het hoogste totaal wint.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Titel
tournament-places = Spelers
tournament-table-size =
    { $mode ->
        [elimination] Hoogstens zoveel spelers aan een tafel
       *[points] Spelers aan een tafel
    }
tournament-rounds = Rondes
tournament-target = Afgevallen bij zoveel punten
tournament-i-play = Ik speel ook mee
tournament-more = Meer opties
tournament-pause = Pauze tussen de fases, in seconden
tournament-no-show = Een bot valt in voor wie zo lang weg is, in seconden
tournament-table-time = Tijdslimiet voor een fase, in minuten (0: geen)
tournament-watched = Wie de link van een tafel heeft mag meekijken, alleen het aantal kaarten
tournament-make = Toernooi maken

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = De eerste fase begint …
tournament-stage = Fase { $stage }
tournament-stage-of = Fase { $stage } van { $stages }
tournament-table = Tafel { $table }
tournament-seat = Tafel { $table }, tegen { $opponents }
tournament-seat-partner = Tafel { $table }, met { $partner } tegen { $opponents }
tournament-next = Hierna: { $seat }
tournament-next-in = Volgende fase over
tournament-next-stage = Volgende fase
tournament-stage-begins = Fase { $stage } begint.
tournament-stage-over = Fase { $stage } is afgelopen.
tournament-you-play = Je speelt hier: { $seat }.
tournament-over = Het toernooi is afgelopen.
tournament-ended-for = De toernooileiding heeft het beëindigd: { $reason }

tournament-signed-in =
    { $count ->
        [0] Nog niemand aangemeld; { $places } plaatsen
       *[other] { $count } van { $places } spelers aangemeld
    }
tournament-sign-in = Aanmelden
tournament-late = Het toernooi is begonnen. Je kunt nog de plaats van een bot overnemen als er een vrij is.
tournament-full = Alle plaatsen zijn bezet. Vraag de toernooileiding of er iemand is uitgevallen.
tournament-already = Je hebt je op dit apparaat al aangemeld.
tournament-my-page = Naar mijn pagina
tournament-scan = Scan om je aan te melden

tournament-playing-as = Je speelt als { $name }
tournament-my-seat = Waar ik speel
tournament-wait-start = Je bent aangemeld. Wacht tot het begint.
tournament-wait-others = Jouw tafel is klaar. De andere tafels spelen nog.
tournament-go = Naar mijn tafel
tournament-sit-out = In deze fase speel je niet.
tournament-you-are-out = Je bent afgevallen.
# $place is an ordinal number; Dutch needs only one form.
tournament-nth = { $place }e
tournament-your-place =
    { $shared ->
        [yes] Je deelt de { tournament-nth } plaats met { points-count }.
       *[no] Je bent { tournament-nth } geworden met { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Je deelt nu de { tournament-nth } plaats, met { points-count }.
       *[no] Je staat nu { tournament-nth }, met { points-count }.
    }
tournament-my-place = Mijn plaats: andere apparaten, naam, weggaan
tournament-other-device = Op een ander apparaat openen
tournament-other-device-hint = Wie deze link heeft, kan voor jou spelen: houd hem voor jezelf.
tournament-new-name = Nieuwe naam
tournament-rename = Naam wijzigen
tournament-leave = Uit het toernooi stappen
tournament-leave-open = Je plaats komt vrij voor iemand anders.
tournament-leave-playing = Een bot speelt voor je verder, en je kunt niet terugkomen. Je punten blijven staan.
tournament-organise = Toernooileiding

tournament-standings = Stand
tournament-standings-none = Nog geen stand.
tournament-place = Plaats
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Rondes gespeeld
tournament-won = Rondes gewonnen
tournament-out-in = Afgevallen
tournament-out-stage = fase { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } wint met { points-count }.
       *[other] { $names } delen de winst met { points-count }.
    }
tournament-winner =
    { $count ->
        [one] Winnaar
       *[other] Winnaars
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Tafel { $table } · ronde { $round } van { $rounds }
tournament-line-stage = { $name } · Tafel { $table } · fase { $stage }
tournament-back = Naar het toernooi
tournament-table-waits = Tafel { $table } wacht op de volgende fase.

tournament-tables = Tafels
tournament-table-state =
    { $phase ->
        [waiting] Wacht
        [playing]
            { $rounds ->
                [one] Bezig
               *[other] Ronde { $round } van { $rounds }
            }
        [stuck] Al lang geen zet meer
       *[done] Klaar
    }
tournament-tables-done = { $done } van { $tables } tafels klaar.
tournament-watch = Meekijken
tournament-watch-table = Meekijken bij tafel { $table }
tournament-end-table = Deze tafel beëindigen
tournament-end-table-number = Tafel { $table } beëindigen
tournament-end-table-hint = De fase eindigt aan deze tafel. Rondes die niet af zijn, leveren geen punten op.

tournament-start = Starten
tournament-start-fill = Aanvullen met bots en starten
tournament-start-hint =
    { $free ->
        [0] Alle plaatsen zijn bezet.
        [one] Er is nog 1 plaats vrij. Start je nu, dan komt daar een bot.
       *[other] Er zijn nog { $free } plaatsen vrij. Start je nu, dan komen daar bots.
    }
tournament-begin = Volgende fase beginnen
tournament-extend = Pauze { $seconds } seconden verlengen
tournament-end = Toernooi beëindigen
tournament-end-hint = Alle tafels stoppen, en de stand blijft zoals die nu is.

tournament-players = Spelers
tournament-players-none = Nog niemand aangemeld. Deel de link voor de spelers.
tournament-player-state = Status
tournament-actions = Acties
tournament-bots =
    { $count ->
        [one] 1 bot speelt ook mee.
       *[other] { $count } bots spelen ook mee.
    }
tournament-removed = Weggegaan; een bot speelt verder
tournament-bot-plays = Weg; een bot speelt
tournament-rename-who = Naam van { $name } wijzigen
tournament-remove-who = { $name } verwijderen
tournament-remove-open = { $name } raakt de plaats kwijt en kan zich opnieuw aanmelden.
tournament-remove-playing = Een bot speelt verder voor { $name }; terugkomen kan niet. Plaats en punten blijven.
tournament-reissue = Nieuwe link
tournament-reissue-who = Nieuwe link voor { $name }
tournament-reissue-hint = { $name } krijgt een nieuwe persoonlijke link, voor een ander apparaat. De oude link werkt dan niet meer.
tournament-reissue-do = Nieuwe link maken
tournament-new-link = Nieuwe link voor { $name }
tournament-new-link-hint = Laat { $name } deze code scannen, of stuur de link. Hij wordt alleen nu getoond.

tournament-links = Links
tournament-link-join = Voor de spelers
tournament-link-join-hint = Wie deze link heeft, kan zich met een naam aanmelden.
tournament-copy-join = Link voor spelers kopiëren
tournament-link-screen = Voor een groot scherm
tournament-link-screen-hint = Toont wie waar speelt, de stand en het aftellen.
tournament-copy-screen = Link voor het scherm kopiëren
tournament-open-screen = Groot scherm openen
tournament-link-organise = Voor nog een toernooileider
tournament-link-organise-hint = Wie deze link heeft, kan alles wat jij op deze pagina kunt. Bewaar hem goed: zonder deze link kan niemand het toernooi leiden.
tournament-copy-organise = Link voor de leiding kopiëren
tournament-links-elsewhere = De links voor spelers en schermen zijn alleen bekend waar het toernooi gemaakt is. Kopieer daar de link voor de leiding en open die hier.

tournament-save-csv = Stand als CSV bewaren
tournament-save-json = Uitslagen als JSON bewaren
tournament-save-records = Spelverslagen bewaren
tournament-records-later = De verslagen van alle rondes kun je bewaren als het toernooi is afgelopen.
tournament-print = Stand afdrukken

tournament-net-lost = Verbinding verbroken; opnieuw verbinden …
tournament-net-restart = De server start opnieuw op. Het toernooi gaat vanzelf verder.
tournament-ended =
    { $error ->
        [unknown-tournament] Dit toernooi bestaat niet.
        [no-secret] Deze pagina opent alleen met een eigen link. Vraag de toernooileiding om de jouwe.
        [wrong-token] Deze link opent deze pagina niet, of is vervangen. Vraag de toernooileiding om een nieuwe.
        [taken-over] Je hebt een nieuwe link, in plaats van de link die hier gebruikt is. Open de nieuwe.
        [removed] De toernooileiding heeft je uit het toernooi gehaald.
        [left] Je bent uit het toernooi gestapt.
        [unsupported-protocol] Flipdeck is bijgewerkt. Laad deze pagina opnieuw; je plaats blijft van jou.
       *[other] Dit toernooi kan niet geopend worden.
    }
