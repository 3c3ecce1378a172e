# The score pad for a real deck. It also works as one file, without a server.

pad-title = Bloco de pontos
pad-page-title = { $title } · Bloco de pontos
pad-lead = Anote os pontos de um jogo com cartas de verdade. Tudo fica neste aparelho.
pad-all = Todos os blocos de pontos
pad-theme =
    { $theme ->
        [day] Claro
        [night] Escuro
       *[auto] Automático
    }
pad-theme-label = Aparência: { pad-theme }
pad-new = Novo bloco de pontos
pad-none = Nenhum bloco de pontos ainda. Comece um, e ele vai estar aqui quando você voltar.
pad-kept = Seus blocos de pontos
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] não começou
        [one] 1 rodada
       *[other] { $count } rodadas
    }
pad-import = Importar um arquivo
pad-imported = Importado: { $title }
pad-unreadable = Ilegível
pad-unreadable-hint = Um bloco de pontos deste aparelho não abre. { $reason } Salve-o como arquivo ou apague-o.
pad-not-kept = Este navegador não guarda os dados desta página. Exporte o seu bloco de pontos antes de fechar.

# Using it without a network.
pad-offline = Sem internet
pad-offline-ready = Tudo pronto: esta página já abre neste aparelho sem internet.
pad-offline-preparing = Preparando a página para uso sem internet…
pad-offline-file = Esta conexão não é criptografada, então o navegador não pode guardar a página. Baixe o bloco de pontos como arquivo: ele abre em qualquer navegador e não precisa de internet.
pad-offline-failed = O navegador não conseguiu guardar a página. Em vez disso, baixe o bloco de pontos como arquivo.
pad-offline-also = Você também pode baixar tudo em um único arquivo.
pad-download = Baixar o bloco de pontos
pad-updated = Há uma nova versão do bloco de pontos.
pad-reload = Recarregar

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Uma rodada só
        [points] Pontos
        [lowest] Menor total
        [partners] Duplas
        [rotation4] Rodízio de quatro
        [rotation8] Rodízio de oito
       *[elimination] Eliminação
    }
pad-goal =
    { $mode ->
        [single] Quem bate ganha. Não há pontos.
        [points] Quem bate marca todas as outras mãos. Ganha quem chegar primeiro a { $target }.
        [lowest] Cada pessoa soma o que tem na mão. Quando alguém chega a { $target }, ganha o menor total.
        [partners] As duplas se sentam frente a frente e marcam as duas mãos adversárias. Ganha o primeiro time a chegar a { $target }.
        [rotation4] Todo mundo faz dupla com todo mundo por quatro rodadas, { $rounds } no total. Ganha o maior total.
        [rotation8] Duas mesas, { $rounds } rodadas em cada uma. Todo mundo faz dupla com todo mundo por quatro rodadas. Ganha o maior total.
       *[elimination] Cada pessoa soma o que tem na mão. Quem chega a { $target } está fora; ganha quem ficar até o fim.
    }
pad-mode = Como vocês jogam?
pad-target = Meta de pontos
pad-cycles = Voltas do rodízio
pad-players = Participantes
pad-players-hint = Na ordem dos lugares, em sentido horário.
pad-players-rotation = Em qualquer ordem: o bloco diz quem se senta onde.
pad-player = Participante { $number }
pad-add-player = Adicionar alguém
pad-remove-player = Tirar { $name }
pad-move-up = Mover { $name } para cima
pad-first-dealer = Quem dá as cartas primeiro?
pad-first-dealer-table = Quem dá as cartas primeiro na mesa { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Cada pessoa tira uma carta. O maior número dá as cartas; símbolos valem 0. Se empatar, tirem de novo.
        [highest_points] Cada pessoa tira uma carta. Dá as cartas quem tirar a que vale mais pontos. Se empatar, tirem de novo.
       *[chosen] Escolha quem quiser.
    }
pad-name = Nome deste bloco
pad-name-hint = opcional
pad-start = Começar
pad-cancel = Cancelar

# The match.
pad-round = Rodada { $number }
pad-round-of = Rodada { $number } de { $rounds }
pad-table = Mesa { $table }
pad-deals = { $name } dá as cartas, { $first } joga primeiro.
pad-deals-right = { $name } dá as cartas, { $first } joga primeiro. O jogo começa para a direita.
pad-again = A última rodada travou e vai ser repetida.
pad-seats = Quem se senta onde
pad-seats-changed = Novas duplas: troquem de lugar.
pad-team = { $one } e { $other }
pad-against = contra
pad-table-waits = A mesa { $table } espera a outra mesa.
pad-dealer = dá as cartas
pad-enter = Anotar a rodada { $number }
pad-enter-table = Anotar a rodada { $number } da mesa { $table }
pad-continue = Continuar anotando a rodada
pad-standings = Classificação
pad-totals = Total
pad-is-out = fora
pad-leads = na frente
pad-wins =
    { $count ->
        [one] { $names } ganha
       *[other] { $names } ganham
    }
