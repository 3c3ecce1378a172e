"""The scenario runner: what passes, what fails and how it says so, what is no scenario."""

from __future__ import annotations

import copy
from pathlib import Path
from typing import Any

import msgspec
import pytest

from flipdeck.cli.lab import own_scenarios
from flipdeck.formats.scenario import (
    Scenario,
    read_all,
    read_scenarios,
    run_scenario,
)
from flipdeck.formats.scenario_coverage import OVERRIDDEN, coverage, gaps, unplayed_values
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulebook import load

Json = dict[str, Any]

GUILTY: Json = {
    "id": "guilty",
    "rule": "challenge",
    "covers": ["guilty", "draw-wild"],
    "edition": "flip-classic",
    "rules": {"bluffing": "allowed"},
    "seats": 3,
    "dealer": 0,
    "given": {
        "side": "light",
        "direction": "left",
        "turn": 1,
        "color": "blue",
        "hands": [
            ["red-4/pink-1"],
            ["blue-2/teal-5", "wild-draw2/orange-3"],
            ["green-9/purple-flip"],
        ],
        "discard": ["yellow-1/pink-2", "blue-7/teal-1"],
        "draw": ["red-1/pink-4", "red-2/pink-5", "red-3/pink-6"],
    },
    "match": {"mode": "points", "target": 500, "scores": [10, 20, 30]},
    "expect": {"turn": 1, "legal": {"seat": 1, "includes": ["draw"]}},
    "steps": [
        {
            "seat": 1,
            "do": "play",
            "card": "wild-draw2",
            "color": "red",
            "then": {"turn": 2, "awaiting": "answer", "color": "red"},
        },
        {"seat": 0, "do": "challenge", "refused": "who-answers"},
        {
            "seat": 2,
            "do": "challenge",
            "then": {
                "hand_sizes": [1, 3, 1],
                "turn": 2,
                "awaiting": "turn",
                "shown": {"to": [2], "hand_of": 1},
            },
        },
    ],
}


def with_change(path: str, value: object) -> Json:
    """The example with one thing set, found by a path such as ``steps.0.then.turn``."""
    made = copy.deepcopy(GUILTY)
    *way, last = path.split(".")
    at: Any = made
    for step in way:
        at = at[int(step)] if step.isdigit() else at.setdefault(step, {})
    at[last] = value
    return made


def parsed(scenario: Json) -> Scenario:
    return msgspec.convert(scenario, Scenario)


def failure(path: str, value: object) -> str:
    return run_scenario(parsed(with_change(path, value))).failure


def write(folder: Path, *each: object, name: str = "some.json") -> Path:
    file = folder / name
    file.write_bytes(msgspec.json.encode(list(each)))
    return file


