# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Saltar para o conteúdo
home-title = Uma mesa de cartas com dois lados
home-lead = De um lado da carta é dia, do outro é noite. Um Vira o Baralho muda tudo.
home-flip = Virar a carta
home-play = Jogar já
home-play-hint = Tu e três bots, sem conta: { $hint }.
home-friends = Jogar com amigos
home-make-hint = Cria uma mesa e envia o link.
home-join-hint = Ou escreve o código de uma mesa.
home-code = Código da mesa
home-code-unknown = Não há nenhuma mesa { $code }. Verifica o código e tenta outra vez.
do-join = Entrar
home-open = Mesas abertas
home-anywhere = Entrar numa mesa qualquer
home-more = Mais
home-learn = Aprender a jogar
home-learn-hint = Uma lição de poucos minutos
home-rules-hint = Guia rápido, todas as cartas, as regras exatas
home-pad-open = Bloco de pontos
home-pad = Para cartas numa mesa a sério; funciona sem rede
home-tournaments = Torneios
home-tournaments-hint = Duas mesas ou mais, até 80 participantes
home-matches-hint = O que jogaste e como correu
home-settings-hint = Tema, tamanho do texto, sons, atalhos
home-unofficial = Uma mesa não oficial para jogos de cartas de duas faces.
table-line = { $free } de { $seats } lugares livres, { $edition }
resume-title = Continua a tua partida
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] A partida ainda não começou.
               *[other] A partida com { $names } ainda não começou.
            }
        [turn] É a tua vez, ronda { $round } contra { $names }
        [between] A ronda { $round } contra { $names } acabou
       *[wait] Ronda { $round } contra { $names }
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
        [flip-canada] duas faces, mais tempo para apanhar um UNO esquecido
        [flip-nordic] duas faces, regras mais recentes e curtas, uma só ronda
        [beachcomber] uma face, com cartas para oferecer
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Regras do folheto
        [single] Uma só ronda
        [points] Pontos
        [lowest] Total mais baixo
        [partners] Pares
        [rotation4] Rotação de quatro
        [rotation8] Rotação de oito
       *[elimination] Eliminação
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, folheto de 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, folheto do Canadá
        [flip-nordic] UNO FLIP, folheto curto mais recente
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Criar uma mesa
make-more = Mais opções
make-summary = O que se vai jogar
make-summary-seats =
    { $bots ->
        [0] { $seats } lugares, sem bots
        [one] { $seats } lugares, 1 bot
       *[other] { $seats } lugares, { $bots } bots
    }
make-summary-time = { $seconds } segundos por jogada
do-fewer = Menos um
do-more = Mais um
make-box = O folheto da tua caixa
make-product = Produto
make-product-none = Nenhum destes: escolher uma edição
make-language = Língua do folheto
make-section = Joga-se como { $edition }: { $hint }.
make-section-differs = O que esta secção traz de diferente:
make-cycles = Ciclos
make-edition = Edição
make-mode = Modo
make-target = Pontos a atingir
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
make-lapses = Os bots às vezes esquecem-se de gritar UNO
make-name = O teu nome
do-make = Criar a mesa
make-several = Mais do que uma mesa
make-several-hint = Na rotação de oito jogam duas mesas ao mesmo tempo, e toda a gente faz par com toda a gente. Num torneio cabem até 80 participantes.
make-rotation = Criar a rotação de oito
make-rotation-bots = Jogar uma rotação de oito com bots
make-rotation-hint = Oito participantes em duas mesas, quatro rondas com cada par. Recebes uma página onde as outras pessoas se inscrevem; os bots ocupam as vagas livres.

lobby-title = Mesa { $code }
lobby-invite = Partilha este link ou dá o código a ler
lobby-copy = Copiar o link
lobby-copied = Copiado
lobby-code = Código
lobby-seat = Lugar { $number }
lobby-open = Livre
lobby-host = Gere a mesa
lobby-start = Começar
lobby-start-fill = Completar com bots e começar
lobby-add-bot = Juntar um bot
lobby-remove = Tirar
lobby-take = Sentar-me aqui
lobby-move = Mudar para aqui
lobby-stand = Levantar-me
lobby-rename = Mudar o nome
lobby-share = Partilhar
# The title of the link that is handed to another app.
lobby-share-title = Joga na mesa { $code }
lobby-bot-level = Como joga { $who }
bot-level =
    { $level ->
        [random] Principiante
       *[greedy] Com experiência
    }
