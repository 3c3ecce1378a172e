"""The command, the independent verifier and a stored record of a verifiable match."""

from __future__ import annotations

import copy
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from flipdeck.cli import main
from flipdeck.formats.record import read_record
from flipdeck.formats.verify import verify

ROOT = Path(__file__).parents[2]
FILE = ROOT / "tests" / "regression" / "shuffled_match.json"
SCRIPT = ROOT / "docs" / "examples" / "verify_shuffle.py"


@pytest.fixture
def record() -> dict[str, Any]:
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


def swapped(record: dict[str, Any]) -> dict[str, Any]:
    """The record with two different cards of the last deck swapped."""
    changed = copy.deepcopy(record)
    deck = changed["rounds"][-1]["deck"]
    other = next(at for at, card in enumerate(deck) if card != deck[0])
    deck[0], deck[other] = deck[other], deck[0]
    return changed


def run_script(record: dict[str, Any]) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        # Isolated: nothing of the project can be imported.
        [sys.executable, "-I", "-S", str(SCRIPT)],
        input=json.dumps(record),
        capture_output=True,
        text=True,
        check=False,
        cwd="/",
    )


def test_the_stored_match_shows_every_use_of_a_key(record: dict[str, Any]) -> None:
    result = verify(read_record(json.dumps(record)))
    assert result.rounds == len(record["rounds"]) >= 2
    assert set(result.took_part) == {2}
    assert record["draws"]
    assert any(each["returned"] for each in record["rounds"])
    moves = [move for each in record["rounds"] for move in each["moves"]]
    assert sum(len(move.get("shuffled", [])) for move in moves) >= 2


def test_the_independent_verifier_agrees(record: dict[str, Any]) -> None:
    ran = run_script(record)
    assert (ran.returncode, ran.stderr) == (0, "")
    lines = ran.stdout.splitlines()
    assert len(lines) == len(record["rounds"])
    assert lines[0].startswith("round 1 verified, 0 deals discarded, parts: [{'seat': 0,")


def test_the_independent_verifier_is_short_and_shares_no_code() -> None:
    text = SCRIPT.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= 80
    assert "import flipdeck" not in text
    assert "from flipdeck" not in text


def test_the_independent_verifier_catches_what_was_changed(record: dict[str, Any]) -> None:
    rounds = len(record["rounds"])
    ran = run_script(swapped(record))
    assert (ran.returncode, ran.stderr) == (1, f"not verified: the deck of round {rounds}\n")
    cases = {
        "the seed of round 1": ("seed", "00" * 32),
        "the part of seat 0 in round 1": ("parts", None),
    }
    for error, (field, value) in cases.items():
        changed = copy.deepcopy(record)
        opened = next(each for each in changed["shuffle"]["rounds"] if each["round"] == 1)
        if value is None:
            opened["parts"][0]["part"] = "00" * 16
        else:
            opened[field] = value
        assert run_script(changed).stderr == f"not verified: {error}\n"
    changed = copy.deepcopy(record)
    changed["draws"][0]["0"] = "wild"
    assert run_script(changed).stderr == "not verified: draw\n"
    changed = copy.deepcopy(record)
    returned = next(back for each in changed["rounds"] for back in each["returned"])
    returned["at"] ^= 1
    assert "a start card that went back in round" in run_script(changed).stderr
    changed = copy.deepcopy(record)
    moves = [move for each in changed["rounds"] for move in each["moves"]]
    order = next(move["shuffled"][0] for move in moves if move.get("shuffled"))
    order.reverse()
    assert "a reshuffle of round" in run_script(changed).stderr


def written(folder: Path, *records: dict[str, Any]) -> str:
    file = folder / "match.json"
    file.write_text("\n".join(map(json.dumps, records)), encoding="utf-8")
    return str(file)


def test_the_command_verifies_records(
    tmp_path: Path, record: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    file = written(tmp_path, record, record)
    assert main(["verify", file]) == 0
    rounds = len(record["rounds"])
    line = f"{rounds} rounds verified; players who took part in each: {', '.join(['2'] * rounds)}"
    assert capsys.readouterr().out.splitlines() == [
        f"{file}: line 1: {line}",
        f"{file}: line 2: {line}",
        "All verified. What that shows and what it cannot: docs/shuffle.md",
    ]


def test_the_command_names_what_is_wrong_and_goes_on(
    tmp_path: Path, record: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    plain = {name: value for name, value in record.items() if name != "shuffle"}
    file = written(tmp_path, swapped(record), record, plain)
    assert main(["verify", file]) == 1
    lines = capsys.readouterr().out.splitlines()
    rounds = len(record["rounds"])
    assert lines[0].startswith(f"{file}: line 1: NOT VERIFIED: round {rounds}: deck: card 1 is ")
    assert "rounds verified" in lines[1]
    assert lines[2] == (
        f"{file}: line 3: NOT VERIFIED: this match was dealt without a verifiable shuffle"
    )
    assert lines[3] == "1 verified, 2 not"


def test_the_command_tells_what_nobody_can_verify(
    tmp_path: Path, record: dict[str, Any], capsys: pytest.CaptureFixture[str]
) -> None:
    """Without its last round the record is that of a match which its host ended."""
    changed = copy.deepcopy(record)
    last = changed["rounds"].pop()
    points = last["result"]["points"]
    changed["scores"] = [
        total - point for total, point in zip(changed["scores"], points, strict=True)
    ]
    changed["winners"] = None
    opened = changed["shuffle"]["rounds"][-1]
    for name in ("seed", "salt"):
        del opened[name]
    assert main(["verify", written(tmp_path, changed)]) == 0
    number = opened["round"]
    assert (
        f"  round {number} was not finished: its seed was not opened"
        in capsys.readouterr().out.splitlines()
    )


@pytest.mark.parametrize(
    ("text", "error"),
    [
        ("", "no records in this file"),
        ("{", "line 1"),
        ('{"format":1,"kind":"tournament"}', "unknown kind of record 'tournament'"),
    ],
)
def test_the_command_refuses_what_is_no_record(
    tmp_path: Path, text: str, error: str, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    assert main(["verify", str(file)]) == 2
    assert error in capsys.readouterr().err


def test_the_record_of_a_round_cannot_be_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    line = (ROOT / "tests" / "regression" / "records.jsonl").read_text().splitlines()[0]
    assert main(["verify", written(tmp_path, json.loads(line))]) == 1
    assert "only a server's matches can be verified" in capsys.readouterr().out
