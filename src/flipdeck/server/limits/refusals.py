"""What was refused, counted by kind, and logged once for each address."""

from __future__ import annotations

import logging
import time
from collections import Counter, OrderedDict
from typing import Final

_logger = logging.getLogger("flipdeck.server")

LOG_AGAIN: Final = 600.0
"""Seconds until a refusal of the same kind to the same address is logged again."""
MOST_LINES: Final = 10
"""Lines about one kind in LINES_TIME seconds, whatever the number of addresses."""
LINES_TIME: Final = 60.0
MOST_KNOWN: Final = 10_000
LOGGED: Final = frozenset(
    {
        "bad-message",
        "banned",
        "blocked",
        "muted",
        "password-wait",
        "seat-limit",
        "too-fast",
        "too-large",
        "too-many-connections",
        "too-many-own-tables",
        "too-slow",
        "wrong-host",
        "wrong-origin",
    }
)
"""Kinds that tell of an attack or of a limit that is too narrow; only these are logged."""


class Refusals:
    """Counts refusals; those of LOGGED are logged, but not one line each."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._logged: OrderedDict[tuple[str, str], float] = OrderedDict()
        self._lines: dict[str, tuple[float, int]] = {}

    @property
    def total(self) -> int:
        """All refusals together."""
        return self.counts.total()

    def count(self, kind: str, address: str = "") -> None:
        """Count a refusal to an address, which is logged if it has not been lately."""
        self.counts[kind] += 1
        if kind in LOGGED and self.may_log(kind, address):
            _logger.warning("refused", extra={"error": kind, "address": address})

    def may_log(self, kind: str, address: str) -> bool:
        """Whether something of a kind about an address may be logged; counts as if it were."""
        now = time.monotonic()
        last = self._logged.get((kind, address))
        if last is not None and now - last < LOG_AGAIN:
            return False
        began, lines = self._lines.get(kind, (now, 0))
        if now - began >= LINES_TIME:
            began, lines = now, 0
        self._lines[kind] = (began, lines + 1)
        if lines >= MOST_LINES:
            return False
        self._logged[kind, address] = now
        self._logged.move_to_end((kind, address))
        if len(self._logged) > MOST_KNOWN:
            self._logged.popitem(last=False)
        return True
