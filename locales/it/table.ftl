# The table page.

turn-yours = Tocca a te
turn-theirs = Tocca a { $who }
turn-title = ● Tocca a te · Flipdeck
answer-yours = Accetti o sfidi?
debt-yours = Aggiungi una carta o accetti?
answer-theirs = { $who } deve rispondere
color-yours = Scegli un colore
color-theirs = { $who } sceglie un colore
drawn-yours = Gioca la carta pescata o tienila
drawn-must = Gioca la carta pescata
drawn-keep = Non va bene: tienila
drawn-theirs = { $who } ha pescato una carta
autopilot-yours = Per te gioca il pilota automatico
round-is-over = La mano è finita
match-is-over = La partita è finita
hint-play =
    { $count ->
        [0] Niente da giocare: pesca
        [one] 1 giocabile
       *[other] { $count } giocabili
    }
hint-uno = Di’ UNO prima di giocare
hint-uno-armed = UNO è pronto
you-label = Tu
lead-label = In testa
hand-more =
    { $side ->
        [left] ‹ ancora { $count }
       *[right] ancora { $count } ›
    }
    .playable =
        { $side ->
            [left]
                { $playable ->
                    [one] ‹ ancora { $count }, 1 giocabile
                   *[other] ‹ ancora { $count }, { $playable } giocabili
                }
           *[right]
                { $playable ->
                    [one] ancora { $count }, 1 giocabile ›
                   *[other] ancora { $count }, { $playable } giocabili ›
                }
        }
points-short = { $count } pt
partner-label = Partner
dealer-label = Mazziere
bot-label = Bot
pilot-label = Automatico
away-label = Assente
out-label = Fuori
uno-badge = UNO
winner-label = Vince
side-name =
    { $side ->
        [light] Lato chiaro
        [dark] Lato scuro
        [none] Mazzo a un lato
       *[other] Lato in gioco: { $side }
    }
color-current = Colore in gioco: { color-name }
color-open = Colore ancora da scegliere
direction-name =
    { $direction ->
        [left] Senso orario
       *[right] Senso antiorario
    }
draw-pile = Mazzo di pesca, { card-count }
draw-pile-back = Mazzo di pesca, { card-count }; dorso della prima carta: { $card }
discard-pile = Mazzo di scarto, { card-count }; in cima: { $card }
pile-draw = Pesca
pile-discard = Scarto
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, meno di tutti
fewest-label = Meno carte
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; mostra i dorsi
    .open = { $says }; nascondi i dorsi
hand-label = In mano hai { card-count }
card-playable = { $card }, giocabile
card-resting = { $card }, ora non va: seleziona per sapere perché
card-gift =
    { $state ->
        [chosen] { $card }, da dare
        [allowed] { $card }, si può dare
       *[not] { $card }, non si può dare
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, carta appena pescata
drawn-mark = Pescata
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says = { $count ->
        [one] 1 carta in più
       *[other] { $count } carte in più
    }
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] ancora 1 secondo
       *[other] ancora { $seconds } secondi
    }

do-draw = Pesca
do-keep = Tieni
do-accept = Accetta
do-challenge = Sfida
# What an action brings, on its button below its name.
keep-says = Fine del turno
accept-says =
    { $kind ->
        [color] Pesca fino al colore { $named }, salta il turno
       *[number] Pesca { $cost }, salta il turno
    }
challenge-says =
    { $kind ->
        [color] Pesca chi ha giocato, o tu 2 in più
       *[number] Ne pesca { $cost } chi ha giocato, o tu { $more }
    }
do-uno =
    { $state ->
        [called] UNO detto
        [armed] UNO ✓ pronto
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Hai detto UNO
        [armed] Dirai UNO con la prossima carta; seleziona per annullare
        [now] Di’ UNO adesso
        [soon] Di’ UNO con la prossima carta
       *[rest] UNO: dillo quando giochi la penultima carta
    }
