"""Many rounds: counted the same way in one process, in several and in compiled code."""

from __future__ import annotations

import msgspec
import pytest

from flipdeck import sim
from flipdeck.formats.record import Record
from flipdeck.formats.replay import replay
from flipdeck.rules.editions import EDITIONS
from tests.support.fairness import even_chance

CLASSIC = EDITIONS["flip-classic"].rulings


def test_processes_share_the_work_and_change_nothing() -> None:
    alone = sim.play_many(CLASSIC, 3, ["random", "greedy"], 5, 120)
    shared = sim.play_many(CLASSIC, 3, ["random", "greedy"], 5, 120, processes=2)
    assert alone == shared
    assert alone.rounds == 120
    assert sum(alone.wins) + alone.blocked == 120


def test_a_tally_is_the_sum_of_its_rounds() -> None:
    played = [sim.play_one(CLASSIC, 2, ["random"], 5, index) for index in range(20)]
    tally = sim.play_many(CLASSIC, 2, ["random"], 5, 20)
    assert tally.moves == sum(each.moves for each in played)
    assert tally.wins == tuple(sum(each.winner == seat for each in played) for seat in (0, 1))
    assert tally.points == tuple(sum(each.points()[seat] for each in played) for seat in (0, 1))


def test_blocked_rounds_are_nobodys() -> None:
    short = EDITIONS["flip-classic"].with_rules({"move_limit": 1})
    tally = sim.play_many(short, 2, ["random"], 5, 10)
    assert (tally.blocked, tally.wins, tally.points, tally.moves) == (10, (0, 0), (0, 0), 10)


def test_no_rounds_are_counted_as_none() -> None:
    assert sim.play_many(CLASSIC, 3, ["random"], 5, 0) == sim.Tally.none(3)


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [2, 5, 10])
def test_compiled_rounds_have_a_winner_each_and_favour_no_seat(edition: str, seats: int) -> None:
    rulings = EDITIONS[edition].rulings
    rounds = 400 * seats
    counts = sim.play_fast(rulings, seats, 5, rounds)
    assert sum(counts.wins) + counts.blocked == rounds == counts.rounds
    assert counts.moves > 5 * rounds
    assert even_chance(counts.wins) > 1e-4


def test_compiled_rounds_follow_from_the_seed() -> None:
    assert sim.play_fast(CLASSIC, 4, 5, 200) == sim.play_fast(CLASSIC, 4, 5, 200)
    assert sim.play_fast(CLASSIC, 4, 5, 200) != sim.play_fast(CLASSIC, 4, 6, 200)


def test_compiled_rounds_are_as_long_as_those_of_random_bots() -> None:
    """Without a penalty it does not matter that nobody calls or catches there."""
    rulings = EDITIONS["flip-classic"].with_rules({"uno_penalty": 0})
    fast = sim.play_fast(rulings, 4, 5, 4000)
    slow = sim.play_many(rulings, 4, ["random"], 5, 200)
    assert fast.moves / fast.rounds == pytest.approx(slow.moves / slow.rounds, rel=0.1)


@pytest.mark.parametrize("processes", [1, 2])
def test_records_come_in_order_and_replay(processes: int) -> None:
    chunks: list[sim.Chunk] = []
    tally = sim.play_many(
        CLASSIC,
        2,
        ["random"],
        7,
        70,
        processes=processes,
        record_as="flip-classic",
        on_chunk=chunks.append,
    )
    assert [chunk.tally.rounds for chunk in chunks] == [50, 20]
    assert sum((chunk.tally for chunk in chunks), sim.Tally.none(2)) == tally
    written = [record for chunk in chunks for record in chunk.records]
    records = [msgspec.json.decode(record, type=Record) for record in written]
    alone = [sim.play_one(CLASSIC, 2, ["random"], 7, index) for index in range(70)]
    assert [record.result.winner for record in records] == [played.winner for played in alone]
    assert len(list(replay(records[-1]))) == len(records[-1].moves) + 1
