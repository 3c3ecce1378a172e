"""The instructions of a move on the server, counted: they hardly depend on what else runs.

python bench/instructions.py                       this tree
python bench/instructions.py --beside OTHER/src    other trees and this one, by the same moves

Flipdeck's server runs under valgrind (callgrind) with a database that holds tables of four, dealt.
All tables move at the same time, and again once every seat has received its update; the moves are
recorded beforehand. What the operating system does for the server is not counted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import shutil
import signal
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Final

import msgspec

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from bench._report import table as markdown
from tests.support.ws_client import WebSocketClient

ROOT: Final = Path(__file__).resolve().parents[1]
SEATS: Final = 4
WARM: Final = 10
"""Moves of each table that are not counted."""
EDITIONS: Final = ("flip-classic", "flip-splash", "beachcomber")
SERVER: Final = Path(__file__).with_name("_our_server.py")
CALLGRIND: Final = (
    "valgrind",
    "--tool=callgrind",
    "--separate-threads=yes",
    "--instr-atstart=no",
    "--dump-instr=no",
    "--fair-sched=yes",
)
# valgrind does not know AVX-512, for which numba would compile here.
PLAIN_CODE: Final = {"NUMBA_CPU_NAME": "x86-64", "NUMBA_CPU_FEATURES": "+sse2"}


@dataclass
class Recorded:
    """A table with its round dealt, and the moves to make at it."""

    code: str
    entries: list[bytes]
    moves: list[tuple[int, bytes]]
    """Who moves, and the move as JSON."""


def token(code: str, seat: int) -> str:
    """The secret of a seat."""
    return f"{code}-{seat}"


def record(count: int, moves: int) -> list[Recorded]:
    """Deal tables whose rounds last long enough without a reshuffle, and choose their moves."""
    found: list[Recorded] = []
    dice = random.Random("instructions")
    while len(found) < count:
        code = "".join(dice.choices("ABCDEFGHJKMNPQRSTVWXYZ", k=6))
        one = _record_one(code, EDITIONS[len(found) % len(EDITIONS)], moves, dice)
        if one is not None:
            found.append(one)
    return found


def _record_one(code: str, edition: str, wanted: int, dice: random.Random) -> Recorded | None:
    from flipdeck.server import credentials, http_types
    from flipdeck.server import messages as wire
    from flipdeck.server.storage import log_entries
    from flipdeck.server.tables import commands
    from flipdeck.server.tables.table import Table

    settings = http_types.Settings(edition=edition, seats=SEATS, pass_delay=0, pass_window=None)
    request = http_types.CreateTable(name="A", settings=settings)
    made = commands.create_table(request, code, token(code, 0), 1_000)
    for seat in range(1, SEATS):
        hashed = credentials.hash_token(token(code, seat))
        made.append(log_entries.SeatTaken(at=1_000, seat=seat, name=f"P{seat}", token=hashed))
    table = Table()
    entries = [table.apply(entry).entry for entry in made]
    start = commands.ENTRY_MAKERS[wire.Start](table, 0, wire.Start(), 1_000)
    entries += [table.apply(entry).entry for entry in start]
    moves: list[tuple[int, bytes]] = []
    while len(moves) < wanted:
        assert table.match is not None
        mover = table.turn_seat()
        if mover is None:
            return None
        options = [move for move in table.legal(mover) if type(move).__name__ not in OUT_OF_TURN]
        plays = [move for move in options if type(move).__name__ == "Play"]
        move = dice.choice(plays or options)
        done = table.apply(log_entries.MovePlayed.of(move, at=1_000, seat=mover), grace=lambda: 1)
        if "shuffled" in log_entries.encode_entry(done.entry).decode():
            return None
        moves.append((mover, msgspec.json.encode(move)))
    return Recorded(code, [log_entries.encode_entry(entry) for entry in entries], moves)


OUT_OF_TURN: Final = ("CallUno", "Catch")


async def store(tables: Sequence[Recorded], database: Path) -> None:
    """Write the tables' logs."""
    from flipdeck.server.storage.log_entries import decode_entry
    from flipdeck.server.storage.log_storage import LogStorage

    log = LogStorage(database)
    await log.open()
    for table in tables:
        await log.append(table.code, 1, [decode_entry(entry) for entry in table.entries])
    await log.close()


class SeatClient(WebSocketClient):
    """A seat that counts the updates it receives."""

    def __init__(self, code: str, seat: int) -> None:
        super().__init__(f"/ws/{code}")
        self.hello = msgspec.json.encode(
            {"type": "hello", "protocol": 2, "token": token(code, seat)}
        )
        self.updates = 0
        self.welcomed = False

    def opened(self) -> None:
        """Take the seat."""
        self.send(self.hello)

    def received(self, raw: bytes) -> None:
        """Count an update."""
        if raw.startswith(b'{"type":"update"'):
            self.updates += 1
        elif raw.startswith(b'{"type":"welcome"'):
            self.welcomed = True
        elif raw.startswith((b'{"type":"refused"', b'{"type":"error"')):
            raise RuntimeError(f"the server refused a message: {raw.decode()}")


