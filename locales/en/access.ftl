# Playing by keys and by ear: what is read aloud, the list of keys, and the text view of a table.

access-label = Ways to play
text-view-open = Text view
do-keys = Keys
keys-title = Keys
keys-hint = Letters act while focus is on the table. Every line is also a button.
keys-switch = Letters act as shortcuts
keys-verbosity = How much is spoken
keys-change = Change a key
keys-change-what = What the key does
keys-change-key = New key
keys-change-save = Change
keys-reset = Restore all keys
# A key that already does something else: $what is that.
keys-taken = This key is taken: { $what }
keys-wrong = Press one letter, digit or sign.
# A key that works only in one place, as written on the keyboard.
key-cap =
    { $key ->
        [Arrows] Arrow keys
        [HomeEnd] Home, End
        [Pages] Page Up, Page Down
        [Space] Space
        [Enter] Enter
        [Escape] Esc
       *[other] { $key }
    }
key-cap-shift = Shift + { $key }
# Of two keys that do the same.
key-caps-both = { $one } or { $two }

key-move = Move in the hand
key-ends = First or last card
key-groups = Next or previous colour in the hand
key-play = Play the card
key-cancel = Cancel, close
key-read-hand = Read my hand
key-read-top = Read the top card and the current colour
key-read-counts = Read everyone’s card count
key-read-backs = Read the next player’s card backs; again for the one after
key-read-side = Read the side and the draw pile
key-read-turn = Whose turn it is
key-read-time = Time left
key-read-scores = Read the scores
key-open-scores = Open the score sheet
key-read-last = Read what happened last
key-read-before = Step back through what happened
key-sort = Sort the hand another way
key-draw = Draw a card
key-pass = Keep the drawn card
key-challenge = Challenge
key-accept = Accept
key-uno = Call UNO
key-catch = Catch a missing UNO call
key-color = Choose colour { $number }
key-help = Show these keys

read-hand =
    { $count ->
        [0] Your hand is empty.
       *[other] Your hand, { card-count }: { $cards }.
    }
read-playable =
    { $count ->
        [0] Nothing is playable.
       *[other] Playable: { $cards }.
    }
read-top = On top: { $card }. Current colour: { color-name }.
read-top-open = On top: { $card }. No colour chosen yet.
read-count = { $who } has { card-count }.
    .you = You have { card-count }.
read-backs = Backs of { $who }’s cards: { $cards }.
read-backs-plain = { $who } has { card-count } with plain backs.
read-side = { side-name }. { direction-name }. { draw-pile }.
read-side-back = { side-name }. { direction-name }. { draw-pile-back }.
read-no-clock = There is no turn clock.
read-score = { $who } has { points-count }.
    .you = You have { points-count }.
read-sorted =
    { $sorting ->
        [color] Sorted by colour.
        [number] Sorted by number.
       *[taken] In the order drawn.
    }
read-not-now = Not possible now.
backs-label = { $who }’s card backs: { $cards }
backs-plain-label = { $who }’s card backs are plain
cards-label = Cards: { $cards }

# A player and what there is to say: playing now, the dealer.
hand-area-label = Your cards
others-title = Other players
piles-title = Piles
hand-title = Your hand
text-table-title = The table
text-player = { $who }, { card-count }
text-turn-note = playing now
text-called-note = has called UNO
text-no-actions = Nothing to do now.

read-answer = { $who } played { $card }.
read-answers = Accept: { accept-says }. Challenge: { challenge-says }.
read-accept = Accept: { accept-says }.
