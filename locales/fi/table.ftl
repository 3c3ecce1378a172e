# The table page.

turn-yours = Sinun vuorosi
turn-theirs = Vuorossa { $who }
turn-title = ● Sinun vuorosi · Flipdeck
answer-yours = Hyväksytkö vai haastatko?
debt-yours = Kasaatko kortin vai hyväksytkö?
answer-theirs = Vastausvuorossa { $who }
color-yours = Valitse väri
color-theirs = { $who } valitsee väriä
drawn-yours = Pelaa nostamasi kortti tai pidä se
drawn-must = Pelaa nostamasi kortti
drawn-keep = Ei käy: pidä se
drawn-theirs = { $who } on nostanut kortin
autopilot-yours = Autopilotti pelaa puolestasi
round-is-over = Kierros on ohi
match-is-over = Ottelu on ohi
hint-play =
    { $count ->
        [0] Mikään ei käy: nosta
        [one] 1 kortti käy
       *[other] { $count } korttia käy
    }
hint-uno = Huuda UNO, ennen kuin pelaat
hint-uno-armed = UNO valmiina
you-label = Sinä
lead-label = Johdossa
hand-more =
    { $side ->
        [left] ‹ vielä { $count }
       *[right] vielä { $count } ›
    }
    .playable =
        { $side ->
            [left] ‹ vielä { $count }, { $playable } käy
           *[right] vielä { $count }, { $playable } käy ›
        }
points-short = { $count } p
partner-label = Pari
dealer-label = Jakaja
bot-label = Botti
pilot-label = Autopilotti
away-label = Poissa
out-label = Pudonnut
uno-badge = UNO
winner-label = Voittaja
side-name =
    { $side ->
        [light] Valkoinen puoli
        [dark] Musta puoli
        [none] Yksipuolinen pakka
       *[other] Pelissä oleva puoli: { $side }
    }
color-current = Väri nyt: { color-name }
color-open = Väri vielä valitsematta
direction-name =
    { $direction ->
        [left] Myötäpäivään
       *[right] Vastapäivään
    }
draw-pile = Nostopakka, { card-count }
draw-pile-back = Nostopakka, { card-count }; päällimmäisen kääntöpuoli: { $card }
discard-pile = Poistopakka, { card-count }; päällimmäisenä { $card }
pile-draw = Nosto
pile-discard = Poisto
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, vähiten kortteja
fewest-label = Vähiten kortteja
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; näytä kääntöpuolet
    .open = { $says }; piilota kääntöpuolet
hand-label = Kätesi, { card-count }
card-playable = { $card }, käy
card-resting = { $card }, ei käy nyt: valitse, niin näet miksi
card-gift =
    { $state ->
        [chosen] { $card }, valittu annettavaksi
        [allowed] { $card }, voi antaa
       *[not] { $card }, ei voi antaa
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, juuri nostettu
drawn-mark = Nostettu
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says =
    { $count ->
        [one] 1 kortti lisää
       *[other] { $count } korttia lisää
    }
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] 1 sekunti jäljellä
       *[other] { $seconds } sekuntia jäljellä
    }

do-draw = Nosta
do-keep = Pidä
do-accept = Hyväksy
do-challenge = Haasta
# What an action brings, on its button below its name.
keep-says = Päätä vuorosi
accept-says =
    { $kind ->
        [color] Nostat, kunnes tulee { $named }; menetät vuorosi
       *[number] Nostat { $cost }, menetät vuorosi
    }
challenge-says =
    { $kind ->
        [color] Joko vastustaja nostaa tai sinä 2 enemmän
       *[number] Joko vastustaja nostaa { $cost } tai sinä { $more }
    }
do-uno =
    { $state ->
        [called] UNO huudettu
        [armed] UNO ✓ valmiina
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Olet huutanut UNOn
        [armed] Huudat UNOn, kun pelaat seuraavan korttisi; peru valitsemalla
        [now] Huuda UNO nyt
        [soon] Huuda UNO, kun pelaat seuraavan korttisi
       *[rest] UNO: huuda, kun pelaat toiseksi viimeisen korttisi
    }
do-catch-who = Nappaa { $who }
do-cancel = Peruuta
do-close = Sulje
do-sort-color = Värin mukaan
do-sort-number = Numeron mukaan
do-sort-taken = Nostojärjestys
sort-label = Järjestä
do-menu = Valikko
do-log = Tapahtumat
do-scores = Pisteet
do-leave = Poistu pöydästä
leave-title = Poistutko pöydästä?
leave-playing = Botti ottaa paikkasi ja jatkaa korteillasi.
leave-open = Paikkasi vapautuu jollekulle muulle.
leave-host = Uusi vetäjä on { $who }.
leave-back = Voit palata pöydän linkillä ja ottaa botin paikan, kunhan pöytää ei ole lukittu.
menu-settings = Kaikki asetukset
alert-title = Kun on sinun vuorosi
alert-notify = Ilmoita minulle
alert-notify-on = Ilmoitukset ovat päällä
alert-vibrate = Värinä
alert-refused = Selaimesi ei salli ilmoituksia täällä. Voit muuttaa sen selaimen asetuksista.
alert-unable = Tämä selain näyttää ilmoituksia vain suojatussa osoitteessa (https).
do-rules = Säännöt
do-settings = Asetukset
do-home = Etusivu

