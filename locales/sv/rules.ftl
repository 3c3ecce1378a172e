# The texts of the rulebook.

chapter-setup = Förberedelser
chapter-turn = När det är din tur
chapter-cards = Vad korten gör
chapter-flip = Vänd kortleken
chapter-draw-wild = Dra-jokrar och utmaningar
chapter-uno = Ropa UNO
chapter-beachcomber = Strandletaren
chapter-end = När rundan tar slut
chapter-match = Matchen
chapter-sees = Vem får se vad
chapter-house = Husregler

rule-deck = Kortleken
    .text =
        En tvåsidig kortlek har en ljus och en mörk sida. På vardera sidan finns fyra färger, var och en med
        två kort av varje siffra från 1 till 9 och två av vart och ett av fyra händelsekort: Dra ett, Byt
        riktning, Hoppa över och Vänd kortleken på den ljusa sidan, Dra fem, Byt riktning, Hoppa över alla och
        Vänd kortleken på den mörka. Till det kommer jokrarna, som inte har någon egen färg. På varje sida
        finns vanliga jokrar, som bara heter Joker, och en sorts dra-jokrar (Joker-dra-två på den ljusa,
        Joker-dra-färg på den mörka), fyra av varje i kortleken med 112 kort och två av varje i den med 108.
        Den ensidiga kortleken med 112 kort har fyra färger, var och en med en nolla, två kort av varje siffra
        från 1 till 9 och två vardera av Hoppa över, Byt riktning och Dra två. Dess jokrar är fyra vanliga,
        fyra dra-jokrar av sorten Joker-dra-fyra och fyra Strandletare. Regelvalet `deck` anger vilken kortlek
        som används. Det korta regelbladet 004 talar om 112 kort utan att säga vilka; vi utgår från att de är
        desamma som i de långa regelbladen.

rule-pairing = Vilka sidor som hör ihop
    .text =
        Inget regelblad säger vilken mörk sida som är tryckt bakom vilken ljus. Vi lottar ut de mörka sidorna
        på de ljusa, så den som kan ena sidan av ett kort utantill vet ändå ingenting om den andra. Med
        `pairing = round` görs det på nytt inför varje giv; med `pairing = match` används korten från den
        första given hela matchen.

rule-first-dealer = Vem som delar ut först
    .text =
        Med `first_dealer = highest_number` drar alla ett kort, och den som har högst siffra på den aktiva
        sidan delar ut; ett kort utan siffra räknas som 0. Med `highest_points` delar den ut vars kort är värt
        flest poäng, så en joker slår Hoppa över och Hoppa över slår en nia. De som hamnar lika drar om
        sinsemellan tills någon är före. Med `chosen` utser bordet en givare, och om ingen utses delar plats 0
        ut.

rule-deal = Given
    .text =
        Alla får sju kort (`hand_size`) från toppen av den blandade dra-högen, ett i taget, med början hos den
        första spelaren. Första spelare är den som sitter bredvid givaren åt det håll spelet börjar: till
        vänster, eller med `direction = right` till höger. Två till tio kan spela, så länge kortleken räcker
        till allas händer och ett kort till. Därefter vänds nästa kort upp som startkort. Varje runda börjar
        på den ljusa sidan och i den ursprungliga riktningen.

rule-start-number = En siffra som startkort
    .text =
        En siffra som vänds upp som startkort har ingen effekt: dess färg och dess siffra går att följa. Den
        första spelaren börjar.

rule-start-draw = Ett dra-kort som startkort
    .text =
        Om Dra ett eller Dra två vänds upp drar den första spelaren så många kort och får stå över; spelaren
        därefter börjar. På regelblad 003 är det bara det spanska avsnittet och det för Frankrike som säger
        att man får stå över; de andra nämner bara att man drar, och vi spelar dem på samma sätt. Ett bord kan
        välja annorlunda med `start_action` och `start_draw`.

rule-start-draw-plays = Ett dra-kort som startkort, utan att stå över
    .text =
        Med `start_action = acts` och `start_draw = plays` drar den första spelaren ett eller två kort, efter
        vad det uppvända dra-kortet kräver, och spelar sedan som vanligt. Det är för dem som till punkt och
        pricka vill följa de avsnitt på regelblad 003 som bara nämner att man drar.

rule-start-reverse = Byt riktning som startkort
    .text =
        Om Byt riktning vänds upp ändras spelriktningen genast, och givaren börjar. Inte heller med två
        spelare gör kortet något mer än så. Ett bord kan välja annorlunda med `start_action` och
        `start_reverse`.

rule-start-reverse-neighbour = Byt riktning som startkort, och givarens andra granne börjar
    .text =
        Med `start_action = acts` och `start_reverse = neighbour` ändrar en uppvänd Byt riktning
        spelriktningen, och givarens granne i den nya riktningen börjar. Det är likadant med två spelare: då
        är grannen den andra spelaren, och `two_player_reverse` gäller bara när någon lägger Byt riktning.

