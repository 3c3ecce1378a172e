# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] O nome está vazio.
       *[none] Não deu para ler a mensagem: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] Essas configurações não são possíveis: com 1 bot não sobra lugar para você.
               *[other] Essas configurações não são possíveis: com { $count } bots não sobra lugar para você.
            }
        [seat-taken] Essas configurações não são possíveis: um dos lugares a remover está ocupado.
       *[none] Essas configurações não são possíveis: { $detail }.
    }
error-too-large = A mensagem é grande demais.
error-not-json = A solicitação precisa ser em JSON.
error-too-fast = Solicitações demais. Espere um momento.
error-too-many-connections = Conexões demais a partir da sua rede. Espere um momento.
error-unknown-page = Não há nenhuma página neste endereço.
error-unknown-table = Essa mesa não existe.
error-unknown-seat = Esse lugar não existe.
error-wrong-method = Este endereço não aceita esse método.
error-wrong-token = Este link não dá acesso a nenhum lugar aqui.
error-wrong-password = A senha está errada.
error-password-wait =
    { $count ->
        [one] Senhas erradas demais. Tente de novo em { $count } segundo.
       *[other] Senhas erradas demais. Tente de novo em { $count } segundos.
    }
error-wrong-origin = Esta página não pertence a este servidor.
error-wrong-host = Este servidor não tem esse nome. Quem o administra pode acrescentar o nome com --origin.
error-no-spectators = Não é possível assistir a esta mesa.
error-too-many-spectators = Já tem gente demais assistindo a esta mesa.
error-table-locked = Quem comanda a mesa trancou a entrada.
error-table-full = Todos os lugares estão ocupados.
error-table-worn-out = Já se jogou tanto nesta mesa que o registro dela está cheio. Crie outra.
error-no-table = No momento, nenhuma mesa aberta tem lugar livre.
error-seat-taken = Este lugar está ocupado.
error-seat-limit = Ninguém mais da sua rede pode se sentar nesta mesa aberta.
error-not-seated = Só quem joga nesta mesa pode fazer isso.
error-not-host = Só quem comanda a mesa pode fazer isso.
error-not-now =
    { $reason ->
        [round-none] Agora não dá: nenhuma rodada está sendo jogada.
        [paused] Agora não dá: o jogo está pausado.
        [match-on] Agora não dá: há uma partida em andamento.
        [match-none] Agora não dá: não há nenhuma partida em andamento.
        [match-open] Agora não dá: nenhuma partida acabou ainda.
        [deal-none] Agora não dá: nenhuma rodada está esperando as cartas.
        [own-seat] Agora não dá: para deixar o seu lugar, saia da mesa.
        [bot-in-match] Agora não dá: não se pode tirar um bot durante a partida.
        [pause-none] Agora não dá: não há nada para pausar.
        [not-paused] Agora não dá: o jogo não está pausado.
        [uno-early] Agora não dá: a sua próxima carta não pode deixar você com uma.
        [stage-none] Agora não dá: nenhuma fase está sendo jogada.
        [stage-ended] Agora não dá: esta mesa já terminou a fase.
        [stage-waiting-none] Agora não dá: nenhuma fase está esperando para começar.
        [break-none] Agora não dá: não há intervalo.
        [tournament-open] Agora não dá: o torneio ainda não acabou.
        [records-written] Agora não dá: os registros estão sendo gravados.
        [seats-fixed] Agora não dá: só dá para trocar de lugar antes da primeira partida.
        [name-same] Esse já é o seu nome.
        [shuffle-none] Agora não dá: nesta partida não se pode conferir o embaralhamento.
        [shuffle-hidden] Agora não dá: o embaralhamento aparece quando todas as cartas estão abertas.
        [tournament-moved-on] Agora não dá: o torneio já avançou.
       *[moved-on] Agora não dá: a mesa já avançou.
    }
error-seats-open = Ainda há lugares livres.
error-no-hints = Só há dicas em mesas contra bots.
error-no-chat = Esta mesa não tem chat.
error-muted = Quem comanda a mesa silenciou você.
error-unsupported-protocol = O Flipdeck foi atualizado. Recarregue esta página; o seu lugar está guardado.
error-hello-first = A primeira mensagem precisa ser hello.
error-duplicate-hello = O hello já foi enviado.
error-taken-over = O lugar passou para outro aparelho.
error-removed = Quem comanda a mesa tirou você deste lugar.
error-blocked = Quem comanda a mesa tirou você dela.
error-left = Você saiu da mesa.
error-too-slow = A conexão está lenta demais.
error-too-many-tables = O servidor tem mesas demais. Tente mais tarde.
error-too-many-own-tables = Há mesas demais abertas a partir da sua rede. Tente mais tarde.
error-closing = O servidor está reiniciando.
error-banned = Quem administra este servidor bloqueou você.
error-table-ended = Quem administra este servidor encerrou esta mesa.
error-unknown-tournament = Esse torneio não existe.
error-unknown-player = Não há ninguém com esse nome.
error-name-taken = Este nome já está em uso: { $player }. Acrescente uma letra ou use o seu nome completo.
error-tournament-full = Todas as vagas deste torneio estão ocupadas.
error-tournament-started = O torneio já começou, e não há vaga para assumir.
error-tournament-over = O torneio acabou.
error-tournament-table = Esta mesa é de um torneio: quem decide isso é a organização.
error-not-organiser = Só a organização pode fazer isso.
error-not-player = Só quem joga neste torneio pode fazer isso.
error-moved = A próxima fase começou em outra mesa.
error-too-many-tournaments = Há torneios demais abertos. Encerre um ou tente mais tarde.
error-too-many-players = Gente demais já se inscreveu a partir desta rede.
error-storage-unavailable = O servidor não consegue gravar agora; nada foi alterado.
error-broken-table = Não dá para carregar esta mesa.
error-server-error = Algo deu errado no servidor. Nada foi alterado.
