"""House rules that no sheet prints: stacked draw cards, and hands that change owners."""

from __future__ import annotations

from flipdeck.kernel import rule_codes as rule
from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import (
    A_DRAW,
    ACT,
    DRAWS_OF_COLOR,
    E_CLEARED,
    E_ROTATED,
    E_SWAPPED,
    JUDGED_BLUFFS,
    SEVENS,
    STACK_SAME,
    EventRecord,
    RoundRecord,
)
from flipdeck.kernel.piles import after, emit, top_face
from flipdeck.rules.cards import DRAW_WILD, SYMBOLS, WILD


@compiled
def owed_for(r: RoundRecord, face: int) -> int:
    """How many cards a face adds to a debt; 0 if it makes none."""
    if ACT[face] == A_DRAW:
        return int(r.draws[int(r.side)])
    if face == DRAW_WILD:
        return int(r.wild_draws[int(r.side)])
    return 0


@compiled
def stackable(r: RoundRecord) -> int:
    """The set of faces that stack on the top card, one bit each."""
    top = top_face(r)
    if r.stacking == STACK_SAME:
        return 1 << DRAW_WILD if top == DRAW_WILD else DRAWS_OF_COLOR
    least = owed_for(r, top)
    faces = 0
    if r.draws[int(r.side)] >= least:
        faces |= DRAWS_OF_COLOR
    if r.wild_draws[int(r.side)] >= least:
        faces |= 1 << DRAW_WILD
    return faces


@compiled
def may_challenge(r: RoundRecord) -> bool:
    """Whether the card that awaits an answer can be challenged: a debt only by its top card."""
    if r.debt == 0:
        return True
    return bool(top_face(r) == DRAW_WILD and r.bluffing == JUDGED_BLUFFS)


@compiled
def jumps_in(r: RoundRecord, face: int) -> bool:
    """Whether a face equals the top one and has a colour."""
    return bool(face < WILD and face == top_face(r))


@inlined
def swaps(r: RoundRecord, face: int) -> bool:
    """Whether whoever plays this face swaps hands with another seat."""
    return bool(r.seven_swap) and (SEVENS >> face) & 1 == 1


@inlined
def rotates(r: RoundRecord, face: int) -> bool:
    """Whether all hands are passed on when this face is played."""
    return bool(r.zero_rotate) and face < WILD and face % SYMBOLS == 0


@compiled
def seat_before(r: RoundRecord, seat: int) -> int:
    """The seat in play after which this one comes."""
    before = seat
    following = after(r, seat)
    while following != seat:
        before = following
        following = after(r, following)
    return before


@compiled
def received_by_swap(r: RoundRecord, seat: int, face: int, named: int) -> int:
    """How many cards the hand has that a seat gets by playing a seven or a zero."""
    giver = named - 1 if swaps(r, face) else seat_before(r, seat)
    return int(r.held[giver])


@compiled
def _exchange(r: RoundRecord, one: int, two: int) -> None:
    """Exchange two hands, order kept."""
    first = int(r.held[one])
    second = int(r.held[two])
    for at in range(max(first, second)):
        card = int(r.hands[one, at])
        r.hands[one, at] = r.hands[two, at]
        r.hands[two, at] = card
    r.held[one] = second
    r.held[two] = first


@compiled
def _clear(r: RoundRecord, events: EventRecord, seat: int, by: int) -> None:
    if (int(r.called) >> seat) & 1:
        r.called = int(r.called) & ~(1 << seat)
        emit(events, E_CLEARED, by, seat, 0, 0, 0)


@compiled
def pass_hands(r: RoundRecord, events: EventRecord, seat: int, face: int, named: int) -> None:
    """Swap two hands for a seven, or pass all hands on for a zero; their calls are void."""
    if swaps(r, face):
        to = named - 1
        _exchange(r, seat, to)
        emit(events, E_SWAPPED, rule.SEVEN_SWAP, seat, 0, 0, to)
        _clear(r, events, seat, rule.SEVEN_SWAP)
        _clear(r, events, to, rule.SEVEN_SWAP)
        return
    emit(events, E_ROTATED, rule.ZERO_ROTATE, seat, int(r.direction), 0, 0)
    _clear(r, events, seat, rule.ZERO_ROTATE)
    other = after(r, seat)
    while other != seat:
        # Each exchange hands the next seat the hand before its own, and keeps its own in turn.
        _exchange(r, seat, other)
        _clear(r, events, other, rule.ZERO_ROTATE)
        other = after(r, other)
