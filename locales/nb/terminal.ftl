# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | hjelp
type-hand = h | hånd | haand | bord
type-scores = s | poeng | stilling
type-rule = r | regel | regler
type-why = hvorfor
type-quit = q | slutt | avslutt | forlat
type-draw = t | trekk | trekke | trekker
type-keep = b | behold | beholde | beholder | pass | p
type-accept = g | godta | godtar
type-challenge = u | utfordre | utfordrer
type-uno = uno
type-catch = tatt | ta | tar
type-play = legg | legge | legger | l | spill
# As in: 4 give 1,3 to Ann.
type-give = gi | gir
type-to = til
type-and = og
type-nobody = ingen | nei
type-yes = j | ja
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = den | det | en | et | ett | farge | fargen | i | med | og | si | sier | som | velg | velger

# The start.
terminal-player = Du
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = du
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Spilles etter avsnitt { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Én enkelt runde: Den som først blir kvitt alle kortene, vinner.
        [points] Den som vinner en runde, får poengene på hendene til alle andre; { $target } poeng vinner.
        [lowest] Etter hver runde skriver alle opp det de har igjen på hånden; når noen har { $target }, vinner laveste sum.
        [partners] To lag: Makkere sitter overfor hverandre; laget som blir kvitt kortene, får poengene på hendene til motstanderne; { $target } poeng vinner.
        [rotation4]
            { $cycles ->
                [one] En rotasjon: { $rounds } runder, fire med hver makker; høyeste sum vinner.
               *[other] En rotasjon: { $rounds } runder, { $each } med hver makker; høyeste sum vinner.
            }
        [rotation8]
            { $cycles ->
                [one] En rotasjon for åtte ved to bord: { $rounds } runder, fire med hver makker; høyeste sum vinner.
               *[other] En rotasjon for åtte ved to bord: { $rounds } runder, { $each } med hver makker; høyeste sum vinner.
            }
       *[elimination] Etter hver runde skriver alle opp det de har igjen på hånden; den som har { $target }, er ute, og den siste som er igjen, vinner.
    }
terminal-around = Mot venstre rundt bordet: { $names }.
terminal-bots = De andre spillerne er boter ({ $bot }) som av og til glemmer å si UNO.
terminal-uno-hint = Si UNO når du har to kort igjen og legger ett: 3! eller 3 { $type-uno }.
terminal-help-hint = Skriv { $type-help } for hjelp når som helst, { $type-quit } for å slutte.
terminal-drawing =
    { $by ->
        [points] Det trekkes om hvem som deler ut, flest poeng deler ut: { $drawn }.
        [tie] Uavgjort, så disse spillerne trekker igjen: { $drawn }.
       *[number] Det trekkes om hvem som deler ut, høyeste tall deler ut: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } trekker { $card-object }
    .you = du trekker { $card-object }
terminal-deals = { $who } deler ut.
    .you = Du deler ut.
terminal-round = Runde { $number }.
terminal-round-of = Runde { $number } av { $rounds }: { $team } mot { $others }.
terminal-other-tables = Ved det andre bordet spiller { $first } mot { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Din tur. Gjeldende farge { $color }, øverst { $card }, spillet går mot { terminal-direction } til { $who }.
        [light] Din tur. Lys side, gjeldende farge { $color }, øverst { $card }, spillet går mot { terminal-direction } til { $who }.
        [dark] Din tur. Mørk side, gjeldende farge { $color }, øverst { $card }, spillet går mot { terminal-direction } til { $who }.
       *[other] Din tur. Aktiv side: { $side }, gjeldende farge { $color }, øverst { $card }, spillet går mot { terminal-direction } til { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Din tur. Øverst { $card }, ingen farge valgt ennå, spillet går mot { terminal-direction } til { $who }.
        [light] Din tur. Lys side, øverst { $card }, ingen farge valgt ennå, spillet går mot { terminal-direction } til { $who }.
        [dark] Din tur. Mørk side, øverst { $card }, ingen farge valgt ennå, spillet går mot { terminal-direction } til { $who }.
       *[other] Din tur. Aktiv side: { $side }, øverst { $card }, ingen farge valgt ennå, spillet går mot { terminal-direction } til { $who }.
    }
terminal-direction =
    { $direction ->
        [left] venstre
       *[right] høyre
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, makkeren din: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, makkeren din: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Bakside: { $cards }.
       *[other] Baksider: { $cards }.
    }
terminal-seat-out = { $who } er ute.
terminal-draw-pile = Trekkebunke: { card-count }.
    .back = Trekkebunke: { card-count }, baksiden av neste kort: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Hånden din, { card-count }, UNO er sagt (* kan legges på { $top }):
       *[no] Hånden din, { card-count } (* kan legges på { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Hånden din, { card-count }, UNO er sagt, ingenting kan legges på { $top }:
           *[no] Hånden din, { card-count }, ingenting kan legges på { $top }:
        }
    .plain = Hånden din, { card-count }:
terminal-top-wild = { $card } i { $color-object }
# $numbers of cards: 2, 3 or 5.
terminal-play = Legg { $numbers }.
    .draw = Legg { $numbers }, eller trekk ({ $type-draw }).
terminal-draw = Ingenting kan legges: Trekk ({ $type-draw }).
terminal-drawn-may = Kortet du trakk ({ $card }), kan legges: Legg det ({ $number }) eller behold det ({ $type-keep }).
terminal-drawn-must = Kortet du trakk ({ $card }), kan legges, og du må legge det ({ $number }).
terminal-draw-unplayable = Du trekker { $cards-object }, som ikke passer, og beholder kortet.
terminal-flipped = Øverst i kastebunken ligger { $card-object }.
terminal-answer = Godta ({ $type-accept }) eller utfordre ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } la { $card-object } da gjeldende farge var { $color }: Det er bløff hvis { $who } hadde et annet kort i den fargen eller en annen joker.
       *[no] { $who } la { $card-object } da gjeldende farge var { $color }: Det er bløff hvis { $who } hadde et annet kort i den fargen.
    }
