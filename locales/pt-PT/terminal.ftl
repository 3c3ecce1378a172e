# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | ajuda
type-hand = m | mão | mao | mesa
type-scores = p | pontos | pontuação | pontuacao
type-rule = r | regra | regras
type-why = porquê | porque
type-quit = sair | fim
type-draw = b | biscar | bisca | bisco
type-keep = f | ficar | fico | passar | passo
type-accept = a | aceitar | aceito
type-challenge = d | desafiar | desafio
type-uno = uno | u
type-catch = apanhar | apanha | apanho
type-play = jogar | joga | jogo | j
# As in: 4 give 1,3 to Ann.
type-give = dar | dá | dou
type-to = a | ao | à | para
type-and = e
type-nobody = ninguém | ninguem | nenhum | não | nao
type-yes = s | sim
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = a | com | como | cor | de | e | em | escolher | escolho | gritar | grito | o | um | uma

# The start.
terminal-player = Tu
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = tu
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Joga-se pela secção { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Uma só ronda: ganha quem primeiro ficar sem cartas.
        [points] Quem ganha a ronda soma as cartas de todas as outras mãos; ganha-se com { $target } pontos.
        [lowest] Depois de cada ronda cada pessoa soma as cartas que lhe sobram; quando alguém chega a { $target }, ganha o total mais baixo.
        [partners] Duas equipas: cada par senta-se frente a frente; a equipa de quem fica sem cartas soma as duas mãos adversárias; ganha-se com { $target } pontos.
        [rotation4]
            { $cycles ->
                [one] Uma rotação: { $rounds } rondas, quatro com cada par; ganha o total mais alto.
               *[other] Uma rotação: { $rounds } rondas, { $each } com cada par; ganha o total mais alto.
            }
        [rotation8]
            { $cycles ->
                [one] Uma rotação de oito em duas mesas: { $rounds } rondas, quatro com cada par; ganha o total mais alto.
               *[other] Uma rotação de oito em duas mesas: { $rounds } rondas, { $each } com cada par; ganha o total mais alto.
            }
       *[elimination] Depois de cada ronda cada pessoa soma as cartas que lhe sobram; quem chega a { $target } fica fora, e ganha quem resistir até ao fim.
    }
terminal-around = À volta da mesa, para a esquerda: { $names }.
terminal-bots = O resto da mesa são bots ({ $bot }) que às vezes se esquecem de gritar UNO.
terminal-uno-hint = Quando tiveres duas cartas, grita UNO ao jogares uma: 3! ou 3 { $type-uno }.
terminal-help-hint = Em qualquer altura, escreve { $type-help } para ajuda ou { $type-quit } para terminar o jogo.
terminal-drawing =
    { $by ->
        [points] Tiram-se cartas para ver quem dá; dá quem tirar mais pontos: { $drawn }.
        [tie] Há empate, e estas pessoas tiram outra vez: { $drawn }.
       *[number] Tiram-se cartas para ver quem dá; dá quem tirar o número mais alto: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } tira { $card-object }
    .you = tu tiras { $card-object }
terminal-deals = { $who } dá as cartas.
    .you = Dás as cartas.
terminal-round = Ronda { $number }.
terminal-round-of = Ronda { $number } de { $rounds }: { $team } contra { $others }.
terminal-other-tables = Na outra mesa, { $first } jogam contra { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] É a tua vez. Cor atual { $color }, carta de cima { $card }, joga-se para a { terminal-direction }, segue-se { $who }.
        [light] É a tua vez. Lado claro, cor atual { $color }, carta de cima { $card }, joga-se para a { terminal-direction }, segue-se { $who }.
        [dark] É a tua vez. Lado escuro, cor atual { $color }, carta de cima { $card }, joga-se para a { terminal-direction }, segue-se { $who }.
       *[other] É a tua vez. Lado em jogo: { $side }, cor atual { $color }, carta de cima { $card }, joga-se para a { terminal-direction }, segue-se { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] É a tua vez. Carta de cima { $card }, ainda sem cor escolhida, joga-se para a { terminal-direction }, segue-se { $who }.
        [light] É a tua vez. Lado claro, carta de cima { $card }, ainda sem cor escolhida, joga-se para a { terminal-direction }, segue-se { $who }.
        [dark] É a tua vez. Lado escuro, carta de cima { $card }, ainda sem cor escolhida, joga-se para a { terminal-direction }, segue-se { $who }.
       *[other] É a tua vez. Lado em jogo: { $side }, carta de cima { $card }, ainda sem cor escolhida, joga-se para a { terminal-direction }, segue-se { $who }.
    }
terminal-direction =
    { $direction ->
        [left] esquerda
       *[right] direita
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, o teu par: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, o teu par: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Verso: { $cards }.
       *[other] Versos: { $cards }.
    }
