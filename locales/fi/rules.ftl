# The texts of the rulebook.

chapter-setup = Alkuvalmistelut
chapter-turn = Pelivuoro
chapter-cards = Mitä kortit tekevät
chapter-flip = Puolenvaihto
chapter-draw-wild = Nostojokerit ja haaste
chapter-uno = UNO-huuto
chapter-beachcomber = Rantakulkuri
chapter-end = Kierroksen loppu
chapter-match = Ottelu
chapter-sees = Kuka näkee mitäkin
chapter-house = Talon säännöt

rule-deck = Pakka
    .text =
        Kaksipuolisessa pakassa on valkoinen ja musta puoli. Kummallakin on neljä väriä, ja joka värissä on
        kaksi korttia kutakin numeroa 1–9 ja kaksi kutakin neljästä erikoiskortista: valkoisella puolella Nosta
        yksi, Suunnanvaihto, Ohitus ja Puolenvaihto, mustalla Nosta viisi, Suunnanvaihto, Ohita kaikki ja
        Puolenvaihto. Lisäksi kummallakin puolella on Jokeri ja yksi nostojokeri (valkoisella Nosta
        kaksi -jokeri, mustalla Nosta väri -jokeri): 112 kortin pakassa neljä kumpaakin, 108 kortin pakassa
        kaksi kumpaakin. Yksipuolisessa 112 kortin pakassa on neljä väriä, ja joka värissä on yksi 0, kaksi
        korttia kutakin numeroa 1–9 sekä kaksi Ohitusta, kaksi Suunnanvaihtoa ja kaksi Nosta kaksi -korttia;
        niiden lisäksi pakassa on neljä Jokeria, neljä Nosta neljä -jokeria ja neljä Rantakulkuria.
        Käytettävän pakan kertoo sääntövalinta `deck`. Lyhyt sääntölehti 004 mainitsee 112 korttia
        erittelemättä niitä; oletamme, että ne ovat samat kuin pitkissä sääntölehdissä.

rule-pairing = Mitkä puolet ovat samassa kortissa
    .text =
        Mikään sääntölehti ei kerro, mikä musta puoli on painettu minkäkin valkoisen puolen taakse. Me
        sekoitamme mustat puolet valkoisten taakse, joten kortin toisen puolen muistaminen ei paljasta
        toista. Valinnalla `pairing = round` näin tehdään joka jaossa uudestaan; valinnalla
        `pairing = match` ensimmäistä jakoa varten tehdyt kortit ovat käytössä koko ottelun ajan.

rule-first-dealer = Kuka jakaa ensin
    .text =
        Valinnalla `first_dealer = highest_number` jokainen nostaa kortin, ja jakajaksi tulee se, jonka
        kortin pelissä olevalla puolella on suurin numero; kortti, jossa ei ole numeroa, on 0. Valinnalla
        `highest_points` jakaa se, jonka kortti on pisteiltään arvokkain, joten jokerikortti voittaa
        Ohituksen ja Ohitus voittaa ysin. Tasoihin jääneet nostavat keskenään uudestaan, kunnes yksi
        voittaa. Valinnalla `chosen` pöytä nimeää jakajan, ja jos se ei nimeä ketään, jakaa paikan 0
        pelaaja.

rule-deal = Jako
    .text =
        Jokaiselle jaetaan seitsemän korttia (`hand_size`) sekoitetun nostopakan päältä, yksi kerrallaan
        ensimmäisestä pelaajasta alkaen. Ensimmäinen pelaaja on se, joka istuu jakajan vieressä pelin
        alkusuunnassa: vasemmalla tai valinnalla `direction = right` oikealla. Pelaajia voi olla kahdesta
        kymmeneen, kunhan pakan kortit riittävät käsiin ja vielä yksi jää. Seuraava kortti käännetään sitten
        esiin aloituskortiksi. Jokainen kierros alkaa valkoiselta puolelta ja alkusuuntaan.

rule-start-number = Aloituskorttina numero
    .text =
        Aloituskortiksi käännetyllä numerolla ei ole vaikutusta: sen päälle käy sama väri ja sama numero.
        Ensimmäinen pelaaja aloittaa.

rule-start-draw = Aloituskorttina nostokortti
    .text =
        Kun esiin kääntyy Nosta yksi tai Nosta kaksi, ensimmäinen pelaaja nostaa niin monta korttia ja
        menettää vuoronsa; pelin aloittaa hänestä seuraava. Sääntölehden 003 osioista vain espanjankielinen
        ja Ranskan osio sanovat, että vuoro menee; muut mainitsevat pelkän noston, ja me pelaamme nekin
        samoin. Pöytä voi päättää toisin valinnoilla `start_action` ja `start_draw`.

rule-start-draw-plays = Aloituskorttina nostokortti, ja vuoro säilyy
    .text =
        Valinnoilla `start_action = acts` ja `start_draw = plays` ensimmäinen pelaaja nostaa aloituskortin
        mukaan yhden tai kaksi korttia ja pelaa sitten tavallisen vuoron. Tämä sopii niille, jotka lukevat
        kirjaimellisesti sääntölehden 003 osioita, joissa mainitaan vain nosto.

rule-start-reverse = Aloituskorttina Suunnanvaihto
    .text =
        Aloituskortiksi käännetty Suunnanvaihto vaihtaa pelisuunnan heti, ja jakaja aloittaa. Kaksinpelissä
        se ei tee muuta. Pöytä voi päättää toisin valinnoilla `start_action` ja `start_reverse`.

rule-start-reverse-neighbour = Aloituskorttina Suunnanvaihto, ja jakajan toinen naapuri aloittaa
    .text =
        Valinnoilla `start_action = acts` ja `start_reverse = neighbour` aloituskortiksi käännetty
        Suunnanvaihto vaihtaa pelisuunnan, ja jakajan naapuri uudessa suunnassa aloittaa. Kaksinpelissä on
        samoin: naapuri on silloin toinen pelaaja, ja `two_player_reverse` koskee vain pelattua
        Suunnanvaihtoa.

rule-start-skip = Aloituskorttina Ohitus
    .text =
        Aloituskortiksi käännetty Ohitus ohittaa ensimmäisen pelaajan, ja hänestä seuraava aloittaa;
        kaksinpelissä se on jakaja. Pöytä voi päättää toisin valinnalla `start_action`.

