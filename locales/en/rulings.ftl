# Every ruling on which rule sheets differ, and its values.

ruling-title = Rulings
ruling-lead = The edition’s printed rules apply. Whatever you change is shown at the table.
ruling-own = { $value } (printed)
ruling-yes = Yes
ruling-no = No
ruling-differs =
    { $count ->
        [0] Printed rules
        [one] 1 change to the printed rules
       *[other] { $count } changes to the printed rules
    }
ruling-line = { $name }: { $value }

ruling-deck = Deck
ruling-deck-flip112 = two-sided, 112 cards
ruling-deck-flip108 = two-sided, 108 cards
ruling-deck-beach112 = one-sided, 112 cards
ruling-first_dealer = First dealer
ruling-first_dealer-highest_number = the highest number drawn
ruling-first_dealer-highest_points = the most points drawn
ruling-first_dealer-chosen = chosen
ruling-start_action = An action as the first card
ruling-start_action-acts = takes effect
ruling-start_action-returned = goes back
ruling-start_action-ignored = has no effect
ruling-start_wild = A wild as the first card
ruling-start_wild-first_player = the first player chooses the colour
ruling-start_wild-returned = goes back
ruling-start_wild-ignored = has no effect
ruling-start_draw_wild = A draw-wild as the first card
ruling-start_draw_wild-returned = goes back
ruling-start_draw_wild-ignored = has no effect
ruling-start_flip = A Flip as the first card
ruling-start_flip-flips = flips the table
ruling-start_flip-returned = goes back
ruling-start_flip-ignored = has no effect
ruling-direction = Play starts to the
ruling-direction-left = left
ruling-direction-right = right
ruling-drawn_card = A playable drawn card
ruling-drawn_card-may_play = may be played
ruling-drawn_card-must_play = must be played
ruling-voluntary_draw = Draw despite a playable card
ruling-uno_window = A missed UNO can be caught until
ruling-uno_window-begins = the next turn begins
ruling-uno_window-played = the next card is played
ruling-wilds_count_as_match = Another wild makes a draw-wild a bluff
ruling-wild_after_flip = A wild on top after a Flip
ruling-wild_after_flip-flipper = whoever flipped chooses the colour
ruling-wild_after_flip-by_side = to the dark side: whoever flipped chooses; to the light side: the next player
ruling-found_color_shown = The card that ends a colour draw is shown
ruling-beachcomber_color = A Beachcomber
ruling-beachcomber_color-keeps = keeps the colour
ruling-beachcomber_color-names = lets you choose a colour
ruling-two_player_reverse = Reverse with two players
ruling-two_player_reverse-skip = skips
ruling-two_player_reverse-turn = only changes the direction
ruling-bluffing = Bluffing with a draw-wild
ruling-bluffing-allowed = allowed
ruling-bluffing-refused = not allowed
ruling-last_card_draws = A draw card played last still takes effect
ruling-uno_penalty = Cards for a missed UNO
ruling-hand_size = Cards dealt to each
ruling-move_limit = Moves until a round is blocked
ruling-pairing = Fronts and backs are paired anew
ruling-pairing-round = every round
ruling-pairing-match = once per match
ruling-match = Mode
ruling-match-single = a single round
ruling-match-points = points
ruling-match-lowest = lowest total
ruling-match-partners = partners
ruling-match-rotation4 = rotation of four
ruling-match-rotation8 = rotation of eight
ruling-match-elimination = elimination
ruling-target = Points to play to
