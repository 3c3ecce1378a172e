# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | ajuda
type-hand = m | mão | mao | mesa
type-scores = p | placar | pontos
type-rule = r | regra | regras
type-why = porquê | porque
type-quit = sair | fim
type-draw = c | comprar | compra | compro
type-keep = f | ficar | fico | passar | passo
type-accept = a | aceitar | aceito
type-challenge = d | desafiar | desafio
type-uno = uno | u
type-catch = flagrar | flagra | flagro | pegar
type-play = jogar | joga | jogo | j
# As in: 4 give 1,3 to Ann.
type-give = dar | dá | dou
type-to = para | pra | pro | a
type-and = e
type-nobody = ninguém | ninguem | nenhum | não | nao
type-yes = s | sim
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = a | com | como | cor | de | e | em | escolher | escolho | gritar | grito | o | um | uma

# The start.
terminal-player = Você
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = você
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Jogo pela seção { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Uma rodada só: quem bater primeiro ganha.
        [points] Quem ganha a rodada marca as cartas de todas as outras mãos; ganha quem fizer { $target } pontos.
        [lowest] Depois de cada rodada, cada pessoa soma as cartas que sobraram na mão; quando alguém chega a { $target }, ganha o menor total.
        [partners] Dois times: as duplas se sentam frente a frente; o time que bate marca as duas mãos adversárias; ganha quem fizer { $target } pontos.
        [rotation4]
            { $cycles ->
                [one] Um rodízio: { $rounds } rodadas, quatro com cada dupla; ganha o maior total.
               *[other] Um rodízio: { $rounds } rodadas, { $each } com cada dupla; ganha o maior total.
            }
        [rotation8]
            { $cycles ->
                [one] Um rodízio de oito em duas mesas: { $rounds } rodadas, quatro com cada dupla; ganha o maior total.
               *[other] Um rodízio de oito em duas mesas: { $rounds } rodadas, { $each } com cada dupla; ganha o maior total.
            }
       *[elimination] Depois de cada rodada, cada pessoa soma as cartas que sobraram na mão; quem chega a { $target } está fora, e ganha quem ficar até o fim.
    }
terminal-around = Em volta da mesa, para a esquerda: { $names }.
terminal-bots = O resto da mesa são bots ({ $bot }) que às vezes se esquecem de gritar UNO.
terminal-uno-hint = Quando tiver duas cartas, grite UNO ao jogar uma: 3! ou 3 { $type-uno }.
terminal-help-hint = A qualquer momento, digite { $type-help } para ajuda ou { $type-quit } para terminar o jogo.
terminal-drawing =
    { $by ->
        [points] Sorteio de quem dá as cartas, vale a carta com mais pontos: { $drawn }.
        [tie] Deu empate, e estas pessoas tiram de novo: { $drawn }.
       *[number] Sorteio de quem dá as cartas, vale o maior número: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } tira { $card-object }
    .you = você tira { $card-object }
terminal-deals = { $who } dá as cartas.
    .you = Você dá as cartas.
