# The texts of the rulebook.

chapter-setup = Forberedelse
chapter-turn = Når det er din tur
chapter-cards = Hvad kortene gør
chapter-flip = Skift side
chapter-draw-wild = Træk-jokere og udfordringer
chapter-uno = At råbe UNO
chapter-beachcomber = Strandsamleren
chapter-end = Når runden slutter
chapter-match = Spillet som helhed
chapter-sees = Hvem må se hvad
chapter-house = Husregler

rule-deck = Kortsættet
    .text =
        Et tosidet kortsæt har en lys og en mørk side. På hver side er der fire farver, hver med to kort af
        hvert tal fra 1 til 9 og to af hvert af fire specialkort: Træk et, Skift retning, Spring over og Skift
        side på den lyse side, Træk fem, Skift retning, Spring alle over og Skift side på den mørke. Dertil
        kommer jokerne, som ikke har nogen farve selv. Hver side har almindelige jokere, som bare hedder
        Joker, og én slags træk-jokere (”Træk to”-jokere på den lyse side, ”Træk farve”-jokere på den mørke):
        fire af hver i kortsættet med 112 kort, to af hver i det med 108. Det ensidede kortsæt med 112 kort
        har fire farver, hver med en 0’er, to kort af hvert tal fra 1 til 9 og to af hver af Spring over,
        Skift retning og Træk to. Dets jokere er fire almindelige, fire ”Træk fire”-jokere, som er
        træk-jokere, og fire Strandsamlere. Regelvalget `deck` siger, hvilket kortsæt der bruges. Det korte
        regelark 004 angiver 112 kort uden at sige hvilke; vi går ud fra, at det er de samme som på de lange
        regelark.

rule-pairing = Hvilke sider der hører sammen
    .text =
        Intet regelark siger, hvilken mørk side der er trykt bag på hvilken lys. Vi fordeler de mørke sider
        tilfældigt på de lyse, så selv den, der kan den ene side af et kort udenad, ved intet om den anden.
        Med `pairing = round` gøres det på ny, hver gang der gives; med `pairing = match` bruges kortene fra
        den første runde hele spillet igennem.

rule-first-dealer = Hvem der giver først
    .text =
        Med `first_dealer = highest_number` trækker alle et kort, og den, der har det højeste tal på den
        aktive side, giver; et kort uden tal tæller 0. Med `highest_points` giver den, hvis kort er flest
        point værd, så en joker slår Spring over, og Spring over slår en 9’er. De, der står lige, trækker om
        indbyrdes, indtil en er foran. Med `chosen` udpeger bordet en kortgiver, og udpeges ingen, giver plads
        0.

rule-deal = Kortgivningen
    .text =
        Alle får syv kort (`hand_size`) fra toppen af den blandede lukkede bunke, et ad gangen, og den første
        spiller får først. Den første spiller er den, der sidder ved siden af kortgiveren i den retning,
        spillet begynder: til venstre eller med `direction = right` til højre. To til ti kan spille, så længe
        kortsættet rækker til alle hænder og et kort mere. Derefter vendes det næste kort som startkort. Hver
        runde begynder på den lyse side og i startretningen.

rule-start-number = Et tal som startkort
    .text =
        Et tal, der vendes som startkort, har ingen virkning: Man kan følge dets farve eller dets tal. Den
        første spiller begynder.

rule-start-draw = Et trækkort som startkort
    .text =
        Vendes Træk et eller Træk to, trækker den første spiller så mange kort og sidder over; spilleren
        derefter begynder. På regelark 003 er det kun det spanske afsnit og det for Frankrig, der siger, at
        man sidder over; de andre nævner bare, at man trækker, og vi spiller dem på samme måde. Et bord kan
        vælge noget andet med `start_action` og `start_draw`.

rule-start-draw-plays = Et trækkort som startkort, uden at sidde over
    .text =
        Med `start_action = acts` og `start_draw = plays` trækker den første spiller det ene eller de to kort,
        som det vendte trækkort kræver, og har derefter sin tur som normalt. Det er for dem, der følger
        ordlyden i de afsnit af regelark 003, som kun nævner, at man trækker.

rule-start-reverse = Skift retning som startkort
    .text =
        Vendes Skift retning, skifter spilleretningen med det samme, og kortgiveren begynder. Heller ikke med
        to spillere gør kortet mere end det. Et bord kan vælge noget andet med `start_action` og
        `start_reverse`.

rule-start-reverse-neighbour = Skift retning som startkort, og kortgiverens anden nabo begynder
    .text =
        Med `start_action = acts` og `start_reverse = neighbour` ændrer en vendt Skift retning
        spilleretningen, og kortgiverens nabo i den nye retning begynder. Det er det samme med to spillere: Så
        er naboen den anden spiller, og `two_player_reverse` gælder kun, når nogen lægger Skift retning.

rule-start-skip = Spring over som startkort
    .text =
        Vendes Spring over, springes den første spiller over, og spilleren derefter begynder; med to spillere
        er det kortgiveren. Et bord kan vælge noget andet med `start_action`.

rule-start-wild = En almindelig joker som startkort
    .text =
        Vendes en almindelig joker, vælger den første spiller farve og har derefter sin tur som normalt. På
        regelark 003 står det sådan ved selve kortet, men under forberedelserne lægges jokeren tilbage i
        bunken; der følger vi forberedelserne, så den udgave spilles med `start_wild = returned`.

