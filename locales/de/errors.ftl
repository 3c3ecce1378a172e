# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] Der Name ist leer.
       *[none] Die Nachricht war nicht lesbar: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] Diese Einstellungen gehen nicht: Mit 1 Bot bleibt kein Platz für dich.
               *[other] Diese Einstellungen gehen nicht: Mit { $count } Bots bleibt kein Platz für dich.
            }
        [seat-taken] Diese Einstellungen gehen nicht: Ein Platz, der wegfallen würde, ist besetzt.
       *[none] Diese Einstellungen gehen nicht: { $detail }.
    }
error-too-large = Die Nachricht ist zu groß.
error-not-json = Die Anfrage muss JSON sein.
error-too-fast = Zu viele Anfragen. Warte einen Moment.
error-too-many-connections = Zu viele Verbindungen aus deinem Netz. Warte einen Moment.
error-unknown-page = Unter dieser Adresse gibt es keine Seite.
error-unknown-table = Diesen Tisch gibt es nicht.
error-unknown-seat = Diesen Platz gibt es nicht.
error-wrong-method = Diese Adresse unterstützt die Methode nicht.
error-wrong-token = Zu diesem Link gehört hier kein Platz.
error-wrong-password = Das Passwort ist falsch.
error-password-wait =
    { $count ->
        [one] Zu viele falsche Passwörter. Versuch es in 1 Sekunde noch einmal.
       *[other] Zu viele falsche Passwörter. Versuch es in { $count } Sekunden noch einmal.
    }
error-wrong-origin = Diese Seite gehört nicht zu diesem Server.
error-wrong-host = Dieser Server hat einen anderen Namen. Wer ihn betreibt, kann den Namen mit --origin angeben.
error-no-spectators = An diesem Tisch darf niemand zuschauen.
error-too-many-spectators = Zum Zuschauen ist an diesem Tisch kein Platz mehr.
error-table-locked = Der Host hat den Tisch gesperrt.
error-table-full = Alle Plätze sind besetzt.
error-table-worn-out = An diesem Tisch wurde so lange gespielt, dass sein Verlauf voll ist. Eröffne einen neuen.
error-no-table = Gerade ist an keinem offenen Tisch ein Platz frei.
error-seat-taken = Dieser Platz ist besetzt.
error-seat-limit = Aus deinem Netz kann sich niemand mehr an diesen offenen Tisch setzen.
error-not-seated = Das kann nur, wer an diesem Tisch mitspielt.
error-not-host = Das kann nur der Host.
error-not-now =
    { $reason ->
        [round-none] Das geht gerade nicht: Es läuft keine Runde.
        [paused] Das geht gerade nicht: Das Spiel macht Pause.
        [match-on] Das geht gerade nicht: Es läuft eine Partie.
        [match-none] Das geht gerade nicht: Es läuft keine Partie.
        [match-open] Das geht gerade nicht: Es ist noch keine Partie vorbei.
        [deal-none] Das geht gerade nicht: Es steht keine neue Runde an.
        [own-seat] Das geht gerade nicht: Um deinen eigenen Platz aufzugeben, verlass den Tisch.
        [bot-in-match] Das geht gerade nicht: Während einer Partie lässt sich kein Bot entfernen.
        [pause-none] Das geht gerade nicht: Es läuft nichts, was sich anhalten lässt.
        [not-paused] Das geht gerade nicht: Das Spiel macht keine Pause.
        [uno-early] Das geht gerade nicht: Nach deiner nächsten Karte hast du noch mehr als eine.
        [stage-none] Das geht gerade nicht: Es läuft kein Durchgang.
        [stage-ended] Das geht gerade nicht: An diesem Tisch ist der Durchgang schon vorbei.
        [stage-waiting-none] Das geht gerade nicht: Es steht kein Durchgang an.
        [break-none] Das geht nicht: Es ist gerade keine Pause.
        [tournament-open] Das geht gerade nicht: Das Turnier ist noch nicht vorbei.
        [records-written] Das geht gerade nicht: Die Spielprotokolle werden gerade geschrieben.
        [seats-fixed] Das geht gerade nicht: Plätze lassen sich nur vor der ersten Partie tauschen.
        [name-same] So heißt du schon.
        [shuffle-none] Das geht jetzt nicht: In dieser Partie lässt sich das Mischen nicht prüfen.
        [shuffle-hidden] Das geht jetzt nicht: Das Mischen wird gezeigt, sobald alle Karten offen liegen.
        [tournament-moved-on] Das geht nicht mehr: Das Turnier ist schon weiter.
       *[moved-on] Das geht nicht mehr: Am Tisch ging es schon weiter.
    }
error-seats-open = Es sind noch Plätze frei.
error-no-hints = Tipps gibt es nur an einem Tisch gegen Bots.
error-no-chat = An diesem Tisch gibt es keinen Chat.
error-muted = Der Host hat dich stummgeschaltet.
error-unsupported-protocol = Flipdeck wurde aktualisiert. Lade die Seite neu; dein Platz bleibt dir.
error-hello-first = Die erste Nachricht muss „hello“ sein.
error-duplicate-hello = „hello“ wurde schon gesendet.
error-taken-over = Dieser Platz wird jetzt auf einem anderen Gerät gespielt.
error-removed = Der Host hat dich von diesem Platz entfernt.
error-blocked = Der Host hat dich von diesem Tisch entfernt.
error-left = Du hast den Tisch verlassen.
error-too-slow = Die Verbindung ist zu langsam.
error-too-many-tables = Auf dem Server sind zu viele Tische. Versuch es später noch einmal.
error-too-many-own-tables = Aus deinem Netz sind zu viele Tische offen. Versuch es später noch einmal.
error-closing = Der Server startet neu.
error-banned = Wer diesen Server betreibt, hat dich gesperrt.
error-table-ended = Wer diesen Server betreibt, hat diesen Tisch geschlossen.
error-unknown-tournament = Dieses Turnier gibt es nicht.
error-unknown-player = Diese Person spielt hier nicht mit.
error-name-taken = Dieser Name ist vergeben: { $player }. Häng einen Buchstaben an oder nimm deinen vollen Namen.
error-tournament-full = Alle Plätze dieses Turniers sind vergeben.
error-tournament-started = Das Turnier hat begonnen, und es lässt sich kein Platz übernehmen.
error-tournament-over = Das Turnier ist vorbei.
error-tournament-table = Dieser Tisch gehört zu einem Turnier: Das entscheidet die Turnierleitung.
error-not-organiser = Das kann nur die Turnierleitung.
error-not-player = Das kann nur, wer bei diesem Turnier mitspielt.
error-moved = Der nächste Durchgang hat an einem anderen Tisch begonnen.
error-too-many-tournaments = Es laufen zu viele Turniere. Beende eins oder versuch es später noch einmal.
error-too-many-players = Aus diesem Netz haben sich zu viele Leute angemeldet.
error-storage-unavailable = Der Server kann gerade nichts speichern; es hat sich nichts geändert.
error-broken-table = Dieser Tisch lässt sich nicht laden.
error-server-error = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert.
