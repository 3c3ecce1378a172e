# The rules, chapter by chapter. The English texts come from rulebook/; these follow them.

chapter-setup = Preparación
chapter-turn = El turno
chapter-cards = Qué hacen las cartas
chapter-flip = El Flip
chapter-draw-wild = Los comodines de robo y el desafío
chapter-uno = Cantar UNO
chapter-beachcomber = El Vagabundo
chapter-end = El final de la ronda
chapter-match = La partida
chapter-sees = Qué puede ver cada cual
chapter-house = Reglas de la casa

rule-deck = La baraja
    .text =
        La baraja de dos caras tiene un lado claro y un lado oscuro. En cada lado hay cuatro colores, y cada
        color tiene dos cartas de cada número del 1 al 9 y dos de cada una de sus cuatro cartas especiales:
        Roba una, Cambio de sentido, Pierde el turno y Flip en el lado claro; Roba cinco, Cambio de sentido,
        Todos pierden el turno y Flip en el oscuro. A cada lado se añaden el Comodín y un comodín de robo
        (Comodín Roba dos en el claro, Comodín Busca el color en el oscuro): cuatro de cada uno en la baraja
        de 112 cartas, dos de cada uno en la de 108. La baraja de una cara, de 112 cartas, tiene cuatro
        colores, cada uno con un 0, dos cartas de cada número del 1 al 9 y dos de cada una de estas: Pierde
        el turno, Cambio de sentido y Roba dos; se añaden cuatro Comodines, cuatro Comodines Roba cuatro y
        cuatro Vagabundos. En estas reglas, el Comodín, con mayúscula, es la carta de ese nombre; un
        comodín, con minúscula, es cualquier carta sin color, también el Vagabundo. La opción `deck` dice
        qué baraja se usa. La hoja corta 004 habla de 112 cartas sin decir cuáles; damos por hecho que son
        las mismas que en las hojas largas.

rule-pairing = Qué caras van juntas
    .text =
        Ninguna hoja dice qué cara oscura lleva detrás cada cara clara. Emparejamos al azar las caras
        oscuras con las claras, de modo que saberse de memoria un lado de una carta no dice nada del otro.
        Con `pairing = round` se hace de nuevo en cada reparto; con `pairing = match`, las cartas formadas
        para el primer reparto sirven para toda la partida.

rule-first-dealer = Quién reparte primero
    .text =
        Con `first_dealer = highest_number` cada cual saca una carta y reparte el número más alto de la cara
        en juego; una carta sin número vale 0. Con `highest_points` reparte la carta que vale más puntos,
        así que un comodín gana a un Pierde el turno y un Pierde el turno gana a un 9. Si hay empate,
        quienes empatan vuelven a sacar hasta que alguien quede por delante. Con `chosen` la mesa decide
        quién reparte; si no lo decide, reparte el asiento 0.

rule-deal = El reparto
    .text =
        Cada cual recibe siete cartas (`hand_size`) de la parte de arriba del montón ya barajado, de una en
        una, empezando por quien va primero. Va primero quien se sienta al lado de quien reparte, hacia
        donde empieza el juego: a la izquierda o, con `direction = right`, a la derecha. Pueden jugar de dos
        a diez personas, siempre que la baraja dé para todas las manos y una carta más. La carta siguiente
        se descubre como carta inicial. Cada ronda empieza por el lado claro y en el sentido inicial.

rule-start-number = Sale un número
    .text =
        Un número que sale como carta inicial no tiene efecto: se puede seguir su color o su número. Quien
        va primero juega el primer turno.

rule-start-draw = Sale una carta de robo
    .text =
        Si sale un Roba una o un Roba dos, quien va primero roba esas cartas y pierde el turno; empieza
        quien va después. En la hoja 003 solo la sección en español y la de Francia dicen que se pierde el
        turno; las demás hablan solo de robar, y las jugamos de la misma manera. La mesa puede decidir otra
        cosa con `start_action` y `start_draw`.

rule-start-draw-plays = Sale una carta de robo y no se pierde el turno
    .text =
        Con `start_action = acts` y `start_draw = plays`, si sale una carta de robo, quien va primero roba
        la carta o las dos cartas y después juega un turno normal. Es lo indicado para quien lea al pie de
        la letra las secciones de la hoja 003 que hablan solo de robar.

rule-start-reverse = Sale un Cambio de sentido
    .text =
        Si sale un Cambio de sentido, el juego cambia de sentido en el acto y quien reparte juega el primer
        turno. Si solo juegan dos, la carta no hace nada más. La mesa puede decidir otra cosa con
        `start_action` y `start_reverse`.

rule-start-reverse-neighbour = Sale un Cambio de sentido y empieza quien está al otro lado de quien reparte
    .text =
        Con `start_action = acts` y `start_reverse = neighbour`, si sale un Cambio de sentido, el juego
        cambia de sentido y juega el primer turno quien está al lado de quien reparte en el nuevo sentido.
        Si solo juegan dos, es lo mismo: empieza la otra persona, y `two_player_reverse` se refiere solo a
        un Cambio de sentido que se juega.

