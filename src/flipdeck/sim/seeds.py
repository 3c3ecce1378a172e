"""Where chance comes from in a simulation: everything follows from one seed."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

from flipdeck.bots import Bot, make_bot
from flipdeck.round import Round
from flipdeck.rulings import Rulings

Seed = int | str


def key_of(seed: Seed) -> bytes:
    """The key that all rounds of a seed are shuffled by."""
    return hashlib.sha256(f"flipdeck seed {seed}".encode()).digest()


def deal(rulings: Rulings, seats: int, seed: Seed, index: int) -> Round:
    """The round of that index; the deal passes on from seat 0 in the starting direction."""
    step = 1 if rulings.direction == "left" else -1
    return Round.deal(rulings, seats, index * step % seats, key=key_of(seed), number=index)


def sit_down(names: Sequence[str], seats: int, seed: Seed, index: int) -> list[Bot]:
    """A bot for every seat of a round; the names are handed out in turn."""
    return [
        make_bot(names[seat % len(names)], random.Random(f"{seed}/{index}/{seat}"))
        for seat in range(seats)
    ]


def table_dice(seed: Seed, index: int) -> random.Random:
    """What decides between seats that want to speak at the same moment."""
    return random.Random(f"{seed}/{index}/table")
