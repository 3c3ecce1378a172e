"""The command line: what it prints, its exit status, and one line for every mistake."""

from __future__ import annotations

import copy
import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import pytest

from flipdeck import cli
from flipdeck._version import __version__
from flipdeck.cli import main
from flipdeck.cli.rules import print_editions, print_rules, print_sections
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.rulebook import load as load_rulebook
from flipdeck.rules.sections import SECTIONS

Output = pytest.CaptureFixture[str]
HEAVY = {"numpy", "numba", "rich", "fluent", "babel"}

SKIPPED: dict[str, Any] = {
    "id": "skipped",
    "rule": "actions",
    "covers": ["skip"],
    "edition": "flip-classic",
    "seats": 3,
    "given": {
        "side": "light",
        "turn": 0,
        "hands": [["blue-skip/pink-1", "red-1/pink-2"], ["red-4/teal-5"], ["red-9/teal-6"]],
        "discard": ["blue-7/teal-1"],
        "draw": ["red-1/pink-4"],
    },
    "steps": [{"seat": 0, "do": "play", "card": "blue-skip", "then": {"turn": 2}}],
}


def scenario_file(folder: Path, *each: object, name: str = "some.json") -> str:
    file = folder / name
    file.write_text(json.dumps(list(each)), encoding="utf-8")
    return str(file)


def failing() -> dict[str, Any]:
    made = copy.deepcopy(SKIPPED)
    made["id"] = "failing"
    made["steps"][0]["then"] = {"turn": 1}
    return made


@pytest.fixture(scope="module")
def records(tmp_path_factory: pytest.TempPathFactory) -> Path:
    file = tmp_path_factory.mktemp("records") / "some.jsonl"
    said = ["--edition", "beachcomber", "--seats", "3", "--rounds", "3", "--rules", "hand_size=2"]
    assert main(["simulate", *said, "--records", str(file), "--states"]) == 0
    return file


def mistake(said: Sequence[str], output: Output) -> str:
    """What a command says that is refused: one line, on standard error alone."""
    status = main(said)
    out, err = output.readouterr()
    assert status == 2
    assert out == ""
    assert err.endswith("\n")
    assert err.count("\n") == 1
    assert err.startswith("flipdeck: ")
    return err.removeprefix("flipdeck: ").rstrip("\n")


def test_the_version_is_told(capsys: Output) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])
    assert ended.value.code == 0
    assert capsys.readouterr().out == f"flipdeck {__version__}\n"


def test_the_commands_are_told(capsys: Output) -> None:
    with pytest.raises(SystemExit):
        main(["--help"])
    out = capsys.readouterr().out
    for command in ("serve", "play", "rules", "editions", "scenario", "simulate", "replay", "warm"):
        assert f"\n    {command} " in out


