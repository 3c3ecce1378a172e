"""Bots: programs that play a seat and see only what that seat may see."""

from __future__ import annotations

import difflib
import random
from collections.abc import Callable
from typing import Final

from flipdeck.bots.base import Bot, JointBot, StatelessBot
from flipdeck.bots.chaos import Chaos
from flipdeck.bots.greedy import Greedy
from flipdeck.bots.random_bot import RandomBot
from flipdeck.rules.errors import BadInput

__all__ = ["BOTS", "Bot", "Chaos", "Greedy", "JointBot", "RandomBot", "StatelessBot", "make_bot"]

BOTS: Final[dict[str, Callable[[random.Random], Bot]]] = {
    "random": RandomBot,
    "greedy": Greedy,
    "chaos": Chaos,
}


def make_bot(name: str, rng: random.Random) -> Bot:
    """Make a bot of that name; ``BadInput`` lists the known ones."""
    if name not in BOTS:
        near = difflib.get_close_matches(name, BOTS, 1)
        hint = f"did you mean {near[0]!r}?" if near else f"known bots are {', '.join(BOTS)}"
        raise BadInput(f"unknown bot {name!r}; {hint}")
    return BOTS[name](rng)
