"""What one server process on one core can carry, over real sockets, every move durable.

Tables of four, each seat a socket; the log on SQLite with synchronous FULL. The server runs on one
core and the players on another. Bots, clocks and the grace of the UNO race are off: they wait, and
waiting costs nothing. A move is measured from when it was due until the last of the four seats
heard of it, so that a server that falls behind is not spared the moves that wait.
"""

from __future__ import annotations

import argparse
import asyncio
import http.client
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path

import uvloop

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench import _report
from bench._guests import TableOfFour, make_tables, sit_down
from bench._report import spread

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
CLAIM_MS = 50.0
LESS = (0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3, 0.2, 0.1)


def serve(database: str) -> None:
    from flipdeck.server import serving
    from flipdeck.server.settings import ServerSettings

    listening = socket.create_server(("127.0.0.1", 0), backlog=4096)
    port = listening.getsockname()[1]
    loose = 1e9
    settings = ServerSettings(
        port=port,
        database=f"sqlite+aiosqlite:///{database}",
        log_level="warning",
        least_grace=0,
        most_grace=0,
        most_tables=100_000,
        say_rate=loose,
        say_burst=loose,
        make_rate=loose,
        make_burst=loose,
        connect_rate=loose,
        connect_burst=loose,
    )
    serving.serve(settings, listening, lambda: print(port, flush=True))


class Server:
    """The server process, its processor time, its memory and its count of moves."""

    def __init__(self, folder: Path) -> None:
        cores = sorted(os.sched_getaffinity(0))
        self.process = subprocess.Popen(
            [sys.executable, __file__, "--serve", str(folder / "bench.db")],
            stdout=subprocess.PIPE,
            text=True,
        )
        if len(cores) > 1:
            os.sched_setaffinity(self.process.pid, {cores[0]})
            os.sched_setaffinity(0, set(cores[1:]))
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def cpu(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    def memory(self) -> int:
        return int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1]) * PAGE

    def moves(self) -> int:
        connection = http.client.HTTPConnection("127.0.0.1", self.port)
        connection.request("GET", "/metrics")
        text = connection.getresponse().read().decode()
        connection.close()
        return next(
            int(line.split()[1]) for line in text.splitlines() if line.startswith("flipdeck_moves")
        )

    def stop(self) -> None:
        self.process.kill()
        self.process.wait()
        if self.process.stdout is not None:
            self.process.stdout.close()


async def offer(tables: list[TableOfFour], rate: float, seconds: float) -> list[float]:
    """Moves come due at a steady rate, whatever the server does; how long each took."""
    took: list[float] = []
    waiting: deque[TableOfFour] = deque(tables)
    due: deque[float] = deque()

    def done(table: TableOfFour, began: float) -> None:
        took.append((time.perf_counter() - began) * 1000)

    def ready(table: TableOfFour) -> None:
        if due:
            table.move(due.popleft())
        else:
            waiting.append(table)

    for table in tables:
        table.on_ready, table.on_done = ready, done
    began = time.perf_counter()
    sent = 0
    while (now := time.perf_counter()) < began + seconds:
        while began + sent / rate <= now:
            at = began + sent / rate
            sent += 1
            if waiting and waiting[0].mover is not None:
                waiting.popleft().move(at)
            else:
                due.append(at)
        await asyncio.sleep(0.001)
    for table in tables:
        table.on_ready = lambda table: None
    await asyncio.sleep(1.0)
    return took + [seconds * 1000] * len(due)


async def rush(tables: list[TableOfFour], seconds: float) -> None:
    """Every table moves as soon as it can."""
    running = True

    def ready(table: TableOfFour) -> None:
        if running:
            table.move(time.perf_counter())

    for table in tables:
        table.on_ready, table.on_done = ready, lambda table, began: None
        if table.mover is not None:
            ready(table)
    await asyncio.sleep(seconds)
    running = False
    await asyncio.sleep(0.5)


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(share * len(ordered)))]


class Costs:
    """The processor's time that the server takes for a move, from now on."""

    def __init__(self, server: Server) -> None:
        self._server = server
        self._moves, self._cpu = server.moves(), server.cpu()

    def each(self) -> float:
        moves = max(1, self._server.moves() - self._moves)
        return (self._server.cpu() - self._cpu) / moves * 1e6


