# The terminal game, flipdeck play. Lines are read aloud by screen readers: whole sentences, no drawings.
# What happens in the round is told by the messages of log.ftl; refusals are those of refusals.ftl.
# The attribute .you addresses the player at the terminal where that player is the one it is about.

# What may be typed. The words of a message are separated by |, each is one word without a space, and the
# first is the one that the texts below show, as $type-draw and so on. The English words are understood
# in every language too, unless the language's own list gives them to something else.
type-help = ? | help
type-hand = h | hand | table
type-scores = s | score | scores
type-rule = r | rule | rules
type-why = why
type-quit = q | quit | exit | leave
type-draw = d | draw
type-keep = k | keep | p | pass
type-accept = a | accept
type-challenge = c | challenge
type-uno = uno | u
type-catch = catch
type-play = play | l | lay
# As in: 4 give 1,3 to Ann.
type-give = give
type-to = to
type-and = and
type-nobody = nobody | none | no
type-yes = y | yes
# Words that may stand in a move and mean nothing: play the red 7 and call uno.
type-filler = and | as | call | color | colour | in | it | name | the | with

# The start.
terminal-player = You
# The reader in a list of players who do something: you, Ann and Ben.
terminal-self = you
terminal-title = Flipdeck { $edition }: { $hint }.
terminal-section = Played by section { $section }: { $product }, { $language }.
terminal-mode =
    { $mode ->
        [single] A single round: whoever goes out first wins.
        [points] The winner of a round scores the cards in all other hands; { $target } points win.
        [lowest] After each round everyone adds up the cards left in hand; once somebody has { $target }, the lowest total wins.
        [partners] Two teams: partners sit opposite each other; the team that goes out scores the opponents’ hands; { $target } points win.
        [rotation4]
            { $cycles ->
                [one] A rotation: { $rounds } rounds, four with each partner; the highest total wins.
               *[other] A rotation: { $rounds } rounds, { $each } with each partner; the highest total wins.
            }
        [rotation8]
            { $cycles ->
                [one] A rotation of eight at two tables: { $rounds } rounds, four with each partner; the highest total wins.
               *[other] A rotation of eight at two tables: { $rounds } rounds, { $each } with each partner; the highest total wins.
            }
       *[elimination] After each round everyone adds up the cards left in hand; whoever has { $target } is out, and the last player in wins.
    }
terminal-around = Going left round the table: { $names }.
terminal-bots = The other players are bots ({ $bot }) that sometimes forget to call UNO.
terminal-uno-hint = With two cards left, call UNO as you play one: 3! or 3 { $type-uno }.
terminal-help-hint = Type { $type-help } for help at any prompt, { $type-quit } to quit.
terminal-drawing =
    { $by ->
        [points] Drawing for dealer, the most points deal: { $drawn }.
        [tie] A tie, so these players draw again: { $drawn }.
       *[number] Drawing for dealer, the highest number deals: { $drawn }.
    }
# One of several in $drawn above, separated by commas.
terminal-drew = { $who } draws { $card }
    .you = you draw { $card }
terminal-deals = { $who } deals.
    .you = You deal.
terminal-round = Round { $number }.
terminal-round-of = Round { $number } of { $rounds }: { $team } against { $others }.
terminal-other-tables = At the other table { $first } play { $second }.

# The turn. $card is the top card; $side is light, dark, none for a one-sided deck, or another side’s name.
terminal-turn =
    { $side ->
        [none] Your turn. Current colour { $color }, top card { $card }, play goes { terminal-direction } to { $who }.
        [light] Your turn. Light side, current colour { $color }, top card { $card }, play goes { terminal-direction } to { $who }.
        [dark] Your turn. Dark side, current colour { $color }, top card { $card }, play goes { terminal-direction } to { $who }.
       *[other] Your turn. Side in play: { $side }, current colour { $color }, top card { $card }, play goes { terminal-direction } to { $who }.
    }
terminal-turn-no-color =
    { $side ->
        [none] Your turn. Top card { $card }, no colour named yet, play goes { terminal-direction } to { $who }.
        [light] Your turn. Light side, top card { $card }, no colour named yet, play goes { terminal-direction } to { $who }.
        [dark] Your turn. Dark side, top card { $card }, no colour named yet, play goes { terminal-direction } to { $who }.
       *[other] Your turn. Side in play: { $side }, top card { $card }, no colour named yet, play goes { terminal-direction } to { $who }.
    }
terminal-direction =
    { $direction ->
        [left] left
       *[right] right
    }
