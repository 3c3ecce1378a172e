# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Aprender a jogar
lesson-step = Passo { $number } de { $steps }
lesson-again = Começar de novo
lesson-skip = Pular
lesson-watch = Veja o que acontece…
lesson-answers = Sua resposta
lesson-color = Ganha quem ficar sem cartas primeiro. Comece pela cor da carta de cima: jogue { $card-object }.
lesson-number = { $who } jogou { $top-object }. Você não tem mais { $current }, mas o mesmo número também serve: jogue { $card-object }.
lesson-draw = Você não tem { $current } nem { $symbol-object }. Quando não puder jogar, compre uma carta.
lesson-drawn = Você comprou { $card-object }, e dá para jogar. Você pode jogar já ou ficar com a carta: jogue.
lesson-wild = A carta de { $who } fez você comprar e perder a vez. Mas você comprou um curinga, que vai sobre qualquer carta: jogue e escolha { $color }.
lesson-skip-card = Agora uma carta de ação. Jogue { $card-object }: { $who } perde a vez.
lesson-skipped = É a sua vez de novo. Jogue { $card-object }.
lesson-catch = { $who } só tem uma carta e se esqueceu de gritar UNO. Dê o flagra antes de jogar!
lesson-backs = { $who } teve que comprar 2. Você vê os versos das cartas dele, e ele vê os das suas: são o outro lado. Que carta ele vai ter depois de um Flip?
lesson-flip = Isso mesmo. Agora vire todas as mãos e as duas pilhas: jogue { $card-object }.
lesson-challenge = A noite caiu. { $who } só pode jogar { $top-object } se não tiver { $before }, mas você viu { $seen-object } em um dos versos dele: desafie!
lesson-uno = Era blefe: { $who } comprou no seu lugar. Você tem duas cartas, então grite UNO antes de jogar uma.
lesson-called = Agora ninguém pode flagrar você. Jogue { $card-object }.
lesson-out = { $who } jogou { $top-object }, e a sua última carta também é { $symbol-object }. Jogue { $card-object } e bata!
lesson-end = Você bateu e marca { $points } pontos pelas cartas que { $who } ainda tem! A maioria das partidas vai até { $target }.
lesson-detour =
    { $do ->
        [play] Em um jogo de verdade, você poderia fazer isso. Por enquanto, jogue { $card-object }.
        [draw] Em um jogo de verdade, você poderia fazer isso. Por enquanto, compre uma carta.
        [catch] Em um jogo de verdade, você poderia fazer isso. Por enquanto, flagre { $who }.
        [challenge] Em um jogo de verdade, você poderia fazer isso. Por enquanto, desafie { $who }.
        [uno] Em um jogo de verdade, você poderia fazer isso. Por enquanto, grite UNO primeiro.
       *[answer] Quase: olhe as cartas pequenas ao lado do nome de { $who }.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = O que posso fazer?
hint-can-play =
    { $draw ->
        [yes] Você pode jogar { $cards-object }, ou comprar.
       *[no]
            { $keep ->
                [yes] Você pode jogar { $cards-object }, ou ficar com a carta.
               *[no] Você pode jogar { $cards-object }.
            }
    }
hint-can-draw = Nada do que você tem dá para jogar: só resta comprar.
hint-can-keep = A carta que você comprou não dá para jogar: só resta ficar com ela.
hint-can-color = Você escolhe a cor com que o jogo continua.
hint-can-answer = Você pode aceitar e comprar, ou desafiar, se achar que é blefe.
hint-can-uno = Você pode gritar UNO.
hint-can-catch = Você pode flagrar { $who }, que tem uma carta e não gritou UNO.
hint-move =
    { $do ->
        [play] Jogue { $card-object }.
        [last-two] Jogue { $card-object } e grite UNO.
        [wild]
            { $uno ->
                [yes] Jogue { $card-object }, escolha { $color } e grite UNO.
               *[no] Jogue { $card-object } e escolha { $color }.
            }
        [gift] Jogue { $card-object } e dê { $cards-object } para { $who }.
        [draw] Compre.
        [pass] Fique com a carta.
        [accept] Aceite.
        [challenge] Desafie.
        [color] Escolha { $color }.
        [uno] Grite UNO.
       *[catch] Flagre { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Ainda não é a sua vez.
        [catch] Quem é flagrado compra cartas.
        [call] Alguém poderia flagrar você.
        [out] É a sua última carta: você ganha a rodada.
        [draws] { $who } compra { $count } e perde a vez.
        [skips] { $who } perde a vez.
        [again] Você joga de novo na hora.
        [flip] A maioria das suas cartas deve render mais do outro lado, ou as das outras pessoas menos.
        [gift] Você se livra de mais { $count }.
        [only] É a única carta que você pode jogar.
        [keep-wild]
            { $count ->
                [0] É a sua única carta { $color-object }, e você guarda o curinga para depois.
               *[other] Você guarda o curinga para quando não tiver mais nada para jogar.
            }
        [last-of-color] É a sua única carta { $color-object }.
        [follow]
            { $count ->
                [one] Você tem outra carta { $color-object } para jogar depois.
               *[other] Você tem mais { $count } cartas de cor { $color-object } para jogar depois.
            }
        [points]
            { $count ->
                [0] Se você ficar com ela, não dá pontos a ninguém.
                [one] Se você ficar com ela, pode dar 1 ponto a outra pessoa.
               *[other] Se você ficar com ela, pode dar { $count } pontos a outra pessoa.
            }
        [wild-needed]
            { $count ->
                [0] Você não tem mais nada para jogar.
                [one] Você não tem mais nada para jogar, e tem uma carta { $color-object }.
               *[other] Você não tem mais nada para jogar, e tem { $count } cartas de cor { $color-object }.
            }
        [wild-better] Vale mais agora do que as outras cartas que você pode jogar.
        [named]
            { $count ->
                [0] Nenhuma das suas cores seria melhor.
                [one] Você tem uma carta { $color-object }.
               *[other] Você tem { $count } cartas de cor { $color-object }.
            }
        [none-playable] Você não pode jogar nada.
        [draw-better] As cartas que você pode jogar valem mais depois.
        [not-playable] Você não pode jogar essa carta.
        [keep-better] Vale mais depois.
        [stack] A dívida passa para a pessoa seguinte.
        [debt] Você não tem nada para acumular.
        [jump-in] É igual à carta de cima: você pode jogar fora da sua vez.
        [swap] Você troca de mão com { $who }.
        [bluff] { $who } provavelmente tinha uma carta da cor anterior.
       *[honest] { $who } provavelmente não tinha nenhuma carta da cor anterior.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] As cartas levantadas dão para jogar: têm a cor ou o número da carta de cima.
        [2] As cartas pequenas são os versos das outras mãos: o que elas vão ter depois de um Flip. E todo mundo vê os seus versos.
       *[3] Aperte UNO antes de jogar a penúltima carta, ou alguém pode flagrar você.
    }
first-hint-close = Entendi
first-hint-hide = Chega de dicas
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] A próxima pessoa compra 1 e perde a vez.
        [draw2] A próxima pessoa compra 2 e perde a vez.
        [draw5] A próxima pessoa compra 5 e perde a vez.
        [reverse] O jogo continua no outro sentido.
        [skip] A próxima pessoa perde a vez.
        [skipall] Todo mundo perde a vez, menos você, que joga de novo.
        [flip] Todas as mãos e as duas pilhas viram.
        [wild] Vai sobre qualquer carta: você escolhe a cor.
        [wild-draw2] Você escolhe a cor; a próxima pessoa compra 2 e perde a vez, ou desafia.
        [wild-draw4] Você escolhe a cor; a próxima pessoa compra 4 e perde a vez, ou desafia.
        [wild-drawcolor] Você escolhe a cor; a próxima pessoa compra até sair essa cor e perde a vez, ou desafia.
        [beachcomber] Dê até quatro das suas cartas, uma de cada cor, para alguém.
       *[number] Vai sobre a mesma cor ou sobre o mesmo número.
    }
