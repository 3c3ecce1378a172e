# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | help | hulp
type-hand = k | kaarten | hand | tafel
type-scores = s | stand | score | punten
type-rule = r | regel | regels
type-why = waarom
type-quit = q | stop | stoppen | weg
type-draw = t | trek | trekken | pak | pakken
type-keep = h | hou | houd | houden | pas | passen
type-accept = a | accepteer | accepteren
type-challenge = u | uitdagen | daag
type-uno = uno
type-catch = betrap | betrapt | betrappen
type-play = speel | spelen | leg | leggen
# As in: 4 give 1,3 to Ann.
type-give = geef | geven
type-to = aan
type-and = en
type-nobody = niemand | geen | nee
type-yes = j | ja
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = en | als | de | een | die | het | ik | in | kies | kleur | met | op | roep | roepen

# The start.
terminal-player = Jij
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = jij
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Gespeeld volgens deel { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] Eén ronde: wie het eerst uit is, wint.
        [points] Wie een ronde wint, krijgt de punten van alle andere handen; wie het eerst { $target } heeft, wint.
        [lowest] Na elke ronde telt iedereen de kaarten die nog in de hand zitten; zodra iemand { $target } heeft, wint het laagste totaal.
        [partners] Twee koppels: partners zitten tegenover elkaar; het koppel dat uit is, krijgt de punten van de tegenstanders; het eerste koppel met { $target } punten wint.
        [rotation4]
            { $cycles ->
                [one] Een rotatie: { $rounds } rondes, vier met elke partner; het hoogste totaal wint.
               *[other] Een rotatie: { $rounds } rondes, { $each } met elke partner; het hoogste totaal wint.
            }
        [rotation8]
            { $cycles ->
                [one] Een rotatie met acht aan twee tafels: { $rounds } rondes, vier met elke partner; het hoogste totaal wint.
               *[other] Een rotatie met acht aan twee tafels: { $rounds } rondes, { $each } met elke partner; het hoogste totaal wint.
            }
       *[elimination] Na elke ronde telt iedereen de kaarten die nog in de hand zitten; wie { $target } heeft, valt af, en wie overblijft, wint.
    }
terminal-around = Naar links de tafel rond: { $names }.
terminal-bots = De anderen zijn bots ({ $bot }) die soms vergeten UNO te roepen.
terminal-uno-hint = Heb je nog twee kaarten, roep dan UNO terwijl je er een speelt: 3! of 3 { $type-uno }.
terminal-help-hint = Typ op elk moment { $type-help } voor hulp of { $type-quit } om te stoppen.
terminal-drawing =
    { $by ->
        [points] Iedereen trekt een kaart; wie de meeste punten heeft, geeft: { $drawn }.
        [tie] Gelijk, dus er wordt nog een keer getrokken: { $drawn }.
       *[number] Iedereen trekt een kaart; wie het hoogste getal heeft, geeft: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } trekt { $card-object }
    .you = jij trekt { $card-object }
terminal-deals = { $who } geeft.
    .you = Jij geeft.
