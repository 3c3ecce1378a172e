"""Positions: what cannot be is refused by name, what can be is set up exactly."""

from __future__ import annotations

import random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings

from flipdeck.engine.round import Round
from flipdeck.formats.position import Position, Start, position_of, set_up, start_round
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.moves import Accept, CallUno, Challenge, Draw, NameColor, Pass, Play
from flipdeck.rules.rulings import Rulings, override
from tests.support.builders import dealt, make_round, rulings_of
from tests.support.strategies import any_move, play_on, rounds, seeds

CLASSIC = Rulings()
BEACH = EDITIONS["beachcomber"].rulings

POSITION: dict[str, Any] = {
    "side": "light",
    "turn": 1,
    "hands": [["red-4/pink-1"], ["blue-2/teal-5", "wild-draw2/orange-3"], ["green-9/purple-flip"]],
    "discard": ["yellow-1/pink-2", "blue-7/teal-1"],
    "draw": ["red-1/pink-4", "red-2/pink-5", "red-3/pink-6"],
}
WILD_ON_TOP = ["blue-7/teal-1", "wild/teal-2"]
DRAW_WILD_ON_TOP = ["blue-7/teal-1", "wild-draw2/teal-2"]
PENDING = {"by": 0, "card": "wild-draw2", "color": "red", "guilty": True}
ANSWER = {
    "discard": DRAW_WILD_ON_TOP,
    "color": "red",
    "awaiting": "answer",
    "pending": PENDING,
}


def at(changes: dict[str, Any], rulings: Rulings = CLASSIC, seats: int = 3, **more: Any) -> Round:
    position = msgspec.convert({**POSITION, **changes}, Position)
    return set_up(rulings, seats, more.pop("dealer", 0), position, **more)


def refused(changes: dict[str, Any], **more: Any) -> str:
    with pytest.raises(BadInput) as wrong:
        at(changes, **more)
    return str(wrong.value)


def test_a_position_is_set_up_as_it_is_written() -> None:
    played = at({"direction": "right", "moves": 12}, dealer=2)
    assert (played.turn, played.awaiting, played.side, played.color) == (1, "turn", "light", "blue")
    assert (played.direction, played.moves, played.dealer) == ("right", 12, 2)
    assert [list(played.hand(seat)) for seat in range(3)] == POSITION["hands"]
    assert list(played.draw_pile) == POSITION["draw"]
    assert list(played.discard_pile) == POSITION["discard"]
    assert played.apply(1, Draw())
    assert played.hand(1)[-1] == "red-1/pink-4"


