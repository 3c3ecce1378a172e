# The rules, chapter by chapter. The English texts come from rulebook/; these follow them.

chapter-setup = Antes de começar
chapter-turn = A sua vez
chapter-cards = O que as cartas fazem
chapter-flip = O Flip
chapter-draw-wild = Os curingas de compra e o desafio
chapter-uno = Gritar UNO
chapter-beachcomber = O Catador de Praia
chapter-end = O fim da rodada
chapter-match = A partida
chapter-sees = O que cada pessoa pode ver
chapter-house = Regras da casa

rule-deck = O baralho
    .text =
        O baralho de duas faces tem um lado claro e um lado escuro. Em cada lado há quatro cores, e cada cor
        tem duas cartas de cada número de 1 a 9 e duas de cada uma de quatro cartas de ação: Comprar Uma
        Carta, Inverter, Pular e Flip no lado claro; Comprar Cinco Cartas, Inverter, Pular Todos e Flip no
        lado escuro. Cada lado ainda tem o Curinga e um curinga de compra (Curinga Comprar Duas Cartas no
        claro, Curinga Comprar Cor no escuro): quatro de cada no baralho de 112 cartas, dois de cada no de
        108. O baralho de uma face, de 112 cartas, tem quatro cores, cada uma com um 0, duas cartas de cada
        número de 1 a 9 e duas de cada uma destas: Pular, Inverter e Comprar Duas Cartas; além delas, há
        quatro Curingas, quatro Curingas Comprar Quatro Cartas e quatro Catadores de Praia. Nestas regras, o
        Curinga, com maiúscula, é a carta com esse nome; um curinga, com minúscula, é qualquer carta sem cor,
        inclusive o Catador de Praia. A opção `deck` diz qual baralho é usado. O folheto curto 004 fala de
        112 cartas sem dizer quais; entendemos que são as mesmas dos folhetos longos.

rule-pairing = Quais faces ficam juntas
    .text =
        Nenhum folheto diz qual face escura está impressa atrás de cada face clara. Combinamos as faces
        escuras com as claras ao acaso, de modo que saber de cor um lado de uma carta não diz nada sobre o
        outro. Com `pairing = round`, isso é refeito toda vez que se dão as cartas; com `pairing = match`, as
        cartas formadas na primeira rodada valem para a partida inteira.

rule-first-dealer = Quem dá as cartas primeiro
    .text =
        Com `first_dealer = highest_number`, cada pessoa tira uma carta e dá as cartas quem tiver o maior
        número na face em jogo; uma carta sem número vale 0. Com `highest_points`, dá quem tirar a carta que
        vale mais pontos: um curinga ganha de um Pular, e um Pular ganha de um 9. Quem empatar tira de novo,
        até alguém ficar na frente. Com `chosen`, a mesa diz quem dá; se não disser, é o lugar 0.

rule-deal = Dar as cartas
    .text =
        Cada pessoa recebe sete cartas (`hand_size`) do topo da pilha de compra, já embaralhada, uma de cada
        vez, começando por quem joga primeiro. Joga primeiro quem está ao lado de quem dá as cartas, no
        sentido em que o jogo começa: à esquerda ou, com `direction = right`, à direita. Podem jogar de dois
        a dez lugares, desde que o baralho dê para todas as mãos e mais uma carta. A carta seguinte é virada
        e serve de carta inicial. Toda rodada começa no lado claro e no sentido inicial.

rule-start-number = Sai um número
    .text =
        Um número que sai como carta inicial não tem efeito: vale seguir a cor ou o número dele. A primeira
        vez é de quem joga primeiro.

rule-start-draw = Sai uma carta de compra
    .text =
        Se sair um Comprar Uma Carta ou um Comprar Duas Cartas, quem joga primeiro compra essas cartas e
        perde a vez; começa o lugar seguinte. No folheto 003, só a seção em espanhol e a da França dizem que
        se perde a vez; as outras falam apenas em comprar, e jogamos todas do mesmo jeito. A mesa pode
        decidir outra coisa com `start_action` e `start_draw`.

rule-start-draw-plays = Sai uma carta de compra e ninguém perde a vez
    .text =
        Com `start_action = acts` e `start_draw = plays`, se sair uma carta de compra, quem joga primeiro
        compra a carta ou as duas cartas e depois joga normalmente. É a opção para quem lê ao pé da letra as
        seções do folheto 003 que falam apenas em comprar.

rule-start-reverse = Sai um Inverter
    .text =
        Se sair um Inverter, o sentido do jogo muda na hora, e quem deu as cartas joga primeiro. Com dois
        lugares, não acontece nada além disso. A mesa pode decidir outra coisa com `start_action` e
        `start_reverse`.

rule-start-reverse-neighbour = Sai um Inverter e começa quem está do outro lado
    .text =
        Com `start_action = acts` e `start_reverse = neighbour`, se sair um Inverter, o sentido do jogo muda,
        e joga primeiro quem está ao lado de quem deu as cartas, no novo sentido. Com dois lugares é igual:
        começa a outra pessoa, e `two_player_reverse` só trata de um Inverter que alguém joga.

rule-start-skip = Sai um Pular
    .text =
        Se sair um Pular, quem jogaria primeiro perde a vez, e começa o lugar seguinte; com dois lugares,
        começa quem deu as cartas. A mesa pode decidir outra coisa com `start_action`.

