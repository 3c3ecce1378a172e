"""Whether a request comes from a page of this server."""

from __future__ import annotations

from collections.abc import Collection
from urllib.parse import urlsplit

from flipdeck.rules.errors import BadInput

_DEFAULT_PORTS = {"http": 80, "https": 443}


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
