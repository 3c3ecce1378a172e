# The texts of the rulebook.

chapter-setup = Vorbereitung
chapter-turn = Wenn du dran bist
chapter-cards = Was die Karten bewirken
chapter-flip = Der Flip
chapter-draw-wild = Zieh-Joker und Herausforderung
chapter-uno = UNO rufen
chapter-beachcomber = Die Strandwellen-Karte
chapter-end = Das Ende einer Runde
chapter-match = Die Partie
chapter-sees = Wer was sehen darf
chapter-house = Hausregeln

rule-deck = Das Deck
    .text =
        Ein zweiseitiges Deck hat eine helle und eine dunkle Seite. Auf jeder gibt es in vier Farben je zwei
        Karten mit jeder Zahl von 1 bis 9 und je zwei von vier Aktionskarten: auf der hellen Seite Zieh 1,
        Retour, Aussetzen und Flip, auf der dunklen Zieh 5, Retour, „Alle aussetzen“ und Flip. Dazu kommen auf
        jeder Seite Karten ohne eigene Farbe, die Joker: die Farbenwahl und ein Zieh-Joker (hell die
        „Zieh 2“-Farbenwahl, dunkel die „Farbe ziehen“-Farbenwahl), je vier im Deck mit 112 Karten, je zwei im
        Deck mit 108. Das einseitige Deck mit 112 Karten hat in vier Farben eine 0, je zwei Karten mit jeder
        Zahl von 1 bis 9 und je zwei Aussetzen, Retour und Zieh 2. Seine Joker sind viermal die Farbenwahl,
        viermal der Zieh-Joker Zieh 4 und vier Strandwellen-Karten. Welches Deck verwendet wird, sagt die
        Regelung `deck`. Die Kurzanleitung 004 nennt 112 Karten, ohne zu sagen, welche; wir nehmen an, dass es
        dieselben sind wie in den langen Anleitungen.

rule-pairing = Welche Seiten zusammengehören
    .text =
        Keine Anleitung sagt, welche dunkle Seite hinter welcher hellen gedruckt ist. Wir losen die dunklen
        Seiten den hellen zu. Wer eine Seite einer Karte auswendig kennt, weiß deshalb nichts über die andere.
        Mit `pairing = round` wird das für jedes Geben neu gemacht; mit `pairing = match` bleiben die Karten
        vom ersten Geben für die ganze Partie.

rule-first-dealer = Wer zuerst gibt
    .text =
        Mit `first_dealer = highest_number` ziehen alle eine Karte, und es gibt, wer auf der aktiven Seite die
        höchste Zahl hat; eine Karte ohne Zahl zählt 0. Mit `highest_points` gibt, wer die Karte mit den
        meisten Punkten hat: Ein Joker schlägt also ein Aussetzen und ein Aussetzen eine 9. Bei Gleichstand
        ziehen die Betroffenen unter sich noch einmal, bis jemand vorn liegt. Mit `chosen` bestimmt der Tisch,
        wer gibt; bestimmt er niemanden, gibt Platz 0.

rule-deal = Das Geben
    .text =
        Alle bekommen sieben Karten (`hand_size`) von oben vom gemischten Kartenstock, reihum immer eine,
        angefangen bei der ersten Person. Die erste Person ist, wer in der anfänglichen Spielrichtung neben
        dem Kartengeber sitzt: links, mit `direction = right` rechts. Besetzt sein können zwei bis zehn
        Plätze, solange das Deck für alle Hände und eine weitere Karte reicht. Die nächste Karte wird dann als
        Startkarte aufgedeckt. Jede Runde beginnt auf der hellen Seite und in der anfänglichen Spielrichtung.

rule-start-number = Eine Zahl wird aufgedeckt
    .text =
        Eine Zahl als Startkarte hat keine Wirkung: Es passen ihre Farbe und ihre Zahl. Die erste Person
        beginnt.

rule-start-draw = Eine Ziehkarte wird aufgedeckt
    .text =
        Wird eine Zieh 1 oder eine Zieh 2 aufgedeckt, zieht die erste Person so viele Karten und setzt aus;
        die Person danach beginnt. In Anleitung 003 sagen nur der spanische Abschnitt und der für Frankreich,
        dass ausgesetzt wird; die anderen erwähnen bloß das Ziehen, und wir spielen sie genauso. Mit
        `start_action` und `start_draw` kann ein Tisch das anders festlegen.

rule-start-draw-plays = Eine Ziehkarte wird aufgedeckt, und niemand setzt aus
    .text =
        Mit `start_action = acts` und `start_draw = plays` zieht die erste Person die eine oder die zwei
        Karten einer aufgedeckten Ziehkarte und ist dann ganz normal dran. Das passt für alle, die jene
        Abschnitte der Anleitung 003 beim Wort nehmen, die nur das Ziehen erwähnen.

rule-start-reverse = Eine Retour wird aufgedeckt
    .text =
        Eine aufgedeckte Retour ändert sofort die Spielrichtung, und es beginnt, wer gegeben hat. Auch mit
        zwei Plätzen bewirkt sie nicht mehr als das. Mit `start_action` und `start_reverse` kann ein Tisch das
        anders festlegen.

rule-start-reverse-neighbour = Eine Retour wird aufgedeckt, und in der neuen Richtung geht es los
    .text =
        Mit `start_action = acts` und `start_reverse = neighbour` ändert eine aufgedeckte Retour die
        Spielrichtung, und es beginnt, wer in der neuen Richtung neben dem Kartengeber sitzt. Mit zwei Plätzen
        ist es genauso: Dann ist das die andere Person, und `two_player_reverse` betrifft nur eine Retour, die
        gespielt wird.

rule-start-skip = Ein Aussetzen wird aufgedeckt
    .text =
        Bei einem aufgedeckten Aussetzen setzt die erste Person aus, und die Person danach beginnt; mit zwei
        Plätzen also, wer gegeben hat. Mit `start_action` kann ein Tisch das anders festlegen.

rule-start-wild = Eine Farbenwahl wird aufgedeckt
    .text =
        Wird eine Farbenwahl aufgedeckt, wünscht sich die erste Person die Farbe und ist dann ganz normal
        dran. In Anleitung 003 steht das bei der Karte, nach der Vorbereitung kommt die Farbenwahl aber in den
        Kartenstock zurück; wir folgen dort der Vorbereitung, ihre Ausgabe spielt also
        `start_wild = returned`.

