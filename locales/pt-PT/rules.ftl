# The rules, chapter by chapter. The English texts come from rulebook/; these follow them.

chapter-setup = Antes de começar
chapter-turn = A tua vez
chapter-cards = O que fazem as cartas
chapter-flip = Virar o baralho
chapter-draw-wild = Os jokers de biscar e o desafio
chapter-uno = Gritar UNO
chapter-beachcomber = O Catador de Praia
chapter-end = O fim da ronda
chapter-match = A partida
chapter-sees = O que cada pessoa pode ver
chapter-house = Regras da casa

rule-deck = O baralho
    .text =
        O baralho de duas faces tem um lado claro e um lado escuro. Em cada lado há quatro cores, e cada cor
        tem duas cartas de cada número de 1 a 9 e duas de cada uma de quatro cartas de ação: Bisca 1, Inverte
        o Jogo, Passa a Vez e Vira o Baralho no lado claro; Bisca 5, Inverte o Jogo, Todos Passam a Vez e
        Vira o Baralho no lado escuro. A cada lado juntam-se o Joker e um joker de biscar (Joker Bisca 2 no
        claro, Joker Bisca uma Cor no escuro): quatro de cada no baralho de 112 cartas, dois de cada no de
        108. O baralho de uma face, de 112 cartas, tem quatro cores, cada uma com um 0, duas cartas de cada
        número de 1 a 9 e duas de cada uma destas: Passa a Vez, Inverte o Jogo e Bisca 2; juntam-se quatro
        Jokers, quatro Jokers Bisca 4 e quatro Catadores de Praia. Nestas regras, o Joker, com maiúscula, é a
        carta com esse nome; um joker, com minúscula, é qualquer carta sem cor, incluindo o Catador de Praia.
        A opção `deck` diz que baralho se usa. O folheto curto 004 fala de 112 cartas sem dizer quais;
        partimos do princípio de que são as mesmas dos folhetos longos.

rule-pairing = Que faces andam juntas
    .text =
        Nenhum folheto diz que face escura está impressa atrás de cada face clara. Combinamos ao acaso as
        faces escuras com as claras, de modo que saber de cor um lado de uma carta não diz nada sobre o
        outro. Com `pairing = round` isto faz-se de novo cada vez que se dão cartas; com `pairing = match` as
        cartas formadas na primeira ronda servem para toda a partida.

rule-first-dealer = Quem dá primeiro
    .text =
        Com `first_dealer = highest_number` cada pessoa tira uma carta e dá as cartas quem tiver o número
        mais alto na face em jogo; uma carta sem número vale 0. Com `highest_points` dá quem tirar a carta
        que vale mais pontos: um joker ganha a um Passa a Vez, e um Passa a Vez ganha a um 9. Quem empatar
        volta a tirar, até alguém ficar à frente. Com `chosen` a mesa diz quem dá; se não disser, dá o lugar
        0.

rule-deal = Dar as cartas
    .text =
        Cada pessoa recebe sete cartas (`hand_size`) do cimo da pilha das biscas, já baralhada, uma de cada
        vez, a começar por quem joga primeiro. Joga primeiro quem está ao lado de quem dá, no sentido em que
        o jogo começa: à esquerda ou, com `direction = right`, à direita. Podem jogar de dois a dez lugares,
        desde que o baralho chegue para todas as mãos e mais uma carta. A carta seguinte é virada e serve de
        carta inicial. Todas as rondas começam no lado claro e no sentido inicial.

rule-start-number = Sai um número
    .text =
        Um número que sai como carta inicial não tem efeito: pode seguir-se a sua cor ou o seu número. A
        primeira vez é de quem joga primeiro.

rule-start-draw = Sai uma carta de biscar
    .text =
        Se sair uma Bisca 1 ou uma Bisca 2, quem joga primeiro bisca essas cartas e perde a vez; começa o
        lugar seguinte. No folheto 003, só a secção espanhola e a de França dizem que se perde a vez; as
        outras falam apenas em biscar, e jogamo-las da mesma maneira. A mesa pode decidir outra coisa com
        `start_action` e `start_draw`.

rule-start-draw-plays = Sai uma carta de biscar e não se perde a vez
    .text =
        Com `start_action = acts` e `start_draw = plays`, se sair uma carta de biscar, quem joga primeiro
        bisca a carta ou as duas cartas e depois joga normalmente. É o indicado para quem lê à letra as
        secções do folheto 003 que falam apenas em biscar.

rule-start-reverse = Sai um Inverte o Jogo
    .text =
        Se sair um Inverte o Jogo, o sentido do jogo muda logo, e quem deu as cartas joga primeiro. Com dois
        lugares, não faz mais do que isso. A mesa pode decidir outra coisa com `start_action` e
        `start_reverse`.

rule-start-reverse-neighbour = Sai um Inverte o Jogo e começa quem está do outro lado
    .text =
        Com `start_action = acts` e `start_reverse = neighbour`, se sair um Inverte o Jogo, o sentido do jogo
        muda, e joga primeiro quem está ao lado de quem deu as cartas, no novo sentido. Com dois lugares é
        igual: começa a outra pessoa, e `two_player_reverse` só diz respeito a um Inverte o Jogo que alguém
        joga.

