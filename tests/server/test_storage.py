"""The log: entries once and in order whoever writes, checkpoints, and tables read from it."""

import asyncio
import contextlib
import sqlite3
import stat
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from flipdeck.rules.errors import BadInput
from flipdeck.server.errors import TableError
from flipdeck.server.http_types import Settings
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage import log_storage
from flipdeck.server.storage.log_storage import AppendConflict, LogStorage, OnDone, Result
from flipdeck.server.tables.loader import load
from flipdeck.server.tables.table_rules import log_settings
from tests.support.server_fixture import play_on, run_async, running_server


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


PAUSED, RESUMED = log.MatchPaused(at=2), log.MatchResumed(at=2)


@run_async
async def test_a_number_and_an_id_are_used_once(tmp_path: Path) -> None:
    async with opened(tmp_path) as storage:
        logged, in_force = log_settings(Settings())
        created = log.TableCreated(
            at=1, format=log.FORMAT, code="ABCDEF", settings=logged, rules=in_force
        )
        await storage.append("ABCDEF", 1, [created, log.TableLocked(at=1, locked=True)])
        await storage.append("ABCDEF", 3, [PAUSED], id="first-of-all")
        with pytest.raises(AppendConflict):
            await storage.append("ABCDEF", 3, [RESUMED], id="second-of-all")
        with pytest.raises(AppendConflict):
            await storage.append("ABCDEF", 4, [RESUMED], id="first-of-all")
        with pytest.raises(AppendConflict):
            await storage.append("ABCDEF", 3, [RESUMED, PAUSED])
        with pytest.raises(AppendConflict):
            await storage.append("ABCDEF", 1, [created])
        assert await storage.number_of("ABCDEF", "first-of-all") == 3
        assert [number for number, _ in await storage.read("ABCDEF")] == [1, 2, 3]
        results = await asyncio.gather(
            *(storage.append("ABCDEF", 4, [RESUMED]) for _ in range(8)), return_exceptions=True
        )
        assert sum(result is None for result in results) == 1
        assert sum(isinstance(result, AppendConflict) for result in results) == 7
        assert storage.appended == 4
    with pytest.raises(TableError, match="cannot write just now"):
        await storage.append("ABCDEF", 5, [PAUSED])


@run_async
async def test_a_conflict_fails_alone_in_its_batch(tmp_path: Path) -> None:
    """Appends of one or several entries share a transaction; the others in it are not harmed."""
    async with opened(tmp_path) as storage:
        await storage.append("TAKEN", 2, [PAUSED])
        codes = ["A", "TAKEN", "B", "TAKEN", "C"]
        several: list[list[log.AnyEntry]] = [
            [PAUSED],
            [RESUMED],
            [PAUSED, RESUMED],
            [RESUMED, PAUSED],
            [PAUSED],
        ]
        numbers = [2, 2, 2, 1, 2]
        results = await asyncio.gather(
            *(
                storage.append(code, number, new)
                for code, number, new in zip(codes, numbers, several, strict=True)
            ),
            return_exceptions=True,
        )
        assert [result is None for result in results] == [True, False, True, False, True]
        assert [number for number, _ in await storage.read("TAKEN")] == [2]
        assert [number for number, _ in await storage.read("B")] == [2, 3]


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


@run_async
async def test_callbacks_hear_in_the_event_loop_what_became_of_an_append(tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    heard: list[tuple[str, Result]] = []
    all_heard = asyncio.Event()

    def listen(name: str, wanted: int) -> OnDone:
        def on_done(result: Result) -> None:
            assert asyncio.get_running_loop() is loop
            heard.append((name, result))
            if len(heard) == wanted:
                all_heard.set()

        return on_done

    def broken(result: Result) -> None:
        raise ValueError("a callback with a defect")

    async with opened(tmp_path) as storage:
        storage.submit("A", 2, [PAUSED], "id-of-a", listen("first", 3))
        storage.submit("A", 9, [PAUSED], None, broken)
        storage.submit("A", 2, [RESUMED], None, listen("second", 3))
        storage.submit("B", 2, [PAUSED, RESUMED], None, listen("third", 3))
        assert heard == [], "nobody is called before submit has returned"
        await all_heard.wait()
        results = dict(heard)
        assert results["first"] is None
        assert isinstance(results["second"], AppendConflict)
        assert results["third"] is None
        heard.clear()
        all_heard.clear()
        storage.submit("C", 2, [PAUSED], None, listen("before the end", 2))
    storage.submit("C", 3, [PAUSED], None, listen("after the end", 2))
    await all_heard.wait()
    assert heard[0] == ("before the end", None)
    assert isinstance(heard[1][1], TableError)


@run_async
async def test_a_failed_commit_is_told_and_the_next_one_works(tmp_path: Path) -> None:
    async with opened(tmp_path) as storage:
        await storage.append("A", 2, [PAUSED])
        with sqlite3.connect(tmp_path / "tables.db") as plain:
            plain.execute("ALTER TABLE log RENAME TO gone")
            plain.commit()
            with pytest.raises(TableError, match="cannot write just now"):
                await storage.append("A", 3, [RESUMED])
            plain.execute("ALTER TABLE gone RENAME TO log")
            plain.commit()
        plain.close()
        await storage.append("A", 3, [RESUMED])
        assert (storage.appended, storage.failures) == (2, 1)
        assert len(await storage.read("A")) == 2


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
    monkeypatch.setattr(log_storage, "CHECKPOINT_EVERY", 1e6)
    monkeypatch.setattr(log_storage, "LONG_WAL", long)
    async with opened(tmp_path) as storage:
        for table in range(100):
            await storage.append(f"T{table}", 2, [PAUSED])
        assert await asyncio.to_thread(file_alone, tmp_path / "tables.db") == 0
        done = await storage.checkpoint()
        assert done.complete
        assert done.wal > 100
        assert await asyncio.to_thread(file_alone, tmp_path / "tables.db") == 100
        # The WAL starts anew with the next append.
        await storage.append("T", 2, [PAUSED])
        assert (await storage.checkpoint()).wal < 10


@run_async
async def test_checkpoints_are_made_while_the_log_is_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_storage, "CHECKPOINT_EVERY", 0.001)
    async with opened(tmp_path) as storage:
        made = storage.checkpoints
        for number in range(2, 5):
            await storage.append("A", number, [PAUSED])
            while storage.checkpoints <= made:
                await asyncio.sleep(0.001)
            made = storage.checkpoints


