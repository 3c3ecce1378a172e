"""What a server is told when it starts."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

STATIC: Final = Path(__file__).parent / "static"
"""Where the built client lies."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are milliseconds, rates are per second with a burst."""

    host: str = "127.0.0.1"
    port: int = 8112
    lan: bool = False
    address: str | None = None
    """How others in the house reach this machine, with ``lan``."""
    database: str = "sqlite+aiosqlite:///flipdeck.db"
    synchronous: Literal["FULL", "NORMAL"] = "FULL"
    static: Path = STATIC
    origins: tuple[str, ...] = ()
    """Further origins whose pages may speak to this server."""
    behind_proxy: bool = False
    """Requests come through a proxy that says in X-Forwarded-For whom they are from."""
    keep_days: float = 30
    """How long a table at which no match goes on is kept after the last thing happened there;
    0 is for ever. A match that goes on is never cleared away."""
    log_level: str = "info"
    log_form: Literal["json", "plain"] = "json"

    clock_second: int = 1_000
    """How long a second of a turn's clock lasts; less where time is short."""
    away: int = 20_000
    """How long a player may be gone before a bot plays on for the seat."""
    host_away: int = 60_000
    """How long a host may be gone before the role passes on."""
    least_grace: int = 400
    most_grace: int = 1_500
    """The grace of the UNO race: so much more than the farthest player's latency, and no more."""
    most_tables: int = 20_000
    most_watchers: int = 50
    idle: int = 600_000
    """How long a table nobody looks at stays in memory."""

    most_unwritten: int = 262_144
    """Bytes that may wait for a slow client before it is dropped."""
    most_bytes: int = 16_384
    """The largest message or request body."""
    say_rate: float = 15.0
    say_burst: float = 40.0
    chat_rate: float = 0.5
    chat_burst: float = 5.0
    make_rate: float = 1.0
    make_burst: float = 20.0
    """Tables and seats that one address may ask for."""
    connect_rate: float = 5.0
    connect_burst: float = 60.0
    """Connections that one address may open."""
    patience: int = 20
    """Messages beyond the rate, or that cannot be read, before the connection is closed."""
    hello_wait: int = 10_000
    """How long a new connection may say nothing."""
