"""Ways into the kernel's generator for tests. Run as a program it prints a sample of its numbers,
for a process that runs the rules another way."""

from __future__ import annotations

import json
import random
from collections.abc import Iterable, Sequence
from typing import Any

import numpy as np

from flipdeck.engine.round_struct import RoundStruct
from flipdeck.kernel import chacha
from flipdeck.kernel.jit import as_round, entry_point
from flipdeck.kernel.layout import ROUND, WORDS, Bytes

WORD = 2**32 - 1


@entry_point
def below(r: Bytes, bound: int) -> int:
    return chacha.below(as_round(r), bound)


@entry_point
def next_word(r: Bytes) -> int:
    return chacha.next_word(as_round(r))


@entry_point
def shuffle_draw(r: Bytes, n: int) -> None:
    chacha.shuffle(as_round(r), as_round(r).draw, n)


def fields(cells: RoundStruct) -> Any:
    return cells.raw.view(ROUND)[0]


def started(key: bytes, counter: int, nonce: bytes) -> RoundStruct:
    """A generator at the beginning of a block."""
    cells = RoundStruct()
    cells.seed(key, 0)
    fields(cells)["block"] = counter
    fields(cells)["stream"] = np.frombuffer(nonce, "<u4")
    return cells


def block(key: bytes, counter: int, nonce: bytes) -> list[int]:
    """The sixteen words of one block."""
    cells = started(key, counter, nonce)
    return [next_word(cells.raw) for _ in range(16)]


def loaded(words: Iterable[int]) -> RoundStruct:
    """A generator whose next words are these."""
    cells = RoundStruct()
    cells.seed(bytes(32), 0)
    supply = list(words)
    first = cells.word = WORDS - len(supply)
    for at, word in enumerate(supply, first):
        fields(cells)["words"][at & 15, at >> 4] = word
    return cells


def used(cells: RoundStruct, supply: int) -> int:
    """How many words of a supply are used up."""
    return cells.word - (WORDS - supply)


def shuffled(cells: RoundStruct, cards: Sequence[int]) -> list[int]:
    cells.draw[: len(cards)] = cards
    shuffle_draw(cells.raw, len(cards))
    order: list[int] = cells.draw[: len(cards)].tolist()
    return order


def sample(seed: int) -> list[object]:
    """Numbers of every kind, by fixed dice."""
    chosen = random.Random(seed)
    cells = RoundStruct()
    cells.seed(chosen.randbytes(32), chosen.getrandbits(64))
    made: list[object] = [block(chosen.randbytes(32), chosen.getrandbits(32), bytes(12))]
    made.append([next_word(cells.raw) for _ in range(40)])
    made.append([below(cells.raw, chosen.randint(1, 200)) for _ in range(200)])
    made += [shuffled(cells, range(n)) for n in range(113)]
    return made


if __name__ == "__main__":
    print(json.dumps(sample(1)))
