# The score pad for a real deck. It also works as one file, without a server.

pad-title = Punktezettel
pad-page-title = { $title } · Punktezettel
pad-lead = Schreib die Punkte auf, wenn ihr mit echten Karten spielt. Alles bleibt auf diesem Gerät.
pad-all = Alle Punktezettel
pad-theme =
    { $theme ->
        [day] Hell
        [night] Dunkel
       *[auto] Automatisch
    }
pad-theme-label = Darstellung: { pad-theme }
pad-new = Neuer Punktezettel
pad-none = Noch kein Punktezettel da. Fang einen an, dann findest du ihn hier wieder.
pad-kept = Deine Punktezettel
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] noch nicht begonnen
        [one] 1 Runde
       *[other] { $count } Runden
    }
pad-import = Datei importieren
pad-imported = Importiert: { $title }
pad-unreadable = Nicht lesbar
pad-unreadable-hint = Ein Punktezettel auf diesem Gerät lässt sich nicht öffnen. { $reason } Speichere ihn als Datei oder lösche ihn.
pad-not-kept = Dieser Browser merkt sich nichts für diese Seite. Exportiere deinen Punktezettel, bevor du sie schließt.

# Using it without a network.
pad-offline = Ohne Netz
pad-offline-ready = Bereit: Diese Seite öffnet sich auf diesem Gerät jetzt auch ohne Netz.
pad-offline-preparing = Die Seite wird für die Nutzung ohne Netz vorbereitet …
pad-offline-file = Diese Verbindung ist nicht verschlüsselt, deshalb kann der Browser die Seite nicht speichern. Lade den Punktezettel als Datei herunter: Sie läuft in jedem Browser und braucht kein Netz.
pad-offline-failed = Der Browser konnte die Seite nicht speichern. Lade den Punktezettel stattdessen als Datei herunter.
pad-offline-also = Du kannst ihn auch als einzelne Datei herunterladen.
pad-download = Punktezettel herunterladen
pad-updated = Eine neue Version des Punktezettels ist da.
pad-reload = Neu laden

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Einzelne Runde
        [points] Punkte
        [lowest] Niedrigste Summe
        [partners] Partnerspiel
        [rotation4] Rotation zu viert
        [rotation8] Rotation zu acht
       *[elimination] Ausscheiden
    }
pad-goal =
    { $mode ->
        [single] Wer zuerst alle Karten los ist, gewinnt. Punkte gibt es keine.
        [points] Wer alle Karten los ist, bekommt die Punkte aller anderen Hände. Wer zuerst { $target } hat, gewinnt.
        [lowest] Allen wird angeschrieben, was sie noch auf der Hand haben. Sobald jemand { $target } erreicht, gewinnt die niedrigste Summe.
        [partners] Die beiden eines Teams sitzen sich gegenüber und bekommen die Punkte beider Hände des anderen Teams. Das erste Team mit { $target } gewinnt.
        [rotation4] Alle bilden mit allen anderen je vier Runden lang ein Team, insgesamt { $rounds } Runden. Die höchste Summe gewinnt.
        [rotation8] Zwei Tische mit je { $rounds } Runden. Alle bilden mit allen anderen je vier Runden lang ein Team. Die höchste Summe gewinnt.
       *[elimination] Allen wird angeschrieben, was sie noch auf der Hand haben. Wer { $target } erreicht, ist raus; wer übrig bleibt, gewinnt.
    }
pad-mode = Wie spielt ihr?
pad-target = Zielpunktzahl
pad-cycles = Rotationen
pad-players = Wer spielt mit?
pad-players-hint = So, wie ihr sitzt, im Uhrzeigersinn.
pad-players-rotation = Die Reihenfolge ist egal: Der Punktezettel sagt, wer wo sitzt.
pad-player = Name { $number }
pad-add-player = Noch jemand
pad-remove-player = { $name } entfernen
pad-move-up = { $name } nach oben
pad-first-dealer = Wer gibt zuerst?
pad-first-dealer-table = Wer gibt zuerst an Tisch { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Alle ziehen eine Karte. Die höchste Zahl gibt, Symbole zählen 0. Bei Gleichstand wird noch einmal gezogen.
        [highest_points] Alle ziehen eine Karte. Die Karte mit den meisten Punkten gibt. Bei Gleichstand wird noch einmal gezogen.
       *[chosen] Sucht euch aus, wer anfängt zu geben.
    }
pad-name = Name dieses Punktezettels
pad-name-hint = muss nicht sein
pad-start = Los geht’s
pad-cancel = Abbrechen

# The match.
pad-round = Runde { $number }
pad-round-of = Runde { $number } von { $rounds }
pad-table = Tisch { $table }
pad-deals = { $name } gibt, { $first } fängt an.
pad-deals-right = { $name } gibt, { $first } fängt an. Gespielt wird zuerst nach rechts.
pad-again = Die letzte Runde war blockiert und wird noch einmal gespielt.
pad-seats = Wer sitzt wo
pad-seats-changed = Neue Teams: Bitte setzt euch um.
pad-team = { $one } und { $other }
pad-against = gegen
pad-table-waits = Tisch { $table } wartet auf den anderen Tisch.
pad-dealer = gibt
pad-enter = Runde { $number } eintragen
pad-enter-table = Runde { $number } an Tisch { $table } eintragen
pad-continue = Runde weiter eintragen
pad-standings = Punktestand
pad-totals = Gesamt
pad-is-out = raus
pad-leads = führt
pad-wins =
    { $count ->
        [one] { $names } gewinnt
       *[other] { $names } gewinnen
    }