rule-start-skip = Sai um Passa a Vez
    .text =
        Se sair um Passa a Vez, quem jogaria primeiro perde a vez, e começa o lugar seguinte; com dois
        lugares, começa quem deu as cartas. A mesa pode decidir outra coisa com `start_action`.

rule-start-wild = Sai um Joker
    .text =
        Se sair um Joker, quem joga primeiro escolhe a cor e depois joga normalmente. O folheto 003 diz isto
        junto à carta, mas na preparação do jogo manda o Joker de volta para a pilha; aí seguimos a
        preparação, e por isso a edição desse folheto joga-se com `start_wild = returned`.

rule-start-flip = Sai um Vira o Baralho
    .text =
        Se sair um Vira o Baralho, vira-se logo tudo: a pilha das biscas, todas as mãos e a pilha de jogo,
        que passa a ter em cima a outra face da sua carta do fundo (a do próprio Vira o Baralho, se não
        houver nada por baixo). Uma carta de ação que apareça assim não tem efeito. Se aparecer um joker,
        ninguém bisca: quem joga primeiro escolhe a cor e depois joga normalmente. Quem joga primeiro e o
        sentido não mudam. A mesa pode decidir outra coisa com `start_flip`.

rule-start-returned = A carta inicial volta para a pilha
    .text =
        Uma carta inicial devolvida volta a esconder-se na pilha das biscas, num sítio ao acaso, e vira-se
        outra em vez dela. Os jokers de biscar e o Catador de Praia seguem `start_draw_wild`; o Joker,
        `start_wild`; o Vira o Baralho, `start_flip`; e todas as outras cartas de ação, `start_action`. Para
        onde vai a carta é o que diz `returned_to`.

rule-start-returned-bottom = A carta inicial vai para o fundo da pilha
    .text =
        Com `returned_to = bottom`, uma carta inicial devolvida vai para o fundo da pilha das biscas, onde
        será a última a ser biscada, e vira-se a carta seguinte. Que cartas se devolvem é o que dizem
        `start_draw_wild`, `start_wild`, `start_flip` e `start_action`.

rule-start-ignored = A carta inicial não conta
    .text =
        Uma carta inicial que não conta é passada à frente: vira-se a carta seguinte para cima dela, até sair
        uma que possa começar. Nunca é a carta de cima, mas fica no fundo da pilha de jogo, e o primeiro Vira
        o Baralho pode trazer a sua outra face para cima. Que cartas não contam é o que dizem `start_action`,
        `start_wild`, `start_draw_wild` e `start_flip`. As secções dinamarquesa e norueguesa dizem que uma
        carta de ação *pode* não contar; aqui nunca conta.

rule-start-redeal = Nenhuma carta pode começar
    .text =
        Se nenhuma das cartas que restam para virar puder ser carta inicial, não há começo. Então a mesma
        pessoa baralha todas as cartas e volta a dar.

rule-whose-turn = Um lugar de cada vez
    .text =
        A vez passa de lugar em lugar no sentido do jogo, e só joga, bisca ou passa quem tem a vez.
        A não ser com `jump_in = true`, ninguém se mete pelo meio, nem com uma carta igual à que
        acabou de ser jogada. Gritar UNO e apanhar alguém não dependem da vez; têm regras próprias.

rule-round-over = Depois da ronda
    .text =
        A ronda acaba quando alguém fica sem cartas ou quando fica bloqueada. A partir daí já não há jogadas
        de espécie nenhuma: não se jogam nem se biscam cartas, e ninguém desafia, grita ou apanha.

rule-chair-out = Uma cadeira fora do jogo
    .text =
        Na eliminação, quem fica fora da partida não tem cartas nem faz jogadas. A vez, as biscas e as cartas
        que se dão saltam a sua cadeira; essa pessoa não apanha ninguém, e ninguém lhe pode dar cartas. Os
        lugares ainda em jogo de um lado e do outro contam como vizinhos.

rule-own-hand = Só cartas da tua mão
    .text =
        Só se jogam e se dão cartas da própria mão, tal como se veem no lado em jogo; a face do outro lado
        não conta até se virar o baralho. Entre várias cartas iguais, vale a que veio primeiro para a mão, a
        não ser que se indique a posição, ou a carta biscada enquanto esta espera.

rule-spare-field = Nada a mais
    .text =
        Uma jogada diz o que é preciso e mais nada. Uma cor escolhida com uma carta de cor, cartas
        dadas com outra carta que não um Catador de Praia, ou uma pessoa indicada com uma carta que
        não precisa disso, anulam a jogada inteira, porque não se percebe a intenção. Dizer quem
        recebe, com um Catador de Praia que não dá nada, não faz mal.

rule-matching = Que cartas se podem jogar
    .text =
        Uma carta pode ser jogada, pela sua face em jogo, se tiver a cor atual, se tiver o mesmo número ou
        símbolo que a carta de cima da pilha de jogo, ou se for um joker. Uma carta de ação só se joga sobre
        outra se for a mesma ação ou tiver a mesma cor. Depois de um joker não há número nem símbolo a
        seguir: só se pode jogar a cor atual ou outro joker. Depois de se virar o baralho, a face que ficou
        em cima conta como se tivesse sido jogada.

rule-draw = Biscar em vez de jogar
    .text =
        Quem não joga nada na sua vez bisca uma carta da pilha das biscas. Depois pode jogar essa carta, se
        der, ou ficar com ela; em ambos os casos acaba a vez. Com `voluntary_draw = true` pode-se biscar
        mesmo podendo jogar.

