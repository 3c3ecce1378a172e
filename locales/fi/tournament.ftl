# Tournaments: several tables under one page.

tournament-new = Järjestä turnaus
tournament-new-lead = Monta pöytää, yhteinen tulostaulukko: kerhoiltaan, juhliin tai tapahtumaan.
tournament-mode =
    { $mode ->
        [rotation8] Kahdeksan kierto
        [elimination] Pudotuspeli
       *[points] Pistepeli, monta kierrosta
    }
tournament-mode-hint =
    { $mode ->
        [rotation8] Kahdeksan pelaajaa, kaksi pöytää. Jokainen on jokaisen pari neljän kierroksen ajan; suurin summa voittaa.
        [elimination] Uudet pöydät joka kierroksen jälkeen. Pisterajan saavuttanut putoaa; viimeisenä mukana oleva voittaa.
       *[points] Sovittu määrä kierroksia, joka kierroksella uudet vastustajat; suurin summa voittaa.
    }
# What is played, in a sentence.
tournament-format =
    { $mode ->
        [rotation8]
            { $cycles ->
                [one] Jokainen on jokaisen pari neljän kierroksen ajan; suurin summa voittaa.
               *[other] Jokainen on jokaisen pari neljän kierroksen ajan, { $cycles } kertaa; suurin summa voittaa.
            }
        [elimination] Enintään { $size } pelaajaa pöydässä, uudet pöydät joka kierroksen jälkeen: { $target } pistettä saanut putoaa.
       *[points]
            { $rounds ->
                [one] Yksi kierros { $size } hengen pöydissä; eniten pisteitä saanut voittaa.
               *[other] { $rounds } kierrosta { $size } hengen pöydissä; suurin summa voittaa.
            }
    }
# Where the tournament has a title of its own.
tournament-format-named = { $mode }. { $format }
tournament-title = Nimi
tournament-places = Pelaajia
tournament-table-size =
    { $mode ->
        [elimination] Pelaajia pöydässä enintään
       *[points] Pelaajia pöydässä
    }
tournament-rounds = Kierroksia
tournament-target = Pisteraja, jolla putoaa
tournament-i-play = Pelaan itsekin
tournament-more = Lisää asetuksia
tournament-pause = Erätauko sekunteina
tournament-no-show = Botti pelaa poissaolijan puolesta näin monen sekunnin kuluttua
tournament-table-time = Erän aikaraja minuutteina (0: ei rajaa)
tournament-watched = Kuka tahansa pöydän linkin saanut saa katsoa; vain korttien määrät näkyvät
tournament-make = Luo turnaus

tournament-page-title = { $title } · Flipdeck
tournament-first-stage = Ensimmäinen erä alkaa…
tournament-stage = Erä { $stage }
tournament-stage-of = Erä { $stage }/{ $stages }
tournament-table = Pöytä { $table }
tournament-seat = Pöytä { $table }, vastassa { $opponents }
tournament-seat-partner = Pöytä { $table }, parina { $partner }, vastassa { $opponents }
tournament-next = Seuraavaksi: { $seat }
tournament-next-in = Seuraavaan erään aikaa
tournament-next-stage = Seuraava erä
tournament-stage-begins = Erä { $stage } alkaa.
tournament-stage-over = Erä { $stage } on ohi.
tournament-you-play = Paikkasi: { $seat }.
tournament-over = Turnaus on ohi.
tournament-ended-for = Järjestäjä lopetti turnauksen: { $reason }

tournament-signed-in =
    { $count ->
        [0] Kukaan ei ole vielä ilmoittautunut; paikkoja on { $places }
       *[other] Ilmoittautuneita { $count }/{ $places }
    }
tournament-sign-in = Ilmoittaudu
tournament-late = Turnaus on jo alkanut. Voit vielä ottaa botin paikan, jos sellainen on vapaana.
tournament-full = Kaikki paikat on varattu. Kysy järjestäjältä, onko joku jäänyt pois.
tournament-already = Olet ilmoittautunut tällä laitteella.
tournament-my-page = Siirry omalle sivulle
tournament-scan = Ilmoittaudu skannaamalla

