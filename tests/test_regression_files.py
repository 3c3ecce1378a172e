"""Play is what it was: perft counts and golden records, written by tools/regression_files.py."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
import pytest

from flipdeck import sim
from flipdeck.bots import BOTS
from flipdeck.engine.round import Round
from flipdeck.formats.record import Record, read_records
from flipdeck.formats.replay import replay
from flipdeck.rules.editions import EDITIONS, Edition, editions
from tools import regression_files as regression

ROOT = Path(__file__).parents[1]
HINT = "play has changed; if it was meant to, run python tools/regression_files.py"


def same_lines(file: Path, made: Iterable[bytes]) -> None:
    kept = (ROOT / file).read_bytes().splitlines()
    for number, (old, new) in enumerate(zip(kept, made, strict=True), 1):
        assert old == new, f"{file}:{number}: {HINT}"


def test_the_perft_counts_are_those_of_before() -> None:
    same_lines(regression.PERFT, regression.perft_lines())


def test_bots_play_the_golden_records_again() -> None:
    same_lines(regression.RECORDS, regression.record_lines())


def test_the_golden_records_replay() -> None:
    met: set[str] = set()
    reshuffles = 0
    for where, record in read_records(ROOT / regression.RECORDS):
        assert isinstance(record, Record), where
        for position in replay(record):
            met.add(position.awaiting)
        reshuffles += sum(bool(move.shuffled) for move in record.moves)
        met |= {move.do for move in record.moves}
    assert reshuffles > 10
    assert met >= {"play", "draw", "pass", "accept", "challenge", "color", "uno", "catch"}
    assert met >= {"turn", "drawn", "answer", "over"}


def test_every_edition_and_bot_is_there() -> None:
    rows = [
        msgspec.json.decode(line) for line in (ROOT / regression.RECORDS).read_bytes().splitlines()
    ]
    assert {(row["edition"], row["bot"]) for row in rows} == {
        (edition, bot) for edition in EDITIONS for bot in BOTS
    }
    counted = (ROOT / regression.PERFT).read_bytes().splitlines()
    assert {msgspec.json.decode(line)["edition"] for line in counted} == set(EDITIONS)
    files = (regression.PERFT, regression.RECORDS)
    assert sum((ROOT / file).stat().st_size for file in files) < 1_000_000


@pytest.mark.parametrize("edition", editions(), ids=lambda edition: edition.id)
def test_perft_counts_what_the_round_lists(edition: Edition) -> None:
    """The same counts by the facade, which checks every move, to a lower depth."""

    def count(played: Round, depth: int) -> int:
        moves = [(seat, move) for seat in range(3) for move in played.legal(seat)]
        if depth == 1:
            return len(moves)
        total = 0
        for seat, move in moves:
            child = played.copy()
            child.apply(seat, move)
            total += count(child, depth - 1)
        return total

    played = sim.deal(edition.with_rules({"hand_size": 2}), 3, "facade", 1)
    assert regression.perft(played, 3) == [count(played, depth) for depth in (1, 2, 3)]
