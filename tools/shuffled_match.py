"""Write tests/regression/shuffled_match.json: the record of a match whose shuffles can be verified.

It is played by a real server with fixed chance, so that the file is the same every time.
"""

from __future__ import annotations

import asyncio
import hashlib
import itertools
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from flipdeck.engine import match  # noqa: E402
from flipdeck.server import credentials  # noqa: E402
from tests.support.part_giver import PartGiver  # noqa: E402
from tests.support.server_fixture import running_server  # noqa: E402
from tests.support.shuffled_match import seat_people  # noqa: E402

RETURNED = ("start_action", "start_wild", "start_flip")
"""Rulings by which many start cards go back."""
FILE = ROOT / "tests" / "regression" / "shuffled_match.json"


def _fixed(name: str, size: int = 32) -> Callable[[], bytes]:
    numbers = itertools.count()
    return lambda: hashlib.sha256(f"{name} {next(numbers)}".encode()).digest()[:size]


def _same_code(length: int = 9) -> str:
    return "ABCDEFGHJ"[:length]


async def played() -> dict[str, object]:
    """Play a match of two rounds or more, and return its record."""
    match.new_key = _fixed("seed a")
    credentials.new_code = _same_code
    with tempfile.TemporaryDirectory() as folder:
        async with running_server(Path(folder), verifiable_shuffle=True) as server:
            rules = {"hand_size": 46, **dict.fromkeys(RETURNED, "returned")}
            settings = {"seats": 2, "target": 200, "rules": rules, "next_round": 300_000}
            seats = await seat_people(server, 2, settings=settings)
            for number in range(2):
                chance = _fixed(f"part {number}", 16)
                seats.givers[number] = PartGiver(chance=chance)
            await seats.connect()
            await seats.start()
            await seats.play()
            return (await seats.record())[1]


if __name__ == "__main__":
    FILE.write_text(json.dumps(asyncio.run(played()), separators=(",", ":")) + "\n", "utf-8")
    print(f"wrote {FILE.relative_to(ROOT)}")
