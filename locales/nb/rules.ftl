# The texts of the rulebook.

chapter-setup = Forberedelser
chapter-turn = Når det er din tur
chapter-cards = Hva kortene gjør
chapter-flip = Flipp
chapter-draw-wild = Trekkejokere og utfordringer
chapter-uno = Å si UNO
chapter-beachcomber = Strandsankeren
chapter-end = Når runden er over
chapter-match = Spillet som helhet
chapter-sees = Hvem får se hva
chapter-house = Husregler

rule-deck = Kortstokken
    .text =
        En tosidig kortstokk har en lys og en mørk side. På hver side er det fire farger, hver med to kort av
        hvert tall fra 1 til 9 og to av hvert av fire handlingskort: Trekk ett, Snu, Stå over og Flipp på den
        lyse siden, Trekk fem, Snu, Stå over alle og Flipp på den mørke. I tillegg kommer jokerne, som ikke
        har noen egen farge. Hver side har vanlige jokere, som bare heter Joker, og én type trekkejokere
        (Trekk to-jokere på den lyse siden, Trekk farge-jokere på den mørke): fire av hver i kortstokken med
        112 kort, to av hver i den med 108. Den ensidige kortstokken med 112 kort har fire farger, hver med én
        null, to kort av hvert tall fra 1 til 9 og to av hver av Stå over, Snu og Trekk to. Jokerne i den er
        fire vanlige, fire Trekk fire-jokere, som er trekkejokere, og fire Strandsankere. Regelvalget `deck`
        sier hvilken kortstokk som brukes. Det korte regelarket 004 oppgir 112 kort uten å si hvilke; vi går
        ut fra at de er de samme som på de lange regelarkene.

rule-pairing = Hvilke sider som hører sammen
    .text =
        Ingen regelark sier hvilken mørk side som er trykt bak hvilken lys. Vi fordeler de mørke sidene
        tilfeldig på de lyse, så selv den som kan den ene siden av et kort utenat, vet ingenting om den andre.
        Med `pairing = round` gjøres det på nytt hver gang det deles ut; med `pairing = match` brukes kortene
        fra den første utdelingen gjennom hele spillet.

rule-first-dealer = Hvem som deler ut først
    .text =
        Med `first_dealer = highest_number` trekker alle et kort, og den som har det høyeste tallet på den
        aktive siden, deler ut; et kort uten tall teller 0. Med `highest_points` deler den ut som har kortet
        med flest poeng, så en joker slår Stå over, og Stå over slår en nier. De som står likt, trekker på
        nytt seg imellom til én ligger foran. Med `chosen` peker bordet ut en giver, og hvis ingen pekes ut,
        deler plass 0 ut.

rule-deal = Utdelingen
    .text =
        Alle får sju kort (`hand_size`) fra toppen av den stokkede trekkebunken, ett om gangen, og den første
        spilleren får først. Den første spilleren er den som sitter ved siden av giveren i den retningen
        spillet begynner: til venstre, eller med `direction = right` til høyre. To til ti kan spille, så lenge
        kortstokken rekker til alle hendene og ett kort til. Deretter vendes det neste kortet som startkort.
        Hver runde begynner på den lyse siden og i startretningen.

rule-start-number = Et tall som startkort
    .text =
        Et tall som vendes som startkort, har ingen virkning: Fargen og tallet kan følges. Den første
        spilleren begynner.

rule-start-draw = Et trekkekort som startkort
    .text =
        Hvis Trekk ett eller Trekk to vendes, trekker den første spilleren så mange kort og må stå over;
        spilleren etter begynner. På regelark 003 er det bare det spanske avsnittet og det for Frankrike som
        sier at man må stå over; de andre nevner bare at man trekker, og vi spiller dem på samme måte. Et bord
        kan velge noe annet med `start_action` og `start_draw`.

rule-start-draw-plays = Et trekkekort som startkort, uten å stå over
    .text =
        Med `start_action = acts` og `start_draw = plays` trekker den første spilleren det ene eller de to
        kortene som trekkekortet krever, og har så sin tur som vanlig. Det er for dem som vil følge ordlyden i
        de avsnittene på regelark 003 som bare nevner at man trekker.

rule-start-reverse = Snu som startkort
    .text =
        Hvis Snu vendes, endres spilleretningen med en gang, og giveren begynner. Heller ikke med to spillere
        gjør kortet noe mer enn det. Et bord kan velge noe annet med `start_action` og `start_reverse`.

rule-start-reverse-neighbour = Snu som startkort, og giverens andre nabo begynner
    .text =
        Med `start_action = acts` og `start_reverse = neighbour` endrer en Snu som vendes, spilleretningen, og
        giverens nabo i den nye retningen begynner. Det er det samme med to spillere: Da er naboen den andre
        spilleren, og `two_player_reverse` gjelder bare når noen legger Snu.

rule-start-skip = Stå over som startkort
    .text =
        Hvis Stå over vendes, må den første spilleren stå over, og spilleren etter begynner; med to spillere
        er det giveren. Et bord kan velge noe annet med `start_action`.

