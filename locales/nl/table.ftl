# The table page.

turn-yours = Jouw beurt
turn-theirs = { $who } is aan de beurt
turn-title = ● Jouw beurt · Flipdeck
answer-yours = Accepteren of uitdagen?
debt-yours = Kaart stapelen of accepteren?
answer-theirs = { $who } moet antwoorden
color-yours = Kies een kleur
color-theirs = { $who } kiest een kleur
drawn-yours = Speel de getrokken kaart of houd die
drawn-must = Speel de getrokken kaart
drawn-keep = Past niet: houd de kaart
drawn-theirs = { $who } heeft een kaart getrokken
autopilot-yours = De automatische piloot speelt voor je
round-is-over = De ronde is afgelopen
match-is-over = De partij is afgelopen
hint-play =
    { $count ->
        [0] Er past niets: trek
       *[other] { $count } speelbaar
    }
hint-uno = Roep UNO voordat je speelt
hint-uno-armed = UNO staat klaar
you-label = Jij
lead-label = Aan kop
hand-more =
    { $side ->
        [left] ‹ nog { $count }
       *[right] nog { $count } ›
    }
    .playable =
        { $side ->
            [left] ‹ nog { $count }, { $playable } speelbaar
           *[right] nog { $count }, { $playable } speelbaar ›
        }
points-short = { $count } pt
partner-label = Partner
dealer-label = Gever
bot-label = Bot
pilot-label = Autopiloot
away-label = Weg
out-label = Afgevallen
uno-badge = UNO
winner-label = Winnaar
side-name =
    { $side ->
        [light] Lichte kant
        [dark] Donkere kant
        [none] Eenzijdig spel
       *[other] De kant die geldt: { $side }
    }
color-current = Huidige kleur: { color-name }
color-open = Nog geen kleur gekozen
direction-name =
    { $direction ->
        [left] Met de klok mee
       *[right] Tegen de klok in
    }
draw-pile = Stok, { card-count }
draw-pile-back = Stok, { card-count }; achterkant van de bovenste: { $card }
discard-pile = Open stapel, { card-count }; bovenop: { $card }
pile-draw = Stok
pile-discard = Open
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, het minst van allemaal
fewest-label = Minste kaarten
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; achterkanten tonen
    .open = { $says }; achterkanten verbergen
hand-label = Je hand, { card-count }
card-playable = { $card }, speelbaar
card-resting = { $card }, past nu niet: selecteer om te zien waarom
card-gift =
    { $state ->
        [chosen] { $card }, gekozen om te geven
        [allowed] { $card }, mag je geven
       *[not] { $card }, mag je niet geven
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, net getrokken
drawn-mark = Getrokken
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says = { $count ->
        [one] 1 kaart erbij
       *[other] { $count } kaarten erbij
    }
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] nog 1 seconde
       *[other] nog { $seconds } seconden
    }

do-draw = Trekken
do-keep = Houden
do-accept = Accepteren
do-challenge = Uitdagen
# What an action brings, on its button below its name.
keep-says = Einde beurt
accept-says =
    { $kind ->
        [color] Trek tot { $named }, sla beurt over
       *[number] Trek { $cost }, sla beurt over
    }
challenge-says =
    { $kind ->
        [color] De ander trekt, of jij 2 meer
       *[number] De ander trekt { $cost }, of jij { $more }
    }
do-uno =
    { $state ->
        [called] UNO geroepen
        [armed] UNO ✓ klaar
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Je hebt UNO geroepen
        [armed] Je roept UNO bij je volgende kaart; selecteer om te annuleren
        [now] Roep nu UNO
        [soon] Roep UNO bij je volgende kaart
       *[rest] UNO: roep dit als je je op één na laatste kaart speelt
    }
do-catch-who = Betrap { $who }
do-cancel = Annuleren
do-close = Sluiten
do-sort-color = Op kleur
do-sort-number = Op getal
do-sort-taken = Zoals getrokken
sort-label = Sorteren
do-menu = Menu
do-log = Verloop
do-scores = Stand
do-leave = Van tafel gaan
leave-title = Van tafel gaan?
leave-playing = Een bot neemt je plaats in en speelt verder met jouw kaarten.
leave-open = Je plaats komt vrij voor iemand anders.
leave-host = { $who } wordt host.
leave-back = Je kunt met de link van de tafel terugkomen en de plaats van een bot innemen, zolang de tafel niet op slot is.
menu-settings = Alle instellingen
alert-title = Als jij aan de beurt bent
alert-notify = Stuur een melding
alert-notify-on = Meldingen staan aan
alert-vibrate = Trillen
alert-refused = Je browser staat hier geen meldingen toe. Dat kun je in de browserinstellingen veranderen.
alert-unable = Deze browser toont alleen meldingen op een beveiligd adres (https).
do-rules = Regels
do-settings = Instellingen
do-home = Home

