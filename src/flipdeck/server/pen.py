"""The thread that writes the log of a SQLite database.

An asynchronous driver for SQLite crosses threads and back for every single call; here a whole
transaction is one crossing, and a row costs a third of the processor's time.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert

from flipdeck.server.schema import log, tables

Row = dict[str, Any]

PAGES_BEFORE_CHECKPOINT: Final = 8000
"""Pages of the journal before they are brought into the database: tables that move all the time
write the same pages again and again."""


def prepare(connection: Any, synchronous: str) -> None:
    """Sets up a new connection of either driver."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA journal_mode=WAL")
    cursor.execute(f"PRAGMA synchronous={synchronous}")
    cursor.execute("PRAGMA busy_timeout=10000")
    cursor.execute(f"PRAGMA wal_autocheckpoint={PAGES_BEFORE_CHECKPOINT}")
    cursor.close()


class Pen:
    """Writes appends: lists of rows, of which all go in or none."""

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        # Without the driver's own idea of when a transaction begins, savepoints work.
        plain = url.set(drivername="sqlite+pysqlite")
        self._engine = sa.create_engine(plain, connect_args={"isolation_level": None})
        sa.event.listen(self._engine, "connect", lambda made, _: prepare(made, synchronous))
        sa.event.listen(self._engine, "begin", _begin)
        put = insert(log).on_conflict_do_nothing().compile(dialect=self._engine.dialect)
        self._put: str = str(put)
        self._names: list[str] = list(put.positiontup or ())
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="pen")
        self._connection: sa.Connection | None = None

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
        if self._connection is not None:
            self._connection.close()
            self._connection = None
        self._engine.dispose()

    def _write(self, appends: Sequence[list[Row]]) -> list[bool]:
        if self._connection is None:
            self._connection = self._engine.connect()
        try:
            with self._connection.begin():
                return [self._append(self._connection, rows) for rows in appends]
        except Exception:
            self._let_go()
            raise

    def _append(self, connection: sa.Connection, rows: list[Row]) -> bool:
        if len(rows) == 1 and rows[0]["number"] > 1:
            # Nearly all rows come alone, and the driver by itself is thrice as fast.
            values = [rows[0][name] for name in self._names]
            driver: Any = connection.connection.driver_connection
            return bool(driver.execute(self._put, values).rowcount)
        try:
            with connection.begin_nested():
                if rows[0]["number"] == 1:
                    made = {"code": rows[0]["code"], "made": rows[0]["at"]}
                    connection.execute(tables.insert(), made)
                connection.execute(log.insert(), rows)
        except sa.exc.IntegrityError:
            return False
        return True


def _begin(connection: sa.Connection) -> None:
    connection.exec_driver_sql("BEGIN IMMEDIATE")