# $relation is partner for the reader’s partner, other for everyone else.
terminal-holds =
    { $relation ->
        [partner] { $who }, your partner: { card-count }.
       *[other] { $who }: { card-count }.
    }
    .uno =
        { $relation ->
            [partner] { $who }, your partner: { card-count }, UNO.
           *[other] { $who }: { card-count }, UNO.
        }
terminal-backs =
    { $count ->
        [one] Back: { $cards }.
       *[other] Backs: { $cards }.
    }
terminal-seat-out = { $who } is out.
terminal-draw-pile = Draw pile: { card-count }.
    .back = Draw pile: { card-count }, back of the next one: { $card }.
# $top says what the cards must match: a card, or a wild and the colour that was named.
terminal-hand =
    { $called ->
        [yes] Your hand, { card-count }, UNO called (* playable on { $top }):
       *[no] Your hand, { card-count } (* playable on { $top }):
    }
    .unplayable =
        { $called ->
            [yes] Your hand, { card-count }, UNO called, nothing playable on { $top }:
           *[no] Your hand, { card-count }, nothing playable on { $top }:
        }
    .plain = Your hand, { card-count }:
terminal-top-wild = { $card } in { $color }
# $numbers of cards: 2, 3 or 5.
terminal-play = Play { $numbers }.
    .draw = Play { $numbers }, or draw ({ $type-draw }).
terminal-draw = Nothing is playable: draw ({ $type-draw }).
terminal-drawn-may = Your drawn { $card } is playable: play it ({ $number }) or keep it ({ $type-keep }).
terminal-drawn-must = Your drawn { $card } is playable and must be played ({ $number }).
terminal-draw-unplayable = You draw { $cards }, which is not playable, and keep it.
terminal-flipped = { $card } is on top of the discard pile.
terminal-answer = Accept ({ $type-accept }) or challenge ({ $type-challenge })?
terminal-bluff =
    { $wilds ->
        [yes] { $who } played { $card } when the current colour was { $color }: a bluff if { $who } held any other { $color } card or any other wild.
       *[no] { $who } played { $card } when the current colour was { $color }: a bluff if { $who } held any other { $color } card.
    }
terminal-accept = Accept ({ $type-accept }): you draw { card-count } and lose a turn.
    .color = Accept ({ $type-accept }): you draw until { $color } comes up and lose a turn.
terminal-challenge = Challenge ({ $type-challenge }): if it was a bluff, { $who } draws { card-count } and you take your turn; if not, you draw { $more } cards and lose a turn.
    .color = Challenge ({ $type-challenge }): if it was a bluff, { $who } draws until { $color } comes up and you take your turn; if not, you draw until { $color } comes up, then 2 more, and lose a turn.
# With stacking. $numbers of cards: 2, 3 or 5.
terminal-stack = Stack { $numbers }, or accept ({ $type-accept }).
    .challenge = Stack { $numbers }, accept ({ $type-accept }) or challenge ({ $type-challenge }).
terminal-stack-nothing = Nothing to stack: accept ({ $type-accept }).
terminal-which-color = Which colour: { $colors }? (Enter takes the card back)
terminal-name-color = A wild came to the top, and you name the colour: { $colors }.
    .start = You play first and name the colour of the wild: { $colors }.
terminal-taken-back = You take the card back.
terminal-give-whom = You may give up to four cards, at most one of each colour and no wilds, to one player. To whom: { $names }, or { $type-nobody }? (Enter takes the card back)
terminal-give-what = Which cards for { $who }? Numbers, such as 1,3. (Enter takes the card back)
terminal-swap-whom = With whom do you swap hands: { $names }? (Enter takes the card back)
terminal-offer-jump-in = You can jump in: play { $numbers }, or press Enter to go on.
# Follow the message log-exposed.
terminal-offer-catch = Type { $type-catch }, or press Enter to go on.
terminal-offer-call = Type { $type-uno }, or press Enter to go on.
terminal-too-late = You have one card and did not call UNO, and it is too late to call it now.
terminal-not-now = That has to wait.
terminal-next = Press Enter for the next round.
terminal-watch = You are out. Press Enter to see how the next round ends.
terminal-sure = Quit the game? Type { $type-yes } to quit, or press Enter to go on.

# Answers.
terminal-refused = { $reason } (rule { $rule })
terminal-playable-wild = { $card } is playable: a wild can be played on any card.
terminal-playable-color = { $card } is playable: { $color } is the current colour.
terminal-playable-symbol = { $card } is playable: { $symbol } is on top.
terminal-allowed = That is allowed now.
terminal-why-what = Say which card: { $type-why } 3, or { $type-why } { $card }.
terminal-unknown = “{ $line }” is not understood here. Type one of the choices below, or { $type-help } for help.
terminal-no-number = There is no card { $number }: your cards are 1 to { $last }.
terminal-no-player = There is no “{ $name }” here: type { $names }.
terminal-no-color = “{ $word }” is not a colour of this side: type { $colors }.
terminal-no-card = “{ $word }” is not a card: type numbers, such as 1,3.
terminal-nobody-to-catch = Nobody can be caught now.
terminal-no-rule = There is no rule “{ $rule }”. { $type-rule } alone lists them.
    .near = There is no rule “{ $rule }”. Similar: { $rules }.
