# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Aller au contenu
home-title = Une table de jeu à deux côtés
home-lead = Le jour d’un côté de chaque carte, la nuit de l’autre. Un Flip les retourne toutes.
home-flip = Retourner la carte
home-play = Jouer
home-play-hint = Toi et trois robots, sans compte : { $hint }.
home-friends = Jouer entre amis
home-make-hint = Crée une table et envoie le lien.
home-join-hint = Ou entre le code d’une table.
home-code = Code de la table
home-code-unknown = Il n’y a pas de table { $code }. Vérifie le code et réessaie.
do-join = Rejoindre
home-open = Tables ouvertes
home-anywhere = Rejoindre une table
home-more = Et aussi
home-learn = Apprendre à jouer
home-learn-hint = Une leçon de quelques minutes
home-rules-hint = L’essentiel, toutes les cartes, les règles exactes
home-pad-open = Carnet de pointage
home-pad = Pour jouer avec de vraies cartes; fonctionne hors ligne
home-tournaments = Tournois
home-tournaments-hint = Deux tables ou plus, jusqu’à 80 joueurs
home-matches-hint = Ce que tu as joué, et comment ça s’est fini
home-settings-hint = Apparence, taille du texte, sons, raccourcis
home-unofficial = Une table non officielle pour les jeux de défausse à deux côtés.
table-line =
    { $free ->
        [one] { $free } place libre sur { $seats }, { $edition }
       *[other] { $free } places libres sur { $seats }, { $edition }
    }
resume-title = Reprendre ta partie
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] La partie n’a pas encore commencé.
               *[other] La partie avec { $names } n’a pas encore commencé.
            }
        [turn] À toi de jouer, manche { $round } contre { $names }
        [between] La manche { $round } contre { $names } est finie
       *[wait] Manche { $round } contre { $names }
    }
resume-table = Table { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Classique
        [flip-splash] Splash
        [flip-canada] Canada
        [flip-nordic] Nordique
        [beachcomber] Batteur de grève
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] à deux côtés, les règles complètes de 2018
        [flip-splash] à deux côtés, 108 cartes, la couleur trouvée se montre
        [flip-canada] à deux côtés, plus de temps pour pincer un UNO oublié
        [flip-nordic] à deux côtés, règles plus récentes et plus courtes, une manche
        [beachcomber] à un seul côté, avec des cadeaux
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Règles du feuillet
        [single] Une seule manche
        [points] Points
        [lowest] Total le plus bas
        [partners] Partenaires
        [rotation4] Rotation à quatre
        [rotation8] Rotation à huit
       *[elimination] Élimination
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, feuillet de 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, feuillet canadien
        [flip-nordic] UNO FLIP, nouveau feuillet court
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Créer une table
make-more = Plus d’options
make-summary = Ce qu’on va jouer
make-summary-seats =
    { $bots ->
        [0] { $seats } places, sans robot
        [one] { $seats } places, { $bots } robot
       *[other] { $seats } places, { $bots } robots
    }
