"""Who sits where by address: one who was removed or muted is still so after coming back.

It is known in memory alone, and addresses are never stored.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Iterator
from typing import Final

from flipdeck.server.errors import TableError
from flipdeck.server.storage import log_entries as log
from flipdeck.server.storage.log_entries import AnyEntry
from flipdeck.server.tables.table import Table

MOST_TABLES: Final = 20_000
"""Tables of which this is remembered."""


class Guests:
    """The addresses of one table's players, and those that the host has removed or muted."""

    def __init__(self) -> None:
        self.addresses: dict[int, str] = {}
        self.removed: set[str] = set()
        self.muted: set[str] = set()
        self.unclaimed: dict[int, int] = {}
        """Seats whose players have never connected, and since when."""

    def check(self, table: Table, address: str, most_public: int) -> None:
        """``TableError`` if an address may not take a seat; ``most_public`` 0 is no limit."""
        if address in self.removed:
            raise TableError("blocked")
        seated = sum(
            table.seats[seat].human and own == address for seat, own in self.addresses.items()
        )
        if most_public and table.settings.public and seated >= most_public:
            raise TableError("seat-limit")

    def sit(self, taken: log.SeatTaken, address: str) -> list[AnyEntry]:
        """Note who takes a seat; returns the entries: one who was muted is muted again."""
        self.addresses[taken.seat] = address
        self.unclaimed[taken.seat] = taken.at
        if address in self.muted:
            return [taken, log.SeatMuted(at=taken.at, seat=taken.seat, muted=True)]
        return [taken]

    def follow(self, table: Table, entry: AnyEntry) -> None:
        """Follow the table's log; ``table`` is as it is after the entry."""
        if isinstance(entry, log.SeatLeft):
            self.unclaimed.pop(entry.seat, None)
            address = self.addresses.pop(entry.seat, None)
            # Who lives with another player is not an unknown troublemaker.
            if entry.removed and address is not None and address not in self.addresses.values():
                self.removed.add(address)
        elif isinstance(entry, log.SeatChanged):
            if entry.seat in self.addresses:
                self.addresses[entry.to] = self.addresses.pop(entry.seat)
            if entry.seat in self.unclaimed:
                self.unclaimed[entry.to] = self.unclaimed.pop(entry.seat)
        elif isinstance(entry, log.SeatMuted):
            address = self.addresses.get(entry.seat)
            if address is not None:
                (self.muted.add if entry.muted else self.muted.discard)(address)

    def never_came(self, table: Table, before: int) -> Iterator[int]:
        """Seats that were taken before a time, but for the host's, whose players never came."""
        for seat, since in self.unclaimed.items():
            if since < before and seat != table.host and table.seats[seat].human:
                yield seat


class AllGuests:
    """The guests of all tables; of those used least recently they are forgotten."""

    def __init__(self) -> None:
        self._tables: OrderedDict[str, Guests] = OrderedDict()

    def of(self, code: str) -> Guests:
        """The guests of a table."""
        found = self._tables.get(code)
        if found is None:
            found = self._tables[code] = Guests()
            if len(self._tables) > MOST_TABLES:
                self._tables.popitem(last=False)
        self._tables.move_to_end(code)
        return found