do-catch-who = Becca { $who }
do-cancel = Annulla
do-close = Chiudi
do-sort-color = Per colore
do-sort-number = Per numero
do-sort-taken = Come pescate
sort-label = Ordina
do-menu = Menu
do-log = Cronologia
do-scores = Punti
do-leave = Lascia il tavolo
leave-title = Lasciare il tavolo?
leave-playing = Un bot prende il tuo posto e continua con le tue carte.
leave-open = Il tuo posto si libera per qualcun altro.
leave-host = L’host diventa { $who }.
leave-back = Puoi tornare con il link del tavolo e prendere il posto di un bot, finché l’accesso al tavolo non è bloccato.
menu-settings = Tutte le impostazioni
alert-title = Quando tocca a te
alert-notify = Avvisami
alert-notify-on = Le notifiche sono attive
alert-vibrate = Vibra
alert-refused = Il browser qui non permette notifiche. Puoi consentirle nelle sue impostazioni.
alert-unable = Questo browser mostra notifiche solo su un indirizzo sicuro (https).
do-rules = Regole
do-settings = Impostazioni
do-home = Home

pick-color-play = { $card }: scegli un colore
pick-color-flip = Il Flip ha portato in cima un jolly. Scegli un colore.
pick-gift-whom = A chi dai le carte?
pick-swap-whom = Con chi scambi le carte?
pick-gift-nobody = A nessuno, giocala e basta
pick-gift-what = Che cosa dai a { $who }?
pick-gift-hint = Fino a quattro carte, una per colore, nessun jolly.
pick-gift-give = Dai { card-count }
pick-gift-other = Qualcun altro

why-title = Perché no?
why-rule = Leggi la regola

challenge-bluff =
    { $wilds ->
        [yes] È un bluff se { $who } aveva { $color-object } o un altro jolly
       *[no] È un bluff se { $who } aveva { $color-object }
    }
challenge-before = il colore di prima
shown-title = { $who } ti mostra le sue carte
shown-guilty = Era un bluff
shown-innocent = Non era un bluff
shown-only-you = Queste carte le vedi solo tu.

log-title = Cronologia
log-empty = Ancora nessuna mossa.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Nuova mano
       *[other] Mano { $number }
    }
scores-title = Punti
scores-round = Mano
scores-player = Nome
scores-total = Totale
scores-empty = Nessuna mano è ancora finita.
scores-team = { $one } e { $two }
scores-your-team = La tua coppia (tu e { $partner })
goal =
    { $mode ->
        [single] Decide una mano sola.
        [points] Vince chi arriva per primo a { $target } punti.
        [lowest] Quando qualcuno arriva a { $target }, vince il totale più basso.
        [partners] Vince la prima coppia che arriva a { $target } punti.
        [rotation4]
            { $cycles ->
                [one] { $rounds } mani, quattro in ogni coppia; vince il totale più alto.
               *[other] { $rounds } mani in { $cycles } cicli, in ciascuno quattro in ogni coppia; vince il totale più alto.
            }
       *[elimination] Chi arriva a { $target } è fuori; vince chi resta per ultimo.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Questa fase ha una mano.
       *[other] Questa fase ha { $rounds } mani.
    }
