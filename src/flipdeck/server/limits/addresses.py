"""Which address a client is counted by."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from starlette.datastructures import Headers
from starlette.types import Scope

from flipdeck.server.settings import ServerSettings

LONGEST_ADDRESS: Final = 64
IPV6_NETWORK: Final = 64
"""Bits of an IPv6 address that count: a customer has all addresses of such a network."""


def client_address(peer: str, forwarded: Sequence[str], settings: ServerSettings) -> str:
    """The address that a request is counted by.

    Behind a proxy it is the last address in X-Forwarded-For, which the proxy itself has appended;
    the client can forge those before it.
    """
    if settings.behind_proxy:
        last = ",".join(forwarded).rpartition(",")[2].strip()
        if last:
            return counted_address(last[:LONGEST_ADDRESS])
    return counted_address(peer)


def address_of(scope: Scope, settings: ServerSettings) -> str:
    """The address that an HTTP request is counted by."""
    client = scope.get("client")
    peer = client[0] if client is not None else ""
    return client_address(peer, Headers(scope=scope).getlist("x-forwarded-for"), settings)


@lru_cache(maxsize=4_096)
def counted_address(text: str) -> str:
    """An IPv4 address as it is, an IPv6 address by its /64 network; other texts as they are."""
    try:
        address = ipaddress.ip_address(text.strip("[]").partition("%")[0])
    except ValueError:
        return text
    if isinstance(address, ipaddress.IPv4Address):
        return str(address)
    mapped = address.ipv4_mapped
    if mapped is not None:
        return str(mapped)
    return str(ipaddress.ip_network((address, IPV6_NETWORK), strict=False))
