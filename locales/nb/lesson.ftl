# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Lær å spille
lesson-step = Trinn { $number } av { $steps }
lesson-again = Begynn på nytt
lesson-skip = Hopp over
lesson-watch = Se hva som skjer …
lesson-answers = Svaret ditt
lesson-color = Den som først blir kvitt alle kortene, vinner. Begynn med samme farge som det øverste kortet: Legg { $card-object }.
lesson-number = { $who } la { $top-object }. Du har ikke mer { $current-object }, men samme tall går også bra: Legg { $card-object }.
lesson-draw = Du har verken { $current-object } eller { $symbol-object }. Når du ikke kan legge noe, trekker du et kort.
lesson-drawn = Du trakk { $card-object }, og den passer. Du kan legge den nå eller beholde den: Legg den.
lesson-wild = Kortet fra { $who } fikk deg til å trekke og stå over. Men du trakk en joker, og den passer på alt: Legg den og velg { $color-object }.
lesson-skip-card = Nå et handlingskort. Legg { $card-object }: { $who } må stå over.
lesson-skipped = Det er din tur igjen. Legg { $card-object }.
lesson-catch = { $who } har ett kort igjen og glemte å si UNO. Ta { $who } på fersken før du legger!
lesson-backs = { $who } måtte trekke 2. Dere ser baksidene av hverandres kort, altså den andre siden av dem. Hva har { $who } på hånden etter en flipp?
lesson-flip = Riktig. Vend nå alle hender og begge bunkene: Legg { $card-object }.
lesson-challenge = Natten har falt på. { $who } har bare lov til å legge { $top-object } uten { $before-object } på hånden, men du så { $seen-object } på en av baksidene: Utfordre!
lesson-uno = En bløff: { $who } måtte trekke i stedet for deg. Du har to kort igjen, så si UNO før du legger ett.
lesson-called = Nå kan ingen ta deg. Legg { $card-object }.
lesson-out = { $who } la { $top-object }, og det siste kortet ditt er også { $symbol-object }. Legg { $card-object }, så er du kvitt alle kortene!
lesson-end = Du ble kvitt alle kortene! Du får { $points } poeng for kortene { $who } har igjen. De fleste spill går til { $target } poeng.
lesson-detour =
    { $do ->
        [play] Det kan du gjøre i et ekte spill. Legg { $card-object } denne gangen.
        [draw] Det kan du gjøre i et ekte spill. Trekk et kort denne gangen.
        [catch] Det kan du gjøre i et ekte spill. Ta { $who } på fersken denne gangen.
        [challenge] Det kan du gjøre i et ekte spill. Utfordre { $who } denne gangen.
        [uno] Det kan du gjøre i et ekte spill. Si UNO først denne gangen.
       *[answer] Ikke helt: Se på de små kortene ved siden av navnet { $who }.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = Hva kan jeg gjøre?
hint-can-play =
    { $draw ->
        [yes] Du kan legge { $cards-object }, eller trekke.
       *[no]
            { $keep ->
                [yes] Du kan legge { $cards-object }, eller beholde kortet.
               *[no] Du kan legge { $cards-object }.
            }
    }
hint-can-draw = Ingenting du har, passer: Du kan bare trekke.
hint-can-keep = Kortet du trakk, passer ikke: Du kan bare beholde det.
hint-can-color = Du velger hvilken farge som gjelder nå.
hint-can-answer = Du kan godta og trekke, eller utfordre hvis du tror det er en bløff.
hint-can-uno = Du kan si UNO.
hint-can-catch = Du kan ta { $who } på fersken: ett kort igjen uten å ha sagt UNO.
hint-move =
    { $do ->
        [play] Legg { $card-object }.
        [last-two] Legg { $card-object } og si UNO.
        [wild]
            { $uno ->
                [yes] Legg { $card-object }, velg { $color-object } og si UNO.
               *[no] Legg { $card-object } og velg { $color-object }.
            }
        [gift] Legg { $card-object } og gi { $who } { $cards-object }.
        [draw] Trekk.
        [pass] Behold kortet.
        [accept] Godta.
        [challenge] Utfordre.
        [color] Velg { $color-object }.
        [uno] Si UNO.
       *[catch] Ta { $who } på fersken.
    }
hint-reason =
    { $reason ->
        [wait] Det er ikke din tur ennå.
        [catch] Den som blir tatt, må trekke kort.
        [call] Noen kan ta deg på fersken.
        [out] Det er det siste kortet ditt: Du vinner runden.
        [draws] { $who } trekker { $count } og må stå over.
        [skips] { $who } må stå over.
        [again] Du får en tur til med en gang.
        [flip] De fleste av kortene dine blir nok bedre på den andre siden, eller de andres dårligere.
        [gift] Du blir kvitt { $count } til.
        [only] Det er det eneste kortet du kan legge.
        [keep-wild]
            { $count ->
                [0] Det er det eneste kortet ditt i { $color-object }, og du sparer jokeren til senere.
               *[other] Du sparer jokeren til ingenting annet passer.
            }
        [last-of-color] Det er det eneste kortet ditt i { $color-object }.
        [follow]
            { $count ->
                [one] Du har ett kort til i { $color-object } å følge opp med.
               *[other] Du har { $count } kort til i { $color-object } å følge opp med.
            }
        [points] Det gir andre { $count } poeng hvis du sitter igjen med det.
        [wild-needed]
            { $count ->
                [0] Ingenting annet passer.
                [one] Ingenting annet passer, og du har et kort i { $color-object }.
               *[other] Ingenting annet passer, og du har { $count } kort i { $color-object }.
            }
        [wild-better] Den gjør mer nytte nå enn de andre kortene du kan legge.
        [named]
            { $count ->
                [0] Ingen av fargene dine ville vært bedre.
                [one] Du har et kort i { $color-object }.
               *[other] Du har { $count } kort i { $color-object }.
            }
        [none-playable] Du kan ikke legge noe.
        [draw-better] Kortene du kan legge, gjør mer nytte senere.
        [not-playable] Du kan ikke legge det.
        [keep-better] Det gjør mer nytte senere.
        [stack] Gjelden går videre til neste spiller.
        [debt] Du har ingenting å legge oppå.
        [jump-in] Det er likt det øverste kortet: Du kan legge det utenfor tur.
        [swap] Du bytter hånd med { $who }.
        [bluff] { $who } hadde trolig et kort i den forrige fargen.
       *[honest] { $who } hadde trolig ikke noe kort i den forrige fargen.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Kort som stikker opp, kan legges: De har samme farge eller tall som det øverste.
        [2] De små kortene er baksidene av kortene til de andre: det de har på hånden etter en flipp. De andre ser baksidene dine også.
       *[3] Trykk på UNO før du legger det nest siste kortet ditt, ellers kan noen ta deg på fersken.
    }
first-hint-close = Skjønner
first-hint-hide = Ikke flere tips
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] Neste spiller trekker 1 og må stå over.
        [draw2] Neste spiller trekker 2 og må stå over.
        [draw5] Neste spiller trekker 5 og må stå over.
        [reverse] Spillet fortsetter den andre veien.
        [skip] Neste spiller må stå over.
        [skipall] Alle andre må stå over: Du får en tur til.
        [flip] Alle hender og begge bunkene vendes.
        [wild] Passer på alt: Du velger farge.
        [wild-draw2] Du velger farge; neste spiller trekker 2 og må stå over, eller utfordrer.
        [wild-draw4] Du velger farge; neste spiller trekker 4 og må stå over, eller utfordrer.
        [wild-drawcolor] Du velger farge; neste spiller trekker til den kommer og må stå over, eller utfordrer.
        [beachcomber] Gi opptil fire av kortene dine, ett av hver farge, til en annen.
       *[number] Passer på fargen sin og på tallet sitt.
    }
