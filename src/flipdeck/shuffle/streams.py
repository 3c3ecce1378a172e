"""Random streams and shuffles of a key, in plain Python, to check what the compiled engine did.

A stream is the key stream of ChaCha20 (RFC 8439) from block 0, read as 32-bit numbers. Each use of
a round's key has a stream of its own: its nonce is the count, the use and 0, as 32-bit numbers.
"""

from __future__ import annotations

import struct
from collections.abc import Iterable, Iterator, Sequence
from typing import Final, TypeVar

DRAW: Final = 1
"""The draw for the first dealer; the count is how many draws there were before."""
PAIR: Final = 2
"""Second faces shuffled onto the first ones; the count is 0."""
DEAL: Final = 3
"""The deck of a round; the count is how many deals of it had no card that could start."""
RETURN: Final = 4
"""The place of a start card that goes back; see ``return_count``."""
RESHUFFLE: Final = 5
"""A reshuffle of the discard pile; the count is how many the round had before."""

WORD: Final = 0xFFFFFFFF
_SIGMA: Final = struct.unpack("<4I", b"expand 32-byte k")
_COLUMNS: Final = ((0, 4, 8, 12), (1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15))
_DIAGONALS: Final = ((0, 5, 10, 15), (1, 6, 11, 12), (2, 7, 8, 13), (3, 4, 9, 14))

Card = TypeVar("Card")


def return_count(again: int, returned: int) -> int:
    """The count of the stream for a start card: by the deal and the cards that went back before."""
    return again << 16 | returned


def words(key: bytes, use: int, count: int) -> Iterator[int]:
    """The 32-bit numbers of a stream."""
    block = 0
    while True:
        start = [*_SIGMA, *struct.unpack("<8I", key), block, count, use, 0]
        state = list(start)
        for _ in range(10):
            for quarter in (*_COLUMNS, *_DIAGONALS):
                _mix(state, *quarter)
        for mixed, first in zip(state, start, strict=True):
            yield (mixed + first) & WORD
        block += 1


def _mix(state: list[int], a: int, b: int, c: int, d: int) -> None:
    for one, other, mixed, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[one] = (state[one] + state[other]) & WORD
        value = state[mixed] ^ state[one]
        state[mixed] = (value << turn | value >> (32 - turn)) & WORD


def below(stream: Iterator[int], bound: int) -> int:
    """A whole number from 0 to ``bound - 1``, each with the same probability."""
    while True:
        product = next(stream) * bound
        if product & WORD >= (1 << 32) % bound:
            return product >> 32


def shuffled(cards: Iterable[Card], stream: Iterator[int]) -> list[Card]:
    """The cards in a random order: Fisher-Yates from the last place down.

    While more than four places are left, one number of the stream decides four of them: it is read
    as a fraction and multiplied by each bound in turn.
    """
    order = list(cards)
    left = len(order)
    while left > 4:
        rest, bounds, chosen = next(stream), 1, []
        for bound in range(left, left - 4, -1):
            product = rest * bound
            chosen.append(product >> 32)
            rest = product & WORD
            bounds *= bound
        if rest < (1 << 32) % bounds:
            continue
        for place in chosen:
            left -= 1
            order[place], order[left] = order[left], order[place]
    while left > 1:
        place = below(stream, left)
        left -= 1
        order[place], order[left] = order[left], order[place]
    return order


def paired(key: bytes, first: Iterable[str], second: Iterable[str]) -> list[str]:
    """The cards that come of shuffling the second faces onto the first ones, sorted by name."""
    backs = shuffled(sorted(second), words(key, PAIR, 0))
    return sorted(f"{front}/{back}" for front, back in zip(sorted(first), backs, strict=True))


def deck_order(key: bytes, cards: Iterable[str], again: int = 0) -> list[str]:
    """The deck of a round, first card dealt first: the last place of the pile is its top."""
    return shuffled(sorted(cards), words(key, DEAL, again))[::-1]


def reshuffle_order(key: bytes, cards: Iterable[str], count: int) -> list[str]:
    """The draw pile after a reshuffle, next card first."""
    return shuffled(sorted(cards), words(key, RESHUFFLE, count))[::-1]


def return_place(key: bytes, again: int, returned: int, left: int) -> int:
    """The place of a start card in a draw pile of ``left`` other cards; 0 is the next card."""
    return below(words(key, RETURN, return_count(again, returned)), left + 1)


def drawn_faces(key: bytes, faces: Sequence[str], seats: int, draw: int) -> list[str]:
    """What the seats that draw for the first dealer get, in the order of seats."""
    return shuffled(sorted(faces), words(key, DRAW, draw))[::-1][:seats]
