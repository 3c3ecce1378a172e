"""Events and the kernel's rows: decoded, written as JSON, and reduced to what a seat may see.

What a seat may see of an event is decided by ``kernel.visibility`` alone.
"""

from __future__ import annotations

import struct
from collections.abc import Callable, Iterable, Iterator
from itertools import chain
from typing import Final, Literal

import msgspec
import numpy as np

from flipdeck.engine.json_words import words_of
from flipdeck.kernel import entry_points
from flipdeck.kernel import layout as at
from flipdeck.kernel.rule_codes import SLUGS, START_REDEAL
from flipdeck.rules import events as ev
from flipdeck.rules.cards import DARK_SHIFT, Deck

Awaiting = Literal["turn", "drawn", "answer", "color", "over"]
Row = tuple[int, ...]

PHASES: Final[tuple[Awaiting, ...]] = ("turn", "drawn", "answer", "color", "over")

_ROW: Final = struct.Struct(f"={at.ROW_SIZE}h")


class EventRows(msgspec.Struct, frozen=True, gc=False):
    """What happened, as the kernel wrote it; ``side`` is the side in play before it."""

    rows: bytes
    side: int
    deck: Deck

    def decode(self) -> tuple[ev.Event, ...]:
        """The events as the referee sees them."""
        return tuple(_decode(self.numbers(), self.deck, self.side))

    def numbers(self) -> list[Row]:
        """The rows: kind, rule, seat and what depends on the kind (``kernel.layout``)."""
        return list(_ROW.iter_unpack(self.rows))

    def text(self, seat: int | None, *, backs: bool) -> bytes:
        """The events as JSON, as a seat or a bystander (None) may see them."""
        if not self.rows:
            return b"[]"
        words = words_of(self.deck)
        count = len(self.rows) // _ROW.size
        rows = np.empty(2 * at.ROW_SIZE * count + at.MOST_WORDS * (count + 1), np.int16)
        rows[: at.ROW_SIZE * count] = np.frombuffer(self.rows, np.int16)
        out = np.empty((count + 1) * words.event_room, np.uint8)
        end: int = entry_points.write_events(
            rows,
            count,
            _viewer(seat),
            backs,
            not self.deck.two_sided,
            self.side,
            words.texts,
            words.places,
            out,
        )
        return out[:end].tobytes()

    def after_redeal(self, dealer: int) -> EventRows:
        """The same as the opening of a deal after one in which no card could start."""
        redealt = _ROW.pack(at.E_REDEALT, START_REDEAL, dealer, 0, 0, 0)
        return EventRows(redealt + self.rows, self.side, self.deck)


def _viewer(seat: int | None) -> int:
    return -1 if seat is None else seat


def faces_of(deck: Deck, side: int, card: int) -> tuple[str, str | None]:
    """Active and inactive face of a card; a one-sided card has a blank back."""
    first = deck.prints[0].names[card & 63]
    if not deck.two_sided:
        return first, None
    second = deck.prints[1].names[card >> DARK_SHIFT]
    return (second, first) if side == 1 else (first, second)


_BY_SEAT: dict[int, Callable[[str, int], ev.Event]] = {
    at.E_CALLED: ev.CalledUno,
    at.E_FOUND_NOTHING: ev.FoundNothing,
    at.E_KEPT: ev.Kept,
    at.E_SKIPPED: ev.Skipped,
    at.E_ACCEPTED: ev.Accepted,
    at.E_EXPOSED: ev.Exposed,
    at.E_CLOSED: ev.WindowClosed,
    at.E_CLEARED: ev.CallCleared,
    at.E_WENT_OUT: ev.WentOut,
    at.E_REDEALT: ev.Redealt,
}
_WITH_TARGET: dict[int, Callable[[str, int, int], ev.Event]] = {
    at.E_CHALLENGED: ev.Challenged,
    at.E_CAUGHT: ev.Caught,
}


