"""Whether the clock can be trusted to delete old tables."""

from __future__ import annotations

import logging
from typing import Final

from flipdeck.server.clock import Clock
from flipdeck.server.storage.log_storage import LogStorage

_logger = logging.getLogger("flipdeck.server")

DAY: Final = 86_400_000
MOST_DRIFT: Final = 3_600_000
"""Milliseconds by which the machine's clock may have been set since the server started."""


class ExpiryCheck:
    """Compares the clock with the newest entry at the start of the server.

    A machine that starts with a wrong date must not delete tables. A long gap since the last entry,
    or entries from the future, make the date doubtful until the server has run for a day; a clock
    that was set since then makes it doubtful for as long as the server runs.
    """

    def __init__(self, storage: LogStorage, clock: Clock, keep: int) -> None:
        self._storage = storage
        self._clock = clock
        self._most_gap = keep // 4
        self._warned = False

    def clock_is_plausible(self) -> bool:
        """Whether the clock may be trusted to delete tables."""
        last = self._storage.last_time
        gap = 0 if last is None else abs(self._clock.started - last)
        long_gap = gap > self._most_gap and self._clock.uptime() < DAY
        if not long_gap and abs(self._clock.drift()) <= MOST_DRIFT:
            return True
        if not self._warned:
            self._warned = True
            days = round(gap / DAY, 1)
            _logger.warning(
                "the system date is doubtful: no table is deleted", extra={"gap_days": days}
            )
        return False
