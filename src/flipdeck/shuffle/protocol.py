"""Commit and reveal: what is hashed before a deal, and how the key of a round is made from it."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections.abc import Iterable, Mapping
from typing import Final

VERSION: Final = "flipdeck-shuffle-v1"
SEED_BYTES: Final = 32
SALT_BYTES: Final = 16
PART_BYTES: Final = 16


def commitment(table: str, round_: int, seed: bytes, salt: bytes) -> bytes:
    """The hash by which the server commits itself to the seed of a round before it is dealt."""
    return hashlib.sha256(_head("seed", table, round_) + seed + salt).digest()


def part_hash(table: str, round_: int, seat: int, part: bytes) -> bytes:
    """The hash by which a seat commits itself to its part before anybody opens one."""
    return hashlib.sha256(_head("part", table, round_, seat) + part).digest()


def rulings_digest(rulings: Mapping[str, object]) -> bytes:
    """SHA-256 of the rulings as JSON: names sorted, no blanks, ASCII."""
    text = json.dumps(rulings, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
    return hashlib.sha256(text.encode("ascii")).digest()


def round_key(
    seed: bytes, table: str, round_: int, rulings: bytes, parts: Iterable[tuple[int, bytes]]
) -> bytes:
    """The key of a round: 32 bytes that nobody can choose who does not know all the others' parts.

    ``rulings`` is their digest; ``parts`` are pairs of seat and part, taken in the order of seats.
    """
    message = _head("key", table, round_) + rulings
    for seat, part in sorted(parts):
        message += bytes([seat]) + part
    return hmac.new(seed, message, hashlib.sha256).digest()


def _head(use: str, table: str, *numbers: int) -> bytes:
    """What a hash is for; a zero byte ends each of its texts, so that no two heads are alike."""
    texts = (f"{VERSION} {use}", table, *map(str, numbers))
    return "".join(f"{text}\0" for text in texts).encode("ascii")