class Bench:
    """One server with so many tables of four; what was measured becomes rows of a table."""

    def __init__(self, count: int, seconds: float, repeats: int) -> None:
        self.count = count
        self.seconds = seconds
        self.repeats = repeats
        self.rows: list[list[object]] = []

    def say(self, what: str, measured: str, aim: str = "") -> None:
        self.rows.append([self.count, what, measured, aim])
        print(f"{self.count:5d} | {what} | {measured} | {aim}", flush=True)

    async def run(self, rate: float) -> None:
        with tempfile.TemporaryDirectory() as folder:
            server = Server(Path(folder))
            try:
                empty = server.memory()
                made = await asyncio.to_thread(make_tables, server.port, self.count)
                full = server.memory()
                tables = await sit_down(server.port, made)
                seated = server.memory()
                if not await self.offered(server, tables, rate) and self.count > 1:
                    for less in LESS:
                        if await self.offered(server, tables, rate * less):
                            break
                await self.rushed(server, tables)
                for table in tables:
                    for guest in table.guests:
                        guest.abort()
                if self.count >= 100:
                    kilobytes = (seated - full) / self.count / 4 / 1024
                    self.say(
                        "a connection, with its share of the dealt round",
                        f"{kilobytes:.1f} KB",
                        "40 KB",
                    )
                    kilobytes = (full - empty) / self.count / 1024
                    self.say("a table not yet begun", f"{kilobytes:.1f} KB", "30 KB")
                    server.stop()
                    server = Server(Path(folder))
                    kilobytes = weigh(server, made)
                    what = "a table in its match, read from the log, nobody connected"
                    self.say(what, f"{kilobytes:.1f} KB", "30 KB")
            finally:
                server.stop()

    async def offered(self, server: Server, tables: list[TableOfFour], rate: float) -> bool:
        """Offers a load; whether in most runs nearly every move was heard of in time."""
        medians, worst, costs = [], [], []
        for _ in range(self.repeats):
            cost = Costs(server)
            took = await offer(tables, rate, self.seconds)
            medians.append(percentile(took, 0.5))
            worst.append(percentile(took, 0.99))
            costs.append(cost.each())
        what = f"{rate:.0f} moves/s offered"
        aim = f"{CLAIM_MS:.0f} ms" if self.count > 1 else ""
        self.say(f"{what}: p99 until the last seat has heard", f"{spread(worst, 1)} ms", aim)
        self.say(f"{what}: median of the same", f"{spread(medians, 1)} ms")
        self.say(f"{what}: CPU a move", f"{spread(costs, 0)} µs", "250 µs")
        return statistics.median(worst) < CLAIM_MS

    async def rushed(self, server: Server, tables: list[TableOfFour]) -> None:
        rates, costs = [], []
        for _ in range(self.repeats):
            cost, moves, began = Costs(server), server.moves(), time.perf_counter()
            await rush(tables, self.seconds)
            rates.append((server.moves() - moves) / (time.perf_counter() - began))
            costs.append(cost.each())
        self.say("every table as fast as it can", f"{spread(rates, 0)} moves/s")
        self.say("every table as fast as it can: CPU a move", f"{spread(costs, 0)} µs", "250 µs")


def weigh(server: Server, made: list[tuple[str, list[str]]]) -> float:
    """Kilobytes that a table takes once it has been looked up."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port)
    look_up(connection, made[0][0])
    before = server.memory()
    for code, _ in made[1:]:
        look_up(connection, code)
    connection.close()
    return (server.memory() - before) / (len(made) - 1) / 1024


def look_up(connection: http.client.HTTPConnection, code: str) -> None:
    connection.request("GET", f"/api/tables/{code}")
    connection.getresponse().read()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--serve", metavar="FILE", help=argparse.SUPPRESS)
    parser.add_argument("--tables", type=int, nargs="*", default=[1, 100, 1000])
    parser.add_argument("--rate", type=float, default=2000.0, help="moves a second offered")
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--repeats", type=int, default=3)
    parser.add_argument("--write", action="store_true", help="put the table into results.md")
    args = parser.parse_args()
    if args.serve:
        serve(args.serve)
        return 0
    rows: list[list[object]] = []
    for count in args.tables:
        bench = Bench(count, args.seconds, args.repeats)
        uvloop.run(bench.run(min(args.rate, 50.0 * count)))
        rows += bench.rows
    if args.write:
        head = ["tables", "what", "median (min..max)", "aim: under"]
        runs = f"{args.repeats} runs of {args.seconds:.0f} s each."
        packages = ("uvicorn", "uvloop", "websockets", "msgspec", "sqlalchemy")
        _report.put(
            "server", f"{_report.origin(*packages)}\n\n{runs}\n\n{_report.table(head, rows)}"
        )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