rule-start-flip = Skift side som startkort
    .text =
        Er startkortet Skift side, vendes det hele straks: den lukkede bunke, alle hænder og afkastbunken,
        hvor den anden side af det nederste kort så ligger øverst (startkortets egen, hvis der ikke ligger
        noget under det). Et specialkort, der kommer øverst på den måde, har ingen virkning. Kommer en joker
        øverst, trækker ingen; den første spiller vælger farve til den og har derefter sin tur som normalt.
        Første spiller og retning forbliver, som de var. Et bord kan vælge noget andet med `start_flip`.

rule-start-returned = Et startkort lægges tilbage
    .text =
        Et startkort, der lægges tilbage, gemmes igen i den lukkede bunke på et tilfældigt sted, og et andet
        kort vendes i stedet. For træk-jokere og Strandsamlere gælder `start_draw_wild`, for en almindelig
        joker `start_wild`, for Skift side `start_flip` og for alle andre specialkort `start_action`. Hvor
        kortet ender, siger `returned_to`.

rule-start-returned-bottom = Et startkort lægges nederst i den lukkede bunke
    .text =
        Med `returned_to = bottom` lægges et startkort, der skal tilbage, nederst i den lukkede bunke, hvor
        det bliver det sidste, der trækkes, og det næste kort vendes. Hvilke kort der lægges tilbage, siger
        `start_draw_wild`, `start_wild`, `start_flip` og `start_action`.

rule-start-ignored = Et startkort gælder ikke
    .text =
        Et startkort, der ikke gælder, ser man bort fra: Det næste kort vendes oven på det, indtil der kommer
        et, man kan begynde med. Det tæller aldrig som det øverste kort, men det bliver liggende nederst i
        afkastbunken, og første gang der skiftes side, kan dets anden side komme øverst. Hvilke kort der ikke
        gælder, siger `start_action`, `start_wild`, `start_draw_wild` og `start_flip`. I de danske og norske
        afsnit står der, at man *kan* se bort fra et specialkort; her gør man det altid.

rule-start-redeal = Intet kort kan bruges som startkort
    .text =
        Kan ingen af de kort, der er tilbage, bruges som startkort, kommer man ikke i gang. Så blander den
        samme kortgiver alle kortene sammen og giver på ny.

rule-whose-turn = En ad gangen
    .text =
        Turen går fra spiller til spiller i spilleretningen, og kun den, der har turen, lægger,
        trækker eller beholder. Undtagen med `jump_in = true` må ingen springe ind, heller ikke med
        et kort magen til det, der lige er lagt. At råbe UNO og at snuppe en anden er ikke bundet
        til turen; det har sine egne regler.

rule-round-over = Efter runden
    .text =
        En runde slutter, når nogen er af med alle sine kort, eller når den er blokeret. Derefter sker der
        ikke mere i den: Der lægges og trækkes ingen kort, og ingen udfordrer, råber eller snupper nogen.

rule-chair-out = En stol, der er ude
    .text =
        Den, der er røget ud af spillet i udskilning, har ingen kort og gør ingenting. Turen og kortgivningen
        går forbi den stol, ingen trækker kort der eller snupper nogen derfra, og ingen må give kort til den.
        De, der stadig er med på hver side af den, regnes for naboer.

rule-own-hand = Kun kort fra din egen hånd
    .text =
        Du lægger og giver kun kort fra din egen hånd, sådan som de ser ud på den aktive side; den anden side
        tæller først, når der skiftes side igen. Ser flere kort ens ud, menes det, du fik først, hvis du ikke
        angiver en plads på hånden, eller det kort, du lige har trukket, så længe det venter på din
        beslutning.

rule-spare-field = Ingen overflødige oplysninger
    .text =
        Du angiver det, der er brug for, og ikke mere. Vælger du farve til et farvet kort, giver du
        kort væk med andet end en Strandsamler, eller nævner du en spiller til et kort, der ikke
        skal bruge nogen, er hele trækket ugyldigt, for så er det uklart, hvad du mente. At nævne en
        modtager til en Strandsamler uden at give noget gør ingen skade.

rule-matching = Hvad der kan lægges
    .text =
        Om et kort kan lægges, afgøres af dets aktive side: Det kan det, hvis den viser den aktuelle farve,
        hvis den viser samme tal eller symbol som det øverste kort i afkastbunken, eller hvis kortet er en
        joker. Et specialkort kan kun lægges på et andet, hvis de er af samme slags eller har samme farve.
        Efter en joker er der intet tal eller symbol at følge: Så kan man kun lægge den aktuelle farve eller
        endnu en joker. Når der er skiftet side, tæller den side, der er kommet øverst, som om den var blevet
        lagt.

rule-draw = At trække i stedet for at lægge
    .text =
        Lægger du ikke noget, når det er din tur, trækker du et kort fra den lukkede bunke. Det kort må du
        derefter lægge, hvis det kan lægges, eller beholde; med begge dele er din tur slut. Med
        `voluntary_draw = true` må du trække, selvom du kunne lægge.