rule-start-wild = Sai um Curinga
    .text =
        Se sair um Curinga, quem joga primeiro escolhe a cor e depois joga normalmente. O folheto 003 diz
        isso ao lado da carta, mas na preparação do jogo manda o Curinga de volta para a pilha; nesse caso
        seguimos a preparação, e por isso a edição desse folheto é jogada com `start_wild = returned`.

rule-start-flip = Sai um Flip
    .text =
        Se sair um Flip, tudo vira na hora: a pilha de compra, todas as mãos e a pilha de descarte, que passa
        a ter em cima a outra face da carta do fundo (a do próprio Flip, se não houver nada embaixo). Uma
        carta de ação que aparece assim não tem efeito. Se aparecer um curinga, ninguém compra: quem joga
        primeiro escolhe a cor e depois joga normalmente. O sentido e quem joga primeiro não mudam. A mesa
        pode decidir outra coisa com `start_flip`.

rule-start-returned = A carta inicial volta para a pilha
    .text =
        Uma carta inicial devolvida é escondida de novo na pilha de compra, em um ponto qualquer, ao acaso, e
        outra é virada no lugar dela. Os curingas de compra e o Catador de Praia seguem `start_draw_wild`; o
        Curinga, `start_wild`; o Flip, `start_flip`; e todas as outras cartas de ação, `start_action`. Para
        onde a carta vai é o que diz `returned_to`.

rule-start-returned-bottom = A carta inicial vai para o fundo da pilha
    .text =
        Com `returned_to = bottom`, uma carta inicial devolvida vai para o fundo da pilha de compra, onde
        será a última a ser comprada, e a carta seguinte é virada. Quais cartas são devolvidas é o que dizem
        `start_draw_wild`, `start_wild`, `start_flip` e `start_action`.

rule-start-ignored = A carta inicial não conta
    .text =
        Uma carta inicial que não conta é deixada para trás: a carta seguinte é virada em cima dela, até sair
        uma que possa começar. Ela nunca é a carta de cima, mas fica no fundo da pilha de descarte, e o
        primeiro Flip pode trazer a outra face dela para cima. Quais cartas não contam é o que dizem
        `start_action`, `start_wild`, `start_draw_wild` e `start_flip`. As seções dinamarquesa e norueguesa
        dizem que uma carta de ação *pode* não contar; aqui ela nunca conta.

rule-start-redeal = Nenhuma carta pode começar
    .text =
        Se nenhuma das cartas que restam para virar puder ser carta inicial, não há começo. Nesse caso, a
        mesma pessoa embaralha todas as cartas e dá de novo.

rule-whose-turn = Um lugar de cada vez
    .text =
        A vez passa de lugar em lugar no sentido do jogo, e só joga, compra ou passa quem está na
        vez. A não ser com `jump_in = true`, ninguém corta a vez, nem com uma carta igual à que
        acabou de ser jogada. Gritar UNO e flagrar alguém não dependem da vez; têm regras próprias.

rule-round-over = Depois da rodada
    .text =
        A rodada acaba quando alguém bate ou quando ela trava. A partir daí não se faz mais nenhuma jogada:
        ninguém joga nem compra cartas, e ninguém desafia, grita ou flagra.

rule-chair-out = Uma cadeira fora do jogo
    .text =
        Na eliminação, quem fica fora da partida não tem cartas nem faz jogadas. A vez, as compras e a
        distribuição das cartas pulam essa cadeira; essa pessoa não flagra ninguém, e ninguém pode dar
        cartas a ela. Os lugares ainda em jogo de um lado e do outro contam como vizinhos.

rule-own-hand = Só cartas da sua mão
    .text =
        Só é possível jogar e dar cartas da própria mão, como elas aparecem no lado em jogo; a face do outro
        lado não conta até o próximo Flip. Entre várias cartas iguais, vale a que chegou primeiro à mão, a
        menos que se indique a posição, ou a carta comprada enquanto ela espera.

rule-spare-field = Nada a mais
    .text =
        Uma jogada diz o que é preciso e nada mais. Uma cor escolhida com uma carta colorida, cartas
        dadas com qualquer carta que não seja um Catador de Praia, ou uma pessoa indicada com uma
        carta que não precisa disso, anulam a jogada inteira, porque não fica claro o que se queria.
        Dizer quem recebe, com um Catador de Praia que não dá nada, não faz mal.

rule-matching = O que pode ser jogado
    .text =
        Uma carta pode ser jogada, pela face em jogo, se tiver a cor atual, se tiver o mesmo número ou
        símbolo da carta de cima da pilha de descarte, ou se for um curinga. Uma carta de ação só pode ser
        jogada sobre outra se for a mesma ação ou tiver a mesma cor. Depois de um curinga não há número nem
        símbolo para seguir: só vale a cor atual ou outro curinga. Depois de um Flip, a face que ficou em
        cima conta como se tivesse sido jogada.

rule-draw = Comprar em vez de jogar
    .text =
        Quem não joga nada na sua vez compra uma carta da pilha de compra. Depois pode jogar essa carta, se
        der, ou ficar com ela; nos dois casos a vez acaba. Com `voluntary_draw = true`, pode-se comprar mesmo
        tendo o que jogar.

