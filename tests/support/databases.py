"""Look into the databases of servers from outside, whatever their kind."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator
from typing import Any

import psycopg

from flipdeck.server.storage.database_url import database_url
from flipdeck.server.storage.log_storage import LogStorage


def query(database: str, statement: str) -> list[tuple[Any, ...]]:
    """Execute one statement in a transaction of its own and return its rows."""
    if database.startswith("postgresql"):
        with contextlib.closing(psycopg.connect(database, autocommit=True)) as server:
            done = server.execute(statement.encode())
            return done.fetchall() if done.description else []
    file = database_url(database).database
    assert file is not None
    with contextlib.closing(sqlite3.connect(file, isolation_level=None)) as plain:
        return plain.execute(statement).fetchall()


async def execute(database: str, statement: str) -> None:
    """Execute one statement beside a server that runs in this process."""
    await asyncio.to_thread(query, database, statement)


@contextlib.asynccontextmanager
async def opened(database: str, **settings: Any) -> AsyncIterator[LogStorage]:
    """The server's storage on a database."""
    storage = LogStorage(database, **settings)
    await storage.open()
    try:
        yield storage
    finally:
        await storage.close()
