# Tournaments: several tables under one page.

tournament-new = Crea un torneo
tournament-new-lead = Più tavoli, una sola classifica: per una serata al circolo, una festa o un evento.
tournament-mode =
    { $mode ->
        [rotation8] Rotazione a otto
        [elimination] Eliminazione
       *[points] A punti su più mani
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] In otto, a due tavoli. Ciascuno gioca in coppia con ogni altra persona per quattro mani; vince il totale più alto.
        [elimination] Tavoli nuovi dopo ogni mano. Chi arriva al limite è fuori; vince chi resta per ultimo.
       *[points] Un numero fisso di mani, ogni volta con avversari nuovi; vince il totale più alto.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Ciascuno gioca in coppia con ogni altra persona per quattro mani; vince il totale più alto.
               *[other] Ciascuno gioca in coppia con ogni altra persona per quattro mani, { $cycles } volte; vince il totale più alto.
            }
        [elimination] Al massimo { $size } per tavolo, tavoli nuovi dopo ogni mano: chi arriva a { $target } punti è fuori.
       *[points]
            { $rounds ->
                [one] Una mano a tavoli da { $size }; vince il punteggio più alto.
               *[other] { $rounds } mani a tavoli da { $size }; vince il totale più alto.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Titolo
tournament-places = Posti
tournament-table-size =
    { $mode ->
        [elimination] Persone per tavolo, al massimo
       *[points] Persone per tavolo
    }
tournament-rounds = Mani
tournament-target = Fuori a quanti punti
tournament-i-play = Gioco anch’io
tournament-more = Altre opzioni
tournament-pause = Pausa tra le fasi, in secondi
tournament-no-show = Assenza dopo cui gioca un bot, in secondi
tournament-table-time = Tempo massimo per una fase, in minuti (0: nessuno)
tournament-watched = Chi ha il link di un tavolo può guardare, solo il numero di carte
tournament-make = Crea il torneo

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Comincia la prima fase …
tournament-stage = Fase { $stage }
tournament-stage-of = Fase { $stage } di { $stages }
tournament-table = Tavolo { $table }
tournament-seat = Tavolo { $table }, contro { $opponents }
tournament-seat-partner = Tavolo { $table }, con { $partner } contro { $opponents }
tournament-next = Poi: { $seat }
tournament-next-in = Prossima fase tra
tournament-next-stage = Prossima fase
tournament-stage-begins = Comincia la fase { $stage }.
tournament-stage-over = La fase { $stage } è finita.
tournament-you-play = Giochi qui: { $seat }.
tournament-over = Il torneo è finito.
tournament-ended-for = Chi organizza l’ha terminato: { $reason }

tournament-signed-in =
    { $count ->
        [0] Ancora nessuna iscrizione; { $places } posti
       *[other] Iscrizioni: { $count } su { $places }
    }
tournament-sign-in = Iscriviti
tournament-late = Il torneo è cominciato. Puoi ancora prendere il posto di un bot, se ce n’è uno libero.
tournament-full = Tutti i posti sono occupati. Chiedi a chi organizza se qualcuno ha rinunciato.
tournament-already = Su questo dispositivo l’iscrizione c’è già.
tournament-my-page = Vai alla mia pagina
tournament-scan = Inquadra per iscriverti

tournament-playing-as = Giochi come { $name }
tournament-my-seat = Dove gioco
tournament-wait-start = L’iscrizione è fatta. Aspetta l’inizio.
tournament-wait-others = Il tuo tavolo ha finito. Gli altri giocano ancora.
tournament-go = Vai al mio tavolo
tournament-sit-out = In questa fase non giochi.
tournament-you-are-out = Sei fuori.
# $place is an ordinal number; Italian needs only one form.
tournament-nth = { $place }º
tournament-your-place =
    { $shared ->
        [yes] Dividi il { tournament-nth } posto con { points-count }.
       *[no] Hai finito al { tournament-nth } posto con { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Per ora dividi il { tournament-nth } posto, con { points-count }.
       *[no] Per ora hai il { tournament-nth } posto, con { points-count }.
    }
tournament-my-place = Il mio posto: altri dispositivi, nome, uscita
tournament-other-device = Apri su un altro dispositivo
tournament-other-device-hint = Chi ha questo link può giocare per te: tienilo per te.
tournament-new-name = Nuovo nome
tournament-rename = Cambia nome
tournament-leave = Lascia il torneo
tournament-leave-open = Il tuo posto si libera per qualcun altro.
tournament-leave-playing = Al tuo posto continua un bot, e non puoi tornare. I tuoi punti restano.
tournament-organise = Organizza

tournament-standings = Classifica
tournament-standings-none = Ancora nessuna classifica.
tournament-place = Posto
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Mani giocate
tournament-won = Mani vinte
tournament-out-in = Fuori
tournament-out-stage = fase { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } vince con { points-count }.
       *[other] { $names } si dividono la vittoria con { points-count }.
    }
tournament-winner =
    { $count ->
        [one] Vince
       *[other] Vincono
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Tavolo { $table } · mano { $round } di { $rounds }
tournament-line-stage = { $name } · Tavolo { $table } · fase { $stage }
tournament-back = Al torneo
tournament-table-waits = Il tavolo { $table } aspetta la prossima fase.

tournament-tables = Tavoli
tournament-table-state =
    { $phase ->
        [waiting] In attesa
        [playing]
            { $rounds ->
                [one] In gioco
               *[other] Mano { $round } di { $rounds }
            }
        [stuck] Nessuna mossa da molto tempo
       *[done] Finito
    }
tournament-tables-done = Tavoli che hanno finito: { $done } su { $tables }.
tournament-watch = Guarda
tournament-watch-table = Guarda il tavolo { $table }
tournament-end-table = Termina questo tavolo
tournament-end-table-number = Termina il tavolo { $table }
tournament-end-table-hint = La fase finisce a questo tavolo. Le mani non finite non danno punti.

tournament-start = Inizia
tournament-start-fill = Completa con bot e inizia
tournament-start-hint =
    { $free ->
        [0] Tutti i posti sono occupati.
        [one] C’è 1 posto libero. Se inizi ora, lo prende un bot.
       *[other] Ci sono { $free } posti liberi. Se inizi ora, li prendono i bot.
    }
tournament-begin = Comincia la prossima fase
tournament-extend = Allunga la pausa di { $seconds } secondi
tournament-end = Termina il torneo
tournament-end-hint = Tutti i tavoli si fermano, e la classifica resta com’è ora.

tournament-players = Chi gioca
tournament-players-none = Ancora nessuna iscrizione. Condividi il link per chi gioca.
tournament-player-state = Stato
tournament-actions = Azioni
tournament-bots =
    { $count ->
        [one] Gioca anche 1 bot.
       *[other] Giocano anche { $count } bot.
    }
tournament-removed = Ha lasciato; continua un bot
tournament-bot-plays = Non c’è; gioca un bot
tournament-rename-who = Cambia nome a { $name }
tournament-remove-who = Togli { $name }
tournament-remove-open = { $name } perde il posto e può iscriversi di nuovo.
tournament-remove-playing = { $name } non può tornare: al suo posto continua un bot. Posto e punti restano.
tournament-reissue = Nuovo link
tournament-reissue-who = Nuovo link per { $name }
tournament-reissue-hint = { $name } riceve un nuovo link personale, per un altro dispositivo. Il vecchio smette di funzionare.
tournament-reissue-do = Crea un nuovo link
tournament-new-link = Nuovo link per { $name }
tournament-new-link-hint = Fai inquadrare questo codice a { $name }, o manda il link. Si vede solo adesso.

tournament-links = Link
tournament-link-join = Per chi gioca
tournament-link-join-hint = Chi ha questo link può iscriversi con un nome.
tournament-copy-join = Copia il link per chi gioca
tournament-link-screen = Per uno schermo grande
tournament-link-screen-hint = Mostra chi gioca dove, la classifica e il conto alla rovescia.
tournament-copy-screen = Copia il link dello schermo
tournament-open-screen = Apri lo schermo grande
tournament-link-organise = Per organizzare insieme
tournament-link-organise-hint = Chi ha questo link può fare tutto quello che puoi fare tu su questa pagina. Conservalo: senza, nessuno può organizzare questo torneo.
tournament-copy-organise = Copia il link per organizzare
tournament-links-elsewhere = I link per chi gioca e per gli schermi si conoscono solo dove il torneo è stato creato. Copia lì il link per organizzare e aprilo qui.

tournament-save-csv = Salva la classifica come CSV
tournament-save-json = Salva i risultati come JSON
tournament-save-records = Salva i resoconti
tournament-records-later = I resoconti di tutte le mani si possono salvare quando il torneo è finito.
tournament-print = Stampa la classifica

tournament-net-lost = Connessione persa; nuovo tentativo …
tournament-net-restart = Il server si sta riavviando. Il torneo riprende da sé.
tournament-ended =
    { $error ->
        [unknown-tournament] Questo torneo non esiste.
        [no-secret] Questa pagina si apre solo con il suo link. Chiedi il tuo a chi organizza.
        [wrong-token] Questo link non apre questa pagina, o è stato sostituito. Chiedine uno nuovo a chi organizza.
        [taken-over] Hai un nuovo link, che sostituisce quello usato qui. Apri quello nuovo.
        [removed] Chi organizza ti ha tolto dal torneo.
        [left] Hai lasciato il torneo.
        [unsupported-protocol] Flipdeck è stato aggiornato. Ricarica la pagina; il tuo posto resta tuo.
       *[other] Impossibile aprire questo torneo.
    }