rule-keep = Ficar com a carta comprada
    .text =
        Para ficar com a carta comprada é só passar, e a vez acaba. Com `drawn_card = may_play`, sempre se
        pode passar; com `must_play` e `must_if_forced`, nem sempre. Mesmo com uma carta que não dá para
        jogar é preciso passar, e assim ninguém mais fica sabendo se ela dava para jogar.

rule-must-lay = Quem pode jogar não compra
    .text =
        Com `voluntary_draw = false`, ninguém pode comprar enquanto tiver na mão uma carta colorida que dê
        para jogar. Os curingas aqui não contam: quem só puder jogar curingas pode jogar um deles ou comprar.
        O folheto 003 fala em comprar só quando nada pode ser jogado, e seguimos isso ao pé da letra.

rule-must-play = A carta comprada que dá para jogar é jogada
    .text =
        Com `drawn_card = must_play`, uma carta comprada que dá para jogar tem que ser jogada, mesmo que seja
        um curinga. Só se pode ficar com ela se não der para jogar, ou se for um curinga de compra e jogá-lo
        for um blefe. As seções do folheto 003 discordam nisso: na do francês do Canadá, na holandesa e na
        alemã, pode-se ficar com a carta.

rule-must-play-forced = Comprou por obrigação, tem que jogar
    .text =
        Com `drawn_card = must_if_forced`, depende do motivo da compra. Se outra carta da mão dá para jogar,
        a compra foi livre, e pode-se ficar com a carta comprada. Se nenhuma dá, a compra foi obrigatória, e
        uma carta comprada que dá para jogar tem que ser jogada, mesmo que seja um curinga, a menos que seja
        um curinga de compra e jogá-lo seja um blefe. Um curinga na mão sempre dá para jogar, exceto um
        curinga de compra que `bluffing = refused` não permita naquele momento, contando a carta comprada
        como parte da mão.

rule-one-draw = Uma compra por vez
    .text =
        Em cada vez se compra no máximo uma vez: uma carta, a não ser com `drawing = until_fits`.
        Depois a carta comprada é jogada ou guardada.

rule-pass-after-draw = Só se passa depois de comprar
    .text =
        Passar é ficar com a carta que se acabou de comprar. Sem uma carta comprada esperando, não há como
        passar: é preciso jogar uma carta ou comprar.

rule-drawn-card-only = Depois de comprar, só a carta comprada
    .text =
        Depois de comprar, só se pode jogar a carta que se acabou de comprar; as que já estavam na mão têm
        que esperar a próxima vez. Tanto faz se a compra foi obrigatória ou não. Os folhetos 003 e 004 não
        dizem nada sobre isso, e jogamos do mesmo jeito.

rule-nothing-to-draw = Não há o que comprar
    .text =
        Se a pilha de compra estiver vazia e a pilha de descarte só tiver a carta de cima, não há o que
        comprar. Mesmo assim, a compra conta como a jogada daquela vez, que acaba aí. Se restarem menos
        cartas do que é preciso comprar, compram-se todas; e quem ia perder a vez perde do mesmo jeito.

rule-draw-card = Comprar Uma Carta, Comprar Duas Cartas, Comprar Cinco Cartas
    .text =
        O lugar seguinte compra uma, duas ou cinco cartas, conforme a carta, e perde a vez. A não
        ser que `stacking` diga outra coisa, não dá para repassar a compra jogando outra carta de
        compra. Com dois lugares em jogo, a vez volta direto para quem jogou a carta.

rule-skip = Pular
    .text =
        O lugar seguinte perde a vez. Com dois lugares em jogo, a mesma pessoa joga de novo.

rule-skip-everyone = Pular Todos
    .text =
        Todos os outros lugares perdem a vez, então quem jogou a carta joga de novo na mesma hora. É uma vez
        completa: se nada der para jogar, é preciso comprar.

rule-reverse = Inverter
    .text =
        O sentido do jogo muda: se ia para a esquerda, passa a ir para a direita, e vice-versa. A vez vai
        para o lugar seguinte no novo sentido.

rule-reverse-two = Inverter com dois lugares
    .text =
        Com dois lugares em jogo, um Inverter vale também como um Pular: o sentido muda e a mesma pessoa joga
        de novo. Não importa quantas pessoas havia no começo: se restam duas em uma eliminação, são duas. Só
        o folheto 003 fala do jogo a dois; jogamos assim em todos, e com `two_player_reverse = turn` a carta
        só muda o sentido.

rule-wild = Curinga
    .text =
        Um Curinga pode ser jogado em qualquer vez e sobre qualquer carta, mesmo que outras cartas da mão
        possam ser jogadas. Quem joga escolhe a nova cor, que pode ser a atual. Todos os curingas, menos o
        Catador de Praia, escolhem a cor desse jeito.

rule-name-color = Um curinga escolhe a cor
    .text =
        A cor é escolhida na mesma jogada em que se joga o curinga, não depois. Um curinga jogado sem cor é
        recusado. Um curinga jogado como última carta da mão não precisa de cor, exceto o Curinga Comprar
        Cor. O Catador de Praia só pede uma cor com `beachcomber_color = names`.

