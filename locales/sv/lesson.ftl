# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Lär dig spela
lesson-step = Steg { $number } av { $steps }
lesson-again = Börja om
lesson-skip = Hoppa över
lesson-watch = Se vad som händer …
lesson-answers = Ditt svar
lesson-color = Den som först blir av med alla sina kort vinner. Börja med samma färg som det översta kortet: lägg { $card-object }.
lesson-number = { $who } lade { $top-object }. Du har inget { $current-object } kvar, men samma siffra går också bra: lägg { $card-object }.
lesson-draw = Du har varken { $current-object } eller { $symbol-object }. När du inte kan lägga något drar du ett kort.
lesson-drawn = Du drog { $card-object }, och den passar. Du får lägga den nu eller behålla den: lägg den.
lesson-wild = Kortet från { $who } fick dig att dra och stå över. Men du drog en joker, och den går på allt: lägg den och välj { $color-object }.
lesson-skip-card = Nu ett händelsekort. Lägg { $card-object }: { $who } får stå över.
lesson-skipped = Det är din tur igen. Lägg { $card-object }.
lesson-catch = { $who } har ett kort kvar och glömde att ropa UNO. Sätt dit { $who } innan du lägger!
lesson-backs = { $who } fick dra 2. Ni ser baksidorna på varandras kort, alltså deras andra sida. Vad har { $who } på hand när kortleken har vänts?
lesson-flip = Rätt. Vänd nu på alla händer och båda högarna: lägg { $card-object }.
lesson-challenge = Natten har fallit på. { $who } får bara lägga { $top-object } utan { $before-object } på hand, men du såg { $seen-object } på en av baksidorna: utmana!
lesson-uno = En bluff: { $who } fick dra i stället för dig. Du har två kort kvar, så ropa UNO innan du lägger ett.
lesson-called = Nu kan ingen sätta dit dig. Lägg { $card-object }.
lesson-out = { $who } lade { $top-object }, och ditt sista kort är också { $symbol-object }. Lägg { $card-object } och gå ut!
lesson-end = Du gick ut! Du får { $points } poäng för korten som { $who } har kvar. De flesta matcher går till { $target } poäng.
lesson-detour =
    { $do ->
        [play] Det kan du göra i ett riktigt spel. Lägg { $card-object } den här gången.
        [draw] Det kan du göra i ett riktigt spel. Dra ett kort den här gången.
        [catch] Det kan du göra i ett riktigt spel. Sätt dit { $who } den här gången.
        [challenge] Det kan du göra i ett riktigt spel. Utmana { $who } den här gången.
        [uno] Det kan du göra i ett riktigt spel. Ropa UNO först den här gången.
       *[answer] Inte riktigt: titta på de små korten bredvid namnet { $who }.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = Vad kan jag göra?
hint-can-play =
    { $draw ->
        [yes] Du kan lägga { $cards-object }, eller dra.
       *[no]
            { $keep ->
                [yes] Du kan lägga { $cards-object }, eller behålla kortet.
               *[no] Du kan lägga { $cards-object }.
            }
    }
hint-can-draw = Inget du har passar: du kan bara dra.
hint-can-keep = Kortet du drog passar inte: du kan bara behålla det.
hint-can-color = Du väljer vilken färg som gäller nu.
hint-can-answer = Du kan acceptera och dra, eller utmana om du tror att det är en bluff.
hint-can-uno = Du kan ropa UNO.
hint-can-catch = Du kan sätta dit { $who }, som har ett kort kvar och inte ropade UNO.
hint-move =
    { $do ->
        [play] Lägg { $card-object }.
        [last-two] Lägg { $card-object } och ropa UNO.
        [wild]
            { $uno ->
                [yes] Lägg { $card-object }, välj { $color-object } och ropa UNO.
               *[no] Lägg { $card-object } och välj { $color-object }.
            }
        [gift] Lägg { $card-object } och ge { $who } { $cards-object }.
        [draw] Dra.
        [pass] Behåll kortet.
        [accept] Acceptera.
        [challenge] Utmana.
        [color] Välj { $color-object }.
        [uno] Ropa UNO.
       *[catch] Sätt dit { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Det är inte din tur än.
        [catch] Den som åker dit får dra kort.
        [call] Någon skulle kunna sätta dit dig.
        [out] Det är ditt sista kort: du vinner rundan.
        [draws] { $who } drar { $count } och får stå över.
        [skips] { $who } får stå över.
        [again] Det blir din tur igen direkt.
        [flip] De flesta av dina kort blir nog bättre på den andra sidan, eller de andras sämre.
        [gift] Du blir av med { $count } till.
        [only] Det är det enda kort du kan lägga.
        [keep-wild]
            { $count ->
                [0] Det är ditt enda kort i { $color-object }, och du sparar jokern till senare.
               *[other] Du sparar jokern till när inget annat passar.
            }
        [last-of-color] Det är ditt enda kort i { $color-object }.
        [follow]
            { $count ->
                [one] Du har ett kort till i { $color-object } att följa upp med.
               *[other] Du har { $count } kort till i { $color-object } att följa upp med.
            }
        [points] Det ger andra { $count } poäng om du har det kvar.
        [wild-needed]
            { $count ->
                [0] Inget annat passar.
                [one] Inget annat passar, och du har ett kort i { $color-object }.
               *[other] Inget annat passar, och du har { $count } kort i { $color-object }.
            }
        [wild-better] Den gör mer nytta nu än de andra kort du kan lägga.
        [named]
            { $count ->
                [0] Ingen av dina färger vore bättre.
                [one] Du har ett kort i { $color-object }.
               *[other] Du har { $count } kort i { $color-object }.
            }
        [none-playable] Du kan inte lägga något.
        [draw-better] Korten du kan lägga gör mer nytta senare.
        [not-playable] Du kan inte lägga det.
        [keep-better] Det gör mer nytta senare.
        [stack] Skulden går vidare till nästa spelare.
        [debt] Du har inget att lägga ovanpå.
        [jump-in] Det är likadant som det översta kortet: du får lägga det utom tur.
        [swap] Du byter hand med { $who }.
        [bluff] { $who } hade troligen ett kort i den förra färgen.
       *[honest] { $who } hade troligen inget kort i den förra färgen.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Kort som sticker upp går att lägga: de har samma färg eller siffra som det översta.
        [2] De små korten är baksidorna på de andras kort: det de har på hand när kortleken har vänts. De andra ser dina baksidor också.
       *[3] Tryck på UNO innan du lägger ditt näst sista kort, annars kan någon sätta dit dig.
    }
first-hint-close = Jag förstår
first-hint-hide = Inga fler tips
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] Nästa spelare drar 1 och får stå över.
        [draw2] Nästa spelare drar 2 och får stå över.
        [draw5] Nästa spelare drar 5 och får stå över.
        [reverse] Spelet fortsätter åt andra hållet.
        [skip] Nästa spelare får stå över.
        [skipall] Alla andra får stå över: det är din tur igen.
        [flip] Alla händer och båda högarna vänds.
        [wild] Går på allt: du väljer färg.
        [wild-draw2] Du väljer färg; nästa spelare drar 2 och får stå över, eller utmanar.
        [wild-draw4] Du väljer färg; nästa spelare drar 4 och får stå över, eller utmanar.
        [wild-drawcolor] Du väljer färg; nästa spelare drar tills den kommer och får stå över, eller utmanar.
        [beachcomber] Ge upp till fyra av dina kort, ett av varje färg, till någon.
       *[number] Går på sin färg och på sin siffra.
    }
