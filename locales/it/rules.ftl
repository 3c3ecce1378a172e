chapter-setup = Preparazione
chapter-turn = Un turno
chapter-cards = Che cosa fanno le carte
chapter-flip = Rovesciare le carte
chapter-draw-wild = I jolly pesca e la sfida
chapter-uno = Dire UNO
chapter-beachcomber = Amici sulla Spiaggia
chapter-end = La fine di una mano
chapter-match = La partita
chapter-sees = Che cosa si può vedere
chapter-house = Regole della casa

rule-deck = Il mazzo
    .text =
        Un mazzo a due lati ha un lato chiaro e uno scuro. Su ciascuno, ognuno dei quattro colori ha due carte
        di ogni numero da 1 a 9 e due di ognuna di quattro azioni: Pesca 1, Inverti, Salto e Flip sul lato
        chiaro, Pesca 5, Inverti, Salto per tutti e Flip su quello scuro. Ogni lato ha in più il Jolly e un
        jolly pesca (Jolly Pesca 2 sul chiaro, Jolly Pesca Colore sullo scuro): quattro di ciascuno nel mazzo
        da 112, due di ciascuno in quello da 108. Il mazzo a un lato, da 112 carte, ha quattro colori con uno
        0, due carte di ogni numero da 1 a 9 e due ciascuno di Salto, Inverti e Pesca 2; inoltre quattro
        Jolly, quattro Jolly Pesca 4 e quattro Amici sulla Spiaggia. In queste regole «jolly» con la minuscola
        è qualsiasi carta senza colore, «Jolly» con la maiuscola solo la carta con quel nome. L’opzione `deck`
        dice quale mazzo si usa. Il foglio breve 004 parla di 112 carte senza dire quali; per noi sono le
        stesse dei fogli lunghi.

rule-pairing = Quali facce stanno insieme
    .text =
        Nessun foglio dice quale faccia scura è stampata dietro quale faccia chiara. Noi abbiniamo a caso le
        facce scure a quelle chiare, così sapere a memoria un lato di una carta non dice nulla dell’altro. Con
        `pairing = round` si fa da capo a ogni mano; con `pairing = match` le carte della prima mano servono
        per tutta la partita.

rule-first-dealer = Chi dà le carte per primo
    .text =
        Con `first_dealer = highest_number` ciascuno pesca una carta: dà le carte chi ha il numero più alto
        sulla faccia in gioco, e una carta senza numero conta 0. Con `highest_points` dà le carte chi ha la
        carta che vale più punti: un jolly batte un Salto, e un Salto batte un 9. In caso di parità si pesca
        di nuovo, solo tra chi è pari, finché non resta una persona sola. Con `chosen` il tavolo indica il
        mazziere; se non lo fa, dà le carte il posto 0.

rule-deal = Dare le carte
    .text =
        Ciascuno riceve sette carte (`hand_size`) dalla cima del mazzo di pesca mescolato, una alla volta,
        cominciando da chi gioca per primo: è chi siede accanto al mazziere nel senso in cui si comincia, a
        sinistra o, con `direction = right`, a destra. Si può giocare da due a dieci posti, purché il mazzo
        basti per tutte le carte da dare più una. La carta seguente si gira ed è la carta iniziale. Ogni mano
        comincia sul lato chiaro e nel senso iniziale.

rule-start-number = Esce un numero
    .text =
        Un numero come carta iniziale non ha effetto: si risponde al suo colore o al suo numero. Il primo
        turno è di chi gioca per primo.

rule-start-draw = Esce una carta pesca
    .text =
        Se esce un Pesca 1 o un Pesca 2, chi gioca per primo pesca quel numero di carte e salta il turno;
        comincia il posto seguente. Nel foglio 003 solo la sezione spagnola e quella per la Francia dicono che
        si salta il turno; le altre parlano solo di pescare, e noi le giochiamo allo stesso modo. Un tavolo
        può scegliere altrimenti con `start_action` e `start_draw`.

rule-start-draw-plays = Esce una carta pesca, e il turno resta
    .text =
        Con `start_action = acts` e `start_draw = plays` chi gioca per primo pesca la carta o le due carte
        della carta pesca uscita e poi ha un turno normale. È adatto a chi prende alla lettera le sezioni del
        foglio 003 che parlano solo di pescare.

rule-start-reverse = Esce un Inverti
    .text =
        Un Inverti come carta iniziale cambia subito il senso di gioco, e il primo turno è del mazziere. In due
        non fa altro. Un tavolo può scegliere altrimenti con `start_action` e `start_reverse`.

rule-start-reverse-neighbour = Esce un Inverti, e comincia chi siede dall’altra parte del mazziere
    .text =
        Con `start_action = acts` e `start_reverse = neighbour` un Inverti come carta iniziale cambia il senso
        di gioco, e il primo turno è di chi siede accanto al mazziere nel nuovo senso. In due è lo stesso:
        comincia l’altra persona, e `two_player_reverse` riguarda solo un Inverti giocato.

rule-start-skip = Esce un Salto
    .text =
        Un Salto come carta iniziale fa saltare chi gioca per primo, e comincia il posto seguente; in due è il
        mazziere. Un tavolo può scegliere altrimenti con `start_action`.

