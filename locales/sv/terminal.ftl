# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | hjälp | hjalp
type-hand = h | hand | bord
type-scores = s | poäng | poang | ställning
type-rule = r | regel | regler
type-why = varför | varfor
type-quit = q | sluta | avsluta | lämna
type-draw = d | dra | drar
type-keep = b | behåll | behall | behåller | passa | pass | p
type-accept = a | acceptera | accepterar
type-challenge = u | utmana | utmanar
type-uno = uno
type-catch = sättdit | sattdit | sätt | dit
type-play = lägg | lägger | lagg | l | spela
# As in: 4 give 1,3 to Ann.
type-give = ge | ger
type-to = till | åt
type-and = och
type-nobody = ingen | nej
type-yes = j | ja
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = den | det | en | ett | färg | i | med | och | ropa | ropar | som | välj | väljer

# The start.
terminal-player = Du
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = du
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Spelas efter avsnitt { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] En enda runda: den som först går ut vinner.
        [points] Den som vinner en runda får poängen på alla andras händer; { $target } poäng vinner.
        [lowest] Efter varje runda skriver alla upp det de har kvar på hand; när någon har { $target } vinner lägsta summan.
        [partners] Två lag: paren sitter mitt emot varandra; laget som går ut får poängen på motståndarnas händer; { $target } poäng vinner.
        [rotation4]
            { $cycles ->
                [one] En rotation: { $rounds } rundor, fyra med varje partner; högst summa vinner.
               *[other] En rotation: { $rounds } rundor, { $each } med varje partner; högst summa vinner.
            }
        [rotation8]
            { $cycles ->
                [one] En rotation för åtta vid två bord: { $rounds } rundor, fyra med varje partner; högst summa vinner.
               *[other] En rotation för åtta vid två bord: { $rounds } rundor, { $each } med varje partner; högst summa vinner.
            }
       *[elimination] Efter varje runda skriver alla upp det de har kvar på hand; den som har { $target } är utslagen, och den som blir ensam kvar vinner.
    }
terminal-around = Åt vänster runt bordet: { $names }.
terminal-bots = De andra spelarna är bottar ({ $bot }) som ibland glömmer att ropa UNO.
terminal-uno-hint = Ropa UNO när du har två kort kvar och lägger ett: 3! eller 3 { $type-uno }.
terminal-help-hint = Skriv { $type-help } för hjälp när som helst, { $type-quit } för att sluta.
terminal-drawing =
    { $by ->
        [points] Dragning om given, flest poäng delar ut: { $drawn }.
        [tie] Lika, så de här spelarna drar igen: { $drawn }.
       *[number] Dragning om given, högst siffra delar ut: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } drar { $card-object }
    .you = du drar { $card-object }
terminal-deals = { $who } delar ut.
    .you = Du delar ut.
terminal-round = Runda { $number }.
terminal-round-of = Runda { $number } av { $rounds }: { $team } mot { $others }.
terminal-other-tables = Vid det andra bordet spelar { $first } mot { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Din tur. Aktuell färg { $color }, överst { $card }, spelet går åt { terminal-direction } till { $who }.
        [light] Din tur. Ljus sida, aktuell färg { $color }, överst { $card }, spelet går åt { terminal-direction } till { $who }.
        [dark] Din tur. Mörk sida, aktuell färg { $color }, överst { $card }, spelet går åt { terminal-direction } till { $who }.
       *[other] Din tur. Aktiv sida: { $side }, aktuell färg { $color }, överst { $card }, spelet går åt { terminal-direction } till { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Din tur. Överst { $card }, ingen färg vald än, spelet går åt { terminal-direction } till { $who }.
        [light] Din tur. Ljus sida, överst { $card }, ingen färg vald än, spelet går åt { terminal-direction } till { $who }.
        [dark] Din tur. Mörk sida, överst { $card }, ingen färg vald än, spelet går åt { terminal-direction } till { $who }.
       *[other] Din tur. Aktiv sida: { $side }, överst { $card }, ingen färg vald än, spelet går åt { terminal-direction } till { $who }.
    }
terminal-direction =
    { $direction ->
        [left] vänster
       *[right] höger
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, din partner: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, din partner: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Baksida: { $cards }.
       *[other] Baksidor: { $cards }.
    }
terminal-seat-out = { $who } är utslagen.
terminal-draw-pile = Dra-hög: { card-count }.
    .back = Dra-hög: { card-count }, nästa korts baksida: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Din hand, { card-count }, UNO ropat (* går att lägga på { $top }):
       *[no] Din hand, { card-count } (* går att lägga på { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Din hand, { card-count }, UNO ropat, inget går att lägga på { $top }:
           *[no] Din hand, { card-count }, inget går att lägga på { $top }:
        }
    .plain = Din hand, { card-count }:
terminal-top-wild = { $card } i { $color-object }
# $numbers of cards: 2, 3 or 5.
terminal-play = Lägg { $numbers }.
    .draw = Lägg { $numbers }, eller dra ({ $type-draw }).
terminal-draw = Inget går att lägga: dra ({ $type-draw }).
terminal-drawn-may = Kortet du drog ({ $card }) går att lägga: lägg det ({ $number }) eller behåll det ({ $type-keep }).
terminal-drawn-must = Kortet du drog ({ $card }) går att lägga, och du måste lägga det ({ $number }).
terminal-draw-unplayable = Du drar { $cards-object }, som inte passar, och behåller kortet.
terminal-flipped = Överst i kasta-högen ligger { $card-object }.
terminal-answer = Acceptera ({ $type-accept }) eller utmana ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } lade { $card-object } när aktuell färg var { $color }: en bluff om { $who } hade något annat kort i den färgen eller någon annan joker.
       *[no] { $who } lade { $card-object } när aktuell färg var { $color }: en bluff om { $who } hade något annat kort i den färgen.
    }
