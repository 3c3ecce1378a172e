# The table page.

turn-yours = Your turn
turn-theirs = { $who }’s turn
turn-title = ● Your turn · Flipdeck
answer-yours = Accept or challenge?
debt-yours = Stack a card or accept?
answer-theirs = { $who } has to answer
color-yours = Choose a colour
color-theirs = { $who } is choosing a colour
drawn-yours = Play the drawn card or keep it
drawn-must = Play the drawn card
drawn-keep = Not playable: keep it
drawn-theirs = { $who } has drawn a card
autopilot-yours = Autopilot is playing for you
round-is-over = The round is over
match-is-over = The match is over
hint-play =
    { $count ->
        [0] Nothing playable: draw
       *[other] { $count } playable
    }
hint-uno = Call UNO before you play
hint-uno-armed = UNO is ready
you-label = You
lead-label = In the lead
hand-more =
    { $side ->
        [left] ‹ { $count } more
       *[right] { $count } more ›
    }
    .playable =
        { $side ->
            [left] ‹ { $count } more, { $playable } playable
           *[right] { $count } more, { $playable } playable ›
        }
points-short = { $count } pts
partner-label = Partner
dealer-label = Dealer
bot-label = Bot
pilot-label = Autopilot
away-label = Away
out-label = Out
uno-badge = UNO
winner-label = Winner
side-name =
    { $side ->
        [light] Light side
        [dark] Dark side
        [none] One-sided deck
       *[other] Side in play: { $side }
    }
color-current = Current colour: { color-name }
color-open = No colour chosen yet
direction-name =
    { $direction ->
        [left] Clockwise
       *[right] Counterclockwise
    }
draw-pile = Draw pile, { card-count }
draw-pile-back = Draw pile, { card-count }; back of the top card: { $card }
discard-pile = Discard pile, { card-count }; on top: { $card }
pile-draw = Draw
pile-discard = Discard
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, fewest cards
fewest-label = Fewest cards
# Follows the player’s name where a tap shows the backs of the cards.
seat-peek = { $says }; show their backs
    .open = { $says }; hide their backs
hand-label = Your hand, { card-count }
card-playable = { $card }, playable
card-resting = { $card }, not playable now: select to see why
card-gift =
    { $state ->
        [chosen] { $card }, chosen to give
        [allowed] { $card }, can be given
       *[not] { $card }, cannot be given
    }
# Follows the name of a card that was drawn this turn and not yet kept or played.
card-drawn = { $says }, just drawn
drawn-mark = Drawn
# A hand has just grown by so many cards.
grown-by = +{ $count }
grown-says = { $count ->
        [one] 1 card more
       *[other] { $count } cards more
    }
# The backs of another player’s cards, as everyone else sees them.
clock-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }

do-draw = Draw
do-keep = Keep
do-accept = Accept
do-challenge = Challenge
# What an action brings, on its button below its name.
keep-says = End your turn
accept-says =
    { $kind ->
        [color] Draw until { $named }, lose your turn
       *[number] Draw { $cost }, lose your turn
    }
challenge-says =
    { $kind ->
        [color] They draw, or you draw 2 more
       *[number] They draw { $cost }, or you draw { $more }
    }
do-uno =
    { $state ->
        [called] UNO called
        [armed] UNO ✓ ready
       *[rest] UNO!
    }
uno-says =
    { $state ->
        [called] You have called UNO
        [armed] You will call UNO with your next card; select to cancel
        [now] Call UNO now
        [soon] Call UNO with your next card
       *[rest] UNO: call it when you play your second-to-last card
    }
do-catch-who = Catch { $who }
do-cancel = Cancel
do-close = Close
do-sort-color = By colour
do-sort-number = By number
do-sort-taken = As drawn
sort-label = Sort
do-menu = Menu
do-log = Log
do-scores = Scores
do-leave = Leave the table
leave-title = Leave the table?
leave-playing = A bot takes your seat and plays on with your cards.
leave-open = Your seat becomes free for somebody else.
leave-host = { $who } becomes the host.
leave-back = You can come back with the table’s link and take a bot’s seat, as long as the table is not locked.
menu-settings = All settings
alert-title = When it is your turn
alert-notify = Notify me
alert-notify-on = Notifications are on
alert-vibrate = Vibrate
alert-refused = Your browser does not allow notifications here. You can change that in its settings.
alert-unable = This browser shows notifications only on a secure (https) address.
do-rules = Rules
do-settings = Settings
do-home = Home

pick-color-play = Play { $card }: choose a colour
pick-color-flip = The flip turned up a wild. Choose a colour.
pick-gift-whom = Who gets cards from you?
pick-swap-whom = Swap hands with whom?
pick-gift-nobody = Nobody, just play it
pick-gift-what = What do you give { $who }?
pick-gift-hint = Up to four cards, one of each colour, no wild.
pick-gift-give = Give { card-count }
pick-gift-other = Someone else

why-title = Why not?
why-rule = Read the rule

challenge-bluff =
    { $wilds ->
        [yes] A bluff if { $who } held { $color } or another wild
       *[no] A bluff if { $who } held { $color }
    }
challenge-before = the last colour
shown-title = { $who } shows you their hand
shown-guilty = It was a bluff
shown-innocent = Not a bluff
shown-only-you = Only you can see these cards.

log-title = Log
log-empty = No moves yet.
# Divides the rounds in the log.
log-round =
    { $mode ->
        [single] New round
       *[other] Round { $number }
    }
