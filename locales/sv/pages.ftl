# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Hoppa till innehållet
home-title = Ett kortbord med två sidor
home-lead = Dag på ena sidan av varje kort, natt på den andra. Ett enda kort vänder på alltihop.
home-flip = Vänd på kortet
home-play = Spela nu
home-play-hint = Du och tre bottar, inget konto: { $hint }.
home-friends = Spela med vänner
home-make-hint = Skapa ett bord och skicka länken.
home-join-hint = Eller skriv koden till ett bord.
home-code = Bordets kod
home-code-unknown = Det finns inget bord { $code }. Kontrollera koden och försök igen.
do-join = Gå med
home-open = Öppna bord
home-anywhere = Gå med vid ett ledigt bord
home-more = Mer
home-learn = Lär dig spela
home-learn-hint = En lektion på några minuter
home-rules-hint = Snabbguide, alla kort, de exakta reglerna
home-pad-open = Poängblock
home-pad = För kort på ett riktigt bord; fungerar utan nät
home-tournaments = Turneringar
home-tournaments-hint = Två bord eller fler, upp till 80 spelare
home-matches-hint = Vad du har spelat och hur det gick
home-settings-hint = Utseende, textstorlek, ljud, kortkommandon
home-unofficial = Ett inofficiellt bord för tvåsidiga kortspel där det gäller att bli av med korten.
table-line = { $free } av { $seats } platser lediga, { $edition }
resume-title = Fortsätt din match
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] Matchen har inte börjat än.
               *[other] Matchen med { $names } har inte börjat än.
            }
        [turn] Din tur, runda { $round } mot { $names }
        [between] Runda { $round } mot { $names } är slut
       *[wait] Runda { $round } mot { $names }
    }
resume-table = Bord { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Klassisk
        [flip-splash] Splash
        [flip-canada] Kanada
        [flip-nordic] Nordisk
        [beachcomber] Strandletare
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] tvåsidig, de fullständiga reglerna från 2018
        [flip-splash] tvåsidig, 108 kort, den dragna färgen visas upp
        [flip-canada] tvåsidig, längre tid att sätta dit den som glömt UNO
        [flip-nordic] tvåsidig, nyare och kortare regler, en runda
        [beachcomber] ensidig, med gåvor
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Tryckta regler
        [single] En enda runda
        [points] Poäng
        [lowest] Lägsta summa
        [partners] Parspel
        [rotation4] Rotation för fyra
        [rotation8] Rotation för åtta
       *[elimination] Utslagning
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, regelblad från 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, kanadensiskt regelblad
        [flip-nordic] UNO FLIP, nyare och kortare regelblad
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Skapa ett bord
make-more = Fler alternativ
make-summary = Det här ska spelas
make-summary-seats =
    { $bots ->
        [0] { $seats } platser, inga bottar
        [one] { $seats } platser, 1 bot
       *[other] { $seats } platser, { $bots } bottar
    }
make-summary-time = { $seconds } sekunder per tur
do-fewer = En färre
do-more = En till
make-box = Regelbladet i din ask
make-product = Produkt
make-product-none = Inget av dessa: välj utgåva
make-language = Regelbladets språk
make-section = Spelas som { $edition }: { $hint }.
make-section-differs = Det här står annorlunda i avsnittet:
make-cycles = Antal varv
make-edition = Utgåva
make-mode = Spelform
make-target = Poänggräns
make-seats = Platser
make-bots = Bottar
make-time = Tid per tur
make-time-value =
    { $seconds ->
        [0] Ingen tidsgräns
       *[other] { $seconds } sekunder
    }
make-watch = Vem får titta på
watch-name =
    { $watch ->
        [nobody] Ingen
        [counts] Alla, bara antalet kort
       *[backs] Alla, med kortens baksidor
    }
make-public = Visa bland öppna bord
make-target-own = tryckta regler
make-password-none = inget
make-chat = Reaktioner och chatt
make-lapses = Bottarna glömmer ibland att ropa UNO
make-name = Ditt namn
do-make = Skapa bordet
make-several = Mer än ett bord
make-several-hint = I en rotation för åtta spelar två bord samtidigt, och alla får spela i par med alla. En turnering har plats för upp till 80 spelare.
make-rotation = Skapa rotationen för åtta
make-rotation-bots = Spela en rotation för åtta med bottar
make-rotation-hint = Åtta spelare vid två bord, fyra rundor med varje partner. Du får en sida där de andra anmäler sig; bottar tar de lediga platserna.

