# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Siirry sisältöön
home-title = Korttipöytä, jolla on kaksi puolta
home-lead = Joka kortin toisella puolella on päivä, toisella yö. Yksi puolenvaihto kääntää ne kaikki.
home-flip = Käännä kortti
home-play = Pelaa heti
home-play-hint = Sinä ja kolme bottia, ilman tunnuksia: { $hint }.
home-friends = Pelaa kavereiden kanssa
home-make-hint = Perusta pöytä ja lähetä linkki.
home-join-hint = Tai anna pöydän koodi.
home-code = Pöydän koodi
home-code-unknown = Pöytää { $code } ei ole. Tarkista koodi ja yritä uudestaan.
do-join = Liity
home-open = Avoimet pöydät
home-anywhere = Liity mihin tahansa pöytään
home-more = Lisää
home-learn = Opettele pelaamaan
home-learn-hint = Muutaman minuutin oppitunti
home-rules-hint = Pikaopas, kaikki kortit ja tarkat säännöt
home-pad-open = Pistevihko
home-pad = Oikeilla korteilla pelaaville; toimii ilman verkkoa
home-tournaments = Turnaukset
home-tournaments-hint = Vähintään kaksi pöytää, enintään 80 pelaajaa
home-matches-hint = Mitä pelasit ja miten kävi
home-settings-hint = Teema, tekstin koko, äänet, pikanäppäimet
home-unofficial = Epävirallinen pöytä kaksipuolisille peleille, joissa yritetään päästä eroon korteista.
table-line = { $free }/{ $seats } paikkaa vapaana, { $edition }
resume-title = Jatka otteluasi
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] Ottelu ei ole vielä alkanut.
               *[other] Ottelu ei ole vielä alkanut. Mukana: { $names }.
            }
        [turn] Sinun vuorosi, kierros { $round }, vastassa { $names }
        [between] Kierros { $round } on ohi, vastassa { $names }
       *[wait] Kierros { $round }, vastassa { $names }
    }
resume-table = Pöytä { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Klassikko
        [flip-splash] Splash
        [flip-canada] Kanada
        [flip-nordic] Pohjola
        [beachcomber] Rantakulkuri
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] kaksipuolinen, vuoden 2018 täydet säännöt
        [flip-splash] kaksipuolinen, 108 korttia, löytynyt väri näytetään
        [flip-canada] kaksipuolinen, enemmän aikaa napata unohtuneesta UNOsta
        [flip-nordic] kaksipuolinen, uudemmat ja lyhyemmät säännöt, yksi kierros
        [beachcomber] yksipuolinen, kortteja annetaan lahjaksi
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Painetut säännöt
        [single] Yksi kierros
        [points] Pistepeli
        [lowest] Vähiten pisteitä
        [partners] Paripeli
        [rotation4] Neljän kierto
        [rotation8] Kahdeksan kierto
       *[elimination] Pudotuspeli
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, sääntölehti 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, kanadalainen sääntölehti
        [flip-nordic] UNO FLIP, uudempi lyhyt sääntölehti
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Perusta pöytä
make-more = Lisää asetuksia
make-summary = Mitä pelataan
make-summary-seats =
    { $bots ->
        [0] { $seats } paikkaa, ei botteja
        [one] { $seats } paikkaa, 1 botti
       *[other] { $seats } paikkaa, { $bots } bottia
    }
make-summary-time =
    { $seconds ->
        [one] 1 sekunti vuoroa kohti
       *[other] { $seconds } sekuntia vuoroa kohti
    }
do-fewer = Yksi vähemmän
do-more = Yksi lisää
make-box = Oman pakkauksesi sääntölehti
make-product = Tuote
make-product-none = Ei mikään näistä: valitse versio
make-language = Sääntölehden kieli
make-section = Vastaa versiota { $edition }: { $hint }.
make-section-differs = Tässä osiossa säännöt poikkeavat näin:
make-cycles = Montako kertaa
make-edition = Versio
make-mode = Pelimuoto
make-target = Pisteraja
make-seats = Paikkoja
make-bots = Botteja
make-time = Vuoron aikaraja
make-time-value =
    { $seconds ->
        [0] Ei aikarajaa
        [one] 1 sekunti
       *[other] { $seconds } sekuntia
    }
