"""SQLite connections, and the statements that append to the log.

Appends go in by one statement of up to 100 rows, which is a transaction by itself: between two
statements a thread must wait until the one that serves the tables gives up Python's lock.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from flipdeck.rules.errors import BadInput
from flipdeck.server.storage.backend import Row
from flipdeck.server.storage.migrate import migrate_locked

WAL_SIZE_KEPT: Final = 1 << 22
"""WAL size kept after a checkpoint; reusing the file is faster than growing it."""
PAGE_SIZE: Final = 2048
"""Page size of a new database: an append changes two or three pages far apart, and with half of
SQLite's usual size a commit of 4 to 16 appends took 10 to 20 % less CPU."""
BUSY_TIMEOUT: Final = 10_000
"""Milliseconds to wait for a lock that another process holds."""
MIGRATION_TIMEOUT: Final = 300_000
"""Milliseconds to wait for another process that is migrating the same database."""
_LAST_TIME: Final = 'SELECT "at" FROM log ORDER BY rowid DESC LIMIT 1'


class Checkpoint(NamedTuple):
    """What a checkpoint found and did, in pages."""

    wal: int
    moved: int

    @property
    def complete(self) -> bool:
        """Whether the database file now holds everything that is in the WAL."""
        return self.wal == self.moved


def create_private(path: Path) -> None:
    """Create a database file that only its owner can read; one that exists stays as it is.

    SQLite gives the WAL the permissions of the database file.
    """
    try:
        os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    except FileExistsError:
        return
    except OSError as wrong:
        raise BadInput(f"database {path}: it cannot be created: {wrong.strerror}") from None


def prepare(connection: Any, synchronous: str) -> None:
    """Configure a new connection of either driver."""
    cursor = connection.cursor()
    cursor.execute(f"PRAGMA busy_timeout={BUSY_TIMEOUT}")
    cursor.execute(f"PRAGMA page_size={PAGE_SIZE}")
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={synchronous}")
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.execute(f"PRAGMA journal_size_limit={WAL_SIZE_KEPT}")
    cursor.close()


def plain_engine(url: sa.URL, synchronous: str) -> sa.Engine:
    """An engine of the synchronous driver; transactions begin and end only where the caller says,
    not where the driver guesses."""
    plain = url.set(drivername="sqlite+pysqlite")
    engine = sa.create_engine(plain, connect_args={"isolation_level": None})
    sa.event.listen(engine, "connect", lambda made, _: prepare(made, synchronous))
    return engine


