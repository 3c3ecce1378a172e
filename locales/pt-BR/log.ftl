# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what. $other-id is you where $other is the
# reader (log-you), else player. The page and the terminal game say the same.

log-you = você
log-start = { $who } vira { $card-object }.
    .you = Você vira { $card-object }.
log-play = { $who } joga { $card-object }.
    .you = Você joga { $card-object }.
log-play-color = { $who } joga { $card-object } e escolhe { $color }.
    .you = Você joga { $card-object } e escolhe { $color }.
log-play-uno = { $who } joga { $card-object } e grita UNO.
    .you = Você joga { $card-object } e grita UNO.
log-play-color-uno = { $who } joga { $card-object }, escolhe { $color } e grita UNO.
    .you = Você joga { $card-object }, escolhe { $color } e grita UNO.
log-jump-in = { $who } corta a vez.
    .you = Você corta a vez.
log-swap = { $who } troca de mão com { $other }.
    .you = Você troca de mão com { $other }.
log-rotate =
    { $direction ->
        [left] Todas as mãos passam para a esquerda.
       *[right] Todas as mãos passam para a direita.
    }
log-again = O resto da mesa perde a vez: { $who } joga de novo.
    .you = O resto da mesa perde a vez: você joga de novo.
log-name = { $who } escolhe { $color }.
    .you = Você escolhe { $color }.
log-uno = { $who } grita UNO.
    .you = Você grita UNO.
log-give = { $who } dá { card-count } para { $other }.
    .you = Você dá { card-count } para { $other }.
log-give-open = { $who } dá { $cards-object } para { $other }.
    .you = Você dá { $cards-object } para { $other }.
log-draw = { $who } compra { card-count }.
    .you = Você compra { card-count }.
log-draw-open = { $who } compra { $cards-object }.
    .you = Você compra { $cards-object }.
log-draw-kept =
    { $count ->
        [one] { $who } compra { card-count } e fica com ela.
       *[other] { $who } compra { card-count } e fica com elas.
    }
    .you =
        { $count ->
            [one] Você compra { card-count } e fica com ela.
           *[other] Você compra { card-count } e fica com elas.
        }
log-draw-open-kept = { $who } compra { $cards-object } e fica com a carta.
    .you = Você compra { $cards-object } e fica com a carta.
log-draw-skipped = { $who } compra { card-count } e perde a vez.
    .you = Você compra { card-count } e perde a vez.
log-draw-open-skipped = { $who } perde a vez e compra { $cards-object }.
    .you = Você perde a vez e compra { $cards-object }.
log-draw-nothing = { $who } não pode comprar: acabaram as cartas.
    .you = Você não pode comprar: acabaram as cartas.
log-gift-uncalled = { $who } deu a última carta sem gritar UNO.
    .you = Você deu a última carta sem gritar UNO.
log-keep = { $who } fica com a carta comprada.
    .you = Você fica com a carta comprada.
log-skip = { $who } perde a vez.
    .you = Você perde a vez.
log-accept = { $who } aceita.
    .you = Você aceita.
log-challenge = { $who } desafia { $other }.
    .you = Você desafia { $other }.
log-show = { $who } mostra a mão para { $other }.
    .you = Você mostra a mão para { $other }.
log-show-open = { $who } mostra a mão para você: { $cards }.
    .you = Você mostra a mão para { $other }.
log-guilty = Era blefe: { $who } não jogou limpo.
    .you = Era blefe: você não jogou limpo.
log-innocent = Não era blefe: { $who } jogou limpo.
    .you = Não era blefe: você jogou limpo.
log-found = { $who } mostra a última carta comprada: { $card }.
    .you = Você mostra a última carta comprada: { $card }.
log-cleared = O UNO de { $who } não vale mais.
    .you = O seu UNO não vale mais.
log-catch = { $who } flagra { $other }: uma carta e nada de UNO.
    .you = Você flagra { $other }: uma carta e nada de UNO.
log-out = { $who } bate.
    .you = Você bate!
log-exposed = { $who } tem uma carta e não gritou UNO.
    .you = Você tem uma carta e não gritou UNO.
log-returned = Sai { $card-object }, que volta para a pilha de compra.
log-returned-bottom = Sai { $card-object }, que vai para o fundo da pilha de compra.
log-ignored = Sai { $card-object }, que não conta; a próxima carta é virada.
log-redealt = Nenhuma carta servia para começar: tudo é embaralhado e as cartas são dadas de novo.
log-reshuffled =
    { $count ->
        [one] A pilha de compra acabou: 1 carta da pilha de descarte forma a nova.
       *[other] A pilha de compra acabou: { $count } cartas da pilha de descarte são embaralhadas e formam a nova.
    }
log-flipped =
    { $side ->
        [dark] Flip! A noite cai: vale o lado escuro.
        [light] Flip! O dia nasce: vale o lado claro.
       *[other]
            { $light ->
                [night] Flip! A noite cai: vale o lado { $side }.
               *[day] Flip! O dia nasce: vale o lado { $side }.
            }
    }
log-surfaced = O Flip revelou { $card-object }, que não tem efeito.
log-reversed =
    { $direction ->
        [left] O jogo muda de sentido: agora é horário.
       *[right] O jogo muda de sentido: agora é anti-horário.
    }
log-blocked = A rodada travou: ninguém conseguiu jogar nem comprar. Ninguém marca pontos.
log-move-limit = A rodada chegou ao limite de jogadas. Ninguém marca pontos.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } diz: { $text }
    .you = Você diz: { $text }
note-reaction = { $who } reage: { $reaction }
    .you = Você reage: { $reaction }
note-joined = { $who } entrou.
    .you = Você entrou.
note-left = { $who } saiu da mesa.
    .bot = { $who } saiu da mesa. Um bot continua jogando.
note-removed = { $who } teve que sair: decisão de quem comanda a mesa.
    .bot = { $who } teve que sair: decisão de quem comanda a mesa. Um bot continua jogando.
note-renamed = { $who } agora se chama { $name }.
    .you = Agora você se chama { $name }.
note-away = { $who } está ausente: um bot assume.
    .you = Você estava ausente: um bot jogou por você.
note-late = O tempo de { $who } acabou: um bot assume.
    .you = O seu tempo acabou: um bot joga por você.
note-back = { $who } voltou.
    .you = Você voltou.
note-host = Agora quem comanda a mesa é { $who }.
    .you = Agora quem comanda a mesa é você.
note-rematch = { $who } quer jogar de novo.
    .you = Você pediu revanche.
