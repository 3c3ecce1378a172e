# Home, lobby, rules, settings.

app-name = Flipdeck
page-title = { $page } · Flipdeck
do-skip = Skip to the content
home-title = A card table with two sides
home-lead = Day on one side of every card, night on the other. One Flip turns them all.
home-flip = Turn the card over
home-play = Play now
home-play-hint = You and three bots, no account: { $hint }.
home-friends = Play with friends
home-make-hint = Make a table and send the link.
home-join-hint = Or enter the code of a table.
home-code = Table code
home-code-unknown = There is no table { $code }. Check the code and try again.
do-join = Join
home-open = Open tables
home-anywhere = Join any table
home-more = More
home-learn = Learn to play
home-learn-hint = A lesson of a few minutes
home-rules-hint = Quick guide, every card, the exact rules
home-pad-open = Score pad
home-pad = For cards on a real table; works offline
home-tournaments = Tournaments
home-tournaments-hint = Two tables or more, up to 80 players
home-matches-hint = What you played, and how it went
home-settings-hint = Theme, text size, sounds, shortcuts
home-unofficial = An unofficial table for two-sided shedding games.
table-line = { $free } of { $seats } seats free, { $edition }
resume-title = Resume your match
resume-line =
    { $moment ->
        [lobby]
            { $others ->
                [0] The match has not started yet.
               *[other] The match with { $names } has not started yet.
            }
        [turn] Your turn, round { $round } against { $names }
        [between] Round { $round } against { $names } is over
       *[wait] Round { $round } against { $names }
    }
resume-table = Table { $code }, { $edition }

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
section-name = { $product }, { $language }

make-title = Make a table
make-more = More options
make-summary = What will be played
make-summary-seats =
    { $bots ->
        [0] { $seats } seats, no bots
        [one] { $seats } seats, 1 bot
       *[other] { $seats } seats, { $bots } bots
    }
make-summary-time = { $seconds } seconds a turn
do-fewer = One fewer
do-more = One more
make-box = The sheet in your box
make-product = Product
make-product-none = None of these: choose an edition
make-language = Language of the sheet
make-section = Played as { $edition }: { $hint }.
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
make-lapses = Bots sometimes forget to call UNO
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
lobby-move = Move here
lobby-stand = Stand up
lobby-rename = Rename
lobby-share = Share
# The title of the link that is handed to another app.
lobby-share-title = Play at table { $code }
lobby-bot-level = How well { $who } plays
bot-level =
    { $level ->
        [random] Beginner
       *[greedy] Skilled
    }
invite-title = Invite friends
invite-full = All seats are taken
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
rules-page-title = Rules, { $edition }
rules-contents = Contents
rules-guide = Quick guide
rules-cards = The cards
rules-exact = The exact rules
rules-exact-hint = Select a rule to read it in full.
rules-compare = Where the editions differ
rules-compare-one = Ruling
rules-sheets = Printed in { $sheets }
rules-printed = Printed in { $section }
rules-not-printed = Not printed in { $section }; printed in { $sheets }
rules-ours = Printed on no sheet; our own ruling
rules-not-here = Does not apply here
rules-choose = Edition or sheet
rules-editions = Editions
rules-section = These are the rules of { $section }. They are played as { $edition }.
guide-match = Match the top card
    .text = Play a card with the same colour, number or symbol as the top of the discard pile.
guide-draw = Or draw one
    .text =
        { $drawn ->
            [must_play] Nothing playable? Draw one card. If it is playable you must play it.
            [must_if_forced] Nothing playable? Draw one card. If it is playable you must play it, unless you could have played another.
           *[may_play] Nothing playable? Draw one card. You may play it at once if it is playable.
        }
guide-wild = Wilds go on anything
    .text = Play a wild on any card and choose the colour. A draw-wild also makes the next player draw.
guide-flip = A Flip turns it all over
    .text = Your hand, both piles, everyone’s cards: now the other side is in play, with other colours and harsher cards.
guide-backs = Read the backs
    .text = What you see of other hands is their other side: what they will hold after the next Flip. They see yours, too.
guide-gift = Give cards away
    .text = With a Beachcomber you may give up to four cards, each of a different colour, to one player.
guide-uno = Call UNO
    .text =
        { $count ->
            [0] Call UNO when you play your second-to-last card.
            [one] Call UNO when you play your second-to-last card. Caught without a call, you draw 1 card.
           *[other] Call UNO when you play your second-to-last card. Caught without a call, you draw { $count } cards.
        }
guide-challenge = Challenge a bluff
    .text =
        { $bluffing ->
            [refused] A draw-wild may be played only if you hold no card of the current colour.
           *[allowed] Whoever plays a draw-wild while holding the current colour is bluffing. Challenge them: they draw instead. If they were honest, you draw two more.
        }
