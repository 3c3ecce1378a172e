"""What anyone who sets up or inspects a round may read from it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import numpy as np
import numpy.typing as npt

from flipdeck.engine.event_codec import PHASES, Awaiting, events_for
from flipdeck.engine.round_struct import RoundStruct
from flipdeck.engine.view import house_rules
from flipdeck.kernel import entry_points, layout
from flipdeck.rules.cards import Deck
from flipdeck.rules.events import Event
from flipdeck.rules.rulings import Rulings


class RoundBase:
    """The record of a round, read in names; ``Round`` adds dealing, views and moves."""

    __slots__ = ("_r", "deck", "house_rules", "rulings")

    def __init__(self, rulings: Rulings, struct: RoundStruct) -> None:
        self.rulings = rulings
        self.deck: Deck = rulings.cards
        self.house_rules = house_rules(rulings)
        self._r = struct

    @property
    def struct(self) -> RoundStruct:
        """The flat record, for what sets up and inspects rounds."""
        return self._r

    @property
    def seats(self) -> int:
        """How many seats there are, those that are out included."""
        return self._r.seats

    @property
    def dealer(self) -> int:
        """The seat that dealt."""
        return self._r.dealer

    @property
    def out(self) -> tuple[int, ...]:
        """Seats that are out of the match."""
        return tuple(seat for seat in range(self.seats) if self._r.out >> seat & 1)

    @property
    def turn(self) -> int | None:
        """The seat to move; None when the round is over."""
        turn = self._r.turn
        return turn if turn >= 0 else None

    @property
    def awaiting(self) -> Awaiting:
        """What the round waits for."""
        return PHASES[self._r.phase]

    @property
    def over(self) -> bool:
        """Whether the round has ended."""
        return bool(self._r.phase == layout.OVER)

    @property
    def winner(self) -> int | None:
        """The seat that went out; None before that, or if the round was blocked."""
        winner = self._r.winner
        return winner if winner >= 0 else None

    @property
    def side(self) -> str | None:
        """The name of the side in play; None with a one-sided deck."""
        return self.deck.side_names[self._r.side]

    @property
    def direction(self) -> Literal["left", "right"]:
        """The direction of play."""
        return "left" if self._r.direction > 0 else "right"

    @property
    def color(self) -> str | None:
        """The colour in force; None while it has to be named."""
        color = self._r.color
        return self.deck.prints[self._r.side].colors[color] if color >= 0 else None

    @property
    def top(self) -> str:
        """The active face of the top discard."""
        return self.deck.prints[self._r.side].names[self._r.top_face]

    @property
    def exposed(self) -> int | None:
        """The seat that can be caught."""
        exposed = self._r.exposed
        return exposed if exposed >= 0 else None

    @property
    def debt(self) -> int:
        """How many cards the next seat owes while its answer is awaited, by stacking."""
        debt: int = self._r.debt
        return debt

    @property
    def moves(self) -> int:
        """How many moves were made; calls and catches do not count."""
        return self._r.moves

    def hand(self, seat: int) -> tuple[str, ...]:
        """The cards of a hand in full, in the order taken."""
        return tuple(map(self.deck.text, self._r.hand(seat)))

    def hand_sizes(self) -> tuple[int, ...]:
        """How many cards each seat holds."""
        return tuple(self._r.counts())

    @property
    def draw_pile(self) -> tuple[str, ...]:
        """Cards in full, next card first."""
        return self._texts(self._r.draw[: self._r.draw_n][::-1])

    @property
    def discard_pile(self) -> tuple[str, ...]:
        """Cards in full, bottom first."""
        return self._texts(self._r.discard[: self._r.discard_n])

    def _texts(self, cards: npt.NDArray[np.int16]) -> tuple[str, ...]:
        return tuple(map(self.deck.text, cards.tolist()))

    def hand_points(self) -> tuple[int, ...]:
        """What each hand costs on the side in play."""
        return tuple(entry_points.hand_points(self._r.raw, seat) for seat in range(self.seats))

    def points(self) -> tuple[int, ...]:
        """What a round played for points gives: the winner scores all other hands."""
        scored = [0] * self.seats
        if self.winner is not None:
            scored[self.winner] = sum(self.hand_points())
        return tuple(scored)

    def opens_pairs(self, match_over: bool) -> bool:
        """Whether the end of the round shows both faces of every card."""
        return match_over or self.rulings.pairing == "round"

    def events_for(
        self, events: Iterable[Event], seat: int | None, *, backs: bool = False
    ) -> tuple[Event, ...]:
        """Events as a seat sees them; None is a bystander, to whom a table may open the backs."""
        return events_for(events, seat, backs=backs)

    def to_bytes(self) -> bytes:
        """The whole record, generator included."""
        return self._r.raw.tobytes()

    def state_bytes(self) -> bytes:
        """The record without the generator: what a replay must reproduce."""
        return self._r.without_generator()
