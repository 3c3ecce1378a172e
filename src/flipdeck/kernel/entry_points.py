"""The few ways into the kernel from Python.

Each takes the bytes of a round: finding out the type of a record costs numba ten times what a
verdict costs, finding out that of a byte array next to nothing.
"""

from __future__ import annotations

import numpy as np

from flipdeck.kernel import deal as _deal
from flipdeck.kernel import event_text, legal_moves, legality, piles, rollout, visibility
from flipdeck.kernel import observe as _observe
from flipdeck.kernel.jit import as_events, as_observation, as_round, entry_point
from flipdeck.kernel.layout import ROW_SIZE, Bytes, Faces, Numbers, Rows


@entry_point
def verdict(r: Bytes, seat: int, move: int) -> int:
    """See ``legality.verdict``."""
    return legality.verdict(as_round(r), seat, move)


@entry_point
def list_legal(r: Bytes, seat: int, moves: Numbers) -> int:
    """See ``legal_moves.list_legal``."""
    return legal_moves.list_legal(as_round(r), seat, moves)


@entry_point
def step(
    r: Bytes,
    events: Bytes,
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
    """Judge a move and carry it out; see ``observe.step``."""
    return _observe.step(
        as_round(r),
        as_events(events),
        events.view(np.int16),
        before,
        after,
        numbers,
        texts,
        places,
        out,
        seat,
        move,
        watched,
        pairs,
        whole,
    )


@entry_point
def observe(r: Bytes, seen: Bytes, viewer: int, backs: bool, pairs: bool) -> None:
    """Write what one viewer may see; see ``observe.observe``."""
    _observe.observe(as_round(r), as_observation(seen, 0), viewer, backs, pairs)


@entry_point
def mask_events(rows: Rows, count: int, viewer: int, backs: bool) -> None:
    """Write rows as a viewer may see them behind themselves; see ``visibility.mask_events``."""
    visibility.mask_events(rows, 0, count, count * ROW_SIZE, viewer, backs, False, 0)


@entry_point
def write_events(
    rows: Rows,
    count: int,
    viewer: int,
    backs: bool,
    one_sided: bool,
    side: int,
    texts: Bytes,
    places: Numbers,
    out: Bytes,
) -> int:
    """See ``event_text.write_events``."""
    return event_text.write_events(rows, count, viewer, backs, one_sided, side, texts, places, out)


@entry_point
def hand_points(r: Bytes, seat: int) -> int:
    """See ``piles.hand_points``."""
    return piles.hand_points(as_round(r), seat)


@entry_point
def pair(r: Bytes, faces: Faces) -> None:
    """See ``deal.pair``."""
    _deal.pair(as_round(r), faces)


@entry_point
def shuffle_draw(r: Bytes) -> None:
    """See ``deal.shuffle_draw``."""
    _deal.shuffle_draw(as_round(r))


@entry_point
def deal(r: Bytes) -> None:
    """See ``deal.deal``."""
    _deal.deal(as_round(r))


@entry_point
def can_start(r: Bytes) -> bool:
    """See ``deal.can_start``."""
    return _deal.can_start(as_round(r))


@entry_point
def turn_up(r: Bytes, events: Bytes) -> int:
    """See ``deal.turn_up``."""
    return _deal.turn_up(as_round(r), as_events(events))


@entry_point
def play_out(
    r: Bytes,
    events: Bytes,
    faces: Faces,
    state: Numbers,
    moves: Numbers,
    wins: Numbers,
    rounds: int,
) -> int:
    """See ``rollout.play_out``."""
    return rollout.play_out(as_round(r), as_events(events), faces, state, moves, wins, rounds)
