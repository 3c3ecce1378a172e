# The score pad for a real deck. It also works as one file, without a server.

pad-title = Pistevihko
pad-page-title = { $title } · Pistevihko
pad-lead = Laske pisteet, kun pelaat oikeilla korteilla. Kaikki pysyy tällä laitteella.
pad-all = Kaikki pistevihkot
pad-theme =
    { $theme ->
        [day] Vaalea
        [night] Tumma
       *[auto] Automaattinen
    }
pad-theme-label = Ulkoasu: { pad-theme }
pad-new = Uusi pistevihko
pad-none = Ei vielä pistevihkoja. Aloita uusi, niin löydät sen täältä, kun palaat.
pad-kept = Omat pistevihkot
pad-list-line = { $mode } · { pad-rounds-count } · { $date }
pad-rounds-count =
    { $count ->
        [0] ei vielä aloitettu
        [one] 1 kierros
       *[other] { $count } kierrosta
    }
pad-import = Tuo tiedosto
pad-imported = Tuotu: { $title }
pad-unreadable = Ei luettavissa
pad-unreadable-hint = Yhtä tämän laitteen pistevihkoista ei voi avata. { $reason } Tallenna se tiedostoksi tai poista se.
pad-not-kept = Selain ei säilytä tämän sivun tietoja. Vie pistevihkosi tiedostoksi, ennen kuin suljet sivun.

# Using it without a network.
pad-offline = Ilman verkkoyhteyttä
pad-offline-ready = Valmis: tämä sivu avautuu nyt tällä laitteella ilman verkkoyhteyttä.
pad-offline-preparing = Valmistellaan käyttöä ilman verkkoyhteyttä…
pad-offline-file = Yhteyttä ei ole salattu, joten selain ei voi säilyttää sivua. Lataa pistevihko tiedostona: se avautuu millä tahansa selaimella eikä tarvitse verkkoyhteyttä.
pad-offline-failed = Selain ei pystynyt säilyttämään sivua. Lataa pistevihko tiedostona.
pad-offline-also = Voit myös ladata sen yhtenä tiedostona.
pad-download = Lataa pistevihko
pad-updated = Pistevihkosta on uusi versio.
pad-reload = Lataa uudelleen

# A new pad.
pad-mode-name =
    { $mode ->
        [single] Yksi kierros
        [points] Pistepeli
        [lowest] Vähiten pisteitä
        [partners] Paripeli
        [rotation4] Neljän kierto
        [rotation8] Kahdeksan kierto
       *[elimination] Pudotuspeli
    }
pad-goal =
    { $mode ->
        [single] Ensimmäisenä korteistaan eroon päässyt voittaa. Pisteitä ei lasketa.
        [points] Korteistaan eroon päässyt saa kaikkien muiden käsien pisteet. Ensimmäisenä { $target } pistettä kerännyt voittaa.
        [lowest] Kukin saa oman kätensä pisteet. Kun joku saa { $target } pistettä, voittaa se, jolla on vähiten.
        [partners] Parin pelaajat istuvat vastakkain ja saavat molempien vastustajien käsien pisteet. Ensimmäisenä { $target } pistettä kerännyt pari voittaa.
        [rotation4] Jokainen on jokaisen pari neljän kierroksen ajan, yhteensä { $rounds } kierrosta. Suurin summa voittaa.
        [rotation8] Kaksi pöytää, kummassakin { $rounds } kierrosta. Jokainen on jokaisen pari neljän kierroksen ajan. Suurin summa voittaa.
       *[elimination] Kukin saa oman kätensä pisteet. Jos saat { $target } pistettä, putoat; viimeisenä mukana oleva voittaa.
    }
