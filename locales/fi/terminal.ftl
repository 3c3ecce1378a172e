# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | apua | ohje
type-hand = käsi | kortit | pöytä
type-scores = pisteet | tilanne
type-rule = r | sääntö | säännöt
type-why = miksi
type-quit = q | lopeta | poistu
type-draw = n | nosta | nostan
type-keep = p | pidä | pidän | passaa | passaan
type-accept = hy | hyväksy | hyväksyn
type-challenge = ha | haasta | haastan
type-uno = uno | u
type-catch = nappaa | nappaan
type-play = pelaa | pelaan | lyö | lyön
# As in: 4 give 1,3 to Ann.
type-give = anna | annan
type-to = pelaajalle
type-and = ja
type-nobody = ei | kenellekään | kukaan
type-yes = k | kyllä | joo
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = ja | huuda | huudan | kortti | kortin | se | sen | valitse | valitsen | väri | väriksi | värin

# The start.
terminal-player = Sinä
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = sinä
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Pelataan osion { $section } mukaan: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Yksi kierros: ensimmäisenä korteistaan eroon päässyt voittaa.
        [points] Kierroksen voittaja saa pisteet kaikkien muiden käsistä; { $target } pisteellä voittaa.
        [lowest] Joka kierroksen jälkeen kaikki laskevat käteen jääneet korttinsa; kun joku saa { $target } pistettä, voittaa se, jolla on vähiten.
        [partners] Kaksi paria: parin pelaajat istuvat vastakkain; kun toinen heistä pääsee eroon korteistaan, pari saa pisteet vastustajien käsistä; { $target } pisteellä voittaa.
        [rotation4]
            { $cycles ->
                [one] Kierto: { $rounds } kierrosta, neljä kunkin parin kanssa; suurin summa voittaa.
               *[other] Kierto: { $rounds } kierrosta, { $each } kunkin parin kanssa; suurin summa voittaa.
            }
        [rotation8]
            { $cycles ->
                [one] Kahdeksan kierto kahdessa pöydässä: { $rounds } kierrosta, neljä kunkin parin kanssa; suurin summa voittaa.
               *[other] Kahdeksan kierto kahdessa pöydässä: { $rounds } kierrosta, { $each } kunkin parin kanssa; suurin summa voittaa.
            }
       *[elimination] Joka kierroksen jälkeen kaikki laskevat käteen jääneet korttinsa; joka saa { $target } pistettä, putoaa, ja viimeisenä mukana oleva voittaa.
    }
terminal-around = Pöydän ympäri vasemmalle: { $names }.
terminal-bots = Muut pelaajat ovat botteja ({ $bot }), jotka unohtavat joskus huutaa UNOn.
terminal-uno-hint = Kun sinulla on kaksi korttia, huuda UNO pelatessasi toisen niistä: 3! tai 3 { $type-uno }.
terminal-help-hint = Kirjoita milloin vain { $type-help }, niin saat ohjeen, tai { $type-quit }, niin peli loppuu.
terminal-drawing =
    { $by ->
        [points] Jakaja ratkaistaan nostamalla, arvokkain kortti jakaa: { $drawn }.
        [tie] Tasapeli, joten nämä pelaajat nostavat uudestaan: { $drawn }.
       *[number] Jakaja ratkaistaan nostamalla, suurin numero jakaa: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } nostaa { $card-object }
    .you = nostat { $card-object }
terminal-deals = { $who } jakaa.
    .you = Sinä jaat.
