# The table page.

turn-yours = Din tur
turn-theirs = Nu spelar { $who }
turn-title = ● Din tur · Flipdeck
answer-yours = Acceptera eller utmana?
debt-yours = Lägga ett kort ovanpå eller acceptera?
answer-theirs = { $who } måste svara
color-yours = Välj färg
color-theirs = { $who } väljer färg
drawn-yours = Lägg kortet du drog eller behåll det
drawn-must = Lägg kortet du drog
drawn-keep = Passar inte: behåll det
drawn-theirs = { $who } har dragit ett kort
autopilot-yours = Autopiloten spelar åt dig
round-is-over = Rundan är slut
match-is-over = Matchen är slut
hint-play =
    { $count ->
        [0] Inget passar: dra
       *[other] { $count } som passar
    }
hint-uno = Ropa UNO innan du lägger
hint-uno-armed = UNO är redo
you-label = Du
lead-label = I ledningen
hand-more =
    { $side ->
        [left] ‹ { $count } till
       *[right] { $count } till ›
    }
    .playable =
        { $side ->
            [left] ‹ { $count } till, { $playable } passar
           *[right] { $count } till, { $playable } passar ›
        }
points-short = { $count } p
partner-label = Partner
dealer-label = Givare
bot-label = Bot
pilot-label = Autopilot
away-label = Borta
out-label = Utslagen
uno-badge = UNO
winner-label = Vinnare
side-name =
    { $side ->
        [light] Ljus sida
        [dark] Mörk sida
        [none] Ensidig kortlek
       *[other] Aktiv sida: { $side }
    }
color-current = Aktuell färg: { color-name }
color-open = Ingen färg vald än
direction-name =
    { $direction ->
        [left] Medurs
       *[right] Moturs
    }
draw-pile = Dra-hög, { card-count }
draw-pile-back = Dra-hög, { card-count }; det översta kortets baksida: { $card }
discard-pile = Kasta-hög, { card-count }; överst: { $card }
pile-draw = Dra-hög
pile-discard = Kasta-hög
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, färst kort
fewest-label = Färst kort
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; visa baksidorna
    .open = { $says }; dölj baksidorna
hand-label = Din hand, { card-count }
card-playable = { $card }, går att lägga
card-resting = { $card }, går inte att lägga nu: välj kortet för att se varför
card-gift =
    { $state ->
        [chosen] { $card }, ska ges bort
        [allowed] { $card }, går att ge bort
       *[not] { $card }, går inte att ge bort
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, nyss draget
drawn-mark = Draget
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says = { $count } kort till
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] 1 sekund kvar
       *[other] { $seconds } sekunder kvar
    }

do-draw = Dra
do-keep = Behåll
do-accept = Acceptera
do-challenge = Utmana
# What an action brings, on its button below its name.
keep-says = Turen går vidare
accept-says =
    { $kind ->
        [color] Dra tills du får { $named-object }, stå över
       *[number] Dra { $cost }, stå över
    }
challenge-says =
    { $kind ->
        [color] Vid bluff drar den andra, annars drar du 2 extra
       *[number] Vid bluff drar den andra { $cost }, annars drar du { $more }
    }
do-uno =
    { $state ->
        [called] UNO ropat
        [armed] UNO ✓ redo
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] Du har ropat UNO
        [armed] Du ropar UNO när du lägger nästa kort; välj igen för att ångra
        [now] Ropa UNO nu
        [soon] Ropa UNO med nästa kort
       *[rest] UNO: ropa när du lägger ditt näst sista kort
    }
