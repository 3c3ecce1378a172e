# Why a move is refused: one message a rule, refusal-SLUG, read by the player who made the move.
# The same message is shown in the browser, in the terminal and in the text that the server sends.
#
# A message may use the variables of the facts that its rule gives, and must use all of those facts:
#   seat      $who (you, player, seat) to select by; $name of the player; $seat number as text
#   card      $card in words; $card-color (none for a wild) and $card-kind to select by
#             (none if the move named no card)
#   color     $color in words; $color-id to select by (none if the move named no colour)
#   symbol    $symbol in words; $symbol-id to select by (none where a wild is on top)
#   wilds     $wilds (yes, no): whether the side in play has wild kinds
#   colors    $colors, as "blue, green or red"
#   playable  $playable cards, as "blue 7 or wild"; $playable-count
#   field     $field of the move: card, at, color, uno, give, to, target
# $card-object, $color-object, $symbol-object, $colors-object and $playable-object are the same in the form of an
# object (cards.ftl).

refusal-whose-turn =
    { $who ->
        [player] It is not your turn: wait for { $name }.
       *[seat] It is not your turn: wait for seat { $seat }.
    }
refusal-round-over = This round is over: wait for the next deal.
refusal-chair-out = You are out of this match: the others play on without you.
refusal-own-hand =
    { $card-kind ->
        [none] You named no card: choose a card in your hand by the side you see.
       *[other] You do not hold { $card }: choose a card in your hand by the side you see.
    }
refusal-spare-field =
    { $field ->
        [card] This move names no card: leave it out.
        [at] This move names no place in your hand: leave it out.
        [color] A colour is named only with a wild: leave it out.
        [uno] UNO is not called with this move: leave the call out.
        [give] Cards are given away only with a Beachcomber: leave them out.
        [to] Another player is named only with a gift or with a 7 that swaps hands: leave the player out.
        [target] This move is not against another player: leave the player out.
       *[other] This move says more than it needs: leave that out.
    }
refusal-matching =
    { $wilds ->
        [no]
            { $symbol-id ->
                [none] That card is not playable: match { $color }.
               *[other] That card is not playable: match { $color } or { $symbol }.
            }
       *[yes]
            { $symbol-id ->
                [none] That card is not playable: match { $color } or play a wild.
               *[other] That card is not playable: match { $color } or { $symbol }, or play a wild.
            }
    }
refusal-must-lay = You cannot draw while you hold a playable coloured card: play { $playable }.
refusal-must-play = The { $card } you drew is playable, so you cannot keep it: play it.
refusal-must-play-forced = The { $card } you drew is playable and nothing else in your hand was, so you cannot keep it: play it.
refusal-one-draw = You have already drawn this turn: play the drawn card if it is playable, or keep it.
refusal-pass-after-draw = You can keep a card only after drawing it: play a card or draw one.
refusal-drawn-card-only = After drawing you may play only the drawn card: play { $card } if it is playable, or keep it.
refusal-name-color = Name a colour: { $colors }.
refusal-side-colors =
    { $color-id ->
        [none] You named no colour: name { $colors }.
       *[other] There is no { $color } on the side in play: name { $colors }.
    }
refusal-color-first =
    { $who ->
        [you] Name the colour first: { $colors }.
        [player] { $name } has to name the colour first: wait for it.
       *[seat] Seat { $seat } has to name the colour first: wait for it.
    }
refusal-no-color-asked = There is no colour to name now: you name one together with the wild you play.
refusal-no-bluff = This table allows no bluffing, and you hold another card that counts as { $color }: play something else.
refusal-answer-first =
    { $who ->
        [you] Answer first: accept the draw-wild or challenge it.
        [player] { $name } has to accept the draw-wild or challenge it first: wait for the answer.
       *[seat] Seat { $seat } has to accept the draw-wild or challenge it first: wait for the answer.
    }
refusal-nothing-to-answer = There is nothing to accept or challenge now: only a draw-wild played against you is answered.
refusal-who-answers =
    { $who ->
        [player] Only { $name } may accept or challenge this draw-wild: wait for the answer.
       *[seat] Only seat { $seat } may accept or challenge this draw-wild: wait for the answer.
    }
refusal-uno-when = You cannot call UNO now: call it in your turn with two cards in hand, or with the card that leaves you one.
refusal-uno-too-late = It is too late to call UNO: this table allows no call after the card is played.
refusal-uno-again = You have already called UNO: that call still counts.
refusal-uno-with-move = This move does not leave you with one card: make it without calling UNO.
refusal-uno-catch =
    { $who ->
        [you] You cannot catch yourself: catch another player who has one card and forgot to call UNO.
        [player] { $name } cannot be caught now: only a player with one card and no UNO call can be, and only until play goes on.
       *[seat] Seat { $seat } cannot be caught now: only a player with one card and no UNO call can be, and only until play goes on.
    }
refusal-gift-colors = You may give at most one card of each colour and no wilds: choose the cards again.
refusal-gift-whom = Cards are given to one other player who is still in the match: say to whom.
refusal-stacking =
    { $who ->
        [you] Answer first: accept the debt or stack a card on it.
        [player] { $name } has to accept the debt or stack a card on it first: wait for the answer.
       *[seat] Seat { $seat } has to accept the debt or stack a card on it first: wait for the answer.
    }
refusal-stack-same = Only the same draw card can be stacked on the top card: stack one or accept the debt.
refusal-stack-rising = Only a draw card of at least the same amount can be stacked on the top card: stack one or accept the debt.
refusal-stack-challenge = Only a draw-wild on top can be challenged, and only at a table that judges bluffs: stack a card or accept the debt.
refusal-jump-in = You cannot jump in now: it takes a card equal to the top one, colour and number or symbol, at the beginning of a turn.
refusal-seven-whom = A 7 swaps hands with another player who is still in the match: say with whom.
refusal-last-number = At this table only a number card may be your last card: play another card or draw.
refusal-uno-automatic = At this table UNO is called by itself: nobody calls and nobody is caught.
