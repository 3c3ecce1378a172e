# Why a move is refused: one message a rule, refusal-SLUG, read by the player who made the move.
# The same message is shown in the browser, in the terminal and in the text that the server sends.
#
# A message may use the variables of the facts that its rule gives, and must use all of those facts:
#   seat      $who (you, player, seat) to select by; $name of the player; $seat number as text
#   card      $card in words; $card-color (none for a wild) and $card-kind to select by
#             (none if the move named no card)
#   color     $color in words; $color-id to select by (none if the move named no colour)
#   symbol    $symbol in words; $symbol-id to select by (none where a wild is on top)
#   wilds     $wilds (yes, no): whether the side in play has wild kinds
#   colors    $colors, as "blue, green or red"
#   playable  $playable cards, as "blue 7 or wild"; $playable-count
#   field     $field of the move: card, at, color, uno, give, target
# $card-object, $color-object, $symbol-object, $colors-object and $playable-object are the same in the form of an
# object (cards.ftl).

refusal-whose-turn =
    { $who ->
        [player] Nyt ei ole sinun vuorosi: vuorossa on { $name }.
       *[seat] Nyt ei ole sinun vuorosi: vuorossa on paikka { $seat }.
    }
refusal-round-over = Tämä kierros on ohi: odota seuraavaa jakoa.
refusal-chair-out = Olet pudonnut ottelusta: muut jatkavat ilman sinua.
refusal-own-hand =
    { $card-kind ->
        [none] Et valinnut korttia: valitse kädestäsi kortti sen puolen mukaan, jonka näet.
       *[other] Tätä korttia ei ole kädessäsi: { $card }. Valitse kortti sen puolen mukaan, jonka näet.
    }
refusal-spare-field =
    { $field ->
        [card] Tähän siirtoon ei kuulu korttia: jätä se pois.
        [at] Tähän siirtoon ei kuulu kortin paikkaa kädessä: jätä se pois.
        [color] Väri valitaan vain jokerikortin kanssa: jätä se pois.
        [uno] Tähän siirtoon ei kuulu UNO-huutoa: jätä se pois.
        [give] Kortteja annetaan vain rantakulkurilla: jätä ne pois.
        [to] Toinen pelaaja nimetään vain lahjalle tai kädet vaihtavalle 7:lle: jätä hänet pois.
        [target] Tämä siirto ei kohdistu toiseen pelaajaan: jätä pelaaja pois.
       *[other] Siirrossa on jotain ylimääräistä: jätä se pois.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] Tuo kortti ei käy: pelaa { $color } kortti.
               *[other] Tuo kortti ei käy: pelaa { $color } kortti tai { $symbol }.
            }
       *[yes]
            { $symbol-id ->
                [none] Tuo kortti ei käy: pelaa { $color } kortti tai jokerikortti.
               *[other] Tuo kortti ei käy: pelaa { $color } kortti, { $symbol } tai jokerikortti.
            }
    }
refusal-must-lay = Et saa nostaa, kun jokin värillinen korttisi käy: pelaa { $playable }.
refusal-must-play = Nostamasi { $card } käy, joten et saa pitää sitä: pelaa se.
refusal-must-play-forced = Nostamasi { $card } käy, eikä mikään muu korttisi käynyt, joten et saa pitää sitä: pelaa se.
refusal-one-draw = Olet jo nostanut tällä vuorolla: pelaa nostamasi kortti, jos se käy, tai pidä se.
refusal-pass-after-draw = Kortin voi pitää vasta, kun sen on nostanut: pelaa kortti tai nosta.
refusal-drawn-card-only = Noston jälkeen saat pelata vain nostamasi kortin: pelaa { $card }, jos se käy, tai pidä se.
refusal-name-color = Valitse väri: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] Et valinnut väriä: valitse { $colors }.
       *[other] Väriä { $color } ei ole pelissä olevalla puolella: valitse { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Valitse ensin väri: { $colors }.
        [player] Odota: { $name } valitsee ensin värin.
       *[seat] Odota: paikka { $seat } valitsee ensin värin.
    }
