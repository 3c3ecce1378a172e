# Tournaments: several tables under one page.

tournament-new = Créer un tournoi
tournament-new-lead = Plusieurs tables, un seul classement : pour une soirée de club, une fête ou un événement.
tournament-mode =
    { $mode ->
        [rotation8] Rotation à huit
        [elimination] Élimination
       *[points] Points sur plusieurs manches
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] À huit, à deux tables. Tout le monde fait équipe avec tout le monde pendant quatre manches; le total le plus élevé gagne.
        [elimination] De nouvelles tables après chaque manche. Qui atteint la limite est hors jeu; la dernière personne en lice gagne.
       *[points] Un nombre fixe de manches, avec d’autres adversaires à chacune; le total le plus élevé gagne.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Tout le monde fait équipe avec tout le monde pendant quatre manches; le total le plus élevé gagne.
               *[other] Tout le monde fait équipe avec tout le monde pendant quatre manches, { $cycles } fois de suite; le total le plus élevé gagne.
            }
        [elimination] Jusqu’à { $size } par table, de nouvelles tables après chaque manche : à { $target } points, on est hors jeu.
       *[points]
            { $rounds ->
                [one] Une manche, tables de { $size }; le pointage le plus élevé gagne.
               *[other] { $rounds } manches, tables de { $size }; le total le plus élevé gagne.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Titre
tournament-places = Joueurs
tournament-table-size =
    { $mode ->
        [elimination] Joueurs par table, au plus
       *[points] Joueurs par table
    }
tournament-rounds = Manches
tournament-target = Points qui mettent hors jeu
tournament-i-play = Je joue aussi
tournament-more = Plus d’options
tournament-pause = Pause entre les étapes, en secondes
tournament-no-show = Absence après laquelle un robot prend le relais, en secondes
tournament-table-time = Durée maximale d’une étape, en minutes (0 : sans limite)
tournament-watched = Avec le lien d’une table, n’importe qui peut regarder et voit le nombre de cartes, rien de plus
tournament-make = Créer le tournoi

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = La première étape commence…
tournament-stage = Étape { $stage }
tournament-stage-of = Étape { $stage } sur { $stages }
tournament-table = Table { $table }
tournament-seat = Table { $table }, contre { $opponents }
tournament-seat-partner = Table { $table }, avec { $partner } contre { $opponents }
tournament-next = Ensuite : { $seat }
tournament-next-in = Prochaine étape dans
tournament-next-stage = Prochaine étape
tournament-stage-begins = L’étape { $stage } commence.
tournament-stage-over = L’étape { $stage } est finie.
tournament-you-play = Ta place : { $seat }.
tournament-over = Le tournoi est fini.
tournament-ended-for = L’organisation y a mis fin : { $reason }

tournament-signed-in =
    { $count ->
        [0] Aucune inscription pour l’instant; { $places } places
       *[other] Inscriptions : { $count } sur { $places }
    }
tournament-sign-in = S’inscrire
tournament-late = Le tournoi a commencé. Tu peux encore prendre la place d’un robot, s’il en reste une de libre.
tournament-full = Toutes les places sont prises. Demande à l’organisation si quelqu’un s’est désisté.
tournament-already = Ton inscription est déjà faite sur cet appareil.
tournament-my-page = Aller à ma page
tournament-scan = Balaie le code pour t’inscrire

tournament-playing-as = Tu joues sous ce nom : { $name }
tournament-my-seat = Où je joue
tournament-wait-start = Ton inscription est faite. Il n’y a plus qu’à attendre le départ.
tournament-wait-others = Ta table a fini. Les autres jouent encore.
tournament-go = Aller à ma table
tournament-sit-out = Tu ne joues pas dans cette étape.
tournament-you-are-out = Tu es hors jeu.
# $place is an ordinal number. It goes with "place", which is feminine: 1re, 2e.
tournament-nth =
    { $place ->
        [one] { $place }re
       *[other] { $place }e
    }
tournament-your-place =
    { $shared ->
        [yes] Tu finis à égalité à la { tournament-nth } place, avec { points-count }.
       *[no] Tu finis à la { tournament-nth } place, avec { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Pour l’instant, tu es à égalité à la { tournament-nth } place, avec { points-count }.
       *[no] Pour l’instant, tu es à la { tournament-nth } place, avec { points-count }.
    }
tournament-my-place = Mon inscription : autres appareils, nom, départ
tournament-other-device = Ouvrir sur un autre appareil
tournament-other-device-hint = Avec ce lien, n’importe qui peut jouer pour toi : garde-le pour toi.
tournament-new-name = Nouveau nom
tournament-rename = Renommer
tournament-leave = Quitter le tournoi
tournament-leave-open = Ta place se libère pour quelqu’un d’autre.
tournament-leave-playing = Un robot continue pour toi, et tu ne pourras pas revenir. Tes points restent.
tournament-organise = Organiser

tournament-standings = Classement
tournament-standings-none = Pas encore de classement.
tournament-place = Place
tournament-place-alone = { $place }
tournament-place-shared = { $place } (égalité)
tournament-played = Manches jouées
tournament-won = Manches gagnées
tournament-out-in = Hors jeu
tournament-out-stage = étape { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } gagne avec { points-count }.
       *[other] { $names } se partagent la victoire avec { points-count }.
    }
tournament-winner =
    { $count ->
        [one] Victoire
       *[other] Victoire partagée
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Table { $table } · manche { $round } sur { $rounds }
tournament-line-stage = { $name } · Table { $table } · étape { $stage }
tournament-back = Retour au tournoi
tournament-table-waits = La table { $table } attend sa prochaine étape.

tournament-tables = Tables
tournament-table-state =
    { $phase ->
        [waiting] En attente
        [playing]
            { $rounds ->
                [one] En jeu
               *[other] Manche { $round } sur { $rounds }
            }
        [stuck] Aucun coup depuis longtemps
       *[done] Finie
    }
tournament-tables-done = Tables qui ont fini : { $done } sur { $tables }.
tournament-watch = Regarder
tournament-watch-table = Regarder la table { $table }
tournament-end-table = Arrêter cette table
tournament-end-table-number = Arrêter la table { $table }
tournament-end-table-hint = L’étape se termine à cette table. Les manches en cours ne rapportent rien.

tournament-start = Commencer
tournament-start-fill = Compléter avec des robots et commencer
tournament-start-hint =
    { $free ->
        [0] Toutes les places sont prises.
        [one] { $free } place est libre. Un robot la prend si tu commences maintenant.
       *[other] { $free } places sont libres. Des robots les prennent si tu commences maintenant.
    }
tournament-begin = Lancer l’étape suivante
tournament-extend = Prolonger la pause de { $seconds } secondes
tournament-end = Arrêter le tournoi
tournament-end-hint = Toutes les tables s’arrêtent, et le classement reste tel qu’il est.

tournament-players = Joueurs
tournament-players-none = Aucune inscription pour l’instant. Partage le lien des joueurs.
tournament-player-state = État
tournament-actions = Actions
tournament-bots =
    { $count ->
        [one] { $count } robot joue aussi.
       *[other] { $count } robots jouent aussi.
    }
tournament-removed = Départ; un robot continue
tournament-bot-plays = Hors ligne; un robot joue
tournament-rename-who = Renommer { $name }
tournament-remove-who = Retirer { $name }
tournament-remove-open = { $name } perd sa place et peut s’inscrire à nouveau.
tournament-remove-playing = Un robot continue pour { $name }, sans retour possible. La place et les points restent.
tournament-reissue = Nouveau lien
tournament-reissue-who = Nouveau lien pour { $name }
tournament-reissue-hint = { $name } reçoit un nouveau lien personnel, pour un autre appareil. L’ancien ne fonctionne plus.
tournament-reissue-do = Créer un nouveau lien
tournament-new-link = Nouveau lien pour { $name }
tournament-new-link-hint = Fais balayer ce code par { $name }, ou envoie le lien. Il ne s’affiche que maintenant.

tournament-links = Liens
tournament-link-join = Pour les joueurs
tournament-link-join-hint = Avec ce lien, on s’inscrit en donnant son nom.
tournament-copy-join = Copier le lien des joueurs
tournament-link-screen = Pour un grand écran
tournament-link-screen-hint = Montre qui joue où, le classement et le compte à rebours.
tournament-copy-screen = Copier le lien de l’écran
tournament-open-screen = Ouvrir le grand écran
tournament-link-organise = Pour organiser à plusieurs
tournament-link-organise-hint = Avec ce lien, on peut faire tout ce que tu peux faire sur cette page. Garde-le : sans lui, personne ne peut organiser ce tournoi.
tournament-copy-organise = Copier le lien d’organisation
tournament-links-elsewhere = Les liens pour les joueurs et les écrans ne sont connus que là où le tournoi a été créé. Copies-y le lien d’organisation et ouvre-le ici.

tournament-save-csv = Enregistrer le classement en CSV
tournament-save-json = Enregistrer les résultats en JSON
tournament-save-records = Enregistrer l’historique des manches
tournament-records-later = L’historique de toutes les manches pourra être enregistré une fois le tournoi fini.
tournament-print = Imprimer le classement

tournament-net-lost = Connexion perdue; reconnexion en cours…
tournament-net-restart = Le serveur redémarre. Le tournoi reprendra tout seul.
tournament-ended =
    { $error ->
        [unknown-tournament] Ce tournoi n’existe pas.
        [no-secret] Cette page ne s’ouvre qu’avec son lien. Demande le tien à l’organisation.
        [wrong-token] Ce lien n’ouvre pas cette page, ou il a été remplacé. Demandes-en un nouveau à l’organisation.
        [taken-over] Tu as un nouveau lien, qui remplace celui d’ici. Ouvre le nouveau.
        [removed] L’organisation a mis fin à ta participation.
        [left] Tu as quitté le tournoi.
        [unsupported-protocol] Flipdeck a été mis à jour. Actualise cette page; ta place est gardée.
       *[other] Impossible d’ouvrir ce tournoi.
    }
