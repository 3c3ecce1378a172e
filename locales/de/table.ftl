# The table page.

turn-yours = Du bist dran
turn-theirs = { $who } ist dran
turn-title = ● Du bist dran · Flipdeck
answer-yours = Annehmen oder herausfordern?
debt-yours = Karte darauflegen oder annehmen?
answer-theirs = { $who } muss antworten
color-yours = Wünsch dir eine Farbe
color-theirs = { $who } wünscht sich eine Farbe
drawn-yours = Spiel die gezogene Karte oder behalte sie
drawn-must = Spiel die gezogene Karte
drawn-keep = Passt nicht: Behalte sie
drawn-theirs = { $who } hat eine Karte gezogen
autopilot-yours = Der Autopilot spielt für dich
round-is-over = Die Runde ist vorbei
match-is-over = Die Partie ist vorbei
hint-play =
    { $count ->
        [0] Nichts passt: Zieh eine Karte
       *[other] { $count } spielbar
    }
hint-uno = Ruf UNO, bevor du spielst
hint-uno-armed = UNO ist bereit
you-label = Du
lead-label = In Führung
hand-more =
    { $side ->
        [left] ‹ { $count } weitere
       *[right] { $count } weitere ›
    }
    .playable =
        { $side ->
            [left] ‹ { $count } weitere, { $playable } spielbar
           *[right] { $count } weitere, { $playable } spielbar ›
        }
points-short = { $count } Pkt.
partner-label = Dein Team
dealer-label = Gibt
bot-label = Bot
pilot-label = Autopilot
away-label = Nicht da
out-label = Raus
uno-badge = UNO
winner-label = Gewonnen
side-name =
    { $side ->
        [light] Helle Seite
        [dark] Dunkle Seite
        [none] Einseitiges Deck
       *[other] Aktive Seite: { $side }
    }
color-current = Aktuelle Farbe: { color-name }
color-open = Noch keine Farbe gewünscht
direction-name =
    { $direction ->
        [left] Im Uhrzeigersinn
       *[right] Gegen den Uhrzeigersinn
    }
draw-pile = Kartenstock, { card-count }
draw-pile-back = Kartenstock, { card-count }; Rückseite der obersten Karte: { $card }
discard-pile = Ablegestapel, { card-count }; oben liegt: { $card }
pile-draw = Stock
pile-discard = Ablage
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, am wenigsten von allen
fewest-label = Die wenigsten Karten
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; Rückseiten zeigen
    .open = { $says }; Rückseiten verbergen
hand-label = Deine Hand, { card-count }
card-playable = { $card }, spielbar
card-resting = { $card }, gerade nicht spielbar: auswählen, um den Grund zu sehen
card-gift =
    { $state ->
        [chosen] { $card }, zum Verschenken ausgewählt
        [allowed] { $card }, kann verschenkt werden
       *[not] { $card }, kann nicht verschenkt werden
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, gerade gezogen
drawn-mark = Gezogen
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says =
    { $count ->
        [one] 1 Karte mehr
       *[other] { $count } Karten mehr
    }
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] Noch 1 Sekunde
       *[other] Noch { $seconds } Sekunden
    }

do-draw = Ziehen
do-keep = Behalten
do-accept = Annehmen
do-challenge = Herausfordern
# What an action brings, on its button below its name.
keep-says = Zug beenden
accept-says =
    { $kind ->
        [color] Ziehen, bis { $named } kommt, und aussetzen
       *[number] { $cost } ziehen und aussetzen
    }
challenge-says =
    { $kind ->
        [color] Bei Bluff zieht die Gegenseite, sonst du 2 mehr
       *[number] Bei Bluff zieht die Gegenseite { $cost }, sonst du { $more }
    }
do-uno =
    { $state ->
        [called] UNO gerufen
        [armed] UNO ✓ bereit
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Du hast UNO gerufen
        [armed] Mit deiner nächsten Karte rufst du UNO; auswählen, um es zurückzunehmen
        [now] Jetzt UNO rufen
        [soon] Mit der nächsten Karte UNO rufen
       *[rest] UNO: Ruf es, wenn du deine vorletzte Karte spielst
    }