guide-out = Go out
    .text = Whoever plays the last card of their hand wins the round.
guide-score = Count the rest
    .text =
        { $mode ->
            [single] There are no points: whoever goes out wins.
            [lowest] Everyone counts the cards left in hand. { $goal }
            [elimination] Everyone counts the cards left in hand. { $goal }
           *[points] The winner scores the cards left in the other hands. { $goal }
        }
gallery-number = Number
gallery-number-points = As many points as its number
gallery-does =
    { $does ->
        [number] Has no effect; match it by colour or number.
        [draw]
            { $count ->
                [one] The next player draws 1 card and loses a turn.
               *[other] The next player draws { $count } cards and loses a turn.
            }
        [reverse] Play goes the other way round.
        [skip] The next player loses a turn.
        [skipall] Everyone else loses a turn: you play again.
        [flip] Everything turns over to the other side.
        [wild] Goes on anything; you choose the colour.
        [draw-wild] You choose the colour; the next player draws { $count } cards and loses a turn, or challenges you.
        [draw-until] You choose the colour; the next player draws until one of that colour comes up and loses a turn, or challenges you.
       *[gift] Goes on anything; give up to four cards of different colours to one player.
    }
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
settings-language = Language
settings-speed = Animation speed
speed-name =
    { $speed ->
        [half] Slow
        [one] Normal
        [two] Fast
       *[off] Off
    }
settings-you = You
settings-look = Look
settings-theme = Theme
theme-name =
    { $theme ->
        [side] Follow the side in play
        [light] Light
        [dark] Dark
       *[system] As on this device
    }
settings-text-size = Text size
text-size-name = { $size }%
settings-patterns = Patterns on the cards
settings-moves = Animation
settings-motion = Motion
motion-name =
    { $motion ->
        [system] As on this device
        [reduce] Fade instead of moving
       *[full] Move
    }
settings-play = Playing
settings-confirm-tap = Tap twice to play a card
settings-shortcuts = Single-letter shortcuts
settings-vibrate = Vibrate when it is your turn
settings-verbosity = Spoken messages
verbosity-name =
    { $verbosity ->
        [terse] Short
        [normal] Normal
       *[verbose] Detailed
    }
settings-sounds = Sounds
settings-sound = Play sounds
sound-name =
    { $sound ->
        [play] A card is played
        [draw] Cards are drawn
        [flip] A flip
        [turn] Your turn, in the background
        [uno] UNO
        [join] Somebody joins
       *[end] The end of a round
    }
do-preview = Preview
settings-large = Larger cards
settings-saved = Saved in this browser.
default-name = Guest
error-network = The server cannot be reached. Check that it is running.
not-found-title = Page not found
not-found = There is no page at this address.

matches-title = Your matches
matches-none = No matches yet. Play one and it will be listed here.
matches-begin = Play a match
matches-played =
    { $count ->
        [one] match played
       *[other] matches played
    }
matches-won =
    { $count ->
        [one] match won
       *[other] matches won
    }
matches-stopped =
    { $count ->
        [one] match ended early
       *[other] matches ended early
    }
rounds-played =
    { $count ->
        [one] round played
       *[other] rounds played
    }
rounds-won =
    { $count ->
        [one] round won
       *[other] rounds won
    }
best-round = Best round
matches-by-edition = By edition
matches-company = Against
company-name =
    { $company ->
        [bots] Bots
       *[people] People
    }
matches-column = Matches
rounds-column = Rounds
won-of = { $won } of { $count } won
matches-last = Last { $count } matches
match-against = Against { $names }
match-result =
    { $state ->
        [won]
            { $rounds ->
                [one] Won
               *[other] Won, { $won } of { $rounds } rounds
            }
        [lost]
            { $rounds ->
                [one] Lost
               *[other] Lost, { $won } of { $rounds } rounds won
            }
        [stopped] Ended early, { $won } of { $rounds } rounds won
       *[open] Not finished, { $won } of { $rounds } rounds won
    }
matches-export = Export as a file
matches-erase = Erase all matches
matches-erase-ask = All matches and statistics in this browser will be erased. This cannot be undone.
do-erase = Erase
matches-saved = Saved in this browser only.

offline-title = You are offline
offline-text = The server cannot be reached, so no table can be opened at the moment.
offline-still = This still works
do-retry = Try again
offline-state =
    { $state ->
        [ready] The rules and the score pad also work offline.
        [preparing] Getting ready to work offline …
        [insecure] Working offline needs a secure address (https). The score pad can be downloaded as a file instead.
       *[failed] This browser could not save the page for offline use.
    }
