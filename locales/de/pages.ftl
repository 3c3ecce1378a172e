# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Zum Inhalt springen
home-title = Ein Kartentisch mit zwei Seiten
home-lead = Jede Karte hat eine Tagseite und eine Nachtseite. Ein Flip dreht sie alle um.
home-flip = Karte umdrehen
home-play = Jetzt spielen
home-play-hint = Du und drei Bots, ohne Konto: { $hint }.
home-friends = Mit Freunden spielen
home-make-hint = Eröffne einen Tisch und verschick den Link.
home-join-hint = Oder gib den Code eines Tisches ein.
home-code = Tischcode
home-code-unknown = Einen Tisch { $code } gibt es nicht. Prüf den Code und versuch es noch einmal.
do-join = Mitspielen
home-open = Offene Tische
home-anywhere = An irgendeinem Tisch mitspielen
home-more = Mehr
home-learn = Spielen lernen
home-learn-hint = In ein paar Minuten
home-rules-hint = Kurz erklärt, alle Karten, die genauen Regeln
home-pad-open = Punktezettel
home-pad = Für echte Karten am echten Tisch; geht auch offline
home-tournaments = Turniere
home-tournaments-hint = Ab zwei Tischen, bis zu 80 Leute
home-matches-hint = Was du gespielt hast und wie es ausging
home-settings-hint = Design, Schriftgröße, Töne, Tastenkürzel
home-unofficial = Ein inoffizieller Tisch für zweiseitige Ablegespiele.
table-line = { $free } von { $seats } Plätzen frei, { $edition }
resume-title = Partie fortsetzen
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] Die Partie hat noch nicht begonnen.
               *[other] Die Partie mit { $names } hat noch nicht begonnen.
            }
        [turn] Du bist dran, Runde { $round } gegen { $names }
        [between] Runde { $round } gegen { $names } ist vorbei
       *[wait] Runde { $round } gegen { $names }
    }
resume-table = Tisch { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Klassik
        [flip-splash] Splash
        [flip-canada] Kanada
        [flip-nordic] Nordisch
        [beachcomber] Strandwellen
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] zweiseitig, die ausführlichen Regeln von 2018
        [flip-splash] zweiseitig, 108 Karten, die gefundene Farbe wird gezeigt
        [flip-canada] zweiseitig, mehr Zeit, jemanden ohne UNO-Ruf zu erwischen
        [flip-nordic] zweiseitig, neuere und kürzere Regeln, eine Runde
        [beachcomber] einseitig, mit Geschenken
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Gedruckte Regeln
        [single] Eine einzelne Runde
        [points] Punkte
        [lowest] Niedrigste Summe
        [partners] Partnerspiel
        [rotation4] Rotation zu viert
        [rotation8] Rotation zu acht
       *[elimination] Ausscheiden
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, Anleitung von 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, kanadische Anleitung
        [flip-nordic] UNO FLIP, neuere Kurzanleitung
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Tisch eröffnen
make-more = Weitere Optionen
make-summary = Das wird gespielt
make-summary-seats =
    { $bots ->
        [0] { $seats } Plätze, keine Bots
        [one] { $seats } Plätze, 1 Bot
       *[other] { $seats } Plätze, { $bots } Bots
    }
make-summary-time = { $seconds } Sekunden pro Zug
do-fewer = Eins weniger
do-more = Eins mehr
make-box = Die Anleitung in deiner Schachtel
make-product = Spiel
make-product-none = Keins davon: Ausgabe wählen
make-language = Sprache der Anleitung
make-section = Gespielt als { $edition }: { $hint }.
make-section-differs = Was dieser Abschnitt anders regelt:
make-cycles = Rotationen
make-edition = Ausgabe
make-mode = Modus
make-target = Zielpunktzahl
make-seats = Plätze
make-bots = Bots
make-time = Bedenkzeit pro Zug
make-time-value =
    { $seconds ->
        [0] Unbegrenzt
       *[other] { $seconds } Sekunden
    }
make-watch = Wer zuschauen darf
watch-name =
    { $watch ->
        [nobody] Niemand
        [counts] Alle (sehen nur die Zahl der Karten)
       *[backs] Alle (sehen auch die Rückseiten)
    }
