# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Gå til innholdet
home-title = Et kortbord med to sider
home-lead = Dag på den ene siden av hvert kort, natt på den andre. Én Flipp vender alt sammen.
home-flip = Vend kortet
home-play = Spill nå
home-play-hint = Du og tre boter, ingen konto: { $hint }.
home-friends = Spill med venner
home-make-hint = Lag et bord og send lenken.
home-join-hint = Eller skriv koden til et bord.
home-code = Bordkode
home-code-unknown = Det finnes ikke noe bord { $code }. Sjekk koden og prøv igjen.
do-join = Bli med
home-open = Åpne bord
home-anywhere = Bli med ved et ledig bord
home-more = Mer
home-learn = Lær å spille
home-learn-hint = En leksjon på et par minutter
home-rules-hint = Hurtigguide, alle kort, de nøyaktige reglene
home-pad-open = Poengblokk
home-pad = Til kort på et ekte bord; virker uten nett
home-tournaments = Turneringer
home-tournaments-hint = To bord eller flere, opptil 80 spillere
home-matches-hint = Hva du har spilt, og hvordan det gikk
home-settings-hint = Tema, tekststørrelse, lyder, snarveier
home-unofficial = Et uoffisielt bord for tosidige kortspill der det gjelder å bli kvitt kortene.
table-line = { $free } av { $seats } plasser ledige, { $edition }
resume-title = Fortsett spillet ditt
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] Spillet har ikke begynt ennå.
               *[other] Spillet med { $names } har ikke begynt ennå.
            }
        [turn] Din tur, runde { $round } mot { $names }
        [between] Runde { $round } mot { $names } er over
       *[wait] Runde { $round } mot { $names }
    }
resume-table = Bord { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Klassisk
        [flip-splash] Splash
        [flip-canada] Canada
        [flip-nordic] Nordisk
        [beachcomber] Strandsanker
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] tosidig, de fulle reglene fra 2018
        [flip-splash] tosidig, 108 kort, den trukne fargen vises fram
        [flip-canada] tosidig, lengre tid til å ta noen for et glemt UNO
        [flip-nordic] tosidig, nyere og kortere regler, én runde
        [beachcomber] ensidig, med gaver
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Trykte regler
        [single] Én enkelt runde
        [points] Poeng
        [lowest] Laveste sum
        [partners] Makkerspill
        [rotation4] Rotasjon for fire
        [rotation8] Rotasjon for åtte
       *[elimination] Utslagning
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, regelark fra 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, kanadisk regelark
        [flip-nordic] UNO FLIP, nyere og kortere regelark
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Lag et bord
make-more = Flere valg
make-summary = Dette skal spilles
make-summary-seats =
    { $bots ->
        [0] { $seats } plasser, ingen boter
        [one] { $seats } plasser, 1 bot
       *[other] { $seats } plasser, { $bots } boter
    }
make-summary-time = { $seconds } sekunder per tur
do-fewer = Én færre
do-more = Én til
make-box = Regelarket i esken din
make-product = Produkt
make-product-none = Ingen av disse: Velg en utgave
make-language = Språket på regelarket
make-section = Spilles som { $edition }: { $hint }.
make-section-differs = Dette står annerledes i avsnittet:
make-cycles = Antall gjennomløp
make-edition = Utgave
make-mode = Spillform
make-target = Poenggrense
make-seats = Plasser
make-bots = Boter
make-time = Tid per tur
make-time-value =
    { $seconds ->
        [0] Ingen tidsgrense
       *[other] { $seconds } sekunder
    }
make-watch = Hvem kan se på
watch-name =
    { $watch ->
        [nobody] Ingen
        [counts] Alle, bare antall kort
       *[backs] Alle, med baksidene av kortene
    }
make-public = Vis blant åpne bord
make-target-own = trykte regler
make-password-none = ikke noe
make-chat = Reaksjoner og chat
make-lapses = Botene glemmer av og til å si UNO
make-name = Navnet ditt
do-make = Lag bordet
make-several = Mer enn ett bord
make-several-hint = I en rotasjon for åtte spiller to bord side om side, og alle blir makker med alle. En turnering har plass til opptil 80 spillere.
make-rotation = Lag rotasjonen for åtte
make-rotation-bots = Spill en rotasjon for åtte med boter
make-rotation-hint = Åtte spillere ved to bord, fire runder med hver makker. Du får en side der de andre melder seg på; boter tar de ledige plassene.