pad-shares = { $names } dividem a vitória
pad-out-wins = { $name } bateu e ganha
pad-winner = ganhou
pad-again-match = Jogar de novo com as mesmas pessoas
pad-sheet = Placar
pad-sheet-empty = As rodadas aparecem aqui. Toque em uma para corrigir.
pad-sheet-round = Rodada
pad-sheet-edit = Corrigir a rodada { $number }: { $result }
pad-sheet-edit-table = Corrigir a rodada { $number } da mesa { $table }: { $result }
pad-result-won = { $name } bateu
pad-result-blocked = travada
pad-went-out = bateu
pad-undo = Desfazer
pad-redo = Refazer
pad-undone = Desfeito
pad-redone = Refeito

# A round.
pad-entry-edit = Corrigir a rodada { $number }
pad-who-out = Quem bateu?
pad-nobody = Ninguém: a rodada travou
pad-blocked-hint = Ninguém marca pontos. A rodada é repetida, e a próxima pessoa dá as cartas.
pad-side = Que lado estava em jogo no fim?
pad-side-name =
    { $side ->
        [light] Lado claro
       *[dark] Lado escuro
    }
pad-hands = Cartas que sobraram na mão
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: falta anotar
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [0] 0 cartas
        [one] 1 carta
       *[other] { $cards } cartas
    }
pad-partner-free = As cartas de { $name } não contam: a dupla marca pontos junta.
pad-keypad = Cartas de { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
        [one] { $kind }, { points-count }, 1 anotada
       *[other] { $kind }, { points-count }, { $taken } anotadas
    }
pad-key-none = { $kind }: todas as { $count } já estão anotadas
pad-take-back = Tirar uma carta: { $kind }
pad-untap = Desfazer a última carta
pad-tap = Tocar nas cartas
pad-type = Digitar a soma
pad-sum = Pontos na mão de { $name }
pad-sum-bad = Digite um número inteiro.
pad-next-hand = Em seguida: { $name }
pad-too-much = Estas mãos têm mais pontos do que o baralho: no máximo { $most } ao todo.
pad-save = Salvar a rodada
pad-save-edit = Salvar a correção
pad-delete-round = Apagar esta rodada
pad-scores = { $name }: { $points }
pad-preview-nobody = Ninguém marca pontos.
pad-preview-missing = Ainda falta: { $names }
pad-preview-who = Escolha quem bateu.
pad-saved = Rodada salva. { $result }

# Sharing and files.
pad-more = Compartilhar, exportar, editar
pad-share = Compartilhar o resultado
pad-copy = Copiar como texto
pad-copied = Copiado.
pad-copy-failed = O navegador não deixou copiar. Selecione o texto abaixo.
pad-export-json = Exportar como arquivo
pad-export-csv = Exportar como CSV
pad-edit-names = Nomes e meta de pontos
pad-save-names = Salvar alterações
pad-delete = Apagar este bloco
pad-delete-sure = Apagar “{ $title }” de vez?
pad-delete-yes = Apagar
pad-delete-no = Manter
pad-csv-round = Rodada
pad-csv-table = Mesa
pad-csv-dealer = Deu as cartas
pad-csv-out = Bateu
pad-csv-held = { $name }: na mão
pad-csv-points = { $name }: pontos
pad-csv-total = { $name }: total
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (fora)

# Refusals.
pad-error-not-json = Este arquivo não é um bloco de pontos: não é JSON. Escolha um arquivo exportado de um bloco de pontos.
pad-error-not-a-pad = Este arquivo não é um bloco de pontos. Escolha um arquivo exportado de um bloco de pontos.
pad-error-newer = Este bloco de pontos foi feito em uma versão mais nova (formato { $version }). Recarregue a página com internet ou baixe o bloco de pontos de novo.
pad-error-bad-field = Este bloco de pontos está danificado em “{ $field }”. Nada foi importado.
pad-error-too-large = Este arquivo é grande demais para um bloco de pontos.
pad-error-file-unreadable = Não deu para ler o arquivo. Escolha de novo.
pad-error-after-end = A partida acabaria antes da rodada { $round }. Apague primeiro as rodadas seguintes.
pad-error-table-waits = Rodada { $round }: a mesa { $table } teria que esperar a outra mesa. Apague primeiro as rodadas seguintes.
pad-error-other-seats = A rodada { $round } foi jogada com outras duplas. Apague primeiro as rodadas seguintes e depois mude esta.
pad-error-winner-out = Rodada { $round }: { $name } já estaria fora. Apague primeiro as rodadas seguintes.
pad-error-hand-missing = Rodada { $round }: falta o que { $name } tinha na mão.
pad-error-too-many-cards = Rodada { $round }: o baralho só tem { $count } cartas “{ $kind }”.
pad-error-too-many-points = Rodada { $round }: as mãos têm { $points } pontos, o baralho só tem { $most }.
pad-error-same-names = Duas pessoas estão com o mesmo nome. Dê um nome diferente a cada uma.
pad-error-not-stored = O armazenamento do navegador está cheio. Exporte este bloco de pontos e depois apague os antigos.