make-public = Als offenen Tisch anzeigen
make-target-own = gedruckte Regeln
make-password-none = keins
make-chat = Reaktionen und Chat
make-lapses = Bots vergessen manchmal, UNO zu rufen
make-name = Dein Name
do-make = Tisch eröffnen
make-several = Mehr als ein Tisch
make-several-hint = Bei der Rotation zu acht wird an zwei Tischen gespielt, und alle bilden einmal mit allen ein Team. Ein Turnier hat Platz für bis zu 80 Leute.
make-rotation = Rotation zu acht eröffnen
make-rotation-bots = Rotation zu acht mit Bots spielen
make-rotation-hint = Acht Leute an zwei Tischen, mit allen anderen je vier Runden im Team. Du bekommst eine Seite, auf der sich die anderen anmelden; freie Plätze übernehmen Bots.

lobby-title = Tisch { $code }
lobby-invite = Teile diesen Link oder lass die anderen den Code scannen
lobby-copy = Link kopieren
lobby-copied = Kopiert
lobby-code = Code
lobby-seat = Platz { $number }
lobby-open = Frei
lobby-host = Host
lobby-start = Starten
lobby-start-fill = Mit Bots auffüllen und starten
lobby-add-bot = Bot dazusetzen
lobby-remove = Entfernen
lobby-take = Hier hinsetzen
lobby-move = Hierher wechseln
lobby-stand = Aufstehen
lobby-rename = Umbenennen
lobby-share = Teilen
# The title of the link that is handed to another app.
lobby-share-title = Spiel mit an Tisch { $code }
lobby-bot-level = Wie gut { $who } spielt
bot-level =
    { $level ->
        [random] Ungeübt
       *[greedy] Geübt
    }
