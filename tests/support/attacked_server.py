"""A real server with default limits, a victim at one of its tables, and those who attack it."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import re
import sys
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any, Final

from tests.support.server_fixture import Message, RunningServer, TestClient
from tests.support.server_process import ServerProcess

MOST_GROWTH: Final = 50 << 20
"""Bytes by which an attack may make the server grow."""
WRITES: Final = 5
"""The least number of the victim's writes during an attack and after it."""
PAUSE: Final = 0.1
"""Seconds between two of the victim's writes, which stay within the limits."""
_networks = itertools.count(2)


class Attack:
    """One attack: its own addresses, its victim, and what the server was like before."""

    def __init__(self, process: ServerProcess) -> None:
        network = next(_networks)
        self.process = process
        self.address = f"127.{network >> 8}.{network & 255}.66"
        self.others = f"127.{network >> 8}.{network & 255}."
        self.server = RunningServer(process.port, f"127.{network >> 8}.{network & 255}.1")
        self.attacker = RunningServer(process.port, self.address)
        self.seat: Message = {}
        self.victim: TestClient | None = None
        self.writes = 0
        self._locked = False
        self._numbers = itertools.count(1)
        self._before: dict[str, int] = {}
        self._rss = 0

    async def begin(self, settings: Message) -> None:
        """Seat the victim at a table and look at the server."""
        self.seat = await self.server.create_table(settings=settings)
        self.victim = await self.server.join(self.seat)
        await self.write()
        self._before = await self.refusals()
        self.process.forget_memory_peak()
        self._rss = self.process.memory()

    async def write(self) -> None:
        """Have the victim write to the log; it must be acknowledged."""
        assert self.victim is not None
        self._locked = not self._locked
        answer = await self.victim.request("lock", locked=self._locked)
        assert answer["type"] == "update", answer
        self.writes += 1

    async def write_some(self) -> None:
        """Have the victim write as often as during an attack."""
        for _ in range(WRITES + 1):
            await self.write()

    def next_number(self) -> int:
        """A number for each name of the attacker."""
        return next(self._numbers)

    async def unlock(self) -> None:
        """Let people in at the victim's table, as passwords and locks are tried."""
        if self._locked:
            await self.write()

    async def run(self, name: str, seconds: float = 0, code: str | None = None) -> Message:
        """Run an attack by name while the victim writes; returns what the attacker saw."""
        running = await self.start(name, seconds, code)
        done = asyncio.ensure_future(running.communicate())
        began = self.writes
        while not done.done() or self.writes - began < WRITES:
            await self.write()
            await asyncio.sleep(PAUSE)
        out, wrong = await done
        assert running.returncode == 0, wrong.decode()
        await self.write()
        return dict(json.loads(out))

    async def start(
        self, name: str, seconds: float = 0, code: str | None = None
    ) -> asyncio.subprocess.Process:
        """Start an attacker."""
        return await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tests.support.attackers", name),
            *(str(self.server.port), self.address, code or self.seat["code"], str(seconds)),
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )

    async def refusals(self) -> dict[str, int]:
        """What the server has refused so far, by kind."""
        _, _, body = await self.server.request_raw("GET", "/metrics")
        found = re.findall(
            r'^flipdeck_refusals_total\{kind="([^"]+)"\} (\d+)$', body.decode(), re.M
        )
        return {kind: int(count) for kind, count in found}

    async def refused(self) -> dict[str, int]:
        """What the server has refused since the beginning, by kind."""
        now = await self.refusals()
        grown = {kind: count - self._before.get(kind, 0) for kind, count in now.items()}
        return {kind: count for kind, count in grown.items() if count}

    def logged(self) -> list[Message]:
        """The lines of the log about the attacker."""
        lines = self.process.log.read_text(encoding="utf-8").splitlines()
        found = [dict(json.loads(line)) for line in lines if line.startswith("{")]
        return [line for line in found if line.get("address") == self.address]

    async def check(self, kind: str) -> None:
        """The victim plays on, memory has not grown, the refusal is counted and logged once."""
        assert self.writes > WRITES
        assert self.victim is not None
        assert (await self.victim.request("ping"))["type"] == "pong"
        grown = self.process.memory_peak() - self._rss
        assert grown < MOST_GROWTH, f"{grown >> 20} MB"
        assert (await self.refused()).get(kind, 0) > 0, await self.refused()
        lines = [line for line in self.logged() if line.get("error") == kind]
        assert len(lines) == 1, lines
        assert not self.process.logged_traces()


@contextlib.asynccontextmanager
async def attack_on(
    process: ServerProcess, settings: Message | None = None
) -> AsyncIterator[Attack]:
    """An attack on a server that runs; the victim is host of a table with the settings."""
    attack = Attack(process)
    await attack.begin(settings or {"seats": 4})
    try:
        yield attack
    finally:
        for client in [*attack.server.clients, *attack.attacker.clients]:
            with contextlib.suppress(OSError):
                await client.close()


@contextlib.contextmanager
def default_server(folder: Path, **environment: Any) -> Iterator[ServerProcess]:
    """A server process with default limits, except for what the environment names."""
    named = {name: str(value) for name, value in environment.items()}
    process = ServerProcess(folder, environment=named, limited=True)
    process.start()
    try:
        yield process
    finally:
        process.stop()