rule-keep = At beholde det trukne kort
    .text =
        Du beholder det trukne kort ved at melde pas, og så er din tur slut. Med `drawn_card = may_play` må du
        altid melde pas; med `must_play` og `must_if_forced` må du det ikke altid. Også et kort, der ikke kan
        lægges, beholder man ved at melde pas, og derfor får de andre aldrig at vide, om det kunne lægges.

rule-must-lay = Man må ikke trække, så længe man kan lægge
    .text =
        Med `voluntary_draw = false` må du ikke trække, så længe du har et farvet kort på hånden, der kan
        lægges. Jokere tæller ikke her: Er det kun jokere, du kan lægge, må du lægge en eller trække. Regelark
        003 taler kun om at trække, når intet kan lægges, og vi tager det på ordet.

rule-must-play = Et trukket kort, der kan lægges, skal lægges
    .text =
        Med `drawn_card = must_play` skal et trukket kort lægges, hvis det kan, også en joker. Du må kun
        beholde det, hvis det ikke kan lægges, eller hvis det er en træk-joker, og det ville være bluff at
        lægge den. Afsnittene på regelark 003 er ikke enige her: I det fransk-canadiske, det nederlandske og
        det tyske må kortet beholdes.

rule-must-play-forced = Den, der er nødt til at trække, lægger kortet, hvis det kan lægges
    .text =
        Med `drawn_card = must_if_forced` kommer det an på, hvorfor kortet blev trukket. Kan et andet kort på
        hånden lægges, trak du frivilligt, og det trukne kort må beholdes. Kan intet andet lægges, var du nødt
        til at trække, og så skal et trukket kort lægges, hvis det kan, også en joker, medmindre det er en
        træk-joker, og det ville være bluff at lægge den. En joker på hånden kan altid lægges, bortset fra en
        træk-joker, som `bluffing = refused` ikke tillader lige nu, når det trukne kort regnes med til hånden.

rule-one-draw = Træk kun én gang pr. tur
    .text =
        I en tur trækker du højst én gang: ét kort, undtagen med `drawing = until_fits`. Derefter
        lægges eller beholdes det trukne kort.

rule-pass-after-draw = Man skal trække for at melde pas
    .text =
        At melde pas er at beholde det kort, man lige har trukket. Uden et trukket kort er der ikke noget at
        melde pas med: Du lægger et kort eller trækker et.

rule-drawn-card-only = Kun det kort, du lige har trukket
    .text =
        Når du har trukket, må du ikke lægge andet end det kort, du lige har trukket; det, du havde på hånden
        i forvejen, må vente til din næste tur. Det er lige meget, om du skulle trække eller selv valgte det.
        Regelark 003 og 004 siger ikke noget om det, og vi spiller dem på samme måde.

rule-nothing-to-draw = Ikke mere at trække
    .text =
        Er den lukkede bunke tom, og har afkastbunken kun sit øverste kort, er der ikke noget at trække.
        Forsøget gælder alligevel som din tur, og den er dermed slut. Er der færre kort, end der skal trækkes,
        trækkes alle dem, der er; den, der skal sidde over, sidder over alligevel.

rule-draw-card = Træk et, Træk to, Træk fem
    .text =
        Den næste spiller trækker et, to eller fem kort, som der står på kortet, og sidder over.
        Medmindre `stacking` siger andet, kan man ikke sende det videre ved selv at lægge et
        trækkort. Er der kun to med i spillet, går turen straks tilbage til den, der lagde kortet.

rule-skip = Spring over
    .text =
        Den næste spiller springes over. Er der kun to med i spillet, får den samme spiller en tur til.

rule-skip-everyone = Spring alle over
    .text =
        Alle andre springes over, så den, der lagde kortet, straks får en tur til. Det er en rigtig tur: Kan
        intet lægges, skal man trække.

rule-reverse = Skift retning
    .text =
        Spilleretningen skifter: Gik det til venstre, går det nu til højre, og omvendt. Turen går til den
        næste spiller i den nye retning.

rule-reverse-two = Skift retning med to spillere
    .text =
        Er der kun to med i spillet, virker Skift retning også som Spring over: Retningen skifter, og den
        samme spiller får en tur til. Det er lige meget, hvor mange der var med fra start; to, der er tilbage
        i en udskilning, tæller som to. Kun regelark 003 nævner to spillere. Vi spiller sådan overalt, og med
        `two_player_reverse = turn` skifter kortet kun retning.

rule-wild = Joker
    .text =
        En almindelig joker må du lægge på ethvert kort, når det er din tur, også selvom andre kort på din
        hånd kan lægges. Den, der lægger den, vælger den nye farve, og det må gerne være den, der gælder i
        forvejen. På samme måde vælger man farve til alle jokere undtagen Strandsamleren.

rule-name-color = Til en joker hører en farve
    .text =
        Farven vælger du i samme træk, som du lægger jokeren, ikke bagefter. En joker uden farve afvises. En
        joker, der lægges som det sidste kort på hånden, behøver ingen farve, undtagen en ”Træk farve”-joker.
        Strandsamleren kræver kun en farve med `beachcomber_color = names`.

rule-side-colors = De fire farver i spil
    .text =
        Du kan kun vælge en farve fra den aktive side: blå, grøn, rød eller gul på den lyse side, pink,
        turkis, orange eller lilla på den mørke. I det ensidede kortsæt er det turkis, pink, grøn eller
        orange.