@run_async
async def test_a_checkpoint_that_a_reader_held_up_is_finished_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(log_storage, "CHECKPOINT_EVERY", 0.001)
    async with opened(tmp_path) as storage:
        reader = sqlite3.connect(tmp_path / "tables.db", isolation_level=None)
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM log").fetchone()
        await storage.append("A", 2, [PAUSED])
        made = storage.checkpoints
        while storage.checkpoints <= made + 2:
            await asyncio.sleep(0.001)
        assert await asyncio.to_thread(file_alone, tmp_path / "tables.db") == 0
        reader.execute("COMMIT")
        reader.close()
        while await asyncio.to_thread(file_alone, tmp_path / "tables.db") == 0:
            await asyncio.sleep(0.001)


@pytest.mark.parametrize(
    "wrong",
    ["nonsense://x", "mysql+nothing://x", "postgresql+asyncpg://x/y", "sqlite://", "://"],
)
def test_a_database_that_cannot_be_used_is_refused_by_name(wrong: str) -> None:
    with pytest.raises(BadInput, match="database"):
        LogStorage(wrong)


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


@run_async
async def test_a_log_replays_without_a_generator(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            bots=2,
            start=True,
            settings={"seats": 3, "mode": "points", "target": 9999, "rules": {"hand_size": 25}},
        )
        ann = await server.join(made)
        await play_on([ann], 60)
        await ann.request("pause")
        view, number = ann.last["view"], ann.last["seq"]
    store = LogStorage(url(tmp_path))
    await store.open()
    states, keys = set(), set()
    for _ in range(2):
        table, _ = await load(store, made["code"])
        assert table.match is not None
        assert table.number == number
        assert [hand["count"] for hand in view["hands"]] == list(table.match.round.hand_sizes())
        states.add(table.match.round.state_bytes())
        keys.add(table.match.round.to_bytes())
    assert len(states) == 1
    assert len(keys) == 2, "what comes after a restart must not be foreseeable"
    await store.close()


@run_async
async def test_a_process_that_lost_a_number_reloads_and_tries_again(tmp_path: Path) -> None:
    async with running_server(tmp_path) as first, running_server(tmp_path) as second:
        made = await first.create_table(settings={"seats": 2})
        here = await first.join(made)
        there = await second.join(made)
        done = await here.request("lock", locked=True)
        answer = await there.request("add_bot", seat=1)
        assert answer["type"] == "update"
        assert answer["seq"] == done["seq"] + 1
        assert answer["lobby"]["locked"]
        heard = [message["seq"] for message in there.received if message["type"] == "update"]
        assert heard == [done["seq"], done["seq"] + 1]


@run_async
async def test_a_broken_log_is_reported_and_harms_no_other_table(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        broken = await server.create_table(bots=1, start=True, settings={"seats": 2})
        whole = await server.create_table()
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("DELETE FROM log WHERE code = ? AND number = 2", [broken["code"]])
        plain.commit()
    plain.close()
    async with running_server(tmp_path) as server:
        status, problem = await server.request("GET", f"/api/tables/{broken['code']}")
        assert (status, problem["error"]) == (500, "broken-table")
        client = await server.connect(broken["code"])
        await client.send("hello", token=broken["token"])
        assert (await client.receive_type("error"))["error"] == "broken-table"
        assert (await server.join(whole)).last["seat"] == 0