terminal-seat-out = { $who } está fora.
terminal-draw-pile = Pilha das biscas: { card-count }.
    .back = Pilha das biscas: { card-count }, verso da próxima: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] A tua mão, { card-count }, UNO gritado (* dá para jogar sobre { $top }):
       *[no] A tua mão, { card-count } (* dá para jogar sobre { $top }):
    }
    .unplayable =
        { $called ->
            [yes] A tua mão, { card-count }, UNO gritado, nada para jogar sobre { $top }:
           *[no] A tua mão, { card-count }, nada para jogar sobre { $top }:
        }
    .plain = A tua mão, { card-count }:
terminal-top-wild = { $card }, cor { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Joga { $numbers }.
    .draw = Joga { $numbers }, ou bisca ({ $type-draw }).
terminal-draw = Não tens nada para jogar: bisca ({ $type-draw }).
terminal-drawn-may = A carta que biscaste, { $card }, dá para jogar: joga-a ({ $number }) ou fica com ela ({ $type-keep }).
terminal-drawn-must = A carta que biscaste, { $card }, dá para jogar, e tens de a jogar ({ $number }).
terminal-draw-unplayable = Biscas { $cards-object }; não dá para jogar, e ficas com a carta.
terminal-flipped = Em cima da pilha de jogo está { $card-object }.
terminal-answer = Aceitas ({ $type-accept }) ou desafias ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } jogou { $card-object } quando a cor atual era { $color }: é bluff se { $who } tinha outra carta { $color-object } ou outro joker.
       *[no] { $who } jogou { $card-object } quando a cor atual era { $color }: é bluff se { $who } tinha outra carta { $color-object }.
    }
terminal-accept = Aceitar ({ $type-accept }): biscas { card-count } e perdes a vez.
    .color = Aceitar ({ $type-accept }): biscas até sair { $color } e perdes a vez.
terminal-challenge = Desafiar ({ $type-challenge }): se era bluff, { $who } bisca { card-count } e tu jogas; se não era, biscas { $more } cartas e perdes a vez.
    .color = Desafiar ({ $type-challenge }): se era bluff, { $who } bisca até sair { $color } e tu jogas; se não era, biscas até sair { $color } e depois mais 2, e perdes a vez.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Acumula { $numbers }, ou aceita ({ $type-accept }).
    .challenge = Acumula { $numbers }, aceita ({ $type-accept }) ou desafia ({ $type-challenge }).
terminal-stack-nothing = Não tens nada para acumular: aceita ({ $type-accept }).
terminal-which-color = Que cor: { $colors }? (Enter recolhe a carta)
terminal-name-color = Ficou um joker em cima, e és tu quem escolhe a cor: { $colors }.
    .start = Jogas primeiro e escolhes a cor do joker: { $colors }.
terminal-taken-back = Recolhes a carta.
terminal-give-whom = Podes dar até quatro cartas a uma pessoa, no máximo uma de cada cor e nenhum joker. A quem: { $names }, ou { $type-nobody }? (Enter recolhe a carta)
terminal-give-what = Que cartas para { $who }? Números, como 1,3. (Enter recolhe a carta)
terminal-swap-whom = Com quem trocas de mão: { $names }? (Enter recolhe a carta)
terminal-offer-jump-in = Podes meter-te pelo meio: joga { $numbers }, ou carrega em Enter para continuar.
# Follow the message log-exposed.
terminal-offer-catch = Escreve { $type-catch }, ou carrega em Enter para continuar.
terminal-offer-call = Escreve { $type-uno }, ou carrega em Enter para continuar.
terminal-too-late = Tens uma carta e não gritaste UNO, e agora já é tarde.
terminal-not-now = Isso tem de esperar.
terminal-next = Carrega em Enter para a próxima ronda.
terminal-watch = Ficaste fora. Carrega em Enter para veres como acaba a próxima ronda.
terminal-sure = Sair do jogo? Escreve { $type-yes } para sair, ou carrega em Enter para continuar.

# Answers.
terminal-refused = { $reason } (regra { $rule })
terminal-playable-wild = { $card } dá para jogar: um joker joga-se sobre qualquer carta.
terminal-playable-color = { $card } dá para jogar: { $color } é a cor atual.
terminal-playable-symbol = { $card } dá para jogar: em cima está { $symbol-object }.
terminal-allowed = Isso agora é permitido.
terminal-why-what = Diz que carta: { $type-why } 3, ou { $type-why } { $card }.
terminal-unknown = Aqui não se percebe «{ $line }». Escreve uma das opções abaixo, ou { $type-help } para ajuda.
terminal-no-number = Não há carta { $number }: as tuas cartas vão de 1 a { $last }.
terminal-no-player = Não há aqui ninguém chamado «{ $name }»: escreve { $names }.
terminal-no-color = «{ $word }» não é uma cor deste lado: escreve { $colors }.
terminal-no-card = «{ $word }» não é uma carta: escreve números, como 1,3.
terminal-nobody-to-catch = Agora não há ninguém para apanhar.
terminal-no-rule = Não há nenhuma regra «{ $rule }». { $type-rule } sem mais nada mostra a lista.
    .near = Não há nenhuma regra «{ $rule }». Parecidas: { $rules }.