rule-side-colors = As quatro cores em jogo
    .text =
        Só pode ser escolhida uma cor do lado em jogo: azul, verde, vermelho ou amarelo no lado claro; rosa,
        turquesa, laranja ou roxo no lado escuro. No baralho de uma face, são turquesa (que o folheto chama
        de azul), rosa, verde ou laranja.

rule-color-first = Primeiro a cor
    .text =
        Enquanto falta escolher uma cor, porque saiu um curinga no começo ou porque um curinga ficou em cima
        com um Flip, ninguém joga nem compra nada. Quem tem que escolher escolhe, e então o jogo continua.

rule-no-color-asked = Não há cor para escolher
    .text =
        Só se escolhe uma cor sem jogar um curinga quando ela é pedida, depois de uma carta inicial ou de um
        Flip. Em qualquer outro momento, a cor atual fica como está.

rule-flip = Flip
    .text =
        Primeiro a pilha de descarte inteira é virada, de modo que o Flip fica no fundo e a carta do fundo
        mostra em cima a outra face. Depois a pilha de compra é virada do mesmo jeito, e a que era a
        última carta dela é a próxima a ser comprada. Por fim, todas as mãos viram. O novo lado fica em jogo
        até o próximo Flip, que qualquer pessoa pode jogar, inclusive a mesma. Um Flip só pode ser jogado
        sobre a mesma cor ou sobre outro Flip.

rule-flip-surfaced = Uma carta que aparece com o Flip não tem efeito
    .text =
        Uma carta de ação que fica em cima da pilha de descarte com um Flip não tem efeito: ninguém compra
        nem perde a vez, o sentido não muda, e um segundo Flip não vira nada. Ela só conta para seguir a cor
        ou o símbolo. O folheto 000 não diz nada sobre isso, e jogamos do mesmo jeito.

rule-flip-wild = O Flip revela um curinga
    .text =
        Se um Flip deixar um curinga em cima, uma cor é escolhida antes da próxima vez, e ninguém compra por
        causa dessa carta. Com `wild_after_flip = flipper`, escolhe quem jogou o Flip. Com `by_side`, escolhe
        quem jogou o Flip, quando se passa para o lado escuro, e quem joga em seguida, quando se passa para o
        lado claro; essa pessoa depois joga normalmente. Sobre essa carta só vale a cor escolhida ou um
        curinga. O folheto 001 traz as duas regras, uma com o Flip de cada lado.

rule-flip-wild-next = O Flip revela um curinga e escolhe quem joga em seguida
    .text =
        Com `wild_after_flip = next`, quem joga em seguida escolhe a cor de um curinga que um Flip deixa em
        cima, qualquer que seja o novo lado, e depois joga normalmente. Ninguém compra por causa dessa carta,
        e sobre ela só vale a cor escolhida ou um curinga.

rule-draw-wild = Curinga Comprar Duas Cartas, Curinga Comprar Cor, Curinga Comprar Quatro Cartas
    .text =
        Com um curinga de compra se escolhe uma cor, e o lugar seguinte compra e perde a vez: duas cartas,
        quatro cartas, ou até sair a cor escolhida. O jogo é limpo se, nesse momento, nenhuma outra carta da
        mão tiver a cor que era a atual até ali; números e símbolos iguais de outras cores não importam. Com
        `wilds_count_as_match = true`, qualquer outro curinga na mão também faz da jogada um blefe. Cartas
        recebidas depois, por exemplo por um UNO esquecido, não mudam nada. Com `bluffing = allowed`, ele
        também pode ser jogado sem jogo limpo, como blefe, e o lugar seguinte pode desafiar.

rule-no-bluff = Nesta mesa não se blefa
    .text =
        Com `bluffing = refused`, um curinga de compra que seria um blefe não pode ser jogado e é recusado,
        mesmo que tenha acabado de ser comprado. Um que seja jogo limpo tem efeito na hora: ninguém precisa
        responder, e o lugar seguinte compra as cartas e perde a vez.

rule-answer-first = Primeiro a resposta
    .text =
        Depois de um curinga de compra, ninguém joga nem compra nada até o lugar seguinte responder:
        aceitar ou desafiar; com `stacking` se responde a cada carta que cria uma dívida. Antes de
        decidir, ele não pode ver as cartas que compraria. Antes da resposta ainda se pode gritar
        UNO, e quem se esqueceu de gritar ainda pode ser flagrado.

rule-nothing-to-answer = Nada para aceitar ou desafiar
    .text =
        Só se pode aceitar ou desafiar um curinga de compra que acabou de ser jogado, ou uma dívida
        por `stacking`, e uma vez só. Nenhuma outra carta pode ser desafiada, nem um curinga de
        compra que foi a última carta de uma mão, porque uma mão vazia é sempre jogo limpo.

rule-who-answers = Só quem teria que comprar
    .text =
        Só o lugar seguinte, que teria que comprar, pode aceitar ou desafiar, também uma dívida por
        `stacking`. Os outros lugares não podem desafiar por ele.

rule-accept = Aceitar
    .text =
        Quem aceita compra o que a carta manda e perde a vez. Nunca se revela se era blefe.

rule-guilty = Desafio ganho: era blefe
    .text =
        A pessoa desafiada mostra a mão inteira, como está nesse momento, a quem desafiou e a mais ninguém.
        Se era blefe, quem jogou a carta compra no lugar de quem desafiou: duas cartas, quatro cartas, ou até
        sair a cor. Quem desafiou não compra nada e joga normalmente a sua vez. A carta fica, e a cor
        escolhida com ela continua valendo.

