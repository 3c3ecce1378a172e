# Lines of the log, in whole sentences. The attribute .you addresses the player who acts.
# $who acts on $other; $card, $cards, $color and $count say with what. $other-id is you where $other is the
# reader (log-you), else player. The page and the terminal game say the same.

log-you = you
log-start = { $who } turns up { $card }.
    .you = You turn up { $card }.
log-play = { $who } plays { $card }.
    .you = You play { $card }.
log-play-color = { $who } plays { $card } and chooses { $color }.
    .you = You play { $card } and choose { $color }.
log-play-uno = { $who } plays { $card } and calls UNO.
    .you = You play { $card } and call UNO.
log-play-color-uno = { $who } plays { $card }, chooses { $color } and calls UNO.
    .you = You play { $card }, choose { $color } and call UNO.
log-jump-in = { $who } jumps in.
    .you = You jump in.
log-swap = { $who } swaps hands with { $other }.
    .you = You swap hands with { $other }.
log-rotate =
    { $direction ->
        [left] All hands pass to the left.
       *[right] All hands pass to the right.
    }
log-again = Everyone else is skipped: { $who } plays again.
    .you = Everyone else is skipped: you play again.
log-name = { $who } chooses { $color }.
    .you = You choose { $color }.
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
log-draw-kept = { $who } draws { card-count } and keeps it.
    .you = You draw { card-count } and keep it.
log-draw-open-kept = { $who } draws { $cards } and keeps it.
    .you = You draw { $cards } and keep it.
log-draw-skipped = { $who } draws { card-count } and loses a turn.
    .you = You draw { card-count } and lose a turn.
log-draw-open-skipped = { $who } draws { $cards } and loses a turn.
    .you = You draw { $cards } and lose a turn.
log-draw-nothing = { $who } cannot draw: no cards are left.
    .you = You cannot draw: no cards are left.
log-gift-uncalled = { $who } gave the last card away without calling UNO.
    .you = You gave your last card away without calling UNO.
log-keep = { $who } keeps the drawn card.
    .you = You keep the drawn card.
log-skip = { $who } is skipped.
    .you = You are skipped.
log-accept = { $who } accepts.
    .you = You accept.
log-challenge = { $who } challenges { $other }.
    .you = You challenge { $other }.
log-show = { $who } shows { $other } their hand.
    .you = You show { $other } your hand.
log-show-open = { $who } shows you their hand: { $cards }.
    .you = You show { $other } your hand.
log-guilty = Guilty: { $who } bluffed.
    .you = Guilty: you bluffed.
log-innocent = Innocent: { $who } did not bluff.
    .you = Innocent: you did not bluff.
log-found = { $who } shows the last card drawn: { $card }.
    .you = You show the last card drawn: { $card }.
log-cleared = { $who }’s UNO call no longer counts.
    .you = Your UNO call no longer counts.
log-catch = { $who } catches { $other }: one card and no UNO call.
    .you = You catch { $other }: one card and no UNO call.
log-out = { $who } goes out.
    .you = You go out!
log-exposed = { $who } has one card and did not call UNO.
    .you = You have one card and did not call UNO.
log-returned = { $card } is turned up and goes back into the draw pile.
log-returned-bottom = { $card } is turned up and goes under the draw pile.
log-ignored = { $card } is turned up and passed over; the next card is turned up.
log-redealt = No card could start the round: everything is shuffled and dealt again.
log-reshuffled =
    { $count ->
        [one] The draw pile is empty: 1 card from the discard pile becomes the new one.
       *[other] The draw pile is empty: { $count } cards from the discard pile are shuffled into a new one.
    }
log-flipped =
    { $side ->
        [dark] Flip! Night falls: the dark side is in play.
        [light] Flip! Day breaks: the light side is in play.
       *[other]
            { $light ->
                [night] Flip! Night falls: the { $side } side is in play.
               *[day] Flip! Day breaks: the { $side } side is in play.
            }
    }
log-surfaced = The flip turned up { $card }; it has no effect.
log-reversed =
    { $direction ->
        [left] Play reverses: now clockwise.
       *[right] Play reverses: now counterclockwise.
    }
log-blocked = The round is blocked: nobody could play or draw. Nobody scores.
log-move-limit = The round has reached its move limit. Nobody scores.

# What people at the table did beside the cards: notices, and lines of the log.
note-chat = { $who } says: { $text }
    .you = You say: { $text }
note-reaction = { $who } reacts: { $reaction }
    .you = You react: { $reaction }
note-joined = { $who } joined.
    .you = You joined.
note-left = { $who } left the table.
    .bot = { $who } left the table. A bot plays on.
note-removed = The host removed { $who }.
    .bot = The host removed { $who }. A bot plays on.
note-renamed = { $who } is now called { $name }.
    .you = You are now called { $name }.
note-away = { $who } is away: a bot plays for them.
    .you = You were away: a bot played for you.
note-late = { $who } ran out of time: a bot plays for them.
    .you = You ran out of time: a bot plays for you.
note-back = { $who } is back.
    .you = You are back.
note-host = { $who } is the host now.
    .you = You are the host now.
note-rematch = { $who } wants to play again.
    .you = You asked for a rematch.