lobby-title = Bord { $code }
lobby-invite = Del lenken, eller la de andre skanne koden
lobby-copy = Kopier lenken
lobby-copied = Kopiert
lobby-code = Kode
lobby-seat = Plass { $number }
lobby-open = Ledig
lobby-host = Vert
lobby-start = Start
lobby-start-fill = Fyll opp med boter og start
lobby-add-bot = Legg til en bot
lobby-remove = Fjern
lobby-take = Sitt her
lobby-move = Flytt hit
lobby-stand = Reis deg
lobby-rename = Bytt navn
lobby-share = Del
# The title of the link that is handed to another app.
lobby-share-title = Spill ved bord { $code }
lobby-bot-level = Hvor godt { $who } spiller
bot-level =
    { $level ->
        [random] Nybegynner
       *[greedy] Dyktig
    }
invite-title = Inviter venner
invite-full = Alle plassene er tatt
lobby-lock = Lås bordet
lobby-unlock = Lås opp bordet
lobby-wait = Venter på at verten starter.
lobby-spectators =
    { $count ->
        [0] Ingen tilskuere
        [one] 1 tilskuer
       *[other] { $count } tilskuere
    }
lobby-move-seat = Spill videre på en annen enhet
lobby-move-hint = Alle med denne lenken kan spille på plassen din: Hold den for deg selv.
lobby-password = Passord
lobby-host-pass = Gjør til vert

rules-title = Regler
rules-page-title = Regler, { $edition }
rules-contents = Innhold
rules-guide = Hurtigguide
rules-cards = Kortene
rules-exact = De nøyaktige reglene
rules-exact-hint = Velg en regel for å lese hele.
rules-compare = Slik skiller utgavene seg
rules-compare-one = Regelvalg
rules-sheets = Står i { $sheets }
rules-printed = Står i { $section }
rules-not-printed = Står ikke i { $section }; står i { $sheets }
rules-ours = Står ikke på noe regelark; vårt eget regelvalg
rules-not-here = Gjelder ikke her
rules-choose = Utgave eller regelark
rules-editions = Utgaver
rules-section = Dette er reglene i { $section }. De spilles som { $edition }.
guide-match = Følg det øverste kortet
    .text = Legg et kort med samme farge, tall eller symbol som det øverste i kastebunken.
guide-draw = Eller trekk ett
    .text =
        { $drawn ->
            [must_play] Passer ingenting? Trekk et kort. Hvis det kan legges, må du legge det.
            [must_if_forced] Passer ingenting? Trekk et kort. Hvis det kan legges, må du legge det, med mindre du kunne ha lagt et annet.
           *[may_play] Passer ingenting? Trekk et kort. Hvis det kan legges, kan du legge det med en gang.
        }
guide-wild = Jokere passer på alt
    .text = Legg en joker på et hvilket som helst kort, og velg farge. En trekkejoker får også neste spiller til å trekke.
guide-flip = En Flipp vender alt
    .text = Hånden din, begge bunkene, kortene til alle: Nå gjelder den andre siden, med andre farger og tøffere kort.
guide-backs = Les baksidene
    .text = Det du ser av kortene til de andre, er den andre siden: det de har på hånden etter neste flipp. De ser dine også.
guide-gift = Gi bort kort
    .text = Med en Strandsanker kan du gi opptil fire kort, alle i hver sin farge, til én spiller.
guide-uno = Si UNO
    .text =
        { $count ->
            [0] Si UNO når du legger det nest siste kortet ditt.
           *[other] Si UNO når du legger det nest siste kortet ditt. Glemmer du det og blir tatt, trekker du { $count } kort.
        }
guide-challenge = Utfordre en bløff
    .text =
        { $bluffing ->
            [refused] En trekkejoker kan bare legges hvis du ikke har noe kort i den gjeldende fargen.
           *[allowed] En trekkejoker er en bløff hvis den som la den, hadde den gjeldende fargen. Utfordre, så må bløffmakeren trekke i stedet. Var det ikke bløff, trekker du to ekstra.
        }
guide-out = Bli kvitt alle kortene
    .text = Den som legger det siste kortet sitt, vinner runden.
guide-score = Tell resten
    .text =
        { $mode ->
            [single] Det er ingen poeng: Den som blir kvitt alle kortene, vinner.
            [lowest] Alle teller kortene de har igjen på hånden. { $goal }
            [elimination] Alle teller kortene de har igjen på hånden. { $goal }
           *[points] Vinneren får poeng for kortene de andre har igjen på hånden. { $goal }
        }
gallery-number = Tall
gallery-number-points = Like mange poeng som tallet
gallery-does =
    { $does ->
        [number] Har ingen virkning; legges på samme farge eller tall.
        [draw] Neste spiller trekker { $count } kort og må stå over.
        [reverse] Spillet går den andre veien.
        [skip] Neste spiller må stå over.
        [skipall] Alle andre må stå over: Du får en tur til.
        [flip] Alt vendes til den andre siden.
        [wild] Passer på alt; du velger farge.
        [draw-wild] Du velger farge; neste spiller trekker { $count } kort og må stå over, eller utfordrer deg.
        [draw-until] Du velger farge; neste spiller trekker til fargen kommer og må stå over, eller utfordrer deg.
       *[gift] Passer på alt; gi opptil fire kort i forskjellige farger til én spiller.
    }
