# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what.
# $other-id is you where $other is the reader (log-you), else player: the verb then takes its pronoun.

log-you = ti
log-start = { $who } descubre { $card-object }.
    .you = Descubres { $card-object }.
log-play = { $who } juega { $card-object }.
    .you = Juegas { $card-object }.
log-play-color = { $who } juega { $card-object } y elige el { $color }.
    .you = Juegas { $card-object } y eliges el { $color }.
log-play-uno = { $who } juega { $card-object } y canta UNO.
    .you = Juegas { $card-object } y cantas UNO.
log-play-color-uno = { $who } juega { $card-object }, elige el { $color } y canta UNO.
    .you = Juegas { $card-object }, eliges el { $color } y cantas UNO.
log-jump-in = { $who } se cuela.
    .you = Te cuelas.
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
log-again = El resto pierde el turno: { $who } vuelve a jugar.
    .you = El resto pierde el turno: vuelves a jugar.
log-name = { $who } elige el { $color }.
    .you = Eliges el { $color }.
log-uno = { $who } canta UNO.
    .you = Cantas UNO.
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
log-draw = { $who } roba { card-count }.
    .you = Robas { card-count }.
log-draw-open = { $who } roba { $cards-object }.
    .you = Robas { $cards-object }.
log-draw-kept = { $who } roba { card-count } y se la queda.
    .you = Robas { card-count } y te la quedas.
log-draw-open-kept = { $who } roba { $cards-object } y se lo queda.
    .you = Robas { $cards-object } y te lo quedas.
log-draw-skipped = { $who } roba { card-count } y pierde el turno.
    .you = Robas { card-count } y pierdes el turno.
log-draw-open-skipped = { $who } pierde el turno y roba { $cards-object }.
    .you = Pierdes el turno y robas { $cards-object }.
log-draw-nothing = { $who } no puede robar: no quedan cartas.
    .you = No puedes robar: no quedan cartas.
log-gift-uncalled = { $who } ha dado su última carta sin cantar UNO.
    .you = Has dado tu última carta sin cantar UNO.
log-keep = { $who } se queda con la carta robada.
    .you = Te quedas con la carta robada.
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
        [you] { $who } te enseña su mano.
       *[player] { $who } le enseña su mano a { $other }.
    }
    .you = Le enseñas tu mano a { $other }.
log-show-open = { $who } te enseña su mano: { $cards }.
    .you = Le enseñas tu mano a { $other }.
log-guilty = Culpable: { $who } iba de farol.
    .you = Culpable: ibas de farol.
log-innocent = Inocente: { $who } no iba de farol.
    .you = Inocente: no ibas de farol.
log-found = { $who } enseña la última carta robada: { $card }.
    .you = Enseñas la última carta robada: { $card }.
log-cleared = El UNO de { $who } ya no vale.
    .you = Tu UNO ya no vale.
log-catch =
    { $other-id ->
        [you] { $who } te pilla con una carta y sin cantar UNO.
       *[player] { $who } pilla a { $other } con una carta y sin cantar UNO.
    }
    .you = Pillas a { $other } con una carta y sin cantar UNO.
log-out = { $who } se queda sin cartas y gana la ronda.
    .you = ¡Te quedas sin cartas y ganas la ronda!
log-exposed = A { $who } le queda una carta y no ha cantado UNO.
    .you = Te queda una carta y no has cantado UNO.
log-returned = Sale { $card-object } y vuelve al montón.
log-returned-bottom = Sale { $card-object } y va debajo del montón.
log-ignored = Sale { $card-object }, pero no cuenta; se descubre la carta siguiente.
log-redealt = Ninguna carta servía para empezar: se baraja todo y se reparte de nuevo.
log-reshuffled =
    { $count ->
        [one] Se ha acabado el montón: 1 carta de la pila de descarte forma el nuevo.
       *[other] Se ha acabado el montón: se barajan { $count } cartas de la pila de descarte y forman el nuevo.
    }
log-flipped =
    { $side ->
        [dark] ¡Flip! Cae la noche: se juega por el lado oscuro.
        [light] ¡Flip! Amanece: se juega por el lado claro.
       *[other]
            { $light ->
                [night] ¡Flip! Cae la noche: se juega por el lado { $side }.
               *[day] ¡Flip! Amanece: se juega por el lado { $side }.
            }
    }
log-surfaced = Con el Flip ha salido { $card-object }; no tiene efecto.
log-reversed =
    { $direction ->
        [left] El juego se invierte: ahora va en sentido horario.
       *[right] El juego se invierte: ahora va en sentido antihorario.
    }
log-blocked = La ronda queda bloqueada: nadie ha podido jugar ni robar. Nadie puntúa.
log-move-limit = La ronda ha llegado al límite de jugadas. Nadie puntúa.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } dice: { $text }
    .you = Dices: { $text }
note-reaction = { $who } reacciona: { $reaction }
    .you = Reaccionas: { $reaction }
note-joined = { $who } se ha sentado a la mesa.
    .you = Te has sentado a la mesa.
note-left = { $who } ha dejado la mesa.
    .bot = { $who } ha dejado la mesa. Sigue un bot.
note-removed = Quien dirige la mesa ha echado a { $who }.
    .bot = Quien dirige la mesa ha echado a { $who }. Sigue un bot.
note-renamed = { $who } ahora se llama { $name }.
    .you = Ahora te llamas { $name }.
note-away = { $who } no está: juega un bot en su lugar.
    .you = No estabas: ha jugado un bot en tu lugar.
note-late = A { $who } se le ha acabado el tiempo: juega un bot en su lugar.
    .you = Se te ha acabado el tiempo: juega un bot en tu lugar.
note-back = { $who } ha vuelto.
    .you = Has vuelto.
note-host = Ahora dirige la mesa { $who }.
    .you = Ahora diriges tú la mesa.
note-rematch = { $who } quiere jugar otra vez.
    .you = Has pedido la revancha.
