# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Formas de jogar
text-view-open = Modo texto
do-keys = Teclas
keys-title = Teclas
keys-hint = As letras funcionam enquanto o foco está na mesa. Cada linha também é um botão.
keys-switch = Usar letras como atalhos
keys-verbosity = Quanto é lido em voz alta
keys-change = Mudar uma tecla
keys-change-what = O que a tecla faz
keys-change-key = Nova tecla
keys-change-save = Mudar
keys-reset = Restaurar todas as teclas
# A key that already does something else: $what is that.
keys-taken = Esta tecla já está em uso: { $what }
keys-wrong = Tecle uma letra, um algarismo ou um sinal.
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
key-read-counts = Ler quantas cartas cada pessoa tem
key-read-backs = Ler os versos de quem joga em seguida; de novo, os da pessoa depois dessa
key-read-side = Ler o lado e a pilha de compra
key-read-turn = De quem é a vez
key-read-time = Tempo que falta
key-read-scores = Ler o placar
key-open-scores = Abrir o placar
key-read-last = Ler o que acabou de acontecer
key-read-before = Voltar no que aconteceu
key-sort = Ordenar a mão de outro jeito
key-draw = Comprar uma carta
key-pass = Ficar com a carta comprada
key-challenge = Desafiar
key-accept = Aceitar
key-uno = Gritar UNO
key-catch = Flagrar quem não gritou UNO
key-color = Escolher a cor { $number }
key-help = Mostrar estas teclas

read-hand =
    { $count ->
        [0] Sua mão está vazia.
       *[other] Sua mão, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Você não tem nada para jogar.
       *[other] Dá para jogar: { $cards }.
    }
read-top = Em cima: { $card }. Cor atual: { color-name }.
read-top-open = Em cima: { $card }. Cor ainda não escolhida.
read-count = { $who } tem { card-count }.
    .you = Você tem { card-count }.
read-backs = Versos das cartas de { $who }: { $cards }.
read-backs-plain = Mão de { $who }: { card-count }, com o verso liso.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Não há limite de tempo para jogar.
read-score = { $who } tem { points-count }.
    .you = Você tem { points-count }.
read-sorted =
    { $sorting ->
        [color] Por ordem de cor.
        [number] Por ordem de número.
       *[taken] Na ordem em que vieram.
    }
read-not-now = Agora não dá.
backs-label = Versos das cartas de { $who }: { $cards }
backs-plain-label = As cartas de { $who } têm o verso liso
cards-label = Cartas: { $cards }

hand-area-label = Suas cartas
others-title = Outras pessoas
piles-title = Pilhas
hand-title = Sua mão
text-table-title = A mesa
text-player = { $who }, { card-count }
text-turn-note = jogando agora
text-called-note = gritou UNO
text-no-actions = Nada para fazer agora.

read-answer = { $who } jogou { $card-object }.
read-answers = Aceitar: { accept-says }. Desafiar: { challenge-says }.
read-accept = Aceitar: { accept-says }.
