"""The random bot plays a card whenever it can; the rest is random."""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

from flipdeck.bots import RandomBot
from flipdeck.engine.round import Round
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Draw, Pass, Play
from tests.support.builders import make_round
from tests.support.fairness import even_chance

TIMES = 4000


def choices(played: Round, seat: int = 0, times: int = TIMES) -> Counter[AnyMove | None]:
    bot = RandomBot(random.Random(1))
    view, legal = played.view(seat), played.legal(seat)
    made = Counter(bot.choose(view, legal) for _ in range(times))
    for move in made:
        assert move is None or played.verdict(seat, move).legal
    return made


def even(counts: Counter[Any]) -> bool:
    return even_chance(list(counts.values())) > 0.001


def test_it_lays_any_card_that_fits_with_the_same_chance() -> None:
    made = choices(make_round("blue-1 blue-2 red-3 green-9 wild", "red-1 red-2"))
    assert set(made) == {
        Play("blue-1"),
        Play("blue-2"),
        Play("red-3"),
        *(Play("wild", color=color) for color in ("blue", "green", "red", "yellow")),
    }
    assert even(made)


def test_it_draws_only_when_nothing_fits_and_keeps_what_does_not() -> None:
    played = make_round("red-1 red-2 red-4", "red-5 red-6")
    assert set(choices(played)) == {Draw()}
    played.apply(0, Draw())
    assert set(choices(played)) == {Pass()}


def test_it_tosses_a_coin_for_a_call_with_the_play() -> None:
    made = choices(make_round("blue-1 red-9", "red-1 red-2"))
    assert set(made) == {Play("blue-1"), Play("blue-1", uno=True)}
    assert even(made)


def test_it_does_not_call_twice() -> None:
    played = make_round("blue-1 red-9", "red-1 red-2")
    played.apply(0, CallUno())
    assert set(choices(played)) == {Play("blue-1")}


@pytest.mark.parametrize(("seat", "move"), [(0, CallUno()), (2, Catch(0))])
def test_out_of_turn_it_tosses_a_coin(seat: int, move: AnyMove) -> None:
    played = make_round("blue-1 red-9", "red-1 red-2", "red-1 red-2")
    played.apply(0, Play("blue-1"))
    made = choices(played, seat)
    assert set(made) == {None, move}
    assert even(made)


def test_every_gift_has_the_same_chance_and_every_seat() -> None:
    played = make_round(
        "beachcomber green-1 green-2 pink-5 wild",
        "green-5 green-6",
        "green-7 green-8",
        edition="beachcomber",
    )
    gifts: Counter[tuple[frozenset[str], int | None]] = Counter()
    for move, times in choices(played).items():
        if isinstance(move, Play) and move.give:
            gifts[frozenset(move.give), move.to] += times
    assert set(gifts) == {
        (frozenset(move.give), move.to)
        for move in played.every(0)
        if isinstance(move, Play) and move.give
    }
    assert even(gifts)
