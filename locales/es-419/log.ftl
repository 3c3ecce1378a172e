# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what.
# $other-id is you where $other is the reader (log-you), else player: the verb then takes its pronoun.
# section-003-ES stands for section 003-ES in $table-section (see cards.ftl).

log-you = ti
log-start = { $who } destapa { $card-object }.
    .you = Destapas { $card-object }.
log-play = { $who } juega { $card-object }.
    .you = Juegas { $card-object }.
log-play-color = { $who } juega { $card-object } y elige el { $color }.
    .you = Juegas { $card-object } y eliges el { $color }.
log-play-uno = { $who } juega { $card-object } y grita UNO.
    .you = Juegas { $card-object } y gritas UNO.
log-play-color-uno = { $who } juega { $card-object }, elige el { $color } y grita UNO.
    .you = Juegas { $card-object }, eliges el { $color } y gritas UNO.
log-jump-in = { $who } se adelanta.
    .you = Te adelantas.
log-swap =
    { $other-id ->
        [you] { $who } cambia su mano contigo.
       *[player] { $who } cambia su mano con { $other }.
    }
    .you = Cambias tu mano con { $other }.
log-rotate =
    { $direction ->
        [left] Todas las manos pasan a la izquierda.
       *[right] Todas las manos pasan a la derecha.
    }
log-again = El resto pierde el turno: { $who } juega otra vez.
    .you = El resto pierde el turno: juegas otra vez.
log-name = { $who } elige el { $color }.
    .you = Eliges el { $color }.
log-uno = { $who } grita UNO.
    .you = Gritas UNO.
log-give =
    { $other-id ->
        [you] { $who } te da { card-count }.
       *[player] { $who } le da { card-count } a { $other }.
    }
    .you = Le das { card-count } a { $other }.
log-give-open =
    { $other-id ->
        [you] { $who } te da { $cards-object }.
       *[player] { $who } le da { $cards-object } a { $other }.
    }
    .you = Le das { $cards-object } a { $other }.
log-draw = { $who } toma { card-count }.
    .you = Tomas { card-count }.
log-draw-open = { $who } toma { $cards-object }.
    .you = Tomas { $cards-object }.
log-draw-kept = { $who } toma { card-count } y se la queda.
    .you = Tomas { card-count } y te la quedas.
log-draw-open-kept = { $who } toma { $cards-object } y se queda con la carta.
    .you = Tomas { $cards-object } y te quedas con la carta.
log-draw-skipped = { $who } toma { card-count } y pierde el turno.
    .you = Tomas { card-count } y pierdes el turno.
log-draw-open-skipped = { $who } pierde el turno y toma { $cards-object }.
    .you = Pierdes el turno y tomas { $cards-object }.
log-draw-nothing = { $who } no puede tomar ninguna carta: ya no quedan.
    .you = No puedes tomar ninguna carta: ya no quedan.
log-gift-uncalled = { $who } dio su última carta sin gritar UNO.
    .you = Diste tu última carta sin gritar UNO.
log-keep = { $who } se queda con la carta que tomó.
    .you = Te quedas con la carta que tomaste.
log-skip = { $who } pierde el turno.
    .you = Pierdes el turno.
log-accept = { $who } acepta.
    .you = Aceptas.
log-challenge =
    { $other-id ->
        [you] { $who } te desafía.
       *[player] { $who } desafía a { $other }.
    }
    .you = Desafías a { $other }.
log-show =
    { $other-id ->
        [you] { $who } te muestra su mano.
       *[player] { $who } le muestra su mano a { $other }.
    }
    .you = Le muestras tu mano a { $other }.
log-show-open = { $who } te muestra su mano: { $cards }.
    .you = Le muestras tu mano a { $other }.
log-guilty = Culpable: { $who } estaba blofeando.
    .you = Culpable: estabas blofeando.
log-innocent = Inocente: { $who } no estaba blofeando.
    .you = Inocente: no estabas blofeando.