terminal-round = Rodada { $number }.
terminal-round-of = Rodada { $number } de { $rounds }: { $team } contra { $others }.
terminal-other-tables = Na outra mesa, { $first } jogam contra { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Sua vez. Cor atual { $color }, carta de cima { $card }, o jogo vai para a { terminal-direction }, depois de você joga { $who }.
        [light] Sua vez. Lado claro, cor atual { $color }, carta de cima { $card }, o jogo vai para a { terminal-direction }, depois de você joga { $who }.
        [dark] Sua vez. Lado escuro, cor atual { $color }, carta de cima { $card }, o jogo vai para a { terminal-direction }, depois de você joga { $who }.
       *[other] Sua vez. Lado em jogo: { $side }, cor atual { $color }, carta de cima { $card }, o jogo vai para a { terminal-direction }, depois de você joga { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Sua vez. Carta de cima { $card }, cor ainda não escolhida, o jogo vai para a { terminal-direction }, depois de você joga { $who }.
        [light] Sua vez. Lado claro, carta de cima { $card }, cor ainda não escolhida, o jogo vai para a { terminal-direction }, depois de você joga { $who }.
        [dark] Sua vez. Lado escuro, carta de cima { $card }, cor ainda não escolhida, o jogo vai para a { terminal-direction }, depois de você joga { $who }.
       *[other] Sua vez. Lado em jogo: { $side }, carta de cima { $card }, cor ainda não escolhida, o jogo vai para a { terminal-direction }, depois de você joga { $who }.
    }
terminal-direction =
    { $direction ->
        [left] esquerda
       *[right] direita
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, sua dupla: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, sua dupla: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [0] Versos: { $cards }.
        [one] Verso: { $cards }.
       *[other] Versos: { $cards }.
    }
terminal-seat-out = { $who } está fora.
terminal-draw-pile = Pilha de compra: { card-count }.
    .back = Pilha de compra: { card-count }, verso da próxima: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Sua mão, { card-count }, UNO gritado (* dá para jogar sobre { $top }):
       *[no] Sua mão, { card-count } (* dá para jogar sobre { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Sua mão, { card-count }, UNO gritado, nada para jogar sobre { $top }:
           *[no] Sua mão, { card-count }, nada para jogar sobre { $top }:
        }
    .plain = Sua mão, { card-count }:
terminal-top-wild = { $card }, cor { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Jogue { $numbers }.
    .draw = Jogue { $numbers }, ou compre ({ $type-draw }).
terminal-draw = Você não tem nada para jogar: compre ({ $type-draw }).
terminal-drawn-may = A carta que você comprou, { $card }, dá para jogar: jogue ({ $number }) ou fique com ela ({ $type-keep }).
terminal-drawn-must = A carta que você comprou, { $card }, dá para jogar e tem que ser jogada ({ $number }).
terminal-draw-unplayable = Você compra { $cards-object }; não dá para jogar, e você fica com a carta.
terminal-flipped = Em cima da pilha de descarte está { $card-object }.
terminal-answer = Aceita ({ $type-accept }) ou desafia ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } jogou { $card-object } quando a cor atual era { $color }: é blefe se { $who } tinha outra carta { $color-object } ou outro curinga.
       *[no] { $who } jogou { $card-object } quando a cor atual era { $color }: é blefe se { $who } tinha outra carta { $color-object }.
    }
terminal-accept = Aceitar ({ $type-accept }): você compra { card-count } e perde a vez.
    .color = Aceitar ({ $type-accept }): você compra até sair { $color } e perde a vez.
terminal-challenge = Desafiar ({ $type-challenge }): se era blefe, { $who } compra { card-count } e você joga; se não era, você compra { $more } cartas e perde a vez.
    .color = Desafiar ({ $type-challenge }): se era blefe, { $who } compra até sair { $color } e você joga; se não era, você compra até sair { $color } e depois mais 2, e perde a vez.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Acumule { $numbers }, ou aceite ({ $type-accept }).
    .challenge = Acumule { $numbers }, aceite ({ $type-accept }) ou desafie ({ $type-challenge }).
terminal-stack-nothing = Você não tem nada para acumular: aceite ({ $type-accept }).
terminal-which-color = Qual cor: { $colors }? (Enter recolhe a carta)
terminal-name-color = Um curinga ficou em cima, e você escolhe a cor: { $colors }.
    .start = Você joga primeiro e escolhe a cor do curinga: { $colors }.
terminal-taken-back = Você recolhe a carta.
terminal-give-whom = Você pode dar até quatro cartas para uma pessoa, no máximo uma de cada cor e nenhum curinga. Para quem: { $names }, ou { $type-nobody }? (Enter recolhe a carta)
terminal-give-what = Quais cartas para { $who }? Números, como 1,3. (Enter recolhe a carta)
terminal-swap-whom = Com quem você troca de mão: { $names }? (Enter recolhe a carta)
terminal-offer-jump-in = Você pode cortar a vez: jogue { $numbers }, ou tecle Enter para continuar.
# Follow the message log-exposed.
terminal-offer-catch = Digite { $type-catch }, ou tecle Enter para continuar.
terminal-offer-call = Digite { $type-uno }, ou tecle Enter para continuar.
terminal-too-late = Você tem uma carta e não gritou UNO, e agora é tarde para gritar.
terminal-not-now = Isso tem que esperar.
terminal-next = Tecle Enter para a próxima rodada.
terminal-watch = Você está fora. Tecle Enter para ver como acaba a próxima rodada.
terminal-sure = Sair do jogo? Digite { $type-yes } para sair, ou tecle Enter para continuar.

# Answers.
terminal-refused = { $reason } (regra { $rule })
terminal-playable-wild = { $card } dá para jogar: um curinga vai sobre qualquer carta.
terminal-playable-color = { $card } dá para jogar: { $color } é a cor atual.
terminal-playable-symbol = { $card } dá para jogar: em cima está { $symbol-object }.
terminal-allowed = Isso é permitido agora.
terminal-why-what = Diga qual carta: { $type-why } 3, ou { $type-why } { $card }.
terminal-unknown = Não entendi “{ $line }” aqui. Digite uma das opções abaixo, ou { $type-help } para ajuda.
terminal-no-number = Não há carta { $number }: as suas cartas vão de 1 a { $last }.
terminal-no-player = Não há ninguém chamado “{ $name }” aqui: digite { $names }.
terminal-no-color = “{ $word }” não é uma cor deste lado: digite { $colors }.
terminal-no-card = “{ $word }” não é uma carta: digite números, como 1,3.
terminal-nobody-to-catch = Não há ninguém para flagrar agora.
terminal-no-rule = Não há nenhuma regra “{ $rule }”. { $type-rule } sem mais nada mostra a lista.
    .near = Não há nenhuma regra “{ $rule }”. Parecidas: { $rules }.
terminal-rules = As regras desta mesa, por capítulos. Para ler uma: { $type-rule } e o nome dela.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Esta regra não vale nesta mesa.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = O que digitar:
terminal-help-play = 3 ou { $card }: jogar essa carta. 5 { $color }: jogar um curinga e escolher { $color }.
terminal-help-uno = 3! ou 3 { $type-uno }: jogar e gritar UNO. { $type-uno }: só gritar UNO.
terminal-help-moves = { $type-draw }: comprar. { $type-keep }: ficar com a carta comprada. { $type-accept }: aceitar um curinga de compra. { $type-challenge }: desafiar.
terminal-help-catch = { $type-catch } { $who }: flagrar alguém com uma carta que não gritou UNO.
terminal-help-table = { $type-hand }: ver a mesa e a mão de novo. { $type-scores }: placar. { $type-why } 3: por que uma carta não dá para jogar.
terminal-help-rules = { $type-rule }: nomes das regras. { $type-rule } matching: uma regra. { $type-quit }: sair.
terminal-help-forget = Se você se esquecer de gritar UNO, podem flagrar você antes que perceba.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: jogar um Catador de Praia e dar cartas.
terminal-help-swap = 3 { $type-to } { $who }: jogar um 7 e trocar de mão.
terminal-help-backs = Os versos são o outro lado das cartas: você vê os das outras pessoas, nunca os seus.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Todas as mãos são mostradas.
terminal-held = { $who } tem { $cards-object }: { points-count }.
    .you = Você tem { $cards-object }: { points-count }.
terminal-held-plain = { $who } tem { $cards-object }.
    .you = Você tem { $cards-object }.
terminal-scored = { $who } marca { points-count }.
    .you = Você marca { points-count }.
terminal-scored-team = { $team } marcam { points-count }.
terminal-other-table = Na outra mesa, { $team } ganham de { $others }: { points-count }.
    .blocked = Na outra mesa, a rodada travou e vai ser repetida.
terminal-dealt-again = A rodada é repetida, e a próxima pessoa dá as cartas.
terminal-watched = { $who } ganha a rodada.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Placar depois da rodada { $number }.
    .none = Nenhuma rodada acabou ainda.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (últimas rodadas { $rounds })
    .out = { $who }: { $total }, fora ({ $rounds })
terminal-schedule = Suas duplas por rodadas: { $stages }.
terminal-stage = { $first } a { $last } com { $who }
terminal-out = { $who } está fora da partida.
    .you = Você está fora da partida.
terminal-won-round = { $who } ganhou.
    .you = Você ganhou!
terminal-won = { $who } ganhou a partida com { points-count }.
    .you = Você ganhou a partida com { points-count }!
terminal-won-team = { $team } ganharam a partida com { points-count }.
terminal-won-shared = { $team } dividem a vitória, com { points-count } cada.
terminal-last-in = { $who } ficou até o fim e ganhou.
    .you = Você ficou até o fim e ganhou!
terminal-again = As mesmas cartas de novo: { $command }
terminal-goodbye = Até a próxima.
    .named = Até a próxima, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = As regras. Uma regra que nem sempre vale diz quando vale.
print-edition = As regras de { $edition } ({ $hint }; folheto { $sheet }). Uma mesa pode mudar qualquer opção citada aqui.
    .changed = As regras de { $edition } com { $rulings } ({ $hint }; folheto { $sheet }). Uma mesa pode mudar qualquer opção citada aqui.
print-section = As regras da seção { $section } ({ $product }; { $language }; jogada como { $edition }). Uma mesa pode mudar qualquer opção citada aqui.
    .changed = As regras da seção { $section } ({ $product }; { $language }; jogada como { $edition } com { $rulings }). Uma mesa pode mudar qualquer opção citada aqui.
print-condition = Só com { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] um baralho de duas faces
        [flip] um baralho com cartas Flip
        [skip_everyone] um baralho com Pular Todos
        [wild_draw_color] um baralho com Curinga Comprar Cor
        [beachcomber] um baralho com Catadores de Praia
       *[other] um baralho que tem { $feature }
    }
