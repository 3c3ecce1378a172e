"""Plays to test the referee: every legal move of every seat has the same chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

from flipdeck.bots.base import StatelessBot, T
from flipdeck.engine.view import View
from flipdeck.rules.moves import AnyMove


class Chaos(StatelessBot):
    """Needless draws, kept cards, bluffs, gifts, calls and catches are moves like any other."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def pick(self, moves: Sequence[T]) -> T:
        """Return any of the moves."""
        return self.rng.choice(moves)

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        """Return any of the legal moves."""
        return self.rng.choice(legal)