rule-start-flip = Ein Flip wird aufgedeckt
    .text =
        Ein aufgedeckter Flip dreht sofort alles um: den Kartenstock, alle Hände und den Ablegestapel. Auf dem
        liegt dann die andere Seite seiner untersten Karte oben (die des Flips selbst, wenn nichts darunter
        liegt). Eine Aktionskarte, die so nach oben kommt, hat keine Wirkung. Kommt ein Joker nach oben, zieht
        niemand; die erste Person wünscht sich seine Farbe und ist dann ganz normal dran. Die erste Person und
        die Spielrichtung bleiben, wie sie waren. Mit `start_flip` kann ein Tisch das anders festlegen.

rule-start-returned = Eine Startkarte kommt zurück
    .text =
        Eine Startkarte, die zurückkommt, wird an einer zufälligen Stelle wieder verdeckt in den Kartenstock
        gesteckt, und stattdessen wird eine andere aufgedeckt. Für Zieh-Joker und Strandwellen-Karten gilt
        `start_draw_wild`, für die Farbenwahl `start_wild`, für den Flip `start_flip` und für alle anderen
        Aktionskarten `start_action`. Wohin die Karte kommt, sagt `returned_to`.

rule-start-returned-bottom = Eine Startkarte kommt unter den Kartenstock
    .text =
        Mit `returned_to = bottom` kommt eine Startkarte, die zurückgelegt wird, unter den Kartenstock, wo sie
        als letzte gezogen wird, und die nächste Karte wird aufgedeckt. Welche Karten zurückkommen, sagen
        `start_draw_wild`, `start_wild`, `start_flip` und `start_action`.

rule-start-ignored = Eine Startkarte wird übergangen
    .text =
        Wird eine Startkarte übergangen, kommt die nächste Karte offen darauf, bis eine dabei ist, mit der es
        losgehen kann. Die übergangene Karte gilt nie als oberste, sie bleibt aber ganz unten im Ablegestapel,
        und der erste Flip kann ihre andere Seite nach oben bringen. Welche Karten übergangen werden, sagen
        `start_action`, `start_wild`, `start_draw_wild` und `start_flip`. Im dänischen und im norwegischen
        Abschnitt steht, dass eine Aktionskarte übergangen werden *darf*; hier geschieht das immer.

rule-start-redeal = Keine Karte kann den Anfang machen
    .text =
        Wenn keine der Karten, die noch aufgedeckt werden können, als Startkarte infrage kommt, gibt es keinen
        Anfang. Dann werden alle Karten zusammengemischt, und dieselbe Person gibt noch einmal.

rule-whose-turn = Immer nur wer dran ist
    .text =
        In Spielrichtung sind alle reihum dran, und nur wer dran ist, spielt, zieht oder behält.
        Außer mit `jump_in = true` gibt es kein Dazwischenwerfen, auch nicht mit genau der gleichen
        Karte wie der eben gespielten. UNO rufen und jemanden erwischen sind davon ausgenommen;
        dafür gibt es eigene Regeln.

rule-round-over = Nach der Runde
    .text =
        Eine Runde endet, wenn jemand alle Karten los ist oder wenn sie blockiert ist. Von da an gibt es in
        ihr keinen Zug mehr: Es wird keine Karte gespielt oder gezogen, niemand fordert heraus, ruft oder
        erwischt jemanden.

rule-chair-out = Ein Platz, der raus ist
    .text =
        Wer im Modus Ausscheiden aus der Partie raus ist, hat keine Karten und macht keinen Zug. Beim Spielen,
        beim Ziehen und beim Geben wird der Platz übersprungen; von dort wird niemand erwischt, und niemand
        darf dorthin Karten verschenken. Wer links und rechts davon noch mitspielt, gilt als benachbart.

rule-own-hand = Nur Karten aus deiner Hand
    .text =
        Du spielst und verschenkst nur Karten aus deiner eigenen Hand, und zwar so, wie sie auf der aktiven
        Seite aussehen; die andere Seite zählt bis zum nächsten Flip nicht. Sehen mehrere Karten gleich aus,
        ist die gemeint, die du zuerst bekommen hast, wenn du keine Stelle angibst – oder die gezogene,
        solange sie auf deine Entscheidung wartet.

rule-spare-field = Keine überflüssigen Angaben
    .text =
        Ein Zug nennt, was er braucht, und sonst nichts. Ein Farbwunsch zu einer farbigen Karte, ein
        Geschenk zu einer anderen Karte als der Strandwellen-Karte oder eine Person zu einer Karte,
        die niemanden braucht, macht den ganzen Zug ungültig, denn es ist unklar, was gemeint war.
        Wer zu einer Strandwellen-Karte jemanden nennt, aber nichts verschenkt, macht nichts falsch.

rule-matching = Was spielbar ist
    .text =
        Spielbar ist eine Karte nach ihrer aktiven Seite: wenn sie die aktuelle Farbe zeigt, wenn sie dieselbe
        Zahl oder dasselbe Symbol zeigt wie die oberste Karte des Ablegestapels oder wenn sie ein Joker ist.
        Auf eine Aktionskarte passt eine andere nur, wenn es die gleiche Aktion ist oder die Farbe stimmt.
        Nach einem Joker gibt es keine Zahl und kein Symbol, das passen könnte: Spielbar ist nur die aktuelle
        Farbe oder noch ein Joker. Nach einem Flip zählt die Seite, die nach oben gekommen ist, als wäre sie
        gespielt worden.

rule-draw = Ziehen statt spielen
    .text =
        Wenn du dran bist und nichts spielst, ziehst du eine Karte vom Kartenstock. Diese Karte darfst du dann
        spielen, wenn sie spielbar ist, oder behalten; mit beidem ist dein Zug zu Ende. Mit
        `voluntary_draw = true` darfst du auch ziehen, obwohl du spielen könntest.

rule-keep = Die gezogene Karte behalten
    .text =
        Statt die gezogene Karte zu spielen, kannst du sie behalten; damit ist dein Zug zu Ende. Mit
        `drawn_card = may_play` ist das immer erlaubt, mit `must_play` und `must_if_forced` nicht immer. Auch
        eine Karte, die nicht spielbar ist, behältst du ausdrücklich; so erfahren die anderen nie, ob sie
        spielbar war.

