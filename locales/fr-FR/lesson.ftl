# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Apprendre à jouer
lesson-step = Étape { $number } sur { $steps }
lesson-again = Recommencer
lesson-skip = Sauter
lesson-watch = Regarde ce qui se passe…
lesson-answers = Ta réponse
lesson-color = Pose toutes tes cartes en premier et tu gagnes. Commence par la couleur de la carte du dessus : joue { $card-object }.
lesson-number = { $who } a joué { $top-object }. Tu n’as plus { $current ->
        [orange] d’{ $current }
       *[other] de { $current }
    }, mais le même chiffre suffit : joue { $card-object }.
lesson-draw = Tu n’as ni { $current } ni { $symbol }. Quand tu ne peux pas jouer, pioche une carte.
lesson-drawn = Tu as pioché { $card-object } : c’est jouable. Tu peux jouer cette carte tout de suite ou la garder : joue-la.
lesson-wild = Avec sa carte, { $who } t’a fait piocher et passer ton tour. Mais tu as pioché un joker, et il va sur tout : joue-le et choisis { $color-object }.
lesson-skip-card = Maintenant, une carte Action. Joue { $card-object } : { $who } passe son tour.
lesson-skipped = C’est encore à toi. Joue { $card-object }.
lesson-catch = Il reste une carte à { $who }, qui a oublié d’annoncer UNO. Contre-UNO, vite, avant de jouer !
lesson-backs = { $who } a dû en piocher 2. Tu vois le dos de ses cartes, et lui celui des tiennes : c’est leur autre côté. Qu’aura { $who } en main après un Flip ?
lesson-flip = Bien vu. Maintenant, retourne toutes les mains, la pioche et le talon : joue { $card-object }.
lesson-challenge = La nuit est tombée. { $who } n’a le droit de jouer { $top-object } que sans { $before } en main, mais tu as vu { $seen-object } au dos d’une de ses cartes : lance un défi !
lesson-uno = C’était un bluff : { $who } a pioché à ta place. Il te reste deux cartes : annonce UNO avant d’en jouer une.
lesson-called = Plus personne ne peut te prendre en faute. Joue { $card-object }.
lesson-out = { $who } a joué { $top-object }, et ta dernière carte est aussi { $symbol-object }. Joue { $card-object } et finis !
lesson-end =
    { $points ->
        [one] Tu as fini ! Tu marques { $points } point pour les cartes qui restent à { $who }. La plupart des parties se jouent en { $target } points.
       *[other] Tu as fini ! Tu marques { $points } points pour les cartes qui restent à { $who }. La plupart des parties se jouent en { $target } points.
    }
