"""The log in a database: many tables' entries in one transaction, and no entry twice."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from flipdeck.errors import BadInput
from flipdeck.server import entries
from flipdeck.server.entries import AnyEntry
from flipdeck.server.errors import TableError
from flipdeck.server.pen import Hand, Pen, Row, prepare
from flipdeck.server.schema import HEAD, log

_logger = logging.getLogger("flipdeck.server")

MANY: Final = 2
"""So many appends at once are a busy house: there the next transaction waits for company."""
GATHER: Final = 0.005
TIDY: Final = 1.0
LONG_JOURNAL: Final = 32_768
"""Pages; with SQLite's usual pages, 128 MB."""


class Lost(Exception):
    """Another was first with this number or this id; the log stands as it was."""


@dataclass(slots=True)
class _Append:
    rows: list[Row]
    done: asyncio.Future[None]


class Store:
    """Appends by group commit: what waits when a transaction begins goes into it together."""

    def __init__(self, url: str, *, synchronous: str = "FULL") -> None:
        try:
            self._engine: AsyncEngine = create_async_engine(url)
        except (sa.exc.ArgumentError, sa.exc.NoSuchModuleError, ModuleNotFoundError) as wrong:
            raise BadInput(f"database {url!r}: {wrong}") from None
        if self._engine.dialect.name != "sqlite":
            raise BadInput(f"database {url!r}: this version keeps its log in SQLite")
        if not self._engine.url.database or self._engine.url.database == ":memory:":
            raise BadInput(f"database {url!r}: a log needs a file")
        self._pen = Pen(self._engine.url, synchronous, "pen")
        self._broom = Hand(self._engine.url, synchronous, "broom")
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self._tidying: asyncio.Task[None] | None = None
        self.appended = 0
        self.commits = 0
        connect = self._engine.sync_engine, "connect"
        sa.event.listen(*connect, lambda made, _: prepare(made, synchronous))

    @property
    def engine(self) -> AsyncEngine:
        return self._engine

    async def open(self) -> None:
        """Brings the database up to date and begins to write."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write())
        self._tidying = asyncio.create_task(self._tidy())

    async def close(self) -> None:
        for task in (self._writer, self._tidying):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        self._fail(self._waiting)
        await self._broom.close()
        await self._pen.close()
        await self._engine.dispose()

    async def append(
        self, code: str, number: int, new: Sequence[AnyEntry], id: str | None = None
    ) -> None:
        """Appends entries from ``number`` on, all or none; durable when it returns."""
        if self._writer is None or self._writer.done():
            raise TableError("log-unavailable")
        rows = [
            {
                "code": code,
                "number": number + offset,
                "id": id if offset == 0 else None,
                "at": entry.at,
                "entry": entries.write(entry),
            }
            for offset, entry in enumerate(new)
        ]
        append = _Append(rows, asyncio.get_running_loop().create_future())
        self._waiting.append(append)
        self._wake.set()
        await append.done

    async def read(self, code: str, after: int = 0) -> list[tuple[int, AnyEntry]]:
        wanted = (
            sa.select(log.c.number, log.c.entry)
            .where(log.c.code == code, log.c.number > after)
            .order_by(log.c.number)
        )
        async with self._engine.connect() as connection:
            rows = (await connection.execute(wanted)).all()
        return [(number, entries.read(entry)) for number, entry in rows]

    async def number_of(self, code: str, id: str) -> int | None:
        """Under which number a command of that id stands."""
        wanted = sa.select(log.c.number).where(log.c.code == code, log.c.id == id)
        async with self._engine.connect() as connection:
            return (await connection.execute(wanted)).scalar()

    async def check(self) -> None:
        """``TableError`` unless the log can be reached and written."""
        if self._writer is None or self._writer.done():
            raise TableError("log-unavailable")
        try:
            async with self._engine.connect() as connection:
                await connection.execute(sa.text("SELECT 1"))
        except DBAPIError:
            raise TableError("log-unavailable") from None

    # The writer.

    async def _write(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            batch, self._waiting = self._waiting, []
            if batch and not await self._commit(batch):
                await asyncio.sleep(0.05)
            elif len(batch) >= MANY:
                await asyncio.sleep(GATHER)

    async def _tidy(self) -> None:
        """Brings the journal in beside the writing: done between two transactions, as SQLite does
        by itself, it would hold up every move that waits. Only a journal that has grown long, since
        there was never a moment without a move, is finished there; little is left to do by then."""
        seen = self.commits
        while True:
            await asyncio.sleep(TIDY)
            if self.commits == seen:
                continue
            seen = self.commits
            try:
                if await self._broom.bring_in() > LONG_JOURNAL:
                    await self._pen.bring_in()
            except sqlite3.Error:
                _logger.warning("the journal could not be brought in")

    async def _commit(self, batch: list[_Append]) -> bool:
        """Writes a batch, in the order of its tables, and answers each; False if nothing could be
        written."""
        batch.sort(key=lambda append: (append.rows[0]["code"], append.rows[0]["number"]))
        try:
            won = await self._pen.write([append.rows for append in batch])
        except asyncio.CancelledError:
            self._fail(batch)
            raise
        except (DBAPIError, sqlite3.Error):
            self._fail(batch)
            return False
        self.commits += 1
        for append, kept in zip(batch, won, strict=True):
            if append.done.done():
                continue
            if kept:
                self.appended += len(append.rows)
                append.done.set_result(None)
            else:
                append.done.set_exception(Lost())
        return True

    @staticmethod
    def _fail(batch: list[_Append]) -> None:
        for append in batch:
            if not append.done.done():
                append.done.set_exception(TableError("log-unavailable"))


def _migrate(connection: sa.Connection) -> None:
    if sa.inspect(connection).has_table("alembic_version"):
        at = connection.execute(sa.text("SELECT version_num FROM alembic_version")).scalar()
        if at == HEAD:
            return
    from alembic import command
    from alembic.config import Config
    from alembic.util import CommandError

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    try:
        command.upgrade(config, "head")
    except CommandError as wrong:
        raise BadInput(f"the database cannot be brought up to date: {wrong}") from None