rule-start-wild = Esce un Jolly
    .text =
        Se esce un Jolly, chi gioca per primo sceglie il colore e poi ha un turno normale. Il foglio 003 lo
        dice accanto alla carta, ma nella preparazione rimette il Jolly nel mazzo; lì noi seguiamo la
        preparazione, quindi quell’edizione gioca `start_wild = returned`.

rule-start-flip = Esce un Flip
    .text =
        Un Flip come carta iniziale rovescia subito tutto: il mazzo di pesca, le carte in mano e il mazzo di
        scarto, in cima al quale si vede allora l’altra faccia della sua carta più bassa (il Flip stesso, se
        sotto non c’è nulla). Un’azione che arriva in cima così non ha effetto. Se arriva in cima un jolly,
        nessuno pesca; chi gioca per primo ne sceglie il colore e poi ha un turno normale. Chi comincia e il
        senso di gioco restano gli stessi. Un tavolo può scegliere altrimenti con `start_flip`.

rule-start-returned = Una carta iniziale torna nel mazzo
    .text =
        Una carta iniziale che torna indietro si nasconde in un punto a caso del mazzo di pesca, e se ne gira
        un’altra. Per i jolly pesca e Amici sulla Spiaggia vale `start_draw_wild`, per il Jolly `start_wild`,
        per il Flip `start_flip` e per tutte le altre azioni `start_action`. Dove va la carta lo dice
        `returned_to`.

rule-start-returned-bottom = Una carta iniziale va in fondo al mazzo
    .text =
        Con `returned_to = bottom` una carta iniziale che torna indietro va in fondo al mazzo di pesca, dove è
        l’ultima a essere pescata, e si gira la carta seguente. Quali carte tornano indietro lo dicono
        `start_draw_wild`, `start_wild`, `start_flip` e `start_action`.

rule-start-ignored = Una carta iniziale non vale
    .text =
        Una carta iniziale che non vale si lascia passare: ci si gira sopra la carta seguente, finché non ne
        esce una che può cominciare. Non è mai la carta in cima, ma resta sotto nel mazzo di scarto, e il
        primo Flip può portarne in cima l’altra faccia. Quali carte non valgono lo dicono `start_action`,
        `start_wild`, `start_draw_wild` e `start_flip`. Le sezioni danese e norvegese dicono che
        un’azione si *può* ignorare; qui si ignora sempre.

rule-start-redeal = Nessuna carta può cominciare
    .text =
        Se nessuna delle carte rimaste può fare da carta iniziale, la mano non comincia. Lo stesso mazziere
        mescola tutte le carte e le dà di nuovo.

rule-whose-turn = Uno alla volta
    .text =
        I turni passano da un posto all’altro nel senso di gioco, e solo chi è di turno gioca, pesca
        o passa. Tranne con `jump_in = true`, nessuno si inserisce, nemmeno con una carta uguale a
        quella appena giocata. Dire UNO e beccare qualcuno non sono turni: hanno regole proprie.

rule-round-over = Dopo la mano
    .text =
        Una mano finisce quando qualcuno chiude o quando si blocca. Da quel momento non si fa più nessuna
        mossa: non si giocano né si pescano carte, e nessuno sfida, dice UNO o becca.

rule-chair-out = Una sedia fuori gioco
    .text =
        Chi in un’eliminazione è fuori dalla partita non ha carte e non fa mosse. Turni, carte da pescare e
        carte da dare scavalcano la sua sedia, da lì non si becca nessuno, e nessuno può darle carte. I posti
        in gioco ai lati della sedia vuota contano come vicini.

rule-own-hand = Solo le carte che hai in mano
    .text =
        Si giocano e si danno solo carte che si hanno in mano, come appaiono sul lato in gioco; la faccia
        dell’altro lato non conta fino al prossimo Flip. Tra più carte uguali si intende quella presa per
        prima, a meno che non sia indicata una posizione, oppure la carta pescata finché questa aspetta.

rule-spare-field = Niente di superfluo
    .text =
        Una mossa dice quello che serve e niente di più. Un colore detto con una carta colorata, un
        regalo con una carta che non sia Amici sulla Spiaggia, o una persona indicata con una carta
        che non ne ha bisogno, rende non valida tutta la mossa, perché non è chiaro che cosa si
        voleva. Indicare a chi si regala, con una carta Amici sulla Spiaggia che non dà nulla, non
        fa danno.

rule-matching = Che cosa si può giocare
    .text =
        Una carta è giocabile per la sua faccia in gioco: se ha il colore in gioco, se ha lo stesso numero o
        simbolo della carta in cima al mazzo di scarto, o se è un jolly. Un’azione si gioca su un’altra solo
        se è la stessa azione o ha lo stesso colore. Dopo un jolly non c’è numero né simbolo: si gioca solo il
        colore in gioco o un altro jolly. Dopo un Flip la faccia arrivata in cima conta come se fosse stata
        giocata.

rule-draw = Pescare invece di giocare
    .text =
        Chi nel suo turno non gioca nulla pesca una carta dal mazzo di pesca. Se è giocabile può giocarla
        subito, oppure tenerla; in ogni caso il turno finisce. Con `voluntary_draw = true` si può pescare
        anche potendo giocare.

