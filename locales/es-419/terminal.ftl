# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | ayuda
type-hand = m | mano | mesa
type-scores = puntos | puntaje | marcador
type-rule = r | regla | reglas
type-why = porqué | porque
type-quit = salir | salgo | fin
type-draw = t | tomar | tomo | robar | robo
type-keep = p | paso | pasar | quedar | quedármela | quedarmela
type-accept = a | aceptar | acepto
type-challenge = d | desafiar | desafío | desafio
type-uno = uno | u
type-catch = atrapar | atrapo | atrapa
type-play = jugar | juego | juega | j
# As in: 4 give 1,3 to Ann.
type-give = dar | doy | da
type-to = a | para
type-and = y | e
type-nobody = nadie | ninguno | no
type-yes = s | sí | si
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = y | color | con | como | de | el | en | la | lo | un | una | elegir | elijo | elige | gritar | grito | grita

# The start.
terminal-player = Tú
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = tú
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Se juega según la sección { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Una sola ronda: gana quien se quede primero sin cartas.
        [points] Quien gana una ronda suma los puntos de las demás manos; se gana con { $target } puntos.
        [lowest] Después de cada ronda, cada quien suma lo que le queda en la mano; cuando alguien llega a { $target }, gana el total más bajo.
        [partners] Dos parejas, sentadas frente a frente; la que se queda sin cartas suma los puntos de las dos manos contrarias; se gana con { $target } puntos.
        [rotation4]
            { $cycles ->
                [one] Una rotación: { $rounds } rondas, cuatro con cada pareja; gana el total más alto.
               *[other] Una rotación: { $rounds } rondas, { $each } con cada pareja; gana el total más alto.
            }
        [rotation8]
            { $cycles ->
                [one] Una rotación de ocho en dos mesas: { $rounds } rondas, cuatro con cada pareja; gana el total más alto.
               *[other] Una rotación de ocho en dos mesas: { $rounds } rondas, { $each } con cada pareja; gana el total más alto.
            }
       *[elimination] Después de cada ronda, cada quien suma lo que le queda en la mano; quien llega a { $target } queda fuera, y gana quien aguante hasta el final.
    }
terminal-around = Alrededor de la mesa, hacia la izquierda: { $names }.
terminal-bots = El resto de la mesa son bots ({ $bot }) que a veces se olvidan de gritar UNO.
terminal-uno-hint = Cuando te queden dos cartas, grita UNO al jugar una: 3! o 3 { $type-uno }.
terminal-help-hint = En cualquier momento, escribe { $type-help } para ver la ayuda o { $type-quit } para dejar de jugar.
terminal-drawing =
    { $by ->
        [points] Se sacan cartas para ver quién reparte; reparte la que vale más puntos: { $drawn }.
        [tie] Hay empate y estas personas sacan otra vez: { $drawn }.
       *[number] Se sacan cartas para ver quién reparte; reparte el número más alto: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } saca { $card-object }
    .you = tú sacas { $card-object }
terminal-deals = Reparte { $who }.
    .you = Repartes tú.
