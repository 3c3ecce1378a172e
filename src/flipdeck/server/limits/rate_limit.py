"""Token buckets that limit the requests of a client or an address."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

MOST_KNOWN: Final = 10_000


class Bucket:
    """A token bucket: ``burst`` at once, then ``rate`` a second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def _refill(self) -> float:
        now = time.monotonic()
        left = self._left + (now - self._at) * self.rate
        if left > self.burst:
            left = self.burst
        self._at = now
        self._left = left
        return left

    def take(self, cost: float = 1.0) -> bool:
        """Take tokens; False, and none is taken, if there are not enough."""
        taken = self._refill() >= cost
        if taken:
            self._left -= cost
        return taken

    def has(self, cost: float = 1.0) -> bool:
        """Whether there are so many tokens; takes none."""
        return self._refill() >= cost

    def wait(self, cost: float = 1.0) -> float:
        """Seconds until there will be so many tokens."""
        missing = cost - self._refill()
        if missing <= 0:
            return 0.0
        return missing / self.rate if self.rate else float("inf")


class Buckets:
    """A bucket for each address; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address; False if there is none."""
        return self.of(address).take()

    def has(self, address: str) -> bool:
        """Whether an address has a token; takes none."""
        return self.of(address).has()

    def of(self, address: str) -> Bucket:
        """The bucket of an address."""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate, self._burst)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket
