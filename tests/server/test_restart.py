"""A server killed at any moment loses no acknowledged move: tables go on where they were."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from tests.server.house import House, go_on, run_async


async def kill(running: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(running.pid, signal.SIGKILL)
    await running.wait()


@contextlib.asynccontextmanager
async def process(database: Path) -> AsyncIterator[tuple[House, asyncio.subprocess.Process]]:
    running = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "flipdeck",
        "serve",
        "--port",
        "0",
        "--database",
        str(database),
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    assert running.stdout is not None
    line = (await running.stdout.readline()).decode()
    assert line.startswith("Flipdeck is at http://127.0.0.1:"), line
    house = House(int(line.rsplit(":", 1)[1]))
    try:
        yield house, running
    finally:
        await kill(running)
        for guest in house.guests:
            with contextlib.suppress(OSError):
                await guest.close()
        # The pipe's transport is closed by hand: nothing else does before the loop ends.
        running._transport.close()  # type: ignore[attr-defined]


@run_async
async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with process(database) as (house, running):
        made = await house.make(bots=3, settings={"mode": "points", "keep_beat": 100})
        ann = await house.join(made)
        ben_seat = await house.sit(made["code"], seat=2)
        ben = await house.join(ben_seat)
        await ann.ask("start")
        await go_on([ann, ben], 8)
        mover = await go_on([ann, ben], 0)
        seat = made if mover is ann else ben_seat
        id = "before-and-after"
        done = await mover.ask("move", id=id, move=mover.turn_moves()[0])
        assert done["tell"] == "happened"
        await kill(running)
    async with process(database) as (house, running):
        back = await house.join(seat, since=done["n"] - 1)
        number = back.last["n"]
        assert number >= done["n"]
        assert back.last["missed"][0] == {"n": done["n"], "events": done["events"]}
        if number == done["n"]:
            assert back.last["view"] == done["view"]
            assert back.last["legal"] == done["legal"]
        again = await back.ask("move", id=id, move={"do": "draw"})
        assert (again["tell"], again["n"]) == ("done", done["n"])
        other = await house.join(ben_seat if seat is made else made)
        await go_on([back, other], 5)
