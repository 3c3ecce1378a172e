# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what. $other-id is you where $other is the
# reader (log-you), else player. The page and the terminal game say the same.

log-you = ti
log-start = { $who } vira { $card-object }.
    .you = Viras { $card-object }.
log-play = { $who } joga { $card-object }.
    .you = Jogas { $card-object }.
log-play-color = { $who } joga { $card-object } e escolhe o { $color }.
    .you = Jogas { $card-object } e escolhes o { $color }.
log-play-uno = { $who } joga { $card-object } e grita UNO.
    .you = Jogas { $card-object } e gritas UNO.
log-play-color-uno = { $who } joga { $card-object }, escolhe o { $color } e grita UNO.
    .you = Jogas { $card-object }, escolhes o { $color } e gritas UNO.
log-jump-in = { $who } mete-se pelo meio.
    .you = Metes-te pelo meio.
log-swap =
    { $other-id ->
        [you] { $who } troca de mão contigo.
       *[player] { $who } troca de mão com { $other }.
    }
    .you = Trocas de mão com { $other }.
log-rotate =
    { $direction ->
        [left] Todas as mãos passam para a esquerda.
       *[right] Todas as mãos passam para a direita.
    }
log-again = O resto da mesa perde a vez: { $who } joga outra vez.
    .you = O resto da mesa perde a vez: jogas outra vez.
log-name = { $who } escolhe o { $color }.
    .you = Escolhes o { $color }.
log-uno = { $who } grita UNO.
    .you = Gritas UNO.
log-give =
    { $other-id ->
        [you] { $who } dá-te { card-count }.
       *[player] { $who } dá { card-count } a { $other }.
    }
    .you = Dás { card-count } a { $other }.
log-give-open =
    { $other-id ->
        [you] { $who } dá-te { $cards-object }.
       *[player] { $who } dá { $cards-object } a { $other }.
    }
    .you = Dás { $cards-object } a { $other }.
log-draw = { $who } bisca { card-count }.
    .you = Biscas { card-count }.
log-draw-open = { $who } bisca { $cards-object }.
    .you = Biscas { $cards-object }.
log-draw-kept =
    { $count ->
        [one] { $who } bisca { card-count } e fica com ela.
       *[other] { $who } bisca { card-count } e fica com elas.
    }
    .you =
        { $count ->
            [one] Biscas { card-count } e ficas com ela.
           *[other] Biscas { card-count } e ficas com elas.
        }
log-draw-open-kept = { $who } bisca { $cards-object } e fica com a carta.
    .you = Biscas { $cards-object } e ficas com a carta.
log-draw-skipped = { $who } bisca { card-count } e perde a vez.
    .you = Biscas { card-count } e perdes a vez.
log-draw-open-skipped = { $who } perde a vez e bisca { $cards-object }.
    .you = Perdes a vez e biscas { $cards-object }.
log-draw-nothing = { $who } não pode biscar: já não há cartas.
    .you = Não podes biscar: já não há cartas.
log-gift-uncalled = { $who } deu a última carta sem gritar UNO.
    .you = Deste a tua última carta sem gritar UNO.
log-keep = { $who } fica com a carta biscada.
    .you = Ficas com a carta biscada.
log-skip = { $who } perde a vez.
    .you = Perdes a vez.
log-accept = { $who } aceita.
    .you = Aceitas.
log-challenge =
    { $other-id ->
        [you] { $who } desafia-te.
       *[player] { $who } desafia { $other }.
    }
    .you = Desafias { $other }.
log-show =
    { $other-id ->
        [you] { $who } mostra-te a mão.
       *[player] { $who } mostra a mão a { $other }.
    }
    .you = Mostras a mão a { $other }.
log-show-open = { $who } mostra-te a mão: { $cards }.
    .you = Mostras a mão a { $other }.
log-guilty = Era bluff: { $who } não jogou limpo.
    .you = Era bluff: não jogaste limpo.
log-innocent = Não era bluff: { $who } jogou limpo.
    .you = Não era bluff: jogaste limpo.
log-found = { $who } mostra a última carta biscada: { $card }.
    .you = Mostras a última carta biscada: { $card }.
log-cleared = O UNO de { $who } já não conta.
    .you = O teu UNO já não conta.
log-catch =
    { $other-id ->
        [you] { $who } apanha-te: uma carta e nada de UNO.
       *[player] { $who } apanha { $other }: uma carta e nada de UNO.
    }
    .you = Apanhas { $other }: uma carta e nada de UNO.
log-out = { $who } fica sem cartas.
    .you = Ficas sem cartas!
log-exposed = { $who } tem uma carta e não gritou UNO.
    .you = Tens uma carta e não gritaste UNO.
log-returned = Sai { $card-object }, que volta para a pilha das biscas.
log-returned-bottom = Sai { $card-object }, que vai para o fundo da pilha das biscas.
log-ignored = Sai { $card-object }, que não conta; vira-se a carta seguinte.
log-redealt = Nenhuma carta servia para começar: baralha-se tudo e dá-se de novo.
log-reshuffled =
    { $count ->
        [one] A pilha das biscas acabou: a nova tem 1 carta, vinda da pilha de jogo.
       *[other] A pilha das biscas acabou: baralham-se { $count } cartas da pilha de jogo para fazer uma nova.
    }
log-flipped =
    { $side ->
        [dark] Vira o baralho! Cai a noite: joga-se com o lado escuro.
        [light] Vira o baralho! Nasce o dia: joga-se com o lado claro.
       *[other]
            { $light ->
                [night] Vira o baralho! Cai a noite: joga-se com o lado { $side }.
               *[day] Vira o baralho! Nasce o dia: joga-se com o lado { $side }.
            }
    }
log-surfaced = Ao virar o baralho saiu { $card-object }, que não tem efeito.
log-reversed =
    { $direction ->
        [left] Inverte-se o jogo: agora no sentido dos ponteiros do relógio.
       *[right] Inverte-se o jogo: agora contra os ponteiros do relógio.
    }
log-blocked = A ronda fica bloqueada: ninguém conseguiu jogar nem biscar. Ninguém soma pontos.
log-move-limit = A ronda chegou ao limite de jogadas. Ninguém soma pontos.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } diz: { $text }
    .you = Dizes: { $text }
note-reaction = { $who } reage: { $reaction }
    .you = Reages: { $reaction }
note-joined = { $who } entrou.
    .you = Entraste.
note-left = { $who } saiu da mesa.
    .bot = { $who } saiu da mesa. Um bot continua a jogar.
note-removed = { $who } teve de sair: decisão de quem gere a mesa.
    .bot = { $who } teve de sair: decisão de quem gere a mesa. Um bot continua a jogar.
note-renamed = { $who } agora chama-se { $name }.
    .you = Agora chamas-te { $name }.
note-away = { $who } não está: um bot joga no seu lugar.
    .you = Não estavas: um bot jogou por ti.
note-late = { $who } ficou sem tempo: um bot joga no seu lugar.
    .you = Ficaste sem tempo: um bot joga por ti.
note-back = { $who } está de volta.
    .you = Estás de volta.
note-host = Agora é { $who } quem gere a mesa.
    .you = Agora és tu quem gere a mesa.
note-rematch = { $who } quer jogar outra vez.
    .you = Pediste a desforra.