rule-start-skip = Sale un Pierde el turno
    .text =
        Si sale un Pierde el turno, quien va primero pierde el turno y empieza quien va después; si solo
        juegan dos, quien reparte. La mesa puede decidir otra cosa con `start_action`.

rule-start-wild = Sale un Comodín
    .text =
        Si sale un Comodín, quien va primero elige el color y después juega un turno normal. La hoja 003 lo
        dice junto a la carta, pero en la preparación devuelve el Comodín al montón; ahí seguimos la
        preparación, y por eso su edición juega con `start_wild = returned`.

rule-start-flip = Sale un Flip
    .text =
        Si sale un Flip, se le da la vuelta a todo en el acto: al montón, a todas las manos y a la pila de
        descarte, que deja arriba la otra cara de su carta de más abajo (la del propio Flip, si no tiene
        nada debajo). Una carta especial que aparece así no tiene efecto. Si aparece un comodín, nadie roba:
        quien va primero elige el color y después juega un turno normal. No cambian ni el sentido ni quién
        va primero. La mesa puede decidir otra cosa con `start_flip`.

rule-start-returned = La carta inicial vuelve al montón
    .text =
        Una carta inicial que se devuelve se esconde otra vez en el montón, en un sitio al azar, y se
        descubre otra carta. Los comodines de robo y el Vagabundo siguen `start_draw_wild`; el Comodín,
        `start_wild`; el Flip, `start_flip`; y las demás cartas especiales, `start_action`. Adónde va la
        carta lo dice `returned_to`.

rule-start-returned-bottom = La carta inicial va debajo del montón
    .text =
        Con `returned_to = bottom`, una carta inicial que se devuelve se pone debajo del montón, donde será
        la última en robarse, y se descubre la siguiente. Qué cartas se devuelven lo dicen
        `start_draw_wild`, `start_wild`, `start_flip` y `start_action`.

rule-start-ignored = La carta inicial no cuenta
    .text =
        Una carta inicial que no cuenta se pasa por alto: se descubre la siguiente encima, hasta que salga
        una con la que se pueda empezar. Nunca es la carta de arriba, pero se queda al fondo de la pila de
        descarte, y el primer Flip puede dejar arriba su otra cara. Qué cartas no cuentan lo dicen
        `start_action`, `start_wild`, `start_draw_wild` y `start_flip`. Las secciones danesa y noruega dicen
        que una carta especial *puede* pasarse por alto; aquí se hace siempre.

rule-start-redeal = Ninguna carta sirve para empezar
    .text =
        Si ninguna de las cartas que quedan por descubrir puede ser carta inicial, no se puede empezar.
        Entonces la misma persona baraja todas las cartas y reparte de nuevo.

rule-whose-turn = Por turnos
    .text =
        El turno pasa de asiento en asiento en el sentido del juego, y solo quien tiene el turno
        juega, roba o pasa. Salvo con `jump_in = true`, nadie se cuela, ni siquiera con una carta
        igual que la que se acaba de jugar. Cantar UNO y pillar a alguien no son turnos y tienen sus
        propias reglas.

rule-round-over = Después de la ronda
    .text =
        La ronda termina cuando alguien se queda sin cartas o cuando se bloquea. Desde ese momento ya no
        vale ninguna jugada: no se juegan ni se roban cartas, y nadie desafía, canta ni pilla.

rule-chair-out = Quien ha quedado fuera
    .text =
        Quien queda fuera de la partida en la eliminación no tiene cartas ni hace jugadas. Los turnos, los
        robos y el reparto se saltan su silla; no pilla a nadie y nadie puede darle cartas. Los asientos en
        juego a un lado y otro de la silla cuentan como vecinos.

rule-own-hand = Solo cartas de tu mano
    .text =
        Solo se juegan y se dan cartas de la propia mano, tal como se ven por el lado en juego; la cara del
        otro lado no cuenta hasta el siguiente Flip. Entre varias cartas iguales se entiende la que se cogió
        primero, salvo que se indique una posición, o la carta robada mientras está pendiente.

rule-spare-field = Nada de más
    .text =
        Una jugada dice lo que hace falta y nada más. Decir un color con una carta de color, dar
        cartas con una que no sea un Vagabundo, o nombrar a alguien con una carta que no lo
        necesita, invalida toda la jugada, porque no está claro qué se quería hacer. Si con un
        Vagabundo se dice a quién se dan cartas y no se da ninguna, no pasa nada.

rule-matching = Qué se puede jugar
    .text =
        Una carta se puede jugar por su cara en juego: si es del color actual, si tiene el mismo número o
        símbolo que la carta de arriba de la pila de descarte, o si es un comodín. Una carta especial se
        puede jugar sobre otra solo si son la misma o si comparten el color. Después de un comodín no hay
        número ni símbolo que seguir: solo se puede jugar el color actual u otro comodín. Después de un
        Flip, la cara que ha quedado arriba cuenta como si se hubiera jugado.

rule-draw = Robar en vez de jugar
    .text =
        Quien no juega ninguna carta en su turno roba una del montón. Después puede jugarla, si se puede
        jugar, o quedársela; en ambos casos termina el turno. Con `voluntary_draw = true` se puede robar
        aunque se pueda jugar.