terminal-round = Ronde { $number }.
terminal-round-of = Ronde { $number } van { $rounds }: { $team } tegen { $others }.
terminal-other-tables = Aan de andere tafel spelen { $first } tegen { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Jij bent aan de beurt. Huidige kleur { $color }, bovenop ligt { $card-object }, daarna gaat de beurt { terminal-direction }, naar { $who }.
        [light] Jij bent aan de beurt. Lichte kant, huidige kleur { $color }, bovenop ligt { $card-object }, daarna gaat de beurt { terminal-direction }, naar { $who }.
        [dark] Jij bent aan de beurt. Donkere kant, huidige kleur { $color }, bovenop ligt { $card-object }, daarna gaat de beurt { terminal-direction }, naar { $who }.
       *[other] Jij bent aan de beurt. De kant die geldt: { $side }, huidige kleur { $color }, bovenop ligt { $card-object }, daarna gaat de beurt { terminal-direction }, naar { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Jij bent aan de beurt. Bovenop ligt { $card-object }, nog geen kleur gekozen, daarna gaat de beurt { terminal-direction }, naar { $who }.
        [light] Jij bent aan de beurt. Lichte kant, bovenop ligt { $card-object }, nog geen kleur gekozen, daarna gaat de beurt { terminal-direction }, naar { $who }.
        [dark] Jij bent aan de beurt. Donkere kant, bovenop ligt { $card-object }, nog geen kleur gekozen, daarna gaat de beurt { terminal-direction }, naar { $who }.
       *[other] Jij bent aan de beurt. De kant die geldt: { $side }, bovenop ligt { $card-object }, nog geen kleur gekozen, daarna gaat de beurt { terminal-direction }, naar { $who }.
    }
terminal-direction =
    { $direction ->
        [left] naar links
       *[right] naar rechts
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, je partner: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, je partner: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Achterkant: { $cards }.
       *[other] Achterkanten: { $cards }.
    }
terminal-seat-out = { $who } is afgevallen.
terminal-draw-pile = Stok: { card-count }.
    .back = Stok: { card-count }, achterkant van de volgende: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Je hand, { card-count }, UNO geroepen (* past op { $top }):
       *[no] Je hand, { card-count } (* past op { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Je hand, { card-count }, UNO geroepen, niets past op { $top }:
           *[no] Je hand, { card-count }, niets past op { $top }:
        }
    .plain = Je hand, { card-count }:
terminal-top-wild = { $card }, kleur { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Speel { $numbers }.
    .draw = Speel { $numbers }, of trek ({ $type-draw }).
terminal-draw = Er past niets: trek een kaart ({ $type-draw }).
terminal-drawn-may = De { $card } die je trok past: speel die ({ $number }) of houd die ({ $type-keep }).
terminal-drawn-must = De { $card } die je trok past en moet gespeeld worden ({ $number }).
terminal-draw-unplayable = Je trekt { $cards-object }; die past niet, dus je houdt de kaart.
terminal-flipped = Boven op de open stapel ligt { $card-object }.
terminal-answer = Accepteren ({ $type-accept }) of uitdagen ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } speelde { $card-object } toen de kleur { $color } was: bluf als { $who } nog een { $color-object } kaart of nog een joker had.
       *[no] { $who } speelde { $card-object } toen de kleur { $color } was: bluf als { $who } nog een { $color-object } kaart had.
    }
terminal-accept = Accepteren ({ $type-accept }): je trekt { card-count } en slaat een beurt over.
    .color = Accepteren ({ $type-accept }): je trekt tot { $color } komt en slaat een beurt over.
terminal-challenge = Uitdagen ({ $type-challenge }): was het bluf, dan trekt { $who } { card-count } en ben jij aan de beurt; zo niet, dan trek je { $more } kaarten en sla je een beurt over.
    .color = Uitdagen ({ $type-challenge }): was het bluf, dan trekt { $who } tot { $color } komt en ben jij aan de beurt; zo niet, dan trek je tot { $color } komt, daarna nog 2, en sla je een beurt over.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Stapel { $numbers }, of accepteer ({ $type-accept }).
    .challenge = Stapel { $numbers }, accepteer ({ $type-accept }) of daag uit ({ $type-challenge }).
terminal-stack-nothing = Je hebt niets om te stapelen: accepteer ({ $type-accept }).
terminal-which-color = Welke kleur: { $colors }? (Enter neemt de kaart terug)
terminal-name-color = Er is een joker bovengekomen, en jij kiest de kleur: { $colors }.
    .start = Jij begint en kiest de kleur van de joker: { $colors }.
terminal-taken-back = Je neemt de kaart terug.
terminal-give-whom = Je mag tot vier kaarten weggeven, van elke kleur hoogstens één en geen jokers, aan één speler. Aan wie: { $names }, of { $type-nobody }? (Enter neemt de kaart terug)
terminal-give-what = Welke kaarten voor { $who }? Nummers, zoals 1,3. (Enter neemt de kaart terug)
terminal-swap-whom = Met wie ruil je van hand: { $names }? (Enter neemt de kaart terug)
terminal-offer-jump-in = Je kunt ertussendoor spelen: speel { $numbers }, of druk op Enter om verder te gaan.
# Follow the message log-exposed.
terminal-offer-catch = Typ { $type-catch }, of druk op Enter om verder te gaan.
terminal-offer-call = Typ { $type-uno }, of druk op Enter om verder te gaan.
terminal-too-late = Je hebt nog één kaart en hebt geen UNO geroepen, en nu is het daarvoor te laat.
terminal-not-now = Dat moet even wachten.
terminal-next = Druk op Enter voor de volgende ronde.
terminal-watch = Je bent afgevallen. Druk op Enter om te zien hoe de volgende ronde afloopt.
terminal-sure = Stoppen met het spel? Typ { $type-yes } om te stoppen, of druk op Enter om verder te gaan.

# Answers.
terminal-refused = { $reason } (regel { $rule })
terminal-playable-wild = { $card } past: een joker past op elke kaart.
terminal-playable-color = { $card } past: { $color } is de huidige kleur.
terminal-playable-symbol = { $card } past: er ligt { $symbol-object } bovenop.
terminal-allowed = Dat mag nu.
terminal-why-what = Zeg welke kaart: { $type-why } 3, of { $type-why } { $card }.
terminal-unknown = ‘{ $line }’ begrijp ik hier niet. Typ een van de mogelijkheden hieronder, of { $type-help } voor hulp.
terminal-no-number = Er is geen kaart { $number }: je kaarten zijn 1 tot en met { $last }.
terminal-no-player = Hier is geen ‘{ $name }’: typ { $names }.
terminal-no-color = ‘{ $word }’ is geen kleur van deze kant: typ { $colors }.
terminal-no-card = ‘{ $word }’ is geen kaart: typ nummers, zoals 1,3.
terminal-nobody-to-catch = Er valt nu niemand te betrappen.
terminal-no-rule = Er is geen regel ‘{ $rule }’. Met alleen { $type-rule } zie je ze allemaal.
    .near = Er is geen regel ‘{ $rule }’. Lijkt erop: { $rules }.
terminal-rules = De regels van deze tafel, per hoofdstuk. Om er een te lezen: { $type-rule } en de naam.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = Deze regel geldt niet aan deze tafel.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = Wat je kunt typen:
terminal-help-play = 3 of { $card }: die kaart spelen. 5 { $color }: een joker spelen en { $color } kiezen.
terminal-help-uno = 3! of 3 { $type-uno }: de kaart spelen en UNO roepen. { $type-uno }: alleen UNO roepen.
terminal-help-moves = { $type-draw }: trekken. { $type-keep }: de getrokken kaart houden. { $type-accept }: een trekjoker accepteren. { $type-challenge }: uitdagen.
terminal-help-catch = { $type-catch } { $who }: iemand betrappen die nog één kaart heeft en geen UNO riep.
terminal-help-table = { $type-hand }: tafel en hand nog eens. { $type-scores }: de stand. { $type-why } 3: waarom een kaart niet past.
terminal-help-rules = { $type-rule }: namen van de regels. { $type-rule } matching: één regel. { $type-quit }: stoppen.
terminal-help-forget = Vergeet je UNO te roepen, dan kunnen de anderen je betrappen voordat je het merkt.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: een Strandjutter spelen en kaarten weggeven.
terminal-help-swap = 3 { $type-to } { $who }: een 7 spelen en van hand ruilen.
terminal-help-backs = Achterkanten zijn de andere kant van de kaarten: je ziet die van de anderen, nooit die van jezelf.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = Alle handen worden getoond.
terminal-held = { $who } heeft nog { $cards-object }: { points-count }.
    .you = Je hebt nog { $cards-object }: { points-count }.
terminal-held-plain = { $who } heeft nog { $cards-object }.
    .you = Je hebt nog { $cards-object }.
terminal-scored = { $who } krijgt { points-count }.
    .you = Je krijgt { points-count }.
terminal-scored-team = { $team } krijgen { points-count }.
terminal-other-table = Aan de andere tafel winnen { $team } van { $others }: { points-count }.
    .blocked = Aan de andere tafel zat de ronde vast; er wordt opnieuw gedeeld.
terminal-dealt-again = De volgende gever deelt opnieuw.
terminal-watched = { $who } wint de ronde.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Stand na ronde { $number }.
    .none = Er is nog geen ronde afgelopen.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (laatste rondes { $rounds })
    .out = { $who }: { $total }, afgevallen ({ $rounds })
terminal-schedule = Je partners per ronde: { $stages }.
terminal-stage = { $first } tot en met { $last } { $who }
terminal-out = { $who } is afgevallen.
    .you = Je bent afgevallen.
terminal-won-round = { $who } heeft gewonnen.
    .you = Je hebt gewonnen!
terminal-won = { $who } heeft de partij gewonnen met { points-count }.
    .you = Je hebt de partij gewonnen met { points-count }!
terminal-won-team = { $team } hebben de partij gewonnen met { points-count }.
terminal-won-shared = { $team } delen de winst met elk { points-count }.
terminal-last-in = { $who } is als laatste over en heeft gewonnen.
    .you = Je bent als laatste over: je hebt gewonnen!
terminal-again = Nog eens met dezelfde kaarten: { $command }
terminal-goodbye = Tot ziens.
    .named = Tot ziens, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = De regels. Bij een regel die niet altijd geldt, staat wanneer wel.
print-edition = De regels van { $edition } ({ $hint }; handleiding { $sheet }). Een tafel kan elke regelkeuze die hier staat anders kiezen.
    .changed = De regels van { $edition } met { $rulings } ({ $hint }; handleiding { $sheet }). Een tafel kan elke regelkeuze die hier staat anders kiezen.
print-section = De regels van deel { $section } ({ $product }; { $language }; gespeeld als { $edition }). Een tafel kan elke regelkeuze die hier staat anders kiezen.
    .changed = De regels van deel { $section } ({ $product }; { $language }; gespeeld als { $edition } met { $rulings }). Een tafel kan elke regelkeuze die hier staat anders kiezen.
print-condition = Alleen met { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] een tweezijdig spel
        [flip] een spel met Flips
        [skip_everyone] een spel met Sla-iedereen-over
        [wild_draw_color] een spel met Trek-kleur-keuzekaarten
        [beachcomber] een spel met Strandjutters
       *[other] een spel met { $feature }
    }
