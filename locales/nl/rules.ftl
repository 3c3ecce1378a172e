chapter-setup = Voorbereiding
chapter-turn = Een beurt
chapter-cards = Wat de kaarten doen
chapter-flip = Omdraaien
chapter-draw-wild = Trekjokers en uitdagen
chapter-uno = UNO roepen
chapter-beachcomber = De Strandjutter
chapter-end = Het einde van een ronde
chapter-match = De partij
chapter-sees = Wat een speler mag zien
chapter-house = Huisregels

rule-deck = Het spel kaarten
    .text =
        Een tweezijdig spel heeft een lichte en een donkere kant. Op elke kant heeft elk van de vier kleuren
        twee kaarten van elk getal van 1 tot en met 9 en twee van elk van vier acties: Trek-1, Keer-om,
        Sla-beurt-over en Flip op de lichte kant, Trek-5, Keer-om, Sla-iedereen-over en Flip op de donkere.
        Daar komen op elke kant twee soorten jokers bij: de Keuzekaart en één trekjoker (licht de
        Trek-2-keuzekaart, donker de Trek-kleur-keuzekaart), elk vier keer in het spel van 112 kaarten en twee
        keer in dat van 108. Het eenzijdige spel van 112 heeft vier kleuren met één 0, twee van elk getal van
        1 tot en met 9 en elk twee keer Sla-beurt-over, Keer-om en Trek-2; de jokers zijn hier vier
        Keuzekaarten, vier keer Trek-4 en vier Strandjutters. De regelkeuze `deck` zegt welk spel gebruikt
        wordt. De korte handleiding 004 noemt 112 kaarten zonder te zeggen welke; wij nemen aan dat het
        dezelfde zijn als in de lange handleidingen.

rule-pairing = Welke kanten bij elkaar horen
    .text =
        Geen handleiding zegt welke donkere kant achter welke lichte gedrukt is. Wij verdelen de donkere
        kanten willekeurig over de lichte, zodat je aan de ene kant van een kaart nooit kunt weten wat er op
        de andere staat. Met `pairing = round` gebeurt dat voor elke ronde opnieuw; met `pairing = match`
        worden de kaarten van de eerste ronde de hele partij gebruikt.

rule-first-dealer = Wie het eerst geeft
    .text =
        Met `first_dealer = highest_number` trekt iedereen een kaart. Het hoogste getal op de kant die geldt,
        geeft; een kaart zonder getal telt als 0. Met `highest_points` geeft de kaart met de meeste punten:
        een joker gaat dus voor een Sla-beurt-over, en een Sla-beurt-over voor een 9. Wie gelijk eindigt, trekt
        onderling opnieuw tot er één bovenaan staat. Met `chosen` wijst de tafel een gever aan; gebeurt dat
        niet, dan geeft plaats 0.

rule-deal = Het delen
    .text =
        Iedereen krijgt zeven kaarten (`hand_size`) van de geschudde stok, één voor één, te beginnen
        bij de eerste speler. De eerste speler is wie naast de gever zit in de richting waarin het spel
        begint: links, of met `direction = right` rechts. Er kan met twee tot tien plaatsen gespeeld worden,
        zolang er genoeg kaarten zijn voor alle handen en één kaart meer. De volgende kaart wordt daarna
        opengedraaid als startkaart. Elke ronde begint op de lichte kant en in de beginrichting.

rule-start-number = Er ligt een getal open
    .text =
        Een getal als startkaart heeft geen gevolgen: op de kleur en op het getal kan gespeeld worden. De
        eerste speler heeft de eerste beurt.

rule-start-draw = Er ligt een trekkaart open
    .text =
        Ligt er een Trek-1 of Trek-2 open, dan trekt de eerste speler zoveel kaarten en slaat de beurt over;
        de speler daarna begint. In handleiding 003 zeggen alleen het Spaanse deel en dat voor Frankrijk dat
        de beurt vervalt; de andere noemen alleen het trekken, en wij spelen ze hetzelfde. Een tafel kan
        anders kiezen met `start_action` en `start_draw`.

rule-start-draw-plays = Er ligt een trekkaart open, en de beurt blijft
    .text =
        Met `start_action = acts` en `start_draw = plays` trekt de eerste speler de ene kaart of de twee
        kaarten van een opengedraaide trekkaart en heeft daarna een gewone beurt. Dat past bij wie de delen
        van handleiding 003 die alleen het trekken noemen letterlijk neemt.

rule-start-reverse = Er ligt een Keer-om open
    .text =
        Een Keer-om als startkaart keert de speelrichting meteen om, en de gever heeft de eerste beurt. Met
        twee spelers doet de kaart verder niets. Een tafel kan anders kiezen met `start_action` en
        `start_reverse`.

rule-start-reverse-neighbour = Er ligt een Keer-om open, en de andere buur van de gever begint
    .text =
        Met `start_action = acts` en `start_reverse = neighbour` keert een Keer-om als startkaart de
        speelrichting om, en heeft de buur van de gever in de nieuwe richting de eerste beurt. Met twee
        spelers gaat het net zo: de buur is dan de ander, en `two_player_reverse` gaat alleen over een Keer-om
        die gespeeld wordt.

rule-start-skip = Er ligt een Sla-beurt-over open
    .text =
        Een Sla-beurt-over als startkaart slaat de eerste speler over, en de speler daarna begint; met twee
        spelers is dat de gever. Een tafel kan anders kiezen met `start_action`.