rule-keep = Quedarse con la carta robada
    .text =
        Para quedarse con la carta robada se pasa, y el turno termina. Con `drawn_card = may_play` siempre
        se puede pasar; con `must_play` y `must_if_forced`, no siempre. También se pasa cuando la carta no
        se puede jugar, y así nadie más llega a saber si se podía.

rule-must-lay = No se roba si se puede jugar
    .text =
        Con `voluntary_draw = false` no se puede robar mientras se tenga en la mano una carta de color que
        se pueda jugar. Los comodines no cuentan aquí: quien solo puede jugar comodines puede jugar uno o
        robar. La hoja 003 habla de robar solo cuando no se puede jugar nada, y nos lo tomamos al pie de la
        letra.

rule-must-play = La carta robada se juega si se puede
    .text =
        Con `drawn_card = must_play` hay que jugar la carta robada si se puede, también si es un comodín.
        Solo se puede conservar si no se puede jugar, o si es un comodín de robo y jugarlo sería un farol.
        Las secciones de la hoja 003 no coinciden en esto: en la francesa de Canadá, la neerlandesa y la
        alemana la carta se puede conservar.

rule-must-play-forced = La carta robada se juega si no había otra
    .text =
        Con `drawn_card = must_if_forced` depende de por qué se ha robado. Si otra carta de la mano se puede
        jugar, el robo era libre y la carta robada se puede conservar. Si no, el robo era forzoso, y hay que
        jugar la carta robada si se puede, también si es un comodín, salvo que sea un comodín de robo y
        jugarlo sea un farol. Un comodín en la mano se puede jugar, excepto un comodín de robo que
        `bluffing = refused` no permita en ese momento, contando la carta robada como parte de la mano.

rule-one-draw = Un robo por turno
    .text =
        En un turno se roba una vez como mucho: una carta, salvo con `drawing = until_fits`. Después
        la carta robada se juega o se guarda.

rule-pass-after-draw = No se pasa sin robar
    .text =
        Pasar es quedarse con la carta que se acaba de robar. Sin una carta robada pendiente no se puede
        pasar: se juega una carta o se roba una.

rule-drawn-card-only = Tras robar, solo la carta robada
    .text =
        Después de robar no se puede jugar más carta que la recién robada; las que ya estaban en la mano
        tienen que esperar al turno siguiente. Da igual si había que robar o si se ha querido. Las hojas 003
        y 004 no dicen nada de esto, y las jugamos de la misma manera.

rule-nothing-to-draw = No queda nada que robar
    .text =
        Si el montón está vacío y en la pila de descarte solo queda la carta de arriba, no hay nada que
        robar. El robo cuenta igualmente como la jugada de ese turno y lo termina. Si quedan menos cartas de
        las que hay que robar, se roban todas; si además se pierde el turno, se pierde de todas formas.

rule-draw-card = Roba una, Roba dos, Roba cinco
    .text =
        Quien va después roba una, dos o cinco cartas, según diga la carta, y pierde el turno. Salvo
        que `stacking` diga otra cosa, no puede pasar el robo a otra persona jugando su propia carta
        de robo. Si solo juegan dos, el turno vuelve enseguida a quien ha jugado la carta.

rule-skip = Pierde el turno
    .text =
        Quien va después pierde el turno. Si solo juegan dos, la misma persona juega otro turno.

rule-skip-everyone = Todos pierden el turno
    .text =
        Todas las demás personas pierden un turno, así que quien ha jugado la carta juega otro enseguida. Es
        un turno completo: si no puede jugar nada, tiene que robar.

rule-reverse = Cambio de sentido
    .text =
        El juego cambia de sentido: si iba hacia la izquierda, ahora va hacia la derecha, y al revés. El
        turno pasa a quien va después en el nuevo sentido.

rule-reverse-two = Cambio de sentido entre dos
    .text =
        Si solo juegan dos, un Cambio de sentido vale también como Pierde el turno: cambia el sentido y la
        misma persona juega otro turno. No importa cuánta gente jugara al principio: si en una eliminación
        quedan dos, cuentan como dos. Solo la hoja 003 habla de jugar entre dos; aquí lo jugamos así
        siempre, y con `two_player_reverse = turn` la carta solo cambia el sentido.

rule-wild = Comodín
    .text =
        Un Comodín se puede jugar en cualquier turno y sobre cualquier carta, también cuando se pueden jugar
        otras cartas de la mano. Quien lo juega elige el nuevo color, y puede elegir el actual. Con todos
        los comodines menos el Vagabundo se elige color de esta manera.

rule-name-color = Con un comodín se elige color
    .text =
        El color se elige en la misma jugada en que se juega el comodín, no después. Un comodín jugado sin
        color se rechaza. Un comodín jugado como última carta de la mano no necesita color, salvo el Comodín
        Busca el color. El Vagabundo solo lo pide con `beachcomber_color = names`.

rule-side-colors = Los cuatro colores en juego
    .text =
        Solo se puede elegir un color del lado en juego: azul, verde, rojo o amarillo en el lado claro;
        rosa, azul turquesa, naranja o morado en el lado oscuro. En la baraja de una cara son azul turquesa,
        rosa, verde o naranja.

