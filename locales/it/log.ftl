# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what. $other-id is you where $other is the
# reader (log-you), else player. The page and the terminal game say the same.

log-you = te
log-start = { $who } gira { $card-object }.
    .you = Giri { $card-object }.
log-play = { $who } gioca { $card-object }.
    .you = Giochi { $card-object }.
log-play-color = { $who } gioca { $card-object } e sceglie { $color-object }.
    .you = Giochi { $card-object } e scegli { $color-object }.
log-play-uno = { $who } gioca { $card-object } e dice UNO.
    .you = Giochi { $card-object } e dici UNO.
log-play-color-uno = { $who } gioca { $card-object }, sceglie { $color-object } e dice UNO.
    .you = Giochi { $card-object }, scegli { $color-object } e dici UNO.
log-jump-in = { $who } si inserisce.
    .you = Ti inserisci.
log-swap =
    { $other-id ->
        [you] { $who } scambia le carte con te.
       *[player] { $who } scambia le carte con { $other }.
    }
    .you = Scambi le carte con { $other }.
log-rotate =
    { $direction ->
        [left] Le carte di tutti passano a sinistra.
       *[right] Le carte di tutti passano a destra.
    }
log-again = Il resto del tavolo salta il turno: { $who } gioca di nuovo.
    .you = Il resto del tavolo salta il turno: giochi di nuovo.
log-name = { $who } sceglie { $color-object }.
    .you = Scegli { $color-object }.
log-uno = { $who } dice UNO.
    .you = Dici UNO.
log-give =
    { $other-id ->
        [you] { $who } ti dà { card-count }.
       *[player] { $who } dà { card-count } a { $other }.
    }
    .you = Dai { card-count } a { $other }.
log-give-open =
    { $other-id ->
        [you] { $who } ti dà { $cards-object }.
       *[player] { $who } dà { $cards-object } a { $other }.
    }
    .you = Dai { $cards-object } a { $other }.
log-draw = { $who } pesca { card-count }.
    .you = Peschi { card-count }.
log-draw-open = { $who } pesca { $cards-object }.
    .you = Peschi { $cards-object }.
log-draw-kept =
    { $count ->
        [one] { $who } pesca { card-count } e la tiene.
       *[other] { $who } pesca { card-count } e le tiene.
    }
    .you =
        { $count ->
            [one] Peschi { card-count } e la tieni.
           *[other] Peschi { card-count } e le tieni.
        }
log-draw-open-kept = { $who } pesca { $cards-object } e tiene la carta.
    .you = Peschi { $cards-object } e tieni la carta.
log-draw-skipped = { $who } pesca { card-count } e salta il turno.
    .you = Peschi { card-count } e salti il turno.
log-draw-open-skipped = { $who } pesca { $cards-object } e salta il turno.
    .you = Peschi { $cards-object } e salti il turno.
log-draw-nothing = { $who } non può pescare: le carte sono finite.
    .you = Non puoi pescare: le carte sono finite.
log-gift-uncalled = { $who } ha dato via l’ultima carta senza dire UNO.
    .you = Hai dato via l’ultima carta senza dire UNO.
log-keep = { $who } tiene la carta pescata.
    .you = Tieni la carta pescata.
log-skip = { $who } salta il turno.
    .you = Salti il turno.
log-accept = { $who } accetta.
    .you = Accetti.
log-challenge =
    { $other-id ->
        [you] { $who } ti sfida.
       *[player] { $who } sfida { $other }.
    }
    .you = Sfidi { $other }.
log-show =
    { $other-id ->
        [you] { $who } ti mostra le sue carte.
       *[player] { $who } mostra le sue carte a { $other }.
    }
    .you = Mostri le tue carte a { $other }.
log-show-open = { $who } ti mostra le sue carte: { $cards }.
    .you = Mostri le tue carte a { $other }.
log-guilty = Era un bluff: { $who } perde la sfida.
    .you = Era un bluff: perdi la sfida.
log-innocent = Non era un bluff: { $who } vince la sfida.
    .you = Non era un bluff: vinci la sfida.
log-found = { $who } mostra l’ultima carta pescata: { $card }.
    .you = Mostri l’ultima carta pescata: { $card }.
log-cleared = L’UNO di { $who } non vale più.
    .you = Il tuo UNO non vale più.
log-catch =
    { $other-id ->
        [you] { $who } ti becca: una carta sola e niente UNO.
       *[player] { $who } becca { $other }: una carta sola e niente UNO.
    }
    .you = Becchi { $other }: una carta sola e niente UNO.
log-out = { $who } chiude.
    .you = Chiudi!
log-exposed = { $who } ha una carta sola e non ha detto UNO.
    .you = Hai una carta sola e non hai detto UNO.
log-returned = Esce { $card-object }: torna nel mazzo di pesca.
log-returned-bottom = Esce { $card-object }: va in fondo al mazzo di pesca.
log-ignored = Esce { $card-object }: non vale, e si gira la carta seguente.
log-redealt = Nessuna carta poteva aprire la mano: si mescola tutto e si ridanno le carte.
log-reshuffled =
    { $count ->
        [one] Il mazzo di pesca è finito: il nuovo è fatto di 1 carta del mazzo di scarto.
       *[other] Il mazzo di pesca è finito: si mescolano { $count } carte del mazzo di scarto per farne uno nuovo.
    }
log-flipped =
    { $side ->
        [dark] Flip! Cala la notte: ora si gioca sul lato scuro.
        [light] Flip! Spunta il giorno: ora si gioca sul lato chiaro.
       *[other]
            { $light ->
                [night] Flip! Cala la notte: ora si gioca sul lato { $side }.
               *[day] Flip! Spunta il giorno: ora si gioca sul lato { $side }.
            }
    }
log-surfaced = Il Flip porta in cima { $card-object }, senza effetto.
log-reversed =
    { $direction ->
        [left] Si cambia giro: ora in senso orario.
       *[right] Si cambia giro: ora in senso antiorario.
    }
log-blocked = La mano è bloccata: non si poteva né giocare né pescare. Nessuno fa punti.
log-move-limit = La mano è arrivata al limite di mosse. Nessuno fa punti.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } dice: { $text }
    .you = Dici: { $text }
note-reaction = { $who } reagisce: { $reaction }
    .you = Reagisci: { $reaction }
note-joined = { $who } si siede al tavolo.
    .you = Ti siedi al tavolo.
note-left = { $who } ha lasciato il tavolo.
    .bot = { $who } ha lasciato il tavolo. Al suo posto gioca un bot.
note-removed = L’host ha tolto { $who } dal tavolo.
    .bot = L’host ha tolto { $who } dal tavolo. Al suo posto gioca un bot.
note-renamed = { $who } ora si chiama { $name }.
    .you = Ora ti chiami { $name }.
note-away = { $who } non c’è: al suo posto gioca un bot.
    .you = Non c’eri: al tuo posto ha giocato un bot.
note-late = Tempo scaduto per { $who }: al suo posto gioca un bot.
    .you = Tempo scaduto: al tuo posto gioca un bot.
note-back = { $who } è di nuovo al tavolo.
    .you = Eccoti di nuovo al tavolo.
note-host = Ora l’host è { $who }.
    .you = Ora l’host sei tu.
note-rematch = { $who } vuole giocare ancora.
    .you = Hai chiesto la rivincita.