rule-start-wild = En vanlig joker som startkort
    .text =
        Hvis en vanlig joker vendes, velger den første spilleren farge og har så sin tur som vanlig. På
        regelark 003 står det slik ved selve kortet, men under forberedelsene legges jokeren tilbake i bunken;
        der følger vi forberedelsene, så den utgaven spilles med `start_wild = returned`.

rule-start-flip = Flipp som startkort
    .text =
        Hvis en Flipp vendes, flippes alt med en gang: trekkebunken, alle hendene og kastebunken, der den
        andre siden av det underste kortet da ligger øverst (den andre siden av Flippen selv, hvis det ikke
        ligger noe under den). Et handlingskort som kommer øverst på den måten, har ingen virkning. Kommer en
        joker øverst, trekker ingen; den første spilleren velger farge til den og har så sin tur som vanlig.
        Første spiller og retning blir som de var. Et bord kan velge noe annet med `start_flip`.

rule-start-returned = Et startkort legges tilbake
    .text =
        Et startkort som legges tilbake, gjemmes igjen i trekkebunken på et tilfeldig sted, og et annet kort
        vendes i stedet. For trekkejokere og Strandsankere gjelder `start_draw_wild`, for en vanlig joker
        `start_wild`, for Flipp `start_flip` og for alle andre handlingskort `start_action`. Hvor kortet
        havner, sier `returned_to`.

rule-start-returned-bottom = Et startkort legges underst i trekkebunken
    .text =
        Med `returned_to = bottom` legges et startkort som skal tilbake, underst i trekkebunken, der det blir
        det siste som trekkes, og det neste kortet vendes. Hvilke kort som legges tilbake, sier
        `start_draw_wild`, `start_wild`, `start_flip` og `start_action`.

rule-start-ignored = Et startkort gjelder ikke
    .text =
        Et startkort som ikke gjelder, ser man bort fra: Det neste kortet vendes oppå det, helt til det kommer
        et man kan begynne med. Det teller aldri som det øverste kortet, men det blir liggende underst i
        kastebunken, og ved den første flippen kan den andre siden av det komme øverst. Hvilke kort som ikke
        gjelder, sier `start_action`, `start_wild`, `start_draw_wild` og `start_flip`. I de danske og norske
        avsnittene står det at man *kan* se bort fra et handlingskort; her gjør man det alltid.

rule-start-redeal = Ingen kort kan være startkort
    .text =
        Hvis ingen av kortene som er igjen, kan være startkort, kommer man ikke i gang. Da stokker den samme
        giveren alle kortene sammen og deler ut på nytt.

rule-whose-turn = Én om gangen
    .text =
        Turen går fra spiller til spiller i spilleretningen, og bare den som har turen, legger,
        trekker eller beholder. Bortsett fra med `jump_in = true` får ingen hoppe inn, ikke engang
        med et kort maken til det som nettopp ble lagt. Å si UNO og å ta noen på fersken er ikke
        bundet til turen; det har sine egne regler.

rule-round-over = Etter runden
    .text =
        En runde er over når noen er kvitt alle kortene, eller når den har låst seg. Etter det skjer det ikke
        mer i den: Ingen kort legges eller trekkes, og ingen utfordrer, sier UNO eller tar noen på fersken.

rule-chair-out = En stol som er ute
    .text =
        Den som er slått ut av spillet i utslagning, har ingen kort og gjør ingenting. Turen, trekkingen og
        utdelingen går forbi den stolen, derfra tar man ingen på fersken, og ingen får gi kort dit. De som
        fortsatt er med på hver side av den, regnes som naboer.

rule-own-hand = Bare kort fra din egen hånd
    .text =
        Du legger og gir bare bort kort fra din egen hånd, slik de ser ut på den aktive siden; den andre siden
        teller ikke før neste flipp. Ser flere kort like ut, menes det du fikk først, hvis du ikke oppgir en
        plass på hånden, eller kortet du nettopp trakk, så lenge det venter på avgjørelsen din.

rule-spare-field = Ingen overflødige opplysninger
    .text =
        Du oppgir det som trengs, og ikke noe mer. Velger du farge til et farget kort, gir du bort
        kort med noe annet enn en Strandsanker, eller nevner du en spiller til et kort som ikke
        trenger noen, blir hele trekket ugyldig, for da er det uklart hva du mente. Å nevne en
        mottaker til en Strandsanker uten å gi noe gjør ingen skade.

rule-matching = Hva som kan legges
    .text =
        Den aktive siden avgjør om et kort kan legges: Det kan det hvis den viser den gjeldende fargen, hvis
        den viser samme tall eller symbol som det øverste kortet i kastebunken, eller hvis kortet er en joker.
        Et handlingskort kan bare legges på et annet hvis de er av samme type eller har samme farge. Etter en
        joker er det ikke noe tall eller symbol å følge: Da kan man bare legge den gjeldende fargen eller enda
        en joker. Etter en flipp teller den siden som har kommet øverst, som om den var blitt lagt.

rule-draw = Å trekke i stedet for å legge
    .text =
        Legger du ikke noe når det er din tur, trekker du ett kort fra trekkebunken. Det kortet kan du så
        legge, hvis det lar seg gjøre, eller beholde; begge deler avslutter turen. Med `voluntary_draw = true`
        kan du trekke selv om du kunne ha lagt.

