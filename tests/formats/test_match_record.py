"""Records of whole matches, in every mode."""

from __future__ import annotations

import copy
import random
from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from flipdeck.engine.match import Match
from flipdeck.formats.record import MatchRecord, MatchRecorder, read_record
from flipdeck.formats.replay import replay_match
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.modes import MODES, Standing
from flipdeck.rules.rulings import override
from tests.support.strategies import any_move

Json = dict[str, Any]


def recorded(
    edition: str, mode: str, seed: int, *, target: int = 150, most: int = 60, **rules: Any
) -> tuple[Json, Match]:
    """A match played by anything that is legal, and its record as it reads."""
    usual: dict[str, object] = {"hand_size": 3, "move_limit": 60}
    rulings = override(EDITIONS[edition].rulings, {**usual, **rules})
    players = [f"player {number}" for number in range(MODES[mode].players or 3)]
    dice = random.Random(seed)
    header = {"commitment": "abc", "format": 99}
    key = dice.randbytes(32)
    match = Match(players, rulings, mode=mode, target=target, key=key, header=header)
    recorder = MatchRecorder(match, edition)
    match.start()
    while True:
        for table in match.playing:
            played = match.tables[table]
            while not played.over:
                recorder.apply(table, *any_move(played, dice))
            match.finish_round(table)
        if match.over or len(match.history) >= most:
            return msgspec.json.decode(msgspec.json.encode(recorder.record())), match
        match.next_round()


def play(record: Json) -> Standing:
    read = read_record(msgspec.json.encode(record))
    assert isinstance(read, MatchRecord)
    return replay_match(read)


def refused(record: Json) -> str:
    with pytest.raises(BadInput) as wrong:
        play(record)
    return str(wrong.value)


@pytest.mark.parametrize("mode", list(MODES))
@pytest.mark.parametrize("pairing", ["round", "match"])
@pytest.mark.parametrize("edition", ["flip-splash", "beachcomber"])
def test_a_match_plays_again_to_its_scores(edition: str, mode: str, pairing: str) -> None:
    record, match = recorded(edition, mode, 1, pairing=pairing, direction="right")
    assert play(record) == match.standing
    assert record["scores"] == list(match.standing.scores)
    assert record["mode"] == mode
    assert len(record["rounds"]) == len(match.history)
    for written, finished in zip(record["rounds"], match.history, strict=True):
        assert written["table"] == finished.table
        assert written["players"] == list(finished.seating)
        assert written["dealer"] == finished.dealer
        assert written["result"]["winner"] == finished.winner


def test_a_match_that_is_not_over_plays_again_too() -> None:
    record, match = recorded("flip-classic", "points", 3, target=10_000, most=3)
    assert not match.over
    assert record["winners"] is None
    assert play(record) == match.standing


def test_a_match_record_has_the_shape_of_its_format() -> None:
    record, _ = recorded("flip-nordic", "lowest", 4)
    assert {name: record[name] for name in ("format", "kind", "edition", "mode", "target")} == {
        "format": 1,
        "kind": "match",
        "edition": "flip-nordic",
        "mode": "lowest",
        "target": 150,
    }
    assert record["seats"] == 3
    assert record["players"] == ["player 0", "player 1", "player 2"]
    assert record["rules"] == {"hand_size": 3, "move_limit": 60}
    assert record["commitment"] == "abc"
    assert all(written["format"] == 1 for written in record["rounds"])


def first_where(
    matches: Callable[[list[Json]], bool], edition: str, mode: str, **rules: Any
) -> Json:
    """The first match without blocked rounds that meets a condition."""
    records = (recorded(edition, mode, seed, move_limit=5000, **rules)[0] for seed in range(100))
    return next(record for record in records if matches(record["rounds"]))


def longer_than_two(rounds: list[Json]) -> bool:
    return len(rounds) > 2


def somebody_is_out(rounds: list[Json]) -> bool:
    return any(written.get("out") for written in rounds)


POINTS = first_where(longer_than_two, "flip-classic", "points", pairing="match")
OUT = first_where(somebody_is_out, "flip-classic", "elimination", target=80)
EIGHT = first_where(longer_than_two, "beachcomber", "rotation8", hand_size=1)


