"""A server killed at any moment loses no acknowledged move: tables go on where they were."""

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncIterator
from pathlib import Path

from tests.support.server_fixture import RunningServer, play_on, run_async


async def kill(running: asyncio.subprocess.Process) -> None:
    with contextlib.suppress(ProcessLookupError):
        os.kill(running.pid, signal.SIGKILL)
    await running.wait()


@contextlib.asynccontextmanager
async def process(
    database: Path,
) -> AsyncIterator[tuple[RunningServer, asyncio.subprocess.Process]]:
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
    server: RunningServer | None = None
    try:
        assert running.stdout is not None
        line = (await running.stdout.readline()).decode()
        assert line.startswith("Flipdeck is at http://127.0.0.1:"), line
        server = RunningServer(int(line.rsplit(":", 1)[1]))
        yield server, running
    finally:
        await kill(running)
        for client in server.clients if server is not None else ():
            with contextlib.suppress(OSError):
                await client.close()
        # The pipe's transport is closed by hand: nothing else does before the loop ends.
        running._transport.close()  # type: ignore[attr-defined]


@run_async
async def test_a_killed_server_goes_on_where_it_was(tmp_path: Path) -> None:
    database = tmp_path / "tables.db"
    async with process(database) as (server, running):
        made = await server.create_table(bots=3, settings={"mode": "points", "pass_delay": 100})
        ann = await server.join(made)
        ben_seat = await server.take_seat(made["code"], seat=2)
        ben = await server.join(ben_seat)
        await ann.request("start")
        await play_on([ann, ben], 8)
        mover = await play_on([ann, ben], 0)
        seat = made if mover is ann else ben_seat
        id = "before-and-after"
        done = await mover.request("move", id=id, move=mover.turn_moves()[0])
        assert done["type"] == "update"
        await kill(running)
    async with process(database) as (server, running):
        back = await server.join(seat, since=done["seq"] - 1)
        number = back.last["seq"]
        assert number >= done["seq"]
        assert back.last["missed"][0] == {"seq": done["seq"], "events": done["events"]}
        if number == done["seq"]:
            assert back.last["view"] == done["view"]
            assert back.last["legal"] == done["legal"]
        again = await back.request("move", id=id, move={"do": "draw"})
        assert (again["type"], again["seq"]) == ("ack", done["seq"])
        other = await server.join(ben_seat if seat is made else made)
        await play_on([back, other], 5)