rule-keep = Å beholde kortet du trakk
    .text =
        Du beholder kortet du trakk, ved å melde pass, og dermed er turen over. Med `drawn_card = may_play` er
        det alltid lov å melde pass; med `must_play` og `must_if_forced` er det ikke alltid lov. Også et kort
        som ikke kan legges, beholder man ved å melde pass, og derfor får de andre aldri vite om det kunne
        legges.

rule-must-lay = Ingen trekking så lenge man kan legge
    .text =
        Med `voluntary_draw = false` får du ikke trekke så lenge du har et farget kort på hånden som kan
        legges. Jokere teller ikke her: Er det bare jokere du kan legge, kan du legge en eller trekke.
        Regelark 003 omtaler trekking bare når ingenting kan legges, og vi tar det på ordet.

rule-must-play = Et trukket kort som kan legges, må legges
    .text =
        Med `drawn_card = must_play` må et trukket kort legges hvis det går, også en joker. Du får bare
        beholde det hvis det ikke kan legges, eller hvis det er en trekkejoker og det ville være bløff å legge
        den. Avsnittene på regelark 003 er ikke enige her: I det fransk-kanadiske, det nederlandske og det
        tyske kan kortet beholdes.

rule-must-play-forced = Den som må trekke, legger kortet hvis det går
    .text =
        Med `drawn_card = must_if_forced` kommer det an på hvorfor kortet ble trukket. Kan et annet kort på
        hånden legges, trakk du frivillig, og kortet kan beholdes. Kan ikke noe annet legges, måtte du trekke,
        og da må kortet legges hvis det går, også en joker, med mindre det er en trekkejoker og det ville være
        bløff å legge den. En joker på hånden kan alltid legges, bortsett fra en trekkejoker som
        `bluffing = refused` ikke tillater akkurat da, når det trukne kortet regnes med til hånden.

rule-one-draw = Trekk bare én gang per tur
    .text =
        I en tur trekker du høyst én gang: ett kort, bortsett fra med `drawing = until_fits`.
        Deretter legges eller beholdes det trukne kortet.

rule-pass-after-draw = Man må trekke for å melde pass
    .text =
        Å melde pass er å beholde kortet man nettopp har trukket. Uten et trukket kort som venter, er det ikke
        noe å melde pass med: Du legger et kort eller trekker ett.

rule-drawn-card-only = Bare kortet du nettopp trakk
    .text =
        Når du har trukket, får du ikke legge noe annet enn kortet du nettopp trakk; det du hadde på hånden
        fra før, får vente til neste tur. Det spiller ingen rolle om du måtte trekke eller valgte det selv.
        Regelark 003 og 004 sier ikke noe om dette, og vi spiller dem på samme måte.

rule-nothing-to-draw = Ikke mer å trekke
    .text =
        Hvis trekkebunken er tom og kastebunken bare har det øverste kortet, er det ikke noe å trekke.
        Forsøket gjelder likevel som turen din og avslutter den. Er det færre kort enn det som skal trekkes,
        trekkes alle som er igjen; den som skal stå over, må stå over uansett.

rule-draw-card = Trekk ett, Trekk to, Trekk fem
    .text =
        Neste spiller trekker ett, to eller fem kort, slik kortet sier, og må stå over. Med mindre
        `stacking` sier noe annet, kan man ikke sende det videre ved å legge et trekkekort selv. Er
        bare to med i spillet, går turen rett tilbake til den som la kortet.

rule-skip = Stå over
    .text =
        Neste spiller må stå over. Er bare to med i spillet, får den samme spilleren en tur til.

rule-skip-everyone = Stå over alle
    .text =
        Alle andre må stå over, så den som la kortet, får en tur til med en gang. Det er en vanlig tur: Kan
        ingenting legges, må man trekke.

rule-reverse = Snu
    .text =
        Spilleretningen snur: Gikk spillet mot venstre, går det nå mot høyre, og omvendt. Turen går til neste
        spiller i den nye retningen.

rule-reverse-two = Snu med to spillere
    .text =
        Er bare to med i spillet, virker Snu også som Stå over: Retningen snur, og den samme spilleren får en
        tur til. Det spiller ingen rolle hvor mange som var med fra starten; to som er igjen i en utslagning,
        teller som to. Bare regelark 003 nevner to spillere. Vi spiller slik overalt, og med
        `two_player_reverse = turn` snur kortet bare retningen.

rule-wild = Joker
    .text =
        En vanlig joker kan du legge på hvilket kort som helst når det er din tur, også når andre kort på
        hånden kan legges. Den som legger den, velger den nye fargen, og kan gjerne velge den som gjelder fra
        før. Slik velger man farge til alle jokere unntatt Strandsankeren.

rule-name-color = Til en joker hører en farge
    .text =
        Fargen velger du i samme trekk som du legger jokeren, ikke etterpå. En joker uten farge blir avvist.
        En joker som legges som det siste kortet på hånden, trenger ingen farge, unntatt en Trekk farge-joker.
        Strandsankeren krever bare farge med `beachcomber_color = names`.

rule-side-colors = De fire fargene i spill
    .text =
        Du kan bare velge en farge fra den aktive siden: blått, grønt, rødt eller gult på den lyse siden,
        rosa, turkis, oransje eller lilla på den mørke. I den ensidige kortstokken er det turkis, rosa, grønt
        eller oransje.

