"""The generator word for word: the published vectors, and numbers without any bias."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.generator_access import (
    WORD,
    below,
    block,
    loaded,
    next_word,
    sample,
    shuffled,
    started,
    used,
)

ROOT = Path(__file__).parents[2]
SPAN = 2**32

# RFC 8439: section 2.3.2, then the five block vectors of appendix A.1.
VECTORS = {
    "2.3.2": (
        bytes(range(32)),
        1,
        bytes.fromhex("000000090000004a00000000"),
        "e4e7f110 15593bd1 1fdd0f50 c47120a3 c7f4d1c7 0368c033 9aaa2204 4e6cd4c3"
        "466482d2 09aa9f07 05d7c214 a2028bd9 d19c12b5 b94e16de e883d0cb 4e3c50a2",
    ),
    "A.1-1": (
        bytes(32),
        0,
        bytes(12),
        "ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b"
        "7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2",
    ),
    "A.1-2": (
        bytes(32),
        1,
        bytes(12),
        "bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32"
        "7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b",
    ),
    "A.1-3": (
        bytes(31) + b"\x01",
        1,
        bytes(12),
        "2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9"
        "bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00",
    ),
    "A.1-4": (
        b"\x00\xff" + bytes(30),
        2,
        bytes(12),
        "fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae"
        "a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e",
    ),
    "A.1-5": (
        bytes(32),
        0,
        bytes(11) + b"\x02",
        "374dc6c2 3736d58c b904e24a cd3f93ef 88228b1a 96a4dfb3 5b76ab72 c727ee54"
        "0e0e978a f3145c95 1b748ea8 f786c297 99c28f5f 628314e8 398a19fa 6ded1b53",
    ),
}


@pytest.mark.parametrize("name", VECTORS)
def test_blocks_are_those_of_the_standard(name: str) -> None:
    key, counter, nonce, words = VECTORS[name]
    joined = words.replace(" ", "")
    expected = [int(joined[at : at + 8], 16) for at in range(0, 128, 8)]
    assert block(key, counter, nonce) == expected


@pytest.mark.parametrize("first", [0, 1, 7, 2**32 - 5])
def test_blocks_follow_each_other(first: int) -> None:
    """One after the other without a gap, and from the last counter on to the first."""
    key, nonce = bytes(range(32)), bytes(range(12))
    cells = started(key, first, nonce)
    for number in range(first, first + 20):
        words = [next_word(cells.raw) for _ in range(16)]
        assert words == block(key, number % 2**32, nonce)


def test_interpreted_numbers_are_the_same() -> None:
    ran = subprocess.run(
        [sys.executable, "-W", "error", "-m", "tests.support.generator_access"],
        cwd=ROOT,
        env={**os.environ, "FLIPDECK_JIT": "0"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert json.loads(ran.stdout) == sample(1)


@pytest.mark.parametrize("bound", [1, 2, 3, 4, 5, 7, 10, 64, 85, 100, 112, 113])
def test_a_number_below_a_bound_is_unbiased(bound: int) -> None:
    """Each number is made by exactly as many words as any other: the words where one number
    begins are tried, and the last of them."""
    refused = SPAN % bound
    for number in range(bound):
        first = -(-number * SPAN // bound)
        beyond = -(-(number + 1) * SPAN // bound)
        rejected = first * bound - number * SPAN < refused
        assert (beyond - first) - rejected == SPAN // bound
        for word, taken in ((first, not rejected), (first + 1, True), (beyond - 1, True)):
            cells = loaded([word, WORD])
            assert below(cells.raw, bound) == (number if taken else bound - 1)
            assert used(cells, 2) == (1 if taken else 2), (number, word)


def expected_shuffle(words: list[int], cards: list[int]) -> list[int]:
    """Four cards from one word, read as one number below the product of the four bounds, which
    is unbiased as such; the last few one by one."""
    supply = iter(words)
    left = len(cards)
    while left > 1:
        bounds = [left, left - 1, left - 2, left - 3] if left > 4 else [left]
        ways = 1
        for bound in bounds:
            ways *= bound
        while True:
            product = next(supply) * ways
            if product % SPAN >= SPAN % ways:
                break
        number = product // SPAN
        for bound in bounds:
            ways //= bound
            place, number = divmod(number, ways)
            left -= 1
            cards[place], cards[left] = cards[left], cards[place]
    return cards


def awkward_word(left: int, dice: random.Random) -> int:
    """A word at or near the edge between two outcomes, where words are thrown away."""
    ways = left * (left - 1) * (left - 2) * (left - 3) if left > 4 else left
    edge = -(-dice.randrange(ways) * SPAN // ways)
    return min(edge + dice.choice([0, 0, 0, 1]), WORD)


def test_a_shuffle_takes_every_order_with_the_same_chance() -> None:
    dice = random.Random(8439)
    thrown_away = 0
    for n in [*range(19), *range(5, 9)] * 40:
        lefts = [*range(n, 4, -4), *range(min(n, 4 if n % 4 == 0 else n % 4), 1, -1)]
        words = [awkward_word(left, dice) for left in lefts][:8]
        words += [dice.getrandbits(32) for _ in range(16 - len(words))]
        cells = loaded(words)
        assert shuffled(cells, range(n)) == expected_shuffle(words, list(range(n)))
        thrown_away += used(cells, len(words)) > len(lefts)
    assert thrown_away > 100


def test_large_shuffles_too() -> None:
    dice = random.Random(112)
    for n in (60, 84, 108, 112):
        cells = loaded([])
        cells.seed(dice.randbytes(32), n)
        twin = loaded([])
        twin.raw[:] = cells.raw
        words = [next_word(twin.raw) for _ in range(64)]
        assert shuffled(cells, range(n)) == expected_shuffle(words, list(range(n)))
