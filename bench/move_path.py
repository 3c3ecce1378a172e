"""What a move costs without sockets and storage: ``Table.apply`` and the messages to four seats.

python bench/move_path.py                        this tree
python bench/move_path.py --beside OTHER/src     another tree and this one in turn, in one run

A set of moves at tables of four is recorded once and played again by each tree in a process of its
own. Microseconds of CPU a move; the least and the median of the repetitions are shown.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
SEATS = 4
EDITIONS = ("flip-classic", "flip-splash", "beachcomber")


def record(path: Path, moves: int) -> None:
    """Play tables at random and write their logs."""
    import msgspec

    from flipdeck.server import http_types
    from flipdeck.server import messages as wire
    from flipdeck.server.storage import log_entries
    from flipdeck.server.tables import commands
    from flipdeck.server.tables.table import Table

    logs = []
    for edition in EDITIONS:
        dice = random.Random(edition)
        played = 0
        while played < moves // len(EDITIONS):
            settings = http_types.Settings(
                edition=edition, seats=SEATS, mode="single", turn_time=60
            )
            table, entries = Table(), []
            made = commands.create_table(
                http_types.CreateTable(name="Ann", settings=settings), "ABCDEF", "secret", 1_000
            )
            made += [
                log_entries.SeatTaken(at=1_000, seat=seat, name=f"P{seat}", token=f"hash-{seat}")
                for seat in range(1, SEATS)
            ]
            entries += [table.apply(entry).entry for entry in made]
            start = commands.ENTRY_MAKERS[wire.Start](table, 0, wire.Start(), 1_000)
            entries += [table.apply(entry).entry for entry in start]
            now = 1_000
            while table.phase == "playing":
                assert table.match is not None
                now += 1_000
                options = [(s, m) for s in range(SEATS) for m in table.match.round.legal(s)]
                plays = [each for each in options if type(each[1]).__name__ == "Play"]
                seat, move = dice.choice(plays if plays and dice.random() < 0.7 else options)
                moved = log_entries.MovePlayed.of(move, at=now, seat=seat)
                entries.append(table.apply(moved, grace=lambda: 1).entry)
                played += 1
            logs.append([log_entries.encode_entry(entry) for entry in entries])
    path.write_bytes(msgspec.json.encode([[entry.decode() for entry in log] for log in logs]))


class CountingClient:
    """A client that counts what it is sent."""

    latency = 0

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.messages = 0
        self.bytes = 0

    def send(self, message: bytes) -> None:
        """Count a message."""
        self.messages += 1
        self.bytes += len(message)

    def drop(self, reason: object) -> None:
        """Fail: no client may be dropped."""
        raise AssertionError(reason)


def replay(path: Path, *, sending: bool) -> tuple[float, float]:
    """Play the logs; microseconds of CPU a move, and bytes a message."""
    import msgspec

    from flipdeck.server.storage import log_entries
    from flipdeck.server.tables.session import TableSession
    from flipdeck.server.tables.table import Table

    seconds = 0.0
    moves = messages = size = 0
    for log in msgspec.json.decode(path.read_bytes()):
        entries: list[Any] = [log_entries.decode_entry(text.encode()) for text in log]
        table = Table()
        session = TableSession(table, 0)
        counters = {seat: CountingClient(seat) for seat in range(SEATS)}
        clients: Any = counters
        session.clients = clients
        while type(entries[0]).__name__ != "MovePlayed":
            table.apply(entries.pop(0))
        # Read once a table: where reading the clock is a system call it costs as much as a move.
        start = time.thread_time()
        for entry in entries:
            applied = table.apply(entry)
            if sending:
                sender: Any = counters[entry.seat]
                session.tell([applied], sender, "0123456789abcdef", entry.at)
        seconds += time.thread_time() - start
        moves += len(entries)
        messages += sum(client.messages for client in counters.values())
        size += sum(client.bytes for client in counters.values())
    return seconds / moves * 1e6, size / max(1, messages)


def child(path: Path, repeat: int) -> None:
    """Print one line of figures for each repetition."""
    import gc

    replay(path, sending=True)
    gc.freeze()
    gc.disable()
    for _ in range(repeat):
        applying, _ = replay(path, sending=False)
        print(applying, *replay(path, sending=True), flush=True)


def run(source: Path, arguments: list[str]) -> list[list[float]]:
    """Start a tree's own process and read its figures."""
    path = os.pathsep.join([str(source), str(ROOT)])
    command = [sys.executable, str(Path(__file__)), *arguments]
    done = subprocess.run(
        command, env={**os.environ, "PYTHONPATH": path}, check=True, capture_output=True, text=True
    )
    return [[float(each) for each in line.split()] for line in done.stdout.splitlines()]


def main() -> None:
    """Measure and print a table."""
    sys.path.insert(0, str(ROOT))
    from bench._steal import Machine

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, help="the src folder of another tree")
    parser.add_argument("--moves", type=int, default=3000)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    parser.add_argument("--child", type=Path, help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.record is not None:
        record(given.record, given.moves)
        return
    if given.child is not None:
        asyncio.run(_in_loop(given.child))
        return
    trees = {"this tree": ROOT / "src"}
    if given.beside is not None:
        trees = {"beside": given.beside, **trees}
    found: dict[str, list[list[float]]] = {name: [] for name in trees}
    before = Machine.now()
    with tempfile.TemporaryDirectory() as folder:
        logs = Path(folder) / "logs.json"
        # By this tree: another one may name the functions that create a table differently.
        run(trees["this tree"], ["--record", str(logs), "--moves", str(given.moves)])
        for _ in range(given.rounds):
            for name, source in trees.items():
                found[name] += run(source, ["--child", str(logs)])
    steal = Machine.now().steal_since(before)
    print("| tree | apply, µs a move | send to four, µs | both: least / median | bytes a message |")
    print("| --- | --- | --- | --- | --- |")
    for name, rows in found.items():
        applying, both, size = (statistics.median(column) for column in zip(*rows, strict=True))
        least = min(row[1] for row in rows)
        print(
            f"| {name} | {applying:.0f} | {both - applying:.0f} | {least:.0f} / {both:.0f} |"
            f" {size:.0f} |"
        )
    print(f"steal {steal:.1f} %")


async def _in_loop(path: Path) -> None:
    """A session makes a lock, which needs a loop on some Pythons."""
    child(path, 2)


if __name__ == "__main__":
    main()
