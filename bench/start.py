"""How long it takes to begin, and what a round costs to keep, copy and ask."""

from __future__ import annotations

import argparse
import os
import random
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numba
import numpy as np

from flipdeck.engine.round import Round
from flipdeck.kernel.layout import ROUND
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.moves import AnyMove

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench._report import origin, put, spread, table

SLICES = 7
COPIES = 1_000_000
POSITIONS = 500

DEAL = """
from flipdeck.engine.round import Round
from flipdeck.rules.rulings import Rulings
Round.deal(Rulings(), 4, 0, key=bytes(32))
"""
LIGHT = """
import sys
from flipdeck.cli import main
try:
    main(["--version"])
except SystemExit:
    pass
print(*sorted({"numba", "numpy"} & set(sys.modules)))
"""

Row = tuple[str, str, str, str]
"""What, how much, how much at most, whether it is so."""


def run(command: Sequence[str], cache: str) -> tuple[float, float]:
    """Seconds of CPU and of the clock that a process takes."""
    env = {name: value for name, value in os.environ.items() if name != "FLIPDECK_JIT"}
    env["FLIPDECK_CACHE"] = cache
    before, begun = os.times(), time.perf_counter()
    subprocess.run(command, env=env, check=True, capture_output=True)
    wall, after = time.perf_counter() - begun, os.times()
    used = after.children_user + after.children_system
    return used - before.children_user - before.children_system, wall


def row(what: str, values: Sequence[float], unit: str, aim: float, digits: int = 2) -> Row:
    met = "yes" if statistics.median(values) < aim else "no"
    return what, f"{spread(values, digits)} {unit}", f"{aim:g} {unit}", met


def starts(compiles: int) -> list[Row]:
    deal = [sys.executable, "-c", DEAL]
    script = Path(sys.executable).with_name("flipdeck")
    asked = [str(script)] if script.exists() else [sys.executable, "-m", "flipdeck"]
    first = []
    for _ in range(compiles):
        with tempfile.TemporaryDirectory() as empty:
            first.append(run(deal, empty))
    with tempfile.TemporaryDirectory() as cache:
        run(deal, cache)
        later = [run(deal, cache) for _ in range(SLICES)]
        version = [run([*asked, "--version"], cache) for _ in range(SLICES)]
    rows = []
    for what, runs, aim in (
        ("first start, compiling", first, 20),
        ("later start, dealing a round", later, 2),
        ("`flipdeck --version`", version, 0.3),
    ):
        cpu, wall = zip(*runs, strict=True)
        rows += [row(f"{what}: clock", wall, "s", aim), row(f"{what}: CPU", cpu, "s", aim)]
    light = subprocess.run(
        [sys.executable, "-c", LIGHT], capture_output=True, text=True, check=True
    )
    loaded = light.stdout.splitlines()[-1] or "neither"
    met = "yes" if loaded == "neither" else "no"
    rows.append(("numba or numpy loaded by it", loaded, "neither", met))
    return rows


def _copying(rounds: Any, times: int) -> int:
    """Copies between places that nobody can foresee, and uses every copy."""
    total, at = 0, 1
    for _ in range(times):
        at = (at * 1_103_515_245 + 12_345) & 0x7FFFFFFF
        source, target = (at >> 8) % len(rounds), (at >> 16) % len(rounds)
        rounds[target] = rounds[source]
        rounds[target].moves += 1
        total += rounds[target].moves
    return total


def copies(many: int) -> list[float]:
    """Microseconds of one copy among so many rounds, by slice."""
    copying: Callable[[Any, int], int] = numba.njit(_copying)
    rounds = np.zeros(many, ROUND)
    copying(rounds, many)
    taken = []
    for _ in range(SLICES):
        begun = time.process_time()
        copying(rounds, COPIES)
        taken.append((time.process_time() - begun) / COPIES * 1e6)
    return taken


def positions() -> list[tuple[Round, int, AnyMove]]:
    """Positions of random play: the round, the seat to move and a legal move of it."""
    dice = random.Random(1)
    found: list[tuple[Round, int, AnyMove]] = []
    rulings = EDITIONS["flip-classic"].rulings
    while len(found) < POSITIONS:
        played = Round.deal(rulings, 4, 0, key=dice.randbytes(32))
        while (seat := played.turn) is not None:
            move = dice.choice(played.legal(seat))
            found.append((played.copy(), seat, move))
            played.apply(seat, move)
    return dice.sample(found, POSITIONS)


def asking() -> list[tuple[str, str]]:
    """Microseconds of what Python asks a round, for information."""
    known = positions()
    ways: dict[str, Callable[[Round, int, AnyMove], object]] = {
        "Round.verdict": lambda played, seat, move: played.verdict(seat, move),
        "Round.legal": lambda played, seat, move: played.legal(seat),
        "Round.apply, with events": lambda played, seat, move: played.apply(seat, move),
        "Round.view": lambda played, seat, move: played.view(seat),
    }
    rows = []
    for name, ask in ways.items():
        taken = []
        for _ in range(SLICES):
            fresh = [(played.copy(), seat, move) for played, seat, move in known]
            begun = time.process_time()
            for played, seat, move in fresh:
                ask(played, seat, move)
            taken.append((time.process_time() - begun) / len(fresh) * 1e6)
        rows.append((name, f"{spread(taken, 1)} µs"))
    return rows


def far_copies() -> list[tuple[str, str]]:
    """A copy where the rounds do not fit into the cache costs what memory costs."""
    return [("a copy among 4,096 rounds, 14 MB", f"{spread(copies(4096), 3)} µs")]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiles", type=int, default=3, metavar="N", help="first starts")
    parser.add_argument("--write", action="store_true", help="put the tables into results.md")
    args = parser.parse_args()
    if args.compiles < 1:
        parser.error("--compiles needs 1 or more")
    rows = starts(args.compiles)
    size = ROUND.itemsize
    rows.append(("a round", f"{size} bytes", "4096 bytes", "yes" if size < 4096 else "no"))
    rows.append(row("a copy in compiled code", copies(64), "µs", 0.2, 3))
    text = "\n\n".join(
        [
            origin("numba", "numpy"),
            f"Median (min..max) of {SLICES} slices; first starts: of {args.compiles}.",
            table(["what", "measured", "aim: under", "met"], rows),
            table(["for information", "measured"], [*asking(), *far_copies()]),
        ]
    )
    print(text)
    if args.write:
        put("start", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
