"""The kernel's step, called with buffers that are kept for each thread."""

from __future__ import annotations

import threading
from typing import Final

import numpy as np

from flipdeck.engine.json_words import words_of
from flipdeck.engine.observation import Buffers
from flipdeck.engine.round_struct import EventBuffer, RoundStruct
from flipdeck.kernel import entry_points, layout
from flipdeck.rules.cards import Deck


class _ThreadBuffers(threading.local):
    """The kernel's output buffers, one set for each thread."""

    def __init__(self) -> None:
        self.events = EventBuffer()
        self.moves = np.zeros(layout.MOST_LISTED, np.int64)
        self.seen = Buffers()


buffers: Final = _ThreadBuffers()


def call_step(
    r: RoundStruct, deck: Deck, seat: int, code: int, *, watched: bool, pairs: bool, whole: bool
) -> int:
    """Judge a move and carry it out; return the number of the rule that forbids it, or 0.

    See ``kernel.observe.step`` for what it writes into the buffers.
    """
    seen = buffers.seen
    words = words_of(deck)
    seen.make_room(words)
    broken: int = entry_points.step(
        r.raw,
        buffers.events.raw,
        seen.before,
        seen.after,
        seen.numbers,
        words.texts,
        words.places,
        seen.out,
        seat,
        code,
        watched,
        pairs,
        whole,
    )
    return broken
