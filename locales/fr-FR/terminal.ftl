# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | aide
type-hand = m | main | table
type-scores = s | score | scores | points
type-rule = r | règle | regle | règles | regles
type-why = pourquoi
type-quit = q | quitter | quitte | fin
type-draw = p | piocher | pioche
type-keep = g | garder | garde | passe
type-accept = a | accepter | accepte
type-challenge = d | défier | defier | défi | defi
type-uno = uno | u
type-catch = contre | contre-uno
type-play = jouer | joue | j
# As in: 4 give 1,3 to Ann.
type-give = donner | donne
type-to = à | a
type-and = et
type-nobody = personne | aucun | non
type-yes = o | oui
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = annonce | annoncer | avec | choisir | choisis | comme | couleur | de | du | en | et | la | le | les | un | une

# The start.
terminal-player = Toi
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = toi
terminal-title = Flipdeck { $edition } : { $hint }.
terminal-section = Règles de la section { $section } : { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Une seule manche : qui finit en premier gagne.
        [points] Qui gagne une manche marque les points de toutes les autres mains ; le premier total à { $target } points gagne.
        [lowest] Après chaque manche, tout le monde compte les cartes restées en main ; dès que quelqu’un atteint { $target }, le total le plus bas gagne.
        [partners] Deux équipes : les partenaires sont face à face ; l’équipe qui finit marque les points des mains adverses ; la première à { $target } points gagne.
        [rotation4]
            { $cycles ->
                [one] Une rotation : { $rounds } manches, quatre avec chaque partenaire ; le total le plus élevé gagne.
               *[other] Une rotation : { $rounds } manches, { $each } avec chaque partenaire ; le total le plus élevé gagne.
            }
        [rotation8]
            { $cycles ->
                [one] Une rotation à huit, à deux tables : { $rounds } manches, quatre avec chaque partenaire ; le total le plus élevé gagne.
               *[other] Une rotation à huit, à deux tables : { $rounds } manches, { $each } avec chaque partenaire ; le total le plus élevé gagne.
            }
       *[elimination] Après chaque manche, tout le monde compte les cartes restées en main ; à { $target }, on est hors jeu, et la dernière personne en lice gagne.
    }
terminal-around = Autour de la table, vers la gauche : { $names }.
terminal-bots = Le reste de la table, ce sont des bots ({ $bot }), qui oublient parfois d’annoncer UNO.
terminal-uno-hint = Avec deux cartes en main, annonce UNO en jouant l’une d’elles : 3! ou 3 { $type-uno }.
terminal-help-hint = À tout moment, tape { $type-help } pour de l’aide, { $type-quit } pour quitter.
terminal-drawing =
    { $by ->
        [points] Tirage de la donne, à la carte qui vaut le plus de points : { $drawn }.
        [tie] Égalité, les ex æquo tirent à nouveau : { $drawn }.
       *[number] Tirage de la donne, au chiffre le plus élevé : { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } tire { $card-object }
    .you = tu tires { $card-object }
terminal-deals = { $who } donne.
    .you = Tu donnes.
terminal-round = Manche { $number }.
terminal-round-of = Manche { $number } sur { $rounds } : { $team } contre { $others }.
terminal-other-tables = À l’autre table : { $first } contre { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] À toi de jouer. Couleur en cours : { $color }, carte du dessus : { $card }, on joue { terminal-direction }, puis c’est à { $who }.
        [light] À toi de jouer. Côté clair, couleur en cours : { $color }, carte du dessus : { $card }, on joue { terminal-direction }, puis c’est à { $who }.
        [dark] À toi de jouer. Côté sombre, couleur en cours : { $color }, carte du dessus : { $card }, on joue { terminal-direction }, puis c’est à { $who }.
       *[other] À toi de jouer. Côté en jeu : { $side }, couleur en cours : { $color }, carte du dessus : { $card }, on joue { terminal-direction }, puis c’est à { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] À toi de jouer. Carte du dessus : { $card }, couleur pas encore choisie, on joue { terminal-direction }, puis c’est à { $who }.
        [light] À toi de jouer. Côté clair, carte du dessus : { $card }, couleur pas encore choisie, on joue { terminal-direction }, puis c’est à { $who }.
        [dark] À toi de jouer. Côté sombre, carte du dessus : { $card }, couleur pas encore choisie, on joue { terminal-direction }, puis c’est à { $who }.
       *[other] À toi de jouer. Côté en jeu : { $side }, carte du dessus : { $card }, couleur pas encore choisie, on joue { terminal-direction }, puis c’est à { $who }.
    }
terminal-direction =
    { $direction ->
        [left] vers la gauche
       *[right] vers la droite
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who } (partenaire) : { card-count }.
       *[other] { $who } : { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who } (partenaire) : { card-count }, UNO.
           *[other] { $who } : { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Dos : { $cards }.
       *[other] Dos : { $cards }.
    }
