# The score pad for a real deck. It also works as one file, without a server.

pad-title = Bloco de pontos
pad-page-title = { $title } · Bloco de pontos
pad-lead = Aponta os pontos de um jogo com cartas a sério. Fica tudo neste dispositivo.
pad-all = Todos os blocos de pontos
pad-theme =
    { $theme ->
        [day] Claro
        [night] Escuro
       *[auto] Automático
    }
pad-theme-label = Aspeto: { pad-theme }
pad-new = Novo bloco de pontos
pad-none = Ainda não há blocos de pontos. Começa um e ele estará aqui quando voltares.
pad-kept = Os teus blocos de pontos
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] por começar
        [one] 1 ronda
       *[other] { $count } rondas
    }
pad-import = Importar um ficheiro
pad-imported = Importado: { $title }
pad-unreadable = Ilegível
pad-unreadable-hint = Há um bloco de pontos neste dispositivo que não se consegue abrir. { $reason } Guarda-o como ficheiro ou apaga-o.
pad-not-kept = Este navegador não guarda dados desta página. Exporta o teu bloco de pontos antes de a fechares.

# Using it without a network.
pad-offline = Sem rede
pad-offline-ready = Tudo pronto: esta página já abre neste dispositivo sem rede.
pad-offline-preparing = A preparar a página para funcionar sem rede…
pad-offline-file = Esta ligação não é encriptada, por isso o navegador não pode guardar a página. Descarrega o bloco de pontos como ficheiro: abre em qualquer navegador e não precisa de rede.
pad-offline-failed = O navegador não conseguiu guardar a página. Em vez disso, descarrega o bloco de pontos como ficheiro.
pad-offline-also = Também o podes descarregar num só ficheiro.
pad-download = Descarregar o bloco de pontos
pad-updated = Há uma nova versão do bloco de pontos.
pad-reload = Recarregar

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Uma só ronda
        [points] Pontos
        [lowest] Total mais baixo
        [partners] Pares
        [rotation4] Rotação de quatro
        [rotation8] Rotação de oito
       *[elimination] Eliminação
    }
pad-goal =
    { $mode ->
        [single] Ganha quem ficar sem cartas. Não há pontos.
        [points] Quem fica sem cartas soma todas as outras mãos. Ganha quem chegar primeiro a { $target }.
        [lowest] Cada pessoa soma o que tem na mão. Quando alguém chega a { $target }, ganha o total mais baixo.
        [partners] Cada par senta-se frente a frente e soma as duas mãos adversárias. Ganha a primeira equipa a chegar a { $target }.
        [rotation4] Toda a gente faz par com toda a gente durante quatro rondas, { $rounds } rondas no total. Ganha o total mais alto.
        [rotation8] Duas mesas, { $rounds } rondas em cada uma. Toda a gente faz par com toda a gente durante quatro rondas. Ganha o total mais alto.
       *[elimination] Cada pessoa soma o que tem na mão. Quem chega a { $target } fica fora; ganha quem resistir até ao fim.
    }
pad-mode = Como é que jogam?
pad-target = Pontos a atingir
pad-cycles = Voltas da rotação
pad-players = Participantes
pad-players-hint = Pela ordem dos lugares, no sentido dos ponteiros do relógio.
pad-players-rotation = Por qualquer ordem: o bloco diz quem se senta onde.
pad-player = Participante { $number }
pad-add-player = Juntar alguém
pad-remove-player = Tirar { $name }
pad-move-up = Passar { $name } para cima
pad-first-dealer = Quem dá primeiro?
pad-first-dealer-table = Quem dá primeiro na mesa { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Cada pessoa tira uma carta. Dá o número mais alto; os símbolos valem 0. Em caso de empate, tira-se outra vez.
        [highest_points] Cada pessoa tira uma carta. Dá quem tiver a carta com mais pontos. Em caso de empate, tira-se outra vez.
       *[chosen] Escolhe quem quiseres.
    }
pad-name = Nome deste bloco
pad-name-hint = opcional
pad-start = Começar
pad-cancel = Cancelar

# The match.
pad-round = Ronda { $number }
pad-round-of = Ronda { $number } de { $rounds }
pad-table = Mesa { $table }
pad-deals = { $name } dá as cartas, { $first } joga primeiro.
pad-deals-right = { $name } dá as cartas, { $first } joga primeiro. O jogo começa para a direita.
pad-again = A última ronda ficou bloqueada e repete-se.
pad-seats = Quem se senta onde
pad-seats-changed = Novos pares: troquem de lugar.
pad-team = { $one } e { $other }
pad-against = contra
pad-table-waits = A mesa { $table } espera pela outra mesa.
pad-dealer = dá cartas
pad-enter = Apontar a ronda { $number }
pad-enter-table = Apontar a ronda { $number } na mesa { $table }
pad-continue = Continuar a apontar a ronda
pad-standings = Classificação
pad-totals = Total
pad-is-out = fora
pad-leads = à frente
pad-wins =
    { $count ->
        [one] { $names } ganha
       *[other] { $names } ganham
    }
