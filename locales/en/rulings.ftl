# Every point on which sheets differ, and what can be ruled there.

ruling-title = Rulings
ruling-lead = The edition’s sheet decides. What you change here is said at the table.
ruling-own = { $value } (sheet)
ruling-yes = Yes
ruling-no = No
ruling-differs =
    { $count ->
        [0] Played as on the sheet
        [one] 1 ruling differs from the sheet
       *[other] { $count } rulings differ from the sheet
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
ruling-start_action-acts = acts
ruling-start_action-returned = goes back
ruling-start_action-ignored = does not act
ruling-start_wild = A wild as the first card
ruling-start_wild-first_player = the first player names the colour
ruling-start_wild-returned = goes back
ruling-start_wild-ignored = does not act
ruling-start_draw_wild = A draw-wild as the first card
ruling-start_draw_wild-returned = goes back
ruling-start_draw_wild-ignored = does not act
ruling-start_flip = A Flip as the first card
ruling-start_flip-flips = flips the table
ruling-start_flip-returned = goes back
ruling-start_flip-ignored = does not act
ruling-direction = Play begins to the
ruling-direction-left = left
ruling-direction-right = right
ruling-drawn_card = A drawn card that fits
ruling-drawn_card-may_play = may be laid
ruling-drawn_card-must_play = must be laid
ruling-voluntary_draw = Draw although a card fits
ruling-uno_window = A missed UNO can be caught until
ruling-uno_window-begins = the next turn begins
ruling-uno_window-played = the next card is laid
ruling-wilds_count_as_match = Another wild makes a draw-wild a bluff
ruling-wild_after_flip = A wild on top after a Flip
ruling-wild_after_flip-flipper = who flipped names the colour
ruling-wild_after_flip-by_side = into the night who flipped names it, into the day the next player
ruling-found_color_shown = The colour found is shown
ruling-beachcomber_color = A Beachcomber
ruling-beachcomber_color-keeps = keeps the colour
ruling-beachcomber_color-names = names a colour
ruling-two_player_reverse = Reverse with two players
ruling-two_player_reverse-skip = skips
ruling-two_player_reverse-turn = only turns the direction
ruling-bluffing = Bluffing with a draw-wild
ruling-bluffing-allowed = allowed
ruling-bluffing-refused = refused
ruling-last_card_draws = A last draw card is still drawn
ruling-uno_penalty = Cards for a missed UNO
ruling-hand_size = Cards dealt to each
ruling-move_limit = Moves until a round is blocked
ruling-pairing = Which face backs which is shuffled
ruling-pairing-round = for every round
ruling-pairing-match = once for the match
ruling-match = Mode
ruling-match-single = a single round
ruling-match-points = points
ruling-match-lowest = lowest total
ruling-match-partners = partners
ruling-match-rotation4 = rotation of four
ruling-match-rotation8 = rotation of eight
ruling-match-elimination = elimination
ruling-target = Points to play to
