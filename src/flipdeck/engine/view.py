"""Views: what a seat may see, by name, made only from an observation of the kernel."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType

from flipdeck.engine.event_codec import PHASES
from flipdeck.engine.observation import Observation
from flipdeck.rules.cards import Deck, Print


class HandView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A hand as one viewer sees it, cards in the order they were taken."""

    count: int
    faces: tuple[str, ...] | None = None
    backs: tuple[str, ...] | None = None
    called: bool = False


class View(msgspec.Struct, frozen=True, gc=False):
    """The table as one seat sees it; ``seat`` is None for a bystander."""

    seat: int | None
    dealer: int
    out: tuple[int, ...]
    side: str | None
    direction: str
    turn: int | None
    awaiting: str
    color: str | None
    top: str
    hands: tuple[HandView, ...]
    draw_count: int
    draw_top: str | None
    discard_count: int
    drawn: int | None
    """Where the drawn card is in the hand of the seat to move, while it waits."""
    bluffer: int | None
    """Who played the draw-wild that awaits an answer."""
    exposed: int | None
    moves: int
    winner: int | None
    deck: str
    """The deck played with (``rules.cards.DECKS``); it says which faces and colours there are."""

    @property
    def hand(self) -> tuple[str, ...]:
        """The active faces of the viewer's hand."""
        if self.seat is None:
            return ()
        return self.hands[self.seat].faces or ()


class ViewChanges(msgspec.Struct, frozen=True, gc=False):
    """What a move changed in a view: fields that are present replace those of the view before.

    A field is present if it differs from the same viewer's view before the move. When the table was
    flipped, ``color``, ``top``, ``draw_top`` and every hand are present whether they differ or not,
    since they then name another side. ``hands`` holds the hands that differ as this viewer sees
    them, by chair.
    """

    side: str | UnsetType | None = UNSET
    direction: str | UnsetType = UNSET
    turn: int | UnsetType | None = UNSET
    awaiting: str | UnsetType = UNSET
    color: str | UnsetType | None = UNSET
    top: str | UnsetType = UNSET
    hands: dict[int, HandView] | UnsetType = UNSET
    draw_count: int | UnsetType = UNSET
    draw_top: str | UnsetType | None = UNSET
    discard_count: int | UnsetType = UNSET
    drawn: int | UnsetType | None = UNSET
    bluffer: int | UnsetType | None = UNSET
    exposed: int | UnsetType | None = UNSET
    moves: int | UnsetType = UNSET
    winner: int | UnsetType | None = UNSET


def view_of(seen: Observation, deck: Deck) -> View:
    """Return the view of an observation."""
    side = seen.side
    front = deck.prints[side]
    behind = deck.prints[1 - side] if deck.two_sided else None
    out = seen.out
    return View(
        _or_none(seen.viewer),
        seen.dealer,
        tuple(seat for seat in range(seen.seats) if out >> seat & 1) if out else (),
        deck.side_names[side],
        "left" if seen.direction > 0 else "right",
        _or_none(seen.turn),
        PHASES[seen.phase],
        front.colors[seen.color] if seen.color >= 0 else None,
        front.names[seen.top],
        tuple(
            HandView(
                seen.held[seat],
                _names(front, seen.hand_faces(seat)),
                _names(behind, seen.hand_backs(seat)),
                bool(seen.called >> seat & 1),
            )
            for seat in range(seen.seats)
        ),
        seen.draw_n,
        behind.names[seen.draw_top] if behind is not None and seen.draw_top >= 0 else None,
        seen.discard_n,
        _or_none(seen.drawn),
        _or_none(seen.bluffer),
        _or_none(seen.exposed),
        seen.moves,
        _or_none(seen.winner),
        deck.name,
    )


def _names(side: Print | None, faces: bytes | None) -> tuple[str, ...] | None:
    if side is None or faces is None:
        return None
    return tuple([side.names[face] for face in faces])


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None
