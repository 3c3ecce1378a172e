# The table page.

turn-yours = Din tur
turn-theirs = Nu spiller { $who }
turn-title = ● Din tur · Flipdeck
answer-yours = Acceptere eller udfordre?
debt-yours = Lægge et kort oveni eller acceptere?
answer-theirs = { $who } skal svare
color-yours = Vælg farve
color-theirs = { $who } vælger farve
drawn-yours = Læg kortet, du trak, eller behold det
drawn-must = Læg kortet, du trak
drawn-keep = Passer ikke: Behold det
drawn-theirs = { $who } har trukket et kort
autopilot-yours = Autopiloten spiller for dig
round-is-over = Runden er slut
match-is-over = Spillet er slut
hint-play =
    { $count ->
        [0] Intet passer: Træk
       *[other] { $count } passer
    }
hint-uno = Råb UNO, før du lægger
hint-uno-armed = UNO er klar
you-label = Dig
lead-label = Fører
hand-more =
    { $side ->
        [left] ‹ { $count } til
       *[right] { $count } til ›
    }
    .playable =
        { $side ->
            [left] ‹ { $count } til, { $playable } passer
           *[right] { $count } til, { $playable } passer ›
        }
points-short = { $count } p.
partner-label = Makker
dealer-label = Kortgiver
bot-label = Bot
pilot-label = Autopilot
away-label = Væk
out-label = Ude
uno-badge = UNO
winner-label = Vinder
side-name =
    { $side ->
        [light] Lys side
        [dark] Mørk side
        [none] Ensidet kortsæt
       *[other] Aktiv side: { $side }
    }
color-current = Aktuel farve: { color-name }
color-open = Ingen farve valgt endnu
direction-name =
    { $direction ->
        [left] Med uret
       *[right] Mod uret
    }
draw-pile = Lukket bunke, { card-count }
draw-pile-back = Lukket bunke, { card-count }; bagsiden af det øverste kort: { $card }
discard-pile = Afkastbunke, { card-count }; øverst: { $card }
pile-draw = Lukket
pile-discard = Afkast
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, færrest kort
fewest-label = Færrest kort
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; vis bagsiderne
    .open = { $says }; skjul bagsiderne
hand-label = Din hånd, { card-count }
card-playable = { $card }, kan lægges
card-resting = { $card }, kan ikke lægges nu: Vælg kortet for at se hvorfor
card-gift =
    { $state ->
        [chosen] { $card }, valgt som gave
        [allowed] { $card }, kan gives væk
       *[not] { $card }, kan ikke gives væk
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, lige trukket
drawn-mark = Trukket
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says = { $count } kort mere
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] 1 sekund tilbage
       *[other] { $seconds } sekunder tilbage
    }

do-draw = Træk
do-keep = Behold
do-accept = Acceptér
do-challenge = Udfordr
# What an action brings, on its button below its name.
keep-says = Turen går videre
accept-says =
    { $kind ->
        [color] Træk, til du får { $named }, og sid over
       *[number] Træk { $cost }, og sid over
    }
challenge-says =
    { $kind ->
        [color] Ved bluff trækker den anden, ellers trækker du 2 ekstra
       *[number] Ved bluff trækker den anden { $cost }, ellers trækker du { $more }
    }
do-uno =
    { $state ->
        [called] UNO råbt
        [armed] UNO ✓ klar
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Du har råbt UNO
        [armed] Du råber UNO, når du lægger dit næste kort; vælg igen for at fortryde
        [now] Råb UNO nu
        [soon] Råb UNO med dit næste kort
       *[rest] UNO: Råb, når du lægger dit næstsidste kort
    }