rule-innocent = Desafio perdido: não era blefe
    .text =
        Se não era blefe, quem desafiou compra o que a carta manda e mais duas cartas, e perde a vez. Com o
        Curinga Comprar Cor, isso quer dizer primeiro até sair a cor e depois mais duas. A carta fica, e a
        cor escolhida com ela continua valendo.

rule-until-color = Comprar até sair a cor
    .text =
        As cartas são compradas uma a uma até sair uma da cor escolhida no lado em jogo; fica-se com todas.
        Uma carta de ação dessa cor conta, mas um curinga não, porque não tem cor. Se a pilha de compra
        acabar, faz-se uma nova com os descartes; se eles também acabarem, a compra termina.

rule-found-color = A carta encontrada é mostrada
    .text =
        Com `found_color_shown = true`, a carta em que a cor saiu é mostrada à mesa toda, não importa quem
        comprou: o lugar seguinte, quem blefou ou quem desafiou. As cartas compradas antes dela, e as duas a
        mais de um desafio perdido, não são mostradas.

rule-uno-call = O grito de UNO
    .text =
        Quem fica com uma única carta por jogada própria tem que gritar UNO. Pode gritar junto com essa
        jogada, ou antes, na sua vez, enquanto tem duas cartas.

rule-uno-late = Gritar atrasado
    .text =
        Com `late_call = true`, quem se esqueceu de gritar ainda pode gritar depois, enquanto ninguém flagrar
        e o prazo não acabar. O folheto 003 traz isso em todas as seções, menos na da França; permitimos
        sempre que um folheto não diz nada.

rule-uno-too-late = Gritar atrasado não vale
    .text =
        Com `late_call = false`, quem ficou com uma única carta sem gritar não tem mais como consertar:
        enquanto puder ser flagrado, o grito é recusado. Isso só termina quando alguém flagra ou quando o
        prazo acaba.

rule-uno-when = Quando se pode gritar UNO
    .text =
        Sem jogar uma carta, só se grita na própria vez, antes de jogar ou com uma carta comprada esperando,
        e com exatamente duas cartas na mão; ou mais tarde, enquanto se tem uma única carta sem ter gritado e
        ainda se pode ser flagrado, se `late_call` permitir. Em qualquer outro momento o grito é recusado, e
        tentar não custa nada.

rule-uno-again = Um grito basta
    .text =
        Enquanto um grito vale, gritar de novo é recusado. Uma carta jogada com um segundo grito é recusada
        por inteiro e pode ser jogada de novo sem ele.

rule-uno-with-move = Um grito fora de hora
    .text =
        Um UNO gritado junto com uma carta só vale se essa jogada deixar uma carta na mão, ou se for um
        Catador de Praia com que se dá a última carta. Senão, a jogada inteira é recusada, sem custo.

rule-uno-exposed = Uma carta e nada de UNO
    .text =
        Quem ficou com uma carta por jogada própria e não gritou está vulnerável: pode ser flagrado. Quem
        fica com uma carta de qualquer outro jeito não está vulnerável.

rule-uno-catch = Flagrar
    .text =
        Qualquer outro lugar em jogo pode flagrar quem está vulnerável, na própria vez ou fora dela; vale quem
        flagrar primeiro. Quem é flagrado compra duas cartas (`uno_penalty`). Um grito esquecido é punido uma
        vez só, mesmo que não haja o que comprar. Tentar flagrar por engano é recusado, sem punição.

rule-uno-window = Até quando alguém pode ser flagrado
    .text =
        Com `uno_window = begins`, o prazo acaba quando é feita a próxima jogada de uma vez: jogar uma carta,
        comprar, responder a um curinga de compra, ou outra pessoa escolher uma cor. Um grito, um flagra, uma
        jogada recusada, ou uma cor escolhida por quem está vulnerável não encerram o prazo. Com
        `uno_window = played`, se o lugar seguinte comprar, o prazo continua até a carta comprada ser jogada
        ou ficar na mão, a menos que não haja o que comprar; tudo o mais encerra o prazo como antes. Se a
        próxima vez for de quem está vulnerável, por causa de um Pular Todos ou porque só há duas pessoas
        jogando, a próxima jogada dessa mesma pessoa conta como a do lugar seguinte.

rule-uno-cleared = Até quando vale um grito
    .text =
        Um grito vale até crescer a mão de quem gritou: por uma compra, uma punição ou cartas
        recebidas, ou até a mão mudar de dono. Aí ele perde o efeito, e ao voltar a uma única carta
        é preciso gritar de novo. Nada mais o anula.

rule-beachcomber = Catador de Praia
    .text =
        Um Catador de Praia pode ser jogado sobre qualquer carta e em qualquer vez, mesmo que tenha acabado
        de ser comprado. Quem joga pode dar até quatro cartas na mesma jogada, todas para um mesmo lugar. A
        cor atual continua, a menos que valha `beachcomber_color = names`; o número ou símbolo que estava
        embaixo deixa de contar. Quem fica com uma carta depois de dar tem que gritar UNO, como sempre.

