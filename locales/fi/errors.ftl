# What the server refuses or cannot do, other than moves: one message a name, error-NAME. The server sends
# the name and its facts, which are the variables here, beside the English text made from them.
#   $reason   why, as one of the keys below; none where the error needs no reason
#   $detail   what is wrong in a request, in technical English: only programs other than the page send such
#   $count    of bots asked for; seconds to wait
#   $player   the name that somebody else has

error-bad-message =
    { $reason ->
        [name-empty] Nimi on tyhjä.
       *[none] Viestiä ei voitu lukea: { $detail }.
    }
error-bad-settings =
    { $reason ->
        [bots]
            { $count ->
                [one] Nämä asetukset eivät käy: 1 botti ei jätä sinulle paikkaa.
               *[other] Nämä asetukset eivät käy: { $count } bottia ei jätä sinulle paikkaa.
            }
        [seat-taken] Nämä asetukset eivät käy: poistettavalla paikalla istuu joku.
       *[none] Nämä asetukset eivät käy: { $detail }.
    }
error-too-large = Viesti on liian suuri.
error-not-json = Pyynnön on oltava JSON-muodossa.
error-too-fast = Liian monta pyyntöä. Odota hetki.
error-too-many-connections = Verkostasi on liian monta yhteyttä. Odota hetki.
error-unknown-page = Tässä osoitteessa ei ole sivua.
error-unknown-table = Tällaista pöytää ei ole.
error-unknown-seat = Tällaista paikkaa ei ole.
error-wrong-method = Tämä osoite ei tue tätä metodia.
error-wrong-token = Tämä linkki ei avaa paikkaa tässä pöydässä.
error-wrong-password = Salasana on väärä.
error-password-wait =
    { $count ->
        [one] Liian monta väärää salasanaa. Yritä uudestaan 1 sekunnin päästä.
       *[other] Liian monta väärää salasanaa. Yritä uudestaan { $count } sekunnin päästä.
    }
error-wrong-origin = Tämä sivu ei kuulu tälle palvelimelle.
error-wrong-host = Tällä palvelimella ei ole tätä nimeä. Ylläpito voi lisätä nimen valinnalla --origin.
error-no-spectators = Tähän pöytään ei oteta katsojia.
error-too-many-spectators = Tähän pöytään ei mahdu enempää katsojia.
error-table-locked = Vetäjä on lukinnut pöydän.
error-table-full = Kaikki paikat on varattu.
error-table-worn-out = Tässä pöydässä on pelattu niin kauan, että sen tapahtumatiedot ovat täynnä. Avaa uusi pöytä.
error-no-table = Missään avoimessa pöydässä ei ole juuri nyt vapaata paikkaa.
error-seat-taken = Tämä paikka on varattu.
error-seat-limit = Verkostasi ei pääse enempää pelaajia tähän avoimeen pöytään.
error-not-seated = Vain tämän pöydän pelaajat voivat tehdä sen.
error-not-host = Vain vetäjä voi tehdä sen.
error-not-now =
    { $reason ->
        [round-none] Se ei onnistu nyt: kierros ei ole käynnissä.
        [paused] Se ei onnistu nyt: peli on tauolla.
        [match-on] Se ei onnistu nyt: ottelu on käynnissä.
        [match-none] Se ei onnistu nyt: ottelu ei ole käynnissä.
        [match-open] Se ei onnistu nyt: mikään ottelu ei ole päättynyt.
        [deal-none] Se ei onnistu nyt: mikään kierros ei odota jakoa.
        [own-seat] Se ei onnistu nyt: jos haluat luopua omasta paikastasi, poistu pöydästä.
        [bot-in-match] Se ei onnistu nyt: bottia ei voi poistaa kesken ottelun.
        [pause-none] Se ei onnistu nyt: mitään keskeytettävää ei ole.
        [not-paused] Se ei onnistu nyt: peli ei ole tauolla.
        [uno-early] Se ei onnistu nyt: seuraavan korttisi jälkeen sinulle ei voi jäädä vain yhtä korttia.
        [stage-none] Se ei onnistu nyt: erä ei ole käynnissä.
        [stage-ended] Se ei onnistu nyt: tässä pöydässä erä on jo päättynyt.
        [stage-waiting-none] Se ei onnistu nyt: mikään erä ei odota alkamista.
        [break-none] Se ei onnistu nyt: tauko ei ole käynnissä.
        [tournament-open] Se ei onnistu nyt: turnaus ei ole ohi.
        [records-written] Se ei onnistu nyt: pelitallenteita kirjoitetaan parhaillaan.
        [seats-fixed] Se ei onnistu nyt: paikkaa voi vaihtaa vain ennen ensimmäistä ottelua.
        [name-same] Se on jo nimesi.
        [shuffle-none] Se ei onnistu nyt: tässä ottelussa sekoitusta ei voi tarkistaa.
        [shuffle-hidden] Se ei onnistu nyt: sekoitus näytetään, kun kaikki kortit ovat avoinna.
        [tournament-moved-on] Se ei onnistu enää: turnaus on jo edennyt.
       *[moved-on] Se ei onnistu enää: pöydässä on jo edetty.
    }
error-seats-open = Paikkoja on vielä vapaana.
error-no-hints = Vihjeitä saa vain botteja vastaan pelattaessa.
error-no-chat = Tässä pöydässä ei ole keskustelua.
error-muted = Vetäjä on mykistänyt sinut.
error-unsupported-protocol = Flipdeck on päivitetty. Lataa sivu uudelleen; paikkasi säilyy.
error-hello-first = Ensimmäisen viestin on oltava hello.
error-duplicate-hello = hello on jo lähetetty.
error-taken-over = Tällä paikalla pelataan nyt toisella laitteella.
error-removed = Vetäjä poisti sinut tältä paikalta.
error-blocked = Vetäjä poisti sinut tästä pöydästä.
error-left = Poistuit pöydästä.
error-too-slow = Yhteys on liian hidas.
error-too-many-tables = Palvelimella on liian monta pöytää. Yritä myöhemmin uudestaan.
error-too-many-own-tables = Verkostasi on avattu liian monta pöytää. Yritä myöhemmin uudestaan.
error-closing = Palvelin käynnistyy uudelleen.
error-banned = Palvelimen ylläpito on estänyt sinut.
error-table-ended = Palvelimen ylläpito on lopettanut tämän pöydän.
error-unknown-tournament = Tällaista turnausta ei ole.
error-unknown-player = Tällaista pelaajaa ei ole.
error-name-taken = Tämä nimi on varattu: { $player }. Lisää kirjain tai käytä koko nimeäsi.
error-tournament-full = Turnauksen kaikki paikat on varattu.
error-tournament-started = Turnaus on alkanut, eikä siihen pääse enää mukaan.
error-tournament-over = Turnaus on ohi.
error-tournament-table = Tämä pöytä kuuluu turnaukseen, ja siitä päättää järjestäjä.
error-not-organiser = Vain järjestäjä voi tehdä sen.
error-not-player = Vain tämän turnauksen pelaajat voivat tehdä sen.
error-moved = Seuraava erä on alkanut toisessa pöydässä.
error-too-many-tournaments = Liian monta turnausta on käynnissä. Lopeta yksi tai yritä myöhemmin uudestaan.
error-too-many-players = Tästä verkosta on ilmoittautunut liian monta pelaajaa.
error-storage-unavailable = Palvelin ei voi juuri nyt tallentaa; mikään ei muuttunut.
error-broken-table = Tätä pöytää ei voi ladata.
error-server-error = Palvelimella meni jokin vikaan. Mikään ei muuttunut.
