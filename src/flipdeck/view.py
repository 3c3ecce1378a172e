"""What a seat may see: built from a white list, never the round with fields deleted."""

from __future__ import annotations

import msgspec

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
    side = r.side
    phase = r.phase
    over = phase == OVER
    front = PRINTS[side].names
    behind = PRINTS[1 - side].names if deck.two_sided else None
    down, up = (DARK_SHIFT, 0) if side == 1 else (0, DARK_SHIFT)
    called = r.called
    out = r.out
    seats = r.seats
    hands = []
    for number, count in enumerate(r.held[:seats].tolist()):
        cards = r.hand(number)
        mine = number == seat
        see_front = mine or over
        see_behind = open_pairs if over else not mine and (seat is not None or backs)
        hands.append(
            HandView(
                count,
                tuple([front[card >> down & 63] for card in cards]) if see_front else None,
                tuple([behind[card >> up & 63] for card in cards])
                if see_behind and behind is not None
                else None,
                bool(called >> number & 1),
            )
        )
    draw_n = r.draw_n
    turn, color, drawn = r.turn, r.color, r.drawn
    exposed, winner = r.exposed, r.winner
    return View(
        seat=seat,
        dealer=r.dealer,
        out=tuple(number for number in range(seats) if out >> number & 1) if out else (),
        side=SIDES[side],
        direction="left" if r.direction > 0 else "right",
        turn=turn if turn >= 0 else None,
        awaiting=PHASES[phase],
        color=PRINTS[side].colors[color] if color >= 0 else None,
        top=front[int(r.discard[r.discard_n - 1]) >> down & 63],
        hands=tuple(hands),
        draw_count=draw_n,
        draw_top=behind[int(r.draw[draw_n - 1]) >> up & 63]
        if draw_n and behind is not None
        else None,
        discard_count=r.discard_n,
        drawn=drawn if drawn >= 0 and (seat is not None or backs) else None,
        bluffer=r.bluffer if phase == ANSWER else None,
        exposed=exposed if exposed >= 0 else None,
        moves=r.moves,
        winner=winner if winner >= 0 else None,
    )
