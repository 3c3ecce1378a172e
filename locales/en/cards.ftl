# Colours and cards. $color and $kind are ids, $number the number on the card.
# A language whose names have another form as the object of a sentence ("plays the blue 7") adds the attribute
# .object; sentences are given both, as $card and $card-object, $color and $color-object and so on.
# Every message of every file is given $table-section: the printed section that the table is played by, as
# section-003-FRCA, or none. Sections of one language may print different names.

color-name =
    { $color ->
        [blue] blue
        [green] green
        [red] red
        [yellow] yellow
        [pink] pink
        [teal] teal
        [orange] orange
        [purple] purple
        [turquoise] turquoise
       *[other] { $color }
    }
kind-name =
    { $kind ->
        [draw1] draw one
        [draw2] draw two
        [draw5] draw five
        [reverse] reverse
        [skip] skip
        [skipall] skip everyone
        [flip] flip
        [wild] wild
        [wild-draw2] wild draw two
        [wild-draw4] wild draw four
        [wild-drawcolor] wild draw color
        [beachcomber] Beachcomber
       *[number] { $number }
    }
card-colored = { color-name } { kind-name }
card-wild = { kind-name }
card-count =
    { $count ->
        [one] 1 card
       *[other] { $count } cards
    }
points-count =
    { $count ->
        [one] 1 point
       *[other] { $count } points
    }
