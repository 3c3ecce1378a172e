"""Log entries are a format of their own, and a table keeps the rulings that its log names."""

from __future__ import annotations

import dataclasses
import random
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import get_args

import msgspec
import pytest

import flipdeck.server.storage
from flipdeck.rules import editions
from flipdeck.rules.errors import BadInput
from flipdeck.rules.moves import (
    Accept,
    AnyMove,
    CallUno,
    Catch,
    Challenge,
    Draw,
    NameColor,
    Pass,
    Play,
)
from flipdeck.rules.rulings import NAMES
from flipdeck.server import http_types
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables import commands, table_rules
from flipdeck.server.tables.table import DIGEST_EVERY, StateMismatch, Table
from tests.support.random_tables import log_of
from tests.support.server_fixture import play_on, run_async, running_server
from tests.support.strategies import any_move

MOVES: tuple[AnyMove, ...] = (
    Play("red-7"),
    Play("wild", at=3, color="blue", uno=True),
    Play("beachcomber", give=("red-1", "blue-2"), to=2),
    Draw(),
    Pass(),
    Accept(),
    Challenge(),
    NameColor("red"),
    NameColor(),
    CallUno(),
    Catch(0),
)


@pytest.mark.parametrize("move", MOVES, ids=str)
def test_a_move_is_stored_and_read_back(move: AnyMove) -> None:
    entry = log.MovePlayed.of(move, at=1, seat=2, by="bot")
    read = log.decode_entry(log.encode_entry(entry))
    assert read == entry
    assert isinstance(read, log.MovePlayed)
    assert read.move == move


def test_storage_imports_nothing_of_the_wire() -> None:
    folder = Path(flipdeck.server.storage.__file__).parent
    for source in folder.rglob("*.py"):
        imports = re.findall(r"flipdeck\.server\.[a-z_]+", source.read_text(encoding="utf-8"))
        assert set(imports) <= {"flipdeck.server.storage", "flipdeck.server.errors"}, source


def played_log(moves: int, **settings: object) -> list[log.AnyEntry]:
    """The log of a table of bots with a number of random moves."""
    asked = http_types.CreateTable(
        name="Ann",
        settings=msgspec.convert({"seats": 3, "target": 9999, **settings}, http_types.Settings),
        bots=2,
        start=True,
    )
    table, dice = Table(), random.Random(7)
    entries = [
        table.apply(entry).entry
        for entry in commands.create_table(asked, "ABCDEF", "secret", 1_000)
    ]
    assert table.match is not None
    for number in range(moves):
        if table.match.round.over:
            entries.append(table.apply(table.match.next_deal(2_000 + number)).entry)
        chair, move = any_move(table.match.round, dice)
        entry = log.MovePlayed.of(move, at=2_000 + number, seat=table.match.seating[chair])
        entries.append(table.apply(entry).entry)
    return [log.decode_entry(log.encode_entry(entry)) for entry in entries]


def loaded(entries: list[log.AnyEntry]) -> Table:
    table = Table()
    for entry in entries:
        table.apply(entry)
    return table


@pytest.fixture
def known_editions() -> Iterator[dict[str, editions.Edition]]:
    """The registered editions, to be changed by a test; all are put back in their order."""
    before = dict(editions._editions)
    yield editions._editions
    editions._editions.clear()
    editions._editions.update(before)


def test_a_table_keeps_its_rulings_when_the_edition_changes(
    known_editions: dict[str, editions.Edition],
) -> None:
    entries = played_log(40, rules={"hand_size": 5})
    before = loaded(entries)
    assert before.settings.rules == {"hand_size": 5}
    edition = editions.EDITIONS["flip-classic"]
    changed = dataclasses.replace(edition, rulings=edition.with_rules({"uno_penalty": 4}))
    known_editions["flip-classic"] = changed
    after = loaded(entries)
    assert after.rulings == before.rulings
    assert after.rulings.uno_penalty == 2
    assert after.settings.rules == {"hand_size": 5, "uno_penalty": 2}
    assert after.match is not None
    assert before.match is not None
    assert after.match.round.state_bytes() == before.match.round.state_bytes()
    del known_editions["flip-classic"]
    assert set(loaded(entries).settings.rules) == set(NAMES)


def test_the_first_entry_names_every_ruling_and_the_rulebook() -> None:
    first = played_log(0, edition="beachcomber", mode="lowest", target=200)[0]
    assert isinstance(first, log.TableCreated)
    assert first.format == log.FORMAT
    assert set(first.rules.rulings) == set(NAMES)
    assert (first.rules.mode, first.rules.target) == ("lowest", 200)
    assert first.rules.rulings["deck"] == "beach112"
    assert re.fullmatch(r"[0-9a-f]{16}", first.rules.rulebook)


