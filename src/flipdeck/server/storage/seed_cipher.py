"""Encrypts the seeds of shuffles where the log is stored, if the operator has chosen a secret."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable
from typing import Final

import msgspec

from flipdeck.server.storage.log_entries import (
    AnyEntry,
    CommittedSeed,
    RoundDealt,
    ShuffleCommitted,
)

WITH_SEEDS: Final = (ShuffleCommitted, RoundDealt)
"""Entries that may hold seeds."""
_LABEL: Final = b"flipdeck-shuffle-v1 sealed\0"


class SeedCipher:
    """Seals seeds with a key stream of their own each: HMAC-SHA-512 of their commitment.

    Two seeds never have the same commitment, so no key stream is used twice; whether a seed was
    changed shows when it is compared with its commitment.
    """

    def __init__(self, secret: str) -> None:
        self._secret = secret.encode()

    def seal(self, entry: AnyEntry) -> AnyEntry:
        """The entry as it is stored."""
        return _with_seeds(entry, self._seal) if self._secret else entry

    def unseal(self, entry: AnyEntry) -> AnyEntry:
        """The entry as it was; seeds stay empty without the secret by which they were sealed."""
        return _with_seeds(entry, self._unseal) if self._secret else entry

    def _seal(self, seed: CommittedSeed) -> CommittedSeed:
        if not seed.seed:
            return seed
        sealed = self._mixed(seed.commitment, bytes.fromhex(seed.seed + seed.salt))
        return CommittedSeed(round=seed.round, commitment=seed.commitment, sealed=sealed.hex())

    def _unseal(self, seed: CommittedSeed) -> CommittedSeed:
        if not seed.sealed:
            return seed
        clear = self._mixed(seed.commitment, bytes.fromhex(seed.sealed)).hex()
        return CommittedSeed(
            round=seed.round, commitment=seed.commitment, seed=clear[:64], salt=clear[64:]
        )

    def _mixed(self, commitment: str, text: bytes) -> bytes:
        pad = hmac.digest(self._secret, _LABEL + commitment.encode(), hashlib.sha512)
        return bytes(one ^ other for one, other in zip(text, pad, strict=False))


def _with_seeds(entry: AnyEntry, change: Callable[[CommittedSeed], CommittedSeed]) -> AnyEntry:
    if isinstance(entry, ShuffleCommitted):
        return msgspec.structs.replace(entry, seeds=tuple(map(change, entry.seeds)))
    if isinstance(entry, RoundDealt) and entry.shuffle is not None and entry.shuffle.next:
        shuffle = msgspec.structs.replace(entry.shuffle, next=change(entry.shuffle.next))
        return msgspec.structs.replace(entry, shuffle=shuffle)
    return entry
