"""From the kernel's notes to events, and from events to what one seat may see of them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final, Literal

from flipdeck import events as ev
from flipdeck.cards import DARK_SHIFT, PRINTS, Deck
from flipdeck.kernel import layout as at
from flipdeck.kernel.codes import SLUGS

Awaiting = Literal["turn", "drawn", "answer", "color", "over"]
Side = Literal["light", "dark"]

PHASES: Final[tuple[Awaiting, ...]] = ("turn", "drawn", "answer", "color", "over")
SIDES: Final[tuple[Side | None, ...]] = ("light", "dark", None)


def faces_of(deck: Deck, side: int, card: int) -> tuple[str, str | None]:
    """Active and inactive face of a card; a one-sided card has a blank back."""
    light = PRINTS[deck.prints[0]].names[card & 63]
    if not deck.two_sided:
        return light, None
    dark = PRINTS[deck.prints[1]].names[card >> DARK_SHIFT]
    return (dark, light) if side == 1 else (light, dark)


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


def tell(rows: list[list[int]], deck: Deck, side: int) -> tuple[ev.Event, ...]:
    """All that happened, as the referee sees it. ``side`` is the side before the move."""
    return tuple(_tell(rows, deck, side))


def _tell(rows: list[list[int]], deck: Deck, side: int) -> Iterator[ev.Event]:
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
            yield ev.ColorNamed(rule, seat, PRINTS[side].colors[a] if a >= 0 else None)
        elif kind == at.E_GAVE:
            face, back = faces_of(deck, side, a)
            yield ev.Gave(rule, seat, b, face, back, c)
        elif kind == at.E_RESHUFFLED:
            yield ev.Reshuffled(rule, a)
        elif kind == at.E_FLIPPED:
            side = a
            yield ev.Flipped(rule, seat, PRINTS[side].name)
        elif kind == at.E_SURFACED:
            yield ev.Surfaced(rule, PRINTS[side].names[a])
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


def seen(
    happened: Iterable[ev.Event], seat: int | None, *, backs: bool = False
) -> tuple[ev.Event, ...]:
    """The same events as one seat sees them; ``None`` is a bystander, to whom a table may open
    the backs. Built from what may be seen: an event with anything hidden is made anew."""
    return tuple(
        [_seen(event, seat, backs) if isinstance(event, _HIDING) else event for event in happened]
    )


_HIDING = (ev.Played, ev.Drew, ev.Gave, ev.HandShown, ev.Returned)
"""Events that do not show everybody the same."""


def _seen(event: ev.Event, seat: int | None, backs: bool) -> ev.Event:
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


def witnesses(happened: Iterable[ev.Event]) -> set[int]:
    """The seats that see something of these events that is theirs alone; all others see alike."""
    own: set[int] = set()
    for event in happened:
        if isinstance(event, _HIDING):
            if isinstance(event, ev.Played | ev.Drew):
                own.add(event.seat)
            elif isinstance(event, ev.Gave):
                own |= {event.seat, event.to}
            elif isinstance(event, ev.HandShown):
                own.add(event.to)
    return own
