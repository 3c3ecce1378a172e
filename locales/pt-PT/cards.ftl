# Colours and cards. $color and $kind are ids, $number the number on the card.
# color-name.object is the feminine form, for a carta or a Bisca: "outra carta vermelha".
# The names of cards are masculine, but for the coloured Bisca cards; .object has the article.

color-name =
    { $color ->
        [blue] azul
        [green] verde
        [red] vermelho
        [yellow] amarelo
        [pink] rosa
        [teal] turquesa
        [orange] laranja
        [purple] roxo
        [turquoise] turquesa
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
            [purple] roxa
            [turquoise] turquesa
           *[other] { $color }
        }
kind-name =
    { $kind ->
        [draw1] Bisca 1
        [draw2] Bisca 2
        [draw5] Bisca 5
        [reverse] Inverte o Jogo
        [skip] Passa a Vez
        [skipall] Todos Passam a Vez
        [flip] Vira o Baralho
        [wild] Joker
        [wild-draw2] Joker Bisca 2
        [wild-draw4] Joker Bisca 4
        [wild-drawcolor] Joker Bisca uma Cor
        [beachcomber] Catador de Praia
       *[number] { $number }
    }
    .object =
        { $kind ->
            [draw1] uma { kind-name }
            [draw2] uma { kind-name }
            [draw5] uma { kind-name }
           *[other] um { kind-name }
        }
card-colored =
    { $kind ->
        [draw1] { kind-name } { color-name.object }
        [draw2] { kind-name } { color-name.object }
        [draw5] { kind-name } { color-name.object }
       *[other] { kind-name } { color-name }
    }
    .object = { kind-name.object } { $kind ->
            [draw1] { color-name.object }
            [draw2] { color-name.object }
            [draw5] { color-name.object }
           *[other] { color-name }
        }
card-wild = { kind-name }
    .object = um { kind-name }
card-count =
    { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
points-count =
    { $count ->
        [one] 1 ponto
       *[other] { $count } pontos
    }
