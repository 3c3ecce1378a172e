# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Saltar al contenido
home-title = Una mesa de cartas con dos caras
home-lead = En cada carta, un lado es el día y el otro, la noche. Un Flip les da la vuelta a todas.
home-flip = Dar la vuelta a la carta
home-play = Jugar ya
home-play-hint = Tú y tres bots, sin cuenta: { $hint }.
home-friends = Jugar con tu gente
home-make-hint = Crea una mesa y envía el enlace.
home-join-hint = O escribe el código de una mesa.
home-code = Código de la mesa
home-code-unknown = No hay ninguna mesa { $code }. Revisa el código y vuelve a intentarlo.
do-join = Entrar
home-open = Mesas abiertas
home-anywhere = Entrar en cualquier mesa
home-more = Más
home-learn = Aprende a jugar
home-learn-hint = Una lección de unos minutos
home-rules-hint = Guía rápida, todas las cartas y las reglas exactas
home-pad-open = Libreta de puntos
home-pad = Para jugar con cartas de verdad; funciona sin conexión
home-tournaments = Torneos
home-tournaments-hint = Dos mesas o más, hasta 80 participantes
home-matches-hint = Qué has jugado y cómo te ha ido
home-settings-hint = Aspecto, tamaño del texto, sonidos, atajos
home-unofficial = Una mesa no oficial para juegos de descarte con cartas de dos caras.
table-line = { $free } de { $seats } asientos libres, { $edition }
resume-title = Retoma tu partida
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] La partida aún no ha empezado.
               *[other] La partida con { $names } aún no ha empezado.
            }
        [turn] Te toca, ronda { $round } contra { $names }
        [between] La ronda { $round } contra { $names } ha terminado
       *[wait] Ronda { $round } contra { $names }
    }
resume-table = Mesa { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Clásica
        [flip-splash] Splash
        [flip-canada] Canadá
        [flip-nordic] Nórdica
        [beachcomber] Vagabundo
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] dos caras, las reglas completas de 2018
        [flip-splash] dos caras, 108 cartas, el color encontrado se enseña
        [flip-canada] dos caras, más tiempo para pillar un UNO olvidado
        [flip-nordic] dos caras, reglas más nuevas y cortas, una sola ronda
        [beachcomber] una cara, se regalan cartas
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Reglas impresas
        [single] Una sola ronda
        [points] Por puntos
        [lowest] Total más bajo
        [partners] Por parejas
        [rotation4] Rotación de cuatro
        [rotation8] Rotación de ocho
       *[elimination] Eliminación
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, hoja de 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, hoja canadiense
        [flip-nordic] UNO FLIP, hoja nueva y corta
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Crear una mesa
make-more = Más opciones
make-summary = Qué se va a jugar
make-summary-seats =
    { $bots ->
        [0] { $seats } asientos, sin bots
        [one] { $seats } asientos, 1 bot
       *[other] { $seats } asientos, { $bots } bots
    }
make-summary-time = { $seconds } segundos por turno
do-fewer = Uno menos
do-more = Uno más
make-box = La hoja de tu caja
make-product = Producto
make-product-none = Ninguno de estos: elegir una edición
make-language = Idioma de la hoja
make-section = Se juega como { $edition }: { $hint }.
make-section-differs = Qué cambia en esta sección:
make-cycles = Vueltas
make-edition = Edición
make-mode = Modalidad
make-target = ¿A cuántos puntos?
make-seats = Asientos
make-bots = Bots
make-time = Tiempo por turno
make-time-value =
    { $seconds ->
        [0] Sin límite
       *[other] { $seconds } segundos
    }
make-watch = Quién puede mirar
watch-name =
    { $watch ->
        [nobody] Nadie
        [counts] Cualquiera, solo cuántas cartas hay
       *[backs] Cualquiera, con los dorsos de las cartas
    }
make-public = Mostrarla entre las mesas abiertas
make-target-own = según la hoja
make-password-none = ninguna
make-chat = Reacciones y chat
make-lapses = A veces los bots se olvidan de cantar UNO
make-name = Tu nombre
do-make = Crear la mesa
make-several = Más de una mesa
make-several-hint = En la rotación de ocho se juega en dos mesas a la vez y todo el mundo hace pareja con todo el mundo. En un torneo caben hasta 80 participantes.
make-rotation = Crear la rotación de ocho
make-rotation-bots = Jugar una rotación de ocho con bots
make-rotation-hint = Ocho participantes en dos mesas, cuatro rondas con cada pareja. Recibes una página donde el resto se apunta; los bots ocupan las plazas libres.

