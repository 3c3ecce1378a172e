# The score pad for a real deck. It also works as one file, without a server.

pad-title = Carnet de pointage
pad-page-title = { $title } · Carnet de pointage
pad-lead = Tiens le pointage d’une partie avec de vraies cartes. Tout reste sur cet appareil.
pad-all = Tous les carnets
pad-theme =
    { $theme ->
        [day] Claire
        [night] Sombre
       *[auto] Automatique
    }
pad-theme-label = Apparence : { pad-theme }
pad-new = Nouveau carnet
pad-none = Aucun carnet pour l’instant. Commences-en un : tu le retrouveras ici.
pad-kept = Tes carnets
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] pas commencé
        [one] { $count } manche
       *[other] { $count } manches
    }
pad-import = Importer un fichier
pad-imported = Carnet importé : { $title }
pad-unreadable = Illisible
pad-unreadable-hint = Un carnet de cet appareil ne s’ouvre pas. { $reason } Enregistre-le dans un fichier ou supprime-le.
pad-not-kept = Ce navigateur ne conserve pas les données de cette page. Exporte ton carnet avant de la fermer.

# Using it without a network.
pad-offline = Hors ligne
pad-offline-ready = C’est prêt : sur cet appareil, cette page s’ouvre maintenant hors ligne.
pad-offline-preparing = Préparation de l’utilisation hors ligne…
pad-offline-file = Cette connexion n’est pas chiffrée, le navigateur ne peut donc pas conserver la page. Télécharge le carnet dans un fichier : il s’ouvre avec n’importe quel navigateur, même hors ligne.
pad-offline-failed = Le navigateur n’a pas pu conserver la page. Télécharge plutôt le carnet dans un fichier.
pad-offline-also = Tu peux aussi le télécharger en un seul fichier.
pad-download = Télécharger le carnet
pad-updated = Une nouvelle version du carnet est prête.
pad-reload = Actualiser

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Une seule manche
        [points] Points
        [lowest] Total le plus bas
        [partners] Partenaires
        [rotation4] Rotation à quatre
        [rotation8] Rotation à huit
       *[elimination] Élimination
    }
pad-goal =
    { $mode ->
        [single] Qui finit gagne. Pas de points.
        [points] Qui finit marque les points de toutes les autres mains. Le premier total à { $target } gagne.
        [lowest] Tout le monde marque les points de sa propre main. Dès que quelqu’un atteint { $target }, le total le plus bas gagne.
        [partners] Les partenaires sont face à face et marquent les points des deux mains adverses. La première équipe à { $target } gagne.
        [rotation4] Tout le monde fait équipe avec tout le monde pendant quatre manches, { $rounds } manches en tout. Le total le plus élevé gagne.
        [rotation8] Deux tables, { $rounds } manches chacune. Tout le monde fait équipe avec tout le monde pendant quatre manches. Le total le plus élevé gagne.
       *[elimination] Tout le monde marque les points de sa propre main. À { $target }, on est hors jeu; la dernière personne en lice gagne.
    }
pad-mode = Comment joue-t-on?
pad-target = Points à atteindre
pad-cycles = Nombre de rotations complètes
pad-players = Joueurs
pad-players-hint = Dans l’ordre autour de la table, dans le sens horaire.
pad-players-rotation = Dans n’importe quel ordre : le carnet dit qui s’assoit où.
pad-player = Joueur { $number }
pad-add-player = Ajouter un joueur
pad-remove-player = Retirer { $name }
pad-move-up = Faire monter { $name }
pad-first-dealer = Qui donne en premier?
pad-first-dealer-table = Qui donne en premier à la table { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Tout le monde pige une carte. Le chiffre le plus élevé donne; les symboles comptent pour 0. Les personnes à égalité pigent de nouveau.
        [highest_points] Tout le monde pige une carte. La carte qui vaut le plus de points donne. Les personnes à égalité pigent de nouveau.
       *[chosen] Choisis qui tu veux.
    }
pad-name = Nom de ce carnet
pad-name-hint = facultatif
pad-start = Commencer
pad-cancel = Annuler

# The match.
pad-round = Manche { $number }
pad-round-of = Manche { $number } sur { $rounds }
pad-table = Table { $table }
pad-deals = { $name } donne, { $first } commence.
pad-deals-right = { $name } donne, { $first } commence. On joue d’abord vers la droite.
pad-again = La dernière manche était bloquée : on la rejoue.
pad-seats = Qui s’assoit où
pad-seats-changed = Nouvelles équipes : on change de place.
pad-team = { $one } et { $other }
pad-against = contre
pad-table-waits = La table { $table } attend l’autre table.
pad-dealer = donne
pad-enter = Inscrire la manche { $number }
pad-enter-table = Inscrire la manche { $number } à la table { $table }
pad-continue = Continuer à inscrire la manche
pad-standings = Classement
pad-totals = Total
pad-is-out = hors jeu
pad-leads = en tête
pad-wins =
    { $count ->
        [one] { $names } gagne
       *[other] { $names } gagnent
    }
