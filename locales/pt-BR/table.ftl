# The table page.

turn-yours = Sua vez
turn-theirs = Vez de { $who }
turn-title = ● Sua vez · Flipdeck
answer-yours = Aceita ou desafia?
debt-yours = Acumula uma carta ou aceita?
answer-theirs = { $who } tem que responder
color-yours = Escolha uma cor
color-theirs = { $who } está escolhendo a cor
drawn-yours = Jogue a carta comprada ou fique com ela
drawn-must = Jogue a carta comprada
drawn-keep = Não dá para jogar: fique com ela
drawn-theirs = { $who } comprou uma carta
autopilot-yours = O piloto automático está jogando por você
round-is-over = A rodada acabou
match-is-over = A partida acabou
hint-play =
    { $count ->
        [0] Nada para jogar: compre
        [one] 1 dá para jogar
       *[other] { $count } dão para jogar
    }
hint-uno = Grite UNO antes de jogar
hint-uno-armed = UNO preparado
you-label = Você
lead-label = Na frente
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
partner-label = Dupla
dealer-label = Dá as cartas
bot-label = Bot
pilot-label = Piloto automático
away-label = Ausente
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
color-open = Cor ainda não escolhida
direction-name =
    { $direction ->
        [left] Sentido horário
       *[right] Sentido anti-horário
    }
draw-pile = Pilha de compra, { card-count }
draw-pile-back = Pilha de compra, { card-count }; verso da carta de cima: { $card }
discard-pile = Pilha de descarte, { card-count }; em cima: { $card }
pile-draw = Compra
pile-discard = Descarte
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, quem tem menos
fewest-label = Menos cartas
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; mostrar os versos
    .open = { $says }; esconder os versos
hand-label = Sua mão, { card-count }
card-playable = { $card }, dá para jogar
card-resting = { $card }, não dá para jogar agora: selecione para saber por quê
card-gift =
    { $state ->
        [chosen] { $card }, para dar
        [allowed] { $card }, você pode dar
       *[not] { $card }, você não pode dar
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, carta recém-comprada
drawn-mark = Comprada
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
        [0] Faltam 0 segundos
        [one] Falta 1 segundo
       *[other] Faltam { $seconds } segundos
    }

do-draw = Comprar
do-keep = Ficar com ela
do-accept = Aceitar
do-challenge = Desafiar
# What an action brings, on its button below its name.
keep-says = Termina a sua vez
accept-says =
    { $kind ->
        [color] Você compra até sair { $named } e perde a vez
       *[number] Você compra { $cost } e perde a vez
    }
challenge-says =
    { $kind ->
        [color] Quem jogou compra, ou você compra, com mais 2
       *[number] Quem jogou compra { $cost }, ou você compra { $more }
    }
do-uno =
    { $state ->
        [called] UNO gritado
        [armed] UNO ✓ preparado
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Você já gritou UNO
        [armed] Você vai gritar UNO com a próxima carta; selecione para cancelar
        [now] Gritar UNO agora
        [soon] Gritar UNO com a próxima carta
       *[rest] UNO: grite quando jogar a penúltima carta
    }
do-catch-who = Flagrar { $who }
do-cancel = Cancelar
do-close = Fechar
do-sort-color = Por cor
do-sort-number = Por número
do-sort-taken = Como vieram
sort-label = Ordenar
do-menu = Menu
do-log = Histórico
do-scores = Placar
do-leave = Sair da mesa
leave-title = Sair da mesa?
leave-playing = Um bot assume o seu lugar e continua com as suas cartas.
leave-open = O seu lugar fica livre para outra pessoa.
leave-host = { $who } passa a comandar a mesa.
leave-back = Você pode voltar com o link da mesa e assumir o lugar de um bot, enquanto a mesa não estiver trancada.
menu-settings = Todas as configurações
alert-title = Quando for a sua vez
alert-notify = Avisar
alert-notify-on = As notificações estão ligadas
alert-vibrate = Vibrar
alert-refused = O seu navegador não permite notificações aqui. Você pode mudar isso nas configurações dele.
alert-unable = Este navegador só mostra notificações em um endereço seguro (https).
do-rules = Regras
do-settings = Configurações
do-home = Início