invite-title = Convidar amigos
invite-full = Todos os lugares estão ocupados
lobby-lock = Trancar a mesa
lobby-unlock = Destrancar a mesa
lobby-wait = À espera de que quem gere a mesa comece.
lobby-spectators =
    { $count ->
        [0] Ninguém a assistir
        [one] 1 pessoa a assistir
       *[other] { $count } pessoas a assistir
    }
lobby-move-seat = Jogar neste lugar noutro dispositivo
lobby-move-hint = Quem tiver este link pode jogar no teu lugar: guarda-o só para ti.
lobby-password = Palavra-passe
lobby-host-pass = Passar a gestão

rules-title = Regras
rules-page-title = Regras, { $edition }
rules-contents = Conteúdo
rules-guide = Guia rápido
rules-cards = As cartas
rules-exact = As regras exatas
rules-exact-hint = Seleciona uma regra para a leres por inteiro.
rules-compare = Em que diferem as edições
rules-compare-one = Opção
rules-sheets = Vem em { $sheets }
rules-printed = Vem em { $section }
rules-not-printed = Não vem em { $section }; vem em { $sheets }
rules-ours = Não vem em nenhum folheto; decisão nossa
rules-not-here = Não se aplica aqui
rules-choose = Edição ou folheto
rules-editions = Edições
rules-section = Estas são as regras de { $section }. Jogam-se como { $edition }.
guide-match = Segue a carta de cima
    .text = Joga uma carta com a mesma cor, número ou símbolo que a carta de cima da pilha de jogo.
guide-draw = Ou bisca uma
    .text =
        { $drawn ->
            [must_play] Não tens nada para jogar? Bisca uma carta. Se der para jogar, tens de a jogar.
            [must_if_forced] Não tens nada para jogar? Bisca uma carta. Se der para jogar, tens de a jogar, a não ser que pudesses ter jogado outra.
           *[may_play] Não tens nada para jogar? Bisca uma carta. Se der, podes jogá-la logo.
        }
guide-wild = Um joker vai com tudo
    .text = Joga um joker sobre qualquer carta e escolhe a cor. Um joker de biscar faz ainda biscar a pessoa seguinte.
guide-flip = Um Vira o Baralho vira tudo
    .text = A tua mão, as duas pilhas, as cartas de toda a gente: agora joga-se com o outro lado, com outras cores e cartas mais duras.
guide-backs = Lê os versos
    .text = O que vês das outras mãos é o outro lado: as cartas que vão ter quando se virar o baralho. E toda a gente vê os teus.
guide-gift = Oferece cartas
    .text = Com um Catador de Praia podes oferecer até quatro cartas, cada uma de sua cor, a uma pessoa.
guide-uno = Grita UNO
    .text =
        { $count ->
            [0] Grita UNO quando jogares a penúltima carta.
            [one] Grita UNO quando jogares a penúltima carta. Se te apanharem sem teres gritado, biscas 1 carta.
           *[other] Grita UNO quando jogares a penúltima carta. Se te apanharem sem teres gritado, biscas { $count } cartas.
        }
guide-challenge = Desafia um bluff
    .text =
        { $bluffing ->
            [refused] Só podes jogar um joker de biscar se não tiveres nenhuma carta da cor atual.
           *[allowed] Um joker de biscar é bluff se quem o jogou tinha a cor atual. Desafia: se era bluff, bisca quem o jogou. Se não era, biscas tu mais duas.
        }
guide-out = Fica sem cartas
    .text = Quem joga a última carta da mão ganha a ronda.
guide-score = Conta o que sobra
    .text =
        { $mode ->
            [single] Não há pontos: ganha quem ficar sem cartas.
            [lowest] Cada pessoa conta as cartas que lhe sobram na mão. { $goal }
            [elimination] Cada pessoa conta as cartas que lhe sobram na mão. { $goal }
           *[points] Quem ganha soma as cartas que sobram nas outras mãos. { $goal }
        }
gallery-number = Número
gallery-number-points = Tantos pontos como o número
gallery-does =
    { $does ->
        [number] Não tem efeito; segue-se pela cor ou pelo número.
        [draw]
            { $count ->
                [one] A pessoa seguinte bisca 1 carta e perde a vez.
               *[other] A pessoa seguinte bisca { $count } cartas e perde a vez.
            }
        [reverse] O jogo passa a andar ao contrário.
        [skip] A pessoa seguinte perde a vez.
        [skipall] Toda a gente perde a vez, menos tu: jogas outra vez.
        [flip] Vira-se tudo para o outro lado.
        [wild] Joga-se sobre qualquer carta; tu escolhes a cor.
        [draw-wild] Tu escolhes a cor; a pessoa seguinte bisca { $count } cartas e perde a vez, ou desafia-te.
        [draw-until] Tu escolhes a cor; a pessoa seguinte bisca até sair essa cor e perde a vez, ou desafia-te.
       *[gift] Joga-se sobre qualquer carta; podes dar até quatro cartas de cores diferentes a uma pessoa.
    }
