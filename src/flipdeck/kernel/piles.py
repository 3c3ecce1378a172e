"""Hands and piles: taking, turning over, passing on."""

from __future__ import annotations

from flipdeck.kernel import rule_codes as rule
from flipdeck.kernel.chacha import begin_stream, shuffle
from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import (
    A_SKIP,
    A_SKIP_ALL,
    ACT,
    COLOR_OF,
    E_CLEARED,
    E_DREW,
    E_FLIPPED,
    E_FOUND,
    E_FOUND_NOTHING,
    E_RESHUFFLED,
    MOST_ROWS,
    RESHUFFLE_STREAM,
    EventRecord,
    Pile,
    RoundRecord,
)
from flipdeck.rules.cards import DARK_SHIFT, SYMBOLS, WILD


@compiled
def _write(events: EventRecord, event: int, by: int, seat: int, a: int, b: int, c: int) -> None:
    n = int(events.n)
    if n < MOST_ROWS:
        row = events.rows[n]
        row[0] = event
        row[1] = by
        row[2] = seat
        row[3] = a
        row[4] = b
        row[5] = c
        events.n = n + 1


@inlined
def emit(events: EventRecord, event: int, by: int, seat: int, a: int, b: int, c: int) -> None:
    """Write an event and the rule it happened by, if events are wanted."""
    if events.listening:
        _write(events, event, by, seat, a, b, c)


@inlined
def shift(r: RoundRecord) -> int:
    """How far a card is shifted to get the face in play."""
    return int(r.side) << 3


@inlined
def face_at(r: RoundRecord, seat: int, at: int) -> int:
    """The active face of a card in a hand."""
    return (int(r.hands[seat, at]) >> shift(r)) & 63


@inlined
def top_card(r: RoundRecord) -> int:
    """The top discard."""
    return int(r.discard[int(r.discard_n) - 1])


@inlined
def top_face(r: RoundRecord) -> int:
    """The active face of the top discard."""
    return (top_card(r) >> shift(r)) & 63


@inlined
def act_of(r: RoundRecord, face: int) -> int:
    """What a face of the side in play does."""
    act = int(ACT[face])
    if act == A_SKIP and r.skips_everyone[int(r.side)]:
        return A_SKIP_ALL
    return act


@inlined
def after(r: RoundRecord, seat: int) -> int:
    """The next seat in play, in the direction of play."""
    step = int(r.direction)
    seats = int(r.seats)
    out = int(r.out)
    while True:
        seat += step
        if seat >= seats:
            seat = 0
        elif seat < 0:
            seat = seats - 1
        if not (out >> seat) & 1:
            return seat


@inlined
def remove(r: RoundRecord, seat: int, at: int) -> int:
    """Remove one card from a hand; the others keep their order."""
    hand = r.hands[seat]
    card = int(hand[at])
    last = int(r.held[seat]) - 1
    # Eight at a time, and at least once: behind the last card there are only zeros.
    start = at
    while True:
        start &= 127
        for place in range(start, start + 8):
            hand[place] = hand[place + 1]
        start += 8
        if start > last:
            break
    r.held[seat] = last
    return card


@inlined
def clear_call(r: RoundRecord, events: EventRecord, seat: int) -> None:
    """A hand that grows is no longer called."""
    if (int(r.called) >> seat) & 1:
        r.called = int(r.called) & ~(1 << seat)
        emit(events, E_CLEARED, rule.UNO_CLEARED, seat, 0, 0, 0)


@inlined
def add(r: RoundRecord, events: EventRecord, seat: int, card: int) -> None:
    """Put a card at the end of a hand."""
    held = int(r.held[seat])
    r.hands[seat, held] = card
    r.held[seat] = held + 1
    clear_call(r, events, seat)


@compiled
def _rank(r: RoundRecord, card: int) -> int:
    return int(r.ranks[0, card & 63]) << DARK_SHIFT | int(r.ranks[1, card >> DARK_SHIFT & 63])


