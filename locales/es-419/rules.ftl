# The rules, chapter by chapter. The English texts come from rulebook/; these follow them.

chapter-setup = Preparación
chapter-turn = El turno
chapter-cards = Qué hacen las cartas
chapter-flip = El Flip
chapter-draw-wild = Los comodines de castigo y el desafío
chapter-uno = Gritar UNO
chapter-beachcomber = El Vagabundo
chapter-end = El final de la ronda
chapter-match = La partida
chapter-sees = Qué puede ver cada quien
chapter-house = Reglas de la casa

rule-deck = El mazo
    .text =
        El mazo de dos caras tiene un lado claro y un lado oscuro. En cada lado hay cuatro colores, y cada
        color tiene dos cartas de cada número del 1 al 9 y dos de cada una de sus cuatro cartas de acción:
        Toma una, Reversa, Salta y Flip en el lado claro; Toma cinco, Reversa, Salta a todos y Flip en el
        oscuro. A cada lado se agregan el Comodín multicolor y un comodín de castigo (Comodín Toma dos en el
        claro, Comodín Toma un color en el oscuro): cuatro de cada uno en el mazo de 112 cartas, dos de cada
        uno en el de 108. El mazo de una cara, de 112 cartas, tiene cuatro colores, cada uno con un 0, dos
        cartas de cada número del 1 al 9 y dos de cada una de estas: Salta, Reversa y Roba dos; se agregan
        cuatro Comodines multicolor, cuatro Comodines Roba cuatro y cuatro Vagabundos. La hoja 003 llama
        simplemente “Comodín” al Comodín multicolor; en estas reglas, un comodín es cualquier carta sin
        color, también el Vagabundo. La opción `deck` indica qué mazo se usa. La hoja corta 004 habla de 112
        cartas sin decir cuáles; suponemos que son las mismas que en las hojas largas.

rule-pairing = Qué caras van juntas
    .text =
        Ninguna hoja dice qué cara oscura va detrás de cada cara clara. Emparejamos al azar las caras
        oscuras con las claras, así que saberse de memoria un lado de una carta no dice nada del otro. Con
        `pairing = round` se hace de nuevo cada vez que se reparte; con `pairing = match`, las cartas
        formadas la primera vez sirven para toda la partida.

rule-first-dealer = Quién reparte primero
    .text =
        Con `first_dealer = highest_number` cada quien saca una carta y reparte el número más alto de la
        cara en juego; una carta sin número vale 0. Con `highest_points` reparte la carta que vale más
        puntos, así que un comodín le gana a un Salta y un Salta le gana a un 9. Si hay empate, quienes
        empataron vuelven a sacar hasta que alguien quede adelante. Con `chosen` la mesa decide quién
        reparte; si no lo decide, reparte el asiento 0.

rule-deal = El reparto
    .text =
        Cada quien recibe siete cartas (`hand_size`) de la parte de arriba de la pila para tomar, ya
        barajada, de una en una, comenzando por quien va primero. Va primero quien se sienta al lado de
        quien reparte, hacia donde comienza el juego: a la izquierda o, con `direction = right`, a la
        derecha. Pueden jugar de dos a diez personas, siempre que el mazo alcance para todas las manos y una
        carta más. La carta siguiente se destapa como carta inicial. Cada ronda comienza por el lado claro y
        en la dirección inicial.

rule-start-number = Sale un número
    .text =
        Un número que sale como carta inicial no tiene efecto: se puede seguir su color o su número. Quien
        va primero juega el primer turno.

rule-start-draw = Sale una carta de castigo
    .text =
        Si sale un Toma una o un Roba dos, quien va primero toma esas cartas y pierde el turno; comienza
        quien sigue. En la hoja 003 solo la sección en español y la de Francia dicen que se pierde el turno;
        las demás solo hablan de tomar las cartas, y las jugamos de la misma manera. La mesa puede decidir
        otra cosa con `start_action` y `start_draw`.

rule-start-draw-plays = Sale una carta de castigo y no se pierde el turno
    .text =
        Con `start_action = acts` y `start_draw = plays`, si sale una carta de castigo, quien va primero
        toma la carta o las dos cartas y después juega un turno normal. Es lo indicado para quien lea al pie
        de la letra las secciones de la hoja 003 que solo hablan de tomar las cartas.

rule-start-reverse = Sale una Reversa
    .text =
        Si sale una Reversa, la dirección del juego cambia de inmediato y quien reparte juega el primer
        turno. Si solo juegan dos, la carta no hace nada más. La mesa puede decidir otra cosa con
        `start_action` y `start_reverse`.

rule-start-reverse-neighbour = Sale una Reversa y comienza quien está al otro lado de quien reparte
    .text =
        Con `start_action = acts` y `start_reverse = neighbour`, si sale una Reversa, la dirección del juego
        cambia y juega el primer turno quien está al lado de quien reparte en la nueva dirección. Si solo
        juegan dos, es lo mismo: comienza la otra persona, y `two_player_reverse` se refiere solo a una
        Reversa que se juega.

rule-start-skip = Sale un Salta
    .text =
        Si sale un Salta, quien va primero pierde el turno y comienza quien sigue; si solo juegan dos, quien
        reparte. La mesa puede decidir otra cosa con `start_action`.