rule-color-first = Fargen først
    .text =
        Så lenge det gjenstår å velge en farge, fordi en joker ble vendt ved starten eller kom øverst ved en
        flipp, legges og trekkes det ingen kort. Den som skal velge fargen, gjør det, og så går spillet
        videre.

rule-no-color-asked = Ingen farge å velge
    .text =
        Man velger farge uten å legge et kort bare når man blir bedt om det, etter et startkort eller en
        flipp. Ellers blir den gjeldende fargen som den er.

rule-flip = Flipp
    .text =
        Først vendes hele kastebunken, slik at Flippen ligger underst og det underste kortet viser sin andre
        side øverst. Så vendes trekkebunken på samme måte, og det som var det siste kortet i den, blir det
        neste som trekkes. Deretter vender alle kortene på hånden. Den nye siden gjelder til neste Flipp, som
        hvem som helst kan legge, også den samme spilleren. En Flipp kan bare legges på sin egen farge eller
        på en annen Flipp.

rule-flip-surfaced = Et kort som kommer øverst ved en flipp, har ingen virkning
    .text =
        Et handlingskort som kommer øverst i kastebunken ved en flipp, har ingen virkning: Ingen trekker eller
        må stå over, retningen snur ikke, og enda en Flipp flipper ingenting. Det teller bare som et kort man
        kan følge i farge eller symbol. Regelark 000 sier ikke noe om dette, og vi spiller det på samme måte.

rule-flip-wild = En joker kommer øverst ved en flipp
    .text =
        Kommer en joker øverst ved en flipp, velges det en farge før neste tur begynner, og ingen trekker for
        det kortet. Med `wild_after_flip = flipper` velger den som la Flippen. Med `by_side` velger den
        spilleren når det flippes til den mørke siden, og neste spiller når det flippes til den lyse; neste
        spiller har deretter sin tur som vanlig. På jokeren kan man bare legge den valgte fargen eller en
        joker. På regelark 001 er begge deler trykt, én ved Flippen på hver side.

rule-flip-wild-next = En joker kommer øverst ved en flipp, og neste spiller velger
    .text =
        Med `wild_after_flip = next` velger neste spiller farge til en joker som kommer øverst ved en flipp,
        uansett hvilken side det flippes til, og har så sin tur som vanlig. Ingen trekker for det kortet, og
        på det kan man bare legge den valgte fargen eller en joker.

rule-draw-wild = Trekk to-joker, Trekk farge-joker, Trekk fire-joker
    .text =
        Med en trekkejoker velger du farge, og neste spiller må trekke to kort, fire kort eller til den valgte
        fargen kommer, og så stå over. Den er ærlig hvis ingen andre kort på hånden, når den legges, har
        fargen som gjaldt fram til da; samme tall eller symbol i andre farger spiller ingen rolle. Med
        `wilds_count_as_match = true` gjør enhver annen joker på hånden den også uærlig. Kort du får etterpå,
        for eksempel for et glemt UNO, endrer ingenting. Med `bluffing = allowed` kan du legge den uærlig, som
        bløff, og neste spiller kan utfordre deg.

rule-no-bluff = Ingen bløff ved dette bordet
    .text =
        Med `bluffing = refused` kan en trekkejoker som ikke ville være ærlig, ikke legges i det hele tatt, og
        den blir avvist, også når den nettopp er trukket. En ærlig virker med en gang: Ingen blir spurt, og
        neste spiller trekker kortene sine og må stå over.

rule-answer-first = Svaret først
    .text =
        Etter en trekkejoker legges og trekkes det ingen kort før neste spiller har svart ved å
        godta eller utfordre; ved `stacking` gjelder det hvert kort som gir gjeld. Før avgjørelsen
        får den spilleren ikke se kortene som ville blitt trukket. Til svaret kommer, kan man
        fortsatt si UNO, og den som har glemt det, kan bli tatt.

rule-nothing-to-answer = Ikke noe å godta eller utfordre
    .text =
        Bare en trekkejoker som nettopp er lagt, eller en gjeld ved `stacking`, kan godtas eller
        utfordres, og bare én gang. Andre kort kan ikke utfordres, heller ikke en trekkejoker som
        ble lagt som det siste kortet på hånden, for en tom hånd er alltid ærlig.

rule-who-answers = Bare den som måtte ha trukket
    .text =
        Bare neste spiller, den som måtte ha trukket, kan godta eller utfordre, også en gjeld ved
        `stacking`. Andre kan ikke utfordre på vegne av den spilleren.

rule-accept = Å godta
    .text =
        Den som godtar, trekker det kortet krever, og må stå over. Om kortet var ærlig, blir aldri avslørt.

rule-guilty = Utfordret og skyldig
    .text =
        Den som blir utfordret, viser hele hånden, slik den er nå, til utfordreren og ingen andre. Var kortet
        lagt uærlig, trekker den som la det, i stedet for utfordreren: to kort, fire kort eller til fargen
        kommer. Utfordreren tar ingen kort og har sin tur som vanlig. Kortet blir liggende, og fargen som ble
        valgt til det, gjelder.