terminal-accept = Acceptera ({ $type-accept }): du drar { card-count } och får stå över.
    .color = Acceptera ({ $type-accept }): du drar tills du får { $color-object }, och sedan får du stå över.
terminal-challenge = Utmana ({ $type-challenge }): var det en bluff drar { $who } { card-count }, och sedan är det din tur; annars drar du { $more } kort och får stå över.
    .color = Utmana ({ $type-challenge }): var det en bluff drar { $who } tills { $color-object } kommer, och sedan är det din tur; annars drar du tills { $color-object } kommer, sedan 2 till, och får stå över.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Lägg { $numbers } ovanpå, eller acceptera ({ $type-accept }).
    .challenge = Lägg { $numbers } ovanpå, acceptera ({ $type-accept }) eller utmana ({ $type-challenge }).
terminal-stack-nothing = Du har inget att lägga ovanpå: acceptera ({ $type-accept }).
terminal-which-color = Vilken färg: { $colors }? (Enter tar tillbaka kortet)
terminal-name-color = En joker hamnade överst, och du väljer färg: { $colors }.
    .start = Du börjar och väljer färg för jokern: { $colors }.
terminal-taken-back = Du tar tillbaka kortet.
terminal-give-whom = Du får ge upp till fyra kort, högst ett av varje färg och inga jokrar, till en spelare. Till vem: { $names }, eller { $type-nobody }? (Enter tar tillbaka kortet)
terminal-give-what = Vilka kort till { $who }? Nummer, till exempel 1,3. (Enter tar tillbaka kortet)
terminal-swap-whom = Vem byter du hand med: { $names }? (Enter tar tillbaka kortet)
terminal-offer-jump-in = Du kan hoppa in: lägg { $numbers }, eller tryck på Enter för att gå vidare.
# Follow the message log-exposed.
terminal-offer-catch = Skriv { $type-catch }, eller tryck på Enter för att gå vidare.
terminal-offer-call = Skriv { $type-uno }, eller tryck på Enter för att gå vidare.
terminal-too-late = Du har ett kort kvar och ropade inte UNO, och nu är det för sent.
terminal-not-now = Det får vänta.
terminal-next = Tryck på Enter för nästa runda.
terminal-watch = Du är utslagen. Tryck på Enter för att se hur nästa runda slutar.
terminal-sure = Vill du sluta? Skriv { $type-yes } för att sluta, eller tryck på Enter för att spela vidare.

# Answers.
terminal-refused = { $reason } (regel { $rule })
terminal-playable-wild = { $card } går att lägga: en joker går på alla kort.
terminal-playable-color = { $card } går att lägga: aktuell färg är { $color }.
terminal-playable-symbol = { $card } går att lägga: överst ligger { $symbol-object }.
terminal-allowed = Det är tillåtet nu.
terminal-why-what = Säg vilket kort: { $type-why } 3, eller { $type-why } { $card }.
terminal-unknown = ”{ $line }” betyder inget här. Skriv något av alternativen nedan, eller { $type-help } för hjälp.
terminal-no-number = Det finns inget kort { $number }: dina kort är 1 till { $last }.
terminal-no-player = Det finns ingen ”{ $name }” här: skriv { $names }.
terminal-no-color = ”{ $word }” är ingen färg på den här sidan: skriv { $colors }.
terminal-no-card = ”{ $word }” är inget kort: skriv nummer, till exempel 1,3.
terminal-nobody-to-catch = Ingen går att sätta dit nu.
terminal-no-rule = Det finns ingen regel ”{ $rule }”. { $type-rule } ensamt visar alla.
    .near = Det finns ingen regel ”{ $rule }”. Liknande: { $rules }.
