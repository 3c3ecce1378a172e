"""Events. ``face`` is the side in play, ``back`` the other; what a viewer may not see is None.

Each event names the rule that caused it.
"""

from __future__ import annotations

import msgspec


class Event(msgspec.Struct, frozen=True, tag_field="event", omit_defaults=True, gc=False):
    """The base of all events."""

    rule: str


class TurnedUp(Event, frozen=True, tag="turned_up"):
    """The dealer turned up the start card."""

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
    """A start card does nothing and stays; another is turned up onto it."""

    face: str


class Played(Event, frozen=True, tag="played"):
    """A seat played a card.

    ``at`` is the place the card had in the hand; others know it by the back that is gone.
    """

    seat: int
    face: str
    left: int
    back: str | None = None
    at: int | None = None


class ColorNamed(Event, frozen=True, tag="color_named"):
    """A seat named a colour; None with a wild played as the last card."""

    seat: int
    color: str | None


class CalledUno(Event, frozen=True, tag="called_uno"):
    """A seat called UNO."""

    seat: int


class Gave(Event, frozen=True, tag="gave"):
    """A seat gave a card away."""

    seat: int
    to: int
    face: str | None = None
    back: str | None = None
    at: int | None = None


class Drew(Event, frozen=True, tag="drew"):
    """A seat drew a card."""

    seat: int
    face: str | None = None
    back: str | None = None


class FoundNothing(Event, frozen=True, tag="found_nothing"):
    """A seat had to draw and there was no card."""

    seat: int


class Kept(Event, frozen=True, tag="kept"):
    """A seat kept the card it had drawn."""

    seat: int


class Reshuffled(Event, frozen=True, tag="reshuffled"):
    """The discards under the top card became the draw pile."""

    cards: int


class Flipped(Event, frozen=True, tag="flipped"):
    """Everything was turned over; ``side`` is now in play."""

    seat: int
    side: str


class Surfaced(Event, frozen=True, tag="surfaced"):
    """A flip turned up an action card, which has no effect."""

    face: str


class Reversed(Event, frozen=True, tag="reversed"):
    """The direction of play changed."""

    direction: str


class Swapped(Event, frozen=True, tag="swapped"):
    """A seat swapped hands with another, by a seven."""

    seat: int
    to: int


class Rotated(Event, frozen=True, tag="rotated"):
    """Every hand passed to the next seat in this direction, by a zero."""

    seat: int
    direction: str


class Skipped(Event, frozen=True, tag="skipped"):
    """A seat lost its turn."""

    seat: int


class Accepted(Event, frozen=True, tag="accepted"):
    """A seat accepted what a draw-wild costs."""

    seat: int


class Challenged(Event, frozen=True, tag="challenged"):
    """A seat challenged a draw-wild as a bluff."""

    seat: int
    target: int


class HandShown(Event, frozen=True, tag="hand_shown"):
    """A hand is shown to the challenger; the others know only that it was."""

    seat: int
    to: int
    faces: tuple[str, ...] | None = None


class Judged(Event, frozen=True, tag="judged"):
    """A challenge was decided."""

    seat: int
    target: int
    guilty: bool


class Found(Event, frozen=True, tag="found"):
    """The card of the named colour, shown to all."""

    seat: int
    face: str


class Exposed(Event, frozen=True, tag="exposed"):
    """A seat has one card left and did not call UNO."""

    seat: int


class WindowClosed(Event, frozen=True, tag="window_closed"):
    """A seat can no longer be caught."""

    seat: int


class CallCleared(Event, frozen=True, tag="call_cleared"):
    """A call of UNO is void, since the hand grew."""

    seat: int


class Caught(Event, frozen=True, tag="caught"):
    """A seat caught another that did not call UNO."""

    seat: int
    target: int


class WentOut(Event, frozen=True, tag="went_out"):
    """A seat played its last card and won the round."""

    seat: int


class Blocked(Event, frozen=True, tag="blocked"):
    """The round ended without a winner."""


class Awaited(Event, frozen=True, tag="awaited"):
    """The round waits for a seat; ``what`` says for what."""

    seat: int
    what: str


AnyEvent = (
    TurnedUp
    | Returned
    | Redealt
    | Ignored
    | Played
    | ColorNamed
    | CalledUno
    | Gave
    | Drew
    | FoundNothing
    | Kept
    | Reshuffled
    | Flipped
    | Surfaced
    | Reversed
    | Swapped
    | Rotated
    | Skipped
    | Accepted
    | Challenged
    | HandShown
    | Judged
    | Found
    | Exposed
    | WindowClosed
    | CallCleared
    | Caught
    | WentOut
    | Blocked
    | Awaited
)
"""Every kind of event."""
