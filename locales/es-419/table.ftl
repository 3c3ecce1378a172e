# The table page.

turn-yours = Te toca
turn-theirs = Le toca a { $who }
turn-title = ● Te toca · Flipdeck
answer-yours = ¿Aceptas o desafías?
debt-yours = ¿Acumulas una carta o aceptas?
answer-theirs = { $who } tiene que responder
color-yours = Elige un color
color-theirs = { $who } está eligiendo color
drawn-yours = Juega la carta que tomaste o quédatela
drawn-must = Juega la carta que tomaste
drawn-keep = No se puede jugar: quédatela
drawn-theirs = { $who } tomó una carta
autopilot-yours = El piloto automático juega por ti
round-is-over = La ronda terminó
match-is-over = La partida terminó
hint-play =
    { $count ->
        [0] No puedes jugar nada: toma una carta
        [one] Puedes jugar 1 carta
       *[other] Puedes jugar { $count } cartas
    }
hint-uno = Grita UNO antes de jugar
hint-uno-armed = UNO listo
you-label = Tú
lead-label = Va ganando
hand-more =
    { $side ->
        [left] ‹ { $count } más
       *[right] { $count } más ›
    }
    .playable =
        { $playable ->
            [one]
                { $side ->
                    [left] ‹ { $count } más, 1 jugable
                   *[right] { $count } más, 1 jugable ›
                }
           *[other]
                { $side ->
                    [left] ‹ { $count } más, { $playable } jugables
                   *[right] { $count } más, { $playable } jugables ›
                }
        }
points-short = { $count } pts.
partner-label = Pareja
dealer-label = Reparte
bot-label = Bot
pilot-label = Piloto automático
away-label = Ausente
out-label = Fuera
uno-badge = UNO
winner-label = Gana
side-name =
    { $side ->
        [light] Lado claro
        [dark] Lado oscuro
        [none] Mazo de una cara
       *[other] Lado en juego: { $side }
    }
color-current = Color actual: { color-name }
color-open = Aún no hay color
direction-name =
    { $direction ->
        [left] Sentido horario
       *[right] Sentido antihorario
    }
draw-pile =
    { $table-section ->
        [section-003-ES] Pila para robar, { card-count }
       *[other] Pila para tomar, { card-count }
    }
draw-pile-back =
    { $table-section ->
        [section-003-ES] Pila para robar, { card-count }; dorso de la carta de arriba: { $card }
       *[other] Pila para tomar, { card-count }; dorso de la carta de arriba: { $card }
    }
discard-pile =
    { $table-section ->
        [section-003-ES] Pila para descartar, { card-count }; arriba: { $card }
       *[other] Pila para tirar, { card-count }; arriba: { $card }
    }
pile-draw =
    { $table-section ->
        [section-003-ES] Robar
       *[other] Tomar
    }
pile-discard =
    { $table-section ->
        [section-003-ES] Descartar
       *[other] Tirar
    }
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, la mano más corta
fewest-label = Menos cartas
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; ver los dorsos
    .open = { $says }; ocultar los dorsos
hand-label = Tu mano, { card-count }
card-playable = { $card }, se puede jugar
card-resting = { $card }, ahora no se puede jugar: selecciona para ver por qué
card-gift =
    { $state ->
        [chosen] { $card }, carta elegida para dar
        [allowed] { $card }, se puede dar
       *[not] { $card }, no se puede dar
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, recién tomada
drawn-mark = Nueva
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says = { $count ->
        [one] 1 carta más
       *[other] { $count } cartas más
    }
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] Queda 1 segundo
       *[other] Quedan { $seconds } segundos
    }

do-draw = Tomar
do-keep = Quedármela
do-accept = Aceptar
do-challenge = Desafiar
# What an action brings, on its button below its name.
keep-says = Termina tu turno
accept-says =
    { $kind ->
        [color] Tomas hasta que salga { $named } y pierdes el turno
       *[number] Tomas { $cost } y pierdes el turno
    }
challenge-says =
    { $kind ->
        [color] Si es blof, las tomará; si no, tomarás 2 más
       *[number] Si es blof, tomará { $cost }; si no, tomarás { $more }
    }
do-uno =
    { $state ->
        [called] UNO gritado
        [armed] UNO ✓ listo
       *[rest] ¡UNO!
    }
uno-says =
    { $state ->
        [called] Ya gritaste UNO
        [armed] Gritarás UNO con la próxima carta; selecciona para cancelar
        [now] Gritar UNO ahora
        [soon] Gritar UNO con la próxima carta
       *[rest] UNO: grítalo al jugar tu penúltima carta
    }
