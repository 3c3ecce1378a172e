"""Write the regression files: perft counts and golden records of every edition and bot.

A perft count is the number of ways to make so many moves from a position, over all listed legal
moves of all seats: any change of what is legal, or of what a move does, changes some count. A
golden record is a round that bots play from a seed: it must replay, and the bots must choose the
same moves again. The files change only when play or bots are meant to change.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
import numpy as np

from flipdeck import sim
from flipdeck.bots import BOTS
from flipdeck.engine.round import Round
from flipdeck.formats.record import Recorder
from flipdeck.kernel import entry_points, layout
from flipdeck.rules.editions import Edition, editions

sys.path.insert(0, str(Path(__file__).parents[1]))

from tools.generated_files import settle

ROOT = Path(__file__).resolve().parents[1]
FOLDER = Path("tests/regression")
PERFT = FOLDER / "perft.jsonl"
RECORDS = FOLDER / "records.jsonl"

DEPTH = 8
SEATS = (2, 3, 4)
HAND_SIZES = (2, 7)
WALKS = (0, 9, 40)
"""Moves made before counting begins, so that flips, answers and thin piles come up."""
SEED = "records"
RECORDED = ((2, 7), (3, 7), (5, 7), (5, 20))
"""Seats and hand sizes of the golden records; large hands leave a pile that is soon reshuffled."""
MOVE_LIMIT = 120
"""Keeps the records of chaos short; most rounds of the other bots end before."""


def listed(played: Round) -> list[tuple[int, int]]:
    """The listed legal moves of all seats: seat and code."""
    moves = np.zeros(layout.MOST_LISTED, np.int64)
    found: list[tuple[int, int]] = []
    for seat in range(played.seats):
        n = entry_points.list_legal(played.struct.raw, seat, moves)
        found += [(seat, code) for code in moves[:n].tolist()]
    return found


def after(played: Round, seat: int, code: int) -> Round:
    """A copy of a round after a move."""
    child = played.copy()
    child.apply_code(seat, code)
    return child


def count(played: Round, depth: int, counts: list[int]) -> None:
    """Add to ``counts[d]`` the ways to make ``d + 1`` moves."""
    moves = listed(played)
    counts[len(counts) - depth] += len(moves)
    if depth > 1:
        for seat, code in moves:
            count(after(played, seat, code), depth - 1, counts)


def walked(played: Round, moves: int) -> Round:
    """The round after so many moves, chosen evenly among those listed, without ending it."""
    for number in range(moves):
        children = [after(played, seat, code) for seat, code in listed(played)]
        going_on = [child for child in children if listed(child)]
        if going_on:
            played = going_on[(number * 7 + 3) % len(going_on)]
    return played


def perft(played: Round, depth: int, walk: int = 0) -> list[int]:
    """The number of ways to make 1, 2 … ``depth`` moves from a round, after a walk."""
    counts = [0] * depth
    count(walked(played, walk), depth, counts)
    return counts


def perft_lines() -> Iterator[bytes]:
    """One JSON line a position."""
    for each in editions():
        for number, seats in enumerate(SEATS):
            for hand_size in HAND_SIZES:
                rulings = each.with_rules({"hand_size": hand_size})
                for walk in WALKS:
                    deal = number * 10 + walk
                    counts = perft(sim.deal(rulings, seats, SEED, deal), DEPTH, walk)
                    line = {
                        "edition": each.id,
                        "seats": seats,
                        "hand_size": hand_size,
                        "deal": deal,
                        "walk": walk,
                        "counts": counts,
                    }
                    yield msgspec.json.encode(line)


def golden_round(played_by: Edition, bot: str, seats: int, hand_size: int) -> bytes:
    """The record of one round that bots play from the seed."""
    rulings = played_by.with_rules({"move_limit": MOVE_LIMIT, "hand_size": hand_size})
    played = sim.deal(rulings, seats, SEED, seats)
    recorder = Recorder(played, played_by.id)
    bots = sim.make_bots([bot], seats, SEED, seats)
    sim.play_round(played, bots, sim.table_rng(SEED, seats), apply=recorder.apply)
    return msgspec.json.encode({"bot": bot, **recorder.record()})


def record_lines() -> Iterator[bytes]:
    """One JSON line a round: every edition, every bot, several tables."""
    for each in editions():
        for bot in BOTS:
            for seats, hand_size in RECORDED:
                yield golden_round(each, bot, seats, hand_size)


def generated() -> dict[Path, str]:
    """The files as they have to be."""
    return {
        PERFT: b"".join(line + b"\n" for line in perft_lines()).decode(),
        RECORDS: b"".join(line + b"\n" for line in record_lines()).decode(),
    }


def main(arguments: Sequence[str] | None = None, root: Path = ROOT) -> int:
    """Write the files, or with ``--check`` say which are not current."""
    about = "Write perft counts and golden records."
    return settle(about, "tools/regression_files.py", generated, arguments, root)


if __name__ == "__main__":
    raise SystemExit(main())
