"""The events of each move, as the referee sees them."""

from __future__ import annotations

import msgspec

from flipdeck.engine.round import Round
from flipdeck.rules.events import (
    Accepted,
    Awaited,
    Blocked,
    CallCleared,
    CalledUno,
    Caught,
    Challenged,
    ColorNamed,
    Drew,
    Event,
    Exposed,
    Flipped,
    Found,
    FoundNothing,
    Gave,
    HandShown,
    Ignored,
    Judged,
    Kept,
    Played,
    Reshuffled,
    Reversed,
    Skipped,
    Surfaced,
    TurnedUp,
    WentOut,
    WindowClosed,
)
from flipdeck.rules.moves import Accept, CallUno, Catch, Challenge, Draw, NameColor, Pass, Play
from tests.support.builders import dealt, make_round

BEACH = "beachcomber"


def awaits(seat: int, what: str = "turn") -> Awaited:
    return Awaited("whose-turn", seat, what)


def test_a_number_is_laid() -> None:
    played = make_round("blue-7/pink-1 red-1 red-2", "green-2", "green-4")
    assert played.apply(0, Play("blue-7")) == (
        Played("matching", 0, "blue-7", 2, "pink-1", 0),
        awaits(1),
    )


def test_a_draw_card_strikes_the_next_seat() -> None:
    played = make_round("red-1 red-2 blue-draw1/pink-1", "green-2", draw="red-9/teal-9 red-8")
    assert played.apply(0, Play("blue-draw1")) == (
        Played("matching", 0, "blue-draw1", 2, "pink-1", 2),
        Drew("draw-card", 1, "red-9", "teal-9"),
        Skipped("draw-card", 1),
        awaits(0),
    )


def test_a_skip_passes_over_one_and_skip_everyone_over_all() -> None:
    played = make_round("blue-skip/pink-1 red-1 red-2", "green-2", "green-4")
    assert played.apply(0, Play("blue-skip")) == (
        Played("matching", 0, "blue-skip", 2, "pink-1", 0),
        Skipped("skip", 1),
        awaits(2),
    )
    dark = make_round("blue-1/pink-skipall teal-1 teal-2", "teal-4", "teal-5", side="dark")
    assert dark.apply(0, Play("pink-skipall")) == (
        Played("skip-everyone", 0, "pink-skipall", 2, "blue-1", 0),
        awaits(0),
    )


def test_a_reverse_turns_the_direction_and_with_two_seats_skips_as_well() -> None:
    played = make_round("blue-reverse/pink-1 red-1 red-2", "green-2", "green-4")
    assert played.apply(0, Play("blue-reverse")) == (
        Played("matching", 0, "blue-reverse", 2, "pink-1", 0),
        Reversed("reverse", "right"),
        awaits(2),
    )
    two = make_round("blue-reverse/pink-1 red-1 red-2", "green-2", direction="right")
    assert two.apply(0, Play("blue-reverse")) == (
        Played("matching", 0, "blue-reverse", 2, "pink-1", 0),
        Reversed("reverse", "left"),
        Skipped("reverse-two", 1),
        awaits(0),
    )


def test_a_wild_names_its_colour() -> None:
    played = make_round("wild/pink-1 red-1 red-2", "green-2")
    assert played.apply(0, Play("wild", color="green")) == (
        Played("wild", 0, "wild", 2, "pink-1", 0),
        ColorNamed("wild", 0, "green"),
        awaits(1),
    )


def test_a_flip_surfaces_an_action_that_does_not_act() -> None:
    played = make_round("blue-flip/pink-1 red-1 red-2", "green-2", under="blue-9/teal-skipall")
    assert played.apply(0, Play("blue-flip")) == (
        Played("matching", 0, "blue-flip", 2, "pink-1", 0),
        Flipped("flip", 0, "dark"),
        Surfaced("flip-surfaced", "teal-skipall"),
        awaits(1),
    )