rule-gift-colors = O que se pode dar
    .text =
        Pode-se dar no máximo uma carta de cada uma das quatro cores, ou seja, quatro no máximo. Números e
        cartas de ação coloridas podem ser dados; as cartas roxas (que o folheto chama de lilás), que são o
        Curinga, o Curinga Comprar Quatro Cartas e o Catador de Praia, não. Ninguém é obrigado a dar nada:
        qualquer cor pode ficar na mão. A seção alemã deixa repetir a cor; seguimos as outras sete.

rule-gift-whom = Para quem se pode dar
    .text =
        Todas as cartas vão para um só lugar, que precisa ser indicado, não pode ser o de quem dá e precisa
        estar ainda na partida. A própria dupla também pode receber. As cartas passam a ser de quem recebe, e
        um UNO que essa pessoa tenha gritado perde o efeito.

rule-gift-empties = Dar as últimas cartas
    .text =
        Dar as últimas cartas só ganha a rodada com um UNO, gritado nessa mesma jogada ou antes dela, com
        duas cartas na mão. Sem o grito, as cartas ficam dadas, mas quem deu compra duas (`uno_penalty`) na
        hora, e a rodada continua com o lugar seguinte. Se depois disso ficar com uma carta, não pode ser
        flagrado por ela. Se não comprar nada, porque não há mais cartas ou porque `uno_penalty = 0`, acaba
        batendo mesmo assim. Com um Catador de Praia jogado como única carta, bate-se como com qualquer
        outra.

rule-beachcomber-color = O Catador de Praia escolhe a cor
    .text =
        Com `beachcomber_color = names`, quem joga um Catador de Praia escolhe a cor, como com um Curinga.
        Como última carta da mão ele não precisa de cor. Nenhum folheto traz essa regra; é uma opção para as
        mesas que gostam dela.

rule-going-out = Bater
    .text =
        Quem fica sem nenhuma carta bate: a rodada acaba e é dessa pessoa. Antes disso, cumpre-se o efeito da
        última carta sobre os outros lugares. Um UNO esquecido que ninguém flagrou a tempo não importa mais.

rule-last-card-draws = Uma carta de compra como última carta
    .text =
        Uma carta de compra ou um curinga de compra jogado como última carta ainda faz o lugar seguinte
        comprar, e as cartas compradas contam nos pontos. Não pode ser desafiado, porque uma mão vazia é
        sempre jogo limpo. Com o Curinga Comprar Cor, compra-se até sair a cor escolhida. Com
        `last_card_draws = false`, ninguém compra; o folheto 004, que não diz nada, é jogado como os outros.

rule-last-card-flips = Um Flip como última carta
    .text =
        Um Flip jogado como última carta ainda vira tudo, e as mãos são contadas pelo lado que fica à vista.
        Se um curinga ficar em cima, não se escolhe cor.

rule-last-wild = Um curinga como última carta
    .text =
        Um curinga jogado como última carta não precisa de cor, mas pode-se escolher uma. Só o Curinga
        Comprar Cor precisa de cor mesmo assim, porque o lugar seguinte compra até sair essa cor; e precisa
        dela mesmo com `last_card_draws = false`.

rule-reshuffle = A pilha de compra acabou
    .text =
        Quando é preciso comprar e não há cartas, todos os descartes, menos o de cima, são embaralhados e
        viram a nova pilha de compra, com o lado em jogo para baixo. O descarte de cima fica, assim como uma
        cor que tenha sido escolhida. Isso também acontece no meio de uma compra. O folheto 004 não diz nada,
        e a maioria dos outros não fala da carta de cima; jogamos assim em todos.

rule-blocked = Ninguém joga nem compra
    .text =
        Se todos os lugares em jogo, um depois do outro, não jogarem nem comprarem nenhuma carta, a rodada
        trava. Qualquer carta jogada ou comprada zera a conta, e aceitar um curinga de compra sem receber
        cartas não conta. Ninguém ganha uma rodada travada, ela não dá pontos em nenhum modo, e a próxima
        pessoa a dar as cartas dá uma nova.

rule-move-limit = O limite de jogadas
    .text =
        Depois de 5000 jogadas (`move_limit`) a rodada trava, a menos que essa mesma jogada a termine. Gritos
        de UNO e flagras não contam como jogadas; jogar, comprar, ficar com a carta, responder e escolher uma
        cor contam.

rule-hand-points = Quanto valem as cartas
    .text =
        Uma carta com número vale o seu número. Um Comprar Uma Carta vale 10, um Pular Todos, 30, e todas as
        outras cartas de ação coloridas, 20. No baralho de duas faces, um Curinga vale 40, um Curinga Comprar
        Duas Cartas, 50, e um Curinga Comprar Cor, 60; no baralho de uma face, um Curinga, um Curinga Comprar
        Quatro Cartas ou um Catador de Praia vale 50. Uma carta de duas faces conta pela face do lado em jogo
        quando a rodada acaba.

rule-mode-single = Uma rodada só
    .text =
        Quem bate ganha, e não há pontos. Depois de uma rodada travada vem outra, e quem dá as cartas é a
        pessoa seguinte. Este é o modo `match = single`; os modos abaixo são escolhidos com a mesma opção.

rule-mode-points = Pontos
    .text =
        Quem ganha a rodada marca o que valem todas as outras mãos. Ganha a partida quem primeiro alcançar ou
        passar a meta, que é 500, se a mesa não escolher outra (`target`). O folheto 004 traz isso como
        opção; os outros, como o jogo normal.

