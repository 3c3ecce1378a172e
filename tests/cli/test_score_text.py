"""The state of a match as text for one player."""

from __future__ import annotations

import msgspec
import pytest

from flipdeck.cli.narration import in_order
from flipdeck.cli.score_text import MatchReport
from flipdeck.engine.match import Match
from flipdeck.rules.editions import EDITIONS

CLASSIC = EDITIONS["flip-classic"].rulings


def sheet(
    mode: str, players: int = 4, *, player: int = 0, key: int = 1, cycles: int = 1
) -> MatchReport:
    names = ["Kim", "Ann", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gus"][:players]
    seed = key.to_bytes(32, "little")
    match = Match(names, CLASSIC, mode=mode, target=100, cycles=cycles, key=seed)
    match.start()
    return MatchReport(match, player)


@pytest.mark.parametrize(
    ("mode", "scores", "winners", "line"),
    [
        ("single", (0, 0, 0, 0), (0,), "You have won!"),
        ("single", (0, 0, 0, 0), (2,), "Ben has won."),
        ("points", (0, 120, 0, 0), (1,), "Ann has won the match with 120 points."),
        ("points", (101, 20, 0, 0), (0,), "You have won the match with 101 points!"),
        ("lowest", (1, 120, 1, 7), (0, 2), "You and Ben share the win with 1 point each."),
        ("lowest", (9, 120, 3, 3), (2, 3), "Ben and Cleo share the win with 3 points each."),
        ("partners", (110, 20), (0, 2), "You and Ben have won the match with 110 points."),
        ("partners", (10, 120), (1, 3), "Ann and Cleo have won the match with 120 points."),
        ("elimination", (100, 7, 120, 200), (1,), "Ann is the last player in and has won."),
        ("elimination", (7, 700, 120, 200), (0,), "You are the last player in: you have won!"),
        ("rotation4", (5, 8, 8, 1), (1, 2), "Ann and Ben share the win with 8 points each."),
    ],
)
def test_outcome(mode: str, scores: tuple[int, ...], winners: tuple[int, ...], line: str) -> None:
    report = sheet(mode)
    standing = report.match.standing
    report.match.standing = msgspec.structs.replace(standing, scores=scores, winners=winners)
    assert report.outcome() == line


def test_headings() -> None:
    assert sheet("points").heading() == "Round 1."
    assert sheet("rotation4").heading() == "Round 1 of 12: you and Ann against Ben and Cleo."
    assert sheet("rotation4", player=3).heading() == (
        "Round 1 of 12: you and Ben against Kim and Ann."
    )
    assert sheet("rotation8", 8, player=4).heading() == (
        "Round 1 of 28: you and Eva against Finn and Gus. At the other table Kim and Ann "
        "play Ben and Cleo."
    )


def test_before_the_first_round_is_over_there_are_no_scores() -> None:
    assert sheet("points").scores() == ["No round is finished yet. First to 100 points wins."]
    assert sheet("rotation4").scores() == [
        "No round is finished yet. 12 rounds, four with each partner; the highest total wins.",
        "Your partners by rounds: 1 to 4 Ann, 5 to 8 Ben, 9 to 12 Cleo.",
    ]


def test_cycles_number_their_rounds_on() -> None:
    report = sheet("rotation4", cycles=2)
    assert report.heading() == "Round 1 of 24: you and Ann against Ben and Cleo."
    assert report.scores()[0] == (
        "No round is finished yet. 24 rounds in 2 cycles, four with each partner in each; "
        "the highest total wins."
    )
    standing = report.match.standing
    report.match.standing = msgspec.structs.replace(standing, played=(13,))
    assert report.heading().startswith("Round 14 of 24: you and Ann ")
    assert (
        report.scores()[-1] == "Your partners by rounds: 13 to 16 Ann, 17 to 20 Ben, 21 to 24 Cleo."
    )


def test_drawing_for_the_dealer_with_a_tie() -> None:
    for key in range(100):
        report = sheet("points", 3, key=key)
        if len(report.match.draws[0]) > 1:
            break
    lines = report.drawing()
    assert lines[0].startswith("Drawing for dealer, the highest number deals: you draw ")
    assert lines[1].startswith("A tie, so these players draw again: ")
    assert len(lines) == len(report.match.draws[0])


def test_open_hands_are_in_order() -> None:
    assert in_order(["wild", "pink-3", "teal-skipall", "pink-1"]) == [
        "pink-1",
        "pink-3",
        "teal-skipall",
        "wild",
    ]
    assert in_order(["beachcomber", "green-0", "pink-1"]) == ["pink-1", "green-0", "beachcomber"]
    assert in_order(["wild"]) == ["wild"]
    assert in_order([]) == []
