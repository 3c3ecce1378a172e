"""Random numbers of a simulation, all derived from one seed."""

from __future__ import annotations

import hashlib
import random
from collections.abc import Sequence

from flipdeck.bots import Bot, make_bot
from flipdeck.engine.round import Round
from flipdeck.rules.rulings import Rulings

Seed = int | str


def key_of(seed: Seed) -> bytes:
    """Return the key that shuffles all rounds of a seed."""
    return hashlib.sha256(f"flipdeck seed {seed}".encode()).digest()


def deal(rulings: Rulings, seats: int, seed: Seed, index: int) -> Round:
    """Deal the round of that index; seat 0 deals the first, then the deal passes on."""
    step = 1 if rulings.direction == "left" else -1
    return Round.deal(rulings, seats, index * step % seats, key=key_of(seed), number=index)


def make_bots(names: Sequence[str], seats: int, seed: Seed, index: int) -> list[Bot]:
    """Make a bot for every seat of a round; the names are repeated as often as needed."""
    return [
        make_bot(names[seat % len(names)], random.Random(f"{seed}/{index}/{seat}"))
        for seat in range(seats)
    ]


def table_rng(seed: Seed, index: int) -> random.Random:
    """Return the generator that orders seats which may call or catch at the same time."""
    return random.Random(f"{seed}/{index}/table")
