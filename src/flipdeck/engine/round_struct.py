"""A round's flat record, read and written from Python.

Reading an attribute of a ``numpy.record`` takes microseconds; a ctypes structure over the same
memory takes a twentieth of one. The kernel gets ``raw``, the bytes themselves.
"""

from __future__ import annotations

import ctypes
import math
from collections.abc import Iterable, Mapping
from typing import Any, ClassVar, Final, Self

import numpy as np
import numpy.typing as npt

from flipdeck.kernel.layout import (
    EVENT_BUFFER,
    FREE_BLUFFS,
    HAND_ROOM,
    JUDGED_BLUFFS,
    MOST_SEATS,
    RANKS,
    REFUSED_BLUFFS,
    ROUND,
    ROW_SIZE,
    ROWS_AT,
    SIDES,
    WORDS,
)
from flipdeck.rules.cards import DARK_SHIFT
from flipdeck.rules.rulings import Rulings, choices

_FATES = {"acts": 0, "first_player": 0, "flips": 0, "returned": 1, "ignored": 2}
_DRAWN_CARD = choices("drawn_card")
_WILD_AFTER_FLIP = choices("wild_after_flip")
_BLUFFING = {"refused": REFUSED_BLUFFS, "allowed": JUDGED_BLUFFS, "free": FREE_BLUFFS}
_STACKING = choices("stacking")

ROW_BYTES: Final = 2 * ROW_SIZE
"""Bytes of an event's row."""
_ROWS: Final = 2 * ROWS_AT

_GENERATOR: Final = (
    *("key", "stream", "block", "words", "word"),
    *("keyed", "reshuffles", "ranks"),
)

_fields: Mapping[str, Any] = ROUND.fields or {}


def _layout() -> list[tuple[str, Any]]:
    """Return the record's fields as ctypes fields, with the padding between them."""
    fields: list[tuple[str, Any]] = []
    end = 0
    for name, (dtype, offset, *_) in sorted(_fields.items(), key=lambda item: item[1][1]):
        if offset > end:
            fields.append((f"_gap{end}", ctypes.c_uint8 * (offset - end)))
        number = np.ctypeslib.as_ctypes_type(dtype.base)
        if dtype.shape:
            number *= math.prod(dtype.shape)
        fields.append((f"_{name}" if dtype.shape else name, number))
        end = offset + dtype.itemsize
    return fields


def _cut(raw: npt.NDArray[np.uint8], name: str) -> npt.NDArray[Any]:
    dtype, offset = _fields[name][:2]
    return raw[offset : offset + dtype.itemsize].view(dtype.base)