make-watch = Kuka saa katsoa
watch-name =
    { $watch ->
        [nobody] Ei kukaan
        [counts] Kuka tahansa, vain korttien määrät
       *[backs] Kuka tahansa, myös korttien kääntöpuolet
    }
make-public = Näytä avointen pöytien joukossa
make-target-own = painetut säännöt
make-password-none = ei ole
make-chat = Reaktiot ja keskustelu
make-lapses = Botit unohtavat joskus huutaa UNOn
make-name = Nimesi
do-make = Perusta pöytä
make-several = Useampi pöytä
make-several-hint = Kahdeksan kierrossa kaksi pöytää pelaa rinnakkain ja jokainen on vuorollaan jokaisen pari. Turnaukseen mahtuu jopa 80 pelaajaa.
make-rotation = Luo kahdeksan kierto
make-rotation-bots = Pelaa kahdeksan kierto bottien kanssa
make-rotation-hint = Kahdeksan pelaajaa kahdessa pöydässä, neljä kierrosta kunkin parin kanssa. Saat sivun, jolla muut ilmoittautuvat; botit täyttävät vapaat paikat.

lobby-title = Pöytä { $code }
lobby-invite = Jaa tämä linkki tai näytä koodi skannattavaksi
lobby-copy = Kopioi linkki
lobby-copied = Kopioitu
lobby-code = Koodi
lobby-seat = Paikka { $number }
lobby-open = Vapaa
lobby-host = Vetäjä
lobby-start = Aloita
lobby-start-fill = Täytä boteilla ja aloita
lobby-add-bot = Lisää botti
lobby-remove = Poista
lobby-take = Istu tähän
lobby-move = Siirry tähän
lobby-stand = Nouse pöydästä
lobby-rename = Vaihda nimi
lobby-share = Jaa
# The title of the link that is handed to another app.
lobby-share-title = Tule pelaamaan: pöytä { $code }
lobby-bot-level = Botin { $who } taso
bot-level =
    { $level ->
        [random] Aloittelija
       *[greedy] Taitava
    }
invite-title = Kutsu kavereita
invite-full = Kaikki paikat on varattu
lobby-lock = Lukitse pöytä
lobby-unlock = Avaa pöydän lukitus
lobby-wait = Odotetaan, että vetäjä aloittaa.
lobby-spectators =
    { $count ->
        [0] Ei katsojia
        [one] 1 katsoja
       *[other] { $count } katsojaa
    }
lobby-move-seat = Jatka tällä paikalla toisella laitteella
lobby-move-hint = Kuka tahansa tämän linkin saanut voi pelata paikallasi: pidä se omana tietonasi.
lobby-password = Salasana
lobby-host-pass = Tee vetäjäksi

rules-title = Säännöt
rules-page-title = Säännöt, { $edition }
rules-contents = Sisältö
rules-guide = Pikaopas
rules-cards = Kortit
rules-exact = Tarkat säännöt
rules-exact-hint = Valitse sääntö, niin voit lukea sen kokonaan.
rules-compare = Missä versiot eroavat
rules-compare-one = Sääntövalinta
rules-sheets = Lähde: { $sheets }
rules-printed = Lähde: { $section }
rules-not-printed = Ei lue tässä osiossa: { $section }; lähde: { $sheets }
rules-ours = Ei lue missään sääntölehdessä; oma linjauksemme
rules-not-here = Ei voimassa tässä
rules-choose = Versio tai sääntölehti
rules-editions = Versiot
rules-section = Nämä säännöt: { $section }. Niitä vastaa versio { $edition }.
guide-match = Pelaa sopiva kortti
    .text = Pelaa kortti, jossa on sama väri, numero tai merkki kuin poistopakan päällimmäisessä.
guide-draw = Tai nosta yksi
    .text =
        { $drawn ->
            [must_play] Mikään ei käy? Nosta yksi kortti. Jos se käy, se on pelattava.
            [must_if_forced] Mikään ei käy? Nosta yksi kortti. Jos se käy, se on pelattava, ellet olisi voinut pelata jotain muuta.
           *[may_play] Mikään ei käy? Nosta yksi kortti. Jos se käy, saat pelata sen heti.
        }