rule-start-wild = Sale un Comodín multicolor
    .text =
        Si sale un Comodín multicolor, quien va primero elige el color y después juega un turno normal. La
        hoja 003 lo dice junto a la carta, pero en la preparación regresa el comodín a la pila; ahí seguimos
        la preparación, y por eso su edición juega con `start_wild = returned`.

rule-start-flip = Sale un Flip
    .text =
        Si sale un Flip, se voltea todo de inmediato: la pila para tomar, todas las manos y la pila para
        tirar, que deja arriba la otra cara de su carta de más abajo (la del propio Flip, si no tiene nada
        debajo). Una carta de acción que aparece así no tiene efecto. Si aparece un comodín, nadie toma
        cartas: quien va primero elige el color y después juega un turno normal. No cambian ni la dirección
        ni quién va primero. La mesa puede decidir otra cosa con `start_flip`.

rule-start-returned = La carta inicial regresa a la pila
    .text =
        Una carta inicial que se regresa se esconde otra vez en la pila para tomar, en un sitio al azar, y
        se destapa otra carta. Los comodines de castigo y el Vagabundo siguen `start_draw_wild`; el Comodín
        multicolor, `start_wild`; el Flip, `start_flip`; y las demás cartas de acción, `start_action`. A
        dónde va la carta lo indica `returned_to`.

rule-start-returned-bottom = La carta inicial va debajo de la pila
    .text =
        Con `returned_to = bottom`, una carta inicial que se regresa se pone debajo de la pila para tomar,
        donde será la última en salir, y se destapa la siguiente. Qué cartas se regresan lo indican
        `start_draw_wild`, `start_wild`, `start_flip` y `start_action`.

rule-start-ignored = La carta inicial no cuenta
    .text =
        Una carta inicial que no cuenta se pasa por alto: se destapa la siguiente encima, hasta que salga
        una con la que se pueda comenzar. Nunca es la carta de arriba, pero se queda al fondo de la pila
        para tirar, y el primer Flip puede dejar arriba su otra cara. Qué cartas no cuentan lo indican
        `start_action`, `start_wild`, `start_draw_wild` y `start_flip`. Las secciones danesa y noruega dicen
        que una carta de acción *puede* pasarse por alto; aquí se hace siempre.

rule-start-redeal = Ninguna carta sirve para comenzar
    .text =
        Si ninguna de las cartas que quedan por destapar puede ser carta inicial, no se puede comenzar.
        Entonces la misma persona baraja todas las cartas y reparte de nuevo.

rule-whose-turn = Por turnos
    .text =
        El turno pasa de asiento en asiento en la dirección del juego, y solo quien tiene el turno
        juega, toma una carta o pasa. Salvo con `jump_in = true`, nadie se adelanta, ni siquiera con
        una carta igual a la que se acaba de jugar. Gritar UNO y atrapar a alguien no son turnos y
        tienen sus propias reglas.

rule-round-over = Después de la ronda
    .text =
        La ronda termina cuando alguien se queda sin cartas o cuando se bloquea. Desde ese momento ya no
        vale ninguna jugada: no se juegan ni se toman cartas, y nadie desafía, grita UNO ni atrapa.

rule-chair-out = Quien quedó fuera
    .text =
        Quien queda fuera de la partida en la eliminación no tiene cartas ni hace jugadas. Los turnos, los
        castigos y el reparto se saltan su silla; no atrapa a nadie y nadie puede darle cartas. Los asientos
        en juego a un lado y otro de la silla cuentan como vecinos.

rule-own-hand = Solo cartas de tu mano
    .text =
        Solo se juegan y se dan cartas de la propia mano, tal como se ven por el lado en juego; la cara del
        otro lado no cuenta hasta el siguiente Flip. Entre varias cartas iguales se entiende la que llegó
        primero a la mano, salvo que se indique una posición, o la carta recién tomada mientras está
        pendiente.

rule-spare-field = Nada de más
    .text =
        Una jugada dice lo necesario y nada más. Decir un color con una carta de color, dar cartas
        con una que no sea un Vagabundo, o nombrar a alguien con una carta que no lo necesita,
        invalida toda la jugada, porque no está claro qué se quería hacer. Si con un Vagabundo se
        dice a quién se le dan cartas y no se da ninguna, no pasa nada.

rule-matching = Qué se puede jugar
    .text =
        Una carta se puede jugar por su cara en juego: si es del color actual, si tiene el mismo número o
        símbolo que la carta de arriba de la pila para tirar, o si es un comodín. Una carta de acción se
        puede jugar sobre otra solo si son la misma o si comparten el color. Después de un comodín no hay
        número ni símbolo que seguir: solo se puede jugar el color actual u otro comodín. Después de un
        Flip, la cara que quedó arriba cuenta como si se hubiera jugado.

rule-draw = Tomar una carta en vez de jugar
    .text =
        Quien no juega ninguna carta en su turno toma una de la pila para tomar. Después puede jugarla, si
        se puede jugar, o quedársela; en ambos casos termina el turno. Con `voluntary_draw = true` se puede
        tomar una carta aunque se pueda jugar otra.