do-catch-who = Snup { $who }
do-cancel = Annuller
do-close = Luk
do-sort-color = Efter farve
do-sort-number = Efter tal
do-sort-taken = Som trukket
sort-label = Sortér
do-menu = Menu
do-log = Log
do-scores = Point
do-leave = Forlad bordet
leave-title = Vil du forlade bordet?
leave-playing = En bot tager din plads og spiller videre med dine kort.
leave-open = Din plads bliver ledig for en anden.
leave-host = { $who } bliver vært.
leave-back = Du kan komme tilbage med bordets link og tage en bots plads, så længe bordet ikke er låst.
menu-settings = Alle indstillinger
alert-title = Når det er din tur
alert-notify = Giv mig besked
alert-notify-on = Notifikationer er slået til
alert-vibrate = Vibrér
alert-refused = Din browser tillader ikke notifikationer her. Det kan du ændre i dens indstillinger.
alert-unable = Denne browser viser kun notifikationer på en sikker adresse (https).
do-rules = Regler
do-settings = Indstillinger
do-home = Forside

pick-color-play = Læg { $card-object }: Vælg farve
pick-color-flip = Efter sideskiftet ligger en joker øverst. Vælg farve.
pick-gift-whom = Hvem skal have kort af dig?
pick-swap-whom = Hvem bytter du hånd med?
pick-gift-nobody = Ingen, læg det bare
pick-gift-what = Hvad giver du { $who }?
pick-gift-hint = Højst fire kort, ét af hver farve, ingen joker.
pick-gift-give = Giv { card-count }
pick-gift-other = En anden

why-title = Hvorfor ikke?
why-rule = Læs reglen

challenge-bluff =
    { $wilds ->
        [yes] En bluff, hvis { $who } havde { $color } eller en anden joker
       *[no] En bluff, hvis { $who } havde { $color }
    }
challenge-before = den forrige farve
shown-title = { $who } viser dig sine kort
shown-guilty = Det var en bluff
shown-innocent = Ikke en bluff
shown-only-you = Kun du kan se disse kort.

log-title = Log
log-empty = Ingen træk endnu.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Ny runde
       *[other] Runde { $number }
    }
scores-title = Point
scores-round = Runde
scores-player = Spiller
scores-total = I alt
scores-empty = Ingen runde er færdig endnu.
scores-team = { $one } og { $two }
scores-your-team = Dit hold (dig og { $partner })
goal =
    { $mode ->
        [single] En enkelt runde afgør det.
        [points] Den første, der når { $target } point, vinder.
        [lowest] Når nogen når { $target }, vinder den laveste sum.
        [partners] Det første hold, der når { $target } point, vinder.
        [rotation4]
            { $cycles ->
                [one] { $rounds } runder, fire med hver makker; den højeste sum vinder.
               *[other] { $rounds } runder i { $cycles } gennemløb, i hvert fire med hver makker; den højeste sum vinder.
            }
       *[elimination] Den, der når { $target }, er ude; den sidste, der er tilbage, vinder.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Denne omgang har én runde.
       *[other] Denne omgang har { $rounds } runder.
    }