rule-start-skip = Hoppa över som startkort
    .text =
        Om Hoppa över vänds upp får den första spelaren stå över, och spelaren därefter börjar; med två
        spelare är det givaren. Ett bord kan välja annorlunda med `start_action`.

rule-start-wild = En vanlig Joker som startkort
    .text =
        Om en vanlig Joker vänds upp väljer den första spelaren färg och spelar sedan som vanligt. Regelblad
        003 skriver så vid kortet men lägger tillbaka Jokern i högen under förberedelserna; där följer vi
        förberedelserna, så den utgåvan spelas med `start_wild = returned`.

rule-start-flip = Vänd kortleken som startkort
    .text =
        Om startkortet är Vänd kortleken vänds genast allt: dra-högen, allas händer och kasta-högen, där det
        understa kortets andra sida då hamnar överst (startkortets egen, om inget ligger under det). Ett
        händelsekort som hamnar överst på det sättet har ingen effekt. Hamnar en joker överst drar ingen; den
        första spelaren väljer färg åt den och spelar sedan som vanligt. Första spelare och riktning förblir
        som de var. Ett bord kan välja annorlunda med `start_flip`.

rule-start-returned = Ett startkort läggs tillbaka
    .text =
        Ett startkort som läggs tillbaka göms på nytt i dra-högen, på en plats som slumpen avgör, och ett
        annat kort vänds upp i stället. För dra-jokrar och Strandletare gäller `start_draw_wild`, för en
        vanlig Joker `start_wild`, för Vänd kortleken `start_flip` och för alla andra händelsekort
        `start_action`. Var kortet hamnar anges av `returned_to`.

rule-start-returned-bottom = Ett startkort läggs underst i dra-högen
    .text =
        Med `returned_to = bottom` läggs ett startkort som ska tillbaka underst i dra-högen, där det blir det
        sista som dras, och nästa kort vänds upp. Vilka kort som läggs tillbaka anges av `start_draw_wild`,
        `start_wild`, `start_flip` och `start_action`.

rule-start-ignored = Ett startkort räknas inte
    .text =
        Ett startkort som inte räknas bortser man från: nästa kort vänds upp ovanpå det, tills det kommer ett
        som duger att starta med. Det blir aldrig det översta kortet, men det ligger kvar i botten av
        kasta-högen, och första gången kortleken vänds kan dess andra sida hamna överst. Vilka kort som inte
        räknas anges av `start_action`, `start_wild`, `start_draw_wild` och `start_flip`. I de danska och
        norska avsnitten står det att man *får* bortse från ett händelsekort; här gör man det alltid.

rule-start-redeal = Inget kort duger som startkort
    .text =
        Om inget av korten som är kvar duger som startkort blir det ingen start. Då blandar samma givare ihop
        alla kort och delar ut på nytt.

rule-whose-turn = En i taget
    .text =
        Turen går från spelare till spelare i spelriktningen, och bara den som har turen lägger,
        drar eller behåller. Utom med `jump_in = true` får ingen hoppa in, inte ens med ett likadant
        kort som det som just lades. Att ropa UNO och att sätta dit någon är inte bundet till turen;
        det har egna regler.

rule-round-over = Efter rundan
    .text =
        En runda är slut när någon går ut eller när den låser sig. Därefter görs inga drag alls i den: inga
        kort läggs eller dras, och ingen utmanar, ropar eller sätter dit någon.

rule-chair-out = En utslagen spelares stol
    .text =
        Den som är utslagen ur matchen har inga kort och gör inga drag. Turen, dragandet och given går förbi
        stolen, ingen kan sätta dit någon därifrån, och ingen får ge kort dit. De som är kvar i spelet på ömse
        sidor om den räknas som grannar.

rule-own-hand = Bara kort på din hand
    .text =
        Du lägger och ger bara bort kort från din egen hand, så som de ser ut på den aktiva sidan; den andra
        sidan räknas inte förrän nästa gång kortleken vänds. Ser flera kort likadana ut menas det du fick
        först, om du inte anger någon plats på handen, eller kortet du just drog så länge det väntar på ditt
        beslut.

rule-spare-field = Inga överflödiga uppgifter
    .text =
        Ett drag anger det som behövs och inget mer. Om du väljer färg till ett färgat kort, ger
        bort kort med något annat än en Strandletare, eller anger en spelare till ett kort som inte
        behöver någon, blir hela draget ogiltigt, eftersom det är oklart vad du menade. Att ange en
        mottagare för en Strandletare utan att ge något skadar inte.

rule-matching = Vilka kort som går att lägga
    .text =
        Om ett kort går att lägga avgörs av den aktiva sidan: det går om den visar den aktuella färgen, om den
        visar samma siffra eller symbol som det översta kortet i kasta-högen, eller om kortet är en joker. Ett
        händelsekort går att lägga på ett annat bara om de är av samma sort eller har samma färg. Efter en
        joker finns ingen siffra eller symbol att följa: då går det bara att lägga den aktuella färgen eller
        en annan joker. När kortleken har vänts räknas den sida som hamnat överst som om den hade lagts.