rule-start-wild = Er ligt een Keuzekaart open
    .text =
        Ligt er een Keuzekaart open, dan kiest de eerste speler de kleur en heeft daarna een gewone beurt.
        Handleiding 003 vermeldt dit bij de kaart, maar legt de Keuzekaart bij de voorbereiding terug in de
        stok; wij volgen daar de voorbereiding, en die editie speelt dus `start_wild = returned`.

rule-start-flip = Er ligt een Flip open
    .text =
        Een Flip als startkaart draait meteen alles om: de stok, alle handen en de open stapel. Bovenop ligt
        dan de andere kant van de onderste kaart van die stapel (de Flip zelf, als er niets onder ligt). Een
        actiekaart die zo bovenkomt, heeft geen gevolgen. Komt er een joker boven, dan trekt niemand; de
        eerste speler kiest de kleur en heeft daarna een gewone beurt. Eerste speler en richting blijven
        zoals ze waren. Een tafel kan anders kiezen met `start_flip`.

rule-start-returned = Een startkaart gaat terug
    .text =
        Een startkaart die teruggaat, verdwijnt op een willekeurige plek in de stok, en er wordt een andere
        kaart opengedraaid. Voor trekjokers en de Strandjutter geldt `start_draw_wild`, voor de Keuzekaart
        `start_wild`, voor de Flip `start_flip` en voor alle andere actiekaarten `start_action`. Waar de kaart
        heen gaat, zegt `returned_to`.

rule-start-returned-bottom = Een startkaart gaat onder op de stok
    .text =
        Met `returned_to = bottom` wordt een startkaart die teruggaat onder op de stok gelegd, waar die als
        laatste getrokken wordt, en wordt de volgende kaart opengedraaid. Welke kaarten teruggaan, zeggen
        `start_draw_wild`, `start_wild`, `start_flip` en `start_action`.

rule-start-ignored = Een startkaart telt niet
    .text =
        Een startkaart die niet telt, wordt overgeslagen: de volgende kaart wordt erop opengedraaid, tot er
        een komt waarmee begonnen kan worden. De kaart ligt nooit bovenop, maar blijft onder in de open
        stapel, en de eerste Flip kan de andere kant ervan bovenbrengen. Welke kaarten niet tellen, zeggen
        `start_action`, `start_wild`, `start_draw_wild` en `start_flip`. In het Deense en het Noorse deel
        staat dat je een actiekaart *mag* overslaan; hier gebeurt dat altijd.

rule-start-redeal = Geen kaart kan beginnen
    .text =
        Is geen van de overgebleven kaarten geschikt als startkaart, dan kan de ronde niet beginnen. Dezelfde
        gever schudt dan alle kaarten en deelt opnieuw.

rule-whose-turn = Om de beurt
    .text =
        De beurt gaat van plaats naar plaats in de speelrichting, en alleen wie aan de beurt is
        speelt, trekt of past. Behalve met `jump_in = true` speelt niemand ertussendoor, ook niet
        met precies dezelfde kaart als die net gespeeld is. UNO roepen en iemand betrappen zijn geen
        beurten; daarvoor gelden eigen regels.

rule-round-over = Na de ronde
    .text =
        Een ronde eindigt als iemand uit is of als de ronde vastzit. Daarna wordt er geen enkele zet meer
        gedaan: er wordt geen kaart gespeeld of getrokken, en niemand daagt uit, roept UNO of betrapt.

rule-chair-out = Een stoel die is afgevallen
    .text =
        Wie in een afvalrace is afgevallen, heeft geen kaarten en doet geen zetten. Beurten, trekken en delen
        slaan die stoel over, er wordt van daaruit niemand betrapt, en niemand mag er kaarten aan geven. Wie
        nog meespeelt, telt over de lege stoel heen als buur.

rule-own-hand = Alleen kaarten uit je hand
    .text =
        Je speelt en geeft alleen kaarten uit je eigen hand, zoals ze eruitzien op de kant die geldt; de
        andere kant telt pas na de volgende Flip. Heb je meerdere gelijke kaarten, dan wordt de kaart bedoeld
        die je het eerst kreeg, tenzij er een plek genoemd is, of de getrokken kaart zolang die wacht.

rule-spare-field = Niets te veel
    .text =
        Een zet zegt wat nodig is en niets meer. Een kleur noemen bij een gekleurde kaart, kaarten
        weggeven bij iets anders dan een Strandjutter, of een ander noemen bij een kaart die dat
        niet nodig heeft, maakt de hele zet ongeldig, omdat niet duidelijk is wat er bedoeld werd.
        Een ontvanger noemen bij een Strandjutter waarmee je niets geeft, kan geen kwaad.

rule-matching = Wat er past
    .text =
        Of een kaart past, hangt af van de kant die geldt. Een kaart past als die de huidige kleur heeft,
        hetzelfde getal of symbool heeft als de bovenste kaart van de open stapel, of een joker is. Een
        actiekaart past alleen op een andere als het dezelfde actie of dezelfde kleur is. Na een joker is er
        geen getal of symbool: dan past alleen de huidige kleur of weer een joker. Na een Flip telt de kant
        die bovenkwam alsof die gespeeld was.

rule-draw = Trekken in plaats van spelen
    .text =
        Wie in een beurt niets speelt, trekt één kaart van de stok. Past die kaart, dan mag je die meteen
        spelen of houden; in beide gevallen is de beurt voorbij. Met `voluntary_draw = true` mag je ook
        trekken als je kunt spelen.