pick-color-play = { $card }: escolha uma cor
pick-color-flip = O Flip revelou um curinga. Escolha uma cor.
pick-gift-whom = Para quem você quer dar cartas?
pick-swap-whom = Com quem você troca de mão?
pick-gift-nobody = Para ninguém, só jogar
pick-gift-what = O que você quer dar para { $who }?
pick-gift-hint = Até quatro cartas, uma de cada cor, nenhum curinga.
pick-gift-give = Dar { card-count }
pick-gift-other = Outra pessoa

why-title = Por que não?
why-rule = Ler a regra

challenge-bluff =
    { $wilds ->
        [yes] É blefe se { $who } tinha { $color } ou outro curinga
       *[no] É blefe se { $who } tinha { $color }
    }
challenge-before = a cor anterior
shown-title = { $who } mostra a mão para você
shown-guilty = Era blefe
shown-innocent = Não era blefe
shown-only-you = Só você pode ver estas cartas.

log-title = Histórico
log-empty = Nenhuma jogada ainda.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Nova rodada
       *[other] Rodada { $number }
    }
scores-title = Placar
scores-round = Rodada
scores-player = Nome
scores-total = Total
scores-empty = Nenhuma rodada acabou ainda.
scores-team = { $one } e { $two }
scores-your-team = Seu time (você e { $partner })
goal =
    { $mode ->
        [single] Uma rodada decide.
        [points] Ganha quem chegar primeiro a { $target } pontos.
        [lowest] Quando alguém chegar a { $target }, ganha o menor total.
        [partners] Ganha o primeiro time a chegar a { $target } pontos.
        [rotation4]
            { $cycles ->
                [one] { $rounds } rodadas, quatro com cada dupla; ganha o maior total.
               *[other] { $rounds } rodadas em { $cycles } ciclos, em cada um quatro com cada dupla; ganha o maior total.
            }
       *[elimination] Quem chegar a { $target } está fora; ganha quem ficar até o fim.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Esta fase tem uma rodada.
       *[other] Esta fase tem { $rounds } rodadas.
    }