round-of = Mano { $number } di { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Una mano
        [rotation4] Mano { $number } di { $rounds }
        [lowest] Mano { $number } · fine a { $target }
        [elimination] Mano { $number } · fuori a { $target }
       *[points] Mano { $number } · ai { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } vince la mano
    .scores = { $who } vince la mano: +{ $count }
end-you = Vinci la mano!
    .scores = Vinci la mano: +{ $count }
end-team = La tua coppia vince la mano!
    .scores = La tua coppia vince la mano: +{ $count }
end-total = { $total } di { $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [one] 1 carta rimasta, { points-count }
       *[other] { $cards } carte rimaste, { points-count }
    }
end-cards = Carte rimaste: { $cards }
end-hold = Aspetta
end-hold-on = In attesa
end-held = In attesa di { $names }
end-rematch-ask = Chiedi la rivincita
end-rematch-asked = Rivincita chiesta
end-rematch-wanted = Rivincita chiesta da { $names }
end-blocked = La mano è bloccata
end-blocked-hint = Nessuno fa punti; la mano si rigioca.
end-gains = Vince e segna { points-count }
end-next = Prossima mano
end-next-asked = Si aspettano gli altri
match-won = { $who } vince la partita
    .you = Vinci la partita!
match-won-team = La tua coppia vince la partita!
match-shared = { $names } vincono la partita
match-stopped = L’host ha terminato la partita
end-rematch = Gioca ancora
paused = Il gioco è in pausa
unattended = Il gioco aspetta perché da un po’ nessuno fa niente. Tocca un punto qualsiasi per continuare.
unattended-watched = Il gioco aspetta che torni qualcuno.
do-pause = Pausa
do-resume = Riprendi
do-take-over = Gioca tu
watching = Stai guardando
do-sit = Siediti

net-connecting = Connessione …
net-lost = Connessione persa. Il tuo posto è al sicuro; nuovo tentativo …
net-restart = Il server si sta riavviando. Il tuo posto è al sicuro, e il gioco riprende da sé.
net-ended =
    { $error ->
        [unknown-table] Questo tavolo non esiste.
        [taken-over] Da questo posto ora si gioca in un’altra finestra.
        [removed] L’host ti ha tolto da questo posto.
        [left] Hai lasciato il tavolo.
        [moved] La prossima fase comincia a un altro tavolo.
        [wrong-token] Questo link non dà più accesso a un posto qui.
        [no-spectators] A questo tavolo non si può stare a guardare.
        [too-many-spectators] Non c’è più spazio per chi guarda.
        [unsupported-protocol] Flipdeck è stato aggiornato. Ricarica la pagina; il tuo posto resta tuo.
       *[other] Impossibile aprire questo tavolo.
    }
ask-password = Questo tavolo ha una password
do-enter = Entra
do-watch = Guarda soltanto
do-here = Gioca di nuovo qui
do-reload = Ricarica
react-wave = Saluto
react-laugh = Risata
react-clap = Applauso
react-wow = Caspita
react-cry = Pianto
react-angry = Brontolio
react-think = Ci penso
react-heart = Cuore
do-react = Reagisci
chat-label = Di’ qualcosa
do-send = Invia
turn-theirs-short = Di turno
actions-label = Che cosa puoi fare
sit-for = Gioca per { $who }

do-host = Menu host
host-title = Menu host
host-access = Accesso
host-people = Persone
host-password-set = Imposta una password
host-password-change = Cambia la password
host-password-drop = Togli la password
host-mute = Togli la parola
host-unmute = Ridai la parola
host-settings = Impostazioni
host-end = Termina la partita
host-end-hint = Segna chi ha vinto, o nessuno.
host-end-reason = Motivo, visibile a tutti
do-end-won = Termina con questa vittoria
do-end-none = Termina senza vittoria
do-save = Salva
here-label = Presente
scores-earlier = Prima
match-given = { $names }: vittoria per decisione dell’host

shuffle-checking = Controllo del mescolamento…
shuffle-fair = Il mescolamento è stato controllato: è quello promesso.
shuffle-match-fair =
    { $count ->
        [one] Il mescolamento dell’unica mano è stato controllato: è quello promesso.
       *[other] Il mescolamento di tutte le { $count } mani è stato controllato: è quello promesso.
    }
shuffle-unknown = Non è stato possibile controllare il mescolamento.
shuffle-wrong =
    { $fault ->
        [commitment] Il mescolamento non è quello promesso: il server ha cambiato il suo seme.
        [part] Il mescolamento non è quello promesso: il contributo di un giocatore è stato cambiato.
        [own] Il mescolamento non è quello promesso: il tuo contributo è stato lasciato fuori.
        [draw] Il mescolamento non è quello promesso: il sorteggio del mazziere è stato un altro.
        [hand] Il mescolamento non è quello promesso: hai ricevuto altre carte.
       *[other] Il mescolamento non è quello promesso: le carte erano in un altro ordine.
    }
shuffle-promise = Il seme del server è quello fissato prima di dare le carte:
shuffle-parts =
    { $count ->
        [0] Nessun giocatore ha contribuito al mescolamento.
        [one] Un giocatore ha contribuito al mescolamento.
       *[other] { $count } giocatori hanno contribuito al mescolamento.
    }
shuffle-own =
    { $state ->
        [used] Il contributo casuale del tuo browser è stato usato.
        [unopened] Il contributo casuale del tuo browser è arrivato troppo tardi.
       *[none] Il tuo browser non ha dato nessun contributo.
    }
shuffle-cards = Tutte le { $count } carte erano nell’ordine che ne risulta.
shuffle-hand = Le carte che hai ricevuto vengono da quest’ordine.
shuffle-check-match = Controlla tutta la partita
shuffle-about = Che cosa mostra questo controllo