rule-keep = De getrokken kaart houden
    .text =
        Je houdt de getrokken kaart door te passen, en de beurt is voorbij. Met `drawn_card = may_play` mag
        dat altijd; met `must_play` en `must_if_forced` niet altijd. Ook een kaart die niet past, houd je door
        te passen, zodat de anderen nooit te weten komen of je die had kunnen spelen.

rule-must-lay = Niet trekken zolang er een kaart past
    .text =
        Met `voluntary_draw = false` mag je niet trekken zolang er een gekleurde kaart in je hand past. Jokers
        tellen hier niet: wie alleen met een joker kan spelen, mag die spelen of trekken. Handleiding 003
        spreekt alleen van trekken als er niets past, en daar houden wij ons aan.

rule-must-play = Een getrokken kaart die past, wordt gespeeld
    .text =
        Met `drawn_card = must_play` moet een getrokken kaart die past gespeeld worden, ook een joker. Houden
        mag alleen als de kaart niet past, of als het een trekjoker is waarmee je zou bluffen. De delen van
        handleiding 003 zijn het hierover niet eens: in het Canadees-Franse, het Nederlandse en het Duitse
        mag je de kaart houden.

rule-must-play-forced = Na gedwongen trekken wordt een kaart die past gespeeld
    .text =
        Met `drawn_card = must_if_forced` hangt het ervan af waarom de kaart getrokken werd. Past er een andere
        kaart uit je hand, dan was het trekken vrij, en mag je de getrokken kaart houden. Past er geen, dan
        was het trekken gedwongen, en moet een getrokken kaart die past gespeeld worden, ook een joker, tenzij
        het een trekjoker is waarmee je zou bluffen. Een joker in je hand past altijd, behalve een trekjoker
        die `bluffing = refused` nu niet toestaat; de getrokken kaart telt daarbij als deel van je hand.

rule-one-draw = Eén kaart per beurt
    .text =
        Per beurt trek je hoogstens één keer: één kaart, behalve met `drawing = until_fits`. Daarna
        wordt de getrokken kaart gespeeld of gehouden.

rule-pass-after-draw = Niet passen zonder te trekken
    .text =
        Passen is de kaart houden die je net getrokken hebt. Zonder getrokken kaart valt er niets te passen:
        je speelt een kaart of trekt er een.

rule-drawn-card-only = Na het trekken alleen de getrokken kaart
    .text =
        Na het trekken mag je alleen de kaart spelen die je net getrokken hebt; wat je al had, moet wachten
        tot je volgende beurt. Het maakt niet uit of je moest trekken of daarvoor koos. De handleidingen 003
        en 004 zeggen hier niets over, en wij spelen daar hetzelfde.

rule-nothing-to-draw = Niets meer te trekken
    .text =
        Is de stok op en ligt er op de open stapel maar één kaart, dan valt er niets te trekken. Het trekken
        telt toch als de zet van die beurt en beëindigt die. Zijn er minder kaarten over dan er getrokken
        moeten worden, dan worden ze allemaal getrokken; een beurt die vervalt, vervalt evengoed.

rule-draw-card = Trek-1, Trek-2, Trek-5
    .text =
        De volgende speler trekt één, twee of vijf kaarten, zoals de kaart zegt, en slaat een beurt
        over. Tenzij `stacking` anders zegt, kun je het trekken niet doorschuiven door zelf een
        trekkaart te spelen. Met twee spelers is wie de kaart speelde meteen weer aan de beurt.

rule-skip = Sla-beurt-over
    .text =
        De volgende speler slaat een beurt over. Met twee spelers is dezelfde speler nog een keer
        aan de beurt.

rule-skip-everyone = Sla-iedereen-over
    .text =
        Alle anderen slaan een beurt over, dus wie de kaart speelde is meteen nog een keer aan de
        beurt. Dat is een volledige beurt: past er niets, dan moet je trekken.

rule-reverse = Keer-om
    .text =
        De speelrichting keert om: ging het naar links, dan gaat het nu naar rechts, en andersom. De beurt
        gaat naar de volgende speler in de nieuwe richting.

rule-reverse-two = Keer-om met twee spelers
    .text =
        Met twee spelers werkt een Keer-om ook als Sla-beurt-over: de richting keert om en dezelfde speler is
        nog een keer aan de beurt. Het maakt niet uit met hoeveel er begonnen is; de laatste twee in een
        afvalrace tellen ook als twee. Alleen handleiding 003 spreekt van twee spelers; wij spelen het overal
        zo, en met `two_player_reverse = turn` verandert de kaart alleen de richting.

rule-wild = Keuzekaart
    .text =
        Een Keuzekaart mag je in elke beurt op elke kaart spelen, ook als er andere kaarten in je hand passen.
        Wie die speelt, kiest de nieuwe kleur, en dat mag ook de huidige zijn. Bij alle jokers behalve de
        Strandjutter wordt de kleur zo gekozen.

rule-name-color = Bij een joker noem je de kleur
    .text =
        De kleur noem je in dezelfde zet waarmee je de joker speelt, niet erna. Een joker zonder kleur wordt
        geweigerd. Een joker als laatste kaart heeft geen kleur nodig, behalve de Trek-kleur-keuzekaart. De
        Strandjutter vraagt er alleen om met `beachcomber_color = names`.

rule-side-colors = De vier kleuren die gelden
    .text =
        Je kunt alleen een kleur kiezen van de kant die geldt: blauw, groen, rood of geel op de lichte kant,
        roze, turquoise, oranje of paars op de donkere. Bij het eenzijdige spel is het turquoise, roze, groen
        of oranje.

