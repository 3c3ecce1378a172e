# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Formas de jogar
text-view-open = Vista de texto
do-keys = Teclas
keys-title = Teclas
keys-hint = As letras funcionam enquanto o foco está na mesa. Cada linha é também um botão.
keys-switch = Usar letras como atalhos
keys-verbosity = Quanto é lido em voz alta
keys-change = Mudar uma tecla
keys-change-what = O que a tecla faz
keys-change-key = Nova tecla
keys-change-save = Mudar
keys-reset = Repor todas as teclas
# A key that already does something else: $what is that.
keys-taken = Esta tecla já tem uso: { $what }
keys-wrong = Carrega numa letra, num algarismo ou num sinal.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Setas
        [HomeEnd] Home, End
        [Pages] Page Up, Page Down
        [Space] Espaço
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Shift + { $key }
# Of two keys that do the same.
key-caps-both = { $one } ou { $two }

key-move = Andar pela mão
key-ends = Primeira ou última carta
key-groups = Cor seguinte ou anterior na mão
key-play = Jogar a carta
key-cancel = Cancelar, fechar
key-read-hand = Ler a minha mão
key-read-top = Ler a carta de cima e a cor atual
key-read-counts = Ler quantas cartas tem cada pessoa
key-read-backs = Ler os versos de quem joga a seguir; outra vez, os da pessoa depois dessa
key-read-side = Ler o lado e a pilha das biscas
key-read-turn = De quem é a vez
key-read-time = Tempo que falta
key-read-scores = Ler a pontuação
key-open-scores = Abrir a folha de pontos
key-read-last = Ler o que aconteceu por último
key-read-before = Recuar no que aconteceu
key-sort = Ordenar a mão de outra maneira
key-draw = Biscar uma carta
key-pass = Ficar com a carta biscada
key-challenge = Desafiar
key-accept = Aceitar
key-uno = Gritar UNO
key-catch = Apanhar quem não gritou UNO
key-color = Escolher a cor { $number }
key-help = Mostrar estas teclas

read-hand =
    { $count ->
        [0] A tua mão está vazia.
       *[other] A tua mão, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Não tens nada para jogar.
       *[other] Dá para jogar: { $cards }.
    }
read-top = Em cima: { $card }. Cor atual: { color-name }.
read-top-open = Em cima: { $card }. Ainda sem cor escolhida.
read-count = { $who } tem { card-count }.
    .you = Tens { card-count }.
read-backs = Versos das cartas de { $who }: { $cards }.
read-backs-plain = Mão de { $who }: { card-count }, com o verso liso.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Não há limite de tempo para jogar.
read-score = { $who } tem { points-count }.
    .you = Tens { points-count }.
read-sorted =
    { $sorting ->
        [color] Por ordem de cor.
        [number] Por ordem de número.
       *[taken] Pela ordem em que vieram.
    }
read-not-now = Agora não é possível.
backs-label = Versos das cartas de { $who }: { $cards }
backs-plain-label = As cartas de { $who } têm o verso liso
cards-label = Cartas: { $cards }

hand-area-label = As tuas cartas
others-title = Outras pessoas
piles-title = Pilhas
hand-title = A tua mão
text-table-title = A mesa
text-player = { $who }, { card-count }
text-turn-note = a jogar agora
text-called-note = gritou UNO
text-no-actions = Agora não há nada a fazer.

read-answer = { $who } jogou { $card-object }.
read-answers = Aceitar: { accept-says }. Desafiar: { challenge-says }.
read-accept = Aceitar: { accept-says }.