rule-mode-lowest = O menor total
    .text =
        Depois de cada rodada, cada lugar soma o que vale a sua própria mão, então quem ganha a rodada não
        soma nada. Assim que um total alcança ou passa a meta, a partida acaba, e ganha quem tiver menos. Se
        várias pessoas tiverem o mesmo menor total, ganham juntas.

rule-mode-partners = Duplas
    .text =
        Quatro lugares, com as duplas frente a frente: 0 e 2 contra 1 e 3. A rodada acaba quando alguém bate,
        e o time dessa pessoa marca as duas mãos adversárias; o que a dupla dela ainda tem na mão não conta.
        Ganha o primeiro time que alcançar ou passar a meta. Só vem no folheto 003, mas pode ser jogado com
        todas as edições.

rule-mode-rotation4 = Rodízio de quatro
    .text =
        Quatro pessoas jogam doze rodadas em duplas, quatro com cada uma das outras três: primeiro 0 e 1
        juntas, depois 0 e 2, depois 0 e 3. Para isso, trocam de lugar: uma dupla fica com as cadeiras 0 e 2,
        a outra com as cadeiras 1 e 3, o menor número primeiro. Cada pessoa da dupla leva todos os pontos do
        time; ganha o maior total, e totais iguais dividem a vitória. Uma rodada travada é repetida e não é
        nenhuma das doze. As doze rodadas podem ser jogadas várias vezes, de um a dez ciclos. Onde seções do
        folheto 003 erram a conta, o que se quer dizer é três vezes quatro.

rule-mode-rotation8 = Rodízio de oito
    .text =
        Oito pessoas em duas mesas jogam sete blocos de quatro rodadas, 28 no total, de modo que cada uma faz
        dupla com cada uma das outras por quatro rodadas e joga contra ela em dois blocos. Com cada dupla
        escrita junta e as mesas separadas por uma barra, os blocos são 01-23/45-67, 02-46/13-57,
        03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 e 07-25/16-34. Os lugares e os pontos são como no
        rodízio de quatro; o total conta as duas mesas, e as 28 rodadas podem ser jogadas várias vezes, de um
        a dez ciclos.

        As mesas jogam ao mesmo tempo, cada uma com o seu baralho; a que está adiantada só espera no fim de
        um bloco, quando mudam as duplas e as mesas. Cada mesa tira cartas uma vez só para ver quem dá
        primeiro, e depois a vez de dar passa de cadeira em cadeira, atravessando blocos e ciclos; uma rodada
        travada é repetida na mesma mesa, com as cartas dadas pela cadeira seguinte, e não é nenhuma das 28.
        Com `pairing = match`, as outras faces só são mostradas quando as duas mesas acabarem; quem sai
        mantém a posição e o total, e um bot continua jogando.

rule-mode-elimination = Eliminação
    .text =
        Depois de cada rodada, cada lugar soma o que vale a sua própria mão, e quem alcança ou passa a meta
        está fora. O jogo continua pulando as cadeiras vazias; as duas últimas pessoas mantêm os totais
        e seguem pelas regras para dois lugares. Ganha quem ficar até o fim, mesmo que uma única rodada tire
        todas as outras pessoas de uma vez. O folheto chama isso de Desafio UNO.

rule-deal-passes = Quem dá as cartas depois
    .text =
        Depois de cada rodada, mesmo travada, quem dá as cartas é a cadeira seguinte ainda na partida,
        contada no sentido em que o jogo começa. O sentido em que a rodada acabou não importa. Em um rodízio,
        a vez de dar passa de cadeira em cadeira, não importa quem esteja nela.

rule-sees-hands = Mãos
    .text =
        Cada lugar vê as faces em jogo da sua própria mão, mas não o outro lado. Das outras mãos vê só o
        outro lado, como quando se seguram as cartas, na ordem em que foram compradas e nunca na ordem em que
        a pessoa as arruma. Todo mundo sabe quantas cartas cada mão tem. As cartas de uma face têm o verso
        liso, então só se vê quantas são.

rule-sees-pile = Pilhas
    .text =
        Todo mundo vê a carta de cima da pilha de descarte, quantas cartas tem cada pilha, e o lado que não
        está em jogo da carta de cima da pilha de compra. No baralho de uma face, esse verso é liso. Nada
        mais nas pilhas pode ser visto.

rule-sees-draw = Comprar
    .text =
        Quem compra vê a frente das cartas compradas; as outras pessoas veem os versos quando elas chegam à
        mão, e o verso da nova carta de cima da pilha. Só quem comprou uma carta sabe se ela dá para jogar:
        ficar com ela parece exatamente o mesmo que não poder jogá-la, e leva o mesmo tempo.

rule-sees-shown-hand = Uma mão mostrada em um desafio
    .text =
        A mão desafiada é mostrada uma vez só, com as faces em jogo, apenas a quem desafiou. O resto da mesa
        fica sabendo se era blefe, e nada mais.

rule-sees-gift = Cartas dadas
    .text =
        Quem dá e quem recebe veem quais cartas são dadas. As outras pessoas veem quantas são, quem dá e para
        quem, e os versos delas.