def test_a_flip_that_surfaces_a_number_says_no_more() -> None:
    played = make_round("blue-flip/pink-1 red-1 red-2", "green-2", top="blue-9/teal-4")
    assert played.apply(0, Play("blue-flip")) == (
        Played("matching", 0, "blue-flip", 2, "pink-1", 0),
        Flipped("flip", 0, "dark"),
        awaits(1),
    )


def test_a_flip_that_surfaces_a_wild_awaits_its_colour() -> None:
    played = make_round("blue-flip/pink-1 red-1 red-2", "green-2", top="blue-9/wild-drawcolor")
    assert played.apply(0, Play("blue-flip"))[1:] == (
        Flipped("flip", 0, "dark"),
        awaits(0, "color"),
    )
    assert played.apply(0, NameColor("teal")) == (
        ColorNamed("flip-wild", 0, "teal"),
        awaits(1),
    )


def bluff(held: str) -> Round:
    played = make_round(
        f"wild-draw2/pink-1 {held}",
        "green-2",
        "green-4",
        draw="red-9/teal-9 red-8/teal-8 red-7 red-6",
    )
    assert played.apply(0, Play("wild-draw2", color="red")) == (
        Played("draw-wild", 0, "wild-draw2", 2, "pink-1", 0),
        ColorNamed("wild", 0, "red"),
        awaits(1, "answer"),
    )
    return played


def test_a_draw_wild_is_accepted() -> None:
    assert bluff("blue-1 red-1").apply(1, Accept()) == (
        Accepted("accept", 1),
        Drew("accept", 1, "red-9", "teal-9"),
        Drew("accept", 1, "red-8", "teal-8"),
        Skipped("accept", 1),
        awaits(2),
    )


def test_a_bluff_is_challenged() -> None:
    assert bluff("blue-1 red-1").apply(1, Challenge()) == (
        Challenged("draw-wild", 1, 0),
        HandShown("sees-shown-hand", 0, 1, ("blue-1", "red-1")),
        Judged("guilty", 1, 0, True),
        Drew("guilty", 0, "red-9", "teal-9"),
        Drew("guilty", 0, "red-8", "teal-8"),
        awaits(1),
    )


def test_an_honest_draw_wild_is_challenged() -> None:
    played = bluff("green-1 red-1")
    events = played.apply(1, Challenge())
    assert events[:3] == (
        Challenged("draw-wild", 1, 0),
        HandShown("sees-shown-hand", 0, 1, ("green-1", "red-1")),
        Judged("innocent", 1, 0, False),
    )
    assert [type(event) for event in events[3:7]] == [Drew] * 4
    assert {event.rule for event in events[3:7]} == {"innocent"}
    assert events[7:] == (Skipped("innocent", 1), awaits(2))


def test_until_the_colour_card_by_card_and_the_found_one_is_shown() -> None:
    played = make_round(
        "wild-drawcolor teal-1 teal-2",
        "teal-4",
        "teal-5",
        side="dark",
        edition="flip-splash",
        draw="blue-1/teal-9 blue-2/wild blue-4/orange-8 blue-5/orange-7",
    )
    played.apply(0, Play("wild-drawcolor", color="orange"))
    assert played.apply(1, Accept()) == (
        Accepted("accept", 1),
        Drew("until-color", 1, "teal-9", "blue-1"),
        Drew("until-color", 1, "wild", "blue-2"),
        Drew("until-color", 1, "orange-8", "blue-4"),
        Found("found-color", 1, "orange-8"),
        Skipped("accept", 1),
        awaits(2),
    )


def test_a_card_is_drawn_and_kept_or_laid() -> None:
    played = make_round("red-1 red-2", "green-2", draw="blue-9/teal-9 red-8")
    assert played.apply(0, Draw()) == (Drew("draw", 0, "blue-9", "teal-9"), awaits(0, "drawn"))
    twin = played.copy()
    assert played.apply(0, Pass()) == (Kept("keep", 0), awaits(1))
    assert twin.apply(0, Play("blue-9")) == (
        Played("matching", 0, "blue-9", 2, "teal-9", 2),
        awaits(1),
    )