rule-draw = Att dra i stället för att lägga
    .text =
        Lägger du inget när det är din tur drar du ett kort från dra-högen. Det kortet får du sedan lägga om
        det går, eller behålla; i båda fallen är din tur slut. Med `voluntary_draw = true` får du dra även om
        du skulle kunna lägga.

rule-keep = Att behålla det dragna kortet
    .text =
        Du behåller kortet du drog genom att passa, och därmed är din tur slut. Med `drawn_card = may_play`
        får du alltid passa; med `must_play` och `must_if_forced` får du det inte alltid. Även ett kort som
        inte går att lägga behåller man genom att passa, och därför får de andra aldrig veta om det gick att
        lägga.

rule-must-lay = Ingen får dra så länge ett kort går att lägga
    .text =
        Med `voluntary_draw = false` får du inte dra så länge du har ett färgat kort på hand som går att
        lägga. Jokrar räknas inte här: är det bara jokrar du kan lägga får du lägga en eller dra. Regelblad
        003 talar om att dra bara när inget går att lägga, och vi tar det på orden.

rule-must-play = Ett draget kort som går att lägga ska läggas
    .text =
        Med `drawn_card = must_play` måste ett draget kort läggas om det går, även en joker. Du får behålla
        det bara om det inte går att lägga, eller om det är en dra-joker och det vore en bluff att lägga den.
        Avsnitten på regelblad 003 är inte överens här: i det kanadensisk-franska, det nederländska och det
        tyska får kortet behållas.

rule-must-play-forced = Den som tvingas dra lägger kortet om det går
    .text =
        Med `drawn_card = must_if_forced` beror det på varför kortet drogs. Går något annat kort på handen att
        lägga var dragandet frivilligt, och det dragna kortet får behållas. Går inget annat att lägga var du
        tvungen att dra, och då måste ett draget kort läggas om det går, även en joker, om det inte är en
        dra-joker och det vore en bluff att lägga den. En joker på handen går alltid att lägga, utom en
        dra-joker som `bluffing = refused` inte tillåter just då, med det dragna kortet inräknat i handen.

rule-one-draw = Dra bara en gång per tur
    .text =
        Varje tur drar du högst en gång: ett kort, utom med `drawing = until_fits`. Sedan läggs
        eller behålls det dragna kortet.

rule-pass-after-draw = Man måste dra för att få passa
    .text =
        Att passa är att behålla kortet man just har dragit. Utan ett draget kort som väntar finns inget att
        passa med: du lägger ett kort eller drar ett.

rule-drawn-card-only = Bara kortet du just drog
    .text =
        När du har dragit får du inte lägga något annat än kortet du just drog; det du hade på hand innan får
        vänta till din nästa tur. Det spelar ingen roll om du måste dra eller valde det själv. Regelbladen 003
        och 004 säger inget om det, och vi spelar dem likadant.

rule-nothing-to-draw = Inget kvar att dra
    .text =
        Är dra-högen slut och bara det översta kortet kvar i kasta-högen finns inget att dra. Försöket räknas
        ändå som turens drag, och därmed är turen slut. Finns det färre kort än vad som ska dras, drar man
        alla som finns; den som ska stå över får göra det ändå.

rule-draw-card = Dra ett, Dra två, Dra fem
    .text =
        Nästa spelare drar ett, två eller fem kort, efter vad kortet säger, och får stå över. Om
        inte `stacking` säger något annat går det inte att skicka vidare genom att själv lägga ett
        dra-kort. Är bara två kvar i spelet går turen direkt tillbaka till den som lade kortet.

rule-skip = Hoppa över
    .text =
        Nästa spelare får stå över. Är bara två kvar i spelet får samma spelare en tur till.

rule-skip-everyone = Hoppa över alla
    .text =
        Alla andra får stå över en tur, så den som lade kortet spelar genast igen. Det är en fullständig tur:
        går inget att lägga måste man dra.

rule-reverse = Byt riktning
    .text =
        Spelriktningen ändras: gick spelet åt vänster går det nu åt höger, och tvärtom. Turen går till nästa
        spelare i den nya riktningen.

rule-reverse-two = Byt riktning med två spelare
    .text =
        Är bara två kvar i spelet fungerar Byt riktning också som Hoppa över: riktningen ändras, och samma
        spelare får en tur till. Hur många som var med från början spelar ingen roll; två som är kvar i en
        utslagning räknas som två. Bara regelblad 003 talar om två spelare. Vi spelar så överallt, och med
        `two_player_reverse = turn` byter kortet bara riktning.

rule-wild = Joker
    .text =
        En vanlig Joker får du lägga på vilket kort som helst när det är din tur, även om du har andra kort
        som går att lägga. Den som lägger den väljer ny färg, och det får vara den som redan gäller. På samma
        sätt väljer man färg till alla jokrar utom Strandletaren.

rule-name-color = Till en joker hör en färg
    .text =
        Färgen väljer du i samma drag som du lägger jokern, inte efteråt. En joker utan färg avvisas. En joker
        som läggs som sista kort på handen behöver ingen färg, utom Joker-dra-färg. Strandletaren behöver en
        färg bara med `beachcomber_color = names`.

