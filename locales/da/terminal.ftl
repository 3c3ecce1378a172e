# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | hjælp | hjaelp
type-hand = h | hånd | haand | bord
type-scores = s | point | stilling
type-rule = r | regel | regler
type-why = hvorfor
type-quit = q | slut | stop | forlad
type-draw = t | træk | traek | trække | trækker
type-keep = b | behold | beholde | beholder | pas | p
type-accept = a | acceptér | accepter | acceptere | accepterer
type-challenge = u | udfordr | udfordre | udfordrer
type-uno = uno
type-catch = snup | snuppe | snupper
type-play = læg | laeg | lægge | lægger | l | spil
# As in: 4 give 1,3 to Ann.
type-give = giv | give | giver
type-to = til
type-and = og
type-nobody = ingen | nej
type-yes = j | ja
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = den | det | en | et | farve | farven | i | med | og | råb | råber | som | vælg | vælger

# The start.
terminal-player = Du
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = du
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Spilles efter afsnit { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] En enkelt runde: Den, der først kommer af med alle sine kort, vinder.
        [points] Den, der vinder en runde, får pointene på alle andres hænder; { $target } point vinder.
        [lowest] Efter hver runde noterer alle, hvad de har tilbage på hånden; når nogen har { $target }, vinder den laveste sum.
        [partners] To hold: Makkere sidder over for hinanden; det hold, der kommer af med kortene, får pointene på modstandernes hænder; { $target } point vinder.
        [rotation4]
            { $cycles ->
                [one] En rotation: { $rounds } runder, fire med hver makker; den højeste sum vinder.
               *[other] En rotation: { $rounds } runder, { $each } med hver makker; den højeste sum vinder.
            }
        [rotation8]
            { $cycles ->
                [one] En rotation for otte ved to borde: { $rounds } runder, fire med hver makker; den højeste sum vinder.
               *[other] En rotation for otte ved to borde: { $rounds } runder, { $each } med hver makker; den højeste sum vinder.
            }
       *[elimination] Efter hver runde noterer alle, hvad de har tilbage på hånden; den, der har { $target }, er ude, og den sidste, der er tilbage, vinder.
    }
terminal-around = Til venstre rundt om bordet: { $names }.
terminal-bots = De andre spillere er botter ({ $bot }), der af og til glemmer at råbe UNO.
terminal-uno-hint = Råb UNO, når du har to kort tilbage og lægger et: 3! eller 3 { $type-uno }.
terminal-help-hint = Skriv { $type-help } for hjælp når som helst, { $type-quit } for at slutte.
terminal-drawing =
    { $by ->
        [points] Der trækkes om at give, flest point giver: { $drawn }.
        [tie] Uafgjort, så disse spillere trækker igen: { $drawn }.
       *[number] Der trækkes om at give, det højeste tal giver: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } trækker { $card-object }
    .you = du trækker { $card-object }
terminal-deals = { $who } giver kort.
    .you = Du giver kort.