def test_a_scenario_that_holds_passes() -> None:
    outcome = run_scenario(parsed(GUILTY))
    assert outcome.failure == ""
    assert {"draw-wild", "guilty", "who-answers", "uno-exposed", "uno-window"} <= outcome.rules


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("expect.turn", 2, "before the first step: turn: expected 2, found 1"),
        ("steps.0.then.turn", 1, "step 1: turn: expected 1, found 2"),
        ("steps.0.then.awaiting", "turn", "step 1: awaiting: expected turn, found answer"),
        ("steps.0.then.side", "dark", "step 1: side: expected dark, found light"),
        ("steps.0.then.direction", "right", "step 1: direction: expected right, found left"),
        ("steps.0.then.color", None, "step 1: color: expected None, found red"),
        ("steps.0.then.top", "wild", "step 1: top: expected wild, found wild-draw2"),
        ("steps.0.then.exposed", None, "step 1: exposed: expected None, found 1"),
        (
            "steps.2.then.hand_sizes",
            [1, 1, 1],
            "step 3: hand_sizes: expected [1, 1, 1], found [1, 3, 1]",
        ),
        (
            "steps.2.then.hands",
            {"1": ["blue-2"]},
            "step 3: hand of seat 1: expected ['blue-2'], found ['blue-2', 'red-1', 'red-2']",
        ),
        ("steps.2.then.draw", [], "step 3: draw: expected [], found ['red-3/pink-6']"),
        (
            "expect.discard",
            ["blue-7/teal-1"],
            "before the first step: discard: expected ['blue-7/teal-1'], "
            "found ['yellow-1/pink-2', 'blue-7/teal-1']",
        ),
        ("steps.0.then.discard_size", 2, "step 1: discard_size: expected 2, found 3"),
        ("steps.0.then.draw_size", 2, "step 1: draw_size: expected 2, found 3"),
        ("steps.2.then.winner", None, "step 3: awaiting: expected over, found turn"),
        ("steps.2.then.points", [0, 1, 0], "step 3: points: expected [0, 1, 0], found [0, 0, 0]"),
        (
            "steps.2.then.scores",
            [0, 0, 0],
            "step 3: scores: expected [0, 0, 0], found [10, 20, 30]",
        ),
        ("steps.2.then.match_winner", [0], "step 3: match_winner: expected [0], found None"),
        ("steps.2.then.eliminated", [0], "step 3: eliminated: expected [0], found []"),
        (
            "expect.legal",
            {"seat": 0, "includes": ["draw"]},
            "before the first step: legal moves of seat 0: expected 'draw' among []",
        ),
        (
            "steps.0.then.legal",
            {"seat": 2, "excludes": ["accept"]},
            "step 1: legal moves of seat 2: expected no 'accept' among "
            "['accept', 'catch 1', 'challenge']",
        ),
        (
            "steps.0.then.legal",
            {"seat": 2, "exactly": ["accept"]},
            "step 1: legal moves of seat 2: expected ['accept'], "
            "found ['accept', 'catch 1', 'challenge']",
        ),
        (
            "expect.sees",
            {"seat": 0, "hand_of": 1, "faces": ["teal-5"]},
            "before the first step: hand of seat 1 as seat 0 sees it: expected ['teal-5'], "
            "found ['orange-3', 'teal-5']",
        ),
        (
            "expect.sees",
            {"seat": None, "hand_of": 1, "faces": ["teal-5"]},
            "before the first step: hand of seat 1 as a bystander sees it: "
            "expected ['teal-5'], found None",
        ),
        (
            "expect.sees",
            [{"seat": 0, "draw_top": "pink-4"}, {"seat": 0, "draw_top": None}],
            "before the first step: draw_top as seat 0 sees it: expected None, found pink-4",
        ),
        (
            "steps.2.then.shown",
            {"to": [], "hand_of": 1},
            "step 3: hand of seat 1 shown to: expected [], found [2]",
        ),
        (
            "steps.2.then.shown",
            {"to": "all", "card": "red-1"},
            "step 3: card shown to all: expected ['red-1'], found []",
        ),
        ("steps.0.refused", True, "step 1: expected a refusal, but the move was legal"),
        ("steps.0.refused", "matching", "step 1: expected a refusal, but the move was legal"),
        (
            "steps.1.refused",
            "whose-turn",
            "step 2: expected a refusal by whose-turn, found who-answers",
        ),
        (
            "steps.1.refused",
            False,
            "step 2: expected a legal move, but it was refused by who-answers: Only seat 2 may "
            "accept or challenge this draw-wild: wait for the answer.",
        ),
        (
            "covers",
            ["guilty", "accept"],
            "covers: expected the scenario to show accept, but it does",
        ),
    ],
)
def test_what_was_expected_and_what_was_found(path: str, value: object, message: str) -> None:
    assert failure(path, value).startswith(message)


def test_a_refusal_may_be_asked_for_without_its_rule() -> None:
    assert failure("steps.1.refused", True) == ""


def test_a_scenario_may_begin_with_the_deal() -> None:
    scenario = copy.deepcopy(GUILTY)
    hands = scenario.pop("given")["hands"]
    scenario.update(steps=[], covers=["start-skip"], expect={"turn": 2, "top": "blue-skip"})
    scenario["start"] = {"hands": hands, "draw": ["blue-skip/teal-1", "red-1/pink-4"]}
    assert run_scenario(parsed(scenario)).failure == ""


