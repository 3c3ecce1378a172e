# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Gå til indholdet
home-title = Et kortbord med to sider
home-lead = Dag på den ene side af hvert kort, nat på den anden. Ét kort vender det hele.
home-flip = Vend kortet
home-play = Spil nu
home-play-hint = Dig og tre botter, ingen konto: { $hint }.
home-friends = Spil med venner
home-make-hint = Opret et bord, og send linket.
home-join-hint = Eller skriv koden til et bord.
home-code = Bordets kode
home-code-unknown = Der er ikke noget bord { $code }. Tjek koden, og prøv igen.
do-join = Vær med
home-open = Åbne borde
home-anywhere = Vær med ved et ledigt bord
home-more = Mere
home-learn = Lær at spille
home-learn-hint = En lektion på et par minutter
home-rules-hint = Kort vejledning, alle kort, de præcise regler
home-pad-open = Pointblok
home-pad = Til kort på et rigtigt bord; virker uden net
home-tournaments = Turneringer
home-tournaments-hint = To borde eller flere, op til 80 spillere
home-matches-hint = Hvad du har spillet, og hvordan det gik
home-settings-hint = Tema, tekststørrelse, lyde, genveje
home-unofficial = Et uofficielt bord til tosidede kortspil, hvor det gælder om at komme af med kortene.
table-line = { $free } af { $seats } pladser ledige, { $edition }
resume-title = Fortsæt dit spil
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] Spillet er ikke begyndt endnu.
               *[other] Spillet med { $names } er ikke begyndt endnu.
            }
        [turn] Din tur, runde { $round } mod { $names }
        [between] Runde { $round } mod { $names } er slut
       *[wait] Runde { $round } mod { $names }
    }
resume-table = Bord { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Klassisk
        [flip-splash] Splash
        [flip-canada] Canada
        [flip-nordic] Nordisk
        [beachcomber] Strandsamler
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] tosidet, de fulde regler fra 2018
        [flip-splash] tosidet, 108 kort, den trukne farve vises frem
        [flip-canada] tosidet, længere tid til at snuppe den, der glemmer UNO
        [flip-nordic] tosidet, nyere og kortere regler, én runde
        [beachcomber] ensidet, med gaver
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Trykte regler
        [single] En enkelt runde
        [points] Point
        [lowest] Laveste sum
        [partners] Makkerspil
        [rotation4] Rotation for fire
        [rotation8] Rotation for otte
       *[elimination] Udskilning
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, regelark fra 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, canadisk regelark
        [flip-nordic] UNO FLIP, nyere og kortere regelark
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Opret et bord
make-more = Flere muligheder
make-summary = Det skal der spilles
make-summary-seats =
    { $bots ->
        [0] { $seats } pladser, ingen botter
        [one] { $seats } pladser, 1 bot
       *[other] { $seats } pladser, { $bots } botter
    }
make-summary-time = { $seconds } sekunder pr. tur
do-fewer = En færre
do-more = En mere
make-box = Regelarket i din æske
make-product = Produkt
make-product-none = Ingen af disse: Vælg en udgave
make-language = Regelarkets sprog
make-section = Spilles som { $edition }: { $hint }.
make-section-differs = Dette står anderledes i afsnittet:
make-cycles = Antal gennemløb
make-edition = Udgave
make-mode = Spilform
make-target = Pointgrænse
make-seats = Pladser
make-bots = Botter
make-time = Tid pr. tur
make-time-value =
    { $seconds ->
        [0] Ingen tidsgrænse
       *[other] { $seconds } sekunder
    }
make-watch = Hvem må kigge med
watch-name =
    { $watch ->
        [nobody] Ingen
        [counts] Alle, kun antal kort
       *[backs] Alle, med kortenes bagsider
    }
make-public = Vis blandt åbne borde
make-target-own = trykte regler
make-password-none = ingen
make-chat = Reaktioner og chat
make-lapses = Botterne glemmer af og til at råbe UNO
make-name = Dit navn
do-make = Opret bordet
make-several = Mere end ét bord
make-several-hint = I en rotation for otte spiller to borde side om side, og alle bliver makker med alle. En turnering har plads til op til 80 spillere.
make-rotation = Opret rotationen for otte
make-rotation-bots = Spil en rotation for otte med botter
make-rotation-hint = Otte spillere ved to borde, fire runder med hver makker. Du får en side, hvor de andre tilmelder sig; botter tager de ledige pladser.

