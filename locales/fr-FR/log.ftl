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
log-play-uno = { $who } joue { $card-object } et annonce UNO.
    .you = Tu joues { $card-object } et annonces UNO.
log-play-color-uno = { $who } joue { $card-object }, choisit { $color-object } et annonce UNO.
    .you = Tu joues { $card-object }, choisis { $color-object } et annonces UNO.
log-jump-in = { $who } s’intercale.
    .you = Tu t’intercales.
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
log-uno = { $who } annonce UNO.
    .you = Tu annonces UNO.
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
log-draw = { $who } pioche { card-count }.
    .you = Tu pioches { card-count }.
log-draw-open = { $who } pioche { $cards-object }.
    .you = Tu pioches { $cards-object }.
log-draw-kept = { $who } pioche { card-count } et la garde.
    .you = Tu pioches { card-count } et la gardes.
log-draw-open-kept = { $who } pioche { $cards-object } et garde cette carte.
    .you = Tu pioches { $cards-object } et gardes cette carte.
log-draw-skipped = { $who } pioche { card-count } et passe son tour.
    .you = Tu pioches { card-count } et passes ton tour.
log-draw-open-skipped = { $who } pioche { $cards-object }, puis passe son tour.
    .you = Tu pioches { $cards-object }, puis passes ton tour.
log-draw-nothing = { $who } ne peut pas piocher : il ne reste plus de cartes.
    .you = Tu ne peux pas piocher : il ne reste plus de cartes.
log-gift-uncalled = { $who } a donné sa dernière carte sans annoncer UNO.
    .you = Tu as donné ta dernière carte sans annoncer UNO.
log-keep = { $who } garde la carte piochée.
    .you = Tu gardes la carte piochée.
log-skip = { $who } passe son tour.
    .you = Tu passes ton tour.
log-accept = { $who } accepte.
    .you = Tu acceptes.
log-challenge =
    { $other-id ->
        [you] { $who } te met au défi.
       *[player] { $who } met { $other } au défi.
    }
    .you = Tu mets { $other } au défi.
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
log-found = { $who } montre la dernière carte piochée : { $card }.
    .you = Tu montres la dernière carte piochée : { $card }.
log-cleared = { $who } : l’annonce UNO ne compte plus.
    .you = Ton annonce UNO ne compte plus.
log-catch =
    { $other-id ->
        [you] Contre-UNO ! { $who } te prend en faute : une seule carte et pas d’annonce.
       *[player] Contre-UNO ! { $who } prend { $other } en faute : une seule carte et pas d’annonce.
    }
    .you = Contre-UNO ! Tu prends { $other } en faute : une seule carte et pas d’annonce.
log-out = { $who } n’a plus de cartes et gagne la manche.
    .you = Tu n’as plus de cartes : la manche est à toi !
log-exposed = Il reste une carte à { $who }, qui n’a pas annoncé UNO.
    .you = Il te reste une carte et tu n’as pas annoncé UNO.
log-returned = On retourne { $card-object } : la carte repart dans la pioche.
log-returned-bottom = On retourne { $card-object } : la carte va sous la pioche.
log-ignored = On retourne { $card-object } : la carte ne compte pas, on retourne la suivante.
log-redealt = Aucune carte ne pouvait lancer la manche : on mélange tout et on redonne.
log-reshuffled =
    { $count ->
        [one] La pioche est vide : { $count } carte du talon devient la nouvelle pioche.
       *[other] La pioche est vide : on mélange { $count } cartes du talon pour en refaire une.
    }
log-flipped =
    { $side ->
        [dark] Flip ! La nuit tombe : on joue du côté sombre.
        [light] Flip ! Le jour se lève : on joue du côté clair.
       *[other]
            { $light ->
                [night] Flip ! La nuit tombe : le côté en jeu est { $side }.
               *[day] Flip ! Le jour se lève : le côté en jeu est { $side }.
            }
    }
log-surfaced = Le Flip découvre { $card-object } : la carte est sans effet.
log-reversed =
    { $direction ->
        [left] Le sens change : on joue maintenant dans le sens horaire.
       *[right] Le sens change : on joue maintenant dans le sens antihoraire.
    }
log-blocked = La manche est bloquée : personne n’a pu jouer ni piocher. Personne ne marque de points.
log-move-limit = La manche a atteint sa limite de coups. Personne ne marque de points.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } dit : { $text }
    .you = Tu dis : { $text }
note-reaction = { $who } réagit : { $reaction }
    .you = Tu réagis : { $reaction }
note-joined = { $who } rejoint la table.
    .you = Tu rejoins la table.
note-left = { $who } quitte la table.
    .bot = { $who } quitte la table. Un bot continue.
note-removed = L’hôte retire { $who } de la table.
    .bot = L’hôte retire { $who } de la table. Un bot continue.
note-renamed = { $who } s’appelle maintenant { $name }.
    .you = Tu t’appelles maintenant { $name }.
note-away = { $who } n’est plus là : un bot joue à sa place.
    .you = Tu n’étais plus là : un bot a joué à ta place.
note-late = Temps écoulé pour { $who } : un bot joue à sa place.
    .you = Temps écoulé : un bot joue à ta place.
note-back = { $who } est de retour.
    .you = Te voilà de retour.
note-host = L’hôte est maintenant { $who }.
    .you = L’hôte, maintenant, c’est toi.
note-rematch = { $who } veut rejouer.
    .you = Tu as demandé une revanche.