def test_what_is_left_out_is_as_usual() -> None:
    played = at({}, override(CLASSIC, {"direction": "right"}))
    assert (played.direction, played.awaiting, played.moves) == ("right", "turn", 0)
    assert played.exposed is None
    assert [hand.called for hand in played.view(0).hands] == [False] * 3


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"hands": POSITION["hands"][:2]}, "hands: 2 hands for 3 seats"),
        ({"hands": [[], *POSITION["hands"][1:]]}, "hands: seat 0 has no cards"),
        ({"discard": []}, "discard: there is no top card"),
        ({"turn": 3}, "turn: no seat 3 in play; the seats are 0 to 2"),
        ({"turn": -1}, "turn: no seat -1 in play; the seats are 0 to 2"),
        ({"side": None}, "side: it must be light or dark"),
        ({"side": "bright"}, "side 'bright': it must be light or dark"),
        (
            {"draw": ["red-1"]},
            "draw: card 'red-1': deck flip112 writes a card as LIGHT/DARK",
        ),
        (
            {"discard": ["red-1/red-1"]},
            "discard: card 'red-1/red-1': 'red-1' is no dark face",
        ),
        (
            {"hands": [["red-4/pink-1"], ["mauve-1/pink-2"], ["red-5/pink-7"]]},
            "hand of seat 1: card 'mauve-1/pink-2': 'mauve-1' is no light face",
        ),
        (
            {"draw": ["red-4/pink-4", "red-4/pink-5"]},
            "red-4 occurs 3 times; deck flip112 has 2",
        ),
        (
            {"draw": ["red-1/purple-flip", "red-2/purple-flip"]},
            "purple-flip occurs 3 times; deck flip112 has 2",
        ),
        ({"color": "pink"}, "color 'pink': the colours here are blue, green, red, yellow"),
        ({"color": "red"}, "color 'red': the top card is blue-7"),
        ({"discard": WILD_ON_TOP}, "color: the top card wild needs a named colour"),
        (
            {"discard": WILD_ON_TOP, "color": "teal"},
            "color 'teal': the colours here are blue, green, red, yellow",
        ),
        ({"awaiting": "color"}, "awaiting color: the top card blue-7 is no wild kind"),
        (
            {"awaiting": "color", "discard": WILD_ON_TOP, "color": "red"},
            "color 'red': it is still awaited",
        ),
        ({"awaiting": "drawn"}, "drawn: only with awaiting 'drawn', and always with it"),
        ({"drawn": "blue-2"}, "drawn: only with awaiting 'drawn', and always with it"),
        (
            {"awaiting": "drawn", "drawn": "red-4"},
            "drawn: seat 1 does not hold red-4",
        ),
        (
            {**ANSWER, "pending": None},
            "pending: only with awaiting 'answer', and always with it",
        ),
        (
            {**ANSWER, "awaiting": "turn"},
            "pending: only with awaiting 'answer', and always with it",
        ),
        (
            {**ANSWER, "pending": {**PENDING, "by": 7}},
            "pending by: no seat 7 in play; the seats are 0 to 2",
        ),
        (
            {**ANSWER, "pending": {**PENDING, "card": "wild"}},
            "pending: wild is not the draw-wild on top",
        ),
        (
            {**ANSWER, "discard": WILD_ON_TOP, "pending": {**PENDING, "card": "wild"}},
            "pending: wild is not the draw-wild on top",
        ),
        (
            {**ANSWER, "pending": {**PENDING, "color": "blue"}},
            "pending: its colour blue is not the current colour",
        ),
        (
            {**ANSWER, "pending": {**PENDING, "by": 1}},
            "pending: seat 2 answers seat 1, not 1",
        ),
        (
            {**ANSWER, "pending": {**PENDING, "by": 2}},
            "pending: seat 0 answers seat 2, not 1",
        ),
        ({**ANSWER, "direction": "right"}, "pending: seat 2 answers seat 0, not 1"),
        ({"called": [4]}, "called: no seat 4 in play; the seats are 0 to 2"),
        ({"called": [-1]}, "called: no seat -1 in play; the seats are 0 to 2"),
        ({"exposed": 1}, "exposed: seat 1 holds 2 cards"),
        ({"exposed": 9}, "exposed: no seat 9 in play; the seats are 0 to 2"),
        ({"exposed": 2, "called": [2]}, "exposed: seat 2 has called"),
        ({"moves": -1}, "moves -1: it must be 0 to 4999"),
        ({"moves": 5000}, "moves 5000: it must be 0 to 4999"),
    ],
)
def test_what_cannot_be_is_refused_by_name(changes: dict[str, Any], message: str) -> None:
    assert refused(changes) == message


def test_a_hand_of_three_has_not_called() -> None:
    hands = [["red-4/pink-1"], ["blue-2/teal-5", "red-5/teal-6", "red-6/teal-7"], ["red-8/teal-8"]]
    assert refused({"hands": hands, "called": [1]}) == "called: seat 1 holds 3 cards"


def test_chairs_that_are_out_hold_nothing_and_do_nothing() -> None:
    hands = [[], ["blue-2/teal-5"], ["green-9/purple-flip"]]
    assert at({"hands": hands}, out=[0], dealer=1).hand_sizes() == (0, 1, 1)
    assert refused({}, out=[0], dealer=1) == "hands: seat 0 is out and cannot hold cards"
    named: dict[str, dict[str, Any]] = {
        "turn": {"turn": 0},
        "called": {"called": [0]},
        "exposed": {"exposed": 0},
        "pending by": ANSWER,
    }
    for name, changes in named.items():
        message = refused({"hands": hands, **changes}, out=[0], dealer=1)
        assert message == f"{name}: no seat 0 in play; the seats are 0 to 2"


def test_an_answer_passes_over_chairs_that_are_out() -> None:
    hands = [["red-4/pink-1"], [], ["green-9/purple-flip"]]
    assert at({**ANSWER, "turn": 2, "hands": hands}, out=[1]).awaiting == "answer"