rule-keep = Quedarse con la carta tomada
    .text =
        Para quedarse con la carta tomada se pasa, y el turno termina. Con `drawn_card = may_play` siempre
        se puede pasar; con `must_play` y `must_if_forced`, no siempre. También se pasa cuando la carta no
        se puede jugar, y así nadie más llega a saber si se podía.

rule-must-lay = No se toma una carta si se puede jugar otra
    .text =
        Con `voluntary_draw = false` no se puede tomar una carta mientras se tenga en la mano una de color
        que se pueda jugar. Los comodines no cuentan aquí: quien solo puede jugar comodines puede jugar uno
        o tomar una carta. La hoja 003 habla de tomar una carta solo cuando no se puede jugar nada, y la
        seguimos al pie de la letra.

rule-must-play = La carta tomada se juega si se puede
    .text =
        Con `drawn_card = must_play` hay que jugar la carta tomada si se puede, también si es un comodín.
        Solo se puede conservar si no se puede jugar, o si es un comodín de castigo y jugarlo sería un blof.
        Las secciones de la hoja 003 no coinciden en esto: en la francesa de Canadá, la neerlandesa y la
        alemana la carta se puede conservar.

rule-must-play-forced = La carta tomada se juega si no había otra
    .text =
        Con `drawn_card = must_if_forced` depende de por qué se tomó la carta. Si otra carta de la mano se
        puede jugar, se tomó por gusto y se puede conservar. Si no, se tomó por obligación, y hay que
        jugarla si se puede, también si es un comodín, salvo que sea un comodín de castigo y jugarlo sea un
        blof. Un comodín en la mano se puede jugar, excepto un comodín de castigo que `bluffing = refused`
        no permita en ese momento, contando la carta tomada como parte de la mano.

rule-one-draw = Una sola carta por turno
    .text =
        En un turno se toma una sola vez: una carta, salvo con `drawing = until_fits`. Después la
        carta tomada se juega o se guarda.

rule-pass-after-draw = No se pasa sin tomar una carta
    .text =
        Pasar es quedarse con la carta que se acaba de tomar. Sin una carta tomada pendiente no se puede
        pasar: se juega una carta o se toma una.

rule-drawn-card-only = Después de tomar una carta, solo esa
    .text =
        Después de tomar una carta no se puede jugar ninguna otra; las que ya estaban en la mano tienen que
        esperar al turno siguiente. Da igual si se tomó por obligación o por gusto. Las hojas 003 y 004 no
        dicen nada de esto, y las jugamos de la misma manera.

rule-nothing-to-draw = No quedan cartas que tomar
    .text =
        Si la pila para tomar está vacía y en la pila para tirar solo queda la carta de arriba, no hay
        cartas que tomar. El intento cuenta de todos modos como la jugada de ese turno y lo termina. Si
        quedan menos cartas de las que hay que tomar, se toman todas; si además se pierde el turno, se
        pierde de todos modos.

rule-draw-card = Toma una, Roba dos, Toma cinco
    .text =
        Quien sigue toma una, dos o cinco cartas, según diga la carta, y pierde el turno. Salvo que
        `stacking` diga otra cosa, no puede pasarle el castigo a otra persona jugando su propia
        carta de castigo. Si solo juegan dos, el turno vuelve enseguida a quien jugó la carta.

rule-skip = Salta
    .text =
        Quien sigue pierde el turno. Si solo juegan dos, la misma persona juega otro turno.

rule-skip-everyone = Salta a todos
    .text =
        Todas las demás personas pierden un turno, así que quien jugó la carta juega otro enseguida. Es un
        turno completo: si no puede jugar nada, tiene que tomar una carta.

rule-reverse = Reversa
    .text =
        La dirección del juego cambia: si iba hacia la izquierda, ahora va hacia la derecha, y al revés. El
        turno pasa a quien sigue en la nueva dirección.

rule-reverse-two = Reversa entre dos
    .text =
        Si solo juegan dos, una Reversa vale también como Salta: cambia la dirección y la misma persona
        juega otro turno. No importa cuánta gente jugaba al principio: si en una eliminación quedan dos,
        cuentan como dos. Solo la hoja 003 habla de jugar entre dos; aquí lo jugamos así siempre, y con
        `two_player_reverse = turn` la carta solo cambia la dirección.

rule-wild = Comodín multicolor
    .text =
        Un Comodín multicolor se puede jugar en cualquier turno y sobre cualquier carta, también cuando se
        pueden jugar otras cartas de la mano. Quien lo juega elige el nuevo color, y puede elegir el actual.
        Con todos los comodines menos el Vagabundo se elige color de esta manera.

rule-name-color = Con un comodín se elige color
    .text =
        El color se elige en la misma jugada en que se juega el comodín, no después. Un comodín jugado sin
        color se rechaza. Un comodín jugado como última carta de la mano no necesita color, salvo el Comodín
        Toma un color. El Vagabundo solo lo pide con `beachcomber_color = names`.

rule-side-colors = Los cuatro colores en juego
    .text =
        Solo se puede elegir un color del lado en juego: azul, verde, rojo o amarillo en el lado claro;
        rosa, verde azulado, anaranjado o morado en el lado oscuro. En el mazo de una cara son azul
        turquesa, rosa, verde o anaranjado.

