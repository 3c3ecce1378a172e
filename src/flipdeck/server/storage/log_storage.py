"""The logs of all tables and tournaments: no entry twice, durable before anybody is told."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Final, Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from flipdeck.server.errors import TableError
from flipdeck.server.storage.log_entries import AnyEntry, decode_entry, encode_entry
from flipdeck.server.storage.migrate import migrate
from flipdeck.server.storage.schema import log
from flipdeck.server.storage.sqlite import (
    Checkpoint,
    Connection,
    create_private,
    database_url,
    prepare,
)
from flipdeck.server.storage.writer import Append, AppendConflict, LogWriter, OnDone, Result

__all__ = ["AppendConflict", "LogStorage", "OnDone", "Result"]

_logger = logging.getLogger("flipdeck.server")

CHECKPOINT_EVERY: Final = 1.0
"""Seconds between two checkpoints while the log is written."""
LONG_WAL: Final = 32_768
"""Pages of a WAL that must be finished by the writer; 64 MB of a new database."""


_LAST_TIME: Final = 'SELECT "at" FROM log ORDER BY rowid DESC LIMIT 1'


T = TypeVar("T")


class Timed(Protocol):
    """An entry of any log: a table's or a tournament's."""

    @property
    def at(self) -> int:
        """When it was made, in milliseconds since 1970."""


class LogStorage:
    """Reads and appends entries; ``database`` is a path or a SQLAlchemy URL."""

    def __init__(self, database: str | Path, *, synchronous: str = "FULL") -> None:
        self._url = database_url(database)
        self._synchronous = synchronous
        self._engine: AsyncEngine = create_async_engine(self._url)
        sa.event.listen(
            self._engine.sync_engine, "connect", lambda made, _: prepare(made, synchronous)
        )
        self._writer = LogWriter(self._url, synchronous)
        self._checkpointer = Connection(self._url, synchronous)
        self._checkpoint_thread = ThreadPoolExecutor(1, thread_name_prefix="checkpointer")
        self._checkpointing: asyncio.Task[None] | None = None
        self.checkpoints = 0
        self.last_time: int | None = None
        """The time of the entry that was the last one when the log was opened."""

    @property
    def engine(self) -> AsyncEngine:
        """The engine for reading."""
        return self._engine

    @property
    def appended(self) -> int:
        """Entries appended by this process."""
        return self._writer.appended

    @property
    def commits(self) -> int:
        """Transactions committed by this process."""
        return self._writer.commits

    @property
    def failures(self) -> int:
        """Transactions that failed in this process."""
        return self._writer.failures

    async def open(self) -> None:
        """Create or migrate the database and begin to write."""
        await asyncio.to_thread(self._create)
        self._writer.start()
        self._checkpointing = asyncio.create_task(self._checkpoint_regularly())

    def _create(self) -> None:
        assert self._url.database is not None
        if not self._url.database.startswith("file:"):
            create_private(Path(self._url.database))
        migrate(self._url, self._synchronous)
        connection = Connection(self._url, self._synchronous)
        row = connection.driver().execute(_LAST_TIME).fetchone()
        self.last_time = None if row is None else row[0]
        connection.close()

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        if self._checkpointing is not None:
            self._checkpointing.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._checkpointing
        await self._writer.close()
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._checkpoint_thread, self._checkpointer.close)
        self._checkpoint_thread.shutdown()
        await self._engine.dispose()

    def submit(
        self, code: str, number: int, new: Sequence[Timed], id: str | None, on_done: OnDone
    ) -> None:
        """Append entries from ``number`` on, all or none, without waiting.

        ``on_done`` is called later in the event loop: with None once they are durable, with
        ``AppendConflict`` if the number or the id is taken, or with ``TableError``.
        """
        rows = [(code, number, id, new[0].at, encode_entry(new[0]))]
        for entry in new[1:]:
            number += 1
            rows.append((code, number, None, entry.at, encode_entry(entry)))
        self._writer.put(Append(rows, on_done))

    async def append(
        self, code: str, number: int, new: Sequence[Timed], id: str | None = None
    ) -> None:
        """Append entries from ``number`` on, all or none; durable when it returns.

        Raises ``AppendConflict`` or ``TableError``.
        """
        future: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def on_done(result: Result) -> None:
            if future.done():
                return
            if result is None:
                future.set_result(None)
            else:
                future.set_exception(result)

        self.submit(code, number, new, id, on_done)
        await future

    async def read(self, code: str, after: int = 0) -> list[tuple[int, AnyEntry]]:
        """The entries of a table with their numbers."""
        return await self.read_as(code, decode_entry, after)

    async def read_as(
        self, code: str, decode: Callable[[bytes], T], after: int = 0
    ) -> list[tuple[int, T]]:
        """The entries of a log with their numbers, decoded by its own format."""
        wanted = (
            sa.select(log.c.number, log.c.entry)
            .where(log.c.code == code, log.c.number > after)
            .order_by(log.c.number)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(number, decode(entry)) for number, entry in rows]

    async def number_of(self, code: str, id: str) -> int | None:
        """The number under which a command of that id stands."""
        wanted = sa.select(log.c.number).where(log.c.code == code, log.c.id == id)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    async def check(self) -> None:
        """``TableError`` unless the log can be reached and written."""
        if not self._writer.running:
            raise TableError("storage-unavailable")
        try:
            async with self._engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except DBAPIError:
            raise TableError("storage-unavailable") from None

    async def checkpoint(self) -> Checkpoint:
        """Move what is committed from the WAL into the database file.

        This is done on a second connection beside the writer: between two transactions, as SQLite
        does it by itself, it would delay every move that waits. Only a long WAL, which writes
        without a pause have kept from starting anew, is finished by the writer; little of it is
        left to do by then.
        """
        loop = asyncio.get_running_loop()
        done = await loop.run_in_executor(self._checkpoint_thread, self._checkpointer.checkpoint)
        if done.wal > LONG_WAL:
            done = await self._writer.checkpoint()
        self.checkpoints += 1
        return done

    async def _checkpoint_regularly(self) -> None:
        finished = 0
        while True:
            await asyncio.sleep(CHECKPOINT_EVERY)
            commits = self.commits
            if commits == finished:
                continue
            try:
                done = await self.checkpoint()
            except (sqlite3.Error, SQLAlchemyError) as wrong:
                _logger.warning("checkpoint failed", extra={"error": str(wrong)})
            else:
                # One that was not complete is tried again, also when nothing new is written.
                finished = commits if done.complete else -1