rule-color-first = Primero el color
    .text =
        Mientras falte por elegir un color, porque ha salido un comodín al empezar o lo ha dejado arriba un
        Flip, no se juega ni se roba nada. Lo elige quien tenga que elegirlo y después sigue el juego.

rule-no-color-asked = Ningún color que elegir
    .text =
        Sin jugar un comodín, solo se elige color cuando se pide: tras una carta inicial o un Flip. En
        cualquier otro momento, el color actual se queda como está.

rule-flip = Flip
    .text =
        Primero se le da la vuelta a toda la pila de descarte, de modo que el Flip queda al fondo y la carta
        del fondo muestra arriba su otra cara. Luego se le da la vuelta del mismo modo al montón, y la que
        era su última carta es la próxima que se roba. Después se les da la vuelta a todas las manos. El
        nuevo lado sigue en juego hasta el siguiente Flip, que puede jugar cualquiera, también la misma
        persona. Un Flip solo se puede jugar sobre su color o sobre otro Flip.

rule-flip-surfaced = Lo que aparece con un Flip no tiene efecto
    .text =
        Una carta especial que un Flip deja encima de la pila de descarte no tiene efecto: nadie roba ni
        pierde el turno, el sentido no cambia y un segundo Flip no le da la vuelta a nada. Solo cuenta para
        saber qué se puede jugar, por color o por símbolo. La hoja 000 no dice nada de esto, y la jugamos de
        la misma manera.

rule-flip-wild = Un Flip deja arriba un comodín
    .text =
        Si un Flip deja arriba un comodín, se elige un color antes del turno siguiente y nadie roba por esa
        carta. Con `wild_after_flip = flipper` lo elige quien ha jugado el Flip. Con `by_side` lo elige
        quien ha jugado el Flip cuando se pasa al lado oscuro, y quien va después cuando se pasa al claro;
        en ese caso, esa persona juega luego un turno normal. Encima solo se puede jugar el color elegido o
        un comodín. La hoja 001 dice las dos cosas, una con el Flip de cada lado.

rule-flip-wild-next = Un Flip deja arriba un comodín y elige quien va después
    .text =
        Con `wild_after_flip = next`, el color de un comodín que un Flip deja arriba lo elige quien va
        después, sea cual sea el lado al que se pase, y luego juega un turno normal. Nadie roba por esa
        carta, y encima solo se puede jugar el color elegido o un comodín.

rule-draw-wild = Comodín Roba dos, Comodín Busca el color, Comodín Roba cuatro
    .text =
        Con un comodín de robo se elige un color, y quien va después roba dos cartas, cuatro cartas o hasta
        dar con el color elegido, y pierde el turno. Se juega limpio si, al jugarlo, ninguna otra carta de
        la mano es del color que había hasta entonces; los números y símbolos iguales de otros colores no
        importan. Con `wilds_count_as_match = true`, cualquier otro comodín en la mano también lo convierte
        en un farol. Las cartas que se cojan después, por ejemplo por no cantar UNO, no cambian nada. Con
        `bluffing = allowed` se puede jugar también de farol, y quien va después puede desafiarlo.

rule-no-bluff = En esta mesa no hay faroles
    .text =
        Con `bluffing = refused`, un comodín de robo que sería un farol no se puede jugar y se rechaza,
        también si se acaba de robar. Si se juega limpio, tiene efecto en el acto: no se pide respuesta, y
        quien va después roba sus cartas y pierde el turno.

rule-answer-first = Primero la respuesta
    .text =
        Después de un comodín de robo no se juega ni se roba nada hasta que quien va después
        responda aceptando o desafiando; con `stacking` se responde a cada carta que crea una deuda.
        No puede mirar las cartas que robaría antes de decidirse. Antes de la respuesta todavía se
        puede cantar UNO, y se puede pillar a quien lo haya olvidado.

rule-nothing-to-answer = Nada que aceptar ni desafiar
    .text =
        Solo se puede aceptar o desafiar un comodín de robo que se acaba de jugar, o una deuda por
        `stacking`, y una sola vez. No se puede desafiar ninguna otra carta, ni tampoco un comodín
        de robo jugado como última carta de la mano, porque con la mano vacía siempre se juega
        limpio.

rule-who-answers = Solo quien tendría que robar
    .text =
        Solo puede aceptar o desafiar quien va después, que es quien tendría que robar, también una
        deuda por `stacking`. Nadie puede desafiar en su lugar.

rule-accept = Aceptar
    .text =
        Quien acepta roba lo que pide la carta y pierde el turno. No se llega a saber si se jugó limpio.

rule-guilty = Desafío: culpable
    .text =
        Quien recibe el desafío enseña toda su mano, tal como está en ese momento, a quien desafía y a nadie
        más. Si la carta era un farol, quien la jugó roba en lugar de quien desafía: dos cartas, cuatro
        cartas o hasta dar con el color. Quien desafía no roba nada y juega su turno como siempre. La carta
        se queda donde está y el color elegido con ella se mantiene.

