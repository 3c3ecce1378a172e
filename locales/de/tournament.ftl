# Tournaments: several tables under one page.

tournament-new = Turnier eröffnen
tournament-new-lead = Mehrere Tische, eine Rangliste: für den Spieleabend, die Feier oder eine Veranstaltung.
tournament-mode =
    { $mode ->
        [rotation8] Rotation zu acht
        [elimination] Ausscheiden
       *[points] Punkte über mehrere Runden
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Acht Leute, zwei Tische. Alle bilden mit allen anderen je vier Runden lang ein Team; die höchste Summe gewinnt.
        [elimination] Nach jeder Runde neue Tische. Wer die Grenze erreicht, ist raus; wer übrig bleibt, gewinnt.
       *[points] Eine feste Zahl von Runden, jedes Mal gegen andere; die höchste Summe gewinnt.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Alle bilden mit allen anderen je vier Runden lang ein Team; die höchste Summe gewinnt.
               *[other] Alle bilden mit allen anderen je vier Runden lang ein Team, und das { $cycles }-mal; die höchste Summe gewinnt.
            }
        [elimination] Bis zu { $size } an einem Tisch, nach jeder Runde neue Tische: Wer { $target } Punkte erreicht, ist raus.
       *[points]
            { $rounds ->
                [one] Eine Runde an Tischen zu { $size }; die meisten Punkte gewinnen.
               *[other] { $rounds } Runden an Tischen zu { $size }; die höchste Summe gewinnt.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Titel
tournament-places = Plätze
tournament-table-size =
    { $mode ->
        [elimination] Höchstens so viele an einem Tisch
       *[points] So viele an einem Tisch
    }
tournament-rounds = Runden
tournament-target = Raus bei so vielen Punkten
tournament-i-play = Ich spiele mit
tournament-more = Weitere Optionen
tournament-pause = Pause zwischen den Durchgängen, in Sekunden
tournament-no-show = Wer nicht da ist, wird nach so vielen Sekunden von einem Bot vertreten
tournament-table-time = Zeitlimit für einen Durchgang, in Minuten (0: keins)
tournament-watched = Wer den Link eines Tisches hat, darf zuschauen, sieht aber nur die Zahl der Karten
tournament-make = Turnier eröffnen

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Der erste Durchgang beginnt …
tournament-stage = Durchgang { $stage }
tournament-stage-of = Durchgang { $stage } von { $stages }
tournament-table = Tisch { $table }
tournament-seat = Tisch { $table }, gegen { $opponents }
tournament-seat-partner = Tisch { $table }, mit { $partner } gegen { $opponents }
tournament-next = Als Nächstes: { $seat }
tournament-next-in = Nächster Durchgang in
tournament-next-stage = Nächster Durchgang
tournament-stage-begins = Durchgang { $stage } beginnt.
tournament-stage-over = Durchgang { $stage } ist vorbei.
tournament-you-play = Du spielst hier: { $seat }.
tournament-over = Das Turnier ist vorbei.
tournament-ended-for = Die Turnierleitung hat es beendet: { $reason }

tournament-signed-in =
    { $count ->
        [0] Noch niemand angemeldet; { $places } Plätze
       *[other] { $count } von { $places } Plätzen belegt
    }
tournament-sign-in = Anmelden
tournament-late = Das Turnier läuft schon. Du kannst noch den Platz eines Bots übernehmen, wenn einer frei ist.
tournament-full = Alle Plätze sind belegt. Frag die Turnierleitung, ob jemand abgesprungen ist.
tournament-already = Du hast dich auf diesem Gerät angemeldet.
tournament-my-page = Zu meiner Seite
tournament-scan = Zum Anmelden scannen

tournament-playing-as = Du spielst als { $name }
tournament-my-seat = Wo ich spiele
tournament-wait-start = Du bist angemeldet. Bitte warte auf den Start.
tournament-wait-others = Dein Tisch ist fertig. Die anderen Tische spielen noch.
tournament-go = Zu meinem Tisch
tournament-sit-out = In diesem Durchgang spielst du nicht.
tournament-you-are-out = Du bist raus.
# $place is an ordinal number; German writes every one with a full stop.
tournament-nth = { $place }.
# After "mit" the points are in the dative, so points-count does not fit here.
tournament-your-place =
    { $shared ->
        [yes]
            { $count ->
                [one] Du teilst dir mit 1 Punkt den { tournament-nth } Platz.
               *[other] Du teilst dir mit { $count } Punkten den { tournament-nth } Platz.
            }
       *[no]
            { $count ->
                [one] Du hast mit 1 Punkt den { tournament-nth } Platz belegt.
               *[other] Du hast mit { $count } Punkten den { tournament-nth } Platz belegt.
            }
    }
tournament-your-place-now =
    { $shared ->
        [yes]
            { $count ->
                [one] Du teilst dir im Moment mit 1 Punkt den { tournament-nth } Platz.
               *[other] Du teilst dir im Moment mit { $count } Punkten den { tournament-nth } Platz.
            }
       *[no]
            { $count ->
                [one] Du liegst im Moment mit 1 Punkt auf dem { tournament-nth } Platz.
               *[other] Du liegst im Moment mit { $count } Punkten auf dem { tournament-nth } Platz.
            }
    }
tournament-my-place = Mein Platz: anderes Gerät, Name, aussteigen
tournament-other-device = Auf einem anderen Gerät öffnen
tournament-other-device-hint = Wer diesen Link hat, kann für dich spielen: Behalte ihn für dich.
tournament-new-name = Neuer Name
tournament-rename = Umbenennen
tournament-leave = Aus dem Turnier aussteigen
tournament-leave-open = Dein Platz wird für jemand anderen frei.
tournament-leave-playing = Ein Bot spielt für dich weiter, und du kannst nicht zurückkommen. Deine Punkte bleiben stehen.
tournament-organise = Turnier leiten

tournament-standings = Rangliste
tournament-standings-none = Noch keine Rangliste.
tournament-place = Platz
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Runden gespielt
tournament-won = Runden gewonnen
tournament-out-in = Raus
tournament-out-stage = Durchgang { $stage }
tournament-won-by =
    { $winners ->
        [one]
            { $count ->
                [one] { $names } gewinnt mit 1 Punkt.
               *[other] { $names } gewinnt mit { $count } Punkten.
            }
       *[other]
            { $count ->
                [one] { $names } teilen sich mit 1 Punkt den Sieg.
               *[other] { $names } teilen sich mit { $count } Punkten den Sieg.
            }
    }
tournament-winner =
    { $count ->
        [one] Gewonnen hat
       *[other] Gewonnen haben
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Tisch { $table } · Runde { $round } von { $rounds }
tournament-line-stage = { $name } · Tisch { $table } · Durchgang { $stage }
tournament-back = Zum Turnier
tournament-table-waits = Tisch { $table } wartet auf den nächsten Durchgang.

tournament-tables = Tische
tournament-table-state =
    { $phase ->
        [waiting] Wartet
        [playing]
            { $rounds ->
                [one] Spielt
               *[other] Runde { $round } von { $rounds }
            }
        [stuck] Schon lange kein Zug
       *[done] Fertig
    }
tournament-tables-done = { $done } von { $tables } Tischen sind fertig.
tournament-watch = Zuschauen
tournament-watch-table = An Tisch { $table } zuschauen
tournament-end-table = Diesen Tisch beenden
tournament-end-table-number = Tisch { $table } beenden
tournament-end-table-hint = Der Durchgang endet an diesem Tisch. Für nicht beendete Runden gibt es keine Punkte.

tournament-start = Starten
tournament-start-fill = Mit Bots auffüllen und starten
tournament-start-hint =
    { $free ->
        [0] Alle Plätze sind belegt.
        [one] 1 Platz ist frei. Wenn du jetzt startest, geht er an einen Bot.
       *[other] { $free } Plätze sind frei. Wenn du jetzt startest, gehen sie an Bots.
    }
tournament-begin = Nächsten Durchgang beginnen
tournament-extend = Pause um { $seconds } Sekunden verlängern
tournament-end = Turnier beenden
tournament-end-hint = Alle Tische hören auf, und die Rangliste bleibt, wie sie jetzt ist.

tournament-players = Wer mitspielt
tournament-players-none = Noch niemand angemeldet. Teile den Link zum Mitspielen.
tournament-player-state = Status
tournament-actions = Aktionen
tournament-bots =
    { $count ->
        [one] 1 Bot spielt mit.
       *[other] { $count } Bots spielen mit.
    }
tournament-removed = Ausgestiegen; ein Bot spielt weiter
tournament-bot-plays = Nicht da; ein Bot spielt
tournament-rename-who = { $name } umbenennen
tournament-remove-who = { $name } entfernen
tournament-remove-open = { $name } verliert den Platz und kann sich neu anmelden.
tournament-remove-playing = Ein Bot spielt für { $name } weiter, und { $name } kann nicht zurückkommen. Platz und Punkte bleiben.
tournament-reissue = Neuer Link
tournament-reissue-who = Neuer Link für { $name }
tournament-reissue-hint = { $name } bekommt einen neuen persönlichen Link, für ein anderes Gerät. Der alte Link gilt dann nicht mehr.
tournament-reissue-do = Neuen Link erstellen
tournament-new-link = Neuer Link für { $name }
tournament-new-link-hint = Lass { $name } diesen Code scannen oder schick den Link. Er wird nur jetzt gezeigt.

tournament-links = Links
tournament-link-join = Zum Mitspielen
tournament-link-join-hint = Wer diesen Link hat, kann sich mit Namen anmelden.
tournament-copy-join = Link zum Mitspielen kopieren
tournament-link-screen = Für einen großen Bildschirm
tournament-link-screen-hint = Zeigt, wer wo spielt, die Rangliste und den Countdown.
tournament-copy-screen = Link für den Bildschirm kopieren
tournament-open-screen = Große Anzeige öffnen
tournament-link-organise = Für die Turnierleitung
tournament-link-organise-hint = Wer diesen Link hat, kann alles, was du auf dieser Seite kannst. Heb ihn auf: Ohne ihn kann niemand dieses Turnier leiten.
tournament-copy-organise = Link für die Turnierleitung kopieren
tournament-links-elsewhere = Die Links zum Mitspielen und für Bildschirme kennt nur das Gerät, auf dem das Turnier eröffnet wurde. Kopiere dort den Link für die Turnierleitung und öffne ihn hier.

tournament-save-csv = Rangliste als CSV speichern
tournament-save-json = Ergebnisse als JSON speichern
tournament-save-records = Spielprotokolle speichern
tournament-records-later = Die Spielprotokolle aller Runden lassen sich speichern, sobald das Turnier vorbei ist.
tournament-print = Rangliste drucken

tournament-net-lost = Verbindung verloren, sie wird wiederhergestellt …
tournament-net-restart = Der Server startet neu. Das Turnier geht von selbst weiter.
tournament-ended =
    { $error ->
        [unknown-tournament] Dieses Turnier gibt es nicht.
        [no-secret] Diese Seite öffnet sich nur mit ihrem Link. Frag die Turnierleitung nach deinem.
        [wrong-token] Dieser Link öffnet diese Seite nicht, oder er wurde ersetzt. Frag die Turnierleitung nach einem neuen.
        [taken-over] Du hast einen neuen Link, der den bisherigen ersetzt. Öffne den neuen.
        [removed] Die Turnierleitung hat dich aus dem Turnier genommen.
        [left] Du bist aus dem Turnier ausgestiegen.
        [unsupported-protocol] Flipdeck wurde aktualisiert. Lade die Seite neu; dein Platz bleibt dir.
       *[other] Dieses Turnier lässt sich nicht öffnen.
    }