rule-sees-found = A carta encontrada
    .text =
        Com `found_color_shown = true`, todo mundo vê a frente da carta em que a cor saiu. As outras frentes
        dessa compra, só quem comprou vê.

rule-sees-end = Depois da rodada
    .text =
        Quando a rodada acaba, todas as mãos são mostradas com as faces em jogo, para contar os pontos. As
        outras faces também são mostradas, exceto com `pairing = match`: aí ficam escondidas até o fim da
        partida, porque as mesmas cartas são dadas de novo.

rule-sees-bystander = Quem assiste
    .text =
        Quem assiste vê as pilhas como quem joga, o número de cartas de cada mão e todas as jogadas. Até o
        fim da rodada não vê nenhuma mão, de nenhum dos lados, porque alguém que joga poderia entrar também
        para assistir e ver os versos da própria mão. A mesa pode decidir mostrar os versos das mãos a quem
        assiste.

rule-stacking = Acumular cartas de compra
    .text =
        Com `stacking = same` ou `rising`, uma carta de compra jogada ou um curinga de compra com
        número cria uma dívida de tantas cartas. O lugar seguinte aceita, compra a dívida inteira e
        perde a vez, ou acumula uma carta que sirva: as cartas dela se somam e o lugar depois dele
        responde. Não se joga outra coisa nem se compra. Se a carta acumulada é a última da mão, a
        rodada acaba; antes, o lugar seguinte compra a dívida. O curinga de compra até a cor e uma
        carta de compra virada no começo funcionam como sempre, sem dívida.

rule-stack-same = O que se acumula: a mesma carta
    .text =
        Com `stacking = same` só se pode jogar sobre uma dívida o mesmo símbolo ou o mesmo curinga
        da carta de cima. A cor não precisa combinar.

rule-stack-rising = O que se acumula: o mesmo tanto ou mais
    .text =
        Com `stacking = rising` se pode jogar sobre uma dívida qualquer carta que faça comprar pelo
        menos tantas quanto a de cima: uma, duas, quatro ou cinco. A cor não precisa combinar.

rule-stack-challenge = O desafio em uma acumulação
    .text =
        Com `stacking` uma dívida só pode ser desafiada se houver um curinga de compra em cima e
        `bluffing = allowed`, e o desafio trata só dessa carta. Se era blefe, quem a jogou compra a
        dívida inteira e quem desafiou joga normalmente a sua vez. Se não, quem desafiou compra a
        dívida e mais duas cartas e perde a vez.

rule-until-fits = Comprar até sair uma que dê para jogar
    .text =
        Com `drawing = until_fits`, na sua vez, quem compra continua, carta por carta, até sair uma
        que dê para jogar ou não sobrar nada. A última carta comprada então é jogada ou guardada.
        Todos sabem que ela dá para jogar, mas não qual é. Punições e dívidas não entram nisso.

rule-jump-in = Cortar a vez
    .text =
        Com `jump_in = true` se pode jogar fora da vez no começo de uma vez, se a carta tem cor e é
        igual à de cima, na cor e no número ou símbolo. Não se pode enquanto se espera uma carta
        comprada, uma resposta ou uma cor. O jogo continua depois de quem cortou a vez. Se dois
        querem, vale o primeiro.

rule-seven-swap = O 7 troca de mão
    .text =
        Com `seven_swap = true`, quem joga um 7 e ainda tem cartas troca de mão com outra pessoa. Os
        gritos de qualquer uma das duas perdem o efeito. Se quem jogou o 7 agora tem uma carta,
        precisa gritar UNO; a outra pessoa não pode ser flagrada pela mão recebida. Um 7 como última
        carta não troca nada.

rule-seven-whom = Com quem o 7 troca
    .text =
        Um 7 que troca de mão por `seven_swap` indica uma só pessoa que ainda esteja na partida.
        Entre as jogadas permitidas ele aparece uma vez para cada uma.

rule-zero-rotate = O 0 passa todas as mãos adiante
    .text =
        Com `zero_rotate = true`, todas as mãos passam para o lugar seguinte no sentido do jogo
        quando alguém joga um 0 e ainda tem cartas. Todos os gritos perdem o efeito. Só quem jogou o
        0 pode depois ser flagrado com uma carta. Um 0 como última carta não passa nada, e um
        baralho sem 0 não muda.

rule-last-number = A última carta é um número
    .text =
        Com `last_card = number` só uma carta de número pode ser a última de uma mão, e um Catador
        de Praia não pode dar as últimas cartas. Uma carta que por isso não pode ser jogada não
        impede de comprar.

rule-uno-automatic = UNO vale sem gritar
    .text =
        Com `uno_call = automatic`, UNO conta como gritado quando sobra uma carta, ou quando se dão
        as últimas com um Catador de Praia. Ninguém grita e ninguém é flagrado.

rule-free-draw-wild = Curingas de compra sem desafio
    .text =
        Com `bluffing = free` um curinga de compra sempre pode ser jogado e vale na hora. Nunca é
        blefe, e ninguém pode desafiar.

rule-until-limit = Um limite ao comprar até a cor
    .text =
        Com `until_limit` acima de 0, comprar até a cor acaba depois de tantas cartas. As duas
        cartas de um desafio perdido se somam. Se acaba pelo limite, nenhuma carta é mostrada.
