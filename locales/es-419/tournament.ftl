# Tournaments: several tables under one page.

tournament-new = Crear un torneo
tournament-new-lead = Varias mesas y una sola tabla de posiciones: para un club, una fiesta o un evento.
tournament-mode =
    { $mode ->
        [rotation8] Rotación de ocho
        [elimination] Eliminación
       *[points] Puntos en varias rondas
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Ocho participantes, dos mesas. Todo el mundo hace pareja con todo el mundo durante cuatro rondas; gana el total más alto.
        [elimination] Mesas nuevas después de cada ronda. Si llegas al límite, quedas fuera; gana quien aguante hasta el final.
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
        [elimination] Hasta { $size } por mesa y mesas nuevas después de cada ronda: quien llega a { $target } puntos queda fuera.
       *[points]
            { $rounds ->
                [one] Una ronda en mesas de { $size }; gana el puntaje más alto.
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
tournament-pause = Pausa entre etapas, en segundos
tournament-no-show = Un bot juega por quien se ausente este tiempo, en segundos
tournament-table-time = Tiempo límite por etapa, en minutos (0: sin límite)
tournament-watched = Cualquiera con el enlace de una mesa puede ver la partida, pero solo cuántas cartas hay
tournament-make = Crear el torneo

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Comienza la primera etapa…
tournament-stage = Etapa { $stage }
tournament-stage-of = Etapa { $stage } de { $stages }
tournament-table = Mesa { $table }
tournament-seat = Mesa { $table }, contra { $opponents }
tournament-seat-partner = Mesa { $table }, con { $partner } contra { $opponents }
tournament-next = A continuación: { $seat }
tournament-next-in = Siguiente etapa en
tournament-next-stage = Siguiente etapa
tournament-stage-begins = Comienza la etapa { $stage }.
tournament-stage-over = La etapa { $stage } terminó.
tournament-you-play = Juegas en: { $seat }.
tournament-over = El torneo terminó.
tournament-ended-for = La organización lo dio por terminado: { $reason }

tournament-signed-in =
    { $count ->
        [0] Todavía no hay inscripciones; { $places } lugares
        [one] 1 lugar ocupado de { $places }
       *[other] { $count } lugares ocupados de { $places }
    }
tournament-sign-in = Inscribirse
tournament-late = El torneo ya comenzó. Todavía puedes tomar el lugar de un bot, si hay uno disponible.
tournament-full = Ya no hay lugares. Pregúntale a la organización si alguien canceló.
tournament-already = Ya te inscribiste en este dispositivo.
tournament-my-page = Ir a mi página
tournament-scan = Escanea para inscribirte

tournament-playing-as = Juegas como { $name }
tournament-my-seat = Dónde juego
tournament-wait-start = Ya te inscribiste. Espera a que comience.
tournament-wait-others = Tu mesa ya terminó. Las demás siguen jugando.
tournament-go = Ir a mi mesa
tournament-sit-out = En esta etapa no juegas.
tournament-you-are-out = Quedaste fuera.
# $place is a number; the ordinal is feminine, for "posición".
tournament-nth = { $place }.ª
tournament-your-place =
    { $shared ->
        [yes] Compartes la { tournament-nth } posición, con { points-count }.
       *[no] Quedaste en la { tournament-nth } posición, con { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Por ahora compartes la { tournament-nth } posición, con { points-count }.
       *[no] Por ahora vas en la { tournament-nth } posición, con { points-count }.
    }
tournament-my-place = Mi lugar: otros dispositivos, nombre, salir
tournament-other-device = Abrir en otro dispositivo
tournament-other-device-hint = Cualquiera que tenga este enlace puede jugar por ti: no lo compartas.
tournament-new-name = Nombre nuevo
tournament-rename = Cambiar el nombre
tournament-leave = Salir del torneo
tournament-leave-open = Tu lugar queda libre para otra persona.
tournament-leave-playing = Un bot sigue jugando por ti y no podrás regresar. Tus puntos se conservan.
tournament-organise = Organizar

tournament-standings = Tabla de posiciones
tournament-standings-none = Todavía no hay tabla de posiciones.
tournament-place = Posición
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Rondas jugadas
tournament-won = Rondas ganadas
tournament-out-in = Fuera
tournament-out-stage = etapa { $stage }
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
tournament-line-stage = { $name } · Mesa { $table } · etapa { $stage }
tournament-back = Ir al torneo
tournament-table-waits = La mesa { $table } espera su siguiente etapa.

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
tournament-watch = Ver
tournament-watch-table = Ver la mesa { $table }
tournament-end-table = Terminar esta mesa
tournament-end-table-number = Terminar la mesa { $table }
tournament-end-table-hint = La etapa termina en esta mesa. Las rondas sin terminar no suman puntos.

tournament-start = Comenzar
tournament-start-fill = Completar con bots y comenzar
tournament-start-hint =
    { $free ->
        [0] Ya no hay lugares libres.
        [one] Queda 1 lugar libre. Si comienzas ahora, lo toma un bot.
       *[other] Quedan { $free } lugares libres. Si comienzas ahora, los toman bots.
    }
tournament-begin = Comenzar la siguiente etapa
tournament-extend = Extender la pausa { $seconds } segundos
tournament-end = Terminar el torneo
tournament-end-hint = Se detienen todas las mesas y la tabla de posiciones se queda como está.

tournament-players = Participantes
tournament-players-none = Todavía no hay inscripciones. Comparte el enlace para participantes.
tournament-player-state = Estado
tournament-actions = Acciones
tournament-bots =
    { $count ->
        [one] También juega 1 bot.
       *[other] También juegan { $count } bots.
    }
tournament-removed = Se fue; sigue un bot
tournament-bot-plays = No está; juega un bot
tournament-rename-who = Cambiar el nombre de { $name }
tournament-remove-who = Quitar a { $name }
tournament-remove-open = { $name } pierde su lugar, pero puede volver a inscribirse.
tournament-remove-playing = Un bot sigue jugando por { $name }, que no podrá regresar. Conserva posición y puntos.
tournament-reissue = Enlace nuevo
tournament-reissue-who = Enlace nuevo para { $name }
tournament-reissue-hint = { $name } recibe un enlace personal nuevo, para otro dispositivo. El anterior deja de funcionar.
tournament-reissue-do = Crear un enlace nuevo
tournament-new-link = Enlace nuevo para { $name }
tournament-new-link-hint = Pídele a { $name } que escanee este código o envíale el enlace. Solo se muestra ahora.

tournament-links = Enlaces
tournament-link-join = Para participantes
tournament-link-join-hint = Quien tenga este enlace puede inscribirse con su nombre.
tournament-copy-join = Copiar el enlace para participantes
tournament-link-screen = Para una pantalla grande
tournament-link-screen-hint = Muestra quién juega dónde, la tabla de posiciones y la cuenta regresiva.
tournament-copy-screen = Copiar el enlace de la pantalla
tournament-open-screen = Abrir la pantalla grande
tournament-link-organise = Para otra persona que organice
tournament-link-organise-hint = Quien tenga este enlace puede hacer todo lo que haces tú en esta página. Guárdalo: sin él nadie puede organizar este torneo.
tournament-copy-organise = Copiar el enlace de organización
tournament-links-elsewhere = Los enlaces para participantes y pantallas solo se conocen donde se creó el torneo. Copia allí el enlace de organización y ábrelo aquí.

tournament-save-csv = Guardar la tabla de posiciones en CSV
tournament-save-json = Guardar los resultados en JSON
tournament-save-records = Guardar el registro
tournament-records-later = El registro de todas las rondas se puede guardar cuando termine el torneo.
tournament-print = Imprimir la tabla de posiciones

tournament-net-lost = Se perdió la conexión; reconectando…
tournament-net-restart = El servidor se está reiniciando. El torneo continuará solo.
tournament-ended =
    { $error ->
        [unknown-tournament] Ese torneo no existe.
        [no-secret] Esta página solo se abre con su enlace. Pídele el tuyo a la organización.
        [wrong-token] Este enlace no abre esta página o ya fue reemplazado. Pídele uno nuevo a la organización.
        [taken-over] Tienes un enlace nuevo que reemplaza al que se usa aquí. Abre el nuevo.
        [removed] La organización te sacó del torneo.
        [left] Saliste del torneo.
        [unsupported-protocol] Flipdeck se actualizó. Recarga esta página; conservas tu lugar.
       *[other] Este torneo no se puede abrir.
    }
