# Colours and cards. $color and $kind are ids, $number the number on the card.
# color-name.object is the feminine form, for a carta: "outra carta vermelha".
# The names of all cards are masculine; their .object has the article.
# The Brazilian section of sheet 003 calls turquoise azul and purple lilás.

color-name =
    { $color ->
        [blue] azul
        [green] verde
        [red] vermelho
        [yellow] amarelo
        [pink] rosa
        [teal] turquesa
        [orange] laranja
        [purple]
            { $table-section ->
                [section-003-PTBR] lilás
               *[other] roxo
            }
        [turquoise]
            { $table-section ->
                [section-003-PTBR] azul
               *[other] turquesa
            }
       *[other] { $color }
    }
    .object =
        { $color ->
            [blue] azul
            [green] verde
            [red] vermelha
            [yellow] amarela
            [pink] rosa
            [teal] turquesa
            [orange] laranja
            [purple]
                { $table-section ->
                    [section-003-PTBR] lilás
                   *[other] roxa
                }
            [turquoise]
                { $table-section ->
                    [section-003-PTBR] azul
                   *[other] turquesa
                }
           *[other] { $color }
        }
kind-name =
    { $kind ->
        [draw1] Comprar Uma Carta
        [draw2] Comprar Duas Cartas
        [draw5] Comprar Cinco Cartas
        [reverse] Inverter
        [skip] Pular
        [skipall] Pular Todos
        [flip] Flip
        [wild] Curinga
        [wild-draw2] Curinga Comprar Duas Cartas
        [wild-draw4] Curinga Comprar Quatro Cartas
        [wild-drawcolor] Curinga Comprar Cor
        [beachcomber] Catador de Praia
       *[number] { $number }
    }
    .object = um { kind-name }
card-colored = { kind-name } { color-name }
    .object = um { kind-name } { color-name }
card-wild = { kind-name }
    .object = um { kind-name }
# Brazilian Portuguese has 0 under [one], but people say "0 cartas".
card-count =
    { $count ->
        [0] 0 cartas
        [one] 1 carta
       *[other] { $count } cartas
    }
points-count =
    { $count ->
        [0] 0 pontos
        [one] 1 ponto
       *[other] { $count } pontos
    }
