"""Match records in the database, and old tables cleared away."""

from __future__ import annotations

from collections.abc import Iterable

import sqlalchemy as sa
from sqlalchemy.dialects.sqlite import insert
from sqlalchemy.ext.asyncio import AsyncEngine

from flipdeck.server.keeping import Kept
from flipdeck.server.schema import log, matches, tables


class Archive:
    """What outlives a table: its finished matches."""

    def __init__(self, engine: AsyncEngine) -> None:
        self._engine = engine

    async def keep(self, code: str, kept: Iterable[Kept]) -> None:
        """Keeps finished matches, each once."""
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
            async with self._engine.begin() as connection:
                await connection.execute(insert(matches).on_conflict_do_nothing(), rows)

    async def last(self, code: str) -> Kept | None:
        """The table's match that was finished last."""
        wanted = sa.select(matches).where(matches.c.code == code).order_by(matches.c.number.desc())
        async with self._engine.connect() as connection:
            row = (await connection.execute(wanted.limit(1))).one_or_none()
        if row is None:
            return None
        return Kept(
            number=row.number, at=row.at, tokens=tuple(row.tokens.split()), record=row.record
        )

    async def silent(self, since: int) -> list[str]:
        """Tables at which nothing has happened from that time on."""
        wanted = sa.select(log.c.code).group_by(log.c.code).having(sa.func.max(log.c.at) < since)
        async with self._engine.connect() as connection:
            return list((await connection.execute(wanted)).scalars())

    async def remove(self, code: str) -> None:
        """A table's log goes; its matches stay."""
        async with self._engine.begin() as connection:
            await connection.execute(sa.delete(log).where(log.c.code == code))
            await connection.execute(sa.delete(tables).where(tables.c.code == code))
