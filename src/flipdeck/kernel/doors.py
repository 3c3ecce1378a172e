"""The few ways into the kernel from Python.

Each takes the bytes of a round: finding out the type of a record costs numba ten times what a
verdict costs, finding out that of a byte array next to nothing.
"""

from __future__ import annotations

from flipdeck.kernel import advance as _advance
from flipdeck.kernel import judge, piles, rollout, start
from flipdeck.kernel.jit import as_notes, as_round, door
from flipdeck.kernel.layout import Bytes, Faces, Numbers


@door
def verdict(r: Bytes, seat: int, move: int) -> int:
    return judge.verdict(as_round(r), seat, move)


@door
def list_legal(r: Bytes, seat: int, moves: Numbers) -> int:
    return judge.list_legal(as_round(r), seat, moves)


@door
def who_may(r: Bytes, moves: Numbers) -> int:
    return judge.who_may(as_round(r), moves)


@door
def advance(r: Bytes, notes: Bytes, seat: int, move: int) -> None:
    _advance.advance(as_round(r), as_notes(notes), seat, move)


@door
def hand_points(r: Bytes, seat: int) -> int:
    return piles.hand_points(as_round(r), seat)


@door
def pair(r: Bytes, faces: Faces) -> None:
    start.pair(as_round(r), faces)


@door
def shuffle_draw(r: Bytes) -> None:
    start.shuffle_draw(as_round(r))


@door
def deal(r: Bytes) -> None:
    start.deal(as_round(r))


@door
def can_start(r: Bytes) -> bool:
    return start.can_start(as_round(r))


@door
def turn_up(r: Bytes, notes: Bytes) -> int:
    return start.turn_up(as_round(r), as_notes(notes))


@door
def play_out(
    r: Bytes, notes: Bytes, faces: Faces, state: Numbers, moves: Numbers, wins: Numbers, rounds: int
) -> int:
    return rollout.play_out(as_round(r), as_notes(notes), faces, state, moves, wins, rounds)