rule-must-lay = Kein Ziehen, solange eine Karte spielbar ist
    .text =
        Mit `voluntary_draw = false` darfst du nicht ziehen, solange du eine spielbare farbige Karte auf der
        Hand hast. Joker zählen dabei nicht: Sind nur Joker spielbar, darfst du einen spielen oder ziehen.
        Anleitung 003 spricht vom Ziehen nur für den Fall, dass nichts spielbar ist, und wir nehmen sie beim
        Wort.

rule-must-play = Eine spielbare gezogene Karte wird gespielt
    .text =
        Mit `drawn_card = must_play` musst du eine gezogene Karte spielen, wenn sie spielbar ist, auch einen
        Joker. Behalten darfst du sie nur, wenn sie nicht spielbar ist oder wenn sie ein Zieh-Joker ist und es
        ein Bluff wäre, sie zu spielen. Die Abschnitte der Anleitung 003 sind sich hier nicht einig: Im
        kanadisch-französischen, im niederländischen und im deutschen darf die Karte behalten werden.

rule-must-play-forced = Nach erzwungenem Ziehen wird eine spielbare Karte gespielt
    .text =
        Mit `drawn_card = must_if_forced` kommt es darauf an, warum gezogen wurde. Ist eine andere Karte
        deiner Hand spielbar, hast du freiwillig gezogen und darfst die gezogene Karte behalten. Ist keine
        spielbar, musstest du ziehen, und eine spielbare gezogene Karte muss gespielt werden, auch ein Joker,
        außer wenn sie ein Zieh-Joker ist und es ein Bluff wäre, sie zu spielen. Ein Joker auf der Hand ist
        spielbar, ausgenommen ein Zieh-Joker, den `bluffing = refused` gerade nicht erlaubt; die gezogene
        Karte zählt dabei zur Hand.

rule-one-draw = Nur einmal ziehen
    .text =
        Wenn du dran bist, ziehst du höchstens einmal: eine Karte, außer mit `drawing = until_fits`.
        Danach wird die gezogene Karte gespielt oder behalten.

rule-pass-after-draw = Kein Behalten, ohne zu ziehen
    .text =
        Behalten kannst du nur die Karte, die du eben gezogen hast. Ohne gezogene Karte kannst du nicht
        einfach passen: Du spielst eine Karte oder ziehst eine.

rule-drawn-card-only = Nach dem Ziehen nur die gezogene Karte
    .text =
        Nach dem Ziehen darf nur noch die eben gezogene Karte gespielt werden; was vorher auf der Hand war,
        muss warten, bis du wieder dran bist. Es ist gleich, ob du ziehen musstest oder wolltest. Die
        Anleitungen 003 und 004 sagen dazu nichts, und wir spielen es genauso.

rule-nothing-to-draw = Nichts mehr zu ziehen
    .text =
        Ist der Kartenstock leer und hat der Ablegestapel nur noch seine oberste Karte, gibt es nichts zu
        ziehen. Das Ziehen zählt trotzdem als dein Zug und beendet ihn. Sind weniger Karten da, als gezogen
        werden müssen, werden alle gezogen; wer aussetzen muss, setzt trotzdem aus.

rule-draw-card = Zieh 1, Zieh 2, Zieh 5
    .text =
        Die nächste Person zieht eine, zwei oder fünf Karten, wie es auf der Karte steht, und setzt
        aus. Wenn `stacking` nichts anderes sagt, kann sie das Ziehen nicht mit einer eigenen
        Ziehkarte weitergeben. Sind nur zwei im Spiel, ist gleich wieder dran, wer die Karte
        gespielt hat.

rule-skip = Aussetzen
    .text =
        Die nächste Person setzt aus. Sind nur zwei im Spiel, ist dieselbe Person noch einmal dran.

rule-skip-everyone = Alle aussetzen
    .text =
        Alle anderen setzen aus; wer die Karte gespielt hat, ist also gleich noch einmal dran. Das ist ein
        ganz normaler Zug: Wenn nichts spielbar ist, muss gezogen werden.

rule-reverse = Retour
    .text =
        Die Spielrichtung ändert sich: Ging es im Uhrzeigersinn, geht es jetzt gegen den Uhrzeigersinn, und
        umgekehrt. Als Nächstes ist dran, wer in der neuen Richtung folgt.

rule-reverse-two = Retour zu zweit
    .text =
        Sind nur zwei im Spiel, wirkt eine Retour auch wie ein Aussetzen: Die Richtung ändert sich, und
        dieselbe Person ist noch einmal dran. Wie viele anfangs mitgespielt haben, ist egal; auch zwei, die im
        Modus Ausscheiden übrig sind, zählen als zwei. Nur Anleitung 003 spricht vom Spiel zu zweit; wir
        spielen es überall so. Mit `two_player_reverse = turn` ändert die Karte nur die Richtung.

rule-wild = Farbenwahl
    .text =
        Eine Farbenwahl darfst du auf jede Karte spielen, wann immer du dran bist, auch wenn andere Karten
        deiner Hand spielbar sind. Wer sie spielt, wünscht sich die neue Farbe; das darf auch die aktuelle
        sein. So wünscht man sich bei jedem Joker eine Farbe, nur nicht bei der Strandwellen-Karte.

rule-name-color = Zum Joker gehört eine Farbe
    .text =
        Die Farbe wünschst du dir in demselben Zug, in dem du den Joker spielst, nicht danach. Ohne Farbe wird
        er abgelehnt. Ein Joker als letzte Karte einer Hand braucht keine Farbe, außer der
        „Farbe ziehen“-Farbenwahl. Zur Strandwellen-Karte gehört nur mit `beachcomber_color = names` eine
        Farbe.

rule-side-colors = Die vier Farben im Spiel
    .text =
        Wünschen kannst du dir nur eine Farbe der aktiven Seite: Blau, Grün, Rot oder Gelb auf der hellen,
        Rosa, Blaugrün, Orange oder Lila auf der dunklen Seite. Im einseitigen Deck sind es Türkis, Rosa, Grün
        und Orange.

