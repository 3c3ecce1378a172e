"""Finished matches in the database, and the deletion of old tables.

Where the database fails, every method raises ``TableError``.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, TypeVar

import msgspec
import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncEngine

from flipdeck.server.storage.backend import reading, writing
from flipdeck.server.storage.schema import log, matches, tables

T = TypeVar("T")
_INSERT_ONCE: Final[dict[str, sa.Insert]] = {
    "sqlite": sqlite.insert(matches).on_conflict_do_nothing(),
    "postgresql": postgresql.insert(matches).on_conflict_do_nothing(),
}


def _last(column: sa.Column[T]) -> sa.ScalarSelect[T]:
    """A column of the last entry of each log, found by the key of the log: one step for a log."""
    newest = sa.select(column).where(log.c.code == tables.c.code)
    return newest.order_by(log.c.number.desc()).limit(1).scalar_subquery()


class ArchivedMatch(msgspec.Struct, frozen=True, kw_only=True):
    """A finished match."""

    number: int
    """Number of the entry that ended it."""
    at: int
    tokens: tuple[str, ...]
    """Hashed tokens of those who sat there."""
    record: bytes


class Archive:
    """The finished matches of all tables; they outlive their tables."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(self, code: str, kept: Iterable[ArchivedMatch]) -> None:
        """Store finished matches, each once."""
        rows = [
            {
                "code": code,
                "number": match.number,
                "at": match.at,
                "tokens": " ".join(match.tokens),
                "record": match.record,
            }
            for match in kept
        ]
        if rows:
            insert = _INSERT_ONCE[self._engine.dialect.name]
            async with writing(self._engine) as connection:
                await connection.execute(insert, rows)

    async def last(self, code: str) -> ArchivedMatch | None:
        """The match of a table that was finished last."""
        wanted = sa.select(matches).where(matches.c.code == code).order_by(matches.c.number.desc())
        async with reading(self._engine) as connection:
            row = (await connection.execute(wanted.limit(1))).one_or_none()
        if row is None:
            return None
        return ArchivedMatch(
            number=row.number, at=row.at, tokens=tuple(row.tokens.split()), record=row.record
        )

    async def all(self, code: str) -> list[bytes]:
        """The records of all matches of a table, the oldest first."""
        wanted = sa.select(matches.c.record).where(matches.c.code == code)
        async with reading(self._engine) as connection:
            return list((await connection.execute(wanted.order_by(matches.c.number))).scalars())

    async def taken(self, codes: Iterable[str]) -> set[str]:
        """Those of the codes under which there is a log."""
        wanted = sa.select(log.c.code).where(log.c.code.in_(list(codes)), log.c.number == 1)
        async with reading(self._engine) as connection:
            return set((await connection.execute(wanted)).scalars())

    async def last_entries(self, length: int) -> dict[str, bytes]:
        """For each log whose code has that length, its last entry."""
        wanted = sa.select(tables.c.code, _last(log.c.entry)).where(
            sa.func.length(tables.c.code) == length
        )
        async with reading(self._engine) as connection:
            rows = await connection.execute(wanted)
            return {row[0]: row[1] for row in rows}

    async def silent(self, since: int) -> list[str]:
        """Tables without an entry since that time."""
        wanted = sa.select(tables.c.code).where(_last(log.c.at) < since)
        async with reading(self._engine) as connection:
            return list((await connection.execute(wanted)).scalars())

    async def remove_records(self, before: int) -> int:
        """Delete the records of matches that ended before a time; how many there were."""
        async with writing(self._engine) as connection:
            done = await connection.execute(sa.delete(matches).where(matches.c.at < before))
        return done.rowcount

    async def remove(self, code: str) -> None:
        """Delete a table's log; its matches stay."""
        async with writing(self._engine) as connection:
            await connection.execute(sa.delete(log).where(log.c.code == code))
            await connection.execute(sa.delete(tables).where(tables.c.code == code))