pick-color-play = { $card } spelen: kies een kleur
pick-color-flip = Door de Flip ligt er nu een joker bovenop. Kies een kleur.
pick-gift-whom = Wie krijgt er kaarten van je?
pick-swap-whom = Met wie ruil je van hand?
pick-gift-nobody = Niemand, gewoon spelen
pick-gift-what = Wat geef je { $who }?
pick-gift-hint = Tot vier kaarten, van elke kleur één, geen jokers.
pick-gift-give = { card-count } geven
pick-gift-other = Iemand anders

why-title = Waarom niet?
why-rule = Lees de regel

challenge-bluff =
    { $wilds ->
        [yes] Bluf als { $who } { $color } of nog een joker had
       *[no] Bluf als { $who } { $color } had
    }
challenge-before = de vorige kleur
shown-title = { $who } laat je alle kaarten zien
shown-guilty = Het was bluf
shown-innocent = Geen bluf
shown-only-you = Alleen jij ziet deze kaarten.

log-title = Verloop
log-empty = Nog geen zetten.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Nieuwe ronde
       *[other] Ronde { $number }
    }
scores-title = Stand
scores-round = Ronde
scores-player = Speler
scores-total = Totaal
scores-empty = Nog geen ronde afgelopen.
scores-team = { $one } en { $two }
scores-your-team = Jouw koppel (jij en { $partner })
goal =
    { $mode ->
        [single] Eén ronde beslist.
        [points] Wie het eerst { $target } punten haalt, wint.
        [lowest] Zodra iemand { $target } haalt, wint het laagste totaal.
        [partners] Het eerste koppel met { $target } punten wint.
        [rotation4]
            { $cycles ->
                [one] { $rounds } rondes, vier met elke partner; het hoogste totaal wint.
               *[other] { $rounds } rondes in { $cycles } cycli, in elke cyclus vier met elke partner; het hoogste totaal wint.
            }
       *[elimination] Wie { $target } haalt, valt af; wie overblijft, wint.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Deze fase heeft één ronde.
       *[other] Deze fase heeft { $rounds } rondes.
    }