rule-keep = Tenere la carta pescata
    .text =
        La carta pescata si tiene passando, e il turno finisce. Con `drawn_card = may_play` si può sempre
        passare; con `must_play` e `must_if_forced` non sempre. Anche una carta non giocabile si tiene
        passando, così il resto del tavolo non viene mai a sapere se si poteva giocare.

rule-must-lay = Non si pesca se si può giocare
    .text =
        Con `voluntary_draw = false` non si può pescare finché si ha in mano una carta colorata giocabile. I
        jolly qui non contano: chi può giocare solo dei jolly può giocarne uno o pescare. Il foglio 003 parla
        di pescare solo quando non c’è nulla da giocare, e noi lo prendiamo in parola.

rule-must-play = Una carta pescata giocabile si gioca
    .text =
        Con `drawn_card = must_play` una carta pescata giocabile si deve giocare, jolly compresi. Si può tenere
        solo se non è giocabile, o se è un jolly pesca e giocarlo sarebbe un bluff. Le sezioni del foglio 003
        qui non sono d’accordo: in quella franco-canadese, in quella olandese e in quella tedesca la carta si
        può tenere.

rule-must-play-forced = Dopo una pescata obbligata la carta giocabile si gioca
    .text =
        Con `drawn_card = must_if_forced` dipende dal perché si è pescato. Se un’altra carta in mano è
        giocabile, la pescata era libera, e la carta pescata si può tenere. Se non ce n’è nessuna, la pescata
        era obbligata, e una carta pescata giocabile si deve giocare, jolly compresi, tranne un jolly pesca
        che sarebbe un bluff. Un jolly in mano è giocabile, tranne un jolly pesca che
        `bluffing = refused` in quel momento non permette, contando tra le carte in mano anche quella pescata.

rule-one-draw = Una pescata per turno
    .text =
        In un turno si pesca al massimo una volta: una carta, tranne con `drawing = until_fits`. Poi
        la carta pescata si gioca o si tiene.

rule-pass-after-draw = Non si passa senza pescare
    .text =
        Passare vuol dire tenere la carta appena pescata. Senza una carta pescata in attesa non si può
        passare: si gioca una carta o se ne pesca una.

rule-drawn-card-only = Dopo aver pescato, solo la carta pescata
    .text =
        Dopo aver pescato si può giocare solo la carta appena pescata; quelle che si avevano già in mano
        aspettano il turno seguente. Non importa se pescare era obbligatorio o una scelta. I fogli 003 e 004
        non dicono nulla, e noi giochiamo allo stesso modo.

rule-nothing-to-draw = Niente più da pescare
    .text =
        Se il mazzo di pesca è finito e il mazzo di scarto ha solo la carta in cima, non c’è nulla da pescare.
        La pescata vale lo stesso come mossa di quel turno e lo chiude. Se restano meno carte di quelle da
        pescare, si pescano tutte; un turno da saltare si salta comunque.

rule-draw-card = Pesca 1, Pesca 2, Pesca 5
    .text =
        Chi segue pesca una, due o cinque carte, come dice la carta, e salta il turno. A meno che
        `stacking` dica altro, non può scaricare la pescata su chi viene dopo giocando a sua volta
        una carta pesca. In due il turno torna subito a chi ha giocato la carta.

rule-skip = Salto
    .text =
        Chi segue salta il turno. In due, chi ha giocato la carta gioca di nuovo.

rule-skip-everyone = Salto per tutti
    .text =
        Tutti gli altri posti saltano il turno, e chi ha giocato la carta gioca subito di nuovo. È un turno
        intero: chi non può giocare deve pescare.

rule-reverse = Inverti
    .text =
        Il senso di gioco cambia: se si giocava verso sinistra, ora si gioca verso destra, e viceversa. Tocca
        al posto seguente nel nuovo senso.

rule-reverse-two = Inverti in due
    .text =
        In due un Inverti vale anche come Salto: il senso cambia e chi ha giocato la carta gioca di nuovo. Non
        importa in quanti si era all’inizio; gli ultimi due di un’eliminazione contano come due. Solo il foglio
        003 parla di due persone; noi giochiamo così ovunque, e con `two_player_reverse = turn` la carta
        cambia solo il senso.

rule-wild = Jolly
    .text =
        Un Jolly si può giocare in qualsiasi turno su qualsiasi carta, anche avendo in mano altre carte
        giocabili. Chi lo gioca sceglie il nuovo colore, che può essere anche quello già in gioco. Con tutti i
        jolly, tranne Amici sulla Spiaggia, il colore si sceglie così.

rule-name-color = Con un jolly si sceglie il colore
    .text =
        Il colore si sceglie nella stessa mossa con cui si gioca il jolly, non dopo. Un jolly giocato senza
        colore non è accettato. Un jolly giocato come ultima carta non ha bisogno di un colore, tranne il
        Jolly Pesca Colore. Amici sulla Spiaggia lo chiede solo con `beachcomber_color = names`.

rule-side-colors = I quattro colori in gioco
    .text =
        Si può scegliere solo un colore del lato in gioco: blu, verde, rosso o giallo sul lato chiaro, rosa,
        turchese, arancione o viola su quello scuro. Con il mazzo a un lato: turchese, rosa, verde o
        arancione.