def _decode(rows: list[Row], deck: Deck, side: int) -> Iterator[ev.Event]:
    for number, (kind, code, seat, what, place, other) in enumerate(rows):
        rule = SLUGS[code]
        if kind in _BY_SEAT:
            yield _BY_SEAT[kind](rule, seat)
        elif kind in _WITH_TARGET:
            yield _WITH_TARGET[kind](rule, seat, what)
        elif kind == at.E_PLAYED:
            face, back = faces_of(deck, side, what)
            yield ev.Played(rule, seat, face, other, back, place)
        elif kind == at.E_DREW:
            yield ev.Drew(rule, seat, *faces_of(deck, side, what))
        elif kind == at.E_AWAITED:
            yield ev.Awaited(rule, seat, PHASES[what])
        elif kind == at.E_NAMED:
            yield ev.ColorNamed(rule, seat, deck.prints[side].colors[what] if what >= 0 else None)
        elif kind == at.E_GAVE:
            face, back = faces_of(deck, side, what)
            yield ev.Gave(rule, seat, other, face, back, place)
        elif kind == at.E_RESHUFFLED:
            yield ev.Reshuffled(rule, what)
        elif kind == at.E_FLIPPED:
            side = what
            yield ev.Flipped(rule, seat, deck.prints[side].name)
        elif kind == at.E_SURFACED:
            yield ev.Surfaced(rule, faces_of(deck, side, what)[0])
        elif kind == at.E_SWAPPED:
            yield ev.Swapped(rule, seat, other)
        elif kind == at.E_ROTATED:
            yield ev.Rotated(rule, seat, "left" if what > 0 else "right")
        elif kind == at.E_REVERSED:
            yield ev.Reversed(rule, "left" if what > 0 else "right")
        elif kind == at.E_SHOWED:
            cards = rows[number + 1 : number + 1 + place]
            shown = tuple(faces_of(deck, side, card[at.ROW_WHAT])[0] for card in cards)
            yield ev.HandShown(rule, seat, other, shown)
        elif kind == at.E_JUDGED:
            yield ev.Judged(rule, seat, what, bool(place))
        elif kind == at.E_FOUND:
            yield ev.Found(rule, seat, faces_of(deck, side, what)[0])
        elif kind == at.E_BLOCKED:
            yield ev.Blocked(rule)
        elif kind == at.E_TURNED_UP:
            yield ev.TurnedUp(rule, seat, faces_of(deck, side, what)[0])
        elif kind == at.E_RETURNED:
            yield ev.Returned(rule, faces_of(deck, side, what)[0], place)
        elif kind == at.E_IGNORED:
            yield ev.Ignored(rule, faces_of(deck, side, what)[0])


def events_for(
    happened: Iterable[ev.Event], seat: int | None, *, backs: bool = False
) -> tuple[ev.Event, ...]:
    """The same events as one seat sees them; ``None`` is a bystander, to whom a table may open
    the backs.

    Events that can be shown in part are encoded as rows and masked by the kernel; of each, what is
    not hidden in its row is taken over.
    """
    events = tuple(happened)
    rows = [_encode(event) for event in events if type(event) in _IN_PART]
    if not rows:
        return events
    numbers = np.array([*chain.from_iterable(rows)] * 2, np.int16)
    entry_points.mask_events(numbers, len(rows), _viewer(seat), backs)
    masked = iter(numbers[numbers.size // 2 :].reshape(-1, at.ROW_SIZE).tolist())
    return tuple(
        [_as_seen(event, next(masked)) if type(event) in _IN_PART else event for event in events]
    )


_IN_PART: Final = frozenset({ev.Played, ev.Drew, ev.Gave, ev.HandShown, ev.Returned})
"""Events with parts that may be None. Looked up by exact type: it is done for every event of every
move, and no event has subclasses."""


def _encode(event: ev.Event) -> Row:
    """The row of an event, with number 0 for any face: it matters only whether it is seen."""
    if isinstance(event, ev.Played):
        card = _card(event.face, event.back)
        return (at.E_PLAYED, 0, event.seat, card, _place(event.at), event.left)
    if isinstance(event, ev.Drew):
        return (at.E_DREW, 0, event.seat, _card(event.face, event.back), 0, 0)
    if isinstance(event, ev.Gave):
        card = _card(event.face, event.back)
        return (at.E_GAVE, 0, event.seat, card, _place(event.at), event.to)
    if isinstance(event, ev.HandShown):
        count = None if event.faces is None else len(event.faces)
        return (at.E_SHOWED, 0, event.seat, 0, _place(count), event.to)
    assert isinstance(event, ev.Returned)
    return (at.E_RETURNED, 0, 0, _card(event.face, None), _place(event.at), 0)


def _card(face: str | None, back: str | None) -> int:
    front = at.HIDDEN_FACE if face is None else 0
    return front | (at.HIDDEN_FACE << DARK_SHIFT if back is None else 0)


def _place(place: int | None) -> int:
    return at.HIDDEN_PLACE if place is None else place


def _as_seen(event: ev.Event, row: list[int]) -> ev.Event:
    """The event with those of its parts that are not hidden in its row."""
    card = row[at.ROW_WHAT]
    front, behind = card & 63 != at.HIDDEN_FACE, card >> DARK_SHIFT != at.HIDDEN_FACE
    placed = row[at.ROW_PLACE] != at.HIDDEN_PLACE
    if isinstance(event, ev.Played):
        back, place = event.back if behind else None, event.at if placed else None
        return ev.Played(event.rule, event.seat, event.face, event.left, back, place)
    if isinstance(event, ev.Drew):
        face, back = event.face if front else None, event.back if behind else None
        return ev.Drew(event.rule, event.seat, face, back)
    if isinstance(event, ev.Gave):
        face, back = event.face if front else None, event.back if behind else None
        place = event.at if placed else None
        return ev.Gave(event.rule, event.seat, event.to, face, back, place)
    if isinstance(event, ev.HandShown):
        faces = event.faces if placed else None
        return ev.HandShown(event.rule, event.seat, event.to, faces)
    assert isinstance(event, ev.Returned)
    return ev.Returned(event.rule, event.face, event.at if placed else None)