rule-color-first = Eerst de kleur
    .text =
        Zolang er nog een kleur gekozen moet worden, omdat er bij het begin een joker open ligt of er een
        bovenkwam door een Flip, wordt er niets gespeeld of getrokken. Wie de kleur moet kiezen doet dat, en
        dan gaat het spel verder.

rule-no-color-asked = Geen kleur te kiezen
    .text =
        Een kleur op zichzelf kies je alleen als erom gevraagd wordt, na een startkaart of een Flip. Op elk
        ander moment blijft de huidige kleur zoals die is.

rule-flip = Flip
    .text =
        Eerst wordt de hele open stapel omgedraaid, zodat de Flip onderop ligt en de onderste kaart met de
        andere kant bovenop komt. Dan wordt de stok net zo omgedraaid; wat de laatste kaart was, wordt als
        eerste getrokken. Daarna draait iedereen de hand om. De nieuwe kant geldt tot de volgende Flip, die
        iedereen mag spelen, ook dezelfde speler. Een Flip past alleen op de eigen kleur of op een andere Flip.

rule-flip-surfaced = Wat door een Flip bovenkomt, heeft geen gevolgen
    .text =
        Een actiekaart die door een Flip boven op de open stapel komt, heeft geen gevolgen: niemand trekt of
        wordt overgeslagen, de richting verandert niet, en een tweede Flip draait niets om. De kaart telt
        alleen om op te spelen, met kleur of symbool. Handleiding 000 zegt hier niets over, en wij spelen daar
        hetzelfde.

rule-flip-wild = Door een Flip komt een joker boven
    .text =
        Brengt een Flip een joker boven, dan wordt er een kleur gekozen voordat de volgende beurt begint, en
        niemand trekt voor die kaart. Met `wild_after_flip = flipper` kiest wie de Flip speelde. Met `by_side`
        kiest wie de Flip speelde als het naar de donkere kant gaat, en de volgende speler als het naar de
        lichte kant gaat; die heeft daarna een gewone beurt. Alleen de gekozen kleur of een joker past erop.
        Handleiding 001 vermeldt beide, één bij de Flip van elke kant.

rule-flip-wild-next = Door een Flip komt een joker boven voor de volgende speler
    .text =
        Met `wild_after_flip = next` kiest de volgende speler de kleur van een joker die door een Flip
        bovenkomt, naar welke kant het ook ging, en heeft daarna een gewone beurt. Niemand trekt voor die
        kaart, en alleen de gekozen kleur of een joker past erop.

rule-draw-wild = Trek-2-keuzekaart, Trek-kleur-keuzekaart, Trek-4
    .text =
        Met een trekjoker kies je een kleur, en de volgende speler trekt en slaat een beurt over: twee
        kaarten, vier kaarten, of tot de gekozen kleur komt. De kaart is eerlijk gespeeld als op dat moment
        geen andere kaart in de hand de kleur heeft die tot dan gold; gelijke getallen en symbolen in andere
        kleuren doen er niet toe. Met `wilds_count_as_match = true` is de kaart ook oneerlijk als er nog een
        joker in de hand zit. Kaarten die er later bij komen, bijvoorbeeld voor een vergeten UNO, veranderen
        daar niets aan. Met `bluffing = allowed` mag je een trekjoker ook oneerlijk spelen, als bluf, en mag
        de volgende speler je uitdagen.

rule-no-bluff = Aan deze tafel wordt niet gebluft
    .text =
        Met `bluffing = refused` past een trekjoker die niet eerlijk zou zijn helemaal niet en wordt
        geweigerd, ook als die net getrokken is. Een eerlijke werkt meteen: niemand hoeft te antwoorden, en de
        volgende speler trekt de kaarten en slaat een beurt over.

rule-answer-first = Eerst antwoorden
    .text =
        Na een trekjoker wordt er niets gespeeld of getrokken tot de volgende speler heeft
        geantwoord, door te accepteren of uit te dagen; bij `stacking` geldt dat voor elke kaart die
        een schuld maakt. De kaarten die getrokken zouden worden, mogen vóór het antwoord niet
        bekeken worden. Tot dan kan er nog UNO geroepen worden, en wie dat vergat kan betrapt
        worden.

rule-nothing-to-answer = Niets te accepteren of uit te dagen
    .text =
        Alleen een trekjoker die net gespeeld is, of een schuld door `stacking`, kan geaccepteerd of
        uitgedaagd worden, en maar één keer. Een andere kaart kan niet uitgedaagd worden, en ook
        niet een trekjoker waarmee iemand uit is, want een lege hand is altijd eerlijk.

rule-who-answers = Alleen wie zou moeten trekken
    .text =
        Alleen de volgende speler, die zou moeten trekken, mag accepteren of uitdagen, ook bij een
        schuld door `stacking`. Anderen kunnen dat niet in diens plaats doen.

rule-accept = Accepteren
    .text =
        Wie accepteert, trekt wat de kaart vraagt en slaat een beurt over. Of de kaart eerlijk was, komt
        niemand ooit te weten.

rule-guilty = Uitgedaagd en schuldig
    .text =
        Wie uitgedaagd wordt, laat de hele hand, zoals die nu is, zien aan wie uitdaagt en aan niemand anders.
        Was de kaart oneerlijk gespeeld, dan trekt wie de kaart speelde in plaats van de uitdager: twee kaarten,
        vier kaarten, of tot de kleur komt. De uitdager trekt niets en heeft een gewone beurt. De kaart blijft
        liggen, en de gekozen kleur geldt.

