"""PostgreSQL: connections, and the statements that append to the log.

Whoever is first with a number or an id of a log wins by the constraints of the table; nothing here
depends on locks, clocks or messages between processes. Rows are inserted in the order of their
keys, so that two processes wait for each other in one direction only.
"""

from __future__ import annotations

import contextlib
import os
import socket
from collections.abc import Iterator, Sequence
from typing import Any, Final, LiteralString

import psycopg
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from flipdeck.rules.errors import BadInput
from flipdeck.server.storage.backend import Row, reason_of
from flipdeck.server.storage.database_url import database_name
from flipdeck.server.storage.migrate import migrate_locked

OLDEST: Final = 15
"""Major version of PostgreSQL that is needed; older ones get no corrections any more."""
IN_USE: Final = 0x666C6970_00000001
"""Advisory lock: shared by every process that appends, exclusive while the database is copied."""
MIGRATING: Final = 0x666C6970_00000002
"""Advisory lock of the process that upgrades the schema."""
DEFAULTS: Final = {
    "connect_timeout": "5",
    "fallback_application_name": "flipdeck",
    "keepalives_idle": "30",
    "tcp_user_timeout": "10000",
}
"""Options of a connection that the URL does not give. A server that is unreachable should be an
error within seconds, not hang."""
_LAST_TIME: Final = 'SELECT max("at") FROM log'
_COLUMNS: Final = 'INSERT INTO log (code, number, id, "at", entry)'
_ROWS: Final = (
    "SELECT * FROM unnest(%s::varchar[], %s::int[], %s::varchar[], %s::bigint[], %s::bytea[])"
)
_INSERT: Final = f"{_COLUMNS} {_ROWS}"
_INSERT_NEW: Final = f"{_INSERT} ON CONFLICT DO NOTHING RETURNING code, number"
_INSERT_WITH_TABLES: Final = (
    "WITH new AS (INSERT INTO tables (code, made)"
    f" SELECT * FROM unnest(%s::varchar[], %s::bigint[])) {_INSERT}"
)


def connect_options(url: sa.URL) -> dict[str, Any]:
    """The options of libpq that a URL means; ``BadInput`` names one that there is not."""
    known = {option.keyword.decode() for option in psycopg.pq.Conninfo.get_defaults()}
    for name in url.query:
        if name not in known:
            raise BadInput(f"database {database_name(url)}: there is no option {name!r}")
    _, options = url.get_dialect()().create_connect_args(url)
    return {**DEFAULTS, **options}


def check_server(url: sa.URL, connection: psycopg.Connection) -> None:
    """``BadInput`` unless the server is new enough and the database takes every character."""
    version = connection.info.server_version
    if version < OLDEST * 10_000:
        raise BadInput(
            f"database {database_name(url)}: its server is PostgreSQL {version // 10_000}, "
            f"but {OLDEST} or newer is needed"
        )
    encoding = connection.info.parameter_status("server_encoding")
    if encoding != "UTF8":
        raise BadInput(
            f"database {database_name(url)}: its encoding is {encoding}, but UTF8 is needed"
        )


def plain_engine(url: sa.URL) -> sa.Engine:
    """An engine of synchronous connections, for a while: none is kept."""
    return sa.create_engine(
        url,
        creator=lambda: psycopg.connect(**connect_options(url)),
        poolclass=sa.NullPool,
        use_native_hstore=False,
    )


class PostgresWriter:
    """The connection of the writer's thread, made when it is first needed and after an error."""

    failures = (psycopg.Error,)

    def __init__(self, options: dict[str, Any], synchronous: str) -> None:
        self._options = options
        self._synchronous = synchronous
        self._made: psycopg.Connection | None = None
        self._interrupted = False

    def _connect(self) -> psycopg.Connection:
        if self._interrupted:
            raise psycopg.OperationalError("the server did not answer before the end")
        made = self._made = psycopg.connect(**self._options, autocommit=True)
        if self._synchronous == "NORMAL":
            made.execute("SET synchronous_commit = off")
        else:
            # A stronger setting of the server, as for replicas, stays.
            made.execute(
                "SELECT set_config('synchronous_commit', 'on', false)"
                " WHERE current_setting('synchronous_commit') = 'off'"
            )
        row = made.execute("SELECT pg_try_advisory_lock_shared(%s)", [IN_USE]).fetchone()
        if row != (True,):
            self.close()
            raise psycopg.OperationalError("it is being copied")
        return made

    def open(self) -> None:
        """Connect now, which tells others that the database is in use."""
        if self._made is None:
            self._connect()

    def insert(self, appends: Sequence[Sequence[Row]]) -> list[bool]:
        """Insert appends durably, each as a whole or not at all; which of them were inserted."""
        made = self._made
        if made is not None:
            try:
                return _insert(made, appends)
            except psycopg.OperationalError:
                # The server was restarted, for instance. What it may have inserted all the same is
                # found to be taken now, and whoever asked for it finds it in the log.
                self.close()
        return _insert(self._connect(), appends)

    def interrupt(self) -> None:
        """Called from another thread: an insert that waits for the server fails, as all after."""
        self._interrupted = True
        made = self._made
        if made is not None:
            with (
                contextlib.suppress(OSError, psycopg.Error),
                socket.socket(fileno=os.dup(made.fileno())) as shared,
            ):
                shared.shutdown(socket.SHUT_RDWR)

    def close(self) -> None:
        """Disconnect; the next insert connects again."""
        made, self._made = self._made, None
        if made is not None:
            made.close()


