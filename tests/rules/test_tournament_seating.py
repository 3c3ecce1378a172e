"""Who sits where: every partner equally often, nobody met twice, tables of equal size."""

import random
import time
from collections import Counter
from collections.abc import Callable
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flipdeck.rules import tournament_seating as seating


@given(st.permutations(range(8)), st.integers(1, 3))
def test_a_rotation_gives_everyone_every_partner_and_opponent_equally(
    players: list[int], cycles: int
) -> None:
    partners: Counter[tuple[int, ...]] = Counter()
    opponents: Counter[tuple[int, ...]] = Counter()
    for stage in range(1, 7 * cycles + 1):
        drawn = seating.rotation8(stage, players, cycles)
        assert sorted(player for table in drawn.tables for player in table) == list(range(8))
        for a, b, c, d in drawn.tables:
            partners.update(tuple(sorted(pair)) for pair in ((a, c), (b, d)))
            opponents.update(tuple(sorted(pair)) for pair in ((a, b), (a, d), (c, b), (c, d)))
    pairs = set(combinations(range(8), 2))
    # A stage has four rounds, so partners play four together a cycle.
    assert partners == dict.fromkeys(pairs, cycles)
    assert opponents == dict.fromkeys(pairs, 2 * cycles)


@given(st.integers(2, 80), st.integers(3, 10), st.integers())
def test_an_elimination_has_few_tables_of_nearly_equal_size(
    number: int, most: int, seed: int
) -> None:
    drawn = seating.elimination(range(number), most, random.Random(seed))
    sizes = [len(table) for table in drawn.tables]
    assert sorted(player for table in drawn.tables for player in table) == list(range(number))
    assert len(sizes) == -(-number // most)
    assert max(sizes) <= most
    assert max(sizes) - min(sizes) <= 1
    assert drawn.dealers is not None
    assert all(dealer < size for dealer, size in zip(drawn.dealers, sizes, strict=True))
    assert drawn == seating.elimination(range(number), most, random.Random(seed))


def play_stages(number: int, size: int, stages: int, seed: int) -> list[seating.Tables]:
    """Seat stage after stage, with results by chance."""
    chance = random.Random(seed)
    totals = dict.fromkeys(range(number), 0)
    seatings: list[seating.Tables] = []
    for _ in range(stages):
        ranked = sorted(totals, key=lambda player: -totals[player])
        ranks = {player: place for place, player in enumerate(ranked)}
        met = seating.meetings_of(seatings)
        drawn = seating.points(ranked, size, met, ranks, chance)
        seatings.append(drawn.tables)
        for table in drawn.tables:
            totals[chance.choice(table)] += chance.randrange(300)
    return seatings


@pytest.mark.parametrize("seed", range(5))
def test_32_players_at_tables_of_four_meet_nobody_twice_in_five_rounds(
    seed: int, record_property: Callable[[str, object], None]
) -> None:
    began = time.perf_counter()
    seatings = play_stages(32, 4, 5, seed)
    took = time.perf_counter() - began
    record_property("measured", f"seating 32 players for five rounds, seed {seed}: {took:.3f} s")
    for tables in seatings:
        assert sorted(player for table in tables for player in table) == list(range(32))
        assert {len(table) for table in tables} == {4}
    assert max(seating.meetings_of(seatings).values()) == 1


def test_repeated_meetings_are_spread_where_they_must_be() -> None:
    # Eight players at two tables: from the second round on some must meet again.
    met = seating.meetings_of(play_stages(8, 4, 7, 1))
    assert sum(met.values()) == 7 * 12
    assert max(met.values()) - min(met.get(pair, 0) for pair in combinations(range(8), 2)) <= 1


def test_equals_sit_together_if_nobody_meets_again() -> None:
    ranks = {player: player // 4 for player in range(16)}
    drawn = seating.points(range(16), 4, {}, ranks, random.Random(1))
    assert sorted(sorted(table) for table in drawn.tables) == [
        list(range(first, first + 4)) for first in (0, 4, 8, 12)
    ]