rule-innocent = Utfordret og uskyldig
    .text =
        Var kortet ærlig, trekker utfordreren det kortet krever, og to kort til, og må stå over. Ved en Trekk
        farge-joker betyr det først til fargen kommer, og så to til. Kortet blir liggende, og fargen som ble
        valgt til det, gjelder.

rule-until-color = Trekk til fargen kommer
    .text =
        Kortene trekkes ett for ett til et av dem viser den valgte fargen på den aktive siden; alle beholdes.
        Et handlingskort i den fargen teller, men en joker gjør det ikke, for den har ingen farge. Blir
        trekkebunken tom, fylles den opp fra kastebunken; blir også den tom, er det slutt på trekkingen.

rule-found-color = Det siste kortet vises
    .text =
        Med `found_color_shown = true` vises det siste kortet for hele bordet når noen trekker til en farge
        kommer, uansett hvem som har trukket det: neste spiller, den som bløffet, eller utfordreren. Kortene
        som ble trukket før det, og de to ekstra etter en tapt utfordring, vises ikke.

rule-uno-call = Når du må si UNO
    .text =
        Den som kommer ned på ett kort ved sitt eget trekk, må si UNO. Du kan si det i samme trekk, eller før
        det, mens det er din tur og du har to kort.

rule-uno-late = UNO i etterkant
    .text =
        Med `late_call = true` kan du si UNO i etterkant hvis du glemte det, helt til noen tar deg på fersken
        eller fristen går ut. På regelark 003 er det trykt i alle avsnitt unntatt det for Frankrike; vi
        tillater det overalt der et regelark ikke sier noe.

rule-uno-too-late = Ingen UNO i etterkant
    .text =
        Med `late_call = false` kan den som har kommet ned på ett kort uten å si UNO, ikke rette det opp: Sier
        man UNO da, blir det avvist så lenge man kan bli tatt. Det tar ikke slutt før man blir tatt eller
        fristen går ut.

rule-uno-when = Når man kan si UNO
    .text =
        UNO for seg selv kan du bare si når det er din tur og du har nøyaktig to kort, før du legger eller
        mens et trukket kort venter; eller senere, så lenge du har ett kort uten å ha sagt det og fortsatt kan
        bli tatt, hvis `late_call` tillater det. Ellers blir det avvist, og forsøket koster ingenting.

rule-uno-again = Én gang er nok
    .text =
        Så lenge du har sagt UNO og det gjelder, blir et nytt UNO avvist. Et kort som legges sammen med et UNO
        til, blir avvist i sin helhet og kan legges på nytt uten det.

rule-uno-with-move = UNO som ikke passer inn
    .text =
        UNO sammen med et kort gjelder bare hvis du har ett kort igjen på hånden etter trekket, eller hvis det
        er en Strandsanker som gir bort det siste kortet. Ellers blir hele trekket avvist, uten at det koster
        noe.

rule-uno-exposed = Ett kort og ikke sagt UNO
    .text =
        Den som har ett kort igjen etter sitt eget trekk og ikke har sagt UNO, er utsatt og kan bli tatt. Den
        som ender med ett kort på en annen måte, er ikke utsatt.

rule-uno-catch = Å ta noen på fersken
    .text =
        Alle andre i spillet kan ta en utsatt spiller på fersken, uansett hvem som har turen; den som er
        først, teller. Den som blir tatt, trekker to kort (`uno_penalty`). Et glemt UNO straffes én gang, også
        hvis det ikke var noe igjen å trekke. Prøver noen å ta en annen uten grunn, blir det avvist, men ikke
        straffet.

rule-uno-window = Hvor lenge man kan bli tatt
    .text =
        Med `uno_window = begins` går fristen ut når det neste trekket som hører til en tur, blir gjort: Et
        kort legges, noen trekker, en trekkejoker blir besvart, eller en annen velger farge. At noen sier UNO
        eller blir tatt, et avvist trekk eller en farge som den utsatte spilleren selv velger, avslutter den
        ikke. Med `uno_window = played` løper fristen videre når neste spiller trekker, helt til kortet legges
        eller beholdes, med mindre det ikke var noe å trekke; alt annet avslutter den som før. Har den utsatte
        spilleren selv neste tur, på grunn av Stå over alle eller fordi bare to spiller, teller spillerens
        eget neste trekk som trekket til neste spiller.

rule-uno-cleared = Hvor lenge UNO gjelder
    .text =
        Har du sagt UNO, gjelder det til hånden din vokser: ved kort du trekker, straffekort eller
        kort du får, eller til den skifter eier. Da faller det bort, og kommer du ned på ett kort
        igjen, må du si UNO på nytt. Ingenting annet gjør det ugyldig.

rule-beachcomber = Strandsanker
    .text =
        En Strandsanker kan legges på hvilket kort som helst når det er din tur, også når den nettopp er
        trukket. I samme trekk kan du gi bort opptil fire kort, alle til én annen spiller. Den gjeldende
        fargen blir stående, unntatt med `beachcomber_color = names`; tallet eller symbolet under den teller
        ikke lenger. Har du ett kort igjen etter en gave, må du si UNO som vanlig.