pad-shares = { $names } teilen sich den Sieg
pad-out-wins = { $name } ist alle Karten los und gewinnt
pad-winner = gewonnen
pad-again-match = Noch einmal in dieser Besetzung
pad-sheet = Alle Runden
pad-sheet-empty = Hier stehen dann die Runden. Tipp auf eine, um sie zu korrigieren.
pad-sheet-round = Runde
pad-sheet-edit = Runde { $number } korrigieren: { $result }
pad-sheet-edit-table = Runde { $number } an Tisch { $table } korrigieren: { $result }
pad-result-won = { $name } gewinnt die Runde
pad-result-blocked = blockiert
pad-went-out = Runde gewonnen
pad-undo = Rückgängig
pad-redo = Wiederholen
pad-undone = Rückgängig gemacht
pad-redone = Wiederhergestellt

# A round.
pad-entry-edit = Runde { $number } korrigieren
pad-who-out = Wer ist alle Karten los?
pad-nobody = Niemand: Die Runde war blockiert
pad-blocked-hint = Niemand bekommt Punkte. Wer als Nächstes mit Geben dran ist, gibt die Runde neu.
pad-side = Welche Seite galt am Ende?
pad-side-name =
    { $side ->
        [light] Helle Seite
       *[dark] Dunkle Seite
    }
pad-hands = Übrige Handkarten
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: noch nicht eingetragen
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }
pad-partner-free = Die Karten von { $name } zählen nicht: Im Team gibt es die Punkte gemeinsam.
pad-keypad = Karten von { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
       *[other] { $kind }, { points-count }, { $taken } eingetragen
    }
pad-key-none = { $kind }: alle { $count } sind eingetragen
pad-take-back = Eine Karte entfernen: { $kind }
pad-untap = Letzte Karte zurück
pad-tap = Karten antippen
pad-type = Summe eintippen
pad-sum = Punkte auf der Hand von { $name }
pad-sum-bad = Gib eine ganze Zahl ein.
pad-next-hand = Weiter: { $name }
pad-too-much = So viele Punkte hat das Deck nicht: Zusammen sind es höchstens { $most }.
pad-save = Runde speichern
pad-save-edit = Korrektur speichern
pad-delete-round = Diese Runde löschen
pad-scores = { $name }: { $points }
pad-preview-nobody = Niemand bekommt Punkte.
pad-preview-missing = Noch offen: { $names }
pad-preview-who = Wähle aus, wer alle Karten los ist.
pad-saved = Runde gespeichert. { $result }

# Sharing and files.
pad-more = Teilen, exportieren, bearbeiten
pad-share = Ergebnis teilen
pad-copy = Als Text kopieren
pad-copied = Kopiert.
pad-copy-failed = Der Browser hat das Kopieren nicht erlaubt. Markiere den Text unten.
pad-export-json = Als Datei exportieren
pad-export-csv = Als CSV exportieren
pad-edit-names = Namen und Ziel
pad-save-names = Änderungen speichern
pad-delete = Diesen Punktezettel löschen
pad-delete-sure = „{ $title }“ endgültig löschen?
pad-delete-yes = Löschen
pad-delete-no = Behalten
pad-csv-round = Runde
pad-csv-table = Tisch
pad-csv-dealer = Gegeben von
pad-csv-out = Gewonnen von
pad-csv-held = { $name }: auf der Hand
pad-csv-points = { $name }: Punkte
pad-csv-total = { $name }: gesamt
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (raus)

# Refusals.
pad-error-not-json = Diese Datei ist kein Punktezettel: Sie ist kein JSON. Nimm eine Datei, die aus einem Punktezettel exportiert wurde.
pad-error-not-a-pad = Diese Datei ist kein Punktezettel. Nimm eine Datei, die aus einem Punktezettel exportiert wurde.
pad-error-newer = Dieser Punktezettel stammt aus einer neueren Version (Format { $version }). Lade die Seite mit Netz neu oder lade den Punktezettel noch einmal herunter.
pad-error-bad-field = Dieser Punktezettel ist bei „{ $field }“ beschädigt. Es wurde nichts importiert.
pad-error-too-large = Diese Datei ist zu groß für einen Punktezettel.
pad-error-file-unreadable = Die Datei ließ sich nicht lesen. Wähle sie noch einmal aus.
pad-error-after-end = Die Partie wäre schon vor Runde { $round } zu Ende. Lösche zuerst die späteren Runden.
pad-error-table-waits = Runde { $round }: Tisch { $table } müsste auf den anderen Tisch warten. Lösche zuerst die späteren Runden.
pad-error-other-seats = Runde { $round } wurde in anderen Teams gespielt. Lösche zuerst die späteren Runden und ändere dann diese.
pad-error-winner-out = Runde { $round }: { $name } wäre da schon raus. Lösche zuerst die späteren Runden.
pad-error-hand-missing = Runde { $round }: Es fehlt, was { $name } auf der Hand hatte.
pad-error-too-many-cards = Runde { $round }: Von der Karte { $kind } hat das Deck nur { $count } Stück.
pad-error-too-many-points = Runde { $round }: Die Hände haben { $points } Punkte, das ganze Deck hat nur { $most }.
pad-error-same-names = Zwei Namen sind gleich. Vergib verschiedene.
pad-error-not-stored = Der Speicher des Browsers ist voll. Exportiere diesen Punktezettel und lösche dann alte.
