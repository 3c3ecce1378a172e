"""Observations of the kernel, read from Python.

An observation is all that one viewer may see (``kernel.layout.OBSERVATION``); whatever is shown to
anybody is made from one.
"""

from __future__ import annotations

import struct
from typing import Any, Final, NamedTuple

import numpy as np
import numpy.typing as npt

from flipdeck.engine.json_words import DeckWords
from flipdeck.kernel import entry_points, layout
from flipdeck.kernel.layout import MOST_CARDS, MOST_SEATS, OBSERVATION

SIZE: Final = OBSERVATION.itemsize
_HEADER: Final = struct.Struct(f"=i{20 + MOST_SEATS}h")
_FACES: Final = _HEADER.size
_BACKS: Final = _FACES + MOST_CARDS


class Observation(NamedTuple):
    """What one viewer sees, in the kernel's numbers; see ``OBSERVATION`` for each field."""

    moves: int
    viewer: int
    seats: int
    dealer: int
    out: int
    side: int
    direction: int
    turn: int
    phase: int
    color: int
    top: int
    draw_n: int
    draw_top: int
    discard_n: int
    drawn: int
    bluffer: int
    exposed: int
    winner: int
    called: int
    fronts: int
    behinds: int
    held: tuple[int, ...]
    faces: bytes
    backs: bytes

    def hand_faces(self, seat: int) -> bytes | None:
        """The active faces of a hand, if they are seen."""
        return self._hand(self.faces, seat) if self.fronts >> seat & 1 else None

    def hand_backs(self, seat: int) -> bytes | None:
        """The other faces of a hand, if they are seen."""
        return self._hand(self.backs, seat) if self.behinds >> seat & 1 else None

    def _hand(self, cards: bytes, seat: int) -> bytes:
        start = sum(self.held[:seat])
        return cards[start : start + self.held[seat]]


def read_observation(raw: bytes, number: int = 0) -> Observation:
    """Read the observation at a place of an array of them."""
    at = number * SIZE
    header = _HEADER.unpack_from(raw, at)
    faces, backs = at + _FACES, at + _BACKS
    cards = (raw[faces:backs], raw[backs : backs + MOST_CARDS])
    values: tuple[Any, ...] = (*header[:21], header[21:], *cards)
    return Observation._make(values)


def observe(raw: npt.NDArray[np.uint8], viewer: int | None, *, backs: bool, pairs: bool) -> bytes:
    """Return the observation of a seat, or of a bystander (None), as the kernel writes it."""
    seen = np.empty(SIZE, np.uint8)
    entry_points.observe(raw, seen, -1 if viewer is None else viewer, backs, pairs)
    return seen.tobytes()


class Buffers:
    """Where the kernel writes the observations, numbers and texts of a step."""

    def __init__(self) -> None:
        self.before = np.zeros(SIZE * layout.MOST_VIEWERS, np.uint8)
        self.after = np.zeros(SIZE * layout.MOST_VIEWERS, np.uint8)
        self.numbers = np.zeros(layout.STEP_ROOM, np.int64)
        self.out = np.zeros(1, np.uint8)
        # Memory views of the same bytes: a slice of one costs half of NumPy's.
        self.after_view = self.after.data
        self.number_view = self.numbers.data[: layout.STEP_MOVES]
        self.out_view = self.out.data

    def make_room(self, words: DeckWords) -> None:
        """Make room for the texts of a round with these words."""
        if self.out.size < words.room:
            self.out = np.zeros(words.room, np.uint8)
            self.out_view = self.out.data


class RoundState:
    """What everyone sees of a round and may do, at one moment, as records and as JSON.

    After a move ``fields`` and ``hands`` say for each viewer what it changed, a bit for each of
    ``layout.CHANGING`` and for each hand, and the texts hold its events and the changes; otherwise
    they are None and the texts hold whole views. Viewers are numbered: the seats, a bystander, a
    bystander to whom the backs are open.
    """

    __slots__ = ("_numbers", "_text", "alike", "fields", "hands", "listed", "raw", "seats")

    def __init__(self, buffers: Buffers, seats: int, *, moved: bool) -> None:
        numbers = buffers.number_view.tolist()
        self._numbers = numbers
        self._text = bytes(buffers.out_view[: numbers[layout.STEP_LEGAL + 2 * seats - 1]])
        self.seats = seats
        self.raw = bytes(buffers.after_view[: SIZE * (seats + 2)])
        self.fields: list[int] | None = None
        self.hands: list[int] | None = None
        if moved:
            self.fields = numbers[layout.STEP_FIELDS : layout.STEP_HANDS]
            self.hands = numbers[layout.STEP_HANDS : layout.STEP_LISTED]
        self.listed = numbers[layout.STEP_LISTED : layout.STEP_LISTED + seats]
        """How many legal moves each seat has."""
        self.alike = numbers[layout.STEP_ALIKE : layout.STEP_ALIKE + seats + 2]
        """For each viewer the first one that is told the same."""

    def viewer(self, seat: int | None, *, backs: bool) -> int:
        """The number of a viewer: a seat, or a bystander (None)."""
        return seat if seat is not None else self.seats + backs

    def text(self, viewer: int) -> bytes:
        """What a viewer sees, as JSON: the view; after a move its events, ``,"changes":`` and what
        changed in the view."""
        at = layout.STEP_TEXTS + 2 * viewer
        return self._text[self._numbers[at] : self._numbers[at + 1]]

    def legal_text(self, seat: int) -> bytes:
        """The legal moves of a seat as JSON; empty if it has none."""
        at = layout.STEP_LEGAL + 2 * seat
        return self._text[self._numbers[at] : self._numbers[at + 1]]
