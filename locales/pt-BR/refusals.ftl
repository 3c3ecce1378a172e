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
        [player] Não é a sua vez: espere { $name } jogar.
       *[seat] Não é a sua vez: espere o lugar { $seat } jogar.
    }
refusal-round-over = Esta rodada acabou: espere a próxima.
refusal-chair-out = Você está fora desta partida: o jogo continua sem você.
refusal-own-hand =
    { $card-kind ->
        [none] Você não disse qual carta: escolha uma da sua mão, pelo lado que você vê.
       *[other] Você não tem { $card-object } na mão: escolha uma carta sua, pelo lado que você vê.
    }
refusal-spare-field =
    { $field ->
        [card] Esta jogada não leva carta: tire a carta.
        [at] Esta jogada não leva posição na mão: tire a posição.
        [color] Só se escolhe cor com um curinga: tire a cor.
        [uno] Nesta jogada não se grita UNO: tire o UNO.
        [give] Só se dão cartas com um Catador de Praia: tire essas cartas.
        [to] Outra pessoa só se indica com cartas dadas ou com um 7 que troca mãos: tire essa pessoa.
        [target] Esta jogada não é contra ninguém: tire o nome.
       *[other] Esta jogada diz mais do que precisa: tire o que sobra.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Essa carta não dá para jogar: jogue { $color }.
               *[other] Essa carta não dá para jogar: jogue { $color } ou { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Essa carta não dá para jogar: jogue { $color } ou um curinga.
               *[other] Essa carta não dá para jogar: jogue { $color }, { $symbol-object } ou um curinga.
            }
    }
refusal-must-lay = Você não pode comprar enquanto tiver uma carta colorida que dê para jogar: jogue { $playable-object }.
refusal-must-play = A carta que você comprou ({ $card }) dá para jogar, então você não pode ficar com ela: jogue.
refusal-must-play-forced = A carta que você comprou ({ $card }) dá para jogar e nenhuma outra da sua mão dava, então você não pode ficar com ela: jogue.
refusal-one-draw = Você já comprou na sua vez: jogue a carta comprada, se der, ou fique com ela.
refusal-pass-after-draw = Você só pode ficar com uma carta depois de comprá-la: jogue uma carta ou compre.
refusal-drawn-card-only = Depois de comprar, você só pode jogar a carta comprada ({ $card }): jogue, se der, ou fique com ela.
refusal-name-color = Escolha uma cor: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] Você não escolheu a cor: escolha { $colors }.
       *[other] Não existe { $color } no lado em jogo: escolha { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Escolha a cor primeiro: { $colors }.
        [player] { $name } ainda tem que escolher a cor: espere.
       *[seat] O lugar { $seat } ainda tem que escolher a cor: espere.
    }
refusal-no-color-asked = Agora não há cor para escolher: a cor é escolhida ao jogar um curinga.
refusal-no-bluff = Nesta mesa não se blefa, e você tem outra carta que conta como { $color }: jogue outra coisa.
refusal-answer-first =
    { $who ->
        [you] Responda primeiro: aceite o curinga de compra ou desafie.
        [player] { $name } ainda tem que aceitar o curinga de compra ou desafiar: espere a resposta.
       *[seat] O lugar { $seat } ainda tem que aceitar o curinga de compra ou desafiar: espere a resposta.
    }
refusal-nothing-to-answer = Agora não há nada para aceitar ou desafiar: só se responde a um curinga de compra jogado contra você.
refusal-who-answers =
    { $who ->
        [player] Só { $name } pode aceitar ou desafiar este curinga de compra: espere a resposta.
       *[seat] Só o lugar { $seat } pode aceitar ou desafiar este curinga de compra: espere a resposta.
    }
refusal-uno-when = Agora você não pode gritar UNO: grite na sua vez com duas cartas na mão, ou junto com a carta que deixa você com uma.
refusal-uno-too-late = É tarde para gritar UNO: nesta mesa não vale depois de jogar a carta.
refusal-uno-again = Você já gritou UNO, e ainda está valendo.
refusal-uno-with-move = Esta jogada não deixa você com uma carta: jogue sem gritar UNO.
refusal-uno-catch =
    { $who ->
        [you] Você não pode se flagrar: flagre alguém que tem uma carta só e se esqueceu de gritar UNO.
        [player] Agora não dá para flagrar { $name }: só vale com quem tem uma carta e não gritou UNO, e só até o jogo continuar.
       *[seat] Agora não dá para flagrar o lugar { $seat }: só vale com quem tem uma carta e não gritou UNO, e só até o jogo continuar.
    }
refusal-gift-colors = Você pode dar no máximo uma carta de cada cor e nenhum curinga: escolha as cartas de novo.
refusal-gift-whom = As cartas vão para uma só pessoa, que não seja você e ainda esteja na partida: diga para quem.
refusal-stacking =
    { $who ->
        [you] Responda primeiro: aceite a dívida ou acumule uma carta.
        [player] { $name } ainda tem que aceitar a dívida ou acumular uma carta: espere a resposta.
       *[seat] O lugar { $seat } ainda tem que aceitar a dívida ou acumular uma carta: espere a resposta.
    }
refusal-stack-same = Sobre a carta de cima só se acumula a mesma carta de compra: acumule uma ou aceite a dívida.
refusal-stack-rising = Sobre a carta de cima só se acumula uma carta que faça comprar pelo menos o mesmo tanto: acumule uma ou aceite a dívida.
refusal-stack-challenge = Só se pode desafiar um curinga de compra que esteja em cima, e só em uma mesa que julga blefes: acumule uma carta ou aceite a dívida.
refusal-jump-in = Agora você não pode cortar a vez: é preciso uma carta igual à de cima, na cor e no número ou símbolo, no começo de uma vez.
refusal-seven-whom = Um 7 troca a mão com uma só pessoa, que não seja você e ainda esteja na partida: diga com quem.
refusal-last-number = Nesta mesa a sua última carta só pode ser um número: jogue outra coisa ou compre.
refusal-uno-automatic = Nesta mesa UNO vale sem gritar: ninguém grita e ninguém é flagrado.
