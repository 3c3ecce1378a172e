# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Impara a giocare
lesson-step = Passo { $number } di { $steps }
lesson-again = Ricomincia
lesson-skip = Salta
lesson-watch = Guarda che cosa succede …
lesson-answers = La tua risposta
lesson-color = Vince chi finisce per primo le sue carte. Comincia dal colore della carta in cima: gioca { $card-object }.
lesson-number = { $who } ha giocato { $top-object }. Non hai più carte di colore { $current }, ma va bene anche lo stesso numero: gioca { $card-object }.
lesson-draw = Non hai carte di colore { $current } e nemmeno { $symbol-object }. Quando non puoi giocare, pesca una carta.
lesson-drawn = Hai pescato { $card-object }, e va bene. Puoi giocarla subito o tenerla: giocala.
lesson-wild = Per la carta di { $who } hai dovuto pescare e saltare il turno. Ma hai pescato un jolly, che va su tutto: giocalo e scegli { $color-object }.
lesson-skip-card = Ora una carta azione. Gioca { $card-object }: { $who } salta il turno.
lesson-skipped = Tocca di nuovo a te. Gioca { $card-object }.
lesson-catch = { $who } ha una carta sola e ha dimenticato di dire UNO. Beccalo prima di giocare!
lesson-backs = { $who } ha dovuto pescare 2 carte. Tu vedi il dorso delle sue carte e lui quello delle tue: è l’altro lato. Che cosa avrà in mano dopo un Flip?
lesson-flip = Giusto. Ora rovescia le carte in mano e i due mazzi: gioca { $card-object }.
lesson-challenge = È calata la notte. { $who } può giocare { $top-object } solo se non ha carte di colore { $before }, ma su uno dei suoi dorsi hai visto { $seen-object }: sfidalo!
lesson-uno = Era un bluff: { $who } ha pescato al posto tuo. Ti restano due carte: di’ UNO prima di giocarne una.
lesson-called = Ora nessuno può beccarti. Gioca { $card-object }.
lesson-out = { $who } ha giocato { $top-object }, e anche la tua ultima carta è { $symbol-object }. Gioca { $card-object } e chiudi!
lesson-end = Hai chiuso! Per le carte che { $who } ha ancora in mano segni { $points } punti. Di solito si gioca fino a { $target } punti.
lesson-detour =
    { $do ->
        [play] In una partita vera potresti farlo. Per ora gioca { $card-object }.
        [draw] In una partita vera potresti farlo. Per ora pesca una carta.
        [catch] In una partita vera potresti farlo. Per ora becca { $who }.
        [challenge] In una partita vera potresti farlo. Per ora sfida { $who }.
        [uno] In una partita vera potresti farlo. Per ora di’ prima UNO.
       *[answer] Non proprio: guarda le carte piccole accanto al nome di { $who }.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = Che cosa posso fare?
hint-can-play =
    { $draw ->
        [yes] Puoi giocare { $cards-object }, oppure pescare.
       *[no]
            { $keep ->
                [yes] Puoi giocare { $cards-object }, oppure tenere la carta.
               *[no] Puoi giocare { $cards-object }.
            }
    }
hint-can-draw = Nessuna delle tue carte va bene: puoi solo pescare.
hint-can-keep = La carta pescata non va bene: puoi solo tenerla.
hint-can-color = Scegli tu il colore con cui si continua.
hint-can-answer = Puoi accettare e pescare, oppure sfidare se pensi che sia un bluff.
hint-can-uno = Puoi dire UNO.
hint-can-catch = Puoi beccare { $who }: ha una carta sola e non ha detto UNO.
hint-move =
    { $do ->
        [play] Gioca { $card-object }.
        [last-two] Gioca { $card-object } e di’ UNO.
        [wild]
            { $uno ->
                [yes] Gioca { $card-object }, scegli { $color-object } e di’ UNO.
               *[no] Gioca { $card-object } e scegli { $color-object }.
            }
        [gift] Gioca { $card-object } e dai { $cards-object } a { $who }.
        [draw] Pesca una carta.
        [pass] Tieni la carta.
        [accept] Accetta.
        [challenge] Sfida.
        [color] Scegli { $color-object }.
        [uno] Di’ UNO.
       *[catch] Becca { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Non tocca ancora a te.
        [catch] Chi si fa beccare pesca.
        [call] Qualcuno potrebbe beccarti.
        [out] È la tua ultima carta: vinci la mano.
        [draws] { $who } ne pesca { $count } e salta il turno.
        [skips] { $who } salta il turno.
        [again] Giochi subito di nuovo.
        [flip] Sull’altro lato la maggior parte delle tue carte dovrebbe andare meglio, o quelle degli altri peggio.
        [gift]
            { $count ->
                [one] Ti liberi di un’altra carta.
               *[other] Ti liberi di altre { $count } carte.
            }
        [only] È l’unica carta che puoi giocare.
        [keep-wild]
            { $count ->
                [0] È la tua unica carta di colore { $color }, e il jolly lo tieni per dopo.
               *[other] Il jolly lo tieni per quando non avrai altro.
            }
        [last-of-color] È la tua unica carta di colore { $color }.
        [follow]
            { $count ->
                [one] Hai un’altra carta di colore { $color } da giocare dopo.
               *[other] Hai altre { $count } carte di colore { $color } da giocare dopo.
            }
        [points]
            { $count ->
                [one] Se la tieni, per gli altri vale 1 punto.
               *[other] Se la tieni, per gli altri vale { $count } punti.
            }
        [wild-needed]
            { $count ->
                [0] Non puoi giocare altro.
                [one] Non puoi giocare altro, e hai una carta di colore { $color }.
               *[other] Non puoi giocare altro, e hai { $count } carte di colore { $color }.
            }
        [wild-better] Adesso ti serve più delle altre carte che puoi giocare.
        [named]
            { $count ->
                [0] Nessuno dei tuoi colori andrebbe meglio.
                [one] Hai una carta di colore { $color }.
               *[other] Hai { $count } carte di colore { $color }.
            }
        [none-playable] Non puoi giocare niente.
        [draw-better] Le carte che puoi giocare ti serviranno di più dopo.
        [not-playable] Non puoi giocarla.
        [keep-better] Ti servirà di più dopo.
        [stack] Il debito passa a chi segue.
        [debt] Non hai carte da aggiungere.
        [jump-in] È uguale alla carta in cima: puoi giocarla fuori turno.
        [swap] Scambi le carte con { $who }.
        [bluff] Probabilmente { $who } aveva una carta del colore di prima.
       *[honest] Probabilmente { $who } non aveva carte del colore di prima.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Le carte sollevate si possono giocare: hanno il colore o il numero della carta in cima.
        [2] Le carte piccole sono i dorsi degli altri: quello che avranno in mano dopo un Flip. Anche gli altri vedono i tuoi dorsi.
       *[3] Premi UNO prima di giocare la penultima carta, se no qualcuno può beccarti.
    }
first-hint-close = Ho capito
first-hint-hide = Niente più consigli
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] Chi segue pesca 1 carta e salta il turno.
        [draw2] Chi segue pesca 2 carte e salta il turno.
        [draw5] Chi segue pesca 5 carte e salta il turno.
        [reverse] Si continua nell’altro senso.
        [skip] Chi segue salta il turno.
        [skipall] Tutti gli altri saltano il turno: giochi di nuovo.
        [flip] Si rovesciano tutte le carte in mano e i due mazzi.
        [wild] Va su tutto: scegli tu il colore.
        [wild-draw2] Scegli il colore; chi segue pesca 2 carte e salta il turno, oppure ti sfida.
        [wild-draw4] Scegli il colore; chi segue pesca 4 carte e salta il turno, oppure ti sfida.
        [wild-drawcolor] Scegli un colore; chi segue pesca finché non esce e salta il turno, oppure ti sfida.
        [beachcomber] Dai a qualcuno fino a quattro delle tue carte, una per colore.
       *[number] Va sullo stesso colore o sullo stesso numero.
    }
