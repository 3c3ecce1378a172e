"""Scores and seats of every mode; the numbers of the match scenarios stand here as a table."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flipdeck.rules.errors import BadInput
from flipdeck.rules.modes import (
    MODES,
    Result,
    Standing,
    check,
    next_dealer,
    round_points,
    seating,
    seats_at_table,
)

ANY_NUMBER = ["single", "points", "lowest", "elimination"]


@pytest.mark.parametrize(
    ("mode", "before", "target", "winner", "held", "points", "after", "out", "winners"),
    [
        ("lowest", [100, 50, 200], 500, 1, [4, 0, 9], [4, 0, 9], [104, 50, 209], (), None),
        ("lowest", [100, 450, 491], 500, 1, [4, 0, 9], [4, 0, 9], [104, 450, 500], (), (0,)),
        ("lowest", [100, 104, 490], 500, 1, [4, 0, 40], [4, 0, 40], [104, 104, 530], (), (0, 1)),
        (
            "elimination", [100, 100, 460, 300], 500, 1, [4, 0, 50, 1],
            [4, 0, 50, 1], [104, 100, 510, 301], (2,), None,
        ),
        (
            "elimination", [450, 499, 455], 500, 1, [50, 0, 50],
            [50, 0, 50], [500, 499, 505], (0, 2), (1,),
        ),
        (
            "elimination", [100, 0, 460, 450], 500, 1, [4, 0, 40, 50],
            [4, 0, 40, 50], [104, 0, 500, 500], (2, 3), None,
        ),
        (
            "elimination", [480, 200, 500], 500, 1, [40, 0, 0],
            [40, 0, 0], [520, 200, 500], (0, 2), (1,),
        ),
        ("partners", [100, 50], 500, 1, [4, 0, 50, 9], [0, 54, 0, 54], [100, 104], (), None),
        ("partners", [0, 0], 500, 0, [0, 3, 50, 9], [12, 0, 12, 0], [12, 0], (), None),
        ("partners", [488, 490], 500, 0, [0, 3, 50, 9], [12, 0, 12, 0], [500, 490], (), (0, 2)),
        ("partners", [0, 0], 500, 3, [13, 3, 40, 0], [0, 53, 0, 53], [0, 53], (), None),
        ("partners", [0, 490], 500, 3, [10, 3, 40, 0], [0, 50, 0, 50], [0, 540], (), (1, 3)),
        ("points", [100, 485, 0], 500, 1, [4, 0, 9], [0, 13, 0], [100, 498, 0], (), None),
        ("points", [490, 487, 0], 500, 1, [4, 0, 9], [0, 13, 0], [490, 500, 0], (), (1,)),
        ("points", [0, 0, 0], 10, 1, [4, 0, 9], [0, 13, 0], [0, 13, 0], (), (1,)),
        ("single", [0, 0, 0], 500, 1, [4, 0, 9], [0, 0, 0], [0, 0, 0], (), (1,)),
    ],
)  # fmt: skip
def test_a_round_moves_the_standing(
    mode: str,
    before: list[int],
    target: int,
    winner: int,
    held: list[int],
    points: list[int],
    after: list[int],
    out: tuple[int, ...],
    winners: tuple[int, ...] | None,
) -> None:
    standing = Standing.begin(mode, len(held), target, before)
    assert standing.winners is None
    assert round_points(mode, winner, held, standing.out) == tuple(points)
    standing = standing.after_round(Result(winner, tuple(held)))
    assert standing.scores == tuple(after)
    assert standing.out == out
    assert standing.winners == winners
    assert standing.over is (winners is not None)
    assert standing.rounds == 1


@pytest.mark.parametrize("mode", list(MODES))
def test_a_blocked_round_scores_nothing_and_does_not_count(mode: str) -> None:
    players = MODES[mode].players or 3
    held = (7,) * seats_at_table(mode, players)
    assert round_points(mode, None, held) == (0,) * len(held)
    if MODES[mode].tables == 1:
        standing = Standing.begin(mode, players)
        assert standing.after_round(Result(None, held)) == standing


def test_two_tables_are_scored_together_and_never_while_one_is_blocked() -> None:
    standing = Standing.begin("rotation8", 8)
    won = Result(0, (0, 1, 2, 3))
    with pytest.raises(ValueError, match="plays again"):
        standing.after_round(won, Result(None, (1, 1, 1, 1)))
    with pytest.raises(ValueError, match="1 results for 2 tables"):
        standing.after_round(won)
    first, second = seating("rotation8", 0, 8)
    after = standing.after_round(won, Result(3, (10, 0, 30, 0)))
    expected = {first[0]: 4, first[2]: 4, second[1]: 40, second[3]: 40}
    assert after.scores == tuple(expected.get(player, 0) for player in range(8))
    assert after.rounds == 1


@pytest.mark.parametrize(
    ("mode", "players", "target", "scores", "message"),
    [
        ("solo", 3, 500, None, "unknown match mode 'solo'; known modes are single, points, lowest"),
        ("partners", 3, 500, None, "3 seats: mode partners needs exactly 4"),
        ("rotation4", 8, 500, None, "8 seats: mode rotation4 needs exactly 4"),
        ("rotation8", 4, 500, None, "4 seats: mode rotation8 needs exactly 8"),
        ("points", 1, 500, None, "1 seats: a table has 2 to 10"),
        ("points", 11, 500, None, "11 seats: a table has 2 to 10"),
        ("points", 3, 0, None, "target 0: it must be 1 or more"),
        ("points", 3, 500, [0, 0], "2 scores: mode points keeps 3, one for each player"),
        ("partners", 4, 500, [0, 0, 0, 0], "4 scores: mode partners keeps 2, one for each team"),
        ("points", 3, 500, [0, -1, 0], "score -1: it must be 0 or more"),
        ("elimination", 2, 5, [5, 6], "scores [5, 6]: all are at 5 or more"),
    ],
)
def test_what_cannot_be_played_is_refused_by_name(
    mode: str, players: int, target: int, scores: list[int] | None, message: str
) -> None:
    with pytest.raises(BadInput) as refusal:
        check(mode, players, target, scores)
    assert message in str(refusal.value)
    with pytest.raises(BadInput):
        Standing.begin(mode, players, target, scores)


@pytest.mark.parametrize(
    ("mode", "rounds", "message"),
    [
        ("points", -1, "rounds -1: mode points has 0 or more"),
        ("rotation4", 25, "rounds 25: mode rotation4 has 0 to 24"),
    ],
)
def test_rounds_that_cannot_have_been_played_are_refused(
    mode: str, rounds: int, message: str
) -> None:
    cycles = 2 if mode == "rotation4" else 1
    with pytest.raises(BadInput, match=message):
        Standing.begin(mode, 4, cycles=cycles, rounds=rounds)
    later = Standing.begin(mode, 4, cycles=cycles, rounds=7)
    assert (later.rounds, later.played) == (7, (7,))


def test_a_round_of_another_table_size_is_refused() -> None:
    with pytest.raises(BadInput, match="3 hands at a table of 4"):
        Standing.begin("points", 4).after_round(Result(0, (0, 1, 2)))


@pytest.mark.parametrize(("mode", "index"), [("rotation4", 12), ("rotation8", 28)])
def test_a_rotation_has_no_round_after_its_last(mode: str, index: int) -> None:
    players = MODES[mode].players or 0
    assert len(seating(mode, index - 1, players)) == MODES[mode].tables
    for beyond in (index, -1):
        with pytest.raises(BadInput, match=f"{mode} has rounds 0 to {index - 1}"):
            seating(mode, beyond, players)


@given(st.sampled_from([*ANY_NUMBER, "partners"]), st.integers(2, 10), st.integers(0, 1000))
def test_without_a_rotation_everyone_keeps_the_chair(mode: str, players: int, index: int) -> None:
    players = MODES[mode].players or players
    assert seating(mode, index, players) == (tuple(range(players)),)


def test_rotation_of_four_is_seated_as_ruled() -> None:
    seats = [seating("rotation4", index, 4) for index in range(12)]
    expected = [((0, 2, 1, 3),)] * 4 + [((0, 1, 2, 3),)] * 4 + [((0, 1, 3, 2),)] * 4
    assert seats == expected


@pytest.mark.parametrize(("mode", "opposed"), [("rotation4", 8), ("rotation8", 8)])
def test_everyone_partners_everyone_and_opposes_everyone_equally(mode: str, opposed: int) -> None:
    size = MODES[mode].players or 0
    partners: Counter[tuple[int, ...]] = Counter()
    opponents: Counter[tuple[int, ...]] = Counter()
    rounds = MODES[mode].rounds or 0
    for index in range(rounds):
        tables = seating(mode, index, size)
        assert sorted(player for table in tables for player in table) == list(range(size))
        for table in tables:
            assert table[0] == min(table)
            assert table[1] < table[3]
            for one, other in combinations(range(4), 2):
                pair = tuple(sorted((table[one], table[other])))
                (partners if other - one == 2 else opponents)[pair] += 1
    pairs = set(combinations(range(size), 2))
    assert partners == dict.fromkeys(pairs, 4)
    assert opponents == dict.fromkeys(pairs, opposed)


def test_rotation_of_eight_gives_player_zero_the_partners_in_order() -> None:
    partners = [seating("rotation8", index, 8)[0][2] for index in range(28)]
    assert partners == [partner for partner in range(1, 8) for _ in range(4)]


@given(st.data())
def test_points_of_a_round_add_up(data: st.DataObject) -> None:
    mode = data.draw(st.sampled_from(list(MODES)))
    seats = 4 if MODES[mode].teams else data.draw(st.integers(2, 10))
    winner = data.draw(st.integers(0, seats - 1))
    out = data.draw(st.sets(st.integers(0, seats - 1).filter(lambda seat: seat != winner)))
    out = out if mode == "elimination" else set()
    held = data.draw(st.lists(st.integers(0, 300), min_size=seats, max_size=seats))
    held[winner] = 0
    points = round_points(mode, winner, held, out)
    counted = sum(value for seat, value in enumerate(held) if seat not in out)
    if mode == "single":
        assert sum(points) == 0
    elif MODES[mode].teams:
        partner = (winner + 2) % 4
        assert points[winner] == points[partner] == counted - held[partner]
        assert sum(points) == 2 * points[winner]
    else:
        assert sum(points) == counted
        assert points[winner] == (0 if MODES[mode].adds else counted)
    assert all(points[seat] == 0 for seat in out)


@given(
    st.sampled_from(["left", "right"]),
    st.integers(2, 10).flatmap(
        lambda seats: st.tuples(
            st.just(seats),
            st.integers(0, seats - 1),
            st.sets(st.integers(0, seats - 1), max_size=seats - 1),
        )
    ),
)
def test_the_deal_reaches_every_chair_that_is_in(
    direction: str, place: tuple[int, int, set[int]]
) -> None:
    seats, dealer, out = place
    inside = [seat for seat in range(seats) if seat not in out]
    dealt = []
    for _ in inside:
        dealer = next_dealer(dealer, seats, direction, out)
        dealt.append(dealer)
    assert sorted(dealt) == inside
    first = dealt.index(inside[0])
    around = dealt[first:] + dealt[:first]
    assert around == (inside if direction == "left" else [inside[0], *inside[:0:-1]])


def test_the_deal_needs_a_chair_that_is_in() -> None:
    assert next_dealer(1, 4, "left", {2, 3}) == 0
    assert next_dealer(1, 4, "right", {0, 3}) == 2
    with pytest.raises(ValueError, match="every seat is out"):
        next_dealer(0, 2, "left", {0, 1})


def play(data: st.DataObject, standing: Standing, hand: st.SearchStrategy[int]) -> Standing:
    """One more round in which the winner holds nothing and chairs that are out take no part."""
    seats = seats_at_table(standing.mode, standing.players)
    results = []
    for _ in range(MODES[standing.mode].tables):
        inside = [seat for seat in range(seats) if seat not in standing.out]
        winner = data.draw(st.sampled_from(inside))
        held = [0 if seat in (winner, *standing.out) else data.draw(hand) for seat in range(seats)]
        results.append(Result(winner, tuple(held)))
    return standing.after_round(*results)


@given(st.data())
def test_an_elimination_ends_with_one_player_in(data: st.DataObject) -> None:
    players = data.draw(st.integers(2, 10))
    standing = Standing.begin("elimination", players, target=60)
    while not standing.over:
        before = standing
        standing = play(data, standing, st.integers(20, 60))
        assert set(before.out) <= set(standing.out)
        assert len(standing.out) < players
        for seat in before.out:
            assert standing.scores[seat] == before.scores[seat]
        assert standing.out == tuple(s for s in range(players) if standing.scores[s] >= 60)
        # Every round costs everyone but its winner at least 20, so it cannot go on for ever.
        assert standing.rounds <= 3 * players
    assert standing.winners == tuple(set(range(players)) - set(standing.out))


@given(st.data())
def test_the_lowest_totals_share_the_win(data: st.DataObject) -> None:
    standing = Standing.begin("lowest", data.draw(st.integers(2, 10)), target=8)
    while not standing.over:
        assert max(standing.scores) < 8
        standing = play(data, standing, st.integers(1, 4))
    assert max(standing.scores) >= 8
    assert standing.winners
    for player, score in enumerate(standing.scores):
        assert (player in standing.winners) == (score == min(standing.scores))


@given(st.data())
def test_points_and_partners_stop_at_the_target(data: st.DataObject) -> None:
    mode = data.draw(st.sampled_from(["points", "partners"]))
    players = MODES[mode].players or data.draw(st.integers(2, 10))
    standing = Standing.begin(mode, players, target=100)
    while not standing.over:
        assert max(standing.scores) < 100
        standing = play(data, standing, st.integers(10, 60))
    leader = standing.scores.index(max(standing.scores))
    assert standing.scores[leader] >= 100
    assert sum(score >= 100 for score in standing.scores) == 1
    assert standing.winners == ((leader, leader + 2) if mode == "partners" else (leader,))


@given(st.data())
def test_a_rotation_plays_all_its_rounds_and_the_highest_totals_share(data: st.DataObject) -> None:
    mode = data.draw(st.sampled_from(["rotation4", "rotation8"]))
    standing = Standing.begin(mode, MODES[mode].players or 0, target=1)
    for index in range(MODES[mode].rounds or 0):
        assert standing.rounds == index
        assert standing.winners is None
        before = sum(standing.scores)
        standing = play(data, standing, st.integers(0, 2))
        assert (sum(standing.scores) - before) % 2 == 0
    assert standing.winners
    for player, score in enumerate(standing.scores):
        assert (player in standing.winners) == (score == max(standing.scores))
    with pytest.raises(BadInput, match="rounds"):
        play(data, standing, st.just(1))


def test_scores_given_may_already_put_chairs_out() -> None:
    standing = Standing.begin("elimination", 3, 500, [100, 200, 530])
    assert standing.out == (2,)
    assert standing.winners is None
    assert standing.after_round(Result(0, (0, 7, 9))).scores == (100, 207, 530)
    assert Standing.begin("elimination", 3, 500, [100, 500, 530]).winners == (0,)


def test_a_single_round_that_is_blocked_is_played_again() -> None:
    standing = Standing.begin("single", 2).after_round(Result(None, (5, 5)))
    assert not standing.over
    assert standing.after_round(Result(1, (5, 0))).winners == (1,)