pick-color-play = Pelaa { $card }: valitse väri
pick-color-flip = Puolenvaihto toi esiin jokerikortin. Valitse väri.
pick-gift-whom = Kenelle annat kortteja?
pick-swap-whom = Kenen kanssa vaihdat käden?
pick-gift-nobody = En kenellekään, pelaan vain kortin
pick-gift-what = Mitä annat pelaajalle { $who }?
pick-gift-hint = Enintään neljä korttia, yksi kutakin väriä, ei jokerikortteja.
pick-gift-give = Anna { card-count }
pick-gift-other = Jollekulle muulle

why-title = Miksi ei?
why-rule = Lue sääntö

challenge-bluff =
    { $wilds ->
        [yes] Bluffi, jos pelaajalla { $who } oli { $color } kortti tai toinen jokerikortti
       *[no] Bluffi, jos pelaajalla { $who } oli { $color } kortti
    }
challenge-before = edellisen värin
shown-title = { $who } näyttää sinulle kätensä
shown-guilty = Se oli bluffi
shown-innocent = Ei bluffia
shown-only-you = Vain sinä näet nämä kortit.

log-title = Tapahtumat
log-empty = Ei vielä siirtoja.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Uusi kierros
       *[other] Kierros { $number }
    }
scores-title = Pisteet
scores-round = Kierros
scores-player = Pelaaja
scores-total = Yhteensä
scores-empty = Yhtään kierrosta ei ole vielä pelattu loppuun.
scores-team = { $one } ja { $two }
scores-your-team = Te (sinä ja { $partner })
goal =
    { $mode ->
        [single] Yksi kierros ratkaisee.
        [points] Ensimmäisenä { $target } pistettä kerännyt voittaa.
        [lowest] Kun joku saa { $target } pistettä, voittaa se, jolla on vähiten.
        [partners] Ensimmäisenä { $target } pistettä kerännyt pari voittaa.
        [rotation4]
            { $cycles ->
                [one] { $rounds } kierrosta, neljä kunkin parin kanssa; suurin summa voittaa.
               *[other] { $rounds } kierrosta, kierto { $cycles } kertaa, kullakin kerralla neljä kunkin parin kanssa; suurin summa voittaa.
            }
       *[elimination] Jos saat { $target } pistettä, putoat; viimeisenä mukana oleva voittaa.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Tässä erässä on yksi kierros.
       *[other] Tässä erässä on { $rounds } kierrosta.
    }
