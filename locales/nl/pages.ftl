# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Naar de inhoud
home-title = Een kaarttafel met twee kanten
home-lead = Dag op de ene kant van elke kaart, nacht op de andere. Eén Flip draait ze allemaal om.
home-flip = Draai de kaart om
home-play = Nu spelen
home-play-hint = Jij en drie bots, zonder account: { $hint }.
home-friends = Spelen met vrienden
home-make-hint = Maak een tafel en stuur de link.
home-join-hint = Of vul de code van een tafel in.
home-code = Tafelcode
home-code-unknown = Er is geen tafel { $code }. Controleer de code en probeer het opnieuw.
do-join = Meedoen
home-open = Open tafels
home-anywhere = Ergens aanschuiven
home-more = Meer
home-learn = Leren spelen
home-learn-hint = Een les van een paar minuten
home-rules-hint = Korte uitleg, alle kaarten, de precieze regels
home-pad-open = Scoreblok
home-pad = Voor kaarten op een echte tafel; werkt offline
home-tournaments = Toernooien
home-tournaments-hint = Twee tafels of meer, tot 80 spelers
home-matches-hint = Wat je gespeeld hebt, en hoe het ging
home-settings-hint = Thema, tekstgrootte, geluiden, sneltoetsen
home-unofficial = Een onofficiële tafel voor tweezijdige kaartspellen waarbij je al je kaarten kwijt moet raken.
table-line = { $free } van { $seats } plaatsen vrij, { $edition }
resume-title = Verder met je partij
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] De partij is nog niet begonnen.
               *[other] De partij met { $names } is nog niet begonnen.
            }
        [turn] Jouw beurt, ronde { $round } tegen { $names }
        [between] Ronde { $round } tegen { $names } is afgelopen
       *[wait] Ronde { $round } tegen { $names }
    }
resume-table = Tafel { $code }, { $edition }

edition-name =
    { $edition ->
        [flip-classic] Klassiek
        [flip-splash] Splash
        [flip-canada] Canada
        [flip-nordic] Noords
        [beachcomber] Strandjutter
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] tweezijdig, de volledige regels van 2018
        [flip-splash] tweezijdig, 108 kaarten, gevonden kleuren worden getoond
        [flip-canada] tweezijdig, meer tijd om te betrappen wie UNO vergat
        [flip-nordic] tweezijdig, nieuwere en kortere regels, één ronde
        [beachcomber] eenzijdig, met geschenken
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Gedrukte regels
        [single] Eén ronde
        [points] Punten
        [lowest] Laagste totaal
        [partners] Koppels
        [rotation4] Rotatie met vier
        [rotation8] Rotatie met acht
       *[elimination] Afvalrace
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, handleiding van 2018
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, Canadese handleiding
        [flip-nordic] UNO FLIP, nieuwere korte handleiding
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-name = { $product }, { $language }

make-title = Een tafel maken
make-more = Meer opties
make-summary = Wat er gespeeld wordt
make-summary-seats =
    { $bots ->
        [0] { $seats } plaatsen, geen bots
        [one] { $seats } plaatsen, 1 bot
       *[other] { $seats } plaatsen, { $bots } bots
    }
make-summary-time = { $seconds } seconden per beurt
do-fewer = Eén minder
do-more = Eén meer
make-box = De handleiding in je doos
make-product = Product
make-product-none = Geen van deze: kies een editie
make-language = Taal van de handleiding
make-section = Wordt gespeeld als { $edition }: { $hint }.
make-section-differs = Wat er in dit deel anders staat:
make-cycles = Cycli
make-edition = Editie
make-mode = Spelvorm
make-target = Te behalen punten
make-seats = Plaatsen
make-bots = Bots
make-time = Tijd per beurt
make-time-value =
    { $seconds ->
        [0] Onbeperkt
       *[other] { $seconds } seconden
    }
