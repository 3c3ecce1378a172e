# The table on a big screen, and how a phone takes a seat there.

screen-title = Tavolo { $code }
screen-link = Mostra su uno schermo grande
screen-link-hint = Le carte si tengono sul telefono; su una TV o un tablet si vede il tavolo, ma non le carte in mano.
screen-join = Inquadra il codice di un posto per giocare lì.
screen-join-type = Oppure apri { $address }
screen-seats-full = Tutti i posti sono occupati. L’host avvia la partita.
screen-seat-qr = Codice del posto { $number }
screen-fullscreen = Schermo intero
screen-fullscreen-off = Esci da schermo intero
screen-sound-on = Attiva l’audio
screen-sound-off = Disattiva l’audio
screen-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } carte
    }
screen-round-won = { $who } vince la mano
screen-waiting = Si sta preparando il tavolo.
seat-offer-title = Il posto { $number } ti aspetta
seat-offer-taken = Qualcuno ha appena preso il posto { $number }.
seat-offer-other = Guarda il tavolo
