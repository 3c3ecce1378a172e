# Tournaments: several tables under one page.

tournament-new = Criar um torneio
tournament-new-lead = Várias mesas, uma só classificação: para uma noite no clube, uma festa ou um evento.
tournament-mode =
    { $mode ->
        [rotation8] Rodízio de oito
        [elimination] Eliminação
       *[points] Pontos em várias rodadas
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Oito participantes, duas mesas. Todo mundo faz dupla com todo mundo por quatro rodadas; ganha o maior total.
        [elimination] Mesas novas depois de cada rodada. Quem chega ao limite está fora; ganha quem ficar até o fim.
       *[points] Um número fixo de rodadas, cada uma contra pessoas diferentes; ganha o maior total.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Todo mundo faz dupla com todo mundo por quatro rodadas; ganha o maior total.
               *[other] Todo mundo faz dupla com todo mundo por quatro rodadas, { $cycles } vezes; ganha o maior total.
            }
        [elimination] Até { $size } por mesa, mesas novas depois de cada rodada: quem chega a { $target } pontos está fora.
       *[points]
            { $rounds ->
                [one] Uma rodada em mesas de { $size }; ganha quem fizer mais pontos.
               *[other] { $rounds } rodadas em mesas de { $size }; ganha o maior total.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Título
tournament-places = Participantes
tournament-table-size =
    { $mode ->
        [elimination] Participantes por mesa, no máximo
       *[points] Participantes por mesa
    }
tournament-rounds = Rodadas
tournament-target = Pontos que eliminam
tournament-i-play = Eu também jogo
tournament-more = Mais opções
tournament-pause = Intervalo entre as fases, em segundos
tournament-no-show = Um bot joga por quem ficar ausente por este tempo, em segundos
tournament-table-time = Limite de tempo por fase, em minutos (0: sem limite)
tournament-watched = Quem tiver o link de uma mesa pode assistir; só vê o número de cartas
tournament-make = Criar o torneio

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = A primeira fase vai começar…
tournament-stage = Fase { $stage }
tournament-stage-of = Fase { $stage } de { $stages }
tournament-table = Mesa { $table }
tournament-seat = Mesa { $table }, contra { $opponents }
tournament-seat-partner = Mesa { $table }, com { $partner } contra { $opponents }
tournament-next = Em seguida: { $seat }
tournament-next-in = Próxima fase em
tournament-next-stage = Próxima fase
tournament-stage-begins = A fase { $stage } começa.
tournament-stage-over = A fase { $stage } acabou.
tournament-you-play = O seu lugar: { $seat }.
tournament-over = O torneio acabou.
tournament-ended-for = A organização encerrou o torneio: { $reason }

tournament-signed-in =
    { $count ->
        [0] Ninguém se inscreveu ainda; { $places } vagas
        [one] 1 de { $places } vagas ocupada
       *[other] { $count } de { $places } vagas ocupadas
    }
tournament-sign-in = Fazer inscrição
tournament-late = O torneio já começou. Você ainda pode assumir a vaga de um bot, se houver uma.
tournament-full = Todas as vagas estão ocupadas. Pergunte à organização se alguém desistiu.
tournament-already = Você já se inscreveu neste aparelho.
tournament-my-page = Ir para a minha página
tournament-scan = Escaneie para se inscrever

tournament-playing-as = Você joga como { $name }
tournament-my-seat = Onde eu jogo
tournament-wait-start = Sua vaga está garantida. Espere o começo.
tournament-wait-others = A sua mesa acabou. As outras ainda estão jogando.
tournament-go = Ir para a minha mesa
tournament-sit-out = Você não joga nesta fase.
tournament-you-are-out = Você está fora.
# $place is a number; the ordinal is masculine, for "lugar".
tournament-nth = { $place }º
tournament-your-place =
    { $shared ->
        [yes] Você divide o { tournament-nth } lugar, com { points-count }.
       *[no] Você ficou em { tournament-nth } lugar, com { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Por enquanto você divide o { tournament-nth } lugar, com { points-count }.
       *[no] Por enquanto você está em { tournament-nth } lugar, com { points-count }.
    }
tournament-my-place = Minha vaga: outros aparelhos, nome, sair
tournament-other-device = Abrir em outro aparelho
tournament-other-device-hint = Quem tiver este link pode jogar por você: não compartilhe.
tournament-new-name = Novo nome
tournament-rename = Mudar o nome
tournament-leave = Sair do torneio
tournament-leave-open = A sua vaga fica livre para outra pessoa.
tournament-leave-playing = Um bot continua jogando por você, e não dá para voltar. Os seus pontos ficam.
tournament-organise = Organizar

tournament-standings = Classificação
tournament-standings-none = Ainda não há classificação.
tournament-place = Lugar
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Rodadas jogadas
tournament-won = Rodadas ganhas
tournament-out-in = Fora
tournament-out-stage = fase { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } ganha com { points-count }.
       *[other] { $names } dividem a vitória, com { points-count } cada.
    }
tournament-winner =
    { $count ->
        [one] Vitória
       *[other] Vitória dividida
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Mesa { $table } · rodada { $round } de { $rounds }
tournament-line-stage = { $name } · Mesa { $table } · fase { $stage }
tournament-back = Voltar ao torneio
tournament-table-waits = A mesa { $table } espera a próxima fase.

tournament-tables = Mesas
tournament-table-state =
    { $phase ->
        [waiting] Esperando
        [playing]
            { $rounds ->
                [one] Jogando
               *[other] Rodada { $round } de { $rounds }
            }
        [stuck] Muito tempo sem jogadas
       *[done] Terminada
    }
tournament-tables-done = Mesas terminadas: { $done } de { $tables }.
tournament-watch = Assistir
tournament-watch-table = Assistir à mesa { $table }
tournament-end-table = Encerrar esta mesa
tournament-end-table-number = Encerrar a mesa { $table }
tournament-end-table-hint = A fase acaba nesta mesa. Rodadas não terminadas não dão pontos.

tournament-start = Começar
tournament-start-fill = Completar com bots e começar
tournament-start-hint =
    { $free ->
        [0] Todas as vagas estão ocupadas.
        [one] Há 1 vaga livre. Se você começar agora, ela fica com um bot.
       *[other] Há { $free } vagas livres. Se você começar agora, elas ficam com bots.
    }
tournament-begin = Começar a próxima fase
tournament-extend = Aumentar o intervalo em { $seconds } segundos
tournament-end = Encerrar o torneio
tournament-end-hint = Todas as mesas param, e a classificação fica como está agora.

tournament-players = Participantes
tournament-players-none = Ninguém se inscreveu ainda. Compartilhe o link para participantes.
tournament-player-state = Situação
tournament-actions = Ações
tournament-bots =
    { $count ->
        [one] 1 bot também joga.
       *[other] { $count } bots também jogam.
    }
tournament-removed = Saiu; um bot continua
tournament-bot-plays = Ausente; um bot joga
tournament-rename-who = Mudar o nome de { $name }
tournament-remove-who = Tirar { $name }
tournament-remove-open = { $name } perde a vaga, mas pode se inscrever de novo.
tournament-remove-playing = Um bot continua jogando por { $name }, que não pode voltar. O lugar e os pontos ficam.
tournament-reissue = Novo link
tournament-reissue-who = Novo link para { $name }
tournament-reissue-hint = { $name } recebe um novo link pessoal, para outro aparelho. O antigo deixa de funcionar.
tournament-reissue-do = Criar um novo link
tournament-new-link = Novo link para { $name }
tournament-new-link-hint = Peça para { $name } escanear este código, ou mande o link. Ele só aparece agora.

tournament-links = Links
tournament-link-join = Para participantes
tournament-link-join-hint = Quem tiver este link pode se inscrever com o próprio nome.
tournament-copy-join = Copiar o link para participantes
tournament-link-screen = Para uma tela grande
tournament-link-screen-hint = Mostra quem joga onde, a classificação e a contagem regressiva.
tournament-copy-screen = Copiar o link da tela
tournament-open-screen = Abrir a tela grande
tournament-link-organise = Para mais alguém da organização
tournament-link-organise-hint = Quem tiver este link pode fazer tudo o que você pode fazer nesta página. Guarde bem: sem ele ninguém pode organizar este torneio.
tournament-copy-organise = Copiar o link da organização
tournament-links-elsewhere = Os links para participantes e telas só são conhecidos onde o torneio foi criado. Copie lá o link da organização e abra-o aqui.

tournament-save-csv = Salvar a classificação em CSV
tournament-save-json = Salvar os resultados em JSON
tournament-save-records = Salvar os registros
tournament-records-later = Os registros de todas as rodadas podem ser salvos quando o torneio acabar.
tournament-print = Imprimir a classificação

tournament-net-lost = Conexão perdida; reconectando…
tournament-net-restart = O servidor está reiniciando. O torneio continua sozinho.
tournament-ended =
    { $error ->
        [unknown-tournament] Esse torneio não existe.
        [no-secret] Esta página só abre pelo link dela. Peça o seu à organização.
        [wrong-token] Este link não abre esta página, ou foi substituído. Peça um novo à organização.
        [taken-over] Você tem um novo link, que substitui o usado aqui. Abra o novo.
        [removed] A organização tirou você do torneio.
        [left] Você saiu do torneio.
        [unsupported-protocol] O Flipdeck foi atualizado. Recarregue esta página; a sua vaga está guardada.
       *[other] Não dá para abrir este torneio.
    }