rule-gift-colors = Hva man kan gi bort
    .text =
        En gave er høyst ett kort av hver av de fire fargene, altså fire på det meste. Tall og fargede
        handlingskort kan gis bort; de lilla kortene, det vil si vanlige jokere, Trekk fire-jokere og
        Strandsankere, kan ikke. Man trenger ikke å gi noe: Hver farge kan holdes tilbake. Det tyske avsnittet
        tillater flere kort av samme farge; vi følger de sju andre.

rule-gift-whom = Hvem som kan få en gave
    .text =
        Hele gaven går til én spiller, som må nevnes, ikke kan være deg selv og fortsatt må være med i
        spillet. Den kan også gå til makkeren din. Kortene er deretter mottakerens, og har mottakeren sagt
        UNO, gjelder det ikke lenger.

rule-gift-empties = En gave som tømmer hånden
    .text =
        Den som gir bort de siste kortene sine, vinner runden bare ved å si UNO, i akkurat det trekket eller
        før det, med to kort på hånden. Uten det står gaven ved lag, men den som ga, trekker med en gang to
        kort (`uno_penalty`), og runden går videre med neste spiller. Den som så sitter igjen med ett kort,
        kan ikke bli tatt for det. Blir det ikke trukket noe, fordi det ikke er mer igjen, eller med
        `uno_penalty = 0`, er man likevel kvitt alle kortene. Er Strandsankeren det eneste kortet man har
        igjen, avslutter den runden som et hvilket som helst annet kort.

rule-beachcomber-color = Strandsankeren velger farge
    .text =
        Med `beachcomber_color = names` velger den som legger en Strandsanker, farge, som med en vanlig joker.
        Som det siste kortet på hånden trenger den ingen. Det står ikke på noe regelark; det er en mulighet
        for bord som liker det.

rule-going-out = Kvitt alle kortene
    .text =
        Den som ikke har flere kort, har vunnet runden, og den er over. Først virker det siste kortet på de
        andre. Et glemt UNO som ingen rakk å slå ned på, betyr ikke noe lenger.

rule-last-card-draws = Et trekkekort som siste kort
    .text =
        Legges et trekkekort eller en trekkejoker som siste kort, må neste spiller likevel trekke, og kortene
        som trekkes, telles med. Det kan ikke utfordres, for en tom hånd er alltid ærlig. Ved en Trekk
        farge-joker trekkes det til den valgte fargen kommer. Med `last_card_draws = false` trekker ingen;
        regelark 004, som ikke sier noe, spilles som de andre.

rule-last-card-flips = Flipp som siste kort
    .text =
        Legges en Flipp som siste kort, flippes alt likevel, og hendene telles på den siden som da vises.
        Kommer en joker øverst, velges det ingen farge.

rule-last-wild = En joker som siste kort
    .text =
        En joker som legges som siste kort, trenger ingen farge, men man kan godt velge en. Bare til en Trekk
        farge-joker må man velge farge også da, for neste spiller trekker til den fargen kommer; det gjelder
        også med `last_card_draws = false`.

rule-reshuffle = Trekkebunken er tom
    .text =
        Når et kort skal trekkes og det ikke er noe der, stokkes alle kortene i kastebunken under det øverste
        og blir til den nye trekkebunken, med den aktive siden ned. Det øverste kortet blir liggende, og en
        valgt farge gjelder fortsatt. Det skjer også hvis bunken blir tom mens noen trekker. Regelark 004 sier
        ikke noe, og de fleste andre nevner ikke det øverste kortet; vi spiller slik overalt.

rule-blocked = Ingen legger eller trekker
    .text =
        Hvis alle i spillet, én etter én, verken legger eller trekker et kort, har runden låst seg. Hvert kort
        som legges eller trekkes, gjør at tellingen begynner på nytt, og den som godtar en trekkejoker uten å
        få noe kort, telles ikke med. En låst runde har ingen vinner, ingen får poeng for den i noen
        spillform, og neste giver deler ut til en ny.

rule-move-limit = Grensen for antall trekk
    .text =
        Etter 5000 trekk (`move_limit`) er runden låst, med mindre akkurat det trekket avslutter den. Å si UNO
        og å ta noen på fersken teller ikke som trekk; det gjør derimot det å legge, trekke, beholde, svare og
        velge farge.

rule-hand-points = Hva kortene er verdt
    .text =
        Et tallkort er verdt tallet sitt. Trekk ett er verdt 10, Stå over alle 30 og alle andre fargede
        handlingskort 20. I en tosidig kortstokk er en vanlig joker verdt 40, en Trekk to-joker 50 og en Trekk
        farge-joker 60; i den ensidige er en vanlig joker, en Trekk fire-joker og en Strandsanker verdt 50
        hver. Et tosidig kort teller etter den siden som er aktiv når runden er over.

rule-mode-single = Én enkelt runde
    .text =
        Den som blir kvitt alle kortene, vinner, og det regnes ikke poeng. Etter en låst runde følger en ny,
        som neste giver deler ut til. Dette er spillformen `match = single`, og spillformene nedenfor velges
        med samme regelvalg.

rule-mode-points = Poeng
    .text =
        Den som vinner en runde, får det alle de andre hendene er verdt. Den som først når eller passerer
        poenggrensen, vinner spillet; den er 500 hvis bordet ikke bestemmer noe annet (`target`). Regelark 004
        har dette som en mulighet, de andre som det vanlige spillet.