invite-title = Freunde einladen
invite-full = Alle Plätze sind besetzt
lobby-lock = Tisch sperren
lobby-unlock = Tisch entsperren
lobby-wait = Es geht los, sobald der Host startet.
lobby-spectators =
    { $count ->
        [0] Niemand schaut zu
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
lobby-move-seat = Auf einem anderen Gerät weiterspielen
lobby-move-hint = Wer diesen Link hat, kann auf deinem Platz spielen: Behalte ihn für dich.
lobby-password = Passwort
lobby-host-pass = Zum Host machen

rules-title = Regeln
rules-page-title = Regeln, { $edition }
rules-contents = Inhalt
rules-guide = Kurz erklärt
rules-cards = Die Karten
rules-exact = Die genauen Regeln
rules-exact-hint = Wähl eine Regel aus, um sie ganz zu lesen.
rules-compare = Wo sich die Ausgaben unterscheiden
rules-compare-one = Regelung
rules-sheets = Gedruckt in { $sheets }
rules-printed = Gedruckt in { $section }
rules-not-printed = Nicht gedruckt in { $section }, aber in { $sheets }
rules-ours = In keiner Anleitung gedruckt; unsere eigene Regelung
rules-not-here = Gilt hier nicht
rules-choose = Ausgabe oder Anleitung
rules-editions = Ausgaben
rules-section = Das sind die Regeln von { $section }. Gespielt werden sie als { $edition }.
guide-match = Passend zur obersten Karte
    .text = Spiel eine Karte mit derselben Farbe, Zahl oder demselben Symbol wie die oberste Karte des Ablegestapels.
guide-draw = Oder eine ziehen
    .text =
        { $drawn ->
            [must_play] Nichts passt? Zieh eine Karte. Ist sie spielbar, musst du sie spielen.
            [must_if_forced] Nichts passt? Zieh eine Karte. Ist sie spielbar, musst du sie spielen, außer du hättest eine andere spielen können.
           *[may_play] Nichts passt? Zieh eine Karte. Ist sie spielbar, darfst du sie sofort spielen.
        }
guide-wild = Joker passen immer
    .text = Spiel einen Joker auf eine beliebige Karte und wünsch dir eine Farbe. Bei einem Zieh-Joker muss die nächste Person außerdem ziehen.
guide-flip = Ein Flip dreht alles um
    .text = Deine Hand, beide Stapel, die Karten der anderen: Jetzt gilt die andere Seite, mit anderen Farben und härteren Karten.
guide-backs = Auf die Rückseiten achten
    .text = Von den Karten der anderen siehst du die Rückseiten: was sie nach dem nächsten Flip auf der Hand haben. Deine sehen sie auch.
guide-gift = Karten verschenken
    .text = Mit einer Strandwellen-Karte darfst du jemandem bis zu vier Karten schenken, jede in einer anderen Farbe.
guide-uno = UNO rufen
    .text =
        { $count ->
            [0] Ruf UNO, wenn du deine vorletzte Karte spielst.
            [one] Ruf UNO, wenn du deine vorletzte Karte spielst. Wirst du ohne Ruf erwischt, ziehst du 1 Karte.
           *[other] Ruf UNO, wenn du deine vorletzte Karte spielst. Wirst du ohne Ruf erwischt, ziehst du { $count } Karten.
        }
guide-challenge = Bei einem Bluff herausfordern
    .text =
        { $bluffing ->
            [refused] Einen Zieh-Joker darfst du nur spielen, wenn du keine Karte der aktuellen Farbe hast.
           *[allowed] Wer einen Zieh-Joker spielt und die aktuelle Farbe auf der Hand hat, blufft. Fordere heraus: War es ein Bluff, zieht die Gegenseite statt dir. War es keiner, ziehst du zwei Karten mehr.
        }
guide-out = Alle Karten loswerden
    .text = Wer die letzte Karte aus der Hand spielt, gewinnt die Runde.
guide-score = Den Rest zählen
    .text =
        { $mode ->
            [single] Punkte gibt es nicht: Wer alle Karten los ist, gewinnt.
            [lowest] Alle zählen, was sie noch auf der Hand haben. { $goal }
            [elimination] Alle zählen, was sie noch auf der Hand haben. { $goal }
           *[points] Wer die Runde gewinnt, bekommt Punkte für die Karten, die die anderen noch haben. { $goal }
        }
gallery-number = Zahl
gallery-number-points = So viele Punkte, wie die Zahl angibt
gallery-does =
    { $does ->
        [number] Ohne Wirkung; passt auf die gleiche Farbe oder Zahl.
        [draw]
            { $count ->
                [one] Die nächste Person zieht 1 Karte und setzt aus.
               *[other] Die nächste Person zieht { $count } Karten und setzt aus.
            }
        [reverse] Die Spielrichtung wechselt.
        [skip] Die nächste Person setzt aus.
        [skipall] Alle anderen setzen aus: Du bist noch einmal dran.
        [flip] Alles wird auf die andere Seite gedreht.
        [wild] Passt immer; du wünschst dir eine Farbe.
        [draw-wild] Du wünschst dir eine Farbe; die nächste Person zieht { $count } Karten und setzt aus oder fordert dich heraus.
        [draw-until] Du wünschst dir eine Farbe; die nächste Person zieht, bis diese Farbe kommt, und setzt aus oder fordert dich heraus.
       *[gift] Passt immer; du schenkst jemandem bis zu vier Karten in verschiedenen Farben.
    }
rules-names = Namen in dieser Anleitung
rules-names-ours = Hier
rules-names-printed = In der Anleitung
word-name =
    { $word ->
        [light_side] helle Seite
        [dark_side] dunkle Seite
        [draw_pile] Kartenstock
        [discard_pile] Ablegestapel
        [dealer] Kartengeber
        [round] Runde
        [challenge] herausfordern
        [action_card] Aktionskarte
        [game] Name des Spiels
        [challenge_uno] Ausscheiden
       *[other] { $word }
    }
rules-loading = Die Regeln werden geladen …

settings-title = Einstellungen
settings-name = Dein Name
settings-language = Sprache
settings-speed = Tempo der Animationen
speed-name =
    { $speed ->
        [half] Langsam
        [one] Normal
        [two] Schnell
       *[off] Aus
    }
settings-you = Du
settings-look = Aussehen
settings-theme = Design
theme-name =
    { $theme ->
        [side] Wie die aktive Seite
        [light] Hell
        [dark] Dunkel
       *[system] Wie auf diesem Gerät
    }
settings-text-size = Schriftgröße
text-size-name = { $size } %
settings-patterns = Muster auf den Karten
settings-moves = Animationen
settings-motion = Bewegung
motion-name =
    { $motion ->
        [system] Wie auf diesem Gerät
        [reduce] Überblenden statt bewegen
       *[full] Bewegen
    }
settings-play = Beim Spielen
settings-confirm-tap = Zweimal tippen, um eine Karte zu spielen
settings-shortcuts = Tastenkürzel mit einem Buchstaben
settings-vibrate = Vibrieren, wenn du dran bist
settings-verbosity = Gesprochene Meldungen
verbosity-name =
    { $verbosity ->
        [terse] Knapp
        [normal] Normal
       *[verbose] Ausführlich
    }
settings-sounds = Töne
settings-sound = Töne abspielen
sound-name =
    { $sound ->
        [play] Eine Karte wird gespielt
        [draw] Karten werden gezogen
        [flip] Ein Flip
        [turn] Du bist dran (im Hintergrund)
        [uno] UNO
        [join] Jemand setzt sich dazu
       *[end] Das Ende einer Runde
    }
do-preview = Anhören
settings-large = Größere Karten
settings-saved = In diesem Browser gespeichert.
default-name = Gast
error-network = Der Server ist nicht erreichbar. Schau nach, ob er läuft.
not-found-title = Seite nicht gefunden
not-found = Unter dieser Adresse gibt es keine Seite.

matches-title = Deine Partien
matches-none = Noch keine Partien. Spiel eine, dann steht sie hier.
matches-begin = Eine Partie spielen
matches-played =
    { $count ->
        [one] Partie gespielt
       *[other] Partien gespielt
    }
matches-won =
    { $count ->
        [one] Partie gewonnen
       *[other] Partien gewonnen
    }
matches-stopped =
    { $count ->
        [one] Partie vorzeitig beendet
       *[other] Partien vorzeitig beendet
    }
rounds-played =
    { $count ->
        [one] Runde gespielt
       *[other] Runden gespielt
    }
rounds-won =
    { $count ->
        [one] Runde gewonnen
       *[other] Runden gewonnen
    }
best-round = Beste Runde
matches-by-edition = Nach Ausgabe
matches-company = Gegen
company-name =
    { $company ->
        [bots] Bots
       *[people] Menschen
    }
matches-column = Partien
rounds-column = Runden
won-of = { $won } von { $count } gewonnen
matches-last = Die letzten { $count } Partien
match-against = Gegen { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Gewonnen
               *[other] Gewonnen, { $won } von { $rounds } Runden
            }
        [lost]
            { $rounds ->
                [one] Verloren
               *[other] Verloren, { $won } von { $rounds } Runden gewonnen
            }
        [stopped] Vorzeitig beendet, { $won } von { $rounds } Runden gewonnen
       *[open] Nicht zu Ende gespielt, { $won } von { $rounds } Runden gewonnen
    }
matches-export = Als Datei exportieren
matches-erase = Alle Partien löschen
matches-erase-ask = Alle Partien und Statistiken in diesem Browser werden gelöscht. Das lässt sich nicht rückgängig machen.
do-erase = Löschen
matches-saved = Nur in diesem Browser gespeichert.

offline-title = Du bist offline
offline-text = Der Server ist nicht erreichbar, deshalb lässt sich gerade kein Tisch öffnen.
offline-still = Das geht trotzdem
do-retry = Noch einmal versuchen
offline-state =
    { $state ->
        [ready] Die Regeln und der Punktezettel gehen auch offline.
        [preparing] Die Offline-Nutzung wird vorbereitet …
        [insecure] Offline geht es nur mit einer sicheren Adresse (https). Den Punktezettel kannst du stattdessen als Datei herunterladen.
       *[failed] Dieser Browser konnte die Seite nicht für die Offline-Nutzung speichern.
    }