rule-color-first = Prima il colore
    .text =
        Finché c’è un colore da scegliere, perché all’inizio è uscito un jolly o perché un Flip ne ha portato
        uno in cima, non si gioca e non si pesca. Chi deve sceglierlo lo fa, e poi il gioco continua.

rule-no-color-asked = Nessun colore da scegliere
    .text =
        Un colore da solo si sceglie soltanto quando è richiesto, dopo una carta iniziale o un Flip. In
        qualsiasi altro momento il colore in gioco resta quello che è.

rule-flip = Flip
    .text =
        Prima si rovescia tutto il mazzo di scarto, così il Flip finisce sotto e la carta che era in fondo
        mostra in cima l’altra faccia. Poi si rovescia allo stesso modo il mazzo di pesca, e quella che era la
        sua ultima carta è la prossima da pescare. Poi ciascuno gira le carte che ha in mano. Il nuovo lato è
        in gioco fino al prossimo Flip, che può giocare chiunque, anche la stessa persona. Un Flip si gioca
        solo sul suo colore o su un altro Flip.

rule-flip-surfaced = Una carta portata in cima da un Flip non ha effetto
    .text =
        Un’azione che un Flip porta in cima al mazzo di scarto non ha effetto: nessuno pesca o salta il turno,
        il senso non cambia, e un secondo Flip non rovescia nulla. Conta solo per rispondere, al colore o al
        simbolo. Il foglio 000 non ne parla, e noi giochiamo allo stesso modo.

rule-flip-wild = Un Flip porta in cima un jolly
    .text =
        Se un Flip porta in cima un jolly, si sceglie un colore prima del turno seguente, e nessuno pesca per
        quella carta. Con `wild_after_flip = flipper` lo sceglie chi ha giocato il Flip. Con `by_side` lo
        sceglie chi ha giocato il Flip quando si passa al lato scuro, e chi segue quando si passa al lato
        chiaro; chi segue ha poi un turno normale. Ci si può giocare sopra solo il colore scelto o un jolly.
        Il foglio 001 riporta entrambe le regole, una accanto al Flip di ogni lato.

rule-flip-wild-next = Un Flip porta in cima un jolly per chi segue
    .text =
        Con `wild_after_flip = next` il colore di un jolly portato in cima da un Flip lo sceglie chi segue, a
        qualunque lato si passi, e poi ha un turno normale. Nessuno pesca per quella carta, e ci si può
        giocare sopra solo il colore scelto o un jolly.

rule-draw-wild = Jolly Pesca 2, Jolly Pesca Colore, Jolly Pesca 4
    .text =
        Con un jolly pesca si sceglie un colore, e chi segue pesca e salta il turno: due carte, quattro carte,
        o finché non esce il colore scelto. La giocata è regolare se in quel momento nessun’altra carta in
        mano ha il colore che era in gioco fino ad allora; numeri e simboli uguali in altri colori non
        contano. Con `wilds_count_as_match = true` anche qualsiasi altro jolly in mano la rende irregolare. Le
        carte prese dopo, per esempio per un UNO dimenticato, non cambiano nulla. Con `bluffing = allowed` si
        può giocare anche in modo irregolare, come bluff, e chi segue può sfidare.

rule-no-bluff = A questo tavolo non si bluffa
    .text =
        Con `bluffing = refused` un jolly pesca che non sarebbe regolare non è giocabile e viene rifiutato,
        anche se è appena stato pescato. Uno regolare ha effetto subito: non si chiede nessuna risposta, e chi
        segue pesca le carte e salta il turno.

rule-answer-first = Prima la risposta
    .text =
        Dopo un jolly pesca non si gioca e non si pesca finché chi segue non ha risposto, accettando
        o sfidando; con `stacking` si risponde a ogni carta che crea un debito. Prima di decidere
        non può guardare le carte che pescherebbe. Prima della risposta si può ancora dire UNO, e si
        può beccare chi ha dimenticato di dirlo.

rule-nothing-to-answer = Niente da accettare o sfidare
    .text =
        Si può accettare o sfidare solo un jolly pesca appena giocato, o un debito per `stacking`, e
        una volta sola. Nessun’altra carta si può sfidare, e nemmeno un jolly pesca con cui qualcuno
        ha chiuso, perché senza altre carte in mano la giocata è sempre regolare.

rule-who-answers = Solo chi dovrebbe pescare
    .text =
        Può accettare o sfidare solo chi segue, cioè chi dovrebbe pescare, anche un debito per
        `stacking`. Nessun altro può sfidare al suo posto.

rule-accept = Accettare
    .text =
        Chi accetta pesca quello che la carta richiede e salta il turno. Se la giocata era regolare non si
        viene mai a sapere.

rule-guilty = Sfida vinta: era un bluff
    .text =
        Chi riceve la sfida mostra tutte le carte che ha in mano in quel momento a chi ha sfidato, e a nessun
        altro. Se la giocata era irregolare, chi ha giocato la carta pesca al posto di chi ha sfidato: due
        carte, quattro carte, o finché non esce il colore. Chi ha sfidato non prende carte e ha il suo turno
        come sempre. La carta resta, e vale il colore scelto con essa.

