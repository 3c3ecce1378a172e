# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what. $other-id is you where $other is the
# reader (log-you), else player. The page and the terminal game say the same.

log-you = sinä
log-start = { $who } kääntää esiin { $card-object }.
    .you = Käännät esiin { $card-object }.
log-play = { $who } pelaa { $card-object }.
    .you = Pelaat { $card-object }.
log-play-color = { $who } pelaa { $card-object } ja valitsee väriksi { $color-object }.
    .you = Pelaat { $card-object } ja valitset väriksi { $color-object }.
log-play-uno = { $who } pelaa { $card-object } ja huutaa: UNO!
    .you = Pelaat { $card-object } ja huudat: UNO!
log-play-color-uno = { $who } pelaa { $card-object }, valitsee väriksi { $color-object } ja huutaa: UNO!
    .you = Pelaat { $card-object }, valitset väriksi { $color-object } ja huudat: UNO!
log-jump-in = { $who } lyö väliin.
    .you = Lyöt väliin.
log-swap =
    { $other-id ->
        [you] { $who } vaihtaa käden kanssasi.
       *[player] { $who } vaihtaa käden pelaajan { $other } kanssa.
    }
    .you = Vaihdat käden pelaajan { $other } kanssa.
log-rotate =
    { $direction ->
        [left] Kaikki kädet siirtyvät vasemmalle.
       *[right] Kaikki kädet siirtyvät oikealle.
    }
log-again = Kaikki muut ohitetaan: { $who } pelaa uudestaan.
    .you = Kaikki muut ohitetaan: pelaat uudestaan.
log-name = { $who } valitsee väriksi { $color-object }.
    .you = Valitset väriksi { $color-object }.
log-uno = { $who } huutaa: UNO!
    .you = Huudat: UNO!
log-give =
    { $other-id ->
        [you] { $who } antaa sinulle { card-count.object }.
       *[player] { $who } antaa { card-count.object } pelaajalle { $other }.
    }
    .you = Annat { card-count.object } pelaajalle { $other }.
log-give-open =
    { $other-id ->
        [you] { $who } antaa sinulle { $cards-object }.
       *[player] { $who } antaa { $cards-object } pelaajalle { $other }.
    }
    .you = Annat { $cards-object } pelaajalle { $other }.
log-draw = { $who } nostaa { card-count.object }.
    .you = Nostat { card-count.object }.
log-draw-open = { $who } nostaa { $cards-object }.
    .you = Nostat { $cards-object }.
log-draw-kept = { $who } nostaa { card-count.object } ja pitää sen.
    .you = Nostat { card-count.object } ja pidät sen.
log-draw-open-kept = { $who } nostaa { $cards-object } ja pitää sen.
    .you = Nostat { $cards-object } ja pidät sen.
log-draw-skipped = { $who } nostaa { card-count.object } ja menettää vuoronsa.
    .you = Nostat { card-count.object } ja menetät vuorosi.
log-draw-open-skipped = { $who } nostaa { $cards-object } ja menettää vuoronsa.
    .you = Nostat { $cards-object } ja menetät vuorosi.
log-draw-nothing = { $who } ei voi nostaa: kortit ovat lopussa.
    .you = Et voi nostaa: kortit ovat lopussa.
log-gift-uncalled = { $who } antoi viimeisen korttinsa pois eikä huutanut UNOa.
    .you = Annoit viimeisen korttisi pois etkä huutanut UNOa.
log-keep = { $who } pitää nostamansa kortin.
    .you = Pidät nostamasi kortin.
log-skip = { $who } menettää vuoronsa.
    .you = Menetät vuorosi.
log-accept = { $who } hyväksyy noston.
    .you = Hyväksyt noston.
log-challenge =
    { $other-id ->
        [you] { $who } haastaa sinut.
       *[player] { $who } haastaa pelaajan { $other }.
    }
    .you = Haastat pelaajan { $other }.
log-show =
    { $other-id ->
        [you] { $who } näyttää kätensä sinulle.
       *[player] { $who } näyttää kätensä pelaajalle { $other }.
    }
    .you = Näytät kätesi pelaajalle { $other }.
