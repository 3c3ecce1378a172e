"""What happened. ``face`` is the side in play, ``back`` the other; what one may not see is None.

Each event names the rule it happened by.
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    rule: str


class TurnedUp(Event, frozen=True, tag="turned_up"):
    seat: int
    face: str


class Returned(Event, frozen=True, tag="returned"):
    """A start card went back into the draw pile; ``at`` is for the referee alone."""

    face: str
    at: int | None = None


class Redealt(Event, frozen=True, tag="redealt"):
    """No card could start: all was shuffled and dealt again."""

    seat: int


class Ignored(Event, frozen=True, tag="ignored"):
    face: str


class Played(Event, frozen=True, tag="played"):
    """``at`` is the place the card had in the hand; others know it by the back that is gone."""

    seat: int
    face: str
    left: int
    back: str | None = None
    at: int | None = None


class ColorNamed(Event, frozen=True, tag="color_named"):
    seat: int
    color: str | None


class CalledUno(Event, frozen=True, tag="called_uno"):
    seat: int


class Gave(Event, frozen=True, tag="gave"):
    seat: int
    to: int
    face: str | None = None
    back: str | None = None
    at: int | None = None


class Drew(Event, frozen=True, tag="drew"):
    seat: int
    face: str | None = None
    back: str | None = None


class FoundNothing(Event, frozen=True, tag="found_nothing"):
    seat: int


class Kept(Event, frozen=True, tag="kept"):
    seat: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    cards: int


class Flipped(Event, frozen=True, tag="flipped"):
    seat: int
    side: str


class Surfaced(Event, frozen=True, tag="surfaced"):
    """A flip brought up an action that does not act."""

    face: str


class Reversed(Event, frozen=True, tag="reversed"):
    direction: str


class Skipped(Event, frozen=True, tag="skipped"):
    seat: int


class Accepted(Event, frozen=True, tag="accepted"):
    seat: int


class Challenged(Event, frozen=True, tag="challenged"):
    seat: int
    target: int


class HandShown(Event, frozen=True, tag="hand_shown"):
    """A hand is shown to the challenger; the others know only that it was."""

    seat: int
    to: int
    faces: tuple[str, ...] | None = None


class Judged(Event, frozen=True, tag="judged"):
    seat: int
    target: int
    guilty: bool


class Found(Event, frozen=True, tag="found"):
    """The card of the named colour, shown to all."""

    seat: int
    face: str


class Exposed(Event, frozen=True, tag="exposed"):
    seat: int


class WindowClosed(Event, frozen=True, tag="window_closed"):
    seat: int


class CallCleared(Event, frozen=True, tag="call_cleared"):
    seat: int


class Caught(Event, frozen=True, tag="caught"):
    seat: int
    target: int


class WentOut(Event, frozen=True, tag="went_out"):
    seat: int


class Blocked(Event, frozen=True, tag="blocked"):
    pass


class Awaited(Event, frozen=True, tag="awaited"):
    seat: int
    what: str