rule-color-first = Primero el color
    .text =
        Mientras falte elegir un color, porque salió un comodín al comenzar o lo dejó arriba un Flip, no se
        juega ni se toma ninguna carta. Lo elige quien tenga que elegirlo y después sigue el juego.

rule-no-color-asked = Ningún color que elegir
    .text =
        Sin jugar un comodín, solo se elige color cuando se pide: después de una carta inicial o de un Flip.
        En cualquier otro momento, el color actual se queda como está.

rule-flip = Flip
    .text =
        Primero se voltea toda la pila para tirar, de modo que el Flip queda al fondo y la carta del fondo
        muestra arriba su otra cara. Luego se voltea de la misma manera la pila para tomar, y la que era su
        última carta es la próxima que se toma. Después se voltean todas las manos. El nuevo lado sigue en
        juego hasta el siguiente Flip, que puede jugar cualquiera, también la misma persona. Un Flip solo se
        puede jugar sobre su color o sobre otro Flip.

rule-flip-surfaced = Lo que aparece con un Flip no tiene efecto
    .text =
        Una carta de acción que un Flip deja arriba de la pila para tirar no tiene efecto: nadie toma cartas
        ni pierde el turno, la dirección no cambia y un segundo Flip no voltea nada. Solo cuenta para saber
        qué se puede jugar, por color o por símbolo. La hoja 000 no dice nada de esto, y la jugamos de la
        misma manera.

rule-flip-wild = Un Flip deja arriba un comodín
    .text =
        Si un Flip deja arriba un comodín, se elige un color antes del turno siguiente y nadie toma cartas
        por él. Con `wild_after_flip = flipper` lo elige quien jugó el Flip. Con `by_side` lo elige quien
        jugó el Flip cuando se pasa al lado oscuro, y quien sigue cuando se pasa al claro; en ese caso, esa
        persona juega luego un turno normal. Encima solo se puede jugar el color elegido o un comodín. La
        hoja 001 dice las dos cosas, una con el Flip de cada lado.

rule-flip-wild-next = Un Flip deja arriba un comodín y elige quien sigue
    .text =
        Con `wild_after_flip = next`, el color de un comodín que un Flip deja arriba lo elige quien sigue,
        sin importar a qué lado se pase, y luego juega un turno normal. Nadie toma cartas por ese comodín, y
        encima solo se puede jugar el color elegido o un comodín.

rule-draw-wild = Comodín Toma dos, Comodín Toma un color, Comodín Roba cuatro
    .text =
        Con un comodín de castigo se elige un color, y quien sigue toma dos cartas, cuatro cartas o hasta
        que salga el color elegido, y pierde el turno. Se juega limpio si, al jugarlo, ninguna otra carta de
        la mano es del color que había hasta entonces; los números y símbolos iguales de otros colores no
        importan. Con `wilds_count_as_match = true`, cualquier otro comodín en la mano también lo convierte
        en un blof. Las cartas que se reciban después, por ejemplo por no gritar UNO, no cambian nada. Con
        `bluffing = allowed` también se puede jugar blofeando, y quien sigue puede desafiarlo.

rule-no-bluff = En esta mesa no se blofea
    .text =
        Con `bluffing = refused`, un comodín de castigo que sería un blof no se puede jugar y se rechaza,
        también si se acaba de tomar. Si se juega limpio, tiene efecto de inmediato: no se pide respuesta, y
        quien sigue toma sus cartas y pierde el turno.

rule-answer-first = Primero la respuesta
    .text =
        Después de un comodín de castigo no se juega ni se toma ninguna carta hasta que quien sigue
        responda aceptando o desafiando; con `stacking` se responde a cada carta que crea una deuda.
        No puede ver las cartas que tomaría antes de decidirse. Antes de la respuesta todavía se
        puede gritar UNO, y se puede atrapar a quien lo haya olvidado.

rule-nothing-to-answer = Nada que aceptar ni desafiar
    .text =
        Solo se puede aceptar o desafiar un comodín de castigo que se acaba de jugar, o una deuda
        por `stacking`, y una sola vez. No se puede desafiar ninguna otra carta, ni tampoco un
        comodín de castigo jugado como última carta de la mano, porque con la mano vacía siempre se
        juega limpio.

rule-who-answers = Solo quien tendría que tomar las cartas
    .text =
        Solo puede aceptar o desafiar quien sigue, que es quien tendría que tomar las cartas,
        también una deuda por `stacking`. Nadie puede desafiar en su lugar.

rule-accept = Aceptar
    .text =
        Quien acepta toma lo que pide la carta y pierde el turno. No se llega a saber si se jugó limpio.

rule-guilty = Desafío: culpable
    .text =
        Quien recibe el desafío muestra toda su mano, tal como está en ese momento, a quien desafía y a
        nadie más. Si la carta era un blof, quien la jugó toma las cartas en lugar de quien desafía: dos,
        cuatro o hasta que salga el color. Quien desafía no toma ninguna y juega su turno como siempre. La
        carta se queda donde está y el color elegido con ella se mantiene.