rule-innocent = Uitgedaagd en onschuldig
    .text =
        Was de kaart eerlijk, dan trekt de uitdager wat de kaart vraagt plus twee kaarten, en slaat een beurt
        over. Bij de Trek-kleur-keuzekaart is dat eerst tot de kleur komt en dan nog twee. De kaart blijft
        liggen, en de gekozen kleur geldt.

rule-until-color = Trekken tot de kleur komt
    .text =
        Er wordt kaart voor kaart getrokken tot er een de gekozen kleur heeft op de kant die geldt; alle
        kaarten blijven in de hand. Een actiekaart van die kleur telt, een joker niet, want die heeft geen
        kleur. Raakt de stok op, dan wordt die aangevuld van de open stapel; is die ook op, dan houdt het
        trekken op.

rule-found-color = De gevonden kaart wordt getoond
    .text =
        Met `found_color_shown = true` wordt de kaart waarmee het trekken tot de kleur eindigt aan de hele
        tafel getoond, wie die ook trok: de volgende speler, wie blufte of wie uitdaagde. De kaarten die
        ervoor getrokken zijn, en de twee extra na een verloren uitdaging, worden niet getoond.

rule-uno-call = UNO roepen
    .text =
        Wie door een eigen zet nog één kaart overhoudt, moet UNO roepen. Dat kan tegelijk met die zet, of
        vooraf in de eigen beurt met twee kaarten in de hand.

rule-uno-late = Te laat roepen
    .text =
        Met `late_call = true` mag wie UNO vergat dat daarna nog roepen, tot iemand die speler betrapt of tot
        het te laat is om te betrappen. Handleiding 003 vermeldt dit in alle delen behalve dat voor Frankrijk;
        wij staan het overal toe waar een handleiding er niets over zegt.

rule-uno-too-late = Niet meer te laat roepen
    .text =
        Met `late_call = false` kan wie zonder te roepen nog één kaart overhoudt dat niet meer goedmaken: UNO
        roepen wordt geweigerd zolang betrappen nog kan. Dat eindigt pas als de speler betrapt is of als het
        daarvoor te laat is.

rule-uno-when = Wanneer je UNO mag roepen
    .text =
        Los van een kaart roep je UNO alleen in je eigen beurt, voordat je speelt of met een getrokken kaart
        die wacht, met precies twee kaarten in je hand; of later, zolang je één kaart hebt zonder te hebben
        geroepen en nog betrapt kunt worden, als `late_call` dat toestaat. Op elk ander moment wordt het
        geweigerd, en de poging kost niets.

rule-uno-again = Eén keer is genoeg
    .text =
        Zolang je UNO telt, wordt nog een keer roepen geweigerd. Een kaart die je speelt terwijl je een tweede
        keer roept, wordt helemaal geweigerd en mag je opnieuw spelen zonder te roepen.

rule-uno-with-move = UNO dat niet klopt
    .text =
        UNO roepen bij een kaart is alleen geldig als je na die zet nog één kaart hebt, of als het een
        Strandjutter is waarmee je je laatste kaart weggeeft. Anders wordt de hele zet geweigerd, zonder straf.

rule-uno-exposed = Eén kaart en geen UNO
    .text =
        Wie door een eigen zet nog één kaart heeft en niet geroepen heeft, kan betrapt worden. Wie op een
        andere manier op één kaart uitkomt, niet.

rule-uno-catch = Betrappen
    .text =
        Iedereen die meespeelt mag betrappen wie UNO vergat, ook buiten de eigen beurt; de eerste telt. Wie
        betrapt wordt, trekt twee kaarten (`uno_penalty`). Een vergeten UNO wordt één keer bestraft, ook als
        er niets meer te trekken was. Ten onrechte betrappen wordt geweigerd, zonder straf.

rule-uno-window = Hoe lang je betrapt kunt worden
    .text =
        Met `uno_window = begins` is het te laat zodra de volgende beurt een zet brengt: een kaart spelen,
        trekken, antwoorden op een trekjoker, of een kleur die iemand anders kiest. UNO roepen, betrappen, een
        geweigerde zet of een kleur die je zelf nog kiest, maakt er geen einde aan. Met `uno_window = played`
        kun je ook nog betrapt worden als de volgende speler trekt, tot de getrokken kaart gespeeld of
        gehouden is, tenzij er niets te trekken was; al het andere maakt er een einde aan zoals hierboven.
        Heb je zelf de volgende beurt, door Sla-iedereen-over of omdat je met z’n tweeën speelt, dan telt je
        eigen volgende zet als die van de volgende speler.

rule-uno-cleared = Hoe lang je UNO telt
    .text =
        Je UNO telt tot je hand groeit: door trekken, strafkaarten of een geschenk, of tot je hand
        van eigenaar wisselt. Dan vervalt het, en kom je weer op één kaart, dan moet je opnieuw
        roepen. Verder maakt niets er een einde aan.

rule-beachcomber = Strandjutter
    .text =
        Een Strandjutter mag je in elke beurt op elke kaart spelen, ook als je hem net getrokken hebt. Wie hem
        speelt, mag in dezelfde zet tot vier kaarten weggeven, allemaal aan één ander. De huidige kleur
        blijft, tenzij `beachcomber_color = names`; het getal of symbool eronder telt niet meer. Houd je na
        het geven één kaart over, dan moet je zoals altijd UNO roepen.

rule-gift-colors = Wat je mag weggeven
    .text =
        Een geschenk heeft van elk van de vier kleuren hoogstens één kaart, dus ten hoogste vier. Getallen en
        gekleurde actiekaarten mag je geven; paarse kaarten, dus Keuzekaart, Trek-4 en Strandjutter, niet. Je
        hoeft niets te geven: elke kleur mag je achterhouden. Volgens het Duitse deel mogen de kleuren gelijk
        zijn; wij volgen de zeven andere.

