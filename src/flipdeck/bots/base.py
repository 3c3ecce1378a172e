"""What a bot is: a player who is handed a view and its legal moves, nothing else."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Protocol, TypeVar, runtime_checkable

from flipdeck.events import Event
from flipdeck.moves import AnyMove
from flipdeck.view import View

T = TypeVar("T")


class Bot(Protocol):
    """A player by program."""

    listens: bool
    """Whether it cares to hear what happened; a table need not tell one that does not."""

    def new_round(self, view: View) -> None:
        """A round begins and looks like this; whatever was remembered is forgotten."""

    def hear(self, events: Sequence[Event], seat: int) -> None:
        """What happened, as this bot's own ``seat`` may see it."""

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        """One of the legal moves, or a variant of one: with a call, with a gift.

        None lets it be, which only a bot may do that is asked for nothing but a call or a catch.
        """


@runtime_checkable
class JointBot(Protocol):
    """A bot that moves for the whole table, out of all legal moves of all seats."""

    rng: random.Random

    def pick(self, moves: Sequence[T]) -> T:
        """One of the moves."""


class Careless:
    """The half of a bot that remembers nothing."""

    listens = False

    def new_round(self, view: View) -> None:
        pass

    def hear(self, events: Sequence[Event], seat: int) -> None:
        pass
