# The lesson: each text says what has happened and what to do next, in one or two short sentences.

lesson-title = Learn to play
lesson-step = Step { $number } of { $steps }
lesson-again = Start over
lesson-skip = Skip
lesson-watch = Watch what happens …
lesson-answers = Your answer
lesson-color = Play all your cards first and you win. Start with the colour of the top card: play { $card }.
lesson-number = { $who } played { $top }. You have no { $current } left, but the same number will do: play { $card }.
lesson-draw = Nothing you hold is { $current } or a { $symbol }. When you cannot play, draw a card.
lesson-drawn = You drew { $card }, and it is playable. You may play it now or keep it: play it.
lesson-wild = { $who }’s card made you draw and cost you a turn. But you drew a wild, which goes on anything: play it and choose { $color }.
lesson-skip-card = Now an action card. Play { $card }: { $who } loses a turn.
lesson-skipped = It is your turn again. Play { $card }.
lesson-catch = { $who } has one card left and forgot to call UNO. Catch them before you play!
lesson-backs = { $who } had to draw 2. You see the backs of each other’s cards: their other sides. What will { $who } hold after a flip?
lesson-flip = Right. Now turn over all hands and both piles: play { $card }.
lesson-challenge = Night has fallen. { $who } may play { $top } only without { $before }, but you saw { $seen } on the back of a card there: challenge!
lesson-uno = A bluff: { $who } drew instead of you. You have two cards left, so call UNO before you play one.
lesson-called = Nobody can catch you now. Play { $card }.
lesson-out = { $who } played { $top }, and your last card is a { $symbol }, too. Play { $card } and go out!
lesson-end = You went out! You score { $points } for the cards { $who } still holds. Most matches go to { $target } points.
lesson-detour =
    { $do ->
        [play] You could do that in a real game. For now, play { $card }.
        [draw] You could do that in a real game. For now, draw a card.
        [catch] You could do that in a real game. For now, catch { $who }.
        [challenge] You could do that in a real game. For now, challenge { $who }.
        [uno] You could do that in a real game. For now, call UNO first.
       *[answer] Not quite: look at the small cards beside { $who }’s name.
    }

# Hints on request: what can be done now, one good move, and why it is good.

do-hint = What can I do?
hint-can-play =
    { $draw ->
        [yes] You can play { $cards }, or draw.
       *[no]
            { $keep ->
                [yes] You can play { $cards }, or keep it.
               *[no] You can play { $cards }.
            }
    }
hint-can-draw = Nothing you hold is playable: you can only draw.
hint-can-keep = The card you drew is not playable: you can only keep it.
hint-can-color = You choose the colour to go on with.
hint-can-answer = You can accept and draw, or challenge if you think it is a bluff.
hint-can-uno = You can call UNO.
hint-can-catch = You can catch { $who }, who has one card and did not call UNO.
hint-move =
    { $do ->
        [play] Play { $card }.
        [last-two] Play { $card } and call UNO.
        [wild]
            { $uno ->
                [yes] Play { $card }, choose { $color } and call UNO.
               *[no] Play { $card } and choose { $color }.
            }
        [gift] Play { $card } and give { $who } { $cards }.
        [draw] Draw.
        [pass] Keep the card.
        [accept] Accept.
        [challenge] Challenge.
        [color] Choose { $color }.
        [uno] Call UNO.
       *[catch] Catch { $who }.
    }
hint-reason =
    { $reason ->
        [wait] It is not your turn yet.
        [catch] A caught player draws cards.
        [call] Somebody could catch you.
        [out] It is your last card: you win the round.
        [draws] { $who } draws { $count } and loses a turn.
        [skips] { $who } loses a turn.
        [again] You play again at once.
        [flip] Most of your cards should do better on the other side, or the others’ cards worse.
        [gift] You get rid of { $count } more.
        [only] It is the only card you can play.
        [keep-wild]
            { $count ->
                [0] It is your only { $color } card, and you keep your wild for later.
               *[other] You keep your wild for when nothing else is playable.
            }
        [last-of-color] It is your only { $color } card.
        [follow]
            { $count ->
                [one] You have another { $color } card to follow it with.
               *[other] You have { $count } more { $color } cards to follow it with.
            }
        [points]
            { $count ->
                [one] It is worth 1 point to others if you keep it.
               *[other] It is worth { $count } points to others if you keep it.
            }
        [wild-needed]
            { $count ->
                [0] Nothing else is playable.
                [one] Nothing else is playable, and you hold a { $color } card.
               *[other] Nothing else is playable, and you hold { $count } { $color } cards.
            }
        [wild-better] It is worth more now than your other playable cards.
        [named]
            { $count ->
                [0] None of your colours would be better.
                [one] You hold a { $color } card.
               *[other] You hold { $count } { $color } cards.
            }
        [none-playable] You cannot play anything.
        [draw-better] Your playable cards are worth more later.
        [not-playable] You cannot play it.
        [keep-better] It is worth more later.
        [stack] The cards you owe pass on to the next player.
        [debt] You have nothing to stack.
        [jump-in] It equals the top card: you may play it out of turn.
        [swap] You swap hands with { $who }.
        [bluff] { $who } probably held a card of the colour before.
       *[honest] { $who } probably had no card of the colour before.
    }

# Help at the first table.

first-hint =
    { $number ->
        [1] Raised cards are playable: they match the colour or the number on top.
        [2] The small cards are the backs of the others’ cards: what they hold after a flip. The others see your backs, too.
       *[3] Press UNO before you play your second-to-last card, or somebody may catch you.
    }
first-hint-close = Got it
first-hint-hide = No more hints
# What a card does, below its name.
kind-does =
    { $kind ->
        [draw1] The next player draws 1 and loses a turn.
        [draw2] The next player draws 2 and loses a turn.
        [draw5] The next player draws 5 and loses a turn.
        [reverse] Play goes on in the other direction.
        [skip] The next player loses a turn.
        [skipall] Everyone else loses a turn: you play again.
        [flip] All hands and both piles turn over.
        [wild] Playable on anything: you choose the colour.
        [wild-draw2] You choose the colour; the next player draws 2 and loses a turn, or challenges.
        [wild-draw4] You choose the colour; the next player draws 4 and loses a turn, or challenges.
        [wild-drawcolor] You choose a colour; the next player draws until it comes up and loses a turn, or challenges.
        [beachcomber] Give up to four of your cards, one of each colour, to somebody.
       *[number] Playable on the same colour or the same number.
    }