round-of = Kierros { $number }/{ $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Yksi kierros
        [rotation4] Kierros { $number }/{ $rounds }
        [lowest] Kierros { $number } · loppuraja { $target }
        [elimination] Kierros { $number } · pudotusraja { $target }
       *[points] Kierros { $number } · tavoite { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } voittaa kierroksen
    .scores = { $who } voittaa kierroksen: +{ $count }
end-you = Voitit kierroksen!
    .scores = Voitit kierroksen: +{ $count }
end-team = Voititte kierroksen!
    .scores = Voititte kierroksen: +{ $count }
end-total = { $total }/{ $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [one] 1 kortti jäljellä, { points-count }
       *[other] { $cards } korttia jäljellä, { points-count }
    }
end-cards = Kortteja jäljellä: { $cards }
end-hold = Odota hetki
end-hold-on = Odotetaan
end-held = Odotetaan: { $names }
end-rematch-ask = Pyydä uutta ottelua
end-rematch-asked = Uutta ottelua pyydetty
end-rematch-wanted = Uutta ottelua pyytäneet: { $names }
end-blocked = Kierros on jumissa
end-blocked-hint = Kukaan ei saa pisteitä; kierros jaetaan uudestaan.
end-gains = Voittaja, saa { points-count.object }
end-next = Seuraava kierros
end-next-asked = Odotetaan muita
match-won = { $who } voittaa ottelun
    .you = Voitit ottelun!
match-won-team = Voititte ottelun!
match-shared = { $names } voittavat ottelun
match-stopped = Vetäjä lopetti ottelun
end-rematch = Pelaa uudestaan
paused = Peli on tauolla
unattended = Peli odottaa, koska kukaan ei ole tehnyt hetkeen mitään. Jatka napauttamalla mitä tahansa kohtaa.
unattended-watched = Peli odottaa, kunnes joku pelaajista palaa.
do-pause = Tauko
do-resume = Jatka
do-take-over = Jatka itse
watching = Olet katsojana
do-sit = Istu pöytään

net-connecting = Yhdistetään…
net-lost = Yhteys katkesi. Paikkasi on tallessa; yhdistetään uudelleen…
net-restart = Palvelin käynnistyy uudelleen. Paikkasi on tallessa, ja peli jatkuu itsestään.
net-ended =
    { $error ->
        [unknown-table] Tällaista pöytää ei ole.
        [taken-over] Tällä paikalla pelataan nyt toisessa ikkunassa.
        [removed] Vetäjä poisti sinut tältä paikalta.
        [left] Olet poistunut pöydästä.
        [moved] Seuraava erä alkaa toisessa pöydässä.
        [wrong-token] Tämä linkki ei enää avaa paikkaa tässä pöydässä.
        [no-spectators] Tähän pöytään ei oteta katsojia.
        [too-many-spectators] Katsojia ei mahdu enempää.
        [unsupported-protocol] Flipdeck on päivitetty. Lataa sivu uudelleen; paikkasi säilyy.
       *[other] Tätä pöytää ei voi avata.
    }
ask-password = Tässä pöydässä on salasana
do-enter = Sisään
do-watch = Jää katsojaksi
do-here = Jatka tässä
do-reload = Lataa uudelleen
react-wave = Vilkuta
react-laugh = Naura
react-clap = Taputa
react-wow = Vau
react-cry = Itke
react-angry = Murise
react-think = Mieti
react-heart = Sydän
do-react = Reagoi
chat-label = Sano jotain
do-send = Lähetä
turn-theirs-short = Vuorossa
actions-label = Mitä voit tehdä
sit-for = Pelaa pelaajan { $who } paikalla

do-host = Pöydän hallinta
host-title = Pöydän hallinta
host-access = Pääsy
host-people = Osallistujat
host-password-set = Aseta salasana
host-password-change = Vaihda salasana
host-password-drop = Poista salasana
host-mute = Mykistä
host-unmute = Poista mykistys
host-settings = Asetukset
host-end = Lopeta ottelu
host-end-hint = Merkitse voittajat tai jätä tyhjäksi.
host-end-reason = Syy, joka näytetään kaikille
do-end-won = Lopeta näillä voittajilla
do-end-none = Lopeta ilman voittajaa
do-save = Tallenna
here-label = Paikalla
scores-earlier = Aiemmat
match-given = Voitto vetäjän päätöksellä: { $names }

shuffle-checking = Tarkistetaan sekoitusta…
shuffle-fair = Sekoitus on tarkistettu: se on luvatun mukainen.
shuffle-match-fair =
    { $count ->
        [one] Ainoan kierroksen sekoitus on tarkistettu: se on luvatun mukainen.
       *[other] Kaikkien { $count } kierroksen sekoitus on tarkistettu: se on luvatun mukainen.
    }
shuffle-unknown = Sekoitusta ei voitu tarkistaa.
shuffle-wrong =
    { $fault ->
        [commitment] Sekoitus ei ole luvatun mukainen: palvelin on vaihtanut siemenlukunsa.
        [part] Sekoitus ei ole luvatun mukainen: erään pelaajan osuus on vaihdettu.
        [own] Sekoitus ei ole luvatun mukainen: sinun osuutesi on jätetty pois.
        [draw] Sekoitus ei ole luvatun mukainen: jakajan arvonta oli toinen.
        [hand] Sekoitus ei ole luvatun mukainen: sait eri kortit.
       *[other] Sekoitus ei ole luvatun mukainen: kortit olivat eri järjestyksessä.
    }
shuffle-promise = Palvelimen siemenluku on se, johon se sitoutui ennen jakoa:
shuffle-parts =
    { $count ->
        [0] Kukaan pelaaja ei osallistunut sekoitukseen.
        [one] Yksi pelaaja osallistui sekoitukseen.
       *[other] { $count } pelaajaa osallistui sekoitukseen.
    }
shuffle-own =
    { $state ->
        [used] Selaimesi satunnainen osuus otettiin mukaan.
        [unopened] Selaimesi satunnainen osuus tuli liian myöhään.
       *[none] Selaimesi ei antanut satunnaista osuutta.
    }
shuffle-cards = Kaikki { $count } korttia olivat siinä järjestyksessä, joka tästä seuraa.
shuffle-hand = Saamasi kortit ovat tästä järjestyksestä.
shuffle-check-match = Tarkista koko ottelu
shuffle-about = Mitä tämä tarkistus kertoo
