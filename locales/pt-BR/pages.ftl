# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Pular para o conteúdo
home-title = Uma mesa de cartas com dois lados
home-lead = De um lado da carta é dia, do outro é noite. Um Flip vira tudo.
home-flip = Virar a carta
home-play = Jogar agora
home-play-hint = Você e três bots, sem conta: { $hint }.
home-friends = Jogar com amigos
home-make-hint = Crie uma mesa e mande o link.
home-join-hint = Ou digite o código de uma mesa.
home-code = Código da mesa
home-code-unknown = Não existe a mesa { $code }. Confira o código e tente de novo.
do-join = Entrar
home-open = Mesas abertas
home-anywhere = Entrar em qualquer mesa
home-more = Mais
home-learn = Aprender a jogar
home-learn-hint = Uma lição de poucos minutos
home-rules-hint = Guia rápido, todas as cartas, as regras exatas
home-pad-open = Bloco de pontos
home-pad = Para cartas em uma mesa de verdade; funciona sem internet
home-tournaments = Torneios
home-tournaments-hint = Duas mesas ou mais, até 80 participantes
home-matches-hint = O que você jogou e como foi
home-settings-hint = Tema, tamanho do texto, sons, atalhos
home-unofficial = Uma mesa não oficial para jogos de cartas de duas faces.
table-line = { $free } de { $seats } lugares livres, { $edition }
resume-title = Continue a sua partida
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] A partida ainda não começou.
               *[other] A partida com { $names } ainda não começou.
            }
        [turn] Sua vez, rodada { $round } contra { $names }
        [between] A rodada { $round } contra { $names } acabou
       *[wait] Rodada { $round } contra { $names }
    }
resume-table = Mesa { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Clássica
        [flip-splash] Splash
        [flip-canada] Canadá
        [flip-nordic] Nórdica
        [beachcomber] Catador de Praia
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] duas faces, as regras completas de 2018
        [flip-splash] duas faces, 108 cartas, a cor encontrada é mostrada
        [flip-canada] duas faces, mais tempo para flagrar um UNO esquecido
        [flip-nordic] duas faces, regras mais novas e curtas, uma rodada só
        [beachcomber] uma face, com cartas de presente
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Regras do folheto
        [single] Uma rodada só
        [points] Pontos
        [lowest] Menor total
        [partners] Duplas
        [rotation4] Rodízio de quatro
        [rotation8] Rodízio de oito
       *[elimination] Eliminação
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, folheto de 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, folheto do Canadá
        [flip-nordic] UNO FLIP, folheto curto mais novo
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Criar uma mesa
make-more = Mais opções
make-summary = O que vai ser jogado
make-summary-seats =
    { $bots ->
        [0] { $seats } lugares, sem bots
        [one] { $seats } lugares, 1 bot
       *[other] { $seats } lugares, { $bots } bots
    }
make-summary-time = { $seconds } segundos por jogada
do-fewer = Um a menos
do-more = Um a mais
make-box = O folheto da sua caixa
make-product = Produto
make-product-none = Nenhum destes: escolher uma edição
make-language = Idioma do folheto
make-section = Joga-se como { $edition }: { $hint }.
make-section-differs = O que esta seção traz de diferente:
make-cycles = Ciclos
make-edition = Edição
make-mode = Modo
make-target = Meta de pontos
make-seats = Lugares
make-bots = Bots
make-time = Tempo por jogada
make-time-value =
    { $seconds ->
        [0] Sem limite
       *[other] { $seconds } segundos
    }
make-watch = Quem pode assistir
watch-name =
    { $watch ->
        [nobody] Ninguém
        [counts] Qualquer pessoa, só com o número de cartas
       *[backs] Qualquer pessoa, com os versos das cartas
    }
make-public = Mostrar na lista de mesas abertas
make-target-own = regras do folheto
make-password-none = nenhuma
make-chat = Reações e chat
make-lapses = Os bots às vezes se esquecem de gritar UNO
make-name = Seu nome
do-make = Criar a mesa
make-several = Mais de uma mesa
make-several-hint = No rodízio de oito, duas mesas jogam ao mesmo tempo, e todo mundo faz dupla com todo mundo. Em um torneio cabem até 80 participantes.
make-rotation = Criar o rodízio de oito
make-rotation-bots = Jogar um rodízio de oito com bots
make-rotation-hint = Oito participantes em duas mesas, quatro rodadas com cada dupla. Você recebe uma página onde as outras pessoas se inscrevem; bots ficam com as vagas livres.

lobby-title = Mesa { $code }
lobby-invite = Compartilhe este link ou peça para escanearem o código
lobby-copy = Copiar o link
lobby-copied = Copiado
lobby-code = Código
lobby-seat = Lugar { $number }
lobby-open = Livre
lobby-host = Comanda a mesa
lobby-start = Começar
lobby-start-fill = Completar com bots e começar
lobby-add-bot = Adicionar um bot
lobby-remove = Tirar
lobby-take = Sentar aqui
lobby-move = Mudar para cá
lobby-stand = Levantar
lobby-rename = Mudar o nome
lobby-share = Compartilhar
# The title of the link that is handed to another app.
lobby-share-title = Jogue na mesa { $code }
lobby-bot-level = Como { $who } joga
bot-level =
    { $level ->
        [random] Iniciante
       *[greedy] Com experiência
    }