rule-color-first = Erst die Farbe
    .text =
        Solange noch eine Farbe zu wünschen ist, weil am Anfang ein Joker aufgedeckt wurde oder durch einen
        Flip nach oben kam, wird nichts gespielt oder gezogen. Erst wünscht sich die Person, die dafür dran
        ist, die Farbe, dann geht es weiter.

rule-no-color-asked = Keine Farbe zu wünschen
    .text =
        Eine Farbe für sich allein wünschst du dir nur, wenn danach gefragt wird: nach einer Startkarte oder
        einem Flip. Sonst bleibt die aktuelle Farbe, wie sie ist.

rule-flip = Flip
    .text =
        Zuerst wird der ganze Ablegestapel umgedreht: Der Flip liegt dann ganz unten, und die unterste Karte
        zeigt oben ihre andere Seite. Dann wird ebenso der Kartenstock umgedreht, und seine bisher letzte
        Karte wird als nächste gezogen. Dann drehen alle ihre Handkarten um. Die neue Seite gilt bis zum
        nächsten Flip; den dürfen alle spielen, auch dieselbe Person noch einmal. Ein Flip kann nur auf seine
        eigene Farbe oder auf einen anderen Flip gespielt werden.

rule-flip-surfaced = Was ein Flip nach oben bringt, hat keine Wirkung
    .text =
        Eine Aktionskarte, die durch einen Flip auf dem Ablegestapel nach oben kommt, hat keine Wirkung:
        Niemand zieht, niemand setzt aus, die Richtung ändert sich nicht, und ein zweiter Flip dreht nichts
        um. Sie zählt nur dafür, was passt, nach Farbe oder Symbol. Anleitung 000 sagt dazu nichts, und wir
        spielen es genauso.

rule-flip-wild = Ein Flip bringt einen Joker nach oben
    .text =
        Bringt ein Flip einen Joker nach oben, wünscht sich jemand eine Farbe, bevor es weitergeht, und
        niemand zieht für diese Karte. Mit `wild_after_flip = flipper` tut das, wer den Flip gespielt hat. Mit
        `by_side` ist es, wer den Flip gespielt hat, wenn es auf die dunkle Seite geht, und die nächste
        Person, wenn es auf die helle geht; sie ist danach ganz normal dran. Auf den Joker passt nur die
        gewünschte Farbe oder noch ein Joker. In Anleitung 001 steht beides, je eins beim Flip jeder Seite.

rule-flip-wild-next = Ein Flip bringt einen Joker für die nächste Person nach oben
    .text =
        Mit `wild_after_flip = next` wünscht sich die nächste Person die Farbe, wenn ein Flip einen Joker nach
        oben bringt, egal auf welche Seite es ging, und ist danach ganz normal dran. Niemand zieht für diese
        Karte, und auf sie passt nur die gewünschte Farbe oder noch ein Joker.

rule-draw-wild = „Zieh 2“-Farbenwahl, „Farbe ziehen“-Farbenwahl, Zieh 4
    .text =
        Mit einem Zieh-Joker wünschst du dir eine Farbe, und die nächste Person zieht zwei Karten, vier Karten
        oder bis zur gewünschten Farbe und setzt aus. Er ist ehrlich, wenn beim Spielen keine andere Karte
        deiner Hand die bis dahin aktuelle Farbe hat; gleiche Zahlen und Symbole in anderen Farben spielen
        keine Rolle. Mit `wilds_count_as_match = true` macht ihn auch jeder andere Joker auf der Hand
        unehrlich. Karten, die du danach bekommst, etwa für ein vergessenes UNO, ändern nichts. Mit
        `bluffing = allowed` darfst du ihn auch unehrlich spielen, als Bluff, und die nächste Person darf dich
        herausfordern.

rule-no-bluff = An diesem Tisch wird nicht geblufft
    .text =
        Mit `bluffing = refused` ist ein Zieh-Joker, der nicht ehrlich wäre, gar nicht spielbar und wird
        abgelehnt, auch wenn er gerade gezogen wurde. Ein ehrlicher wirkt sofort: Niemand wird nach einer
        Antwort gefragt, und die nächste Person zieht ihre Karten und setzt aus.

rule-answer-first = Erst die Antwort
    .text =
        Nach einem Zieh-Joker wird nichts gespielt oder gezogen, bis die nächste Person geantwortet
        hat: Sie nimmt an oder fordert heraus; mit `stacking` wird jede Karte beantwortet, die eine
        Schuld macht. Die Karten, die sie ziehen würde, darf sie vorher nicht ansehen. Vor der
        Antwort darf noch UNO gerufen werden, und wer es vergessen hat, darf erwischt werden.

rule-nothing-to-answer = Nichts anzunehmen, niemanden herauszufordern
    .text =
        Annehmen oder herausfordern kannst du nur bei einem eben gespielten Zieh-Joker oder einer
        Schuld durch `stacking`, und nur einmal. Bei anderen Karten gibt es keine Herausforderung,
        auch nicht bei einem Zieh-Joker, der als letzte Karte einer Hand gespielt wurde, denn eine
        leere Hand ist immer ehrlich.

rule-who-answers = Nur wer ziehen müsste
    .text =
        Nur die nächste Person, die ziehen müsste, darf annehmen oder herausfordern, auch bei einer
        Schuld durch `stacking`. Andere können das nicht für sie tun.

rule-accept = Annehmen
    .text =
        Wer annimmt, zieht, was die Karte verlangt, und setzt aus. Ob die Karte ehrlich war, wird nie
        verraten.

rule-guilty = Herausgefordert und schuldig
    .text =
        Wer herausgefordert wird, zeigt die ganze Hand, wie sie jetzt ist, aber nur der Person, die
        herausgefordert hat. War die Karte ein Bluff, zieht, wer geblufft hat: zwei Karten, vier Karten oder
        bis zur Farbe. Wer herausgefordert hat, zieht nichts und ist wie üblich dran. Die Karte bleibt liegen,
        und die gewünschte Farbe gilt.

rule-innocent = Herausgefordert und unschuldig
    .text =
        War die Karte ehrlich, zieht, wer herausgefordert hat: was die Karte verlangt und noch zwei Karten
        mehr. Danach setzt diese Person aus. Bei der „Farbe ziehen“-Farbenwahl heißt das: erst bis zur Farbe
        und dann noch zwei. Die Karte bleibt liegen, und die gewünschte Farbe gilt.

