"""Token buckets that limit the requests of a client or an address."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Sequence
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from flipdeck.server.settings import ServerSettings

MOST_KNOWN: Final = 10_000


class Bucket:
    """A token bucket: ``burst`` at once, then ``rate`` a second."""

    __slots__ = ("_at", "_left", "burst", "rate")

    def __init__(self, rate: float, burst: float) -> None:
        self.rate = rate
        self.burst = burst
        self._left = burst
        self._at = time.monotonic()

    def take(self) -> bool:
        """Take a token; False if there is none."""
        now = time.monotonic()
        left = self._left + (now - self._at) * self.rate
        if left > self.burst:
            left = self.burst
        self._at = now
        taken = left >= 1.0
        self._left = left - taken
        return taken


class Buckets:
    """A bucket for each address; the least recently used are forgotten."""

    def __init__(self, rate: float, burst: float) -> None:
        self._rate = rate
        self._burst = burst
        self._known: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take a token of an address; False if there is none."""
        bucket = self._known.get(address)
        if bucket is None:
            bucket = self._known[address] = Bucket(self._rate, self._burst)
            if len(self._known) > MOST_KNOWN:
                self._known.popitem(last=False)
        self._known.move_to_end(address)
        return bucket.take()


def client_address(peer: str, forwarded: Sequence[str], settings: ServerSettings) -> str:
    """The address that a request is from.

    Behind a proxy it is the last address in X-Forwarded-For, which the proxy itself has appended;
    the client can forge those before it.
    """
    if settings.behind_proxy:
        last = ",".join(forwarded).rpartition(",")[2].strip()
        if last:
            return last[:64]
    return peer


def address_of(scope: Scope, settings: ServerSettings) -> str:
    """The address that an HTTP request is from."""
    client = scope.get("client")
    peer = client[0] if client is not None else ""
    return client_address(peer, Headers(scope=scope).getlist("x-forwarded-for"), settings)