terminal-seat-out = { $who } est hors jeu.
terminal-draw-pile = Pioche : { card-count }.
    .back = Pioche : { card-count }, dos de la prochaine : { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Ta main, { card-count }, UNO annoncé (* jouable sur { $top }) :
       *[no] Ta main, { card-count } (* jouable sur { $top }) :
    }
    .unplayable =
        { $called ->
            [yes] Ta main, { card-count }, UNO annoncé, rien de jouable sur { $top } :
           *[no] Ta main, { card-count }, rien de jouable sur { $top } :
        }
    .plain = Ta main, { card-count } :
terminal-top-wild = { $card }, couleur en cours : { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Joue { $numbers }.
    .draw = Joue { $numbers }, ou pioche ({ $type-draw }).
terminal-draw = Rien n’est jouable : pioche ({ $type-draw }).
terminal-drawn-may = La carte piochée ({ $card }) est jouable : joue-la ({ $number }) ou garde-la ({ $type-keep }).
terminal-drawn-must = La carte piochée ({ $card }) est jouable : tu dois la jouer ({ $number }).
terminal-draw-unplayable = Tu pioches { $cards-object } : pas jouable, tu gardes la carte.
terminal-flipped = Sur le dessus du talon : { $card }.
terminal-answer = Accepter ({ $type-accept }) ou défier ({ $type-challenge }) ?
terminal-bluff =
    { $wilds ->
        [yes] { $who } a joué { $card-object } quand la couleur en cours était { $color-object } : c’est un bluff si { $who } avait une autre carte { $color ->
                [bleu] bleue
                [vert] verte
                [violet] violette
               *[other] { $color }
            } ou un autre joker.
       *[no] { $who } a joué { $card-object } quand la couleur en cours était { $color-object } : c’est un bluff si { $who } avait une autre carte { $color ->
                [bleu] bleue
                [vert] verte
                [violet] violette
               *[other] { $color }
            }.
    }
terminal-accept = Accepter ({ $type-accept }) : tu pioches { card-count } et passes ton tour.
    .color = Accepter ({ $type-accept }) : tu pioches jusqu’à trouver { $color ->
            [orange] de l’{ $color }
           *[other] du { $color }
        } et passes ton tour.
terminal-challenge = Défier ({ $type-challenge }) : si c’était un bluff, { $who } pioche { card-count } et tu joues ; sinon, tu pioches { $more } cartes et passes ton tour.
    .color = Défier ({ $type-challenge }) : si c’était un bluff, { $who } pioche jusqu’à trouver { $color ->
            [orange] de l’{ $color }
           *[other] du { $color }
        } et tu joues ; sinon, tu pioches jusqu’à trouver { $color ->
            [orange] de l’{ $color }
           *[other] du { $color }
        }, puis 2 de plus, et passes ton tour.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Empile { $numbers }, ou accepte ({ $type-accept }).
    .challenge = Empile { $numbers }, accepte ({ $type-accept }) ou défie ({ $type-challenge }).
terminal-stack-nothing = Rien à empiler : accepte ({ $type-accept }).
terminal-which-color = Quelle couleur : { $colors } ? (Entrée : reprendre la carte)
terminal-name-color = Un joker est arrivé sur le dessus, et c’est toi qui choisis la couleur : { $colors }.
    .start = Tu commences et choisis la couleur du joker : { $colors }.
terminal-taken-back = Tu reprends la carte.
terminal-give-whom = Tu peux donner jusqu’à quatre cartes, au plus une de chaque couleur et pas de joker, à une seule personne. À qui : { $names }, ou { $type-nobody } ? (Entrée : reprendre la carte)
terminal-give-what = Quelles cartes pour { $who } ? Des numéros, par exemple 1,3. (Entrée : reprendre la carte)
terminal-swap-whom = Avec qui échanges-tu ta main : { $names } ? (Entrée : reprendre la carte)
terminal-offer-jump-in = Tu peux t’intercaler : joue { $numbers }, ou appuie sur Entrée pour continuer.
# Follow the message log-exposed.
terminal-offer-catch = Tape { $type-catch }, ou appuie sur Entrée pour continuer.
terminal-offer-call = Tape { $type-uno }, ou appuie sur Entrée pour continuer.
terminal-too-late = Il te reste une carte et tu n’as pas annoncé UNO : maintenant, c’est trop tard.
terminal-not-now = Il faut attendre pour cela.
terminal-next = Appuie sur Entrée pour la manche suivante.
terminal-watch = Tu es hors jeu. Appuie sur Entrée pour voir comment finit la manche suivante.
terminal-sure = Quitter le jeu ? Tape { $type-yes } pour quitter, ou appuie sur Entrée pour continuer.

# Answers.
terminal-refused = { $reason } (règle { $rule })
terminal-playable-wild = { $card } : jouable, car un joker va sur n’importe quelle carte.
terminal-playable-color = { $card } : jouable, car la couleur en cours est { $color-object }.
terminal-playable-symbol = { $card } : jouable, car il y a { $symbol-object } sur le dessus.
terminal-allowed = C’est permis maintenant.
terminal-why-what = Dis quelle carte : { $type-why } 3, ou { $type-why } { $card }.
terminal-unknown = Je ne comprends pas « { $line } » ici. Tape l’un des choix ci-dessous, ou { $type-help } pour de l’aide.
terminal-no-number = Il n’y a pas de carte { $number } : tes cartes vont de 1 à { $last }.
terminal-no-player = Personne ne s’appelle « { $name } » ici : tape { $names }.
terminal-no-color = « { $word } » n’est pas une couleur de ce côté : tape { $colors }.
terminal-no-card = « { $word } » n’est pas une carte : tape des numéros, par exemple 1,3.
terminal-nobody-to-catch = Pas de contre-UNO possible maintenant.
terminal-no-rule = Il n’y a pas de règle « { $rule } ». { $type-rule } tout seul en donne la liste.
    .near = Il n’y a pas de règle « { $rule } ». Proches : { $rules }.
terminal-rules = Les règles de cette table, par chapitre. Pour en lire une : { $type-rule } et son nom.
terminal-rules-chapter = { $chapter } : { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Cette règle ne s’applique pas à cette table.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Ce que tu peux taper :
terminal-help-play = 3 ou { $card } : jouer cette carte. 5 { $color } : jouer un joker et choisir { $color-object }.
terminal-help-uno = 3! ou 3 { $type-uno } : jouer la carte et annoncer UNO. { $type-uno } : juste annoncer UNO.
terminal-help-moves = { $type-draw } : piocher. { $type-keep } : garder la carte piochée. { $type-accept } : accepter un joker de pioche. { $type-challenge } : lancer un défi.
terminal-help-catch = { $type-catch } { $who } : contre-UNO, quand il reste une carte à quelqu’un qui n’a pas annoncé UNO.
terminal-help-table = { $type-hand } : revoir la table et ta main. { $type-scores } : les scores. { $type-why } 3 : pourquoi une carte n’est pas jouable.
terminal-help-rules = { $type-rule } : les noms des règles. { $type-rule } matching : une règle. { $type-quit } : quitter.
terminal-help-forget = Si tu oublies d’annoncer UNO, un contre-UNO peut tomber avant que tu t’en aperçoives.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who } : jouer une Super Vague et donner des cartes.
terminal-help-swap = 3 { $type-to } { $who } : jouer un 7 et échanger sa main.
terminal-help-backs = Le dos, c’est l’autre côté des cartes : tu vois celui des autres mains, jamais le tien.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = On montre toutes les mains.
terminal-held = { $who } a { $cards-object } : { points-count }.
    .you = Tu as { $cards-object } : { points-count }.
terminal-held-plain = { $who } a { $cards-object }.
    .you = Tu as { $cards-object }.
terminal-scored = { $who } marque { points-count }.
    .you = Tu marques { points-count }.
terminal-scored-team = Pour { $team } : { points-count }.
terminal-other-table = À l’autre table, { $team } battent { $others } : { points-count }.
    .blocked = À l’autre table, la manche était bloquée : on redonne.
terminal-dealt-again = La donne passe, et on rejoue la manche.
terminal-watched = { $who } gagne la manche.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Scores après la manche { $number }.
    .none = Aucune manche finie pour l’instant.
terminal-row = { $who } : { $total }
    .rounds = { $who } : { $total } ({ $rounds })
    .last = { $who } : { $total } (dernières manches : { $rounds })
    .out = { $who } : { $total }, hors jeu ({ $rounds })
terminal-schedule = Tes partenaires par manches : { $stages }.
terminal-stage = { $who } ({ $first } à { $last })
terminal-out = { $who } est hors jeu dans cette partie.
    .you = Tu es hors jeu dans cette partie.
terminal-won-round = { $who } a gagné.
    .you = Tu as gagné !
terminal-won = { $who } a gagné la partie avec { points-count }.
    .you = Tu as gagné la partie avec { points-count } !
terminal-won-team = Victoire pour { $team } avec { points-count }.
terminal-won-shared = Victoire partagée, avec { points-count } : { $team }.
terminal-last-in = { $who } est la dernière personne en lice et a gagné.
    .you = Tu es la dernière personne en lice : tu as gagné !
terminal-again = Rejouer la même donne : { $command }
terminal-goodbye = À bientôt.
    .named = À bientôt, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = Les règles. Une règle qui ne s’applique pas toujours dit quand elle s’applique.
print-edition = Les règles de { $edition } ({ $hint } ; notice { $sheet }). Une table peut changer chaque point de règle nommé ici.
    .changed = Les règles de { $edition } avec { $rulings } ({ $hint } ; notice { $sheet }). Une table peut changer chaque point de règle nommé ici.
print-section = Les règles de la section { $section } ({ $product } ; { $language } ; jouées comme { $edition }). Une table peut changer chaque point de règle nommé ici.
    .changed = Les règles de la section { $section } ({ $product } ; { $language } ; jouées comme { $edition } avec { $rulings }). Une table peut changer chaque point de règle nommé ici.
print-condition = Seulement avec { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] un jeu double face
        [flip] un jeu avec des Flip
        [skip_everyone] un jeu avec « Passer tous »
        [wild_draw_color] un jeu avec des Jokers Pioche couleur
        [beachcomber] un jeu avec des Super Vagues
       *[other] un jeu qui a { $feature }
    }
