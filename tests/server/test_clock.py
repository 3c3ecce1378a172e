"""A machine's clock that is set while or before the server runs stops no table and deletes none."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from flipdeck.server.clock import Clock
from flipdeck.server.http_types import CreateTable
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.tables.registry import Registry
from flipdeck.server.tables.table_parts import Times
from tests.support.server_fixture import TestClient, play_on, run_async, running_server

HOUR = 3_600_000
DAY = 24 * HOUR
SETTINGS = {"seats": 3, "mode": "points", "target": 9999}


class WallClock:
    """The machine's clock, which a test can set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.ahead = 0
        real = time.time_ns
        monkeypatch.setattr(time, "time_ns", lambda: real() + self.ahead * 1_000_000)


@pytest.fixture
def wall(monkeypatch: pytest.MonkeyPatch) -> WallClock:
    return WallClock(monkeypatch)


def test_the_clock_counts_on_when_the_machine_is_set(wall: WallClock) -> None:
    clock = Clock()
    before = clock.now()
    for hours in (2, -1):
        wall.ahead = hours * HOUR
        assert before <= clock.now() < before + HOUR
        assert abs(clock.drift() - hours * HOUR) < HOUR


@run_async
async def _play_on(folder: Path, wall: WallClock, hours: list[int]) -> None:
    async with running_server(folder) as server:
        made = await server.create_table(bots=2, start=True, settings=SETTINGS)
        ann = await server.join(made)
        for ahead in hours:
            wall.ahead = ahead * HOUR
            await play_on([ann], 3)


def test_bots_play_on_when_the_clock_is_set_back_an_hour(tmp_path: Path, wall: WallClock) -> None:
    _play_on(tmp_path, wall, [0, -1, 0])


def test_bots_play_on_when_the_clock_is_set_ahead_and_back(tmp_path: Path, wall: WallClock) -> None:
    _play_on(tmp_path, wall, [0, 2, 0])


@pytest.mark.parametrize("paused", [False, True], ids=["playing", "paused"])
def test_a_table_written_two_hours_ahead_goes_on_after_a_restart(
    tmp_path: Path, wall: WallClock, paused: bool
) -> None:
    @run_async
    async def run() -> None:
        wall.ahead = 2 * HOUR
        async with running_server(tmp_path) as server:
            made = await server.create_table(
                bots=2, start=True, settings={**SETTINGS, "turn_time": 60}
            )
            ann: TestClient = await server.join(made)
            await play_on([ann], 3)
            if paused:
                await ann.request("pause")
        wall.ahead = 0
        for _ in range(2):
            async with running_server(tmp_path) as server:
                ann = await server.join(made)
                if ann.last["lobby"]["paused"]:
                    await ann.request("resume")
                assert 0 < ann.last["clock"]["left"] <= 60_000
                await play_on([ann], 3)

    run()


def test_times_from_the_future_become_now() -> None:
    times = Times(last=5, turn=15, drawn=5, exposed=20, over=30, paused=40)
    times.clamp(10)
    assert times == Times(last=5, turn=10, drawn=5, exposed=10, over=10, paused=10)
    times = Times(last=5)
    times.clamp(10)
    assert times == Times(last=5)


class Server:
    """A server without sockets; each start opens the database and reads the clock anew."""

    def __init__(self, database: Path) -> None:
        self.database = database
        self.storage: LogStorage | None = None

    async def start(self) -> None:
        await self.close()
        self.storage = LogStorage(self.database)
        self.registry = Registry(self.storage, ServerSettings(keep_days=30))
        await self.storage.open()

    async def close(self) -> None:
        if self.storage is not None:
            await self.storage.close()

    async def make(self) -> str:
        return (await self.registry.create_table(CreateTable(name="Ann"))).code

    async def left(self, *codes: str) -> list[bool]:
        """Which tables are still there after old ones were deleted."""
        assert self.storage is not None
        self.registry.tables.clear()
        await self.registry.delete_expired()
        return [bool(await self.storage.read(code)) for code in codes]


def with_server(folder: Path, check: Callable[[Server], Awaitable[None]]) -> None:
    @run_async
    async def run() -> None:
        server = Server(folder / "tables.db")
        await server.start()
        try:
            await check(server)
        finally:
            await server.close()

    run()


def test_tables_expire_where_the_clock_can_be_trusted(tmp_path: Path, wall: WallClock) -> None:
    async def check(server: Server) -> None:
        wall.ahead = -40 * DAY
        await server.start()
        old = await server.make()
        wall.ahead = 0
        await server.start()
        new = await server.make()
        # This process began after a long gap, the next does not.
        assert await server.left(old, new) == [True, True]
        await server.start()
        assert await server.left(old, new) == [False, True]

    with_server(tmp_path, check)


def test_one_start_forty_days_ahead_deletes_nothing(tmp_path: Path, wall: WallClock) -> None:
    async def check(server: Server) -> None:
        first = await server.make()
        wall.ahead = 40 * DAY
        await server.start()
        assert await server.left(first) == [True]
        second = await server.make()
        assert await server.left(first, second) == [True, True]
        wall.ahead = 0
        assert await server.left(first, second) == [True, True]
        await server.start()
        assert await server.left(first, second) == [True, True]

    with_server(tmp_path, check)


def test_a_clock_set_ahead_while_the_server_runs_deletes_nothing(
    tmp_path: Path, wall: WallClock
) -> None:
    async def check(server: Server) -> None:
        wall.ahead = -29 * DAY
        await server.start()
        old = await server.make()
        wall.ahead = 0
        await server.start()
        await server.make()
        await server.start()
        wall.ahead = 40 * DAY
        assert await server.left(old) == [True]

    with_server(tmp_path, check)


def test_after_a_long_gap_a_day_of_running_is_trusted(
    tmp_path: Path, wall: WallClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(server: Server) -> None:
        wall.ahead = -40 * DAY
        await server.start()
        old = await server.make()
        wall.ahead = 0
        await server.start()
        assert await server.left(old) == [True]
        real = time.monotonic_ns
        monkeypatch.setattr(time, "monotonic_ns", lambda: real() + DAY * 1_000_000)
        wall.ahead = DAY
        assert await server.left(old) == [False]

    with_server(tmp_path, check)
