"""One slice of load on one server: what it cost, and whether the machine was there for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, replace
from time import perf_counter

from bench._processes import ServerProcess, Usage
from bench._tables import AnyTable

MOST_STEAL = 2.0
"""Percent; a slice with more is measured again."""
MOST_REPEATS = 20
OVERHEAD = 1.0
"""Seconds that a slice takes besides its length, to count and to drain."""

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


class OutOfTime(Exception):
    """The time given is over; what was measured until then counts."""


@dataclass
class Plan:
    """How long a slice is, how often one is repeated, and how much time all may take.

    ``planned`` slices are still to come: a stolen one is repeated only if they fit in as well.
    """

    seconds: float
    most_repeats: int = MOST_REPEATS
    minutes: float = float("inf")
    planned: int = 0

    def __post_init__(self) -> None:
        self._end = perf_counter() + 60 * self.minutes

    def begin_slice(self) -> None:
        """Count a slice that begins; ``OutOfTime`` if there is no time for it."""
        if perf_counter() + self.seconds > self._end:
            raise OutOfTime
        self.planned -= 1

    def may_repeat(self, repeats: int) -> bool:
        """Whether a slice that was repeated so often may be repeated once more."""
        needed = (max(0, self.planned) + 1) * (self.seconds + OVERHEAD)
        return repeats < self.most_repeats and perf_counter() + needed < self._end


@dataclass(frozen=True)
class Measured:
    """A running server with its tables."""

    name: str
    server: ServerProcess
    tables: Sequence[AnyTable]

    async def slice(self, load: Load, plan: Plan) -> Slice:
        """Measure one slice, again while more than ``MOST_STEAL`` of it was stolen.

        Of several the one with the least steal counts.
        """
        plan.begin_slice()
        taken = [await self._slice(load, plan.seconds)]
        while taken[-1].steal > MOST_STEAL and plan.may_repeat(len(taken) - 1):
            taken.append(await self._slice(load, plan.seconds))
        least = min(taken, key=lambda one: one.steal)
        return replace(least, repeats=len(taken) - 1)

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
