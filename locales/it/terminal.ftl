# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | aiuto
type-hand = m | mano | carte | tavolo
type-scores = punti | punteggio
type-rule = r | regola | regole
type-why = perché | perche
type-quit = esci | fine | basta
type-draw = p | pesca | pesco | pescare
type-keep = t | tieni | tengo | tenere | passo | passa | passare
type-accept = a | accetta | accetto | accettare
type-challenge = s | sfida | sfido | sfidare
type-uno = uno | u
type-catch = becca | becco | beccare
type-play = gioca | gioco | giocare | g
# As in: 4 give 1,3 to Ann.
type-give = dai | do | dà | dare
type-to = a | ad
type-and = e | ed
type-nobody = nessuno | no
type-yes = sì | si
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = e | ed | carta | colore | come | con | di | dico | dire | il | in | la | lo | scegli | scelgo | un | una

# The start.
terminal-player = Tu
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = tu
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Si gioca secondo la sezione { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Una mano sola: vince chi chiude per primo.
        [points] Chi vince una mano segna le carte rimaste in mano agli altri; si vince a { $target } punti.
        [lowest] Dopo ogni mano ciascuno somma le carte che ha in mano; quando qualcuno arriva a { $target }, vince il totale più basso.
        [partners] Due coppie, con chi è in coppia di fronte; la coppia che chiude segna le carte degli avversari; si vince a { $target } punti.
        [rotation4]
            { $cycles ->
                [one] Una rotazione: { $rounds } mani, quattro in ogni coppia; vince il totale più alto.
               *[other] Una rotazione: { $rounds } mani, { $each } in ogni coppia; vince il totale più alto.
            }
        [rotation8]
            { $cycles ->
                [one] Una rotazione a otto su due tavoli: { $rounds } mani, quattro in ogni coppia; vince il totale più alto.
               *[other] Una rotazione a otto su due tavoli: { $rounds } mani, { $each } in ogni coppia; vince il totale più alto.
            }
       *[elimination] Dopo ogni mano ciascuno somma le carte che ha in mano; chi arriva a { $target } è fuori, e vince chi resta per ultimo.
    }
terminal-around = Intorno al tavolo, verso sinistra: { $names }.
terminal-bots = Gli altri sono bot ({ $bot }) che a volte dimenticano di dire UNO.
terminal-uno-hint = Quando ti restano due carte, di’ UNO mentre ne giochi una: 3! o 3 { $type-uno }.
terminal-help-hint = In qualsiasi momento scrivi { $type-help } per l’aiuto o { $type-quit } per smettere.
terminal-drawing =
    { $by ->
        [points] Si pesca per vedere chi dà le carte, tocca a chi ha più punti: { $drawn }.
        [tie] Parità, quindi si ripesca: { $drawn }.
       *[number] Si pesca per vedere chi dà le carte, tocca al numero più alto: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } pesca { $card-object }
    .you = tu peschi { $card-object }
terminal-deals = { $who } dà le carte.
    .you = Dai le carte tu.
terminal-round = Mano { $number }.
terminal-round-of = Mano { $number } di { $rounds }: { $team } contro { $others }.
terminal-other-tables = All’altro tavolo { $first } giocano contro { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Tocca a te. Colore in gioco { $color }, in cima { $card }, si gioca verso { terminal-direction }, poi tocca a { $who }.
        [light] Tocca a te. Lato chiaro, colore in gioco { $color }, in cima { $card }, si gioca verso { terminal-direction }, poi tocca a { $who }.
        [dark] Tocca a te. Lato scuro, colore in gioco { $color }, in cima { $card }, si gioca verso { terminal-direction }, poi tocca a { $who }.
       *[other] Tocca a te. Lato in gioco: { $side }, colore in gioco { $color }, in cima { $card }, si gioca verso { terminal-direction }, poi tocca a { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Tocca a te. In cima { $card }, colore ancora da scegliere, si gioca verso { terminal-direction }, poi tocca a { $who }.
        [light] Tocca a te. Lato chiaro, in cima { $card }, colore ancora da scegliere, si gioca verso { terminal-direction }, poi tocca a { $who }.
        [dark] Tocca a te. Lato scuro, in cima { $card }, colore ancora da scegliere, si gioca verso { terminal-direction }, poi tocca a { $who }.
       *[other] Tocca a te. Lato in gioco: { $side }, in cima { $card }, colore ancora da scegliere, si gioca verso { terminal-direction }, poi tocca a { $who }.
    }
terminal-direction =
    { $direction ->
        [left] sinistra
       *[right] destra
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, in coppia con te: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, in coppia con te: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Dorso: { $cards }.
       *[other] Dorsi: { $cards }.
    }
terminal-seat-out = { $who } è fuori.
terminal-draw-pile = Mazzo di pesca: { card-count }.
    .back = Mazzo di pesca: { card-count }, dorso della prossima: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] In mano hai { card-count }, UNO detto (* va su { $top }):
       *[no] In mano hai { card-count } (* va su { $top }):
    }
    .unplayable =
        { $called ->
            [yes] In mano hai { card-count }, UNO detto, niente va su { $top }:
           *[no] In mano hai { card-count }, niente va su { $top }:
        }
    .plain = In mano hai { card-count }:
