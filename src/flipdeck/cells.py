"""A round's flat record, read and written from Python.

``numpy.record`` takes microseconds for every attribute; these descriptors take a tenth of one.
The kernel is handed ``raw``, the bytes themselves.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from flipdeck.cards import DARK_SHIFT
from flipdeck.kernel.layout import HAND_ROOM, MOST_SEATS, NOTES, ROUND, WORDS
from flipdeck.rulings import Rulings

_FATES = {"acts": 0, "first_player": 0, "flips": 0, "returned": 1, "ignored": 2}

_fields: Mapping[str, Any] = ROUND.fields or {}


class _Small:
    """A 16-bit field."""

    def __set_name__(self, owner: type, name: str) -> None:
        dtype, offset = _fields[name][:2]
        assert dtype == np.dtype("i2"), name
        self.index = offset // 2

    def __get__(self, cells: Cells, owner: object = None) -> int:
        return int(cells.small.item(self.index))

    def __set__(self, cells: Cells, value: int) -> None:
        cells.small[self.index] = value


class _Wide:
    """A 32-bit field."""

    def __set_name__(self, owner: type, name: str) -> None:
        dtype, offset = _fields[name][:2]
        assert dtype == np.dtype("i4"), name
        self.index = offset // 4

    def __get__(self, cells: Cells, owner: object = None) -> int:
        return int(cells.wide.item(self.index))

    def __set__(self, cells: Cells, value: int) -> None:
        cells.wide[self.index] = value


def _cut(raw: npt.NDArray[np.uint8], name: str) -> Any:
    dtype, offset = _fields[name][:2]
    return raw[offset : offset + dtype.itemsize].view(dtype.base)


class Cells:
    """One round's memory."""

    __slots__ = ("discard", "draw", "hands", "held", "raw", "small", "wide")

    draw_n = _Small()
    discard_n = _Small()
    seats = _Small()
    in_play = _Small()
    out = _Small()
    dealer = _Small()
    side = _Small()
    direction = _Small()
    turn = _Small()
    phase = _Small()
    color = _Small()
    drawn = _Small()
    exposed = _Small()
    called = _Small()
    bluffer = _Small()
    guilty = _Small()
    namer_plays = _Small()
    idle = _Small()
    winner = _Small()
    moves = _Wide()
    deck_n = _Small()
    one_sided = _Small()
    start_action = _Small()
    start_wild = _Small()
    start_draw_wild = _Small()
    start_flip = _Small()
    start_direction = _Small()
    must_play = _Small()
    voluntary_draw = _Small()
    window_played = _Small()
    wilds_count = _Small()
    by_side = _Small()
    found_shown = _Small()
    beach_names = _Small()
    reverse_skips = _Small()
    bluffing = _Small()
    last_draws = _Small()
    uno_penalty = _Small()
    hand_size = _Small()
    move_limit = _Wide()
    word = _Small()

    def __init__(self, raw: npt.NDArray[np.uint8] | None = None) -> None:
        self.raw = np.zeros(ROUND.itemsize, np.uint8) if raw is None else raw
        self.small = self.raw.view(np.int16)
        self.wide = self.raw.view(np.int32)
        self.hands = _cut(self.raw, "hands").reshape(MOST_SEATS, HAND_ROOM)
        self.held = _cut(self.raw, "held")
        self.draw = _cut(self.raw, "draw")
        self.discard = _cut(self.raw, "discard")

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand, in the order taken."""
        cards: list[int] = self.hands[seat, : self.held[seat]].tolist()
        return cards

    @property
    def down(self) -> int:
        """How far a card is shifted to get the face in play."""
        return DARK_SHIFT if self.side == 1 else 0

    @property
    def top_face(self) -> int:
        return int(self.discard[self.discard_n - 1]) >> self.down & 63

    def clear(self, side: int) -> None:
        """Nobody moves, nobody has called, nothing waits."""
        self.side = side
        self.direction = self.start_direction
        self.color = self.drawn = self.exposed = self.bluffer = self.winner = -1

    def set_rulings(self, rulings: Rulings) -> None:
        """Writes the rulings as the numbers the kernel reads."""
        self.deck_n = rulings.cards.size
        self.one_sided = not rulings.cards.two_sided
        self.start_action = _FATES[rulings.start_action]
        self.start_wild = _FATES[rulings.start_wild]
        self.start_draw_wild = rulings.start_draw_wild == "ignored"
        self.start_flip = _FATES[rulings.start_flip]
        self.start_direction = 1 if rulings.direction == "left" else -1
        self.must_play = rulings.drawn_card == "must_play"
        self.voluntary_draw = rulings.voluntary_draw
        self.window_played = rulings.uno_window == "played"
        self.wilds_count = rulings.wilds_count_as_match
        self.by_side = rulings.wild_after_flip == "by_side"
        self.found_shown = rulings.found_color_shown
        self.beach_names = rulings.beachcomber_color == "names"
        self.reverse_skips = rulings.two_player_reverse == "skip"
        self.bluffing = rulings.bluffing == "allowed"
        self.last_draws = rulings.last_card_draws
        self.uno_penalty = rulings.uno_penalty
        self.hand_size = rulings.hand_size
        self.move_limit = rulings.move_limit

    def seed(self, key: bytes, number: int) -> None:
        """Sets the generator to the beginning of a stream of this key."""
        _cut(self.raw, "key")[:] = np.frombuffer(key, "<u4")
        _cut(self.raw, "stream")[:] = [number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF, 0]
        _cut(self.raw, "block")[0] = 0
        self.word = WORDS

    def without_generator(self) -> bytes:
        """Everything but the generator: what a replay must reproduce."""
        twin = self.raw.copy()
        for name in ("key", "stream", "block", "words", "word"):
            _cut(twin, name)[:] = 0
        return twin.tobytes()


class NoteCells:
    """Where the kernel writes what happened, beside the round."""

    def __init__(self) -> None:
        self.raw = np.zeros(NOTES.itemsize, np.uint8)
        whole = self.raw.view(NOTES)[0]
        self._whole = whole
        self.rows = whole["rows"]
        self.order = whole["order"]
        self._small = self.raw.view(np.int16)
        self._at = {name: field[1] // 2 for name, field in (NOTES.fields or {}).items()}

    def listen(self, place: int = -1, order: npt.ArrayLike | None = None) -> None:
        """Makes ready for one step: a place for a returned card, an order for a reshuffle."""
        small, where = self._small, self._at
        small[where["listening"]] = 1
        small[where["n"]] = 0
        small[where["made_n"]] = 0
        small[where["given_n"]] = 0
        small[where["place"]] = place
        if order is not None:
            given = np.asarray(order, np.int16)
            self.order[: given.size] = given
            small[where["given_n"]] = given.size

    def written(self) -> list[list[int]]:
        rows: list[list[int]] = self.rows[: self._small.item(self._at["n"])].tolist()
        return rows

    def made(self) -> tuple[int, ...]:
        """The draw pile a reshuffle made, next card first."""
        n = self._small.item(self._at["made_n"])
        return tuple(self.order[:n][::-1].tolist()) if n else ()
