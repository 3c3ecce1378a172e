# The table page.

turn-yours = Din tur
turn-theirs = Nå spiller { $who }
turn-title = ● Din tur · Flipdeck
answer-yours = Godta eller utfordre?
debt-yours = Legge et kort oppå eller godta?
answer-theirs = { $who } må svare
color-yours = Velg farge
color-theirs = { $who } velger farge
drawn-yours = Legg kortet du trakk, eller behold det
drawn-must = Legg kortet du trakk
drawn-keep = Passer ikke: Behold det
drawn-theirs = { $who } har trukket et kort
autopilot-yours = Autopiloten spiller for deg
round-is-over = Runden er over
match-is-over = Spillet er over
hint-play =
    { $count ->
        [0] Ingenting passer: Trekk
       *[other] { $count } passer
    }
hint-uno = Si UNO før du legger
hint-uno-armed = UNO er klart
you-label = Du
lead-label = Leder
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
points-short = { $count } p
partner-label = Makker
dealer-label = Giver
bot-label = Bot
pilot-label = Autopilot
away-label = Borte
out-label = Ute
uno-badge = UNO
winner-label = Vinner
side-name =
    { $side ->
        [light] Lys side
        [dark] Mørk side
        [none] Ensidig kortstokk
       *[other] Aktiv side: { $side }
    }
color-current = Gjeldende farge: { color-name }
color-open = Ingen farge valgt ennå
direction-name =
    { $direction ->
        [left] Med klokka
       *[right] Mot klokka
    }
draw-pile = Trekkebunke, { card-count }
draw-pile-back = Trekkebunke, { card-count }; baksiden av det øverste kortet: { $card }
discard-pile = Kastebunke, { card-count }; øverst: { $card }
pile-draw = Trekk
pile-discard = Kast
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, færrest kort
fewest-label = Færrest kort
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; vis baksidene
    .open = { $says }; skjul baksidene
hand-label = Hånden din, { card-count }
card-playable = { $card }, kan legges
card-resting = { $card }, kan ikke legges nå: Velg kortet for å se hvorfor
card-gift =
    { $state ->
        [chosen] { $card }, valgt som gave
        [allowed] { $card }, kan gis bort
       *[not] { $card }, kan ikke gis bort
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, nettopp trukket
drawn-mark = Trukket
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says = { $count } kort til
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] 1 sekund igjen
       *[other] { $seconds } sekunder igjen
    }

do-draw = Trekk
do-keep = Behold
do-accept = Godta
do-challenge = Utfordre
# What an action brings, on its button below its name.
keep-says = Turen går videre
accept-says =
    { $kind ->
        [color] Trekk til du får { $named-object }, og stå over
       *[number] Trekk { $cost }, og stå over
    }
challenge-says =
    { $kind ->
        [color] Ved bløff trekker den andre, ellers trekker du 2 ekstra
       *[number] Ved bløff trekker den andre { $cost }, ellers trekker du { $more }
    }
do-uno =
    { $state ->
        [called] UNO er sagt
        [armed] UNO ✓ klart
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Du har sagt UNO
        [armed] Du sier UNO når du legger neste kort; velg igjen for å angre
        [now] Si UNO nå
        [soon] Si UNO med neste kort
       *[rest] UNO: Si det når du legger det nest siste kortet ditt
    }
do-catch-who = Ta { $who }
do-cancel = Avbryt
do-close = Lukk
do-sort-color = Etter farge
do-sort-number = Etter tall
do-sort-taken = Som trukket
sort-label = Sorter
do-menu = Meny
do-log = Logg
do-scores = Poeng
do-leave = Forlat bordet
leave-title = Vil du forlate bordet?
leave-playing = En bot tar plassen din og spiller videre med kortene dine.
leave-open = Plassen din blir ledig for en annen.
leave-host = { $who } blir vert.
leave-back = Du kan komme tilbake med lenken til bordet og ta plassen til en bot, så lenge bordet ikke er låst.
menu-settings = Alle innstillinger
alert-title = Når det er din tur
alert-notify = Varsle meg
alert-notify-on = Varsler er slått på
alert-vibrate = Vibrer
alert-refused = Nettleseren tillater ikke varsler her. Det kan du endre i innstillingene i nettleseren.
alert-unable = Denne nettleseren viser bare varsler på en sikker adresse (https).
do-rules = Regler
do-settings = Innstillinger
do-home = Forside

