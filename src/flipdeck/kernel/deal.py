"""Pairing, dealing and the start card."""

from __future__ import annotations

from flipdeck.kernel import rule_codes as rule
from flipdeck.kernel.chacha import below, shuffle
from flipdeck.kernel.jit import compiled
from flipdeck.kernel.layout import (
    A_DRAW,
    A_DRAW_WILD,
    A_FLIP,
    A_NUMBER,
    A_REVERSE,
    A_WILD,
    ACTS,
    COLOR,
    E_AWAITED,
    E_IGNORED,
    E_RETURNED,
    E_REVERSED,
    E_SKIPPED,
    E_SURFACED,
    E_TURNED_UP,
    FLIP_NAMER,
    IGNORED,
    RETURNED,
    START_NAMER,
    TURN,
    EventRecord,
    Faces,
    RoundRecord,
)
from flipdeck.kernel.piles import act_of, after, emit, flip, take, top_card, top_face
from flipdeck.kernel.transitions import await_turn
from flipdeck.rules.cards import DARK_SHIFT, WILD

STARTED, AGAIN, HOPELESS = 0, 1, 2


@compiled
def pair(r: RoundRecord, faces: Faces) -> None:
    """Put a deck together in the draw pile: second faces shuffled onto the first ones."""
    n = int(r.deck_n)
    pile = r.draw
    if not r.one_sided:
        for place in range(n):
            pile[place] = faces[1, place]
        shuffle(r, pile, n)
        for place in range(n):
            pile[place] = int(faces[0, place]) | int(pile[place]) << DARK_SHIFT
    else:
        for place in range(n):
            pile[place] = faces[0, place]
    r.draw_n = n


@compiled
def shuffle_draw(r: RoundRecord) -> None:
    """Shuffle the draw pile."""
    shuffle(r, r.draw, int(r.draw_n))


@compiled
def clear(r: RoundRecord) -> None:
    """The round before anything is dealt."""
    for seat in range(10):
        for at in range(int(r.held[seat])):
            r.hands[seat, at] = 0
        r.held[seat] = 0
    for place in range(int(r.discard_n)):
        r.discard[place] = 0
    r.discard_n = 0
    r.side = 0
    r.direction = r.start_direction
    r.phase = TURN
    r.turn = after(r, int(r.dealer))
    r.color = -1
    r.drawn = -1
    r.exposed = -1
    r.called = 0
    r.bluffer = -1
    r.guilty = 0
    r.debt = 0
    r.namer_plays = 0
    r.idle = 0
    r.winner = -1
    r.moves = 0


@compiled
def deal(r: RoundRecord) -> None:
    """One card at a time from the first player on, out of the draw pile as it lies."""
    clear(r)
    seat = int(r.turn)
    for _ in range(int(r.hand_size) * int(r.in_play)):
        left = int(r.draw_n) - 1
        held = int(r.held[seat])
        r.hands[seat, held] = r.draw[left]
        r.held[seat] = held + 1
        r.draw[left] = 0
        r.draw_n = left
        seat = after(r, seat)


@compiled
def _fate(r: RoundRecord, act: int) -> int:
    """What becomes of a card turned up at the start: it stays, goes back, or is ignored."""
    if act == A_NUMBER:
        return ACTS
    if act == A_WILD:
        return int(r.start_wild)
    if act == A_FLIP:
        return int(r.start_flip)
    if act >= A_DRAW_WILD:
        return RETURNED + int(r.start_draw_wild)
    return int(r.start_action)


@compiled
def can_start(r: RoundRecord) -> bool:
    """Whether any card of the draw pile could stay as the start card."""
    for place in range(int(r.draw_n)):
        if _fate(r, act_of(r, int(r.draw[place]) & 63)) == ACTS:
            return True
    return False