lobby-title = Bord { $code }
lobby-invite = Del linket, eller lad de andre scanne koden
lobby-copy = Kopiér linket
lobby-copied = Kopieret
lobby-code = Kode
lobby-seat = Plads { $number }
lobby-open = Ledig
lobby-host = Vært
lobby-start = Start
lobby-start-fill = Fyld op med botter, og start
lobby-add-bot = Tilføj en bot
lobby-remove = Fjern
lobby-take = Sid her
lobby-move = Flyt hertil
lobby-stand = Rejs dig
lobby-rename = Skift navn
lobby-share = Del
# The title of the link that is handed to another app.
lobby-share-title = Spil ved bord { $code }
lobby-bot-level = Hvor godt { $who } spiller
bot-level =
    { $level ->
        [random] Begynder
       *[greedy] Dygtig
    }
invite-title = Invitér venner
invite-full = Alle pladser er taget
lobby-lock = Lås bordet
lobby-unlock = Lås bordet op
lobby-wait = Venter på, at værten starter.
lobby-spectators =
    { $count ->
        [0] Ingen tilskuere
        [one] 1 tilskuer
       *[other] { $count } tilskuere
    }
lobby-move-seat = Spil videre på en anden enhed
lobby-move-hint = Alle med dette link kan spille på din plads: Hold det for dig selv.
lobby-password = Adgangskode
lobby-host-pass = Gør til vært

rules-title = Regler
rules-page-title = Regler, { $edition }
rules-contents = Indhold
rules-guide = Kort vejledning
rules-cards = Kortene
rules-exact = De præcise regler
rules-exact-hint = Vælg en regel for at læse den i sin helhed.
rules-compare = Sådan adskiller udgaverne sig
rules-compare-one = Regelvalg
rules-sheets = Står i { $sheets }
rules-printed = Står i { $section }
rules-not-printed = Står ikke i { $section }; står i { $sheets }
rules-ours = Står ikke på noget regelark; vores eget regelvalg
rules-not-here = Gælder ikke her
rules-choose = Udgave eller regelark
rules-editions = Udgaver
rules-section = Dette er reglerne i { $section }. De spilles som { $edition }.
guide-match = Følg det øverste kort
    .text = Læg et kort med samme farve, tal eller symbol som det øverste i afkastbunken.
guide-draw = Eller træk et
    .text =
        { $drawn ->
            [must_play] Passer intet? Træk et kort. Hvis det kan lægges, skal du lægge det.
            [must_if_forced] Passer intet? Træk et kort. Hvis det kan lægges, skal du lægge det, medmindre du kunne have lagt et andet.
           *[may_play] Passer intet? Træk et kort. Hvis det kan lægges, må du lægge det med det samme.
        }
guide-wild = Jokere passer på alt
    .text = Læg en joker på et hvilket som helst kort, og vælg farve. En træk-joker får også den næste spiller til at trække.
guide-flip = Et sideskift vender det hele
    .text = Din hånd, begge bunker, alles kort: Nu gælder den anden side, med andre farver og skrappere kort.
guide-backs = Læs bagsiderne
    .text = Det, du ser af de andres kort, er deres anden side: det, de har på hånden efter næste sideskift. De ser også dine.
guide-gift = Giv kort væk
    .text = Med en Strandsamler må du give op til fire kort, alle i hver sin farve, til én spiller.
guide-uno = Råb UNO
    .text =
        { $count ->
            [0] Råb UNO, når du lægger dit næstsidste kort.
           *[other] Råb UNO, når du lægger dit næstsidste kort. Glemmer du det og bliver snuppet, trækker du { $count } kort.
        }
guide-challenge = Udfordr en bluff
    .text =
        { $bluffing ->
            [refused] En træk-joker må kun lægges, hvis du ikke har noget kort i den aktuelle farve.
           *[allowed] En træk-joker er en bluff, hvis den, der lagde den, havde den aktuelle farve. Udfordr, så må blufferen trække i stedet. Var det ikke en bluff, trækker du to ekstra.
        }
guide-out = Kom af med det hele
    .text = Den, der lægger sit sidste kort, vinder runden.
guide-score = Tæl resten
    .text =
        { $mode ->
            [single] Der er ingen point: Den, der kommer af med alle sine kort, vinder.
            [lowest] Alle tæller de kort, de har tilbage på hånden. { $goal }
            [elimination] Alle tæller de kort, de har tilbage på hånden. { $goal }
           *[points] Vinderen får point for de kort, de andre har tilbage på hånden. { $goal }
        }
gallery-number = Tal
gallery-number-points = Lige så mange point som tallet
gallery-does =
    { $does ->
        [number] Har ingen virkning; lægges på samme farve eller tal.
        [draw] Den næste spiller trækker { $count } kort og sidder over.
        [reverse] Spillet går den anden vej rundt.
        [skip] Den næste spiller sidder over.
        [skipall] Alle andre sidder over: Du får en tur til.
        [flip] Alt vendes til den anden side.
        [wild] Passer på alt; du vælger farve.
        [draw-wild] Du vælger farve; den næste spiller enten trækker { $count } kort og sidder over eller udfordrer dig.
        [draw-until] Du vælger farve; den næste spiller enten trækker, til farven kommer, og sidder over eller udfordrer dig.
       *[gift] Passer på alt; giv op til fire kort i forskellige farver til én spiller.
    }