rules-names = Nomes neste folheto
rules-names-ours = Aqui
rules-names-printed = No folheto
word-name =
    { $word ->
        [light_side] lado claro
        [dark_side] lado escuro
        [draw_pile] pilha das biscas
        [discard_pile] pilha de jogo
        [dealer] quem dá as cartas
        [round] ronda
        [challenge] desafio
        [action_card] carta de ação
        [game] nome do jogo
        [challenge_uno] eliminação
       *[other] { $word }
    }
rules-loading = A carregar as regras…

settings-title = Definições
settings-name = O teu nome
settings-language = Língua
settings-speed = Velocidade das animações
speed-name =
    { $speed ->
        [half] Lenta
        [one] Normal
        [two] Rápida
       *[off] Desligada
    }
settings-you = Tu
settings-look = Aspeto
settings-theme = Tema
theme-name =
    { $theme ->
        [side] Conforme o lado em jogo
        [light] Claro
        [dark] Escuro
       *[system] Como neste dispositivo
    }
settings-text-size = Tamanho do texto
text-size-name = { $size } %
settings-patterns = Padrões nas cartas
settings-moves = Animação
settings-motion = Movimento
motion-name =
    { $motion ->
        [system] Como neste dispositivo
        [reduce] Esbater em vez de mover
       *[full] Mover
    }
settings-play = Jogo
settings-confirm-tap = Tocar duas vezes para jogar uma carta
settings-shortcuts = Atalhos de uma só letra
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
        [play] Joga-se uma carta
        [draw] Biscam-se cartas
        [flip] Vira-se o baralho
        [turn] A tua vez, em segundo plano
        [uno] UNO
        [join] Alguém entra
       *[end] Fim de uma ronda
    }
do-preview = Ouvir
settings-large = Cartas maiores
settings-saved = Fica guardado neste navegador.
default-name = Visita
error-network = Não é possível contactar o servidor. Verifica se está a funcionar.
not-found-title = Página não encontrada
not-found = Não há nenhuma página neste endereço.

matches-title = As tuas partidas
matches-none = Ainda não há partidas. Joga uma e ela aparece aqui.
matches-begin = Jogar uma partida
matches-played =
    { $count ->
        [one] partida jogada
       *[other] partidas jogadas
    }
matches-won =
    { $count ->
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
        [one] ronda jogada
       *[other] rondas jogadas
    }
rounds-won =
    { $count ->
        [one] ronda ganha
       *[other] rondas ganhas
    }
best-round = Melhor ronda
matches-by-edition = Por edição
matches-company = Contra
company-name =
    { $company ->
        [bots] Bots
       *[people] Pessoas
    }
matches-column = Partidas
rounds-column = Rondas
won-of = Vitórias: { $won } de { $count }
matches-last = Últimas { $count } partidas
match-against = Contra { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Vitória
               *[other] Vitória, { $won } de { $rounds } rondas
            }
        [lost]
            { $rounds ->
                [one] Derrota
               *[other] Derrota, { $won } de { $rounds } rondas ganhas
            }
        [stopped] Acabou antes do fim, { $won } de { $rounds } rondas ganhas
       *[open] Por acabar, { $won } de { $rounds } rondas ganhas
    }
matches-export = Exportar como ficheiro
matches-erase = Apagar todas as partidas
matches-erase-ask = Vão ser apagadas todas as partidas e estatísticas deste navegador. Não é possível voltar atrás.
do-erase = Apagar
matches-saved = Só ficam guardadas neste navegador.

offline-title = Estás sem rede
offline-text = Não é possível contactar o servidor, por isso agora não se pode abrir nenhuma mesa.
offline-still = Isto continua a funcionar
do-retry = Tentar outra vez
offline-state =
    { $state ->
        [ready] As regras e o bloco de pontos também funcionam sem rede.
        [preparing] A preparar para funcionar sem rede…
        [insecure] Para funcionar sem rede é preciso um endereço seguro (https). Em vez disso, podes descarregar o bloco de pontos como ficheiro.
       *[failed] Este navegador não conseguiu guardar a página para funcionar sem rede.
    }
