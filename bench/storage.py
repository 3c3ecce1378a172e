"""What a commit of the log costs, apart from the server: appends of single moves, synchronous FULL.

So many writers append one move after another, each waiting until its own is durable. The storage
gathers what waits into one transaction; the more writers, the more appends share a commit. From
slices with few and with many appends a commit, the cost of either is found by least squares.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import statistics
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import _report
from bench._report import spread
from bench._slices import MOST_REPEATS, MOST_STEAL
from bench._steal import CORES, Machine

WRITERS = (1, 4, 16, 64, 256)
HEAD = ["writers", "CPU an append, µs", "CPU a commit, µs", "appends a commit", "appends/s"]
HEAD += ["commits/s", "others, % of a core", "steal, %", "repeated"]


@dataclass(frozen=True)
class Log:
    """The storage under measurement: all that this bench knows of its names."""

    append: Callable[[str, int], Awaitable[None]]
    commits: Callable[[], int]
    close: Callable[[], Awaitable[None]]


async def open_log(file: Path) -> Log:
    """Open the server's storage on a new file."""
    from flipdeck.rules.moves import Play
    from flipdeck.server.storage.log_entries import MovePlayed
    from flipdeck.server.storage.log_storage import LogStorage

    store = LogStorage(f"sqlite+aiosqlite:///{file}")
    await store.open()
    entry = MovePlayed.of(Play("red-7"), at=1_763_000_000_000, seat=2)

    async def append(code: str, number: int) -> None:
        await store.append(code, number, [entry], f"bench-{code}-{number}")

    return Log(append, lambda: store.commits, store.close)


@dataclass(frozen=True)
class Slice:
    """What a number of writers cost for a time."""

    appends: int
    commits: int
    cpu: float
    seconds: float
    others: float
    steal: float


class Bench:
    """Writers of one log; each goes on with its own table's numbers from slice to slice."""

    def __init__(self, log: Log) -> None:
        self._log = log
        self._numbers = [0] * max(WRITERS)

    async def measure(self, writers: int, seconds: float) -> Slice:
        """Let so many writers append for a time."""
        machine, cpu = Machine.now(), time.process_time()
        commits, appends = self._log.commits(), sum(self._numbers)
        until = time.perf_counter() + seconds
        await asyncio.gather(*(self._write(writer, until) for writer in range(writers)))
        after, cpu = Machine.now(), time.process_time() - cpu
        return Slice(
            appends=sum(self._numbers) - appends,
            commits=self._log.commits() - commits,
            cpu=cpu,
            seconds=after.at - machine.at,
            others=after.others_since(machine, cpu),
            steal=after.steal_since(machine),
        )

    async def _write(self, writer: int, until: float) -> None:
        while time.perf_counter() < until:
            self._numbers[writer] += 1
            await self._log.append(f"table-{writer}", self._numbers[writer])


def fit(slices: Sequence[Slice]) -> tuple[float, float]:
    """Return the microseconds of an append and of a commit that fit the slices best."""
    # Each slice is divided by its own cost, so that all count alike.
    rows = [(one.appends / one.cpu, one.commits / one.cpu) for one in slices]
    aa = sum(a * a for a, _ in rows)
    ac = sum(a * c for a, c in rows)
    cc = sum(c * c for _, c in rows)
    a1, c1 = sum(a for a, _ in rows), sum(c for _, c in rows)
    determinant = aa * cc - ac * ac
    return (a1 * cc - c1 * ac) / determinant * 1e6, (aa * c1 - ac * a1) / determinant * 1e6


async def run(seconds: float, repeats: int, most_repeats: int) -> str:
    """Measure every number of writers in turns and return the section's text."""
    slices: dict[int, list[Slice]] = {writers: [] for writers in WRITERS}
    again = dict.fromkeys(WRITERS, 0)
    with tempfile.TemporaryDirectory() as folder:
        log = await open_log(Path(folder) / "bench.db")
        bench = Bench(log)
        await bench.measure(max(WRITERS), 1.0)
        for _ in range(repeats):
            for writers in WRITERS:
                taken = await bench.measure(writers, seconds)
                tries = 0
                while taken.steal > MOST_STEAL and tries < most_repeats:
                    tries += 1
                    taken = await bench.measure(writers, seconds)
                again[writers] += tries
                slices[writers].append(taken)
        await log.close()
    fits = [fit([slices[writers][turn] for writers in WRITERS]) for turn in range(repeats)]
    rows = [_row(writers, taken, again[writers]) for writers, taken in slices.items()]
    return (
        f"**A commit: {spread([commit for _, commit in fits], 0)} µs of CPU; an append: "
        f"{spread([append for append, _ in fits], 0)} µs**, by least squares over the rows.\n\n"
        f"{_report.table(HEAD, rows)}"
    )


def _row(writers: int, taken: Sequence[Slice], again: int) -> list[object]:
    return [
        writers,
        spread([one.cpu / one.appends * 1e6 for one in taken], 0),
        spread([one.cpu / one.commits * 1e6 for one in taken], 0),
        f"{statistics.median(one.appends / one.commits for one in taken):.1f}",
        spread([one.appends / one.seconds for one in taken], 0),
        spread([one.commits / one.seconds for one in taken], 0),
        spread([one.others for one in taken], 0),
        spread([one.steal for one in taken], 1),
        again,
    ]


def main() -> int:
    """Measure, print, and with --write put the table into results.md."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=4.0, help="length of a slice")
    parser.add_argument("--repeats", type=int, default=5, help="slices of each kind")
    parser.add_argument("--most-repeats", type=int, default=MOST_REPEATS, help="of a stolen slice")
    parser.add_argument("--note", default="", help="a sentence about the run, for results.md")
    parser.add_argument("--write", action="store_true", help="put the table into results.md")
    args = parser.parse_args()
    os.sched_setaffinity(0, CORES[:1])
    measured = uvloop.run(run(args.seconds, args.repeats, args.most_repeats))
    how = (
        f"Median (min..max) of {args.repeats} slices of {args.seconds:.0f} s in turns, on one "
        f"core; a slice with more than {MOST_STEAL:.0f} % steal was repeated, "
        f"{args.most_repeats} times at most.{' ' + args.note if args.note else ''}"
    )
    text = f"{_report.origin('uvloop', 'msgspec', 'sqlalchemy')}\n\n{how}\n\n{measured}"
    print(text, flush=True)
    if args.write:
        _report.put("storage", text)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