terminal-round = Kierros { $number }.
terminal-round-of = Kierros { $number }/{ $rounds }: { $team } vastaan { $others }.
terminal-other-tables = Toisessa pöydässä pelaavat { $first } vastaan { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Sinun vuorosi. Väri nyt { $color }, päällimmäisenä { $card }, vuoro kulkee { terminal-direction }, seuraavana { $who }.
        [light] Sinun vuorosi. Valkoinen puoli, väri nyt { $color }, päällimmäisenä { $card }, vuoro kulkee { terminal-direction }, seuraavana { $who }.
        [dark] Sinun vuorosi. Musta puoli, väri nyt { $color }, päällimmäisenä { $card }, vuoro kulkee { terminal-direction }, seuraavana { $who }.
       *[other] Sinun vuorosi. Pelissä oleva puoli: { $side }, väri nyt { $color }, päällimmäisenä { $card }, vuoro kulkee { terminal-direction }, seuraavana { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Sinun vuorosi. Päällimmäisenä { $card }, väri vielä valitsematta, vuoro kulkee { terminal-direction }, seuraavana { $who }.
        [light] Sinun vuorosi. Valkoinen puoli, päällimmäisenä { $card }, väri vielä valitsematta, vuoro kulkee { terminal-direction }, seuraavana { $who }.
        [dark] Sinun vuorosi. Musta puoli, päällimmäisenä { $card }, väri vielä valitsematta, vuoro kulkee { terminal-direction }, seuraavana { $who }.
       *[other] Sinun vuorosi. Pelissä oleva puoli: { $side }, päällimmäisenä { $card }, väri vielä valitsematta, vuoro kulkee { terminal-direction }, seuraavana { $who }.
    }
terminal-direction =
    { $direction ->
        [left] vasemmalle
       *[right] oikealle
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, parisi: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, parisi: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Kääntöpuoli: { $cards }.
       *[other] Kääntöpuolet: { $cards }.
    }
terminal-seat-out = { $who } on pudonnut.
terminal-draw-pile = Nostopakka: { card-count }.
    .back = Nostopakka: { card-count }, seuraavan kääntöpuoli: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Kätesi, { card-count }, UNO huudettu (* käy; päällimmäisenä { $top }):
       *[no] Kätesi, { card-count } (* käy; päällimmäisenä { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Kätesi, { card-count }, UNO huudettu, mikään ei käy (päällimmäisenä { $top }):
           *[no] Kätesi, { card-count }, mikään ei käy (päällimmäisenä { $top }):
        }
    .plain = Kätesi, { card-count }:
terminal-top-wild = { $card }, väri { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Pelaa { $numbers }.
    .draw = Pelaa { $numbers } – tai nosta ({ $type-draw }).
terminal-draw = Mikään ei käy: nosta ({ $type-draw }).
terminal-drawn-may = Nostamasi { $card } käy: pelaa se ({ $number }) tai pidä se ({ $type-keep }).
terminal-drawn-must = Nostamasi { $card } käy, ja se on pelattava ({ $number }).
terminal-draw-unplayable = Nostat { $cards-object }, joka ei käy, ja pidät sen.
terminal-flipped = Poistopakan päällimmäisenä on { $card }.
terminal-answer = Hyväksytkö ({ $type-accept }) vai haastatko ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } pelasi { $card-object }, kun väri oli { $color }: bluffi, jos hänellä oli jokin muu { $color } kortti tai toinen jokerikortti.
       *[no] { $who } pelasi { $card-object }, kun väri oli { $color }: bluffi, jos hänellä oli jokin muu { $color } kortti.
    }
terminal-accept = Hyväksy ({ $type-accept }): nostat { card-count.object } ja menetät vuorosi.
    .color = Hyväksy ({ $type-accept }): nostat, kunnes tulee { $color }, ja menetät vuorosi.
terminal-challenge = Haasta ({ $type-challenge }): jos se oli bluffi, { $who } nostaa { card-count.object } ja vuoro on sinun; jos ei, nostat { $more } korttia ja menetät vuorosi.
    .color = Haasta ({ $type-challenge }): jos se oli bluffi, { $who } nostaa, kunnes tulee { $color }, ja vuoro on sinun; jos ei, nostat, kunnes tulee { $color }, sitten vielä 2, ja menetät vuorosi.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Kasaa { $numbers } – tai hyväksy ({ $type-accept }).
    .challenge = Kasaa { $numbers } – tai hyväksy ({ $type-accept }) tai haasta ({ $type-challenge }).
terminal-stack-nothing = Sinulla ei ole mitään kasattavaa: hyväksy ({ $type-accept }).
terminal-which-color = Mikä väri: { $colors }? (Enterillä otat kortin takaisin)
terminal-name-color = Päällimmäiseksi tuli jokerikortti, ja sinä valitset värin: { $colors }.
    .start = Sinä aloitat ja valitset jokerikortin värin: { $colors }.
terminal-taken-back = Otat kortin takaisin.
terminal-give-whom = Voit antaa yhdelle pelaajalle enintään neljä korttia, korkeintaan yhden kutakin väriä eikä jokerikortteja. Kenelle: { $names }, vai ei kenellekään ({ $type-nobody })? (Enterillä otat kortin takaisin)
terminal-give-what = Mitkä kortit saa { $who }? Numerot, esimerkiksi 1,3. (Enterillä otat kortin takaisin)
terminal-swap-whom = Kenen kanssa vaihdat käden: { $names }? (Enterillä otat kortin takaisin)
terminal-offer-jump-in = Voit lyödä väliin: pelaa { $numbers } tai jatka painamalla Enter.
# Follow the message log-exposed.
terminal-offer-catch = Kirjoita { $type-catch } tai jatka painamalla Enter.
terminal-offer-call = Kirjoita { $type-uno } tai jatka painamalla Enter.
terminal-too-late = Et huutanut UNOa, vaikka sinulla on enää yksi kortti, ja nyt se on myöhäistä.
terminal-not-now = Se saa odottaa.
terminal-next = Seuraavaan kierrokseen pääset painamalla Enter.
terminal-watch = Olet pudonnut. Paina Enter, niin näet, miten seuraava kierros päättyy.
terminal-sure = Lopetetaanko peli? Lopeta kirjoittamalla { $type-yes } tai jatka painamalla Enter.

# Answers.
terminal-refused = { $reason } (sääntö { $rule })
terminal-playable-wild = { $card } käy: jokerikortin voi pelata minkä tahansa kortin päälle.
terminal-playable-color = { $card } käy: väri on nyt { $color }.
terminal-playable-symbol = { $card } käy: päällimmäisenä on { $symbol }.
terminal-allowed = Se on nyt sallittua.
terminal-why-what = Sano, mikä kortti: { $type-why } 3 tai { $type-why } { $card }.
terminal-unknown = ”{ $line }” ei kelpaa tässä. Kirjoita jokin alla olevista tai { $type-help }, niin saat ohjeen.
terminal-no-number = Korttia { $number } ei ole: korttisi ovat 1–{ $last }.
terminal-no-player = ”{ $name }” ei pelaa täällä: kirjoita { $names }.
terminal-no-color = ”{ $word }” ei ole tämän puolen väri: kirjoita { $colors }.
terminal-no-card = ”{ $word }” ei ole kortti: kirjoita numeroita, esimerkiksi 1,3.
terminal-nobody-to-catch = Nyt ei voi napata ketään.
terminal-no-rule = Sääntöä ”{ $rule }” ei ole. Pelkkä { $type-rule } luettelee kaikki.
    .near = Sääntöä ”{ $rule }” ei ole. Samantapaisia: { $rules }.
terminal-rules = Tämän pöydän säännöt luvuittain. Lue yksi: { $type-rule } ja säännön nimi.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Tämä sääntö ei ole voimassa tässä pöydässä.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Mitä voit kirjoittaa:
terminal-help-play = 3 tai { $card }: pelaa se kortti. 5 { $color }: pelaa jokerikortti ja valitse väriksi { $color }.
terminal-help-uno = 3! tai 3 { $type-uno }: pelaa kortti ja huuda UNO. { $type-uno }: huuda pelkkä UNO.
terminal-help-moves = { $type-draw }: nosta. { $type-keep }: pidä nostettu kortti. { $type-accept }: hyväksy nostojokeri. { $type-challenge }: haasta se.
terminal-help-catch = { $type-catch } { $who }: nappaa pelaaja, jolla on yksi kortti ja joka ei huutanut UNOa.
terminal-help-table = { $type-hand }: pöytä ja käsi uudestaan. { $type-scores }: pisteet. { $type-why } 3: miksi kortti ei käy.
terminal-help-rules = { $type-rule }: sääntöjen nimet. { $type-rule } matching: yksi sääntö. { $type-quit }: lopeta.
terminal-help-forget = Jos unohdat huutaa UNOn, muut voivat napata sinut, ennen kuin huomaat.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: pelaa rantakulkuri ja anna kortteja pois.
terminal-help-swap = 3 { $type-to } { $who }: pelaa 7 ja vaihda käsi.
terminal-help-backs = Kääntöpuolet ovat korttien toisia puolia: näet muiden, et koskaan omiasi.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Kaikki kädet näytetään.
terminal-held = { $who }: kädessä { $cards }, { points-count }.
    .you = Sinulla on kädessä { $cards }: { points-count }.
terminal-held-plain = { $who }: kädessä { $cards }.
    .you = Sinulla on kädessä { $cards }.
terminal-scored = { $who } saa { points-count.object }.
    .you = Saat { points-count.object }.
terminal-scored-team = { $team }: parille { points-count }.
terminal-other-table = Toisessa pöydässä voittivat { $team }, vastassa { $others }: { points-count }.
    .blocked = Toisessa pöydässä kierros jäi jumiin ja jaetaan uudestaan.
terminal-dealt-again = Seuraava jakaja jakaa sen uudestaan.
terminal-watched = { $who } voittaa kierroksen.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Pisteet kierroksen { $number } jälkeen.
    .none = Yhtään kierrosta ei ole vielä pelattu loppuun.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (viimeiset kierrokset { $rounds })
    .out = { $who }: { $total }, pudonnut ({ $rounds })
terminal-schedule = Parisi kierroksittain: { $stages }.
terminal-stage = { $first }–{ $last } { $who }
terminal-out = { $who } putosi ottelusta.
    .you = Putosit ottelusta.
terminal-won-round = { $who } voitti.
    .you = Voitit!
terminal-won = { $who } voitti ottelun: { points-count }.
    .you = Voitit ottelun: { points-count }!
terminal-won-team = Ottelun voittajat: { $team }, { points-count }.
terminal-won-shared = Jaettu voitto: { $team }, kullakin { points-count }.
terminal-last-in = { $who } on viimeisenä mukana ja voittaa.
    .you = Olet viimeisenä mukana: voitit!
terminal-again = Sama jako uudestaan: { $command }
terminal-goodbye = Näkemiin.
    .named = Näkemiin, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = Säännöt. Jos sääntö ei ole aina voimassa, siinä sanotaan, milloin on.
print-edition = Version { $edition } säännöt ({ $hint }; sääntölehti { $sheet }). Pöytä voi muuttaa mitä tahansa tässä mainittua sääntövalintaa.
    .changed = Version { $edition } säännöt, valinnat { $rulings } ({ $hint }; sääntölehti { $sheet }). Pöytä voi muuttaa mitä tahansa tässä mainittua sääntövalintaa.
print-section = Osion { $section } säännöt ({ $product }; { $language }; sitä vastaa versio { $edition }). Pöytä voi muuttaa mitä tahansa tässä mainittua sääntövalintaa.
    .changed = Osion { $section } säännöt ({ $product }; { $language }; sitä vastaa versio { $edition }, valinnat { $rulings }). Pöytä voi muuttaa mitä tahansa tässä mainittua sääntövalintaa.
print-condition = Vain, kun käytössä on { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] kaksipuolinen pakka
        [flip] pakka, jossa on puolenvaihtoja
        [skip_everyone] pakka, jossa on Ohita kaikki -kortteja
        [wild_draw_color] pakka, jossa on Nosta väri -jokereita
        [beachcomber] pakka, jossa on rantakulkureita
       *[other] pakka, jossa on { $feature }
    }