def test_the_records_to_be_changed_are_sound() -> None:
    for record in (POINTS, OUT, EIGHT):
        assert play(record).over
        assert all(written["result"]["winner"] is not None for written in record["rounds"])


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"scores": [1, 2, 3]}, "scores: the record has [1, 2, 3]; replayed it is ["),
        ({"winners": [0, 1, 2]}, "winners: the record has [0, 1, 2]; replayed it is ["),
        ({"winners": None}, "winners: the record has None; replayed it is ["),
        ({"mode": "chess"}, "unknown match mode 'chess'"),
        ({"mode": "single"}, "round 2: the match is already over"),
        ({"mode": "partners"}, "3 seats: mode partners needs exactly 4"),
        ({"target": 0}, "target 0: it must be 1 or more"),
        ({"target": 1}, "round 2: the match is already over"),
        ({"seats": 4}, "3 players for 4 seats"),
        ({"seats": 2, "players": ["a", "b"]}, "round 1: 3 seats; mode points seats 2"),
        ({"edition": "flip-canada"}, "round 1: its rulings are not those of its match"),
        ({"edition": "chess"}, "unknown edition 'chess'"),
        ({"rules": {"hand_size": 4}}, "round 1: its rulings are not those of its match"),
    ],
)
def test_a_changed_match_is_refused_by_name(change: Json, message: str) -> None:
    assert refused({**POINTS, **change}).startswith(message)


def changed(record: Json, number: int, **change: object) -> Json:
    """The record with one of its rounds changed, counted from 1."""
    made = copy.deepcopy(record)
    made["rounds"][number - 1].update(change)
    return made


@pytest.mark.parametrize(
    ("number", "change", "message"),
    [
        (2, {"table": 1}, "unknown table 1: mode points has 1"),
        (2, {"table": -1}, "unknown table -1: mode points has 1"),
        (2, {"players": [0, 2, 1]}, "players [0, 2, 1]; the mode seats [0, 1, 2]"),
        (2, {"out": [1]}, "seats out [1]; by the scores [] are out"),
        (2, {"dealer": POINTS["rounds"][0]["dealer"]}, "; the deal passes to seat "),
        (2, {"edition": "flip-splash"}, "its rulings are not those of its match"),
        (2, {"seats": 2}, "2 seats; mode points seats 3"),
        (2, {"format": 2}, "unknown record format 2; this reads format 1"),
        (2, {"moves": POINTS["rounds"][1]["moves"][:-1]}, " the round is not over"),
        (2, {"moves": [{"seat": 9, "do": "draw"}]}, "move 1: unknown seat 9"),
        (2, {"result": {"winner": 2, "points": [0, 0, 1]}}, "result: the record has winner 2"),
    ],
)
def test_a_round_that_does_not_belong_there_is_refused_by_number(
    number: int, change: Json, message: str
) -> None:
    said = refused(changed(POINTS, number, **change))
    assert said.startswith(f"round {number}: ")
    assert message in said


def test_a_match_dealt_from_one_pack_keeps_its_pairs() -> None:
    deck = [card.split("/") for card in POINTS["rounds"][1]["deck"]]
    deck[0][1], deck[1][1] = deck[1][1], deck[0][1]
    pairs = ["/".join(card) for card in deck]
    said = refused(changed(POINTS, 2, deck=pairs))
    assert said == "round 2: deck: with pairing = match the same cards are dealt each round"


def test_chairs_are_out_by_the_scores_alone() -> None:
    number = next(at for at, written in enumerate(OUT["rounds"], 1) if written.get("out"))
    said = refused(changed(OUT, number, out=[]))
    out = OUT["rounds"][number - 1]["out"]
    assert said == f"round {number}: seats out []; by the scores {out} are out"


def test_rounds_left_out_or_doubled_are_noticed() -> None:
    for record in (POINTS, OUT):
        shorter = copy.deepcopy(record)
        del shorter["rounds"][-1]
        assert refused(shorter).startswith("scores: the record has ")
        longer = copy.deepcopy(record)
        longer["rounds"].append(longer["rounds"][-1])
        said = refused(longer)
        assert said == f"round {len(longer['rounds'])}: the match is already over"


def test_a_table_waits_for_the_other_only_at_the_end_of_a_block() -> None:
    """The rounds of a rotation of eight may be written table by table, but not across blocks."""
    block = [round_ for round_ in EIGHT["rounds"] if round_["result"]["winner"] is not None][:8]
    assert EIGHT["rounds"][:8] == block, "no round of the first block is blocked"
    apart = copy.deepcopy(EIGHT)
    apart["rounds"][:8] = sorted(block, key=lambda round_: round_["table"])
    assert play(apart).scores == tuple(EIGHT["scores"])
    ahead = copy.deepcopy(apart)
    ahead["rounds"].insert(4, next(r for r in EIGHT["rounds"][8:] if r["table"] == 0))
    assert refused(ahead) == (
        "round 5: table 0 waits for the others: partners and tables change next"
    )
