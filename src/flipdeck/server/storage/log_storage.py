"""The logs of all tables and tournaments: no entry twice, durable before anybody is told."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncEngine

from flipdeck.rules.errors import BadInput
from flipdeck.server.errors import TableError
from flipdeck.server.storage.backend import Backend, reading, reason_of
from flipdeck.server.storage.checkpoints import Checkpointer
from flipdeck.server.storage.database_url import database_name, database_url
from flipdeck.server.storage.log_entries import AnyEntry, decode_entry, encode_entry
from flipdeck.server.storage.schema import log
from flipdeck.server.storage.seed_cipher import WITH_SEEDS, SeedCipher
from flipdeck.server.storage.sqlite import Connection, SqliteBackend
from flipdeck.server.storage.writer import Append, AppendConflict, LogWriter, OnDone, Result

__all__ = ["AppendConflict", "LogStorage", "OnDone", "Result", "make_backend"]


T = TypeVar("T")


class Timed(Protocol):
    """An entry of any log: a table's or a tournament's."""

    @property
    def at(self) -> int:
        """When it was made, in milliseconds since 1970."""


def make_backend(database: str | Path, synchronous: str) -> Backend:
    """Return the backend of a database; ``BadInput`` if it cannot be one."""
    url = database_url(database)
    if url.get_backend_name() == "sqlite":
        return SqliteBackend(url, synchronous)
    try:
        from flipdeck.server.storage.postgres import PostgresBackend
    except ImportError as missing:
        raise BadInput(
            f"database {database_name(url)}: the package psycopg is needed, as "
            f"'pip install flipdeck[postgres]' brings it ({missing})"
        ) from None
    return PostgresBackend(url, synchronous)


class LogStorage:
    """Reads and appends entries; ``database`` is a path or a URL.

    With a ``secret`` the seeds of shuffles are stored encrypted.
    """

    def __init__(
        self, database: str | Path, *, synchronous: str = "FULL", secret: str = ""
    ) -> None:
        self._backend = make_backend(database, synchronous)
        self._cipher = SeedCipher(secret)
        self._engine = self._backend.engine()
        connection = self._backend.writer()
        self._open, self._failures = connection.open, connection.failures
        self._writer = LogWriter(connection)
        self.checkpointer: Checkpointer | None = None
        """Only SQLite needs checkpoints."""
        if isinstance(self._backend, SqliteBackend):
            assert isinstance(connection, Connection)
            self.checkpointer = Checkpointer(self._backend, self._writer, connection)
        self.last_time: int | None = None
        """The time of the newest entry when the log was opened."""

    @property
    def engine(self) -> AsyncEngine:
        """The engine for reading."""
        return self._engine

    @property
    def name(self) -> str:
        """The database as people look for it, without a password."""
        return database_name(self._backend.url)

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
        """Create or migrate the database and begin to write; ``BadInput`` if it cannot be used."""
        self.last_time = await asyncio.to_thread(self._backend.prepare)
        self._writer.start()
        try:
            await self._writer.call(self._open)
        except self._failures as wrong:
            raise BadInput(f"database {self.name}: {reason_of(wrong)}") from None
        if self.checkpointer is not None:
            self.checkpointer.start()

    async def close(self) -> None:
        """Write what waits, then disconnect."""
        if self.checkpointer is not None:
            await self.checkpointer.stop()
        await self._writer.close()
        if self.checkpointer is not None:
            await self.checkpointer.close()
        await self._engine.dispose()

    def submit(
        self, code: str, number: int, new: Sequence[Timed], id: str | None, on_done: OnDone
    ) -> None:
        """Append entries from ``number`` on, all or none, without waiting.

        ``on_done`` is called later in the event loop: with None once they are durable, with
        ``AppendConflict`` if the number or the id is taken, or with ``TableError``.
        """
        rows = [(code, number, id, new[0].at, self._encode(new[0]))]
        for entry in new[1:]:
            number += 1
            rows.append((code, number, None, entry.at, self._encode(entry)))
        self._writer.put(Append(rows, on_done))

    def _encode(self, entry: Timed) -> bytes:
        if isinstance(entry, WITH_SEEDS):
            entry = self._cipher.seal(entry)
        return encode_entry(entry)

    def _decode(self, raw: bytes) -> AnyEntry:
        return self._cipher.unseal(decode_entry(raw))

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
        return await self.read_as(code, self._decode, after)

    async def read_as(
        self, code: str, decode: Callable[[bytes], T], after: int = 0
    ) -> list[tuple[int, T]]:
        """The entries of a log with their numbers, decoded by its own format."""
        wanted = (
            sa.select(log.c.number, log.c.entry)
            .where(log.c.code == code, log.c.number > after)
            .order_by(log.c.number)
        )
        async with reading(self._engine) as connection:
            rows = (await connection.execute(wanted)).all()
        return [(number, decode(entry)) for number, entry in rows]

    async def number_of(self, code: str, id: str) -> int | None:
        """The number under which a command of that id stands."""
        wanted = sa.select(log.c.number).where(log.c.code == code, log.c.id == id)
        async with reading(self._engine) as connection:
            return (await connection.execute(wanted)).scalar()

    async def check(self) -> None:
        """``TableError`` unless the log can be reached and written."""
        if not self._writer.running:
            raise TableError("storage-unavailable")
        async with reading(self._engine) as connection:
            writable = (await connection.execute(self._backend.probe)).scalar()
        if not writable:
            raise TableError("storage-unavailable")
