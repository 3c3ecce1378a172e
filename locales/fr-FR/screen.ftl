# The table on a big screen, and how a phone takes a seat there.

screen-title = Table { $code }
screen-link = Afficher sur un grand écran
screen-link-hint = Les mains sont sur les téléphones ; une télé ou une tablette montre la table, sans dévoiler aucune main.
screen-join = Scanne le code d’une place pour y jouer.
screen-join-type = Ou ouvre { $address }
screen-seats-full = Toutes les places sont prises. L’hôte lance la partie.
screen-seat-qr = Code de la place { $number }
screen-fullscreen = Plein écran
screen-fullscreen-off = Quitter le plein écran
screen-sound-on = Activer le son
screen-sound-off = Couper le son
screen-cards =
    { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
screen-round-won = { $who } gagne la manche
screen-waiting = La table se prépare.
seat-offer-title = La place { $number } t’attend
seat-offer-taken = Quelqu’un vient de prendre la place { $number }.
seat-offer-other = Voir la table
