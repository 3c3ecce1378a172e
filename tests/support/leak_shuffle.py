"""What may be told of a shuffle that players can verify, as the leak oracle derives it.

Written from docs/shuffle.md, not from the code that tells it: at any time the commitments and the
hashes of parts, never a seed, a salt, a part or anything computed from them. Seeds are opened over
HTTP alone, once their round is over; no message of a socket ever has one.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from flipdeck.server.storage.log_entries import (
    AnyEntry,
    CommittedSeed,
    PartsClosed,
    RoundDealt,
    ShuffleCommitted,
)
from tests.support.leak_truth import Leak

Message = dict[str, Any]

CHANGES_SHUFFLE = (ShuffleCommitted, PartsClosed, RoundDealt)
"""Entries whose update tells of the shuffle."""
_HEXADECIMAL = re.compile(rb"[0-9a-f]{32,}")


class ShuffleTruth:
    """Follows a log; knows all secrets of it from the beginning."""

    def __init__(self, log: Sequence[AnyEntry]) -> None:
        self.secrets: set[str] = set()
        self._table = ""
        self._commitments: dict[int, str] = {}
        self._round = 0
        """The round dealt last."""
        self._hashes: dict[str, str] | None = None
        self._seats: list[Message] = []
        self._public: set[str] = set()
        for entry in log:
            if isinstance(entry, ShuffleCommitted):
                for seed in entry.seeds:
                    self.secrets |= {seed.seed, seed.salt}
            elif isinstance(entry, RoundDealt) and entry.shuffle is not None:
                if entry.shuffle.next is not None:
                    self.secrets |= {entry.shuffle.next.seed, entry.shuffle.next.salt}
                self.secrets |= {part.part for part in entry.shuffle.parts}
        self.secrets.discard("")

    def apply(self, entry: AnyEntry) -> None:
        """Learn what an entry makes known."""
        if isinstance(entry, ShuffleCommitted):
            self._table, self._round = entry.table, 0
            self._commitments, self._hashes, self._seats = {}, None, []
            for seed in entry.seeds:
                self._commit(seed)
        elif isinstance(entry, PartsClosed):
            self._hashes = {str(part.seat): part.hash for part in entry.parts}
            self._public |= set(self._hashes.values())
        elif isinstance(entry, RoundDealt) and entry.shuffle is None:
            self._table = ""
        elif isinstance(entry, RoundDealt) and entry.shuffle is not None:
            self._round, self._hashes = entry.shuffle.round, None
            self._seats = [
                {
                    "seat": part.seat,
                    "state": "used" if part.part else "unopened" if part.hash else "none",
                }
                for part in entry.shuffle.parts
            ]
            if entry.shuffle.next is not None:
                self._commit(entry.shuffle.next)

    def _commit(self, seed: CommittedSeed) -> None:
        self._commitments[seed.round] = seed.commitment
        self._public.add(seed.commitment)

    def info(self) -> Message | None:
        """The field ``shuffle`` of a message, or None without a shuffle that can be verified."""
        if not self._table:
            return None
        shown = (0, self._round, self._round + 1)
        return {
            "version": "flipdeck-shuffle-v1",
            "table": self._table,
            "round": self._round + 1,
            "commitments": {
                str(number): made for number, made in self._commitments.items() if number in shown
            },
            "open": self._hashes is None,
            "hashes": self._hashes,
            "seats": self._seats,
        }

    def check(self, raw: bytes) -> None:
        """No message has a secret, or any number as long as one that is not public by now."""
        for found in _HEXADECIMAL.findall(raw):
            text = found.decode()
            if text in self.secrets or (len(text) == 64 and text not in self._public):
                raise Leak("a secret of a shuffle", text)
            if any(secret in text for secret in self.secrets):
                raise Leak("a secret of a shuffle", text)