tournament-playing-as = Pelaat nimellä { $name }
tournament-my-seat = Missä pelaan
tournament-wait-start = Olet ilmoittautunut. Odota, että turnaus alkaa.
tournament-wait-others = Pöytäsi on valmis. Muissa pöydissä pelataan vielä.
tournament-go = Siirry omaan pöytään
tournament-sit-out = Et pelaa tässä erässä.
tournament-you-are-out = Olet pudonnut.
# $place is an ordinal number: one is "st", two is "nd". In Finnish a full stop makes it one.
tournament-nth = { $place }.
tournament-your-place =
    { $shared ->
        [yes] Sijoituit jaetulle { tournament-nth } sijalle: { points-count }.
       *[no] Sijoituit { tournament-nth } sijalle: { points-count }.
    }
tournament-your-place-now =
    { $shared ->
        [yes] Olet nyt jaetulla { tournament-nth } sijalla: { points-count }.
       *[no] Olet nyt { tournament-nth } sijalla: { points-count }.
    }
tournament-my-place = Oma paikka: muut laitteet, nimi, poistuminen
tournament-other-device = Avaa toisella laitteella
tournament-other-device-hint = Kuka tahansa tämän linkin saanut voi pelata puolestasi: pidä se omana tietonasi.
tournament-new-name = Uusi nimi
tournament-rename = Vaihda nimi
tournament-leave = Poistu turnauksesta
tournament-leave-open = Paikkasi vapautuu jollekulle muulle.
tournament-leave-playing = Botti jatkaa puolestasi, etkä voi palata. Pisteesi säilyvät.
tournament-organise = Järjestäjän sivu

tournament-standings = Tulostaulukko
tournament-standings-none = Ei vielä tuloksia.
tournament-place = Sija
tournament-place-alone = { $place }
tournament-place-shared = ={ $place }
tournament-played = Pelatut kierrokset
tournament-won = Voitetut kierrokset
tournament-out-in = Pudonnut
tournament-out-stage = erä { $stage }
tournament-won-by =
    { $winners ->
        [one] { $names } voittaa { $count } pisteellä.
       *[other] { $names } jakavat voiton { $count } pisteellä.
    }
tournament-winner =
    { $count ->
        [one] Voittaja
       *[other] Voittajat
    }

# At a table: which tournament it belongs to and how far that is.
tournament-line = { $name } · Pöytä { $table } · kierros { $round }/{ $rounds }
tournament-line-stage = { $name } · Pöytä { $table } · erä { $stage }
tournament-back = Turnaukseen
tournament-table-waits = Pöytä { $table } odottaa seuraavaa erää.

tournament-tables = Pöydät
tournament-table-state =
    { $phase ->
        [waiting] Odottaa
        [playing]
            { $rounds ->
                [one] Peli käynnissä
               *[other] Kierros { $round }/{ $rounds }
            }
        [stuck] Ei siirtoja pitkään aikaan
       *[done] Valmis
    }
tournament-tables-done = Valmiita pöytiä { $done }/{ $tables }.
tournament-watch = Katso
tournament-watch-table = Katso pöytää { $table }
tournament-end-table = Lopeta tämä pöytä
tournament-end-table-number = Lopeta pöytä { $table }
tournament-end-table-hint = Erä päättyy tässä pöydässä. Kesken jääneistä kierroksista ei saa pisteitä.

tournament-start = Aloita
tournament-start-fill = Täytä boteilla ja aloita
tournament-start-hint =
    { $free ->
        [0] Kaikki paikat on varattu.
        [one] 1 paikka on vapaana. Jos aloitat nyt, sen saa botti.
       *[other] { $free } paikkaa on vapaana. Jos aloitat nyt, ne saavat botit.
    }