rule-side-colors = De fyra färgerna i spel
    .text =
        Du kan bara välja en färg som finns på den aktiva sidan: blått, grönt, rött eller gult på den ljusa
        sidan, rosa, turkost, orange eller lila på den mörka. I den ensidiga kortleken är det turkost, rosa,
        grönt eller orange.

rule-color-first = Färgen först
    .text =
        Så länge en färg återstår att välja, för att en joker vändes upp vid starten eller hamnade överst när
        kortleken vändes, läggs och dras inga kort. Den som ska välja färg gör det, och sedan går spelet
        vidare.

rule-no-color-asked = Ingen färg att välja
    .text =
        Man väljer färg utan att lägga ett kort bara när man blir ombedd, efter ett startkort eller när
        kortleken har vänts. Annars förblir den aktuella färgen som den är.

rule-flip = Vänd kortleken
    .text =
        Först vänds hela kasta-högen, så att Vänd kortleken hamnar underst och kortet från botten visar sin
        andra sida överst. Sedan vänds dra-högen på samma sätt, och det som var dess sista kort blir det nästa
        som dras. Därefter vänder alla på sina händer. Den nya sidan gäller tills någon lägger Vänd kortleken
        igen, och det får vem som helst göra, även samma spelare. Vänd kortleken går bara att lägga på sin
        egen färg eller på en annan Vänd kortleken.

rule-flip-surfaced = Det kort som vänds fram har ingen effekt
    .text =
        Ett händelsekort som hamnar överst i kasta-högen när kortleken vänds har ingen effekt: ingen drar
        eller får stå över, riktningen ändras inte, och en andra Vänd kortleken vänder ingenting. Det räknas
        bara som kort att följa, i färg eller symbol. Regelblad 000 säger inget om det, och vi spelar det
        likadant.

rule-flip-wild = En joker vänds fram
    .text =
        Hamnar en joker överst när kortleken vänds väljs en färg innan nästa tur börjar, och ingen drar för
        det kortet. Med `wild_after_flip = flipper` väljer den som lade Vänd kortleken. Med `by_side` väljer
        den spelaren när det vänds till den mörka sidan, och nästa spelare när det vänds till den ljusa; nästa
        spelare spelar därefter som vanligt. På jokern går det bara att lägga den valda färgen eller en joker.
        Regelblad 001 har båda varianterna tryckta, en för Vänd kortleken på varje sida.

rule-flip-wild-next = En joker vänds fram åt nästa spelare
    .text =
        Med `wild_after_flip = next` väljer nästa spelare färg åt en joker som hamnar överst när kortleken
        vänds, åt vilket håll den än vänds, och spelar sedan som vanligt. Ingen drar för det kortet, och på
        det går det bara att lägga den valda färgen eller en joker.

rule-draw-wild = Joker-dra-två, Joker-dra-färg, Joker-dra-fyra
    .text =
        Med en dra-joker väljer du färg, och nästa spelare får dra två kort, fyra kort eller tills den valda
        färgen kommer, och sedan stå över. Den är ärlig om inget annat kort på handen, när den läggs, har den
        färg som gällde fram till dess; samma siffra eller symbol i andra färger spelar ingen roll. Med
        `wilds_count_as_match = true` gör även varje annan joker på handen den oärlig. Kort som du får
        efteråt, till exempel för ett glömt UNO, ändrar ingenting. Med `bluffing = allowed` får du lägga den
        oärligt, som en bluff, och nästa spelare får utmana dig.

rule-no-bluff = Inga bluffar vid det här bordet
    .text =
        Med `bluffing = refused` går en dra-joker som inte vore ärlig inte att lägga alls och avvisas, även
        när den just har dragits. En ärlig får effekt direkt: ingen tillfrågas, utan nästa spelare drar sina
        kort och får stå över.

rule-answer-first = Svaret först
    .text =
        Efter en dra-joker läggs och dras inga kort förrän nästa spelare har svarat, genom att
        acceptera eller utmana; vid `stacking` gäller det varje kort som ger en skuld. Innan dess
        får den spelaren inte titta på korten som skulle dras. Före svaret går det fortfarande att
        ropa UNO, och den som glömt att ropa kan åka dit.

rule-nothing-to-answer = Inget att acceptera eller utmana
    .text =
        Bara en dra-joker som just har lagts, eller en skuld vid `stacking`, går att acceptera eller
        utmana, och bara en gång. Inga andra kort går att utmana, inte heller en dra-joker som lades
        som sista kort, för en tom hand är alltid ärlig.

rule-who-answers = Bara den som skulle dra
    .text =
        Bara nästa spelare i tur, den som skulle behöva dra, får acceptera eller utmana, även en
        skuld vid `stacking`. Ingen annan kan utmana i dennes ställe.

rule-accept = Att acceptera
    .text =
        Den som accepterar drar det kortet kräver och får stå över. Om kortet var ärligt avslöjas aldrig.