invite-title = Convidar amigos
invite-full = Todos os lugares estão ocupados
lobby-lock = Trancar a mesa
lobby-unlock = Destrancar a mesa
lobby-wait = Esperando quem comanda a mesa começar.
lobby-spectators =
    { $count ->
        [0] Ninguém assistindo
        [one] 1 pessoa assistindo
       *[other] { $count } pessoas assistindo
    }
lobby-move-seat = Jogar neste lugar em outro aparelho
lobby-move-hint = Quem tiver este link pode jogar no seu lugar: não compartilhe.
lobby-password = Senha
lobby-host-pass = Passar o comando

rules-title = Regras
rules-page-title = Regras, { $edition }
rules-contents = Conteúdo
rules-guide = Guia rápido
rules-cards = As cartas
rules-exact = As regras exatas
rules-exact-hint = Selecione uma regra para ler o texto completo.
rules-compare = Em que as edições diferem
rules-compare-one = Opção
rules-sheets = Está em { $sheets }
rules-printed = Está em { $section }
rules-not-printed = Não está em { $section }; está em { $sheets }
rules-ours = Não está em nenhum folheto; decisão nossa
rules-not-here = Não vale aqui
rules-choose = Edição ou folheto
rules-editions = Edições
rules-section = Estas são as regras de { $section }. São jogadas como { $edition }.
guide-match = Siga a carta de cima
    .text = Jogue uma carta com a mesma cor, número ou símbolo da carta de cima da pilha de descarte.
guide-draw = Ou compre uma
    .text =
        { $drawn ->
            [must_play] Não tem nada para jogar? Compre uma carta. Se der para jogar, você tem que jogar.
            [must_if_forced] Não tem nada para jogar? Compre uma carta. Se der para jogar, você tem que jogar, a menos que pudesse ter jogado outra.
           *[may_play] Não tem nada para jogar? Compre uma carta. Se der, você pode jogar na hora.
        }
guide-wild = Curinga vai em tudo
    .text = Jogue um curinga sobre qualquer carta e escolha a cor. Um curinga de compra ainda faz a próxima pessoa comprar.
guide-flip = Um Flip vira tudo
    .text = A sua mão, as duas pilhas, as cartas de todo mundo: agora vale o outro lado, com outras cores e cartas mais cruéis.
guide-backs = Leia os versos
    .text = O que você vê das outras mãos é o outro lado: as cartas que elas vão ter depois do próximo Flip. E todo mundo vê os seus.
guide-gift = Dê cartas de presente
    .text = Com um Catador de Praia você pode dar até quatro cartas, cada uma de uma cor, para uma pessoa.
guide-uno = Grite UNO
    .text =
        { $count ->
            [0] Grite UNO quando jogar a penúltima carta.
            [one] Grite UNO quando jogar a penúltima carta. Se flagrarem você sem gritar, você compra 1 carta.
           *[other] Grite UNO quando jogar a penúltima carta. Se flagrarem você sem gritar, você compra { $count } cartas.
        }
guide-challenge = Desafie um blefe
    .text =
        { $bluffing ->
            [refused] Você só pode jogar um curinga de compra se não tiver nenhuma carta da cor atual.
           *[allowed] Um curinga de compra é blefe se quem jogou tinha a cor atual. Desafie: se era blefe, quem jogou compra. Se não era, você compra mais duas.
        }
guide-out = Bata
    .text = Quem joga a última carta da mão ganha a rodada.
guide-score = Conte o que sobrou
    .text =
        { $mode ->
            [single] Não há pontos: quem bate ganha.
            [lowest] Cada pessoa conta as cartas que sobraram na mão. { $goal }
            [elimination] Cada pessoa conta as cartas que sobraram na mão. { $goal }
           *[points] Quem ganha marca as cartas que sobraram nas outras mãos. { $goal }
        }
gallery-number = Número
gallery-number-points = Tantos pontos quanto o número
gallery-does =
    { $does ->
        [number] Não tem efeito; siga pela cor ou pelo número.
        [draw]
            { $count ->
                [one] A próxima pessoa compra 1 carta e perde a vez.
               *[other] A próxima pessoa compra { $count } cartas e perde a vez.
            }
        [reverse] O jogo passa a andar no outro sentido.
        [skip] A próxima pessoa perde a vez.
        [skipall] Todo mundo perde a vez, menos você, que joga de novo.
        [flip] Tudo vira para o outro lado.
        [wild] Vai sobre qualquer carta; você escolhe a cor.
        [draw-wild] Você escolhe a cor; a próxima pessoa compra { $count } cartas e perde a vez, ou desafia você.
        [draw-until] Você escolhe a cor; a próxima pessoa compra até sair essa cor e perde a vez, ou desafia você.
       *[gift] Vai sobre qualquer carta; você pode dar até quatro cartas de cores diferentes para uma pessoa.
    }