round-of = Runde { $number } af { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Én runde
        [rotation4] Runde { $number } af { $rounds }
        [lowest] Runde { $number } · slut ved { $target }
        [elimination] Runde { $number } · ude ved { $target }
       *[points] Runde { $number } · til { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } vinder runden
    .scores = { $who } vinder runden: +{ $count }
end-you = Du vinder runden!
    .scores = Du vinder runden: +{ $count }
end-team = Dit hold vinder runden!
    .scores = Dit hold vinder runden: +{ $count }
end-total = { $total } af { $target }
end-plus = +{ $count }
end-left = { $cards } kort tilbage, { points-count }
end-cards = Kort tilbage: { $cards }
end-hold = Vent lidt
end-hold-on = Venter
end-held = Venter på { $names }
end-rematch-ask = Bed om revanche
end-rematch-asked = Du vil have revanche
end-rematch-wanted = Vil spille igen: { $names }
end-blocked = Runden er blokeret
end-blocked-hint = Ingen får point; der gives om.
end-gains = Vinder, får { points-count }
end-next = Næste runde
end-next-asked = Venter på de andre
match-won = { $who } vinder spillet
    .you = Du vinder spillet!
match-won-team = Dit hold vinder spillet!
match-shared = { $names } vinder spillet
match-stopped = Værten afsluttede spillet
end-rematch = Spil igen
paused = Spillet er på pause
unattended = Spillet venter, fordi ingen har gjort noget et stykke tid. Tryk et sted for at fortsætte.
unattended-watched = Spillet venter, til en spiller er tilbage.
do-pause = Pause
do-resume = Fortsæt
do-take-over = Overtag
watching = Du kigger med
do-sit = Tag en plads

net-connecting = Opretter forbindelse …
net-lost = Forbindelsen blev afbrudt. Du beholder din plads; genopretter forbindelsen …
net-restart = Serveren genstarter. Du beholder din plads, og spillet fortsætter af sig selv.
net-ended =
    { $error ->
        [unknown-table] Det bord findes ikke.
        [taken-over] Din plads bruges nu i et andet vindue.
        [removed] Værten har fjernet dig fra pladsen.
        [left] Du har forladt bordet.
        [moved] Næste omgang begynder ved et andet bord.
        [wrong-token] Linket giver ikke længere en plads her.
        [no-spectators] Dette bord tillader ikke tilskuere.
        [too-many-spectators] Der er ikke plads til flere tilskuere.
        [unsupported-protocol] Flipdeck er blevet opdateret. Genindlæs siden; du beholder din plads.
       *[other] Dette bord kan ikke åbnes.
    }
ask-password = Dette bord har en adgangskode
do-enter = Gå ind
do-watch = Kig med i stedet
do-here = Spil her igen
do-reload = Genindlæs
react-wave = Vink
react-laugh = Grin
react-clap = Klap
react-wow = Wow
react-cry = Græd
react-angry = Brok
react-think = Tænk
react-heart = Hjerte
do-react = Reagér
chat-label = Sig noget
do-send = Send
turn-theirs-short = Spiller
actions-label = Det kan du gøre
sit-for = Spil for { $who }

do-host = Værtens menu
host-title = Værtens menu
host-access = Adgang
host-people = Deltagere
host-password-set = Vælg en adgangskode
host-password-change = Skift adgangskode
host-password-drop = Fjern adgangskoden
host-mute = Slå chat fra
host-unmute = Slå chat til
host-settings = Indstillinger
host-end = Afslut spillet
host-end-hint = Sæt kryds ved vinderne eller ved ingen.
host-end-reason = Begrundelse, vises for alle
do-end-won = Afslut med disse vindere
do-end-none = Afslut uden vinder
do-save = Gem
here-label = Her
scores-earlier = Tidligere
match-given = { $names } vandt efter værtens afgørelse

shuffle-checking = Blandingen kontrolleres …
shuffle-fair = Blandingen er kontrolleret: Den er som lovet.
shuffle-match-fair =
    { $count ->
        [one] Blandingen i den eneste runde er kontrolleret: Den er som lovet.
       *[other] Blandingen i alle { $count } runder er kontrolleret: Den er som lovet.
    }
shuffle-unknown = Blandingen kunne ikke kontrolleres.
shuffle-wrong =
    { $fault ->
        [commitment] Blandingen er ikke som lovet: Serveren har ændret sin startværdi.
        [part] Blandingen er ikke som lovet: En spillers bidrag er blevet ændret.
        [own] Blandingen er ikke som lovet: Dit bidrag er udeladt.
        [draw] Blandingen er ikke som lovet: Lodtrækningen om, hvem der giver, blev en anden.
        [hand] Blandingen er ikke som lovet: Du har fået andre kort.
       *[other] Blandingen er ikke som lovet: Kortene lå i en anden rækkefølge.
    }
shuffle-promise = Serverens startværdi er den, som den bandt sig til, før der blev givet:
shuffle-parts =
    { $count ->
        [0] Ingen spiller bidrog til blandingen.
        [one] Én spiller bidrog til blandingen.
       *[other] { $count } spillere bidrog til blandingen.
    }
shuffle-own =
    { $state ->
        [used] Din browsers tilfældige bidrag er brugt.
        [unopened] Din browsers tilfældige bidrag kom for sent.
       *[none] Din browser gav intet bidrag.
    }
shuffle-cards = Alle { $count } kort lå i den rækkefølge, der følger af det.
shuffle-hand = De kort, du fik, kommer fra den rækkefølge.
shuffle-check-match = Kontrollér hele spillet
shuffle-about = Hvad kontrollen viser
