"""Whose tables are in memory, so that one address does not have them all."""

from __future__ import annotations

from collections import Counter

from flipdeck.server.errors import TableError


class OwnedTables:
    """The tables in memory by the address that created them; 0 is no limit."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._owners: dict[str, str] = {}
        self._counts: Counter[str] = Counter()

    def check(self, address: str) -> None:
        """``TableError`` if an address has as many as it may."""
        if self._most and self._counts[address] >= self._most:
            raise TableError("too-many-own-tables")

    def add(self, code: str, address: str) -> None:
        """Note who created a table."""
        self._owners[code] = address
        self._counts[address] += 1

    def remove(self, code: str) -> None:
        """Note that a table is no longer in memory."""
        address = self._owners.pop(code, None)
        if address is not None:
            self._counts[address] -= 1
            if self._counts[address] <= 0:
                del self._counts[address]