log-found = { $who } muestra la última carta que tomó: { $card }.
    .you = Muestras la última carta que tomaste: { $card }.
log-cleared = El UNO de { $who } ya no vale.
    .you = Tu UNO ya no vale.
log-catch =
    { $other-id ->
        [you] { $who } te atrapa con una carta y sin gritar UNO.
       *[player] { $who } atrapa a { $other } con una carta y sin gritar UNO.
    }
    .you = Atrapas a { $other } con una carta y sin gritar UNO.
log-out = { $who } se queda sin cartas y gana la ronda.
    .you = ¡Te quedas sin cartas y ganas la ronda!
log-exposed = A { $who } le queda una carta y no gritó UNO.
    .you = Te queda una carta y no gritaste UNO.
log-returned =
    { $table-section ->
        [section-003-ES] Sale { $card-object } y regresa a la pila para robar.
       *[other] Sale { $card-object } y regresa a la pila para tomar.
    }
log-returned-bottom =
    { $table-section ->
        [section-003-ES] Sale { $card-object } y va debajo de la pila para robar.
       *[other] Sale { $card-object } y va debajo de la pila para tomar.
    }
log-ignored = Sale { $card-object }, pero no cuenta; se destapa la siguiente carta.
log-redealt = Ninguna carta servía para comenzar: se baraja todo y se reparte de nuevo.
log-reshuffled =
    { $table-section ->
        [section-003-ES]
            { $count ->
                [one] Se acabó la pila para robar: se arma otra con 1 carta de la pila para descartar.
               *[other] Se acabó la pila para robar: se barajan { $count } cartas de la pila para descartar y se arma otra.
            }
       *[other]
            { $count ->
                [one] Se acabó la pila para tomar: se arma otra con 1 carta de la pila para tirar.
               *[other] Se acabó la pila para tomar: se barajan { $count } cartas de la pila para tirar y se arma otra.
            }
    }
log-flipped =
    { $side ->
        [dark] ¡Flip! Cae la noche: ahora se juega con el lado oscuro.
        [light] ¡Flip! Amanece: ahora se juega con el lado claro.
       *[other]
            { $light ->
                [night] ¡Flip! Cae la noche: ahora se juega con el lado { $side }.
               *[day] ¡Flip! Amanece: ahora se juega con el lado { $side }.
            }
    }
log-surfaced = Con el Flip salió { $card-object }; no tiene efecto.
log-reversed =
    { $direction ->
        [left] Cambia la dirección: ahora se juega en sentido horario.
       *[right] Cambia la dirección: ahora se juega en sentido antihorario.
    }
log-blocked = La ronda queda bloqueada: nadie pudo jugar ni tomar cartas. Nadie suma puntos.
log-move-limit = La ronda llegó al límite de jugadas. Nadie suma puntos.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } dice: { $text }
    .you = Dices: { $text }
note-reaction = { $who } reacciona: { $reaction }
    .you = Reaccionas: { $reaction }
note-joined = { $who } se sentó a la mesa.
    .you = Te sentaste a la mesa.
note-left = { $who } dejó la mesa.
    .bot = { $who } dejó la mesa. Sigue un bot.
note-removed = Quien dirige la mesa sacó a { $who }.
    .bot = Quien dirige la mesa sacó a { $who }. Sigue un bot.
note-renamed = { $who } ahora se llama { $name }.
    .you = Ahora te llamas { $name }.
note-away = { $who } no está: juega un bot en su lugar.
    .you = No estabas: jugó un bot en tu lugar.
note-late = A { $who } se le acabó el tiempo: juega un bot en su lugar.
    .you = Se te acabó el tiempo: juega un bot en tu lugar.
note-back = { $who } regresó.
    .you = Regresaste.
note-host = Ahora dirige la mesa { $who }.
    .you = Ahora diriges tú la mesa.
note-rematch = { $who } quiere jugar otra vez.
    .you = Pediste la revancha.