lobby-title = Bord { $code }
lobby-invite = Dela länken eller låt de andra skanna koden
lobby-copy = Kopiera länken
lobby-copied = Kopierad
lobby-code = Kod
lobby-seat = Plats { $number }
lobby-open = Ledig
lobby-host = Värd
lobby-start = Starta
lobby-start-fill = Fyll på med bottar och starta
lobby-add-bot = Lägg till en bot
lobby-remove = Ta bort
lobby-take = Sitt här
lobby-move = Flytta hit
lobby-stand = Res dig
lobby-rename = Byt namn
lobby-share = Dela
# The title of the link that is handed to another app.
lobby-share-title = Spela vid bord { $code }
lobby-bot-level = Hur bra { $who } spelar
bot-level =
    { $level ->
        [random] Nybörjare
       *[greedy] Skicklig
    }
invite-title = Bjud in vänner
invite-full = Alla platser är tagna
lobby-lock = Lås bordet
lobby-unlock = Lås upp bordet
lobby-wait = Väntar på att värden startar.
lobby-spectators =
    { $count ->
        [0] Inga åskådare
        [one] 1 åskådare
       *[other] { $count } åskådare
    }
lobby-move-seat = Spela vidare på en annan enhet
lobby-move-hint = Den som har länken kan spela på din plats: behåll den för dig själv.
lobby-password = Lösenord
lobby-host-pass = Gör till värd

rules-title = Regler
rules-page-title = Regler, { $edition }
rules-contents = Innehåll
rules-guide = Snabbguide
rules-cards = Korten
rules-exact = De exakta reglerna
rules-exact-hint = Välj en regel för att läsa hela.
rules-compare = Så skiljer sig utgåvorna
rules-compare-one = Regelval
rules-sheets = Står i { $sheets }
rules-printed = Står i { $section }
rules-not-printed = Står inte i { $section }; står i { $sheets }
rules-ours = Står inte på något regelblad; vårt eget regelval
rules-not-here = Gäller inte här
rules-choose = Utgåva eller regelblad
rules-editions = Utgåvor
rules-section = Det här är reglerna i { $section }. De spelas som { $edition }.
guide-match = Följ det översta kortet
    .text = Lägg ett kort med samma färg, siffra eller symbol som det som ligger överst i kasta-högen.
guide-draw = Eller dra ett
    .text =
        { $drawn ->
            [must_play] Passar inget? Dra ett kort. Om det går att lägga måste du lägga det.
            [must_if_forced] Passar inget? Dra ett kort. Om det går att lägga måste du lägga det, såvida du inte hade kunnat lägga ett annat.
           *[may_play] Passar inget? Dra ett kort. Om det går att lägga får du lägga det direkt.
        }
guide-wild = Jokrar går på allt
    .text = Lägg en joker på vilket kort som helst och välj färg. En dra-joker får dessutom nästa spelare att dra.
guide-flip = Ett kort vänder på allt
    .text = Din hand, båda högarna, allas kort: när kortleken vänds gäller den andra sidan, med andra färger och tuffare kort.
guide-backs = Läs baksidorna
    .text = Det du ser av de andras händer är kortens andra sida: det de har på hand när kortleken har vänts nästa gång. De ser dina också.
guide-gift = Ge bort kort
    .text = Med en Strandletare får du ge upp till fyra kort, alla i olika färg, till en spelare.
guide-uno = Ropa UNO
    .text =
        { $count ->
            [0] Ropa UNO när du lägger ditt näst sista kort.
           *[other] Ropa UNO när du lägger ditt näst sista kort. Om du glömmer det och åker dit får du dra { $count } kort.
        }
guide-challenge = Utmana en bluff
    .text =
        { $bluffing ->
            [refused] En dra-joker får bara läggas om du inte har något kort i den aktuella färgen.
           *[allowed] En dra-joker är en bluff om den som lade den hade den aktuella färgen. Utmana, så får bluffaren dra i stället. Var det ingen bluff drar du två extra.
        }
guide-out = Gå ut
    .text = Den som lägger sitt sista kort vinner rundan.
guide-score = Räkna resten
    .text =
        { $mode ->
            [single] Det finns inga poäng: den som går ut vinner.
            [lowest] Alla räknar korten de har kvar på hand. { $goal }
            [elimination] Alla räknar korten de har kvar på hand. { $goal }
           *[points] Vinnaren får poäng för korten som de andra har kvar på hand. { $goal }
        }
gallery-number = Siffra
gallery-number-points = Lika många poäng som siffran
gallery-does =
    { $does ->
        [number] Har ingen effekt; läggs på samma färg eller siffra.
        [draw] Nästa spelare drar { $count } kort och får stå över.
        [reverse] Spelet går åt andra hållet.
        [skip] Nästa spelare får stå över.
        [skipall] Alla andra får stå över: det är din tur igen.
        [flip] Allt vänds till den andra sidan.
        [wild] Går på allt; du väljer färg.
        [draw-wild] Du väljer färg; nästa spelare drar { $count } kort och får stå över, eller utmanar dig.
        [draw-until] Du väljer färg; nästa spelare drar tills den färgen kommer och får stå över, eller utmanar dig.
       *[gift] Går på allt; ge upp till fyra kort i olika färger till en spelare.
    }
