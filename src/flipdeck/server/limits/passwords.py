"""Passwords of tables: hashed in threads, and guessed only slowly."""

from __future__ import annotations

import asyncio
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Final, TypeVar

from flipdeck.server import credentials
from flipdeck.server.errors import TableError
from flipdeck.server.limits.rate_limit import Buckets
from flipdeck.server.settings import ServerSettings

THREADS: Final = 2
MOST_WAITING: Final = 40
"""Passwords that may wait for a thread; one takes about 15 ms."""
FREE_GUESSES: Final = 5
"""Wrong passwords of one address at one table before it has to wait."""
LONGEST_WAIT: Final = 900.0
"""Seconds that an address has to wait at most between two guesses."""
MOST_KNOWN: Final = 10_000
T = TypeVar("T")


class Guesses:
    """The wrong passwords of one address at one table."""

    __slots__ = ("count", "until")

    def __init__(self) -> None:
        self.count = 0
        self.until = 0.0

    def add(self, now: float) -> None:
        """Count a wrong password: from some number on each wait is twice as long."""
        self.count += 1
        over = self.count - FREE_GUESSES
        if over >= 0:
            self.until = now + min(LONGEST_WAIT, 2.0 ** min(over, 20))


class PasswordChecks:
    """Hashes and checks passwords without holding up the event loop."""

    def __init__(self, settings: ServerSettings) -> None:
        self._addresses = Buckets(settings.password_rate, settings.password_burst)
        self._tables = Buckets(settings.guess_rate, settings.guess_burst)
        self._guesses: OrderedDict[tuple[str, str], Guesses] = OrderedDict()
        self._waiting = 0
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="passwords")

    async def hash(self, password: str, address: str) -> str:
        """The salted hash of a password that an address sets."""
        self._charge(address)
        return await self._in_thread(credentials.hash_password, password)

    async def check(self, code: str, password: str | None, stored: str, address: str) -> None:
        """``TableError`` unless the password is that of the table."""
        wait = self._wait(code, address)
        if wait > 0:
            raise TableError("password-wait", count=math.ceil(wait))
        if password is None:
            raise TableError("wrong-password")
        self._charge(address)
        # Counted before the answer is known: many guesses sent at once are many.
        guesses = self._guesses.pop((code, address), None) or Guesses()
        self._guesses[code, address] = guesses
        if len(self._guesses) > MOST_KNOWN:
            self._guesses.popitem(last=False)
        guesses.add(time.monotonic())
        if not await self._in_thread(credentials.password_matches, password, stored):
            self._tables.take(code)
            raise TableError("wrong-password")
        self._guesses.pop((code, address), None)

    def _wait(self, code: str, address: str) -> float:
        """Seconds until an address may try a password at a table."""
        wait = self._tables.of(code).wait()
        guesses = self._guesses.get((code, address))
        return wait if guesses is None else max(wait, guesses.until - time.monotonic())

    def _charge(self, address: str) -> None:
        if not self._addresses.take(address) or self._waiting >= MOST_WAITING:
            raise TableError("too-fast")

    async def _in_thread(self, work: Callable[..., T], *values: str) -> T:
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self._threads, work, *values)
        finally:
            self._waiting -= 1

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False)