guide-wild = Jokerikortti käy aina
    .text = Pelaa jokerikortti minkä tahansa kortin päälle ja valitse väri. Nostojokeri panee seuraavan pelaajan myös nostamaan.
guide-flip = Puolenvaihto kääntää kaiken
    .text = Kätesi, molemmat pakat ja muiden kortit: nyt on pelissä toinen puoli, jolla on eri värit ja kovemmat kortit.
guide-backs = Lue kääntöpuolia
    .text = Muiden korteista näet kääntöpuolen: sen, mitä heillä on kädessään seuraavan puolenvaihdon jälkeen. Hekin näkevät sinun korttiesi kääntöpuolet.
guide-gift = Anna kortteja pois
    .text = Rantakulkurilla saat antaa yhdelle pelaajalle enintään neljä korttia, kaikki eri väriä.
guide-uno = Huuda UNO
    .text =
        { $count ->
            [0] Huuda UNO, kun pelaat toiseksi viimeisen korttisi.
            [one] Huuda UNO, kun pelaat toiseksi viimeisen korttisi. Jos unohdat ja sinut napataan, nostat yhden kortin.
           *[other] Huuda UNO, kun pelaat toiseksi viimeisen korttisi. Jos unohdat ja sinut napataan, nostat { $count } korttia.
        }
guide-challenge = Haasta bluffi
    .text =
        { $bluffing ->
            [refused] Nostojokerin saa pelata vain, jos kädessä ei ole voimassa olevan värin korttia.
           *[allowed] Nostojokeri on bluffi, jos sen pelanneella oli siihen asti voimassa olleen värin kortti. Haasta, niin hän nostaa sinun sijastasi. Jos se ei ollut bluffi, nostat kaksi enemmän.
        }
guide-out = Pääse eroon korteistasi
    .text = Se, joka pelaa viimeisen korttinsa, voittaa kierroksen.
guide-score = Laske loput
    .text =
        { $mode ->
            [single] Pisteitä ei lasketa: se, joka pääsee eroon korteistaan, voittaa.
            [lowest] Kaikki laskevat käteen jääneet korttinsa. { $goal }
            [elimination] Kaikki laskevat käteen jääneet korttinsa. { $goal }
           *[points] Voittaja saa pisteet muiden käsiin jääneistä korteista. { $goal }
        }
gallery-number = Numero
gallery-number-points = Numeronsa verran pisteitä
gallery-does =
    { $does ->
        [number] Ei vaikutusta; käy värin tai numeron mukaan.
        [draw]
            { $count ->
                [one] Seuraava pelaaja nostaa yhden kortin ja menettää vuoronsa.
               *[other] Seuraava pelaaja nostaa { $count } korttia ja menettää vuoronsa.
            }
        [reverse] Pelisuunta vaihtuu.
        [skip] Seuraava pelaaja menettää vuoronsa.
        [skipall] Kaikki muut menettävät vuoronsa: pelaat uudestaan.
        [flip] Kaikki käännetään toisin päin.
        [wild] Käy aina; sinä valitset värin.
        [draw-wild] Valitset värin; seuraava pelaaja nostaa { $count } korttia ja menettää vuoronsa tai haastaa sinut.
        [draw-until] Valitset värin; seuraava pelaaja nostaa, kunnes sitä väriä tulee, ja menettää vuoronsa tai haastaa sinut.
       *[gift] Käy aina; anna yhdelle pelaajalle enintään neljä eriväristä korttia.
    }
rules-names = Tämän sääntölehden nimet
rules-names-ours = Täällä
rules-names-printed = Sääntölehdessä
word-name =
    { $word ->
        [light_side] valkoinen puoli
        [dark_side] musta puoli
        [draw_pile] nostopakka
        [discard_pile] poistopakka
        [dealer] jakaja
        [round] kierros
        [challenge] haaste
        [action_card] erikoiskortti
        [game] pelin nimi
        [challenge_uno] pudotuspeli
       *[other] { $word }
    }
rules-loading = Ladataan sääntöjä…

settings-title = Asetukset
settings-name = Nimesi
settings-language = Kieli
settings-speed = Animaatioiden nopeus
speed-name =
    { $speed ->
        [half] Hidas
        [one] Tavallinen
        [two] Nopea
       *[off] Ei animaatioita
    }
