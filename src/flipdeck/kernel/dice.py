"""Chance: ChaCha20 (RFC 8439) keyed per round, and shuffles without bias.

Everything is done in signed 64-bit numbers that hold 32-bit words, so that compiled and
interpreted code cannot differ in how they widen.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from flipdeck.kernel.jit import compiled
from flipdeck.kernel.layout import LANES, WORDS, FourWords, Pile, RoundRecord, Word

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32
SIGMA: Final = np.array([0x61707865, 0x3320646E, 0x79622D32, 0x6B206574], np.int64)


@compiled
def _sum(a: Word, b: Word) -> Word:
    return (a + b) & WORD


@compiled
def _turned(a: Word, bits: int) -> Word:
    return ((a << bits) | (a >> (32 - bits))) & WORD


@compiled
def _quarter(a: Word, b: Word, c: Word, d: Word) -> FourWords:
    a = _sum(a, b)
    d = _turned(d ^ a, 16)
    c = _sum(c, d)
    b = _turned(b ^ c, 12)
    a = _sum(a, b)
    d = _turned(d ^ a, 8)
    c = _sum(c, d)
    b = _turned(b ^ c, 7)
    return a, b, c, d


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
            a0, a1, a2, a3 = int(w[0, lane]), int(w[1, lane]), int(w[2, lane]), int(w[3, lane])
            b0, b1, b2, b3 = int(w[4, lane]), int(w[5, lane]), int(w[6, lane]), int(w[7, lane])
            c0, c1, c2, c3 = int(w[8, lane]), int(w[9, lane]), int(w[10, lane]), int(w[11, lane])
            d0, d1, d2, d3 = int(w[12, lane]), int(w[13, lane]), int(w[14, lane]), int(w[15, lane])
            a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
            a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
            a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
            a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
            a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
            a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
            a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
            a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
            w[0, lane], w[1, lane], w[2, lane], w[3, lane] = a0, a1, a2, a3
            w[4, lane], w[5, lane], w[6, lane], w[7, lane] = b0, b1, b2, b3
            w[8, lane], w[9, lane], w[10, lane], w[11, lane] = c0, c1, c2, c3
            w[12, lane], w[13, lane], w[14, lane], w[15, lane] = d0, d1, d2, d3
    for row in range(16):
        for lane in range(LANES):
            w[row, lane] = _sum(int(w[row, lane]), _unmixed(r, row, lane))
    r.block = _sum(int(r.block), LANES)
    r.word = 0


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
    """A whole number from 0 to ``bound - 1``, each with exactly the same chance."""
    while True:
        product = next_word(r) * bound
        rest = product & WORD
        if rest >= bound or rest >= SPAN % bound:
            return product >> 32


@compiled
def shuffle(r: RoundRecord, cards: Pile, n: int) -> None:
    """Orders the first ``n`` cards anew, every order with the same chance.

    Fisher-Yates, several steps from one word: the word is read as a fraction and multiplied by
    each bound in turn. The rest left over is below ``2**32 % (product of the bounds)`` exactly
    for the words that would favour some outcome, and those are thrown away.
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