rule-color-first = Farven først
    .text =
        Så længe der mangler at blive valgt en farve, fordi en joker blev vendt ved starten eller kom øverst
        ved et sideskift, lægges og trækkes der ingen kort. Den, der skal vælge farven, gør det, og så går
        spillet videre.

rule-no-color-asked = Ingen farve at vælge
    .text =
        Man vælger kun farve uden at lægge et kort, når man bliver bedt om det, efter et startkort eller et
        sideskift. Ellers forbliver den aktuelle farve, som den er.

rule-flip = Skift side
    .text =
        Først vendes hele afkastbunken, så Skift side ligger nederst, og kortet fra bunden viser sin anden
        side øverst. Så vendes den lukkede bunke på samme måde, og det, der var dens sidste kort, bliver det
        næste, der trækkes. Derefter vender alle deres kort på hånden. Den nye side gælder, til nogen lægger
        Skift side igen, og det må alle, også den samme spiller. Skift side kan kun lægges på sin egen farve
        eller på en anden Skift side.

rule-flip-surfaced = Et kort, der kommer øverst ved et sideskift, har ingen virkning
    .text =
        Et specialkort, der kommer øverst i afkastbunken ved et sideskift, har ingen virkning: Ingen trækker
        eller springes over, retningen skifter ikke, og endnu en Skift side vender ingenting. Det tæller kun
        som et kort, man kan følge i farve eller symbol. Regelark 000 siger ikke noget om det, og vi spiller
        det på samme måde.

rule-flip-wild = En joker kommer øverst ved et sideskift
    .text =
        Kommer en joker øverst ved et sideskift, vælges der en farve, før den næste tur begynder, og ingen
        trækker for det kort. Med `wild_after_flip = flipper` vælger den, der lagde Skift side. Med `by_side`
        vælger den spiller, når der skiftes til den mørke side, og den næste spiller, når der skiftes til den
        lyse; den næste spiller har derefter sin tur som normalt. På jokeren kan man kun lægge den valgte
        farve eller en joker. På regelark 001 er begge dele trykt, en ved Skift side på hver side.

rule-flip-wild-next = En joker kommer øverst ved et sideskift, og den næste spiller vælger
    .text =
        Med `wild_after_flip = next` vælger den næste spiller farve til en joker, der kommer øverst ved et
        sideskift, uanset hvilken side der skiftes til, og har derefter sin tur som normalt. Ingen trækker for
        det kort, og på det kan man kun lægge den valgte farve eller en joker.

rule-draw-wild = ”Træk to”-joker, ”Træk farve”-joker, ”Træk fire”-joker
    .text =
        Med en træk-joker vælger du farve, og den næste spiller skal trække to kort, fire kort eller indtil
        den valgte farve kommer, og så sidde over. Den er ærlig, hvis intet andet kort på hånden, når den
        lægges, har den farve, der gjaldt indtil da; samme tal eller symbol i andre farver betyder ikke noget.
        Med `wilds_count_as_match = true` gør enhver anden joker på hånden den også uærlig. Kort, du får
        bagefter, for eksempel for et glemt UNO, ændrer ingenting. Med `bluffing = allowed` må du lægge den
        uærligt, som bluff, og den næste spiller må udfordre dig.

rule-no-bluff = Ingen bluff ved dette bord
    .text =
        Med `bluffing = refused` kan en træk-joker, der ikke ville være ærlig, slet ikke lægges, og den
        afvises, også når den lige er trukket. En ærlig virker straks: Ingen bliver spurgt, og den næste
        spiller trækker sine kort og sidder over.

rule-answer-first = Svaret først
    .text =
        Efter en træk-joker lægges og trækkes der ingen kort, før den næste spiller har svaret ved
        at acceptere eller udfordre; ved `stacking` gælder det hvert kort, der giver gæld. Før
        beslutningen må den spiller ikke se de kort, der ville blive trukket. Indtil svaret kommer,
        kan der stadig råbes UNO, og den, der har glemt at råbe, kan snuppes.

rule-nothing-to-answer = Ikke noget at acceptere eller udfordre
    .text =
        Kun en træk-joker, der lige er lagt, eller en gæld ved `stacking` kan accepteres eller
        udfordres, og kun en gang. Andre kort kan ikke udfordres, heller ikke en træk-joker, der
        blev lagt som det sidste kort på hånden, for en tom hånd er altid ærlig.

rule-who-answers = Kun den, der skulle trække
    .text =
        Kun den næste spiller i rækken, altså den, der ellers skal trække, må acceptere eller
        udfordre, også en gæld ved `stacking`. Andre kan ikke udfordre på den spillers vegne.

rule-accept = At acceptere
    .text =
        Den, der accepterer, trækker det, kortet kræver, og sidder over. Om kortet var ærligt, bliver aldrig
        afsløret.

rule-guilty = Udfordret og skyldig
    .text =
        Den, der udfordres, viser hele sin hånd, som den er nu, til udfordreren og ingen andre. Var kortet
        lagt uærligt, trækker den, der lagde det, i udfordrerens sted: to kort, fire kort eller indtil farven
        kommer. Udfordreren tager ingen kort og har sin tur som normalt. Kortet bliver liggende, og den farve,
        der blev valgt til det, gælder.