rule-until-color = Bis zur Farbe ziehen
    .text =
        Karten werden einzeln gezogen, bis eine auf der aktiven Seite die gewünschte Farbe zeigt; alle werden
        behalten. Eine Aktionskarte dieser Farbe zählt, ein Joker nicht, denn er hat keine Farbe. Ist der
        Kartenstock leer, wird er aus dem Ablegestapel aufgefüllt; ist auch der aufgebraucht, endet das
        Ziehen.

rule-found-color = Die gefundene Karte wird gezeigt
    .text =
        Mit `found_color_shown = true` wird die Karte, mit der das Ziehen bis zur Farbe endet, dem ganzen
        Tisch gezeigt, egal, wer sie gezogen hat: die nächste Person, wer geblufft oder wer herausgefordert
        hat. Die Karten davor und die zwei zusätzlichen nach einer verlorenen Herausforderung werden nicht
        gezeigt.

rule-uno-call = Der UNO-Ruf
    .text =
        Wer durch einen eigenen Zug nur noch eine Karte hat, muss UNO rufen. Du kannst zusammen mit diesem Zug
        rufen oder schon vorher, wenn du dran bist und zwei Karten hast.

rule-uno-late = Ein später Ruf
    .text =
        Mit `late_call = true` darfst du einen vergessenen Ruf nachholen, bis dich jemand erwischt oder die
        Frist abläuft. In Anleitung 003 steht das in allen Abschnitten außer dem für Frankreich; wir erlauben
        es überall, wo eine Anleitung nichts sagt.

rule-uno-too-late = Kein später Ruf
    .text =
        Mit `late_call = false` kannst du es nicht nachholen, wenn du ohne Ruf nur noch eine Karte hast:
        Solange du erwischt werden kannst, wird ein Ruf abgelehnt. Das endet erst, wenn du erwischt wirst oder
        die Frist abläuft.

rule-uno-when = Wann UNO gerufen werden darf
    .text =
        Ohne dabei eine Karte zu spielen, rufst du UNO nur, wenn du dran bist und genau zwei Karten hast,
        bevor du spielst oder während eine gezogene Karte auf deine Entscheidung wartet; oder später, solange
        du eine Karte ohne Ruf hast und noch erwischt werden kannst, wenn `late_call` es erlaubt. Sonst wird
        der Ruf abgelehnt; der Versuch kostet nichts.

rule-uno-again = Ein Ruf genügt
    .text =
        Solange ein Ruf gilt, wird ein weiterer abgelehnt. Eine Karte, die zusammen mit einem zweiten Ruf
        gespielt wird, wird mit ihm abgelehnt; ohne den Ruf darf sie noch einmal gespielt werden.

rule-uno-with-move = Ein Ruf, der nicht passt
    .text =
        Ein Ruf zusammen mit einer Karte gilt nur, wenn nach diesem Zug eine Karte auf der Hand bleibt oder
        wenn mit einer Strandwellen-Karte die letzte Karte verschenkt wird. Sonst wird der ganze Zug
        abgelehnt; das kostet nichts.

rule-uno-exposed = Eine Karte und kein Ruf
    .text =
        Wer durch einen eigenen Zug nur noch eine Karte hat und nicht gerufen hat, kann erwischt werden. Wer
        auf andere Weise zu einer einzigen Karte kommt, kann nicht erwischt werden.

rule-uno-catch = Erwischen
    .text =
        Wer nach einem eigenen Zug nur noch eine Karte hat, ohne gerufen zu haben, darf von allen anderen im
        Spiel erwischt werden, ob sie dran sind oder nicht; es zählt, wer am schnellsten ist. Wer erwischt
        wird, zieht zwei Karten (`uno_penalty`). Ein vergessener Ruf wird nur einmal bestraft, selbst wenn
        nichts mehr zu ziehen war. Ein falscher Versuch wird abgelehnt, aber nicht bestraft.

rule-uno-window = Wie lange du erwischt werden kannst
    .text =
        Mit `uno_window = begins` läuft die Frist ab, sobald der nächste reguläre Zug gemacht wird: Eine Karte
        wird gespielt, es wird gezogen, ein Zieh-Joker wird beantwortet, oder jemand anders wünscht sich eine
        Farbe. Ein Ruf, ein Erwischen, ein abgelehnter Zug oder eine Farbe, die du dir selbst wünschst,
        beendet sie nicht. Mit `uno_window = played` läuft die Frist weiter, wenn die nächste Person zieht,
        bis sie die gezogene Karte spielt oder behält, außer wenn beim Ziehen nichts zu holen ist; alles
        andere beendet sie wie zuvor. Bist du selbst als Nächstes dran, durch „Alle aussetzen“ oder weil nur
        zwei spielen, zählt dein eigener nächster Zug wie der der nächsten Person.

rule-uno-cleared = Wie lange ein Ruf gilt
    .text =
        Ein Ruf gilt, bis die Hand wächst, für die er gemacht wurde: durch Ziehen, eine Strafe oder
        ein Geschenk, oder bis sie den Besitzer wechselt. Dann verfällt er, und wer wieder auf eine
        Karte herunterkommt, muss neu rufen. Sonst beendet ihn nichts.

rule-beachcomber = Strandwellen
    .text =
        Eine Strandwellen-Karte darfst du auf jede Karte spielen, wann immer du dran bist, auch wenn du sie
        gerade gezogen hast. Im selben Zug darfst du bis zu vier Karten verschenken, alle an dieselbe andere
        Person. Die aktuelle Farbe bleibt, außer mit `beachcomber_color = names`; die Zahl oder das Symbol
        darunter zählt nicht mehr. Bleibt nach einem Geschenk eine Karte übrig, musst du wie üblich UNO rufen.

rule-gift-colors = Was verschenkt werden darf
    .text =
        Ein Geschenk enthält höchstens eine Karte von jeder der vier Farben, also höchstens vier. Zahlen und
        farbige Aktionskarten dürfen verschenkt werden; die lila Karten, also Farbenwahl, Zieh 4 und
        Strandwellen, nicht. Du musst nichts verschenken: Jede Farbe darfst du zurückhalten. Der deutsche
        Abschnitt lässt auch gleiche Farben zu; wir folgen den sieben anderen.