pad-shares = { $names } se partagent la victoire
pad-out-wins = { $name } a fini et gagne
pad-winner = victoire
pad-again-match = Rejouer avec les mêmes joueurs
pad-sheet = Feuille de pointage
pad-sheet-empty = Les manches s’affichent ici. Touche une manche pour la corriger.
pad-sheet-round = Manche
pad-sheet-edit = Corriger la manche { $number } : { $result }
pad-sheet-edit-table = Corriger la manche { $number } à la table { $table } : { $result }
pad-result-won = { $name } a fini
pad-result-blocked = manche bloquée
pad-went-out = a fini
pad-undo = Annuler
pad-redo = Rétablir
pad-undone = C’est annulé
pad-redone = C’est rétabli

# A round.
pad-entry-edit = Corriger la manche { $number }
pad-who-out = Qui a fini?
pad-nobody = Personne : la manche est bloquée
pad-blocked-hint = Personne ne marque de points. La donne passe, et on rejoue la manche.
pad-side = Quel côté était en jeu à la fin?
pad-side-name =
    { $side ->
        [light] Côté clair
       *[dark] Côté sombre
    }
pad-hands = Cartes restées en main
pad-hand-of = { $name } : { $sum }
pad-hand-none = { $name } : rien d’inscrit
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
pad-partner-free = { $name } : ces cartes ne comptent pas, les partenaires marquent ensemble.
pad-keypad = Cartes en main : { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
        [one] { $kind }, { points-count }, { $taken } carte inscrite
       *[other] { $kind }, { points-count }, { $taken } cartes inscrites
    }
pad-key-none = { $kind } : les { $count } cartes sont inscrites
pad-take-back = Retirer une carte : { $kind }
pad-untap = Annuler la dernière carte
pad-tap = Choisir les cartes
pad-type = Taper le total
pad-sum = { $name } : points en main
pad-sum-bad = Entre un nombre entier.
pad-next-hand = Ensuite : { $name }
pad-too-much = Ces mains valent plus que le paquet au complet : { $most } points en tout au maximum.
pad-save = Enregistrer la manche
pad-save-edit = Enregistrer la correction
pad-delete-round = Supprimer cette manche
pad-scores = { $name } : { $points }
pad-preview-nobody = Personne ne marque de points.
pad-preview-missing = Il manque encore : { $names }
pad-preview-who = Choisis qui a fini.
pad-saved = Manche enregistrée. { $result }

# Sharing and files.
pad-more = Partager, exporter, modifier
pad-share = Partager le résultat
pad-copy = Copier le texte
pad-copied = C’est copié.
pad-copy-failed = Le navigateur n’a pas permis la copie. Sélectionne le texte ci-dessous.
pad-export-json = Exporter dans un fichier
pad-export-csv = Exporter en CSV
pad-edit-names = Noms et objectif
pad-save-names = Enregistrer les changements
pad-delete = Supprimer ce carnet
pad-delete-sure = Supprimer « { $title } » pour de bon?
pad-delete-yes = Supprimer
pad-delete-no = Garder
pad-csv-round = Manche
pad-csv-table = Table
pad-csv-dealer = Donne
pad-csv-out = A fini
pad-csv-held = { $name } : en main
pad-csv-points = { $name } : points
pad-csv-total = { $name } : total
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name } : { $score }
pad-summary-out = { $name } : { $score } (hors jeu)

# Refusals.
pad-error-not-json = Ce fichier n’est pas un carnet de pointage : ce n’est pas du JSON. Choisis un fichier exporté à partir d’un carnet.
pad-error-not-a-pad = Ce fichier n’est pas un carnet de pointage. Choisis un fichier exporté à partir d’un carnet.
pad-error-newer = Ce carnet vient d’une version plus récente (format { $version }). Actualise la page en ligne, ou télécharge le carnet de nouveau.
pad-error-bad-field = Ce carnet est endommagé à l’endroit « { $field } ». Rien n’a été importé.
pad-error-too-large = Ce fichier est trop gros pour un carnet de pointage.
pad-error-file-unreadable = Impossible de lire le fichier. Choisis-le de nouveau.
pad-error-after-end = La partie serait finie avant la manche { $round }. Supprime d’abord les manches suivantes.
pad-error-table-waits = Manche { $round } : la table { $table } devrait attendre l’autre table. Supprime d’abord les manches suivantes.
pad-error-other-seats = La manche { $round } s’est jouée avec d’autres équipes. Supprime d’abord les manches suivantes, puis change celle-ci.
pad-error-winner-out = Manche { $round } : { $name } serait déjà hors jeu. Supprime d’abord les manches suivantes.
pad-error-hand-missing = Manche { $round } : il manque les cartes restées en main ({ $name }).
pad-error-too-many-cards = Manche { $round } : le paquet n’a que { $count } cartes de cette sorte ({ $kind }).
pad-error-too-many-points = Manche { $round } : les mains valent { $points } points, le paquet au complet n’en vaut que { $most }.
pad-error-same-names = Deux joueurs ont le même nom. Donne à chacun un nom différent.
pad-error-not-stored = La mémoire du navigateur est pleine. Exporte ce carnet, puis supprime les anciens.