rule-innocent = Desafío: inocente
    .text =
        Si se jugó limpio, quien desafía toma lo que pide la carta y dos más, y pierde el turno. Con el
        Comodín Toma un color eso significa primero hasta que salga el color y luego dos. La carta se queda
        donde está y el color elegido con ella se mantiene.

rule-until-color = Tomar cartas hasta que salga el color
    .text =
        Se toman cartas de una en una hasta que una muestre, por el lado en juego, el color elegido; todas
        se conservan. Una carta de acción de ese color cuenta, pero un comodín no, porque no tiene color. Si
        la pila para tomar se acaba, se vuelve a formar con la pila para tirar; si esa también se acaba, ya
        no se toman más.

rule-found-color = La carta encontrada se muestra
    .text =
        Con `found_color_shown = true`, la carta con la que salió el color se muestra a toda la mesa, sin
        importar quién la tomó: quien sigue, quien blofeó o quien desafió. Las cartas tomadas antes, y las
        dos que se agregan por perder un desafío, no se muestran.

rule-uno-call = Gritar UNO
    .text =
        Quien se queda con una carta por su propia jugada tiene que gritar UNO. Puede gritarlo con esa
        jugada o antes, en su turno, mientras tiene dos cartas.

rule-uno-late = Gritar tarde
    .text =
        Con `late_call = true`, quien olvidó gritar UNO todavía puede gritarlo después, hasta que se le
        atrape o termine el plazo. La hoja 003 lo dice en todas las secciones menos en la de Francia; lo
        permitimos siempre que una hoja no diga nada.

rule-uno-too-late = No se grita tarde
    .text =
        Con `late_call = false`, quien se quedó con una carta sin gritar UNO ya no puede remediarlo: si lo
        grita mientras está al descubierto, se rechaza. Eso solo acaba cuando alguien atrapa a esa persona o
        cuando termina el plazo.

rule-uno-when = Cuándo se puede gritar UNO
    .text =
        Por separado, UNO se grita solo en el propio turno, antes de jugar o con una carta tomada pendiente,
        y teniendo exactamente dos cartas; o más tarde, mientras quien tiene una carta y no gritó siga
        al descubierto, si `late_call` lo permite. En cualquier otro momento se rechaza, y el intento no
        cuesta nada.

rule-uno-again = Con gritar una vez basta
    .text =
        Mientras un UNO siga valiendo, no se puede gritar de nuevo. Una carta jugada gritando por segunda
        vez se rechaza completa, y se puede volver a jugar sin gritar.

rule-uno-with-move = Un UNO que no corresponde
    .text =
        Un UNO gritado al jugar una carta solo vale si esa jugada deja una carta en la mano, o si es un
        Vagabundo con el que se da la última carta. Si no, se rechaza toda la jugada, sin penalización.

rule-uno-exposed = Una carta y sin gritar
    .text =
        Quien se queda con una carta por su propia jugada y no gritó UNO está al descubierto: se le puede
        atrapar. Quien se queda con una carta de cualquier otra manera no está al descubierto.

rule-uno-catch = Atrapar
    .text =
        Cualquier otra persona en juego puede atrapar a quien está al descubierto, sea o no su turno; cuenta
        quien lo haga primero. La persona atrapada toma dos cartas (`uno_penalty`). Un UNO olvidado se
        penaliza una sola vez, aunque no queden cartas que tomar. Si alguien intenta atrapar por error, se
        rechaza, sin penalización.

rule-uno-window = Hasta cuándo se puede atrapar
    .text =
        Con `uno_window = begins` el plazo termina con la siguiente jugada de un turno: una carta jugada,
        una carta tomada, la respuesta a un comodín de castigo o un color que elija otra persona. No lo
        terminan gritar UNO, atrapar, una jugada rechazada ni un color que elija quien está al descubierto.
        Con `uno_window = played`, si quien sigue toma una carta, el plazo sigue abierto hasta que la juegue
        o se quede con ella, salvo que no haya cartas que tomar; todo lo demás lo termina como antes. Si
        quien está al descubierto tiene también el turno siguiente, por un Salta a todos o porque solo
        juegan dos, su siguiente jugada cuenta como la de quien sigue.

rule-uno-cleared = Hasta cuándo vale un UNO
    .text =
        Un UNO vale hasta que aumenta la mano de quien lo gritó: por tomar cartas, por una
        penalización o por un regalo, o cambia de dueño. Entonces deja de valer, y al quedarse otra
        vez con una carta hay que gritarlo de nuevo. Ninguna otra cosa lo anula.

rule-beachcomber = Vagabundo
    .text =
        Un Vagabundo se puede jugar sobre cualquier carta en cualquier turno, también si se acaba de tomar.
        Quien lo juega puede dar hasta cuatro cartas en la misma jugada, todas a una sola persona. El color
        actual se mantiene, salvo con `beachcomber_color = names`; el número o símbolo que hay debajo ya no
        cuenta. Si después de dar las cartas queda una, hay que gritar UNO como siempre.

rule-gift-colors = Qué se puede dar
    .text =
        Se puede dar como máximo una carta de cada uno de los cuatro colores, es decir, cuatro a lo sumo. Se
        pueden dar números y cartas de acción de color; las cartas moradas, que son el Comodín multicolor,
        el Comodín Roba cuatro y el Vagabundo, no. No es obligatorio dar nada: se puede guardar cualquier
        color. La sección alemana permite repetir color; seguimos a las otras siete.

