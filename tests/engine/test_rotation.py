"""Rotations: who plays with whom, two tables side by side, cycles, dealers and totals."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flipdeck.engine.match import Finished, Match
from flipdeck.engine.round import Round
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.modes import MODES, Result, Standing, next_dealer, seating
from flipdeck.rules.moves import Play
from flipdeck.rules.rulings import override

BLOCKS = {
    "rotation4": "01-23 02-13 03-12",
    "rotation8": (
        "01-23/45-67 02-46/13-57 03-56/12-47 04-37/15-26 05-14/27-36 06-17/24-35 07-25/16-34"
    ),
}
"""The schedule as ruled: partners joined, a dash between pairs, a slash between tables."""

CLASSIC = EDITIONS["flip-classic"].rulings
rotations = st.sampled_from(list(BLOCKS))


def players_of(mode: str) -> int:
    return MODES[mode].players or 0


def ruled_blocks(mode: str) -> list[list[set[frozenset[int]]]]:
    """For each block, for each table, its two pairs."""
    return [
        [{frozenset(map(int, pair)) for pair in table.split("-")} for table in block.split("/")]
        for block in BLOCKS[mode].split()
    ]


@pytest.mark.parametrize("mode", list(BLOCKS))
@pytest.mark.parametrize("cycles", [1, 3])
def test_the_schedule_is_the_one_ruled(mode: str, cycles: int) -> None:
    blocks = ruled_blocks(mode) * cycles
    for index in range(4 * len(blocks)):
        tables = seating(mode, index, players_of(mode), cycles)
        found = [{frozenset(seats[0::2]), frozenset(seats[1::2])} for seats in tables]
        assert found == blocks[index // 4]
    with pytest.raises(BadInput, match=f"has rounds 0 to {4 * len(blocks) - 1}"):
        seating(mode, 4 * len(blocks), players_of(mode), cycles)


@given(rotations, st.integers(1, 10))
def test_partners_four_times_a_cycle_and_opponents_equally_often(mode: str, cycles: int) -> None:
    size = players_of(mode)
    partners: Counter[frozenset[int]] = Counter()
    opponents: Counter[frozenset[int]] = Counter()
    for index in range((MODES[mode].rounds or 0) * cycles):
        tables = seating(mode, index, size, cycles)
        assert sorted(player for table in tables for player in table) == list(range(size))
        for table in tables:
            for one, other in combinations(range(4), 2):
                met = partners if other - one == 2 else opponents
                met[frozenset((table[one], table[other]))] += 1
    pairs = [frozenset(pair) for pair in combinations(range(size), 2)]
    assert partners == dict.fromkeys(pairs, 4 * cycles)
    assert opponents == dict.fromkeys(pairs, 8 * cycles)


@given(rotations, st.integers(1, 3), st.data())
def test_totals_count_from_all_tables_in_any_order(
    mode: str, cycles: int, data: st.DataObject
) -> None:
    """Each table goes on as it likes within a block; the totals are those added up by hand."""
    blocks = ruled_blocks(mode) * cycles
    tables = range(MODES[mode].tables)
    standing = Standing.begin(mode, players_of(mode), cycles=cycles)
    totals = [0] * players_of(mode)
    done = [0] * len(tables)
    dice = random.Random(data.draw(st.integers(0, 2**32)))
    while not standing.over:
        block = min(done) // 4
        able = [table for table in tables if done[table] // 4 == block]
        assert [table for table in tables if not standing.waits(table)] == able
        table = dice.choice(able)
        winner = None if dice.random() < 0.2 else dice.randrange(4)
        held = [0 if seat == winner else dice.randrange(60) for seat in range(4)]
        players = seating(mode, done[table], players_of(mode), cycles)[table]
        standing = standing.after_table(table, Result(winner, tuple(held)))
        if winner is not None:
            done[table] += 1
            won, lost = sorted(blocks[block][table], key=lambda pair: players[winner] not in pair)
            for player in won:
                totals[player] += sum(held[players.index(other)] for other in lost)
        assert standing.scores == tuple(totals)
        assert standing.played == tuple(done)
        assert standing.rounds == min(done)
    assert set(done) == {4 * len(blocks)}
    best = max(totals)
    assert standing.winners == tuple(p for p, total in enumerate(totals) if total == best)


def test_a_table_at_the_end_of_its_block_is_not_scored() -> None:
    standing = Standing.begin("rotation8", 8)
    won = Result(0, (0, 1, 2, 3))
    for _ in range(4):
        standing = standing.after_table(1, won)
    assert (standing.played, standing.rounds) == ((0, 4), 0)
    with pytest.raises(ValueError, match="table 1 waits"):
        standing.after_table(1, won)
    assert not standing.waits(0)


def play_round(played: Round, dice: random.Random) -> None:
    while played.turn is not None:
        moves = played.legal(played.turn)
        plays = [move for move in moves if isinstance(move, Play)]
        played.apply(played.turn, dice.choice(plays or moves))


@settings(max_examples=40, deadline=None)
@given(
    st.binary(min_size=32, max_size=32),
    st.integers(0, 2**32),
    st.integers(1, 2),
    st.sampled_from(["left", "right"]),
    st.sampled_from([8, 5000]),
)
def test_two_tables_play_side_by_side(
    key: bytes, seed: int, cycles: int, direction: str, move_limit: int
) -> None:
    changes = {"hand_size": 2, "direction": direction, "move_limit": move_limit}
    rulings = override(CLASSIC, changes)
    match = Match(
        [f"player {n}" for n in range(8)], rulings, mode="rotation8", cycles=cycles, key=key
    )
    dice = random.Random(seed)
    match.start()
    assert all(len(draws) > 0 for draws in match.draws), "each table draws its first dealer"
    dealers = match.dealers
    while not match.over and len(match.history) < 400:
        table = dice.choice(match.playing)
        play_round(match.tables[table], dice)
        match.finish_round(table)
        if match.waiting:
            match.next_round()
    for table in range(2):
        rounds = [finished for finished in match.history if finished.table == table]
        check_table(rounds, dealers[table], direction)
    totals = [0] * 8
    for finished in match.history:
        for seat, player in enumerate(finished.seating):
            totals[player] += finished.points[seat]
    assert match.standing.scores == tuple(totals)
    if match.over:
        assert match.standing.played == (28 * cycles, 28 * cycles)


def check_table(rounds: list[Finished], dealer: int, direction: str) -> None:
    """The deal passes from chair to chair, across blocks, cycles and blocked rounds."""
    index = 0
    for finished in rounds:
        assert (finished.index, finished.dealer) == (index, dealer)
        index += finished.winner is not None
        dealer = next_dealer(dealer, 4, direction)


def test_a_blocked_round_is_dealt_again_at_its_table() -> None:
    rulings = override(CLASSIC, {"hand_size": 2, "move_limit": 1})
    match = Match(["x"] * 8, rulings, mode="rotation8", key=bytes(32))
    match.start()
    dealer, elsewhere = match.dealers[1], match.tables[0]
    play_round(match.tables[1], random.Random(1))
    assert match.finish_round(1).winner is None
    match.next_round()
    assert match.tables[0] is elsewhere
    assert match.dealers[1] == (dealer + 1) % 4
    assert match.standing.played == (0, 0)


@pytest.mark.parametrize(
    ("mode", "cycles", "message"),
    [
        ("rotation8", 0, "cycles 0: it must be 1 to 10"),
        ("rotation8", 11, "cycles 11: it must be 1 to 10"),
        ("points", 2, "cycles 2: mode points is no rotation"),
    ],
)
def test_cycles_that_cannot_be_are_refused_by_name(mode: str, cycles: int, message: str) -> None:
    with pytest.raises(BadInput, match=message):
        Match(["x"] * (MODES[mode].players or 3), CLASSIC, mode=mode, cycles=cycles)
