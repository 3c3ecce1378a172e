"""Flipdeck's server, boardgame.io and Colyseus under full load, in turns on the same core."""

from __future__ import annotations

import asyncio
import contextlib
import statistics
import tempfile
from collections.abc import AsyncIterator, Callable, Sequence
from pathlib import Path
from typing import cast

from bench._flipdeck_clients import create_tables, join_flipdeck
from bench._peer_clients import join_boardgame, join_colyseus
from bench._processes import OurServer, PeerServer
from bench._report import spread
from bench._slices import Measured, Plan, Slice
from bench._tables import AnyTable, full_load

OURS = "Flipdeck"
AIMS = {"Colyseus": "at most 1.50", "boardgame.io": "at most 0.33"}
HEAD = [
    "tables",
    "Flipdeck's CPU a move ÷ this server's",
    "aim",
    "server",
    "CPU a move, µs",
    "moves/s",
    "p50, ms",
    "p99, ms",
    "bytes an update",
    "server's core, %",
    "clients' core, %",
    "others, % of a core",
    "steal, %",
    "repeated",
]


@contextlib.asynccontextmanager
async def ours(count: int) -> AsyncIterator[Measured]:
    """Run Flipdeck's server with so many tables in play."""
    with tempfile.TemporaryDirectory() as folder:
        server = OurServer(Path(folder))
        try:
            created = await asyncio.to_thread(create_tables, server.port, count)
            tables = await join_flipdeck(server.port, created)
            yield Measured(OURS, server, cast("Sequence[AnyTable]", tables))
            _leave(cast("Sequence[AnyTable]", tables))
        finally:
            server.stop()


@contextlib.asynccontextmanager
async def peer(name: str, count: int) -> AsyncIterator[Measured]:
    """Run a peer server with so many tables in play."""
    server = PeerServer("colyseus.js" if name == "Colyseus" else "boardgame.js")
    try:
        join = join_colyseus if name == "Colyseus" else join_boardgame
        tables = cast("Sequence[AnyTable]", await join(server.port, count))
        yield Measured(name, server, tables)
        _leave(tables)
    finally:
        server.stop()


def _leave(tables: Sequence[AnyTable]) -> None:
    for table in tables:
        for client in table.clients:
            client.abort()


async def compare(
    count: int,
    plan: Plan,
    turns: int,
    peers: Sequence[str],
    measured_so_far: Callable[[list[list[object]]], None],
) -> None:
    """Measure all servers in turns, so that what the machine does falls on all.

    ``measured_so_far`` is given the rows after every turn.
    """
    async with contextlib.AsyncExitStack() as stack:
        starting = [ours(count), *(peer(name, count) for name in peers)]
        servers = [await stack.enter_async_context(server) for server in starting]
        for measured in servers:
            # The first seconds are the compilers' (V8's) and the caches', not the server's.
            await full_load(measured.tables, max(2.0, plan.seconds / 2))
        slices: dict[str, list[Slice]] = {measured.name: [] for measured in servers}
        for _ in range(turns):
            turn = []
            for measured in servers:
                turn.append(await measured.slice(full_load, plan))
                print(f"{count:5d} tables | {measured.name:12s} | {brief(turn[-1])}", flush=True)
            for measured, taken in zip(servers, turn, strict=True):
                slices[measured.name].append(taken)
            rows = [_row(count, name, taken, slices[OURS]) for name, taken in slices.items()]
            measured_so_far(rows)


def brief(taken: Slice) -> str:
    """Return a slice in one line."""
    return (
        f"{taken.cpu:6.0f} µs a move, {taken.rate:6.0f} moves/s, p50 {taken.p50:7.1f} ms, "
        f"p99 {taken.p99:7.1f} ms, {taken.bytes:5.0f} bytes, server {taken.server_share:3.0f} %, "
        f"clients {taken.client_share:3.0f} %, others {taken.others_share:3.0f} %, "
        f"steal {taken.steal:4.1f} %, repeated {taken.repeats}"
    )


def _row(count: int, name: str, taken: list[Slice], flipdeck: list[Slice]) -> list[object]:
    ratios = [one.cpu / other.cpu for one, other in zip(flipdeck, taken, strict=True)]
    return [
        count,
        "1" if name == OURS else f"**{spread(ratios)}**",
        AIMS.get(name, ""),
        name,
        spread([one.cpu for one in taken], 0),
        spread([one.rate for one in taken], 0),
        spread([one.p50 for one in taken], 1),
        spread([one.p99 for one in taken], 1),
        f"{statistics.mean(one.bytes for one in taken):.0f}",
        *conditions(taken),
    ]


def conditions(taken: Sequence[Slice]) -> list[str]:
    """Return the columns that tell how busy both cores were."""
    return [
        spread([one.server_share for one in taken], 0),
        spread([one.client_share for one in taken], 0),
        spread([one.others_share for one in taken], 0),
        spread([one.steal for one in taken], 1),
        str(sum(one.repeats for one in taken)),
    ]