pick-color-play = Legg { $card-object }: Velg farge
pick-color-flip = Etter flippen ligger en joker øverst. Velg farge.
pick-gift-whom = Hvem skal få kort av deg?
pick-swap-whom = Hvem bytter du hånd med?
pick-gift-nobody = Ingen, bare legg det
pick-gift-what = Hva gir du { $who }?
pick-gift-hint = Høyst fire kort, ett av hver farge, ingen joker.
pick-gift-give = Gi { card-count }
pick-gift-other = En annen

why-title = Hvorfor ikke?
why-rule = Les regelen

challenge-bluff =
    { $wilds ->
        [yes] Bløff hvis { $who } hadde { $color-object } eller en annen joker
       *[no] Bløff hvis { $who } hadde { $color-object }
    }
challenge-before = den forrige fargen
shown-title = { $who } viser deg kortene sine
shown-guilty = Det var en bløff
shown-innocent = Ikke bløff
shown-only-you = Bare du kan se disse kortene.

log-title = Logg
log-empty = Ingen trekk ennå.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Ny runde
       *[other] Runde { $number }
    }
scores-title = Poeng
scores-round = Runde
scores-player = Spiller
scores-total = Totalt
scores-empty = Ingen runde er ferdig ennå.
scores-team = { $one } og { $two }
scores-your-team = Laget ditt (du og { $partner })
goal =
    { $mode ->
        [single] Én runde avgjør.
        [points] Den første som når { $target } poeng, vinner.
        [lowest] Når noen når { $target }, vinner laveste sum.
        [partners] Det første laget som når { $target } poeng, vinner.
        [rotation4]
            { $cycles ->
                [one] { $rounds } runder, fire med hver makker; høyeste sum vinner.
               *[other] { $rounds } runder i { $cycles } gjennomløp, i hvert av dem fire med hver makker; høyeste sum vinner.
            }
       *[elimination] Den som når { $target }, er ute; den siste som er igjen, vinner.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Denne omgangen har én runde.
       *[other] Denne omgangen har { $rounds } runder.
    }
round-of = Runde { $number } av { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] Én runde
        [rotation4] Runde { $number } av { $rounds }
        [lowest] Runde { $number } · slutt ved { $target }
        [elimination] Runde { $number } · ute ved { $target }
       *[points] Runde { $number } · til { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } vinner runden
    .scores = { $who } vinner runden: +{ $count }
end-you = Du vinner runden!
    .scores = Du vinner runden: +{ $count }
end-team = Laget ditt vinner runden!
    .scores = Laget ditt vinner runden: +{ $count }
end-total = { $total } av { $target }
end-plus = +{ $count }
end-left = { $cards } kort igjen, { points-count }
end-cards = Kort igjen: { $cards }
end-hold = Vent litt
end-hold-on = Venter
end-held = Venter på { $names }
end-rematch-ask = Be om omkamp
end-rematch-asked = Du vil ha omkamp
end-rematch-wanted = Vil spille igjen: { $names }
end-blocked = Runden har låst seg
end-blocked-hint = Ingen får poeng; kortene deles ut på nytt.
end-gains = Vinner, får { points-count }
end-next = Neste runde
end-next-asked = Venter på de andre
match-won = { $who } vinner spillet
    .you = Du vinner spillet!
match-won-team = Laget ditt vinner spillet!
match-shared = { $names } vinner spillet
match-stopped = Verten avsluttet spillet
end-rematch = Spill igjen
paused = Spillet er satt på pause
unattended = Spillet venter, for ingen har gjort noe på en stund. Trykk hvor som helst for å fortsette.
unattended-watched = Spillet venter til en spiller er tilbake.
do-pause = Pause
do-resume = Fortsett
do-take-over = Overta
watching = Du ser på
do-sit = Ta en plass