refusal-no-color-asked = Nyt ei valita väriä: väri valitaan samalla, kun jokerikortti pelataan.
refusal-no-bluff = Tässä pöydässä ei saa bluffata, ja kädessäsi on toinenkin kortti, jonka väriksi lasketaan { $color }: pelaa jotain muuta.
refusal-answer-first =
    { $who ->
        [you] Vastaa ensin nostojokeriin: hyväksy tai haasta.
        [player] Odota: { $name } vastaa ensin nostojokeriin.
       *[seat] Odota: paikka { $seat } vastaa ensin nostojokeriin.
    }
refusal-nothing-to-answer = Nyt ei ole mitään hyväksyttävää tai haastettavaa: vastata voi vain itseä vastaan pelattuun nostojokeriin.
refusal-who-answers =
    { $who ->
        [player] Vain { $name } saa hyväksyä tai haastaa tämän nostojokerin: odota vastausta.
       *[seat] Vain paikka { $seat } saa hyväksyä tai haastaa tämän nostojokerin: odota vastausta.
    }
refusal-uno-when = Nyt et voi huutaa UNOa: huuda omalla vuorollasi, kun sinulla on kaksi korttia, tai samalla, kun pelaat toiseksi viimeisen korttisi.
refusal-uno-too-late = Nyt on myöhäistä huutaa UNO: tässä pöydässä ei saa huutaa enää, kun kortti on pelattu.
refusal-uno-again = Olet jo huutanut UNOn, ja huuto on yhä voimassa.
refusal-uno-with-move = Tämän siirron jälkeen käteesi ei jää tasan yhtä korttia: tee se ilman UNO-huutoa.
refusal-uno-catch =
    { $who ->
        [you] Itseään ei voi napata: nappaa joku muu, jolla on yksi kortti ja joka unohti huutaa UNOn.
        [player] { $name } ei ole nyt napattavissa: napata voi vain sen, jolla on yksi kortti eikä UNO-huutoa, ja vain kunnes peli jatkuu.
       *[seat] Paikka { $seat } ei ole nyt napattavissa: napata voi vain sen, jolla on yksi kortti eikä UNO-huutoa, ja vain kunnes peli jatkuu.
    }
refusal-gift-colors = Saat antaa enintään yhden kortin kutakin väriä etkä lainkaan jokerikortteja: valitse kortit uudestaan.
refusal-gift-whom = Kortit annetaan yhdelle toiselle pelaajalle, joka on vielä mukana ottelussa: kerro, kenelle.
refusal-stacking =
    { $who ->
        [you] Vastaa ensin: hyväksy velka tai kasaa sen päälle kortti.
        [player] Odota: { $name } vastaa ensin velkaan.
       *[seat] Odota: paikka { $seat } vastaa ensin velkaan.
    }
refusal-stack-same = Päällimmäisen kortin päälle käy vain sama nostokortti: kasaa sellainen tai hyväksy velka.
refusal-stack-rising = Päällimmäisen kortin päälle käy vain nostokortti, jolla nostetaan vähintään yhtä monta: kasaa sellainen tai hyväksy velka.
refusal-stack-challenge = Haastaa voi vain päällimmäisen nostojokerin ja vain pöydässä, jossa bluffit ratkaistaan: kasaa kortti tai hyväksy velka.
refusal-jump-in = Et voi lyödä väliin nyt: siihen tarvitaan täsmälleen päällimmäinen kortti, sama väri ja numero tai symboli, vuoron alussa.
refusal-seven-whom = 7 vaihtaa käden yhden toisen pelaajan kanssa, joka on vielä mukana ottelussa: kerro, kenen.
refusal-last-number = Tässä pöydässä viimeinen korttisi saa olla vain numero: pelaa jotain muuta tai nosta.
refusal-uno-automatic = Tässä pöydässä UNO on voimassa itsestään: kukaan ei huuda, eikä ketään napata.
