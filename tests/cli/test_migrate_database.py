"""``flipdeck migrate-database``: everything or nothing, and tables go on in the other database."""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import signal
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from flipdeck.cli import main
from flipdeck.server.storage import copying, log_entries
from flipdeck.server.storage.archive import Archive, ArchivedMatch
from flipdeck.server.storage.schema import log
from tests.support.databases import execute, opened, query
from tests.support.server_fixture import (
    Message,
    TestClient,
    catch_up,
    play_on,
    run_async,
    running_server,
)

OLD = Path(__file__).parents[1] / "fixtures" / "v0.1" / "tables.db"
CONTENT = (
    "SELECT code, number, id, at, entry FROM log ORDER BY code, number",
    "SELECT code, made FROM tables ORDER BY code",
    "SELECT code, number, at, tokens, record FROM matches ORDER BY code, number",
)
KILLED = """
import os, signal, sys
from flipdeck.cli import main
from flipdeck.server.storage import copying

copying.BATCH = 50
add, seen = copying.Digest.add, 0

def until_killed(self, rows):
    global seen
    seen += 1
    if seen == int(sys.argv[3]):
        os.kill(os.getpid(), signal.SIGKILL)
    add(self, rows)

copying.Digest.add = until_killed
main(["migrate-database", sys.argv[1], sys.argv[2]])
"""


def content(database: str) -> list[list[tuple[Any, ...]]]:
    """All rows of a database, in an order that does not depend on its kind."""
    return [sorted(query(database, statement), key=repr) for statement in CONTENT]


def fill(database: str, logs: int = 30, entries: int = 20) -> None:
    """Write some logs and a finished match of each."""

    async def run() -> None:
        async with opened(database) as storage:
            archive = Archive(storage.engine)
            for number in range(logs):
                code = f"T{number:05}"
                locked = [
                    log_entries.TableLocked(at=number * 100 + n, locked=bool(n % 2))
                    for n in range(entries)
                ]
                await storage.append(code, 1, locked, f"first-of-{code}")
                record = hashlib.sha256(code.encode()).digest() * 50
                await archive.keep(
                    code, [ArchivedMatch(number=entries, at=7, tokens=("é", "b"), record=record)]
                )

    asyncio.run(run())


@pytest.fixture
def other(postgres_url: str, tmp_path: Path) -> Callable[[str], str]:
    """Given a database, an empty one of the other kind."""
    return lambda database: (
        postgres_url if database.startswith("sqlite") else f"sqlite:///{tmp_path / 'copy.db'}"
    )