def test_no_answer_is_awaited_where_no_bluff_is_allowed() -> None:
    message = refused(ANSWER, rulings=override(CLASSIC, {"bluffing": "refused"}))
    assert message == "pending: with these rulings a draw-wild needs no answer"


def test_one_sided_positions_have_no_side() -> None:
    hands = {"hands": [["green-1"], ["pink-1"], ["orange-1"]], "discard": ["green-2"], "draw": []}
    assert at({**hands, "side": None}, BEACH).color == "green"
    assert refused({**hands, "side": "light"}, rulings=BEACH) == (
        "side 'light': deck beach112 is one-sided"
    )
    message = refused({**hands, "side": None, "draw": ["green-0", "green-0"]}, rulings=BEACH)
    assert message == "green-0 occurs 2 times; deck beach112 has 1"


def test_the_smaller_deck_has_fewer_wilds() -> None:
    splash = EDITIONS["flip-splash"].rulings
    wilds = {"draw": ["wild/teal-7", "wild/teal-8", "wild/teal-9"]}
    assert at(wilds).draw_pile == tuple(wilds["draw"])
    assert refused(wilds, rulings=splash) == "wild occurs 3 times; deck flip108 has 2"


@pytest.mark.parametrize(
    "changes",
    [
        {"color_in_force": "red"},
        {"awaiting": "over"},
        {"direction": "up"},
        {"turn": "1"},
        {"turn": True},
        {"hands": [["red-4/pink-1", 4]]},
        {"pending": {**PENDING, "honest": True}},
    ],
)
def test_a_position_of_another_shape_does_not_read(changes: dict[str, Any]) -> None:
    with pytest.raises(msgspec.ValidationError):
        msgspec.convert({**POSITION, **changes}, Position)


# A colour that is awaited: who names it, and who plays then.


@pytest.mark.parametrize(
    ("edition", "side", "discard", "turn_after"),
    [
        ("flip-classic", "light", ["wild/teal-2"], 1),
        ("flip-classic", "light", WILD_ON_TOP, 2),
        ("flip-splash", "light", WILD_ON_TOP, 1),
        ("flip-splash", "dark", ["blue-7/teal-1", "red-8/wild"], 2),
        ("flip-splash", "dark", ["red-8/wild"], 1),
    ],
)
def test_who_plays_after_an_awaited_colour(
    edition: str, side: str, discard: list[str], turn_after: int
) -> None:
    changes = {"side": side, "discard": discard, "awaiting": "color"}
    played = at(changes, EDITIONS[edition].rulings)
    assert (played.turn, played.awaiting, played.color) == (1, "color", None)
    played.apply(1, NameColor("teal" if side == "dark" else "red"))
    assert (played.turn, played.awaiting) == (turn_after, "turn")


def test_a_drawn_card_that_waits_is_named_by_face_or_in_full() -> None:
    for name in ("wild-draw2", "wild-draw2/orange-3"):
        played = at({"awaiting": "drawn", "drawn": name})
        assert played.verdict(1, Play("blue-2")).rule == "drawn-card-only"
        assert played.verdict(1, Play("wild-draw2", color="red")).legal
        assert played.verdict(1, Pass()).legal


def test_of_drawn_cards_alike_the_last_waits() -> None:
    hands = [["red-4/pink-1"], ["blue-2/teal-5", "blue-2/teal-6"], ["green-9/purple-flip"]]
    assert at({"hands": hands, "awaiting": "drawn", "drawn": "blue-2"}).view(1).drawn == 1
    first = {"hands": hands, "awaiting": "drawn", "drawn": "blue-2/teal-5"}
    assert at(first).view(1).drawn == 0


@pytest.mark.parametrize("guilty", [False, True])
def test_a_pending_draw_wild_is_judged_as_it_was_laid(guilty: bool) -> None:
    played = at({**ANSWER, "pending": {**PENDING, "guilty": guilty}})
    assert (played.awaiting, played.turn, played.view(2).bluffer) == ("answer", 1, 0)
    twin = played.copy()
    played.apply(1, Accept())
    assert played.hand_sizes() == (1, 4, 1)
    twin.apply(1, Challenge())
    assert (twin.hand_sizes(), twin.turn) == (((3, 2, 1), 1) if guilty else ((1, 6, 1), 2))


def test_called_and_exposed_seats_are_as_said() -> None:
    played = at({"called": [0, 1], "exposed": 2})
    assert played.exposed == 2
    assert [hand.called for hand in played.view(0).hands] == [True, True, False]
    assert played.verdict(1, CallUno()).rule == "uno-again"
    assert played.verdict(2, CallUno()).legal