@compiled
def sort_by_name(r: RoundRecord, pile: Pile, n: int) -> None:
    """Sort the first ``n`` cards by their names in full."""
    for place in range(1, n):
        card = int(pile[place])
        rank = _rank(r, card)
        at = place
        while at > 0 and _rank(r, int(pile[at - 1])) > rank:
            pile[at] = pile[at - 1]
            at -= 1
        pile[at] = card


@compiled
def refill(r: RoundRecord, events: EventRecord) -> None:
    """Shuffle everything under the top discard into a new draw pile."""
    under = int(r.discard_n) - 1
    if under <= 0:
        return
    pile = r.draw
    if events.given_n == under:
        for place in range(under):
            pile[place] = events.order[place]
        events.given_n = 0
    else:
        for place in range(under):
            pile[place] = r.discard[place]
        if r.keyed:
            sort_by_name(r, pile, under)
            begin_stream(r, RESHUFFLE_STREAM, int(r.reshuffles))
        shuffle(r, pile, under)
    if r.keyed:
        r.reshuffles = int(r.reshuffles) + 1
    if events.listening:
        for place in range(under):
            events.order[place] = pile[place]
        events.made_n = under
        emit(events, E_RESHUFFLED, rule.RESHUFFLE, -1, under, 0, 0)
    r.discard[0] = r.discard[under]
    for place in range(1, under + 1):
        r.discard[place] = 0
    r.discard_n = 1
    r.draw_n = under


@inlined
def take_one(r: RoundRecord, events: EventRecord, seat: int, by: int) -> bool:
    """Draw a card into a hand; return whether there was one."""
    if r.draw_n == 0:
        refill(r, events)
        if r.draw_n == 0:
            emit(events, E_FOUND_NOTHING, rule.NOTHING_TO_DRAW, seat, 0, 0, 0)
            return False
    left = int(r.draw_n) - 1
    card = int(r.draw[left])
    r.draw[left] = 0
    r.draw_n = left
    emit(events, E_DREW, by, seat, card, int(r.held[seat]), 0)
    add(r, events, seat, card)
    return True


@compiled
def take(r: RoundRecord, events: EventRecord, seat: int, wanted: int, by: int) -> int:
    """Draw up to ``wanted`` cards into a hand; return how many there were."""
    for taken in range(wanted):
        if not take_one(r, events, seat, by):
            return taken
    return wanted


@compiled
def take_until(r: RoundRecord, events: EventRecord, seat: int, color: int) -> None:
    """Draw card by card until the named colour comes, the limit is reached, or nothing is left."""
    by = rule.UNTIL_LIMIT if r.until_limit else rule.UNTIL_COLOR
    taken = 0
    while take_one(r, events, seat, by):
        taken += 1
        at = int(r.held[seat]) - 1
        if COLOR_OF[face_at(r, seat, at)] == color:
            if r.found_shown:
                emit(events, E_FOUND, rule.FOUND_COLOR, seat, int(r.hands[seat, at]), at, 0)
            return
        if taken == r.until_limit:
            return


@compiled
def _turn_block(pile: Pile, n: int) -> None:
    for place in range(n // 2):
        other = n - 1 - place
        pile[place], pile[other] = pile[other], pile[place]


@compiled
def flip(r: RoundRecord, events: EventRecord, seat: int, by: int) -> None:
    """Turn over the discard pile and the draw pile; hands turn with ``side``."""
    _turn_block(r.discard, int(r.discard_n))
    _turn_block(r.draw, int(r.draw_n))
    r.side = int(r.side) ^ 1
    emit(events, E_FLIPPED, by, seat, int(r.side), 0, 0)
    face = top_face(r)
    r.color = face // 14 if face < WILD else -1


@compiled
def hand_points(r: RoundRecord, seat: int) -> int:
    """What a hand costs on the side in play."""
    total = 0
    for at in range(int(r.held[seat])):
        face = face_at(r, seat, at)
        kind = face % SYMBOLS if face < WILD else SYMBOLS + face - WILD
        total += int(r.points[int(r.side), kind])
    return total