def test_without_a_command_a_table_is_opened_in_the_browser(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    options_used: dict[str, object] = {}

    def run(**options: object) -> int:
        options_used.update(options)
        return 0

    monkeypatch.setattr("flipdeck.cli.serve.run", run)
    assert main([]) == 0
    assert options_used["browser"] is True
    assert options_used["lan"] is False


@pytest.mark.parametrize(
    ("said", "message"),
    [
        (["dance"], "unknown command 'dance'; the commands are serve, play, rules, editions, "),
        (["srve", "--port", "1"], "unknown command 'srve'; did you mean 'serve'?"),
        (["serve", "--port", "abc"], "argument --port: 'abc' is not a whole number"),
        (["serve", "--keep-days", "x"], "argument --keep-days: 'x' is not a number"),
        (["play", "--mode", "partner"], "unknown match mode 'partner'; did you mean 'partners'?"),
        (["replay"], "the following arguments are required: FILE; see 'flipdeck replay --help'"),
        (["rules", "--color"], "unknown argument --color; see 'flipdeck rules --help'"),
        (
            ["serve", "--prot", "80"],
            "unknown arguments --prot 80 (did you mean --port?); see 'flipdeck serve --help'",
        ),
        (["serve", "--prot=80"], "unknown argument --prot=80 (did you mean --port?); see "),
        (["serve", "tables"], "unknown argument tables; see 'flipdeck serve --help'"),
        (
            ["--port", "9000"],
            "--port belongs to a command, as in 'flipdeck serve --port'; see 'flipdeck --help'",
        ),
        (["--seats=3"], "--seats belongs to a command, as in 'flipdeck play --seats'; see "),
        (["--verison"], "unknown argument --verison (did you mean --version?); see 'flipdeck -"),
        (["rules", "--edition"], "argument --edition: expected one argument"),
        (
            ["rules", "--edition", "chess"],
            "unknown edition 'chess'; known editions are flip-classic, ",
        ),
        (["simulate", "--edition", "flip"], "unknown edition 'flip'; "),
        (["simulate", "--seats", "many"], "argument --seats: 'many' is not a whole number"),
        (["simulate", "--seats", "11"], "11 seats: a table has 2 to 10"),
        (["simulate", "--rounds", "0"], "rounds 0: it must be 1 or more"),
        (["simulate", "--processes", "0"], "processes 0: it must be 1 or more"),
        (["simulate", "--rules", "hand_sise=3"], "unknown ruling 'hand_sise'; did you mean "),
        (["simulate", "--rules", "hand_size"], "ruling 'hand_size': write it as NAME=VALUE"),
        (["simulate", "--rules", "hand_size=0"], "ruling 'hand_size' cannot be 0: it takes "),
        (
            ["simulate", "--rules", "hand_size=40"],
            "hand_size 40 with 4 seats needs 161 cards; deck flip112 has 112",
        ),
        (["simulate", "--states"], "--states goes with --records FILE"),
        (["simulate", "--section", "003-de"], "unknown section '003-de'; did you mean '003-DE'?"),
        (
            ["simulate", "--section", "003-DE", "--edition", "flip-classic"],
            "section 003-DE is of beachcomber, not of flip-classic",
        ),
        (["simulate", "--cycles", "2"], "--cycles goes with --matches K: a round has none"),
        (["simulate", "--matches", "0"], "matches 0: it must be 1 or more"),
        (
            ["simulate", "--matches", "1", "--mode", "rotation4", "--cycles", "11"],
            "cycles 11: it must be 1 to 10",
        ),
        (["simulate", "--matches", "1", "--processes", "2"], "--states and --processes go with "),
        (["rules", "--section", "wombat"], "unknown section 'wombat'; there are 000-EN"),
        (["play", "--section", "000-EX"], "unknown section '000-EX'; did you mean '000-E"),
        (["play", "--cycles", "2"], "cycles 2: mode points is no rotation"),
        (["simulate", "--bot", "nobody"], "unknown bot 'nobody'"),
        (
            ["simulate", "--bot", "random,random"],
            "2 bots for 4 seats: name one, ",
        ),
        (["simulate", "--rounds", "1", "--records", "/no/such/file"], "/no/such/file: No such "),
        (["scenario", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["replay", "/no/such/file"], "/no/such/file: No such file or directory"),
        (["replay", "/"], "/: Is a directory"),
        (["play", "--edition", "chess"], "unknown edition 'chess'"),
        (["play", "--rules", "direction=up"], "ruling 'direction' cannot be 'up': it takes left"),
    ],
)
def test_a_mistake_is_one_line_and_status_two(
    said: list[str], message: str, capsys: Output
) -> None:
    assert mistake(said, capsys).startswith(message)


@pytest.mark.parametrize("command", ["scenario", "replay"])
@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"{", "malformed JSON: "),
        (b"[" * 100_000, "malformed JSON: nested too deeply"),
        (b"\xff\xfe", "not UTF-8 text"),
    ],
)
def test_a_broken_file_is_named(
    command: str, content: bytes, message: str, tmp_path: Path, capsys: Output
) -> None:
    file = tmp_path / "broken"
    file.write_bytes(content)
    said = mistake([command, str(file)], capsys)
    assert said.startswith(f"{file}: ")
    assert message in said


def test_an_interrupted_command_says_no_more(
    monkeypatch: pytest.MonkeyPatch, capsys: Output
) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(cli, "_run", interrupted)
    assert main(["warm"]) == 130
    assert capsys.readouterr().err == "\n"


# Scenarios.


def test_scenarios_that_pass(tmp_path: Path, capsys: Output) -> None:
    other = {**SKIPPED, "id": "other"}
    files = [
        scenario_file(tmp_path, SKIPPED, name="one.json"),
        scenario_file(tmp_path, other, name="two.json"),
    ]
    assert main(["scenario", *files]) == 0
    assert capsys.readouterr().out == "ok skipped\nok other\n2 passed, 0 failed\n"


