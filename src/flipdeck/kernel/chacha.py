"""Random numbers: ChaCha20 (RFC 8439) keyed per round, and shuffles without bias.

Everything is done in signed 64-bit numbers that hold 32-bit words, so that compiled and
interpreted code cannot differ in how they widen.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from flipdeck.kernel.jit import compiled, inlined
from flipdeck.kernel.layout import LANES, WORDS, Pile, RoundRecord, Word, Words

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32
SIGMA: Final = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574], np.int64)


@compiled
def _sum(a: Word, b: Word) -> Word:
    return (a + b) & WORD


@compiled
def _turned(a: Word, bits: int) -> Word:
    return ((a << bits) | (a >> (32 - bits))) & WORD


@inlined
def _quarter(w: Words, lane: int, at_a: int, at_b: int, at_c: int, at_d: int) -> None:
    a, b = int(w[at_a, lane]), int(w[at_b, lane])
    c, d = int(w[at_c, lane]), int(w[at_d, lane])
    a = _sum(a, b)
    d = _turned(d ^ a, 16)
    c = _sum(c, d)
    b = _turned(b ^ c, 12)
    a = _sum(a, b)
    d = _turned(d ^ a, 8)
    c = _sum(c, d)
    b = _turned(b ^ c, 7)
    w[at_a, lane] = a
    w[at_b, lane] = b
    w[at_c, lane] = c
    w[at_d, lane] = d


@compiled
def _unmixed(r: RoundRecord, row: int, lane: int) -> Word:
    """One word of the block in this column before it is mixed."""
    if row < 4:
        return int(SIGMA[row])
    if row < 12:
        return int(r.key[row - 4])
    if row == 12:
        return _sum(int(r.block), lane)
    return int(r.stream[row - 13])


@compiled
def _next_blocks(r: RoundRecord) -> None:
    """Eight blocks, one in each column of ``words``, so that they are mixed side by side."""
    w = r.words
    for row in range(16):
        for lane in range(LANES):
            w[row, lane] = _unmixed(r, row, lane)
    for _ in range(10):
        for lane in range(LANES):
            _quarter(w, lane, 0, 4, 8, 12)
            _quarter(w, lane, 1, 5, 9, 13)
            _quarter(w, lane, 2, 6, 10, 14)
            _quarter(w, lane, 3, 7, 11, 15)
            _quarter(w, lane, 0, 5, 10, 15)
            _quarter(w, lane, 1, 6, 11, 12)
            _quarter(w, lane, 2, 7, 8, 13)
            _quarter(w, lane, 3, 4, 9, 14)
    for row in range(16):
        for lane in range(LANES):
            w[row, lane] = _sum(int(w[row, lane]), _unmixed(r, row, lane))
    r.block = _sum(int(r.block), LANES)
    r.word = 0


@compiled
def begin_stream(r: RoundRecord, use: int, count: int) -> None:
    """Take random numbers from the start of another stream of the same key."""
    r.stream[0] = count
    r.stream[1] = use
    r.stream[2] = 0
    r.block = 0
    r.word = WORDS


@compiled
def next_word(r: RoundRecord) -> int:
    """The next 32 bits of the round's stream."""
    if r.word >= WORDS:
        _next_blocks(r)
    at = int(r.word)
    r.word = at + 1
    return int(r.words[at & 15, at >> 4])


@compiled
def below(r: RoundRecord, bound: int) -> int:
    """A whole number from 0 to ``bound - 1``, each with exactly the same probability."""
    while True:
        product = next_word(r) * bound
        rest = product & WORD
        if rest >= bound or rest >= SPAN % bound:
            return product >> 32


@compiled
def shuffle(r: RoundRecord, cards: Pile, n: int) -> None:
    """Shuffle the first ``n`` cards; every order has the same probability.

    Fisher-Yates, several steps from one word: the word is read as a fraction and multiplied by
    each bound in turn. The rest left over is below ``2**32 % (product of the bounds)`` exactly
    for the words that would favour some outcome, and those are rejected.
    """
    left = n
    while left > 4:
        bounds = left * (left - 1) * (left - 2) * (left - 3)
        rest = next_word(r) * left
        i0 = rest >> 32
        rest = (rest & WORD) * (left - 1)
        i1 = rest >> 32
        rest = (rest & WORD) * (left - 2)
        i2 = rest >> 32
        rest = (rest & WORD) * (left - 3)
        i3 = rest >> 32
        rest &= WORD
        if rest < bounds and rest < SPAN % bounds:
            continue
        cards[i0], cards[left - 1] = cards[left - 1], cards[i0]
        cards[i1], cards[left - 2] = cards[left - 2], cards[i1]
        cards[i2], cards[left - 3] = cards[left - 3], cards[i2]
        cards[i3], cards[left - 4] = cards[left - 4], cards[i3]
        left -= 4
    while left > 1:
        other = below(r, left)
        left -= 1
        cards[other], cards[left] = cards[left], cards[other]
