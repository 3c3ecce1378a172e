# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] Falta el nombre.
       *[none] No se ha podido leer el mensaje: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] Estos ajustes no son posibles: con 1 bot no queda asiento para ti.
               *[other] Estos ajustes no son posibles: con { $count } bots no queda asiento para ti.
            }
        [seat-taken] Estos ajustes no son posibles: se quitaría un asiento ocupado.
       *[none] Estos ajustes no son posibles: { $detail }.
    }
error-too-large = El mensaje es demasiado grande.
error-not-json = La solicitud tiene que ser JSON.
error-too-fast = Demasiadas solicitudes. Espera un momento.
error-too-many-connections = Demasiadas conexiones desde tu red. Espera un momento.
error-unknown-page = En esta dirección no hay ninguna página.
error-unknown-table = Esa mesa no existe.
error-unknown-seat = Ese asiento no existe.
error-wrong-method = Esta dirección no admite ese método.
error-wrong-token = Este enlace no abre ningún asiento aquí.
error-wrong-password = La contraseña no es correcta.
error-password-wait =
    { $count ->
        [one] Demasiadas contraseñas incorrectas. Vuelve a intentarlo en 1 segundo.
       *[other] Demasiadas contraseñas incorrectas. Vuelve a intentarlo en { $count } segundos.
    }
error-wrong-origin = Esta página no pertenece a este servidor.
error-wrong-host = Este servidor no tiene ese nombre. Quien lo administra puede añadirlo con --origin.
error-no-spectators = Esta mesa no admite público.
error-too-many-spectators = En esta mesa ya no cabe más público.
error-table-locked = Quien dirige la mesa la ha cerrado.
error-table-full = Todos los asientos están ocupados.
error-table-worn-out = En esta mesa se ha jugado tanto que su registro está lleno. Crea otra.
error-no-table = Ahora mismo no hay ninguna mesa pública con un asiento libre.
error-seat-taken = Este asiento está ocupado.
error-seat-limit = Nadie más de tu red puede sentarse en esta mesa pública.
error-not-seated = Eso solo lo puede hacer quien juega en esta mesa.
error-not-host = Eso solo lo puede hacer quien dirige la mesa.
error-not-now =
    { $reason ->
        [round-none] Ahora no se puede: no se está jugando ninguna ronda.
        [paused] Ahora no se puede: la partida está en pausa.
        [match-on] Ahora no se puede: se está jugando una partida.
        [match-none] Ahora no se puede: no se está jugando ninguna partida.
        [match-open] Ahora no se puede: no hay ninguna partida terminada.
        [deal-none] Ahora no se puede: no hay ninguna ronda por repartir.
        [own-seat] Ahora no se puede: para dejar tu propio asiento, deja la mesa.
        [bot-in-match] Ahora no se puede: durante una partida no se quitan bots.
        [pause-none] Ahora no se puede: no hay nada que pausar.
        [not-paused] Ahora no se puede: la partida no está en pausa.
        [uno-early] Ahora no se puede: con la próxima carta no te vas a quedar con una.
        [stage-none] Ahora no se puede: no se está jugando ninguna fase.
        [stage-ended] Ahora no se puede: esta mesa ya ha terminado la fase.
        [stage-waiting-none] Ahora no se puede: no hay ninguna fase por empezar.
        [break-none] Ahora no se puede: no hay ninguna pausa.
        [tournament-open] Ahora no se puede: el torneo no ha terminado.
        [records-written] Ahora no se puede: se está guardando el registro.
        [seats-fixed] Ahora no se puede: los asientos se cambian antes de la primera partida.
        [name-same] Ya te llamas así.
        [shuffle-none] Ahora no se puede: en esta partida no se puede comprobar cómo se barajó.
        [shuffle-hidden] Ahora no se puede: se muestra cómo se barajó cuando todas las cartas están descubiertas.
        [tournament-moved-on] Ahora no se puede: el torneo ya ha avanzado.
       *[moved-on] Ahora no se puede: la mesa ya ha avanzado.
    }
error-seats-open = Todavía quedan asientos libres.
error-no-hints = Solo hay pistas en las mesas contra bots.
error-no-chat = Esta mesa no tiene chat.
error-muted = Quien dirige la mesa te ha silenciado.
error-unsupported-protocol = Flipdeck se ha actualizado. Recarga esta página; conservas tu asiento.
error-hello-first = El primer mensaje tiene que ser hello.
error-duplicate-hello = Ya se ha enviado hello.
error-taken-over = Ahora se juega con este asiento desde otro dispositivo.
error-removed = Quien dirige la mesa te ha echado de este asiento.
error-blocked = Quien dirige la mesa te ha echado de ella.
error-left = Has dejado la mesa.
error-too-slow = La conexión es demasiado lenta.
error-too-many-tables = El servidor tiene demasiadas mesas. Vuelve a intentarlo más tarde.
error-too-many-own-tables = Hay demasiadas mesas abiertas desde tu red. Vuelve a intentarlo más tarde.
error-closing = El servidor se está reiniciando.
error-banned = Quien administra este servidor te ha bloqueado.
error-table-ended = Quien administra este servidor ha cerrado esta mesa.
error-unknown-tournament = Ese torneo no existe.
error-unknown-player = Esa persona no participa aquí.
error-name-taken = Ese nombre ya está en uso: { $player }. Añade una letra o usa tu nombre completo.
error-tournament-full = Ya no quedan plazas en este torneo.
error-tournament-started = El torneo ya ha empezado y no hay ninguna plaza que puedas ocupar.
error-tournament-over = El torneo ha terminado.
error-tournament-table = Esta mesa es de un torneo: eso lo decide la organización.
error-not-organiser = Eso solo lo puede hacer la organización.
error-not-player = Eso solo lo puede hacer quien participa en este torneo.
error-moved = La siguiente fase ha empezado en otra mesa.
error-too-many-tournaments = Hay demasiados torneos abiertos. Termina uno o vuelve a intentarlo más tarde.
error-too-many-players = Demasiadas personas se han apuntado desde esta red.
error-storage-unavailable = El servidor no puede guardar en este momento; no se ha cambiado nada.
error-broken-table = Esta mesa no se puede cargar.
error-server-error = Algo ha fallado en el servidor. No se ha cambiado nada.