terminal-rules = Reglerna vid det här bordet, kapitel för kapitel. Läs en med { $type-rule } och dess namn.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Den här regeln gäller inte vid det här bordet.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Det här kan du skriva:
terminal-help-play = 3 eller { $card }: lägg det kortet. 5 { $color }: lägg en joker och välj färgen { $color }.
terminal-help-uno = 3! eller 3 { $type-uno }: lägg kortet och ropa UNO. { $type-uno }: ropa bara UNO.
terminal-help-moves = { $type-draw }: dra. { $type-keep }: behåll kortet du drog. { $type-accept }: acceptera en dra-joker. { $type-challenge }: utmana.
terminal-help-catch = { $type-catch } { $who }: sätt dit någon som har ett kort kvar och inte ropade UNO.
terminal-help-table = { $type-hand }: bordet och handen igen. { $type-scores }: poäng. { $type-why } 3: varför ett kort inte går att lägga.
terminal-help-rules = { $type-rule }: reglernas namn. { $type-rule } matching: en regel. { $type-quit }: sluta.
terminal-help-forget = Om du glömmer att ropa UNO kan de andra sätta dit dig innan du märker det.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: lägg en Strandletare och ge bort kort.
terminal-help-swap = 3 { $type-to } { $who }: lägg en 7:a och byt hand.
terminal-help-backs = Baksidorna är kortens andra sida: du ser de andras, aldrig dina egna.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Alla visar sina kort.
terminal-held = { $who } har { $cards }: { points-count }.
    .you = Du har { $cards }: { points-count }.
terminal-held-plain = { $who } har { $cards }.
    .you = Du har { $cards }.
terminal-scored = { $who } får { points-count }.
    .you = Du får { points-count }.
terminal-scored-team = { $team } får { points-count }.
terminal-other-table = Vid det andra bordet vinner { $team } mot { $others }: { points-count }.
    .blocked = Vid det andra bordet låste sig rundan, och korten delas ut på nytt.
terminal-dealt-again = Nästa givare delar ut på nytt.
terminal-watched = { $who } vinner rundan.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Poäng efter runda { $number }.
    .none = Ingen runda är färdigspelad än.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (senaste rundorna { $rounds })
    .out = { $who }: { $total }, utslagen ({ $rounds })
terminal-schedule = Dina partner per runda: { $stages }.
terminal-stage = { $first } till { $last } { $who }
terminal-out = { $who } är utslagen ur matchen.
    .you = Du är utslagen ur matchen.
terminal-won-round = { $who } har vunnit.
    .you = Du har vunnit!
terminal-won = { $who } har vunnit matchen med { points-count }.
    .you = Du har vunnit matchen med { points-count }!
terminal-won-team = { $team } har vunnit matchen med { points-count }.
terminal-won-shared = { $team } delar segern med { points-count } var.
terminal-last-in = { $who } är ensam kvar och har vunnit.
    .you = Du är ensam kvar: du har vunnit!
terminal-again = Samma giv en gång till: { $command }
terminal-goodbye = Hej då.
    .named = Hej då, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = Reglerna. En regel som inte alltid gäller säger när den gör det.
print-edition = Reglerna för { $edition } ({ $hint }; regelblad { $sheet }). Ett bord kan ändra varje regelval som nämns här.
    .changed = Reglerna för { $edition } med { $rulings } ({ $hint }; regelblad { $sheet }). Ett bord kan ändra varje regelval som nämns här.
print-section = Reglerna i avsnitt { $section } ({ $product }; { $language }; spelas som { $edition }). Ett bord kan ändra varje regelval som nämns här.
    .changed = Reglerna i avsnitt { $section } ({ $product }; { $language }; spelas som { $edition } med { $rulings }). Ett bord kan ändra varje regelval som nämns här.
print-condition = Bara med { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] en tvåsidig kortlek
        [flip] en kortlek med kortet Vänd kortleken
        [skip_everyone] en kortlek med Hoppa över alla
        [wild_draw_color] en kortlek med Joker-dra-färg
        [beachcomber] en kortlek med Strandletare
       *[other] en kortlek som har { $feature }
    }
