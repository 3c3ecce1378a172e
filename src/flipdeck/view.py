"""What a seat may see: built from a white list, never the round with fields deleted."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec.structs import replace

from flipdeck.cards import DARK_SHIFT, PRINTS, Deck
from flipdeck.cells import Cells
from flipdeck.kernel.layout import ANSWER, OVER
from flipdeck.telling import PHASES, SIDES


class HandView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hand from where one sits, cards in the order they were taken."""

    count: int
    faces: tuple[str, ...] | None = None
    backs: tuple[str, ...] | None = None
    called: bool = False


class View(msgspec.Struct, frozen=True):
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


def looks(
    r: Cells,
    deck: Deck,
    viewers: Sequence[int | None],
    *,
    backs: bool = False,
    open_pairs: bool = True,
) -> list[View]:
    """The views of several seats at once; what they have in common is read once."""
    side = r.side
    phase = r.phase
    over = phase == OVER
    front = PRINTS[side].names
    behind = PRINTS[1 - side].names if deck.two_sided else None
    down, up = (DARK_SHIFT, 0) if side == 1 else (0, DARK_SHIFT)
    called = r.called
    out = r.out
    seats = r.seats
    counts = r.held[:seats].tolist()
    shown: dict[tuple[int, bool, bool], HandView] = {}

    def show(number: int, see_front: bool, see_behind: bool) -> HandView:
        hand = shown.get((number, see_front, see_behind))
        if hand is None:
            cards = r.hand(number) if see_front or see_behind else []
            hand = shown[number, see_front, see_behind] = HandView(
                counts[number],
                tuple([front[card >> down & 63] for card in cards]) if see_front else None,
                tuple([behind[card >> up & 63] for card in cards])
                if see_behind and behind is not None
                else None,
                bool(called >> number & 1),
            )
        return hand

    draw_n = r.draw_n
    turn, color, drawn = r.turn, r.color, r.drawn
    exposed, winner = r.exposed, r.winner
    view = View(
        seat=None,
        dealer=r.dealer,
        out=tuple(number for number in range(seats) if out >> number & 1) if out else (),
        side=SIDES[side],
        direction="left" if r.direction > 0 else "right",
        turn=turn if turn >= 0 else None,
        awaiting=PHASES[phase],
        color=PRINTS[side].colors[color] if color >= 0 else None,
        top=front[int(r.discard[r.discard_n - 1]) >> down & 63],
        hands=(),
        draw_count=draw_n,
        draw_top=behind[int(r.draw[draw_n - 1]) >> up & 63]
        if draw_n and behind is not None
        else None,
        discard_count=r.discard_n,
        drawn=None,
        bluffer=r.bluffer if phase == ANSWER else None,
        exposed=exposed if exposed >= 0 else None,
        moves=r.moves,
        winner=winner if winner >= 0 else None,
    )
    views = []
    for seat in viewers:
        sees_backs = seat is not None or backs
        hands = [
            show(
                number,
                over or number == seat,
                open_pairs if over else sees_backs and number != seat,
            )
            for number in range(seats)
        ]
        waiting = drawn if drawn >= 0 and sees_backs else None
        views.append(replace(view, seat=seat, hands=tuple(hands), drawn=waiting))
    return views
