"""The greedy bot plays by the house rules that its view names."""

from __future__ import annotations

import random

from flipdeck.bots import Greedy
from flipdeck.engine.round import Round
from flipdeck.rules.moves import Accept, AnyMove, Play
from tests.support.builders import make_round


def choice(played: Round, seat: int) -> AnyMove | None:
    return Greedy(random.Random(1)).choose(played.view(seat), played.legal(seat))


def test_it_stacks_instead_of_paying() -> None:
    played = make_round(
        "blue-draw1 red-1 red-4",
        "red-draw1 green-2 green-3",
        "yellow-5 yellow-6",
        rules={"stacking": "same"},
    )
    played.apply(0, Play("blue-draw1"))
    assert choice(played, 1) == Play("red-draw1")
    played.apply(1, Play("red-draw1"))
    assert choice(played, 2) == Accept()


def test_it_jumps_in() -> None:
    played = make_round(
        "blue-5 red-1 red-4",
        "green-2 green-3",
        "blue-5 yellow-6 yellow-8",
        rules={"jump_in": True},
    )
    assert choice(played, 2) is None
    played.apply(0, Play("blue-5"))
    assert choice(played, 2) == Play("blue-5")


def test_it_swaps_for_the_smallest_hand_and_calls() -> None:
    played = make_round(
        "blue-7 red-1 red-4 red-5",
        "green-2 green-3 green-5",
        "yellow-6",
        rules={"seven_swap": True},
    )
    assert choice(played, 0) == Play("blue-7", to=2, uno=True)


def test_it_keeps_a_small_hand() -> None:
    played = make_round(
        "blue-7 blue-2",
        "green-2 green-3 green-5 green-6",
        "yellow-6 yellow-1 yellow-2 yellow-4",
        rules={"seven_swap": True},
    )
    assert choice(played, 0) == Play("blue-2", uno=True)


def test_it_keeps_a_number_for_the_end() -> None:
    hands = ("blue-8 blue-skip", "green-2 green-3 green-5", "yellow-6 yellow-1 yellow-2")
    played = make_round(*hands, rules={"last_card": "number"})
    assert choice(played, 0) == Play("blue-skip", uno=True)
