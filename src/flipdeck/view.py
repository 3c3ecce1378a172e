"""What a seat may see: built from a white list, never the round with fields deleted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TypeVar

import msgspec
from msgspec.structs import replace

from flipdeck.cards import DARK_SHIFT, PRINTS, Deck
from flipdeck.cells import Cells
from flipdeck.kernel.layout import ANSWER, OVER
from flipdeck.telling import PHASES, SIDES


class HandView(msgspec.Struct, frozen=True, omit_defaults=True, gc=False):
    """A hand from where one sits, cards in the order they were taken."""

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
    """Who laid the draw-wild that awaits an answer."""
    exposed: int | None
    moves: int
    winner: int | None

    @property
    def hand(self) -> tuple[str, ...]:
        """The own hand's active faces."""
        if self.seat is None:
            return ()
        return self.hands[self.seat].faces or ()


def look(
    r: Cells,
    deck: Deck,
    seat: int | None,
    *,
    backs: bool = False,
    open_pairs: bool = True,
) -> View:
    """The view of one seat. ``backs`` opens the backs to a bystander; ``open_pairs`` says whether
    the other faces are open too once the round is over."""
    return looks(r, deck, (seat,), backs=backs, open_pairs=open_pairs)[0]


Hand = TypeVar("Hand")
Show = Callable[[Sequence[int], bool, bool], list[Hand]]
"""Shows seats' hands in some form; whether their faces are seen, and whether their backs."""


def hand_view(r: Cells, deck: Deck, seat: int, see_front: bool, see_behind: bool) -> HandView:
    side = r.side
    cards = r.hand(seat)
    faces = backs = None
    if see_front:
        front, down = PRINTS[side].names, r.down
        faces = tuple([front[card >> down & 63] for card in cards])
    if see_behind and deck.two_sided:
        behind, up = PRINTS[1 - side].names, DARK_SHIFT - r.down
        backs = tuple([behind[card >> up & 63] for card in cards])
    return HandView(len(cards), faces, backs, bool(r.called >> seat & 1))


def looks(
    r: Cells,
    deck: Deck,
    viewers: Sequence[int | None],
    *,
    backs: bool = False,
    open_pairs: bool = True,
) -> list[View]:
    """The views of several seats at once; what they have in common is read once."""
    view = common(r, deck)

    def show(seats: Sequence[int], see_front: bool, see_behind: bool) -> list[HandView]:
        return [hand_view(r, deck, seat, see_front, see_behind) for seat in seats]

    sights = sight(r, viewers, show, backs=backs, open_pairs=open_pairs)
    return [
        replace(view, seat=seat, hands=tuple(hands), drawn=drawn)
        for seat, (hands, drawn) in zip(viewers, sights, strict=True)
    ]


def common(
    r: Cells,
    deck: Deck,
    seat: int | None = None,
    hands: tuple[HandView, ...] = (),
    drawn: int | None = None,
) -> View:
    """What everybody at the table sees, around what only one seat does."""
    side = r.side
    phase = r.phase
    front = PRINTS[side].names
    out = r.out
    draw_n = r.draw_n
    turn, color = r.turn, r.color
    exposed, winner = r.exposed, r.winner
    draw_top = None
    if draw_n and deck.two_sided:
        draw_top = PRINTS[1 - side].names[r.next_drawn >> (0 if side == 1 else DARK_SHIFT) & 63]
    return View(
        seat,
        r.dealer,
        tuple(seat for seat in range(r.seats) if out >> seat & 1) if out else (),
        SIDES[side],
        "left" if r.direction > 0 else "right",
        turn if turn >= 0 else None,
        PHASES[phase],
        PRINTS[side].colors[color] if color >= 0 else None,
        front[r.top_face],
        hands,
        draw_n,
        draw_top,
        r.discard_n,
        drawn,
        r.bluffer if phase == ANSWER else None,
        exposed if exposed >= 0 else None,
        r.moves,
        winner if winner >= 0 else None,
    )


def sight(
    r: Cells,
    viewers: Iterable[int | None],
    show: Show[Hand],
    *,
    backs: bool = False,
    open_pairs: bool = True,
) -> list[tuple[list[Hand], int | None]]:
    """What each viewer sees besides: the hands, and which card waits to be laid or kept."""
    over = r.phase == OVER
    drawn = r.drawn
    turned: dict[bool, list[Hand]] = {}
    seen = []
    for seat in viewers:
        sees_backs = seat is not None or backs
        see_behind = open_pairs if over else sees_backs
        hands = turned.get(see_behind)
        if hands is None:
            hands = turned[see_behind] = show(range(r.seats), over, see_behind)
        if seat is not None and not over:
            hands = hands.copy()
            hands[seat] = show((seat,), True, False)[0]
        seen.append((hands, drawn if drawn >= 0 and sees_backs else None))
    return seen