terminal-accept = Godta ({ $type-accept }): Du trekker { card-count } og må stå over.
    .color = Godta ({ $type-accept }): Du trekker til du får { $color-object }, og må stå over.
terminal-challenge = Utfordre ({ $type-challenge }): Var det en bløff, trekker { $who } { card-count }, og det er din tur; ellers trekker du { $more } kort og må stå over.
    .color = Utfordre ({ $type-challenge }): Var det en bløff, trekker { $who } til { $color-object } kommer, og det er din tur; ellers trekker du til { $color-object } kommer, deretter 2 til, og må stå over.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Legg { $numbers } oppå, eller godta ({ $type-accept }).
    .challenge = Legg { $numbers } oppå, godta ({ $type-accept }) eller utfordre ({ $type-challenge }).
terminal-stack-nothing = Du har ingenting å legge oppå: Godta ({ $type-accept }).
terminal-which-color = Hvilken farge: { $colors }? (Enter tar kortet tilbake)
terminal-name-color = En joker kom øverst, og du velger farge: { $colors }.
    .start = Du begynner og velger farge til jokeren: { $colors }.
terminal-taken-back = Du tar kortet tilbake.
terminal-give-whom = Du kan gi opptil fire kort, høyst ett av hver farge og ingen jokere, til én spiller. Til hvem: { $names } eller { $type-nobody }? (Enter tar kortet tilbake)
terminal-give-what = Hvilke kort til { $who }? Numre, for eksempel 1,3. (Enter tar kortet tilbake)
terminal-swap-whom = Hvem bytter du hånd med: { $names }? (Enter tar kortet tilbake)
terminal-offer-jump-in = Du kan hoppe inn: Legg { $numbers }, eller trykk på Enter for å gå videre.
# Follow the message log-exposed.
terminal-offer-catch = Skriv { $type-catch }, eller trykk på Enter for å gå videre.
terminal-offer-call = Skriv { $type-uno }, eller trykk på Enter for å gå videre.
terminal-too-late = Du har ett kort igjen og sa ikke UNO, og nå er det for sent.
terminal-not-now = Det må vente.
terminal-next = Trykk på Enter for neste runde.
terminal-watch = Du er ute. Trykk på Enter for å se hvordan neste runde ender.
terminal-sure = Vil du slutte? Skriv { $type-yes } for å slutte, eller trykk på Enter for å spille videre.

# Answers.
terminal-refused = { $reason } (regel { $rule })
terminal-playable-wild = { $card } kan legges: En joker passer på alle kort.
terminal-playable-color = { $card } kan legges: Gjeldende farge er { $color }.
terminal-playable-symbol = { $card } kan legges: Øverst ligger { $symbol-object }.
terminal-allowed = Det er lov nå.
terminal-why-what = Si hvilket kort: { $type-why } 3 eller { $type-why } { $card }.
terminal-unknown = «{ $line }» gir ingen mening her. Skriv et av valgene nedenfor, eller { $type-help } for hjelp.
terminal-no-number = Det finnes ikke noe kort { $number }: Kortene dine er 1 til { $last }.
terminal-no-player = Det er ingen «{ $name }» her: Skriv { $names }.
terminal-no-color = «{ $word }» er ikke en farge på denne siden: Skriv { $colors }.
terminal-no-card = «{ $word }» er ikke et kort: Skriv numre, for eksempel 1,3.
terminal-nobody-to-catch = Ingen kan tas på fersken nå.
terminal-no-rule = Det finnes ingen regel «{ $rule }». { $type-rule } alene viser alle.
    .near = Det finnes ingen regel «{ $rule }». Noe lignende: { $rules }.
