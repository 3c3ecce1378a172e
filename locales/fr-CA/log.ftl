# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what.
# $other-id is [you] or [player]; [you] puts the pronoun before the verb.

log-you = toi
log-start = { $who } retourne { $card-object }.
    .you = Tu retournes { $card-object }.
log-play = { $who } joue { $card-object }.
    .you = Tu joues { $card-object }.
log-play-color = { $who } joue { $card-object } et choisit { $color-object }.
    .you = Tu joues { $card-object } et choisis { $color-object }.
log-play-uno = { $who } joue { $card-object } et crie UNO.
    .you = Tu joues { $card-object } et cries UNO.
log-play-color-uno = { $who } joue { $card-object }, choisit { $color-object } et crie UNO.
    .you = Tu joues { $card-object }, choisis { $color-object } et cries UNO.
log-jump-in = { $who } joue hors de son tour.
    .you = Tu joues hors de ton tour.
log-swap =
    { $other-id ->
        [you] { $who } échange sa main avec toi.
       *[player] { $who } échange sa main avec { $other }.
    }
    .you = Tu échanges ta main avec { $other }.
log-rotate =
    { $direction ->
        [left] Toutes les mains passent à gauche.
       *[right] Toutes les mains passent à droite.
    }
log-again = Les autres passent leur tour : { $who } rejoue.
    .you = Les autres passent leur tour : tu rejoues.
log-name = { $who } choisit { $color-object }.
    .you = Tu choisis { $color-object }.
log-uno = { $who } crie UNO.
    .you = Tu cries UNO.
log-give =
    { $other-id ->
        [you] { $who } te donne { card-count }.
       *[player] { $who } donne { card-count } à { $other }.
    }
    .you = Tu donnes { card-count } à { $other }.
log-give-open =
    { $other-id ->
        [you] { $who } te donne { $cards-object }.
       *[player] { $who } donne { $cards-object } à { $other }.
    }
    .you = Tu donnes { $cards-object } à { $other }.
log-draw = { $who } pige { card-count }.
    .you = Tu piges { card-count }.
log-draw-open = { $who } pige { $cards-object }.
    .you = Tu piges { $cards-object }.
log-draw-kept = { $who } pige { card-count } et la garde.
    .you = Tu piges { card-count } et la gardes.
log-draw-open-kept = { $who } pige { $cards-object } et garde cette carte.
    .you = Tu piges { $cards-object } et gardes cette carte.
log-draw-skipped = { $who } pige { card-count } et passe son tour.
    .you = Tu piges { card-count } et passes ton tour.
log-draw-open-skipped = { $who } pige { $cards-object }, puis passe son tour.
    .you = Tu piges { $cards-object }, puis passes ton tour.
log-draw-nothing = { $who } ne peut pas piger : il ne reste plus de cartes.
    .you = Tu ne peux pas piger : il ne reste plus de cartes.
log-gift-uncalled = { $who } a donné sa dernière carte sans crier UNO.
    .you = Tu as donné ta dernière carte sans crier UNO.
log-keep = { $who } garde la carte pigée.
    .you = Tu gardes la carte pigée.
log-skip = { $who } passe son tour.
    .you = Tu passes ton tour.
log-accept = { $who } accepte.
    .you = Tu acceptes.
log-challenge =
    { $other-id ->
        [you] { $who } te lance un défi.
       *[player] { $who } lance un défi à { $other }.
    }
    .you = Tu lances un défi à { $other }.
log-show =
    { $other-id ->
        [you] { $who } te montre sa main.
       *[player] { $who } montre sa main à { $other }.
    }
    .you = Tu montres ta main à { $other }.
log-show-open = { $who } te montre sa main : { $cards }.
    .you = Tu montres ta main à { $other }.
log-guilty = Coupable : { $who } bluffait.
    .you = Coupable : tu bluffais.
log-innocent = Non coupable : { $who } ne bluffait pas.
    .you = Non coupable : tu ne bluffais pas.
log-found = { $who } montre la dernière carte pigée : { $card }.
    .you = Tu montres la dernière carte pigée : { $card }.
log-cleared = { $who } : le UNO ne compte plus.
    .you = Ton UNO ne compte plus.
log-catch =
    { $other-id ->
        [you] { $who } te pince : une seule carte et pas de UNO!
       *[player] { $who } pince { $other } : une seule carte et pas de UNO!
    }
    .you = Tu pinces { $other } : une seule carte et pas de UNO!
log-out = { $who } n’a plus de cartes et gagne la manche.
    .you = Tu n’as plus de cartes : la manche est à toi!
log-exposed = Il reste une carte à { $who }, qui n’a pas crié UNO.
    .you = Il te reste une carte et tu n’as pas crié UNO.
log-returned =
    On retourne { $card-object } : la carte repart dans { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }.
log-returned-bottom =
    On retourne { $card-object } : la carte va sous { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }.
log-ignored = On retourne { $card-object } : la carte ne compte pas, on retourne la suivante.
log-redealt = Aucune carte ne pouvait lancer la manche : on brasse tout et on redonne.
log-reshuffled =
    { $table-section ->
        [section-003-FRCA]
            { $count ->
                [one] Le talon est vide : { $count } carte de l’écart devient le nouveau talon.
               *[other] Le talon est vide : on brasse { $count } cartes de l’écart pour en refaire un.
            }
       *[other]
            { $count ->
                [one] La pioche est vide : { $count } carte du talon devient la nouvelle pioche.
               *[other] La pioche est vide : on brasse { $count } cartes du talon pour en refaire une.
            }
    }
log-flipped =
    { $side ->
        [dark] Flip! La nuit tombe : on joue du côté sombre.
        [light] Flip! Le jour se lève : on joue du côté clair.
       *[other]
            { $light ->
                [night] Flip! La nuit tombe : le côté en jeu est { $side }.
               *[day] Flip! Le jour se lève : le côté en jeu est { $side }.
            }
    }
log-surfaced = Le Flip découvre { $card-object } : la carte est sans effet.
log-reversed =
    { $direction ->
        [left] Le sens change : on joue maintenant dans le sens horaire.
       *[right] Le sens change : on joue maintenant dans le sens antihoraire.
    }
log-blocked = La manche est bloquée : personne n’a pu jouer ni piger. Personne ne marque de points.
log-move-limit = La manche a atteint sa limite de coups. Personne ne marque de points.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } dit : { $text }
    .you = Tu dis : { $text }
note-reaction = { $who } réagit : { $reaction }
    .you = Tu réagis : { $reaction }
note-joined = { $who } rejoint la table.
    .you = Tu rejoins la table.
note-left = { $who } quitte la table.
    .bot = { $who } quitte la table. Un robot continue.
note-removed = L’hôte retire { $who } de la table.
    .bot = L’hôte retire { $who } de la table. Un robot continue.
note-renamed = { $who } s’appelle maintenant { $name }.
    .you = Tu t’appelles maintenant { $name }.
note-away = { $who } n’est plus là : un robot joue à sa place.
    .you = Tu n’étais plus là : un robot a joué à ta place.
note-late = Temps écoulé pour { $who } : un robot joue à sa place.
    .you = Temps écoulé : un robot joue à ta place.
note-back = { $who } est de retour.
    .you = Te voilà de retour.
note-host = L’hôte est maintenant { $who }.
    .you = L’hôte, maintenant, c’est toi.
note-rematch = { $who } veut rejouer.
    .you = Tu as demandé une revanche.