terminal-rules = The rules of this table, by chapter. To read one: { $type-rule } and its name.
terminal-rules-chapter = { $chapter }: { $rules }.
terminal-rule = { $title } [{ $rule }]
    .elsewhere = This rule does not apply at this table.

# Help. $card and $color are examples: a card that might be in the hand, and a colour.
terminal-help = What to type:
terminal-help-play = 3 or { $card }: play that card. 5 { $color }: play a wild and name { $color }.
terminal-help-uno = 3! or 3 { $type-uno }: play it and call UNO. { $type-uno }: call UNO by itself.
terminal-help-moves = { $type-draw }: draw. { $type-keep }: keep the drawn card. { $type-accept }: accept a draw-wild. { $type-challenge }: challenge it.
terminal-help-catch = { $type-catch } { $who }: catch a player with one card who did not call UNO.
terminal-help-table = { $type-hand }: table and hand again. { $type-scores }: scores. { $type-why } 3: why a card is not playable.
terminal-help-rules = { $type-rule }: names of the rules. { $type-rule } matching: one rule. { $type-quit }: quit.
terminal-help-forget = If you forget to call UNO, the others may catch you before you notice.
terminal-help-gift = 4 { $type-give } 1,3 { $type-to } { $who }: play a Beachcomber and give cards away.
terminal-help-swap = 3 { $type-to } { $who }: play a 7 and swap hands.
terminal-help-backs = Backs are the other sides of the cards: you see those of the others, never your own.

# The end of a round and of the match. $team and $others are players: you and Ben.
terminal-hands-open = All hands are shown.
terminal-held = { $who } holds { $cards }: { points-count }.
    .you = You hold { $cards }: { points-count }.
terminal-held-plain = { $who } holds { $cards }.
    .you = You hold { $cards }.
terminal-scored = { $who } scores { points-count }.
    .you = You score { points-count }.
terminal-scored-team = { $team } score { points-count }.
terminal-other-table = At the other table { $team } beat { $others }: { points-count }.
    .blocked = At the other table the round was blocked and is dealt again.
terminal-dealt-again = The next dealer deals it again.
terminal-watched = { $who } wins the round.
# Followed by the message goal: First to 500 points wins.
terminal-scores = Scores after round { $number }.
    .none = No round is finished yet.
terminal-row = { $who }: { $total }
    .rounds = { $who }: { $total } ({ $rounds })
    .last = { $who }: { $total } (last rounds { $rounds })
    .out = { $who }: { $total }, out ({ $rounds })
terminal-schedule = Your partners by rounds: { $stages }.
terminal-stage = { $first } to { $last } { $who }
terminal-out = { $who } is out of the match.
    .you = You are out of the match.
terminal-won-round = { $who } has won.
    .you = You have won!
terminal-won = { $who } has won the match with { points-count }.
    .you = You have won the match with { points-count }!
terminal-won-team = { $team } have won the match with { points-count }.
terminal-won-shared = { $team } share the win with { points-count } each.
terminal-last-in = { $who } is the last player in and has won.
    .you = You are the last player in: you have won!
terminal-again = The same deal again: { $command }
terminal-goodbye = Goodbye.
    .named = Goodbye, { $name }.

# flipdeck rules. $edition is an id such as flip-classic, $hint the message edition-hint; $rulings, such
# as target=200, are names that a table is set up with.
print-all = The rules. A rule that does not always apply says when it does.
print-edition = The rules of { $edition } ({ $hint }; sheet { $sheet }). A table may override any ruling named here.
    .changed = The rules of { $edition } with { $rulings } ({ $hint }; sheet { $sheet }). A table may override any ruling named here.
print-section = The rules of section { $section } ({ $product }; { $language }; played as { $edition }). A table may override any ruling named here.
    .changed = The rules of section { $section } ({ $product }; { $language }; played as { $edition } with { $rulings }). A table may override any ruling named here.
print-condition = Only with { $conditions }.
print-condition-deck =
    { $feature ->
        [two_sides] a two-sided deck
        [flip] a deck with Flip cards
        [skip_everyone] a deck with Skip Everyone
        [wild_draw_color] a deck with Wild Draw Color
        [beachcomber] a deck with Beachcombers
       *[other] a deck that has { $feature }
    }