def test_a_scenario_that_fails_says_where(tmp_path: Path, capsys: Output) -> None:
    assert main(["scenario", scenario_file(tmp_path, SKIPPED, failing())]) == 1
    assert capsys.readouterr().out == (
        "ok skipped\nFAIL failing: step 1: turn: expected 1, found 2\n1 passed, 1 failed\n"
    )


def test_the_projects_own_scenarios_run_without_a_file(capsys: Output) -> None:
    assert main(["scenario"]) == 0
    last = capsys.readouterr().out.splitlines()[-1]
    assert last.endswith(" passed, 0 failed")
    assert int(last.split()[0]) > 100


def test_an_unknown_key_is_an_error(tmp_path: Path, capsys: Output) -> None:
    file = scenario_file(tmp_path, {**SKIPPED, "seat": 3})
    assert mistake(["scenario", file], capsys).startswith(f"{file}: scenario skipped: ")


def test_two_scenarios_of_one_name_are_an_error(tmp_path: Path, capsys: Output) -> None:
    file = scenario_file(tmp_path, SKIPPED, SKIPPED)
    assert mistake(["scenario", file], capsys) == f"{file}: scenario skipped is already in {file}"


def test_a_position_that_cannot_be_is_named_with_its_file(tmp_path: Path, capsys: Output) -> None:
    file = scenario_file(tmp_path, {**SKIPPED, "seats": 2})
    said = mistake(["scenario", file], capsys)
    assert said == f"{file}: scenario skipped: hands: 3 hands for 2 seats"


def test_coverage_names_each_gap_and_fails(tmp_path: Path, capsys: Output) -> None:
    assert main(["scenario", "--coverage", scenario_file(tmp_path, SKIPPED, failing())]) == 1
    out = capsys.readouterr().out.splitlines()
    assert out[0].split() == ["rule", *EDITIONS, "overrides"]
    (skip,) = [line.split() for line in out if line.startswith("skip ")]
    assert skip == ["skip", "2", "GAP", "GAP", "GAP", "GAP", "."]
    assert "GAP skip: no scenario of beachcomber shows it" in out
    assert "FAIL failing: a scenario that fails shows nothing" in out
    assert "GAP skip: no scenario of flip-classic shows it" not in out
    assert out[-1].startswith(f"2 scenarios, {len(load_rulebook())} rules, ")


# Records.


def test_records_are_written_and_play_again(records: Path, capsys: Output) -> None:
    lines = [json.loads(line) for line in records.read_text().splitlines()]
    assert [(line["format"], line["edition"]) for line in lines] == [(1, "beachcomber")] * 3
    assert all(len(line["states"]) == len(line["moves"]) + 1 for line in lines)
    moves = sum(len(line["moves"]) for line in lines)
    capsys.readouterr()
    assert main(["replay", str(records), str(records)]) == 0
    expected = f"6 rounds, {2 * moves} moves: all play again as recorded\n"
    assert capsys.readouterr().out == expected


def test_a_record_that_departs_is_named_with_its_line(
    records: Path, tmp_path: Path, capsys: Output
) -> None:
    lines = [json.loads(line) for line in records.read_text().splitlines()]
    moves = len(lines[1]["moves"])
    lines[1]["moves"].append({"seat": 0, "do": "draw"})
    del lines[1]["states"]
    file = tmp_path / "departs"
    file.write_text("\n".join(map(json.dumps, lines)))
    said = mistake(["replay", str(file)], capsys)
    assert said.startswith(f"{file}: line 2: move {moves + 1}: refused by round-over: ")


def test_a_record_of_another_format_is_refused_by_name(tmp_path: Path, capsys: Output) -> None:
    file = tmp_path / "later"
    file.write_text('{"format": 2, "edition": "flip-classic"}\n')
    said = mistake(["replay", str(file)], capsys)
    assert said == f"{file}: line 1: unknown record format 2; this reads format 1"


def test_the_same_seed_writes_the_same_records(tmp_path: Path, capsys: Output) -> None:
    files = [tmp_path / name for name in ("one", "two", "other")]
    for file, seed in zip(files, ("7", "7", "8"), strict=True):
        said = ["simulate", "--rounds", "2", "--seed", seed, "--bot", "chaos"]
        assert main([*said, "--records", str(file)]) == 0
    one, two, other = (file.read_bytes() for file in files)
    assert one == two
    assert one != other
    assert f"Records: {files[2]}\n" in capsys.readouterr().out


