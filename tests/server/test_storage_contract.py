"""What every kind of database must do: entries once and in order whoever writes, tables read from
them, finished matches kept, old logs deleted."""

import asyncio
import random
from pathlib import Path

import pytest

from flipdeck.server.errors import TableError
from flipdeck.server.http_types import Settings
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.archive import Archive, ArchivedMatch
from flipdeck.server.storage.log_storage import AppendConflict, LogStorage, OnDone, Result
from flipdeck.server.tables.loader import load
from flipdeck.server.tables.table_rules import log_settings
from tests.support.databases import execute, opened, query
from tests.support.server_fixture import play_on, run_async, running_server

PAUSED, RESUMED = log.MatchPaused(at=2), log.MatchResumed(at=2)


def created(code: str, at: int = 1) -> log.TableCreated:
    """The first entry of a log."""
    logged, in_force = log_settings(Settings())
    return log.TableCreated(at=at, format=log.FORMAT, code=code, settings=logged, rules=in_force)


@run_async
async def test_a_number_and_an_id_are_used_once(database: str) -> None:
    async with opened(database) as storage:
        first = [created("ABCDEF"), log.TableLocked(at=1, locked=True)]
        await storage.append("ABCDEF", 1, first)
        await storage.append("ABCDEF", 3, [PAUSED], id="first-of-all")
        with pytest.raises(AppendConflict):
            await storage.append("ABCDEF", 3, [RESUMED], id="second-of-all")
        with pytest.raises(AppendConflict):
            await storage.append("ABCDEF", 4, [RESUMED], id="first-of-all")
        with pytest.raises(AppendConflict):
            await storage.append("ABCDEF", 3, [RESUMED, PAUSED])
        with pytest.raises(AppendConflict):
            await storage.append("ABCDEF", 1, [created("ABCDEF")])
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
async def test_a_conflict_fails_alone_in_its_batch(database: str) -> None:
    """Appends of one or several entries share a transaction; the others in it are not harmed."""
    async with opened(database) as storage:
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
async def test_callbacks_hear_in_the_event_loop_what_became_of_an_append(database: str) -> None:
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

    async with opened(database) as storage:
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
async def test_a_failed_commit_is_told_and_the_next_one_works(database: str) -> None:
    async with opened(database) as storage:
        await storage.append("A", 2, [PAUSED])
        await execute(database, "ALTER TABLE log RENAME TO gone")
        with pytest.raises(TableError, match="cannot write just now"):
            await storage.append("A", 3, [RESUMED])
        with pytest.raises(TableError, match="cannot write just now"):
            await storage.read("A")
        await execute(database, "ALTER TABLE gone RENAME TO log")
        await storage.append("A", 3, [RESUMED])
        assert (storage.appended, storage.failures) == (2, 1)
        assert len(await storage.read("A")) == 2


@run_async
async def test_a_log_replays_without_a_generator(database: str, tmp_path: Path) -> None:
    async with running_server(tmp_path, database=database) as server:
        made = await server.create_table(
            bots=2,
            start=True,
            settings={"seats": 3, "mode": "points", "target": 9999, "rules": {"hand_size": 25}},
        )
        ann = await server.join(made)
        await play_on([ann], 60)
        await ann.request("pause")
        view, number = ann.last["view"], ann.last["seq"]
    store = LogStorage(database)
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
async def test_a_process_that_lost_a_number_reloads_and_tries_again(
    database: str, tmp_path: Path
) -> None:
    async with (
        running_server(tmp_path, database=database) as first,
        running_server(tmp_path, database=database) as second,
    ):
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
async def test_a_broken_log_is_reported_and_harms_no_other_table(
    database: str, tmp_path: Path
) -> None:
    async with running_server(tmp_path, database=database) as server:
        broken = await server.create_table(bots=1, start=True, settings={"seats": 2})
        whole = await server.create_table()
    await execute(database, f"DELETE FROM log WHERE code = '{broken['code']}' AND number = 2")
    async with running_server(tmp_path, database=database) as server:
        status, problem = await server.request("GET", f"/api/tables/{broken['code']}")
        assert (status, problem["error"]) == (500, "broken-table")
        client = await server.connect(broken["code"])
        await client.send("hello", token=broken["token"])
        assert (await client.receive_type("error"))["error"] == "broken-table"
        assert (await server.join(whole)).last["seat"] == 0


@run_async
async def test_several_processes_append_and_every_number_is_won_once(database: str) -> None:
    """Writers race for the numbers of few logs, one or two entries at a time; losers reload."""
    chance = random.Random(7)
    codes = ("A", "B", "C")
    won: list[tuple[str, str]] = []

    async def write(storage: LogStorage, name: str) -> None:
        for turn in range(12):
            code, id = chance.choice(codes), f"{name}-{turn}"
            new = [PAUSED, RESUMED][: chance.randint(1, 2)]
            while True:
                last = [number for number, _ in await storage.read(code)][-1]
                try:
                    await storage.append(code, last + 1, new, id)
                except AppendConflict:
                    continue
                won.append((code, id))
                break

    async with opened(database) as first, opened(database) as second, opened(database) as third:
        for code in codes:
            await first.append(code, 1, [created(code)])
        storages = [first, second, third]
        await asyncio.gather(
            *(write(each, f"{which}-{n}") for which, each in enumerate(storages) for n in range(4))
        )
        assert len(won) == 12 * 12
        for code, id in won:
            assert await second.number_of(code, id) is not None
        for code in codes:
            numbers = [number for number, _ in await third.read(code)]
            assert numbers == list(range(1, len(numbers) + 1))
        rows = query(database, "SELECT count(*), count(DISTINCT id) FROM log WHERE id IS NOT NULL")
        assert rows == [(144, 144)]