rule-start-wild = Aloituskorttina Jokeri
    .text =
        Kun esiin kääntyy Jokeri, ensimmäinen pelaaja valitsee värin ja pelaa sitten tavallisen vuoron.
        Sääntölehdessä 003 tämä lukee kortin kohdalla, mutta alkuvalmisteluissa Jokeri palautetaan pakkaan;
        noudatamme siinä alkuvalmisteluja, joten sen versiossa on voimassa `start_wild = returned`.

rule-start-flip = Aloituskorttina Puolenvaihto
    .text =
        Aloituskortiksi käännetty Puolenvaihto kääntää heti kaiken: nostopakan, kaikkien kädet ja
        poistopakan, jonka päällimmäisenä on sitten sen alimman kortin toinen puoli (Puolenvaihdon oma, jos
        sen alla ei ole mitään). Näin esiin tulleella erikoiskortilla ei ole vaikutusta. Jos esiin tulee
        jokerikortti, kukaan ei nosta; ensimmäinen pelaaja valitsee sen värin ja pelaa sitten tavallisen
        vuoron. Ensimmäinen pelaaja ja suunta pysyvät ennallaan. Pöytä voi päättää toisin valinnalla
        `start_flip`.

rule-start-returned = Aloituskortti palaa pakkaan
    .text =
        Palautettava aloituskortti kätketään takaisin nostopakkaan sattumanvaraiseen kohtaan, ja sen tilalle
        käännetään toinen kortti. Nostojokereista ja Rantakulkurista määrää `start_draw_wild`, Jokerista
        `start_wild`, Puolenvaihdosta `start_flip` ja kaikista muista erikoiskorteista `start_action`. Minne
        kortti menee, sen kertoo `returned_to`.

rule-start-returned-bottom = Aloituskortti menee nostopakan alle
    .text =
        Valinnalla `returned_to = bottom` palautettava aloituskortti pannaan nostopakan alle, josta se
        nostetaan viimeisenä, ja seuraava kortti käännetään esiin. Palautettavat kortit määräävät valinnat
        `start_draw_wild`, `start_wild`, `start_flip` ja `start_action`.

rule-start-ignored = Aloituskortti jää huomiotta
    .text =
        Huomiotta jäävä aloituskortti ei aloita peliä: seuraava kortti käännetään sen päälle, kunnes esiin
        tulee kortti, joka kelpaa aloituskortiksi. Se ei ole missään vaiheessa päällimmäinen kortti, mutta
        se jää poistopakan pohjalle, ja ensimmäinen Puolenvaihto voi tuoda sen toisen puolen
        päällimmäiseksi. Huomiotta jäävät kortit määräävät valinnat `start_action`, `start_wild`,
        `start_draw_wild` ja `start_flip`. Tanskan- ja norjankielisen osion mukaan erikoiskortin *voi*
        jättää huomiotta; täällä se jää aina.

rule-start-redeal = Mikään kortti ei kelpaa aloituskortiksi
    .text =
        Jos mikään käännettäväksi jääneistä korteista ei kelpaa aloituskortiksi, peli ei pääse alkamaan.
        Silloin sama jakaja sekoittaa kaikki kortit ja jakaa uudestaan.

rule-whose-turn = Yksi pelaaja kerrallaan
    .text =
        Vuoro kiertää pelaajalta toiselle pelisuunnassa, ja vain vuorossa oleva pelaa, nostaa tai
        passaa. Ellei `jump_in = true`, väliin ei saa lyödä, ei edes samanlaista korttia kuin juuri
        pelattu. UNO-huuto ja nappaaminen eivät ole vuoroja; niillä on omat sääntönsä.

rule-round-over = Kierroksen jälkeen
    .text =
        Kierros päättyy, kun joku pääsee eroon korteistaan tai kun kierros on jumissa. Sen jälkeen siinä ei
        tehdä enää minkäänlaisia siirtoja: ei pelata eikä nosteta, ei haasteta, huudeta eikä napata.

rule-chair-out = Pudonneen tuoli
    .text =
        Pudotuspelissä ottelusta pudonneella pelaajalla ei ole kortteja, eikä hän tee siirtoja. Vuorot,
        nostot ja jako kulkevat hänen tuolinsa ohi, hän ei voi napata ketään, eikä hänelle saa antaa
        kortteja. Vielä mukana olevat pelaajat ovat naapureita tyhjän tuolin yli.

rule-own-hand = Vain oman käden kortit
    .text =
        Pelaaja pelaa ja antaa vain oman kätensä kortteja sellaisina kuin ne ovat pelissä olevalta
        puoleltaan; toista puolta ei oteta huomioon ennen seuraavaa puolenvaihtoa. Ellei kortin paikkaa
        kerrota, useasta samannäköisestä kortista tarkoitetaan ensin saatua tai, jos juuri nostettu kortti
        odottaa, sitä.

rule-spare-field = Ei mitään ylimääräistä
    .text =
        Siirrossa sanotaan se, mitä siihen tarvitaan, eikä muuta. Jos värilliselle kortille valitaan
        väri jos kortteja annetaan pois muulla kortilla kuin Rantakulkurilla tai jos nimetään
        pelaaja kortille, joka ei sitä tarvitse, koko siirto on luvaton, koska jää epäselväksi, mitä
        tarkoitettiin. Saajan nimeämisestä ei ole haittaa, vaikka Rantakulkurilla ei annettaisi
        mitään.

rule-matching = Mikä kortti käy
    .text =
        Kortti käy pelissä olevan puolensa mukaan: jos siinä on voimassa oleva väri, jos siinä on sama
        numero tai merkki kuin poistopakan päällimmäisessä kortissa tai jos se on jokerikortti.
        Erikoiskortti käy toisen erikoiskortin päälle vain, jos ne ovat samaa lajia tai samaa väriä.
        Jokerikortin päällä ei ole numeroa eikä merkkiä, jota seurata: vain voimassa oleva väri tai toinen
        jokerikortti käy. Puolenvaihdon jälkeen päällimmäiseksi tullut puoli on kuin pelattu kortti.

rule-draw = Nosto pelaamisen sijasta
    .text =
        Jos pelaaja ei vuorollaan pelaa mitään, hän nostaa nostopakasta yhden kortin. Sen hän saa pelata,
        jos se käy, tai pitää; kumpikin päättää vuoron. Valinnalla `voluntary_draw = true` saa nostaa,
        vaikka voisi pelata.

