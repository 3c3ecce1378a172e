# The table page.

turn-yours = Your turn
turn-theirs = { $who }’s turn
turn-title = ● Your turn · Flipdeck
answer-yours = Accept or challenge?
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
            [left] ‹ +{ $count }, { $playable } playable
           *[right] +{ $count }, { $playable } playable ›
        }
points-short = { $count } pts
partner-label = Partner
dealer-label = Dealer
bot-label = Bot
pilot-label = Autopilot
away-label = Away
out-label = Out
uno-badge = UNO
uno-missing = No call!
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
clock-left =
    { $seconds ->
        [one] 1 second left
       *[other] { $seconds } seconds left
    }

do-draw = Draw
do-keep = Keep
do-accept = Accept
do-challenge = Challenge
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
do-catch = Catch
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
do-rules = Rules
do-settings = Settings
do-home = Home

pick-color-play = Play { $card }: choose a colour
pick-color-flip = The flip turned up a wild. Choose a colour.
pick-gift-whom = Who gets cards from you?
pick-gift-nobody = Nobody, just play it
pick-gift-what = What do you give { $who }?
pick-gift-hint = Up to four cards, one of each colour, no wild.
pick-gift-give = Give { card-count }
pick-gift-other = Someone else

why-title = Why not?
why-rule = Read the rule

challenge-title = { $who } played { $card }
challenge-held =
    { $wilds ->
        [yes] { $color } or another wild
       *[no] { $color }
    }
challenge-bluff = It is a bluff if { $who } was holding { challenge-held }.
challenge-accept =
    { $kind ->
        [color] You draw until you get { $named } and lose your turn.
       *[number] You draw { $cost } and lose your turn.
    }
challenge-guilty =
    { $kind ->
        [color] If it was a bluff, they draw instead of you;
       *[number] If it was a bluff, they draw { $cost } instead of you;
    }
challenge-innocent =
    { $kind ->
        [color] if not, you draw 2 more.
       *[number] if not, you draw { $more }.
    }
challenge-before = the colour before it
shown-title = { $who } shows you their hand
shown-guilty = It was a bluff
shown-innocent = Not a bluff
shown-only-you = Only you can see these cards.

log-title = Log
log-empty = No moves yet.
scores-title = Scores
scores-round = Round
scores-player = Player
scores-total = Total
scores-empty = No round finished yet.
scores-team = { $one } and { $two }
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
end-won = { $who } went out
    .you = You went out!
end-blocked = The round is blocked
end-blocked-hint = Nobody scores; the round is dealt again.
end-gains = Winner, scores { points-count }
end-holds =
    { $count ->
        [one] 1 point in hand
       *[other] { $count } points in hand
    }
end-next = Next round
end-next-asked = Waiting for the others
match-won = { $who } wins the match
    .you = You win the match!
match-shared = { $names } win the match
match-stopped = The host ended the match
end-rematch = Play again
paused = The game is paused
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
