# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what. $other-id is you where $other is the
# reader (log-you), else player. The page and the terminal game say the same.

log-you = dich
log-start = { $who } deckt { $card-object } auf.
    .you = Du deckst { $card-object } auf.
log-play = { $who } spielt { $card-object }.
    .you = Du spielst { $card-object }.
log-play-color = { $who } spielt { $card-object } und wünscht sich { $color }.
    .you = Du spielst { $card-object } und wünschst dir { $color }.
log-play-uno = { $who } spielt { $card-object } und ruft UNO.
    .you = Du spielst { $card-object } und rufst UNO.
log-play-color-uno = { $who } spielt { $card-object }, wünscht sich { $color } und ruft UNO.
    .you = Du spielst { $card-object }, wünschst dir { $color } und rufst UNO.
log-jump-in = { $who } wirft dazwischen.
    .you = Du wirfst dazwischen.
log-swap =
    { $other-id ->
        [you] { $who } tauscht die Hand mit dir.
       *[player] { $who } tauscht die Hand mit { $other }.
    }
    .you = Du tauschst die Hand mit { $other }.
log-rotate =
    { $direction ->
        [left] Alle Hände gehen nach links weiter.
       *[right] Alle Hände gehen nach rechts weiter.
    }
log-again = Alle anderen setzen aus: { $who } ist noch einmal dran.
    .you = Alle anderen setzen aus: Du bist noch einmal dran.
log-name = { $who } wünscht sich { $color }.
    .you = Du wünschst dir { $color }.
log-uno = { $who } ruft UNO.
    .you = Du rufst UNO.
log-give =
    { $other-id ->
        [you] { $who } schenkt dir { card-count }.
       *[player] { $who } schenkt { $other } { card-count }.
    }
    .you = Du schenkst { $other } { card-count }.
log-give-open =
    { $other-id ->
        [you] { $who } schenkt dir { $cards-object }.
       *[player] { $who } schenkt { $other } { $cards-object }.
    }
    .you = Du schenkst { $other } { $cards-object }.
log-draw = { $who } zieht { card-count }.
    .you = Du ziehst { card-count }.
log-draw-open = { $who } zieht { $cards-object }.
    .you = Du ziehst { $cards-object }.
log-draw-kept = { $who } zieht { card-count } und behält sie.
    .you = Du ziehst { card-count } und behältst sie.
log-draw-open-kept = { $who } zieht und behält { $cards-object }.
    .you = Du ziehst und behältst { $cards-object }.
log-draw-skipped = { $who } zieht { card-count } und setzt aus.
    .you = Du ziehst { card-count } und setzt aus.
log-draw-open-skipped = { $who } zieht { $cards-object } und setzt aus.
    .you = Du ziehst { $cards-object } und setzt aus.
log-draw-nothing = { $who } kann nicht ziehen: Es sind keine Karten mehr da.
    .you = Du kannst nicht ziehen: Es sind keine Karten mehr da.
log-gift-uncalled = { $who } hat die letzte Karte verschenkt, ohne UNO zu rufen.
    .you = Du hast deine letzte Karte verschenkt, ohne UNO zu rufen.
log-keep = { $who } behält die gezogene Karte.
    .you = Du behältst die gezogene Karte.
log-skip = { $who } muss aussetzen.
    .you = Du musst aussetzen.
log-accept = { $who } nimmt an.
    .you = Du nimmst an.
log-challenge =
    { $other-id ->
        [you] { $who } fordert dich heraus.
       *[player] { $who } fordert { $other } heraus.
    }
    .you = Du forderst { $other } heraus.
log-show =
    { $other-id ->
        [you] { $who } zeigt dir alle Handkarten.
       *[player] { $who } zeigt { $other } alle Handkarten.
    }
    .you = Du zeigst { $other } deine Handkarten.
log-show-open = { $who } zeigt dir alle Handkarten: { $cards }.
    .you = Du zeigst { $other } deine Handkarten.
log-guilty = Schuldig: { $who } hat geblufft.
    .you = Schuldig: Du hast geblufft.