rule-keep = Nostetun kortin pitäminen
    .text =
        Pelaaja pitää nostamansa kortin passaamalla, ja vuoro päättyy. Valinnalla `drawn_card = may_play`
        passata saa aina, valinnoilla `must_play` ja `must_if_forced` ei aina. Myös kortti, joka ei käy,
        pidetään passaamalla, joten muut eivät koskaan saa tietää, olisiko se käynyt.

rule-must-lay = Ei nostoa, kun jokin kortti käy
    .text =
        Valinnalla `voluntary_draw = false` pelaaja ei saa nostaa, jos jokin hänen kätensä värillisistä
        korteista käy. Jokerikortteja ei lasketa: jos vain jokerikortit käyvät, saa joko pelata jokerikortin
        tai nostaa. Sääntölehti 003 puhuu nostamisesta vain silloin, kun mikään ei käy, ja me noudatamme
        sitä sanatarkasti.

rule-must-play = Nostettu kortti pelataan, jos se käy
    .text =
        Valinnalla `drawn_card = must_play` nostettu kortti on pelattava, jos se käy; tämä koskee myös
        jokerikortteja. Kortin saa pitää vain, jos se ei käy tai jos se on nostojokeri, jonka pelaaminen
        olisi bluffi. Sääntölehden 003 osiot ovat tästä eri mieltä: kanadanranskan-, hollannin- ja
        saksankielisessä osiossa kortin saa pitää.

rule-must-play-forced = Pakkonoston jälkeen pelataan, jos kortti käy
    .text =
        Valinnalla `drawn_card = must_if_forced` ratkaisee se, miksi kortti nostettiin. Jos jokin muu käden
        kortti käy, nosto oli vapaaehtoinen, ja nostetun kortin saa pitää. Jos mikään muu ei käy, nosto oli
        pakollinen, ja nostettu kortti on pelattava, jos se käy; tämä koskee myös jokerikortteja, mutta ei
        nostojokeria, jonka pelaaminen olisi bluffi. Käden jokerikortti käy, paitsi nostojokeri, jota
        `bluffing = refused` ei sillä hetkellä salli, kun nostettu kortti lasketaan mukaan käteen.

rule-one-draw = Yksi nosto vuorolla
    .text =
        Vuorolla nostetaan enintään kerran: yksi kortti, ellei `drawing = until_fits`. Sen jälkeen
        nostettu kortti pelataan tai pidetään.

rule-pass-after-draw = Ei passia ilman nostoa
    .text =
        Passaaminen tarkoittaa juuri nostetun kortin pitämistä. Ellei nostettua korttia ole odottamassa, ei
        ole millä passata: pelaaja pelaa kortin tai nostaa.

rule-drawn-card-only = Noston jälkeen vain nostettu kortti
    .text =
        Noston jälkeen ei saa pelata muuta kuin juuri nostetun kortin; kädessä jo olleet odottavat seuraavaa
        vuoroa. Ei ole väliä, oliko pelaajan pakko nostaa vai halusiko hän. Sääntölehdet 003 ja 004 eivät
        sano tästä mitään, ja me pelaamme nekin samoin.

rule-nothing-to-draw = Ei mitään nostettavaa
    .text =
        Jos nostopakka on tyhjä ja poistopakassa on vain päällimmäinen kortti, nostettavaa ei ole. Nosto on
        silti sen vuoron siirto ja päättää vuoron. Jos kortteja on jäljellä vähemmän kuin pitäisi nostaa,
        nostetaan ne kaikki; jos vuoro pitää menettää, se menetetään siitä huolimatta.

rule-draw-card = Nosta yksi, Nosta kaksi, Nosta viisi
    .text =
        Seuraava pelaaja nostaa yhden, kaksi tai viisi korttia sen mukaan, mikä kortti on, ja
        menettää vuoronsa. Ellei `stacking` sano muuta, nostoa ei voi siirtää eteenpäin pelaamalla
        omaa nostokorttia. Kun pelissä on kaksi pelaajaa, vuoro palaa suoraan kortin pelanneelle.

rule-skip = Ohitus
    .text =
        Seuraava pelaaja menettää vuoronsa. Kun pelissä on kaksi pelaajaa, sama pelaaja saa uuden vuoron.

rule-skip-everyone = Ohita kaikki
    .text =
        Kaikki muut menettävät vuoronsa, joten kortin pelannut saa heti uuden vuoron. Se on täysi vuoro: jos
        mikään ei käy, on nostettava.

rule-reverse = Suunnanvaihto
    .text =
        Pelisuunta vaihtuu: jos peli kulki vasemmalle, se kulkee nyt oikealle, ja päinvastoin. Vuoro siirtyy
        seuraavalle pelaajalle uudessa suunnassa.

rule-reverse-two = Suunnanvaihto kaksinpelissä
    .text =
        Kun pelissä on kaksi pelaajaa, Suunnanvaihto toimii myös Ohituksena: suunta vaihtuu, ja sama pelaaja
        saa uuden vuoron. Ei ole väliä, montako pelaajaa alussa oli; myös pudotuspelin kaksi viimeistä
        pelaavat kaksinpeliä. Vain sääntölehti 003 puhuu kahdesta pelaajasta; me pelaamme näin kaikkialla,
        ja valinnalla `two_player_reverse = turn` kortti vain vaihtaa suunnan.

rule-wild = Jokeri
    .text =
        Jokerin saa pelata millä vuorolla tahansa minkä kortin päälle tahansa, myös silloin, kun muita käden
        kortteja kävisi. Sen pelannut valitsee uuden värin ja saa valita myös voimassa olevan. Näin valitaan
        väri kaikille jokerikorteille paitsi Rantakulkurille.

rule-name-color = Jokerikortille valitaan väri
    .text =
        Väri valitaan samassa siirrossa, jossa jokerikortti pelataan, ei jälkeenpäin. Ilman väriä pelattu
        jokerikortti ei kelpaa. Käden viimeisenä pelattu jokerikortti ei tarvitse väriä, paitsi Nosta
        väri -jokeri. Rantakulkurille väri valitaan vain valinnalla `beachcomber_color = names`.

rule-side-colors = Pelissä olevat neljä väriä
    .text =
        Valita voi vain pelissä olevan puolen värin: valkoisella puolella sinisen, vihreän, punaisen tai
        keltaisen, mustalla puolella pinkin, turkoosin, oranssin tai violetin. Yksipuolisessa pakassa värit
        ovat turkoosi, pinkki, vihreä ja oranssi.

