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
home-open-none = No open tables at the moment. Make one and list it here.
home-anywhere = Join any table
home-unofficial = An unofficial table for two-sided shedding games.
table-line = { $free } of { $seats } seats free, { $edition }
resume-table = Resume table { $code }

edition-name =
    { $edition ->
        [flip-classic] Classic
        [flip-splash] Splash
        [flip-canada] Canada
        [flip-nordic] Nordic
        [beachcomber] Beachcomber
       *[other] { $title }
    }
edition-hint =
    { $edition ->
        [flip-classic] two-sided, the full rules of 2018
        [flip-splash] two-sided, 108 cards, found colours are shown
        [flip-canada] two-sided, more time to catch a missed UNO
        [flip-nordic] two-sided, newer and shorter rules, one round
        [beachcomber] one-sided, with gifts
       *[other] { $title }
    }
mode-name =
    { $mode ->
        [own] Printed rules
        [single] A single round
        [points] Points
        [lowest] Lowest total
        [partners] Partners
        [rotation4] Rotation of four
        [rotation8] Rotation of eight
       *[elimination] Elimination
    }

product-name =
    { $edition ->
        [flip-classic] UNO FLIP, 2018 sheet
        [flip-splash] UNO FLIP SPLASH
        [flip-canada] UNO FLIP!, Canadian sheet
        [flip-nordic] UNO FLIP, newer short sheet
        [beachcomber] Barbie UNO
       *[other] { $edition }
    }
section-line = { $product }, { $language } ({ $section })

make-title = Make a table
make-box = The sheet in your box
make-product = Product
make-product-none = None of these: choose an edition
make-language = Language of the sheet
make-section = Section { $section }, played as { $edition }: { $hint }.
make-section-differs = What this section prints differently:
make-cycles = Cycles
make-edition = Edition
make-mode = Mode
make-target = Points to play to
make-seats = Seats
make-bots = Bots
make-time = Time per turn
make-time-value =
    { $seconds ->
        [0] No clock
       *[other] { $seconds } seconds
    }
make-watch = Who may watch
watch-name =
    { $watch ->
        [nobody] Nobody
        [counts] Anyone, card counts only
       *[backs] Anyone, with the backs of the cards
    }
make-public = List it as an open table
make-target-own = printed rules
make-password-none = none
make-chat = Reactions and chat
make-name = Your name
do-make = Make the table
make-several = More than one table
make-several-hint = In a rotation of eight, two tables play side by side and everyone partners everyone. A tournament seats up to 80 players.
make-rotation = Make the rotation of eight
make-rotation-bots = Play a rotation of eight with bots
make-rotation-hint = Eight players at two tables, four rounds with each partner. You get a page where the others sign in; bots take the free places.

lobby-title = Table { $code }
lobby-invite = Share this link or let them scan the code
lobby-copy = Copy the link
lobby-copied = Copied
lobby-code = Code
lobby-seat = Seat { $number }
lobby-open = Free
lobby-host = Host
lobby-start = Start
lobby-start-fill = Fill with bots and start
lobby-add-bot = Add a bot
lobby-remove = Remove
lobby-take = Sit here
lobby-lock = Lock the table
lobby-unlock = Unlock the table
lobby-wait = Waiting for the host to start.
lobby-spectators =
    { $count ->
        [0] No spectators
        [one] 1 spectator
       *[other] { $count } spectators
    }
lobby-move-seat = Play this seat on another device
lobby-move-hint = Anyone with this link can play your seat: keep it to yourself.
lobby-password = Password
lobby-host-pass = Make host

rules-title = Rules
rules-compare = Where the editions differ
rules-compare-one = Ruling
rules-sheets = Printed on rule sheet { $sheets }
rules-printed = Printed in section { $section }
rules-not-printed = Not printed in section { $section }; printed on rule sheet { $sheets }
rules-ours = Printed on no sheet; our own ruling
rules-not-here = Does not apply here
rules-choose = Edition or section
rules-editions = Editions
rules-section = This is section { $section }: { $product }, { $language }. It is played as { $edition }.
rules-names = Names on this sheet
rules-names-ours = Here
rules-names-printed = On the sheet
word-name =
    { $word ->
        [light_side] light side
        [dark_side] dark side
        [draw_pile] draw pile
        [discard_pile] discard pile
        [dealer] dealer
        [round] round
        [challenge] challenge
        [action_card] action card
        [game] name of the game
        [challenge_uno] elimination
       *[other] { $word }
    }
rules-loading = Loading the rules …

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
        [play] A card is played
        [draw] Cards are drawn
        [flip] A flip
        [turn] Your turn, in the background
        [uno] UNO
       *[end] The end of a round
    }
do-preview = Preview
settings-large = Larger cards
settings-saved = Saved in this browser.
default-name = Guest
error-network = The server cannot be reached. Check that it is running.
not-found = There is no page at this address.
