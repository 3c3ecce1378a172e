"""The server's time: wall time that never jumps."""

from __future__ import annotations

import time


def wall_time() -> int:
    """The machine's wall clock, in milliseconds since 1970."""
    return time.time_ns() // 1_000_000


class Clock:
    """Wall time at the start plus the monotonic time since.

    Setting the machine's clock while the server runs therefore does not affect tables.
    """

    def __init__(self) -> None:
        self.started = wall_time()
        self._began = time.monotonic_ns()
        self._offset = self.started * 1_000_000 - self._began

    def uptime(self) -> int:
        """Milliseconds since the clock was made."""
        return (time.monotonic_ns() - self._began) // 1_000_000

    def now(self) -> int:
        """Milliseconds since 1970."""
        return (time.monotonic_ns() + self._offset) // 1_000_000

    def drift(self) -> int:
        """Milliseconds by which the machine's clock was set forward since; negative if back."""
        return wall_time() - self.now()