pad-mode = Miten pelataan?
pad-target = Pisteraja
pad-cycles = Montako kertaa kierto pelataan
pad-players = Pelaajat
pad-players-hint = Istumajärjestyksessä myötäpäivään.
pad-players-rotation = Missä järjestyksessä tahansa: pistevihko kertoo, kuka istuu missäkin.
pad-player = Pelaaja { $number }
pad-add-player = Lisää pelaaja
pad-remove-player = Poista { $name }
pad-move-up = Siirrä ylemmäs: { $name }
pad-first-dealer = Kuka jakaa ensin?
pad-first-dealer-table = Kuka jakaa ensin pöydässä { $table }?
pad-first-dealer-hint =
    { $ruling ->
        [highest_number] Jokainen nostaa kortin. Suurin numero jakaa; merkit ovat 0. Tasoihin jääneet nostavat uudestaan.
        [highest_points] Jokainen nostaa kortin. Pisteiltään arvokkain kortti jakaa. Tasoihin jääneet nostavat uudestaan.
       *[chosen] Valitse kuka tahansa pelaajista.
    }
pad-name = Pistevihkon nimi
pad-name-hint = vapaaehtoinen
pad-start = Aloita
pad-cancel = Peruuta

# The match.
pad-round = Kierros { $number }
pad-round-of = Kierros { $number }/{ $rounds }
pad-table = Pöytä { $table }
pad-deals = { $name } jakaa, { $first } aloittaa.
pad-deals-right = { $name } jakaa, { $first } aloittaa. Peli kulkee aluksi oikealle.
pad-again = Viime kierros jäi jumiin ja pelataan uudestaan.
pad-seats = Kuka istuu missäkin
pad-seats-changed = Uudet parit: vaihtakaa paikkoja.
pad-team = { $one } ja { $other }
pad-against = vastaan
pad-table-waits = Pöytä { $table } odottaa toista pöytää.
pad-dealer = jakaja
pad-enter = Kirjaa kierros { $number }
pad-enter-table = Kirjaa kierros { $number } pöydässä { $table }
pad-continue = Jatka kierroksen kirjaamista
pad-standings = Tilanne
pad-totals = Yhteensä
pad-is-out = pudonnut
pad-leads = johtaa
pad-wins =
    { $count ->
        [one] { $names } voittaa
       *[other] { $names } voittavat
    }
pad-shares = { $names } jakavat voiton
pad-out-wins = { $name } pääsi eroon korteistaan ja voittaa
pad-winner = voittaja
pad-again-match = Uudestaan samalla porukalla
pad-sheet = Pistetaulukko
pad-sheet-empty = Kierrokset tulevat tähän. Voit korjata kierroksen napauttamalla sitä.
pad-sheet-round = Kierros
pad-sheet-edit = Korjaa kierros { $number }: { $result }
pad-sheet-edit-table = Korjaa kierros { $number } pöydässä { $table }: { $result }
pad-result-won = { $name } pääsi eroon korteistaan
pad-result-blocked = jäi jumiin
pad-went-out = pääsi eroon korteistaan
pad-undo = Kumoa
pad-redo = Tee uudelleen
pad-undone = Kumottu
pad-redone = Tehty uudelleen

# A round.
pad-entry-edit = Korjaa kierros { $number }
pad-who-out = Kuka pääsi eroon korteistaan?
pad-nobody = Ei kukaan: kierros jäi jumiin
pad-blocked-hint = Kukaan ei saa pisteitä. Seuraava jakaja jakaa kierroksen uudestaan.
pad-side = Kumpi puoli oli lopussa pelissä?
pad-side-name =
    { $side ->
        [light] Valkoinen puoli
       *[dark] Musta puoli
    }
pad-hands = Käteen jääneet kortit
pad-hand-of = { $name }: { $sum }
pad-hand-none = { $name }: ei vielä kirjattu
pad-hand-text = { points-count }, { pad-cards-count }
pad-cards-count =
    { $cards ->
        [one] 1 kortti
       *[other] { $cards } korttia
    }
pad-partner-free = Pelaajan { $name } kortteja ei lasketa: pari saa pisteet yhdessä.
pad-keypad = Kortit: { $name }
pad-key =
    { $taken ->
        [0] { $kind }, { points-count }
       *[other] { $kind }, { points-count }, kirjattu { $taken }
    }
