# Tournaments: several tables under one page.

tournament-new = Criar um torneio
tournament-new-lead = Várias mesas, uma só classificação: para uma noite no clube, uma festa ou um evento.
tournament-mode =
    { $mode ->
        [rotation8] Rotação de oito
        [elimination] Eliminação
       *[points] Pontos em várias rondas
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Oito participantes, duas mesas. Toda a gente faz par com toda a gente durante quatro rondas; ganha o total mais alto.
        [elimination] Mesas novas depois de cada ronda. Quem chega ao limite fica fora; ganha quem resistir até ao fim.
       *[points] Um número fixo de rondas, cada uma contra pessoas diferentes; ganha o total mais alto.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Toda a gente faz par com toda a gente durante quatro rondas; ganha o total mais alto.
               *[other] Toda a gente faz par com toda a gente durante quatro rondas, { $cycles } vezes; ganha o total mais alto.
            }
        [elimination] Até { $size } por mesa, mesas novas depois de cada ronda: quem chega a { $target } pontos fica fora.
       *[points]
            { $rounds ->
                [one] Uma ronda em mesas de { $size }; ganha a pontuação mais alta.
               *[other] { $rounds } rondas em mesas de { $size }; ganha o total mais alto.
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
tournament-rounds = Rondas
tournament-target = Pontos com que se fica fora
tournament-i-play = Eu também jogo
tournament-more = Mais opções
tournament-pause = Intervalo entre fases, em segundos
tournament-no-show = Um bot joga por quem se ausentar durante este tempo, em segundos
tournament-table-time = Limite de tempo por fase, em minutos (0: sem limite)
tournament-watched = Quem tiver o link de uma mesa pode assistir; só vê quantas cartas há
tournament-make = Criar o torneio

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Vai começar a primeira fase…
tournament-stage = Fase { $stage }
tournament-stage-of = Fase { $stage } de { $stages }
tournament-table = Mesa { $table }
tournament-seat = Mesa { $table }, contra { $opponents }
tournament-seat-partner = Mesa { $table }, com { $partner } contra { $opponents }
tournament-next = A seguir: { $seat }
tournament-next-in = Próxima fase dentro de
tournament-next-stage = Próxima fase
tournament-stage-begins = Começa a fase { $stage }.
tournament-stage-over = A fase { $stage } acabou.
tournament-you-play = O teu lugar: { $seat }.
tournament-over = O torneio acabou.
tournament-ended-for = A organização deu-o por terminado: { $reason }

tournament-signed-in =
    { $count ->
        [0] Ainda ninguém se inscreveu; { $places } vagas
        [one] 1 de { $places } vagas ocupada
       *[other] { $count } de { $places } vagas ocupadas
    }
tournament-sign-in = Inscrever-me
tournament-late = O torneio já começou. Ainda podes ficar com a vaga de um bot, se houver alguma.
tournament-full = Todas as vagas estão ocupadas. Pergunta à organização se alguém desistiu.
tournament-already = Já te inscreveste neste dispositivo.
tournament-my-page = Ir para a minha página
tournament-scan = Lê o código para te inscreveres

tournament-playing-as = Jogas como { $name }
tournament-my-seat = Onde jogo
tournament-wait-start = Já tens vaga. Espera pelo início.
tournament-wait-others = A tua mesa já acabou. As outras ainda estão a jogar.
tournament-go = Ir para a minha mesa
tournament-sit-out = Não jogas nesta fase.
tournament-you-are-out = Ficaste fora.
# $place is a number; the ordinal is masculine, for "lugar".
tournament-nth = { $place }.º
tournament-your-place =
    { $shared ->
        [yes] Divides o { tournament-nth } lugar, com { points-count }.
       *[no] Ficaste em { tournament-nth } lugar, com { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Para já divides o { tournament-nth } lugar, com { points-count }.
       *[no] Para já vais em { tournament-nth } lugar, com { points-count }.
    }
tournament-my-place = A minha vaga: outros dispositivos, nome, sair
tournament-other-device = Abrir noutro dispositivo
tournament-other-device-hint = Quem tiver este link pode jogar por ti: guarda-o só para ti.
tournament-new-name = Novo nome
tournament-rename = Mudar o nome
tournament-leave = Sair do torneio
tournament-leave-open = A tua vaga fica livre para outra pessoa.
tournament-leave-playing = Um bot continua a jogar por ti, e não podes voltar. Os teus pontos mantêm-se.
tournament-organise = Organizar

tournament-standings = Classificação
tournament-standings-none = Ainda não há classificação.
tournament-place = Lugar
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Rondas jogadas
tournament-won = Rondas ganhas
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
tournament-line = { $name } · Mesa { $table } · ronda { $round } de { $rounds }
tournament-line-stage = { $name } · Mesa { $table } · fase { $stage }
tournament-back = Voltar ao torneio
tournament-table-waits = A mesa { $table } espera pela próxima fase.

tournament-tables = Mesas
tournament-table-state =
    { $phase ->
        [waiting] À espera
        [playing]
            { $rounds ->
                [one] A jogar
               *[other] Ronda { $round } de { $rounds }
            }
        [stuck] Há muito tempo sem jogadas
       *[done] Terminada
    }
tournament-tables-done = Mesas terminadas: { $done } de { $tables }.
tournament-watch = Assistir
tournament-watch-table = Assistir à mesa { $table }
tournament-end-table = Encerrar esta mesa
tournament-end-table-number = Encerrar a mesa { $table }
tournament-end-table-hint = A fase acaba nesta mesa. As rondas por acabar não dão pontos.

tournament-start = Começar
tournament-start-fill = Completar com bots e começar
tournament-start-hint =
    { $free ->
        [0] Todas as vagas estão ocupadas.
        [one] Há 1 vaga livre. Se começares agora, fica para um bot.
       *[other] Há { $free } vagas livres. Se começares agora, ficam para bots.
    }
tournament-begin = Começar a próxima fase
tournament-extend = Prolongar o intervalo { $seconds } segundos
tournament-end = Terminar o torneio
tournament-end-hint = Todas as mesas param, e a classificação fica como está agora.

tournament-players = Participantes
tournament-players-none = Ainda ninguém se inscreveu. Partilha o link para participantes.
tournament-player-state = Estado
tournament-actions = Ações
tournament-bots =
    { $count ->
        [one] Também joga 1 bot.
       *[other] Também jogam { $count } bots.
    }
tournament-removed = Saiu; continua um bot
tournament-bot-plays = Não está; joga um bot
tournament-rename-who = Mudar o nome de { $name }
tournament-remove-who = Tirar { $name }
tournament-remove-open = { $name } perde a vaga, mas pode inscrever-se outra vez.
tournament-remove-playing = Um bot continua a jogar por { $name }, que não pode voltar. O lugar e os pontos mantêm-se.
tournament-reissue = Novo link
tournament-reissue-who = Novo link para { $name }
tournament-reissue-hint = { $name } recebe um novo link pessoal, para outro dispositivo. O antigo deixa de funcionar.
tournament-reissue-do = Criar um novo link
tournament-new-link = Novo link para { $name }
tournament-new-link-hint = Pede a { $name } que leia este código, ou envia o link. Só aparece agora.

tournament-links = Links
tournament-link-join = Para participantes
tournament-link-join-hint = Quem tiver este link pode inscrever-se com o seu nome.
tournament-copy-join = Copiar o link para participantes
tournament-link-screen = Para um ecrã grande
tournament-link-screen-hint = Mostra quem joga onde, a classificação e a contagem decrescente.
tournament-copy-screen = Copiar o link do ecrã
tournament-open-screen = Abrir o ecrã grande
tournament-link-organise = Para mais alguém da organização
tournament-link-organise-hint = Quem tiver este link pode fazer tudo o que tu podes fazer nesta página. Guarda-o: sem ele ninguém pode organizar este torneio.
tournament-copy-organise = Copiar o link da organização
tournament-links-elsewhere = Os links para participantes e ecrãs só se conhecem onde o torneio foi criado. Copia lá o link da organização e abre-o aqui.

tournament-save-csv = Guardar a classificação em CSV
tournament-save-json = Guardar os resultados em JSON
tournament-save-records = Guardar os registos
tournament-records-later = Os registos de todas as rondas podem guardar-se quando o torneio acabar.
tournament-print = Imprimir a classificação

tournament-net-lost = Ligação perdida; a ligar de novo…
tournament-net-restart = O servidor está a reiniciar. O torneio continua sozinho.
tournament-ended =
    { $error ->
        [unknown-tournament] Esse torneio não existe.
        [no-secret] Esta página só abre com o seu link. Pede o teu à organização.
        [wrong-token] Este link não abre esta página, ou foi substituído. Pede um novo à organização.
        [taken-over] Tens um novo link, que substitui o que é usado aqui. Abre o novo.
        [removed] A organização tirou-te do torneio.
        [left] Saíste do torneio.
        [unsupported-protocol] O Flipdeck foi atualizado. Recarrega esta página; a tua vaga fica guardada.
       *[other] Não é possível abrir este torneio.
    }
