"""SQLite: transactions, checkpoints, files, and what names a database."""

import asyncio
import contextlib
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from flipdeck.server.storage import checkpoints
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_storage import LogStorage
from tests.support.server_fixture import run_async


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


@contextlib.asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[LogStorage]:
    storage = LogStorage(url(folder))
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()


PAUSED = log.MatchPaused(at=2)


def checkpointer_of(storage: LogStorage) -> checkpoints.Checkpointer:
    assert storage.checkpointer is not None
    return storage.checkpointer


@run_async
async def test_many_tables_share_a_transaction(tmp_path: Path) -> None:
    async with opened(tmp_path) as storage:
        await asyncio.gather(*(storage.append(f"T{t}", 2, [PAUSED]) for t in range(250)))
        assert storage.appended == 250
        assert storage.commits < 10
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert plain.execute("SELECT count(*) FROM log").fetchone()[0] == 250
    plain.close()


def file_alone(database: Path) -> int:
    """The entries in a database file without its WAL.

    Another process reads it: a second open file in this one would drop SQLite's locks.
    """
    code = (
        "import sqlite3, sys; "
        "plain = sqlite3.connect('file:' + sys.argv[1] + '?immutable=1', uri=True); "
        "print(plain.execute('SELECT count(*) FROM log').fetchone()[0])"
    )
    done = subprocess.run(
        [sys.executable, "-c", code, str(database)], capture_output=True, text=True, check=True
    )
    return int(done.stdout)


@pytest.mark.parametrize("long", [10_000, 0], ids=["by the checkpointer", "by the writer"])
@run_async
async def test_a_checkpoint_moves_the_wal_into_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, long: int
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_EVERY", 1e6)
    monkeypatch.setattr(checkpoints, "LONG_WAL", long)
    async with opened(tmp_path) as storage:
        for table in range(100):
            await storage.append(f"T{table}", 2, [PAUSED])
        assert await asyncio.to_thread(file_alone, tmp_path / "tables.db") == 0
        done = await checkpointer_of(storage).checkpoint()
        assert done.complete
        assert done.wal > 100
        assert await asyncio.to_thread(file_alone, tmp_path / "tables.db") == 100
        # The WAL starts anew with the next append.
        await storage.append("T", 2, [PAUSED])
        assert (await checkpointer_of(storage).checkpoint()).wal < 10


@run_async
async def test_checkpoints_are_made_while_the_log_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_EVERY", 0.001)
    async with opened(tmp_path) as storage:
        made = checkpointer_of(storage).done
        for number in range(2, 5):
            await storage.append("A", number, [PAUSED])
            while checkpointer_of(storage).done <= made:
                await asyncio.sleep(0.001)
            made = checkpointer_of(storage).done


@run_async
async def test_a_checkpoint_that_a_reader_held_up_is_finished_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(checkpoints, "CHECKPOINT_EVERY", 0.001)
    async with opened(tmp_path) as storage:
        reader = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM log").fetchone()
        await storage.append("A", 2, [PAUSED])
        made = checkpointer_of(storage).done
        while checkpointer_of(storage).done <= made + 2:
            await asyncio.sleep(0.001)
        assert await asyncio.to_thread(file_alone, tmp_path / "tables.db") == 0
        reader.execute("COMMIT")
        reader.close()
        while await asyncio.to_thread(file_alone, tmp_path / "tables.db") == 0:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize("form", ["{}", "sqlite:///{}", "sqlite+aiosqlite:///{}", "path"])
@run_async
async def test_a_database_is_a_path_or_a_url_and_private_when_new(
    tmp_path: Path, form: str
) -> None:
    file = tmp_path / "tables.db"
    storage = LogStorage(file if form == "path" else form.format(file))
    await storage.open()
    await storage.append("A", 2, [PAUSED])
    modes = {each.name: stat.S_IMODE(each.stat().st_mode) for each in tmp_path.iterdir()}
    await storage.close()
    assert modes == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm"), 0o600)
    file.chmod(0o644)
    again = LogStorage(file)
    await again.open()
    await again.close()
    assert stat.S_IMODE(file.stat().st_mode) == 0o644, "an operator's choice is kept"
