# Why a move is refused: one message a rule, refusal-SLUG, read by the player who made the move.
# The same message is shown in the browser, in the terminal and in the text that the server sends.
#
# A message may use the variables of the facts that its rule gives, and must use all of those facts:
#   seat      $who (you, player, seat) to select by; $name of the player; $seat number as text
#   card      $card in words; $card-color (none for a wild) and $card-kind to select by
#             (none if the move named no card)
#   color     $color in words; $color-id to select by (none if the move named no colour)
#   symbol    $symbol in words; $symbol-id to select by (none where a wild is on top)
#   wilds     $wilds (yes, no): whether the side in play has wild kinds
#   colors    $colors, as "blue, green or red"
#   playable  $playable cards, as "blue 7 or wild"; $playable-count
#   field     $field of the move: card, at, color, uno, give, target
# $card-object, $color-object, $symbol-object, $colors-object and $playable-object are the same in the form of an
# object (cards.ftl).

refusal-whose-turn =
    { $who ->
        [player] Du bist nicht dran: Warte auf { $name }.
       *[seat] Du bist nicht dran: Warte auf Platz { $seat }.
    }
refusal-round-over = Diese Runde ist vorbei: Warte, bis neu gegeben wird.
refusal-chair-out = Du bist aus dieser Partie raus: Die anderen spielen ohne dich weiter.
refusal-own-hand =
    { $card-kind ->
        [none] Du hast keine Karte genannt: Wähle eine aus deiner Hand, so wie du sie siehst.
       *[other] Diese Karte hast du nicht auf der Hand: { $card }. Wähle eine deiner Karten, so wie du sie siehst.
    }
refusal-spare-field =
    { $field ->
        [card] Zu diesem Zug gehört keine Karte: Lass sie weg.
        [at] Zu diesem Zug gehört keine Stelle in deiner Hand: Lass sie weg.
        [color] Eine Farbe wünschst du dir nur mit einem Joker: Lass sie weg.
        [uno] Bei diesem Zug wird nicht UNO gerufen: Lass den Ruf weg.
        [give] Karten verschenkst du nur mit einer Strandwellen-Karte: Lass sie weg.
        [to] Jemanden nennst du nur zu einem Geschenk oder zu einer 7, die Hände tauscht: Lass es weg.
        [target] Dieser Zug richtet sich gegen niemanden: Lass den Namen weg.
       *[other] Dieser Zug sagt mehr als nötig: Lass das weg.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Diese Karte passt nicht: Spiel { $color }.
               *[other] Diese Karte passt nicht: Spiel { $color } oder { $symbol-object }.
            }
       *[yes]
            { $symbol-id ->
                [none] Diese Karte passt nicht: Spiel { $color } oder einen Joker.
               *[other] Diese Karte passt nicht: Spiel { $color }, { $symbol-object } oder einen Joker.
            }
    }
refusal-must-lay = Solange du eine spielbare farbige Karte hast, darfst du nicht ziehen: Spiel { $playable-object }.
refusal-must-play = Deine gezogene Karte ({ $card }) ist spielbar, behalten geht also nicht: Spiel sie.
refusal-must-play-forced = Deine gezogene Karte ({ $card }) ist spielbar, und sonst passte nichts aus deiner Hand. Behalten geht also nicht: Spiel sie.
refusal-one-draw = Du hast schon gezogen: Spiel die gezogene Karte, wenn sie passt, oder behalte sie.
refusal-pass-after-draw = Behalten kannst du eine Karte erst nach dem Ziehen: Spiel eine Karte oder zieh eine.
refusal-drawn-card-only = Nach dem Ziehen darfst du nur die gezogene Karte spielen ({ $card }): Spiel sie, wenn sie passt, oder behalte sie.
refusal-name-color = Wünsch dir eine Farbe: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] Du hast dir keine Farbe gewünscht: Wünsch dir { $colors }.
       *[other] { $color } gibt es auf dieser Seite nicht: Wünsch dir { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Wünsch dir zuerst die Farbe: { $colors }.
        [player] Erst muss sich { $name } eine Farbe wünschen: Warte so lange.
       *[seat] Erst muss sich Platz { $seat } eine Farbe wünschen: Warte so lange.
    }