def test_a_round_that_ends_is_scored_by_the_match() -> None:
    scenario = with_change("given.hands", [["red-4/pink-1"], ["blue-2/teal-5"], ["red-9/teal-9"]])
    scenario["covers"] = ["mode-points", "going-out", "hand-points"]
    scenario["match"] = {"mode": "points", "target": 33, "scores": [10, 20, 30]}
    over = {"winner": 1, "points": [0, 13, 0], "scores": [10, 33, 30], "match_winner": [1]}
    after = {"seat": 2, "do": "draw", "refused": "round-over", "then": {"scores": [10, 33, 30]}}
    scenario["steps"] = [{"seat": 1, "do": "play", "card": "blue-2", "then": over}, after]
    assert run_scenario(parsed(scenario)).failure == ""


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("unheard", 1, "unknown field `unheard`"),
        ("given.hand", [], "unknown field `hand` - at `$.given`"),
        ("match.goal", 1, "unknown field `goal` - at `$.match`"),
        ("expect.colour", "red", "unknown field `colour` - at `$.expect`"),
        ("steps.0.why", 1, "unknown field `why` - at `$.steps[0]`"),
        ("steps.0.then.colour", 1, "unknown field `colour` - at `$.steps[0].then`"),
        ("expect.legal.contains", [], "unknown field `contains` - at `$.expect.legal`"),
        ("expect.sees", {"seat": 0, "hand": 1}, "unknown field `hand` - at `$.expect.sees`"),
        ("steps.2.then.shown.hand", 1, "unknown field `hand` - at `$.steps[2].then.shown`"),
        ("given.pending", {"who": 1}, "at `$.given.pending`"),
        ("rules.bluff", "refused", "unknown ruling 'bluff'; did you mean 'bluffing'?"),
        ("rules.bluffing", "no", "ruling 'bluffing' cannot be 'no': it takes allowed, refused"),
        ("rules.match", "rotation8", None),
        ("edition", "chess", "unknown edition 'chess'"),
        ("covers", ["guilt"], "unknown rule 'guilt'"),
        ("steps.1.refused", "who-answer", "unknown rule 'who-answer'"),
        ("match.mode", "rotation8", "Invalid enum value 'rotation8' - at `$.match.mode`"),
        ("start", {"hands": [], "draw": []}, "it needs either 'given' or 'start'"),
        ("given", None, "it needs either 'given' or 'start'"),
        ("seats", "three", "Expected `int`, got `str` - at `$.seats`"),
        ("expect.legal", {"seat": 0}, "legal: it needs 'includes', 'excludes' or 'exactly'"),
        ("expect.sees", {"seat": 0}, "sees: it needs 'hand_of' with 'faces', or 'draw_top'"),
        (
            "expect.sees",
            [{"seat": 0, "hand_of": 1}],
            "sees: it needs 'hand_of' with 'faces', or 'draw_top'",
        ),
        ("expect.shown", {"to": [1]}, "shown: it needs either 'hand_of' or 'card'"),
        (
            "expect.shown",
            {"to": [1], "card": "red-1"},
            'shown: a card is shown to "all", a hand to a list of seats',
        ),
        (
            "expect.shown",
            {"to": "all", "hand_of": 1},
            'shown: a card is shown to "all", a hand to a list of seats',
        ),
    ],
)
def test_what_is_no_scenario_is_named_with_file_and_id(
    tmp_path: Path, path: str, value: object, message: str | None
) -> None:
    made = with_change(path, value)
    if message is None:
        del made["match"]
        message = "mode rotation8: a scenario has one table"
    file = write(tmp_path, with_change("id", "before"), made)
    with pytest.raises(BadInput) as wrong:
        read_scenarios(file)
    assert str(wrong.value).startswith(f"{file}: scenario guilty: ")
    assert message in str(wrong.value)


