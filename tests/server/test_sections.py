"""Tables by printed section, and rotations of several cycles: log, restart, record."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from flipdeck.formats.record import MatchRecord, read_record
from flipdeck.formats.replay import replay_match
from flipdeck.rules.sections import SECTIONS
from flipdeck.server.storage import log_entries as log
from tests.server.test_match_export import record_of
from tests.server.test_matches import play_out
from tests.support.random_tables import log_of
from tests.support.server_fixture import play_on, run_async, running_server

SHORT = {"mode": "points", "target": 400, "seats": 3}
"""No single round of three small hands is worth so much: the first one does not end the match."""


def verified(record: object) -> MatchRecord:
    read = read_record(msgspec.json.encode(record))
    assert isinstance(read, MatchRecord)
    replay_match(read)
    return read


@pytest.mark.parametrize("section", ["000-ES", "001-ES", "003-FR", "003-DE", "004-FI"])
def test_a_table_by_section_goes_on_after_a_restart(tmp_path: Path, section: str) -> None:
    @run_async
    async def run() -> None:
        settings = {**SHORT, "section": section, "rules": {"hand_size": 3}}
        async with running_server(tmp_path) as server:
            made = await server.create_table(bots=2, start=True, settings=settings)
            ann = await server.join(made)
            shown = ann.last["lobby"]["settings"]
            assert (shown["section"], shown["rules"]) == (section, {"hand_size": 3})
            assert shown["edition"] == SECTIONS[section].edition
            await play_on([ann], 2)
        created = log_of(tmp_path / "tables.db", made["code"])[0]
        assert isinstance(created, log.TableCreated)
        assert created.settings.section == section
        for name, value in SECTIONS[section].overrides.items():
            assert created.rules.rulings[name] == value
        async with running_server(tmp_path) as server:
            ann = await server.join(made)
            assert ann.last["lobby"]["settings"] == shown
            info = (await server.request("GET", f"/api/tables/{made['code']}"))[1]
            assert (info["section"], info["edition"]) == (section, shown["edition"])
            await play_out(ann, random.Random(1))
            status, record = await record_of(server, made["code"], made["token"])
        assert status == 200
        read = verified(record)
        assert read.section == section
        expected = {**SECTIONS[section].overrides, "hand_size": 3}
        assert read.rules == expected, "rules stay relative to the edition"

    run()


@run_async
async def test_a_rotation_of_two_cycles_goes_on_after_a_restart(tmp_path: Path) -> None:
    settings = {"mode": "rotation4", "cycles": 2, "seats": 4, "rules": {"hand_size": 2}}
    async with running_server(tmp_path) as server:
        made = await server.create_table(bots=3, start=True, settings=settings)
        ann = await server.join(made)
        assert ann.last["match"]["cycles"] == 2
        await play_on([ann], 5)
    async with running_server(tmp_path) as server:
        ann = await server.join(made)
        assert ann.last["match"]["cycles"] == 2
        match = await play_out(ann, random.Random(2))
        record = (await record_of(server, made["code"], made["token"]))[1]
    won = [row for row in match["sheet"] if row["winner"] is not None]
    partners = [tuple(row["partners"][0]) for row in won]
    assert partners == [pair for pair in ((0, 1), (0, 2), (0, 3)) for _ in range(4)] * 2
    assert match["ended"] == "won"
    assert verified(record).cycles == 2


@run_async
async def test_what_cannot_be_is_refused_in_one_line(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        for settings, text in (
            ({"section": "003-de"}, "unknown section '003-de'; did you mean '003-DE'?"),
            ({"mode": "points", "cycles": 2}, "cycles 2: mode points is no rotation"),
        ):
            body = {"name": "Ann", "settings": settings}
            status, problem = await server.request("POST", "/api/tables", body)
            assert (status, problem["error"]) == (400, "bad-settings")
            assert text in problem["text"]
            assert "\n" not in problem["text"]
        body = {"name": "Ann", "settings": {"mode": "rotation4", "cycles": 11}}
        status, problem = await server.request("POST", "/api/tables", body)
        assert (status, problem["error"]) == (400, "bad-message")


@run_async
async def test_a_host_changes_from_an_edition_to_a_section_and_back(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ann = await server.join(await server.create_table(settings={"seats": 3}))
        await ann.request("change_settings", settings={"seats": 3, "section": "003-NL"})
        shown = ann.last["lobby"]["settings"]
        assert (shown["edition"], shown["section"]) == ("beachcomber", "003-NL")
        await ann.request("change_settings", settings={"seats": 3, "edition": "flip-canada"})
        shown = ann.last["lobby"]["settings"]
        assert (shown["edition"], shown["section"]) == ("flip-canada", None)