rules-names = Nomes neste folheto
rules-names-ours = Aqui
rules-names-printed = No folheto
word-name =
    { $word ->
        [light_side] lado claro
        [dark_side] lado escuro
        [draw_pile] pilha de compra
        [discard_pile] pilha de descarte
        [dealer] quem dá as cartas
        [round] rodada
        [challenge] desafio
        [action_card] carta de ação
        [game] nome do jogo
        [challenge_uno] eliminação
       *[other] { $word }
    }
rules-loading = Carregando as regras…

settings-title = Configurações
settings-name = Seu nome
settings-language = Idioma
settings-speed = Velocidade das animações
speed-name =
    { $speed ->
        [half] Lenta
        [one] Normal
        [two] Rápida
       *[off] Desligada
    }
settings-you = Você
settings-look = Aparência
settings-theme = Tema
theme-name =
    { $theme ->
        [side] Conforme o lado em jogo
        [light] Claro
        [dark] Escuro
       *[system] Como neste aparelho
    }
settings-text-size = Tamanho do texto
text-size-name = { $size }%
settings-patterns = Desenhos nas cartas
settings-moves = Animação
settings-motion = Movimento
motion-name =
    { $motion ->
        [system] Como neste aparelho
        [reduce] Esmaecer em vez de mover
       *[full] Mover
    }
settings-play = Jogo
settings-confirm-tap = Tocar duas vezes para jogar uma carta
settings-shortcuts = Atalhos de uma letra só
settings-vibrate = Vibrar quando for a minha vez
settings-verbosity = Mensagens faladas
verbosity-name =
    { $verbosity ->
        [terse] Curtas
        [normal] Normais
       *[verbose] Detalhadas
    }
settings-sounds = Sons
settings-sound = Tocar sons
sound-name =
    { $sound ->
        [play] Uma carta é jogada
        [draw] Cartas são compradas
        [flip] Um Flip
        [turn] Sua vez, em segundo plano
        [uno] UNO
        [join] Alguém entra
       *[end] O fim de uma rodada
    }
do-preview = Ouvir
settings-large = Cartas maiores
settings-saved = Salvo neste navegador.
default-name = Visitante
error-network = Não dá para acessar o servidor. Confira se ele está funcionando.
not-found-title = Página não encontrada
not-found = Não há nenhuma página neste endereço.

matches-title = Suas partidas
matches-none = Nenhuma partida ainda. Jogue uma, e ela aparece aqui.
matches-begin = Jogar uma partida
matches-played =
    { $count ->
        [0] partidas jogadas
        [one] partida jogada
       *[other] partidas jogadas
    }
matches-won =
    { $count ->
        [0] partidas ganhas
        [one] partida ganha
       *[other] partidas ganhas
    }
matches-stopped =
    { $count ->
        [one] partida interrompida
       *[other] partidas interrompidas
    }
rounds-played =
    { $count ->
        [0] rodadas jogadas
        [one] rodada jogada
       *[other] rodadas jogadas
    }
rounds-won =
    { $count ->
        [0] rodadas ganhas
        [one] rodada ganha
       *[other] rodadas ganhas
    }
best-round = Melhor rodada
matches-by-edition = Por edição
matches-company = Contra
company-name =
    { $company ->
        [bots] Bots
       *[people] Pessoas
    }
matches-column = Partidas
rounds-column = Rodadas
won-of = Vitórias: { $won } de { $count }
matches-last = Últimas { $count } partidas
match-against = Contra { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Vitória
               *[other] Vitória, { $won } de { $rounds } rodadas
            }
        [lost]
            { $rounds ->
                [one] Derrota
               *[other] Derrota, { $won } de { $rounds } rodadas ganhas
            }
        [stopped] Encerrada antes do fim, { $won } de { $rounds } rodadas ganhas
       *[open] Não terminada, { $won } de { $rounds } rodadas ganhas
    }
matches-export = Exportar como arquivo
matches-erase = Apagar todas as partidas
matches-erase-ask = Todas as partidas e estatísticas deste navegador vão ser apagadas. Não dá para desfazer.
do-erase = Apagar
matches-saved = Guardadas só neste navegador.

offline-title = Você está sem internet
offline-text = Não dá para acessar o servidor, então nenhuma mesa pode ser aberta no momento.
offline-still = Isto continua funcionando
do-retry = Tentar de novo
offline-state =
    { $state ->
        [ready] As regras e o bloco de pontos também funcionam sem internet.
        [preparing] Preparando para funcionar sem internet…
        [insecure] Para funcionar sem internet é preciso um endereço seguro (https). Em vez disso, o bloco de pontos pode ser baixado como arquivo.
       *[failed] Este navegador não conseguiu guardar a página para uso sem internet.
    }
