# The table page.

turn-yours = À toi de jouer
turn-theirs = À { $who } de jouer
turn-title = ● À toi de jouer · Flipdeck
answer-yours = Accepter ou défier?
debt-yours = Empiler une carte ou accepter?
answer-theirs = { $who } doit répondre
color-yours = Choisis une couleur
color-theirs = { $who } choisit une couleur
drawn-yours = Joue la carte pigée ou garde-la
drawn-must = Joue la carte pigée
drawn-keep = Pas jouable : garde-la
drawn-theirs = { $who } vient de piger
autopilot-yours = Le pilote automatique joue pour toi
round-is-over = La manche est finie
match-is-over = La partie est finie
hint-play =
    { $count ->
        [0] Rien de jouable : pige
        [one] { $count } carte jouable
       *[other] { $count } cartes jouables
    }
hint-uno = Crie UNO avant de jouer
hint-uno-armed = UNO est prêt
you-label = Toi
lead-label = En tête
hand-more =
    { $side ->
        [left] ‹ encore { $count }
       *[right] encore { $count } ›
    }
    .playable =
        { $side ->
            [left]
                { $playable ->
                    [one] ‹ encore { $count }, { $playable } jouable
                   *[other] ‹ encore { $count }, { $playable } jouables
                }
           *[right]
                { $playable ->
                    [one] encore { $count }, { $playable } jouable ›
                   *[other] encore { $count }, { $playable } jouables ›
                }
        }
points-short =
    { $count ->
        [one] { $count } pt
       *[other] { $count } pts
    }
partner-label = Partenaire
dealer-label = Donne
bot-label = Robot
pilot-label = Pilote auto
away-label = Hors ligne
out-label = Hors jeu
uno-badge = UNO
winner-label = Victoire
side-name =
    { $side ->
        [light] Côté clair
        [dark] Côté sombre
        [none] Paquet à un seul côté
       *[other] Côté en jeu : { $side }
    }
color-current = Couleur en cours : { color-name }
color-open = Couleur pas encore choisie
direction-name =
    { $direction ->
        [left] Sens horaire
       *[right] Sens antihoraire
    }
draw-pile = { $table-section ->
        [section-003-FRCA] Talon
       *[other] Pioche
    }, { card-count }
draw-pile-back = { $table-section ->
        [section-003-FRCA] Talon
       *[other] Pioche
    }, { card-count }; endos de la première carte : { $card }
discard-pile = { $table-section ->
        [section-003-FRCA] Écart
       *[other] Talon
    }, { card-count }; sur le dessus : { $card }
pile-draw = { $table-section ->
        [section-003-FRCA] Talon
       *[other] Pioche
    }
pile-discard = { $table-section ->
        [section-003-FRCA] Écart
       *[other] Talon
    }
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, la plus petite main
fewest-label = La plus petite main
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; montrer l’endos des cartes
    .open = { $says }; cacher l’endos des cartes
hand-label = Ta main, { card-count }
card-playable = { $card }, jouable
card-resting = { $card }, pas jouable maintenant : appuie pour savoir pourquoi
card-gift =
    { $state ->
        [chosen] { $card }, carte à donner
        [allowed] { $card }, peut se donner
       *[not] { $card }, ne peut pas se donner
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, vient d’être pigée
drawn-mark = Pigée
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says =
    { $count ->
        [one] { $count } carte de plus
       *[other] { $count } cartes de plus
    }
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] Encore { $seconds } seconde
       *[other] Encore { $seconds } secondes
    }

do-draw = Piger
do-keep = Garder
do-accept = Accepter
do-challenge = Défier
# What an action brings, on its button below its name.
keep-says = Tu finis ton tour
accept-says =
    { $kind ->
        [color] Tu piges jusqu’{ $named ->
                [orange] à l’{ $named }
               *[other] au { $named }
            } et passes ton tour
       *[number] Tu en piges { $cost } et passes ton tour
    }
challenge-says =
    { $kind ->
        [color] L’autre pige, ou tu en piges 2 de plus
       *[number] L’autre en pige { $cost }, ou tu en piges { $more }
    }
do-uno =
    { $state ->
        [called] UNO crié
        [armed] UNO ✓ prêt
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Tu as crié UNO
        [armed] Tu crieras UNO avec ta prochaine carte; appuie pour annuler
        [now] Crier UNO maintenant
        [soon] Crier UNO avec ta prochaine carte
       *[rest] UNO : à crier en jouant ton avant-dernière carte
    }