def _has_received(updates: int, seat: SeatClient) -> bool:
    return seat.updates >= updates


class Players:
    """All seats of all tables."""

    def __init__(self, tables: Sequence[Recorded]) -> None:
        self.tables = tables
        self.seats = [[SeatClient(table.code, seat) for seat in range(SEATS)] for table in tables]

    async def join(self, port: int) -> None:
        """Connect every seat."""
        for seats in self.seats:
            for seat in seats:
                await seat.connect(port)
        await self._until(lambda seat: seat.welcomed)

    async def play(self, first: int, end: int) -> None:
        """Make the moves of these numbers, at all tables at the same time."""
        for number in range(first, end):
            for table, seats in zip(self.tables, self.seats, strict=True):
                mover, move = table.moves[number]
                seats[mover].send(b'{"type":"move","id":"bench-%08d","move":%b}' % (number, move))
            await self._until(partial(_has_received, number + 1))

    async def _until(self, done: Callable[[SeatClient], bool]) -> None:
        for seats in self.seats:
            for seat in seats:
                while not done(seat):
                    await asyncio.sleep(0.005)

    def leave(self) -> None:
        """Disconnect every seat."""
        for seats in self.seats:
            for seat in seats:
                seat.abort()


def start(prefix: Sequence[str], source: Path, database: Path) -> tuple[subprocess.Popen[str], int]:
    """Start a tree's server; return it and its port."""
    path = os.pathsep.join([str(source), str(ROOT)])
    cache = Path(tempfile.gettempdir()) / "flipdeck-instructions"
    environment = {**os.environ, **PLAIN_CODE, "PYTHONPATH": path, "FLIPDECK_CACHE": str(cache)}
    environment["PYTHONHASHSEED"] = "0"
    command = [sys.executable, str(SERVER), str(database)]
    # Once without valgrind, so that nothing has to be compiled under it.
    warm = [sys.executable, "-c", "import flipdeck.kernel.entry_points"]
    subprocess.run(warm, env=environment, check=True)
    server = subprocess.Popen(
        [*prefix, *command], env=environment, stdout=subprocess.PIPE, text=True
    )
    assert server.stdout is not None
    return server, int(server.stdout.readline())


def control(server: subprocess.Popen[str], option: str) -> None:
    """Tell callgrind to do something."""
    command = ["callgrind_control", *option.split(), str(server.pid)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)


async def count_instructions(tables: Sequence[Recorded], source: Path, folder: Path) -> list[float]:
    """Play and return the instructions a move of each thread, the busiest first."""
    database = folder / "log.db"
    await store(tables, database)
    out = folder / "callgrind"
    server, port = start([*CALLGRIND, f"--callgrind-out-file={out}"], source, database)
    players = Players(tables)
    last = len(tables[0].moves)
    try:
        await players.join(port)
        await players.play(0, WARM)
        await asyncio.to_thread(control, server, "--instr=on")
        await players.play(WARM, last)
        await asyncio.to_thread(control, server, "--dump")
        players.leave()
    finally:
        server.send_signal(signal.SIGKILL)
        server.wait()
    moves = len(tables) * (last - WARM)
    dumps = [path.read_text() for path in folder.glob("callgrind.1-*")]
    totals = [re.search(r"^totals: (\d+)", dump, re.MULTILINE) for dump in dumps]
    return sorted((int(total[1]) / moves for total in totals if total is not None), reverse=True)


def main() -> int:
    """Count and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--beside", type=Path, nargs="*", default=[], help="src of other trees")
    parser.add_argument("--tables", type=int, default=40)
    parser.add_argument("--moves", type=int, default=40)
    parser.add_argument("--keep", type=Path, help="keep callgrind's files in this folder")
    given = parser.parse_args()
    if shutil.which("valgrind") is None:
        print("valgrind is not installed: instructions cannot be counted.")
        return 0
    tables = record(given.tables, given.moves)
    rows = []
    for source in [*given.beside, ROOT / "src"]:
        with tempfile.TemporaryDirectory() as folder:
            found = asyncio.run(count_instructions(tables, source, Path(folder)))
            if given.keep:
                shutil.copytree(folder, given.keep / source.parent.name, dirs_exist_ok=True)
        # The serving thread works most, then the writer's; the checkpointer is the rest.
        parts = [sum(found), found[0], found[1], sum(found[2:])]
        rows.append([source, *(f"{part:,.0f}" for part in parts)])
    print(markdown(["tree", "instructions a move", "serving", "writing", "others"], rows))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