rule-innocent = Udfordret og uskyldig
    .text =
        Var kortet ærligt, trækker udfordreren det, kortet kræver, og to kort mere og sidder over. Ved en
        ”Træk farve”-joker betyder det, at man først trækker, indtil farven kommer, og så to til. Kortet
        bliver liggende, og den farve, der blev valgt til det, gælder.

rule-until-color = Træk, indtil farven kommer
    .text =
        Kortene trækkes et ad gangen, indtil et af dem viser den valgte farve på den aktive side; alle
        beholdes. Et specialkort i den farve tæller, men en joker gør ikke, for den har ingen farve. Slipper
        den lukkede bunke op, fyldes den op fra afkastbunken; slipper også den op, holder man op med at
        trække.

rule-found-color = Det sidste kort vises
    .text =
        Med `found_color_shown = true` vises det sidste kort for hele bordet, når der trækkes, indtil en farve
        kommer, uanset hvem der har trukket det: den næste spiller, den, der bluffede, eller udfordreren. De
        kort, der blev trukket før det, og de to ekstra efter en tabt udfordring vises ikke.

rule-uno-call = UNO-råbet
    .text =
        Den, der ved sit eget træk kommer ned på ét kort, skal råbe UNO. Du kan råbe samtidig, eller inden da,
        mens det er din tur, og du har to kort.

rule-uno-late = Et sent råb
    .text =
        Med `late_call = true` må du råbe bagefter, hvis du glemte det, indtil nogen snupper dig, eller
        fristen udløber. På regelark 003 er det trykt i alle afsnit undtagen det for Frankrig; vi tillader det
        overalt, hvor et regelark ikke siger noget.

rule-uno-too-late = Intet sent råb
    .text =
        Med `late_call = false` kan den, der er kommet ned på ét kort uden at råbe, ikke gøre det godt igen:
        Et råb afvises, så længe man kan snuppes. Det hører først op, når man bliver snuppet, eller fristen
        udløber.

rule-uno-when = Hvornår man må råbe UNO
    .text =
        Et råb for sig selv kan du kun komme med, når det er din tur, og du har præcis to kort, før du lægger,
        eller mens et trukket kort venter; eller senere, så længe du har ét kort uden at have råbt og stadig
        kan snuppes, hvis `late_call` tillader det. Ellers afvises råbet, og forsøget koster ikke noget.

rule-uno-again = Ét råb er nok
    .text =
        Så længe et råb gælder, afvises et nyt. Et kort, der lægges sammen med endnu et råb, afvises helt og
        må lægges igen uden råbet.

rule-uno-with-move = Et råb, der ikke passer
    .text =
        Et råb sammen med et kort gælder kun, hvis der er ét kort tilbage på hånden bagefter, eller hvis
        kortet er en Strandsamler, der giver det sidste kort væk. Ellers afvises hele trækket, uden at det
        koster noget.

rule-uno-exposed = Ét kort og intet råb
    .text =
        Den, der ved sit eget træk har ét kort tilbage og ikke har råbt, er udsat og kan snuppes. Den, der
        ender med ét kort på en anden måde, er ikke udsat.

rule-uno-catch = At snuppe nogen
    .text =
        Alle andre i spillet må snuppe en udsat spiller, uanset hvis tur det er; den første tæller. Den, der
        bliver snuppet, trækker to kort (`uno_penalty`). Et glemt råb straffes én gang, også hvis der ikke var
        noget at trække. Prøver nogen at snuppe en anden uden grund, afvises det, men der er ingen straf.

rule-uno-window = Hvor længe man kan snuppes
    .text =
        Med `uno_window = begins` udløber fristen, når det næste træk, der hører til en tur, foretages: Et
        kort lægges, der trækkes, en træk-joker bliver besvaret, eller en anden vælger farve. Et råb, at nogen
        snuppes, et afvist træk eller en farve, som den udsatte spiller selv vælger, afslutter den ikke. Med
        `uno_window = played` løber fristen videre, når den næste spiller trækker, indtil det trukne kort
        lægges eller beholdes, medmindre der ikke var noget at trække; alt andet afslutter den som før. Har
        den udsatte selv den næste tur, på grund af Spring alle over, eller fordi kun to spiller, tæller den
        udsattes eget næste træk som den næste spillers.

rule-uno-cleared = Hvor længe et råb gælder
    .text =
        Et råb gælder, indtil hånden vokser: ved trukne kort, strafkort eller kort, man får, eller
        til den skifter ejer. Så bortfalder det, og den, der igen kommer ned på ét kort, skal råbe
        på ny. Intet andet gør det ugyldigt.

rule-beachcomber = Strandsamler
    .text =
        En Strandsamler kan lægges på ethvert kort, når det er din tur, også når den lige er trukket. I samme
        træk må du give op til fire kort væk, alle til én anden spiller. Den aktuelle farve gælder fortsat,
        undtagen med `beachcomber_color = names`; tallet eller symbolet under den tæller ikke længere. Har du
        ét kort tilbage efter en gave, skal du råbe UNO som normalt.

