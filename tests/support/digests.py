"""Rounds played with fixed seeds, as one digest a move: the same in every process.

Run as a program it prints them, for a process that runs the rules another way.
"""

from __future__ import annotations

import hashlib
import random
import sys
from collections.abc import Iterator

import msgspec

from flipdeck.kernel import entry_points
from tests.support.strategies import play_on, some_table


def digests(first: int, rounds: int, most: int) -> Iterator[str]:
    """Yield for each round its table, then every move with a digest of the state after it."""
    for seed in range(first, first + rounds):
        dice = random.Random(seed)
        played = some_table(dice).deal()
        opening = played.opening_rows.text(None, backs=True).decode()
        yield f"{seed} {_digest(played.to_bytes(), (played.opening, opening))}"
        # What everyone is told takes a hundred times as long to write interpreted.
        if seed % 10 == 0:
            played.watch()
        for seat, move, events in play_on(played, dice, most):
            texts = []
            if seed % 10 == 0:
                state = played.take_state()
                texts = [state.text(viewer).decode() for viewer in range(state.seats + 2)]
            views = [played.view(place) for place in (None, *range(played.seats))]
            moves = [played.legal(place) for place in range(played.seats)]
            points = played.hand_points()
            verdicts = [
                entry_points.verdict(played.struct.raw, place, dice.getrandbits(50))
                for place in range(played.seats)
            ]
            digest = _digest(played.to_bytes(), (events, texts, views, moves, points, verdicts))
            yield f"{seed} {seat} {msgspec.json.encode(move).decode()} {digest}"


def _digest(state: bytes, shown: object) -> str:
    return hashlib.sha256(state + msgspec.json.encode(shown)).hexdigest()[:16]


if __name__ == "__main__":
    for line in digests(*map(int, sys.argv[1:])):
        print(line)
