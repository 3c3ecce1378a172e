# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] Il nome è vuoto.
       *[none] Impossibile leggere il messaggio: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] Queste impostazioni non vanno: con 1 bot non resta un posto per te.
               *[other] Queste impostazioni non vanno: con { $count } bot non resta un posto per te.
            }
        [seat-taken] Queste impostazioni non vanno: un posto da togliere è occupato.
       *[none] Queste impostazioni non vanno: { $detail }.
    }
error-too-large = Il messaggio è troppo grande.
error-not-json = La richiesta deve essere in JSON.
error-too-fast = Troppe richieste. Aspetta un momento.
error-too-many-connections = Troppe connessioni dalla tua rete. Aspetta un momento.
error-unknown-page = A questo indirizzo non c’è nessuna pagina.
error-unknown-table = Questo tavolo non esiste.
error-unknown-seat = Questo posto non esiste.
error-wrong-method = Questo indirizzo non accetta quel metodo.
error-wrong-token = Questo link non dà accesso a un posto qui.
error-wrong-password = La password è sbagliata.
error-password-wait =
    { $count ->
        [one] Troppe password sbagliate. Riprova tra 1 secondo.
       *[other] Troppe password sbagliate. Riprova tra { $count } secondi.
    }
error-wrong-origin = Questa pagina non appartiene a questo server.
error-wrong-host = Questo server non ha questo nome. Chi lo gestisce può aggiungerlo con --origin.
error-no-spectators = A questo tavolo non si può guardare.
error-too-many-spectators = A questo tavolo non c’è più spazio per chi guarda.
error-table-locked = L’host ha bloccato l’accesso al tavolo.
error-table-full = Tutti i posti sono occupati.
error-table-worn-out = A questo tavolo si è giocato così a lungo che il suo registro è pieno. Creane uno nuovo.
error-no-table = Al momento nessun tavolo aperto ha un posto libero.
error-seat-taken = Questo posto è occupato.
error-seat-limit = Nessun altro dalla tua rete può sedersi a questo tavolo aperto.
error-not-seated = Può farlo solo chi gioca a questo tavolo.
error-not-host = Può farlo solo l’host.
error-not-now =
    { $reason ->
        [round-none] Adesso non si può: nessuna mano è in corso.
        [paused] Adesso non si può: il gioco è in pausa.
        [match-on] Adesso non si può: c’è una partita in corso.
        [match-none] Adesso non si può: nessuna partita è in corso.
        [match-open] Adesso non si può: nessuna partita è finita.
        [deal-none] Adesso non si può: non ci sono carte da dare.
        [own-seat] Adesso non si può: per liberare il tuo posto, lascia il tavolo.
        [bot-in-match] Adesso non si può: durante una partita non si toglie un bot.
        [pause-none] Adesso non si può: non c’è niente da mettere in pausa.
        [not-paused] Adesso non si può: il gioco non è in pausa.
        [uno-early] Adesso non si può: la tua prossima carta non può lasciartene una sola.
        [stage-none] Adesso non si può: nessuna fase è in corso.
        [stage-ended] Adesso non si può: questo tavolo ha finito la fase.
        [stage-waiting-none] Adesso non si può: nessuna fase aspetta di cominciare.
        [break-none] Adesso non si può: non c’è nessuna pausa.
        [tournament-open] Adesso non si può: il torneo non è finito.
        [records-written] Adesso non si può: si stanno scrivendo i resoconti.
        [seats-fixed] Adesso non si può: i posti si cambiano prima della prima partita.
        [name-same] Ti chiami già così.
        [shuffle-none] Adesso non si può: in questa partita il mescolamento non si può controllare.
        [shuffle-hidden] Adesso non si può: il mescolamento si vede quando tutte le carte sono scoperte.
        [tournament-moved-on] Adesso non si può: il torneo è già andato avanti.
       *[moved-on] Adesso non si può: il tavolo è già andato avanti.
    }
error-seats-open = Ci sono ancora posti liberi.
error-no-hints = I consigli ci sono solo a un tavolo contro i bot.
error-no-chat = Questo tavolo non ha la chat.
error-muted = L’host ti ha tolto la parola.
error-unsupported-protocol = Flipdeck è stato aggiornato. Ricarica la pagina; il tuo posto resta tuo.
error-hello-first = Il primo messaggio deve essere hello.
error-duplicate-hello = Hello è già stato inviato.
error-taken-over = Il posto è passato a un altro dispositivo.
error-removed = L’host ti ha tolto da questo posto.
error-blocked = L’host ti ha tolto da questo tavolo.
error-left = Hai lasciato il tavolo.
error-too-slow = La connessione è troppo lenta.
error-too-many-tables = Il server ha troppi tavoli. Riprova più tardi.
error-too-many-own-tables = Ci sono troppi tavoli aperti dalla tua rete. Riprova più tardi.
error-closing = Il server si sta riavviando.
error-banned = Chi gestisce questo server ti ha bloccato.
error-table-ended = Chi gestisce questo server ha chiuso questo tavolo.
error-unknown-tournament = Questo torneo non esiste.
error-unknown-player = Nessuno gioca con questo nome.
error-name-taken = Questo nome è già preso: { $player }. Aggiungi una lettera o usa il nome completo.
error-tournament-full = Tutti i posti di questo torneo sono occupati.
error-tournament-started = Il torneo è cominciato e non c’è un posto da prendere.
error-tournament-over = Il torneo è finito.
error-tournament-table = Questo tavolo fa parte di un torneo: lo decide chi lo organizza.
error-not-organiser = Può farlo solo chi organizza.
error-not-player = Può farlo solo chi gioca in questo torneo.
error-moved = La fase seguente è cominciata a un altro tavolo.
error-too-many-tournaments = Ci sono troppi tornei aperti. Terminane uno o riprova più tardi.
error-too-many-players = Da questa rete ci sono troppe iscrizioni.
error-storage-unavailable = Il server in questo momento non può salvare; non è cambiato nulla.
error-broken-table = Impossibile caricare questo tavolo.
error-server-error = Qualcosa è andato storto sul server. Non è cambiato nulla.