rule-gift-whom = A quién se le puede dar
    .text =
        Todas las cartas se le dan a una misma persona, que hay que nombrar, que no puede ser quien las da y
        que debe seguir en la partida. También puede ser la propia pareja. Desde ese momento las cartas son
        de quien las recibe, y si había gritado UNO, deja de valer.

rule-gift-empties = Dar las últimas cartas
    .text =
        Quien da sus últimas cartas solo gana la ronda si grita UNO, en esa misma jugada o antes, mientras
        tiene dos cartas. Si no lo grita, las cartas se dan de todos modos, pero toma de inmediato dos
        cartas (`uno_penalty`) y la ronda sigue con la siguiente persona. Si después le queda una sola
        carta, no se le puede atrapar por eso. Si no toma ninguna, porque no quedan o porque
        `uno_penalty = 0`, se quedó sin cartas de todos modos y gana. Un Vagabundo jugado como única carta
        de la mano gana la ronda como cualquier otra carta.

rule-beachcomber-color = Con el Vagabundo se elige color
    .text =
        Con `beachcomber_color = names`, quien juega un Vagabundo elige el color, como con un Comodín
        multicolor. Como última carta de la mano no lo necesita. Ninguna hoja lo dice; es una opción para
        las mesas a las que les guste.

rule-going-out = Quedarse sin cartas
    .text =
        Cuando alguien se queda sin cartas, la ronda termina y esa persona la gana. Antes se aplica el
        efecto de su última carta sobre el resto. Un UNO olvidado que nadie atrapó a tiempo ya no importa.

rule-last-card-draws = Una carta de castigo como última carta
    .text =
        Una carta de castigo o un comodín de castigo que se juega como última carta todavía hace tomar
        cartas a quien sigue, y esas cartas se cuentan. No se puede desafiar, porque con la mano vacía
        siempre se juega limpio. Con el Comodín Toma un color se toman cartas hasta que salga el color
        elegido. Con `last_card_draws = false` nadie toma cartas; la hoja 004, que no dice nada, se juega
        como las demás.

rule-last-card-flips = Un Flip como última carta
    .text =
        Un Flip jugado como última carta todavía voltea todo, y las manos se cuentan por el lado que quede a
        la vista. Si deja arriba un comodín, no se elige color.

rule-last-wild = Un comodín como última carta
    .text =
        Un comodín jugado como última carta no necesita color, aunque se puede elegir uno. Solo con el
        Comodín Toma un color hay que elegirlo también entonces, porque quien sigue toma cartas hasta que
        salga; se elige incluso con `last_card_draws = false`.

rule-reshuffle = Se acaba la pila para tomar
    .text =
        Cuando hay que tomar una carta y no queda ninguna, todas las cartas de la pila para tirar menos la
        de arriba se barajan y forman la nueva pila para tomar, con el lado en juego boca abajo. La carta de
        arriba se queda, y también el color que se haya elegido. Esto ocurre también cuando se están tomando
        varias cartas. La hoja 004 no dice nada, y casi ninguna de las demás menciona la carta de arriba; lo
        jugamos así siempre.

rule-blocked = Nadie juega ni toma cartas
    .text =
        Si todas las personas en juego, una tras otra, ni juegan ni toman una carta, la ronda queda
        bloqueada. Cualquier carta que se juegue o se tome reinicia la cuenta, y aceptar un comodín de
        castigo sin recibir ninguna carta no cuenta. Una ronda bloqueada no la gana nadie, nadie suma puntos
        por ella en ninguna modalidad y la siguiente persona reparte otra.

rule-move-limit = El límite de jugadas
    .text =
        Después de 5000 jugadas (`move_limit`) la ronda queda bloqueada, salvo que esa misma jugada la
        termine. Gritar UNO y atrapar no cuentan como jugadas; sí cuentan las cartas jugadas, las veces que
        se toman cartas, las cartas que se conservan, las respuestas y los colores elegidos.

rule-hand-points = Cuánto valen las cartas
    .text =
        Una carta de número vale su número. Un Toma una vale 10; un Salta a todos, 30; y cualquier otra
        carta de acción de color, 20. En un mazo de dos caras, un Comodín multicolor vale 40, un Comodín
        Toma dos 50 y un Comodín Toma un color 60; en el de una cara, un Comodín multicolor, un Comodín Roba
        cuatro o un Vagabundo valen 50. Una carta de dos caras cuenta por la cara del lado en juego al
        terminar la ronda.

rule-mode-single = Una sola ronda
    .text =
        Gana quien se queda sin cartas, y no hay puntos. Después de una ronda bloqueada se juega otra, que
        reparte la siguiente persona. Esta es la modalidad `match = single`; las de abajo se eligen con la
        misma opción.

rule-mode-points = Por puntos
    .text =
        Quien gana una ronda se anota lo que valen todas las demás manos. Gana la partida quien primero
        alcance o pase los puntos acordados, 500 si la mesa no pone otros (`target`). La hoja 004 lo ofrece
        como opción; las demás, como el juego habitual.