rules-names = Namnen på det här regelbladet
rules-names-ours = Här
rules-names-printed = På regelbladet
word-name =
    { $word ->
        [light_side] ljus sida
        [dark_side] mörk sida
        [draw_pile] dra-hög
        [discard_pile] kasta-hög
        [dealer] givare
        [round] runda
        [challenge] utmana
        [action_card] händelsekort
        [game] spelets namn
        [challenge_uno] utslagning
       *[other] { $word }
    }
rules-loading = Hämtar reglerna …

settings-title = Inställningar
settings-name = Ditt namn
settings-language = Språk
settings-speed = Animationshastighet
speed-name =
    { $speed ->
        [half] Långsam
        [one] Normal
        [two] Snabb
       *[off] Av
    }
settings-you = Du
settings-look = Utseende
settings-theme = Tema
theme-name =
    { $theme ->
        [side] Följ den aktiva sidan
        [light] Ljust
        [dark] Mörkt
       *[system] Som på enheten
    }
settings-text-size = Textstorlek
text-size-name = { $size } %
settings-patterns = Mönster på korten
settings-moves = Animationer
settings-motion = Rörelse
motion-name =
    { $motion ->
        [system] Som på enheten
        [reduce] Toning i stället för rörelse
       *[full] Rörelse
    }
settings-play = Spelet
settings-confirm-tap = Tryck två gånger för att lägga ett kort
settings-shortcuts = Kortkommandon med en bokstav
settings-vibrate = Vibrera när det är din tur
settings-verbosity = Upplästa meddelanden
verbosity-name =
    { $verbosity ->
        [terse] Korta
        [normal] Normala
       *[verbose] Utförliga
    }
settings-sounds = Ljud
settings-sound = Spela upp ljud
sound-name =
    { $sound ->
        [play] Ett kort läggs
        [draw] Kort dras
        [flip] Kortleken vänds
        [turn] Din tur, i bakgrunden
        [uno] UNO
        [join] Någon går med
       *[end] En runda är slut
    }
do-preview = Provlyssna
settings-large = Större kort
settings-saved = Sparas i den här webbläsaren.
default-name = Gäst
error-network = Servern går inte att nå. Kontrollera att den är igång.
not-found-title = Sidan finns inte
not-found = Det finns ingen sida på den här adressen.

matches-title = Dina matcher
matches-none = Inga matcher än. Spela en, så visas den här.
matches-begin = Spela en match
matches-played =
    { $count ->
        [one] spelad match
       *[other] spelade matcher
    }
matches-won =
    { $count ->
        [one] vunnen match
       *[other] vunna matcher
    }
matches-stopped =
    { $count ->
        [one] avbruten match
       *[other] avbrutna matcher
    }
rounds-played =
    { $count ->
        [one] spelad runda
       *[other] spelade rundor
    }
rounds-won =
    { $count ->
        [one] vunnen runda
       *[other] vunna rundor
    }
best-round = Bästa runda
matches-by-edition = Per utgåva
matches-company = Mot
company-name =
    { $company ->
        [bots] Bottar
       *[people] Människor
    }
matches-column = Matcher
rounds-column = Rundor
won-of = { $won } av { $count } vunna
matches-last = De senaste { $count } matcherna
match-against = Mot { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Vinst
               *[other] Vinst, { $won } av { $rounds } rundor
            }
        [lost]
            { $rounds ->
                [one] Förlust
               *[other] Förlust, { $won } av { $rounds } rundor vunna
            }
        [stopped] Avslutad i förtid, { $won } av { $rounds } rundor vunna
       *[open] Inte färdig, { $won } av { $rounds } rundor vunna
    }
matches-export = Exportera som fil
matches-erase = Radera alla matcher
matches-erase-ask = Alla matcher och all statistik i den här webbläsaren raderas. Det går inte att ångra.
do-erase = Radera
matches-saved = Sparas bara i den här webbläsaren.

offline-title = Du är offline
offline-text = Servern går inte att nå, så just nu går det inte att öppna något bord.
offline-still = Det här fungerar ändå
do-retry = Försök igen
offline-state =
    { $state ->
        [ready] Reglerna och poängblocket fungerar även utan nät.
        [preparing] Gör sidan redo att användas utan nät …
        [insecure] Användning utan nät kräver en säker adress (https). Poängblocket går att ladda ner som fil i stället.
       *[failed] Webbläsaren kunde inte spara sidan för användning utan nät.
    }
