"""How much one table may write to the log."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from flipdeck.server.errors import TableError
from flipdeck.server.limits.rate_limit import Bucket
from flipdeck.server.settings import ServerSettings
from flipdeck.server.storage import log_entries as log

LARGE: Final = (log.RoundDealt, log.SettingsChanged)
LARGE_COST: Final = 5.0
"""What entries with a deck or with all rulings cost; others cost 1."""
SLACK: Final = 2_000
"""Entries by which a round that was dealt may exceed the most of a table."""
PARTINGS: Final = (log.SeatLeft, log.MatchEnded, log.HostTransferred)
"""Entries that are never refused: they end what is written."""


class EntryBudget:
    """The entries that one table may write: so many a second, and so many in its life."""

    __slots__ = ("_bucket", "_most")

    def __init__(self, settings: ServerSettings) -> None:
        self._bucket = Bucket(settings.entry_rate, settings.entry_burst)
        self._most = settings.most_entries

    def check(self, number: int, new: Sequence[log.AnyEntry]) -> None:
        """``TableError`` if a table with so many entries may not write new ones."""
        if isinstance(new[0], PARTINGS):
            return
        if number >= self._most and (self.is_spent(number) or _is_large(new)):
            raise TableError("table-worn-out")
        if not self._bucket.has(_cost(new)):
            raise TableError("too-fast")

    def spend(self, new: Sequence[log.AnyEntry]) -> None:
        """Charge entries that are written."""
        self._bucket.take(_cost(new))

    def is_spent(self, number: int) -> bool:
        """Whether a table with so many entries may write no more moves."""
        return number >= self._most + SLACK

    def wait(self) -> int:
        """Milliseconds until an entry may be written."""
        return round(self._bucket.wait(LARGE_COST) * 1000)


def _is_large(new: Sequence[log.AnyEntry]) -> bool:
    return any(isinstance(entry, LARGE) for entry in new)


def _cost(new: Sequence[log.AnyEntry]) -> float:
    return sum(LARGE_COST if isinstance(entry, LARGE) else 1.0 for entry in new)