terminal-rules = As regras desta mesa, por capítulos. Para leres uma: { $type-rule } e o nome dela.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Esta regra não se aplica nesta mesa.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = O que podes escrever:
terminal-help-play = 3 ou { $card }: jogar essa carta. 5 { $color }: jogar um joker e escolher { $color }.
terminal-help-uno = 3! ou 3 { $type-uno }: jogá-la e gritar UNO. { $type-uno }: só gritar UNO.
terminal-help-moves = { $type-draw }: biscar. { $type-keep }: ficar com a carta biscada. { $type-accept }: aceitar um joker de biscar. { $type-challenge }: desafiar.
terminal-help-catch = { $type-catch } { $who }: apanhar alguém com uma carta que não gritou UNO.
terminal-help-table = { $type-hand }: ver outra vez a mesa e a mão. { $type-scores }: pontuação. { $type-why } 3: por que razão uma carta não dá para jogar.
terminal-help-rules = { $type-rule }: nomes das regras. { $type-rule } matching: uma regra. { $type-quit }: sair.
terminal-help-forget = Se te esqueceres de gritar UNO, podem apanhar-te antes de dares por isso.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: jogar um Catador de Praia e dar cartas.
terminal-help-swap = 3 { $type-to } { $who }: jogar um 7 e trocar de mão.
terminal-help-backs = Os versos são o outro lado das cartas: vês os das outras pessoas, nunca os teus.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Mostram-se todas as mãos.
terminal-held = { $who } tem { $cards-object }: { points-count }.
    .you = Tens { $cards-object }: { points-count }.
terminal-held-plain = { $who } tem { $cards-object }.
    .you = Tens { $cards-object }.
terminal-scored = { $who } soma { points-count }.
    .you = Somas { points-count }.
terminal-scored-team = { $team } somam { points-count }.
terminal-other-table = Na outra mesa, { $team } ganham a { $others }: { points-count }.
    .blocked = Na outra mesa a ronda ficou bloqueada e repete-se.
terminal-dealt-again = A ronda repete-se, e dá as cartas a pessoa seguinte.
terminal-watched = { $who } ganha a ronda.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Pontuação depois da ronda { $number }.
    .none = Ainda não acabou nenhuma ronda.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (últimas rondas { $rounds })
    .out = { $who }: { $total }, fora ({ $rounds })
terminal-schedule = Os teus pares por rondas: { $stages }.
terminal-stage = { $first } a { $last } com { $who }
terminal-out = { $who } fica fora da partida.
    .you = Ficas fora da partida.
terminal-won-round = { $who } ganhou.
    .you = Ganhaste!
terminal-won = { $who } ganhou a partida com { points-count }.
    .you = Ganhaste a partida com { points-count }!
terminal-won-team = { $team } ganharam a partida com { points-count }.
terminal-won-shared = Vitória dividida: { $team }, com { points-count } cada.
terminal-last-in = { $who } resistiu até ao fim e ganhou.
    .you = Resististe até ao fim: ganhaste!
terminal-again = As mesmas cartas outra vez: { $command }
terminal-goodbye = Até à próxima.
    .named = Até à próxima, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = As regras. Uma regra que nem sempre se aplica diz quando se aplica.
print-edition = As regras de { $edition } ({ $hint }; folheto { $sheet }). Uma mesa pode mudar qualquer opção aqui indicada.
    .changed = As regras de { $edition } com { $rulings } ({ $hint }; folheto { $sheet }). Uma mesa pode mudar qualquer opção aqui indicada.
print-section = As regras da secção { $section } ({ $product }; { $language }; joga-se como { $edition }). Uma mesa pode mudar qualquer opção aqui indicada.
    .changed = As regras da secção { $section } ({ $product }; { $language }; joga-se como { $edition } com { $rulings }). Uma mesa pode mudar qualquer opção aqui indicada.
print-condition = Só com { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] um baralho de duas faces
        [flip] um baralho com cartas Vira o Baralho
        [skip_everyone] um baralho com Todos Passam a Vez
        [wild_draw_color] um baralho com Joker Bisca uma Cor
        [beachcomber] um baralho com Catadores de Praia
       *[other] um baralho que tem { $feature }
    }
