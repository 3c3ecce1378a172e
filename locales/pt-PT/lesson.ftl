# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Aprender a jogar
lesson-step = Passo { $number } de { $steps }
lesson-again = Começar de novo
lesson-skip = Saltar
lesson-watch = Vê o que acontece…
lesson-answers = A tua resposta
lesson-color = Ganha quem primeiro ficar sem cartas. Começa pela cor da carta de cima: joga { $card-object }.
lesson-number = { $who } jogou { $top-object }. Já não tens { $current }, mas o mesmo número também serve: joga { $card-object }.
lesson-draw = Não tens { $current } nem { $symbol-object }. Quando não puderes jogar, bisca uma carta.
lesson-drawn = Biscaste { $card-object }, e dá para jogar. Podes jogar já ou ficar com a carta: joga.
lesson-wild = A carta de { $who } fez-te biscar e perder a vez. Mas biscaste um joker, que se joga sobre qualquer carta: joga-o e escolhe o { $color }.
lesson-skip-card = Agora uma carta de ação. Joga { $card-object }: { $who } perde a vez.
lesson-skipped = É outra vez a tua vez. Joga { $card-object }.
lesson-catch = { $who } tem só uma carta e esqueceu-se de gritar UNO. Apanha-o antes de jogares!
lesson-backs = { $who } teve de biscar 2. Tu vês os versos das cartas dele, e ele vê os das tuas: são o outro lado. Com que carta fica ele quando se virar o baralho?
lesson-flip = Isso mesmo. Agora vira todas as mãos e as duas pilhas: joga { $card-object }.
lesson-challenge = Caiu a noite. { $who } só pode jogar { $top-object } se não tiver { $before }, mas tu viste { $seen-object } num dos versos dele: desafia!
lesson-uno = Era bluff: { $who } biscou em vez de ti. Tens duas cartas, por isso grita UNO antes de jogares uma.
lesson-called = Agora ninguém te pode apanhar. Joga { $card-object }.
lesson-out = { $who } jogou { $top-object }, e a tua última carta também é { $symbol-object }. Joga { $card-object } e fica sem cartas!
lesson-end = Ficaste sem cartas! Somas { $points } pontos pelas cartas que { $who } ainda tem. Quase sempre se joga até aos { $target }.
lesson-detour =
    { $do ->
        [play] Num jogo a sério podias fazer isso. Por agora, joga { $card-object }.
        [draw] Num jogo a sério podias fazer isso. Por agora, bisca uma carta.
        [catch] Num jogo a sério podias fazer isso. Por agora, apanha { $who }.
        [challenge] Num jogo a sério podias fazer isso. Por agora, desafia { $who }.
        [uno] Num jogo a sério podias fazer isso. Por agora, grita primeiro UNO.
       *[answer] Não é bem isso: olha para as cartas pequenas ao lado do nome de { $who }.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = O que posso fazer?
hint-can-play =
    { $draw ->
        [yes] Podes jogar { $cards-object }, ou biscar.
       *[no]
            { $keep ->
                [yes] Podes jogar { $cards-object }, ou ficar com a carta.
               *[no] Podes jogar { $cards-object }.
            }
    }
hint-can-draw = Nada do que tens dá para jogar: só podes biscar.
hint-can-keep = A carta que biscaste não dá para jogar: só podes ficar com ela.
hint-can-color = És tu quem escolhe a cor com que o jogo continua.
hint-can-answer = Podes aceitar e biscar, ou desafiar, se achas que é bluff.
hint-can-uno = Podes gritar UNO.
hint-can-catch = Podes apanhar { $who }, que tem uma carta e não gritou UNO.
hint-move =
    { $do ->
        [play] Joga { $card-object }.
        [last-two] Joga { $card-object } e grita UNO.
        [wild]
            { $uno ->
                [yes] Joga { $card-object }, escolhe o { $color } e grita UNO.
               *[no] Joga { $card-object } e escolhe o { $color }.
            }
        [gift] Joga { $card-object } e dá { $cards-object } a { $who }.
        [draw] Bisca.
        [pass] Fica com a carta.
        [accept] Aceita.
        [challenge] Desafia.
        [color] Escolhe o { $color }.
        [uno] Grita UNO.
       *[catch] Apanha { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Ainda não é a tua vez.
        [catch] Quem é apanhado bisca cartas.
        [call] Alguém podia apanhar-te.
        [out] É a tua última carta: ganhas a ronda.
        [draws] { $who } bisca { $count } e perde a vez.
        [skips] { $who } perde a vez.
        [again] Jogas logo outra vez.
        [flip] A maior parte das tuas cartas deve render mais do outro lado, ou as das outras pessoas menos.
        [gift] Livras-te de mais { $count }.
        [only] É a única carta que podes jogar.
        [keep-wild]
            { $count ->
                [0] É a tua única carta { $color-object }, e guardas o joker para mais tarde.
               *[other] Guardas o joker para quando não tiveres mais nada para jogar.
            }
        [last-of-color] É a tua única carta { $color-object }.
        [follow]
            { $count ->
                [one] Tens outra carta { $color-object } para jogar depois.
               *[other] Tens mais { $count } cartas de cor { $color-object } para jogar depois.
            }
        [points]
            { $count ->
                [one] Se ficares com ela, pode dar 1 ponto a outra pessoa.
               *[other] Se ficares com ela, pode dar { $count } pontos a outra pessoa.
            }
        [wild-needed]
            { $count ->
                [0] Não tens mais nada para jogar.
                [one] Não tens mais nada para jogar, e tens uma carta { $color-object }.
               *[other] Não tens mais nada para jogar, e tens { $count } cartas de cor { $color-object }.
            }
        [wild-better] Vale mais agora do que as outras cartas que podes jogar.
        [named]
            { $count ->
                [0] Nenhuma das tuas cores seria melhor.
                [one] Tens uma carta { $color-object }.
               *[other] Tens { $count } cartas de cor { $color-object }.
            }
        [none-playable] Não podes jogar nada.
        [draw-better] As cartas que podes jogar valem mais para depois.
        [not-playable] Não a podes jogar.
        [keep-better] Vale mais para depois.
        [stack] A dívida passa para a pessoa seguinte.
        [debt] Não tens nada para acumular.
        [jump-in] É igual à carta de cima: podes jogá-la fora da tua vez.
        [swap] Trocas de mão com { $who }.
        [bluff] É provável que { $who } tivesse uma carta da cor anterior.
       *[honest] É provável que { $who } não tivesse nenhuma carta da cor anterior.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] As cartas levantadas dão para jogar: têm a cor ou o número da carta de cima.
        [2] As cartas pequenas são os versos das outras mãos: o que elas vão ter quando se virar o baralho. E toda a gente vê os teus versos.
       *[3] Carrega em UNO antes de jogares a penúltima carta, ou alguém te pode apanhar.
    }
first-hint-close = Percebi
first-hint-hide = Sem mais dicas
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] A pessoa seguinte bisca 1 e perde a vez.
        [draw2] A pessoa seguinte bisca 2 e perde a vez.
        [draw5] A pessoa seguinte bisca 5 e perde a vez.
        [reverse] O jogo continua no outro sentido.
        [skip] A pessoa seguinte perde a vez.
        [skipall] Toda a gente perde a vez, menos tu: jogas outra vez.
        [flip] Viram-se todas as mãos e as duas pilhas.
        [wild] Joga-se sobre qualquer carta: tu escolhes a cor.
        [wild-draw2] Tu escolhes a cor; a pessoa seguinte bisca 2 e perde a vez, ou desafia.
        [wild-draw4] Tu escolhes a cor; a pessoa seguinte bisca 4 e perde a vez, ou desafia.
        [wild-drawcolor] Tu escolhes a cor; a pessoa seguinte bisca até sair essa cor e perde a vez, ou desafia.
        [beachcomber] Dá até quatro das tuas cartas, uma de cada cor, a alguém.
       *[number] Joga-se sobre a mesma cor ou sobre o mesmo número.
    }
