"""The interface of a bot: it gets a view and its legal moves, nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

from flipdeck.engine.view import View
from flipdeck.rules.events import Event
from flipdeck.rules.moves import AnyMove

T = TypeVar("T")


class Bot(Protocol):
    """A program that plays a seat."""

    observes: bool
    """Whether ``new_round`` and ``observe`` are called; False for a bot that keeps no state."""

    def new_round(self, view: View) -> None:
        """Start a new round with this view; forget the round before."""

    def observe(self, events: Sequence[Event], seat: int) -> None:
        """Observe events as this bot's own ``seat`` may see them."""

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        """Return one of the legal moves, or a variant of one: with a call, with a gift.

        Return None to decline; allowed when ``legal`` holds nothing but calls and catches, and
        when another seat is to move: a play is then a jump-in.
        """


@runtime_checkable
class JointBot(Protocol):
    """A bot that moves for all seats at once, out of all legal moves of all seats."""

    rng: random.Random

    def pick(self, moves: Sequence[T]) -> T:
        """Return one of the moves."""


class StatelessBot:
    """Base of a bot that keeps no state: all it needs is ``choose``."""

    observes = False

    def new_round(self, view: View) -> None:
        """Do nothing."""

    def observe(self, events: Sequence[Event], seat: int) -> None:
        """Do nothing."""
