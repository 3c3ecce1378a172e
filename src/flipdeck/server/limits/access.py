"""The limits of one server process, shared by HTTP, WebSockets and tables."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from flipdeck.server.errors import TableError
from flipdeck.server.limits.connections import ConnectionCounts, connections_possible
from flipdeck.server.limits.owned_tables import OwnedTables
from flipdeck.server.limits.passwords import PasswordChecks
from flipdeck.server.limits.rate_limit import Buckets
from flipdeck.server.limits.refusals import Refusals
from flipdeck.server.origins import is_own_host
from flipdeck.server.settings import ServerSettings

MISSES: Final = frozenset({"unknown-table", "unknown-tournament", "wrong-token"})


class AccessLimits:
    """What addresses may ask for, and what was refused."""

    def __init__(self, settings: ServerSettings) -> None:
        self.settings = settings
        self.refusals = Refusals()
        # Behind a proxy all connections come from its address.
        per_address = 0 if settings.behind_proxy else settings.connections_per_address
        most = connections_possible(settings.most_connections)
        self.connections = ConnectionCounts(most, per_address)
        """Connections of any kind, by the address of the other end."""
        self.opened = Buckets(settings.open_rate, settings.open_burst)
        self.sockets = ConnectionCounts(most, settings.connections_per_address)
        """WebSockets, by the address of the client."""
        self.passwords = PasswordChecks(settings)
        self.requests = Buckets(settings.request_rate, settings.request_burst)
        self.connecting = Buckets(settings.connect_rate, settings.connect_burst)
        self.making = Buckets(settings.make_rate, settings.make_burst)
        self.misses = Buckets(settings.miss_rate, settings.miss_burst)
        self.creating = Buckets(settings.table_rate, settings.table_burst)
        self.tables = OwnedTables(settings.tables_per_address)

    def take_connection(self, address: str) -> bool:
        """Count a connection that an address opens; False if there are too many or too often."""
        if not self.settings.behind_proxy and not self.opened.take(address):
            return False
        return self.connections.take(address)

    def own_host(self, host: str) -> bool:
        """Whether a Host header may name this server; a proxy sees to that itself."""
        return self.settings.behind_proxy or is_own_host(host, self.settings.origins)

    @contextmanager
    def guessing(self, address: str) -> Iterator[None]:
        """Count the codes and links that open nothing; ``too-fast`` hides whether one does from an
        address that has tried too many."""
        if not self.misses.has(address):
            raise TableError("too-fast")
        try:
            yield
        except TableError as refused:
            if refused.name in MISSES:
                self.misses.take(address)
            raise

    @contextmanager
    def opening(self, address: str) -> Iterator[None]:
        """The same for who has a link: one that opens something is always let in."""
        try:
            yield
        except TableError as refused:
            raise self.as_miss(refused, address) from None

    def as_miss(self, refused: TableError, address: str) -> TableError:
        """A refusal as it is told to who had a link: it is counted if the link opens nothing."""
        if refused.name in MISSES and not self.misses.take(address):
            return TableError("too-fast")
        return refused

    def charge(self, buckets: Buckets, address: str) -> None:
        """Charge a request to an address; ``TableError`` if it has asked too often."""
        if not buckets.take(address):
            raise TableError("too-fast")