rule-gift-colors = Hvad man må give
    .text =
        En gave er højst ét kort af hver af de fire farver, altså højst fire. Tal og farvede specialkort må
        gives; de lilla kort, det vil sige almindelige jokere, ”Træk fire”-jokere og Strandsamlere, må ikke.
        Man behøver ikke at give noget: Enhver farve kan holdes tilbage. Det tyske afsnit tillader flere kort
        af samme farve; vi følger de syv andre.

rule-gift-whom = Hvem der må få en gave
    .text =
        Hele gaven går til én spiller, som skal nævnes, ikke må være dig selv og stadig skal være med i
        spillet. Den må også gå til din makker. Kortene er derefter modtagerens, og har modtageren råbt UNO,
        gælder det ikke længere.

rule-gift-empties = En gave, der tømmer hånden
    .text =
        Den, der giver sine sidste kort væk, vinder kun runden med et UNO-råb, i netop det træk eller inden
        da, med to kort på hånden. Uden råb står gaven ved magt, men den, der gav, trækker straks to kort
        (`uno_penalty`), og runden går videre med den næste spiller. Den, der derefter sidder med et enkelt
        kort, kan ikke snuppes for det. Bliver der ikke trukket noget, fordi der ikke er mere, eller med
        `uno_penalty = 0`, er man alligevel af med alle sine kort. En Strandsamler, der er det eneste kort,
        man har tilbage, slutter runden som ethvert andet kort.

rule-beachcomber-color = Strandsamleren vælger farve
    .text =
        Med `beachcomber_color = names` vælger den, der lægger en Strandsamler, farve, som med en almindelig
        joker. Som det sidste kort på hånden behøver den ingen. Det står ikke på noget regelark; det er en
        mulighed for borde, der synes om det.

rule-going-out = Af med alle kort
    .text =
        Den, der ikke har flere kort, har vundet runden, og den er slut. Først virker det sidste kort på de
        andre. Et glemt UNO, som ingen nåede at slå ned på, betyder ikke længere noget.

rule-last-card-draws = Et trækkort som sidste kort
    .text =
        Lægges et trækkort eller en træk-joker som sidste kort, skal den næste spiller alligevel trække, og de
        trukne kort tælles med. Det kan ikke udfordres, for en tom hånd er altid ærlig. Ved en ”Træk
        farve”-joker trækkes der, indtil den valgte farve kommer. Med `last_card_draws = false` trækker ingen;
        regelark 004, som ikke siger noget, spilles som de andre.

rule-last-card-flips = Skift side som sidste kort
    .text =
        Lægges Skift side som sidste kort, vendes det hele alligevel, og hænderne tælles på den side, der så
        vises. Kommer en joker øverst, vælges der ingen farve.

rule-last-wild = En joker som sidste kort
    .text =
        En joker, der lægges som sidste kort, behøver ingen farve, men man må gerne vælge en. Kun til en ”Træk
        farve”-joker skal man vælge farve også da, for den næste spiller trækker, indtil den farve kommer; det
        gælder også med `last_card_draws = false`.

rule-reshuffle = Den lukkede bunke er tom
    .text =
        Når der skal trækkes et kort, og der ikke er noget, blandes alle kort i afkastbunken under det øverste
        og bliver til den nye lukkede bunke, med den aktive side nedad. Det øverste kort bliver liggende, og
        en valgt farve gælder fortsat. Det sker også, hvis bunken slipper op, mens der trækkes. Regelark 004
        siger ikke noget, og de fleste andre nævner ikke det øverste kort; vi spiller sådan overalt.

rule-blocked = Ingen lægger eller trækker
    .text =
        Hvis alle i spillet, en efter en, hverken lægger eller trækker et kort, er runden blokeret. Ethvert
        kort, der lægges eller trækkes, får optællingen til at begynde forfra, og den, der accepterer en
        træk-joker uden at få noget kort, tælles ikke med. En blokeret runde har ingen vinder, ingen får point
        for den i nogen spilform, og den næste kortgiver giver til en ny.

rule-move-limit = Det højeste antal træk
    .text =
        Efter 5000 træk (`move_limit`) er runden blokeret, medmindre netop det træk afslutter den. At råbe UNO
        og at snuppe nogen tæller ikke som træk; det gør det derimod at lægge, trække, beholde, svare og vælge
        farve.

rule-hand-points = Hvad kortene er værd
    .text =
        Et talkort er sit tal værd. Træk et er 10 værd, Spring alle over 30 og alle andre farvede specialkort
        20. I et tosidet kortsæt er en almindelig joker 40 værd, en ”Træk to”-joker 50 og en ”Træk
        farve”-joker 60; i det ensidede er en almindelig joker, en ”Træk fire”-joker og en Strandsamler 50
        værd hver. Et tosidet kort tæller efter den side, der er aktiv, når runden slutter.

rule-mode-single = En enkelt runde
    .text =
        Den, der er af med alle sine kort, vinder, og der regnes ikke point. Efter en blokeret runde følger en
        ny, som den næste kortgiver giver til. Det er spilformen `match = single`, og spilformerne herunder
        vælges med samme regelvalg.

rule-mode-points = Point
    .text =
        Den, der vinder en runde, får, hvad alle andre hænder er værd. Den, der først når eller overskrider
        pointgrænsen, vinder spillet; den er 500, hvis bordet ikke bestemmer andet (`target`). Regelark 004
        har det som en mulighed, de andre som det almindelige spil.

