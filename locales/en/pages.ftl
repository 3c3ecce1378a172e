# Home, lobby, rules, settings.

app-name = Flipdeck
home-title = A card table with two sides
home-lead = Day on one side of every card, night on the other. One Flip turns them all.
home-play = Play now
home-play-hint = You and three bots, no account
home-friends = Make a table for friends
home-join = Join a table
home-code = Table code
do-join = Join
home-open = Open tables
home-open-none = No open table at the moment. Make one, and it will stand here if you list it.
home-anywhere = Sit anywhere
home-unofficial = An unofficial table for two-sided shedding games.
table-line = { $free } of { $seats } seats free, { $edition }
go-on = Go on at table { $code }

edition-name =
    { $edition ->
        [flip-classic] Classic
        [flip-splash] Splash
        [flip-canada] Canada
        [flip-nordic] Nordic
       *[beachcomber] Beachcomber
    }
edition-hint =
    { $edition ->
        [flip-classic] two-sided, the full rules of 2018
        [flip-splash] two-sided, 108 cards, found colours are shown
        [flip-canada] two-sided, a longer time to catch
        [flip-nordic] two-sided, the newer and shorter rules, one round
       *[beachcomber] one-sided, with gifts
    }
mode-name =
    { $mode ->
        [own] As printed
        [single] A single round
        [points] Points
        [lowest] Lowest total
        [partners] Partners
        [rotation4] Rotation of four
       *[elimination] Elimination
    }

make-title = Make a table
make-edition = Edition
make-mode = Mode
make-target = Points to play to
make-seats = Seats
make-bots = Bots
make-time = Time for a turn
make-time-value =
    { $seconds ->
        [0] No clock
       *[other] { $seconds } seconds
    }
make-watch = Who may watch
watch-name =
    { $watch ->
        [nobody] Nobody
        [counts] Anyone, counts only
       *[backs] Anyone, with the backs
    }
make-public = List it as an open table
make-target-own = as on the sheet
make-password-none = none
make-chat = Reactions and chat
make-name = Your name
do-make = Make the table

lobby-title = Table { $code }
lobby-invite = Send this link, or let them scan the code
lobby-copy = Copy the link
lobby-copied = Copied
lobby-code = Code
lobby-seat = Seat { $number }
lobby-open = Free
lobby-host = Host
lobby-start = Start
lobby-start-fill = Fill with bots and start
lobby-add-bot = Add a bot
lobby-remove = Send away
lobby-take = Sit here
lobby-lock = Lock the table
lobby-unlock = Unlock the table
lobby-wait = Waiting for the host to start.
lobby-watchers =
    { $count ->
        [0] Nobody is watching
        [one] 1 is watching
       *[other] { $count } are watching
    }
lobby-move-seat = Play this seat on another device
lobby-move-hint = This link is your seat: keep it to yourself.
lobby-password = Password
lobby-host-pass = Make host

rules-title = Rules
rules-compare = Where the editions differ
rules-compare-one = Ruling
rules-sheets = Printed on sheet { $sheets }
rules-ours = Ruled by us
rules-not-here = Not in force in this edition
rules-loading = Opening the rulebook …

settings-title = Settings
settings-name = Your name
settings-speed = Animation speed
speed-name =
    { $speed ->
        [half] Slow
        [one] Normal
        [two] Fast
       *[off] Off
    }
settings-sound = Sound
settings-sounds = Which sounds
sound-name =
    { $sound ->
        [lay] A card is laid
        [draw] Cards are drawn
        [flip] The table turns over
        [turn] Your turn, while you look elsewhere
        [uno] UNO
       *[end] The end of a round
    }
do-listen = Listen
settings-large = Larger cards
settings-kept = Kept in this browser.
default-name = Guest
error-retry = Try again
error-network = The server cannot be reached. Check that it is running.
not-found = There is nothing at this address.