rule-keep = Ficar com a carta biscada
    .text =
        Para ficar com a carta biscada, passa-se, e a vez acaba. Com `drawn_card = may_play` pode-se passar
        sempre; com `must_play` e `must_if_forced` nem sempre. Mesmo com uma carta que não se pode jogar é
        preciso passar, e assim ninguém mais fica a saber se ela dava para jogar.

rule-must-lay = Quem pode jogar não bisca
    .text =
        Com `voluntary_draw = false` não se pode biscar enquanto houver na mão uma carta de cor que se possa
        jogar. Os jokers aqui não contam: quem só puder jogar jokers pode jogar um ou biscar. O folheto 003
        fala em biscar só quando nada se pode jogar, e tomamo-lo à letra.

rule-must-play = A carta biscada joga-se, se der
    .text =
        Com `drawn_card = must_play`, uma carta biscada que se pode jogar tem de ser jogada, mesmo que seja
        um joker. Só se pode ficar com ela se não der para jogar, ou se for um joker de biscar e jogá-lo for
        bluff. As secções do folheto 003 não estão de acordo: na do francês do Canadá, na neerlandesa e na
        alemã pode-se ficar com a carta.

rule-must-play-forced = Depois de biscar por obrigação, joga-se
    .text =
        Com `drawn_card = must_if_forced` depende da razão por que se biscou. Se outra carta da mão se puder
        jogar, biscou-se por vontade própria e pode-se ficar com a carta biscada. Se não, biscou-se por
        obrigação, e uma carta biscada que se pode jogar tem de ser jogada, mesmo que seja um joker, exceto
        se for um joker de biscar e jogá-lo for bluff. Um joker na mão pode sempre jogar-se, exceto um joker
        de biscar que `bluffing = refused` não permita nesse momento, contando a carta biscada como parte da
        mão.

rule-one-draw = Uma só bisca por vez
    .text =
        Em cada vez bisca-se no máximo uma vez: uma carta, a não ser com `drawing = until_fits`.
        Depois a carta biscada é jogada ou guardada.

rule-pass-after-draw = Só se passa depois de biscar
    .text =
        Passar é ficar com a carta que se acabou de biscar. Sem uma carta biscada à espera não há como
        passar: joga-se uma carta ou bisca-se.

rule-drawn-card-only = Depois de biscar, só a carta biscada
    .text =
        Depois de biscar só se pode jogar a carta que se acabou de biscar; as que já estavam na mão têm de
        esperar pela próxima vez. Tanto faz se se biscou por obrigação ou por vontade. Os folhetos 003 e 004
        não dizem nada, e jogamos da mesma maneira.

rule-nothing-to-draw = Não há nada para biscar
    .text =
        Se a pilha das biscas estiver vazia e a pilha de jogo só tiver a carta de cima, não há nada para
        biscar. Mesmo assim, biscar conta como a jogada dessa vez, que acaba aí. Se restarem menos cartas do
        que as que é preciso biscar, biscam-se todas; quem devia perder a vez perde-a na mesma.

rule-draw-card = Bisca 1, Bisca 2, Bisca 5
    .text =
        O lugar seguinte bisca uma, duas ou cinco cartas, conforme a carta, e perde a vez. A não ser
        que `stacking` diga outra coisa, não pode passar as biscas a outra pessoa jogando também uma
        carta de biscar. Com dois lugares em jogo, a vez volta logo a quem jogou a carta.

rule-skip = Passa a Vez
    .text =
        O lugar seguinte perde a vez. Com dois lugares em jogo, joga outra vez a mesma pessoa.

rule-skip-everyone = Todos Passam a Vez
    .text =
        Todos os outros lugares perdem a vez, por isso quem jogou a carta joga logo outra vez. É uma vez
        completa: se nada se puder jogar, é preciso biscar.

rule-reverse = Inverte o Jogo
    .text =
        O sentido do jogo muda: se ia para a esquerda, passa a ir para a direita, e vice-versa. A vez passa
        para o lugar seguinte no novo sentido.

rule-reverse-two = Inverte o Jogo com dois lugares
    .text =
        Com dois lugares em jogo, um Inverte o Jogo funciona também como um Passa a Vez: o sentido muda e
        joga outra vez a mesma pessoa. Não importa quantas pessoas havia no início: se restarem duas numa
        eliminação, contam como duas. Só o folheto 003 fala do jogo a dois; jogamos assim em todos, e com
        `two_player_reverse = turn` a carta só muda o sentido.

rule-wild = Joker
    .text =
        Um Joker pode ser jogado em qualquer vez e sobre qualquer carta, mesmo quando outras cartas da mão se
        podem jogar. Quem o joga escolhe a nova cor, que pode ser a atual. Todos os jokers, exceto o Catador
        de Praia, escolhem a cor desta maneira.

rule-name-color = Um joker escolhe a cor
    .text =
        A cor escolhe-se na mesma jogada em que se joga o joker, não depois. Um joker jogado sem cor é
        recusado. Um joker jogado como última carta da mão não precisa de cor, exceto o Joker Bisca uma Cor.
        O Catador de Praia só pede uma cor com `beachcomber_color = names`.