lobby-title = Mesa { $code }
lobby-invite = Comparte este enlace o enseña el código para que lo escaneen
lobby-copy = Copiar el enlace
lobby-copied = Copiado
lobby-code = Código
lobby-seat = Asiento { $number }
lobby-open = Libre
lobby-host = Dirige
lobby-start = Empezar
lobby-start-fill = Completar con bots y empezar
lobby-add-bot = Añadir un bot
lobby-remove = Quitar
lobby-take = Sentarme aquí
lobby-move = Cambiarme aquí
lobby-stand = Levantarme
lobby-rename = Cambiar nombre
lobby-share = Compartir
# The title of the link that is handed to another app.
lobby-share-title = Juega en la mesa { $code }
lobby-bot-level = Qué tal juega { $who }
bot-level =
    { $level ->
        [random] Nivel básico
       *[greedy] Nivel alto
    }
invite-title = Invitar a tu gente
invite-full = Todos los asientos están ocupados
lobby-lock = Cerrar la mesa
lobby-unlock = Abrir la mesa
lobby-wait = Esperando a que empiece quien dirige la mesa.
lobby-spectators =
    { $count ->
        [0] Sin público
        [one] 1 persona mirando
       *[other] { $count } personas mirando
    }
lobby-move-seat = Jugar con este asiento en otro dispositivo
lobby-move-hint = Cualquiera que tenga este enlace puede jugar en tu asiento: no lo compartas.
lobby-password = Contraseña
lobby-host-pass = Ceder el mando

rules-title = Reglas
rules-page-title = Reglas, { $edition }
rules-contents = Contenido
rules-guide = Guía rápida
rules-cards = Las cartas
rules-exact = Las reglas exactas
rules-exact-hint = Selecciona una regla para leerla entera.
rules-compare = En qué se diferencian las ediciones
rules-compare-one = Opción
rules-sheets = Impreso en { $sheets }
rules-printed = Impreso en { $section }
rules-not-printed = No está impreso en { $section }; sí en { $sheets }
rules-ours = No está impreso en ninguna hoja; es decisión nuestra
rules-not-here = Aquí no se aplica
rules-choose = Edición u hoja
rules-editions = Ediciones
rules-section = Estas son las reglas de { $section }. Se juegan como { $edition }.
guide-match = Sigue el color o el número
    .text = Juega una carta del mismo color, número o símbolo que la de arriba de la pila de descarte.
guide-draw = O roba una
    .text =
        { $drawn ->
            [must_play] ¿No puedes jugar nada? Roba una carta. Si se puede jugar, tienes que jugarla.
            [must_if_forced] ¿No puedes jugar nada? Roba una carta. Si se puede jugar, tienes que jugarla, salvo que pudieras haber jugado otra.
           *[may_play] ¿No puedes jugar nada? Roba una carta. Si se puede jugar, puedes jugarla enseguida.
        }
guide-wild = Los comodines van con todo
    .text = Juega un comodín sobre cualquier carta y elige el color. Un comodín de robo hace además que quien va después robe.
guide-flip = Un Flip le da la vuelta a todo
    .text = Tu mano, las dos pilas, las cartas de todo el mundo: ahora se juega por el otro lado, con otros colores y cartas más duras.
guide-backs = Lee los dorsos
    .text = Lo que ves de las otras manos es su otro lado: lo que tendrán después del próximo Flip. También ven el tuyo.
guide-gift = Regala cartas
    .text = Con un Vagabundo puedes darle a una persona hasta cuatro cartas, cada una de un color distinto.
guide-uno = Canta UNO
    .text =
        { $count ->
            [0] Canta UNO al jugar tu penúltima carta.
            [one] Canta UNO al jugar tu penúltima carta. Si te pillan sin cantarlo, robas 1 carta.
           *[other] Canta UNO al jugar tu penúltima carta. Si te pillan sin cantarlo, robas { $count } cartas.
        }
guide-challenge = Desafía los faroles
    .text =
        { $bluffing ->
            [refused] Un comodín de robo solo se puede jugar si no tienes ninguna carta del color actual.
           *[allowed] Quien juega un comodín de robo teniendo el color actual va de farol. Si desafías, robará en tu lugar. Si jugaba limpio, robas dos más.
        }
guide-out = Quédate sin cartas
    .text = Gana la ronda quien juega la última carta de su mano.
guide-score = Cuenta lo que queda
    .text =
        { $mode ->
            [single] No hay puntos: gana quien se queda sin cartas.
            [lowest] Cada cual cuenta las cartas que le quedan en la mano. { $goal }
            [elimination] Cada cual cuenta las cartas que le quedan en la mano. { $goal }
           *[points] Quien gana se apunta los puntos de las cartas que quedan en las demás manos. { $goal }
        }
gallery-number = Número
gallery-number-points = Tantos puntos como su número
gallery-does =
    { $does ->
        [number] No tiene efecto; va con su color o su número.
        [draw]
            { $count ->
                [one] Quien va después roba 1 carta y pierde el turno.
               *[other] Quien va después roba { $count } cartas y pierde el turno.
            }
        [reverse] Se sigue jugando en el otro sentido.
        [skip] Quien va después pierde el turno.
        [skipall] El resto pierde el turno: vuelves a jugar.
        [flip] Se da la vuelta a todo y se juega por el otro lado.
        [wild] Va con todo; eliges el color.
        [draw-wild] Eliges el color; quien va después roba { $count } cartas y pierde el turno, o te desafía.
        [draw-until] Eliges el color; quien va después roba hasta que salga una carta de ese color y pierde el turno, o te desafía.
       *[gift] Va con todo; le das a una persona hasta cuatro cartas de colores distintos.
    }
