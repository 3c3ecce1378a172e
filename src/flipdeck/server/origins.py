"""Whether a request comes from a page of this server, and names this server."""

from __future__ import annotations

import ipaddress
from collections.abc import Collection
from functools import lru_cache
from typing import Final
from urllib.parse import urlsplit

from flipdeck.rules.errors import BadInput

_DEFAULT_PORTS = {"http": 80, "https": 443}
LOCAL_NAMES: Final = ("localhost", "local", "lan", "home", "internal", "home.arpa", "localdomain")
"""Ends of names that nobody can have in the public DNS."""


def parse_origin(text: str) -> str:
    """Return an origin as browsers send it; ``BadInput`` if it can never be one."""
    try:
        parts = urlsplit(text)
        port = parts.port
    except ValueError:
        raise BadInput(f"origin {text!r}: it is not an address") from None
    if parts.scheme not in _DEFAULT_PORTS or not parts.hostname:
        raise BadInput(f"origin {text!r}: write it as https://HOST or http://HOST:PORT")
    if parts.username is not None or parts.path not in ("", "/") or parts.query or parts.fragment:
        raise BadInput(f"origin {text!r}: it has a scheme, a host and a port, nothing else")
    host = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    usual = port is None or port == _DEFAULT_PORTS[parts.scheme]
    return f"{parts.scheme}://{host}" + ("" if usual else f":{port}")


def is_own_origin(origin: str | None, host: str, allowed: Collection[str]) -> bool:
    """Whether an Origin header is this server's or an allowed one; other programs send none."""
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False


@lru_cache(maxsize=1_024)
def is_own_host(host: str, allowed: tuple[str, ...]) -> bool:
    """Whether a Host header may name this server where no proxy stands before it.

    A site of a stranger can have a name that leads to an address of this machine or its network
    (DNS rebinding): to a browser, pages of the stranger then have the same origin as those here. So
    a name of the public DNS must be one of the allowed origins; addresses and names of a local
    network cannot be a stranger's.
    """
    try:
        name = (urlsplit(f"//{host}").hostname or "").removesuffix(".")
    except ValueError:
        return False
    if not host or any(urlsplit(origin).hostname == name for origin in allowed):
        return True
    try:
        ipaddress.ip_address(name)
    except ValueError:
        alone = "." not in name
        return bool(name) and (alone or name.endswith(tuple(f".{end}" for end in LOCAL_NAMES)))
    return True