rule-mode-lowest = Laveste sum
    .text =
        Efter hver runde lægger alle det til, deres egen hånd er værd, så den, der vandt runden, lægger intet
        til. Så snart en sum når eller overskrider pointgrænsen, er spillet slut, og den, der har mindst,
        vinder. Har flere lige lidt, vinder de sammen.

rule-mode-partners = Makkerspil
    .text =
        Fire pladser, og makkere sidder over for hinanden: 0 og 2 mod 1 og 3. Runden slutter, når en af
        makkerne er af med alle sine kort, og holdet får pointene på begge modstandernes hænder; det,
        vinderens egen makker har tilbage, tæller ikke. Det første hold, der når eller overskrider
        pointgrænsen, vinder. Det er kun trykt på regelark 003, men kan vælges i alle udgaver.

rule-mode-rotation4 = Rotation for fire
    .text =
        Fire spillere spiller tolv runder som makkere, fire med hver af de tre andre: først 0 og 1 sammen, så
        0 og 2, så 0 og 3. De bytter plads undervejs: Det ene par tager stol 0 og 2, det andet stol 1 og 3,
        det laveste nummer først. Begge makkere får alt det, deres hold får; den højeste sum vinder, og lige
        store summer deler sejren. En blokeret runde spilles om og regnes ikke med blandt de tolv. De tolv
        runder kan spilles flere gange, i ét til ti gennemløb. Hvor afsnit på regelark 003 regner forkert,
        menes der tre gange fire.

rule-mode-rotation8 = Rotation for otte
    .text =
        Otte spillere ved to borde spiller syv blokke a fire runder, 28 i alt, så alle er makker med hver af
        de andre i fire runder og møder hver af dem som modstander i to blokke. Med makkere skrevet sammen,
        bindestreg mellem parrene og skråstreg mellem bordene er blokkene 01-23/45-67, 02-46/13-57,
        03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 og 07-25/16-34. Hvem der sidder hvor, og hvordan
        der regnes point, er som i rotationen for fire; summen tælles fra begge borde, og de 28 runder kan
        spilles flere gange, i ét til ti gennemløb.

        Bordene spiller samtidig, hvert med sit eget kortsæt; et bord, der er foran, venter kun ved slutningen
        af en blok, når makkere og borde skifter. Hvert bord trækker én gang om, hvem der giver først, og
        derefter går kortgivningen fra stol til stol, på tværs af blokke og gennemløb; efter en blokeret runde
        giver den næste kortgiver ved det bord om, og den blokerede regnes ikke med blandt de 28. Med
        `pairing = match` vises de andre sider, når begge borde er færdige. En spiller, der går, beholder
        plads og sum, og en bot spiller videre.

rule-mode-elimination = Udskilning
    .text =
        Efter hver runde lægger alle det til, deres egen hånd er værd, og den, der når eller overskrider
        pointgrænsen, er ude. Spillet går videre hen over de tomme stole; de to sidste beholder deres summer
        og spiller videre efter reglerne for to spillere. Den sidste, der er tilbage, vinder, også hvis en
        enkelt runde sender alle andre ud på én gang. Regelarket kalder det Challenge UNO.

rule-deal-passes = Hvem der giver som den næste
    .text =
        Efter hver runde, også en blokeret, giver den næste stol, der stadig er med i spillet, talt i den
        retning, spillet begynder. Det er lige meget, hvilken retning runden sluttede i. I en rotation går
        kortgivningen fra stol til stol, uanset hvem der sidder der.

rule-sees-hands = Hænder
    .text =
        Du ser den aktive side af kortene på din egen hånd, men ikke den anden. Af alle andre hænder ser du
        kun den anden side, sådan som man holder kort, i den rækkefølge, kortene blev trukket, og aldrig i den
        rækkefølge, de er sorteret. Alle ved, hvor mange kort en hånd har. Ensidede kort har blanke bagsider,
        så af dem ser man kun antallet.

rule-sees-pile = Bunker
    .text =
        Alle ser det øverste kort i afkastbunken, hvor mange kort hver bunke har, og den ikke-aktive side af
        det øverste kort i den lukkede bunke. I det ensidede kortsæt er den bagside blank. Andet i bunkerne må
        man ikke se.

rule-sees-draw = Når der trækkes
    .text =
        Den, der trækker, ser forsiderne af de trukne kort; alle andre ser bagsiderne, når kortene kommer på
        hånden, og bagsiden af det kort, der nu ligger øverst i bunken. Kun den, der trak et kort, ved, om det
        kan lægges: At beholde det ser præcis ud, som når man ikke kan lægge det, og tager lige så lang tid.

rule-sees-shown-hand = En hånd, der vises ved en udfordring
    .text =
        Den udfordredes hånd vises én gang, med de aktive sider, og kun til udfordreren. Resten af bordet får
        at vide, om kortet var ærligt, og ikke mere.

rule-sees-gift = Gaver
    .text =
        Den, der giver, og den, der får, ser, hvilke kort det er. Alle andre ser, hvor mange kort der gives,
        af hvem og til hvem, og deres bagsider.