rule-innocent = Desafío: inocente
    .text =
        Si se jugó limpio, quien desafía roba lo que pide la carta y dos más, y pierde el turno. Con el
        Comodín Busca el color eso significa primero hasta dar con el color y luego dos. La carta se queda
        donde está y el color elegido con ella se mantiene.

rule-until-color = Robar hasta dar con el color
    .text =
        Se roban cartas de una en una hasta que una muestre, por el lado en juego, el color elegido; todas
        se conservan. Una carta especial de ese color cuenta, pero un comodín no, porque no tiene color. Si
        el montón se acaba, se rehace con los descartes; si también se acaban, se deja de robar.

rule-found-color = La carta encontrada se enseña
    .text =
        Con `found_color_shown = true`, la carta con la que se da con el color se enseña a toda la mesa, la
        robe quien la robe: quien va después, quien iba de farol o quien desafió. Las cartas robadas antes,
        y las dos que se añaden por perder un desafío, no se enseñan.

rule-uno-call = Cantar UNO
    .text =
        Quien se queda con una carta por su propia jugada tiene que cantar UNO. Puede cantarlo con esa
        jugada o antes, en su turno, mientras tiene dos cartas.

rule-uno-late = Cantar tarde
    .text =
        Con `late_call = true`, quien ha olvidado cantar UNO todavía puede cantarlo después, hasta que
        alguien le pille o termine el plazo. La hoja 003 lo dice en todas las secciones menos en la de
        Francia; lo permitimos siempre que una hoja no diga nada.

rule-uno-too-late = No se canta tarde
    .text =
        Con `late_call = false`, quien se ha quedado con una carta sin cantar UNO ya no puede remediarlo: si
        lo canta mientras se le puede pillar, se rechaza. Eso solo acaba cuando alguien le pilla o cuando
        termina el plazo.

rule-uno-when = Cuándo se puede cantar UNO
    .text =
        Por separado, UNO se canta solo en el propio turno, antes de jugar o con una carta robada pendiente,
        y teniendo exactamente dos cartas; o más tarde, mientras quien tiene una carta y no ha cantado siga
        al descubierto, si `late_call` lo permite. En cualquier otro momento se rechaza, y el intento no
        cuesta nada.

rule-uno-again = Con cantar una vez basta
    .text =
        Mientras un UNO siga valiendo, no se puede cantar de nuevo. Una carta jugada cantando por segunda
        vez se rechaza entera, y se puede volver a jugar sin cantar.

rule-uno-with-move = Un UNO que no viene a cuento
    .text =
        Un UNO cantado al jugar una carta solo vale si esa jugada deja una carta en la mano, o si es un
        Vagabundo con el que se da la última carta. Si no, se rechaza toda la jugada, sin castigo.

rule-uno-exposed = Una carta y sin cantar
    .text =
        Quien se queda con una carta por su propia jugada y no ha cantado UNO está al descubierto: se le
        puede pillar. Quien se queda con una carta de cualquier otra manera no está al descubierto.

rule-uno-catch = Pillar
    .text =
        Cualquier otra persona en juego puede pillar a quien está al descubierto, sea o no su turno; cuenta
        quien pille primero. La persona a la que pillan roba dos cartas (`uno_penalty`). Un UNO olvidado se
        castiga una sola vez, aunque no quede nada que robar. Si alguien intenta pillar por error, se
        rechaza, sin castigo.

rule-uno-window = Hasta cuándo se puede pillar
    .text =
        Con `uno_window = begins` el plazo termina con la siguiente jugada de un turno: una carta jugada, un
        robo, la respuesta a un comodín de robo o un color que elija otra persona. No lo terminan cantar
        UNO, pillar, una jugada rechazada ni un color que elija quien está al descubierto. Con
        `uno_window = played`, si quien va después roba, el plazo sigue abierto hasta que juegue la carta
        robada o se quede con ella, salvo que no haya nada que robar; todo lo demás lo termina como antes.
        Si quien está al descubierto tiene también el turno siguiente, por un Todos pierden el turno o
        porque solo juegan dos, su siguiente jugada cuenta como la de quien va después.

rule-uno-cleared = Hasta cuándo vale un UNO
    .text =
        Un UNO vale hasta que aumenta la mano de quien lo cantó: por un robo, un castigo o un
        regalo, o cambia de dueño. Entonces deja de valer, y al quedarse otra vez con una carta hay
        que cantarlo de nuevo. Ninguna otra cosa lo anula.

rule-beachcomber = Vagabundo
    .text =
        Un Vagabundo se puede jugar sobre cualquier carta en cualquier turno, también si se acaba de robar.
        Quien lo juega puede dar hasta cuatro cartas en la misma jugada, todas a una sola persona. El color
        actual se mantiene, salvo con `beachcomber_color = names`; el número o símbolo que hay debajo ya no
        cuenta. Si después de dar las cartas queda una, hay que cantar UNO como siempre.

rule-gift-colors = Qué se puede dar
    .text =
        Se puede dar como mucho una carta de cada uno de los cuatro colores, es decir, cuatro a lo sumo. Se
        pueden dar números y cartas especiales de color; las cartas moradas, que son el Comodín, el Comodín
        Roba cuatro y el Vagabundo, no. No es obligatorio dar nada: se puede guardar cualquier color. La
        sección alemana permite repetir color; seguimos a las otras siete.

