# Why a move is refused: one message a rule, refusal-SLUG, read by the player who made the move.
# The same message is shown in the browser, in the terminal and in the text that the server sends.
#
# A message may use the variables of the facts that its rule gives, and must use all of those facts:
#   seat      $who (you, player, seat) to select by; $name of the player; $seat number as text
#   card      $card in words; $card-color (none for a wild) and $card-kind to select by
#             (none if the move named no card)
#   color     $color in words; $color-id to select by (none if the move named no colour)
#   symbol    $symbol in words; $symbol-id to select by (none where a wild is on top)
#   wilds     $wilds (yes, no): whether the side in play has wild kinds
#   colors    $colors, as "blue, green or red"
#   playable  $playable cards, as "blue 7 or wild"; $playable-count
#   field     $field of the move: card, at, color, uno, give, target
#
# Before a vowel (orange, Inversion) "du" becomes "de l'" and "de" becomes "d'".

refusal-whose-turn =
    { $who ->
        [player] Ce n’est pas ton tour : c’est à { $name } de jouer.
       *[seat] Ce n’est pas ton tour : c’est à la place { $seat } de jouer.
    }
refusal-round-over = Cette manche est finie : attends la prochaine donne.
refusal-chair-out = Tu es hors jeu dans cette partie : les autres continuent sans toi.
refusal-own-hand =
    { $card-kind ->
        [none] Tu n’as pas dit quelle carte : choisis une carte de ta main d’après le côté que tu vois.
        [reverse] Tu n’as pas d’{ $card } : choisis une carte de ta main d’après le côté que tu vois.
       *[other] Tu n’as pas de { $card } : choisis une carte de ta main d’après le côté que tu vois.
    }
refusal-spare-field =
    { $field ->
        [card] Ce coup se joue sans nommer de carte : enlève-la.
        [at] Ce coup se joue sans indiquer de place dans ta main : enlève-la.
        [color] On ne choisit une couleur qu’avec un joker : enlève-la.
        [uno] On n’annonce pas UNO avec ce coup : enlève l’annonce.
        [give] On ne donne des cartes qu’avec une Super Vague : enlève-les.
        [to] Une autre personne se désigne seulement avec un cadeau ou avec un 7 qui échange les mains : enlève-la.
        [target] Ce coup ne vise personne : enlève le nom.
       *[other] Ce coup en dit trop : enlève ce qui est de trop.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none]
                    { $color-id ->
                        [orange] Cette carte n’est pas jouable : il faut de l’{ $color }.
                       *[other] Cette carte n’est pas jouable : il faut du { $color }.
                    }
               *[other]
                    { $color-id ->
                        [orange] Cette carte n’est pas jouable : il faut de l’{ $color } ou { $symbol-object }.
                       *[other] Cette carte n’est pas jouable : il faut du { $color } ou { $symbol-object }.
                    }
            }
       *[yes]
            { $symbol-id ->
                [none]
                    { $color-id ->
                        [orange] Cette carte n’est pas jouable : il faut de l’{ $color } ou un joker.
                       *[other] Cette carte n’est pas jouable : il faut du { $color } ou un joker.
                    }
               *[other]
                    { $color-id ->
                        [orange] Cette carte n’est pas jouable : il faut de l’{ $color }, { $symbol-object } ou un joker.
                       *[other] Cette carte n’est pas jouable : il faut du { $color }, { $symbol-object } ou un joker.
                    }
            }
    }
refusal-must-lay = Tu ne peux pas piocher tant que tu as une carte de couleur jouable : joue { $playable-object }.
refusal-must-play = Tu as pioché { $card-object } : cette carte est jouable, tu ne peux donc pas la garder. Joue-la.
refusal-must-play-forced = Tu as pioché { $card-object } : cette carte est jouable et rien d’autre ne l’était dans ta main, tu ne peux donc pas la garder. Joue-la.
refusal-one-draw = Tu as déjà pioché ce tour-ci : joue la carte piochée si elle est jouable, ou garde-la.
refusal-pass-after-draw = Tu ne peux garder qu’une carte que tu viens de piocher : joue une carte ou pioches-en une.
refusal-drawn-card-only = Après avoir pioché, tu ne peux jouer que la carte piochée ({ $card }) : joue-la si elle est jouable, ou garde-la.
refusal-name-color = Choisis une couleur : { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] Tu n’as pas choisi de couleur : choisis { $colors-object }.
        [orange] Il n’y a pas d’{ $color } sur le côté en jeu : choisis { $colors-object }.
       *[other] Il n’y a pas de { $color } sur le côté en jeu : choisis { $colors-object }.
    }
