# The table page.

turn-yours = É a tua vez
turn-theirs = É a vez de { $who }
turn-title = ● É a tua vez · Flipdeck
answer-yours = Aceitas ou desafias?
debt-yours = Acumulas uma carta ou aceitas?
answer-theirs = { $who } tem de responder
color-yours = Escolhe uma cor
color-theirs = { $who } está a escolher a cor
drawn-yours = Joga a carta biscada ou fica com ela
drawn-must = Joga a carta biscada
drawn-keep = Não dá para jogar: fica com ela
drawn-theirs = { $who } biscou uma carta
autopilot-yours = O piloto automático joga por ti
round-is-over = A ronda acabou
match-is-over = A partida acabou
hint-play =
    { $count ->
        [0] Nada para jogar: bisca
        [one] 1 dá para jogar
       *[other] { $count } dão para jogar
    }
hint-uno = Grita UNO antes de jogares
hint-uno-armed = UNO preparado
you-label = Tu
lead-label = À frente
hand-more =
    { $side ->
        [left] ‹ mais { $count }
       *[right] mais { $count } ›
    }
    .playable =
        { $side ->
            [left] ‹ mais { $count }, para jogar: { $playable }
           *[right] mais { $count }, para jogar: { $playable } ›
        }
points-short = { $count } pts
partner-label = Par
dealer-label = Dá cartas
bot-label = Bot
pilot-label = Piloto automático
away-label = Não está
out-label = Fora
uno-badge = UNO
winner-label = Ganhou
side-name =
    { $side ->
        [light] Lado claro
        [dark] Lado escuro
        [none] Baralho de uma face
       *[other] Lado em jogo: { $side }
    }
color-current = Cor atual: { color-name }
color-open = Ainda sem cor escolhida
direction-name =
    { $direction ->
        [left] Sentido dos ponteiros do relógio
       *[right] Sentido contrário ao dos ponteiros do relógio
    }
draw-pile = Pilha das biscas, { card-count }
draw-pile-back = Pilha das biscas, { card-count }; verso da carta de cima: { $card }
discard-pile = Pilha de jogo, { card-count }; em cima: { $card }
pile-draw = Biscas
pile-discard = Jogo
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, quem tem menos
fewest-label = Menos cartas
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; mostrar os versos
    .open = { $says }; esconder os versos
hand-label = A tua mão, { card-count }
card-playable = { $card }, dá para jogar
card-resting = { $card }, agora não dá para jogar: seleciona para saberes porquê
card-gift =
    { $state ->
        [chosen] { $card }, para dar
        [allowed] { $card }, podes dar
       *[not] { $card }, não podes dar
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, carta acabada de biscar
drawn-mark = Biscada
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says =
    { $count ->
        [one] mais 1 carta
       *[other] mais { $count } cartas
    }
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] Falta 1 segundo
       *[other] Faltam { $seconds } segundos
    }

do-draw = Biscar
do-keep = Ficar com ela
do-accept = Aceitar
do-challenge = Desafiar
# What an action brings, on its button below its name.
keep-says = Acaba a tua vez
accept-says =
    { $kind ->
        [color] Biscas até sair { $named } e perdes a vez
       *[number] Biscas { $cost } e perdes a vez
    }
challenge-says =
    { $kind ->
        [color] Bisca quem jogou, ou biscas tu, com mais 2
       *[number] Bisca { $cost } quem jogou, ou biscas tu { $more }
    }
do-uno =
    { $state ->
        [called] UNO gritado
        [armed] UNO ✓ preparado
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Já gritaste UNO
        [armed] Vais gritar UNO com a próxima carta; seleciona para anular
        [now] Gritar UNO agora
        [soon] Gritar UNO com a próxima carta
       *[rest] UNO: grita quando jogares a penúltima carta
    }