rule-gift-whom = Wer beschenkt werden darf
    .text =
        Das ganze Geschenk geht an einen Platz, der genannt werden muss, nicht dein eigener sein darf und noch
        in der Partie sein muss. Es darf auch an jemanden aus deinem Team gehen. Die Karten gehören von da an
        der beschenkten Person, und ein UNO-Ruf, den sie gemacht hatte, verfällt.

rule-gift-empties = Ein Geschenk, das die Hand leert
    .text =
        Wer die letzten Karten verschenkt, gewinnt die Runde nur mit einem UNO-Ruf, und zwar in eben diesem
        Zug oder, mit zwei Karten auf der Hand, davor. Ohne Ruf bleibt das Geschenk gültig, aber du ziehst
        sofort zwei Karten (`uno_penalty`), und die Runde geht mit der nächsten Person weiter. Hast du danach
        eine Karte, kannst du dafür nicht erwischt werden. Wird nichts gezogen, weil nichts mehr da ist oder
        mit `uno_penalty = 0`, bist du doch alle Karten los. Eine Strandwellen-Karte, die als einzige übrige
        Karte gespielt wird, beendet die Runde wie jede andere Karte.

rule-beachcomber-color = Farbwunsch bei Strandwellen
    .text =
        Mit `beachcomber_color = names` wünscht sich, wer eine Strandwellen-Karte spielt, die Farbe wie bei
        einer Farbenwahl. Als letzte Karte einer Hand braucht sie keine. Das steht in keiner Anleitung; es ist
        ein Angebot für Tische, denen es gefällt.

rule-going-out = Alle Karten los
    .text =
        Wer alle Karten los ist, hat die Runde gewonnen, und sie ist vorbei. Vorher wirkt aber noch die letzte
        Karte auf die anderen. Ein vergessenes UNO, bei dem niemand rechtzeitig erwischt wurde, spielt keine
        Rolle mehr.

rule-last-card-draws = Eine Ziehkarte als letzte Karte
    .text =
        Wird eine Ziehkarte oder ein Zieh-Joker als letzte Karte gespielt, muss die nächste Person trotzdem
        ziehen, und die gezogenen Karten werden mitgezählt. Herausfordern geht dabei nicht, denn eine leere
        Hand ist immer ehrlich. Bei der „Farbe ziehen“-Farbenwahl wird bis zur gewünschten Farbe gezogen. Mit
        `last_card_draws = false` zieht niemand; Anleitung 004, die dazu nichts sagt, wird wie die anderen
        gespielt.

rule-last-card-flips = Ein Flip als letzte Karte
    .text =
        Ein Flip als letzte Karte dreht trotzdem alles um, und gezählt werden die Hände auf der Seite, die
        dann zu sehen ist. Kommt ein Joker nach oben, wird keine Farbe gewünscht.

rule-last-wild = Ein Joker als letzte Karte
    .text =
        Ein Joker als letzte Karte braucht keine Farbe, du darfst dir aber eine wünschen. Nur bei der
        „Farbe ziehen“-Farbenwahl musst du es auch dann, weil die nächste Person bis zu dieser Farbe zieht;
        das gilt auch mit `last_card_draws = false`.

rule-reshuffle = Der Kartenstock ist leer
    .text =
        Soll eine Karte gezogen werden und ist keine da, werden alle abgelegten Karten unter der obersten
        gemischt und bilden den neuen Kartenstock, mit der aktiven Seite nach unten. Die oberste Karte bleibt
        liegen, und eine gewünschte Farbe gilt weiter. Das geschieht auch mitten im Ziehen. Anleitung 004 sagt
        dazu nichts, und die meisten anderen erwähnen die oberste Karte nicht; wir spielen es überall so.

rule-blocked = Niemand spielt oder zieht
    .text =
        Wenn alle im Spiel nacheinander weder eine Karte spielen noch eine ziehen, ist die Runde blockiert.
        Jede Karte, die gespielt oder gezogen wird, lässt die Zählung neu beginnen; wer einen Zieh-Joker
        annimmt und keine Karte bekommt, wird nicht mitgezählt. Eine blockierte Runde gewinnt niemand, sie
        bringt in keinem Modus Punkte, und wer als Nächstes mit Geben dran ist, gibt eine neue.

rule-move-limit = Die Höchstzahl an Zügen
    .text =
        Nach 5000 Zügen (`move_limit`) ist die Runde blockiert, außer wenn sie gerade mit diesem Zug endet.
        UNO rufen und erwischen zählen nicht als Züge; Spielen, Ziehen, Behalten, Antworten und Farbwünsche
        zählen.

rule-hand-points = Was die Karten zählen
    .text =
        Eine Zahlenkarte zählt ihre Zahl. Eine Zieh 1 zählt 10, ein „Alle aussetzen“ 30, jede andere farbige
        Aktionskarte 20. Im zweiseitigen Deck zählt eine Farbenwahl 40, eine „Zieh 2“-Farbenwahl 50 und eine
        „Farbe ziehen“-Farbenwahl 60; im einseitigen Deck zählen Farbenwahl, Zieh 4 und Strandwellen je 50.
        Eine zweiseitige Karte zählt nach der Seite, die am Ende der Runde aktiv ist.

rule-mode-single = Eine einzelne Runde
    .text =
        Wer alle Karten los ist, gewinnt, und Punkte gibt es nicht. Auf eine blockierte Runde folgt eine
        weitere; es gibt, wer als Nächstes mit Geben dran ist. Das ist der Modus `match = single`; auch die
        folgenden Modi werden mit dieser Regelung gewählt.

rule-mode-points = Punkte
    .text =
        Wer eine Runde gewinnt, bekommt, was alle anderen Hände zählen. Wer als Erstes die Zielpunktzahl
        erreicht oder überschreitet, gewinnt die Partie; sie liegt bei 500, wenn der Tisch keine andere
        festlegt (`target`). Anleitung 004 bietet das als Möglichkeit an, die anderen als das übliche Spiel.

