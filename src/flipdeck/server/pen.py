"""The thread that writes the log of a SQLite database.

An asynchronous driver for SQLite crosses threads and back for every single call; here a whole
transaction is one crossing, and a row costs a fraction of the processor's time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import dialect, insert

from flipdeck.server.schema import log, tables

Row = dict[str, Any]


def prepare(connection: Any, synchronous: str) -> None:
    """Sets up a new connection of either driver."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={synchronous}")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.close()


class _Put:
    """A statement that puts a row into a table unless one like it is there."""

    def __init__(self, table: sa.Table) -> None:
        put = insert(table).on_conflict_do_nothing().compile(dialect=dialect())
        self._text = str(put)
        self._names = list(put.positiontup or ())

    def __call__(self, driver: Any, row: Row) -> bool:
        return bool(driver.execute(self._text, [row[name] for name in self._names]).rowcount)


_put_log: Final = _Put(log)
_put_table: Final = _Put(tables)


class Pen:
    """Writes appends: lists of rows, of which all go in or none."""

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        # Transactions begin and end where it is said here, not where the driver thinks.
        plain = url.set(drivername="sqlite+pysqlite")
        self._engine = sa.create_engine(plain, connect_args={"isolation_level": None})
        sa.event.listen(self._engine, "connect", lambda made, _: prepare(made, synchronous))
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._connection: sa.PoolProxiedConnection | None = None

    async def write(self, appends: Sequence[list[Row]]) -> list[bool]:
        """Which of them came first, once they are durable. Raises what the database raises, and
        then nothing was written."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, self._write, appends)

    async def close(self) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._let_go)
        self._thread.shutdown()

    def _let_go(self) -> None:
        """Whatever was begun and not finished is undone."""
        if self._connection is not None:
            self._connection.invalidate()
            self._connection = None
        self._engine.dispose()

    def _write(self, appends: Sequence[list[Row]]) -> list[bool]:
        try:
            if self._connection is None:
                self._connection = self._engine.raw_connection()
            driver: Any = self._connection.driver_connection
            driver.execute("BEGIN IMMEDIATE")
            won = [
                _put_log(driver, rows[0]) if len(rows) == 1 else _put_all(driver, rows)
                for rows in appends
            ]
            driver.execute("COMMIT")
        except Exception:
            self._let_go()
            raise
        return won


def _put_all(driver: Any, rows: list[Row]) -> bool:
    driver.execute("SAVEPOINT append")
    won = all(_put_log(driver, row) for row in rows)
    if won and rows[0]["number"] == 1:
        won = _put_table(driver, {"code": rows[0]["code"], "made": rows[0]["at"]})
    if not won:
        driver.execute("ROLLBACK TO append")
    driver.execute("RELEASE append")
    return won