@compiled
def _put_back(r: RoundRecord, events: EventRecord, card: int) -> None:
    n = int(r.draw_n)
    place = int(events.place)
    by = rule.START_RETURNED
    if r.returned_bottom:
        place = n
        by = rule.START_RETURNED_BOTTOM
    elif place < 0 or place > n:
        place = below(r, n + 1)
    emit(events, E_RETURNED, by, int(r.dealer), card, place, 0)
    at = n - place
    for later in range(n, at, -1):
        r.draw[later] = r.draw[later - 1]
    r.draw[at] = card
    r.draw_n = n + 1


@compiled
def _begin(r: RoundRecord, events: EventRecord, card: int, act: int) -> None:
    """Carry out what a start card does that stays."""
    dealer = int(r.dealer)
    first = after(r, dealer)
    face = card & 63
    r.color = face // 14 if face < WILD else -1
    if act == A_NUMBER:
        emit(events, E_TURNED_UP, rule.START_NUMBER, dealer, card, 0, 0)
        await_turn(r, first)
    elif act == A_WILD:
        emit(events, E_TURNED_UP, rule.START_WILD, dealer, card, 0, 0)
        r.namer_plays = START_NAMER
        r.turn = first
        r.phase = COLOR
    elif act == A_FLIP:
        emit(events, E_TURNED_UP, rule.START_FLIP, dealer, card, 0, 0)
        flip(r, events, dealer, rule.START_FLIP)
        shown = top_face(r)
        r.turn = first
        if shown >= WILD:
            r.namer_plays = FLIP_NAMER
            r.phase = COLOR
        elif act_of(r, shown) != A_NUMBER:
            emit(events, E_SURFACED, rule.FLIP_SURFACED, dealer, top_card(r), 0, 0)
    elif act == A_REVERSE:
        by = rule.START_REVERSE_NEIGHBOUR if r.start_neighbour else rule.START_REVERSE
        emit(events, E_TURNED_UP, by, dealer, card, 0, 0)
        r.direction = -int(r.direction)
        emit(events, E_REVERSED, by, dealer, int(r.direction), 0, 0)
        await_turn(r, after(r, dealer) if r.start_neighbour else dealer)
    elif act == A_DRAW:
        by = rule.START_DRAW_PLAYS if r.start_draw_plays else rule.START_DRAW
        emit(events, E_TURNED_UP, by, dealer, card, 0, 0)
        take(r, events, first, int(r.draws[int(r.side)]), by)
        if r.start_draw_plays:
            await_turn(r, first)
        else:
            emit(events, E_SKIPPED, by, first, 0, 0, 0)
            await_turn(r, after(r, first))
    else:
        emit(events, E_TURNED_UP, rule.START_SKIP, dealer, card, 0, 0)
        emit(events, E_SKIPPED, rule.START_SKIP, first, 0, 0, 0)
        await_turn(r, after(r, first))
    emit(events, E_AWAITED, rule.WHOSE_TURN, int(r.turn), int(r.phase), 0, 0)


@compiled
def turn_up(r: RoundRecord, events: EventRecord) -> int:
    """Turn up one card: ``STARTED``, ``AGAIN`` for another, or ``HOPELESS``: none can start."""
    if not can_start(r):
        return HOPELESS
    left = int(r.draw_n) - 1
    card = int(r.draw[left])
    r.draw[left] = 0
    r.draw_n = left
    act = act_of(r, card & 63)
    fate = _fate(r, act)
    if fate == RETURNED:
        _put_back(r, events, card)
        return AGAIN
    r.discard[int(r.discard_n)] = card
    r.discard_n = int(r.discard_n) + 1
    if fate == IGNORED:
        emit(events, E_IGNORED, rule.START_IGNORED, int(r.dealer), card, 0, 0)
        return AGAIN
    _begin(r, events, card, act)
    return STARTED


@compiled
def open_round(r: RoundRecord, events: EventRecord, faces: Faces) -> None:
    """Pair, shuffle, deal and turn up until a card stays: the whole opening at once."""
    while True:
        pair(r, faces)
        shuffle_draw(r)
        deal(r)
        state = AGAIN
        while state == AGAIN:
            state = turn_up(r, events)
        if state == STARTED:
            return
