"""Whole matches played by bots, and rounds of every printed section; all play again."""

from __future__ import annotations

import msgspec
import pytest

from flipdeck import sim
from flipdeck.engine.match import Match
from flipdeck.formats.record import MatchRecord, Record, read_record
from flipdeck.formats.replay import replay, replay_match
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.modes import MODES
from flipdeck.rules.rulings import override
from flipdeck.rules.sections import SECTIONS

SHORT = override(EDITIONS["flip-classic"].rulings, {"hand_size": 2})


@pytest.mark.parametrize("mode", MODES)
def test_a_match_of_every_mode_plays_again(mode: str) -> None:
    rotation = MODES[mode].rounds is not None
    cycles = 2 if rotation else 1
    names = ["x"] * (MODES[mode].players or 3)
    match = Match(names, SHORT, mode=mode, target=60, cycles=cycles, key=bytes(32))
    record = sim.play_match(match, ["greedy"], "m", record_as=sim.RecordedAs("flip-classic"))
    assert match.over
    read = read_record(msgspec.json.encode(record))
    assert isinstance(read, MatchRecord)
    assert read.cycles == cycles
    assert ("cycles" in (record or {})) == rotation
    assert replay_match(read) == match.standing


def test_a_match_whose_rounds_are_all_blocked_is_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sim.matches, "MOST_ROUNDS", 5)
    match = Match(["x", "y"], override(SHORT, {"move_limit": 1}), key=bytes(32))
    with pytest.raises(BadInput, match="not over after 5 rounds"):
        sim.play_match(match, ["random"], 1)


@pytest.mark.parametrize("bot", ["random", "chaos"])
@pytest.mark.parametrize("section", SECTIONS)
def test_rounds_of_every_section_play_again(section: str, bot: str) -> None:
    printed = SECTIONS[section]
    named = sim.RecordedAs(printed.edition, section)
    for seats in (2, 3 + list(SECTIONS).index(section) % 7, 10):
        chunks: list[sim.Chunk] = []
        sim.play_many(
            printed.rulings,
            seats,
            [bot],
            f"{section} {seats}",
            1,
            record_as=named,
            states=True,
            on_chunk=chunks.append,
        )
        (record,) = [read_record(each) for chunk in chunks for each in chunk.records]
        assert isinstance(record, Record)
        assert (record.section, record.rules) == (section, dict(printed.overrides))
        last = list(replay(record))[-1]
        assert last.over
        assert last.rulings == printed.rulings