lesson-detour =
    { $do ->
        [play] Dans une vraie partie, tu pourrais. Pour l’instant, joue { $card-object }.
        [draw] Dans une vraie partie, tu pourrais. Pour l’instant, pioche une carte.
        [catch] Dans une vraie partie, tu pourrais. Pour l’instant, prends { $who } en faute : contre-UNO !
        [challenge] Dans une vraie partie, tu pourrais. Pour l’instant, mets { $who } au défi.
        [uno] Dans une vraie partie, tu pourrais. Pour l’instant, annonce d’abord UNO.
       *[answer] Pas tout à fait : regarde les petites cartes à côté du nom de ton adversaire.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = Que faire ?
hint-can-play =
    { $draw ->
        [yes] Tu peux jouer { $cards-object }, ou piocher.
       *[no]
            { $keep ->
                [yes] Tu peux jouer { $cards-object }, ou garder la carte.
               *[no] Tu peux jouer { $cards-object }.
            }
    }
hint-can-draw = Rien n’est jouable dans ta main : tu ne peux que piocher.
hint-can-keep = La carte piochée n’est pas jouable : tu ne peux que la garder.
hint-can-color = C’est toi qui choisis la couleur pour la suite.
hint-can-answer = Tu peux accepter et piocher, ou lancer un défi si tu crois à un bluff.
hint-can-uno = Tu peux annoncer UNO.
hint-can-catch = Contre-UNO possible : il reste une carte à { $who }, qui n’a pas annoncé UNO.
hint-move =
    { $do ->
        [play] Joue { $card-object }.
        [last-two] Joue { $card-object } et annonce UNO.
        [wild]
            { $uno ->
                [yes] Joue { $card-object }, choisis { $color-object } et annonce UNO.
               *[no] Joue { $card-object } et choisis { $color-object }.
            }
        [gift] Joue { $card-object } et donne { $cards-object } à { $who }.
        [draw] Pioche.
        [pass] Garde la carte.
        [accept] Accepte.
        [challenge] Lance un défi.
        [color] Choisis { $color-object }.
        [uno] Annonce UNO.
       *[catch] Prends { $who } en faute : contre-UNO !
    }
hint-reason =
    { $reason ->
        [wait] Ce n’est pas encore ton tour.
        [catch] Qui se fait prendre en faute pioche des cartes.
        [call] Sinon, gare au contre-UNO.
        [out] C’est ta dernière carte : tu gagnes la manche.
        [draws] { $who } en pioche { $count } et passe son tour.
        [skips] { $who } passe son tour.
        [again] Tu rejoues tout de suite.
        [flip] De l’autre côté, tes cartes devraient être meilleures, ou celles des autres moins bonnes.
        [gift]
            { $count ->
                [one] Tu te débarrasses de { $count } carte de plus.
               *[other] Tu te débarrasses de { $count } cartes de plus.
            }
        [only] C’est la seule carte que tu peux jouer.
        [keep-wild]
            { $count ->
                [0] C’est ta seule carte { $color ->
                        [bleu] bleue
                        [vert] verte
                        [violet] violette
                       *[other] { $color }
                    }, et tu gardes ton joker pour plus tard.
               *[other] Tu gardes ton joker pour quand rien d’autre ne sera jouable.
            }
        [last-of-color] C’est ta seule carte { $color ->
                [bleu] bleue
                [vert] verte
                [violet] violette
               *[other] { $color }
            }.
        [follow]
            { $count ->
                [one] Tu as encore { $count } carte { $color ->
                        [bleu] bleue
                        [vert] verte
                        [violet] violette
                       *[other] { $color }
                    } pour la suite.
               *[other] Tu as encore { $count } cartes { $color ->
                        [bleu] bleues
                        [vert] vertes
                        [violet] violettes
                        [rouge] rouges
                        [jaune] jaunes
                        [rose] roses
                       *[other] { $color }
                    } pour la suite.
            }
        [points]
            { $count ->
                [one] Si tu la gardes, elle vaut { $count } point pour les autres.
               *[other] Si tu la gardes, elle vaut { $count } points pour les autres.
            }
        [wild-needed]
            { $count ->
                [0] Rien d’autre n’est jouable.
                [one] Rien d’autre n’est jouable, et tu as { $count } carte { $color ->
                        [bleu] bleue
                        [vert] verte
                        [violet] violette
                       *[other] { $color }
                    }.
               *[other] Rien d’autre n’est jouable, et tu as { $count } cartes { $color ->
                        [bleu] bleues
                        [vert] vertes
                        [violet] violettes
                        [rouge] rouges
                        [jaune] jaunes
                        [rose] roses
                       *[other] { $color }
                    }.
            }
        [wild-better] Elle est plus utile maintenant que tes autres cartes jouables.
        [named]
            { $count ->
                [0] Aucune de tes couleurs ne serait meilleure.
                [one] Tu as { $count } carte { $color ->
                        [bleu] bleue
                        [vert] verte
                        [violet] violette
                       *[other] { $color }
                    }.
               *[other] Tu as { $count } cartes { $color ->
                        [bleu] bleues
                        [vert] vertes
                        [violet] violettes
                        [rouge] rouges
                        [jaune] jaunes
                        [rose] roses
                       *[other] { $color }
                    }.
            }
        [none-playable] Tu ne peux rien jouer.
        [draw-better] Tes cartes jouables te serviront mieux plus tard.
        [not-playable] Tu ne peux pas la jouer.
        [keep-better] Elle te servira mieux plus tard.
        [stack] La dette passe à la personne suivante.
        [debt] Tu n’as rien à empiler.
        [jump-in] Elle est identique à la carte du dessus : tu peux la jouer hors de ton tour.
        [swap] Tu échanges ta main avec { $who }.
        [bluff] { $who } avait sans doute une carte de la couleur d’avant.
       *[honest] { $who } n’avait sans doute aucune carte de la couleur d’avant.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Les cartes qui dépassent sont jouables : elles suivent la couleur ou le chiffre du dessus.
        [2] Les petites cartes, c’est le dos des cartes des autres : ce que les autres auront après un Flip. Et le dos des tiennes se voit aussi.
       *[3] Appuie sur UNO avant de jouer ton avant-dernière carte, sinon gare au contre-UNO.
    }
first-hint-close = Compris
first-hint-hide = Arrêter les conseils
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] La personne suivante en pioche 1 et passe son tour.
        [draw2] La personne suivante en pioche 2 et passe son tour.
        [draw5] La personne suivante en pioche 5 et passe son tour.
        [reverse] Le jeu repart dans l’autre sens.
        [skip] La personne suivante passe son tour.
        [skipall] Les autres passent leur tour : tu rejoues.
        [flip] Toutes les mains, la pioche et le talon se retournent.
        [wild] Jouable sur tout : tu choisis la couleur.
        [wild-draw2] Tu choisis la couleur ; la personne suivante en pioche 2 et passe son tour, ou te met au défi.
        [wild-draw4] Tu choisis la couleur ; la personne suivante en pioche 4 et passe son tour, ou te met au défi.
        [wild-drawcolor] Tu choisis une couleur ; la personne suivante pioche jusqu’à la trouver et passe son tour, ou te met au défi.
        [beachcomber] Donne à quelqu’un jusqu’à quatre de tes cartes, une de chaque couleur.
       *[number] Jouable sur sa couleur et sur son chiffre.
    }
