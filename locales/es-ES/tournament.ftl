# Tournaments: several tables under one page.

tournament-new = Crear un torneo
tournament-new-lead = Varias mesas y una sola clasificación: para un club, una fiesta o un evento.
tournament-mode =
    { $mode ->
        [rotation8] Rotación de ocho
        [elimination] Eliminación
       *[points] Puntos en varias rondas
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Ocho participantes, dos mesas. Todo el mundo hace pareja con todo el mundo durante cuatro rondas; gana el total más alto.
        [elimination] Mesas nuevas tras cada ronda. Si llegas al límite, quedas fuera; gana quien resiste hasta el final.
       *[points] Un número fijo de rondas, con rivales nuevos en cada una; gana el total más alto.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Todo el mundo hace pareja con todo el mundo durante cuatro rondas; gana el total más alto.
               *[other] Todo el mundo hace pareja con todo el mundo durante cuatro rondas, { $cycles } veces; gana el total más alto.
            }
        [elimination] Hasta { $size } por mesa y mesas nuevas tras cada ronda: quien llega a { $target } puntos queda fuera.
       *[points]
            { $rounds ->
                [one] Una ronda en mesas de { $size }; gana la puntuación más alta.
               *[other] { $rounds } rondas en mesas de { $size }; gana el total más alto.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Título
tournament-places = Participantes
tournament-table-size =
    { $mode ->
        [elimination] Participantes por mesa, como máximo
       *[points] Participantes por mesa
    }
tournament-rounds = Rondas
tournament-target = Puntos con los que se queda fuera
tournament-i-play = Yo también juego
tournament-more = Más opciones
tournament-pause = Pausa entre fases, en segundos
tournament-no-show = Un bot sustituye a quien se ausente este tiempo, en segundos
tournament-table-time = Tiempo límite por fase, en minutos (0: sin límite)
tournament-watched = Cualquiera con el enlace de una mesa puede mirar; solo ve cuántas cartas hay
tournament-make = Crear el torneo

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Empieza la primera fase…
tournament-stage = Fase { $stage }
tournament-stage-of = Fase { $stage } de { $stages }
tournament-table = Mesa { $table }
tournament-seat = Mesa { $table }, contra { $opponents }
tournament-seat-partner = Mesa { $table }, con { $partner } contra { $opponents }
tournament-next = A continuación: { $seat }
tournament-next-in = Siguiente fase en
tournament-next-stage = Siguiente fase
tournament-stage-begins = Empieza la fase { $stage }.
tournament-stage-over = La fase { $stage } ha terminado.
tournament-you-play = Juegas en: { $seat }.
tournament-over = El torneo ha terminado.
tournament-ended-for = La organización lo ha dado por terminado: { $reason }

tournament-signed-in =
    { $count ->
        [0] Aún no se ha apuntado nadie; { $places } plazas
        [one] 1 plaza ocupada de { $places }
       *[other] { $count } plazas ocupadas de { $places }
    }
tournament-sign-in = Apuntarse
tournament-late = El torneo ya ha empezado. Aún puedes ocupar la plaza de un bot, si hay alguna libre.
tournament-full = No quedan plazas. Pregunta a la organización si alguien se ha dado de baja.
tournament-already = Ya te has apuntado en este dispositivo.
tournament-my-page = Ir a mi página
tournament-scan = Escanea para apuntarte

tournament-playing-as = Juegas como { $name }
tournament-my-seat = Dónde juego
tournament-wait-start = Ya tienes plaza. Espera a que empiece.
tournament-wait-others = Tu mesa ha terminado. Las demás siguen jugando.
tournament-go = Ir a mi mesa
tournament-sit-out = En esta fase no juegas.
tournament-you-are-out = Has quedado fuera.
# $place is a number; the ordinal is feminine, for "posición".
tournament-nth = { $place }.ª
tournament-your-place =
    { $shared ->
        [yes] Compartes la { tournament-nth } posición, con { points-count }.
       *[no] Has quedado en { tournament-nth } posición, con { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] De momento compartes la { tournament-nth } posición, con { points-count }.
       *[no] De momento vas en { tournament-nth } posición, con { points-count }.
    }
tournament-my-place = Mi plaza: otros dispositivos, nombre, salir
tournament-other-device = Abrir en otro dispositivo
tournament-other-device-hint = Cualquiera que tenga este enlace puede jugar por ti: no lo compartas.
tournament-new-name = Nombre nuevo
tournament-rename = Cambiar el nombre
tournament-leave = Dejar el torneo
tournament-leave-open = Tu plaza queda libre para otra persona.
tournament-leave-playing = Un bot sigue jugando por ti y no podrás volver. Tus puntos se conservan.
tournament-organise = Organizar

tournament-standings = Clasificación
tournament-standings-none = Aún no hay clasificación.
tournament-place = Posición
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Rondas jugadas
tournament-won = Rondas ganadas
tournament-out-in = Fuera
tournament-out-stage = fase { $stage }
tournament-won-by =
    { $winners ->
        [one] Gana { $names }, con { points-count }.
       *[other] { $names } comparten la victoria, con { points-count }.
    }
tournament-winner =
    { $count ->
        [one] Gana
       *[other] Ganan
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Mesa { $table } · ronda { $round } de { $rounds }
tournament-line-stage = { $name } · Mesa { $table } · fase { $stage }
tournament-back = Al torneo
tournament-table-waits = La mesa { $table } espera su siguiente fase.

tournament-tables = Mesas
tournament-table-state =
    { $phase ->
        [waiting] En espera
        [playing]
            { $rounds ->
                [one] En juego
               *[other] Ronda { $round } de { $rounds }
            }
        [stuck] Lleva mucho tiempo sin jugadas
       *[done] Terminada
    }
tournament-tables-done = Mesas terminadas: { $done } de { $tables }.
tournament-watch = Mirar
tournament-watch-table = Mirar la mesa { $table }
tournament-end-table = Terminar esta mesa
tournament-end-table-number = Terminar la mesa { $table }
tournament-end-table-hint = La fase termina en esta mesa. Las rondas sin acabar no puntúan.

tournament-start = Empezar
tournament-start-fill = Completar con bots y empezar
tournament-start-hint =
    { $free ->
        [0] No quedan plazas libres.
        [one] Queda 1 plaza libre. Si empiezas ahora, la ocupa un bot.
       *[other] Quedan { $free } plazas libres. Si empiezas ahora, las ocupan bots.
    }
tournament-begin = Empezar la siguiente fase
tournament-extend = Alargar la pausa { $seconds } segundos
tournament-end = Terminar el torneo
tournament-end-hint = Se paran todas las mesas y la clasificación se queda como está.

tournament-players = Participantes
tournament-players-none = Aún no se ha apuntado nadie. Comparte el enlace para participantes.
tournament-player-state = Estado
tournament-actions = Acciones
tournament-bots =
    { $count ->
        [one] También juega 1 bot.
       *[other] También juegan { $count } bots.
    }
tournament-removed = Se ha ido; sigue un bot
tournament-bot-plays = No está; juega un bot
tournament-rename-who = Cambiar el nombre de { $name }
tournament-remove-who = Quitar a { $name }
tournament-remove-open = { $name } pierde la plaza, pero puede volver a apuntarse.
tournament-remove-playing = Un bot sigue jugando por { $name }, que no podrá volver. Conserva posición y puntos.
tournament-reissue = Enlace nuevo
tournament-reissue-who = Enlace nuevo para { $name }
tournament-reissue-hint = { $name } recibe un enlace personal nuevo, para otro dispositivo. El anterior deja de funcionar.
tournament-reissue-do = Crear un enlace nuevo
tournament-new-link = Enlace nuevo para { $name }
tournament-new-link-hint = Pide a { $name } que escanee este código o envíale el enlace. Solo se muestra ahora.

tournament-links = Enlaces
tournament-link-join = Para participantes
tournament-link-join-hint = Quien tenga este enlace puede apuntarse con su nombre.
tournament-copy-join = Copiar el enlace para participantes
tournament-link-screen = Para una pantalla grande
tournament-link-screen-hint = Muestra quién juega dónde, la clasificación y la cuenta atrás.
tournament-copy-screen = Copiar el enlace de la pantalla
tournament-open-screen = Abrir la pantalla grande
tournament-link-organise = Para otra persona que organice
tournament-link-organise-hint = Quien tenga este enlace puede hacer todo lo que haces tú en esta página. Guárdalo: sin él nadie puede organizar este torneo.
tournament-copy-organise = Copiar el enlace de organización
tournament-links-elsewhere = Los enlaces para participantes y pantallas solo se conocen donde se creó el torneo. Copia allí el enlace de organización y ábrelo aquí.

tournament-save-csv = Guardar la clasificación en CSV
tournament-save-json = Guardar los resultados en JSON
tournament-save-records = Guardar el registro
tournament-records-later = El registro de todas las rondas se puede guardar cuando termine el torneo.
tournament-print = Imprimir la clasificación

tournament-net-lost = Se ha perdido la conexión; reconectando…
tournament-net-restart = El servidor se está reiniciando. El torneo seguirá solo.
tournament-ended =
    { $error ->
        [unknown-tournament] Ese torneo no existe.
        [no-secret] Esta página solo se abre con su enlace. Pide el tuyo a la organización.
        [wrong-token] Este enlace no abre esta página o ha sido sustituido. Pide uno nuevo a la organización.
        [taken-over] Tienes un enlace nuevo que sustituye al que se usa aquí. Abre el nuevo.
        [removed] La organización te ha quitado del torneo.
        [left] Has dejado el torneo.
        [unsupported-protocol] Flipdeck se ha actualizado. Recarga esta página; conservas tu plaza.
       *[other] Este torneo no se puede abrir.
    }