do-catch-who = Pincer { $who }
do-cancel = Annuler
do-close = Fermer
do-sort-color = Par couleur
do-sort-number = Par chiffre
do-sort-taken = Ordre de pige
sort-label = Trier
do-menu = Menu
do-log = Journal
do-scores = Pointage
do-leave = Quitter la table
leave-title = Quitter la table?
leave-playing = Un robot prend ta place et continue avec tes cartes.
leave-open = Ta place se libère pour quelqu’un d’autre.
leave-host = L’hôte sera { $who }.
leave-back = Tu peux revenir avec le lien de la table et prendre la place d’un robot, tant que la table n’est pas verrouillée.
menu-settings = Tous les paramètres
alert-title = Quand c’est ton tour
alert-notify = Envoyer une notification
alert-notify-on = Notifications activées
alert-vibrate = Vibrer
alert-refused = Ton navigateur n’autorise pas les notifications ici. Tu peux changer cela dans ses paramètres.
alert-unable = Ce navigateur n’affiche des notifications que sur une adresse sécurisée (https).
do-rules = Règles
do-settings = Paramètres
do-home = Accueil

pick-color-play = Tu joues { $card-object } : choisis une couleur
pick-color-flip = Le Flip a découvert une carte blanche. Choisis une couleur.
pick-gift-whom = À qui donnes-tu des cartes?
pick-swap-whom = Avec qui échanges-tu ta main?
pick-gift-nobody = À personne, jouer sans donner
pick-gift-what = Que donnes-tu à { $who }?
pick-gift-hint = Quatre cartes au plus, une de chaque couleur, pas de carte blanche.
pick-gift-give = Donner { card-count }
pick-gift-other = Quelqu’un d’autre

why-title = Pourquoi c’est impossible?
why-rule = Lire la règle

challenge-bluff =
    { $wilds ->
        [yes] Bluff si { $who } avait { $color ->
                [bleu] du bleu
                [vert] du vert
                [rouge] du rouge
                [jaune] du jaune
                [rose] du rose
                [turquoise] du turquoise
                [violet] du violet
                [orange] de l’orange
               *[other] { $color-object }
            } ou une autre carte blanche en main
       *[no] Bluff si { $who } avait { $color ->
                [bleu] du bleu
                [vert] du vert
                [rouge] du rouge
                [jaune] du jaune
                [rose] du rose
                [turquoise] du turquoise
                [violet] du violet
                [orange] de l’orange
               *[other] { $color-object }
            } en main
    }
challenge-before = la couleur d’avant
shown-title = { $who } te montre sa main
shown-guilty = C’était un bluff
shown-innocent = Ce n’était pas un bluff
shown-only-you = Ces cartes ne sont visibles que pour toi.

log-title = Journal
log-empty = Aucun coup pour l’instant.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Nouvelle manche
       *[other] Manche { $number }
    }
scores-title = Pointage
scores-round = Manche
scores-player = Joueur
scores-total = Total
scores-empty = Aucune manche finie pour l’instant.
scores-team = { $one } et { $two }
scores-your-team = Ton équipe ({ $partner } et toi)
goal =
    { $mode ->
        [single] Une seule manche décide.
        [points] Le premier total à { $target } points gagne.
        [lowest] Dès que quelqu’un atteint { $target }, le total le plus bas gagne.
        [partners] La première équipe à { $target } points gagne.
        [rotation4]
            { $cycles ->
                [one] { $rounds } manches, quatre avec chaque partenaire; le total le plus élevé gagne.
               *[other] { $rounds } manches en { $cycles } rotations, quatre avec chaque partenaire à chacune; le total le plus élevé gagne.
            }
       *[elimination] À { $target }, on est hors jeu; la dernière personne en lice gagne.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Cette étape compte { $rounds } manche.
       *[other] Cette étape compte { $rounds } manches.
    }
