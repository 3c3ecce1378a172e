# The table on a big screen, and how a phone takes a seat there.

screen-title = Table { $code }
screen-link = Show on a big screen
screen-link-hint = Phones hold the hands; a television or tablet shows the table, and nobody’s cards.
screen-join = Scan the code of a seat to play there.
screen-join-type = Or open { $address }
screen-seats-full = Every seat is taken. The host starts the match.
screen-seat-qr = Code for seat { $number }
screen-fullscreen = Full screen
screen-fullscreen-off = Leave full screen
screen-sound-on = Turn sound on
screen-sound-off = Turn sound off
screen-cards =
    { $count ->
        [one] { $count } card
       *[other] { $count } cards
    }
screen-round-won = { $who } wins the round
screen-waiting = The table is being set up.
seat-offer-title = Seat { $number } is yours to take
seat-offer-taken = Somebody has just taken seat { $number }.
seat-offer-other = Look at the table