rule-innocent = Sfida persa: non era un bluff
    .text =
        Se la giocata era regolare, chi ha sfidato pesca quello che la carta richiede più due carte, e salta
        il turno. Con il Jolly Pesca Colore si pesca prima fino al colore e poi altre due. La carta resta, e
        vale il colore scelto con essa.

rule-until-color = Pescare fino al colore
    .text =
        Si pesca una carta alla volta finché una non mostra il colore scelto sul lato in gioco; si tengono
        tutte. Un’azione di quel colore vale, un jolly no, perché non ha colore. Se il mazzo di pesca finisce,
        si rifà con gli scarti; se finiscono anche quelli, si smette di pescare.

rule-found-color = La carta trovata si mostra
    .text =
        Con `found_color_shown = true` la carta che chiude una pescata fino al colore si mostra a tutto il
        tavolo, chiunque l’abbia pescata: chi segue, chi ha bluffato o chi ha sfidato. Le carte pescate prima,
        e le due in più di una sfida persa, non si mostrano.

rule-uno-call = Dire UNO
    .text =
        Chi con una propria mossa resta con una carta deve dire UNO. Può dirlo insieme a quella mossa, o prima,
        nel suo turno, mentre ha due carte in mano.

rule-uno-late = Dirlo in ritardo
    .text =
        Con `late_call = true` chi ha dimenticato di dire UNO può dirlo ancora dopo, finché qualcuno non lo
        becca o non è più possibile beccarlo. Il foglio 003 lo dice in tutte le sezioni tranne quella per la
        Francia; noi lo permettiamo dove un foglio non dice nulla.

rule-uno-too-late = Niente UNO in ritardo
    .text =
        Con `late_call = false` chi è rimasto con una carta senza dire UNO non può rimediare: finché si può
        beccare, dire UNO non è accettato. Finisce solo quando qualcuno lo becca o quando non è più possibile.

rule-uno-when = Quando si può dire UNO
    .text =
        Da solo, UNO si dice soltanto nel proprio turno, prima di giocare o con una carta pescata in attesa,
        avendo in mano esattamente due carte; oppure dopo, finché si ha una carta senza averlo detto e si può
        ancora essere beccati, se `late_call` lo permette. In qualsiasi altro momento non è accettato, e
        provarci non costa nulla.

rule-uno-again = Una volta basta
    .text =
        Finché un UNO vale, dirlo di nuovo non è accettato. Una carta giocata insieme a un secondo UNO è
        rifiutata del tutto, e si può rigiocare senza.

rule-uno-with-move = Un UNO fuori posto
    .text =
        Un UNO detto insieme a una carta vale solo se la mossa lascia una carta in mano, o se è una carta
        Amici sulla Spiaggia il cui regalo dà via l’ultima carta. Altrimenti tutta la mossa è rifiutata, senza
        penalità.

rule-uno-exposed = Una carta e niente UNO
    .text =
        Chi per una propria mossa è rimasto con una carta e non ha detto UNO è scoperto: si può beccare. Chi
        arriva a una carta in un altro modo non è scoperto.

rule-uno-catch = Beccare
    .text =
        Chiunque altro sia in gioco può beccare chi è scoperto, di turno o no; vale il primo. Chi viene beccato
        pesca due carte (`uno_penalty`). Un UNO dimenticato si paga una volta sola, anche se non c’era più
        nulla da pescare. Beccare a torto non è accettato, senza penalità.

rule-uno-window = Per quanto tempo ci si può far beccare
    .text =
        Con `uno_window = begins` il tempo scade alla prossima mossa di un turno: una carta giocata, una
        pescata, una risposta a un jolly pesca, o un colore scelto da qualcun altro. Dire UNO, beccare
        qualcuno, una mossa rifiutata o un colore scelto da chi è scoperto non lo fanno scadere. Con
        `uno_window = played`, se chi segue pesca, il tempo dura finché la carta pescata non è giocata o
        tenuta, a meno che la pescata non dia nulla; tutto il resto lo fa scadere come sopra. Se il turno
        seguente è della stessa persona scoperta, per un Salto per tutti o perché si gioca in due, la sua
        prossima mossa conta come quella di chi segue.

rule-uno-cleared = Per quanto vale un UNO
    .text =
        Un UNO vale finché le carte in mano non aumentano: per una pescata, una penalità o un
        regalo, o non cambiano proprietario. Allora decade, e chi torna a una carta deve dirlo di
        nuovo. Nient’altro lo fa decadere.

rule-beachcomber = Amici sulla Spiaggia
    .text =
        Amici sulla Spiaggia si può giocare su qualsiasi carta in qualsiasi turno, anche appena pescata. Chi la
        gioca può dare via fino a quattro carte nella stessa mossa, tutte a una sola persona. Il colore in
        gioco resta, salvo con `beachcomber_color = names`; il numero o il simbolo che sta sotto non conta
        più. Dopo un regalo che lascia una carta si deve dire UNO come sempre.

rule-gift-colors = Che cosa si può regalare
    .text =
        Un regalo ha al massimo una carta di ognuno dei quattro colori, quindi al massimo quattro. Si possono
        dare numeri e azioni colorate; le carte viola, cioè Jolly, Jolly Pesca 4 e Amici sulla Spiaggia, no.
        Non si è obbligati a dare nulla: di ogni colore si può non dare carte. La sezione tedesca permette
        colori uguali; noi seguiamo le altre sette.