make-watch = Wie mag meekijken
watch-name =
    { $watch ->
        [nobody] Niemand
        [counts] Iedereen, alleen het aantal kaarten
       *[backs] Iedereen, met de achterkanten van de kaarten
    }
make-public = Bij de open tafels zetten
make-target-own = gedrukte regels
make-password-none = geen
make-chat = Reacties en chat
make-lapses = Bots vergeten soms UNO te roepen
make-name = Je naam
do-make = Tafel maken
make-several = Meer dan één tafel
make-several-hint = Bij een rotatie met acht spelen twee tafels naast elkaar en speelt iedereen een keer samen met ieder ander. Een toernooi heeft plaats voor 80 spelers.
make-rotation = Rotatie met acht maken
make-rotation-bots = Rotatie met acht met bots spelen
make-rotation-hint = Acht spelers aan twee tafels, vier rondes met elke partner. Je krijgt een pagina waar de anderen zich aanmelden; bots nemen de vrije plaatsen.

lobby-title = Tafel { $code }
lobby-invite = Deel deze link of laat de code scannen
lobby-copy = Link kopiëren
lobby-copied = Gekopieerd
lobby-code = Code
lobby-seat = Plaats { $number }
lobby-open = Vrij
lobby-host = Host
lobby-start = Starten
lobby-start-fill = Aanvullen met bots en starten
lobby-add-bot = Bot toevoegen
lobby-remove = Verwijderen
lobby-take = Hier gaan zitten
lobby-move = Hierheen
lobby-stand = Opstaan
lobby-rename = Naam wijzigen
lobby-share = Delen
# The title of the link that is handed to another app.
lobby-share-title = Speel mee aan tafel { $code }
lobby-bot-level = Hoe goed { $who } speelt
bot-level =
    { $level ->
        [random] Beginner
       *[greedy] Gevorderd
    }
invite-title = Vrienden uitnodigen
invite-full = Alle plaatsen zijn bezet
lobby-lock = Tafel op slot doen
lobby-unlock = Tafel van slot halen
lobby-wait = Wachten tot de host start.
lobby-spectators =
    { $count ->
        [0] Geen kijkers
        [one] 1 kijker
       *[other] { $count } kijkers
    }
lobby-move-seat = Op een ander apparaat verderspelen
lobby-move-hint = Wie deze link heeft, kan op jouw plaats spelen: houd hem voor jezelf.
lobby-password = Wachtwoord
lobby-host-pass = Host maken

rules-title = Regels
rules-page-title = Regels, { $edition }
rules-contents = Inhoud
rules-guide = Korte uitleg
rules-cards = De kaarten
rules-exact = De precieze regels
rules-exact-hint = Kies een regel om hem helemaal te lezen.
rules-compare = Waarin de edities verschillen
rules-compare-one = Regelkeuze
rules-sheets = Staat in { $sheets }
rules-printed = Staat in { $section }
rules-not-printed = Staat niet in { $section }; wel in { $sheets }
rules-ours = Staat in geen handleiding; onze eigen keuze
rules-not-here = Geldt hier niet
rules-choose = Editie of handleiding
rules-editions = Edities
rules-section = Dit zijn de regels van { $section }. Ze worden gespeeld als { $edition }.
guide-match = Sluit aan op de bovenste kaart
    .text = Speel een kaart met dezelfde kleur, hetzelfde getal of hetzelfde symbool als de bovenste van de open stapel.
guide-draw = Of trek er een
    .text =
        { $drawn ->
            [must_play] Past er niets? Trek één kaart. Past de kaart, dan moet je die spelen.
            [must_if_forced] Past er niets? Trek één kaart. Past de kaart, dan moet je die spelen, tenzij je een andere had kunnen spelen.
           *[may_play] Past er niets? Trek één kaart. Past de kaart, dan mag je die meteen spelen.
        }