rule-side-colors = As quatro cores em jogo
    .text =
        Só se pode escolher uma cor do lado em jogo: azul, verde, vermelho ou amarelo no lado claro; rosa,
        turquesa, laranja ou roxo no lado escuro. No baralho de uma face são turquesa, rosa, verde ou
        laranja.

rule-color-first = Primeiro a cor
    .text =
        Enquanto falta escolher uma cor, porque saiu um joker no início ou porque um joker ficou em cima ao
        virar o baralho, não se joga nem se bisca nada. Escolhe quem tem de escolher, e depois o jogo
        continua.

rule-no-color-asked = Não há cor para escolher
    .text =
        Só se escolhe uma cor por si só quando ela é pedida, depois de uma carta inicial ou de virar o
        baralho. Em qualquer outro momento a cor atual fica como está.

rule-flip = Vira o Baralho
    .text =
        Primeiro vira-se toda a pilha de jogo, de modo que o Vira o Baralho fica no fundo e a carta do fundo
        mostra em cima a sua outra face. Depois vira-se da mesma maneira a pilha das biscas, e a que era a
        sua última carta é a próxima a ser biscada. Por fim viram-se todas as mãos. O novo lado fica em jogo
        até ao próximo Vira o Baralho, que qualquer pessoa pode jogar, incluindo a mesma. Um Vira o Baralho
        só se pode jogar sobre a sua cor ou sobre outro Vira o Baralho.

rule-flip-surfaced = Uma carta que aparece ao virar não tem efeito
    .text =
        Uma carta de ação que fica em cima da pilha de jogo ao virar o baralho não tem efeito: ninguém bisca
        nem perde a vez, o sentido não muda, e um segundo Vira o Baralho não vira nada. Só conta para seguir
        a cor ou o símbolo. O folheto 000 não diz nada sobre isto, e jogamos da mesma maneira.

rule-flip-wild = Ao virar aparece um joker
    .text =
        Se ao virar o baralho um joker ficar em cima, escolhe-se uma cor antes da vez seguinte, e ninguém
        bisca por causa dessa carta. Com `wild_after_flip = flipper` escolhe quem jogou o Vira o Baralho. Com
        `by_side` escolhe quem virou, quando se passa para o lado escuro, e quem joga a seguir, quando se
        passa para o lado claro; essa pessoa joga depois normalmente. Sobre essa carta só se pode jogar a cor
        escolhida ou um joker. O folheto 001 traz as duas regras, uma com o Vira o Baralho de cada lado.

rule-flip-wild-next = Ao virar aparece um joker e escolhe quem joga a seguir
    .text =
        Com `wild_after_flip = next`, quem joga a seguir escolhe a cor de um joker que fica em cima ao virar
        o baralho, seja qual for o lado para que se virou, e depois joga normalmente. Ninguém bisca por causa
        dessa carta, e sobre ela só se pode jogar a cor escolhida ou um joker.

rule-draw-wild = Joker Bisca 2, Joker Bisca uma Cor, Joker Bisca 4
    .text =
        Com um joker de biscar escolhe-se uma cor, e o lugar seguinte bisca e perde a vez: duas cartas,
        quatro cartas, ou até sair a cor escolhida. Joga-se limpo se, nesse momento, nenhuma outra carta da
        mão tiver a cor que era a atual até então; números e símbolos iguais de outras cores não contam. Com
        `wilds_count_as_match = true`, qualquer outro joker na mão também faz da jogada um bluff. As cartas
        que se recebem depois, por exemplo por um UNO esquecido, não mudam nada. Com `bluffing = allowed`
        pode-se jogá-lo também sem jogar limpo, ou seja, fazer bluff, e o lugar seguinte pode desafiar.

rule-no-bluff = Nesta mesa não há bluff
    .text =
        Com `bluffing = refused`, um joker de biscar que não seria jogado limpo não se pode jogar e é
        recusado, mesmo que tenha acabado de ser biscado. Um que se jogue limpo tem efeito imediato: não se
        pede resposta a ninguém, e o lugar seguinte bisca as suas cartas e perde a vez.

rule-answer-first = Primeiro a resposta
    .text =
        Depois de um joker de biscar não se joga nem se bisca nada até o lugar seguinte responder:
        aceita ou desafia; com `stacking` responde-se a cada carta que cria uma dívida. Antes de
        decidir, não pode ver as cartas que iria biscar. Antes da resposta ainda se pode gritar UNO,
        e quem se esqueceu de gritar ainda pode ser apanhado.

rule-nothing-to-answer = Nada para aceitar nem desafiar
    .text =
        Só se pode aceitar ou desafiar um joker de biscar que acabou de ser jogado, ou uma dívida
        por `stacking`, e uma única vez. Nenhuma outra carta se pode desafiar, nem um joker de
        biscar que foi a última carta de uma mão, porque uma mão vazia joga sempre limpo.

rule-who-answers = Só quem teria de biscar
    .text =
        Só o lugar seguinte, que teria de biscar, pode aceitar ou desafiar, também uma dívida por
        `stacking`. Os outros lugares não podem desafiar por ele.

rule-accept = Aceitar
    .text =
        Quem aceita bisca o que a carta manda e perde a vez. Nunca se revela se era bluff.

rule-guilty = Desafio ganho: era bluff
    .text =
        Quem é alvo de um desafio mostra a mão inteira, tal como está nesse momento, a quem desafiou e a mais
        ninguém. Se era bluff, quem jogou a carta bisca em vez de quem desafiou: duas cartas, quatro cartas,
        ou até sair a cor. Quem desafiou não bisca nada e joga normalmente na sua vez. A carta fica, e a cor
        escolhida com ela mantém-se.

