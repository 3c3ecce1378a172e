"""Writes what each client is told. What several may see alike is written once.

A message is written as a form with blanks, and for every seat the blanks are filled with what that
seat may see; hands are written again only when they have changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

import msgspec

from flipdeck.round import Round
from flipdeck.server import messages as tell
from flipdeck.server.course import Course
from flipdeck.server.table import Table, Told
from flipdeck.telling import witnesses
from flipdeck.view import Show, common, hand_view, sight

_encoder = msgspec.json.Encoder()
encode = _encoder.encode

_MARK: Final = b"\0"
"""Stands in no JSON text: there it would be written as an escape."""
_BLANK: Final[Any] = msgspec.Raw(_MARK)
_BLANKS: Final[Any] = (_BLANK,)
_OTHERS: Final = -1
_EMPTY: Final = b"[]"
_NULL: Final = b"null"


def once(what: object) -> Any:
    """Written now, to be part of several messages; it stands where the thing itself may stand."""
    return msgspec.Raw(encode(what))


class Shared(msgspec.Struct, frozen=True):
    """Parts of a message that are the same for everybody."""

    clock: tell.Clock | None
    lobby: tell.Lobby | None
    match: tell.MatchFacts | None


class _Hand:
    """A hand, and how it was written for those who see its faces, its backs, both or neither."""

    __slots__ = ("cards", "state", "written")

    def __init__(self) -> None:
        self.cards: list[int] = []
        self.state: tuple[int, int] | None = None
        self.written: dict[tuple[bool, bool], bytes] = {}


class Scribe:
    """Writes for the clients of one table."""

    def __init__(self) -> None:
        self._hands: list[_Hand] = []

    def happened(
        self, table: Table, told: Told, ids: Mapping[int | None, str | None], shared: Shared
    ) -> dict[int | None, bytes]:
        """One entry as it is told to seats and bystanders (None), each with the id of the command
        that it answers."""
        course = table.course
        form = _form(course, told, shared)
        if course is None:
            return {seat: _fill(form, (_EMPTY, _EMPTY, encode(id))) for seat, id in ids.items()}
        played = course.round
        may = played.who_may() if table.phase == "playing" and not table.paused else 0
        events = _events(table, course, told, ids)
        chairs = [course.chair(seat) for seat in ids]
        sights = sight(
            played.cells,
            chairs,
            self._shower(played),
            backs=table.settings.watch == "backs",
            open_pairs=played.opens_pairs(course.over),
        )
        messages = {}
        for (seat, id), chair, (hands, drawn) in zip(ids.items(), chairs, sights, strict=True):
            legal = _EMPTY
            if chair is not None and may >> chair & 1:
                legal = encode(played.legal(chair))
            blanks = (
                events[seat],
                _NULL if chair is None else b"%d" % chair,
                b",".join(hands),
                _NULL if drawn is None else b"%d" % drawn,
                legal,
                _NULL if id is None else encode(id),
            )
            messages[seat] = _fill(form, blanks)
        return messages

    def _shower(self, played: Round) -> Show[bytes]:
        """Shows hands in writing."""
        r, deck = played.cells, played.deck
        side, called = r.side, r.called
        hands = self._hands
        for seat, cards in enumerate(r.all_hands()):
            if seat == len(hands):
                hands.append(_Hand())
            hand = hands[seat]
            state = (side, called >> seat & 1)
            if hand.cards != cards or hand.state != state:
                hand.cards, hand.state = cards, state
                hand.written.clear()

        def show(seats: Sequence[int], see_front: bool, see_behind: bool) -> list[bytes]:
            written = []
            for seat in seats:
                known = hands[seat].written
                text = known.get((see_front, see_behind))
                if text is None:
                    text = encode(hand_view(r, deck, seat, see_front, see_behind))
                    known[see_front, see_behind] = text
                written.append(text)
            return written

        return show


def _form(course: Course | None, told: Told, shared: Shared) -> list[bytes]:
    """The message between its blanks."""
    view: Any = None
    if course is not None:
        view = common(course.round.cells, course.round.deck, _BLANK, _BLANKS, _BLANK)
    message = tell.Happened(
        n=told.n,
        events=_BLANK,
        view=view,
        legal=_BLANK,
        clock=shared.clock,
        lobby=shared.lobby if told.lobby else None,
        match=shared.match if told.match else None,
        id=_BLANK,
    )
    return encode(message).split(_MARK)


def _fill(form: list[bytes], blanks: Sequence[bytes]) -> bytes:
    filled = [b""] * (len(form) + len(blanks))
    filled[::2] = form
    filled[1::2] = blanks
    return b"".join(filled)


def _events(
    table: Table, course: Course, told: Told, seats: Iterable[int | None]
) -> dict[int | None, bytes]:
    """What happened, once for all who see it alike."""
    if not told.events:
        return dict.fromkeys(seats, _EMPTY)
    backs = table.settings.watch == "backs"
    own = witnesses(told.events)
    written: dict[int | None, bytes] = {}
    events = {}
    for seat in seats:
        chair = told.chair(seat)
        group = _OTHERS if chair is not None and chair not in own else chair
        if group not in written:
            written[group] = encode(course.round.seen(told.events, chair, backs=backs))
        events[seat] = written[group]
    return events
