"""Ranking of tournaments: totals, who is out, shared places, and what cannot be played."""

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flipdeck.rules import modes
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import Rulings
from flipdeck.rules.tournament_modes import RoundResult, TournamentTerms, standings, went_out

POINTS = TournamentTerms("points", 8)
ELIMINATION = TournamentTerms("elimination", 8, target=100)
ROTATION = TournamentTerms("rotation8", 8)


def result(
    stage: int, players: Sequence[int], points: Sequence[int], winner: int = 0
) -> RoundResult:
    return RoundResult(
        stage=stage, table=1, players=tuple(players), winner=winner, points=tuple(points)
    )


def test_equal_totals_share_a_place_and_the_next_place_is_free() -> None:
    results = [result(1, [0, 1, 2, 3], [50, 0, 0, 0]), result(1, [4, 5, 6, 7], [50, 0, 0, 0])]
    lines = standings(POINTS, range(8), results)
    assert [(line.place, line.player, line.shared) for line in lines[:3]] == [
        (1, 0, True),
        (1, 4, True),
        (3, 1, True),
    ]
    assert [line.won for line in lines[:3]] == [1, 1, 0]


def test_who_goes_out_later_is_better_then_who_has_less() -> None:
    results = [
        result(1, [0, 1, 2, 3], [0, 120, 130, 20]),
        result(2, [0, 3], [100, 0], winner=1),
    ]
    lines = standings(ELIMINATION, range(4), results)
    found = [(line.place, line.player, line.total, line.out_stage) for line in lines]
    assert found == [(1, 3, 20, None), (2, 0, 100, 2), (3, 1, 120, 1), (4, 2, 130, 1)]
    assert went_out(range(4), results, 100) == {1: 1, 2: 1, 0: 2}


def test_a_blocked_round_is_not_played_and_scores_nothing() -> None:
    blocked = RoundResult(stage=1, table=1, players=(0, 1, 2, 3), winner=None, points=(0,) * 4)
    lines = standings(POINTS, range(4), [blocked])
    assert {(line.total, line.played, line.place) for line in lines} == {(0, 0, 1)}


def test_who_came_later_begins_at_nothing() -> None:
    results = [result(1, [0, 1, 2, 3], [70, 0, 0, 0]), result(2, [0, 1, 2, 3], [10, 0, 0, 0])]
    line = next(line for line in standings(POINTS, range(4), results, {0: 2}) if line.player == 0)
    assert (line.total, line.played, line.won) == (10, 1, 1)


@given(st.lists(st.lists(st.integers(0, 200), min_size=4, max_size=4), min_size=1, max_size=20))
def test_totals_are_the_sum_of_all_points(rounds: list[list[int]]) -> None:
    results = [
        result(number, [4 * (number % 2) + chair for chair in range(4)], points)
        for number, points in enumerate(rounds, 1)
    ]
    lines = standings(POINTS, range(8), results)
    assert sum(line.total for line in lines) == sum(map(sum, rounds))
    assert sum(line.played for line in lines) == 4 * len(rounds)
    assert sum(line.won for line in lines) == len(rounds)
    totals = [line.total for line in lines]
    assert totals == sorted(totals, reverse=True)
    for line in lines:
        assert line.place == 1 + sum(total > line.total for total in totals)
        assert line.shared == (totals.count(line.total) > 1)


@pytest.mark.parametrize(
    ("terms", "rulings", "wrong"),
    [
        (TournamentTerms("rotation8", 12), Rulings(), "12 players: mode rotation8 needs 8"),
        (
            TournamentTerms("rotation8", 8, table_size=5),
            Rulings(),
            "mode rotation8 has tables of 4",
        ),
        (TournamentTerms("points", 3), Rulings(), "3 players: there are 4 to 80"),
        (TournamentTerms("points", 81), Rulings(), "81 players: there are 4 to 80"),
        (TournamentTerms("points", 8, table_size=2), Rulings(), "has tables of 3 to 10"),
        (TournamentTerms("elimination", 8), Rulings(pairing="match"), "pairing = match: mode elim"),
        (TournamentTerms("points", 8), Rulings(pairing="match"), "pairing = match: mode points"),
        (TournamentTerms("rotation8", 8, cycles=11), Rulings(), "cycles 11: it must be 1 to 10"),
        (TournamentTerms("points", 8, rounds=0), Rulings(), "rounds 0: it must be 1 or more"),
        (TournamentTerms("chess", 8), Rulings(), "unknown tournament mode 'chess'"),
    ],
)
def test_what_cannot_be_played_is_said(
    terms: TournamentTerms, rulings: Rulings, wrong: str
) -> None:
    def check() -> None:
        terms.check()
        terms.check_rulings(rulings)

    with pytest.raises(BadInput, match=wrong):
        check()


def test_how_many_stages_there_are() -> None:
    assert TournamentTerms("rotation8", 8, cycles=3).stages == 21
    assert TournamentTerms("points", 32, rounds=5).stages == 5
    assert ELIMINATION.stages is None
    ROTATION.check()
    ROTATION.check_rulings(Rulings(pairing="match"))


@pytest.mark.parametrize("mode", ["points", "lowest", "partners", "elimination"])
def test_a_match_of_a_fixed_number_of_rounds_ends_with_the_last_one(mode: str) -> None:
    standing = modes.Standing.begin(mode, 4, target=50, last_round=3)
    for winner in (0, 0, 1):
        assert not standing.over
        held = tuple(0 if seat == winner else 20 for seat in range(4))
        standing = standing.after_round(modes.Result(winner, held))
        standing = standing.after_round(modes.Result(None, held)) if not standing.over else standing
    assert standing.over
    expected = {"points": (0,), "lowest": (0,), "partners": (0, 2), "elimination": (0,)}
    assert standing.winners == expected[mode]


@pytest.mark.parametrize("mode", ["single", "rotation4", "rotation8"])
def test_modes_with_rounds_of_their_own_take_no_other_number(mode: str) -> None:
    players = 8 if mode == "rotation8" else 4
    with pytest.raises(BadInput, match=f"rounds 3: mode {mode} has a number of rounds of its own"):
        modes.Standing.begin(mode, players, last_round=3)
