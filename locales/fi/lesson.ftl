# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Opettele pelaamaan
lesson-step = Vaihe { $number }/{ $steps }
lesson-again = Aloita alusta
lesson-skip = Ohita
lesson-watch = Katso, mitä tapahtuu…
lesson-answers = Vastauksesi
lesson-color = Se, joka ensimmäisenä pääsee eroon korteistaan, voittaa. Aloita päällimmäisen kortin värillä: pelaa { $card }.
lesson-number = { $who } pelasi { $top-object }. Sinulla ei ole enää tätä väriä ({ $current }), mutta sama numero käy: pelaa { $card }.
lesson-draw = Mikään korteistasi ei käy: värin pitäisi olla { $current } tai numeron { $symbol }. Kun et voi pelata, nosta kortti.
lesson-drawn = Nostit { $card-object }, ja se käy. Voit pelata sen heti tai pitää sen: pelaa se.
lesson-wild = { $who } pelasi kortin, jonka takia jouduit nostamaan ja menetit vuorosi. Mutta nostit jokerin, joka käy aina: pelaa se ja valitse väriksi { $color }.
lesson-skip-card = Nyt erikoiskortti. Pelaa { $card }: { $who } menettää vuoronsa.
lesson-skipped = On taas sinun vuorosi. Pelaa { $card }.
lesson-catch = { $who } unohti huutaa UNOn, vaikka hänellä on enää yksi kortti. Nappaa hänet, ennen kuin pelaat!
lesson-backs = { $who } joutui nostamaan 2 korttia. Näet hänen korttiensa kääntöpuolet eli toiset puolet, ja hän näkee sinun korttiesi. Mitä hänellä on kädessään puolenvaihdon jälkeen?
lesson-flip = Oikein. Käännä nyt kaikki kädet ja molemmat pakat: pelaa { $card }.
lesson-challenge = Yö on laskeutunut. { $who } saa pelata { $top-object } vain, jos hänellä ei ole edellistä väriä ({ $before }). Mutta hänen korttiensa kääntöpuolissa näkyi { $seen }: haasta!
lesson-uno = Se oli bluffi: { $who } nosti sinun sijastasi. Sinulla on kaksi korttia jäljellä, joten huuda UNO, ennen kuin pelaat toisen niistä.
lesson-called = Nyt kukaan ei voi napata sinua. Pelaa { $card }.
lesson-out = { $who } pelasi { $top-object }, ja viimeisessä kortissasikin on { $symbol }. Pelaa { $card }, niin pääset eroon korteistasi!
lesson-end = Pääsit eroon korteistasi! Saat { $points } pistettä korteista, jotka jäivät pelaajalle { $who }. Useimmissa otteluissa pisteraja on { $target }.
lesson-detour =
    { $do ->
        [play] Oikeassa pelissä voisit tehdä niin. Pelaa nyt kuitenkin { $card }.
        [draw] Oikeassa pelissä voisit tehdä niin. Nosta nyt kuitenkin kortti.
        [catch] Oikeassa pelissä voisit tehdä niin. Nappaa nyt kuitenkin { $who }.
        [challenge] Oikeassa pelissä voisit tehdä niin. Haasta nyt kuitenkin { $who }.
        [uno] Oikeassa pelissä voisit tehdä niin. Huuda nyt kuitenkin ensin UNO.
       *[answer] Ei aivan: katso pieniä kortteja nimen { $who } vieressä.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = Mitä voin tehdä?
hint-can-play =
    { $draw ->
        [yes] Voit pelata { $cards-object } tai nostaa.
       *[no]
            { $keep ->
                [yes] Voit pelata { $cards-object } tai pitää sen.
               *[no] Voit pelata { $cards-object }.
            }
    }
hint-can-draw = Mikään korteistasi ei käy: voit vain nostaa.
hint-can-keep = Nostamasi kortti ei käy: voit vain pitää sen.
hint-can-color = Saat valita värin, jolla jatketaan.
hint-can-answer = Voit hyväksyä ja nostaa, tai haastaa, jos epäilet bluffia.
hint-can-uno = Voit huutaa UNOn.
hint-can-catch = Voit napata pelaajan { $who }: yksi kortti eikä UNO-huutoa.
hint-move =
    { $do ->
        [play] Pelaa { $card }.
        [last-two] Pelaa { $card } ja huuda UNO.
        [wild]
            { $uno ->
                [yes] Pelaa { $card }, valitse väriksi { $color } ja huuda UNO.
               *[no] Pelaa { $card } ja valitse väriksi { $color }.
            }
        [gift] Pelaa { $card } ja anna pelaajalle { $who }: { $cards }.
        [draw] Nosta.
        [pass] Pidä kortti.
        [accept] Hyväksy.
        [challenge] Haasta.
        [color] Valitse väriksi { $color }.
        [uno] Huuda UNO.
       *[catch] Nappaa { $who }.
    }
hint-reason =
    { $reason ->
        [wait] Ei ole vielä sinun vuorosi.
        [catch] Napattu pelaaja joutuu nostamaan kortteja.
        [call] Muuten joku voi napata sinut.
        [out] Se on viimeinen korttisi: voitat kierroksen.
        [draws] { $who } nostaa { card-count.object } ja menettää vuoronsa.
        [skips] { $who } menettää vuoronsa.
        [again] Pelaat heti uudestaan.
        [flip] Useimmat korttisi ovat luultavasti parempia toisella puolella, tai muiden kortit huonompia.
        [gift] Pääset eroon vielä { $count } kortista.
        [only] Se on ainoa kortti, jonka voit pelata.
        [keep-wild]
            { $count ->
                [0] Se on ainoa { $color } korttisi, ja säästät jokerin myöhemmäksi.
               *[other] Säästät jokerin siihen, kun mikään muu ei käy.
            }
        [last-of-color] Se on ainoa { $color } korttisi.
        [follow]
            { $count ->
                [one] Sinulla on vielä yksi { $color } kortti pelattavaksi sen jälkeen.
               *[other] Sinulla on vielä { $count } samanväristä korttia ({ $color }) pelattavaksi sen jälkeen.
            }
        [points]
            { $count ->
                [one] Jos pidät sen, muut saavat siitä yhden pisteen.
               *[other] Jos pidät sen, muut saavat siitä { $count } pistettä.
            }
        [wild-needed]
            { $count ->
                [0] Mikään muu ei käy.
                [one] Mikään muu ei käy, ja sinulla on { $color } kortti.
               *[other] Mikään muu ei käy, ja sinulla on { $count } tämänväristä korttia ({ $color }).
            }
        [wild-better] Siitä on nyt enemmän hyötyä kuin muista korteista, jotka voit pelata.
        [named]
            { $count ->
                [0] Mikään omista väreistäsi ei olisi parempi.
                [one] Sinulla on { $color } kortti.
               *[other] Sinulla on { $count } tämänväristä korttia ({ $color }).
            }
        [none-playable] Et voi pelata mitään.
        [draw-better] Korteista, jotka voisit pelata, on myöhemmin enemmän hyötyä.
        [not-playable] Et voi pelata sitä.
        [keep-better] Siitä on myöhemmin enemmän hyötyä.
        [stack] Velka siirtyy seuraavalle pelaajalle.
        [debt] Sinulla ei ole mitään kasattavaa.
        [jump-in] Se on samanlainen kuin päällimmäinen kortti: saat pelata sen vuorosi ulkopuolella.
        [swap] Vaihdat käden: { $who }.
        [bluff] Pelaajalla { $who } oli luultavasti edellisen värin kortti.
       *[honest] Pelaajalla { $who } ei luultavasti ollut edellisen värin korttia.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Koholla olevat kortit käyvät: niissä on sama väri tai numero kuin päällimmäisessä.
        [2] Pienissä korteissa näkyvät muiden pelaajien korttien kääntöpuolet: se, mitä heillä on kädessään puolenvaihdon jälkeen. Hekin näkevät sinun korttiesi kääntöpuolet.
       *[3] Paina UNO, ennen kuin pelaat toiseksi viimeisen korttisi, tai joku voi napata sinut.
    }
first-hint-close = Selvä
first-hint-hide = Ei enää vihjeitä
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] Seuraava pelaaja nostaa yhden kortin ja menettää vuoronsa.
        [draw2] Seuraava pelaaja nostaa 2 korttia ja menettää vuoronsa.
        [draw5] Seuraava pelaaja nostaa 5 korttia ja menettää vuoronsa.
        [reverse] Pelisuunta vaihtuu.
        [skip] Seuraava pelaaja menettää vuoronsa.
        [skipall] Kaikki muut menettävät vuoronsa: pelaat uudestaan.
        [flip] Kaikki kädet ja molemmat pakat käännetään.
        [wild] Käy aina: sinä valitset värin.
        [wild-draw2] Valitset värin; seuraava pelaaja nostaa 2 korttia ja menettää vuoronsa tai haastaa sinut.
        [wild-draw4] Valitset värin; seuraava pelaaja nostaa 4 korttia ja menettää vuoronsa tai haastaa sinut.
        [wild-drawcolor] Valitset värin; seuraava pelaaja nostaa, kunnes sitä väriä tulee, ja menettää vuoronsa tai haastaa sinut.
        [beachcomber] Anna jollekulle enintään neljä korttiasi, yksi kutakin väriä.
       *[number] Käy oman värinsä ja oman numeronsa päälle.
    }