refusal-color-first =
    { $who ->
        [you] Choisis d’abord la couleur : { $colors }.
        [player] { $name } doit d’abord choisir la couleur : attends son choix.
       *[seat] La place { $seat } doit d’abord choisir la couleur : attends son choix.
    }
refusal-no-color-asked = Il n’y a pas de couleur à choisir maintenant : tu la choisis en jouant un joker.
refusal-no-bluff =
    { $color-id ->
        [orange] À cette table, on ne bluffe pas, et tu as une autre carte qui compte comme de l’{ $color } : joue autre chose.
       *[other] À cette table, on ne bluffe pas, et tu as une autre carte qui compte comme du { $color } : joue autre chose.
    }
refusal-answer-first =
    { $who ->
        [you] Réponds d’abord au joker de pioche : accepte ou lance un défi.
        [player] { $name } doit d’abord accepter le joker de pioche ou lancer un défi : attends sa réponse.
       *[seat] La place { $seat } doit d’abord accepter le joker de pioche ou lancer un défi : attends sa réponse.
    }
refusal-nothing-to-answer = Il n’y a rien à accepter et aucun défi à lancer maintenant : tu ne réponds qu’à un joker de pioche joué contre toi.
refusal-who-answers =
    { $who ->
        [player] C’est à { $name } d’accepter ce joker de pioche ou de lancer un défi : attends sa réponse.
       *[seat] C’est à la place { $seat } d’accepter ce joker de pioche ou de lancer un défi : attends sa réponse.
    }
refusal-uno-when = Tu ne peux pas annoncer UNO maintenant : fais-le à ton tour avec deux cartes en main, ou en jouant la carte qui ne t’en laisse qu’une.
refusal-uno-too-late = Trop tard pour annoncer UNO : à cette table, on ne l’annonce plus une fois la carte jouée.
refusal-uno-again = Tu as déjà annoncé UNO : ton annonce compte toujours.
refusal-uno-with-move = Ce coup ne te laisse pas avec une seule carte : joue-le sans annoncer UNO.
refusal-uno-catch =
    { $who ->
        [you] Pas de contre-UNO contre toi-même : vise quelqu’un d’autre à qui il reste une carte et qui a oublié d’annoncer UNO.
        [player] Pas de contre-UNO contre { $name } maintenant : il faut une seule carte en main, pas d’annonce, et que le jeu n’ait pas continué entre-temps.
       *[seat] Pas de contre-UNO contre la place { $seat } maintenant : il faut une seule carte en main, pas d’annonce, et que le jeu n’ait pas continué entre-temps.
    }
refusal-gift-colors = Tu peux donner au plus une carte de chaque couleur, et pas de joker : choisis à nouveau tes cartes.
refusal-gift-whom = Les cartes se donnent à une seule autre personne, encore en lice : dis à qui.
refusal-stacking =
    { $who ->
        [you] Réponds d’abord : accepte la dette ou empile une carte.
        [player] { $name } doit d’abord accepter la dette ou empiler une carte : attends sa réponse.
       *[seat] La place { $seat } doit d’abord accepter la dette ou empiler une carte : attends sa réponse.
    }
refusal-stack-same = Sur la carte du dessus, on n’empile que la même carte + : empile-en une ou accepte la dette.
refusal-stack-rising = Sur la carte du dessus, on n’empile qu’une carte qui fait piocher au moins autant : empile-en une ou accepte la dette.
refusal-stack-challenge = Un défi ne vise qu’un joker de pioche sur le dessus, et seulement à une table qui juge les bluffs : empile une carte ou accepte la dette.
refusal-jump-in = Tu ne peux pas t’intercaler maintenant : il faut une carte identique à celle du dessus, couleur et chiffre ou symbole, au début d’un tour.
refusal-seven-whom = Un 7 échange ta main avec une seule autre personne, encore en lice : dis avec qui.
refusal-last-number = À cette table, seule une carte chiffre peut être ta dernière carte : joue autre chose ou pioche.
refusal-uno-automatic = À cette table, UNO est annoncé d’office : pas d’annonce, pas de contre-UNO.