rule-gift-whom = A quién se puede dar
    .text =
        Todas las cartas se dan a una misma persona, que hay que nombrar, que no puede ser quien las da y
        que debe seguir en la partida. También puede ser la propia pareja. Desde ese momento las cartas son
        de quien las recibe, y si había cantado UNO, deja de valer.

rule-gift-empties = Dar las últimas cartas
    .text =
        Quien da sus últimas cartas solo gana la ronda si canta UNO, en esa misma jugada o antes, mientras
        tiene dos cartas. Si no lo canta, las cartas se dan igualmente, pero roba en el acto dos cartas
        (`uno_penalty`) y la ronda sigue con quien va después. Si después de eso tiene una sola carta, no se
        le puede pillar por ello. Si no roba nada, porque no queda nada o porque `uno_penalty = 0`, se ha
        quedado sin cartas de todos modos y gana. Un Vagabundo jugado como única carta de la mano gana la
        ronda como cualquier otra carta.

rule-beachcomber-color = Con el Vagabundo se elige color
    .text =
        Con `beachcomber_color = names`, quien juega un Vagabundo elige el color, como con un Comodín. Como
        última carta de la mano no lo necesita. Ninguna hoja lo dice; es una opción para las mesas a las que
        les guste.

rule-going-out = Quedarse sin cartas
    .text =
        Cuando alguien se queda sin cartas, la ronda termina y esa persona la gana. Antes se aplica el
        efecto de su última carta sobre el resto. Un UNO olvidado que nadie pilló a tiempo ya no importa.

rule-last-card-draws = Una carta de robo como última carta
    .text =
        Una carta de robo o un comodín de robo que se juega como última carta todavía hace robar a quien va
        después, y las cartas robadas se cuentan. No se puede desafiar, porque con la mano vacía siempre se
        juega limpio. Con el Comodín Busca el color se roba hasta dar con el color elegido. Con
        `last_card_draws = false` nadie roba; la hoja 004, que no dice nada, se juega como las demás.

rule-last-card-flips = Un Flip como última carta
    .text =
        Un Flip jugado como última carta todavía le da la vuelta a todo, y las manos se cuentan por el lado
        que quede a la vista. Si deja arriba un comodín, no se elige color.

rule-last-wild = Un comodín como última carta
    .text =
        Un comodín jugado como última carta no necesita color, aunque se puede elegir uno. Solo con el
        Comodín Busca el color hay que elegirlo también entonces, porque quien va después roba hasta dar con
        él; se elige incluso con `last_card_draws = false`.

rule-reshuffle = El montón se acaba
    .text =
        Cuando hay que robar una carta y no queda ninguna, todos los descartes menos el de arriba se barajan
        y forman el nuevo montón, con el lado en juego boca abajo. El descarte de arriba se queda, y también
        el color que se hubiera elegido. Esto ocurre también en medio de un robo. La hoja 004 no dice nada,
        y casi ninguna de las demás menciona la carta de arriba; lo jugamos así siempre.

rule-blocked = Nadie juega ni roba
    .text =
        Si todas las personas en juego, una tras otra, ni juegan ni roban una carta, la ronda queda
        bloqueada. Cualquier carta que se juegue o se robe pone la cuenta a cero, y aceptar un comodín de
        robo sin recibir ninguna carta no cuenta. Una ronda bloqueada no la gana nadie, nadie puntúa por
        ella en ninguna modalidad y la persona siguiente reparte otra.

rule-move-limit = El límite de jugadas
    .text =
        Tras 5000 jugadas (`move_limit`) la ronda queda bloqueada, salvo que esa misma jugada la termine.
        Cantar UNO y pillar no cuentan como jugadas; sí cuentan las cartas jugadas, los robos, las cartas
        que se conservan, las respuestas y los colores elegidos.

rule-hand-points = Cuánto valen las cartas
    .text =
        Una carta de número vale su número. Un Roba una vale 10; un Todos pierden el turno, 30; y cualquier
        otra carta especial de color, 20. En una baraja de dos caras, un Comodín vale 40, un Comodín Roba
        dos 50 y un Comodín Busca el color 60; en la de una cara, un Comodín, un Comodín Roba cuatro o un
        Vagabundo valen 50. Una carta de dos caras cuenta por la cara del lado en juego al terminar la
        ronda.

rule-mode-single = Una sola ronda
    .text =
        Gana quien se queda sin cartas, y no hay puntos. Después de una ronda bloqueada se juega otra, que
        reparte la persona siguiente. Esta es la modalidad `match = single`; las de abajo se eligen con la
        misma opción.

rule-mode-points = Por puntos
    .text =
        Quien gana una ronda se apunta lo que valen todas las demás manos. Gana la partida quien primero
        alcance o supere los puntos fijados, 500 si la mesa no pone otros (`target`). La hoja 004 lo ofrece
        como opción; las demás, como el juego habitual.