rule-color-first = Ensin väri
    .text =
        Kun väri on vielä valitsematta, koska aloituskortiksi kääntyi jokerikortti tai puolenvaihto toi sen
        päällimmäiseksi, mitään ei pelata eikä nosteta. Se, jonka kuuluu valita väri, valitsee, ja sitten
        peli jatkuu.

rule-no-color-asked = Väriä ei kysytä
    .text =
        Pelkkä väri valitaan vain silloin, kun sitä kysytään, aloituskortin tai puolenvaihdon jälkeen.
        Muulloin voimassa oleva väri pysyy.

rule-flip = Puolenvaihto
    .text =
        Ensin käännetään koko poistopakka, niin että Puolenvaihto on pohjalla ja pohjimmaisena olleen kortin
        toinen puoli päällimmäisenä. Sitten nostopakka käännetään samalla tavalla, ja seuraavaksi nostetaan se,
        mikä oli sen viimeinen kortti. Sitten käännetään kaikki kädet. Uusi puoli on pelissä seuraavaan
        Puolenvaihtoon asti; sen saa pelata kuka tahansa, sama pelaajakin. Puolenvaihto käy vain oman
        värinsä tai toisen Puolenvaihdon päälle.

rule-flip-surfaced = Puolenvaihdossa esiin tullut kortti ei vaikuta
    .text =
        Jos puolenvaihto tuo poistopakan päällimmäiseksi erikoiskortin, sillä ei ole vaikutusta: kukaan ei
        nosta, ketään ei ohiteta, suunta ei vaihdu, eikä toinen Puolenvaihto käännä mitään. Se ratkaisee
        vain, mikä väri tai merkki seuraavaksi käy. Sääntölehti 000 ei sano tästä mitään, ja me pelaamme
        senkin samoin.

rule-flip-wild = Puolenvaihto tuo esiin jokerikortin
    .text =
        Jos puolenvaihto tuo päällimmäiseksi jokerikortin, väri valitaan ennen seuraavaa vuoroa, eikä kukaan
        nosta sen kortin takia. Valinnalla `wild_after_flip = flipper` värin valitsee Puolenvaihdon
        pelannut. Valinnalla `by_side` hän valitsee sen, kun peli siirtyy mustalle puolelle, ja seuraava
        pelaaja silloin, kun peli siirtyy valkoiselle puolelle; seuraava pelaaja pelaa sitten tavallisen
        vuoron. Jokerikortin päälle käy vain valittu väri tai toinen jokerikortti. Sääntölehti 001 sanoo
        molemmat, kummankin oman puolensa Puolenvaihdon kohdalla.

rule-flip-wild-next = Puolenvaihto tuo esiin jokerikortin seuraavalle
    .text =
        Valinnalla `wild_after_flip = next` seuraava pelaaja valitsee värin jokerikortille, jonka
        puolenvaihto tuo päällimmäiseksi, kummin päin puoli sitten vaihtuikin, ja pelaa sen jälkeen
        tavallisen vuoron. Kukaan ei nosta sen kortin takia, ja sen päälle käy vain valittu väri tai toinen
        jokerikortti.

rule-draw-wild = Nosta kaksi -jokeri, Nosta väri -jokeri, Nosta neljä -jokeri
    .text =
        Nostojokerilla valitaan väri, ja seuraava pelaaja joutuu nostamaan kaksi korttia, neljä korttia tai
        valittuun väriin asti ja menettää vuoronsa. Nostojokeri on rehellinen, jos sitä pelattaessa kädessä
        ei ole muuta siihen asti voimassa olleen värin korttia; samat numerot ja merkit muissa väreissä
        eivät haittaa. Valinnalla `wilds_count_as_match = true` myös mikä tahansa muu jokerikortti kädessä
        tekee siitä epärehellisen. Myöhemmin saadut kortit, vaikkapa sakko unohtuneesta UNOsta, eivät muuta
        mitään. Valinnalla `bluffing = allowed` sen saa pelata epärehellisestikin, bluffina, ja seuraava
        pelaaja saa haastaa sen.

rule-no-bluff = Tässä pöydässä ei bluffata
    .text =
        Valinnalla `bluffing = refused` nostojokeri, joka ei olisi rehellinen, ei käy lainkaan eikä sitä saa
        pelata, ei myöskään juuri nostettuna. Rehellinen vaikuttaa heti: vastausta ei kysytä keneltäkään,
        vaan seuraava pelaaja nostaa korttinsa ja menettää vuoronsa.

rule-answer-first = Ensin vastaus
    .text =
        Nostojokerin jälkeen mitään ei pelata eikä nosteta, ennen kuin seuraava pelaaja on
        vastannut: hyväksynyt tai haastanut; kun `stacking` on käytössä, jokaiseen velan tekevään
        korttiin vastataan. Ennen päätöstään hän ei saa katsoa kortteja, jotka joutuisi nostamaan.
        Ennen vastausta saa vielä huutaa UNOn ja napata sen, joka unohti huutaa.

rule-nothing-to-answer = Ei mitään hyväksyttävää tai haastettavaa
    .text =
        Hyväksyä tai haastaa voi vain juuri pelatun nostojokerin tai velan (`stacking`) ja vain
        kerran. Mitään muuta korttia ei voi haastaa, ei myöskään nostojokeria, joka pelattiin käden
        viimeisenä korttina, sillä tyhjä käsi on aina rehellinen.

rule-who-answers = Vain se, joka joutuisi nostamaan
    .text =
        Vain vuorossa seuraava, joka joutuisi nostamaan, saa hyväksyä tai haastaa, myös velan
        (`stacking`). Muut eivät voi haastaa hänen puolestaan.

rule-accept = Hyväksyminen
    .text =
        Hyväksyvä pelaaja nostaa sen, mitä kortti vaatii, ja menettää vuoronsa. Sitä, oliko kortti
        rehellinen, ei paljasteta koskaan.

rule-guilty = Haaste: bluffi
    .text =
        Haastettu näyttää haastajalle, eikä kenellekään muulle, koko kätensä sellaisena kuin se nyt on. Jos
        kortti pelattiin epärehellisesti, sen pelannut nostaa haastajan sijasta: kaksi korttia, neljä
        korttia tai väriin asti. Haastaja ei nosta yhtään korttia ja pelaa vuoronsa tavalliseen tapaan.
        Kortti jää pöytään, ja sille valittu väri pysyy.