log-innocent = Unschuldig: { $who } hat nicht geblufft.
    .you = Unschuldig: Du hast nicht geblufft.
log-found = { $who } zeigt die zuletzt gezogene Karte: { $card }.
    .you = Du zeigst die zuletzt gezogene Karte: { $card }.
log-cleared = Der UNO-Ruf von { $who } gilt nicht mehr.
    .you = Dein UNO-Ruf gilt nicht mehr.
log-catch =
    { $other-id ->
        [you] { $who } erwischt dich: nur noch eine Karte und nicht UNO gerufen.
       *[player] { $who } erwischt { $other }: nur noch eine Karte und nicht UNO gerufen.
    }
    .you = Du erwischst { $other }: nur noch eine Karte und nicht UNO gerufen.
log-out = { $who } ist alle Karten los.
    .you = Du bist alle Karten los!
log-exposed = { $who } hat nur noch eine Karte und hat nicht UNO gerufen.
    .you = Du hast nur noch eine Karte und hast nicht UNO gerufen.
log-returned = Die Startkarte kommt zurück in den Kartenstock: { $card }.
log-returned-bottom = Die Startkarte kommt unter den Kartenstock: { $card }.
log-ignored = Die Startkarte wird übergangen: { $card }. Die nächste Karte wird aufgedeckt.
log-redealt = Mit keiner Karte konnte die Runde beginnen: Alles wird gemischt und neu gegeben.
log-reshuffled =
    { $count ->
        [one] Der Kartenstock ist leer: 1 Karte vom Ablegestapel wird zum neuen Kartenstock.
       *[other] Der Kartenstock ist leer: { $count } Karten vom Ablegestapel werden gemischt und bilden den neuen.
    }
log-flipped =
    { $side ->
        [dark] Flip! Die Nacht bricht herein: Jetzt gilt die dunkle Seite.
        [light] Flip! Der Tag bricht an: Jetzt gilt die helle Seite.
       *[other]
            { $light ->
                [night] Flip! Die Nacht bricht herein: Jetzt gilt die Seite { $side }.
               *[day] Flip! Der Tag bricht an: Jetzt gilt die Seite { $side }.
            }
    }
log-surfaced = Der Flip bringt { $card-object } nach oben, aber ohne Wirkung.
log-reversed =
    { $direction ->
        [left] Richtungswechsel: Jetzt geht es im Uhrzeigersinn weiter.
       *[right] Richtungswechsel: Jetzt geht es gegen den Uhrzeigersinn weiter.
    }
log-blocked = Die Runde ist blockiert: Niemand konnte spielen oder ziehen. Niemand bekommt Punkte.
log-move-limit = Die Runde hat die Höchstzahl an Zügen erreicht. Niemand bekommt Punkte.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } sagt: { $text }
    .you = Du sagst: { $text }
note-reaction = { $who } reagiert: { $reaction }
    .you = Du reagierst: { $reaction }
note-joined = { $who } ist jetzt dabei.
    .you = Du bist jetzt dabei.
note-left = { $who } hat den Tisch verlassen.
    .bot = { $who } hat den Tisch verlassen. Ein Bot spielt weiter.
note-removed = Der Host hat { $who } vom Tisch entfernt.
    .bot = Der Host hat { $who } vom Tisch entfernt. Ein Bot spielt weiter.
note-renamed = { $who } heißt jetzt { $name }.
    .you = Du heißt jetzt { $name }.
note-away = { $who } ist nicht da: Ein Bot springt ein.
    .you = Du warst nicht da: Ein Bot ist für dich eingesprungen.
note-late = Die Zeit von { $who } ist um: Ein Bot springt ein.
    .you = Deine Zeit ist um: Ein Bot springt für dich ein.
note-back = { $who } ist wieder da.
    .you = Du bist wieder da.
note-host = { $who } ist jetzt Host.
    .you = Du bist jetzt Host.
note-rematch = { $who } möchte noch einmal spielen.
    .you = Du hast eine Revanche vorgeschlagen.