log-show-open = { $who } näyttää sinulle kätensä: { $cards }.
    .you = Näytät kätesi pelaajalle { $other }.
log-guilty = { $who } jäi kiinni bluffista.
    .you = Jäit kiinni bluffista.
log-innocent = Ei bluffia: { $who } pelasi rehellisesti.
    .you = Ei bluffia: pelasit rehellisesti.
log-found = { $who } näyttää viimeksi nostamansa kortin: { $card }.
    .you = Näytät viimeksi nostamasi kortin: { $card }.
log-cleared = Pelaajan { $who } UNO-huuto ei ole enää voimassa.
    .you = UNO-huutosi ei ole enää voimassa.
log-catch =
    { $other-id ->
        [you] { $who } nappaa sinut: yksi kortti eikä UNO-huutoa.
       *[player] { $who } nappaa pelaajan { $other }: yksi kortti eikä UNO-huutoa.
    }
    .you = Nappaat pelaajan { $other }: yksi kortti eikä UNO-huutoa.
log-out = { $who } pääsi eroon korteistaan.
    .you = Pääsit eroon korteistasi!
log-exposed = { $who } ei huutanut UNOa, vaikka hänellä on enää yksi kortti.
    .you = Et huutanut UNOa, vaikka sinulla on enää yksi kortti.
log-returned = Esiin kääntyy { $card }, joka palaa nostopakkaan.
log-returned-bottom = Esiin kääntyy { $card }, joka menee nostopakan alle.
log-ignored = Esiin kääntyy { $card }, mutta sitä ei oteta huomioon: käännetään seuraava kortti.
log-redealt = Mikään kortti ei kelvannut aloituskortiksi: kaikki sekoitetaan ja jaetaan uudelleen.
log-reshuffled =
    { $count ->
        [one] Nostopakka on tyhjä: poistopakasta siirretään 1 kortti uudeksi nostopakaksi.
       *[other] Nostopakka on tyhjä: poistopakasta sekoitetaan { $count } korttia uudeksi nostopakaksi.
    }
log-flipped =
    { $side ->
        [dark] Puolenvaihto! Yö laskeutuu: nyt pelataan mustalla puolella.
        [light] Puolenvaihto! Aamu koittaa: nyt pelataan valkoisella puolella.
       *[other]
            { $light ->
                [night] Puolenvaihto! Yö laskeutuu: nyt on pelissä puoli { $side }.
               *[day] Puolenvaihto! Aamu koittaa: nyt on pelissä puoli { $side }.
            }
    }
log-surfaced = Puolenvaihdon jälkeen päällimmäisenä on { $card }; sillä ei ole vaikutusta.
log-reversed =
    { $direction ->
        [left] Suunta vaihtuu: nyt myötäpäivään.
       *[right] Suunta vaihtuu: nyt vastapäivään.
    }
log-blocked = Kierros on jumissa: kukaan ei voinut pelata eikä nostaa. Kukaan ei saa pisteitä.
log-move-limit = Kierroksen siirtoraja tuli täyteen. Kukaan ei saa pisteitä.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } sanoo: { $text }
    .you = Sanot: { $text }
note-reaction = { $who } reagoi: { $reaction }
    .you = Reagoit: { $reaction }
note-joined = { $who } liittyi mukaan.
    .you = Liityit mukaan.
note-left = { $who } poistui pöydästä.
    .bot = { $who } poistui pöydästä. Botti jatkaa peliä.
note-removed = Vetäjä poisti pelaajan { $who }.
    .bot = Vetäjä poisti pelaajan { $who }. Botti jatkaa peliä.
note-renamed = { $who } on nyt nimeltään { $name }.
    .you = Nimesi on nyt { $name }.
note-away = { $who } on poissa: botti pelaa hänen puolestaan.
    .you = Olit poissa: botti pelasi puolestasi.
note-late = Pelaajan { $who } aika loppui: botti pelaa hänen puolestaan.
    .you = Aikasi loppui: botti pelaa puolestasi.
note-back = { $who } on taas paikalla.
    .you = Olet taas paikalla.
note-host = { $who } on nyt vetäjä.
    .you = Olet nyt vetäjä.
note-rematch = { $who } haluaa pelata uudestaan.
    .you = Pyysit uutta ottelua.
