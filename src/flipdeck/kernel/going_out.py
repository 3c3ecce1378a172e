"""The end of a round: the last card, what it still makes the next seat draw, and the winner."""

from __future__ import annotations

from flipdeck.kernel import rule_codes as rule
from flipdeck.kernel.jit import compiled
from flipdeck.kernel.layout import (
    A_DRAW,
    A_DRAW_WILD,
    A_FLIP,
    E_WENT_OUT,
    OVER,
    EventRecord,
    RoundRecord,
)
from flipdeck.kernel.piles import after, emit, flip, take, take_until


@compiled
def finish(r: RoundRecord, winner: int) -> None:
    """End the round; a winner of -1 means that it is blocked."""
    r.winner = winner
    r.phase = OVER
    r.turn = -1
    r.exposed = -1
    r.drawn = -1
    r.bluffer = -1
    r.guilty = 0
    r.debt = 0


@compiled
def pay(r: RoundRecord, events: EventRecord, seat: int, by: int) -> None:
    """Make a seat draw what a draw-wild costs, or the debt if there is one."""
    amount = int(r.debt)
    r.debt = 0
    if amount == 0:
        amount = int(r.wild_draws[int(r.side)])
    if amount == 0:
        take_until(r, events, seat, int(r.color))
    else:
        take(r, events, seat, amount, by)


@compiled
def go_out(r: RoundRecord, events: EventRecord, seat: int, act: int) -> None:
    """Carry out what a last card still does; the seat that played it wins the round."""
    if act == A_FLIP:
        flip(r, events, seat, rule.LAST_CARD_FLIPS)
    elif r.last_draws:
        if act == A_DRAW:
            cards = int(r.debt) + int(r.draws[int(r.side)])
            take(r, events, after(r, seat), cards, rule.LAST_CARD_DRAWS)
        elif act == A_DRAW_WILD:
            if r.debt:
                r.debt += int(r.wild_draws[int(r.side)])
            pay(r, events, after(r, seat), rule.LAST_CARD_DRAWS)
    finish(r, seat)
    emit(events, E_WENT_OUT, rule.GOING_OUT, seat, 0, 0, 0)
