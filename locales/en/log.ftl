# What happens at the table, in whole sentences. The attribute .you speaks to the one who did it.
# $who acts, $other is acted upon; $card, $cards, $color and $count are what it was done with.

log-you = you
log-start = { $who } turns up { $card }.
    .you = You turn up { $card }.
log-lay = { $who } lays { $card }.
    .you = You lay { $card }.
log-lay-color = { $who } lays { $card } and names { $color }.
    .you = You lay { $card } and name { $color }.
log-lay-uno = { $who } lays { $card } and calls UNO.
    .you = You lay { $card } and call UNO.
log-lay-color-uno = { $who } lays { $card }, names { $color } and calls UNO.
    .you = You lay { $card }, name { $color } and call UNO.
log-again = Everyone else is skipped: { $who } plays again.
    .you = Everyone else is skipped: you play again.
log-name = { $who } names { $color }.
    .you = You name { $color }.
log-uno = { $who } calls UNO.
    .you = You call UNO.
log-give = { $who } gives { $other } { card-count }.
    .you = You give { $other } { card-count }.
log-give-open = { $who } gives { $other } { $cards }.
    .you = You give { $other } { $cards }.
log-draw = { $who } draws { card-count }.
    .you = You draw { card-count }.
log-draw-open = { $who } draws { $cards }.
    .you = You draw { $cards }.
log-draw-missed = { $who } draws { card-count } and misses the turn.
    .you = You draw { card-count } and miss the turn.
log-draw-open-missed = { $who } draws { $cards } and misses the turn.
    .you = You draw { $cards } and miss the turn.
log-draw-nothing = { $who } draws nothing: no card is left to draw.
    .you = You draw nothing: no card is left to draw.
log-gift-uncalled = { $who } gave the last card away without calling UNO.
    .you = You gave your last card away without calling UNO.
log-keep = { $who } keeps it.
    .you = You keep it.
log-skip = { $who } is skipped.
    .you = You are skipped.
log-accept = { $who } accepts.
    .you = You accept.
log-challenge = { $who } challenges { $other }.
    .you = You challenge { $other }.
log-show = { $who } shows { $other } the hand.
    .you = You show { $other } your hand.
log-show-open = { $who } shows you the hand: { $cards }.
    .you = You show { $other } your hand.
log-guilty = Guilty: { $who } bluffed.
    .you = Guilty: you bluffed.
log-innocent = Innocent: { $who } did not bluff.
    .you = Innocent: you did not bluff.
log-found = { $who } shows what was found: { $card }.
    .you = You show what you found: { $card }.
log-cleared = { $who }’s UNO call no longer counts.
    .you = Your UNO call no longer counts.
log-catch = { $who } catches { $other }: one card and no UNO call.
    .you = You catch { $other }: one card and no UNO call.
log-out = { $who } goes out.
    .you = You go out!
log-exposed = { $who } has one card and did not call UNO.
    .you = You have one card and did not call UNO.
log-returned = { $card } is turned up and goes back into the draw pile.
log-ignored = { $card } is turned up and does not count; another card is turned onto it.
log-redealt = No card could start: all is shuffled and dealt again.
log-reshuffled = The draw pile is empty: { card-count } from under the top card make a new one.
log-flipped =
    { $side ->
        [dark] Flip! Night falls: the dark side is in play.
       *[light] Flip! Day breaks: the light side is in play.
    }
log-surfaced = { $card } came to the top; it does not act.
log-reversed =
    { $direction ->
        [left] The direction turns: play goes left.
       *[right] The direction turns: play goes right.
    }
log-blocked = The round is blocked: nobody could lay or draw. Nobody scores.
log-move-limit = The round has reached its limit of moves. Nobody scores.
