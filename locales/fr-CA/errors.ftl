# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] Le nom est vide.
       *[none] Message illisible : { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] Ces paramètres sont impossibles : avec { $count } robot, il ne te reste pas de place.
               *[other] Ces paramètres sont impossibles : avec { $count } robots, il ne te reste pas de place.
            }
        [seat-taken] Ces paramètres sont impossibles : une place à supprimer est occupée.
       *[none] Ces paramètres sont impossibles : { $detail }.
    }
error-too-large = Le message est trop gros.
error-not-json = La requête doit être en JSON.
error-too-fast = Trop de requêtes. Attends un instant.
error-too-many-connections = Trop de connexions depuis ton réseau. Attends un instant.
error-unknown-page = Il n’y a pas de page à cette adresse.
error-unknown-table = Cette table n’existe pas.
error-unknown-seat = Cette place n’existe pas.
error-wrong-method = Cette adresse n’accepte pas cette méthode.
error-wrong-token = Ce lien n’ouvre pas de place ici.
error-wrong-password = Mot de passe incorrect.
error-password-wait =
    { $count ->
        [one] Trop de mots de passe incorrects. Réessaie dans { $count } seconde.
       *[other] Trop de mots de passe incorrects. Réessaie dans { $count } secondes.
    }
error-wrong-origin = Cette page n’appartient pas à ce serveur.
error-wrong-host = Ce serveur ne porte pas ce nom. L’administration peut ajouter le nom avec --origin.
error-no-spectators = Cette table n’admet pas de public.
error-too-many-spectators = Il n’y a plus de place pour le public à cette table.
error-table-locked = L’hôte a verrouillé la table.
error-table-full = Toutes les places sont prises.
error-table-worn-out = On a tant joué à cette table que son historique est plein. Crée une autre table.
error-no-table = Aucune table ouverte n’a de place libre en ce moment.
error-seat-taken = Cette place est prise.
error-seat-limit = Plus personne de ton réseau ne peut s’asseoir à cette table ouverte.
error-not-seated = Il faut jouer à cette table pour faire cela.
error-not-host = Seul l’hôte peut faire cela.
error-not-now =
    { $reason ->
        [round-none] Impossible maintenant : aucune manche n’est en cours.
        [paused] Impossible maintenant : le jeu est en pause.
        [match-on] Impossible maintenant : une partie est en cours.
        [match-none] Impossible maintenant : aucune partie n’est en cours.
        [match-open] Impossible maintenant : aucune partie n’est finie.
        [deal-none] Impossible maintenant : aucune manche n’attend la donne.
        [own-seat] Impossible maintenant : pour laisser ta propre place, quitte la table.
        [bot-in-match] Impossible maintenant : on ne retire pas un robot pendant une partie.
        [pause-none] Impossible maintenant : il n’y a rien à mettre en pause.
        [not-paused] Impossible maintenant : le jeu n’est pas en pause.
        [uno-early] Impossible maintenant : après ta prochaine carte, il ne peut pas t’en rester exactement une.
        [stage-none] Impossible maintenant : aucune étape n’est en cours.
        [stage-ended] Impossible maintenant : cette table a fini l’étape.
        [stage-waiting-none] Impossible maintenant : aucune étape n’attend de commencer.
        [break-none] Impossible maintenant : il n’y a pas de pause.
        [tournament-open] Impossible maintenant : le tournoi n’est pas fini.
        [records-written] Impossible maintenant : l’historique est en cours d’écriture.
        [seats-fixed] Impossible maintenant : les places se changent avant la première partie.
        [name-same] C’est déjà ton nom.
        [shuffle-none] Impossible maintenant : le mélange de cette partie ne peut pas être vérifié.
        [shuffle-hidden] Impossible maintenant : le mélange est montré une fois toutes les cartes découvertes.
        [tournament-moved-on] Impossible maintenant : le tournoi a continué entre-temps.
       *[moved-on] Impossible maintenant : la table a continué entre-temps.
    }
error-seats-open = Il reste des places libres.
error-no-hints = Les conseils sont réservés aux tables contre des robots.
error-no-chat = Cette table n’a pas de clavardage.
error-muted = L’hôte t’a coupé le clavardage.
error-unsupported-protocol = Flipdeck a été mis à jour. Actualise cette page; ta place est gardée.
error-hello-first = Le premier message doit être hello.
error-duplicate-hello = Le message hello a déjà été envoyé.
error-taken-over = La place a été reprise sur un autre appareil.
error-removed = L’hôte t’a retiré cette place.
error-blocked = L’hôte t’a fait quitter cette table.
error-left = Tu as quitté la table.
error-too-slow = La connexion est trop lente.
error-too-many-tables = Le serveur a trop de tables. Réessaie plus tard.
error-too-many-own-tables = Trop de tables ouvertes depuis ton réseau. Réessaie plus tard.
error-closing = Le serveur redémarre.
error-banned = L’administration de ce serveur t’a bloqué l’accès.
error-table-ended = L’administration de ce serveur a fermé cette table.
error-unknown-tournament = Ce tournoi n’existe pas.
error-unknown-player = Personne ne joue sous ce nom.
error-name-taken = Ce nom est déjà pris : { $player }. Ajoute une lettre ou mets ton nom complet.
error-tournament-full = Toutes les places de ce tournoi sont prises.
error-tournament-started = Le tournoi a commencé, et il n’y a aucune place à reprendre.
error-tournament-over = Le tournoi est fini.
error-tournament-table = Cette table fait partie d’un tournoi : c’est l’organisation qui en décide.
error-not-organiser = Seule l’organisation peut faire cela.
error-not-player = Il faut jouer dans ce tournoi pour faire cela.
error-moved = L’étape suivante a commencé à une autre table.
error-too-many-tournaments = Trop de tournois sont ouverts. Arrêtes-en un ou réessaie plus tard.
error-too-many-players = Trop d’inscriptions depuis ce réseau.
error-storage-unavailable = Le serveur ne peut rien enregistrer pour l’instant; rien n’a changé.
error-broken-table = Impossible de charger cette table.
error-server-error = Le serveur a rencontré un problème. Rien n’a changé.