def _insert(connection: psycopg.Connection, appends: Sequence[Sequence[Row]]) -> list[bool]:
    """Insert appends by one statement, which is a transaction by itself, if that is possible."""
    if all(len(rows) == 1 and rows[0][1] != 1 for rows in appends):
        keys = {rows[0][:2] for rows in appends}
        if len(keys) == len(appends):
            rows = sorted((rows[0] for rows in appends), key=_key)
            won = set(connection.execute(_INSERT_NEW, _columns(rows)).fetchall())
            return [rows[0][:2] in won for rows in appends]
    elif len(appends) > 1 and _insert_whole(connection, appends):
        return [True] * len(appends)
    # A conflict, and nothing was inserted: find out which.
    return [_insert_whole(connection, [rows]) for rows in appends]


def _insert_whole(connection: psycopg.Connection, appends: Sequence[Sequence[Row]]) -> bool:
    """Insert appends, all or none, by one statement; whether they were inserted."""
    rows = sorted((row for rows in appends for row in rows), key=_key)
    first = [row for row in rows if row[1] == 1]
    statement: LiteralString = _INSERT
    columns = _columns(rows)
    if first:
        statement = _INSERT_WITH_TABLES
        columns = [[row[0] for row in first], [row[3] for row in first], *columns]
    try:
        connection.execute(statement, columns)
    except psycopg.errors.UniqueViolation:
        return False
    return True


def _key(row: Row) -> tuple[str, int]:
    return row[:2]


def _columns(rows: Sequence[Row]) -> list[list[Any]]:
    return [list(column) for column in zip(*rows, strict=True)]


class PostgresBackend:
    """A database of a PostgreSQL server."""

    probe = sa.text("SELECT current_setting('transaction_read_only') = 'off'")

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        self.url = url
        self._options = connect_options(url)
        self._synchronous = synchronous

    def engine(self) -> AsyncEngine:
        """A new engine for reading. It survives a restart of the server."""
        url = self.url.set(query={})
        return create_async_engine(
            url, connect_args=self._options, pool_pre_ping=True, use_native_hstore=False
        )

    def writer(self) -> PostgresWriter:
        """A new connection for appending."""
        return PostgresWriter(self._options, self._synchronous)

    def prepare(self) -> int | None:
        """Create or migrate the schema; return the time of the newest entry."""
        name = f"database {database_name(self.url)}"
        try:
            with psycopg.connect(**self._options) as connection:
                check_server(self.url, connection)
            migrate(self.url)
            with psycopg.connect(**self._options) as connection:
                row = connection.execute(_LAST_TIME).fetchone()
        except (psycopg.Error, sa.exc.DBAPIError, OSError) as wrong:
            raise BadInput(f"{name}: {reason_of(wrong)}") from None
        return None if row is None else row[0]

    @contextlib.contextmanager
    def exclusive(self) -> Iterator[sa.Connection]:
        """A connection while no server uses the database; ``BadInput`` if one does."""
        engine = plain_engine(self.url)
        try:
            with engine.connect() as connection:
                lock = f"SELECT pg_try_advisory_lock({IN_USE})"
                if not connection.exec_driver_sql(lock).scalar():
                    raise BadInput(
                        f"database {database_name(self.url)}: a server is using it: stop that first"
                    )
                connection.rollback()
                yield connection.execution_options(isolation_level="REPEATABLE READ")
        finally:
            engine.dispose()


def migrate(url: sa.URL) -> None:
    """Upgrade the schema in one transaction: killed at any moment, all is as it was before.

    An advisory lock is taken before the version is looked at, so that of several processes starting
    at once the first migrates and the others find it done.
    """
    engine = plain_engine(url)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({MIGRATING})")
            migrate_locked(connection, f"database {database_name(url)}")
    finally:
        engine.dispose()
