"""Views: what a seat may see, by name, made only from an observation of the kernel."""

from __future__ import annotations

from typing import Final

import msgspec
from msgspec import UNSET, UnsetType

from flipdeck.engine.event_codec import PHASES
from flipdeck.engine.observation import Observation
from flipdeck.rules.cards import Deck, Print
from flipdeck.rules.moves import Play
from flipdeck.rules.rulings import Rulings


class HandView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A hand as one viewer sees it, cards in the order they were taken."""

    count: int
    faces: tuple[str, ...] | None = None
    backs: tuple[str, ...] | None = None
    called: bool = False


class HouseRules(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, gc=False):
    """The house rules of a round, which no sheet prints; what is left out is as printed."""

    stacking: str = "off"
    drawing: str = "one"
    jump_in: bool = False
    seven_swap: bool = False
    zero_rotate: bool = False
    last_card: str = "any"
    uno_call: str = "called"
    bluffing: str = "allowed"
    until_limit: int = 0


PRINTED: Final = HouseRules()


class View(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
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
    """Who played the card that awaits an answer."""
    exposed: int | None
    moves: int
    winner: int | None
    debt: int
    """How many cards the seat owes whose answer is awaited, by stacking."""
    deck: str
    """The deck played with (``rules.cards.DECKS``); it says which faces and colours there are."""
    house: HouseRules = PRINTED
    """The house rules of the round, and how draw-wilds are judged."""

    @property
    def hand(self) -> tuple[str, ...]:
        """The active faces of the viewer's hand."""
        if self.seat is None:
            return ()
        return self.hands[self.seat].faces or ()

    def received_by(self, play: Play) -> int | None:
        """The seat whose hand the viewer gets by a play; None if hands do not change owners."""
        if self.seat is None or len(self.hand) < 2:
            return None
        symbol = play.card.rpartition("-")[2]
        if symbol == "7" and self.house.seven_swap:
            return play.to
        return self._before(self.seat) if symbol == "0" and self.house.zero_rotate else None

    def may_call_with(self, play: Play) -> bool:
        """Whether UNO may be called with a legal play."""
        if self.seat is None or self.house.uno_call == "automatic":
            return False
        giver = self.received_by(play)
        if giver is not None:
            return self.hands[giver].count == 1
        left = len(self.hand) - 1 - len(play.give)
        return not self.hands[self.seat].called and (left == 1 or (left == 0 and bool(play.give)))

    def _before(self, seat: int) -> int:
        """The seat in play that comes before one, in the direction of play."""
        step = -1 if self.direction == "left" else 1
        seat = (seat + step) % len(self.hands)
        while seat in self.out:
            seat = (seat + step) % len(self.hands)
        return seat


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
    debt: int | UnsetType = UNSET


def view_of(seen: Observation, deck: Deck, house: HouseRules = PRINTED) -> View:
    """Return the view of an observation by these house rules."""
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
        seen.debt,
        deck.name,
        house,
    )


def house_rules(rulings: Rulings) -> HouseRules:
    """Return the house rules among rulings; ``PRINTED`` itself if there are none."""
    values = {name: getattr(rulings, name) for name in HouseRules.__struct_fields__}
    found = HouseRules(**values)
    return PRINTED if found == PRINTED else found


def _names(side: Print | None, faces: bytes | None) -> tuple[str, ...] | None:
    if side is None or faces is None:
        return None
    return tuple([side.names[face] for face in faces])


def _or_none(number: int) -> int | None:
    return number if number >= 0 else None
