"""Decode the kernel's event rows, and reduce events to what one seat may see of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal

from flipdeck.kernel import layout as at
from flipdeck.kernel.rule_codes import SLUGS
from flipdeck.rules import events as ev
from flipdeck.rules.cards import DARK_SHIFT, Deck

Awaiting = Literal["turn", "drawn", "answer", "color", "over"]

PHASES: Final[tuple[Awaiting, ...]] = ("turn", "drawn", "answer", "color", "over")


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
}
_WITH_TARGET: dict[int, Callable[[str, int, int], ev.Event]] = {
    at.E_CHALLENGED: ev.Challenged,
    at.E_CAUGHT: ev.Caught,
}


def decode_events(rows: list[list[int]], deck: Deck, side: int) -> tuple[ev.Event, ...]:
    """All that happened, as the referee sees it. ``side`` is the side before the move."""
    return tuple(_decode_events(rows, deck, side))


def _decode_events(rows: list[list[int]], deck: Deck, side: int) -> Iterator[ev.Event]:
    shown: list[str] = []
    for kind, code, seat, a, b, c in rows:
        rule = SLUGS[code]
        if kind in _BY_SEAT:
            yield _BY_SEAT[kind](rule, seat)
        elif kind in _WITH_TARGET:
            yield _WITH_TARGET[kind](rule, seat, a)
        elif kind == at.E_PLAYED:
            face, back = faces_of(deck, side, a)
            yield ev.Played(rule, seat, face, c, back, b)
        elif kind == at.E_DREW:
            yield ev.Drew(rule, seat, *faces_of(deck, side, a))
        elif kind == at.E_AWAITED:
            yield ev.Awaited(rule, seat, PHASES[a])
        elif kind == at.E_NAMED:
            yield ev.ColorNamed(rule, seat, deck.prints[side].colors[a] if a >= 0 else None)
        elif kind == at.E_GAVE:
            face, back = faces_of(deck, side, a)
            yield ev.Gave(rule, seat, b, face, back, c)
        elif kind == at.E_RESHUFFLED:
            yield ev.Reshuffled(rule, a)
        elif kind == at.E_FLIPPED:
            side = a
            yield ev.Flipped(rule, seat, deck.prints[side].name)
        elif kind == at.E_SURFACED:
            yield ev.Surfaced(rule, deck.prints[side].names[a])
        elif kind == at.E_REVERSED:
            yield ev.Reversed(rule, "left" if a > 0 else "right")
        elif kind == at.E_SHOWED:
            shown.append(faces_of(deck, side, a)[0])
        elif kind == at.E_JUDGED:
            yield ev.HandShown("sees-shown-hand", a, seat, tuple(shown))
            yield ev.Judged(rule, seat, a, bool(b))
        elif kind == at.E_FOUND:
            yield ev.Found(rule, seat, faces_of(deck, side, a)[0])
        elif kind == at.E_BLOCKED:
            yield ev.Blocked(rule)
        elif kind == at.E_TURNED_UP:
            yield ev.TurnedUp(rule, seat, faces_of(deck, side, a)[0])
        elif kind == at.E_RETURNED:
            yield ev.Returned(rule, faces_of(deck, side, a)[0], b)
        else:
            yield ev.Ignored(rule, faces_of(deck, side, a)[0])


def events_for(
    happened: Iterable[ev.Event], seat: int | None, *, backs: bool = False
) -> tuple[ev.Event, ...]:
    """The same events as one seat sees them; ``None`` is a bystander, to whom a table may open
    the backs. Built from what may be seen: an event with anything hidden is made anew."""
    return tuple(
        [_event_for(event, seat, backs) if type(event) in _HIDING else event for event in happened]
    )


_HIDING: Final = frozenset({ev.Played, ev.Drew, ev.Gave, ev.HandShown, ev.Returned})
"""Events that do not show everybody the same. Looked up by exact type: it is done for every event
of every move, and no event has subclasses."""


def _event_for(event: ev.Event, seat: int | None, backs: bool) -> ev.Event:
    bystander = seat is None
    see_backs = backs or not bystander
    if isinstance(event, ev.Drew):
        if event.seat == seat:
            return ev.Drew(event.rule, event.seat, face=event.face)
        return ev.Drew(event.rule, event.seat, back=event.back if see_backs else None)
    if isinstance(event, ev.Gave):
        mine = seat in (event.seat, event.to) and not bystander
        return ev.Gave(
            event.rule,
            event.seat,
            event.to,
            face=event.face if mine else None,
            back=event.back if see_backs and not mine else None,
            at=event.at if event.seat == seat else None,
        )
    if isinstance(event, ev.HandShown):
        return event if event.to == seat else ev.HandShown(event.rule, event.seat, event.to)
    if isinstance(event, ev.Returned):
        return ev.Returned(event.rule, event.face)
    if isinstance(event, ev.Played):
        mine = event.seat == seat
        back = event.back if see_backs and not mine else None
        at = event.at if mine or back is not None else None
        return ev.Played(event.rule, event.seat, event.face, event.left, back, at)
    return event


def seats_with_private_events(happened: Iterable[ev.Event]) -> int:
    """The seats that see something of these events that is theirs alone, a bit for each; all
    others see alike."""
    own = 0
    for event in happened:
        if type(event) not in _HIDING:
            continue
        if isinstance(event, (ev.Played, ev.Drew)):
            own |= 1 << event.seat
        elif isinstance(event, ev.Gave):
            own |= 1 << event.seat | 1 << event.to
        elif isinstance(event, ev.HandShown):
            own |= 1 << event.to
    return own