terminal-top-wild = { $card }, colore { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Gioca { $numbers }.
    .draw = Gioca { $numbers }, oppure pesca ({ $type-draw }).
terminal-draw = Nessuna carta va bene: pesca ({ $type-draw }).
terminal-drawn-may = La carta pescata, { $card }, va bene: giocala ({ $number }) o tienila ({ $type-keep }).
terminal-drawn-must = La carta pescata, { $card }, va bene e si deve giocare ({ $number }).
terminal-draw-unplayable = Peschi { $cards-object }: non va bene, e tieni la carta.
terminal-flipped = In cima al mazzo di scarto c’è { $card-object }.
terminal-answer = Accetti ({ $type-accept }) o sfidi ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } ha giocato { $card-object } quando il colore in gioco era { $color-object }: è un bluff se aveva un’altra carta di colore { $color } o un altro jolly.
       *[no] { $who } ha giocato { $card-object } quando il colore in gioco era { $color-object }: è un bluff se aveva un’altra carta di colore { $color }.
    }
terminal-accept = Accettare ({ $type-accept }): peschi { card-count } e salti il turno.
    .color = Accettare ({ $type-accept }): peschi finché non esce { $color-object } e salti il turno.
terminal-challenge = Sfidare ({ $type-challenge }): se era un bluff, { $who } pesca { card-count } e tocca a te; se no, peschi { $more } carte e salti il turno.
    .color = Sfidare ({ $type-challenge }): se era un bluff, { $who } pesca finché non esce { $color-object } e tocca a te; se no, peschi finché non esce { $color-object }, poi altre 2, e salti il turno.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Aggiungi { $numbers }, oppure accetta ({ $type-accept }).
    .challenge = Aggiungi { $numbers }, accetta ({ $type-accept }) o sfida ({ $type-challenge }).
terminal-stack-nothing = Non hai carte da aggiungere: accetta ({ $type-accept }).
terminal-which-color = Quale colore: { $colors }? (Invio riprende la carta)
terminal-name-color = In cima è arrivato un jolly, e il colore lo scegli tu: { $colors }.
    .start = Cominci tu e scegli il colore del jolly: { $colors }.
terminal-taken-back = Riprendi la carta.
terminal-give-whom = Puoi dare fino a quattro carte, al massimo una per colore e nessun jolly, a una persona. A chi: { $names }, o { $type-nobody }? (Invio riprende la carta)
terminal-give-what = Quali carte per { $who }? Numeri, come 1,3. (Invio riprende la carta)
terminal-swap-whom = Con chi scambi le carte: { $names }? (Invio riprende la carta)
terminal-offer-jump-in = Puoi inserirti: gioca { $numbers }, o premi Invio per continuare.
# Follow the message log-exposed.
terminal-offer-catch = Scrivi { $type-catch }, o premi Invio per continuare.
terminal-offer-call = Scrivi { $type-uno }, o premi Invio per continuare.
terminal-too-late = Hai una carta sola e non hai detto UNO, e ormai è tardi per dirlo.
terminal-not-now = Questo deve aspettare.
terminal-next = Premi Invio per la prossima mano.
terminal-watch = Sei fuori. Premi Invio per vedere come finisce la prossima mano.
terminal-sure = Uscire dal gioco? Scrivi { $type-yes } per uscire, o premi Invio per continuare.

# Answers.
terminal-refused = { $reason } (regola { $rule })
terminal-playable-wild = { $card } va bene: un jolly va su qualsiasi carta.
terminal-playable-color = { $card } va bene: il colore in gioco è { $color-object }.
terminal-playable-symbol = { $card } va bene: in cima c’è { $symbol-object }.
terminal-allowed = Adesso si può.
terminal-why-what = Di’ quale carta: { $type-why } 3, o { $type-why } { $card }.
terminal-unknown = «{ $line }» qui non si capisce. Scrivi una delle scelte qui sotto, o { $type-help } per l’aiuto.
terminal-no-number = Non c’è una carta { $number }: le tue carte vanno da 1 a { $last }.
terminal-no-player = Qui non c’è «{ $name }»: scrivi { $names }.
terminal-no-color = «{ $word }» non è un colore di questo lato: scrivi { $colors }.
terminal-no-card = «{ $word }» non è una carta: scrivi numeri, come 1,3.
terminal-nobody-to-catch = Adesso non c’è nessuno da beccare.
terminal-no-rule = Non c’è una regola «{ $rule }». Con { $type-rule } da solo le vedi tutte.
    .near = Non c’è una regola «{ $rule }». Simili: { $rules }.
