"""Whether a request comes from a page of this server."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit


def is_own_origin(origin: str | None, host: str, allowed: Collection[str]) -> bool:
    """Whether an Origin header is this server's or an allowed one; other programs send none."""
    if origin is None or origin in allowed:
        return True
    try:
        return urlsplit(origin).netloc.lower() == host.lower()
    except ValueError:
        return False