rule-mode-lowest = El total más bajo
    .text =
        Después de cada ronda, cada cual suma lo que vale su propia mano, así que quien gana la ronda no
        suma nada. En cuanto un total alcanza o supera los puntos fijados termina la partida, y la gana
        quien tenga menos. Si varias personas empatan con el total más bajo, ganan juntas.

rule-mode-partners = Por parejas
    .text =
        Cuatro asientos, con las parejas frente a frente: 0 y 2 contra 1 y 3. La ronda termina cuando
        alguien de cualquiera de las dos parejas se queda sin cartas, y la pareja ganadora se apunta las dos
        manos contrarias; lo que todavía tenga en la mano la otra persona de esa pareja no cuenta. Gana la
        primera pareja que alcance o supere los puntos fijados. Solo lo dice la hoja 003; se ofrece con
        todas las ediciones.

rule-mode-rotation4 = Rotación de cuatro
    .text =
        Cuatro personas juegan doce rondas por parejas, cuatro con cada una de las otras tres: primero 0 y 1
        juntas, luego 0 y 2, luego 0 y 3. Para ello cambian de sitio: una pareja ocupa las sillas 0 y 2 y la
        otra las sillas 1 y 3, con el número más bajo primero. A las dos personas de una pareja se les
        apunta todo lo que la pareja consiga; gana el total más alto, y los totales iguales comparten la
        victoria. Una ronda bloqueada se repite y no cuenta entre las doce. Las doce rondas se pueden jugar
        varias veces, de una a diez vueltas. Donde algunas secciones de la hoja 003 se equivocan en las
        cuentas, se entiende tres por cuatro.

rule-mode-rotation8 = Rotación de ocho
    .text =
        Ocho personas en dos mesas juegan siete bloques de cuatro rondas, 28 en total, de modo que cada cual
        juega cuatro rondas en pareja con cada una de las demás y se enfrenta a cada una en dos bloques. Con
        las parejas unidas por un guion y las mesas separadas por una barra, los bloques son 01-23/45-67,
        02-46/13-57, 03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 y 07-25/16-34. Los sitios y los
        puntos son como en la rotación de cuatro; el total suma lo de las dos mesas, y las 28 rondas se
        pueden jugar varias veces, de una a diez vueltas.

        Las mesas juegan a la vez, cada una con su baraja; la que va por delante solo espera al final de un
        bloque, cuando cambian las parejas y las mesas. Cada mesa sortea una sola vez quién reparte primero,
        y después el reparto pasa de silla en silla, también de un bloque a otro y de una vuelta a otra; una
        ronda bloqueada la reparte de nuevo en su mesa quien va después y no cuenta entre las 28. Con
        `pairing = match` las otras caras se muestran cuando han terminado las dos mesas; quien se va
        conserva posición y total, y un bot sigue jugando.

rule-mode-elimination = Eliminación
    .text =
        Después de cada ronda, cada cual suma lo que vale su propia mano, y quien alcanza o supera los
        puntos fijados queda fuera. Se sigue jugando saltando las sillas vacías; las dos últimas personas
        conservan sus totales y siguen con las reglas para dos. Gana quien queda en juego al final, también
        si una sola ronda deja fuera de golpe al resto. La hoja lo llama «UNO desafiante».

rule-deal-passes = Quién reparte después
    .text =
        Después de cada ronda, también si se bloquea, reparte la siguiente silla que siga en la partida,
        contando hacia donde empieza el juego. No importa en qué sentido haya terminado la ronda. En una
        rotación el reparto pasa de silla en silla, se siente quien se siente en ella.

rule-sees-hands = Las manos
    .text =
        Cada cual ve las caras en juego de su propia mano, pero no el otro lado. De las demás manos ve solo
        el otro lado, tal como se sujetan las cartas, en el orden en que se robaron y nunca en el orden en
        que las coloque quien las tiene. Todo el mundo sabe cuántas cartas tiene cada mano. Las cartas de
        una cara tienen el dorso liso, así que solo se ve cuántas son.

rule-sees-pile = El montón y los descartes
    .text =
        Todo el mundo ve la carta de arriba de la pila de descarte, cuántas cartas hay en el montón y en la
        pila, y el lado que no está en juego de la carta de arriba del montón. En la baraja de una cara ese
        dorso es liso. No se puede mirar nada más.

rule-sees-draw = Robar
    .text =
        Quien roba ve la cara en juego de las cartas robadas; el resto ve sus dorsos al llegar a la mano y
        el dorso de la carta que queda encima del montón. Solo quien ha robado una carta sabe si se puede
        jugar: quedársela parece exactamente lo mismo que no poder jugarla, y lleva el mismo tiempo.

rule-sees-shown-hand = Una mano enseñada en un desafío
    .text =
        La mano desafiada se enseña una vez, por sus caras en juego, solo a quien desafía. Al resto de la
        mesa se le dice si se jugó limpio, y nada más.

rule-sees-gift = Cartas que se dan
    .text =
        Quien da y quien recibe ven qué cartas se dan. El resto ve cuántas cartas se dan, quién las da y a
        quién, y también sus dorsos.

