# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Façons de jouer
text-view-open = Vue texte
do-keys = Touches
keys-title = Touches
keys-hint = Les lettres agissent quand le focus est sur la table. Chaque ligne est aussi un bouton.
keys-switch = Utiliser les lettres comme raccourcis
keys-verbosity = Quantité de messages lus
keys-change = Changer une touche
keys-change-what = Ce que fait la touche
keys-change-key = Nouvelle touche
keys-change-save = Changer
keys-reset = Rétablir toutes les touches
# A key that already does something else: $what is that.
keys-taken = Cette touche est déjà prise : { $what }
keys-wrong = Appuie sur une lettre, un chiffre ou un signe.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Flèches
        [HomeEnd] Origine, Fin
        [Pages] Page précédente, Page suivante
        [Space] Espace
        [Enter] Entrée
        [Escape] Échap
       *[other] { $key }
    }
key-cap-shift = Maj + { $key }
# Of two keys that do the same.
key-caps-both = { $one } ou { $two }

key-move = Se déplacer dans la main
key-ends = Première ou dernière carte
key-groups = Couleur suivante ou précédente dans la main
key-play = Jouer la carte
key-cancel = Annuler, fermer
key-read-hand = Lire ma main
key-read-top = Lire la carte du dessus et la couleur en cours
key-read-counts = Lire le nombre de cartes de tout le monde
key-read-backs = Lire l’endos des cartes de la personne suivante; encore une fois : celle d’après
key-read-side = Lire le côté en jeu et { $table-section ->
        [section-003-FRCA] le talon
       *[other] la pioche
    }
key-read-turn = À qui de jouer
key-read-time = Temps restant
key-read-scores = Lire le pointage
key-open-scores = Ouvrir la feuille de pointage
key-read-last = Lire ce qui vient de se passer
key-read-before = Remonter dans ce qui s’est passé
key-sort = Trier la main autrement
key-draw = Piger une carte
key-pass = Garder la carte pigée
key-challenge = Défier
key-accept = Accepter
key-uno = Crier UNO
key-catch = Pincer pour un UNO oublié
key-color = Choisir la couleur { $number }
key-help = Afficher ces touches

read-hand =
    { $count ->
        [0] Ta main est vide.
       *[other] Ta main, { card-count } : { $cards }.
    }
read-playable =
    { $count ->
        [0] Rien n’est jouable.
        [one] Jouable : { $cards }.
       *[other] Jouables : { $cards }.
    }
read-top = Sur le dessus : { $card }. Couleur en cours : { color-name }.
read-top-open = Sur le dessus : { $card }. Couleur pas encore choisie.
read-count = { $who } a { card-count }.
    .you = Tu as { card-count }.
read-backs = { $who }, endos des cartes : { $cards }.
read-backs-plain = { $who } : { card-count } à endos uni.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Le temps n’est pas limité.
read-score = { $who } a { points-count }.
    .you = Tu as { points-count }.
read-sorted =
    { $sorting ->
        [color] Main triée par couleur.
        [number] Main triée par chiffre.
       *[taken] Main dans l’ordre de pige.
    }
read-not-now = Impossible maintenant.
backs-label = { $who }, endos des cartes : { $cards }
backs-plain-label = { $who } : cartes à endos uni
cards-label = Cartes : { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Tes cartes
others-title = Les autres
piles-title = { $table-section ->
        [section-003-FRCA] Talon
       *[other] Pioche
    } et { $table-section ->
        [section-003-FRCA] écart
       *[other] talon
    }
hand-title = Ta main
text-table-title = La table
text-player = { $who }, { card-count }
text-turn-note = joue en ce moment
text-called-note = a crié UNO
text-no-actions = Rien à faire pour l’instant.

read-answer = { $who } a joué { $card-object }.
read-answers = Accepter : { accept-says }. Défier : { challenge-says }.
read-accept = Accepter : { accept-says }.