make-summary-time = { $seconds } secondes par tour
do-fewer = Diminuer
do-more = Augmenter
make-box = Le feuillet de ta boîte
make-product = Produit
make-product-none = Aucun de ceux-là : choisir une édition
make-language = Langue du feuillet
make-section = Se joue comme { $edition } : { $hint }.
make-section-differs = Ce que cette section dit autrement :
make-cycles = Rotations complètes
make-edition = Édition
make-mode = Mode
make-target = Points à atteindre
make-seats = Places
make-bots = Robots
make-time = Temps par tour
make-time-value =
    { $seconds ->
        [0] Sans limite
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
make-watch = Qui peut regarder
watch-name =
    { $watch ->
        [nobody] Personne
        [counts] Tout le monde, nombre de cartes seulement
       *[backs] Tout le monde, avec l’endos des cartes
    }
make-public = L’afficher parmi les tables ouvertes
make-target-own = selon le feuillet
make-password-none = aucun
make-chat = Réactions et clavardage
make-lapses = Les robots oublient parfois de crier UNO
make-name = Ton nom
do-make = Créer la table
make-several = Plusieurs tables
make-several-hint = Dans une rotation à huit, deux tables jouent côte à côte et tout le monde fait équipe avec tout le monde. Un tournoi accueille jusqu’à 80 joueurs.
make-rotation = Créer la rotation à huit
make-rotation-bots = Jouer une rotation à huit avec des robots
make-rotation-hint = Huit joueurs à deux tables, quatre manches avec chaque partenaire. Tu obtiens une page où les autres s’inscrivent; des robots prennent les places libres.

lobby-title = Table { $code }
lobby-invite = Partage ce lien ou fais balayer le code
lobby-copy = Copier le lien
lobby-copied = Copié
lobby-code = Code
lobby-seat = Place { $number }
lobby-open = Libre
lobby-host = Hôte
lobby-start = Commencer
lobby-start-fill = Compléter avec des robots et commencer
lobby-add-bot = Ajouter un robot
lobby-remove = Retirer
lobby-take = S’asseoir ici
lobby-move = Se mettre ici
lobby-stand = Se lever
lobby-rename = Renommer
lobby-share = Partager
# The title of the link that is handed to another app.
lobby-share-title = Viens jouer à la table { $code }
lobby-bot-level = Niveau de jeu : { $who }
bot-level =
    { $level ->
        [random] Débutant
       *[greedy] Expérimenté
    }
invite-title = Inviter des amis
invite-full = Toutes les places sont prises
lobby-lock = Verrouiller la table
lobby-unlock = Déverrouiller la table
lobby-wait = On attend que l’hôte lance la partie.
lobby-spectators =
    { $count ->
        [0] Pas de public
        [one] Public : { $count } personne
       *[other] Public : { $count } personnes
    }
lobby-move-seat = Jouer à cette place sur un autre appareil
lobby-move-hint = Avec ce lien, n’importe qui peut jouer à ta place : garde-le pour toi.
lobby-password = Mot de passe
lobby-host-pass = Nommer hôte

rules-title = Règles
rules-page-title = Règles, { $edition }
rules-contents = Table des matières
rules-guide = L’essentiel
rules-cards = Les cartes
rules-exact = Les règles exactes
rules-exact-hint = Ouvre une règle pour la lire en entier.
rules-compare = Ce qui change d’une édition à l’autre
rules-compare-one = Point de règle
rules-sheets = Imprimé dans { $sheets }
rules-printed = Imprimé dans { $section }
rules-not-printed = Pas imprimé dans { $section }; imprimé dans { $sheets }
rules-ours = Imprimé dans aucun feuillet; notre propre règle
rules-not-here = Ne s’applique pas ici
rules-choose = Édition ou feuillet
rules-editions = Éditions
rules-section = Voici les règles de { $section }. Elles se jouent comme { $edition }.
guide-match = Suis la carte du dessus
    .text = Joue une carte de la même couleur, du même chiffre ou du même symbole que la carte du dessus { $table-section ->
            [section-003-FRCA] de l’écart
           *[other] du talon
        }.
guide-draw = Ou piges-en une
    .text =
        { $drawn ->
            [must_play] Rien de jouable? Pige une carte. Si elle est jouable, tu dois la jouer.
            [must_if_forced] Rien de jouable? Pige une carte. Si elle est jouable, tu dois la jouer, sauf si tu pouvais en jouer une autre.
           *[may_play] Rien de jouable? Pige une carte. Si elle est jouable, tu peux la jouer tout de suite.
        }
guide-wild = Une carte blanche va sur tout
    .text = Joue une carte blanche sur n’importe quelle carte et choisis la couleur. Une carte blanche de pige fait aussi piger la personne suivante.
guide-flip = Un Flip retourne tout
    .text = Ta main, { $table-section ->
            [section-003-FRCA] le talon
           *[other] la pioche
        }, { $table-section ->
            [section-003-FRCA] l’écart
           *[other] le talon
        }, les cartes de tout le monde : l’autre côté est en jeu, avec d’autres couleurs et des cartes plus méchantes.
guide-backs = Lis l’endos des cartes
    .text = Ce que tu vois des autres mains, c’est leur autre côté : ce qu’elles seront après le prochain Flip. Et les autres voient aussi le tien.
guide-gift = Donne des cartes
    .text = Avec un Batteur de grève, tu peux donner jusqu’à quatre cartes, toutes de couleur différente, à une seule personne.
guide-uno = Crie UNO
    .text =
        { $count ->
            [0] Crie UNO en jouant ton avant-dernière carte.
            [one] Crie UNO en jouant ton avant-dernière carte. Si tu te fais pincer, tu piges { $count } carte.
           *[other] Crie UNO en jouant ton avant-dernière carte. Si tu te fais pincer, tu piges { $count } cartes.
        }
guide-challenge = Démasque un bluff
    .text =
        { $bluffing ->
            [refused] On ne peut jouer une carte blanche de pige que si on n’a aucune carte de la couleur en cours.
           *[allowed] Jouer une carte blanche de pige en ayant la couleur en cours, c’est bluffer. Lance un défi : si c’était un bluff, l’autre pige à ta place. Sinon, tu en piges deux de plus.
        }
guide-out = Vide ta main
    .text = Qui joue la dernière carte de sa main gagne la manche.
guide-score = Compte le reste
    .text =
        { $mode ->
            [single] Il n’y a pas de points : qui finit gagne.
            [lowest] Tout le monde compte les cartes restées en main. { $goal }
            [elimination] Tout le monde compte les cartes restées en main. { $goal }
           *[points] Qui gagne marque les points des cartes restées dans les autres mains. { $goal }
        }
gallery-number = Chiffre
gallery-number-points = Autant de points que son chiffre
gallery-does =
    { $does ->
        [number] Sans effet; se joue sur sa couleur ou sur son chiffre.
        [draw]
            { $count ->
                [one] La personne suivante pige { $count } carte et passe son tour.
               *[other] La personne suivante pige { $count } cartes et passe son tour.
            }
        [reverse] Le jeu repart dans l’autre sens.
        [skip] La personne suivante passe son tour.
        [skipall] Les autres passent leur tour : tu rejoues.
        [flip] Tout se retourne de l’autre côté.
        [wild] Va sur tout; tu choisis la couleur.
        [draw-wild] Tu choisis la couleur; la personne suivante pige { $count } cartes et passe son tour, ou te lance un défi.
        [draw-until] Tu choisis la couleur; la personne suivante pige jusqu’à la trouver et passe son tour, ou te lance un défi.
       *[gift] Va sur tout; donne jusqu’à quatre cartes de couleurs différentes à une seule personne.
    }
rules-names = Les noms dans ce feuillet
rules-names-ours = Ici
rules-names-printed = Dans le feuillet
word-name =
    { $word ->
        [light_side] côté clair
        [dark_side] côté sombre
        [draw_pile] { $table-section ->
                [section-003-FRCA] talon
               *[other] pioche
            }
        [discard_pile] { $table-section ->
                [section-003-FRCA] écart
               *[other] talon
            }
        [dealer] qui donne
        [round] manche
        [challenge] défi
        [action_card] carte Action
        [game] nom du jeu
        [challenge_uno] élimination
       *[other] { $word }
    }
rules-loading = Chargement des règles…

settings-title = Paramètres
settings-name = Ton nom
settings-language = Langue
settings-speed = Vitesse des animations
speed-name =
    { $speed ->
        [half] Lente
        [one] Normale
        [two] Rapide
       *[off] Sans animation
    }
settings-you = Toi
settings-look = Affichage
settings-theme = Apparence
theme-name =
    { $theme ->
        [side] Selon le côté en jeu
        [light] Claire
        [dark] Sombre
       *[system] Comme cet appareil
    }
settings-text-size = Taille du texte
text-size-name = { $size } %
settings-patterns = Motifs sur les cartes
settings-moves = Animations
settings-motion = Mouvement
motion-name =
    { $motion ->
        [system] Comme cet appareil
        [reduce] Fondu, sans mouvement
       *[full] Avec mouvement
    }
settings-play = Jeu
settings-confirm-tap = Toucher deux fois pour jouer une carte
settings-shortcuts = Raccourcis d’une seule lettre
settings-vibrate = Vibrer quand c’est ton tour
settings-verbosity = Messages lus
verbosity-name =
    { $verbosity ->
        [terse] Courts
        [normal] Normaux
       *[verbose] Détaillés
    }
settings-sounds = Sons
settings-sound = Activer les sons
sound-name =
    { $sound ->
        [play] Une carte jouée
        [draw] Des cartes pigées
        [flip] Un Flip
        [turn] À toi, en arrière-plan
        [uno] UNO
        [join] Quelqu’un arrive
       *[end] La fin d’une manche
    }
do-preview = Écouter
settings-large = Cartes plus grandes
settings-saved = Enregistré dans ce navigateur.
default-name = Anonyme
error-network = Le serveur ne répond pas. Vérifie qu’il fonctionne.
not-found-title = Page introuvable
not-found = Il n’y a pas de page à cette adresse.

matches-title = Tes parties
matches-none = Aucune partie pour l’instant. Joues-en une : tu la retrouveras ici.
matches-begin = Jouer une partie
matches-played =
    { $count ->
        [one] partie jouée
       *[other] parties jouées
    }
matches-won =
    { $count ->
        [one] partie gagnée
       *[other] parties gagnées
    }
matches-stopped =
    { $count ->
        [one] partie interrompue
       *[other] parties interrompues
    }
rounds-played =
    { $count ->
        [one] manche jouée
       *[other] manches jouées
    }
rounds-won =
    { $count ->
        [one] manche gagnée
       *[other] manches gagnées
    }
best-round = Meilleure manche
matches-by-edition = Par édition
matches-company = Contre
company-name =
    { $company ->
        [bots] Robots
       *[people] Humains
    }
matches-column = Parties
rounds-column = Manches
won-of =
    { $won ->
        [one] { $won } gagnée sur { $count }
       *[other] { $won } gagnées sur { $count }
    }
matches-last =
    { $count ->
        [one] Dernière partie ({ $count })
       *[other] Les { $count } dernières parties
    }
match-against = Contre { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Gagnée
               *[other] Gagnée, manches : { $won } sur { $rounds }
            }
        [lost]
            { $rounds ->
                [one] Perdue
               *[other] Perdue, manches gagnées : { $won } sur { $rounds }
            }
        [stopped] Arrêtée avant la fin, manches gagnées : { $won } sur { $rounds }
       *[open] Pas finie, manches gagnées : { $won } sur { $rounds }
    }
matches-export = Exporter dans un fichier
matches-erase = Effacer toutes les parties
matches-erase-ask = Toutes les parties et les statistiques de ce navigateur seront effacées, pour de bon.
do-erase = Effacer
matches-saved = Conservé dans ce navigateur seulement.

offline-title = Tu es hors ligne
offline-text = Le serveur ne répond pas : impossible d’ouvrir une table pour l’instant.
offline-still = Ce qui fonctionne quand même
do-retry = Réessayer
offline-state =
    { $state ->
        [ready] Les règles et le carnet de pointage fonctionnent aussi hors ligne.
        [preparing] Préparation de l’utilisation hors ligne…
        [insecure] L’utilisation hors ligne demande une adresse sécurisée (https). Sinon, le carnet de pointage peut se télécharger dans un fichier.
       *[failed] Ce navigateur n’a pas pu conserver la page pour l’utilisation hors ligne.
    }