terminal-rules = Le regole di questo tavolo, per capitolo. Per leggerne una: { $type-rule } e il suo nome.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Questa regola non vale a questo tavolo.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Che cosa scrivere:
terminal-help-play = 3 o { $card }: gioca quella carta. 5 { $color }: gioca un jolly e scegli { $color-object }.
terminal-help-uno = 3! o 3 { $type-uno }: gioca la carta e di’ UNO. { $type-uno }: di’ solo UNO.
terminal-help-moves = { $type-draw }: pesca. { $type-keep }: tieni la carta pescata. { $type-accept }: accetta un jolly pesca. { $type-challenge }: sfida.
terminal-help-catch = { $type-catch } { $who }: becca chi ha una carta sola e non ha detto UNO.
terminal-help-table = { $type-hand }: di nuovo il tavolo e le tue carte. { $type-scores }: i punti. { $type-why } 3: perché una carta non va.
terminal-help-rules = { $type-rule }: nomi delle regole. { $type-rule } matching: una regola. { $type-quit }: esci.
terminal-help-forget = Se dimentichi di dire UNO, gli altri possono beccarti prima che te ne accorga.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: gioca Amici sulla Spiaggia e dai via le carte.
terminal-help-swap = 3 { $type-to } { $who }: gioca un 7 e scambia le carte.
terminal-help-backs = I dorsi sono l’altro lato delle carte: vedi quelli degli altri, mai i tuoi.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Si mostrano tutte le carte.
terminal-held = { $who } ha in mano { $cards-object }: { points-count }.
    .you = Hai in mano { $cards-object }: { points-count }.
terminal-held-plain = { $who } ha in mano { $cards-object }.
    .you = Hai in mano { $cards-object }.
terminal-scored = { $who } segna { points-count }.
    .you = Segni { points-count }.
terminal-scored-team = Segnano { points-count }: { $team }.
terminal-other-table = All’altro tavolo { $team } battono { $others }: { points-count }.
    .blocked = All’altro tavolo la mano si è bloccata e si rigioca.
terminal-dealt-again = Si rigioca con il mazziere seguente.
terminal-watched = { $who } vince la mano.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Punti dopo la mano { $number }.
    .none = Nessuna mano è ancora finita.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (ultime mani { $rounds })
    .out = { $who }: { $total }, fuori ({ $rounds })
terminal-schedule = Le tue coppie, mano per mano: { $stages }.
terminal-stage = da { $first } a { $last } con { $who }
terminal-out = { $who } è fuori dalla partita.
    .you = Sei fuori dalla partita.
terminal-won-round = { $who } ha vinto.
    .you = Hai vinto!
terminal-won = { $who } ha vinto la partita con { points-count }.
    .you = Hai vinto la partita con { points-count }!
terminal-won-team = Partita vinta con { points-count }: { $team }.
terminal-won-shared = Vittoria condivisa con { points-count } a testa: { $team }.
terminal-last-in = { $who } resta per ultimo in gioco e ha vinto.
    .you = In gioco resti solo tu: hai vinto!
terminal-again = Di nuovo con le stesse carte: { $command }
terminal-goodbye = Ciao.
    .named = Ciao, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = Le regole. Una regola che non vale sempre dice quando vale.
print-edition = Le regole di { $edition } ({ $hint }; foglio { $sheet }). Un tavolo può cambiare ogni opzione nominata qui.
    .changed = Le regole di { $edition } con { $rulings } ({ $hint }; foglio { $sheet }). Un tavolo può cambiare ogni opzione nominata qui.
print-section = Le regole della sezione { $section } ({ $product }; { $language }; si gioca come { $edition }). Un tavolo può cambiare ogni opzione nominata qui.
    .changed = Le regole della sezione { $section } ({ $product }; { $language }; si gioca come { $edition } con { $rulings }). Un tavolo può cambiare ogni opzione nominata qui.
print-condition = Solo con { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] un mazzo a due lati
        [flip] un mazzo con i Flip
        [skip_everyone] un mazzo con Salto per tutti
        [wild_draw_color] un mazzo con i Jolly Pesca Colore
        [beachcomber] un mazzo con Amici sulla Spiaggia
       *[other] un mazzo con { $feature }
    }