rule-innocent = Desafio perdido: não era bluff
    .text =
        Se não era bluff, quem desafiou bisca o que a carta manda e mais duas cartas, e perde a vez. Com o
        Joker Bisca uma Cor, isso quer dizer primeiro até sair a cor e depois mais duas. A carta fica, e a
        cor escolhida com ela mantém-se.

rule-until-color = Biscar até sair a cor
    .text =
        Biscam-se cartas uma a uma até sair uma da cor escolhida no lado em jogo; fica-se com todas. Uma
        carta de ação dessa cor conta, mas um joker não, porque não tem cor. Se a pilha das biscas acabar,
        faz-se uma nova com a pilha de jogo; se esta também se esgotar, deixa-se de biscar.

rule-found-color = A carta encontrada é mostrada
    .text =
        Com `found_color_shown = true`, a carta com que se encontrou a cor é mostrada a toda a mesa, seja
        quem for que a biscou: o lugar seguinte, quem fez bluff ou quem desafiou. As cartas biscadas antes
        dela, e as duas a mais de um desafio perdido, não se mostram.

rule-uno-call = Gritar UNO
    .text =
        Quem fica com uma só carta por uma jogada sua tem de gritar UNO. Pode gritar ao fazer essa jogada, ou
        antes, na sua vez, enquanto tem duas cartas.

rule-uno-late = Gritar mais tarde
    .text =
        Com `late_call = true`, quem se esqueceu de gritar ainda pode gritar depois, enquanto ninguém apanhar
        a falta e o prazo não acabar. O folheto 003 diz isto em todas as secções menos na de França;
        permitimo-lo sempre que um folheto não diz nada.

rule-uno-too-late = Depois já não vale
    .text =
        Com `late_call = false`, quem ficou com uma só carta sem gritar já não pode emendar o erro: enquanto
        puder ser apanhado, gritar é recusado. Isso só acaba quando alguém apanha a falta ou quando acaba o
        prazo.

rule-uno-when = Quando se pode gritar UNO
    .text =
        Sem jogar uma carta, só se grita na própria vez, antes de jogar ou com uma carta biscada à espera, e
        com exatamente duas cartas na mão; ou mais tarde, enquanto se tem uma só carta sem ter gritado e
        ainda se pode ser apanhado, se `late_call` o permitir. Em qualquer outro momento é recusado, e tentar
        não custa nada.

rule-uno-again = Gritar uma vez chega
    .text =
        Enquanto um UNO conta, gritar outra vez é recusado. Uma carta jogada com um segundo grito é recusada
        por inteiro e pode ser jogada de novo sem ele.

rule-uno-with-move = Um UNO fora de tempo
    .text =
        Um UNO gritado ao jogar uma carta só vale se essa jogada deixar uma carta na mão, ou se for um
        Catador de Praia com que se dá a última carta. Senão, toda a jogada é recusada, sem castigo.

rule-uno-exposed = Uma carta e nada de UNO
    .text =
        Quem ficou com uma carta por uma jogada sua e não gritou está a descoberto: pode ser apanhado. Quem
        fica com uma carta de qualquer outra maneira não está a descoberto.

rule-uno-catch = Apanhar
    .text =
        Qualquer outro lugar em jogo pode apanhar quem está a descoberto, seja ou não a sua vez; conta quem
        apanhar primeiro. Quem é apanhado bisca duas cartas (`uno_penalty`). Um UNO esquecido castiga-se uma
        só vez, mesmo que não haja nada para biscar. Tentar apanhar por engano é recusado, sem castigo.

rule-uno-window = Até quando se pode apanhar alguém
    .text =
        Com `uno_window = begins` o prazo acaba quando se faz a jogada seguinte de uma vez: jogar uma carta,
        biscar, responder a um joker de biscar, ou outra pessoa escolher uma cor. Gritar, apanhar, uma jogada
        recusada, ou uma cor escolhida por quem está a descoberto não põem fim ao prazo. Com
        `uno_window = played`, se o lugar seguinte biscar, o prazo continua até a carta biscada ser jogada ou
        ficar na mão, a não ser que não haja nada para biscar; tudo o resto põe fim ao prazo como antes. Se a
        vez seguinte for de quem está a descoberto, por causa de um Todos Passam a Vez ou porque só jogam
        dois, a sua própria jogada seguinte conta como a do lugar seguinte.

rule-uno-cleared = Até quando conta um UNO
    .text =
        Um UNO conta até crescer a mão de quem o gritou: ao biscar, por um castigo ou por cartas
        recebidas, ou até mudar de dono. Então fica sem efeito, e ao voltar a uma só carta é preciso
        gritar de novo. Nada mais o anula.

rule-beachcomber = Catador de Praia
    .text =
        Um Catador de Praia pode ser jogado sobre qualquer carta e em qualquer vez, mesmo que tenha acabado
        de ser biscado. Quem o joga pode dar até quatro cartas na mesma jogada, todas ao mesmo lugar. A cor
        atual mantém-se, salvo com `beachcomber_color = names`; o número ou símbolo que estava por baixo
        deixa de contar. Quem ficar com uma carta depois de dar tem de gritar UNO, como sempre.