def test_an_empty_pile_is_shuffled_when_a_card_is_needed() -> None:
    played = make_round("red-1 red-2", "green-2", draw="", under="red-9/teal-9 red-8/teal-8")
    reshuffled, drew, awaited = played.apply(0, Draw())
    assert reshuffled == Reshuffled("reshuffle", 2)
    assert isinstance(drew, Drew)
    assert drew.face in ("red-9", "red-8")
    assert awaited == awaits(0, "drawn")
    order = [played.deck.text(card) for card in played.shuffled]
    assert sorted(order) == ["red-8/teal-8", "red-9/teal-9"]
    assert played.draw_pile == tuple(order[1:])
    played.apply(0, Pass())
    assert played.shuffled == ()


def test_nothing_is_left_to_draw_until_the_round_is_blocked() -> None:
    played = make_round("red-1 red-2", "green-2 red-4", draw="")
    assert played.apply(0, Draw()) == (FoundNothing("nothing-to-draw", 0), awaits(1))
    assert played.apply(1, Draw()) == (FoundNothing("nothing-to-draw", 1), Blocked("blocked"))


def test_the_last_move_allowed_blocks_the_round() -> None:
    played = make_round("red-1 red-2", "green-2", rules={"move_limit": 8}, moves=7)
    events = played.apply(0, Draw())
    assert events[-1] == Blocked("move-limit")
    assert awaits(0, "drawn") not in events


def test_an_uncalled_hand_is_exposed_called_late_or_caught() -> None:
    played = make_round(
        "blue-7/pink-1 red-1", "green-2 green-4", "green-5", draw="red-9/teal-9 red-8/teal-8"
    )
    assert played.apply(0, Play("blue-7"))[1:] == (Exposed("uno-exposed", 0), awaits(1))
    late, caught, closed = played.copy(), played.copy(), played.copy()
    assert late.apply(0, CallUno()) == (CalledUno("uno-late", 0),)
    assert caught.apply(2, Catch(0)) == (
        Caught("uno-catch", 2, 0),
        Drew("uno-catch", 0, "red-9", "teal-9"),
        Drew("uno-catch", 0, "red-8", "teal-8"),
    )
    assert closed.apply(1, Draw()) == (
        Drew("draw", 1, "red-9", "teal-9"),
        WindowClosed("uno-window", 0),
        awaits(1, "drawn"),
    )


def test_a_call_with_the_card_and_its_end_when_the_hand_grows() -> None:
    played = make_round(
        "blue-7/pink-1 red-1", "blue-draw1 green-4 red-5", draw="red-9/teal-9 red-8"
    )
    assert played.apply(0, Play("blue-7", uno=True)) == (
        Played("matching", 0, "blue-7", 1, "pink-1", 0),
        CalledUno("uno-call", 0),
        awaits(1),
    )
    assert played.apply(1, Play("blue-draw1"))[1:] == (
        Drew("draw-card", 0, "red-9", "teal-9"),
        CallCleared("uno-cleared", 0),
        Skipped("draw-card", 0),
        awaits(1),
    )


def test_going_out_with_a_card_that_still_acts() -> None:
    played = make_round("blue-draw1/pink-1", "green-2", draw="red-9/teal-9 red-8")
    assert played.apply(0, Play("blue-draw1")) == (
        Played("matching", 0, "blue-draw1", 0, "pink-1", 0),
        Drew("last-card-draws", 1, "red-9", "teal-9"),
        WentOut("going-out", 0),
    )
    flip = make_round("blue-flip/pink-1", "green-2", top="blue-9/wild")
    assert flip.apply(0, Play("blue-flip"))[1:] == (
        Flipped("last-card-flips", 0, "dark"),
        WentOut("going-out", 0),
    )
    wild = make_round("wild/pink-1", "green-2")
    assert wild.apply(0, Play("wild"))[1:] == (
        ColorNamed("last-wild", 0, None),
        WentOut("going-out", 0),
    )