tournament-begin = Aloita seuraava erä
tournament-extend = Pidennä taukoa { $seconds } sekuntia
tournament-end = Lopeta turnaus
tournament-end-hint = Peli loppuu kaikissa pöydissä, ja tulokset jäävät sellaisiksi kuin ne nyt ovat.

tournament-players = Pelaajat
tournament-players-none = Kukaan ei ole vielä ilmoittautunut. Jaa pelaajien linkki.
tournament-player-state = Tila
tournament-actions = Toiminnot
tournament-bots =
    { $count ->
        [one] Mukana pelaa 1 botti.
       *[other] Mukana pelaa { $count } bottia.
    }
tournament-removed = Lähtenyt; botti jatkaa
tournament-bot-plays = Poissa; botti pelaa
tournament-rename-who = Vaihda nimi: { $name }
tournament-remove-who = Poista { $name }
tournament-remove-open = { $name } menettää paikkansa ja voi ilmoittautua uudestaan.
tournament-remove-playing = { $name } ei voi enää palata, ja botti jatkaa. Paikka ja pisteet säilyvät.
tournament-reissue = Uusi linkki
tournament-reissue-who = Uusi linkki: { $name }
tournament-reissue-hint = { $name } saa uuden oman linkin toista laitetta varten. Vanha linkki lakkaa toimimasta.
tournament-reissue-do = Luo uusi linkki
tournament-new-link = Uusi linkki: { $name }
tournament-new-link-hint = { $name } voi skannata tämän koodin, tai lähetä linkki. Se näytetään vain nyt.

tournament-links = Linkit
tournament-link-join = Pelaajille
tournament-link-join-hint = Kuka tahansa tämän linkin saanut voi ilmoittautua nimellään.
tournament-copy-join = Kopioi pelaajien linkki
tournament-link-screen = Isolle näytölle
tournament-link-screen-hint = Näyttää, kuka pelaa missäkin, tulokset ja ajan seuraavaan erään.
tournament-copy-screen = Kopioi näytön linkki
tournament-open-screen = Avaa iso näyttö
tournament-link-organise = Toiselle järjestäjälle
tournament-link-organise-hint = Tämän linkin saanut voi tehdä kaiken, mitä sinä voit tehdä tällä sivulla. Pidä se tallessa: ilman sitä kukaan ei voi järjestää tätä turnausta.
tournament-copy-organise = Kopioi järjestäjän linkki
tournament-links-elsewhere = Pelaajien ja näytön linkit tunnetaan vain siellä, missä turnaus luotiin. Kopioi siellä järjestäjän linkki ja avaa se täällä.

tournament-save-csv = Tallenna tulostaulukko CSV-tiedostona
tournament-save-json = Tallenna tulokset JSON-tiedostona
tournament-save-records = Tallenna pelitallenteet
tournament-records-later = Kaikkien kierrosten pelitallenteet voi tallentaa, kun turnaus on ohi.
tournament-print = Tulosta tulostaulukko

tournament-net-lost = Yhteys katkesi; yhdistetään uudelleen…
tournament-net-restart = Palvelin käynnistyy uudelleen. Turnaus jatkuu itsestään.
tournament-ended =
    { $error ->
        [unknown-tournament] Tällaista turnausta ei ole.
        [no-secret] Tämä sivu avautuu vain linkillään. Pyydä omasi järjestäjältä.
        [wrong-token] Tämä linkki ei avaa tätä sivua, tai se on korvattu uudella. Pyydä järjestäjältä uusi.
        [taken-over] Sinulla on uusi linkki, joka korvaa tässä käytetyn. Avaa uusi.
        [removed] Järjestäjä poisti sinut turnauksesta.
        [left] Olet poistunut turnauksesta.
        [unsupported-protocol] Flipdeck on päivitetty. Lataa sivu uudelleen; paikkasi säilyy.
       *[other] Tätä turnausta ei voi avata.
    }