terminal-round = Runde { $number }.
terminal-round-of = Runde { $number } af { $rounds }: { $team } mod { $others }.
terminal-other-tables = Ved det andet bord spiller { $first } mod { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Din tur. Aktuel farve { $color }, øverst { $card }, spillet går mod { terminal-direction } til { $who }.
        [light] Din tur. Lys side, aktuel farve { $color }, øverst { $card }, spillet går mod { terminal-direction } til { $who }.
        [dark] Din tur. Mørk side, aktuel farve { $color }, øverst { $card }, spillet går mod { terminal-direction } til { $who }.
       *[other] Din tur. Aktiv side: { $side }, aktuel farve { $color }, øverst { $card }, spillet går mod { terminal-direction } til { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Din tur. Øverst { $card }, ingen farve valgt endnu, spillet går mod { terminal-direction } til { $who }.
        [light] Din tur. Lys side, øverst { $card }, ingen farve valgt endnu, spillet går mod { terminal-direction } til { $who }.
        [dark] Din tur. Mørk side, øverst { $card }, ingen farve valgt endnu, spillet går mod { terminal-direction } til { $who }.
       *[other] Din tur. Aktiv side: { $side }, øverst { $card }, ingen farve valgt endnu, spillet går mod { terminal-direction } til { $who }.
    }
terminal-direction =
    { $direction ->
        [left] venstre
       *[right] højre
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, din makker: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, din makker: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Bagside: { $cards }.
       *[other] Bagsider: { $cards }.
    }
terminal-seat-out = { $who } er ude.
terminal-draw-pile = Lukket bunke: { card-count }.
    .back = Lukket bunke: { card-count }, bagsiden af det næste kort: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Din hånd, { card-count }, UNO råbt (* kan lægges på { $top }):
       *[no] Din hånd, { card-count } (* kan lægges på { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Din hånd, { card-count }, UNO råbt, intet kan lægges på { $top }:
           *[no] Din hånd, { card-count }, intet kan lægges på { $top }:
        }
    .plain = Din hånd, { card-count }:
terminal-top-wild = { $card } i farven { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Læg { $numbers }.
    .draw = Læg { $numbers }, eller træk ({ $type-draw }).
terminal-draw = Intet kan lægges: Træk ({ $type-draw }).
terminal-drawn-may = Det kort, du trak ({ $card }), kan lægges: Læg det ({ $number }), eller behold det ({ $type-keep }).
terminal-drawn-must = Det kort, du trak ({ $card }), kan lægges, og du skal lægge det ({ $number }).
terminal-draw-unplayable = Du trækker { $cards-object }, der ikke passer, og beholder kortet.
terminal-flipped = Øverst i afkastbunken ligger { $card-object }.
terminal-answer = Acceptere ({ $type-accept }) eller udfordre ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } lagde { $card-object }, da den aktuelle farve var { $color }: Det er en bluff, hvis { $who } havde et andet kort i den farve eller en anden joker.
       *[no] { $who } lagde { $card-object }, da den aktuelle farve var { $color }: Det er en bluff, hvis { $who } havde et andet kort i den farve.
    }
terminal-accept = Acceptér ({ $type-accept }): Du trækker { card-count } og sidder over.
    .color = Acceptér ({ $type-accept }): Du trækker, til du får { $color }, og sidder over.
terminal-challenge = Udfordr ({ $type-challenge }): Var det en bluff, trækker { $who } { card-count }, og det er din tur; ellers trækker du { $more } kort og sidder over.
    .color = Udfordr ({ $type-challenge }): Var det en bluff, trækker { $who }, til { $color } kommer, og det er din tur; ellers trækker du, til { $color } kommer, derefter 2 mere, og sidder over.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Læg { $numbers } oveni, eller acceptér ({ $type-accept }).
    .challenge = Læg { $numbers } oveni, acceptér ({ $type-accept }), eller udfordr ({ $type-challenge }).
terminal-stack-nothing = Du har intet at lægge oveni: Acceptér ({ $type-accept }).
terminal-which-color = Hvilken farve: { $colors }? (Enter tager kortet tilbage)
terminal-name-color = En joker kom øverst, og du vælger farve: { $colors }.
    .start = Du begynder og vælger farve til jokeren: { $colors }.
terminal-taken-back = Du tager kortet tilbage.
terminal-give-whom = Du må give op til fire kort, højst ét af hver farve og ingen jokere, til én spiller. Til hvem: { $names } eller { $type-nobody }? (Enter tager kortet tilbage)
terminal-give-what = Hvilke kort til { $who }? Numre, f.eks. 1,3. (Enter tager kortet tilbage)
terminal-swap-whom = Hvem bytter du hånd med: { $names }? (Enter tager kortet tilbage)
terminal-offer-jump-in = Du kan springe ind: Læg { $numbers }, eller tryk på Enter for at gå videre.
# Follow the message log-exposed.
terminal-offer-catch = Skriv { $type-catch }, eller tryk på Enter for at gå videre.
terminal-offer-call = Skriv { $type-uno }, eller tryk på Enter for at gå videre.
terminal-too-late = Du har ét kort tilbage og råbte ikke UNO, og nu er det for sent.
terminal-not-now = Det må vente.
terminal-next = Tryk på Enter for næste runde.
terminal-watch = Du er ude. Tryk på Enter for at se, hvordan næste runde ender.
terminal-sure = Vil du slutte? Skriv { $type-yes } for at slutte, eller tryk på Enter for at spille videre.

# Answers.
terminal-refused = { $reason } (regel { $rule })
terminal-playable-wild = { $card } kan lægges: En joker passer på alle kort.
terminal-playable-color = { $card } kan lægges: Den aktuelle farve er { $color }.
terminal-playable-symbol = { $card } kan lægges: Øverst ligger { $symbol-object }.
terminal-allowed = Det er tilladt nu.
terminal-why-what = Sig hvilket kort: { $type-why } 3 eller { $type-why } { $card }.
terminal-unknown = ”{ $line }” giver ingen mening her. Skriv en af mulighederne nedenfor, eller { $type-help } for hjælp.
terminal-no-number = Der er ikke noget kort { $number }: Dine kort er 1 til { $last }.
terminal-no-player = Der er ingen ”{ $name }” her: Skriv { $names }.
terminal-no-color = ”{ $word }” er ikke en farve på denne side: Skriv { $colors }.
terminal-no-card = ”{ $word }” er ikke et kort: Skriv numre, f.eks. 1,3.
terminal-nobody-to-catch = Ingen kan snuppes nu.
terminal-no-rule = Der er ingen regel ”{ $rule }”. { $type-rule } alene viser dem alle.
    .near = Der er ingen regel ”{ $rule }”. Noget lignende: { $rules }.
terminal-rules = Reglerne ved dette bord, kapitel for kapitel. Læs en med { $type-rule } og dens navn.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Denne regel gælder ikke ved dette bord.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Det kan du skrive:
terminal-help-play = 3 eller { $card }: Læg det kort. 5 { $color }: Læg en joker, og vælg { $color }.
terminal-help-uno = 3! eller 3 { $type-uno }: Læg kortet, og råb UNO. { $type-uno }: Råb kun UNO.
terminal-help-moves = { $type-draw }: Træk. { $type-keep }: Behold kortet, du trak. { $type-accept }: Acceptér en træk-joker. { $type-challenge }: Udfordr.
terminal-help-catch = { $type-catch } { $who }: Snup en, der har ét kort tilbage og ikke råbte UNO.
terminal-help-table = { $type-hand }: bordet og hånden igen. { $type-scores }: point. { $type-why } 3: hvorfor et kort ikke kan lægges.
terminal-help-rules = { $type-rule }: reglernes navne. { $type-rule } matching: én regel. { $type-quit }: afslut.
terminal-help-forget = Glemmer du at råbe UNO, kan de andre snuppe dig, før du opdager det.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: Læg en Strandsamler, og giv kort væk.
terminal-help-swap = 3 { $type-to } { $who }: Læg en 7’er, og byt hånd.
terminal-help-backs = Bagsiderne er kortenes anden side: Du ser de andres, aldrig dine egne.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Alle viser deres kort.
terminal-held = { $who } har { $cards }: { points-count }.
    .you = Du har { $cards }: { points-count }.
terminal-held-plain = { $who } har { $cards }.
    .you = Du har { $cards }.
terminal-scored = { $who } får { points-count }.
    .you = Du får { points-count }.
terminal-scored-team = { $team } får { points-count }.
terminal-other-table = Ved det andet bord vinder { $team } mod { $others }: { points-count }.
    .blocked = Ved det andet bord blev runden blokeret, og der gives igen.
terminal-dealt-again = Den næste kortgiver giver igen.
terminal-watched = { $who } vinder runden.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Point efter runde { $number }.
    .none = Ingen runde er færdig endnu.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (seneste runder { $rounds })
    .out = { $who }: { $total }, ude ({ $rounds })
terminal-schedule = Dine makkere efter runder: { $stages }.
terminal-stage = { $first } til { $last } { $who }
terminal-out = { $who } er ude af spillet.
    .you = Du er ude af spillet.
terminal-won-round = { $who } har vundet.
    .you = Du har vundet!
terminal-won = { $who } har vundet spillet med { points-count }.
    .you = Du har vundet spillet med { points-count }!
terminal-won-team = { $team } har vundet spillet med { points-count }.
terminal-won-shared = { $team } deler sejren med { points-count } hver.
terminal-last-in = { $who } er den sidste tilbage og har vundet.
    .you = Du er den sidste tilbage: Du har vundet!
terminal-again = Den samme kortgivning igen: { $command }
terminal-goodbye = Farvel.
    .named = Farvel, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = Reglerne. En regel, der ikke altid gælder, siger, hvornår den gør.
print-edition = Reglerne for { $edition } ({ $hint }; regelark { $sheet }). Et bord kan ændre ethvert regelvalg, der nævnes her.
    .changed = Reglerne for { $edition } med { $rulings } ({ $hint }; regelark { $sheet }). Et bord kan ændre ethvert regelvalg, der nævnes her.
print-section = Reglerne i afsnit { $section } ({ $product }; { $language }; spilles som { $edition }). Et bord kan ændre ethvert regelvalg, der nævnes her.
    .changed = Reglerne i afsnit { $section } ({ $product }; { $language }; spilles som { $edition } med { $rulings }). Et bord kan ændre ethvert regelvalg, der nævnes her.
print-condition = Kun med { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] et tosidet kortsæt
        [flip] et kortsæt med Skift side
        [skip_everyone] et kortsæt med Spring alle over
        [wild_draw_color] et kortsæt med ”Træk farve”-joker
        [beachcomber] et kortsæt med Strandsamlere
       *[other] et kortsæt, der har { $feature }
    }
