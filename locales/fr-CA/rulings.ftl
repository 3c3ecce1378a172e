# Every ruling on which rule sheets differ, and its values.

ruling-title = Points de règle
ruling-lead = Les règles du feuillet s’appliquent. Tout ce que tu changes s’affiche à la table.
ruling-own = { $value } (feuillet)
ruling-yes = Oui
ruling-no = Non
ruling-differs =
    { $count ->
        [0] Règles du feuillet
        [one] { $count } changement par rapport au feuillet
       *[other] { $count } changements par rapport au feuillet
    }
ruling-line = { $name } : { $value }

ruling-deck = Paquet
ruling-deck-flip112 = à deux côtés, 112 cartes
ruling-deck-flip108 = à deux côtés, 108 cartes
ruling-deck-beach112 = à un seul côté, 112 cartes
ruling-first_dealer = Première donne
ruling-first_dealer-highest_number = au chiffre le plus élevé
ruling-first_dealer-highest_points = à la carte qui vaut le plus de points
ruling-first_dealer-chosen = au choix
ruling-start_action = Une action comme première carte
ruling-start_action-acts = s’applique
ruling-start_action-returned =
    repart dans { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }
ruling-start_action-ignored = ne compte pas; on retourne la suivante
ruling-start_wild = Une Carte blanche comme première carte
ruling-start_wild-first_player = qui commence choisit la couleur
ruling-start_wild-returned =
    repart dans { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }
ruling-start_wild-ignored = ne compte pas; on retourne la suivante
ruling-start_draw_wild = Une carte blanche de pige comme première carte
ruling-start_draw_wild-returned =
    repart dans { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }
ruling-start_draw_wild-ignored = ne compte pas; on retourne la suivante
ruling-start_flip = Un Flip comme première carte
ruling-start_flip-flips = retourne tout
ruling-start_flip-returned =
    repart dans { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }
ruling-start_flip-ignored = ne compte pas; on retourne la suivante
ruling-start_reverse =
    Après { $table-section ->
        [section-003-FRCA] un « Sens inverse »
       *[other] une Inversion
    } comme première carte
ruling-start_reverse-dealer = qui a donné commence
ruling-start_reverse-neighbour = on commence à côté de qui a donné, dans le nouveau sens
ruling-start_draw = Après une carte de pige comme première carte
ruling-start_draw-misses = qui commence pige et passe son tour
ruling-start_draw-plays = qui commence pige, puis joue
ruling-returned_to = Une première carte qui repart
ruling-returned_to-random =
    va n’importe où dans { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }
ruling-returned_to-bottom =
    va sous { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }
ruling-direction = Sens du jeu au départ
ruling-direction-left = vers la gauche
ruling-direction-right = vers la droite
ruling-drawn_card = Une carte pigée jouable
ruling-drawn_card-may_play = peut être jouée
ruling-drawn_card-must_play = doit être jouée
ruling-drawn_card-must_if_forced = doit être jouée si rien d’autre n’était jouable
ruling-voluntary_draw = Piger malgré une carte jouable
ruling-uno_window = On peut pincer pour un UNO oublié
ruling-uno_window-begins = jusqu’au début du tour suivant
ruling-uno_window-played = jusqu’à ce que la personne suivante ait joué ou gardé une carte
ruling-late_call = Crier en retard un UNO oublié
ruling-wilds_count_as_match = Une autre carte blanche en main fait d’une carte blanche de pige un bluff
ruling-wild_after_flip =
    Une carte blanche sur { $table-section ->
        [section-003-FRCA] l’écart
       *[other] le talon
    } après un Flip
ruling-wild_after_flip-flipper = qui a joué le Flip choisit la couleur
ruling-wild_after_flip-by_side = vers le côté sombre : qui a joué le Flip choisit; vers le côté clair : la personne suivante
ruling-wild_after_flip-next = la personne suivante choisit la couleur
ruling-found_color_shown = La carte qui met fin à une pige de couleur est montrée
ruling-beachcomber_color = Un Batteur de grève
ruling-beachcomber_color-keeps = garde la couleur
ruling-beachcomber_color-names = permet de choisir une couleur
ruling-two_player_reverse =
    { $table-section ->
        [section-003-FRCA] « Sens inverse »
       *[other] Inversion
    } à deux
ruling-two_player_reverse-skip =
    vaut un { $table-section ->
        [section-003-FRCA] « Passer un tour »
       *[other] Passer
    }
ruling-two_player_reverse-turn = change seulement le sens
ruling-bluffing = Bluffer avec une carte blanche de pige
ruling-bluffing-allowed = permis
ruling-bluffing-refused = interdit
ruling-bluffing-free = toujours permis, sans défi
ruling-last_card_draws = Une dernière carte qui fait piger s’applique encore
ruling-uno_penalty = Cartes à piger pour un UNO oublié
ruling-hand_size = Cartes par main au départ
ruling-move_limit = Coups avant qu’une manche soit bloquée
ruling-pairing = Les deux côtés des cartes sont jumelés de nouveau
ruling-pairing-round = à chaque manche
ruling-pairing-match = une fois par partie
ruling-match = Mode
ruling-match-single = une seule manche
ruling-match-points = points
ruling-match-lowest = total le plus bas
ruling-match-partners = partenaires
ruling-match-rotation4 = rotation à quatre
ruling-match-rotation8 = rotation à huit
ruling-match-elimination = élimination
ruling-target = Points à atteindre
# House rules: no sheet prints them.
ruling-stacking = Empiler les cartes de pige
ruling-stacking-off = non
ruling-stacking-same = la même carte sur la même
ruling-stacking-rising = autant ou plus
ruling-drawing = Piger à son tour
ruling-drawing-one = une carte
ruling-drawing-until_fits = jusqu’à une carte jouable
ruling-jump_in = Jouer hors de son tour avec une carte identique
ruling-seven_swap = Un 7 échange sa main avec une autre personne
ruling-zero_rotate = Un 0 fait passer toutes les mains
ruling-last_card = La dernière carte
ruling-last_card-any = peut être n’importe laquelle
ruling-last_card-number = doit être un chiffre
ruling-uno_call = UNO
ruling-uno_call-called = se crie
ruling-uno_call-automatic = compte d’office
ruling-until_limit = Nombre maximal de cartes d’une pige jusqu’à la couleur (0 : sans limite)