rule-gift-whom = Chi può ricevere un regalo
    .text =
        Tutto il regalo va a un solo posto, che va indicato, non può essere il proprio e deve essere ancora in
        partita. Può riceverlo anche il proprio partner. Da quel momento le carte sono di chi le
        riceve, e un UNO che aveva detto decade.

rule-gift-empties = Un regalo che lascia senza carte
    .text =
        Dando via le ultime carte si vince la mano solo dicendo UNO, in quella stessa mossa o prima, avendo in
        mano due carte. Se non lo si è detto il regalo resta valido, ma chi l’ha fatto pesca subito due carte
        (`uno_penalty`) e la mano continua con chi segue. Chi dopo ha una carta in mano non si può beccare per
        questo. Se non si pesca nulla, perché non resta nulla o perché `uno_penalty = 0`, si è chiuso
        comunque. Con Amici sulla Spiaggia come unica carta rimasta si chiude come con qualsiasi altra.

rule-beachcomber-color = Amici sulla Spiaggia fa scegliere un colore
    .text =
        Con `beachcomber_color = names` chi gioca Amici sulla Spiaggia sceglie il colore, come con un Jolly.
        Come ultima carta non ne ha bisogno. Nessun foglio lo riporta; è un’opzione per i tavoli a cui piace.

rule-going-out = Chiudere
    .text =
        Chi resta senza carte ha chiuso: la mano è finita e l’ha vinta. Prima ha luogo l’effetto della sua
        ultima carta sul resto del tavolo. Un UNO dimenticato che nessuno ha beccato in tempo non conta più.

rule-last-card-draws = Una carta pesca come ultima carta
    .text =
        Una carta pesca o un jolly pesca giocati per ultimi fanno pescare lo stesso chi segue, e le carte
        pescate si contano. Non si può sfidare, perché senza altre carte in mano la giocata è sempre regolare.
        Con il Jolly Pesca Colore si pesca fino al colore scelto. Con `last_card_draws = false` nessuno pesca;
        il foglio 004, che non dice nulla, si gioca come gli altri.

rule-last-card-flips = Un Flip come ultima carta
    .text =
        Un Flip giocato per ultimo rovescia comunque tutto, e le carte in mano si contano sul lato che si vede
        allora. Se arriva in cima un jolly, non si sceglie nessun colore.

rule-last-wild = Un jolly come ultima carta
    .text =
        Un jolly giocato per ultimo non ha bisogno di un colore, anche se lo si può scegliere. Solo con il
        Jolly Pesca Colore si deve scegliere anche allora, perché chi segue pesca fino a quel colore; vale
        anche dove `last_card_draws = false`.

rule-reshuffle = Il mazzo di pesca è finito
    .text =
        Quando si deve pescare e non ci sono carte, tutti gli scarti sotto la carta in cima si mescolano e
        diventano il nuovo mazzo di pesca, con il lato in gioco coperto. La carta in cima agli scarti resta, e
        resta anche un colore scelto. Succede anche a metà di una pescata. Il foglio 004 non dice nulla, e
        quasi tutti gli altri non parlano della carta in cima; noi giochiamo così ovunque.

rule-blocked = Nessuno gioca o pesca
    .text =
        Se tutti i posti in gioco, uno dopo l’altro, non giocano e non pescano nessuna carta, la mano è
        bloccata. Ogni carta giocata o pescata fa ripartire il conto, e un jolly pesca accettato senza
        ricevere carte non si conta. In una mano bloccata non vince e non fa punti nessuno, in nessuna
        modalità, e il mazziere seguente ne comincia una nuova.

rule-move-limit = Il limite di mosse
    .text =
        Dopo 5000 mosse (`move_limit`) la mano è bloccata, a meno che proprio quella mossa non la chiuda. Dire
        UNO e beccare non contano come mosse; carte giocate, pescate, carte tenute, risposte e colori scelti
        sì.

rule-hand-points = Quanto valgono le carte
    .text =
        Una carta numero vale il suo numero. Un Pesca 1 vale 10, un Salto per tutti 30 e ogni altra azione
        colorata 20. In un mazzo a due lati un Jolly vale 40, un Jolly Pesca 2 50 e un Jolly Pesca Colore 60;
        nel mazzo a un lato Jolly, Jolly Pesca 4 e Amici sulla Spiaggia valgono 50. Una carta a due lati conta
        per la faccia del lato in gioco quando la mano finisce.

rule-mode-single = Una mano sola
    .text =
        Chi chiude vince, e non ci sono punti. Dopo una mano bloccata se ne gioca un’altra, con il mazziere
        seguente. È la modalità `match = single`; quelle che seguono si scelgono con la stessa opzione.

rule-mode-points = A punti
    .text =
        Chi vince una mano segna il valore di tutte le carte rimaste in mano agli altri. Chi per primo
        raggiunge o supera il traguardo, 500 se il tavolo non ne sceglie un altro (`target`), vince la
        partita. Il foglio 004 lo propone come possibilità, gli altri come gioco normale.

