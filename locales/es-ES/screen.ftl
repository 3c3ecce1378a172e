# The table on a big screen, and how a phone takes a seat there.

screen-title = Mesa { $code }
screen-link = Mostrar en una pantalla grande
screen-link-hint = Cada cual tiene su mano en el móvil; la tele o la tableta enseña la mesa, pero no las cartas de nadie.
screen-join = Escanea el código de un asiento para jugar en él.
screen-join-type = O abre { $address }
screen-seats-full = Todos los asientos están ocupados. Quien dirige la mesa da inicio a la partida.
screen-seat-qr = Código del asiento { $number }
screen-fullscreen = Pantalla completa
screen-fullscreen-off = Salir de pantalla completa
screen-sound-on = Activar el sonido
screen-sound-off = Quitar el sonido
screen-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
screen-round-won = { $who } gana la ronda
screen-waiting = Se está preparando la mesa.
seat-offer-title = El asiento { $number } es tuyo si lo quieres
seat-offer-taken = Alguien acaba de ocupar el asiento { $number }.
seat-offer-other = Ver la mesa
