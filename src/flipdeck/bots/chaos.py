"""Plays to test the referee: every legal move of every seat has the same chance."""

from __future__ import annotations

import random
from collections.abc import Sequence

from flipdeck.bots.base import Careless, T
from flipdeck.moves import AnyMove
from flipdeck.view import View


class Chaos(Careless):
    """Needless draws, kept cards, bluffs, gifts, calls and catches are moves like any other."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng

    def pick(self, moves: Sequence[T]) -> T:
        return self.rng.choice(moves)

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        return self.rng.choice(legal)