rule-guilty = Utmanad och skyldig
    .text =
        Den som blir utmanad visar hela sin hand, som den är nu, för utmanaren och ingen annan. Var kortet
        oärligt lagt drar den som lade det i utmanarens ställe: två kort, fyra kort eller tills färgen kommer.
        Utmanaren tar inga kort och har sin tur som vanligt. Kortet ligger kvar, och färgen som valdes till
        det gäller.

rule-innocent = Utmanad och oskyldig
    .text =
        Var kortet ärligt drar utmanaren det kortet kräver och två kort till, och får stå över. Vid
        Joker-dra-färg betyder det först tills färgen kommer och sedan två till. Kortet ligger kvar, och
        färgen som valdes till det gäller.

rule-until-color = Dra tills färgen kommer
    .text =
        Korten dras ett och ett tills ett av dem visar den valda färgen på den aktiva sidan; alla behålls. Ett
        händelsekort i den färgen räknas, men inte en joker, för den har ingen färg. Tar dra-högen slut fylls
        den på från kasta-högen; tar också den slut är dragandet över.

rule-found-color = Det sista kortet visas
    .text =
        Med `found_color_shown = true` visas det sista kortet för hela bordet när man drar tills en färg
        kommer, vem som än har dragit det: nästa spelare, den som bluffade eller utmanaren. Korten som drogs
        innan, och de två extra efter en förlorad utmaning, visas inte.

rule-uno-call = UNO-ropet
    .text =
        Den som genom sitt eget drag kommer ner till ett kort måste ropa UNO. Du får ropa i samma drag, eller
        dessförinnan när det är din tur och du har två kort.

rule-uno-late = Ett sent rop
    .text =
        Med `late_call = true` får du ropa i efterhand om du glömt det, tills någon sätter dit dig eller tiden
        är ute. Regelblad 003 har det tryckt i alla avsnitt utom det för Frankrike; vi tillåter det överallt
        där ett regelblad inte säger något.

rule-uno-too-late = Inget sent rop
    .text =
        Med `late_call = false` kan den som kommit ner till ett kort utan att ropa inte rätta till det: ett
        rop avvisas så länge man kan åka dit. Det upphör först när man åker dit eller tiden är ute.

rule-uno-when = När man får ropa UNO
    .text =
        Ett rop för sig självt gör du bara när det är din tur och du har exakt två kort, innan du lägger eller
        medan ett draget kort väntar; eller senare, så länge du har ett kort utan att ha ropat och fortfarande
        kan åka dit, om `late_call` tillåter det. Annars avvisas ropet, och försöket kostar ingenting.

rule-uno-again = Ett rop räcker
    .text =
        Så länge ett rop gäller avvisas ett nytt. Ett kort som läggs tillsammans med ett andra rop avvisas i
        sin helhet och får läggas igen utan ropet.

rule-uno-with-move = Ett rop som inte passar in
    .text =
        Ett rop i samma drag som ett kort gäller bara om draget lämnar ett kort kvar på handen, eller om det
        är en Strandletare som ger bort det sista kortet. Annars avvisas hela draget, utan kostnad.

rule-uno-exposed = Ett kort och inget rop
    .text =
        Den som genom sitt eget drag har ett kort kvar och inte har ropat är utsatt och kan åka dit. Den som
        får ett kort kvar på något annat sätt är inte utsatt.

rule-uno-catch = Att sätta dit någon
    .text =
        Alla andra i spelet får sätta dit en utsatt spelare, oavsett vems tur det är; den som är först räknas.
        Den som åker dit drar två kort (`uno_penalty`). Ett glömt rop straffas en gång, även om det inte fanns
        något kvar att dra. Den som försöker sätta dit någon utan skäl blir avvisad, men får inget straff.

rule-uno-window = Hur länge man kan åka dit
    .text =
        Med `uno_window = begins` är tiden ute när nästa drag som hör till en tur görs: ett kort läggs, någon
        drar, en dra-joker besvaras eller någon annan väljer färg. Ett rop, att någon sätts dit, ett avvisat
        drag eller en färg som den utsatta spelaren själv väljer gör det inte. Med `uno_window = played` löper
        tiden vidare när nästa spelare drar, tills det dragna kortet läggs eller behålls, om det alls fanns
        något att dra; allt annat avslutar den som förut. Om den utsatta spelaren själv har nästa tur, genom
        Hoppa över alla eller för att bara två spelar, räknas dennes eget nästa drag som nästa spelares.

rule-uno-cleared = Hur länge ett rop gäller
    .text =
        Ett rop gäller tills handen växer: genom dragna kort, straffkort eller kort man får, eller
        tills den byter ägare. Då gäller det inte längre, och den som åter kommer ner till ett kort
        måste ropa på nytt. Inget annat gör slut på det.

rule-beachcomber = Strandletare
    .text =
        En Strandletare går att lägga på vilket kort som helst när det är din tur, även när du just har dragit
        den. I samma drag får du ge bort upp till fyra kort, alla till en och samma spelare. Den aktuella
        färgen gäller fortfarande, utom med `beachcomber_color = names`; siffran eller symbolen under räknas
        inte längre. Har du ett kort kvar efter en gåva måste du ropa UNO som vanligt.