do-catch-who = Erwischt, { $who }!
do-cancel = Abbrechen
do-close = Schließen
do-sort-color = Nach Farbe
do-sort-number = Nach Zahl
do-sort-taken = Wie gezogen
sort-label = Sortieren
do-menu = Menü
do-log = Verlauf
do-scores = Spielstand
do-leave = Tisch verlassen
leave-title = Tisch verlassen?
leave-playing = Ein Bot übernimmt deinen Platz und spielt mit deinen Karten weiter.
leave-open = Dein Platz wird für jemand anderen frei.
leave-host = { $who } wird Host.
leave-back = Mit dem Link des Tisches kannst du zurückkommen und den Platz eines Bots übernehmen, solange der Tisch nicht gesperrt ist.
menu-settings = Alle Einstellungen
alert-title = Wenn du dran bist
alert-notify = Benachrichtigen
alert-notify-on = Benachrichtigungen sind an
alert-vibrate = Vibrieren
alert-refused = Dein Browser lässt hier keine Benachrichtigungen zu. Das kannst du in seinen Einstellungen ändern.
alert-unable = Dieser Browser zeigt Benachrichtigungen nur auf Seiten mit sicherer Adresse (https).
do-rules = Regeln
do-settings = Einstellungen
do-home = Startseite

pick-color-play = { $card } spielen: Wünsch dir eine Farbe
pick-color-flip = Durch den Flip liegt ein Joker oben. Wünsch dir eine Farbe.
pick-gift-whom = Wem schenkst du Karten?
pick-swap-whom = Mit wem tauschst du die Hand?
pick-gift-nobody = Niemandem, nur spielen
pick-gift-what = Was schenkst du { $who }?
pick-gift-hint = Bis zu vier Karten, eine von jeder Farbe, keine Joker.
pick-gift-give = { card-count } verschenken
pick-gift-other = Jemand anders

why-title = Warum nicht?
why-rule = Regel nachlesen

challenge-bluff =
    { $wilds ->
        [yes] Ein Bluff, wenn { $who } { $color } oder noch einen Joker hatte
       *[no] Ein Bluff, wenn { $who } { $color } hatte
    }
challenge-before = die Farbe davor
shown-title = { $who } zeigt dir alle Handkarten
shown-guilty = Es war ein Bluff
shown-innocent = Kein Bluff
shown-only-you = Nur du siehst diese Karten.

log-title = Verlauf
log-empty = Noch keine Züge.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Neue Runde
       *[other] Runde { $number }
    }
scores-title = Spielstand
scores-round = Runde
scores-player = Name
scores-total = Gesamt
scores-empty = Noch keine Runde zu Ende gespielt.
scores-team = { $one } und { $two }
scores-your-team = Dein Team (du und { $partner })
goal =
    { $mode ->
        [single] Eine Runde entscheidet.
        [points] Wer zuerst { $target } Punkte hat, gewinnt.
        [lowest] Sobald jemand { $target } erreicht, gewinnt die niedrigste Summe.
        [partners] Das erste Team mit { $target } Punkten gewinnt.
        [rotation4]
            { $cycles ->
                [one] { $rounds } Runden, mit allen anderen je vier im Team; die höchste Summe gewinnt.
               *[other] { $rounds } Runden in { $cycles } Rotationen, jedes Mal mit allen anderen je vier im Team; die höchste Summe gewinnt.
            }
       *[elimination] Wer { $target } erreicht, ist raus; wer übrig bleibt, gewinnt.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Dieser Durchgang hat eine Runde.
       *[other] Dieser Durchgang hat { $rounds } Runden.
    }