rule-gift-whom = Wie een geschenk mag krijgen
    .text =
        Het hele geschenk gaat naar één plaats, die genoemd moet worden, niet je eigen plaats mag zijn en nog
        in de partij moet zitten. Je partner mag het ook krijgen. De kaarten zijn vanaf dan van de ontvanger,
        en een UNO die de ontvanger geroepen had, vervalt.

rule-gift-empties = Een geschenk waarmee je hand leeg is
    .text =
        Met je laatste kaarten weggeven win je de ronde alleen als je UNO roept, in diezelfde zet of vooraf
        met twee kaarten in je hand. Riep je niet, dan blijft het geschenk gegeven, maar trek je meteen twee
        kaarten (`uno_penalty`) en gaat de ronde verder met de volgende speler. Wie daarna één kaart heeft,
        kan daarvoor niet betrapt worden. Wordt er niets getrokken, omdat er niets meer is of omdat
        `uno_penalty = 0`, dan ben je toch uit. Met een Strandjutter als enige kaart ben je uit zoals met elke
        andere kaart.

rule-beachcomber-color = De Strandjutter kiest een kleur
    .text =
        Met `beachcomber_color = names` kiest wie een Strandjutter speelt de kleur, zoals bij een Keuzekaart.
        Als laatste kaart is er geen kleur nodig. Dit staat in geen enkele handleiding; het is een optie voor
        tafels die het leuk vinden.

rule-going-out = Uit zijn
    .text =
        Wie geen kaart meer heeft, is uit: de ronde is afgelopen en die speler heeft gewonnen. Eerst werkt de
        laatste kaart nog door op de anderen. Wie UNO vergat en niet op tijd betrapt is, heeft daar geen last
        meer van.

rule-last-card-draws = Een trekkaart als laatste kaart
    .text =
        Ook na een trekkaart of trekjoker als laatste kaart moet de volgende speler trekken, en de getrokken
        kaarten tellen mee. Uitdagen kan niet, want een lege hand is altijd eerlijk. Bij de
        Trek-kleur-keuzekaart wordt er getrokken tot de gekozen kleur komt. Met `last_card_draws = false` trekt
        niemand; handleiding 004 zegt er niets over en wordt gespeeld zoals de andere.

rule-last-card-flips = Een Flip als laatste kaart
    .text =
        Een Flip als laatste kaart draait nog alles om, en de handen worden geteld op de kant die dan te zien
        is. Komt er een joker boven, dan wordt er geen kleur gekozen.

rule-last-wild = Een joker als laatste kaart
    .text =
        Een joker als laatste kaart heeft geen kleur nodig, al mag je er een noemen. Alleen bij de
        Trek-kleur-keuzekaart moet je ook dan een kleur noemen, omdat de volgende speler trekt tot die kleur
        komt; dat geldt ook bij `last_card_draws = false`.

rule-reshuffle = De stok is op
    .text =
        Moet er een kaart getrokken worden en is er geen, dan worden alle kaarten onder de bovenste van de
        open stapel geschud tot een nieuwe stok, met de kant die geldt naar beneden. De bovenste kaart blijft
        liggen, en een gekozen kleur blijft gelden. Dit gebeurt ook midden in het trekken. Handleiding 004
        zegt er niets over, en de meeste andere noemen de bovenste kaart niet; wij spelen het overal zo.

rule-blocked = Niemand speelt of trekt
    .text =
        Als iedereen die meespeelt, de een na de ander, geen kaart speelt en geen kaart trekt, zit de ronde
        vast. Elke kaart die gespeeld of getrokken wordt, laat het tellen opnieuw beginnen, en een trekjoker
        accepteren zonder een kaart te krijgen telt niet mee. Een ronde die vastzit heeft geen winnaar,
        niemand krijgt er punten voor, in geen enkele spelvorm, en de volgende gever deelt een nieuwe.

rule-move-limit = De zettenlimiet
    .text =
        Na 5000 zetten (`move_limit`) zit de ronde vast, tenzij juist die zet de ronde beëindigt. UNO roepen en
        betrappen tellen niet als zetten; kaarten spelen, trekken, houden, antwoorden en kleuren kiezen wel.

rule-hand-points = Wat de kaarten waard zijn
    .text =
        Een getalkaart is evenveel waard als het getal. Een Trek-1 is 10 waard, een Sla-iedereen-over 30 en
        elke andere gekleurde actiekaart 20. In een tweezijdig spel telt een Keuzekaart 40, een
        Trek-2-keuzekaart 50 en een Trek-kleur-keuzekaart 60; in het eenzijdige spel tellen Keuzekaart, Trek-4
        en Strandjutter elk 50. Een tweezijdige kaart telt met de kant die geldt als de ronde eindigt.

rule-mode-single = Eén ronde
    .text =
        Wie uit is wint, en er zijn geen punten. Zit een ronde vast, dan volgt er nog een, die de volgende
        gever deelt. Dit is de spelvorm `match = single`; de spelvormen hieronder kies je met dezelfde
        regelkeuze.

rule-mode-points = Punten
    .text =
        Wie een ronde wint, krijgt de punten van alle andere handen. Wie het eerst op of boven het doel komt,
        500 tenzij de tafel iets anders kiest (`target`), wint de partij. Handleiding 004 geeft dit als
        mogelijkheid, de andere als het gewone spel.