do-catch-who = Apanhar { $who }
do-cancel = Cancelar
do-close = Fechar
do-sort-color = Por cor
do-sort-number = Por número
do-sort-taken = Como vieram
sort-label = Ordenar
do-menu = Menu
do-log = Registo
do-scores = Pontuação
do-leave = Sair da mesa
leave-title = Sair da mesa?
leave-playing = Um bot fica com o teu lugar e continua com as tuas cartas.
leave-open = O teu lugar fica livre para outra pessoa.
leave-host = { $who } passa a gerir a mesa.
leave-back = Podes voltar com o link da mesa e ficar com o lugar de um bot, enquanto a mesa não estiver trancada.
menu-settings = Todas as definições
alert-title = Quando for a tua vez
alert-notify = Avisar-me
alert-notify-on = As notificações estão ligadas
alert-vibrate = Vibrar
alert-refused = O teu navegador não permite notificações aqui. Podes mudar isso nas definições dele.
alert-unable = Este navegador só mostra notificações num endereço seguro (https).
do-rules = Regras
do-settings = Definições
do-home = Início

pick-color-play = { $card }: escolhe uma cor
pick-color-flip = Ao virar o baralho saiu um joker. Escolhe uma cor.
pick-gift-whom = A quem queres dar cartas?
pick-swap-whom = Com quem trocas de mão?
pick-gift-nobody = A ninguém, só jogar
pick-gift-what = O que queres dar a { $who }?
pick-gift-hint = Até quatro cartas, uma de cada cor, nenhum joker.
pick-gift-give = Dar { card-count }
pick-gift-other = Outra pessoa

why-title = Porque não?
why-rule = Ler a regra

challenge-bluff =
    { $wilds ->
        [yes] É bluff se { $who } tinha { $color } ou outro joker
       *[no] É bluff se { $who } tinha { $color }
    }
challenge-before = a cor anterior
shown-title = { $who } mostra-te a mão
shown-guilty = Era bluff
shown-innocent = Não era bluff
shown-only-you = Só tu podes ver estas cartas.

log-title = Registo
log-empty = Ainda não há jogadas.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Nova ronda
       *[other] Ronda { $number }
    }
scores-title = Pontuação
scores-round = Ronda
scores-player = Nome
scores-total = Total
scores-empty = Ainda não acabou nenhuma ronda.
scores-team = { $one } e { $two }
scores-your-team = A tua equipa (tu e { $partner })
goal =
    { $mode ->
        [single] Uma ronda decide.
        [points] Ganha quem chegar primeiro a { $target } pontos.
        [lowest] Quando alguém chegar a { $target }, ganha o total mais baixo.
        [partners] Ganha a primeira equipa a chegar a { $target } pontos.
        [rotation4]
            { $cycles ->
                [one] { $rounds } rondas, quatro com cada par; ganha o total mais alto.
               *[other] { $rounds } rondas em { $cycles } ciclos, em cada um quatro com cada par; ganha o total mais alto.
            }
       *[elimination] Quem chegar a { $target } fica fora; ganha quem resistir até ao fim.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Esta fase tem uma ronda.
       *[other] Esta fase tem { $rounds } rondas.
    }