refusal-no-color-asked = Jetzt wird keine Farbe gewünscht: Das machst du zusammen mit dem Joker, den du spielst.
refusal-no-bluff = An diesem Tisch wird nicht geblufft, und du hast noch eine Karte, die als { $color } zählt: Spiel etwas anderes.
refusal-answer-first =
    { $who ->
        [you] Antworte zuerst: Nimm den Zieh-Joker an oder fordere heraus.
        [player] Erst muss { $name } auf den Zieh-Joker antworten, also annehmen oder herausfordern: Warte so lange.
       *[seat] Erst muss Platz { $seat } auf den Zieh-Joker antworten, also annehmen oder herausfordern: Warte so lange.
    }
refusal-nothing-to-answer = Jetzt gibt es nichts anzunehmen und niemanden herauszufordern: Das geht nur, wenn ein Zieh-Joker gegen dich gespielt wird.
refusal-who-answers =
    { $who ->
        [player] Bei diesem Zieh-Joker darf nur { $name } annehmen oder herausfordern: Warte auf die Antwort.
       *[seat] Bei diesem Zieh-Joker darf nur Platz { $seat } annehmen oder herausfordern: Warte auf die Antwort.
    }
refusal-uno-when = Jetzt kannst du nicht UNO rufen: Ruf es, wenn du dran bist und zwei Karten hast, oder mit der Karte, nach der dir nur noch eine bleibt.
refusal-uno-too-late = Zu spät für UNO: An diesem Tisch darfst du nicht mehr rufen, wenn die Karte schon liegt.
refusal-uno-again = Du hast schon UNO gerufen: Der Ruf gilt noch.
refusal-uno-with-move = Nach diesem Zug hast du nicht genau eine Karte: Mach ihn, ohne UNO zu rufen.
refusal-uno-catch =
    { $who ->
        [you] Du kannst dich nicht selbst erwischen: Erwisch andere, die nur noch eine Karte haben und nicht UNO gerufen haben.
        [player] { $name } kannst du jetzt nicht erwischen: Das geht nur bei einer einzigen Karte ohne UNO-Ruf, und nur, bis weitergespielt wird.
       *[seat] Platz { $seat } kannst du jetzt nicht erwischen: Das geht nur bei einer einzigen Karte ohne UNO-Ruf, und nur, bis weitergespielt wird.
    }
refusal-gift-colors = Du darfst höchstens eine Karte jeder Farbe verschenken und keine Joker: Wähle die Karten neu aus.
refusal-gift-whom = Du kannst Karten nur an eine andere Person verschenken, die noch mitspielt: Sag, an wen.
refusal-stacking =
    { $who ->
        [you] Antworte zuerst: Nimm die Schuld an oder leg eine Karte darauf.
        [player] Erst muss { $name } die Schuld annehmen oder eine Karte darauflegen: Warte so lange.
       *[seat] Erst muss Platz { $seat } die Schuld annehmen oder eine Karte darauflegen: Warte so lange.
    }
refusal-stack-same = Auf die oberste Karte darf nur die gleiche Ziehkarte: Leg eine darauf oder nimm die Schuld an.
refusal-stack-rising = Auf die oberste Karte darf nur eine Ziehkarte, die mindestens so viel zählt: Leg eine darauf oder nimm die Schuld an.
refusal-stack-challenge = Herausfordern kannst du nur bei einem Zieh-Joker ganz oben und nur an einem Tisch, der Bluffs prüft: Leg eine Karte darauf oder nimm die Schuld an.
refusal-jump-in = Dazwischenwerfen kannst du jetzt nicht: Das geht nur mit genau der obersten Karte, in Farbe und Zahl oder Symbol, zu Beginn eines Zuges.
refusal-seven-whom = Mit einer 7 tauschst du die Hand mit einer anderen Person, die noch mitspielt: Sag, mit wem.
refusal-last-number = An diesem Tisch darf nur eine Zahl deine letzte Karte sein: Spiel etwas anderes oder zieh.
refusal-uno-automatic = An diesem Tisch gilt UNO von selbst als gerufen: Niemand ruft, und niemand wird erwischt.