rule-gift-colors = O que se pode dar
    .text =
        Dá-se no máximo uma carta de cada uma das quatro cores, ou seja, quatro no máximo. Podem dar-se
        números e cartas de ação com cor; as cartas roxas, que são o Joker, o Joker Bisca 4 e o Catador de
        Praia, não. Não é obrigatório dar nada: pode guardar-se qualquer cor. A secção alemã deixa repetir a
        cor; seguimos as outras sete.

rule-gift-whom = A quem se pode dar
    .text =
        Todas as cartas vão para um só lugar, que tem de ser indicado, não pode ser o de quem dá e tem de
        estar ainda na partida. Também pode ser o do par. As cartas passam a ser de quem as recebe, e um UNO
        que essa pessoa tenha gritado fica sem efeito.

rule-gift-empties = Dar as últimas cartas
    .text =
        Dar as últimas cartas só ganha a ronda com um UNO, gritado nessa mesma jogada ou antes dela, com duas
        cartas na mão. Se não se gritou, as cartas ficam dadas, mas quem as deu bisca logo duas
        (`uno_penalty`) e a ronda continua com o lugar seguinte. Se depois disso ficar com uma carta, não
        pode ser apanhado por isso. Se não biscar nada, porque não há mais cartas ou porque
        `uno_penalty = 0`, acaba mesmo por ficar sem cartas. Um Catador de Praia jogado como única carta
        acaba a ronda como qualquer outra.

rule-beachcomber-color = O Catador de Praia escolhe a cor
    .text =
        Com `beachcomber_color = names`, quem joga um Catador de Praia escolhe a cor, como com um Joker. Como
        última carta da mão não precisa de cor. Nenhum folheto traz esta regra; é uma opção para as mesas que
        gostem dela.

rule-going-out = Ficar sem cartas
    .text =
        Quem fica sem cartas ganha a ronda, que acaba aí. Antes disso cumpre-se o efeito da última carta
        sobre os outros lugares. Um UNO esquecido que ninguém apanhou a tempo já não importa.

rule-last-card-draws = Uma carta de biscar como última carta
    .text =
        Uma carta de biscar ou um joker de biscar jogado como última carta ainda faz o lugar seguinte biscar,
        e as cartas biscadas contam para os pontos. Não se pode desafiar, porque uma mão vazia joga sempre
        limpo. Com o Joker Bisca uma Cor, bisca-se até sair a cor escolhida. Com `last_card_draws = false`
        ninguém bisca; o folheto 004, que não diz nada, joga-se como os outros.

rule-last-card-flips = Um Vira o Baralho como última carta
    .text =
        Um Vira o Baralho jogado como última carta ainda vira tudo, e as mãos contam-se pelo lado que ficar à
        vista. Se um joker ficar em cima, não se escolhe cor.

rule-last-wild = Um joker como última carta
    .text =
        Um joker jogado como última carta não precisa de cor, mas pode-se escolher uma. Só o Joker Bisca uma
        Cor tem de ter cor mesmo então, porque o lugar seguinte bisca até sair essa cor; e tem de a ter mesmo
        com `last_card_draws = false`.

rule-reshuffle = A pilha das biscas acabou
    .text =
        Quando é preciso biscar e não há cartas, baralham-se todas as da pilha de jogo menos a de cima, e são
        elas a nova pilha das biscas, com o lado em jogo para baixo. A carta de cima da pilha de jogo fica,
        tal como uma cor que tenha sido escolhida. Isto também acontece a meio de uma série de biscas. O
        folheto 004 não diz nada, e a maior parte dos outros não fala da carta de cima; jogamos assim em
        todos.

rule-blocked = Ninguém joga nem bisca
    .text =
        Se todos os lugares em jogo, um após outro, não jogarem nem biscarem nenhuma carta, a ronda fica
        bloqueada. Qualquer carta jogada ou biscada volta a pôr a conta a zero, e aceitar um joker de biscar
        sem receber cartas não conta. Uma ronda bloqueada não é ganha por ninguém e não dá pontos em nenhum
        modo de jogo; a pessoa a quem calha dar a seguir dá uma nova.

rule-move-limit = O limite de jogadas
    .text =
        Ao fim de 5000 jogadas (`move_limit`) a ronda fica bloqueada, a não ser que essa mesma jogada a
        acabe. Gritar UNO e apanhar não contam como jogadas; jogar, biscar, ficar com a carta, responder e
        escolher uma cor contam.

rule-hand-points = Quanto valem as cartas
    .text =
        Uma carta com número vale o seu número. Uma Bisca 1 vale 10, um Todos Passam a Vez 30, e todas as
        outras cartas de ação com cor valem 20. Num baralho de duas faces, um Joker vale 40, um Joker Bisca 2
        vale 50 e um Joker Bisca uma Cor vale 60; no baralho de uma face, um Joker, um Joker Bisca 4 ou um
        Catador de Praia vale 50. Uma carta de duas faces conta pela face do lado que está em jogo quando a
        ronda acaba.

rule-mode-single = Uma só ronda
    .text =
        Ganha quem ficar sem cartas, e não há pontos. A uma ronda bloqueada segue-se outra, dada pela pessoa
        seguinte. Este é o modo `match = single`; os modos abaixo escolhem-se com a mesma opção.