round-of = Ronda { $number } de { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Uma ronda
        [rotation4] Ronda { $number } de { $rounds }
        [lowest] Ronda { $number } · acaba aos { $target }
        [elimination] Ronda { $number } · fora aos { $target }
       *[points] Ronda { $number } · até { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } ganha a ronda
    .scores = { $who } ganha a ronda: +{ $count }
end-you = Ganhaste a ronda!
    .scores = Ganhaste a ronda: +{ $count }
end-team = A tua equipa ganhou a ronda!
    .scores = A tua equipa ganhou a ronda: +{ $count }
end-total = { $total } de { $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [one] Sobrou 1 carta, { points-count }
       *[other] Sobraram { $cards } cartas, { points-count }
    }
end-cards = Cartas que sobraram: { $cards }
end-hold = Esperem um pouco
end-hold-on = Em espera
end-held = À espera de { $names }
end-rematch-ask = Pedir a desforra
end-rematch-asked = Desforra pedida
end-rematch-wanted = Pedido de desforra: { $names }
end-blocked = A ronda ficou bloqueada
end-blocked-hint = Ninguém soma pontos; dão-se as cartas outra vez.
end-gains = Ganhou, soma { points-count }
end-next = Próxima ronda
end-next-asked = À espera do resto da mesa
match-won = { $who } ganha a partida
    .you = Ganhaste a partida!
match-won-team = A tua equipa ganhou a partida!
match-shared = { $names } ganham a partida
match-stopped = Quem gere a mesa acabou a partida
end-rematch = Jogar outra vez
paused = O jogo está em pausa
unattended = O jogo está à espera, porque há algum tempo que ninguém faz nada. Toca em qualquer sítio para continuar.
unattended-watched = O jogo está à espera de que alguém volte.
do-pause = Pausa
do-resume = Continuar
do-take-over = Voltar a jogar
watching = Estás a assistir
do-sit = Ocupar um lugar

net-connecting = A ligar…
net-lost = Ligação perdida. O teu lugar está seguro; a ligar de novo…
net-restart = O servidor está a reiniciar. O teu lugar está seguro, e o jogo continua sozinho.
net-ended =
    { $error ->
        [unknown-table] Essa mesa não existe.
        [taken-over] Este lugar está agora aberto noutra janela.
        [removed] Quem gere a mesa tirou-te deste lugar.
        [left] Saíste da mesa.
        [moved] A próxima fase começa noutra mesa.
        [wrong-token] Este link já não dá acesso a nenhum lugar aqui.
        [no-spectators] Esta mesa não aceita público.
        [too-many-spectators] Já não cabe mais público.
        [unsupported-protocol] O Flipdeck foi atualizado. Recarrega esta página; o teu lugar fica guardado.
       *[other] Não é possível abrir esta mesa.
    }
ask-password = Esta mesa tem palavra-passe
do-enter = Entrar
do-watch = Só assistir
do-here = Voltar a jogar aqui
do-reload = Recarregar
react-wave = Acenar
react-laugh = Rir
react-clap = Aplaudir
react-wow = Uau
react-cry = Chorar
react-angry = Resmungar
react-think = Pensar
react-heart = Coração
do-react = Reagir
chat-label = Diz alguma coisa
do-send = Enviar
turn-theirs-short = A jogar
actions-label = As tuas ações
sit-for = Jogar por { $who }

do-host = Gerir a mesa
host-title = Gerir a mesa
host-access = Acesso
host-people = Pessoas
host-password-set = Definir uma palavra-passe
host-password-change = Mudar a palavra-passe
host-password-drop = Tirar a palavra-passe
host-mute = Silenciar
host-unmute = Deixar falar
host-settings = Definições
host-end = Acabar a partida
host-end-hint = Assinala quem ganha, ou ninguém.
host-end-reason = Motivo, à vista de toda a gente
do-end-won = Acabar com esta vitória
do-end-none = Acabar sem vitória
do-save = Guardar
here-label = Presente
scores-earlier = Antes
match-given = Vitória de { $names }, por decisão de quem gere a mesa

shuffle-checking = A verificar como se baralhou…
shuffle-fair = Verificou-se como se baralhou: está como prometido.
shuffle-match-fair =
    { $count ->
        [one] Verificou-se como se baralhou na única ronda: está como prometido.
       *[other] Verificou-se como se baralhou nas { $count } rondas: está como prometido.
    }
shuffle-unknown = Não foi possível verificar como se baralhou.
shuffle-wrong =
    { $fault ->
        [commitment] Não se baralhou como prometido: o servidor mudou a semente.
        [part] Não se baralhou como prometido: a parte de um jogador foi mudada.
        [own] Não se baralhou como prometido: a tua parte ficou de fora.
        [draw] Não se baralhou como prometido: o sorteio de quem dá as cartas foi outro.
        [hand] Não se baralhou como prometido: recebeste outras cartas.
       *[other] Não se baralhou como prometido: as cartas estavam noutra ordem.
    }
shuffle-promise = A semente do servidor é a que ele fixou antes de dar as cartas:
shuffle-parts =
    { $count ->
        [0] Nenhum jogador participou ao baralhar.
        [one] Um jogador participou ao baralhar.
       *[other] { $count } jogadores participaram ao baralhar.
    }
shuffle-own =
    { $state ->
        [used] A parte aleatória do teu navegador foi usada.
        [unopened] A parte aleatória do teu navegador chegou tarde demais.
       *[none] O teu navegador não deu nenhuma parte aleatória.
    }
shuffle-cards = As { $count } cartas estavam na ordem que daí resulta.
shuffle-hand = As cartas que recebeste vêm dessa ordem.
shuffle-check-match = Verificar a partida inteira
shuffle-about = O que mostra esta verificação