rule-innocent = Haaste: rehellinen
    .text =
        Jos kortti oli rehellinen, haastaja nostaa sen, mitä kortti vaatii, sekä kaksi korttia lisää, ja
        menettää vuoronsa. Nosta väri -jokerilla se tarkoittaa ensin väriin asti ja sitten kaksi. Kortti jää
        pöytään, ja sille valittu väri pysyy.

rule-until-color = Nosto väriin asti
    .text =
        Kortteja nostetaan yksi kerrallaan, kunnes jossakin on pelissä olevalla puolella valittu väri; ne
        kaikki jäävät käteen. Myös sen värinen erikoiskortti kelpaa, mutta jokerikortti ei, koska sillä ei
        ole väriä. Jos nostopakka loppuu, se täytetään poistopakasta; jos sekin loppuu, nostaminen päättyy.

rule-found-color = Löytynyt kortti näytetään
    .text =
        Valinnalla `found_color_shown = true` kortti, johon nosto väriin asti päättyy, näytetään koko
        pöydälle riippumatta siitä, kuka sen nosti: seuraava pelaaja, bluffaaja vai haastaja. Ennen sitä
        nostettuja kortteja ja hävityn haasteen kahta lisäkorttia ei näytetä.

rule-uno-call = UNO-huuto
    .text =
        Pelaajan, jolle jää oman siirtonsa jälkeen yksi kortti, on huudettava UNO. Huutaa saa sen siirron
        yhteydessä tai jo aiemmin omalla vuorolla, kun kädessä on kaksi korttia.

rule-uno-late = Myöhäinen huuto
    .text =
        Valinnalla `late_call = true` huutonsa unohtanut saa huutaa vielä jälkeenpäin, kunnes joku nappaa
        hänet tai nappausaika päättyy. Tämä lukee kaikissa sääntölehden 003 osioissa paitsi Ranskan osiossa;
        me sallimme sen kaikkialla, missä sääntölehti ei sano mitään.

rule-uno-too-late = Ei myöhäistä huutoa
    .text =
        Valinnalla `late_call = false` se, joka ei huutanut, kun hänelle jäi yksi kortti, ei voi enää korjata
        asiaa: huuto ei kelpaa niin kauan kuin hänet voi napata. Tilanne päättyy vasta nappaamiseen tai nappausajan
        loppuun.

rule-uno-when = Milloin UNOn saa huutaa
    .text =
        Erikseen saa huutaa vain omalla vuorolla, ennen pelaamista tai nostetun kortin odottaessa, kun
        kädessä on tasan kaksi korttia; tai myöhemmin, kun kädessä on yksi kortti ilman huutoa ja pelaaja on
        vielä napattavissa, jos `late_call` sen sallii. Muulloin huuto ei kelpaa, mutta yritys ei maksa
        mitään.

rule-uno-again = Yksi huuto riittää
    .text =
        Kun huuto on voimassa, uusi huuto ei kelpaa. Jos kortti pelataan toisen huudon kanssa, koko siirto
        hylätään, ja kortin saa pelata uudestaan ilman huutoa.

rule-uno-with-move = Huuto väärässä paikassa
    .text =
        Kortin yhteydessä huudettu UNO kelpaa vain, jos siirron jälkeen käteen jää yksi kortti tai jos
        siirto on Rantakulkuri, jolla annetaan pois viimeinenkin kortti. Muuten koko siirto hylätään ilman
        sakkoa.

rule-uno-exposed = Yksi kortti eikä huutoa
    .text =
        Pelaaja, jolle jäi oman siirtonsa jälkeen yksi kortti ja joka ei ole huutanut UNOa, on napattavissa.
        Pelaaja, jolle jäi yksi kortti muulla tavoin, ei ole.

rule-uno-catch = Nappaaminen
    .text =
        Kuka tahansa muu mukana oleva saa napata napattavissa olevan pelaajan, omalla vuorollaan tai sen
        ulkopuolella; ensimmäinen nappaus ratkaisee. Napattu nostaa kaksi korttia (`uno_penalty`).
        Unohtuneesta huudosta rangaistaan kerran, vaikka nostettavaa ei olisi ollut. Aiheeton nappaus ei
        kelpaa, mutta siitä ei rangaista.

rule-uno-window = Kuinka kauan pelaajan voi napata
    .text =
        Valinnalla `uno_window = begins` nappausaika päättyy, kun tehdään seuraava vuoroon kuuluva siirto:
        kun joku pelaa kortin, nostaa tai vastaa nostojokeriin tai kun joku toinen valitsee värin. Huuto,
        nappaus, hylätty siirto tai väri, jonka napattavissa oleva itse valitsee, ei päätä sitä. Valinnalla
        `uno_window = played` aika jatkuu seuraavan pelaajan nostaessa, kunnes nostettu kortti on pelattu
        tai pidetty, ellei nosto jää tyhjäksi; kaikki muu päättää sen niin kuin edellä. Jos seuraava vuoro
        on napattavissa olevan oma, Ohita kaikki -kortin takia tai siksi, että pelaajia on vain kaksi, hänen
        oma seuraava siirtonsa on kuin seuraavan pelaajan siirto.

rule-uno-cleared = Kuinka kauan huuto on voimassa
    .text =
        Huuto on voimassa, kunnes huutaneen käsi kasvaa: nostosta, sakosta tai lahjasta, tai kunnes
        se vaihtaa omistajaa. Silloin se raukeaa, ja kun käteen jää taas yksi kortti, on huudettava
        uudestaan. Mikään muu ei päätä sitä.

rule-beachcomber = Rantakulkuri
    .text =
        Rantakulkurin saa pelata minkä kortin päälle tahansa millä vuorolla tahansa, myös juuri nostettuna.
        Sen pelannut saa antaa samassa siirrossa pois enintään neljä korttia, kaikki yhdelle toiselle
        pelaajalle. Voimassa oleva väri pysyy, ellei valintana ole `beachcomber_color = names`; alle jäävä
        numero tai merkki ei enää vaikuta. Jos lahjan jälkeen jää yksi kortti, UNO on huudettava tavalliseen
        tapaan.