# The rules.


def test_the_law_is_printed_whole_or_for_an_edition(capsys: Output) -> None:
    assert main(["rules"]) == 0
    whole = capsys.readouterr().out
    assert whole == print_rules(None) + "\n"
    assert main(["rules", "--edition", "flip-classic"]) == 0
    classic = capsys.readouterr().out
    assert classic == print_rules("flip-classic") + "\n"
    assert "[beachcomber]" in whole
    assert "[beachcomber]" not in classic
    assert "[flip]" in classic


def test_rounds_and_matches_of_a_section_play_again(tmp_path: Path, capsys: Output) -> None:
    rounds, matches = tmp_path / "rounds", tmp_path / "matches"
    section = ["simulate", "--section", "003-DE", "--rules", "hand_size=2"]
    assert main([*section, "--rounds", "2", "--states", "--records", str(rounds)]) == 0
    said = ["--matches", "2", "--mode", "rotation4", "--cycles", "2", "--bot", "greedy"]
    assert main([*section, *said, "--records", str(matches)]) == 0
    out = capsys.readouterr().out
    assert "player 3 (greedy): " in out
    assert "2 matches, 48 rounds" in out
    for line in rounds.read_text().splitlines():
        assert json.loads(line)["section"] == "003-DE"
    for line in matches.read_text().splitlines():
        record = json.loads(line)
        assert (record["section"], record["cycles"], record["seats"]) == ("003-DE", 2, 4)
        assert {each["section"] for each in record["rounds"]} == {"003-DE"}
    assert main(["replay", str(rounds), str(matches)]) == 0
    assert capsys.readouterr().out.startswith("50 rounds, ")


def test_the_sections_are_listed(capsys: Output) -> None:
    assert main(["editions", "--sections"]) == 0
    out = capsys.readouterr().out
    assert out == print_sections() + "\n"
    for name in SECTIONS:
        assert f"\n  {name} " in out


def test_the_editions_are_compared(capsys: Output) -> None:
    assert main(["editions"]) == 0
    out = capsys.readouterr().out
    assert out == print_editions() + "\n"
    for name in EDITIONS:
        assert name in out


# As real processes.


def process(
    *said: str, options: Sequence[str] = (), **settings: Any
) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, *options, "-m", "flipdeck", *said]
    environment = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    return subprocess.run(
        command, text=True, env=environment, check=False, **{"capture_output": True, **settings}
    )


@pytest.mark.parametrize(
    "said", [["--version"], ["--help"], ["rules"], ["editions"], ["replay", "--help"], ["dance"]]
)
def test_quick_commands_import_nothing_heavy(said: list[str]) -> None:
    done = process(*said, options=["-X", "importtime"])
    imported = {line.rpartition("|")[2].strip() for line in done.stderr.splitlines()}
    assert "flipdeck.cli" in imported
    # The rules are texts of the catalogues.
    heavy = HEAVY - {"fluent", "babel"} if said == ["rules"] else HEAVY
    assert not {name for name in imported if name.split(".")[0] in heavy}
    assert "flipdeck.kernel" not in imported


def test_a_mistake_leaves_no_traceback() -> None:
    for said in (["rules", "--edition", "chess"], ["dance"], ["replay", "/no/such/file"]):
        done = process(*said)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr.count("\n") == 1
        assert done.stderr.startswith("flipdeck: ")


def test_a_failing_scenario_fails_the_process(tmp_path: Path) -> None:
    done = process("scenario", scenario_file(tmp_path, failing()))
    assert done.returncode == 1
    assert done.stdout.endswith("\n0 passed, 1 failed\n")
    assert done.stderr == ""


def test_a_reader_that_has_seen_enough_is_no_error() -> None:
    for command in ("editions", "rules", "warm"):
        reading, writing = os.pipe()
        os.close(reading)
        try:
            done = process(command, capture_output=False, stdout=writing, stderr=subprocess.PIPE)
        finally:
            os.close(writing)
        assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.parametrize(("command", "text"), [("replay", ""), ("scenario", "[]")])
def test_an_empty_file_shows_nothing(
    command: str, text: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    path = tmp_path / "empty"
    path.write_text(text)
    assert main([command, str(path)]) == 2
    assert "in this file" in capsys.readouterr().err