round-of = Manche { $number } sur { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Une manche
        [rotation4] Manche { $number } sur { $rounds }
        [lowest] Manche { $number } · fin à { $target }
        [elimination] Manche { $number } · hors jeu à { $target }
       *[points] Manche { $number } · en { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } gagne la manche
    .scores = { $who } gagne la manche : +{ $count }
end-you = Tu gagnes la manche!
    .scores = Tu gagnes la manche : +{ $count }
end-team = Ton équipe gagne la manche!
    .scores = Ton équipe gagne la manche : +{ $count }
end-total = { $total } sur { $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [one] Reste { $cards } carte, { points-count }
       *[other] Restent { $cards } cartes, { points-count }
    }
end-cards = Cartes restantes : { $cards }
end-hold = Attendre
end-hold-on = En attente
end-held = On attend { $names }
end-rematch-ask = Demander une revanche
end-rematch-asked = Revanche demandée
end-rematch-wanted = Pour une revanche : { $names }
end-blocked = La manche est bloquée
end-blocked-hint = Personne ne marque de points; on redonne.
end-gains = Victoire : { points-count }
end-next = Manche suivante
end-next-asked = On attend les autres
match-won = { $who } gagne la partie
    .you = Tu gagnes la partie!
match-won-team = Ton équipe gagne la partie!
match-shared = { $names } gagnent la partie
match-stopped = L’hôte a mis fin à la partie
end-rematch = Rejouer
paused = Le jeu est en pause
unattended = Le jeu attend : personne n’a rien fait depuis un moment. Touche l’écran pour continuer.
unattended-watched = Le jeu attend que quelqu’un revienne.
do-pause = Pause
do-resume = Reprendre
do-take-over = Reprendre la main
watching = Tu regardes la partie
do-sit = Prendre place

net-connecting = Connexion…
net-lost = Connexion perdue. Ta place est gardée; reconnexion en cours…
net-restart = Le serveur redémarre. Ta place est gardée et le jeu reprendra tout seul.
net-ended =
    { $error ->
        [unknown-table] Cette table n’existe pas.
        [taken-over] Cette place se joue maintenant dans une autre fenêtre.
        [removed] L’hôte t’a retiré cette place.
        [left] Tu as quitté la table.
        [moved] L’étape suivante commence à une autre table.
        [wrong-token] Ce lien n’ouvre plus de place ici.
        [no-spectators] Cette table n’admet pas de public.
        [too-many-spectators] Il n’y a plus de place pour le public.
        [unsupported-protocol] Flipdeck a été mis à jour. Actualise cette page; ta place est gardée.
       *[other] Impossible d’ouvrir cette table.
    }
ask-password = Cette table a un mot de passe
do-enter = Entrer
do-watch = Plutôt regarder
do-here = Reprendre ici
do-reload = Actualiser
react-wave = Allô
react-laugh = Rire
react-clap = Bravo
react-wow = Wow
react-cry = Pleurer
react-angry = Chialer
react-think = Réfléchir
react-heart = Cœur
do-react = Réagir
chat-label = Dis quelque chose
do-send = Envoyer
turn-theirs-short = Joue
actions-label = Tes actions
sit-for = Jouer pour { $who }

do-host = Gérer la table
host-title = Gérer la table
host-access = Accès
host-people = À la table
host-password-set = Mettre un mot de passe
host-password-change = Changer le mot de passe
host-password-drop = Retirer le mot de passe
host-mute = Couper le clavardage
host-unmute = Rétablir le clavardage
host-settings = Paramètres
host-end = Arrêter la partie
host-end-hint = Coche qui gagne, ou personne.
host-end-reason = Raison, visible pour tout le monde
do-end-won = Arrêter sur cette victoire
do-end-none = Arrêter sans victoire
do-save = Enregistrer
here-label = En ligne
scores-earlier = Avant
match-given = Victoire sur décision de l’hôte : { $names }

shuffle-checking = Vérification du mélange…
shuffle-fair = Le mélange a été vérifié : il est conforme.
shuffle-match-fair =
    { $count ->
        [one] Le mélange de la seule manche a été vérifié : il est conforme.
       *[other] Le mélange des { $count } manches a été vérifié : il est conforme.
    }
shuffle-unknown = Le mélange n’a pas pu être vérifié.
shuffle-wrong =
    { $fault ->
        [commitment] Le mélange n’est pas conforme : le serveur a changé sa graine.
        [part] Le mélange n’est pas conforme : la part d’un joueur a été changée.
        [own] Le mélange n’est pas conforme : ta part a été laissée de côté.
        [draw] Le mélange n’est pas conforme : le tirage du donneur a été un autre.
        [hand] Le mélange n’est pas conforme : tu as reçu d’autres cartes.
       *[other] Le mélange n’est pas conforme : les cartes étaient dans un autre ordre.
    }
shuffle-promise = La graine du serveur est celle qu’il avait fixée avant la donne :
shuffle-parts =
    { $count ->
        [0] Aucun joueur n’a participé au mélange.
        [one] Un joueur a participé au mélange.
       *[other] { $count } joueurs ont participé au mélange.
    }
shuffle-own =
    { $state ->
        [used] La part aléatoire de ton navigateur a été utilisée.
        [unopened] La part aléatoire de ton navigateur est arrivée trop tard.
       *[none] Ton navigateur n’a donné aucune part aléatoire.
    }
shuffle-cards = Les { $count } cartes étaient dans l’ordre qui en découle.
shuffle-hand = Les cartes que tu as reçues viennent de cet ordre.
shuffle-check-match = Vérifier toute la partie
shuffle-about = Ce que montre cette vérification