rule-mode-points = Pontos
    .text =
        Quem ganha a ronda soma o que valem todas as outras mãos. Ganha a partida quem primeiro atingir ou
        passar a meta, que é 500 se a mesa não decidir outra (`target`). O folheto 004 apresenta isto como
        opção; os outros, como o jogo normal.

rule-mode-lowest = O total mais baixo
    .text =
        Depois de cada ronda, cada lugar soma o que vale a sua própria mão, por isso quem ganha a ronda não
        soma nada. Assim que um total atinge ou passa a meta, a partida acaba e ganha quem tiver menos. Se o
        total mais baixo for de várias pessoas, ganham em conjunto.

rule-mode-partners = Pares
    .text =
        Quatro lugares, cada par frente a frente: 0 e 2 contra 1 e 3. A ronda acaba quando uma das quatro
        pessoas fica sem cartas, e a sua equipa soma as duas mãos adversárias; o que o par de quem ganhou
        ainda tem na mão não conta. Ganha a primeira equipa que atingir ou passar a meta. Vem só no folheto
        003, mas pode jogar-se com todas as edições.

rule-mode-rotation4 = Rotação de quatro
    .text =
        Quatro pessoas jogam doze rondas a pares, quatro com cada uma das outras três: primeiro 0 e 1 em
        conjunto, depois 0 e 2, depois 0 e 3. Para isso trocam de lugar: um par fica com as cadeiras 0 e 2, o
        outro com as cadeiras 1 e 3, o número mais baixo primeiro. Cada pessoa do par fica com todos os
        pontos da equipa; ganha o total mais alto, e totais iguais dividem a vitória. Uma ronda bloqueada
        repete-se e não é nenhuma das doze. As doze rondas podem jogar-se várias vezes, de um a dez ciclos.
        Onde há secções do folheto 003 que se enganam nas contas, o que se quer dizer é três vezes quatro.

rule-mode-rotation8 = Rotação de oito
    .text =
        Oito pessoas em duas mesas jogam sete blocos de quatro rondas, 28 no total, de modo que cada uma faz
        par com cada uma das outras durante quatro rondas e a tem como adversária em dois blocos. Com cada
        par escrito junto e as mesas separadas por uma barra, os blocos são 01-23/45-67, 02-46/13-57,
        03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 e 07-25/16-34. Os lugares e os pontos são como na
        rotação de quatro; o total conta as duas mesas, e as 28 rondas podem jogar-se várias vezes, de um a
        dez ciclos.

        As mesas jogam ao mesmo tempo, cada uma com o seu baralho; a que vai à frente só espera no fim de um
        bloco, quando se trocam pares e mesas. Cada mesa tira cartas uma só vez para ver quem dá primeiro, e
        depois passa-se a dar de cadeira em cadeira, através dos blocos e dos ciclos; uma ronda bloqueada é
        dada de novo na sua mesa pela cadeira seguinte e não é nenhuma das 28. Com `pairing = match` as
        outras faces só se mostram quando as duas mesas acabarem; quem sai mantém a posição e o total, e um
        bot continua a jogar.

rule-mode-elimination = Eliminação
    .text =
        Depois de cada ronda, cada lugar soma o que vale a sua própria mão, e quem atinge ou passa a meta
        fica fora. O jogo continua por cima das cadeiras vazias; as duas últimas pessoas mantêm os seus
        totais e continuam pelas regras para dois lugares. Ganha quem ficar até ao fim, mesmo que uma só
        ronda ponha fora todas as outras pessoas. O folheto chama-lhe Challenge UNO.

rule-deal-passes = Quem dá a seguir
    .text =
        Depois de cada ronda, mesmo bloqueada, dá as cartas a cadeira seguinte ainda na partida, contada no
        sentido em que o jogo começa. O sentido em que a ronda acabou não importa. Numa rotação passa-se a
        dar de cadeira em cadeira, seja quem for que lá esteja.

rule-sees-hands = Mãos
    .text =
        Cada lugar vê as faces em jogo da sua própria mão, mas não o outro lado. Das outras mãos vê só o
        outro lado, como quando se seguram as cartas, pela ordem em que foram biscadas e nunca pela ordem em
        que quem as tem as arruma. Toda a gente sabe quantas cartas tem cada mão. As cartas de uma face têm o
        verso liso, por isso só se vê quantas são.

rule-sees-pile = Pilhas
    .text =
        Toda a gente vê a carta de cima da pilha de jogo, quantas cartas tem cada pilha, e o lado que não
        está em jogo da carta de cima da pilha das biscas. No baralho de uma face esse verso é liso. Nada
        mais nas pilhas se pode ver.

rule-sees-draw = Biscar
    .text =
        Quem bisca vê a frente das cartas biscadas; as outras pessoas veem os versos quando as cartas chegam
        à mão, e o verso da nova carta de cima da pilha. Só quem biscou uma carta sabe se ela dá para jogar:
        ficar com ela parece exatamente o mesmo que não a poder jogar, e demora o mesmo tempo.

rule-sees-shown-hand = Uma mão mostrada num desafio
    .text =
        A mão desafiada é mostrada uma só vez, com as faces em jogo, apenas a quem desafiou. O resto da mesa
        fica a saber se era bluff, e mais nada.

rule-sees-gift = Cartas dadas
    .text =
        Quem dá e quem recebe veem que cartas são dadas. As outras pessoas veem quantas são, quem as dá e a
        quem, e os seus versos.