do-catch-who = Sätt dit { $who }
do-cancel = Avbryt
do-close = Stäng
do-sort-color = Efter färg
do-sort-number = Efter siffra
do-sort-taken = Som de drogs
sort-label = Sortera
do-menu = Meny
do-log = Logg
do-scores = Poäng
do-leave = Lämna bordet
leave-title = Lämna bordet?
leave-playing = En bot tar din plats och spelar vidare med dina kort.
leave-open = Din plats blir ledig för någon annan.
leave-host = { $who } blir värd.
leave-back = Du kan komma tillbaka med bordets länk och ta en bots plats, så länge bordet inte är låst.
menu-settings = Alla inställningar
alert-title = När det är din tur
alert-notify = Meddela mig
alert-notify-on = Aviseringar är på
alert-vibrate = Vibrera
alert-refused = Webbläsaren tillåter inga aviseringar här. Du kan ändra det i dess inställningar.
alert-unable = Den här webbläsaren visar bara aviseringar på en säker adress (https).
do-rules = Regler
do-settings = Inställningar
do-home = Startsidan

pick-color-play = Lägg { $card-object }: välj färg
pick-color-flip = En joker hamnade överst när kortleken vändes. Välj färg.
pick-gift-whom = Vem får kort av dig?
pick-swap-whom = Vem byter du hand med?
pick-gift-nobody = Ingen, lägg det bara
pick-gift-what = Vad ger du { $who }?
pick-gift-hint = Högst fyra kort, ett av varje färg, ingen joker.
pick-gift-give = Ge { card-count }
pick-gift-other = Någon annan

why-title = Varför inte?
why-rule = Läs regeln

challenge-bluff =
    { $wilds ->
        [yes] En bluff om { $who } hade { $color-object } eller en joker till
       *[no] En bluff om { $who } hade { $color-object }
    }
challenge-before = den förra färgen
shown-title = { $who } visar dig sina kort
shown-guilty = Det var en bluff
shown-innocent = Ingen bluff
shown-only-you = Bara du ser de här korten.

log-title = Logg
log-empty = Inga drag än.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] Ny runda
       *[other] Runda { $number }
    }
scores-title = Poäng
scores-round = Runda
scores-player = Spelare
scores-total = Totalt
scores-empty = Ingen runda är färdigspelad än.
scores-team = { $one } och { $two }
scores-your-team = Ditt lag (du och { $partner })
goal =
    { $mode ->
        [single] En enda runda avgör.
        [points] Först till { $target } poäng vinner.
        [lowest] När någon når { $target } vinner den som har lägst summa.
        [partners] Första laget till { $target } poäng vinner.
        [rotation4]
            { $cycles ->
                [one] { $rounds } rundor, fyra med varje partner; högst summa vinner.
               *[other] { $rounds } rundor i { $cycles } varv, med fyra per partner i varje varv; högst summa vinner.
            }
       *[elimination] Den som når { $target } är utslagen; den som blir ensam kvar vinner.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] Den här omgången har en runda.
       *[other] Den här omgången har { $rounds } rundor.
    }
round-of = Runda { $number } av { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] En runda
        [rotation4] Runda { $number } av { $rounds }
        [lowest] Runda { $number } · slut vid { $target }
        [elimination] Runda { $number } · ute vid { $target }
       *[points] Runda { $number } · till { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } vinner rundan
    .scores = { $who } vinner rundan: +{ $count }
end-you = Du vinner rundan!
    .scores = Du vinner rundan: +{ $count }
end-team = Ditt lag vinner rundan!
    .scores = Ditt lag vinner rundan: +{ $count }
end-total = { $total } av { $target }
end-plus = +{ $count }
end-left = { $cards } kort kvar, { points-count }
end-cards = Kort kvar: { $cards }
end-hold = Vänta lite
end-hold-on = Väntar
end-held = Väntar på { $names }
end-rematch-ask = Be om revansch
end-rematch-asked = Du vill ha revansch
end-rematch-wanted = Vill spela igen: { $names }
end-blocked = Rundan har låst sig
end-blocked-hint = Ingen får poäng; korten delas ut på nytt.
end-gains = Vinnare, får { points-count }
end-next = Nästa runda
end-next-asked = Väntar på de andra
match-won = { $who } vinner matchen
    .you = Du vinner matchen!
match-won-team = Ditt lag vinner matchen!
match-shared = { $names } vinner matchen
match-stopped = Värden avslutade matchen
end-rematch = Spela igen
paused = Spelet är pausat
unattended = Spelet väntar, eftersom ingen har gjort något på ett tag. Tryck var som helst för att fortsätta.
unattended-watched = Spelet väntar tills en spelare är tillbaka.
do-pause = Pausa
do-resume = Fortsätt
do-take-over = Ta över
watching = Du tittar på
do-sit = Ta en plats