scores-title = Scores
scores-round = Round
scores-player = Player
scores-total = Total
scores-empty = No round finished yet.
scores-team = { $one } and { $two }
scores-your-team = Your team (you and { $partner })
goal =
    { $mode ->
        [single] One round decides.
        [points] First to { $target } points wins.
        [lowest] The lowest total wins once somebody reaches { $target }.
        [partners] First team to { $target } points wins.
        [rotation4]
            { $cycles ->
                [one] { $rounds } rounds, four with each partner; the highest total wins.
               *[other] { $rounds } rounds in { $cycles } cycles, four with each partner in each; the highest total wins.
            }
       *[elimination] Reach { $target } and you are out; the last player left wins.
    }
# A match of a fixed number of rounds: a stage of a tournament.
goal-rounds =
    { $rounds ->
        [one] This stage has one round.
       *[other] This stage has { $rounds } rounds.
    }
round-of = Round { $number } of { $rounds }
# The round and what the match is played to, as short as possible.
round-goal =
    { $mode ->
        [single] One round
        [rotation4] Round { $number } of { $rounds }
        [lowest] Round { $number } · ends at { $target }
        [elimination] Round { $number } · out at { $target }
       *[points] Round { $number } · to { $target }
    }
# A round is won; the attribute says how many points that scored.
end-won = { $who } wins the round
    .scores = { $who } wins the round: +{ $count }
end-you = You win the round!
    .scores = You win the round: +{ $count }
end-team = Your team wins the round!
    .scores = Your team wins the round: +{ $count }
end-total = { $total } of { $target }
end-plus = +{ $count }
end-left =
    { $cards ->
        [one] 1 card left, { points-count }
       *[other] { $cards } cards left, { points-count }
    }
end-cards = Cards left: { $cards }
end-hold = Hold on
end-hold-on = On hold
end-held = Waiting for { $names }
end-rematch-ask = Ask for a rematch
end-rematch-asked = Rematch asked for
end-rematch-wanted = Asked to play again: { $names }
end-blocked = The round is blocked
end-blocked-hint = Nobody scores; the round is dealt again.
end-gains = Winner, scores { points-count }
end-next = Next round
end-next-asked = Waiting for the others
match-won = { $who } wins the match
    .you = You win the match!
match-won-team = Your team wins the match!
match-shared = { $names } win the match
match-stopped = The host ended the match
end-rematch = Play again
paused = The game is paused
unattended = The game waits, since nobody has done anything for a while. Tap anywhere to go on.
unattended-watched = The game waits until a player is back.
do-pause = Pause
do-resume = Resume
do-take-over = Take over
watching = You are watching
do-sit = Take a seat

net-connecting = Connecting …
net-lost = Connection lost. Your seat is safe; reconnecting …
net-restart = The server is restarting. Your seat is safe, and the game will resume by itself.
net-ended =
    { $error ->
        [unknown-table] There is no such table.
        [taken-over] This seat is now played from another window.
        [removed] The host removed you from this seat.
        [left] You have left the table.
        [moved] The next stage begins at another table.
        [wrong-token] This link no longer opens a seat here.
        [no-spectators] This table does not allow spectators.
        [too-many-spectators] There is no room for more spectators.
        [unsupported-protocol] Flipdeck was updated. Reload this page; your seat is kept.
       *[other] This table cannot be opened.
    }
ask-password = This table has a password
do-enter = Enter
do-watch = Watch instead
do-here = Play here again
do-reload = Reload
react-wave = Wave
react-laugh = Laugh
react-clap = Clap
react-wow = Wow
react-cry = Cry
react-angry = Grumble
react-think = Think
react-heart = Heart
do-react = React
chat-label = Say something
do-send = Send
turn-theirs-short = Playing
actions-label = Your actions
sit-for = Play for { $who }

do-host = Host controls
host-title = Host controls
host-access = Access
host-people = People
host-password-set = Set a password
host-password-change = Change the password
host-password-drop = Remove the password
host-mute = Mute
host-unmute = Unmute
host-settings = Settings
host-end = End the match
host-end-hint = Tick the winners, or none.
host-end-reason = Reason, shown to everyone
do-end-won = End with these winners
do-end-none = End without a winner
do-save = Save
here-label = Here
scores-earlier = Earlier
match-given = { $names } won by the host’s decision

# How the cards were shuffled, checked by the page at the end of a round ($fault: what is wrong;
# $state: what became of the own random part).
shuffle-checking = Checking the shuffle …
shuffle-fair = The shuffle was checked: it is as promised.
shuffle-match-fair =
    { $count ->
        [one] The shuffle of the only round was checked: it is as promised.
       *[other] The shuffles of all { $count } rounds were checked: they are as promised.
    }
shuffle-unknown = The shuffle could not be checked.
shuffle-wrong =
    { $fault ->
        [commitment] The shuffle is not as promised: the server changed its seed.
        [part] The shuffle is not as promised: a player’s part was changed.
        [own] The shuffle is not as promised: your part was left out.
        [draw] The shuffle is not as promised: the draw for the dealer was another.
        [hand] The shuffle is not as promised: you were dealt other cards.
       *[other] The shuffle is not as promised: the cards were in another order.
    }
shuffle-promise = The server’s seed is the one it committed to before the deal:
shuffle-parts =
    { $count ->
        [0] No player took part in the shuffle.
        [one] One player took part in the shuffle.
       *[other] { $count } players took part in the shuffle.
    }
shuffle-own =
    { $state ->
        [used] Your browser’s random part was used.
        [unopened] Your browser’s random part came too late.
       *[none] Your browser gave no random part.
    }
shuffle-cards = All { $count } cards were in the order that follows from these parts.
shuffle-hand = The cards you were dealt come from this order.
shuffle-check-match = Check the whole match
shuffle-about = What this check shows