class Connection:
    """A connection of one thread, made when it is first needed and again after an error."""

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        self._engine = plain_engine(url, synchronous)
        self._made: sa.PoolProxiedConnection | None = None

    def driver(self) -> sqlite3.Connection:
        """The driver's connection."""
        if self._made is None:
            self._made = self._engine.raw_connection()
        driver = self._made.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        return driver

    def open(self) -> None:
        """Connect now, which tells others that the file is in use."""
        self.driver()

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What is raised when the database fails."""
        return (sqlite3.Error, sa.exc.SQLAlchemyError)

    def insert(self, appends: Sequence[Sequence[Row]]) -> list[bool]:
        """Insert appends durably, each as a whole or not at all; which of them were inserted."""
        return insert_appends(self.driver(), appends)

    def interrupt(self) -> None:
        """Called from another thread: an insert that waits for the database fails."""
        if self._made is not None:
            self.driver().interrupt()

    def close(self) -> None:
        """Disconnect; a transaction that is not committed is undone."""
        if self._made is not None:
            self._made.invalidate()
            self._made = None
        self._engine.dispose()

    def checkpoint(self) -> Checkpoint:
        """Move what the WAL holds into the database file, as far as nobody is in the way."""
        try:
            row = self.driver().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except Exception:
            self.close()
            raise
        return Checkpoint(row[1], row[2])


_MOST_ROWS: Final = 100
"""Rows of one statement; the driver keeps 128 prepared statements."""
_INSERT: Final = 'INSERT INTO log (code, number, id, "at", entry) VALUES (?, ?, ?, ?, ?)'
_INSERTS: Final = [_INSERT + ", (?, ?, ?, ?, ?)" * more for more in range(_MOST_ROWS)]
_INSERT_IF_NEW: Final = f"{_INSERT} ON CONFLICT DO NOTHING"
_NEW_TABLE: Final = "INSERT INTO tables (code, made) VALUES (?, ?) ON CONFLICT DO NOTHING"


def insert_appends(driver: sqlite3.Connection, appends: Sequence[Sequence[Row]]) -> list[bool]:
    """Insert appends durably, each as a whole or not at all; which of them were inserted.

    An append is refused if one of its numbers or its id is taken. Raises what the driver raises,
    and then nothing was inserted.
    """
    if not any(rows[0][1] == 1 for rows in appends):
        try:
            _insert_all(driver, [row for rows in appends for row in rows])
        except sqlite3.IntegrityError:
            pass  # A conflict, and nothing was inserted: find out which.
        else:
            return [True] * len(appends)
    driver.execute("BEGIN IMMEDIATE")
    won = [_insert_one(driver, rows) for rows in appends]
    driver.execute("COMMIT")
    return won


def _insert_all(driver: sqlite3.Connection, rows: list[Row]) -> None:
    """Insert rows, all or none, by as few statements as possible."""
    if len(rows) <= _MOST_ROWS:
        driver.execute(_INSERTS[len(rows) - 1], [value for row in rows for value in row])
        return
    driver.execute("BEGIN IMMEDIATE")
    try:
        for start in range(0, len(rows), _MOST_ROWS):
            part = rows[start : start + _MOST_ROWS]
            driver.execute(_INSERTS[len(part) - 1], [value for row in part for value in row])
    except sqlite3.IntegrityError:
        driver.execute("ROLLBACK")
        raise
    driver.execute("COMMIT")


def _insert_one(driver: sqlite3.Connection, rows: Sequence[Row]) -> bool:
    if len(rows) == 1 and rows[0][1] != 1:
        return bool(driver.execute(_INSERT_IF_NEW, rows[0]).rowcount)
    driver.execute("SAVEPOINT append")
    won = all(driver.execute(_INSERT_IF_NEW, row).rowcount for row in rows)
    if won and rows[0][1] == 1:
        code, _, _, at, _ = rows[0]
        won = bool(driver.execute(_NEW_TABLE, (code, at)).rowcount)
    if not won:
        driver.execute("ROLLBACK TO append")
    driver.execute("RELEASE append")
    return won


def migrate(url: sa.URL, synchronous: str) -> None:
    """Upgrade the schema in one transaction: killed at any moment, all is as it was before.

    The transaction takes the write lock before it looks at the version, so that of several
    processes starting at once the first migrates and the others find it done.
    """
    engine = plain_engine(url, synchronous)
    sa.event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN IMMEDIATE"))
    try:
        with engine.connect() as connection:
            driver = connection.connection.driver_connection
            assert driver is not None
            driver.execute(f"PRAGMA busy_timeout={MIGRATION_TIMEOUT}")
            with connection.begin():
                migrate_locked(connection, f"database {url.database}")
    finally:
        engine.dispose()


class SqliteBackend:
    """A database in a file."""

    probe = sa.text("SELECT 1")

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        self.url = url
        self.synchronous = synchronous

    def engine(self) -> AsyncEngine:
        """A new engine for reading."""
        engine = create_async_engine(self.url)
        sa.event.listen(
            engine.sync_engine, "connect", lambda made, _: prepare(made, self.synchronous)
        )
        return engine

    def writer(self) -> Connection:
        """A new connection for appending."""
        return Connection(self.url, self.synchronous)

    def prepare(self) -> int | None:
        """Create or migrate the database; return the time of its newest entry."""
        assert self.url.database is not None
        if not self.url.database.startswith("file:"):
            create_private(Path(self.url.database))
        migrate(self.url, self.synchronous)
        connection = self.writer()
        row = connection.driver().execute(_LAST_TIME).fetchone()
        connection.close()
        return None if row is None else row[0]

    @contextlib.contextmanager
    def exclusive(self) -> Iterator[sa.Connection]:
        """A connection while no server uses the database; ``BadInput`` if one does.

        In WAL mode exclusive locking is refused as long as anybody has the file open.
        """
        plain = self.url.set(drivername="sqlite+pysqlite")
        engine = sa.create_engine(plain, connect_args={"isolation_level": None, "timeout": 1})
        sa.event.listen(engine, "connect", lambda made, _: _lock(made))
        sa.event.listen(engine, "begin", lambda c: c.exec_driver_sql("BEGIN EXCLUSIVE"))
        try:
            with engine.connect() as connection:
                yield connection
        except sa.exc.OperationalError as wrong:
            if "locked" in str(wrong.orig):
                raise BadInput(
                    f"database {self.url.database}: a server is using it: stop that first"
                ) from None
            raise
        finally:
            engine.dispose()


def _lock(connection: sqlite3.Connection) -> None:
    connection.execute("PRAGMA locking_mode=EXCLUSIVE")
    connection.execute("PRAGMA synchronous=FULL")
