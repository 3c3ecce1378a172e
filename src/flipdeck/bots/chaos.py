"""A bot for tests: every legal move of every seat is equally likely."""

from __future__ import annotations

import random
from collections.abc import Sequence

from flipdeck.bots.base import StatelessBot, T
from flipdeck.engine.view import View
from flipdeck.rules.moves import AnyMove


class Chaos(StatelessBot):
    """Makes any legal move: also needless draws, passes, bluffs, gifts, calls and catches."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def pick(self, moves: Sequence[T]) -> T:
        """Return any of the moves."""
        return self.rng.choice(moves)

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        """Return any of the legal moves."""
        return self.rng.choice(legal)
