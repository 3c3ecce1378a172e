"""The legal moves of a seat: every move that ``legality.verdict`` permits, in short."""

from __future__ import annotations

from flipdeck.kernel.house_rules import may_challenge, stackable, swaps
from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import (
    ACCEPT,
    ANSWER,
    AT_SHIFT,
    CALL,
    CATCH,
    CHALLENGE,
    COLOR_SHIFT,
    DRAWN,
    DRAWS,
    NAME,
    NUMBERS,
    OVER,
    PASS,
    PLAY,
    SWAP_SHIFT,
    TO_SHIFT,
    TURN,
    Numbers,
    Place,
    RoundRecord,
)
from flipdeck.kernel.legality import (
    color_needed,
    fitting,
    held_faces,
    is_bluff,
    may_call,
    may_draw,
    may_pass,
    turn_faces,
)
from flipdeck.kernel.piles import face_at, shift, top_face
from flipdeck.rules.cards import DRAW_WILD, WILD


@inlined
def _put(moves: Numbers, n: Place, move: int) -> None:
    moves[n] = move


@compiled
def _list_swaps(r: RoundRecord, seat: int, at: int, moves: Numbers, n: int) -> int:
    """Add a seven once for each seat to swap hands with."""
    for to in range(int(r.seats)):
        if to != seat and not (int(r.out) >> to) & 1:
            _put(moves, n, PLAY | at << AT_SHIFT | (to + 1) << SWAP_SHIFT)
            n += 1
    return n


@compiled
def _list_card(r: RoundRecord, seat: int, at: int, moves: Numbers, n: int) -> int:
    """Add the ways to play one playable card."""
    face = face_at(r, seat, at)
    play = PLAY | at << AT_SHIFT
    if swaps(r, face) and r.held[seat] > 1:
        return _list_swaps(r, seat, at, moves, n)
    if face < WILD or not color_needed(r, seat, face):
        _put(moves, n, play)
        return n + 1
    if face == DRAW_WILD and not r.bluffing and is_bluff(r, seat, at):
        return n
    for color in range(1, 5):
        _put(moves, n, play | color << COLOR_SHIFT)
        n += 1
    return n


@compiled
def _list_first(r: RoundRecord, seat: int, faces: int, moves: Numbers, n: int) -> int:
    """Add the ways to play the faces of a set, of several alike the first in the hand."""
    for at in range(int(r.held[seat])):
        face = face_at(r, seat, at)
        if (faces >> face) & 1:
            faces &= ~(1 << face)
            n = _list_card(r, seat, at, moves, n)
    return n


@compiled
def _list_house_turn(r: RoundRecord, seat: int, moves: Numbers) -> int:
    """Like ``_list_turn``, where sevens may swap hands or the last card must be a number."""
    fits = turn_faces(r, seat)
    n = _list_first(r, seat, fits, moves, 0)
    if may_draw(r, held_faces(r, seat) & fits):
        _put(moves, n, DRAWS)
        n += 1
    return n


@inlined
def _list_turn(r: RoundRecord, seat: int, moves: Numbers) -> int:
    if r.house:
        return _list_house_turn(r, seat, moves)
    n = 0
    fits = fitting(r)
    left = fits
    down = shift(r)
    hand = r.hands[seat]
    held = int(r.held[seat])
    at = 0
    while at < held:  # a range would keep a second counter in the busiest loop there is
        face = (int(hand[at]) >> down) & 63
        fit = (left >> face) & 1
        left &= ~(1 << face)  # of several alike the first is meant
        if face < WILD:
            # Written in any case and kept if it fits: a branch here is a coin toss.
            _put(moves, n, PLAY | at << AT_SHIFT)
            n += fit
        elif fit:
            n = _list_card(r, seat, at, moves, n)
        at += 1
    if may_draw(r, fits ^ left):
        _put(moves, n, DRAWS)
        n += 1
    return n


@inlined
def _list_drawn(r: RoundRecord, seat: int, moves: Numbers) -> int:
    n = 0
    at = int(r.drawn)
    if (fitting(r) >> face_at(r, seat, at)) & 1:
        n = _list_card(r, seat, at, moves, n)
    if may_pass(r, seat):
        _put(moves, n, PASS)
        n += 1
    return n


@compiled
def _list_jump_in(r: RoundRecord, seat: int, moves: Numbers) -> int:
    top = top_face(r)
    if top >= WILD or (r.last_number and r.held[seat] == 1 and not (NUMBERS >> top) & 1):
        return 0
    return _list_first(r, seat, 1 << top, moves, 0)


@compiled
def _list_answers(r: RoundRecord, seat: int, moves: Numbers) -> int:
    n = 1
    _put(moves, 0, ACCEPT)
    if may_challenge(r):
        _put(moves, 1, CHALLENGE)
        n = 2
    if r.debt and not (r.last_number and r.held[seat] == 1):
        n = _list_first(r, seat, stackable(r), moves, n)
    return n


@inlined
def list_legal(r: RoundRecord, seat: int, moves: Numbers) -> int:
    """Write the legal moves of a seat into ``moves``; return how many there are.

    A call made with a play, gifts and a colour that need not be named are left out: they are
    variants of a listed move, and ``verdict`` answers for them.
    """
    phase = int(r.phase)
    if phase == OVER or (int(r.out) >> seat) & 1:
        return 0
    n = 0
    if seat == r.turn:
        if phase == TURN:
            n = _list_turn(r, seat, moves)
        elif phase == DRAWN:
            n = _list_drawn(r, seat, moves)
        elif phase == ANSWER:
            n = _list_answers(r, seat, moves)
        else:
            for color in range(4):
                moves[color] = NAME | (color + 1) << COLOR_SHIFT
            n = 4
    elif r.jump_in and phase == TURN:
        n = _list_jump_in(r, seat, moves)
    if not (int(r.called) >> seat) & 1 and may_call(r, seat):
        _put(moves, n, CALL)
        n += 1
    if r.exposed >= 0 and r.exposed != seat:
        _put(moves, n, CATCH | int(r.exposed) << TO_SHIFT)
        n += 1
    return n


@inlined
def who_may(r: RoundRecord, moves: Numbers) -> int:
    """The seats that have a legal move, a bit for each."""
    able = 0
    for seat in range(int(r.seats)):
        if list_legal(r, seat, moves) > 0:
            able |= 1 << seat
    return able