rule-sees-found = La carta encontrada
    .text =
        Con `found_color_shown = true` todo el mundo ve la cara en juego de la carta con la que se ha dado
        con el color. Las demás cartas de ese robo solo las ve quien las ha robado.

rule-sees-end = Después de la ronda
    .text =
        Cuando termina una ronda se enseñan todas las manos, con las caras en juego, para contarlas. También
        se enseñan las otras caras, salvo con `pairing = match`: entonces siguen ocultas hasta que termina
        la partida, porque se vuelven a repartir las mismas cartas.

rule-sees-bystander = El público
    .text =
        El público ve el montón y los descartes igual que quienes juegan, el número de cartas de cada mano y
        todas las jugadas. Hasta que termina la ronda no ve ninguna mano por ningún lado, porque alguien de
        la mesa podría entrar como público para ver los dorsos de su propia mano. La mesa puede decidir que
        el público vea los dorsos de las manos.

rule-stacking = Acumular cartas de robo
    .text =
        Con `stacking = same` o `rising`, una carta de robo jugada o un comodín de robo con número
        crea una deuda de otras tantas cartas. Quien va después acepta, roba toda la deuda y pierde
        el turno, o acumula una carta que valga: sus cartas se suman y responde quien le sigue. No
        se juega otra cosa ni se roba. Si la carta acumulada es la última, la ronda acaba; antes,
        quien va después roba la deuda. El comodín de robo hasta el color y una carta de robo
        descubierta al principio actúan como siempre, sin deuda.

rule-stack-same = Qué se acumula: la misma carta
    .text =
        Con `stacking = same` solo se puede jugar sobre una deuda el mismo símbolo o el mismo
        comodín que la carta de arriba. El color no tiene que coincidir.

rule-stack-rising = Qué se acumula: otro tanto o más
    .text =
        Con `stacking = rising` se puede jugar sobre una deuda cualquier carta que haga robar al
        menos tantas como la de arriba: una, dos, cuatro o cinco. El color no tiene que coincidir.

rule-stack-challenge = El desafío en una acumulación
    .text =
        Con `stacking` solo se puede desafiar una deuda si hay un comodín de robo arriba y `bluffing
        = allowed`, y el desafío trata solo de esa carta. Si era un farol, quien la jugó roba toda
        la deuda y quien desafía juega su turno como siempre. Si no, quien desafía roba la deuda y
        dos cartas más y pierde el turno.

rule-until-fits = Robar hasta que se pueda jugar una
    .text =
        Con `drawing = until_fits`, en el turno propio se sigue robando carta a carta hasta que una
        se pueda jugar o no quede nada. La última carta robada se juega entonces o se guarda. Todos
        saben que se puede jugar, pero no cuál es. Los castigos y las deudas no cuentan.

rule-jump-in = Colarse
    .text =
        Con `jump_in = true` se puede jugar fuera de turno al principio de un turno, si la carta
        tiene color y es igual que la de arriba, en color y número o símbolo. No se puede mientras
        se espera una carta robada, una respuesta o un color. El juego sigue después de quien se ha
        colado. Si dos quieren colarse, vale quien llega antes.

rule-seven-swap = El 7 cambia manos
    .text =
        Con `seven_swap = true`, quien juega un 7 y aún tiene cartas cambia su mano con otra
        persona. Los UNO que cualquiera de las dos haya cantado dejan de valer. Si quien jugó el 7
        tiene ahora una carta, tiene que cantar UNO; a la otra persona no se le puede pillar por la
        mano recibida. Un 7 como última carta no cambia nada.

rule-seven-whom = Con quién cambia el 7
    .text =
        Un 7 que cambia manos por `seven_swap` nombra a una sola persona que siga en la partida.
        Entre las jugadas permitidas aparece una vez por cada una.

rule-zero-rotate = El 0 pasa todas las manos
    .text =
        Con `zero_rotate = true`, todas las manos pasan a quien va después en el sentido del juego
        cuando alguien juega un 0 y aún tiene cartas. Todos los UNO cantados dejan de valer. Solo se
        puede pillar después con una carta a quien jugó el 0. Un 0 como última carta no pasa nada, y
        una baraja sin 0 no se ve afectada.

rule-last-number = La última carta es un número
    .text =
        Con `last_card = number` solo una carta de número puede ser la última de una mano, y un
        Vagabundo no puede dar las últimas cartas. Una carta que por eso no se puede jugar no impide
        robar.

rule-uno-automatic = UNO vale sin cantarlo
    .text =
        Con `uno_call = automatic`, UNO cuenta como cantado cuando queda una carta, o cuando se dan
        las últimas con un Vagabundo. Nadie canta y a nadie se le pilla.

rule-free-draw-wild = Comodines de robo sin desafío
    .text =
        Con `bluffing = free` un comodín de robo siempre se puede jugar y actúa enseguida. Nunca es
        un farol, y nadie puede desafiarlo.

rule-until-limit = Un límite al robar hasta el color
    .text =
        Con `until_limit` por encima de 0, robar hasta el color acaba después de esas cartas. Las
        dos cartas de un desafío perdido se añaden. Si acaba por el límite, no se enseña ninguna
        carta.
