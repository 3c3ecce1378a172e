"""Migrating a database loses nothing: killed in the middle, run twice at once, or unreadable."""

from __future__ import annotations

import asyncio
import shutil
import signal
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest
import sqlalchemy as sa

from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import NAMES
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.storage.migrations import v1_entries
from flipdeck.server.storage.schema import HEAD
from flipdeck.server.storage.sqlite import migrate
from flipdeck.server.tables.loader import load
from tests.support.server_fixture import run_async

OLD = Path(__file__).parents[1] / "fixtures" / "v0.1" / "tables.db"
COPIES = 4
"""The fixture's tables so many times: more than the migration reads at once."""

KILLED = """
import os, signal, sys
import sqlalchemy as sa
from flipdeck.server.storage.sqlite import migrate
from flipdeck.server.storage.migrations import v1_entries

rewrite, seen = v1_entries.upgraded, 0

def until_killed(entry):
    global seen
    seen += 1
    if seen > int(sys.argv[2]):
        os.kill(os.getpid(), signal.SIGKILL)
    return rewrite(entry)

v1_entries.upgraded = until_killed
migrate(sa.make_url("sqlite+aiosqlite:///" + sys.argv[1]), "FULL")
"""
OPEN = """
import sys
import sqlalchemy as sa
from flipdeck.server.storage.sqlite import migrate
sys.stdin.readline()
migrate(sa.make_url("sqlite+aiosqlite:///" + sys.argv[1]), "FULL")
"""

Rows = list[tuple[str, int, bytes]]


def rows_of(database: Path) -> tuple[str, Rows]:
    """The version of a database and all its entries."""
    with sqlite3.connect(database) as plain:
        version = plain.execute("SELECT version_num FROM alembic_version").fetchone()[0]
        rows = plain.execute("SELECT code, number, entry FROM log ORDER BY code, number").fetchall()
    plain.close()
    return version, rows


def old_database(folder: Path, copies: int = 1) -> Path:
    database = Path(shutil.copy(OLD, folder))
    with sqlite3.connect(database) as plain:
        for copy in range(1, copies):
            plain.execute(
                "INSERT INTO log SELECT code || ?, number, id, at, entry FROM log"
                " WHERE length(code) = 6",
                [copy],
            )
    plain.close()
    return database


def upgrade(database: Path) -> None:
    migrate(sa.make_url(f"sqlite+aiosqlite:///{database}"), "FULL")


def test_a_migration_killed_in_the_middle_leaves_all_as_it_was(tmp_path: Path) -> None:
    database = old_database(tmp_path, COPIES)
    before = rows_of(database)
    assert before[0] == "0002"
    for entries in (0, len(before[1]) - 1_000):
        done = subprocess.run(
            [sys.executable, "-c", KILLED, str(database), str(entries)], check=False
        )
        assert done.returncode == -signal.SIGKILL
        assert rows_of(database) == before
    upgrade(database)
    version, after = rows_of(database)
    assert version == HEAD
    assert [row[:2] for row in after] == [row[:2] for row in before[1]]
    for _, number, raw in after:
        entry = log.decode_entry(raw)
        assert isinstance(entry, log.TableCreated) == (number == 1)
    upgrade(database)
    assert rows_of(database) == (version, after), "there is nothing left to do"


@pytest.mark.parametrize("old", [False, True], ids=["new", "old"])
def test_processes_that_start_at_once_migrate_once(tmp_path: Path, old: bool) -> None:
    database = old_database(tmp_path) if old else tmp_path / "tables.db"
    command = [sys.executable, "-c", OPEN, str(database)]
    started = [
        subprocess.Popen(command, stdin=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
        for _ in range(4)
    ]
    for process in started:
        assert process.stdin is not None
        process.stdin.write("\n")
        process.stdin.flush()
    errors = [process.communicate()[1] for process in started]
    assert [process.returncode for process in started] == [0] * 4, errors
    version, rows = rows_of(database)
    assert version == HEAD
    assert bool(rows) == old


@run_async
async def test_an_unreadable_entry_stays_and_breaks_only_its_table(tmp_path: Path) -> None:
    database = old_database(tmp_path)
    _, rows = rows_of(database)
    broken, whole = sorted({code for code, _, _ in rows})[:2]
    wrong = (b"no JSON", b"[1]", b'{"entry":"made","settings":{"edition":"?"}}')
    with sqlite3.connect(database) as plain:
        for number, raw in enumerate(wrong, 1):
            where = [raw, broken, number]
            plain.execute("UPDATE log SET entry = ? WHERE code = ? AND number = ?", where)
    plain.close()
    await asyncio.to_thread(upgrade, database)
    _, rows = rows_of(database)
    assert [raw for code, _, raw in rows if code == broken][:3] == list(wrong)
    store = LogStorage(f"sqlite+aiosqlite:///{database}")
    await store.open()
    table, _ = await load(store, whole)
    assert table.number == sum(code == whole for code, _, _ in rows)
    await store.close()


def test_a_database_of_a_later_version_is_refused(tmp_path: Path) -> None:
    database = old_database(tmp_path)
    with sqlite3.connect(database) as plain:
        plain.execute("UPDATE alembic_version SET version_num = '9999'")
    plain.close()
    before = rows_of(database)
    with pytest.raises(BadInput, match="a newer version of Flipdeck has used it") as refused:
        upgrade(database)
    assert str(database) in str(refused.value)
    assert rows_of(database) == before


@pytest.mark.parametrize("versioned", [False, True])
def test_a_database_of_another_program_is_refused(tmp_path: Path, versioned: bool) -> None:
    database = tmp_path / "recipes.db"
    with sqlite3.connect(database) as plain:
        plain.execute("CREATE TABLE recipes (name TEXT)")
        if versioned:
            plain.execute("CREATE TABLE alembic_version (version_num TEXT)")
            plain.execute("INSERT INTO alembic_version VALUES (?)", [HEAD])
        tables = plain.execute("SELECT name FROM sqlite_schema").fetchall()
    plain.close()
    with pytest.raises(BadInput, match=r"recipes\.db: it belongs to another program"):
        upgrade(database)
    with sqlite3.connect(database) as plain:
        assert plain.execute("SELECT name FROM sqlite_schema").fetchall() == tables
    plain.close()


def test_the_editions_of_the_old_format_name_every_ruling_of_their_time() -> None:
    names = set(v1_entries.EDITIONS["flip-classic"])
    assert names <= set(NAMES)
    assert set(v1_entries.EDITIONS) <= set(EDITIONS)
    for rulings in v1_entries.EDITIONS.values():
        assert set(rulings) == names
