"""The settings of a server."""

from __future__ import annotations

from pathlib import Path
from typing import Final, Literal

import msgspec

STATIC: Final = Path(__file__).parent / "static"
"""The folder of the built client."""

_PACKAGED: Final = Path(__file__).parents[1] / "docs"
DOCS: Final = (
    _PACKAGED if _PACKAGED.is_dir() else Path(__file__).parents[3] / "docs" / "_build" / "html"
)
"""The folder of the built documentation: in an installed package, else in the repository."""


class ServerSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Times are milliseconds; rates are per second, with a burst allowed at once."""

    host: str = "127.0.0.1"
    """Address to bind."""
    port: int = 8112
    """Port to bind."""
    lan: bool = False
    """Bind all addresses, so that phones and others on the local network can join."""
    address: str | None = None
    """Base URL of links and QR codes on the local network; set by the server with ``lan``."""
    database: str = "sqlite+aiosqlite:///flipdeck.db"
    """Path of the SQLite file, which is created if it is missing, or a URL: ``sqlite:///FILE`` or
    ``postgresql://USER@HOST/NAME``."""
    synchronous: Literal["FULL", "NORMAL"] = "FULL"
    """SQLite's pragma: FULL survives a power cut, NORMAL only a killed process. On PostgreSQL,
    NORMAL is ``synchronous_commit=off``; the last moves may then be lost if that server fails."""
    static: Path = STATIC
    """Folder of the built web client."""
    docs: Path = DOCS
    """Folder of the built documentation, served under /docs."""
    origins: tuple[str, ...] = ()
    """Further origins whose pages are accepted, for a proxy that does not pass on Host."""
    behind_proxy: bool = False
    """Take a client's address from the last entry of X-Forwarded-For, and any name for the
    server's. Only behind a proxy that sets the one and checks the other."""
    verifiable_shuffle: bool = True
    """Deal by shuffles that players can verify: server and players choose the cards together."""
    shuffle_secret: str = ""
    """A long random text by which the seeds of shuffles are encrypted in the database. A table read
    without it, or with another, goes on with shuffles that cannot be verified."""
    keep_days: float = 30
    """Days after which a table is deleted, counted from its last change; 0 keeps all. A match that
    was not finished is ended first. The records of its matches stay."""
    record_days: float = 365
    """Days after which the record of a match is deleted; 0 keeps all."""
    metrics_token: str = ""
    """Opens /metrics from anywhere, as ``Authorization: Bearer TOKEN``; without it only requests
    from this machine that came through no proxy are answered."""
    log_level: str = "info"
    """Minimum level of a JSON log; a plain log has warnings and errors."""
    log_form: Literal["json", "plain"] = "json"
    """JSON lines, or plain lines for people."""

    clock_second: int = 1_000
    """Length of a second of the turn clock; tests shorten it."""
    away: int = 20_000
    """How long a player may be disconnected before a bot plays for the seat."""
    host_away: int = 60_000
    """How long a host may be disconnected before another player becomes host."""
    least_grace: int = 400
    """Time to call UNO before a catch counts, added to the slowest player's latency."""
    most_grace: int = 1_500
    """Upper limit of that time, latency included."""
    most_tables: int = 20_000
    """Tables held in memory at once."""
    most_spectators: int = 50
    """Spectators at one table."""
    idle: int = 600_000
    """How long a table without connections stays in memory; it stays in the database."""

    most_tournaments: int = 200
    """Tournaments that are open or played at once."""
    tournaments_per_address: int = 5
    """Those of them that one address may have made."""
    sign_ins_per_address: int = 160
    """Players who may sign in to one tournament from one address: a club has one address."""
    sign_in_rate: float = 2.0
    """Sign-ins to tournaments from one address."""
    sign_in_burst: float = 80.0
    """Burst of ``sign_in_rate``."""
    most_tournament_clients: int = 300
    """Connections to the page of one tournament."""
    organiser_away: int = 600_000
    """How long a tournament's organiser may be away before any player may start it."""
    tournament_every: int = 500
    """Least time between two messages about the state of a tournament to one client."""
    stuck_after: int = 180_000
    """How long nothing may happen at a tournament's table before it is shown as stuck."""

    most_unwritten: int = 262_144
    """Bytes that may wait for a slow client before it is disconnected."""
    most_bytes: int = 16_384
    """Size limit of a message or request body, in bytes."""
    say_rate: float = 15.0
    """Messages that one connection may send."""
    say_burst: float = 40.0
    """Burst of ``say_rate``."""
    chat_rate: float = 0.5
    """Chat lines and reactions that one connection may send."""
    chat_burst: float = 5.0
    """Burst of ``chat_rate``."""
    most_head: int = 16_000
    """Size limit of the head of a request, in bytes."""
    request_wait: int = 10_000
    """How long a request may take to arrive, and a client may read nothing of an answer."""
    request_rate: float = 100.0
    """HTTP requests that one address may send."""
    request_burst: float = 3_000.0
    """Burst of ``request_rate``."""
    most_connections: int = 10_000
    """Connections in all; fewer if the system does not let the process open so many files."""
    connections_per_address: int = 500
    """Connections of one address: a club has one address."""
    open_rate: float = 50.0
    """Connections of any kind that one address may open."""
    open_burst: float = 2_000.0
    """Burst of ``open_rate``."""
    make_rate: float = 1.0
    """Seats, records and tournaments that one address may ask for."""
    make_burst: float = 20.0
    """Burst of ``make_rate``."""
    table_rate: float = 0.1
    """Tables that one address may create."""
    table_burst: float = 20.0
    """Burst of ``table_rate``."""
    tables_per_address: int = 40
    """Tables in memory that one address has created; 0 for no limit."""
    public_seats_per_address: int = 2
    """Seats of one public table that one address may have; 0 for no limit."""
    seat_wait: int = 120_000
    """How long a seat stays taken by a player who never connects to it."""
    entry_rate: float = 4.0
    """Entries that one table may write to the log."""
    entry_burst: float = 400.0
    """Burst of ``entry_rate``."""
    most_entries: int = 30_000
    """Entries of one table after which no further round is dealt there."""
    least_bot_delay: int = 250
    """Least time between a move and the next one of a bot, whatever the table's settings say."""
    least_next_round: int = 2_000
    """Least time after which a round is dealt by itself, whatever the table's settings say."""
    unattended_after: int = 900_000
    """How long players may send nothing before bots and clocks of their table wait; 0 for ever.
    Tournaments do not wait."""
    miss_rate: float = 0.2
    """Codes of tables and tournaments that are none, and links that open no seat, which one address
    may try. Beyond that it is answered only if it has a link that opens something."""
    miss_burst: float = 60.0
    """Burst of ``miss_rate``."""
    password_rate: float = 1.0
    """Passwords of tables that one address may set or try."""
    password_burst: float = 20.0
    """Burst of ``password_rate``."""
    guess_rate: float = 0.1
    """Wrong passwords that a table takes from all addresses together."""
    guess_burst: float = 30.0
    """Burst of ``guess_rate``."""
    connect_rate: float = 20.0
    """Connections to tables that one address may open."""
    connect_burst: float = 400.0
    """Burst of ``connect_rate``."""
    patience: int = 20
    """Messages over the rate limit, or malformed, before the connection is closed."""
    hello_wait: int = 10_000
    """How long a new connection may take to send hello."""
