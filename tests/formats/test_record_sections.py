"""Records that name a printed section or several cycles: what they say is checked."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from flipdeck import sim
from flipdeck.engine.match import Match
from flipdeck.formats.record import MatchRecord, Record, read_record
from flipdeck.formats.replay import replay, replay_match
from flipdeck.rules.errors import BadInput
from flipdeck.rules.sections import section

GERMAN = section("003-DE")
Json = dict[str, Any]


@pytest.fixture(scope="module")
def round_record() -> Json:
    kept: list[bytes] = []
    sim.play_many(
        GERMAN.rulings,
        3,
        ["random"],
        "box",
        1,
        record_as=sim.RecordedAs("beachcomber", "003-DE"),
        on_chunk=lambda chunk: kept.extend(chunk.records),
    )
    return dict(msgspec.json.decode(kept[0]))


@pytest.fixture(scope="module")
def match_record() -> Json:
    rulings = GERMAN.with_rules({"hand_size": 2})
    match = Match(["x"] * 4, rulings, mode="rotation4", cycles=2, key=bytes(32))
    record = sim.play_match(match, ["random"], 1, 0, sim.RecordedAs("beachcomber", "003-DE"))
    return dict(msgspec.json.decode(msgspec.json.encode(record)))


def replayed(record: Json) -> None:
    read = read_record(msgspec.json.encode(record))
    if isinstance(read, MatchRecord):
        replay_match(read)
    else:
        assert isinstance(read, Record)
        list(replay(read))


def test_a_section_is_named_beside_rules_relative_to_the_edition(
    round_record: Json, match_record: Json
) -> None:
    assert (round_record["edition"], round_record["section"]) == ("beachcomber", "003-DE")
    assert round_record["rules"] == dict(GERMAN.overrides)
    assert match_record["rules"] == {**GERMAN.overrides, "hand_size": 2}
    assert match_record["cycles"] == 2
    for record in (round_record, match_record):
        replayed(record)
        # What a section says stands in the rules: without its name the record plays the same.
        replayed({name: value for name, value in record.items() if name != "section"})


def test_a_section_that_cannot_be_is_refused(round_record: Json, match_record: Json) -> None:
    for record in (round_record, match_record):
        with pytest.raises(BadInput, match="section 000-DE is of flip-classic, not beachcomber"):
            replayed({**record, "section": "000-DE"})
        with pytest.raises(BadInput, match="unknown section '003-XX'; did you mean"):
            replayed({**record, "section": "003-XX"})


def test_cycles_are_checked(match_record: Json) -> None:
    with pytest.raises(BadInput, match="cycles 11: it must be 1 to 10"):
        replayed({**match_record, "cycles": 11})
    with pytest.raises(BadInput, match="round 13: the match is already over"):
        replayed({**match_record, "cycles": 1})
    with pytest.raises(BadInput, match="winners: the record has"):
        replayed({**match_record, "cycles": 3})


def test_a_card_returned_to_another_place_than_the_bottom_is_found() -> None:
    returned = next(
        record
        for record in _records_with_a_returned_card()
        if record["returned"] and record["returned"][0]["at"] > 3
    )
    replayed(returned)
    moved = [{**returned["returned"][0], "at": 3}, *returned["returned"][1:]]
    with pytest.raises(BadInput, match=r"returned 1: the record has .* at 3; replayed it is"):
        replayed({**returned, "returned": moved})


def _records_with_a_returned_card() -> list[Json]:
    kept: list[bytes] = []
    sim.play_many(
        GERMAN.rulings,
        2,
        ["random"],
        "back",
        40,
        record_as=sim.RecordedAs("beachcomber", "003-DE"),
        on_chunk=lambda chunk: kept.extend(chunk.records),
    )
    return [dict(msgspec.json.decode(record)) for record in kept]
