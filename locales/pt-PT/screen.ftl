# The table on a big screen, and how a phone takes a seat there.

screen-title = Mesa { $code }
screen-link = Mostrar num ecrã grande
screen-link-hint = Cada telemóvel é uma mão; numa televisão ou num tablet vê-se a mesa, mas nenhuma mão.
screen-join = Lê o código de um lugar para jogares aí.
screen-join-type = Ou abre { $address }
screen-seats-full = Todos os lugares estão ocupados. Quem gere a mesa começa a partida.
screen-seat-qr = Código do lugar { $number }
screen-fullscreen = Ecrã inteiro
screen-fullscreen-off = Sair do ecrã inteiro
screen-sound-on = Ligar o som
screen-sound-off = Desligar o som
screen-cards =
    { $count ->
        [one] { $count } carta
       *[other] { $count } cartas
    }
screen-round-won = { $who } ganha a ronda
screen-waiting = A mesa está a ser preparada.
seat-offer-title = O lugar { $number } pode ser teu
seat-offer-taken = Alguém acabou de ocupar o lugar { $number }.
seat-offer-other = Ver a mesa