rule-gift-colors = Mitä saa antaa
    .text =
        Lahjassa on enintään yksi kortti kutakin neljää väriä, siis enintään neljä korttia. Numeroita ja
        värillisiä erikoiskortteja saa antaa; violetteja kortteja eli Jokeria, Nosta neljä -jokeria ja
        Rantakulkuria ei saa. Mitään ei ole pakko antaa: minkä tahansa värin voi pitää itsellään.
        Saksankielisen osion mukaan värit saavat olla samoja; me noudatamme seitsemää muuta.

rule-gift-whom = Kuka saa lahjan
    .text =
        Koko lahja menee yhdelle pelaajalle, joka on nimettävä, joka ei saa olla antaja itse ja jonka on
        oltava vielä mukana ottelussa. Myös oma pari voi saada sen. Kortit kuuluvat siitä lähtien saajalle,
        ja saajan aiempi UNO-huuto raukeaa.

rule-gift-empties = Lahja tyhjentää käden
    .text =
        Kierroksen voittaa antamalla viimeiset kortit pois vain, jos on huutanut UNOn, joko samassa
        siirrossa tai sitä ennen, kun kädessä oli kaksi korttia. Jos UNO jäi huutamatta, lahja on silti
        voimassa, mutta antaja nostaa heti kaksi korttia (`uno_penalty`), ja kierros jatkuu seuraavasta
        pelaajasta. Jos antajalla on sen jälkeen yksi kortti, häntä ei voi siitä napata. Jos mitään ei
        nosteta, koska kortit ovat lopussa tai koska `uno_penalty = 0`, antaja pääsi sittenkin eroon
        korteistaan. Ainoana jäljellä olevana korttina pelattu Rantakulkuri tyhjentää käden niin kuin mikä
        tahansa kortti.

rule-beachcomber-color = Rantakulkurille valitaan väri
    .text =
        Valinnalla `beachcomber_color = names` Rantakulkurin pelannut valitsee värin niin kuin Jokerille.
        Käden viimeisenä korttina se ei tarvitse väriä. Tätä ei lue missään sääntölehdessä; se on vaihtoehto
        pöydille, jotka siitä pitävät.

rule-going-out = Korteista eroon
    .text =
        Pelaaja, jolla ei ole enää yhtään korttia, on päässyt eroon korteistaan: kierros on ohi, ja hän on
        voittanut sen. Sitä ennen toteutuu hänen viimeisen korttinsa vaikutus muihin. Unohtuneella
        UNO-huudolla, josta kukaan ei ajoissa napannut, ei ole enää väliä.

rule-last-card-draws = Nostokortti viimeisenä korttina
    .text =
        Viimeisenä pelattu nostokortti tai nostojokeri panee seuraavan pelaajan vielä nostamaan, ja nostetut
        kortit lasketaan pisteisiin. Sitä ei voi haastaa, sillä tyhjä käsi on aina rehellinen. Nosta
        väri -jokerilla nostetaan valittuun väriin asti. Valinnalla `last_card_draws = false` kukaan ei
        nosta; sääntölehti 004 ei sano tästä mitään, ja sitä pelataan niin kuin muita.

rule-last-card-flips = Puolenvaihto viimeisenä korttina
    .text =
        Viimeisenä pelattu Puolenvaihto kääntää vielä kaiken, ja kädet lasketaan siltä puolelta, joka
        silloin on näkyvissä. Jos päällimmäiseksi tulee jokerikortti, väriä ei valita.

rule-last-wild = Jokerikortti viimeisenä korttina
    .text =
        Viimeisenä pelattu jokerikortti ei tarvitse väriä, mutta sen saa valita. Vain Nosta väri -jokerille
        on valittava väri silloinkin, koska seuraava pelaaja nostaa siihen väriin asti; näin on myös
        silloin, kun `last_card_draws = false`.

rule-reshuffle = Nostopakka on tyhjä
    .text =
        Kun pitäisi nostaa kortti eikä yhtään ole, poistopakan päällimmäisen alla olevat kortit sekoitetaan
        uudeksi nostopakaksi, pelissä oleva puoli alaspäin. Päällimmäinen kortti jää paikalleen, ja valittu
        väri pysyy. Näin tehdään myös kesken noston. Sääntölehti 004 ei sano tästä mitään, eivätkä useimmat
        muut mainitse päällimmäistä korttia; me pelaamme näin kaikkialla.

rule-blocked = Kukaan ei pelaa eikä nosta
    .text =
        Kierros on jumissa, kun kaikki mukana olevat ovat yksi toisensa jälkeen jääneet ilman pelattua tai
        nostettua korttia. Jokainen pelattu tai nostettu kortti aloittaa laskun alusta, eikä nostojokerin
        hyväksymistä ilman nostettua korttia lasketa. Jumiin jääneellä kierroksella ei ole voittajaa, kukaan
        ei saa siitä pisteitä missään pelimuodossa, ja seuraava jakaja jakaa uuden.

rule-move-limit = Siirtoraja
    .text =
        Kun siirtoja on tehty 5000 (`move_limit`), kierros on jumissa, ellei juuri viimeinen siirto päätä
        sitä. UNO-huudot ja nappaukset eivät ole siirtoja; pelatut kortit, nostot, pidetyt kortit,
        vastaukset ja värin valinnat ovat.

rule-hand-points = Korttien pistearvot
    .text =
        Numerokortti on numeronsa arvoinen. Nosta yksi on 10 pistettä, Ohita kaikki 30 ja kaikki muut
        värilliset erikoiskortit 20. Kaksipuolisessa pakassa Jokeri on 40 pistettä, Nosta kaksi -jokeri 50
        ja Nosta väri -jokeri 60; yksipuolisessa pakassa Jokeri, Nosta neljä -jokeri ja Rantakulkuri ovat
        kukin 50. Kaksipuolinen kortti lasketaan siltä puolelta, joka on pelissä kierroksen päättyessä.

rule-mode-single = Yksi kierros
    .text =
        Korteistaan eroon päässyt voittaa, eikä pisteitä lasketa. Jumiin jääneen kierroksen jälkeen seuraava
        jakaja jakaa uuden. Tämä on pelimuoto `match = single`, ja muutkin alla olevat valitaan samalla
        sääntövalinnalla.

rule-mode-points = Pistepeli
    .text =
        Kierroksen voittaja saa kaikkien muiden käsien pisteet. Ottelun voittaa se, joka ensimmäisenä
        saavuttaa tai ylittää pisterajan, joka on 500, ellei pöytä päätä toisin (`target`).
        Sääntölehdessä 004 tämä on vaihtoehto, muissa tavallinen peli.