net-connecting = Ansluter …
net-lost = Anslutningen bröts. Din plats är kvar; återansluter …
net-restart = Servern startar om. Din plats är kvar, och spelet fortsätter av sig självt.
net-ended =
    { $error ->
        [unknown-table] Det bordet finns inte.
        [taken-over] Din plats används nu i ett annat fönster.
        [removed] Värden har tagit bort dig från platsen.
        [left] Du har lämnat bordet.
        [moved] Nästa omgång börjar vid ett annat bord.
        [wrong-token] Länken ger inte längre någon plats här.
        [no-spectators] Det här bordet tillåter inga åskådare.
        [too-many-spectators] Det finns inte plats för fler åskådare.
        [unsupported-protocol] Flipdeck har uppdaterats. Ladda om sidan; du har kvar din plats.
       *[other] Det här bordet går inte att öppna.
    }
ask-password = Det här bordet har ett lösenord
do-enter = Gå in
do-watch = Titta på i stället
do-here = Spela här igen
do-reload = Ladda om
react-wave = Vinka
react-laugh = Skratta
react-clap = Applådera
react-wow = Oj
react-cry = Gråt
react-angry = Muttra
react-think = Fundera
react-heart = Hjärta
do-react = Reagera
chat-label = Säg något
do-send = Skicka
turn-theirs-short = Spelar
actions-label = Det här kan du göra
sit-for = Spela åt { $who }

do-host = Värdens meny
host-title = Värdens meny
host-access = Tillträde
host-people = Deltagare
host-password-set = Välj ett lösenord
host-password-change = Byt lösenord
host-password-drop = Ta bort lösenordet
host-mute = Tysta
host-unmute = Sluta tysta
host-settings = Inställningar
host-end = Avsluta matchen
host-end-hint = Kryssa för vinnarna, eller ingen.
host-end-reason = Orsak, visas för alla
do-end-won = Avsluta med de här vinnarna
do-end-none = Avsluta utan vinnare
do-save = Spara
here-label = Här
scores-earlier = Tidigare
match-given = { $names } vann efter värdens beslut

shuffle-checking = Kontrollerar blandningen …
shuffle-fair = Blandningen är kontrollerad: den är som utlovat.
shuffle-match-fair =
    { $count ->
        [one] Blandningen i den enda rundan är kontrollerad: den är som utlovat.
       *[other] Blandningen i alla { $count } rundor är kontrollerad: den är som utlovat.
    }
shuffle-unknown = Blandningen kunde inte kontrolleras.
shuffle-wrong =
    { $fault ->
        [commitment] Blandningen är inte som utlovat: servern har ändrat sitt startvärde.
        [part] Blandningen är inte som utlovat: en spelares bidrag har ändrats.
        [own] Blandningen är inte som utlovat: ditt bidrag har utelämnats.
        [draw] Blandningen är inte som utlovat: dragningen om vem som ger blev en annan.
        [hand] Blandningen är inte som utlovat: du har fått andra kort.
       *[other] Blandningen är inte som utlovat: korten låg i en annan ordning.
    }
shuffle-promise = Serverns startvärde är det som den band sig till före given:
shuffle-parts =
    { $count ->
        [0] Ingen spelare bidrog till blandningen.
        [one] En spelare bidrog till blandningen.
       *[other] { $count } spelare bidrog till blandningen.
    }
shuffle-own =
    { $state ->
        [used] Din webbläsares slumpmässiga bidrag har använts.
        [unopened] Din webbläsares slumpmässiga bidrag kom för sent.
       *[none] Din webbläsare gav inget bidrag.
    }
shuffle-cards = Alla { $count } kort låg i den ordning som följer av detta.
shuffle-hand = Korten du fick kommer ur den ordningen.
shuffle-check-match = Kontrollera hela matchen
shuffle-about = Vad kontrollen visar