rule-mode-lowest = El total más bajo
    .text =
        Después de cada ronda, cada quien suma lo que vale su propia mano, así que quien gana la ronda no
        suma nada. En cuanto un total alcanza o pasa los puntos acordados termina la partida, y la gana
        quien tenga menos. Si varias personas empatan con el total más bajo, ganan juntas.

rule-mode-partners = En parejas
    .text =
        Cuatro asientos, con las parejas frente a frente: 0 y 2 contra 1 y 3. La ronda termina cuando
        alguien de cualquiera de las dos parejas se queda sin cartas, y la pareja ganadora se anota las dos
        manos contrarias; lo que todavía tenga en la mano la otra persona de esa pareja no cuenta. Gana la
        primera pareja que alcance o pase los puntos acordados. Solo lo dice la hoja 003; se ofrece con
        todas las ediciones.

rule-mode-rotation4 = Rotación de cuatro
    .text =
        Cuatro personas juegan doce rondas en parejas, cuatro con cada una de las otras tres: primero 0 y 1
        juntas, luego 0 y 2, luego 0 y 3. Para eso cambian de lugar: una pareja ocupa las sillas 0 y 2 y la
        otra las sillas 1 y 3, con el número más bajo primero. A las dos personas de una pareja se les anota
        todo lo que la pareja consiga; gana el total más alto, y los totales iguales comparten la victoria.
        Una ronda bloqueada se repite y no cuenta entre las doce. Las doce rondas se pueden jugar varias
        veces, de una a diez vueltas. Donde algunas secciones de la hoja 003 se equivocan en las cuentas, se
        entiende tres por cuatro.

rule-mode-rotation8 = Rotación de ocho
    .text =
        Ocho personas en dos mesas juegan siete bloques de cuatro rondas, 28 en total, de modo que cada
        quien juega cuatro rondas en pareja con cada una de las demás y se enfrenta a cada una en dos
        bloques. Con las parejas unidas por un guion y las mesas separadas por una barra, los bloques son
        01-23/45-67, 02-46/13-57, 03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 y 07-25/16-34. Los
        lugares y los puntos son como en la rotación de cuatro; el total suma lo de las dos mesas, y las 28
        rondas se pueden jugar varias veces, de una a diez vueltas.

        Las mesas juegan al mismo tiempo, cada una con su mazo; la que va adelante solo espera al final de
        un bloque, cuando cambian las parejas y las mesas. Cada mesa sortea una sola vez quién reparte
        primero, y después el reparto pasa de silla en silla, también de un bloque a otro y de una vuelta a
        otra; una ronda bloqueada la reparte de nuevo en su mesa quien sigue y no cuenta entre las 28. Con
        `pairing = match` las otras caras se muestran cuando terminan las dos mesas; quien se va conserva
        posición y total, y un bot sigue jugando.

rule-mode-elimination = Eliminación
    .text =
        Después de cada ronda, cada quien suma lo que vale su propia mano, y quien alcanza o pasa los puntos
        acordados queda fuera. El juego se salta las sillas vacías; las dos últimas personas conservan sus
        totales y siguen con las reglas para dos. Gana quien queda en juego al final, también si una sola
        ronda deja fuera de golpe al resto. La hoja lo llama “UNO desafiante”.

rule-deal-passes = Quién reparte después
    .text =
        Después de cada ronda, también si se bloquea, reparte la siguiente silla que siga en la partida,
        contando hacia donde comienza el juego. No importa en qué dirección haya terminado la ronda. En una
        rotación el reparto pasa de silla en silla, sin importar quién se siente ahí.

rule-sees-hands = Las manos
    .text =
        Cada quien ve las caras en juego de su propia mano, pero no el otro lado. De las demás manos ve solo
        el otro lado, tal como se sostienen las cartas, en el orden en que se tomaron y nunca en el orden en
        que las acomode quien las tiene. Todo el mundo sabe cuántas cartas tiene cada mano. Las cartas de
        una cara tienen el dorso liso, así que solo se ve cuántas son.

rule-sees-pile = Las pilas
    .text =
        Todo el mundo ve la carta de arriba de la pila para tirar, cuántas cartas hay en cada pila y el lado
        que no está en juego de la carta de arriba de la pila para tomar. En el mazo de una cara ese dorso
        es liso. No se puede ver nada más de las pilas.

rule-sees-draw = Tomar cartas
    .text =
        Quien toma cartas ve su cara en juego; el resto ve sus dorsos al llegar a la mano y el dorso de la
        carta que queda arriba de la pila. Solo quien tomó una carta sabe si se puede jugar: quedársela se
        ve exactamente igual que no poder jugarla, y lleva el mismo tiempo.

rule-sees-shown-hand = Una mano mostrada en un desafío
    .text =
        La mano desafiada se muestra una vez, por sus caras en juego, solo a quien desafía. Al resto de la
        mesa se le dice si se jugó limpio, y nada más.

rule-sees-gift = Cartas que se dan
    .text =
        Quien da y quien recibe ven qué cartas se dan. El resto ve cuántas cartas se dan, quién las da y a
        quién, y también sus dorsos.