round-of = Runde { $number } von { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Eine Runde
        [rotation4] Runde { $number } von { $rounds }
        [lowest] Runde { $number } · Schluss bei { $target }
        [elimination] Runde { $number } · raus bei { $target }
       *[points] Runde { $number } · bis { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } gewinnt die Runde
    .scores = { $who } gewinnt die Runde: +{ $count }
end-you = Du gewinnst die Runde!
    .scores = Du gewinnst die Runde: +{ $count }
end-team = Dein Team gewinnt die Runde!
    .scores = Dein Team gewinnt die Runde: +{ $count }
end-total = { $total } von { $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [one] Noch 1 Karte, { points-count }
       *[other] Noch { $cards } Karten, { points-count }
    }
end-cards = Noch auf der Hand: { $cards }
end-hold = Moment noch
end-hold-on = Angehalten
end-held = Warten auf { $names }
end-rematch-ask = Revanche vorschlagen
end-rematch-asked = Revanche vorgeschlagen
end-rematch-wanted = Revanche vorgeschlagen von { $names }
end-blocked = Die Runde ist blockiert
end-blocked-hint = Niemand bekommt Punkte; es wird neu gegeben.
end-gains = Gewonnen, { points-count }
end-next = Nächste Runde
end-next-asked = Warten auf die anderen
match-won = { $who } gewinnt die Partie
    .you = Du gewinnst die Partie!
match-won-team = Dein Team gewinnt die Partie!
match-shared = { $names } gewinnen die Partie
match-stopped = Der Host hat die Partie beendet
end-rematch = Noch einmal spielen
paused = Das Spiel ist pausiert
unattended = Das Spiel wartet, weil eine Weile niemand etwas getan hat. Tippe irgendwohin, dann geht es weiter.
unattended-watched = Das Spiel wartet, bis jemand wieder da ist.
do-pause = Pause
do-resume = Weiter
do-take-over = Selbst spielen
watching = Du schaust zu
do-sit = Mitspielen

net-connecting = Verbindung wird aufgebaut …
net-lost = Verbindung verloren. Dein Platz ist sicher; die Verbindung wird wiederhergestellt …
net-restart = Der Server startet neu. Dein Platz ist sicher, und das Spiel geht von selbst weiter.
net-ended =
    { $error ->
        [unknown-table] Diesen Tisch gibt es nicht.
        [taken-over] Auf diesem Platz wird jetzt in einem anderen Fenster gespielt.
        [removed] Der Host hat dich von diesem Platz entfernt.
        [left] Du hast den Tisch verlassen.
        [moved] Der nächste Durchgang beginnt an einem anderen Tisch.
        [wrong-token] Zu diesem Link gehört hier kein Platz mehr.
        [no-spectators] An diesem Tisch darf niemand zuschauen.
        [too-many-spectators] Zum Zuschauen ist hier kein Platz mehr.
        [unsupported-protocol] Flipdeck wurde aktualisiert. Lade die Seite neu; dein Platz bleibt dir.
       *[other] Dieser Tisch lässt sich nicht öffnen.
    }
ask-password = Dieser Tisch hat ein Passwort
do-enter = Eintreten
do-watch = Stattdessen zuschauen
do-here = Hier weiterspielen
do-reload = Neu laden
react-wave = Winken
react-laugh = Lachen
react-clap = Klatschen
react-wow = Staunen
react-cry = Weinen
react-angry = Grummeln
react-think = Grübeln
react-heart = Herz
do-react = Reagieren
chat-label = Sag etwas
do-send = Senden
turn-theirs-short = Ist dran
actions-label = Was du tun kannst
sit-for = Für { $who } spielen

do-host = Host-Menü
host-title = Host-Menü
host-access = Zugang
host-people = Leute am Tisch
host-password-set = Passwort festlegen
host-password-change = Passwort ändern
host-password-drop = Passwort entfernen
host-mute = Stummschalten
host-unmute = Stummschaltung aufheben
host-settings = Einstellungen
host-end = Partie beenden
host-end-hint = Kreuze an, wer gewonnen hat, oder niemanden.
host-end-reason = Grund, für alle zu sehen
do-end-won = Mit diesem Ergebnis beenden
do-end-none = Ohne Sieg beenden
do-save = Speichern
here-label = Da
scores-earlier = Davor
match-given = Sieg durch Entscheidung des Hosts: { $names }

shuffle-checking = Das Mischen wird geprüft …
shuffle-fair = Das Mischen wurde geprüft: Es ist wie versprochen.
shuffle-match-fair =
    { $count ->
        [one] Das Mischen der einzigen Runde wurde geprüft: Es ist wie versprochen.
       *[other] Das Mischen aller { $count } Runden wurde geprüft: Es ist wie versprochen.
    }
shuffle-unknown = Das Mischen konnte nicht geprüft werden.
shuffle-wrong =
    { $fault ->
        [commitment] Das Mischen ist nicht wie versprochen: Der Server hat seinen Startwert geändert.
        [part] Das Mischen ist nicht wie versprochen: Der Beitrag eines Mitspielers wurde geändert.
        [own] Das Mischen ist nicht wie versprochen: Dein Beitrag wurde weggelassen.
        [draw] Das Mischen ist nicht wie versprochen: Beim Ziehen um den Geber kamen andere Karten.
        [hand] Das Mischen ist nicht wie versprochen: Du hast andere Karten bekommen.
       *[other] Das Mischen ist nicht wie versprochen: Die Karten lagen in einer anderen Reihenfolge.
    }
shuffle-promise = Der Startwert des Servers ist der, auf den er sich vor dem Geben festgelegt hat:
shuffle-parts =
    { $count ->
        [0] Kein Spieler hat zum Mischen beigetragen.
        [one] Ein Spieler hat zum Mischen beigetragen.
       *[other] { $count } Spieler haben zum Mischen beigetragen.
    }
shuffle-own =
    { $state ->
        [used] Der zufällige Beitrag deines Browsers wurde verwendet.
        [unopened] Der zufällige Beitrag deines Browsers kam zu spät.
       *[none] Dein Browser hat nichts beigetragen.
    }
shuffle-cards = Alle { $count } Karten lagen in der Reihenfolge, die sich daraus ergibt.
shuffle-hand = Deine Karten stammen aus dieser Reihenfolge.
shuffle-check-match = Ganze Partie prüfen
shuffle-about = Was diese Prüfung zeigt