rule-gift-colors = Vad man får ge bort
    .text =
        I en gåva ingår högst ett kort av var och en av de fyra färgerna, alltså fyra som mest. Siffror och
        färgade händelsekort får ges bort; de lila korten, det vill säga Joker, Joker-dra-fyra och
        Strandletare, får det inte. Man måste inte ge något: vilken färg som helst får hållas tillbaka. Det
        tyska avsnittet tillåter flera kort av samma färg; vi följer de sju andra.

rule-gift-whom = Vem som får ta emot en gåva
    .text =
        Hela gåvan går till en spelare, som måste anges, inte får vara du själv och måste vara kvar i matchen.
        Den får också gå till den du spelar i par med. Korten tillhör sedan mottagaren, och har mottagaren
        ropat UNO gäller det inte längre.

rule-gift-empties = En gåva som tömmer handen
    .text =
        Den som ger bort sina sista kort vinner rundan bara med ett UNO-rop, i just det draget eller
        dessförinnan med två kort på hand. Utan rop gäller gåvan ändå, men den som gav drar genast två kort
        (`uno_penalty`), och rundan går vidare med nästa spelare. Den som sedan har ett enda kort på hand kan
        inte åka dit för det. Dras inget, för att korten är slut eller med `uno_penalty = 0`, har den som gav
        ändå gått ut. Är Strandletaren det enda kortet man har kvar går man ut med den som med vilket kort som
        helst.

rule-beachcomber-color = Strandletaren väljer färg
    .text =
        Med `beachcomber_color = names` väljer den som lägger en Strandletare färg, som med en vanlig Joker.
        Som sista kort på handen behöver den ingen. Det står inte på något regelblad; det är ett val för bord
        som tycker om det.

rule-going-out = Att gå ut
    .text =
        Den som inte har några kort kvar har gått ut: rundan är slut, och den spelaren har vunnit den. Först
        får det sista kortet sin effekt på de andra. Ett glömt UNO som ingen hann slå ner på spelar inte
        längre någon roll.

rule-last-card-draws = Ett dra-kort som sista kort
    .text =
        Läggs ett dra-kort eller en dra-joker som sista kort får nästa spelare ändå dra, och de dragna korten
        räknas med. Det går inte att utmana, för en tom hand är alltid ärlig. Vid Joker-dra-färg dras det
        tills den valda färgen kommer. Med `last_card_draws = false` drar ingen; regelblad 004, som inte säger
        något, spelas som de andra.

rule-last-card-flips = Vänd kortleken som sista kort
    .text =
        Läggs Vänd kortleken som sista kort vänds ändå allt, och händerna räknas på den sida som då syns.
        Hamnar en joker överst väljs ingen färg.

rule-last-wild = En joker som sista kort
    .text =
        En joker som läggs som sista kort behöver ingen färg, men man får välja en. Bara till Joker-dra-färg
        måste man välja färg även då, eftersom nästa spelare drar tills den färgen kommer; det gäller också
        med `last_card_draws = false`.

rule-reshuffle = Dra-högen är slut
    .text =
        När ett kort ska dras och inget finns blandas alla kort i kasta-högen under det översta och blir den
        nya dra-högen, med den aktiva sidan nedåt. Det översta kortet ligger kvar, och en vald färg gäller
        fortfarande. Det sker också när dra-högen tar slut medan någon drar. Regelblad 004 säger inget, och de
        flesta andra nämner inte det översta kortet; vi spelar så överallt.

rule-blocked = Ingen lägger eller drar
    .text =
        Om alla i spelet, en efter en, varken lägger eller drar något kort har rundan låst sig. Varje kort som
        läggs eller dras gör att räkningen börjar om, och den som accepterar en dra-joker utan att få något
        kort räknas inte. En låst runda har ingen vinnare, ingen får poäng för den i någon spelform, och nästa
        givare delar ut till en ny.

rule-move-limit = Högsta antal drag
    .text =
        Efter 5000 drag (`move_limit`) är rundan låst, om den inte tar slut just med det draget. UNO-rop och
        att sätta dit någon räknas inte som drag; det gör däremot lagda kort, dragna kort, behållna kort, svar
        och valda färger.

rule-hand-points = Vad korten är värda
    .text =
        Ett sifferkort är värt sin siffra. Dra ett är värt 10, Hoppa över alla 30 och alla andra färgade
        händelsekort 20. I en tvåsidig kortlek är en vanlig Joker värd 40, Joker-dra-två 50 och Joker-dra-färg
        60; i den ensidiga är Joker, Joker-dra-fyra och Strandletare värda 50 var. Ett tvåsidigt kort räknas
        efter den sida som är aktiv när rundan tar slut.

rule-mode-single = En enda runda
    .text =
        Den som går ut vinner, och inga poäng räknas. Efter en låst runda följer en ny, som nästa givare delar
        ut till. Det här är spelformen `match = single`, och spelformerna nedan väljs med samma regelval.

