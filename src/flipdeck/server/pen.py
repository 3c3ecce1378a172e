"""The thread that writes the log of a SQLite database.

An asynchronous driver for SQLite crosses threads and back for every single call; here a whole
transaction is one crossing. Moves go in by one statement, which is a transaction by itself: after
every statement this thread must wait until the one that serves the tables lets Python go.
"""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import dialect, insert

from flipdeck.server.schema import log, tables

USUAL_JOURNAL: Final = 1 << 22
"""Bytes that stay of a journal brought in: writing over what is there is quicker than growing."""
Row = dict[str, Any]
Result = TypeVar("Result")


def prepare(connection: Any, synchronous: str) -> None:
    """Sets up a new connection of either driver."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={synchronous}")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute("PRAGMA wal_autocheckpoint=0")
    cursor.execute(f"PRAGMA journal_size_limit={USUAL_JOURNAL}")
    cursor.close()


class _Put:
    """Statements that put rows into a table."""

    def __init__(self, table: sa.Table) -> None:
        self._names = [column.name for column in table.columns]
        put = insert(table).values(dict.fromkeys(self._names))
        self._one = str(put.compile(dialect=dialect()))
        self._unless_there = str(put.on_conflict_do_nothing().compile(dialect=dialect()))
        blanks = ", ".join("?" * len(self._names))
        self._another = f", ({blanks})"

    def unless_there(self, driver: Any, row: Row) -> bool:
        """Whether the row came to be there."""
        values = [row[name] for name in self._names]
        return bool(driver.execute(self._unless_there, values).rowcount)

    def all(self, driver: Any, rows: Sequence[Row]) -> None:
        """All of them at once, or ``IntegrityError`` and none."""
        # Written here, since a statement of many rows takes SQLAlchemy longer than SQLite.
        text = self._one + self._another * (len(rows) - 1)
        driver.execute(text, [row[name] for row in rows for name in self._names])


_log: Final = _Put(log)
_tables: Final = _Put(tables)
_MOST_ROWS: Final = 100


class Hand:
    """A thread with a connection of its own."""

    def __init__(self, url: sa.URL, synchronous: str, name: str) -> None:
        # Transactions begin and end where it is said here, not where the driver thinks.
        plain = url.set(drivername="sqlite+pysqlite")
        self._engine = sa.create_engine(plain, connect_args={"isolation_level": None})
        sa.event.listen(self._engine, "connect", lambda made, _: prepare(made, synchronous))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix=name)
        self._connection: sa.PoolProxiedConnection | None = None

    async def run(self, work: Callable[..., Result], *args: object) -> Result:
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, work, *args)

    async def bring_in(self) -> int:
        """Brings the journal into the database's file; how many pages the journal holds."""
        return await self.run(self._bring_in)

    async def close(self) -> None:
        await self.run(self._let_go)
        self._thread.shutdown()

    def _let_go(self) -> None:
        """Whatever was begun and not finished is undone."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None
        self._engine.dispose()

    def _driver(self) -> Any:
        if self._connection is None:
            self._connection = self._engine.raw_connection()
        return self._connection.driver_connection

    def _bring_in(self) -> int:
        try:
            _, pages, _ = self._driver().execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        except Exception:
            self._let_go()
            raise
        return int(pages)


class Pen(Hand):
    """Writes appends: lists of rows, of which all go in or none."""

    async def write(self, appends: Sequence[list[Row]]) -> list[bool]:
        """Which of them came first, once they are durable. Raises what the database raises, and
        then nothing was written."""
        return await self.run(self._write, appends)

    def _write(self, appends: Sequence[list[Row]]) -> list[bool]:
        try:
            driver = self._driver()
            if all(len(rows) == 1 for rows in appends) and len(appends) <= _MOST_ROWS:
                try:
                    _log.all(driver, [rows[0] for rows in appends])
                except sqlite3.IntegrityError:
                    pass  # some came too late, and none was written
                else:
                    return [True] * len(appends)
            return self._write_each(driver, appends)
        except Exception:
            self._let_go()
            raise

    @staticmethod
    def _write_each(driver: Any, appends: Sequence[list[Row]]) -> list[bool]:
        driver.execute("BEGIN IMMEDIATE")
        won = [
            _log.unless_there(driver, rows[0]) if len(rows) == 1 else _put_all(driver, rows)
            for rows in appends
        ]
        driver.execute("COMMIT")
        return won


def _put_all(driver: Any, rows: list[Row]) -> bool:
    driver.execute("SAVEPOINT append")
    won = all(_log.unless_there(driver, row) for row in rows)
    if won and rows[0]["number"] == 1:
        won = _tables.unless_there(driver, {"code": rows[0]["code"], "made": rows[0]["at"]})
    if not won:
        driver.execute("ROLLBACK TO append")
    driver.execute("RELEASE append")
    return won