@pytest.mark.parametrize("missing", ["id", "rule", "edition", "seats"])
def test_what_a_scenario_lacks_is_named(tmp_path: Path, missing: str) -> None:
    made = copy.deepcopy(GUILTY)
    del made[missing]
    name = 1 if missing == "id" else "guilty"
    message = f"scenario {name}: Object missing required field `{missing}`"
    with pytest.raises(BadInput, match=message):
        read_scenarios(write(tmp_path, made))


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{", "malformed JSON: "),
        ("", "malformed JSON: "),
        ("[" * 100_000, "malformed JSON: nested too deeply"),
        ("{}", "a scenario file must be a list"),
        ("[7]", "scenario 1: Expected `object`, got `int`"),
    ],
)
def test_what_is_no_scenario_file_is_named(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "some.json"
    file.write_text(text)
    with pytest.raises(BadInput) as wrong:
        read_scenarios(file)
    assert str(wrong.value).startswith(f"{file}: {message}")


def test_ids_are_unique_over_all_files(tmp_path: Path) -> None:
    one = write(tmp_path, GUILTY, name="one.json")
    two = write(tmp_path, with_change("id", "other"), GUILTY, name="two.json")
    assert [(path, each.id) for path, each in read_all([one])] == [(one, "guilty")]
    with pytest.raises(BadInput) as wrong:
        read_all([one, two])
    assert str(wrong.value) == f"{two}: scenario guilty is already in {one}"


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        ("given.hands", [["red-4/pink-1"]], "hands: 1 hands for 3 seats"),
        ("seats", 11, "11 seats: a table has 2 to 10"),
        ("dealer", 3, "dealer 3: no seat in play of 3 seats"),
        ("match.scores", [1, 2], "2 scores: mode points keeps 3, one for each player"),
        ("steps.0.card", "mauve-1", "step 1: unknown card 'mauve-1'"),
        ("steps.0.do", "jump", "step 1: unknown move 'jump'"),
        ("steps.2.seat", 7, "step 3: unknown seat 7: the seats are 0 to 2"),
        ("expect.legal.seat", 7, "before the first step: legal: seat 7: the seats are 0 to 2"),
        ("expect.hands", {"x": []}, "before the first step: hands 'x': the seats are 0 to 2"),
        (
            "expect.sees",
            {"seat": 9, "draw_top": None},
            "before the first step: sees: seat 9: the seats are 0 to 2",
        ),
    ],
)
def test_what_cannot_be_played_is_named_with_its_step(
    path: str, value: object, message: str
) -> None:
    with pytest.raises(BadInput) as wrong:
        run_scenario(parsed(with_change(path, value)))
    assert str(wrong.value).startswith(f"scenario guilty: {message}")


def test_coverage_counts_sheets_and_overrides_apart() -> None:
    sheet = with_change("rules", {})
    shown = coverage([run_scenario(parsed(sheet)), *[run_scenario(parsed(GUILTY))] * 2])
    assert shown["guilty", "flip-classic"] == 1
    assert shown["guilty", OVERRIDDEN] == 2
    missing = gaps(shown)
    assert ("guilty", "flip-classic") not in missing
    assert ("guilty", "flip-nordic") in missing
    assert ("innocent", "flip-classic") in missing
    assert ("beachcomber", "flip-classic") not in missing
    assert ("no-bluff", OVERRIDDEN) in missing
    assert {slug for slug, _ in missing} <= {rule.slug for rule in load()}
    assert {column for _, column in missing} == {*EDITIONS, OVERRIDDEN}


def test_coverage_names_values_that_no_passing_scenario_is_played_by() -> None:
    played = run_scenario(parsed(with_change("rules", {"late_call": False})))
    assert not played.failure
    missing = unplayed_values([played])
    assert "late_call=true" in missing
    assert "late_call=false" not in missing
    assert {"deck=flip108", "wild_after_flip=next", "start_draw=plays"} <= set(missing)
    played.failure = "step 1: it failed"
    assert "late_call=false" in unplayed_values([played])
    assert not any(value.startswith(("match=", "pairing=")) for value in missing)


def test_the_projects_own_scenarios_pass() -> None:
    outcomes = [run_scenario(each) for _, each in read_all(own_scenarios())]
    assert len(outcomes) > 100
    assert [outcome.scenario.id for outcome in outcomes if outcome.failure] == []
    assert gaps(coverage(outcomes)) == []
    assert unplayed_values(outcomes) == []