class RoundStruct(ctypes.Structure):
    """The memory of one round."""

    _pack_ = 1
    _fields_: ClassVar[list[tuple[str, Any]]] = _layout()

    draw_n: int
    discard_n: int
    seats: int
    in_play: int
    out: int
    dealer: int
    side: int
    direction: int
    turn: int
    phase: int
    color: int
    drawn: int
    exposed: int
    called: int
    bluffer: int
    guilty: int
    debt: int
    namer_plays: int
    idle: int
    winner: int
    moves: int
    deck_n: int
    one_sided: int
    start_action: int
    start_wild: int
    start_draw_wild: int
    start_flip: int
    start_neighbour: int
    start_draw_plays: int
    returned_bottom: int
    start_direction: int
    drawn_card: int
    voluntary_draw: int
    window_played: int
    late_call: int
    wilds_count: int
    wild_after_flip: int
    found_shown: int
    beach_names: int
    reverse_skips: int
    bluffing: int
    last_draws: int
    uno_penalty: int
    hand_size: int
    move_limit: int
    house: int
    stacking: int
    until_fits: int
    jump_in: int
    seven_swap: int
    zero_rotate: int
    last_number: int
    auto_call: int
    until_limit: int
    word: int
    keyed: int
    reshuffles: int
    raw: npt.NDArray[np.uint8]

    def __new__(cls, raw: npt.NDArray[np.uint8] | None = None) -> Self:
        """Create a structure over the bytes of a round, or over new zeroed ones."""
        raw = np.zeros(ROUND.itemsize, np.uint8) if raw is None else raw
        self = cls.from_buffer(raw.data)
        self.raw = raw
        return self

    def __init__(self, raw: npt.NDArray[np.uint8] | None = None) -> None:
        """Do nothing: the fields are those of the memory."""

    @property
    def hands(self) -> npt.NDArray[np.int16]:
        """All hands, a row for each seat."""
        return _cut(self.raw, "hands").reshape(MOST_SEATS, HAND_ROOM)

    @property
    def held(self) -> npt.NDArray[np.int16]:
        """How many cards each seat holds."""
        return _cut(self.raw, "held")

    @property
    def draw(self) -> npt.NDArray[np.int16]:
        """The draw pile, next card last."""
        return _cut(self.raw, "draw")

    @property
    def discard(self) -> npt.NDArray[np.int16]:
        """The discard pile, top card last."""
        return _cut(self.raw, "discard")

    def hand(self, seat: int) -> list[int]:
        """The cards of a hand, in the order taken."""
        cards: list[int] = self._hands[seat * HAND_ROOM : seat * HAND_ROOM + self._held[seat]]
        return cards

    @property
    def next_drawn(self) -> int:
        """The next card of the draw pile."""
        card: int = self._draw[self.draw_n - 1]
        return card

    def all_hands(self) -> list[list[int]]:
        """The cards of every hand."""
        held, hands = self._held, self._hands
        starts = range(0, self.seats * HAND_ROOM, HAND_ROOM)
        return [hands[at : at + held[seat]] for seat, at in enumerate(starts)]

    def counts(self) -> list[int]:
        """How many cards each seat holds."""
        counts: list[int] = self._held[: self.seats]
        return counts

    @property
    def down(self) -> int:
        """How far a card is shifted to get the face in play."""
        return DARK_SHIFT * self.side

    @property
    def top_face(self) -> int:
        """The active face of the card last played."""
        return self.top_card >> self.down & 63

    @property
    def top_card(self) -> int:
        """The card last played."""
        card: int = self._discard[self.discard_n - 1]
        return card

    def clear(self, side: int) -> None:
        """Reset the fields that describe moves and calls."""
        self.side = side
        self.direction = self.start_direction
        self.color = self.drawn = self.exposed = self.bluffer = self.winner = -1

    def set_rulings(self, rulings: Rulings) -> None:
        """Write the rulings as the numbers that the kernel reads."""
        self.deck_n = rulings.cards.size
        self.one_sided = not rulings.cards.two_sided
        self.start_action = _FATES[rulings.start_action]
        self.start_wild = _FATES[rulings.start_wild]
        self.start_draw_wild = rulings.start_draw_wild == "ignored"
        self.start_flip = _FATES[rulings.start_flip]
        self.start_neighbour = rulings.start_reverse == "neighbour"
        self.start_draw_plays = rulings.start_draw == "plays"
        self.returned_bottom = rulings.returned_to == "bottom"
        self.start_direction = 1 if rulings.direction == "left" else -1
        self.drawn_card = _DRAWN_CARD.index(rulings.drawn_card)
        self.voluntary_draw = rulings.voluntary_draw
        self.window_played = rulings.uno_window == "played"
        self.late_call = rulings.late_call
        self.wilds_count = rulings.wilds_count_as_match
        self.wild_after_flip = _WILD_AFTER_FLIP.index(rulings.wild_after_flip)
        self.found_shown = rulings.found_color_shown
        self.beach_names = rulings.beachcomber_color == "names"
        self.reverse_skips = rulings.two_player_reverse == "skip"
        self.bluffing = _BLUFFING[rulings.bluffing]
        self.last_draws = rulings.last_card_draws
        self.uno_penalty = rulings.uno_penalty
        self.hand_size = rulings.hand_size
        self.move_limit = rulings.move_limit
        self._set_house_rules(rulings)
        for side, print_ in enumerate(rulings.cards.prints):
            self._draws[side] = print_.draws
            self._wild_draws[side] = print_.wild_draws
            self._skips_everyone[side] = print_.skips_everyone
            _cut(self.raw, "points").reshape(SIDES, -1)[side] = print_.costs

    def _set_house_rules(self, rulings: Rulings) -> None:
        self.stacking = _STACKING.index(rulings.stacking)
        self.until_fits = rulings.drawing == "until_fits"
        self.jump_in = rulings.jump_in
        self.seven_swap = rulings.seven_swap
        self.zero_rotate = rulings.zero_rotate
        self.last_number = rulings.last_card == "number"
        self.auto_call = rulings.uno_call == "automatic"
        self.until_limit = rulings.until_limit
        self.house = self.seven_swap or self.zero_rotate or self.last_number

    def seed(self, key: bytes, number: int) -> None:
        """Set the generator to the beginning of a stream of this key."""
        _cut(self.raw, "key")[:] = np.frombuffer(key, "<u4")
        _cut(self.raw, "stream")[:] = [number & 0xFFFFFFFF, number >> 32 & 0xFFFFFFFF, 0]
        _cut(self.raw, "block")[0] = 0
        self.word = WORDS

    def begin_stream(self, use: int, count: int) -> None:
        """Set the generator to the beginning of another stream of the same key."""
        _cut(self.raw, "stream")[:] = [count, use, 0]
        _cut(self.raw, "block")[0] = 0
        self.word = WORDS

    def set_ranks(self, first: Iterable[int], second: Iterable[int]) -> None:
        """Write the place of each face of both sides in the order of names."""
        ranks = _cut(self.raw, "ranks").reshape(SIDES, RANKS)
        for side, places in enumerate((first, second)):
            for face, place in enumerate(places):
                ranks[side, face] = place

    def without_generator(self) -> bytes:
        """Return all bytes but the generator's: what a replay must reproduce."""
        twin = self.raw.copy()
        for name in _GENERATOR:
            _cut(twin, name)[:] = 0
        return twin.tobytes()


class EventBuffer:
    """The buffer into which the kernel writes events."""

    def __init__(self) -> None:
        self.raw = np.zeros(EVENT_BUFFER.itemsize, np.uint8)
        whole = self.raw.view(EVENT_BUFFER)[0]
        self._whole = whole
        self.order = whole["order"]
        self._memory = self.raw.data
        # A memory view reads and writes single numbers in half the time NumPy takes.
        self._small = self._memory.cast("h")
        self._at = {name: field[1] // 2 for name, field in (EVENT_BUFFER.fields or {}).items()}

    def prepare(self, place: int = -1, order: npt.ArrayLike | None = None) -> None:
        """Prepare for one step; ``place`` is for a returned card, ``order`` for a reshuffle."""
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

    def written(self) -> bytes:
        """Return the rows that the kernel wrote (``layout.ROW_SIZE`` numbers of two bytes each)."""
        n = self._small[self._at["n"]]
        return bytes(self._memory[_ROWS : _ROWS + n * ROW_BYTES])

    def load(self, rows: bytes) -> None:
        """Put back rows that were written, for ``NO_MOVE``."""
        self._memory[_ROWS : _ROWS + len(rows)] = rows
        self._small[self._at["n"]] = len(rows) // ROW_BYTES

    def made(self) -> tuple[int, ...]:
        """Return the draw pile after a reshuffle, next card first; empty without one."""
        n = self._small[self._at["made_n"]]
        return tuple(self.order[:n][::-1].tolist()) if n else ()
