# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] O nome está vazio.
       *[none] Não foi possível ler a mensagem: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] Estas definições não são possíveis: com 1 bot não sobra lugar para ti.
               *[other] Estas definições não são possíveis: com { $count } bots não sobra lugar para ti.
            }
        [seat-taken] Estas definições não são possíveis: um dos lugares a retirar está ocupado.
       *[none] Estas definições não são possíveis: { $detail }.
    }
error-too-large = A mensagem é demasiado grande.
error-not-json = O pedido tem de ser em JSON.
error-too-fast = Demasiados pedidos. Espera um momento.
error-too-many-connections = Demasiadas ligações a partir da tua rede. Espera um momento.
error-unknown-page = Não há nenhuma página neste endereço.
error-unknown-table = Essa mesa não existe.
error-unknown-seat = Esse lugar não existe.
error-wrong-method = Este endereço não aceita esse método.
error-wrong-token = Este link não dá acesso a nenhum lugar aqui.
error-wrong-password = A palavra-passe está errada.
error-password-wait =
    { $count ->
        [one] Demasiadas palavras-passe erradas. Tenta outra vez dentro de { $count } segundo.
       *[other] Demasiadas palavras-passe erradas. Tenta outra vez dentro de { $count } segundos.
    }
error-wrong-origin = Esta página não pertence a este servidor.
error-wrong-host = Este servidor não tem esse nome. Quem o administra pode acrescentar o nome com --origin.
error-no-spectators = Esta mesa não está aberta ao público.
error-too-many-spectators = Nesta mesa já não cabe mais público.
error-table-locked = Quem gere a mesa trancou-a.
error-table-full = Todos os lugares estão ocupados.
error-table-worn-out = Já se jogou tanto nesta mesa que o registo está cheio. Cria outra.
error-no-table = Neste momento não há lugares livres em nenhuma mesa aberta.
error-seat-taken = Este lugar está ocupado.
error-seat-limit = Mais ninguém da tua rede se pode sentar nesta mesa aberta.
error-not-seated = Só quem joga nesta mesa pode fazer isso.
error-not-host = Só quem gere a mesa pode fazer isso.
error-not-now =
    { $reason ->
        [round-none] Agora não é possível: não há nenhuma ronda a decorrer.
        [paused] Agora não é possível: o jogo está em pausa.
        [match-on] Agora não é possível: há uma partida a decorrer.
        [match-none] Agora não é possível: não há nenhuma partida a decorrer.
        [match-open] Agora não é possível: ainda não acabou nenhuma partida.
        [deal-none] Agora não é possível: não há nenhuma ronda à espera de cartas.
        [own-seat] Agora não é possível: para largares o teu lugar, sai da mesa.
        [bot-in-match] Agora não é possível: não se pode tirar um bot a meio da partida.
        [pause-none] Agora não é possível: não há nada para pôr em pausa.
        [not-paused] Agora não é possível: o jogo não está em pausa.
        [uno-early] Agora não é possível: a tua próxima carta não te pode deixar com uma.
        [stage-none] Agora não é possível: não há nenhuma fase a decorrer.
        [stage-ended] Agora não é possível: esta mesa já acabou a fase.
        [stage-waiting-none] Agora não é possível: não há nenhuma fase à espera de começar.
        [break-none] Agora não é possível: não há nenhum intervalo.
        [tournament-open] Agora não é possível: o torneio ainda não acabou.
        [records-written] Agora não é possível: os registos estão a ser gravados.
        [seats-fixed] Agora não é possível: só se troca de lugar antes da primeira partida.
        [name-same] Esse já é o teu nome.
        [shuffle-none] Agora não é possível: nesta partida não se pode verificar como se baralhou.
        [shuffle-hidden] Agora não é possível: mostra-se como se baralhou quando todas as cartas estão à vista.
        [tournament-moved-on] Agora não é possível: o torneio já avançou.
       *[moved-on] Agora não é possível: a mesa já avançou.
    }
error-seats-open = Ainda há lugares livres.
error-no-hints = Só há dicas em mesas contra bots.
error-no-chat = Esta mesa não tem chat.
error-muted = Quem gere a mesa silenciou-te.
error-unsupported-protocol = O Flipdeck foi atualizado. Recarrega esta página; o teu lugar fica guardado.
error-hello-first = A primeira mensagem tem de ser hello.
error-duplicate-hello = O hello já foi enviado.
error-taken-over = O lugar passou para outro dispositivo.
error-removed = Quem gere a mesa tirou-te deste lugar.
error-blocked = Quem gere a mesa tirou-te dela.
error-left = Saíste da mesa.
error-too-slow = A ligação é demasiado lenta.
error-too-many-tables = O servidor tem demasiadas mesas. Tenta mais tarde.
error-too-many-own-tables = Há demasiadas mesas abertas a partir da tua rede. Tenta mais tarde.
error-closing = O servidor está a reiniciar.
error-banned = Quem administra este servidor bloqueou-te.
error-table-ended = Quem administra este servidor encerrou esta mesa.
error-unknown-tournament = Esse torneio não existe.
error-unknown-player = Não há ninguém com esse nome.
error-name-taken = Este nome já está a ser usado: { $player }. Acrescenta uma letra ou usa o teu nome completo.
error-tournament-full = Todas as vagas deste torneio estão ocupadas.
error-tournament-started = O torneio já começou, e não há nenhuma vaga para ocupar.
error-tournament-over = O torneio acabou.
error-tournament-table = Esta mesa é de um torneio: quem decide isso é a organização.
error-not-organiser = Só a organização pode fazer isso.
error-not-player = Só quem joga neste torneio pode fazer isso.
error-moved = A próxima fase começou noutra mesa.
error-too-many-tournaments = Há demasiados torneios abertos. Acaba um ou tenta mais tarde.
error-too-many-players = Já se inscreveram demasiadas pessoas a partir desta rede.
error-storage-unavailable = Neste momento o servidor não consegue gravar; nada foi alterado.
error-broken-table = Não é possível carregar esta mesa.
error-server-error = Algo correu mal no servidor. Nada foi alterado.