rule-mode-lowest = Vähiten pisteitä
    .text =
        Joka kierroksen jälkeen kukin saa oman kätensä pisteet, joten kierroksen voittaja ei saa mitään.
        Heti, kun jonkun summa saavuttaa tai ylittää pisterajan, ottelu on ohi, ja sen voittaa se, jolla on
        vähiten pisteitä. Jos usealla on yhtä vähän, he voittavat yhdessä.

rule-mode-partners = Paripeli
    .text =
        Neljä pelaajaa, parin pelaajat vastakkain: paikat 0 ja 2 paikkoja 1 ja 3 vastaan. Kierros päättyy, kun
        jompikumpi parin pelaajista pääsee eroon korteistaan, ja pari saa molempien vastustajien käsien
        pisteet; voittajan kumppanin käteen jääneitä kortteja ei lasketa. Ottelun voittaa pari, joka
        ensimmäisenä saavuttaa tai ylittää pisterajan. Tämä lukee vain sääntölehdessä 003, mutta on
        valittavissa kaikissa versioissa.

rule-mode-rotation4 = Neljän kierto
    .text =
        Neljä pelaajaa pelaa pareittain kaksitoista kierrosta, neljä kunkin muun kanssa: ensin 0 ja 1
        yhdessä, sitten 0 ja 2, sitten 0 ja 3. Sitä varten vaihdetaan paikkoja: yksi pari istuu tuoleille 0
        ja 2, toinen pari tuoleille 1 ja 3, pienempi numero ensin. Kummallekin parin pelaajalle lasketaan
        kaikki, mitä pari saa; suurin summa voittaa, ja samaan summaan päässeet jakavat voiton. Jumiin
        jäänyt kierros pelataan uudestaan, eikä sitä lasketa kahteentoista. Kahdentoista kierroksen sarjan
        voi pelata 1–10 kertaa. Siellä, missä sääntölehden 003 osiot laskevat väärin, tarkoitus on kolme
        kertaa neljä.

rule-mode-rotation8 = Kahdeksan kierto
    .text =
        Kahdeksan pelaajaa kahdessa pöydässä pelaa seitsemän neljän kierroksen jaksoa, yhteensä 28
        kierrosta, niin että jokainen on jokaisen muun pari neljän kierroksen ajan ja kohtaa jokaisen
        vastustajana kahdessa jaksossa. Kun parit yhdistetään viivalla ja pöydät erotetaan kauttaviivalla,
        jaksot ovat 01-23/45-67, 02-46/13-57, 03-56/12-47, 04-37/15-26, 05-14/27-36, 06-17/24-35 ja
        07-25/16-34. Istumajärjestys ja pisteenlasku ovat samat kuin neljän kierrossa; summaan lasketaan
        molempien pöytien pisteet, ja 28 kierroksen sarjan voi pelata 1–10 kertaa.

        Pöydät pelaavat yhtä aikaa, kumpikin omalla pakallaan; edellä oleva odottaa toista vain jakson
        lopussa, kun parit ja pöydät vaihtuvat. Kumpikin pöytä nostaa ensimmäisen jakajansa kerran, ja
        jakovuoro kulkee sen jälkeen tuolilta tuolille, myös jakson tai sarjan vaihtuessa; jumiin jääneen
        kierroksen jakaa samassa pöydässä uudestaan seuraava jakaja, eikä sitä lasketa 28 kierrokseen.
        Valinnalla `pairing = match` toiset puolet näytetään, kun molemmat pöydät ovat lopettaneet; lähtevä
        pelaaja säilyttää paikkansa ja pisteensä, ja botti jatkaa hänen puolestaan.

rule-mode-elimination = Pudotuspeli
    .text =
        Joka kierroksen jälkeen kukin saa oman kätensä pisteet, ja se, joka saavuttaa tai ylittää
        pisterajan, putoaa. Peli jatkuu tyhjien tuolien yli; kaksi viimeistä säilyttävät pisteensä ja
        jatkavat kaksinpelin säännöillä. Viimeisenä mukana oleva voittaa, myös silloin, kun yksi kierros
        pudottaa kaikki muut kerralla. Sääntölehdessä tämän nimi on Challenge UNO.

rule-deal-passes = Kuka jakaa seuraavaksi
    .text =
        Joka kierroksen jälkeen, myös jumiin jääneen, jakaa seuraava vielä ottelussa mukana oleva pelaaja
        pelin alkusuuntaan laskettuna. Sillä, kumpaan suuntaan kierros sattui päättymään, ei ole väliä.
        Kierroissa jakovuoro kulkee tuolilta tuolille riippumatta siitä, kuka niillä istuu.

rule-sees-hands = Kädet
    .text =
        Pelaaja näkee oman kätensä korteista pelissä olevan puolen mutta ei toista puolta. Muiden käsistä
        hän näkee vain toisen puolen, niin kuin kortteja pidetään kädessä, nostojärjestyksessä eikä koskaan
        siinä järjestyksessä, johon pelaaja itse on ne lajitellut. Kaikki tietävät, montako korttia kullakin
        on kädessä. Yksipuolisten korttien kääntöpuoli on tyhjä, joten niistä näkyy vain määrä.

rule-sees-pile = Pakat
    .text =
        Kaikki näkevät poistopakan päällimmäisen kortin, kummankin pakan korttien määrän ja nostopakan
        päällimmäisestä kortista sen puolen, joka ei ole pelissä. Yksipuolisessa pakassa se on tyhjä. Muuta
        pakoista ei saa katsoa.

rule-sees-draw = Nostaminen
    .text =
        Nostaja näkee nostamiensa korttien etupuolet; kaikki muut näkevät niiden kääntöpuolet, kun ne
        tulevat käteen, sekä nostopakan uuden päällimmäisen kortin kääntöpuolen. Vain nostaja tietää, käykö
        kortti: sen pitäminen näyttää täsmälleen samalta kuin se, ettei sitä voi pelata, ja vie yhtä kauan.

rule-sees-shown-hand = Haasteessa näytetty käsi
    .text =
        Haastetun käsi näytetään kerran, pelissä olevalta puoleltaan, eikä kenellekään muulle kuin
        haastajalle. Muu pöytä saa tietää vain, oliko kortti rehellinen.

rule-sees-gift = Lahjat
    .text =
        Antaja ja saaja näkevät, mitkä kortit annetaan. Kaikki muut näkevät, montako korttia annetaan, kuka
        antaa ja kenelle, sekä korttien kääntöpuolet.