terminal-round = Ronda { $number }.
terminal-round-of = Ronda { $number } de { $rounds }: { $team } contra { $others }.
terminal-other-tables = En la otra mesa, { $first } juegan contra { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Te toca. Color actual { $color }, carta de arriba { $card }, se juega hacia la { terminal-direction }, sigue { $who }.
        [light] Te toca. Lado claro, color actual { $color }, carta de arriba { $card }, se juega hacia la { terminal-direction }, sigue { $who }.
        [dark] Te toca. Lado oscuro, color actual { $color }, carta de arriba { $card }, se juega hacia la { terminal-direction }, sigue { $who }.
       *[other] Te toca. Lado en juego: { $side }, color actual { $color }, carta de arriba { $card }, se juega hacia la { terminal-direction }, sigue { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Te toca. Carta de arriba { $card }, aún no hay color, se juega hacia la { terminal-direction }, sigue { $who }.
        [light] Te toca. Lado claro, carta de arriba { $card }, aún no hay color, se juega hacia la { terminal-direction }, sigue { $who }.
        [dark] Te toca. Lado oscuro, carta de arriba { $card }, aún no hay color, se juega hacia la { terminal-direction }, sigue { $who }.
       *[other] Te toca. Lado en juego: { $side }, carta de arriba { $card }, aún no hay color, se juega hacia la { terminal-direction }, sigue { $who }.
    }
terminal-direction =
    { $direction ->
        [left] izquierda
       *[right] derecha
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, tu pareja: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, tu pareja: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Dorso: { $cards }.
       *[other] Dorsos: { $cards }.
    }
terminal-seat-out = { $who } está fuera.
terminal-draw-pile =
    { $table-section ->
        [section-003-ES] Pila para robar: { card-count }.
       *[other] Pila para tomar: { card-count }.
    }
    .back =
        { $table-section ->
            [section-003-ES] Pila para robar: { card-count }, dorso de la siguiente: { $card }.
           *[other] Pila para tomar: { card-count }, dorso de la siguiente: { $card }.
        }
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Tu mano, { card-count }, UNO gritado (* se puede jugar sobre { $top }):
       *[no] Tu mano, { card-count } (* se puede jugar sobre { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Tu mano, { card-count }, UNO gritado, nada que jugar sobre { $top }:
           *[no] Tu mano, { card-count }, nada que jugar sobre { $top }:
        }
    .plain = Tu mano, { card-count }:
terminal-top-wild = { $card } en { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Juega { $numbers }.
    .draw = Juega { $numbers }, o toma una carta ({ $type-draw }).
terminal-draw = No puedes jugar nada: toma una carta ({ $type-draw }).
terminal-drawn-may = La carta que tomaste, { $card }, se puede jugar: juégala ({ $number }) o quédatela ({ $type-keep }).
terminal-drawn-must = La carta que tomaste, { $card }, se puede jugar y tienes que jugarla ({ $number }).
terminal-draw-unplayable = Tomas { $cards-object }, que no se puede jugar, y te quedas con la carta.
terminal-flipped = Arriba de la pila para tirar queda { $card-object }.
terminal-answer = ¿Aceptas ({ $type-accept }) o desafías ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } jugó { $card-object } cuando el color actual era { $color }: es un blof si tenía alguna otra carta de color { $color } u otro comodín.
       *[no] { $who } jugó { $card-object } cuando el color actual era { $color }: es un blof si tenía alguna otra carta de color { $color }.
    }
terminal-accept = Aceptar ({ $type-accept }): tomas { card-count } y pierdes el turno.
    .color = Aceptar ({ $type-accept }): tomas cartas hasta que salga { $color } y pierdes el turno.
terminal-challenge = Desafiar ({ $type-challenge }): si era un blof, { $who } toma { card-count } y tú juegas tu turno; si no, tú tomas { $more } cartas y pierdes el turno.
    .color = Desafiar ({ $type-challenge }): si era un blof, { $who } toma cartas hasta que salga { $color } y tú juegas tu turno; si no, tú tomas cartas hasta que salga { $color }, luego 2 más, y pierdes el turno.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Acumula { $numbers }, o acepta ({ $type-accept }).
    .challenge = Acumula { $numbers }, acepta ({ $type-accept }) o desafía ({ $type-challenge }).
terminal-stack-nothing = No tienes nada que acumular: acepta ({ $type-accept }).
terminal-which-color = ¿Qué color: { $colors }? (Con Enter recuperas la carta)
terminal-name-color = Arriba quedó un comodín y eliges tú el color: { $colors }.
    .start = Comienzas tú y eliges el color del comodín: { $colors }.
terminal-taken-back = Recuperas la carta.
terminal-give-whom = Puedes darle a una persona hasta cuatro cartas, como máximo una de cada color y ningún comodín. ¿A quién: { $names } o { $type-nobody }? (Con Enter recuperas la carta)
terminal-give-what = ¿Qué cartas le das a { $who }? Escribe los números, por ejemplo 1,3. (Con Enter recuperas la carta)
terminal-swap-whom = ¿Con quién cambias la mano: { $names }? (Con Enter recuperas la carta)
terminal-offer-jump-in = Puedes adelantarte: juega { $numbers }, o presiona Enter para seguir.
# Follow the message log-exposed.
terminal-offer-catch = Escribe { $type-catch }, o presiona Enter para seguir.
terminal-offer-call = Escribe { $type-uno }, o presiona Enter para seguir.
terminal-too-late = Te queda una carta y no gritaste UNO, y ya es tarde para gritarlo.
terminal-not-now = Eso tiene que esperar.
terminal-next = Presiona Enter para la siguiente ronda.
terminal-watch = Estás fuera. Presiona Enter para ver cómo termina la siguiente ronda.
terminal-sure = ¿Salir del juego? Escribe { $type-yes } para salir, o presiona Enter para seguir.

# Answers.
terminal-refused = { $reason } (regla { $rule })
terminal-playable-wild = { $card } se puede jugar: un comodín va con cualquier carta.
terminal-playable-color = { $card } se puede jugar: { $color } es el color actual.
terminal-playable-symbol = { $card } se puede jugar: arriba hay { $symbol-object }.
terminal-allowed = Eso ahora se puede hacer.
terminal-why-what = Di qué carta: { $type-why } 3, o { $type-why } { $card }.
terminal-unknown = “{ $line }” no se entiende aquí. Escribe una de las opciones de abajo, o { $type-help } para ver la ayuda.
terminal-no-number = No hay ninguna carta { $number }: las tuyas van del 1 al { $last }.
terminal-no-player = Aquí no hay nadie que se llame “{ $name }”: escribe { $names }.
terminal-no-color = “{ $word }” no es un color de este lado: escribe { $colors }.
terminal-no-card = “{ $word }” no es una carta: escribe números, por ejemplo 1,3.
terminal-nobody-to-catch = Ahora no se puede atrapar a nadie.
terminal-no-rule = No hay ninguna regla “{ $rule }”. Escribe solo { $type-rule } para verlas todas.
    .near = No hay ninguna regla “{ $rule }”. Parecidas: { $rules }.
terminal-rules = Las reglas de esta mesa, por capítulos. Para leer una: { $type-rule } y su nombre.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Esta regla no se aplica en esta mesa.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Qué puedes escribir:
terminal-help-play = 3 o { $card }: jugar esa carta. 5 { $color }: jugar un comodín y elegir el { $color }.
terminal-help-uno = 3! o 3 { $type-uno }: jugarla y gritar UNO. { $type-uno }: solo gritar UNO.
terminal-help-moves = { $type-draw }: tomar una carta. { $type-keep }: quedarte con la carta tomada. { $type-accept }: aceptar un comodín de castigo. { $type-challenge }: desafiarlo.
terminal-help-catch = { $type-catch } { $who }: atrapar a alguien con una carta que no gritó UNO.
terminal-help-table = { $type-hand }: ver otra vez la mesa y la mano. { $type-scores }: los puntos. { $type-why } 3: por qué no se puede jugar una carta.
terminal-help-rules = { $type-rule }: los nombres de las reglas. { $type-rule } matching: una regla. { $type-quit }: dejar de jugar.
terminal-help-forget = Si te olvidas de gritar UNO, te pueden atrapar antes de que te des cuenta.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: jugar un Vagabundo y dar cartas.
terminal-help-swap = 3 { $type-to } { $who }: jugar un 7 y cambiar la mano.
terminal-help-backs = Los dorsos son el otro lado de las cartas: ves los del resto, nunca los tuyos.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Se muestran todas las manos.
terminal-held = { $who } tiene { $cards }: { points-count }.
    .you = Tienes { $cards }: { points-count }.
terminal-held-plain = { $who } tiene { $cards }.
    .you = Tienes { $cards }.
terminal-scored = { $who } suma { points-count }.
    .you = Sumas { points-count }.
terminal-scored-team = Pareja ganadora: { $team }, { points-count }.
terminal-other-table = En la otra mesa, { $team } les ganan a { $others }: { points-count }.
    .blocked = En la otra mesa la ronda quedó bloqueada y se reparte de nuevo.
terminal-dealt-again = Se repite la ronda y reparte la siguiente persona.
terminal-watched = { $who } gana la ronda.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Puntos después de la ronda { $number }.
    .none = Aún no termina ninguna ronda.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (últimas rondas { $rounds })
    .out = { $who }: { $total }, fuera ({ $rounds })
terminal-schedule = Tus parejas por rondas: { $stages }.
terminal-stage = de la { $first } a la { $last } con { $who }
terminal-out = { $who } queda fuera de la partida.
    .you = Quedas fuera de la partida.
terminal-won-round = Ganó { $who }.
    .you = ¡Ganaste!
terminal-won = { $who } ganó la partida con { points-count }.
    .you = ¡Ganaste la partida con { points-count }!
terminal-won-team = Pareja ganadora de la partida: { $team }, con { points-count }.
terminal-won-shared = Victoria compartida: { $team }, con { points-count } por cabeza.
terminal-last-in = { $who } aguantó hasta el final y ganó.
    .you = Aguantaste hasta el final: ¡ganaste!
terminal-again = El mismo reparto otra vez: { $command }
terminal-goodbye = ¡Hasta la próxima!
    .named = ¡Hasta la próxima, { $name }!

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = Las reglas. Si una regla no se aplica siempre, se dice cuándo.
print-edition = Las reglas de { $edition } ({ $hint }; hoja { $sheet }). Cada mesa puede cambiar cualquier opción que se nombre aquí.
    .changed = Las reglas de { $edition } con { $rulings } ({ $hint }; hoja { $sheet }). Cada mesa puede cambiar cualquier opción que se nombre aquí.
print-section = Las reglas de la sección { $section } ({ $product }; { $language }; se juega como { $edition }). Cada mesa puede cambiar cualquier opción que se nombre aquí.
    .changed = Las reglas de la sección { $section } ({ $product }; { $language }; se juega como { $edition } con { $rulings }). Cada mesa puede cambiar cualquier opción que se nombre aquí.
print-condition = Solo con { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] un mazo de dos caras
        [flip] un mazo con cartas Flip
        [skip_everyone] un mazo con la carta Salta a todos
        [wild_draw_color] un mazo con la carta Comodín Toma un color
        [beachcomber] un mazo con Vagabundos
       *[other] un mazo que tenga { $feature }
    }