settings-you = Sinä
settings-look = Ulkoasu
settings-theme = Teema
theme-name =
    { $theme ->
        [side] Pelissä olevan puolen mukaan
        [light] Vaalea
        [dark] Tumma
       *[system] Kuten tällä laitteella
    }
settings-text-size = Tekstin koko
text-size-name = { $size } %
settings-patterns = Kuviot korteissa
settings-moves = Animaatiot
settings-motion = Liike
motion-name =
    { $motion ->
        [system] Kuten tällä laitteella
        [reduce] Häivytys liikkeen sijaan
       *[full] Täysi liike
    }
settings-play = Pelaaminen
settings-confirm-tap = Pelaa kortti kahdella napautuksella
settings-shortcuts = Yhden kirjaimen pikanäppäimet
settings-vibrate = Värinä, kun on sinun vuorosi
settings-verbosity = Ääneen luetut viestit
verbosity-name =
    { $verbosity ->
        [terse] Lyhyet
        [normal] Tavalliset
       *[verbose] Yksityiskohtaiset
    }
settings-sounds = Äänet
settings-sound = Toista äänet
sound-name =
    { $sound ->
        [play] Kortti pelataan
        [draw] Kortteja nostetaan
        [flip] Puolenvaihto
        [turn] Sinun vuorosi, taustalla
        [uno] UNO
        [join] Joku liittyy
       *[end] Kierroksen loppu
    }
do-preview = Kuuntele
settings-large = Suuremmat kortit
settings-saved = Tallennettu tähän selaimeen.
default-name = Vieras
error-network = Palvelimeen ei saada yhteyttä. Tarkista, että se on käynnissä.
not-found-title = Sivua ei löydy
not-found = Tässä osoitteessa ei ole sivua.

matches-title = Ottelusi
matches-none = Ei vielä otteluita. Pelaa yksi, niin näet sen täällä.
matches-begin = Pelaa ottelu
matches-played =
    { $count ->
        [one] pelattu ottelu
       *[other] pelattua ottelua
    }
matches-won =
    { $count ->
        [one] voitettu ottelu
       *[other] voitettua ottelua
    }
matches-stopped =
    { $count ->
        [one] keskeytetty ottelu
       *[other] keskeytettyä ottelua
    }
rounds-played =
    { $count ->
        [one] pelattu kierros
       *[other] pelattua kierrosta
    }
rounds-won =
    { $count ->
        [one] voitettu kierros
       *[other] voitettua kierrosta
    }
best-round = Paras kierros
matches-by-edition = Versioittain
matches-company = Vastassa
company-name =
    { $company ->
        [bots] Botit
       *[people] Ihmiset
    }
matches-column = Ottelut
rounds-column = Kierrokset
won-of = { $won }/{ $count } voitettu
matches-last = Viimeisimmät ottelut: { $count }
match-against = Vastassa { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Voitto
               *[other] Voitto, kierroksista { $won }/{ $rounds }
            }
        [lost]
            { $rounds ->
                [one] Tappio
               *[other] Tappio, kierroksista voitettu { $won }/{ $rounds }
            }
        [stopped] Lopetettu kesken, kierroksista voitettu { $won }/{ $rounds }
       *[open] Kesken, kierroksista voitettu { $won }/{ $rounds }
    }
matches-export = Tallenna tiedostoksi
matches-erase = Poista kaikki ottelut
matches-erase-ask = Kaikki tämän selaimen ottelut ja tilastot poistetaan. Tätä ei voi perua.
do-erase = Poista
matches-saved = Tallessa vain tässä selaimessa.

offline-title = Ei verkkoyhteyttä
offline-text = Palvelimeen ei saada yhteyttä, joten pöytiä ei voi juuri nyt avata.
offline-still = Nämä toimivat silti
do-retry = Yritä uudestaan
offline-state =
    { $state ->
        [ready] Säännöt ja pistevihko toimivat myös ilman verkkoa.
        [preparing] Valmistellaan käyttöä ilman verkkoa…
        [insecure] Käyttö ilman verkkoa vaatii suojatun osoitteen (https). Pistevihkon voi sen sijaan ladata tiedostona.
       *[failed] Tämä selain ei voinut tallentaa sivua käytettäväksi ilman verkkoa.
    }