do-catch-who = Atrapar a { $who }
do-cancel = Cancelar
do-close = Cerrar
do-sort-color = Por color
do-sort-number = Por número
do-sort-taken = Según llegaron
sort-label = Ordenar
do-menu = Menú
do-log = Historial
do-scores = Puntos
do-leave = Dejar la mesa
leave-title = ¿Dejar la mesa?
leave-playing = Un bot ocupa tu asiento y sigue con tus cartas.
leave-open = Tu asiento queda libre para otra persona.
leave-host = { $who } pasa a dirigir la mesa.
leave-back = Puedes regresar con el enlace de la mesa y ocupar el asiento de un bot, mientras la mesa no esté cerrada.
menu-settings = Todos los ajustes
alert-title = Cuando te toque
alert-notify = Avisarme
alert-notify-on = Avisos activados
alert-vibrate = Vibrar
alert-refused = El navegador no permite notificaciones aquí. Puedes cambiarlo en sus ajustes.
alert-unable = Este navegador solo muestra notificaciones en una dirección segura (https).
do-rules = Reglas
do-settings = Ajustes
do-home = Inicio

pick-color-play = Juegas { $card-object }: elige un color
pick-color-flip = Con el Flip salió un comodín. Elige un color.
pick-gift-whom = ¿A quién le das cartas?
pick-swap-whom = ¿Con quién cambias la mano?
pick-gift-nobody = A nadie, solo jugarlo
pick-gift-what = ¿Qué le das a { $who }?
pick-gift-hint = Hasta cuatro cartas, una de cada color y ningún comodín.
pick-gift-give = Dar { card-count }
pick-gift-other = A otra persona

why-title = ¿Por qué no?
why-rule = Leer la regla

challenge-bluff =
    { $wilds ->
        [yes] Es blof si { $who } tenía { $color } u otro comodín
       *[no] Es blof si { $who } tenía { $color }
    }
challenge-before = el color anterior
shown-title = { $who } te muestra su mano
shown-guilty = Era un blof
shown-innocent = No era un blof
shown-only-you = Solo tú ves estas cartas.

log-title = Historial
log-empty = Aún no hay jugadas.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Nueva ronda
       *[other] Ronda { $number }
    }
scores-title = Puntos
scores-round = Ronda
scores-player = Participante
scores-total = Total
scores-empty = Aún no termina ninguna ronda.
scores-team = { $one } y { $two }
scores-your-team = Tu equipo (tú y { $partner })
goal =
    { $mode ->
        [single] Se decide en una sola ronda.
        [points] Gana quien llegue primero a { $target } puntos.
        [lowest] Cuando alguien llegue a { $target }, gana el total más bajo.
        [partners] Gana la primera pareja que llegue a { $target } puntos.
        [rotation4]
            { $cycles ->
                [one] { $rounds } rondas, cuatro con cada pareja; gana el total más alto.
               *[other] { $rounds } rondas en { $cycles } vueltas, con cuatro por pareja en cada una; gana el total más alto.
            }
       *[elimination] Si llegas a { $target }, quedas fuera; gana quien aguante hasta el final.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Esta etapa tiene una ronda.
       *[other] Esta etapa tiene { $rounds } rondas.
    }
