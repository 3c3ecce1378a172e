"""Chaos: every legal move of every seat, each with the same chance."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from flipdeck import sim
from flipdeck.bots import Chaos
from flipdeck.engine.round import Round
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Challenge, Draw, Pass, Play
from flipdeck.sim.bot_round import joint_moves
from tests.support.builders import make_round
from tests.support.fairness import even_chance

TIMES = 40_000


def busy_table() -> Round:
    """A seat to move with a gift to make, another that can be caught and can still call."""
    played = make_round(
        "turquoise-1 pink-9",
        "beachcomber green-1 green-2 pink-5 turquoise-8",
        "green-7 green-8",
        edition="beachcomber",
    )
    played.apply(0, Play("turquoise-1"))
    return played


def test_it_is_handed_every_legal_move_of_every_seat() -> None:
    played = busy_table()
    moves = [(seat, played.decode(seat, code)) for seat, code in joint_moves(played)]
    assert moves == [(seat, move) for seat in range(3) for move in played.every(seat)]
    assert (0, CallUno()) in moves
    assert (1, Catch(0)) in moves
    assert (2, Catch(0)) in moves
    assert sum(isinstance(move, Play) and bool(move.give) for _, move in moves) > 10


def test_each_has_the_same_chance() -> None:
    moves = joint_moves(busy_table())
    chaos = Chaos(random.Random(7))
    counts = Counter(chaos.pick(moves) for _ in range(TIMES))
    assert set(counts) == set(moves)
    assert even_chance([counts[move] for move in moves]) > 0.001


def test_the_table_plays_what_it_picks() -> None:
    """The first move of many rounds from one position is spread as evenly as the pick."""
    position = busy_table()
    listed = [(seat, move) for seat in range(3) for move in position.every(seat)]
    firsts = Counter(first_move(position, seed) for seed in range(30 * len(listed)))
    assert set(firsts) == set(listed)
    assert even_chance([firsts[move] for move in listed]) > 0.001


class Enough(Exception):
    """One move has been made."""


def first_move(position: Round, seed: int) -> tuple[int, AnyMove]:
    made: list[tuple[int, AnyMove]] = []

    def stop(seat: int, move: AnyMove, events: object) -> None:
        made.append((seat, move))
        raise Enough

    with pytest.raises(Enough):
        sim.play_jointly(position.copy(), Chaos(random.Random(seed)), on_move=stop)
    return made[0]


def test_in_the_long_run_it_does_what_no_sensible_player_does() -> None:
    seen: Counter[str] = Counter()

    for index in range(8):
        played = sim.deal(make_round("blue-1", "red-1").rulings, 3, "chaos", index)

        def note(seat: int, move: object, events: object) -> None:
            seen[type(move).__name__] += 1

        sim.play_jointly(played, Chaos(random.Random(index)), on_move=note)
    for kind in (Play, Draw, Pass, Challenge, CallUno, Catch):
        assert seen[kind.__name__], kind