round-of = Ronde { $number } van { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Eén ronde
        [rotation4] Ronde { $number } van { $rounds }
        [lowest] Ronde { $number } · einde bij { $target }
        [elimination] Ronde { $number } · eruit bij { $target }
       *[points] Ronde { $number } · tot { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } wint de ronde
    .scores = { $who } wint de ronde: +{ $count }
end-you = Je wint de ronde!
    .scores = Je wint de ronde: +{ $count }
end-team = Jouw koppel wint de ronde!
    .scores = Jouw koppel wint de ronde: +{ $count }
end-total = { $total } van { $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [one] 1 kaart over, { points-count }
       *[other] { $cards } kaarten over, { points-count }
    }
end-cards = Kaarten over: { $cards }
end-hold = Wacht even
end-hold-on = We wachten
end-held = Wachten op { $names }
end-rematch-ask = Revanche vragen
end-rematch-asked = Revanche gevraagd
end-rematch-wanted = Revanche gevraagd door { $names }
end-blocked = De ronde zit vast
end-blocked-hint = Niemand krijgt punten; er wordt opnieuw gedeeld.
end-gains = Winnaar, krijgt { points-count }
end-next = Volgende ronde
end-next-asked = Wachten op de anderen
match-won = { $who } wint de partij
    .you = Je wint de partij!
match-won-team = Jouw koppel wint de partij!
match-shared = { $names } winnen de partij
match-stopped = De host heeft de partij beëindigd
end-rematch = Nog een keer
paused = Het spel is gepauzeerd
unattended = Het spel wacht, omdat er al een tijd niemand iets doet. Tik ergens om verder te gaan.
unattended-watched = Het spel wacht tot er weer iemand is.
do-pause = Pauzeren
do-resume = Hervatten
do-take-over = Overnemen
watching = Je kijkt mee
do-sit = Aanschuiven

net-connecting = Verbinden …
net-lost = Verbinding verbroken. Je plaats blijft van jou; opnieuw verbinden …
net-restart = De server start opnieuw op. Je plaats blijft van jou, en het spel gaat vanzelf verder.
net-ended =
    { $error ->
        [unknown-table] Deze tafel bestaat niet.
        [taken-over] Op deze plaats wordt nu vanuit een ander venster gespeeld.
        [removed] De host heeft je van deze plaats gehaald.
        [left] Je bent van tafel gegaan.
        [moved] De volgende fase begint aan een andere tafel.
        [wrong-token] Deze link geeft hier geen toegang meer tot een plaats.
        [no-spectators] Bij deze tafel mag niemand meekijken.
        [too-many-spectators] Er kunnen geen kijkers meer bij.
        [unsupported-protocol] Flipdeck is bijgewerkt. Laad deze pagina opnieuw; je plaats blijft van jou.
       *[other] Deze tafel kan niet geopend worden.
    }
ask-password = Deze tafel heeft een wachtwoord
do-enter = Naar binnen
do-watch = Liever meekijken
do-here = Hier weer spelen
do-reload = Opnieuw laden
react-wave = Zwaaien
react-laugh = Lachen
react-clap = Klappen
react-wow = Wauw
react-cry = Huilen
react-angry = Mopperen
react-think = Nadenken
react-heart = Hartje
do-react = Reageren
chat-label = Zeg iets
do-send = Sturen
turn-theirs-short = Speelt
actions-label = Wat je kunt doen
sit-for = Voor { $who } spelen

do-host = Hostmenu
host-title = Hostmenu
host-access = Toegang
host-people = Mensen
host-password-set = Wachtwoord instellen
host-password-change = Wachtwoord wijzigen
host-password-drop = Wachtwoord verwijderen
host-mute = Dempen
host-unmute = Dempen opheffen
host-settings = Instellingen
host-end = Partij beëindigen
host-end-hint = Vink de winnaars aan, of niemand.
host-end-reason = Reden, zichtbaar voor iedereen
do-end-won = Beëindigen met deze winnaars
do-end-none = Beëindigen zonder winnaar
do-save = Bewaren
here-label = Aanwezig
scores-earlier = Eerder
match-given = { $names }: gewonnen door beslissing van de host

shuffle-checking = Het schudden wordt gecontroleerd …
shuffle-fair = Het schudden is gecontroleerd: het klopt met wat beloofd was.
shuffle-match-fair =
    { $count ->
        [one] Het schudden van de enige ronde is gecontroleerd: het klopt met wat beloofd was.
       *[other] Het schudden van alle { $count } rondes is gecontroleerd: het klopt met wat beloofd was.
    }
shuffle-unknown = Het schudden kon niet worden gecontroleerd.
shuffle-wrong =
    { $fault ->
        [commitment] Het schudden klopt niet met wat beloofd was: de server heeft zijn startgetal veranderd.
        [part] Het schudden klopt niet met wat beloofd was: de bijdrage van een speler is veranderd.
        [own] Het schudden klopt niet met wat beloofd was: jouw bijdrage is weggelaten.
        [draw] Het schudden klopt niet met wat beloofd was: bij het trekken om de deler kwamen andere kaarten.
        [hand] Het schudden klopt niet met wat beloofd was: je hebt andere kaarten gekregen.
       *[other] Het schudden klopt niet met wat beloofd was: de kaarten lagen in een andere volgorde.
    }
shuffle-promise = Het startgetal van de server is het getal dat hij vóór het delen heeft vastgelegd:
shuffle-parts =
    { $count ->
        [0] Geen enkele speler deed mee aan het schudden.
        [one] Eén speler deed mee aan het schudden.
       *[other] { $count } spelers deden mee aan het schudden.
    }
shuffle-own =
    { $state ->
        [used] De willekeurige bijdrage van je browser is gebruikt.
        [unopened] De willekeurige bijdrage van je browser kwam te laat.
       *[none] Je browser heeft niets bijgedragen.
    }
shuffle-cards = Alle { $count } kaarten lagen in de volgorde die daaruit volgt.
shuffle-hand = De kaarten die je kreeg komen uit deze volgorde.
shuffle-check-match = Hele partij controleren
shuffle-about = Wat deze controle laat zien