def test_a_beachcomber_gives_in_the_order_named() -> None:
    played = make_round("orange-1 beachcomber green-1 wild", "pink-1", "pink-2", edition=BEACH)
    assert played.apply(0, Play("beachcomber", give=("green-1", "orange-1"), to=2)) == (
        Played("beachcomber", 0, "beachcomber", 3, None, 1),
        Gave("beachcomber", 0, 2, "green-1", None, 1),
        Gave("beachcomber", 0, 2, "orange-1", None, 0),
        Exposed("uno-exposed", 0),
        awaits(1),
    )
    assert played.hand(2) == ("pink-2", "green-1", "orange-1")


def test_a_gift_that_empties_the_hand_uncalled_costs_cards() -> None:
    played = make_round("beachcomber green-1", "pink-1", edition=BEACH, draw="pink-9 pink-8 pink-7")
    called = played.copy()
    assert played.apply(0, Play("beachcomber", give=("green-1",), to=1))[2:] == (
        Drew("gift-empties", 0, "pink-9"),
        Drew("gift-empties", 0, "pink-8"),
        awaits(1),
    )
    assert called.apply(0, Play("beachcomber", uno=True, give=("green-1",), to=1))[1:] == (
        CalledUno("uno-call", 0),
        Gave("beachcomber", 0, 1, "green-1", None, 0),
        WentOut("going-out", 0),
    )


def test_the_opening_is_told_in_order() -> None:
    hands = ("red-1 red-2", "green-2 green-4", "green-5 red-5")
    assert dealt(*hands, draw="blue-7 red-9", dealer=1).opening == (
        TurnedUp("start-number", 1, "blue-7"),
        awaits(2),
    )
    assert dealt(*hands, draw="blue-draw1 red-9/teal-9 red-8").opening == (
        TurnedUp("start-draw", 0, "blue-draw1"),
        Drew("start-draw", 1, "red-9", "teal-9"),
        Skipped("start-draw", 1),
        awaits(2),
    )
    assert dealt(*hands, draw="blue-reverse red-9").opening == (
        TurnedUp("start-reverse", 0, "blue-reverse"),
        Reversed("start-reverse", "right"),
        awaits(0),
    )
    assert dealt(*hands, draw="blue-skip red-9").opening == (
        TurnedUp("start-skip", 0, "blue-skip"),
        Skipped("start-skip", 1),
        awaits(2),
    )
    assert dealt(*hands, draw="wild red-9").opening == (
        TurnedUp("start-wild", 0, "wild"),
        awaits(1, "color"),
    )
    assert dealt(*hands, draw="blue-flip/teal-draw5 red-9").opening == (
        TurnedUp("start-flip", 0, "blue-flip"),
        Flipped("start-flip", 0, "dark"),
        Surfaced("flip-surfaced", "teal-draw5"),
        awaits(1),
    )
    assert dealt(*hands, draw="blue-skip wild red-9", edition="flip-nordic").opening == (
        Ignored("start-ignored", "blue-skip"),
        Ignored("start-ignored", "wild"),
        TurnedUp("start-number", 0, "red-9"),
        awaits(1),
    )


def test_every_event_has_a_name_of_its_own() -> None:
    kinds = Event.__subclasses__()
    tags = {kind.__struct_config__.tag for kind in kinds}
    assert len(tags) == len(kinds)
    written = msgspec.json.encode(Drew("draw", 0, "blue-9"))
    assert msgspec.json.decode(written) == {
        "event": "drew",
        "rule": "draw",
        "seat": 0,
        "face": "blue-9",
    }
