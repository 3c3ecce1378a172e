"""Chance: ChaCha20 (RFC 8439) keyed per round, and shuffles without bias.

Everything is done in signed 64-bit numbers that hold 32-bit words, so that compiled and
interpreted code cannot differ in how they widen.
"""

from __future__ import annotations

from typing import Final

from flipdeck.kernel.jit import compiled
from flipdeck.kernel.layout import Pile, RoundRecord

WORD: Final = 0xFFFFFFFF
SPAN: Final = 1 << 32


@compiled
def _quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    a = (a + b) & WORD
    d ^= a
    d = ((d << 16) | (d >> 16)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 12) | (b >> 20)) & WORD
    a = (a + b) & WORD
    d ^= a
    d = ((d << 8) | (d >> 24)) & WORD
    c = (c + d) & WORD
    b ^= c
    b = ((b << 7) | (b >> 25)) & WORD
    return a, b, c, d


@compiled
def _next_block(r: RoundRecord) -> None:
    k0, k1, k2, k3 = int(r.key[0]), int(r.key[1]), int(r.key[2]), int(r.key[3])
    k4, k5, k6, k7 = int(r.key[4]), int(r.key[5]), int(r.key[6]), int(r.key[7])
    block = int(r.block)
    s0, s1, s2 = int(r.stream[0]), int(r.stream[1]), int(r.stream[2])
    a0, a1, a2, a3 = 0x61707865, 0x3320646E, 0x79622D32, 0x6B206574
    b0, b1, b2, b3 = k0, k1, k2, k3
    c0, c1, c2, c3 = k4, k5, k6, k7
    d0, d1, d2, d3 = block, s0, s1, s2
    for _ in range(10):
        a0, b0, c0, d0 = _quarter(a0, b0, c0, d0)
        a1, b1, c1, d1 = _quarter(a1, b1, c1, d1)
        a2, b2, c2, d2 = _quarter(a2, b2, c2, d2)
        a3, b3, c3, d3 = _quarter(a3, b3, c3, d3)
        a0, b1, c2, d3 = _quarter(a0, b1, c2, d3)
        a1, b2, c3, d0 = _quarter(a1, b2, c3, d0)
        a2, b3, c0, d1 = _quarter(a2, b3, c0, d1)
        a3, b0, c1, d2 = _quarter(a3, b0, c1, d2)
    words = r.words
    words[0] = (a0 + 0x61707865) & WORD
    words[1] = (a1 + 0x3320646E) & WORD
    words[2] = (a2 + 0x79622D32) & WORD
    words[3] = (a3 + 0x6B206574) & WORD
    words[4] = (b0 + k0) & WORD
    words[5] = (b1 + k1) & WORD
    words[6] = (b2 + k2) & WORD
    words[7] = (b3 + k3) & WORD
    words[8] = (c0 + k4) & WORD
    words[9] = (c1 + k5) & WORD
    words[10] = (c2 + k6) & WORD
    words[11] = (c3 + k7) & WORD
    words[12] = (d0 + block) & WORD
    words[13] = (d1 + s0) & WORD
    words[14] = (d2 + s1) & WORD
    words[15] = (d3 + s2) & WORD
    r.block = (block + 1) & WORD
    r.word = 0


@compiled
def next_word(r: RoundRecord) -> int:
    """The next 32 bits of the round's stream."""
    if r.word >= 16:
        _next_block(r)
    at = int(r.word)
    r.word = at + 1
    return int(r.words[at])


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