rule-mode-lowest = Het laagste totaal
    .text =
        Na elke ronde telt iedereen de punten van de eigen hand bij het eigen totaal op; wie de ronde won,
        krijgt er dus niets bij. Zodra één totaal op of boven het doel komt, is de partij afgelopen, en wie
        het minst heeft wint. Hebben meerdere spelers even weinig, dan winnen ze samen.

rule-mode-partners = Koppels
    .text =
        Vier plaatsen, partners tegenover elkaar: 0 en 2 tegen 1 en 3. De ronde eindigt als een van de
        partners uit is, en het koppel krijgt de punten van beide tegenstanders; wat de eigen partner nog in
        de hand heeft, telt niet. Het eerste koppel op of boven het doel wint. Dit staat alleen in handleiding
        003, maar kan bij elke editie.

rule-mode-rotation4 = Een rotatie met vier
    .text =
        Vier spelers spelen twaalf rondes als koppels, vier met elk van de drie anderen: eerst 0 en 1 samen,
        dan 0 en 2, dan 0 en 3. Ze wisselen daarvoor van plaats: het ene koppel neemt de stoelen 0 en 2, het
        andere de stoelen 1 en 3, het laagste nummer eerst. Beide partners krijgen alles wat hun koppel
        scoort; het hoogste totaal wint, en bij een gelijk totaal is de winst gedeeld. Een ronde die vastzit
        wordt overgespeeld en telt niet als een van de twaalf. De twaalf rondes kunnen meer keren gespeeld
        worden, in één tot tien cycli. Waar delen van handleiding 003 zich verrekenen, is drie keer vier
        bedoeld.

rule-mode-rotation8 = Een rotatie met acht
    .text =
        Acht spelers aan twee tafels spelen zeven blokken van vier rondes, 28 in totaal, zodat iedereen vier
        rondes de partner is van ieder ander en iedereen in twee blokken als tegenstander treft. Met een
        streepje tussen partners en een schuine streep tussen de tafels zijn de blokken 01-23/45-67,
        02-46/13-57, 03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 en 07-25/16-34. Plaatsen en punten
        gaan zoals bij de rotatie met vier; een totaal telt van beide tafels, en de 28 rondes kunnen meer
        keren gespeeld worden, in één tot tien cycli.

        De tafels spelen tegelijk, elk met een eigen spel kaarten; een tafel die voorligt, wacht alleen aan
        het einde van een blok, als partners en tafels wisselen. Elke tafel loot één keer om de eerste gever,
        en het geven gaat daarna van stoel naar stoel, door alle blokken en cycli heen; een ronde die vastzit
        wordt aan die tafel opnieuw gedeeld door de volgende gever en telt niet als een van de 28. Met
        `pairing = match` worden de andere kanten getoond als beide tafels klaar zijn; wie weggaat, houdt
        plaats en totaal, en een bot speelt verder.

rule-mode-elimination = Afvalrace
    .text =
        Na elke ronde telt iedereen de punten van de eigen hand bij het eigen totaal op, en wie op of boven
        het doel komt, valt af. Er wordt over de lege stoelen heen verder gespeeld; de laatste twee houden hun
        totaal en spelen verder volgens de regels voor twee. Wie als laatste overblijft wint, ook als in één
        ronde alle anderen tegelijk afvallen. De handleiding noemt dit UNO-afvalrace.

rule-deal-passes = Wie daarna geeft
    .text =
        Na elke ronde, ook als die vastzit, geeft de volgende stoel die nog in de partij zit, geteld in de
        richting waarin het spel begint. In welke richting de ronde toevallig eindigde, doet er niet toe. In
        een rotatie gaat het geven van stoel naar stoel, wie daar ook zit.

rule-sees-hands = Handen
    .text =
        Van je eigen hand zie je de kant die geldt, maar niet de andere kant. Van elke andere hand zie je
        alleen die andere kant, zoals kaarten vastgehouden worden, in de volgorde waarin ze getrokken zijn en
        nooit in de volgorde waarin ze gesorteerd zijn. Iedereen weet hoeveel kaarten een hand heeft.
        Eenzijdige kaarten hebben een blanco achterkant, dus daarvan zie je alleen het aantal.

rule-sees-pile = Stapels
    .text =
        Iedereen ziet de bovenste kaart van de open stapel, hoeveel kaarten elke stapel heeft, en van de
        bovenste kaart van de stok de kant die niet geldt. Bij het eenzijdige spel is die achterkant blanco.
        Verder mag er niets in de stapels bekeken worden.

rule-sees-draw = Trekken
    .text =
        Wie trekt, ziet de voorkant van de getrokken kaarten; alle anderen zien de achterkant zodra ze in de
        hand komen, en de achterkant van de nieuwe bovenste kaart van de stok. Alleen wie een kaart trok, weet
        of die past: houden ziet er precies zo uit als niet kunnen spelen, en duurt even lang.

rule-sees-shown-hand = Een hand die bij een uitdaging getoond wordt
    .text =
        De uitgedaagde hand wordt één keer getoond, met de kant die geldt, en alleen aan wie uitdaagt. De rest
        van de tafel hoort of de kaart eerlijk was, en meer niet.

rule-sees-gift = Geschenken
    .text =
        Wie geeft en wie krijgt, zien welke kaarten het zijn. Alle anderen zien hoeveel kaarten er gegeven
        worden, door wie en aan wie, en hun achterkant.

rule-sees-found = De gevonden kaart
    .text =
        Met `found_color_shown = true` ziet iedereen de voorkant van de kaart waarmee het trekken tot de kleur
        eindigde. De andere voorkanten ziet alleen wie trok.