rules-names = Navne på dette regelark
rules-names-ours = Her
rules-names-printed = På regelarket
word-name =
    { $word ->
        [light_side] lys side
        [dark_side] mørk side
        [draw_pile] lukket bunke
        [discard_pile] afkastbunke
        [dealer] kortgiver
        [round] runde
        [challenge] udfordre
        [action_card] specialkort
        [game] spillets navn
        [challenge_uno] udskilning
       *[other] { $word }
    }
rules-loading = Henter reglerne …

settings-title = Indstillinger
settings-name = Dit navn
settings-language = Sprog
settings-speed = Animationshastighed
speed-name =
    { $speed ->
        [half] Langsom
        [one] Normal
        [two] Hurtig
       *[off] Fra
    }
settings-you = Dig
settings-look = Udseende
settings-theme = Tema
theme-name =
    { $theme ->
        [side] Følg den aktive side
        [light] Lyst
        [dark] Mørkt
       *[system] Som på enheden
    }
settings-text-size = Tekststørrelse
text-size-name = { $size } %
settings-patterns = Mønstre på kortene
settings-moves = Animationer
settings-motion = Bevægelse
motion-name =
    { $motion ->
        [system] Som på enheden
        [reduce] Toning i stedet for bevægelse
       *[full] Bevægelse
    }
settings-play = Spillet
settings-confirm-tap = Tryk to gange for at lægge et kort
settings-shortcuts = Genveje med ét bogstav
settings-vibrate = Vibrér, når det er din tur
settings-verbosity = Oplæste beskeder
verbosity-name =
    { $verbosity ->
        [terse] Korte
        [normal] Normale
       *[verbose] Udførlige
    }
settings-sounds = Lyde
settings-sound = Afspil lyde
sound-name =
    { $sound ->
        [play] Et kort lægges
        [draw] Der trækkes kort
        [flip] Et sideskift
        [turn] Din tur, i baggrunden
        [uno] UNO
        [join] Nogen kommer med
       *[end] En runde er slut
    }
do-preview = Lyt
settings-large = Større kort
settings-saved = Gemmes i denne browser.
default-name = Gæst
error-network = Der er ingen forbindelse til serveren. Tjek, at den kører.
not-found-title = Siden findes ikke
not-found = Der er ingen side på denne adresse.

matches-title = Dine spil
matches-none = Ingen spil endnu. Spil et, så vises det her.
matches-begin = Spil et spil
matches-played =
    { $count ->
        [one] spillet spil
       *[other] spillede spil
    }
matches-won =
    { $count ->
        [one] vundet spil
       *[other] vundne spil
    }
matches-stopped =
    { $count ->
        [one] afbrudt spil
       *[other] afbrudte spil
    }
rounds-played =
    { $count ->
        [one] spillet runde
       *[other] spillede runder
    }
rounds-won =
    { $count ->
        [one] vundet runde
       *[other] vundne runder
    }
best-round = Bedste runde
matches-by-edition = Efter udgave
matches-company = Mod
company-name =
    { $company ->
        [bots] Botter
       *[people] Mennesker
    }
matches-column = Spil
rounds-column = Runder
won-of = { $won } af { $count } vundet
matches-last = De seneste { $count } spil
match-against = Mod { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Vundet
               *[other] Vundet, { $won } af { $rounds } runder
            }
        [lost]
            { $rounds ->
                [one] Tabt
               *[other] Tabt, { $won } af { $rounds } runder vundet
            }
        [stopped] Afsluttet før tid, { $won } af { $rounds } runder vundet
       *[open] Ikke færdigt, { $won } af { $rounds } runder vundet
    }
matches-export = Eksportér som fil
matches-erase = Slet alle spil
matches-erase-ask = Alle spil og al statistik i denne browser bliver slettet. Det kan ikke fortrydes.
do-erase = Slet
matches-saved = Gemmes kun i denne browser.

offline-title = Du er offline
offline-text = Der er ingen forbindelse til serveren, så lige nu kan intet bord åbnes.
offline-still = Det her virker stadig
do-retry = Prøv igen
offline-state =
    { $state ->
        [ready] Reglerne og pointblokken virker også uden net.
        [preparing] Gør siden klar til brug uden net …
        [insecure] Brug uden net kræver en sikker adresse (https). Pointblokken kan i stedet hentes som fil.
       *[failed] Browseren kunne ikke gemme siden til brug uden net.
    }