@run_async
async def test_two_appends_of_one_number_at_once_have_one_winner(database: str) -> None:
    async with opened(database) as storage:
        results = await asyncio.gather(
            storage.append("A", 2, [PAUSED], "one-of-two"),
            storage.append("A", 2, [RESUMED], "two-of-two"),
            storage.append("B", 1, [created("B")], "one-of-two"),
            storage.append("B", 1, [created("B")], "two-of-two"),
            return_exceptions=True,
        )
        assert [result is None for result in results] == [True, False, True, False]
        assert await storage.number_of("A", "one-of-two") == 2
        assert await storage.number_of("A", "two-of-two") is None
    assert query(database, "SELECT code, made FROM tables") == [("B", 1)]


@run_async
async def test_long_appends_and_large_entries_are_read_as_written(database: str) -> None:
    chat = [log.TableLocked(at=n, locked=bool(n % 2)) for n in range(1, 350)]
    async with opened(database) as storage:
        await storage.append("A", 1, [created("A"), *chat], "x" * 64)
        with pytest.raises(AppendConflict):
            await storage.append("A", 350, chat)
        read = await storage.read("A")
        assert [number for number, _ in read] == list(range(1, 351))
        assert [entry for _, entry in read[1:]] == chat
        assert [number for number, _ in await storage.read("A", after=348)] == [349, 350]
        assert await storage.read("B") == []
        assert await storage.number_of("A", "x" * 64) == 1


@run_async
async def test_the_newest_time_is_known_when_the_log_is_opened(database: str) -> None:
    async with opened(database) as storage:
        assert storage.last_time is None
        await storage.append("A", 1, [created("A", at=1_763_000_000_000)])
        await storage.append("B", 1, [created("B", at=1_763_000_000_500)])
    async with opened(database) as storage:
        assert storage.last_time == 1_763_000_000_500
        await storage.check()
    with pytest.raises(TableError):
        await storage.check()


@run_async
async def test_matches_are_kept_once_and_outlive_their_table(database: str) -> None:
    async with opened(database) as storage:
        archive = Archive(storage.engine)
        kept = [
            ArchivedMatch(number=number, at=at, tokens=("a", "b"), record=bytes(range(256)) * 40)
            for number, at in ((5, 100), (9, 200))
        ]
        await storage.append("A", 1, [created("A"), PAUSED])
        await archive.keep("A", kept)
        await archive.keep("A", kept[::-1])
        assert await archive.last("A") == kept[1]
        assert await archive.last("B") is None
        assert await archive.all("A") == [match.record for match in kept]
        await archive.remove("A")
        assert await storage.read("A") == []
        assert query(database, "SELECT count(*) FROM tables") == [(0,)]
        assert await archive.all("A") == [match.record for match in kept]
        assert await archive.remove_records(before=200) == 1
        assert await archive.all("A") == [kept[1].record]
        await storage.append("A", 1, [created("A")])


@run_async
async def test_logs_are_found_by_code_length_and_silence(database: str) -> None:
    async with opened(database) as storage:
        archive = Archive(storage.engine)
        for code, at in (("ABCDEF", 10), ("GHIJKL", 30), ("LONGCODES", 20)):
            await storage.append(code, 1, [created(code, at=at)])
        await storage.append("ABCDEF", 2, [log.MatchPaused(at=40)])
        assert await archive.taken(["ABCDEF", "NOBODY"]) == {"ABCDEF"}
        assert sorted(await archive.silent(since=35)) == ["GHIJKL", "LONGCODES"]
        last = await archive.last_entries(length=6)
        assert set(last) == {"ABCDEF", "GHIJKL"}
        assert log.decode_entry(last["ABCDEF"]) == log.MatchPaused(at=40)


@run_async
async def test_a_match_is_played_to_its_end_and_its_record_kept(
    database: str, tmp_path: Path
) -> None:
    settings = {"seats": 2, "mode": "single", "rules": {"hand_size": 3}}
    async with running_server(tmp_path, database=database) as server:
        made = await server.create_table(bots=1, start=True, settings=settings)
        client = await server.join(made)
        while not (client.last.get("match") or {}).get("ended"):
            if moves := client.turn_moves():
                await client.move(**moves[0])
            else:
                await client.receive_type("update")
        token = {"authorization": f"Bearer {made['token']}"}
        path = f"/api/tables/{made['code']}/record"
        status, record = await server.request("GET", path, **token)
        assert status == 200
    async with running_server(tmp_path, database=database) as server:
        assert await server.request("GET", path, **token) == (200, record)
        client = await server.join(made)
        assert client.last["match"]["ended"] == "won"
        assert (await client.request("start"))["type"] == "update"
        assert client.last["lobby"]["phase"] == "playing"
    kept = "SELECT number FROM matches"
    assert len(query(database, kept)) == 1