terminal-rules = Reglene ved dette bordet, kapittel for kapittel. Les en med { $type-rule } og navnet på den.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Denne regelen gjelder ikke ved dette bordet.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Dette kan du skrive:
terminal-help-play = 3 eller { $card }: Legg det kortet. 5 { $color }: Legg en joker og velg fargen { $color }.
terminal-help-uno = 3! eller 3 { $type-uno }: Legg kortet og si UNO. { $type-uno }: Bare si UNO.
terminal-help-moves = { $type-draw }: Trekk. { $type-keep }: Behold kortet du trakk. { $type-accept }: Godta en trekkejoker. { $type-challenge }: Utfordre.
terminal-help-catch = { $type-catch } { $who }: Ta en som har ett kort igjen og ikke sa UNO.
terminal-help-table = { $type-hand }: bordet og hånden igjen. { $type-scores }: poeng. { $type-why } 3: hvorfor et kort ikke kan legges.
terminal-help-rules = { $type-rule }: navnene på reglene. { $type-rule } matching: én regel. { $type-quit }: avslutt.
terminal-help-forget = Glemmer du å si UNO, kan de andre ta deg på fersken før du merker det.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: Legg en Strandsanker og gi bort kort.
terminal-help-swap = 3 { $type-to } { $who }: Legg en 7-er og bytt hånd.
terminal-help-backs = Baksidene er den andre siden av kortene: Du ser dem hos de andre, aldri hos deg selv.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Alle viser kortene sine.
terminal-held = { $who } har { $cards }: { points-count }.
    .you = Du har { $cards }: { points-count }.
terminal-held-plain = { $who } har { $cards }.
    .you = Du har { $cards }.
terminal-scored = { $who } får { points-count }.
    .you = Du får { points-count }.
terminal-scored-team = { $team } får { points-count }.
terminal-other-table = Ved det andre bordet vinner { $team } mot { $others }: { points-count }.
    .blocked = Ved det andre bordet låste runden seg, og kortene deles ut på nytt.
terminal-dealt-again = Neste giver deler ut på nytt.
terminal-watched = { $who } vinner runden.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Poeng etter runde { $number }.
    .none = Ingen runde er ferdig ennå.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (siste runder { $rounds })
    .out = { $who }: { $total }, ute ({ $rounds })
terminal-schedule = Makkerne dine etter runder: { $stages }.
terminal-stage = { $first } til { $last } { $who }
terminal-out = { $who } er ute av spillet.
    .you = Du er ute av spillet.
terminal-won-round = { $who } har vunnet.
    .you = Du har vunnet!
terminal-won = { $who } har vunnet spillet med { points-count }.
    .you = Du har vunnet spillet med { points-count }!
terminal-won-team = { $team } har vunnet spillet med { points-count }.
terminal-won-shared = { $team } deler seieren med { points-count } hver.
terminal-last-in = { $who } er den siste som er igjen, og har vunnet.
    .you = Du er den siste som er igjen: Du har vunnet!
terminal-again = Samme utdeling en gang til: { $command }
terminal-goodbye = Ha det.
    .named = Ha det, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = Reglene. En regel som ikke alltid gjelder, sier når den gjør det.
print-edition = Reglene for { $edition } ({ $hint }; regelark { $sheet }). Et bord kan endre alle regelvalg som nevnes her.
    .changed = Reglene for { $edition } med { $rulings } ({ $hint }; regelark { $sheet }). Et bord kan endre alle regelvalg som nevnes her.
print-section = Reglene i avsnitt { $section } ({ $product }; { $language }; spilles som { $edition }). Et bord kan endre alle regelvalg som nevnes her.
    .changed = Reglene i avsnitt { $section } ({ $product }; { $language }; spilles som { $edition } med { $rulings }). Et bord kan endre alle regelvalg som nevnes her.
print-condition = Bare med { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] en tosidig kortstokk
        [flip] en kortstokk med Flipp
        [skip_everyone] en kortstokk med Stå over alle
        [wild_draw_color] en kortstokk med Trekk farge-joker
        [beachcomber] en kortstokk med Strandsankere
       *[other] en kortstokk som har { $feature }
    }
