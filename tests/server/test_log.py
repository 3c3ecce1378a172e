"""The log decides: entries once and in order, whoever writes; a table is what its log says."""

import asyncio
import sqlite3
from pathlib import Path

import pytest

from flipdeck.errors import BadInput
from flipdeck.server import entries as log
from flipdeck.server import store as store_module
from flipdeck.server.door import load
from flipdeck.server.errors import TableError
from flipdeck.server.forms import Settings
from flipdeck.server.store import Lost, Store
from tests.server.house import go_on, house, run_async


def url(folder: Path) -> str:
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


@run_async
async def test_a_number_and_an_id_are_given_once(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    await store.open()
    made = log.Made(at=1, code="ABCDEF", settings=Settings(), version="0")
    await store.append("ABCDEF", 1, [made, log.Locked(at=1, locked=True)])
    await store.append("ABCDEF", 3, [log.Paused(at=2)], id="first-of-all")
    with pytest.raises(Lost):
        await store.append("ABCDEF", 3, [log.Resumed(at=2)], id="second-of-all")
    with pytest.raises(Lost):
        await store.append("ABCDEF", 4, [log.Resumed(at=2)], id="first-of-all")
    with pytest.raises(Lost):
        await store.append("ABCDEF", 3, [log.Resumed(at=2), log.Paused(at=2)])
    assert await store.number_of("ABCDEF", "first-of-all") == 3
    assert [number for number, _ in await store.read("ABCDEF")] == [1, 2, 3]
    results = await asyncio.gather(
        *(store.append("ABCDEF", 4, [log.Resumed(at=3)]) for _ in range(8)), return_exceptions=True
    )
    assert sum(result is None for result in results) == 1
    await store.close()
    with pytest.raises(TableError):
        await store.append("ABCDEF", 5, [log.Paused(at=4)])


@run_async
async def test_many_tables_share_a_transaction(tmp_path: Path) -> None:
    store = Store(url(tmp_path))
    await store.open()
    await asyncio.gather(
        *(store.append(f"T{table}", 1, [log.Paused(at=1)]) for table in range(100))
    )
    assert store.appended == 100
    assert store.commits < 10
    await store.close()
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        assert plain.execute("PRAGMA journal_mode").fetchone()[0] == "wal"
        assert plain.execute("SELECT count(*) FROM log").fetchone()[0] == 100
    plain.close()


@pytest.mark.parametrize("long", [10_000, 0], ids=["beside the writing", "a long journal"])
@run_async
async def test_the_journal_is_brought_into_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, long: int
) -> None:
    """The file alone, without its journal, holds what was written; a long journal begins anew."""
    monkeypatch.setattr(store_module, "TIDY", 0.05)
    monkeypatch.setattr(store_module, "LONG_JOURNAL", long)
    store = Store(url(tmp_path))
    await store.open()
    for table in range(100):
        await store.append(f"T{table}", 1, [log.Paused(at=1)])
    for _ in range(100):
        await asyncio.sleep(0.05)
        alone = sqlite3.connect(f"file:{tmp_path / 'tables.db'}?immutable=1", uri=True)
        brought = alone.execute("SELECT count(*) FROM log").fetchone()[0]
        alone.close()
        if brought == 100:
            break
    assert brought == 100
    await store.append("T", 1, [log.Paused(at=1)])
    beside = sqlite3.connect(tmp_path / "tables.db")
    _, pages, _ = beside.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
    beside.close()
    assert pages < 10
    await store.close()


def test_a_database_that_cannot_be_is_refused_by_name() -> None:
    for wrong in ("nonsense", "mysql+nothing://x", "postgresql+asyncpg://x/y"):
        with pytest.raises(BadInput, match="database"):
            Store(wrong)


@run_async
async def test_the_log_plays_again_without_a_generator(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(
            bots=2,
            start=True,
            settings={"seats": 3, "mode": "points", "target": 9999, "rules": {"hand_size": 25}},
        )
        ann = await inn.join(made)
        await go_on([ann], 60)
        await ann.ask("pause")
        view, number = ann.last["view"], ann.last["n"]
    store = Store(url(tmp_path))
    await store.open()
    states, keys = set(), set()
    for _ in range(2):
        table, _ = await load(store, made["code"])
        assert table.course is not None
        assert table.number == number
        assert [hand["count"] for hand in view["hands"]] == list(table.course.round.hand_sizes())
        states.add(table.course.round.state_bytes())
        keys.add(table.course.round.to_bytes())
    assert len(states) == 1
    assert len(keys) == 2, "what comes after a restart must not be foreseeable"
    await store.close()


@run_async
async def test_a_process_that_was_second_catches_up_and_asks_again(tmp_path: Path) -> None:
    async with house(tmp_path) as first, house(tmp_path) as second:
        made = await first.make(settings={"seats": 2})
        here = await first.join(made)
        there = await second.join(made)
        done = await here.ask("lock", locked=True)
        answer = await there.ask("sit_bot", seat=1)
        assert answer["tell"] == "happened"
        assert answer["n"] == done["n"] + 1
        assert answer["lobby"]["locked"]
        heard = [said["n"] for said in there.heard if said["tell"] == "happened"]
        assert heard == [done["n"], done["n"] + 1]


@run_async
async def test_a_broken_log_is_named_and_breaks_nothing_else(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        broken = await inn.make(bots=1, start=True, settings={"seats": 2})
        whole = await inn.make()
    with sqlite3.connect(tmp_path / "tables.db") as plain:
        plain.execute("DELETE FROM log WHERE code = ? AND number = 2", [broken["code"]])
        plain.commit()
    plain.close()
    async with house(tmp_path) as inn:
        status, problem = await inn.ask("GET", f"/api/tables/{broken['code']}")
        assert (status, problem["error"]) == (500, "broken-table")
        guest = await inn.connect(broken["code"])
        await guest.say("hello", token=broken["token"])
        assert (await guest.told("error"))["error"] == "broken-table"
        assert (await inn.join(whole)).last["seat"] == 0