rule-sees-found = La carta encontrada
    .text =
        Con `found_color_shown = true` todo el mundo ve la cara en juego de la carta con la que salió el
        color. Las demás cartas que se tomaron solo las ve quien las tomó.

rule-sees-end = Después de la ronda
    .text =
        Cuando termina una ronda se muestran todas las manos, con las caras en juego, para contarlas.
        También se muestran las otras caras, salvo con `pairing = match`: entonces siguen ocultas hasta que
        termina la partida, porque se vuelven a repartir las mismas cartas.

rule-sees-bystander = El público
    .text =
        El público ve las pilas igual que quienes juegan, el número de cartas de cada mano y todas las
        jugadas. Hasta que termina la ronda no ve ninguna mano por ningún lado, porque alguien de la mesa
        podría entrar como público para ver los dorsos de su propia mano. La mesa puede decidir que el
        público vea los dorsos de las manos.

rule-stacking = Acumular cartas de castigo
    .text =
        Con `stacking = same` o `rising`, una carta de castigo jugada o un comodín de castigo con
        número crea una deuda de otras tantas cartas. Quien sigue acepta, toma toda la deuda y
        pierde el turno, o acumula una carta que valga: sus cartas se suman y responde la persona
        siguiente. No se juega otra cosa ni se toma. Si la carta acumulada es la última, la ronda
        acaba; antes, quien sigue toma la deuda. El comodín de castigo hasta el color y una carta de
        castigo descubierta al principio actúan como siempre, sin deuda.

rule-stack-same = Qué se acumula: la misma carta
    .text =
        Con `stacking = same` solo se puede jugar sobre una deuda el mismo símbolo o el mismo
        comodín que la carta de arriba. El color no tiene que coincidir.

rule-stack-rising = Qué se acumula: otro tanto o más
    .text =
        Con `stacking = rising` se puede jugar sobre una deuda cualquier carta que haga tomar al
        menos tantas como la de arriba: una, dos, cuatro o cinco. El color no tiene que coincidir.

rule-stack-challenge = El desafío en una acumulación
    .text =
        Con `stacking` solo se puede desafiar una deuda si hay un comodín de castigo arriba y
        `bluffing = allowed`, y el desafío trata solo de esa carta. Si era un blof, quien la jugó
        toma toda la deuda y quien desafía juega su turno como siempre. Si no, quien desafía toma la
        deuda y dos cartas más y pierde el turno.

rule-until-fits = Tomar cartas hasta que se pueda jugar una
    .text =
        Con `drawing = until_fits`, en el turno propio se sigue tomando carta por carta hasta que
        una se pueda jugar o no quede nada. La última carta tomada se juega entonces o se guarda.
        Todos saben que se puede jugar, pero no cuál es. Las penalizaciones y las deudas no cuentan.

rule-jump-in = Adelantarse
    .text =
        Con `jump_in = true` se puede jugar fuera de turno al principio de un turno, si la carta
        tiene color y es igual a la de arriba, en color y número o símbolo. No se puede mientras se
        espera una carta tomada, una respuesta o un color. El juego sigue después de quien se
        adelantó. Si dos quieren adelantarse, vale quien llega antes.

rule-seven-swap = El 7 cambia manos
    .text =
        Con `seven_swap = true`, quien juega un 7 y todavía tiene cartas cambia su mano con otra
        persona. Los UNO que cualquiera de las dos haya gritado dejan de valer. Si quien jugó el 7
        tiene ahora una carta, tiene que gritar UNO; a la otra persona no se le puede atrapar por la
        mano recibida. Un 7 como última carta no cambia nada.

rule-seven-whom = Con quién cambia el 7
    .text =
        Un 7 que cambia manos por `seven_swap` nombra a una sola persona que siga en la partida.
        Entre las jugadas permitidas aparece una vez por cada una.

rule-zero-rotate = El 0 pasa todas las manos
    .text =
        Con `zero_rotate = true`, todas las manos pasan a quien sigue en el dirección del juego
        cuando alguien juega un 0 y todavía tiene cartas. Todos los UNO gritados dejan de valer.
        Solo se puede atrapar después con una carta a quien jugó el 0. Un 0 como última carta no
        pasa nada, y una baraja sin 0 no se ve afectada.

rule-last-number = La última carta es un número
    .text =
        Con `last_card = number` solo una carta de número puede ser la última de una mano, y un
        Vagabundo no puede dar las últimas cartas. Una carta que por eso no se puede jugar no impide
        tomar cartas.

rule-uno-automatic = UNO vale sin gritarlo
    .text =
        Con `uno_call = automatic`, UNO cuenta como gritado cuando queda una carta, o cuando se dan
        las últimas con un Vagabundo. Nadie grita y a nadie se le atrapa.

rule-free-draw-wild = Comodines de castigo sin desafío
    .text =
        Con `bluffing = free` un comodín de castigo siempre se puede jugar y actúa de inmediato.
        Nunca es un blof, y nadie puede desafiarlo.

rule-until-limit = Un límite al tomar cartas hasta el color
    .text =
        Con `until_limit` por encima de 0, tomar cartas hasta el color acaba después de esas cartas.
        Las dos cartas de un desafío perdido se añaden. Si acaba por el límite, no se muestra
        ninguna carta.