rule-mode-lowest = Laveste sum
    .text =
        Etter hver runde legger alle til det deres egen hånd er verdt, så den som vant runden, legger ikke til
        noe. Så snart en sum når eller passerer poenggrensen, er spillet over, og den som har minst, vinner.
        Har flere like lite, vinner de sammen.

rule-mode-partners = Makkerspill
    .text =
        Fire plasser, og makkerne sitter overfor hverandre: 0 og 2 mot 1 og 3. Runden er over når en av
        makkerne er kvitt alle kortene, og laget får poengene på begge motstandernes hender; det makkeren til
        vinneren har igjen, teller ikke. Det første laget som når eller passerer poenggrensen, vinner. Dette
        er bare trykt på regelark 003, men kan velges i alle utgaver.

rule-mode-rotation4 = Rotasjon for fire
    .text =
        Fire spillere spiller tolv runder som makkere, fire med hver av de tre andre: først 0 og 1 sammen, så
        0 og 2, så 0 og 3. De bytter plass underveis: Det ene paret tar stol 0 og 2, det andre stol 1 og 3,
        det laveste nummeret først. Begge makkerne får alt det laget får; høyeste sum vinner, og like summer
        deler seieren. En låst runde spilles om igjen og regnes ikke med blant de tolv. De tolv rundene kan
        spilles flere ganger, i ett til ti gjennomløp. Der avsnitt på regelark 003 regner feil, menes tre
        ganger fire.

rule-mode-rotation8 = Rotasjon for åtte
    .text =
        Åtte spillere ved to bord spiller sju bolker på fire runder, 28 i alt, slik at alle er makker med hver
        av de andre i fire runder og møter hver av dem som motstander i to bolker. Med makkere skrevet sammen,
        bindestrek mellom parene og skråstrek mellom bordene er bolkene 01-23/45-67, 02-46/13-57, 03-56/12-47,
        04-37/15-26, 05-14/27-36, 06-17/24-35 og 07-25/16-34. Hvem som sitter hvor, og hvordan poengene
        regnes, er som i rotasjonen for fire; summen telles fra begge bordene, og de 28 rundene kan spilles
        flere ganger, i ett til ti gjennomløp.

        Bordene spiller samtidig, hvert med sin egen kortstokk; et bord som ligger foran, venter bare ved
        slutten av en bolk, når makkere og bord byttes. Hvert bord trekker én gang om hvem som deler ut først,
        og deretter går utdelingen fra stol til stol, på tvers av bolker og gjennomløp; etter en låst runde
        deler neste giver ved det bordet ut på nytt, og den låste regnes ikke med blant de 28. Med
        `pairing = match` vises de andre sidene når begge bordene er ferdige. En spiller som går, beholder
        plass og sum, og en bot spiller videre.

rule-mode-elimination = Utslagning
    .text =
        Etter hver runde legger alle til det deres egen hånd er verdt, og den som når eller passerer
        poenggrensen, er ute. Spillet går videre forbi de tomme stolene; de to siste beholder summene sine og
        spiller videre etter reglene for to spillere. Den siste som er igjen, vinner, også hvis én enkelt
        runde slår ut alle andre på en gang. Regelarket kaller dette Challenge UNO.

rule-deal-passes = Hvem som deler ut neste gang
    .text =
        Etter hver runde, også en låst, er det den neste stolen som fortsatt er med i spillet, som deler ut,
        regnet i den retningen spillet begynner. Hvilken retning runden tilfeldigvis sluttet i, spiller ingen
        rolle. I en rotasjon går utdelingen fra stol til stol, uansett hvem som sitter der.

rule-sees-hands = Hender
    .text =
        Du ser den aktive siden av kortene på din egen hånd, men ikke den andre. Av alle andre hender ser du
        bare den andre siden, slik man holder kort, i den rekkefølgen kortene ble trukket, og aldri i den
        rekkefølgen de er sortert. Alle vet hvor mange kort en hånd har. Ensidige kort har blanke baksider, så
        av dem ser man bare antallet.

rule-sees-pile = Bunker
    .text =
        Alle ser det øverste kortet i kastebunken, hvor mange kort hver bunke har, og den siden av det øverste
        kortet i trekkebunken som ikke er aktiv. I den ensidige kortstokken er den baksiden blank. Ellers får
        man ikke se noe i bunkene.

rule-sees-draw = Når noen trekker
    .text =
        Den som trekker, ser forsidene på kortene; alle andre ser baksidene når kortene kommer på hånden, og
        baksiden på det kortet som nå ligger øverst i bunken. Bare den som trakk et kort, vet om det kan
        legges: Å beholde det ser helt likt ut som å ikke kunne legge det, og tar like lang tid.

rule-sees-shown-hand = En hånd som vises ved en utfordring
    .text =
        Hånden til den som blir utfordret, vises én gang, med de aktive sidene, og bare til utfordreren.
        Resten av bordet får vite om kortet var ærlig, og ikke noe mer.

rule-sees-gift = Gaver
    .text =
        Den som gir, og den som får, ser hvilke kort det er. Alle andre ser hvor mange kort som gis, av hvem
        og til hvem, og baksidene på dem.