# From a round to its position and back.


def comparable(played: Round) -> bytes:
    """The state without what a position does not hold: the seats in a row that found nothing to
    draw, and which of equal cards waits."""
    twin = played.copy()
    r = twin.struct
    r.idle = 0
    if r.drawn >= 0:
        hand = r.hand(r.turn)
        r.drawn = max(place for place, card in enumerate(hand) if card == hand[r.drawn])
    return twin.state_bytes()


def again(played: Round) -> Round:
    written = msgspec.json.encode(position_of(played))
    position = msgspec.json.decode(written, type=Position)
    assert position == position_of(played)
    return set_up(played.rulings, played.seats, played.dealer, position, out=played.out)


def check_every_move(played: Round, seed: int, most: int) -> None:
    assert comparable(again(played)) == comparable(played)
    for _ in play_on(played, random.Random(seed), most):
        if not played.over:
            assert comparable(again(played)) == comparable(played)


@pytest.mark.parametrize("edition", list(EDITIONS))
@settings(max_examples=12, deadline=None)
@given(seed=seeds)
def test_a_round_is_set_up_again_from_its_position(edition: str, seed: int) -> None:
    dice = random.Random(seed)
    seats = dice.randint(2, 6)
    rulings = override(EDITIONS[edition].rulings, {"hand_size": dice.choice([2, 3, 7])})
    played = Round.deal(rulings, seats, dice.randrange(seats), key=dice.randbytes(32))
    check_every_move(played, seed, 80)


@settings(max_examples=60, deadline=None)
@given(rounds(most=60), seeds)
def test_a_round_of_any_rulings_is_set_up_again_and_goes_on_alike(played: Round, seed: int) -> None:
    if played.over:
        with pytest.raises(BadInput, match="the round is over: it has no position"):
            position_of(played)
        return
    twin = again(played)
    assert comparable(twin) == comparable(played)
    seat, move = any_move(played, random.Random(seed))
    twin.struct.idle = played.struct.idle
    assert twin.every(seat) == played.every(seat)
    events, events_again = played.apply(seat, move), twin.apply(seat, move)
    if not played.shuffled:
        assert [type(event) for event in events] == [type(event) for event in events_again]
        assert isinstance(move, Play) or events == events_again


def test_a_position_says_no_more_than_it_must() -> None:
    written = msgspec.to_builtins(
        position_of(
            make_round(
                "blue-1/pink-1 red-1/pink-2",
                "red-2/pink-3",
                draw="red-9/teal-9",
                top="blue-3/teal-3",
            )
        )
    )
    assert written == {
        "turn": 0,
        "hands": [["blue-1/pink-1", "red-1/pink-2"], ["red-2/pink-3"]],
        "discard": ["blue-3/teal-3"],
        "draw": ["red-9/teal-9"],
        "side": "light",
        "direction": "left",
        "color": "blue",
        "moves": 0,
    }


# Hands that are dealt.


def test_a_start_turns_up_the_first_card() -> None:
    played = dealt("red-1 red-2", "green-2 green-4", draw="blue-7 red-9", dealer=1)
    assert (played.turn, played.top, played.hand_sizes()) == (0, "blue-7", (2, 2))


@pytest.mark.parametrize(
    ("start", "message"),
    [
        ({"hands": [["red-1/pink-1"]], "draw": ["red-2/pink-2"]}, "hands: 1 hands for 2 seats"),
        (
            {"hands": [["red-1/pink-1"], []], "draw": ["red-2/pink-2"]},
            "hands: seat 1 has no cards",
        ),
        (
            {"hands": [["red-1/pink-1"], ["red-4/pink-4"]], "draw": []},
            "draw: there is no card to turn up",
        ),
        (
            {"hands": [["red-1/pink-1"], ["red-1/pink-4"]], "draw": ["red-1/pink-5"]},
            "red-1 occurs 3 times; deck flip112 has 2",
        ),
    ],
)
def test_a_start_that_cannot_be_is_refused(start: dict[str, Any], message: str) -> None:
    with pytest.raises(BadInput) as wrong:
        start_round(rulings_of(), 2, 0, msgspec.convert(start, Start))
    assert str(wrong.value) == message