rule-sees-end = Na de ronde
    .text =
        Is een ronde afgelopen, dan worden alle handen getoond met de kant die geldt, om te tellen. De andere
        kanten worden ook getoond, behalve met `pairing = match`: dan blijven ze verborgen tot de partij is
        afgelopen, omdat dezelfde kaarten weer gedeeld worden.

rule-sees-bystander = Kijkers
    .text =
        Kijkers zien de stapels zoals de spelers, het aantal kaarten in elke hand en alle zetten. Tot de ronde
        is afgelopen zien ze van geen enkele hand een kant, want een speler zou kunnen meekijken om de
        achterkanten van de eigen hand te zien. Een tafel kan ervoor kiezen kijkers de achterkanten van de
        handen te laten zien.

rule-stacking = Trekkaarten stapelen
    .text =
        Met `stacking = same` of `rising` maakt een gespeelde trekkaart of een trekjoker met een
        getal een schuld van zoveel kaarten. De volgende speler accepteert, trekt de hele schuld en
        slaat een beurt over, of stapelt er een passende trekkaart op: die kaarten komen erbij en de
        speler daarna antwoordt. Iets anders wordt niet gespeeld en er wordt niet getrokken. Is de
        gestapelde kaart de laatste, dan eindigt de ronde; eerst trekt de volgende speler de schuld.
        De trekjoker tot de kleur en een trekkaart als startkaart werken zoals altijd, zonder
        schuld.

rule-stack-same = Wat erop mag: dezelfde kaart
    .text =
        Met `stacking = same` mag alleen hetzelfde symbool of dezelfde joker als de bovenste kaart
        op een schuld. De kleur hoeft niet te passen.

rule-stack-rising = Wat erop mag: evenveel of meer
    .text =
        Met `stacking = rising` mag elke trekkaart op een schuld waarmee minstens zoveel kaarten
        getrokken worden als met de bovenste: één, twee, vier of vijf. De kleur hoeft niet te
        passen.

rule-stack-challenge = Uitdagen in een stapel
    .text =
        Bij `stacking` kan een schuld alleen uitgedaagd worden als er een trekjoker bovenop ligt en
        `bluffing = allowed` geldt, en het gaat alleen om die kaart. Was die bluf, dan trekt wie hem
        speelde de hele schuld en heeft de uitdager een gewone beurt. Zo niet, dan trekt de uitdager
        de schuld en nog twee kaarten en slaat een beurt over.

rule-until-fits = Trekken tot er een kaart past
    .text =
        Met `drawing = until_fits` trek je in je beurt door, kaart voor kaart, tot er een past of er
        niets meer is. De laatst getrokken kaart speel je dan of houd je. Iedereen weet dat die
        past, maar niet welke kaart het is. Strafkaarten en schulden vallen hier niet onder.

rule-jump-in = Ertussendoor spelen
    .text =
        Met `jump_in = true` mag je buiten je beurt spelen zolang er een beurt moet beginnen, als je
        kaart een kleur heeft en gelijk is aan de bovenste, in kleur en getal of symbool. Het kan
        niet terwijl er op een getrokken kaart, een antwoord of een kleur gewacht wordt. Het spel
        gaat verder na wie ertussendoor speelde. Willen twee het, dan telt de eerste.

rule-seven-swap = De 7 ruilt van hand
    .text =
        Met `seven_swap = true` ruilt wie een 7 speelt en nog kaarten heeft van hand met een ander.
        UNO’s die een van beiden had geroepen, vervallen. Wie de 7 speelde en nu één kaart heeft,
        moet UNO roepen; de ander kan voor de gekregen hand niet betrapt worden. Een 7 als laatste
        kaart ruilt niets.

rule-seven-whom = Met wie de 7 ruilt
    .text =
        Een 7 die door `seven_swap` van hand ruilt, noemt één ander die nog in de partij zit. Bij de
        toegestane zetten staat hij één keer voor elke ander.

rule-zero-rotate = De 0 schuift alle handen door
    .text =
        Met `zero_rotate = true` gaan alle handen in de speelrichting naar de volgende speler als
        iemand een 0 speelt en nog kaarten heeft. Alle geroepen UNO’s vervallen. Alleen wie de 0
        speelde, kan daarna met één kaart betrapt worden. Een 0 als laatste kaart schuift niets
        door, en een stok zonder 0 heeft er niet mee te maken.

rule-last-number = De laatste kaart is een getal
    .text =
        Met `last_card = number` mag alleen een getalkaart de laatste kaart van een hand zijn, en
        met een Strandjutter mag je niet je laatste kaarten weggeven. Een kaart die je daarom niet
        mag spelen, belet je niet om te trekken.

rule-uno-automatic = UNO gaat vanzelf
    .text =
        Met `uno_call = automatic` geldt UNO als geroepen zodra je één kaart over hebt, of als je
        met een Strandjutter je laatste kaarten weggeeft. Niemand roept en niemand wordt betrapt.

rule-free-draw-wild = Trekjokers zonder uitdaging
    .text =
        Met `bluffing = free` mag een trekjoker altijd gespeeld worden en werkt hij meteen. Het is
        nooit bluf, en niemand kan uitdagen.

rule-until-limit = Een grens aan trekken tot de kleur
    .text =
        Met `until_limit` boven 0 houdt trekken tot de kleur na zoveel kaarten op. De twee kaarten
        van een verloren uitdaging komen erbij. Maakt de grens er een einde aan, dan wordt er geen
        kaart getoond.