def test_rulings_this_version_does_not_know_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    first = played_log(0)[0]
    assert isinstance(first, log.TableCreated)
    for rulings in (
        {**first.rules.rulings, "wombat": True},
        {name: value for name, value in first.rules.rulings.items() if name != "deck"},
    ):
        rules = msgspec.structs.replace(first.rules, rulings=rulings)
        with pytest.raises(ValueError, match="not those of this version"):
            Table().apply(msgspec.structs.replace(first, rules=rules))
    # A ruling added later is read with the value by which older logs play.
    older = {name: value for name, value in first.rules.rulings.items() if name != "deck"}
    rules = msgspec.structs.replace(first.rules, rulings=older)
    monkeypatch.setitem(table_rules.ADDED_RULINGS, "deck", "flip112")
    assert loaded([msgspec.structs.replace(first, rules=rules)]).rulings.deck == "flip112"


def test_a_log_of_another_format_is_refused() -> None:
    first = played_log(0)[0]
    assert isinstance(first, log.TableCreated)
    with pytest.raises(ValueError, match="log format 3"):
        Table().apply(msgspec.structs.replace(first, format=3))


def test_digests_stand_at_the_deal_and_every_so_often() -> None:
    entries = played_log(80)
    with_digest = {
        number
        for number, entry in enumerate(entries, 1)
        if isinstance(entry, log.RoundDealt | log.MovePlayed) and entry.digest
    }
    deals = {n for n, entry in enumerate(entries, 1) if isinstance(entry, log.RoundDealt)}
    assert with_digest == deals | set(range(DIGEST_EVERY, len(entries) + 1, DIGEST_EVERY))


def test_a_log_that_plays_to_another_state_is_refused() -> None:
    entries = played_log(80)
    at, entry = next(
        (at, entry)
        for at, entry in enumerate(entries)
        if isinstance(entry, log.MovePlayed) and entry.digest
    )
    loaded(entries)
    first = entries[0]
    assert isinstance(first, log.TableCreated)
    other = msgspec.structs.replace(entry, digest="0" * 16)
    with pytest.raises(StateMismatch):
        loaded([*entries[:at], other, *entries[at + 1 :]])
    rulings = {**first.rules.rulings, "direction": "right"}
    rules = msgspec.structs.replace(first.rules, rulings=rulings)
    with pytest.raises(StateMismatch):
        loaded([msgspec.structs.replace(first, rules=rules), *entries[1:]])


@run_async
async def test_a_server_names_a_table_whose_state_differs(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            bots=1, start=True, settings={"seats": 2, "rules": {"hand_size": 3}}
        )
        ann = await server.join(made)
        await play_on([ann], 2)
    entries = log_of(tmp_path / "tables.db", made["code"])
    number, dealt = next(
        (n, entry) for n, entry in enumerate(entries, 1) if isinstance(entry, log.RoundDealt)
    )
    assert dealt.digest, "the deal that begins a new table has a digest as well"
    raw = log.encode_entry(msgspec.structs.replace(dealt, digest="0" * 16))
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("UPDATE log SET entry = ? WHERE number = ?", [raw, number])
        plain.commit()
    plain.close()
    async with running_server(tmp_path) as server:
        status, problem = await server.request("GET", f"/api/tables/{made['code']}")
        assert (status, problem["error"]) == (500, "broken-table")


def test_settings_survive_the_log() -> None:
    rotation = http_types.Settings(edition="beachcomber", section="003-DE", mode="rotation4")
    rotation = msgspec.structs.replace(rotation, cycles=3, rules={"hand_size": 6})
    chosen = http_types.Settings(
        edition="flip-nordic",
        rules={"hand_size": 6, "bluffing": "refused"},
        mode="lowest",
        target=120,
        seats=5,
        turn_time=30,
        spectators="backs",
        public=True,
        chat=False,
        bot_delay=1,
        catch_delay=2,
        pass_delay=3,
        pass_window=4,
        forget_uno=6,
        next_round=5,
    )
    for settings in (chosen, rotation, http_types.Settings()):
        logged, in_force = table_rules.log_settings(settings)
        rulings = table_rules.read_rulings(in_force)
        assert table_rules.read_settings(logged, rulings) == settings


def test_rules_that_an_edition_no_longer_has_are_shown_by_their_differences() -> None:
    logged, in_force = table_rules.log_settings(http_types.Settings(rules={"hand_size": 6}))
    old = msgspec.structs.replace(logged, rules={"gone": 1})
    with pytest.raises(BadInput):
        editions.edition("flip-classic").with_rules(old.rules)
    shown = table_rules.read_settings(old, table_rules.read_rulings(in_force))
    assert shown.rules == {"hand_size": 6}


def test_a_section_decides_the_edition_and_its_rulings_are_logged() -> None:
    logged, in_force = table_rules.log_settings(http_types.Settings(section="000-ES"))
    assert (logged.edition, logged.section) == ("flip-classic", "000-ES")
    assert in_force.rulings["direction"] == "right"
    beach = http_types.Settings(section="003-FR", rules={"late_call": True})
    logged, in_force = table_rules.log_settings(beach)
    assert logged.edition == "beachcomber"
    rulings = table_rules.read_rulings(in_force)
    assert (rulings.start_reverse, rulings.late_call) == ("neighbour", True)
    shown = table_rules.read_settings(logged, rulings)
    assert (shown.edition, shown.section, shown.rules) == (
        "beachcomber",
        "003-FR",
        {"late_call": True},
    )
    # A section that a later version no longer has leaves the edition and the differences to it.
    gone = msgspec.structs.replace(logged, section="003-XX")
    shown = table_rules.read_settings(gone, rulings)
    assert shown.section is None
    assert shown.rules == {"first_dealer": "highest_number", "start_reverse": "neighbour"}