rule-sees-found = A carta encontrada
    .text =
        Com `found_color_shown = true` toda a gente vê a frente da carta com que se encontrou a cor. As
        outras frentes só as vê quem biscou.

rule-sees-end = Depois da ronda
    .text =
        Quando a ronda acaba, mostram-se todas as mãos com as faces em jogo, para contar os pontos. As outras
        faces também se mostram, exceto com `pairing = match`: então ficam escondidas até ao fim da partida,
        porque as mesmas cartas voltam a ser dadas.

rule-sees-bystander = Público
    .text =
        O público vê as pilhas como quem joga, o número de cartas de cada mão e todas as jogadas. Até ao fim
        da ronda não vê nenhuma mão de nenhum dos lados, porque alguém que joga poderia entrar também como
        público para ver os versos da sua própria mão. A mesa pode decidir mostrar ao público os versos das
        mãos.

rule-stacking = Acumular cartas de biscar
    .text =
        Com `stacking = same` ou `rising`, uma carta de biscar jogada ou um joker de biscar com
        número cria uma dívida de outras tantas cartas. O lugar seguinte aceita, bisca a dívida toda
        e perde a vez, ou acumula uma carta que sirva: as cartas dela somam-se e responde o lugar
        depois. Não se joga outra coisa nem se bisca. Se a carta acumulada é a última da mão, a
        ronda acaba; antes, o lugar seguinte bisca a dívida. O joker de biscar até à cor e uma carta
        de biscar virada no início atuam como sempre, sem dívida.

rule-stack-same = O que se acumula: a mesma carta
    .text =
        Com `stacking = same` só se pode jogar sobre uma dívida o mesmo símbolo ou o mesmo joker da
        carta de cima. A cor não tem de coincidir.

rule-stack-rising = O que se acumula: o mesmo número ou mais
    .text =
        Com `stacking = rising` pode jogar-se sobre uma dívida qualquer carta que faça biscar pelo
        menos tantas como a de cima: uma, duas, quatro ou cinco. A cor não tem de coincidir.

rule-stack-challenge = O desafio numa acumulação
    .text =
        Com `stacking` uma dívida só se pode desafiar se houver um joker de biscar em cima e
        `bluffing = allowed`, e o desafio trata só dessa carta. Se era bluff, quem a jogou bisca a
        dívida toda e quem desafiou joga normalmente na sua vez. Se não, quem desafiou bisca a
        dívida e mais duas cartas e perde a vez.

rule-until-fits = Biscar até sair uma que dê para jogar
    .text =
        Com `drawing = until_fits`, na sua vez, quem bisca continua, carta a carta, até sair uma que
        dê para jogar ou não haver mais. A última carta biscada é então jogada ou guardada. Todos
        sabem que ela dá para jogar, mas não qual é. Castigos e dívidas ficam de fora.

rule-jump-in = Meter-se pelo meio
    .text =
        Com `jump_in = true` pode jogar-se fora da vez no início de uma vez, se a carta tem cor e é
        igual à de cima, na cor e no número ou símbolo. Não se pode enquanto se espera por uma carta
        biscada, uma resposta ou uma cor. O jogo continua depois de quem se meteu pelo meio. Se dois
        querem, conta o primeiro.

rule-seven-swap = O 7 troca de mão
    .text =
        Com `seven_swap = true`, quem joga um 7 e ainda tem cartas troca de mão com outra pessoa. Os
        UNO gritados por qualquer das duas ficam sem efeito. Se quem jogou o 7 tem agora uma carta,
        tem de gritar UNO; a outra pessoa não pode ser apanhada pela mão recebida. Um 7 como última
        carta não troca nada.

rule-seven-whom = Com quem troca o 7
    .text =
        Um 7 que troca de mão por `seven_swap` indica uma só pessoa que ainda esteja na partida.
        Entre as jogadas permitidas aparece uma vez para cada uma.

rule-zero-rotate = O 0 passa todas as mãos
    .text =
        Com `zero_rotate = true`, todas as mãos passam para o lugar seguinte no sentido do jogo
        quando alguém joga um 0 e ainda tem cartas. Todos os UNO gritados ficam sem efeito. Só quem
        jogou o 0 pode depois ser apanhado com uma carta. Um 0 como última carta não passa nada, e
        um baralho sem 0 não é afetado.

rule-last-number = A última carta é um número
    .text =
        Com `last_card = number` só uma carta de número pode ser a última de uma mão, e um Catador
        de Praia não pode dar as últimas cartas. Uma carta que por isso não se pode jogar não impede
        de biscar.

rule-uno-automatic = UNO conta sem gritar
    .text =
        Com `uno_call = automatic`, UNO conta como gritado quando sobra uma carta, ou quando se dão
        as últimas com um Catador de Praia. Ninguém grita e ninguém é apanhado.

rule-free-draw-wild = Jokers de biscar sem desafio
    .text =
        Com `bluffing = free` um joker de biscar pode sempre ser jogado e atua logo. Nunca é bluff,
        e ninguém o pode desafiar.

rule-until-limit = Um limite ao biscar até à cor
    .text =
        Com `until_limit` acima de 0, biscar até à cor acaba depois de tantas cartas. As duas cartas
        de um desafio perdido somam-se. Se acaba pelo limite, não se mostra nenhuma carta.