rule-sees-found = Det siste kortet
    .text =
        Med `found_color_shown = true` ser alle forsiden på det siste kortet når noen trekker til en farge
        kommer. De andre forsidene ser bare den som trakk.

rule-sees-end = Etter runden
    .text =
        Når en runde er over, vises alle hendene med de aktive sidene, slik at de kan telles. De andre sidene
        vises også, unntatt med `pairing = match`: Da er de skjult til spillet er over, siden de samme kortene
        deles ut igjen.

rule-sees-bystander = Tilskuere
    .text =
        Tilskuere ser bunkene slik spillerne gjør, antall kort på hver hånd og alle trekk. Til runden er over,
        ser de ingen hånd fra noen side, for ellers kunne en spiller komme inn som tilskuer og se baksidene på
        sin egen hånd. Et bord kan velge å vise baksidene på hendene til tilskuere.

rule-stacking = Trekkekort oppå hverandre
    .text =
        Med `stacking = same` eller `rising` gir et lagt trekkekort eller en trekkejoker med et tall
        en gjeld på så mange kort. Neste spiller godtar, trekker hele gjelden og må stå over, eller
        legger et trekkekort som passer, oppå: Kortene legges til, og spilleren etter svarer.
        Ingenting annet legges, og det trekkes ikke. Er kortet det siste på hånden, slutter runden;
        først trekker neste spiller gjelden. Trekkejokeren til fargen og et trekkekort som startkort
        virker som alltid, uten gjeld.

rule-stack-same = Hva som kan legges oppå: samme kort
    .text =
        Med `stacking = same` kan bare samme symbol eller samme joker som det øverste kortet legges
        på en gjeld. Fargen trenger ikke å passe.

rule-stack-rising = Hva som kan legges oppå: like mye eller mer
    .text =
        Med `stacking = rising` kan ethvert trekkekort legges på en gjeld hvis det gir minst like
        mange kort som det øverste: ett, to, fire eller fem. Fargen trenger ikke å passe.

rule-stack-challenge = Å utfordre i en stabel
    .text =
        Ved `stacking` kan en gjeld bare utfordres hvis en trekkejoker ligger øverst og `bluffing =
        allowed` gjelder, og det handler bare om det kortet. Var det bløff, trekker den som la det,
        hele gjelden, og utfordreren har sin tur som vanlig. Ellers trekker utfordreren gjelden og
        to kort til og må stå over.

rule-until-fits = Trekk til et kort kan legges
    .text =
        Med `drawing = until_fits` fortsetter man i sin tur å trekke, kort for kort, til ett kan
        legges eller det ikke er mer igjen. Det siste kortet man trakk, legges så eller beholdes.
        Alle vet at det kan legges, men ikke hvilket det er. Straffekort og gjeld er ikke omfattet.

rule-jump-in = Å hoppe inn
    .text =
        Med `jump_in = true` kan man legge utenfor tur mens en tur skal begynne, hvis kortet har en
        farge og er likt det øverste, farge og tall eller symbol. Det går ikke mens det ventes på et
        trukket kort, et svar eller en farge. Spillet går videre etter den som hoppet inn. Vil to
        hoppe inn, gjelder den første.

rule-seven-swap = 7-eren bytter hånd
    .text =
        Med `seven_swap = true` bytter den som legger en 7-er og fortsatt har kort, hånd med en
        annen. Har en av de to sagt UNO, faller det bort. Den som la 7-eren og nå har ett kort, må
        si UNO; den andre kan ikke bli tatt for hånden han fikk. En 7-er som siste kort bytter
        ingenting.

rule-seven-whom = Hvem 7-eren bytter med
    .text =
        En 7-er som bytter hånd ved `seven_swap`, nevner én annen spiller som fortsatt er med i
        spillet. Blant de tillatte trekkene står den én gang for hver av dem.

rule-zero-rotate = 0-en sender alle hender videre
    .text =
        Med `zero_rotate = true` går alle hender videre til neste i spilleretningen når noen legger
        en 0 og fortsatt har kort. Alt som er sagt av UNO, faller bort. Bare den som la 0-en, kan
        deretter bli tatt med ett kort. En 0 som siste kort sender ingenting videre, og en kortstokk
        uten 0 er ikke berørt.

rule-last-number = Det siste kortet er et tall
    .text =
        Med `last_card = number` kan bare et tallkort være det siste kortet på en hånd, og en
        Strandsanker kan ikke gi bort de siste kortene. Et kort som av den grunn ikke kan legges,
        hindrer ingen i å trekke.

rule-uno-automatic = UNO gjelder av seg selv
    .text =
        Med `uno_call = automatic` regnes UNO som sagt når man har ett kort igjen, eller når man gir
        bort de siste kortene med en Strandsanker. Ingen sier UNO, og ingen blir tatt.

rule-free-draw-wild = Trekkejokere uten utfordring
    .text =
        Med `bluffing = free` kan en trekkejoker alltid legges og virker med en gang. Den er aldri
        bløff, og ingen kan utfordre den.

rule-until-limit = En grense for å trekke til fargen
    .text =
        Med `until_limit` over 0 slutter trekkingen til fargen etter så mange kort. De to kortene
        for en tapt utfordring kommer i tillegg. Slutter den ved grensen, vises ingen kort.