rule-sees-found = Löytynyt kortti
    .text =
        Valinnalla `found_color_shown = true` kaikki näkevät sen kortin etupuolen, johon nosto väriin asti
        päättyi. Saman noston muut etupuolet näkee vain nostaja.

rule-sees-end = Kierroksen jälkeen
    .text =
        Kun kierros on ohi, kaikki kädet näytetään pelissä olevalta puolelta pisteiden laskemista varten.
        Myös toiset puolet näytetään, ellei valintana ole `pairing = match`: silloin ne pysyvät salassa
        ottelun loppuun, koska samat kortit jaetaan uudestaan.

rule-sees-bystander = Katsojat
    .text =
        Katsojat näkevät pakat niin kuin pelaajat, kunkin käden korttien määrän ja kaikki siirrot. Ennen
        kierroksen loppua he eivät näe kenenkään kättä kummaltakaan puolelta, sillä pelaaja voisi tulla
        katsojaksi nähdäkseen oman kätensä kääntöpuolet. Pöytä voi halutessaan näyttää käsien kääntöpuolet
        katsojille.

rule-stacking = Nostokorttien kasaaminen
    .text =
        Kun `stacking = same` tai `rising`, pelatusta nostokortista tai nostojokerista, jossa on
        luku, tulee niin monen kortin velka. Seuraava pelaaja hyväksyy, nostaa koko velan ja
        menettää vuoronsa, tai kasaa sen päälle sopivan nostokortin: sen kortit lisätään, ja sitä
        seuraava vastaa. Mitään muuta ei pelata eikä nosteta. Jos kasattu kortti on käden viimeinen,
        kierros päättyy; sitä ennen seuraava pelaaja nostaa velan. Väriin asti nostettava jokeri ja
        aloituskorttina oleva nostokortti toimivat kuten aina, ilman velkaa.

rule-stack-same = Mitä saa kasata: saman kortin
    .text =
        Kun `stacking = same`, velan päälle saa pelata vain saman symbolin tai saman jokerin kuin
        päällimmäinen kortti. Värin ei tarvitse olla sama.

rule-stack-rising = Mitä saa kasata: yhtä paljon tai enemmän
    .text =
        Kun `stacking = rising`, velan päälle saa pelata minkä tahansa nostokortin, jolla nostetaan
        vähintään yhtä monta korttia kuin päällimmäisellä: yksi, kaksi, neljä tai viisi. Värin ei
        tarvitse olla sama.

rule-stack-challenge = Haastaminen kasassa
    .text =
        Kun `stacking` on käytössä, velan voi haastaa vain, jos päällimmäisenä on nostojokeri ja
        `bluffing = allowed`, ja haaste koskee vain sitä korttia. Jos se oli bluffi, sen pelannut
        nostaa koko velan ja haastaja pelaa vuoronsa tavalliseen tapaan. Muuten haastaja nostaa
        velan ja kaksi korttia lisää ja menettää vuoronsa.

rule-until-fits = Nostetaan, kunnes kortti käy
    .text =
        Kun `drawing = until_fits`, omalla vuorolla nostetaan kortti kerrallaan, kunnes jokin käy
        tai kortit loppuvat. Viimeksi nostettu kortti sitten pelataan tai pidetään. Kaikki tietävät,
        että se käy, mutta eivät, mikä se on. Sakkoja ja velkoja tämä ei koske.

rule-jump-in = Väliin lyöminen
    .text =
        Kun `jump_in = true`, saa pelata vuoronsa ulkopuolella vuoron alussa, jos kortilla on väri
        ja se on samanlainen kuin päällimmäinen, väriltään ja numeroltaan tai symboliltaan. Se ei
        käy, kun odotetaan nostettua korttia, vastausta tai väriä. Peli jatkuu väliin lyöneestä
        seuraavasta. Jos kaksi haluaa lyödä väliin, ensimmäinen saa.

rule-seven-swap = 7 vaihtaa käden
    .text =
        Kun `seven_swap = true`, 7:n pelannut, jolla on vielä kortteja, vaihtaa käden toisen
        pelaajan kanssa. Kummankin aiemmat huudot raukeavat. Jos 7:n pelanneella on nyt yksi kortti,
        hänen on huudettava UNO; toista ei voi napata saamastaan kädestä. Viimeisenä korttina 7 ei
        vaihda mitään.

rule-seven-whom = Kenen kanssa 7 vaihtaa
    .text =
        7, joka vaihtaa käden asetuksella `seven_swap`, nimeää yhden toisen pelaajan, joka on vielä
        mukana ottelussa. Sallittujen siirtojen joukossa se on kerran kutakin heistä kohti.

rule-zero-rotate = 0 siirtää kaikki kädet eteenpäin
    .text =
        Kun `zero_rotate = true`, kaikki kädet siirtyvät pelisuunnassa seuraavalle, kun joku pelaa
        0:n ja hänellä on vielä kortteja. Kaikki huudot raukeavat. Vain 0:n pelanneen voi sen
        jälkeen napata yhdestä kortista. Viimeisenä korttina 0 ei siirrä mitään, eikä sääntö koske
        pakkaa, jossa ei ole nollia.

rule-last-number = Viimeinen kortti on numero
    .text =
        Kun `last_card = number`, käden viimeisenä korttina saa pelata vain numerokortin, eikä
        Rantakulkurilla saa antaa pois viimeisiä kortteja. Kortti, jota ei siksi saa pelata, ei estä
        nostamasta.

rule-uno-automatic = UNO on voimassa itsestään
    .text =
        Kun `uno_call = automatic`, UNO katsotaan huudetuksi, kun käteen jää yksi kortti tai kun
        viimeiset kortit annetaan pois Rantakulkurilla. Kukaan ei huuda, eikä ketään napata.

rule-free-draw-wild = Nostojokerit ilman haastoa
    .text =
        Kun `bluffing = free`, nostojokerin saa aina pelata, ja se vaikuttaa heti. Se ei ole koskaan
        bluffi, eikä kukaan voi haastaa sitä.

rule-until-limit = Raja väriin asti nostamiselle
    .text =
        Kun `until_limit` on yli 0, väriin asti nostaminen päättyy niin moneen korttiin. Hävityn
        haasteen kaksi korttia tulevat sen lisäksi. Jos raja päättää noston, mitään korttia ei
        näytetä.