round-of = Rodada { $number } de { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Uma rodada
        [rotation4] Rodada { $number } de { $rounds }
        [lowest] Rodada { $number } · acaba em { $target }
        [elimination] Rodada { $number } · fora com { $target }
       *[points] Rodada { $number } · até { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } ganha a rodada
    .scores = { $who } ganha a rodada: +{ $count }
end-you = Você ganhou a rodada!
    .scores = Você ganhou a rodada: +{ $count }
end-team = Seu time ganhou a rodada!
    .scores = Seu time ganhou a rodada: +{ $count }
end-total = { $total } de { $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [0] Sobraram 0 cartas, { points-count }
        [one] Sobrou 1 carta, { points-count }
       *[other] Sobraram { $cards } cartas, { points-count }
    }
end-cards = Cartas que sobraram: { $cards }
end-hold = Esperem um pouco
end-hold-on = Em espera
end-held = Esperando { $names }
end-rematch-ask = Pedir revanche
end-rematch-asked = Revanche pedida
end-rematch-wanted = Pedido de revanche: { $names }
end-blocked = A rodada travou
end-blocked-hint = Ninguém marca pontos; as cartas são dadas de novo.
end-gains = Ganhou, marca { points-count }
end-next = Próxima rodada
end-next-asked = Esperando o resto da mesa
match-won = { $who } ganha a partida
    .you = Você ganhou a partida!
match-won-team = Seu time ganhou a partida!
match-shared = { $names } ganham a partida
match-stopped = Quem comanda a mesa encerrou a partida
end-rematch = Jogar de novo
paused = O jogo está pausado
unattended = O jogo está esperando, porque faz tempo que ninguém faz nada. Toque em qualquer lugar para continuar.
unattended-watched = O jogo está esperando alguém voltar.
do-pause = Pausar
do-resume = Continuar
do-take-over = Voltar a jogar
watching = Você está assistindo
do-sit = Ocupar um lugar

net-connecting = Conectando…
net-lost = Conexão perdida. O seu lugar está seguro; reconectando…
net-restart = O servidor está reiniciando. O seu lugar está seguro, e o jogo continua sozinho.
net-ended =
    { $error ->
        [unknown-table] Essa mesa não existe.
        [taken-over] Este lugar agora está aberto em outra janela.
        [removed] Quem comanda a mesa tirou você deste lugar.
        [left] Você saiu da mesa.
        [moved] A próxima fase começa em outra mesa.
        [wrong-token] Este link não dá mais acesso a um lugar aqui.
        [no-spectators] Não é possível assistir a esta mesa.
        [too-many-spectators] Já tem gente demais assistindo.
        [unsupported-protocol] O Flipdeck foi atualizado. Recarregue esta página; o seu lugar está guardado.
       *[other] Não dá para abrir esta mesa.
    }
ask-password = Esta mesa tem senha
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
chat-label = Diga alguma coisa
do-send = Enviar
turn-theirs-short = Jogando
actions-label = Suas ações
sit-for = Jogar por { $who }

do-host = Comandar a mesa
host-title = Comandar a mesa
host-access = Acesso
host-people = Pessoas
host-password-set = Criar uma senha
host-password-change = Mudar a senha
host-password-drop = Tirar a senha
host-mute = Silenciar
host-unmute = Deixar falar
host-settings = Configurações
host-end = Encerrar a partida
host-end-hint = Marque quem ganha, ou ninguém.
host-end-reason = Motivo, que todo mundo vê
do-end-won = Encerrar com esta vitória
do-end-none = Encerrar sem vitória
do-save = Salvar
here-label = Presente
scores-earlier = Antes
match-given = Vitória de { $names }, por decisão de quem comanda a mesa

shuffle-checking = Conferindo o embaralhamento…
shuffle-fair = O embaralhamento foi conferido: está como prometido.
shuffle-match-fair =
    { $count ->
        [one] O embaralhamento da única rodada foi conferido: está como prometido.
       *[other] O embaralhamento das { $count } rodadas foi conferido: está como prometido.
    }
shuffle-unknown = Não foi possível conferir o embaralhamento.
shuffle-wrong =
    { $fault ->
        [commitment] O embaralhamento não está como prometido: o servidor mudou a semente.
        [part] O embaralhamento não está como prometido: a parte de um jogador foi mudada.
        [own] O embaralhamento não está como prometido: a sua parte ficou de fora.
        [draw] O embaralhamento não está como prometido: o sorteio de quem dá as cartas foi outro.
        [hand] O embaralhamento não está como prometido: você recebeu outras cartas.
       *[other] O embaralhamento não está como prometido: as cartas estavam em outra ordem.
    }
shuffle-promise = A semente do servidor é a que ele fixou antes de dar as cartas:
shuffle-parts =
    { $count ->
        [0] Nenhum jogador participou do embaralhamento.
        [one] Um jogador participou do embaralhamento.
       *[other] { $count } jogadores participaram do embaralhamento.
    }
shuffle-own =
    { $state ->
        [used] A parte aleatória do seu navegador foi usada.
        [unopened] A parte aleatória do seu navegador chegou tarde demais.
       *[none] O seu navegador não deu nenhuma parte aleatória.
    }
shuffle-cards = As { $count } cartas estavam na ordem que resulta disso.
shuffle-hand = As cartas que você recebeu vêm dessa ordem.
shuffle-check-match = Conferir a partida inteira
shuffle-about = O que esta conferência mostra
