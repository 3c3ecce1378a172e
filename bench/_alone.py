"""Flipdeck's server alone: offered loads, the cost of a commit, memory."""

from __future__ import annotations

import asyncio
import functools
import http.client
import statistics
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import cast

from bench._flipdeck_clients import CreatedTable, create_tables, join_flipdeck
from bench._processes import OurServer
from bench._report import spread
from bench._side_by_side import brief, conditions
from bench._slices import Load, Measured, Plan, Slice
from bench._tables import AnyTable, full_load, offered_load

HEAD = [
    "tables",
    "load",
    "p99, ms",
    "p50, ms",
    "CPU a move, µs",
    "moves/s",
    "moves a commit",
    "server's core, %",
    "clients' core, %",
    "others, % of a core",
    "steal, %",
    "repeated",
]
FACTS_HEAD = ["tables", "what", "measured", "aim"]
CLAIM_MS = 50.0
STEPS = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)


@dataclass
class Alone:
    """One server with so many tables of four, and the rows of what was measured on it."""

    count: int
    plan: Plan
    repeats: int
    measured_so_far: Callable[[], None]
    """Called after every new row and fact."""
    rows: list[list[object]] = field(default_factory=list)
    facts: list[list[object]] = field(default_factory=list)

    async def run(self, rate: float, parts: Sequence[str]) -> None:
        """Measure the parts named."""
        with tempfile.TemporaryDirectory() as folder:
            server = OurServer(Path(folder))
            try:
                empty = server.memory()
                created = await asyncio.to_thread(create_tables, server.port, self.count)
                full = server.memory()
                tables = cast("Sequence[AnyTable]", await join_flipdeck(server.port, created))
                joined = server.memory()
                measured = Measured("Flipdeck", server, tables)
                await full_load(tables, 2.0)
                if "five" in parts and self.count > 1:
                    await self._in_a_row(measured, rate)
                if "load" in parts:
                    await self._commit_cost(measured)
                if "steps" in parts:
                    await self._steps(measured, rate)
                for table in tables:
                    for client in table.clients:
                        client.abort()
                if "memory" in parts and self.count > 1:
                    self._fact("a table not yet begun", _kilobytes(full - empty, self.count), 30)
                    what = "a connection, with its share of the dealt round"
                    self._fact(what, _kilobytes(joined - full, 4 * self.count), 40)
                    server.stop()
                    server = OurServer(Path(folder))
                    what = "a table in its match, read from the log, nobody connected"
                    self._fact(what, loaded_size(server, created), 30)
            finally:
                server.stop()

    async def _commit_cost(self, measured: Measured) -> None:
        """Compare a move's cost at full load with that at a third of it, slice by slice."""
        full, third, commit, move = [], [], [], []
        for _ in range(self.repeats):
            full.append(await self._slice(measured, full_load))
            load = functools.partial(_offered, full[-1].rate / 3)
            third.append(await self._slice(measured, load))
            more = third[-1].commits - full[-1].commits
            # With about as many commits a move at both loads (one table), nothing follows.
            if more > 0.05:
                commit.append((third[-1].cpu - full[-1].cpu) / more)
                move.append(full[-1].cpu - commit[-1] * full[-1].commits)
        self._row("full load", full)
        offered = statistics.median(one.rate for one in full) / 3
        self._row(f"a third of it: {offered:.0f} offered", third)
        ratio = [low.cpu / high.cpu for low, high in zip(third, full, strict=True)]
        self._fact("CPU a move at a third of full load ÷ at full load", spread(ratio))
        if commit:
            what = "CPU a commit and its turn of the loop, by the two loads"
            self._fact(what, f"{spread(commit, 0)} µs")
            self._fact("CPU a move without its commit, likewise", f"{spread(move, 0)} µs")

    async def _in_a_row(self, measured: Measured, rate: float) -> None:
        """Offer the same load five times, each its own row."""
        worst = []
        for number in range(1, 6):
            taken = await self._slice(measured, functools.partial(_offered, rate))
            self._row(f"{rate:.0f} offered, run {number} of 5", [taken])
            worst.append(taken.p99)
        held = sum(p99 < CLAIM_MS for p99 in worst)
        what = f"{rate:.0f} moves/s offered: runs of five with a p99 under {CLAIM_MS:.0f} ms"
        self._fact(what, f"{held} ({', '.join(f'{p99:.1f}' for p99 in worst)} ms)", "5")

    async def _steps(self, measured: Measured, rate: float) -> None:
        """Offer a load, and lower ones until one is held."""
        for share in (1.0, *STEPS):
            load = functools.partial(_offered, rate * share)
            # There are many steps, so each has three slices at most.
            taken = [await self._slice(measured, load) for _ in range(min(3, self.repeats))]
            self._row(f"{rate * share:.0f} offered", taken)
            if self.count == 1 or statistics.median(one.p99 for one in taken) < CLAIM_MS:
                return

    async def _slice(self, measured: Measured, load: Load) -> Slice:
        taken = await measured.slice(load, self.plan)
        print(f"{self.count:5d} tables | {brief(taken)}", flush=True)
        return taken

    def _row(self, load: str, taken: Sequence[Slice]) -> None:
        commits = [1 / one.commits if one.commits else float("nan") for one in taken]
        self.rows.append(
            [
                self.count,
                load,
                spread([one.p99 for one in taken], 1),
                spread([one.p50 for one in taken], 1),
                spread([one.cpu for one in taken], 0),
                spread([one.rate for one in taken], 0),
                spread(commits, 1),
                *conditions(taken),
            ]
        )
        self.measured_so_far()

    def _fact(self, what: str, measured: float | str, aim: float | str = "") -> None:
        shown = measured if isinstance(measured, str) else f"{measured:.1f} KB"
        wanted = aim if isinstance(aim, str) else f"under {aim:.0f} KB"
        self.facts.append([self.count, what, shown, wanted])
        print(f"{self.count:5d} tables | {what} | {shown} | {wanted}", flush=True)
        self.measured_so_far()


async def _offered(rate: float, tables: Sequence[AnyTable], seconds: float) -> list[float]:
    return await offered_load(tables, rate, seconds)


def _kilobytes(size: int, count: int) -> float:
    return size / count / 1024


def loaded_size(server: OurServer, created: Sequence[CreatedTable]) -> float:
    """Return the kilobytes that a table takes once it has been loaded."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    _load(connection, created[0][0])
    before = server.memory()
    for code, _ in created[1:]:
        _load(connection, code)
    connection.close()
    return _kilobytes(server.memory() - before, len(created) - 1)


def _load(connection: http.client.HTTPConnection, code: str) -> None:
    connection.request("GET", f"/api/tables/{code}")
    connection.getresponse().read()