net-connecting = Kobler til …
net-lost = Mistet forbindelsen. Du beholder plassen din; kobler til igjen …
net-restart = Serveren starter på nytt. Du beholder plassen din, og spillet fortsetter av seg selv.
net-ended =
    { $error ->
        [unknown-table] Det bordet finnes ikke.
        [taken-over] Plassen din brukes nå i et annet vindu.
        [removed] Verten har fjernet deg fra plassen.
        [left] Du har forlatt bordet.
        [moved] Neste omgang begynner ved et annet bord.
        [wrong-token] Lenken gir ikke lenger noen plass her.
        [no-spectators] Dette bordet tillater ikke tilskuere.
        [too-many-spectators] Det er ikke plass til flere tilskuere.
        [unsupported-protocol] Flipdeck er oppdatert. Last inn siden på nytt; du beholder plassen din.
       *[other] Dette bordet kan ikke åpnes.
    }
ask-password = Dette bordet har et passord
do-enter = Gå inn
do-watch = Se på i stedet
do-here = Spill her igjen
do-reload = Last inn på nytt
react-wave = Vink
react-laugh = Le
react-clap = Klapp
react-wow = Oi
react-cry = Gråt
react-angry = Brumm
react-think = Tenk
react-heart = Hjerte
do-react = Reager
chat-label = Si noe
do-send = Send
turn-theirs-short = Spiller
actions-label = Dette kan du gjøre
sit-for = Spill for { $who }

do-host = Vertens meny
host-title = Vertens meny
host-access = Tilgang
host-people = Deltakere
host-password-set = Velg et passord
host-password-change = Bytt passord
host-password-drop = Fjern passordet
host-mute = Demp
host-unmute = Opphev demping
host-settings = Innstillinger
host-end = Avslutt spillet
host-end-hint = Kryss av for vinnerne, eller for ingen.
host-end-reason = Begrunnelse, vises for alle
do-end-won = Avslutt med disse vinnerne
do-end-none = Avslutt uten vinner
do-save = Lagre
here-label = Her
scores-earlier = Tidligere
match-given = { $names } vant etter vertens avgjørelse

shuffle-checking = Stokkingen kontrolleres …
shuffle-fair = Stokkingen er kontrollert: Den er som lovet.
shuffle-match-fair =
    { $count ->
        [one] Stokkingen i den eneste runden er kontrollert: Den er som lovet.
       *[other] Stokkingen i alle { $count } rundene er kontrollert: Den er som lovet.
    }
shuffle-unknown = Stokkingen kunne ikke kontrolleres.
shuffle-wrong =
    { $fault ->
        [commitment] Stokkingen er ikke som lovet: Serveren har endret startverdien sin.
        [part] Stokkingen er ikke som lovet: Bidraget til en spiller er endret.
        [own] Stokkingen er ikke som lovet: Bidraget ditt er utelatt.
        [draw] Stokkingen er ikke som lovet: Trekningen om hvem som deler ut, ble en annen.
        [hand] Stokkingen er ikke som lovet: Du har fått andre kort.
       *[other] Stokkingen er ikke som lovet: Kortene lå i en annen rekkefølge.
    }
shuffle-promise = Startverdien til serveren er den som den bandt seg til før utdelingen:
shuffle-parts =
    { $count ->
        [0] Ingen spiller bidro til stokkingen.
        [one] Én spiller bidro til stokkingen.
       *[other] { $count } spillere bidro til stokkingen.
    }
shuffle-own =
    { $state ->
        [used] Det tilfeldige bidraget fra nettleseren din er brukt.
        [unopened] Det tilfeldige bidraget fra nettleseren din kom for sent.
       *[none] Nettleseren din ga ikke noe bidrag.
    }
shuffle-cards = Alle { $count } kortene lå i rekkefølgen som følger av dette.
shuffle-hand = Kortene du fikk, kommer fra denne rekkefølgen.
shuffle-check-match = Kontroller hele spillet
shuffle-about = Hva kontrollen viser