rule-mode-points = Poäng
    .text =
        Den som vinner en runda får vad alla andra händer är värda. Den som först når eller passerar
        poänggränsen vinner matchen; den är 500 om bordet inte bestämmer något annat (`target`). Regelblad 004
        har det som ett alternativ, de andra som det vanliga spelet.

rule-mode-lowest = Lägsta summa
    .text =
        Efter varje runda lägger alla till vad deras egen hand är värd, så den som vann rundan lägger inte
        till något. Så snart någons summa når eller passerar poänggränsen är matchen slut, och den som har
        minst vinner. Har flera lika lite vinner de tillsammans.

rule-mode-partners = Parspel
    .text =
        Fyra platser, och paren sitter mitt emot varandra: 0 och 2 mot 1 och 3. Rundan är slut när någon i ett
        par går ut, och det laget får poängen på motståndarnas båda händer; det vinnarens egen partner har
        kvar räknas inte. Det lag som först når eller passerar poänggränsen vinner. Det här är tryckt bara på
        regelblad 003 men går att välja i alla utgåvor.

rule-mode-rotation4 = Rotation för fyra
    .text =
        Fyra spelare spelar tolv rundor i par, fyra med var och en av de tre andra: först 0 och 1 tillsammans,
        sedan 0 och 2, sedan 0 och 3. För det byter de plats: det ena paret tar stolarna 0 och 2, det andra
        stolarna 1 och 3, det lägre numret först. Båda i paret tillgodoräknas allt laget får; högst summa
        vinner, och lika summor delar på segern. En låst runda spelas om och räknas inte till de tolv. De tolv
        rundorna kan spelas flera gånger om, i ett till tio varv. Där avsnitt på regelblad 003 räknar fel
        menas tre gånger fyra.

rule-mode-rotation8 = Rotation för åtta
    .text =
        Åtta spelare vid två bord spelar sju block om fyra rundor, totalt 28, så att alla spelar i par med var
        och en av de andra i fyra rundor och möter var och en som motståndare i två block. Med varje par
        ihopskrivet, bindestreck mellan paren och snedstreck mellan borden är blocken 01-23/45-67,
        02-46/13-57, 03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 och 07-25/16-34. Vem som sitter var
        och hur poängen räknas är som i rotation för fyra; summan räknas från båda borden, och de 28 rundorna
        kan spelas flera gånger om, i ett till tio varv.

        Borden spelar samtidigt, vart och ett med en egen kortlek; ett bord som ligger före väntar bara vid
        slutet av ett block, när par och bord byts. Varje bord drar en gång om vem som är första givare, och
        sedan går given från stol till stol, genom alla block och varv; efter en låst runda delar nästa givare
        vid det bordet ut på nytt, och den låsta räknas inte till de 28. Med `pairing = match` visas de andra
        sidorna när båda borden är färdiga. En spelare som lämnar behåller plats och summa, och en bot spelar
        vidare.

rule-mode-elimination = Utslagning
    .text =
        Efter varje runda lägger alla till vad deras egen hand är värd, och den som når eller passerar
        poänggränsen är utslagen. Spelet går vidare förbi de tomma stolarna; de två sista behåller sina summor
        och spelar vidare efter reglerna för två spelare. Den som är sist kvar vinner, även om en enda runda
        slår ut alla andra på en gång. Regelbladet kallar det här Challenge UNO.

rule-deal-passes = Vem som delar ut härnäst
    .text =
        Efter varje runda, även en låst, delar nästa stol som är kvar i matchen ut, räknat åt det håll spelet
        börjar. I vilken riktning rundan råkade sluta spelar ingen roll. I en rotation går given från stol
        till stol, vem som än sitter där.

rule-sees-hands = Händer
    .text =
        Du ser den aktiva sidan av korten på din egen hand men inte den andra. Av varje annan hand ser du bara
        den andra sidan, så som man håller kort, i den ordning korten drogs och aldrig i den ordning de har
        sorterats. Alla vet hur många kort en hand har. Ensidiga kort har tomma baksidor, så av dem ser man
        bara antalet.

rule-sees-pile = Högar
    .text =
        Alla ser det översta kortet i kasta-högen, hur många kort varje hög har och den inaktiva sidan av det
        översta kortet i dra-högen. I den ensidiga kortleken är den baksidan tom. Inget annat i högarna får
        man titta på.

rule-sees-draw = När någon drar
    .text =
        Den som drar ser framsidorna på de dragna korten; alla andra ser baksidorna när korten kommer till
        handen, och baksidan på det kort som nu ligger överst i högen. Bara den som drog ett kort vet om det
        går att lägga: att behålla det ser precis likadant ut som att inte kunna lägga det, och tar lika lång
        tid.

rule-sees-shown-hand = En hand som visas vid en utmaning
    .text =
        Den utmanades hand visas en gång, med de aktiva sidorna, bara för utmanaren. Resten av bordet får veta
        om kortet var ärligt, och inget mer.

rule-sees-gift = Gåvor
    .text =
        Den som ger och den som får ser vilka kort det gäller. Alla andra ser hur många kort som ges, av vem
        och till vem, och deras baksidor.

