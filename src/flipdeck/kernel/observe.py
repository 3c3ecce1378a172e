"""What a viewer may see of a round: the one place where it is decided.

``observe`` fills a record field by field from what RULINGS section 5 opens to the viewer; nothing
is copied and then hidden. Views, messages, environments and search bots are made from this record.
"""

from __future__ import annotations

from typing import Final

from flipdeck.kernel.event_text import T_CHANGES, put_events
from flipdeck.kernel.jit import as_observation, compiled, inlined
from flipdeck.kernel.json_text import T_LEGAL, put, put_moves, put_view
from flipdeck.kernel.layout import (
    ANSWER,
    CHANGING,
    HIDDEN,
    MASKED_AT,
    MOST_CARDS,
    MOST_LISTED,
    MOST_SEATS,
    NO_MOVE,
    OVER,
    ROWS_AT,
    STEP_FIELDS,
    STEP_HANDS,
    STEP_LISTED,
    STEP_MOVES,
    STEP_PLACES,
    STEP_SIDE,
    STEP_TEXTS,
    WORDS_AT,
    Bytes,
    EventRecord,
    Numbers,
    Observation,
    RoundRecord,
    Rows,
)
from flipdeck.kernel.legal_moves import list_legal
from flipdeck.kernel.legality import verdict
from flipdeck.kernel.piles import shift, top_face
from flipdeck.kernel.rule_codes import LEGAL
from flipdeck.kernel.transitions import advance
from flipdeck.kernel.visibility import mask_events

EVERY_FIELD: Final = (1 << len(CHANGING)) - 1


@inlined
def _observe_table(r: RoundRecord, o: Observation) -> None:
    """What lies open to everybody."""
    o.moves = int(r.moves)
    o.seats = int(r.seats)
    o.dealer = int(r.dealer)
    o.out = int(r.out)
    o.side = int(r.side)
    o.direction = int(r.direction)
    o.turn = int(r.turn)
    o.phase = int(r.phase)
    o.color = int(r.color)
    o.top = top_face(r)
    draw_n = int(r.draw_n)
    o.draw_n = draw_n
    o.draw_top = -1
    if draw_n > 0 and not r.one_sided:
        o.draw_top = (int(r.draw[draw_n - 1]) >> (8 - shift(r))) & 63
    o.discard_n = int(r.discard_n)
    o.bluffer = int(r.bluffer) if r.phase == ANSWER else -1
    o.debt = int(r.debt)
    o.exposed = int(r.exposed)
    o.winner = int(r.winner)
    o.called = int(r.called)


@compiled
def _observe_hands(r: RoundRecord, o: Observation, fronts: int, behinds: int) -> None:
    """The hands whose active faces are seen, and those whose backs are, a bit for each."""
    o.fronts = fronts
    o.behinds = behinds
    down = shift(r)
    up = 8 - down
    seats = int(r.seats)
    place = 0
    for seat in range(MOST_SEATS):
        held = int(r.held[seat]) if seat < seats else 0
        o.held[seat] = held
        front = (fronts >> seat) & 1
        behind = (behinds >> seat) & 1
        for at in range(held):
            card = int(r.hands[seat, at])
            o.faces[place] = (card >> down) & 63 if front else HIDDEN
            o.backs[place] = (card >> up) & 63 if behind else HIDDEN
            place += 1


@compiled
def _observe(r: RoundRecord, o: Observation, viewer: int, backs: bool, pairs: bool) -> None:
    """``observe`` without what stands behind the last card."""
    _observe_table(r, o)
    o.viewer = viewer
    everyone = (1 << int(r.seats)) - 1
    sees_backs = viewer >= 0 or backs
    o.drawn = int(r.drawn) if sees_backs else -1
    fronts = 0
    behinds = 0
    if r.phase == OVER:
        fronts = everyone
        if pairs:
            behinds = everyone
    elif viewer >= 0:
        fronts = 1 << viewer
        behinds = everyone & ~fronts
    elif backs:
        behinds = everyone
    if r.one_sided:
        behinds = 0
    _observe_hands(r, o, fronts, behinds)


@compiled
def observe(r: RoundRecord, o: Observation, viewer: int, backs: bool, pairs: bool) -> None:
    """Write what a seat, or a bystander (-1), may see.

    ``backs`` opens the backs of all hands to a bystander; ``pairs`` says whether the end of a round
    opens both faces of every card.
    """
    _observe(r, o, viewer, backs, pairs)
    cards = 0
    for seat in range(MOST_SEATS):
        cards += int(o.held[seat])
    for rest in range(cards, MOST_CARDS):
        o.faces[rest] = HIDDEN
        o.backs[rest] = HIDDEN


@compiled
def _observe_all(r: RoundRecord, seen: Bytes, pairs: bool) -> None:
    """Write what every seat sees, then a bystander, then one to whom the backs are open.

    For the texts of a step, which read no further than the last card.
    """
    seats = int(r.seats)
    for viewer in range(seats):
        _observe(r, as_observation(seen, viewer), viewer, True, pairs)
    _observe(r, as_observation(seen, seats), -1, False, pairs)
    _observe(r, as_observation(seen, seats + 1), -1, True, pairs)


