"""What the log asks of a database: connections for reading, and one that appends."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Sequence
from typing import Final, Protocol

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from flipdeck.server.errors import TableError

LONGEST_READ: Final = 20.0
"""Seconds after which a database that does not answer is given up. The driver may then take some
more to break off the connection."""

Row = tuple[str, int, str | None, int, bytes]
"""A row of the log: code, number, id, at, entry."""


class WriterConnection(Protocol):
    """The connection that appends; it belongs to the writer's thread, and is made when needed."""

    @property
    def failures(self) -> tuple[type[Exception], ...]:
        """What is raised when the database fails."""

    def open(self) -> None:
        """Connect now, which tells others that the database is in use."""

    def insert(self, appends: Sequence[Sequence[Row]]) -> list[bool]:
        """Insert appends durably, each as a whole or not at all; which of them were inserted.

        An append is refused if one of its numbers or its id is taken. After a failure any of them
        may have been inserted or not: who asked must read the log.
        """

    def interrupt(self) -> None:
        """Called from another thread: an insert that waits for the database fails, as all after."""

    def close(self) -> None:
        """Disconnect; the next insert connects again."""


class Backend(Protocol):
    """A kind of database."""

    @property
    def url(self) -> sa.URL:
        """The database."""

    def engine(self) -> AsyncEngine:
        """A new engine for reading."""

    def writer(self) -> WriterConnection:
        """A new connection for appending."""

    def prepare(self) -> int | None:
        """Create or migrate the database; return the time of its newest entry.

        ``BadInput`` says in one line why it cannot be used.
        """

    def exclusive(self) -> contextlib.AbstractContextManager[sa.Connection]:
        """A connection while no server uses the database; ``BadInput`` if one does."""

    @property
    def probe(self) -> sa.TextClause:
        """A query that is true while the database can be written."""


def reason_of(error: Exception) -> str:
    """What the driver says of a failure, on one line."""
    return " ".join(str(getattr(error, "orig", None) or error).split())


@contextlib.asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Connect; if the database fails or hangs, raise ``TableError``."""
    try:
        async with asyncio.timeout(LONGEST_READ), engine.connect() as connection:
            yield connection
    except (sa.exc.DBAPIError, sa.exc.TimeoutError, OSError):
        raise TableError("storage-unavailable") from None


@contextlib.asynccontextmanager
async def writing(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """Connect and begin a transaction; if the database fails, raise ``TableError``."""
    async with reading(engine) as connection, connection.begin():
        yield connection
