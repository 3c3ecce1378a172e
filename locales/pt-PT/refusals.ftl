# Why a move is refused: one message a rule, refusal-SLUG, read by the player who made the move.
# The same message is shown in the browser, in the terminal and in the text that the server sends.
#
# A message may use the variables of the facts that its rule gives, and must use all of those facts:
#   seat      $who (you, player, seat) to select by; $name of the player; $seat number as text
#   card      $card in words; $card-color (none for a wild) and $card-kind to select by
#             (none if the move named no card)
#   color     $color in words; $color-id to select by (none if the move named no colour)
#   symbol    $symbol in words; $symbol-id to select by (none where a wild is on top)
#   wilds     $wilds (yes, no): whether the side in play has wild kinds
#   colors    $colors, as "blue, green or red"
#   playable  $playable cards, as "blue 7 or wild"; $playable-count
#   field     $field of the move: card, at, color, uno, give, target
# $card-object and the like have the article; $color-object is the feminine form (cards.ftl).

refusal-whose-turn =
    { $who ->
        [player] Não é a tua vez: espera por { $name }.
       *[seat] Não é a tua vez: espera pelo lugar { $seat }.
    }
refusal-round-over = Esta ronda acabou: espera pela próxima.
refusal-chair-out = Já não estás nesta partida: o jogo continua sem ti.
refusal-own-hand =
    { $card-kind ->
        [none] Não disseste que carta: escolhe uma da tua mão, pelo lado que vês.
       *[other] Não tens na mão { $card-object }: escolhe uma carta tua, pelo lado que vês.
    }
refusal-spare-field =
    { $field ->
        [card] Esta jogada não leva carta: tira-a.
        [at] Esta jogada não leva posição na mão: tira-a.
        [color] Só se escolhe cor com um joker: tira-a.
        [uno] Com esta jogada não se grita UNO: tira-o.
        [give] Só se dão cartas com um Catador de Praia: tira-as.
        [to] Outra pessoa só se indica com cartas dadas ou com um 7 que troca mãos: tira-a.
        [target] Esta jogada não é contra ninguém: tira o nome.
       *[other] Esta jogada diz mais do que é preciso: tira o que está a mais.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Essa carta não dá: joga { $color }.
               *[other] Essa carta não dá: joga { $color } ou { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Essa carta não dá: joga { $color } ou um joker.
               *[other] Essa carta não dá: joga { $color }, { $symbol-object } ou um joker.
            }
    }
refusal-must-lay = Não podes biscar enquanto tiveres uma carta de cor que dê para jogar: joga { $playable-object }.
refusal-must-play = A carta que biscaste ({ $card }) dá para jogar, por isso não podes ficar com ela: joga-a.
refusal-must-play-forced = A carta que biscaste ({ $card }) dá para jogar e mais nenhuma da tua mão dava, por isso não podes ficar com ela: joga-a.
refusal-one-draw = Já biscaste na tua vez: joga a carta biscada, se der, ou fica com ela.
refusal-pass-after-draw = Só podes ficar com uma carta depois de a biscares: joga uma carta ou bisca.
refusal-drawn-card-only = Depois de biscar só podes jogar a carta biscada ({ $card }): joga-a, se der, ou fica com ela.
refusal-name-color = Escolhe uma cor: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] Não escolheste cor: escolhe { $colors }.
       *[other] Não há { $color } no lado em jogo: escolhe { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Escolhe primeiro a cor: { $colors }.
        [player] { $name } ainda tem de escolher a cor: espera.
       *[seat] O lugar { $seat } ainda tem de escolher a cor: espera.
    }
refusal-no-color-asked = Agora não há cor para escolher: escolhe-se quando se joga um joker.
refusal-no-bluff = Nesta mesa não há bluff, e tens outra carta que conta como { $color }: joga outra coisa.
refusal-answer-first =
    { $who ->
        [you] Responde primeiro: aceita o joker de biscar ou desafia.
        [player] { $name } ainda tem de aceitar o joker de biscar ou desafiar: espera pela resposta.
       *[seat] O lugar { $seat } ainda tem de aceitar o joker de biscar ou desafiar: espera pela resposta.
    }
refusal-nothing-to-answer = Agora não há nada para aceitar nem desafiar: só se responde a um joker de biscar jogado contra ti.
refusal-who-answers =
    { $who ->
        [player] Só { $name } pode aceitar ou desafiar este joker de biscar: espera pela resposta.
       *[seat] Só o lugar { $seat } pode aceitar ou desafiar este joker de biscar: espera pela resposta.
    }
refusal-uno-when = Agora não podes gritar UNO: grita na tua vez com duas cartas na mão, ou ao jogares a carta que te deixa com uma.
refusal-uno-too-late = Já é tarde para gritar UNO: nesta mesa não vale depois de jogar a carta.
refusal-uno-again = Já gritaste UNO, e ainda conta.
refusal-uno-with-move = Com esta jogada não ficas com uma só carta: joga sem gritar UNO.
refusal-uno-catch =
    { $who ->
        [you] Não te podes apanhar a ti: apanha alguém com uma só carta que se esqueceu de gritar UNO.
        [player] Agora não podes apanhar { $name }: só vale com quem tem uma carta e não gritou UNO, e só até o jogo continuar.
       *[seat] Agora não podes apanhar o lugar { $seat }: só vale com quem tem uma carta e não gritou UNO, e só até o jogo continuar.
    }
refusal-gift-colors = Podes dar no máximo uma carta de cada cor e nenhum joker: escolhe outra vez as cartas.
refusal-gift-whom = As cartas dão-se a uma só pessoa, que não sejas tu e ainda esteja na partida: diz a quem.
refusal-stacking =
    { $who ->
        [you] Responde primeiro: aceita a dívida ou acumula uma carta.
        [player] { $name } ainda tem de aceitar a dívida ou acumular uma carta: espera pela resposta.
       *[seat] O lugar { $seat } ainda tem de aceitar a dívida ou acumular uma carta: espera pela resposta.
    }
refusal-stack-same = Sobre a carta de cima só se acumula a mesma carta de biscar: acumula uma ou aceita a dívida.
refusal-stack-rising = Sobre a carta de cima só se acumula uma carta que faça biscar pelo menos o mesmo: acumula uma ou aceita a dívida.
refusal-stack-challenge = Só se pode desafiar um joker de biscar que esteja em cima, e só numa mesa que julga o bluff: acumula uma carta ou aceita a dívida.
refusal-jump-in = Agora não te podes meter pelo meio: é preciso uma carta igual à de cima, na cor e no número ou símbolo, no início de uma vez.
refusal-seven-whom = Um 7 troca a mão com uma só pessoa, que não sejas tu e ainda esteja na partida: diz com quem.
refusal-last-number = Nesta mesa a tua última carta só pode ser um número: joga outra coisa ou bisca.
refusal-uno-automatic = Nesta mesa UNO conta sem gritar: ninguém grita e ninguém é apanhado.