guide-wild = Jokers passen altijd
    .text = Speel een joker op elke kaart en kies de kleur. Na een trekjoker moet de volgende speler ook nog trekken.
guide-flip = Een Flip draait alles om
    .text = Je hand, beide stapels, alle kaarten van iedereen: nu geldt de andere kant, met andere kleuren en gemenere kaarten.
guide-backs = Lees de achterkanten
    .text = Van de kaarten van de anderen zie je de andere kant: wat ze na de volgende Flip hebben. Zij zien die van jou ook.
guide-gift = Geef kaarten weg
    .text = Met een Strandjutter mag je tot vier kaarten, elk van een andere kleur, aan één speler geven.
guide-uno = Roep UNO
    .text =
        { $count ->
            [0] Roep UNO als je je op één na laatste kaart speelt.
            [one] Roep UNO als je je op één na laatste kaart speelt. Word je betrapt zonder UNO, dan trek je 1 kaart.
           *[other] Roep UNO als je je op één na laatste kaart speelt. Word je betrapt zonder UNO, dan trek je { $count } kaarten.
        }
guide-challenge = Daag een bluffer uit
    .text =
        { $bluffing ->
            [refused] Een trekjoker mag je alleen spelen als je geen kaart van de huidige kleur hebt.
           *[allowed] Wie een trekjoker speelt en de huidige kleur nog in de hand heeft, bluft. Daag die speler uit: was het bluf, dan trekt die zelf. Was het eerlijk, dan trek jij er twee meer.
        }
guide-out = Speel je hand leeg
    .text = Wie de laatste kaart uit de hand speelt, wint de ronde.
guide-score = Tel de rest
    .text =
        { $mode ->
            [single] Er zijn geen punten: wie uit is, wint.
            [lowest] Iedereen telt de kaarten die nog in de hand zitten. { $goal }
            [elimination] Iedereen telt de kaarten die nog in de hand zitten. { $goal }
           *[points] De winnaar krijgt de punten van de kaarten in de andere handen. { $goal }
        }
gallery-number = Getal
gallery-number-points = Evenveel punten als het getal
gallery-does =
    { $does ->
        [number] Heeft geen gevolgen; past op kleur of getal.
        [draw]
            { $count ->
                [one] De volgende speler trekt 1 kaart en slaat een beurt over.
               *[other] De volgende speler trekt { $count } kaarten en slaat een beurt over.
            }
        [reverse] Het spel gaat de andere kant op.
        [skip] De volgende speler slaat een beurt over.
        [skipall] Alle anderen slaan een beurt over: jij mag nog een keer.
        [flip] Alles wordt omgedraaid naar de andere kant.
        [wild] Past altijd; jij kiest de kleur.
        [draw-wild] Jij kiest de kleur; de volgende speler trekt { $count } kaarten en slaat een beurt over, of daagt je uit.
        [draw-until] Jij kiest de kleur; de volgende speler trekt tot die kleur komt en slaat een beurt over, of daagt je uit.
       *[gift] Past altijd; geef tot vier kaarten van verschillende kleuren aan één speler.
    }
rules-names = Namen in deze handleiding
rules-names-ours = Hier
rules-names-printed = In de handleiding
word-name =
    { $word ->
        [light_side] lichte kant
        [dark_side] donkere kant
        [draw_pile] stok
        [discard_pile] open stapel
        [dealer] gever
        [round] ronde
        [challenge] uitdagen
        [action_card] actiekaart
        [game] naam van het spel
        [challenge_uno] afvalrace
       *[other] { $word }
    }
rules-loading = Regels laden …

settings-title = Instellingen
settings-name = Je naam
settings-language = Taal
settings-speed = Snelheid van de animatie
speed-name =
    { $speed ->
        [half] Langzaam
        [one] Normaal
        [two] Snel
       *[off] Uit
    }