rule-mode-lowest = Die niedrigste Summe
    .text =
        Nach jeder Runde wird allen angeschrieben, was die eigene Hand zählt; wer die Runde gewonnen hat,
        bekommt also nichts dazu. Sobald eine Summe die Zielpunktzahl erreicht oder überschreitet, ist die
        Partie vorbei, und wer am wenigsten hat, gewinnt. Haben mehrere gleich wenig, gewinnen sie gemeinsam.

rule-mode-partners = Partnerspiel
    .text =
        Vier Plätze, und die beiden eines Teams sitzen sich gegenüber: 0 und 2 gegen 1 und 3. Die Runde endet,
        wenn eine Person alle Karten los ist, und ihr Team bekommt die Punkte beider Hände des anderen Teams;
        was im eigenen Team noch auf der Hand ist, zählt nicht. Das erste Team, das die Zielpunktzahl erreicht
        oder überschreitet, gewinnt. Gedruckt ist das nur in Anleitung 003, angeboten wird es zu jeder
        Ausgabe.

rule-mode-rotation4 = Rotation zu viert
    .text =
        Vier Leute spielen zwölf Runden in Teams, vier mit jeder der drei anderen Personen: erst 0 und 1
        zusammen, dann 0 und 2, dann 0 und 3. Dafür werden die Plätze getauscht: Ein Paar nimmt die Stühle 0
        und 2, das andere die Stühle 1 und 3, die kleinere Nummer zuerst. Beiden im Team wird alles
        gutgeschrieben, was das Team bekommt; die höchste Summe gewinnt, gleiche Summen teilen sich den Sieg.
        Eine blockierte Runde wird noch einmal gespielt und zählt nicht zu den zwölf. Die zwölf Runden können
        mehrmals gespielt werden, in einer bis zehn Rotationen. Wo sich Abschnitte der Anleitung 003
        verrechnen, ist drei mal vier gemeint.

rule-mode-rotation8 = Rotation zu acht
    .text =
        Acht Leute an zwei Tischen spielen sieben Blöcke zu vier Runden, insgesamt 28, sodass alle mit allen
        anderen je vier Runden lang ein Team bilden und in zwei Blöcken gegeneinander spielen. Wenn ein Strich
        die Teams verbindet und ein Schrägstrich die Tische trennt, sind die Blöcke 01-23/45-67, 02-46/13-57,
        03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 und 07-25/16-34. Plätze und Wertung sind wie bei
        der Rotation zu viert; für die Summe zählen beide Tische, und die 28 Runden können mehrmals gespielt
        werden, in einer bis zehn Rotationen.

        Die Tische spielen gleichzeitig, jeder mit einem eigenen Deck; ein Tisch, der voraus ist, wartet nur
        am Ende eines Blocks, wenn Teams und Tische wechseln. Jeder Tisch lost einmal aus, wer zuerst gibt;
        danach wandert das Geben von Stuhl zu Stuhl, über Blöcke und Rotationen hinweg. Eine blockierte Runde
        wird an ihrem Tisch noch einmal gegeben, vom nächsten Stuhl, und zählt nicht zu den 28. Mit
        `pairing = match` werden die anderen Seiten gezeigt, wenn beide Tische fertig sind; wer aussteigt,
        behält Platz und Summe, und ein Bot spielt weiter.

rule-mode-elimination = Ausscheiden
    .text =
        Nach jeder Runde wird allen angeschrieben, was die eigene Hand zählt, und wer die Zielpunktzahl
        erreicht oder überschreitet, ist raus. Über die leeren Stühle hinweg geht es weiter; die letzten zwei
        behalten ihre Summen und spielen nach den Regeln für zwei Plätze. Wer zuletzt übrig ist, gewinnt, auch
        wenn in einer einzigen Runde alle anderen zugleich rausfliegen. In der Anleitung heißt das
        „UNO Herausforderung“.

rule-deal-passes = Wer als Nächstes gibt
    .text =
        Nach jeder Runde, auch nach einer blockierten, gibt der nächste Stuhl, der noch in der Partie ist,
        gezählt in der anfänglichen Spielrichtung. In welche Richtung es am Ende der Runde gerade ging, spielt
        keine Rolle. Bei einer Rotation wandert das Geben von Stuhl zu Stuhl, egal, wer dort sitzt.

rule-sees-hands = Hände
    .text =
        Von deiner eigenen Hand siehst du die aktiven Seiten, aber nicht die anderen. Von jeder fremden Hand
        siehst du nur die andere Seite, so wie man Karten eben hält, und zwar in der Reihenfolge, in der sie
        gezogen wurden, nie in der, in der sie sortiert sind. Alle wissen, wie viele Karten eine Hand hat.
        Einseitige Karten haben neutrale Rückseiten; von ihnen sieht man nur die Anzahl.

rule-sees-pile = Stapel
    .text =
        Alle sehen die oberste Karte des Ablegestapels, wie viele Karten jeder Stapel hat und von der obersten
        Karte des Kartenstocks die nicht aktive Seite. Beim einseitigen Deck ist diese Rückseite neutral.
        Sonst darf in den Stapeln nichts angesehen werden.

rule-sees-draw = Ziehen
    .text =
        Wer zieht, sieht die Vorderseiten der gezogenen Karten; alle anderen sehen die Rückseiten, wie sie auf
        die Hand kommen, und die Rückseite der neuen obersten Karte des Kartenstocks. Ob eine gezogene Karte
        spielbar ist, weiß nur, wer sie gezogen hat: Behalten sieht genauso aus wie Nicht-spielen-Können und
        dauert genauso lange.

rule-sees-shown-hand = Eine bei der Herausforderung gezeigte Hand
    .text =
        Die Hand wird einmal gezeigt, mit ihren aktiven Seiten, und nur der Person, die herausgefordert hat.
        Der Rest des Tisches erfährt, ob die Karte ehrlich war, und mehr nicht.

rule-sees-gift = Geschenke
    .text =
        Wer schenkt und wer beschenkt wird, sieht, welche Karten es sind. Alle anderen sehen, wie viele Karten
        wer wem schenkt, und ihre Rückseiten.

rule-sees-found = Die gefundene Karte
    .text =
        Mit `found_color_shown = true` sehen alle die Vorderseite der Karte, mit der ein Ziehen bis zur Farbe
        geendet hat. Die anderen Vorderseiten sieht nur, wer gezogen hat.