@run_async
async def test_running_tables_go_on_there_and_back_again(
    postgres_url: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """From SQLite to PostgreSQL and back into a new file: seats, cards and answers stay."""
    first, last = (f"sqlite:///{tmp_path / name}" for name in ("first.db", "last.db"))
    seats: list[Message] = []
    shown: Message = {}
    number = 0
    for turn, database in enumerate((first, postgres_url, last)):
        if turn:
            before = (first, postgres_url)[turn - 1]
            assert await asyncio.to_thread(main, ["migrate-database", before, database]) == 0
            assert "counts and checksums agree" in capsys.readouterr().out
            assert await asyncio.to_thread(content, database) == content(before)
        async with running_server(tmp_path, database=database) as server:
            if not seats:
                made = await server.create_table(
                    bots=1, settings={"seats": 3, "mode": "points", "target": 9999}
                )
                seats = [made, await server.take_seat(made["code"])]
            clients: list[TestClient] = [await server.join(seat) for seat in seats]
            if turn:
                assert clients[0].last["seq"] == shown["seq"]
                assert clients[0].last["view"] == shown["view"]
                again = await clients[0].request("move", id=f"kept-by-{turn}", move={"do": "draw"})
                assert (again["type"], again["seq"]) == ("ack", number)
                await clients[1].request("resume")
            else:
                await clients[0].request("start")
            while (mover := await play_on(clients, 6)) is not clients[0]:
                await mover.move(**mover.turn_moves()[0])
            done = await mover.request("move", id=f"kept-by-{turn + 1}", move=mover.turn_moves()[0])
            assert done["type"] == "update", done
            await clients[1].request("pause")
            await catch_up(clients)
            number, shown = done["seq"], clients[0].last


@pytest.mark.parametrize("killed_at", [1, 8, 20])
def test_a_copy_killed_in_the_middle_leaves_nothing_and_can_begin_again(
    database: str, other: Callable[[str], str], killed_at: int, tmp_path: Path
) -> None:
    target = other(database)
    fill(database)
    before = content(database)
    done = subprocess.run(
        [sys.executable, "-c", KILLED, database, target, str(killed_at)], check=False
    )
    assert done.returncode == -signal.SIGKILL
    assert content(database) == before
    assert content(target) == [[], [], []]
    assert main(["migrate-database", database, target]) == 0
    assert content(target) == content(database) == before


@run_async
async def test_the_newest_time_is_known_after_a_copy(
    database: str, other: Callable[[str], str]
) -> None:
    target = other(database)
    await asyncio.to_thread(fill, database)
    assert await asyncio.to_thread(main, ["migrate-database", database, target]) == 0
    async with opened(database) as old, opened(target) as new:
        assert new.last_time == old.last_time == 29 * 100 + 19


def test_a_target_that_is_not_empty_is_left_alone(
    database: str, other: Callable[[str], str], capsys: pytest.CaptureFixture[str]
) -> None:
    target = other(database)
    fill(database, logs=3)
    fill(target, logs=2)
    before = content(target)
    assert main(["migrate-database", database, target]) == 2
    assert "it is not empty" in capsys.readouterr().err
    assert content(target) == before


@pytest.mark.parametrize("side", ["source", "target"])
@run_async
async def test_a_database_that_a_server_uses_is_refused(
    database: str, other: Callable[[str], str], side: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Also when that server has not written anything yet."""
    target = other(database)
    await asyncio.to_thread(fill, database, 2)
    if side == "target":
        database, target = target, database
        await execute(target, "DELETE FROM log")
        await asyncio.to_thread(fill, database, 2)
    used = database if side == "source" else target
    async with opened(used):
        status = await asyncio.to_thread(main, ["migrate-database", database, target])
    err = capsys.readouterr().err
    assert (status, err.count("\n")) == (2, 1), err
    assert "a server is using it: stop that first" in err


@run_async
async def test_no_server_writes_while_a_copy_is_made(
    database: str, other: Callable[[str], str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that is started meanwhile waits or is refused; it does not write."""
    target = other(database)
    await asyncio.to_thread(fill, database, 2)
    code = (
        "import sys, sqlite3\n"
        "from flipdeck.server.storage.log_storage import make_backend\n"
        "from flipdeck.server.storage import sqlite\n"
        "sqlite.BUSY_TIMEOUT = 1\n"
        "backend = make_backend(sys.argv[1], 'FULL')\n"
        "try: backend.writer().insert([[('NEW', 1, None, 1, b'{}')]])\n"
        "except backend.writer().failures as wrong: print('refused:', wrong)\n"
    )
    said: list[str] = []

    def progress(done: int, total: int) -> None:
        for each in (database, target):
            command = [sys.executable, "-c", code, each]
            tried = subprocess.run(command, capture_output=True, text=True, check=True)
            said.append(tried.stdout)

    await asyncio.to_thread(copying.copy_database, database, target, progress)
    assert len(said) == 2 * len(copying.TABLES)
    assert all(line.startswith("refused:") for line in said), said
    assert query(target, "SELECT count(*) FROM log WHERE code = 'NEW'") == [(0,)]


def test_a_copy_that_differs_is_undone(
    database: str,
    other: Callable[[str], str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """A trigger of the target changes one entry on its way in."""
    target = other(database)
    fill(target, logs=0)
    fill(database, logs=3)
    if target.startswith("sqlite"):
        query(
            target,
            "CREATE TRIGGER spoil AFTER INSERT ON log WHEN new.code = 'T00001' AND new.number = 7 "
            "BEGIN UPDATE log SET at = at + 1 WHERE code = new.code AND number = 7; END",
        )
    else:
        query(
            target,
            "CREATE FUNCTION spoil() RETURNS trigger LANGUAGE plpgsql AS "
            "$$BEGIN new.at = new.at + 1; RETURN new; END$$",
        )
        query(
            target,
            "CREATE TRIGGER spoil BEFORE INSERT ON log FOR EACH ROW "
            "WHEN (new.code = 'T00001' AND new.number = 7) EXECUTE FUNCTION spoil()",
        )
    assert main(["migrate-database", database, target]) == 2
    assert "the copy of 'log' differs from what was read; it is undone" in capsys.readouterr().err
    assert content(target) == [[], [], []]


@pytest.mark.parametrize(
    ("source", "target", "reason"),
    [
        ("{folder}/none.db", "{folder}/new.db", "none.db: there is no such file"),
        ("{folder}/old.db", "{folder}/new.db", "old.db: another version wrote it"),
        ("{folder}/empty.db", "{folder}/new.db", "empty.db: no server has used it"),
        ("{folder}/old.db", "sqlite:///{folder}/old.db", "it cannot be copied onto itself"),
        ("{folder}/letter.txt", "{folder}/new.db", "file is not a database"),
        ("nonsense://x", "{folder}/new.db", "only SQLite and PostgreSQL are supported"),
        (
            "postgres://me:secret@127.0.0.1:1/x",
            "{folder}/new.db",
            "postgresql://me@127.0.0.1:1/x: ",
        ),
        ("{folder}/good.db", "postgres://me:secret@127.0.0.1:1/x", "127.0.0.1:1/x: "),
        ("{folder}/good.db", "{folder}", "it is a directory, not a file"),
        ("{folder}/good.db", "{folder}/letter.txt", "file is not a database"),
    ],
)
def test_a_database_that_cannot_be_copied_is_one_line_and_status_two(
    tmp_path: Path,
    source: str,
    target: str,
    reason: str,
    capsys: pytest.CaptureFixture[str],
) -> None:
    shutil.copy(OLD, tmp_path / "old.db")
    (tmp_path / "letter.txt").write_text("Dear Ann, " * 1000)
    (tmp_path / "empty.db").touch()
    fill(f"sqlite:///{tmp_path / 'good.db'}", logs=1)
    urls = [text.format(folder=tmp_path) for text in (source, target)]
    assert main(["migrate-database", *urls]) == 2
    out, err = capsys.readouterr()
    assert (out, err.count("\n")) == ("", 1)
    assert err.startswith("flipdeck: database ")
    assert reason in err
    assert "secret" not in err


def test_the_rows_of_every_table_are_copied() -> None:
    """A table added to the schema is copied too."""
    assert {table.name for table in copying.TABLES} == set(log.metadata.tables)