round-of = Ronda { $number } de { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Una ronda
        [rotation4] Ronda { $number } de { $rounds }
        [lowest] Ronda { $number } · hasta { $target }
        [elimination] Ronda { $number } · fuera con { $target }
       *[points] Ronda { $number } · a { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } gana la ronda
    .scores = { $who } gana la ronda: +{ $count }
end-you = ¡Ganas la ronda!
    .scores = Ganas la ronda: +{ $count }
end-team = ¡Tu pareja y tú ganan la ronda!
    .scores = Tu pareja y tú ganan la ronda: +{ $count }
end-total = { $total } de { $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [one] 1 carta en la mano, { points-count }
       *[other] { $cards } cartas en la mano, { points-count }
    }
end-cards = En la mano: { $cards }
end-hold = Un momento
end-hold-on = En espera
end-held = Esperando a { $names }
end-rematch-ask = Pedir la revancha
end-rematch-asked = Revancha pedida
end-rematch-wanted = Revancha pedida por { $names }
end-blocked = La ronda quedó bloqueada
end-blocked-hint = Nadie suma puntos; la ronda se reparte de nuevo.
end-gains = Gana y suma { points-count }
end-next = Siguiente ronda
end-next-asked = Esperando al resto
match-won = { $who } gana la partida
    .you = ¡Ganas la partida!
match-won-team = ¡Tu pareja y tú ganan la partida!
match-shared = { $names } ganan la partida
match-stopped = Quien dirige la mesa terminó la partida
end-rematch = Jugar otra vez
paused = La partida está en pausa
unattended = La partida espera porque hace rato que nadie hace nada. Toca en cualquier lugar para seguir.
unattended-watched = La partida espera a que vuelva alguien.
do-pause = Pausar
do-resume = Reanudar
do-take-over = Tomar el control
watching = Estás mirando
do-sit = Sentarse

net-connecting = Conectando…
net-lost = Se perdió la conexión. Tu asiento está a salvo; reconectando…
net-restart = El servidor se está reiniciando. Tu asiento está a salvo y la partida seguirá sola.
net-ended =
    { $error ->
        [unknown-table] Esa mesa no existe.
        [taken-over] Ahora se juega con este asiento desde otra ventana.
        [removed] Quien dirige la mesa te sacó de este asiento.
        [left] Dejaste la mesa.
        [moved] La siguiente etapa comienza en otra mesa.
        [wrong-token] Este enlace ya no abre ningún asiento aquí.
        [no-spectators] Esta mesa no admite público.
        [too-many-spectators] Ya no cabe más público.
        [unsupported-protocol] Flipdeck se actualizó. Recarga esta página; conservas tu asiento.
       *[other] Esta mesa no se puede abrir.
    }
ask-password = Esta mesa tiene contraseña
do-enter = Entrar
do-watch = Solo mirar
do-here = Volver a jugar aquí
do-reload = Recargar
react-wave = Saludo
react-laugh = Risa
react-clap = Aplauso
react-wow = ¡Guau!
react-cry = Llanto
react-angry = Enojo
react-think = Duda
react-heart = Corazón
do-react = Reaccionar
chat-label = Di algo
do-send = Enviar
turn-theirs-short = Juega
actions-label = Tus acciones
sit-for = Jugar por { $who }

do-host = Dirigir la mesa
host-title = Dirigir la mesa
host-access = Acceso
host-people = Personas
host-password-set = Poner contraseña
host-password-change = Cambiar la contraseña
host-password-drop = Quitar la contraseña
host-mute = Silenciar
host-unmute = Dejar hablar
host-settings = Ajustes
host-end = Terminar la partida
host-end-hint = Marca a quienes ganan, o a nadie.
host-end-reason = Motivo, a la vista de todo el mundo
do-end-won = Terminar y dar la victoria
do-end-none = Terminar sin victoria
do-save = Guardar
here-label = Aquí
scores-earlier = Antes
match-given = Victoria de { $names } por decisión de quien dirige la mesa

shuffle-checking = Comprobando la baraja…
shuffle-fair = Se comprobó cómo se barajó: es lo prometido.
shuffle-match-fair =
    { $count ->
        [one] Se comprobó cómo se barajó la única ronda: es lo prometido.
       *[other] Se comprobó cómo se barajaron las { $count } rondas: es lo prometido.
    }
shuffle-unknown = No se pudo comprobar cómo se barajó.
shuffle-wrong =
    { $fault ->
        [commitment] No se barajó como se prometió: el servidor cambió su semilla.
        [part] No se barajó como se prometió: se cambió la parte de un jugador.
        [own] No se barajó como se prometió: tu parte quedó fuera.
        [draw] No se barajó como se prometió: el sorteo del repartidor fue otro.
        [hand] No se barajó como se prometió: te repartieron otras cartas.
       *[other] No se barajó como se prometió: las cartas estaban en otro orden.
    }
shuffle-promise = La semilla del servidor es la que fijó antes de repartir:
shuffle-parts =
    { $count ->
        [0] Ningún jugador participó al barajar.
        [one] Un jugador participó al barajar.
       *[other] { $count } jugadores participaron al barajar.
    }
shuffle-own =
    { $state ->
        [used] Se usó la parte aleatoria de tu navegador.
        [unopened] La parte aleatoria de tu navegador llegó demasiado tarde.
       *[none] Tu navegador no dio ninguna parte aleatoria.
    }
shuffle-cards = Las { $count } cartas estaban en el orden que resulta de eso.
shuffle-hand = Las cartas que recibiste vienen de ese orden.
shuffle-check-match = Comprobar toda la partida
shuffle-about = Qué muestra esta comprobación