pad-key-none = { $kind }: kaikki { $count } on kirjattu
pad-take-back = Poista yksi: { $kind }
pad-untap = Kumoa viimeisin kortti
pad-tap = Napauta kortteja
pad-type = Kirjoita summa
pad-sum = Käden pisteet: { $name }
pad-sum-bad = Kirjoita kokonaisluku.
pad-next-hand = Seuraava: { $name }
pad-too-much = Näissä käsissä on enemmän pisteitä kuin pakassa: yhteensä voi olla enintään { $most }.
pad-save = Tallenna kierros
pad-save-edit = Tallenna korjaus
pad-delete-round = Poista tämä kierros
pad-scores = { $name }: { $points }
pad-preview-nobody = Kukaan ei saa pisteitä.
pad-preview-missing = Vielä puuttuu: { $names }
pad-preview-who = Valitse, kuka pääsi eroon korteistaan.
pad-saved = Kierros tallennettu. { $result }

# Sharing and files.
pad-more = Jaa, vie, muokkaa
pad-share = Jaa tulos
pad-copy = Kopioi tekstinä
pad-copied = Kopioitu.
pad-copy-failed = Selain ei sallinut kopiointia. Valitse teksti alta.
pad-export-json = Vie tiedostoksi
pad-export-csv = Vie CSV-tiedostoksi
pad-edit-names = Nimet ja pisteraja
pad-save-names = Tallenna muutokset
pad-delete = Poista tämä pistevihko
pad-delete-sure = Poistetaanko ”{ $title }” lopullisesti?
pad-delete-yes = Poista
pad-delete-no = Säilytä
pad-csv-round = Kierros
pad-csv-table = Pöytä
pad-csv-dealer = Jakaja
pad-csv-out = Pääsi eroon korteistaan
pad-csv-held = { $name }: kädessä
pad-csv-points = { $name }: pisteet
pad-csv-total = { $name }: yhteensä
pad-summary-title = { $title } ({ $mode })
pad-summary-line = { $name }: { $score }
pad-summary-out = { $name }: { $score } (pudonnut)

# Refusals.
pad-error-not-json = Tämä tiedosto ei ole pistevihko: se ei ole JSON-tiedosto. Valitse tiedosto, joka on viety pistevihkosta.
pad-error-not-a-pad = Tämä tiedosto ei ole pistevihko. Valitse tiedosto, joka on viety pistevihkosta.
pad-error-newer = Tämä pistevihko on tehty uudemmalla versiolla (muoto { $version }). Lataa sivu uudelleen verkkoyhteyden kanssa tai lataa pistevihko uudestaan.
pad-error-bad-field = Tämä pistevihko on viallinen kohdassa ”{ $field }”. Mitään ei tuotu.
pad-error-too-large = Tämä tiedosto on liian suuri pistevihkoksi.
pad-error-file-unreadable = Tiedostoa ei voitu lukea. Valitse se uudestaan.
pad-error-after-end = Ottelu olisi ohi ennen kierrosta { $round }. Poista ensin myöhemmät kierrokset.
pad-error-table-waits = Kierros { $round }: pöydän { $table } pitäisi odottaa toista pöytää. Poista ensin myöhemmät kierrokset.
pad-error-other-seats = Kierros { $round } pelattiin eri pareilla. Poista ensin myöhemmät kierrokset ja muuta sitten tätä.
pad-error-winner-out = Kierros { $round }: { $name } olisi jo pudonnut. Poista ensin myöhemmät kierrokset.
pad-error-hand-missing = Kierros { $round }: käden pisteet puuttuvat: { $name }.
pad-error-too-many-cards = Kierros { $round }: tätä korttia on pakassa vain { $count }: { $kind }.
pad-error-too-many-points = Kierros { $round }: käsissä on { $points } pistettä, mutta koko pakassa vain { $most }.
pad-error-same-names = Kahdella pelaajalla on sama nimi. Anna kullekin oma nimi.
pad-error-not-stored = Selaimen tallennustila on täynnä. Vie tämä pistevihko tiedostoksi ja poista sitten vanhoja.
