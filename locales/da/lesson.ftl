# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Lær at spille
lesson-step = Trin { $number } af { $steps }
lesson-again = Begynd forfra
lesson-skip = Spring over
lesson-watch = Se, hvad der sker …
lesson-answers = Dit svar
lesson-color = Den, der først kommer af med alle sine kort, vinder. Begynd med samme farve som det øverste kort: Læg { $card-object }.
lesson-number = { $who } lagde { $top-object }. Du har ikke flere kort i farven { $current }, men samme tal går også: Læg { $card-object }.
lesson-draw = Du har hverken { $current } eller { $symbol-object }. Når du ikke kan lægge noget, trækker du et kort.
lesson-drawn = Du trak { $card-object }, og den passer. Du må lægge den nu eller beholde den: Læg den.
lesson-wild = Kortet fra { $who } fik dig til at trække og sidde over. Men du trak en joker, og den passer på alt: Læg den, og vælg { $color }.
lesson-skip-card = Nu et specialkort. Læg { $card-object }: { $who } må sidde over.
lesson-skipped = Det er din tur igen. Læg { $card-object }.
lesson-catch = { $who } har ét kort tilbage og glemte at råbe UNO. Snup { $who }, før du lægger!
lesson-backs = { $who } måtte trække 2. I ser bagsiderne af hinandens kort, altså deres anden side. Hvad har { $who } på hånden efter et sideskift?
lesson-flip = Rigtigt. Vend nu alle hænder og begge bunker: Læg { $card-object }.
lesson-challenge = Natten er faldet på. { $who } må kun lægge { $top-object } uden { $before } på hånden, men du så { $seen-object } på en af bagsiderne: Udfordr!
lesson-uno = En bluff: { $who } måtte trække i stedet for dig. Du har to kort tilbage, så råb UNO, før du lægger et.
lesson-called = Nu kan ingen snuppe dig. Læg { $card-object }.
lesson-out = { $who } lagde { $top-object }, og dit sidste kort er også { $symbol-object }. Læg { $card-object }, så er du af med det hele!
lesson-end = Du kom af med alle dine kort! Du får { $points } point for de kort, { $who } har tilbage. De fleste spil går til { $target } point.
lesson-detour =
    { $do ->
        [play] Det kan du gøre i et rigtigt spil. Læg { $card-object } denne gang.
        [draw] Det kan du gøre i et rigtigt spil. Træk et kort denne gang.
        [catch] Det kan du gøre i et rigtigt spil. Snup { $who } denne gang.
        [challenge] Det kan du gøre i et rigtigt spil. Udfordr { $who } denne gang.
        [uno] Det kan du gøre i et rigtigt spil. Råb UNO først denne gang.
       *[answer] Ikke helt: Se på de små kort ved siden af navnet { $who }.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = Hvad kan jeg gøre?
hint-can-play =
    { $draw ->
        [yes] Du kan lægge { $cards-object }, eller du kan trække.
       *[no]
            { $keep ->
                [yes] Du kan lægge { $cards-object }, eller du kan beholde kortet.
               *[no] Du kan lægge { $cards-object }.
            }
    }
hint-can-draw = Intet af det, du har, passer: Du kan kun trække.
hint-can-keep = Kortet, du trak, passer ikke: Du kan kun beholde det.
hint-can-color = Du vælger, hvilken farve der gælder nu.
hint-can-answer = Du kan acceptere og trække, eller du kan udfordre, hvis du tror, det er en bluff.
hint-can-uno = Du kan råbe UNO.
hint-can-catch = Du kan snuppe { $who }, der har ét kort tilbage og ikke råbte UNO.
hint-move =
    { $do ->
        [play] Læg { $card-object }.
        [last-two] Læg { $card-object }, og råb UNO.
        [wild]
            { $uno ->
                [yes] Læg { $card-object }, vælg { $color }, og råb UNO.
               *[no] Læg { $card-object }, og vælg { $color }.
            }
        [gift] Læg { $card-object }, og giv { $who } { $cards-object }.
        [draw] Træk.
        [pass] Behold kortet.
        [accept] Acceptér.
        [challenge] Udfordr.
        [color] Vælg { $color }.
        [uno] Råb UNO.
       *[catch] Snup { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Det er ikke din tur endnu.
        [catch] Den, der bliver snuppet, må trække kort.
        [call] Nogen kunne snuppe dig.
        [out] Det er dit sidste kort: Du vinder runden.
        [draws] { $who } trækker { $count } og sidder over.
        [skips] { $who } sidder over.
        [again] Du får straks en tur til.
        [flip] De fleste af dine kort bliver nok bedre på den anden side, eller de andres dårligere.
        [gift] Du kommer af med { $count } mere.
        [only] Det er det eneste kort, du kan lægge.
        [keep-wild]
            { $count ->
                [0] Det er dit eneste kort i farven { $color }, og du gemmer jokeren til senere.
               *[other] Du gemmer jokeren, til intet andet passer.
            }
        [last-of-color] Det er dit eneste kort i farven { $color }.
        [follow]
            { $count ->
                [one] Du har et kort mere i farven { $color } at følge op med.
               *[other] Du har { $count } kort mere i farven { $color } at følge op med.
            }
        [points] Det giver andre { $count } point, hvis du har det tilbage.
        [wild-needed]
            { $count ->
                [0] Intet andet passer.
                [one] Intet andet passer, og du har et kort i farven { $color }.
               *[other] Intet andet passer, og du har { $count } kort i farven { $color }.
            }
        [wild-better] Den gør mere gavn nu end de andre kort, du kan lægge.
        [named]
            { $count ->
                [0] Ingen af dine farver ville være bedre.
                [one] Du har et kort i farven { $color }.
               *[other] Du har { $count } kort i farven { $color }.
            }
        [none-playable] Du kan ikke lægge noget.
        [draw-better] De kort, du kan lægge, gør mere gavn senere.
        [not-playable] Du kan ikke lægge det.
        [keep-better] Det gør mere gavn senere.
        [stack] Gælden går videre til den næste spiller.
        [debt] Du har intet at lægge oveni.
        [jump-in] Det er magen til det øverste kort: Du må lægge det uden for tur.
        [swap] Du bytter hånd med { $who }.
        [bluff] { $who } havde nok et kort i den forrige farve.
       *[honest] { $who } havde nok ikke noget kort i den forrige farve.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Kort, der stikker op, kan lægges: De har samme farve eller tal som det øverste.
        [2] De små kort er bagsiderne af de andres kort: det, de har på hånden efter et sideskift. De andre ser også dine bagsider.
       *[3] Tryk på UNO, før du lægger dit næstsidste kort, ellers kan nogen snuppe dig.
    }
first-hint-close = Forstået
first-hint-hide = Ikke flere tip
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] Den næste spiller trækker 1 og sidder over.
        [draw2] Den næste spiller trækker 2 og sidder over.
        [draw5] Den næste spiller trækker 5 og sidder over.
        [reverse] Spillet fortsætter i den anden retning.
        [skip] Den næste spiller sidder over.
        [skipall] Alle andre sidder over: Du får en tur til.
        [flip] Alle hænder og begge bunker vendes.
        [wild] Passer på alt: Du vælger farve.
        [wild-draw2] Du vælger farve; den næste spiller enten trækker 2 og sidder over eller udfordrer.
        [wild-draw4] Du vælger farve; den næste spiller enten trækker 4 og sidder over eller udfordrer.
        [wild-drawcolor] Du vælger farve; den næste spiller enten trækker, til den kommer, og sidder over eller udfordrer.
        [beachcomber] Giv op til fire af dine kort, ét af hver farve, til en anden.
       *[number] Passer på sin farve og på sit tal.
    }
