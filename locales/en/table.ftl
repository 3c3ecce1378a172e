# The table page.

turn-yours = Your turn
turn-theirs = { $who }’s turn
turn-title = ● Your turn · Flipdeck
answer-yours = Accept or challenge?
answer-theirs = { $who } answers
color-yours = Name the colour
color-theirs = { $who } names the colour
drawn-yours = Lay the drawn card or keep it
drawn-keep = It does not fit: keep it
drawn-theirs = { $who } looks at the drawn card
round-is-over = The round is over
match-is-over = The match is over
hint-lay =
    { $count ->
        [0] Nothing fits: draw a card
        [one] 1 card fits
       *[other] { $count } cards fit
    }
hint-uno = UNO before you lay
hint-uno-armed = UNO goes with it
hint-wait = Wait for your turn, or plan ahead
you-label = You
lead-label = Leads the match
hand-more =
    { $side ->
        [left] ‹ { $count } more
       *[right] { $count } more ›
    }
    .fits =
        { $side ->
            [left] ‹ { $count } more, { hand-fits }
           *[right] { $count } more, { hand-fits } ›
        }
hand-fits =
    { $fits ->
        [one] 1 fits
       *[other] { $fits } fit
    }
points-short = { $count } pts
partner-label = Partner
dealer-label = Dealer
next-label = Next
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
       *[none] One-sided deck
    }
color-in-force = Colour in force: { color-name }
color-open = No colour named yet
direction-name =
    { $direction ->
        [left] Play goes left, clockwise
       *[right] Play goes right, counterclockwise
    }
draw-pile = Draw pile, { card-count }
draw-pile-back = Draw pile, { card-count }; back of the next: { $card }
discard-pile = Discard pile, { card-count }; on top: { $card }
pile-draw = Draw
pile-discard = Discard
seat-says = { $who }, { card-count }
    .fewest = { $who }, { card-count }, the fewest
fewest-label = Fewest cards
# Said after who it is, where a tap shows the cards from behind.
seat-peek = { $says }; show their backs
    .open = { $says }; hide their backs
seat-backs = Backs of { $who }’s cards, in the order taken
seat-backs-hidden = Only seated players see the backs.
hand-label = Your hand, { card-count }
card-playable = { $card }, can be laid
card-resting = { $card }, cannot be laid now: select to learn why
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
        [called] UNO is called
        [armed] UNO will be called with your next card; select to take that back
        [now] Call UNO now
        [soon] Call UNO with your next card, which leaves you one
       *[rest] UNO: to be called with the last card but one
    }
do-catch = Catch
do-catch-who = Catch { $who }
do-cancel = Take back
do-close = Close
do-sort-color = By colour
do-sort-number = By number
do-sort-taken = As taken
sort-label = Sort
do-menu = Menu
do-log = Log
do-scores = Scores
do-leave = Leave the table
do-invite = Invite
do-rules = Rules
do-settings = Settings
do-home = Home

pick-color = Which colour?
pick-color-lay = Lay { $card } and name a colour
pick-color-flip = A wild came to the top. Name the colour.
pick-gift-whom = Give cards to whom?
pick-gift-nobody = Nobody, just lay it
pick-gift-what = What do you give { $who }?
pick-gift-hint = Up to four cards, one of each colour, no wild.
pick-gift-give = Give { card-count }
pick-gift-other = Someone else

why-title = Why not?
why-matching = { $card } does not fit: it needs { $needs }.
why-rule = Read the rule
why-turn = It is not your turn: wait for { $who }.

challenge-title = { $who } laid { $card }
challenge-held =
    { $wilds ->
        [yes] { $color } or another wild
       *[no] { $color }
    }
challenge-bluff = It is a bluff if { $who } still holds { challenge-held }.
challenge-accept =
    { $kind ->
        [color] You draw until { $named } comes and miss the turn.
       *[number] You draw { $cost } and miss the turn.
    }
challenge-guilty =
    { $kind ->
        [color] A bluffer draws that instead of you;
       *[number] A bluffer draws { $cost } instead of you;
    }
challenge-innocent =
    { $kind ->
        [color] if it is no bluff, you draw 2 more.
       *[number] if it is no bluff, you draw { $more }.
    }
challenge-before = the colour that was in force
shown-title = { $who } shows you the hand
shown-guilty = It was a bluff
shown-innocent = It was no bluff
shown-only-you = Only you see these cards.

log-title = Log
log-empty = Nothing has happened yet. Every move will be written down here.
scores-title = Scores
scores-round = Round
scores-player = Player
scores-total = Total
scores-empty = No round is finished yet.
scores-team = { $one } and { $two }
goal =
    { $mode ->
        [single] One round decides.
        [points] { $target } points win.
        [lowest] The lowest total wins once somebody has { $target }.
        [partners] The first team at { $target } wins.
        [rotation4] 12 rounds, four with each partner; the highest total wins.
       *[elimination] Whoever reaches { $target } is out; the last one in wins.
    }
# How far the match has come and what it goes to, in as few words as can be.
round-goal =
    { $mode ->
        [single] One round
        [rotation4] Round { $number } of 12
        [lowest] Round { $number } · ends at { $target }
        [elimination] Round { $number } · out at { $target }
       *[points] Round { $number } · to { $target }
    }
end-won = { $who } went out
    .you = You went out!
end-blocked = The round is blocked
end-blocked-hint = Nobody scores; it is dealt again.
end-gains = Winner, scores { points-count }
end-holds = Left { $count }
end-scores = { $who } scores { points-count }
    .you = You score { points-count }
end-next = Deal the next round
end-next-asked = Waiting for the others
match-won = { $who } has won the match
    .you = You have won the match!
match-shared = { $names } have won the match
match-stopped = The match was ended
end-rematch = Play again
paused = The table pauses
do-pause = Pause
do-resume = Resume
piloted-you = A bot plays for you.
do-back = Take the seat back
watching = You are watching
do-sit = Take a seat

net-connecting = Connecting …
net-lost = The line is broken. Your seat is kept; trying again …
net-restart = The server restarts. Your seat is kept, and the table goes on by itself.
net-ended =
    { $error ->
        [unknown-table] There is no such table.
        [taken-over] This seat is now played from another window.
        [removed] The host has taken this seat back.
        [left] You have left the table.
        [wrong-token] This link no longer opens a seat here.
        [no-watching] This table is not open to watchers.
        [too-many-watchers] There is no room for more watchers.
       *[other] This table cannot be opened.
    }
ask-password = This table has a password
do-enter = Come in
do-watch = Watch instead
do-here = Play here again
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
turn-theirs-short = On turn
actions-label = What you can do
sit-for = Play for { $who }

do-host = Run the table
host-title = Run the table
host-doors = Doors
host-people = People
host-password-set = Set a password
host-password-change = Change the password
host-password-drop = Remove the password
host-mute = Mute
host-unmute = Unmute
host-settings = Settings
host-end = End the match
host-end-hint = Tick whom it is given to, or nobody.
host-end-reason = Reason, for all to read
do-end-won = End it with these winners
do-end-none = End it without a winner
do-save = Save
here-label = Here
why-answer = { $who } has to answer the draw-wild first.
why-color = { $who } has to name the colour first.
scores-earlier = Earlier
match-given = { $names } won by the host’s word
