"""How much one may ask of the server."""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from flipdeck.server.settings import ServerSettings

MOST_KNOWN: Final = 10_000


class Bucket:
    """So many at once, then so many a second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self._left = min(self.burst, self._left + (now - self._at) * self.rate)
        self._at = now
        if self._left < 1.0:
            return False
        self._left -= 1.0
        return True


class Buckets:
    """A bucket for each address; the addresses longest silent are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate, self._burst)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket.take()


def address_of(scope: Scope, settings: ServerSettings) -> str:
    """Whom a request is from. Behind a proxy it is the last address in its header, which the proxy
    itself has put there; what stands before may be anybody's invention."""
    if settings.behind_proxy:
        told = Headers(scope=scope).getlist("x-forwarded-for")
        last = ",".join(told).rpartition(",")[2].strip()
        if last:
            return last[:64]
    client = scope.get("client")
    return client[0] if client is not None else ""
