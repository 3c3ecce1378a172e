# The table on a big screen, and how a phone takes a seat there.

screen-title = Mesa { $code }
screen-link = Mostrar em uma tela grande
screen-link-hint = Cada celular é uma mão; em uma TV ou um tablet aparece a mesa, mas nenhuma mão.
screen-join = Escaneie o código de um lugar para jogar nele.
screen-join-type = Ou abra { $address }
screen-seats-full = Todos os lugares estão ocupados. Quem comanda a mesa começa a partida.
screen-seat-qr = Código do lugar { $number }
screen-fullscreen = Tela cheia
screen-fullscreen-off = Sair da tela cheia
screen-sound-on = Ligar o som
screen-sound-off = Desligar o som
screen-cards =
    { $count ->
        [0] { $count } cartas
        [one] { $count } carta
       *[other] { $count } cartas
    }
screen-round-won = { $who } ganha a rodada
screen-waiting = A mesa está sendo preparada.
seat-offer-title = O lugar { $number } pode ser seu
seat-offer-taken = Alguém acabou de ocupar o lugar { $number }.
seat-offer-other = Ver a mesa