rule-mode-lowest = Il totale più basso
    .text =
        Dopo ogni mano ciascuno aggiunge al suo totale il valore delle carte che ha ancora in mano; chi vince
        la mano non aggiunge nulla. Appena un totale raggiunge o supera il traguardo la partita è finita, e
        vince chi ha meno. In caso di parità si vince insieme.

rule-mode-partners = A coppie
    .text =
        Quattro posti, con chi è in coppia di fronte: 0 e 2 contro 1 e 3. La mano finisce quando una delle
        quattro persone chiude, e la sua coppia segna le carte di entrambi gli avversari; quelle rimaste in
        mano al proprio partner non contano. Vince la prima coppia che raggiunge o supera il traguardo. È
        stampato solo nel foglio 003, ma si può giocare con ogni edizione.

rule-mode-rotation4 = Una rotazione a quattro
    .text =
        In quattro si giocano dodici mani a coppie, quattro con ognuna delle altre tre persone: prima 0 e 1
        insieme, poi 0 e 2, poi 0 e 3. Per questo si cambia posto: una coppia prende le sedie 0 e 2, l’altra
        le sedie 1 e 3, prima il numero più basso. A ciascuno va tutto quello che segna la sua coppia; vince
        il totale più alto, e a parità la vittoria è condivisa. Una mano bloccata si rigioca e non fa parte
        delle dodici. Le dodici mani si possono ripetere, da uno a dieci cicli. Dove le sezioni del foglio 003
        sbagliano i conti, si intende tre volte quattro.

rule-mode-rotation8 = Una rotazione a otto
    .text =
        In otto, a due tavoli, si giocano sette blocchi di quattro mani, 28 in tutto, così ciascuno gioca in
        coppia con ogni altra persona per quattro mani e la incontra da avversaria in due blocchi. Unendo con
        un trattino chi è in coppia e separando i tavoli con una barra, i blocchi sono 01-23/45-67,
        02-46/13-57, 03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 e 07-25/16-34. Posti e punti sono come
        nella rotazione a quattro; nel totale contano entrambi i tavoli, e le 28 mani si possono ripetere, da
        uno a dieci cicli.

        I tavoli giocano nello stesso momento, ciascuno con il suo mazzo; quello più avanti aspetta solo alla
        fine di un blocco, quando cambiano coppie e tavoli. Ogni tavolo pesca una volta per il primo mazziere,
        e poi le carte le dà una sedia dopo l’altra, attraverso blocchi e cicli; una mano bloccata si rigioca
        al suo tavolo con il mazziere seguente e non fa parte delle 28. Con `pairing = match` le altre facce
        si mostrano quando entrambi i tavoli hanno finito; chi se ne va conserva posto e totale, e continua un
        bot.

rule-mode-elimination = Eliminazione
    .text =
        Dopo ogni mano ciascuno aggiunge al suo totale il valore delle carte che ha ancora in mano, e chi
        raggiunge o supera il traguardo è fuori. Si continua scavalcando le sedie vuote; gli ultimi due
        tengono il loro totale e continuano con le regole per due. Vince chi resta per ultimo, anche quando
        una sola mano mette fuori tutti gli altri insieme. Il foglio la chiama UNO Sfida.

rule-deal-passes = Chi dà le carte dopo
    .text =
        Dopo ogni mano, anche bloccata, dà le carte la sedia seguente ancora in partita, contando nel senso in
        cui si comincia a giocare. Il senso in cui la mano è finita non conta. In una rotazione le carte le dà
        una sedia dopo l’altra, chiunque vi sieda.

rule-sees-hands = Le carte in mano
    .text =
        Delle proprie carte si vede la faccia in gioco ma non l’altro lato. Di quelle degli altri si vede solo
        l’altro lato, come quando si tengono le carte in mano, nell’ordine in cui sono state pescate e mai in
        quello in cui chi le ha le ordina. Tutti sanno quante carte ha ciascuno. Le carte a un lato hanno il
        dorso bianco, quindi se ne vede solo il numero.

rule-sees-pile = I mazzi
    .text =
        Tutti vedono la carta in cima al mazzo di scarto, quante carte ha ogni mazzo, e della prima carta del
        mazzo di pesca il lato che non è in gioco. Con il mazzo a un lato quel dorso è bianco. Nient’altro nei
        mazzi si può guardare.

rule-sees-draw = Pescare
    .text =
        Chi pesca vede il fronte delle carte pescate; tutti gli altri ne vedono il dorso quando arrivano in
        mano, e il dorso della nuova carta in cima al mazzo. Solo chi ha pescato una carta sa se è giocabile:
        tenerla appare esattamente come non poterla giocare, e richiede lo stesso tempo.

rule-sees-shown-hand = Le carte mostrate in una sfida
    .text =
        Le carte di chi riceve la sfida si mostrano una volta, dal lato in gioco, solo a chi ha sfidato. Il
        resto del tavolo viene a sapere se la giocata era regolare, e nient’altro.

rule-sees-gift = I regali
    .text =
        Chi dà e chi riceve vedono quali carte si danno. Tutti gli altri vedono quante carte si danno, chi le
        dà e a chi, e il loro dorso.

rule-sees-found = La carta trovata
    .text =
        Con `found_color_shown = true` tutti vedono il fronte della carta che ha chiuso una pescata fino al
        colore. Gli altri fronti di quella pescata li vede solo chi ha pescato.