rule-sees-found = Det sidste kort
    .text =
        Med `found_color_shown = true` ser alle forsiden af det sidste kort, når der trækkes, indtil en farve
        kommer. De andre forsider ser kun den, der trak.

rule-sees-end = Efter runden
    .text =
        Når en runde er slut, vises alle hænder med de aktive sider, så de kan tælles. De andre sider vises
        også, undtagen med `pairing = match`: Så forbliver de skjult, til spillet er slut, fordi de samme kort
        gives igen.

rule-sees-bystander = Tilskuere
    .text =
        Tilskuere ser bunkerne, som spillerne gør, antallet af kort på hver hånd og alle træk. Indtil runden
        er slut, ser de ingen hånd fra nogen side, for ellers kunne en spiller gå ind som tilskuer og se
        bagsiderne af sin egen hånd. Et bord kan vælge at vise hændernes bagsider til tilskuere.

rule-stacking = Trækkort oven på hinanden
    .text =
        Med `stacking = same` eller `rising` giver et lagt trækkort eller en træk-joker med et tal
        en gæld på så mange kort. Den næste spiller accepterer, trækker hele gælden og sidder over,
        eller lægger et trækkort, der passer, oveni: Dets kort lægges til, og spilleren derefter
        svarer. Der lægges ikke andet, og der trækkes ikke. Er kortet det sidste på hånden, slutter
        runden; først trækker den næste spiller gælden. Træk-jokeren til farven og et trækkort som
        startkort virker som altid, uden gæld.

rule-stack-same = Hvad der må lægges oveni: samme kort
    .text =
        Med `stacking = same` må kun samme symbol eller samme joker som det øverste kort lægges på
        en gæld. Farven behøver ikke passe.

rule-stack-rising = Hvad der må lægges oveni: lige så meget eller mere
    .text =
        Med `stacking = rising` må ethvert trækkort lægges på en gæld, hvis det giver mindst lige så
        mange kort som det øverste: et, to, fire eller fem. Farven behøver ikke passe.

rule-stack-challenge = At udfordre i en stak
    .text =
        Ved `stacking` kan en gæld kun udfordres, hvis en træk-joker ligger øverst og `bluffing =
        allowed` gælder, og det drejer sig kun om det kort. Var det bluff, trækker den, der lagde
        det, hele gælden, og udfordreren har sin tur som normalt. Ellers trækker udfordreren gælden
        og to kort mere og sidder over.

rule-until-fits = Træk, til et kort kan lægges
    .text =
        Med `drawing = until_fits` bliver man i sin tur ved med at trække, kort for kort, til et kan
        lægges, eller der ikke er mere. Det sidst trukne kort lægges så eller beholdes. Alle ved, at
        det kan lægges, men ikke hvilket det er. Strafkort og gæld er ikke omfattet.

rule-jump-in = At springe ind
    .text =
        Med `jump_in = true` må man lægge uden for tur, mens en tur skal begynde, hvis ens kort har
        en farve og er magen til det øverste, farve og tal eller symbol. Det kan man ikke, mens der
        ventes på et trukket kort, et svar eller en farve. Spillet går videre efter den, der sprang
        ind. Vil to springe ind, gælder den første.

rule-seven-swap = 7’eren bytter hånd
    .text =
        Med `seven_swap = true` bytter den, der lægger en 7’er og stadig har kort, hånd med en
        anden. Råb, som en af de to havde gjort, bortfalder. Den, der lagde 7’eren og nu har ét
        kort, skal råbe UNO; den anden kan ikke snuppes for den hånd, han fik. En 7’er som sidste
        kort bytter ikke noget.

rule-seven-whom = Hvem 7’eren bytter med
    .text =
        En 7’er, der bytter hånd ved `seven_swap`, nævner én anden spiller, der stadig er med i
        spillet. Blandt de tilladte træk står den én gang for hver af dem.

rule-zero-rotate = 0’et sender alle hænder videre
    .text =
        Med `zero_rotate = true` går alle hænder videre til den næste i spilleretningen, når nogen
        lægger et 0 og stadig har kort. Alle råb bortfalder. Kun den, der lagde 0’et, kan derefter
        snuppes med ét kort. Et 0 som sidste kort sender ikke noget videre, og et spil uden 0 er
        ikke berørt.

rule-last-number = Det sidste kort er et tal
    .text =
        Med `last_card = number` må kun et talkort være det sidste kort på en hånd, og en
        Strandsamler må ikke give de sidste kort væk. Et kort, der af den grund ikke må lægges,
        forhindrer ingen i at trække.

rule-uno-automatic = UNO gælder af sig selv
    .text =
        Med `uno_call = automatic` gælder UNO som råbt, når man har ét kort tilbage, eller når man
        giver sine sidste kort væk med en Strandsamler. Ingen råber, og ingen snuppes.

rule-free-draw-wild = Træk-jokere uden udfordring
    .text =
        Med `bluffing = free` må en træk-joker altid lægges og virker med det samme. Den er aldrig
        bluff, og ingen kan udfordre den.

rule-until-limit = En grænse for at trække til farven
    .text =
        Med `until_limit` over 0 slutter det at trække til farven efter så mange kort. De to kort
        for en tabt udfordring kommer oveni. Slutter det ved grænsen, vises intet kort.
