"""The log in a database: many tables' entries in one transaction, and no entry twice."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.exc import DBAPIError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from flipdeck.errors import BadInput
from flipdeck.server import entries
from flipdeck.server.entries import AnyEntry
from flipdeck.server.errors import TableError
from flipdeck.server.schema import HEAD, log, tables


class Lost(Exception):
    """Another was first with this number or this id; the log stands as it was."""


@dataclass(slots=True)
class _Append:
    rows: list[dict[str, Any]]
    made: bool
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
        self._synchronous = synchronous
        self._waiting: list[_Append] = []
        self._wake = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None
        self.appended = 0
        self.commits = 0
        sa.event.listen(self._engine.sync_engine, "connect", self._prepare)

    @property
    def engine(self) -> AsyncEngine:
        return self._engine

    def _prepare(self, connection: Any, _: object) -> None:
        cursor = connection.cursor()
        cursor.execute("PRAGMA journal_mode=WAL")
        cursor.execute(f"PRAGMA synchronous={self._synchronous}")
        cursor.execute("PRAGMA busy_timeout=10000")
        cursor.close()

    async def open(self) -> None:
        """Brings the database up to date and begins to write."""
        async with self._engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        if self._writer is not None:
            self._writer.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._writer
        self._fail(self._waiting)
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
        append = _Append(rows, number == 1, asyncio.get_running_loop().create_future())
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
        """Keeps one connection; after an error it takes a new one."""
        while True:
            with contextlib.suppress(DBAPIError):
                async with self._engine.connect() as connection:
                    while True:
                        await self._wake.wait()
                        self._wake.clear()
                        batch, self._waiting = self._waiting, []
                        if batch:
                            await self._commit(connection, batch)
            await asyncio.sleep(0.05)

    async def _commit(self, connection: AsyncConnection, batch: list[_Append]) -> None:
        try:
            async with connection.begin():
                won = await self._put(connection, batch)
        except (DBAPIError, asyncio.CancelledError):
            self._fail(batch)
            raise
        self.commits += 1
        for append, kept in zip(batch, won, strict=True):
            if append.done.done():
                continue
            if kept:
                self.appended += len(append.rows)
                append.done.set_result(None)
            else:
                append.done.set_exception(Lost())

    @staticmethod
    def _fail(batch: list[_Append]) -> None:
        for append in batch:
            if not append.done.done():
                append.done.set_exception(TableError("log-unavailable"))

    async def _put(self, connection: AsyncConnection, batch: list[_Append]) -> list[bool]:
        """Which appends came first; those of one row go together, in the order of their tables."""
        single = sorted(
            (append.rows[0] for append in batch if len(append.rows) == 1),
            key=lambda row: (row["code"], row["number"]),
        )
        kept: set[tuple[str, int, str | None]] = set()
        if single:
            put = insert(log).on_conflict_do_nothing()
            told = await connection.execute(
                put.returning(log.c.code, log.c.number, log.c.id), single
            )
            kept = {(code, number, id) for code, number, id in told.all()}
        won: list[bool] = []
        seen: set[tuple[str, int, str | None]] = set()
        for append in batch:
            row = append.rows[0]
            name = (row["code"], row["number"], row["id"])
            if len(append.rows) == 1:
                won.append(name in kept and name not in seen)
                seen.add(name)
            else:
                won.append(await self._put_all(connection, append))
        return won

    @staticmethod
    async def _put_all(connection: AsyncConnection, append: _Append) -> bool:
        try:
            async with connection.begin_nested():
                if append.made:
                    made = {"code": append.rows[0]["code"], "made": append.rows[0]["at"]}
                    await connection.execute(tables.insert(), made)
                await connection.execute(log.insert(), append.rows)
        except sa.exc.IntegrityError:
            return False
        return True


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
