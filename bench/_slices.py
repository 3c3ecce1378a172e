"""One slice of load on one server: what it cost, and whether the machine was there for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace

from bench._processes import ServerProcess, Usage
from bench._tables import AnyTable

MOST_STEAL = 2.0
"""Percent; a slice with more is measured again."""
MOST_REPEATS = 20

Load = Callable[[Sequence[AnyTable], float], Awaitable[list[float]]]


@dataclass(frozen=True)
class Slice:
    """What was measured in one slice of load."""

    moves: int
    rate: float
    """Moves a second, counting the time in which the last ones were waited for."""
    p50: float
    p99: float
    """Milliseconds from when a move was due until the last of its four deliveries."""
    cpu: float
    """Microseconds of the server's processor time for a move."""
    commits: float
    """Transactions for a move."""
    bytes: float
    """Bytes of an update."""
    server_share: float
    client_share: float
    others_share: float
    """Percentages of one core."""
    steal: float
    repeats: int = 0


@dataclass(frozen=True)
class Measured:
    """A running server with its tables."""

    name: str
    server: ServerProcess
    tables: Sequence[AnyTable]

    async def slice(self, load: Load, seconds: float, most_repeats: int = MOST_REPEATS) -> Slice:
        """Measure one slice, again while more than ``MOST_STEAL`` of it was stolen."""
        repeats = 0
        measured = await self._slice(load, seconds)
        while measured.steal > MOST_STEAL and repeats < most_repeats:
            repeats += 1
            measured = await self._slice(load, seconds)
        return replace(measured, repeats=repeats)

    async def _slice(self, load: Load, seconds: float) -> Slice:
        counted = self._counted()
        commits = self.server.commits()
        before = Usage.now(self.server)
        took = await load(self.tables, seconds)
        after = Usage.now(self.server)
        commits = self.server.commits() - commits
        moves, messages, size = (
            max(1, now - then) for now, then in zip(self._counted(), counted, strict=True)
        )
        elapsed = after.machine.at - before.machine.at
        cpu, clients = after.server - before.server, after.clients - before.clients
        return Slice(
            moves=moves,
            rate=moves / elapsed,
            p50=percentile(took, 0.5),
            p99=percentile(took, 0.99),
            cpu=cpu / moves * 1e6,
            commits=commits / moves,
            bytes=size / messages,
            server_share=100 * cpu / elapsed,
            client_share=100 * clients / elapsed,
            others_share=after.machine.others_since(before.machine, cpu + clients),
            steal=after.machine.steal_since(before.machine),
        )

    def _counted(self) -> tuple[int, int, int]:
        """Return how many moves, updates and bytes of updates there were so far."""
        clients = [client for table in self.tables for client in table.clients]
        return (
            sum(table.done for table in self.tables),
            sum(client.messages for client in clients),
            sum(client.bytes for client in clients),
        )


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value that this share of the values does not exceed."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))] if ordered else float("nan")