rules-names = Nombres en esta hoja
rules-names-ours = Aquí
rules-names-printed = En la hoja
word-name =
    { $word ->
        [light_side] lado claro
        [dark_side] lado oscuro
        [draw_pile] montón
        [discard_pile] pila de descarte
        [dealer] quien reparte
        [round] ronda
        [challenge] desafío
        [action_card] carta especial
        [game] nombre del juego
        [challenge_uno] eliminación
       *[other] { $word }
    }
rules-loading = Cargando las reglas…

settings-title = Ajustes
settings-name = Tu nombre
settings-language = Idioma
settings-speed = Velocidad de la animación
speed-name =
    { $speed ->
        [half] Lenta
        [one] Normal
        [two] Rápida
       *[off] Sin animación
    }
settings-you = Tú
settings-look = Aspecto
settings-theme = Tema
theme-name =
    { $theme ->
        [side] Según el lado en juego
        [light] Claro
        [dark] Oscuro
       *[system] Como en este dispositivo
    }
settings-text-size = Tamaño del texto
text-size-name = { $size } %
settings-patterns = Patrones en las cartas
settings-moves = Animación
settings-motion = Movimiento
motion-name =
    { $motion ->
        [system] Como en este dispositivo
        [reduce] Fundido en vez de movimiento
       *[full] Con movimiento
    }
settings-play = Juego
settings-confirm-tap = Tocar dos veces para jugar una carta
settings-shortcuts = Atajos de una letra
settings-vibrate = Vibrar cuando me toque
settings-verbosity = Mensajes hablados
verbosity-name =
    { $verbosity ->
        [terse] Breves
        [normal] Normales
       *[verbose] Detallados
    }
settings-sounds = Sonidos
settings-sound = Reproducir sonidos
sound-name =
    { $sound ->
        [play] Se juega una carta
        [draw] Se roban cartas
        [flip] Un Flip
        [turn] Te toca, en segundo plano
        [uno] UNO
        [join] Alguien se sienta
       *[end] Fin de una ronda
    }
do-preview = Escuchar
settings-large = Cartas más grandes
settings-saved = Se guarda en este navegador.
default-name = Visita
error-network = No se puede conectar con el servidor. Comprueba que esté en marcha.
not-found-title = Página no encontrada
not-found = En esta dirección no hay ninguna página.

matches-title = Tus partidas
matches-none = Aún no hay partidas. Juega una y aparecerá aquí.
matches-begin = Jugar una partida
matches-played =
    { $count ->
        [one] partida jugada
       *[other] partidas jugadas
    }
matches-won =
    { $count ->
        [one] partida ganada
       *[other] partidas ganadas
    }
matches-stopped =
    { $count ->
        [one] partida interrumpida
       *[other] partidas interrumpidas
    }
rounds-played =
    { $count ->
        [one] ronda jugada
       *[other] rondas jugadas
    }
rounds-won =
    { $count ->
        [one] ronda ganada
       *[other] rondas ganadas
    }
best-round = Mejor ronda
matches-by-edition = Por edición
matches-company = Contra
company-name =
    { $company ->
        [bots] Bots
       *[people] Personas
    }
matches-column = Partidas
rounds-column = Rondas
won-of = { $won } de { $count } ganadas
matches-last = Últimas { $count } partidas
match-against = Contra { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Ganada
               *[other] Ganada, { $won } de { $rounds } rondas
            }
        [lost]
            { $rounds ->
                [one] Perdida
               *[other] Perdida, { $won } de { $rounds } rondas ganadas
            }
        [stopped] Interrumpida, { $won } de { $rounds } rondas ganadas
       *[open] Sin terminar, { $won } de { $rounds } rondas ganadas
    }
matches-export = Exportar como archivo
matches-erase = Borrar todas las partidas
matches-erase-ask = Se borrarán todas las partidas y estadísticas de este navegador. No se puede deshacer.
do-erase = Borrar
matches-saved = Solo se guardan en este navegador.

offline-title = Estás sin conexión
offline-text = No se puede conectar con el servidor, así que de momento no se puede abrir ninguna mesa.
offline-still = Esto sigue funcionando
do-retry = Reintentar
offline-state =
    { $state ->
        [ready] Las reglas y la libreta de puntos también funcionan sin conexión.
        [preparing] Preparando el uso sin conexión…
        [insecure] Para funcionar sin conexión hace falta una dirección segura (https). Pero la libreta de puntos se puede descargar como archivo.
       *[failed] Este navegador no ha podido guardar la página para usarla sin conexión.
    }