rules-names = Navn på dette regelarket
rules-names-ours = Her
rules-names-printed = På regelarket
word-name =
    { $word ->
        [light_side] lys side
        [dark_side] mørk side
        [draw_pile] trekkebunke
        [discard_pile] kastebunke
        [dealer] giver
        [round] runde
        [challenge] utfordre
        [action_card] handlingskort
        [game] navnet på spillet
        [challenge_uno] utslagning
       *[other] { $word }
    }
rules-loading = Henter reglene …

settings-title = Innstillinger
settings-name = Navnet ditt
settings-language = Språk
settings-speed = Fart på animasjonene
speed-name =
    { $speed ->
        [half] Langsom
        [one] Normal
        [two] Rask
       *[off] Av
    }
settings-you = Du
settings-look = Utseende
settings-theme = Tema
theme-name =
    { $theme ->
        [side] Følg den aktive siden
        [light] Lyst
        [dark] Mørkt
       *[system] Som på enheten
    }
settings-text-size = Tekststørrelse
text-size-name = { $size } %
settings-patterns = Mønstre på kortene
settings-moves = Animasjoner
settings-motion = Bevegelse
motion-name =
    { $motion ->
        [system] Som på enheten
        [reduce] Toning i stedet for bevegelse
       *[full] Bevegelse
    }
settings-play = Spillet
settings-confirm-tap = Trykk to ganger for å legge et kort
settings-shortcuts = Snarveier med én bokstav
settings-vibrate = Vibrer når det er din tur
settings-verbosity = Opplesing
verbosity-name =
    { $verbosity ->
        [terse] Kort
        [normal] Normal
       *[verbose] Utførlig
    }
settings-sounds = Lyder
settings-sound = Spill av lyder
sound-name =
    { $sound ->
        [play] Et kort legges
        [draw] Kort trekkes
        [flip] En flipp
        [turn] Din tur, i bakgrunnen
        [uno] UNO
        [join] Noen blir med
       *[end] En runde er over
    }
do-preview = Lytt
settings-large = Større kort
settings-saved = Lagres i denne nettleseren.
default-name = Gjest
error-network = Får ikke kontakt med serveren. Sjekk at den kjører.
not-found-title = Siden finnes ikke
not-found = Det er ingen side på denne adressen.

matches-title = Spillene dine
matches-none = Ingen spill ennå. Spill ett, så vises det her.
matches-begin = Start et spill
matches-played =
    { $count ->
        [one] spilt spill
       *[other] spilte spill
    }
matches-won =
    { $count ->
        [one] vunnet spill
       *[other] vunne spill
    }
matches-stopped =
    { $count ->
        [one] avbrutt spill
       *[other] avbrutte spill
    }
rounds-played =
    { $count ->
        [one] spilt runde
       *[other] spilte runder
    }
rounds-won =
    { $count ->
        [one] vunnet runde
       *[other] vunne runder
    }
best-round = Beste runde
matches-by-edition = Etter utgave
matches-company = Mot
company-name =
    { $company ->
        [bots] Boter
       *[people] Mennesker
    }
matches-column = Spill
rounds-column = Runder
won-of = { $won } av { $count } vunnet
matches-last = De siste { $count } spillene
match-against = Mot { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Vunnet
               *[other] Vunnet, { $won } av { $rounds } runder
            }
        [lost]
            { $rounds ->
                [one] Tapt
               *[other] Tapt, { $won } av { $rounds } runder vunnet
            }
        [stopped] Avsluttet før tiden, { $won } av { $rounds } runder vunnet
       *[open] Ikke ferdig, { $won } av { $rounds } runder vunnet
    }
matches-export = Eksporter som fil
matches-erase = Slett alle spill
matches-erase-ask = Alle spill og all statistikk i denne nettleseren blir slettet. Det kan ikke angres.
do-erase = Slett
matches-saved = Lagres bare i denne nettleseren.

offline-title = Du er offline
offline-text = Får ikke kontakt med serveren, så akkurat nå kan ingen bord åpnes.
offline-still = Dette virker fortsatt
do-retry = Prøv igjen
offline-state =
    { $state ->
        [ready] Reglene og poengblokken virker også uten nett.
        [preparing] Gjør siden klar til bruk uten nett …
        [insecure] Bruk uten nett krever en sikker adresse (https). Poengblokken kan lastes ned som fil i stedet.
       *[failed] Nettleseren kunne ikke lagre siden til bruk uten nett.
    }