pad-shares = { $names } dividem a vitória
pad-out-wins = { $name } ficou sem cartas e ganha
pad-winner = ganha
pad-again-match = Jogar outra vez com as mesmas pessoas
pad-sheet = Folha de pontos
pad-sheet-empty = As rondas aparecem aqui. Toca numa para a corrigir.
pad-sheet-round = Ronda
pad-sheet-edit = Corrigir a ronda { $number }: { $result }
pad-sheet-edit-table = Corrigir a ronda { $number } na mesa { $table }: { $result }
pad-result-won = { $name } ficou sem cartas
pad-result-blocked = bloqueada
pad-went-out = ficou sem cartas
pad-undo = Anular
pad-redo = Refazer
pad-undone = Anulado
pad-redone = Refeito

# A round.
pad-entry-edit = Corrigir a ronda { $number }
pad-who-out = Quem ficou sem cartas?
pad-nobody = Ninguém: a ronda ficou bloqueada
pad-blocked-hint = Ninguém soma pontos. A ronda repete-se, e dá as cartas a pessoa seguinte.
pad-side = Que lado estava em jogo no fim?
pad-side-name =
    { $side ->
        [light] Lado claro
       *[dark] Lado escuro
    }
pad-hands = Cartas que sobraram na mão
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: por apontar
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
pad-partner-free = As cartas de { $name } não contam: os pares pontuam em conjunto.
pad-keypad = Cartas de { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
        [one] { $kind }, { points-count }, 1 apontada
       *[other] { $kind }, { points-count }, { $taken } apontadas
    }
pad-key-none = { $kind }: as { $count } já estão apontadas
pad-take-back = Tirar uma carta: { $kind }
pad-untap = Anular a última carta
pad-tap = Tocar nas cartas
pad-type = Escrever a soma
pad-sum = Pontos na mão de { $name }
pad-sum-bad = Escreve um número inteiro.
pad-next-hand = A seguir: { $name }
pad-too-much = Estas mãos têm mais pontos do que o baralho: no máximo { $most } ao todo.
pad-save = Guardar a ronda
pad-save-edit = Guardar a correção
pad-delete-round = Apagar esta ronda
pad-scores = { $name }: { $points }
pad-preview-nobody = Ninguém soma pontos.
pad-preview-missing = Ainda falta: { $names }
pad-preview-who = Escolhe quem ficou sem cartas.
pad-saved = Ronda guardada. { $result }

# Sharing and files.
pad-more = Partilhar, exportar, editar
pad-share = Partilhar o resultado
pad-copy = Copiar como texto
pad-copied = Copiado.
pad-copy-failed = O navegador não deixou copiar. Seleciona o texto abaixo.
pad-export-json = Exportar como ficheiro
pad-export-csv = Exportar como CSV
pad-edit-names = Nomes e pontos a atingir
pad-save-names = Guardar alterações
pad-delete = Apagar este bloco
pad-delete-sure = Apagar «{ $title }» de vez?
pad-delete-yes = Apagar
pad-delete-no = Manter
pad-csv-round = Ronda
pad-csv-table = Mesa
pad-csv-dealer = Deu as cartas
pad-csv-out = Ficou sem cartas
pad-csv-held = { $name }: na mão
pad-csv-points = { $name }: pontos
pad-csv-total = { $name }: total
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (fora)

# Refusals.
pad-error-not-json = Este ficheiro não é um bloco de pontos: não é JSON. Escolhe um ficheiro exportado de um bloco de pontos.
pad-error-not-a-pad = Este ficheiro não é um bloco de pontos. Escolhe um ficheiro exportado de um bloco de pontos.
pad-error-newer = Este bloco de pontos foi feito com uma versão mais recente (formato { $version }). Recarrega a página com rede ou volta a descarregar o bloco de pontos.
pad-error-bad-field = Este bloco de pontos está danificado em «{ $field }». Não se importou nada.
pad-error-too-large = Este ficheiro é demasiado grande para um bloco de pontos.
pad-error-file-unreadable = Não foi possível ler o ficheiro. Escolhe-o outra vez.
pad-error-after-end = A partida acabaria antes da ronda { $round }. Apaga primeiro as rondas seguintes.
pad-error-table-waits = Ronda { $round }: a mesa { $table } teria de esperar pela outra mesa. Apaga primeiro as rondas seguintes.
pad-error-other-seats = A ronda { $round } foi jogada com outros pares. Apaga primeiro as rondas seguintes e depois muda esta.
pad-error-winner-out = Ronda { $round }: { $name } já estaria fora. Apaga primeiro as rondas seguintes.
pad-error-hand-missing = Ronda { $round }: falta o que { $name } tinha na mão.
pad-error-too-many-cards = Ronda { $round }: o baralho só tem { $count } cartas «{ $kind }».
pad-error-too-many-points = Ronda { $round }: as mãos têm { $points } pontos, o baralho só tem { $most }.
pad-error-same-names = Há duas pessoas com o mesmo nome. Dá um nome diferente a cada uma.
pad-error-not-stored = O armazenamento do navegador está cheio. Exporta este bloco de pontos e depois apaga os antigos.
