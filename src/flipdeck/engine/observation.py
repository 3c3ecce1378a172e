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
from flipdeck.kernel.json_text import LEGAL
from flipdeck.kernel.layout import MOST_CARDS, MOST_SEATS, OBSERVATION, STEP_PLACES

SIZE: Final = OBSERVATION.itemsize
_PLACES: Final = struct.Struct(f"={STEP_PLACES}q")
_HEADER: Final = struct.Struct(f"=i{21 + MOST_SEATS}h")
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
    debt: int
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
    values: tuple[Any, ...] = (*header[:22], header[22:], *cards)
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
        self.changes_view = self.numbers.data[: layout.STEP_LISTED]
        self.places_view = self.numbers.data[layout.STEP_TEXTS : layout.STEP_SIDE]
        self.out_view = self.out.data
        self._room = 0

    def make_room(self, words: DeckWords) -> None:
        """Make room for the texts of a round with these words."""
        if self._room < words.room:
            self._room = words.room
            self.out = np.zeros(words.room, np.uint8)
            self.out_view = self.out.data


class RoundState:
    """What everyone is told of a round and may do, at one moment, as JSON.

    After a move ``changes`` has for each viewer what it changed, as the kernel's numbers
    (``layout.STEP_FIELDS`` and ``STEP_HANDS``), and the texts hold its events and the changes;
    otherwise it is empty and the texts hold whole views. Viewers are numbered: the seats, a
    bystander, a bystander to whom the backs are open.
    """

    __slots__ = ("changes", "house", "places", "seats", "texts")

    def __init__(self, buffers: Buffers, seats: int, *, moved: bool, house: bytes = b"") -> None:
        self.seats = seats
        self.house = house
        """What whole views say of house rules; empty if there are none."""
        self.places = list(_PLACES.iter_unpack(buffers.places_view[: STEP_PLACES * (seats + 2)]))
        """For each viewer where in ``texts`` that of its view, or of its events and changes, begins
        and ends (those who see the same have the same), then the same of ``,"legal":`` and its
        legal moves; empty if there are none."""
        self.texts = bytes(buffers.out_view[: self.places[-1][-1]])
        self.changes = bytes(buffers.changes_view) if moved else b""

    def viewer(self, seat: int | None, *, backs: bool) -> int:
        """The number of a viewer: a seat, or a bystander (None)."""
        return seat if seat is not None else self.seats + backs

    def text(self, viewer: int) -> bytes:
        """What a viewer sees, as JSON: the view; after a move its events, ``,"changes":`` and what
        changed in the view."""
        start, end, _, _ = self.places[viewer]
        text = self.texts[start:end]
        return b"%b%b}" % (text[:-1], self.house) if self.house and not self.changes else text

    def legal_text(self, seat: int) -> bytes:
        """The legal moves of a seat as JSON; empty if it has none."""
        _, _, start, end = self.places[seat]
        return self.texts[start + len(LEGAL) : end]