rule-sees-found = Det sista kortet
    .text =
        Med `found_color_shown = true` ser alla framsidan på det sista kortet när någon drar tills en färg
        kommer. De andra framsidorna ser bara den som drog.

rule-sees-end = Efter rundan
    .text =
        När en runda är slut visas alla händer med de aktiva sidorna, för att räknas. De andra sidorna visas
        också, utom med `pairing = match`: då förblir de dolda tills matchen är slut, eftersom samma kort
        delas ut igen.

rule-sees-bystander = Åskådare
    .text =
        Åskådare ser högarna som spelarna gör, antalet kort på varje hand och alla drag. Tills rundan är slut
        ser de ingen hand från något håll, för annars kunde en spelare gå in som åskådare och se baksidorna på
        sin egen hand. Ett bord kan välja att visa händernas baksidor för åskådare.

rule-stacking = Dra-kort ovanpå varandra
    .text =
        Med `stacking = same` eller `rising` ger ett lagt dra-kort eller en dra-joker med en siffra
        en skuld på så många kort. Nästa spelare accepterar, drar hela skulden och får stå över,
        eller lägger ett dra-kort som passar ovanpå: dess kort läggs till, och spelaren därefter
        svarar. Inget annat läggs, och inget dras. Är kortet det sista på hand slutar rundan; först
        drar nästa spelare skulden. Dra-jokern tills färgen kommer och ett dra-kort som startkort
        verkar som vanligt, utan skuld.

rule-stack-same = Vad som får läggas ovanpå: samma kort
    .text =
        Med `stacking = same` får bara samma symbol eller samma joker som det översta kortet läggas
        på en skuld. Färgen behöver inte passa.

rule-stack-rising = Vad som får läggas ovanpå: lika mycket eller mer
    .text =
        Med `stacking = rising` får alla dra-kort läggas på en skuld som ger minst lika många kort
        som det översta: ett, två, fyra eller fem. Färgen behöver inte passa.

rule-stack-challenge = Att utmana i en stapel
    .text =
        Vid `stacking` går en skuld bara att utmana om en dra-joker ligger överst och `bluffing =
        allowed` gäller, och det handlar bara om det kortet. Var det en bluff drar den som lade det
        hela skulden, och utmanaren har sin tur som vanligt. Annars drar utmanaren skulden och två
        kort till och får stå över.

rule-until-fits = Dra tills ett kort går att lägga
    .text =
        Med `drawing = until_fits` fortsätter man på sin tur att dra, kort för kort, tills ett går
        att lägga eller korten är slut. Det sist dragna kortet läggs sedan eller behålls. Alla vet
        att det går att lägga, men inte vilket det är. Straffkort och skulder omfattas inte.

rule-jump-in = Att hoppa in
    .text =
        Med `jump_in = true` får man lägga utom tur medan en tur ska börja, om kortet har en färg
        och är likadant som det översta, färg och siffra eller symbol. Det går inte medan man väntar
        på ett draget kort, ett svar eller en färg. Spelet går vidare efter den som hoppade in. Vill
        två hoppa in gäller den första.

rule-seven-swap = 7:an byter hand
    .text =
        Med `seven_swap = true` byter den som lägger en 7:a och har kort kvar hand med någon annan.
        Rop som någon av de två gjort gäller inte längre. Den som lade 7:an och nu har ett kort
        måste ropa UNO; den andra kan inte åka dit för handen den fick. En 7:a som sista kort byter
        inget.

rule-seven-whom = Vem 7:an byter med
    .text =
        En 7:a som byter hand vid `seven_swap` anger en annan spelare som är kvar i matchen. Bland
        de tillåtna dragen står den en gång för var och en av dem.

rule-zero-rotate = 0:an skickar alla händer vidare
    .text =
        Med `zero_rotate = true` går alla händer vidare till nästa i spelriktningen när någon lägger
        en 0:a och har kort kvar. Alla rop upphör att gälla. Bara den som lade 0:an kan sedan åka
        dit med ett kort. En 0:a som sista kort skickar inget vidare, och en kortlek utan 0:or
        berörs inte.

rule-last-number = Det sista kortet är en siffra
    .text =
        Med `last_card = number` får bara ett sifferkort vara det sista kortet på en hand, och en
        Strandletare får inte ge bort de sista korten. Ett kort som därför inte får läggas hindrar
        ingen från att dra.

rule-uno-automatic = UNO gäller av sig självt
    .text =
        Med `uno_call = automatic` räknas UNO som ropat när man har ett kort kvar, eller när man ger
        bort sina sista kort med en Strandletare. Ingen ropar och ingen åker dit.

rule-free-draw-wild = Dra-jokrar utan utmaning
    .text =
        Med `bluffing = free` får en dra-joker alltid läggas och verkar genast. Den är aldrig en
        bluff, och ingen får utmana den.

rule-until-limit = En gräns för att dra tills färgen kommer
    .text =
        Med `until_limit` över 0 slutar dragandet tills färgen kommer efter så många kort. De två
        korten för en förlorad utmaning tillkommer. Slutar det vid gränsen visas inget kort.
