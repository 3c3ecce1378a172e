"""Whole rounds inside compiled code: random play for measuring and for the laboratory."""

from __future__ import annotations

from flipdeck.kernel.deal import open_round
from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import (
    OVER,
    PLAY,
    EventRecord,
    Faces,
    Numbers,
    Place,
    RoundRecord,
)
from flipdeck.kernel.legal_moves import list_legal
from flipdeck.kernel.transitions import advance

WORD = 0xFFFFFFFF


@compiled
def lab_word(state: Numbers) -> int:
    """32 bits of a small fast generator (sfc32). For choices in the laboratory, never for cards."""
    a, b, c, count = int(state[0]), int(state[1]), int(state[2]), int(state[3])
    word = (a + b + count) & WORD
    state[3] = (count + 1) & WORD
    state[0] = b ^ (b >> 9)
    state[1] = (c + (c << 3)) & WORD
    c = ((c << 21) | (c >> 11)) & WORD
    state[2] = (c + word) & WORD
    return word


@inlined
def _at(moves: Numbers, place: Place) -> int:
    return int(moves[place])


@compiled
def play_out(
    r: RoundRecord,
    events: EventRecord,
    faces: Faces,
    state: Numbers,
    moves: Numbers,
    wins: Numbers,
    rounds: int,
) -> int:
    """Play rounds to their end; return how many decisions were made.

    Each decision is one move of the seat to move, chosen from the full list of its legal moves:
    any play with the same chance if there is one, else any other move.
    """
    decisions = 0
    for _ in range(rounds):
        open_round(r, events, faces)
        while r.phase != OVER:
            seat = int(r.turn) & 15
            n = list_legal(r, seat, moves)
            while n > 1 and moves[0] & 15 == PLAY and moves[n - 1] & 15 != PLAY:
                n -= 1
            move = _at(moves, (lab_word(state) * n) >> 32)
            advance(r, events, seat, move)
            decisions += 1
        wins[int(r.winner) + 1] += 1
        r.dealer = (int(r.dealer) + 1) % int(r.seats)
    return decisions
