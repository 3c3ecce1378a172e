"""How many connections are open, in all and from each address."""

from __future__ import annotations

import logging
import sys
from collections import Counter
from typing import Final

_logger = logging.getLogger("flipdeck.server")

FILES_RESERVED: Final = 128
"""File descriptors kept for the database, the log and what the server listens on."""

FEW: Final = 1_000
"""Connections below which the server says that the system allows it no more."""


class ConnectionCounts:
    """Open connections; ``most`` in all, ``per_address`` of one address, 0 for no limit."""

    def __init__(self, most: int, per_address: int) -> None:
        self.most = most
        self.per_address = per_address
        self.open = 0
        self._by_address: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """Count a new connection; False, and it is not counted, if there are too many."""
        if self.open >= self.most:
            return False
        if self.per_address and self._by_address[address] >= self.per_address:
            return False
        self.open += 1
        self._by_address[address] += 1
        return True

    def release(self, address: str) -> None:
        """Note that a connection that was counted has ended."""
        self.open -= 1
        self._by_address[address] -= 1
        if self._by_address[address] <= 0:
            del self._by_address[address]


def connections_possible(wanted: int) -> int:
    """How many connections this process may have: at most as many as it may open files.

    The soft limit on open files is raised to the hard one first.
    """
    if sys.platform == "win32":
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    needed = wanted + FILES_RESERVED
    if soft != resource.RLIM_INFINITY and soft < needed:
        raised = needed if hard == resource.RLIM_INFINITY else min(hard, needed)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
            soft = raised
        except (OSError, ValueError):
            pass
    if soft == resource.RLIM_INFINITY or soft >= needed:
        return wanted
    possible = max(1, soft - FILES_RESERVED)
    if possible < FEW:
        _logger.warning("few files may be open", extra={"files": soft, "connections": possible})
    return possible