def test_logs_without_the_newer_rulings_play_as_they_did() -> None:
    first = played_log(0)[0]
    assert isinstance(first, log.TableCreated)
    older = {
        name: value
        for name, value in first.rules.rulings.items()
        if name not in table_rules.ADDED_RULINGS
    }
    assert len(older) == len(NAMES) - 12
    rules = msgspec.structs.replace(first.rules, rulings=older)
    table = loaded([msgspec.structs.replace(first, rules=rules)])
    assert table.rulings == editions.EDITIONS["flip-classic"].with_rules({})
    assert (table.settings.section, table.settings.cycles) == (None, 1)


FIXTURE = Path(__file__).parents[1] / "fixtures" / "log_format_2.jsonl"
"""A log with every kind of entry and of move, as format 2 was first written. It is never rewritten:
a change that it does not survive needs a new format and a migration."""


STAGE_ENTRIES = {log.StageStarted, log.TournamentClosed}
"""Entries of tournaments, added after the log of the fixture was written."""
SEAT_ENTRIES = {log.SeatChanged, log.SeatRenamed}
"""Entries of players who change seat or name, added later still."""
SHUFFLE_ENTRIES = {log.ShuffleCommitted, log.PartsClosed}
"""Entries of shuffles that players can verify, added after those."""


def test_a_log_of_this_format_is_read_as_it_was_written() -> None:
    lines = FIXTURE.read_bytes().splitlines()
    entries = [log.decode_entry(line) for line in lines]
    assert [log.encode_entry(entry) for entry in entries] == lines
    added = STAGE_ENTRIES | SEAT_ENTRIES | SHUFFLE_ENTRIES
    assert {type(entry) for entry in entries} == set(get_args(log.AnyEntry)) - added
    moves = {entry.do for entry in entries if isinstance(entry, log.MovePlayed)}
    assert moves == set(get_args(log.Do))
    table = loaded(entries)
    assert (table.number, table.mode, table.target) == (337, "partners", 5000)
    assert table.match is not None
    assert table.match.digest() == "fc5ef271a8aa67db"


STAGE_LINES = (
    b'{"type":"stage_started","at":1,"tournament":"ABCDEFGH","title":"Friday","mode":"rotation8",'
    b'"table":2,"stage":3,"stages":7,"no_show":60,'
    b'"seats":[{"name":"Ann","token":"aa"},{"name":"Ben","bot":"greedy"}]}',
    b'{"type":"tournament_closed","at":2}',
)


def test_entries_of_tournaments_are_read_as_they_were_written() -> None:
    entries = [log.decode_entry(line) for line in STAGE_LINES]
    assert {type(entry) for entry in entries} == STAGE_ENTRIES
    assert tuple(map(log.encode_entry, entries)) == STAGE_LINES


SEAT_LINES = (
    b'{"type":"seat_changed","at":1,"seat":0,"to":2}',
    b'{"type":"seat_renamed","at":2,"seat":2,"name":"Zoe"}',
)


def test_entries_of_players_who_move_are_read_as_they_were_written() -> None:
    entries = [log.decode_entry(line) for line in SEAT_LINES]
    assert {type(entry) for entry in entries} == SEAT_ENTRIES
    assert tuple(map(log.encode_entry, entries)) == SEAT_LINES


SHUFFLE_LINES = (
    b'{"type":"shuffle_committed","at":1,"table":"ABCDEFGHI.1","seeds":['
    b'{"round":0,"commitment":"c0","seed":"s0","salt":"a0"},'
    b'{"round":1,"commitment":"c1","sealed":"e1"}]}',
    b'{"type":"parts_closed","at":2,"round":1,"parts":[{"seat":0,"hash":"h0"}]}',
    b'{"type":"round_dealt","at":3,"dealer":1,"deck":"blue-1","first":true,"shuffle":{"round":1,'
    b'"parts":[{"seat":0,"hash":"h0","part":"p0"},{"seat":2,"hash":"h2"},{"seat":3}],"again":1,'
    b'"next":{"round":2,"commitment":"c2","seed":"s2","salt":"a2"}}}',
)


def test_entries_of_verifiable_shuffles_are_read_as_they_were_written() -> None:
    entries = [log.decode_entry(line) for line in SHUFFLE_LINES]
    assert {type(entry) for entry in entries} == SHUFFLE_ENTRIES | {log.RoundDealt}
    assert tuple(map(log.encode_entry, entries)) == SHUFFLE_LINES


def test_a_log_without_lapses_has_bots_that_never_forget() -> None:
    logged, _ = table_rules.log_settings(http_types.Settings(forget_uno=0))
    assert b"forget_uno" not in msgspec.json.encode(logged), "as older logs are"
    _, in_force = table_rules.log_settings(http_types.Settings())
    assert table_rules.read_settings(logged, table_rules.read_rulings(in_force)).forget_uno == 0