rule-sees-end = Dopo la mano
    .text =
        Quando una mano è finita tutte le carte in mano si mostrano dal lato in gioco, per contarle. Si
        mostrano anche le altre facce, tranne con `pairing = match`: allora restano nascoste fino alla fine
        della partita, perché le stesse carte si danno di nuovo.

rule-sees-bystander = Chi guarda
    .text =
        Chi guarda vede i mazzi come chi gioca, il numero di carte di ciascuno e tutte le mosse. Finché la mano
        non è finita non vede le carte in mano da nessun lato, perché chi gioca potrebbe mettersi a guardare
        per vedere il dorso delle proprie carte. Un tavolo può scegliere di mostrare i dorsi a chi guarda.

rule-stacking = Accumulare le carte pesca
    .text =
        Con `stacking = same` o `rising` una carta pesca giocata, o un jolly pesca con un numero,
        crea un debito di altrettante carte. Chi segue accetta, pesca tutto il debito e salta il
        turno, oppure aggiunge una carta adatta: le sue carte si sommano e risponde chi viene dopo.
        Non si gioca altro e non si pesca. Se la carta aggiunta è l’ultima la mano finisce; prima
        chi segue pesca il debito. Il jolly pesca fino al colore e una carta pesca scoperta
        all’inizio agiscono come sempre, senza debito.

rule-stack-same = Che cosa si aggiunge: la stessa carta
    .text =
        Con `stacking = same` su un debito si può giocare solo lo stesso simbolo o lo stesso jolly
        della carta in cima. Il colore non deve corrispondere.

rule-stack-rising = Che cosa si aggiunge: altrettanto o di più
    .text =
        Con `stacking = rising` su un debito si può giocare qualsiasi carta pesca che fa pescare
        almeno quante quella in cima: una, due, quattro o cinque. Il colore non deve corrispondere.

rule-stack-challenge = La sfida dentro un accumulo
    .text =
        Con `stacking` un debito si può sfidare solo se in cima c’è un jolly pesca e `bluffing =
        allowed`, e la sfida riguarda solo quella carta. Se era un bluff, chi l’ha giocata pesca
        tutto il debito e chi ha sfidato ha il suo turno come sempre. Altrimenti chi ha sfidato
        pesca il debito e altre due carte e salta il turno.

rule-until-fits = Pescare finché una carta è giocabile
    .text =
        Con `drawing = until_fits` nel proprio turno si continua a pescare, una carta alla volta,
        finché una è giocabile o non resta nulla. L’ultima carta pescata poi si gioca o si tiene.
        Tutti sanno che è giocabile, ma non quale sia. Penalità e debiti non c’entrano.

rule-jump-in = Inserirsi
    .text =
        Con `jump_in = true` si può giocare fuori turno quando un turno deve cominciare, se la
        propria carta ha un colore ed è uguale a quella in cima, per colore e numero o simbolo. Non
        si può mentre si aspetta una carta pescata, una risposta o un colore. Si continua da chi
        segue chi si è inserito. Se lo vogliono in due, vale il primo.

rule-seven-swap = Il 7 scambia le carte
    .text =
        Con `seven_swap = true` chi gioca un 7 e ha ancora carte scambia le sue con quelle di
        un’altra persona. Gli UNO già detti dai due decadono. Se chi ha giocato il 7 ha ora una
        carta deve dire UNO; l’altra persona non si può beccare per le carte ricevute. Un 7 come
        ultima carta non scambia nulla.

rule-seven-whom = Con chi scambia il 7
    .text =
        Un 7 che scambia le carte per `seven_swap` indica una sola altra persona ancora in partita.
        Fra le mosse permesse compare una volta per ciascuna.

rule-zero-rotate = Lo 0 fa passare le carte di tutti
    .text =
        Con `zero_rotate = true` le carte di tutti passano a chi segue nel senso di gioco quando
        qualcuno gioca uno 0 e ha ancora carte. Tutti gli UNO già detti decadono. Solo chi ha
        giocato lo 0 può poi essere beccato con una carta. Uno 0 come ultima carta non fa passare
        nulla, e un mazzo senza 0 non c’entra.

rule-last-number = L’ultima carta è un numero
    .text =
        Con `last_card = number` solo una carta numero può essere l’ultima, e con Amici sulla
        Spiaggia non si possono dare via le ultime carte. Una carta che per questo non si può
        giocare non impedisce di pescare.

rule-uno-automatic = UNO vale da sé
    .text =
        Con `uno_call = automatic` UNO vale come detto quando resta una carta, o quando si danno via
        le ultime con Amici sulla Spiaggia. Nessuno lo dice e nessuno viene beccato.

rule-free-draw-wild = Jolly pesca senza sfida
    .text =
        Con `bluffing = free` un jolly pesca si può sempre giocare e agisce subito. Non è mai un
        bluff, e nessuno può sfidarlo.

rule-until-limit = Un limite al pescare fino al colore
    .text =
        Con `until_limit` sopra 0 il pescare fino al colore finisce dopo tante carte. Le due carte
        di una sfida persa si aggiungono. Se finisce per il limite non si mostra nessuna carta.