settings-you = Jij
settings-look = Uiterlijk
settings-theme = Thema
theme-name =
    { $theme ->
        [side] Volgt de kant die geldt
        [light] Licht
        [dark] Donker
       *[system] Zoals op dit apparaat
    }
settings-text-size = Tekstgrootte
text-size-name = { $size }%
settings-patterns = Patronen op de kaarten
settings-moves = Animatie
settings-motion = Beweging
motion-name =
    { $motion ->
        [system] Zoals op dit apparaat
        [reduce] Vervagen in plaats van bewegen
       *[full] Bewegen
    }
settings-play = Spelen
settings-confirm-tap = Twee keer tikken om een kaart te spelen
settings-shortcuts = Sneltoetsen met één letter
settings-vibrate = Trillen als jij aan de beurt bent
settings-verbosity = Voorgelezen berichten
verbosity-name =
    { $verbosity ->
        [terse] Kort
        [normal] Normaal
       *[verbose] Uitgebreid
    }
settings-sounds = Geluiden
settings-sound = Geluiden afspelen
sound-name =
    { $sound ->
        [play] Een kaart wordt gespeeld
        [draw] Er worden kaarten getrokken
        [flip] Een Flip
        [turn] Jouw beurt, op de achtergrond
        [uno] UNO
        [join] Iemand komt erbij
       *[end] Het einde van een ronde
    }
do-preview = Beluisteren
settings-large = Grotere kaarten
settings-saved = Bewaard in deze browser.
default-name = Gast
error-network = De server is niet bereikbaar. Controleer of hij draait.
not-found-title = Pagina niet gevonden
not-found = Op dit adres is geen pagina.

matches-title = Jouw partijen
matches-none = Nog geen partijen. Speel er een, en die komt hier te staan.
matches-begin = Partij spelen
matches-played =
    { $count ->
        [one] partij gespeeld
       *[other] partijen gespeeld
    }
matches-won =
    { $count ->
        [one] partij gewonnen
       *[other] partijen gewonnen
    }
matches-stopped =
    { $count ->
        [one] partij voortijdig beëindigd
       *[other] partijen voortijdig beëindigd
    }
rounds-played =
    { $count ->
        [one] ronde gespeeld
       *[other] rondes gespeeld
    }
rounds-won =
    { $count ->
        [one] ronde gewonnen
       *[other] rondes gewonnen
    }
best-round = Beste ronde
matches-by-edition = Per editie
matches-company = Tegen
company-name =
    { $company ->
        [bots] Bots
       *[people] Mensen
    }
matches-column = Partijen
rounds-column = Rondes
won-of = { $won } van { $count } gewonnen
matches-last = Laatste { $count } partijen
match-against = Tegen { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Gewonnen
               *[other] Gewonnen, { $won } van { $rounds } rondes
            }
        [lost]
            { $rounds ->
                [one] Verloren
               *[other] Verloren, { $won } van { $rounds } rondes gewonnen
            }
        [stopped] Voortijdig gestopt, { $won } van { $rounds } rondes gewonnen
       *[open] Niet afgemaakt, { $won } van { $rounds } rondes gewonnen
    }
matches-export = Als bestand exporteren
matches-erase = Alle partijen wissen
matches-erase-ask = Alle partijen en statistieken in deze browser worden gewist. Dat kan niet ongedaan gemaakt worden.
do-erase = Wissen
matches-saved = Alleen in deze browser bewaard.

offline-title = Je bent offline
offline-text = De server is niet bereikbaar, dus er kan nu geen tafel geopend worden.
offline-still = Dit werkt nog wel
do-retry = Opnieuw proberen
offline-state =
    { $state ->
        [ready] De regels en het scoreblok werken ook offline.
        [preparing] Wordt klaargemaakt om offline te werken …
        [insecure] Offline werken kan alleen op een beveiligd adres (https). Het scoreblok kun je wel als bestand downloaden.
       *[failed] Deze browser kon de pagina niet bewaren voor offline gebruik.
    }