rule-sees-end = Nach der Runde
    .text =
        Ist eine Runde vorbei, werden alle Hände zum Zählen mit den aktiven Seiten gezeigt. Auch die anderen
        Seiten werden gezeigt, außer mit `pairing = match`: Dann bleiben sie verdeckt, bis die Partie vorbei
        ist, denn es werden wieder dieselben Karten gegeben.

rule-sees-bystander = Zuschauen
    .text =
        Wer zuschaut, sieht die Stapel wie alle am Tisch, die Zahl der Karten in jeder Hand und alle Züge. Bis
        die Runde vorbei ist, sind die Hände von keiner Seite zu sehen, denn sonst könnte jemand zum Zuschauen
        dazukommen, um die Rückseiten der eigenen Hand zu sehen. Ein Tisch kann aber zulassen, dass beim
        Zuschauen die Rückseiten der Hände zu sehen sind.

rule-stacking = Ziehkarten aufeinanderlegen
    .text =
        Mit `stacking = same` oder `rising` macht eine gespielte Ziehkarte oder ein Zieh-Joker mit
        einer Zahl so viele Karten Schuld. Die nächste Person nimmt an, zieht die ganze Schuld und
        setzt aus, oder sie legt eine passende Ziehkarte darauf: Deren Karten kommen dazu, und die
        Person danach antwortet. Etwas anderes wird nicht gespielt und nichts gezogen. Wird damit
        die letzte Karte gelegt, endet die Runde; zuerst zieht die nächste Person die Schuld. Der
        Zieh-Joker bis zur Farbe und eine Ziehkarte als Startkarte wirken wie immer, ohne Schuld.

rule-stack-same = Was darauf darf: die gleiche Karte
    .text =
        Mit `stacking = same` darf nur das gleiche Symbol oder der gleiche Joker wie die oberste
        Karte auf eine Schuld. Die Farbe muss nicht passen.

rule-stack-rising = Was darauf darf: gleich viel oder mehr
    .text =
        Mit `stacking = rising` darf jede Ziehkarte auf eine Schuld, mit der mindestens so viele
        Karten gezogen werden wie mit der obersten: eine, zwei, vier oder fünf. Die Farbe muss nicht
        passen.

rule-stack-challenge = Herausfordern im Stapel
    .text =
        Bei `stacking` kann eine Schuld nur herausgefordert werden, wenn ein Zieh-Joker oben liegt
        und `bluffing = allowed` gilt, und es geht nur um diese eine Karte. War sie ein Bluff,
        zieht, wer sie gespielt hat, die ganze Schuld, und wer herausgefordert hat, ist wie üblich
        dran. Wenn nicht, zieht, wer herausgefordert hat, die Schuld und zwei Karten mehr und setzt
        aus.

rule-until-fits = Ziehen, bis eine Karte spielbar ist
    .text =
        Mit `drawing = until_fits` zieht, wer dran ist und zieht, Karte um Karte weiter, bis eine
        spielbar ist oder nichts mehr da ist. Die letzte gezogene Karte wird dann gespielt oder
        behalten. Alle wissen, dass sie spielbar ist, aber nicht, welche es ist. Strafkarten und
        Schulden sind davon nicht betroffen.

rule-jump-in = Dazwischenwerfen
    .text =
        Mit `jump_in = true` darf man außer der Reihe spielen, solange jemand am Anfang seines Zuges
        ist und die eigene Karte eine Farbe hat und genau der obersten gleicht, in Farbe und Zahl
        oder Symbol. Während eine gezogene Karte, eine Antwort oder ein Farbwunsch aussteht, geht
        das nicht. Es geht nach der Person weiter, die dazwischengeworfen hat. Wollen es zwei, gilt,
        wer schneller war.

rule-seven-swap = Die 7 tauscht die Hand
    .text =
        Mit `seven_swap = true` tauscht, wer eine 7 spielt und noch Karten hat, die Hand mit jemand
        anderem. UNO-Rufe der beiden verfallen. Wer die 7 gespielt hat und nun eine Karte hält, muss
        UNO rufen; die andere Person kann für die erhaltene Hand nicht erwischt werden. Eine 7 als
        letzte Karte tauscht nichts.

rule-seven-whom = Mit wem die 7 tauscht
    .text =
        Eine 7, die durch `seven_swap` die Hand tauscht, nennt eine andere Person, die noch
        mitspielt. Unter den erlaubten Zügen steht sie einmal für jede solche Person.

rule-zero-rotate = Die 0 gibt alle Hände weiter
    .text =
        Mit `zero_rotate = true` gehen alle Hände in Spielrichtung an die nächste Person, wenn
        jemand eine 0 spielt und noch Karten hat. Alle UNO-Rufe verfallen. Nur wer die 0 gespielt
        hat, kann danach mit einer Karte erwischt werden. Eine 0 als letzte Karte gibt nichts
        weiter, und ein Deck ohne 0 ist nicht betroffen.

rule-last-number = Die letzte Karte ist eine Zahl
    .text =
        Mit `last_card = number` darf nur eine Zahlenkarte die letzte Karte einer Hand sein, und
        eine Strandwellen-Karte darf nicht die letzten Karten verschenken. Eine Karte, die deshalb
        nicht gespielt werden darf, hindert niemanden am Ziehen.

rule-uno-automatic = UNO gilt von selbst
    .text =
        Mit `uno_call = automatic` gilt UNO als gerufen, sobald jemand nur noch eine Karte hat oder
        mit einer Strandwellen-Karte die letzten verschenkt. Niemand ruft, und niemand wird
        erwischt.

rule-free-draw-wild = Zieh-Joker ohne Herausforderung
    .text =
        Mit `bluffing = free` darf ein Zieh-Joker immer gespielt werden und wirkt sofort. Er ist nie
        ein Bluff, und niemand kann herausfordern.

rule-until-limit = Eine Grenze beim Ziehen bis zur Farbe
    .text =
        Mit `until_limit` über 0 endet das Ziehen bis zur Farbe nach so vielen Karten. Die zwei
        Karten einer verlorenen Herausforderung kommen dazu. Endet es durch die Grenze, wird keine
        Karte gezeigt.