@inlined
def _changed_fields(one: Observation, two: Observation) -> int:
    """The fields of ``CHANGING`` that differ, a bit for each."""
    changed = 0
    if one.side != two.side:
        changed |= 1
    if one.direction != two.direction:
        changed |= 1 << 1
    if one.turn != two.turn:
        changed |= 1 << 2
    if one.phase != two.phase:
        changed |= 1 << 3
    if one.color != two.color or one.side != two.side:
        changed |= 1 << 4
    if one.top != two.top or one.side != two.side:
        changed |= 1 << 5
    if one.draw_n != two.draw_n:
        changed |= 1 << 6
    if one.draw_top != two.draw_top or one.side != two.side:
        changed |= 1 << 7
    if one.discard_n != two.discard_n:
        changed |= 1 << 8
    if one.drawn != two.drawn:
        changed |= 1 << 9
    if one.bluffer != two.bluffer:
        changed |= 1 << 10
    if one.exposed != two.exposed:
        changed |= 1 << 11
    if one.moves != two.moves:
        changed |= 1 << 12
    if one.winner != two.winner:
        changed |= 1 << 13
    if one.debt != two.debt:
        changed |= 1 << 14
    return changed


@compiled
def _changed_hands(one: Observation, two: Observation) -> int:
    """The hands that look different, a bit for each."""
    if one.side != two.side:
        return (1 << int(two.seats)) - 1
    changed = int(one.called) ^ int(two.called)
    changed |= int(one.fronts) ^ int(two.fronts)
    changed |= int(one.behinds) ^ int(two.behinds)
    first = 0
    second = 0
    for seat in range(int(two.seats)):
        held = int(two.held[seat])
        if one.held[seat] != held:
            changed |= 1 << seat
        elif not (changed >> seat) & 1:
            for at in range(held):
                if (
                    one.faces[first + at] != two.faces[second + at]
                    or one.backs[first + at] != two.backs[second + at]
                ):
                    changed |= 1 << seat
                    break
        first += int(one.held[seat])
        second += held
    return changed


@compiled
def list_all(r: RoundRecord, numbers: Numbers) -> None:
    """Write the legal moves of every seat, and how many each has."""
    total = 0
    for seat in range(int(r.seats)):
        listed = list_legal(r, seat, numbers[STEP_MOVES + total : STEP_MOVES + total + MOST_LISTED])
        numbers[STEP_LISTED + seat] = listed
        total += listed


@compiled
def write_texts(
    r: RoundRecord,
    rows: Rows,
    count: int,
    seen: Bytes,
    numbers: Numbers,
    texts: Bytes,
    places: Numbers,
    out: Bytes,
    whole: bool,
) -> None:
    """Write what every viewer is told, and the legal moves of every seat.

    That is the whole view, or the events of a move and what it changed by ``numbers``. Seats that
    are a party to none of the events and whose hands changed to nobody see the same, so that
    theirs is written once.
    """
    seats = int(r.seats)
    one_sided = r.one_sided != 0
    side = numbers[STEP_SIDE]
    own = (1 << seats) - 1
    if not whole:
        own = 0
        for viewer in range(seats):
            own |= numbers[STEP_HANDS + viewer]
    n = 0
    shared = -1
    moves = STEP_MOVES
    for viewer in range(seats + 2):
        seat = viewer if viewer < seats else -1
        party = False
        if not whole:
            backs = viewer > seats
            party = mask_events(rows, ROWS_AT, count, MASKED_AT, seat, backs, one_sided, side)
        place = STEP_TEXTS + STEP_PLACES * viewer
        o = as_observation(seen, viewer)
        alike = seat >= 0 and not party and not (own >> seat) & 1
        if alike and shared >= 0:
            numbers[place] = numbers[shared]
            numbers[place + 1] = numbers[shared + 1]
        else:
            if alike:
                shared = place
            numbers[place] = n
            fields = EVERY_FIELD
            hands = own
            if not whole:
                n = put_events(
                    out, n, texts, places, rows, MASKED_AT, count, WORDS_AT, side, T_CHANGES
                )
                fields = numbers[STEP_FIELDS + viewer]
                hands = numbers[STEP_HANDS + viewer]
            n = put_view(out, n, texts, places, o, fields, hands, whole)
            numbers[place + 1] = n
        numbers[place + 2] = n
        if seat >= 0 and numbers[STEP_LISTED + seat] > 0:
            listed = numbers[STEP_LISTED + seat]
            n = put(out, n, texts, places, T_LEGAL)
            n = put_moves(out, n, texts, places, o, numbers, moves, listed)
            moves += listed
        numbers[place + 3] = n


@inlined
def step(
    r: RoundRecord,
    events: EventRecord,
    rows: Rows,
    before: Bytes,
    after: Bytes,
    numbers: Numbers,
    texts: Bytes,
    places: Numbers,
    out: Bytes,
    seat: int,
    move: int,
    watched: bool,
    pairs: bool,
    whole: bool,
) -> int:
    """Judge a move and, if it is legal, carry it out; return the rule that forbids it, or LEGAL.

    If ``watched``, write what everyone saw before and sees after it, what of that changed, in
    numbers and as text with the events, and what everyone may do next. Without a move
    (``NO_MOVE``) that is what everyone sees now: ``whole``, or by what ``numbers`` says of changes
    and ``events`` holds. ``rows`` is the memory of ``events``.
    """
    if move != NO_MOVE:
        broken = verdict(r, seat, move)
        if broken != LEGAL:
            return broken
        if watched:
            _observe_all(r, before, pairs)
            numbers[STEP_SIDE] = int(r.side)
        advance(r, events, seat, move)
    if not watched:
        return LEGAL
    _observe_all(r, after, pairs)
    if move != NO_MOVE:
        for viewer in range(int(r.seats) + 2):
            one = as_observation(before, viewer)
            two = as_observation(after, viewer)
            numbers[STEP_FIELDS + viewer] = _changed_fields(one, two)
            numbers[STEP_HANDS + viewer] = _changed_hands(one, two)
    list_all(r, numbers)
    write_texts(r, rows, int(events.n), after, numbers, texts, places, out, whole)
    return LEGAL
