# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Tapoja pelata
text-view-open = Tekstinäkymä
do-keys = Näppäimet
keys-title = Näppäimet
keys-hint = Kirjaimet toimivat, kun kohdistus on pöydässä. Jokainen rivi on myös painike.
keys-switch = Kirjaimet pikanäppäiminä
keys-verbosity = Kuinka paljon luetaan ääneen
keys-change = Vaihda näppäin
keys-change-what = Mitä näppäin tekee
keys-change-key = Uusi näppäin
keys-change-save = Vaihda
keys-reset = Palauta kaikki näppäimet
# A key that already does something else: $what is that.
keys-taken = Tämä näppäin on jo käytössä: { $what }
keys-wrong = Paina yhtä kirjainta, numeroa tai merkkiä.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Nuolinäppäimet
        [HomeEnd] Home, End
        [Pages] Page Up, Page Down
        [Space] Välilyönti
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Vaihto + { $key }
# Of two keys that do the same.
key-caps-both = { $one } tai { $two }

key-move = Liiku kädessä
key-ends = Ensimmäinen tai viimeinen kortti
key-groups = Seuraava tai edellinen väri kädessä
key-play = Pelaa kortti
key-cancel = Peruuta, sulje
key-read-hand = Lue käteni
key-read-top = Lue päällimmäinen kortti ja väri
key-read-counts = Lue kaikkien korttimäärät
key-read-backs = Lue seuraavan pelaajan kääntöpuolet; uudestaan, niin sitä seuraavan
key-read-side = Lue pelissä oleva puoli ja nostopakka
key-read-turn = Kuka on vuorossa
key-read-time = Aikaa jäljellä
key-read-scores = Lue pisteet
key-open-scores = Avaa pistetaulukko
key-read-last = Lue, mitä viimeksi tapahtui
key-read-before = Selaa tapahtumia taaksepäin
key-sort = Järjestä käsi toisin
key-draw = Nosta kortti
key-pass = Pidä nostettu kortti
key-challenge = Haasta
key-accept = Hyväksy
key-uno = Huuda UNO
key-catch = Nappaa UNOn unohtanut
key-color = Valitse väri { $number }
key-help = Näytä nämä näppäimet

read-hand =
    { $count ->
        [0] Kätesi on tyhjä.
       *[other] Kätesi, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Mikään ei käy.
       *[other] Käy: { $cards }.
    }
read-top = Päällimmäisenä { $card }. Väri nyt: { color-name }.
read-top-open = Päällimmäisenä { $card }. Väri vielä valitsematta.
read-count = { $who }: { card-count }.
    .you = Sinulla on { card-count }.
read-backs = Kääntöpuolet, { $who }: { $cards }.
read-backs-plain = { $who }: { card-count }, kääntöpuolissa ei näy mitään.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = Vuoroilla ei ole aikarajaa.
read-score = { $who }: { points-count }.
    .you = Sinulla on { points-count }.
read-sorted =
    { $sorting ->
        [color] Järjestetty värin mukaan.
        [number] Järjestetty numeron mukaan.
       *[taken] Nostojärjestyksessä.
    }
read-not-now = Ei onnistu nyt.
backs-label = Kääntöpuolet, { $who }: { $cards }
backs-plain-label = { $who }: kääntöpuolissa ei näy mitään
cards-label = Kortit: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Korttisi
others-title = Muut pelaajat
piles-title = Pakat
hand-title = Kätesi
text-table-title = Pöytä
text-player = { $who }, { card-count }
text-turn-note = vuorossa
text-called-note = on huutanut UNOn
text-no-actions = Nyt ei ole mitään tehtävää.

read-answer = { $who } pelasi { $card-object }.
read-answers = Hyväksy: { accept-says }. Haasta: { challenge-says }.
read-accept = Hyväksy: { accept-says }.
