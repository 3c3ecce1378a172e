"""Copy a database into an empty one, of any kind, all or nothing."""

from __future__ import annotations

import contextlib
import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

import msgspec
import sqlalchemy as sa

from flipdeck.rules.errors import BadInput
from flipdeck.server.storage.backend import Backend, reason_of
from flipdeck.server.storage.database_url import database_name
from flipdeck.server.storage.log_storage import make_backend
from flipdeck.server.storage.migrate import schema_version
from flipdeck.server.storage.schema import HEAD, log, matches, tables

BATCH: Final = 2_000
"""Rows in memory at a time."""
TABLES: Final = (tables, log, matches)

Progress = Callable[[int, int], None]
"""Told how many of how many rows are copied."""


class Digest:
    """The number of rows of a table, and a checksum that does not depend on their order."""

    def __init__(self) -> None:
        self.rows = 0
        self._sum = 0

    def add(self, rows: list[tuple[Any, ...]]) -> None:
        """Count some rows in."""
        self.rows += len(rows)
        for row in rows:
            hashed = hashlib.sha256(msgspec.msgpack.encode(row)).digest()
            self._sum += int.from_bytes(hashed)
        self._sum &= (1 << 256) - 1

    @property
    def value(self) -> tuple[int, int]:
        """Equal for equal rows."""
        return self.rows, self._sum


def copy_database(source: str | Path, target: str | Path, progress: Progress) -> dict[str, int]:
    """Copy all rows in one transaction, and read them again before it ends; how many by table.

    Both databases are locked meanwhile. ``BadInput`` says in one line why nothing was copied.
    """
    from_, to = make_backend(source, "FULL"), make_backend(target, "FULL")
    _check_two(from_, to)
    with _locked(from_) as reading:
        name = f"database {database_name(from_.url)}"
        version = schema_version(reading, name)
        if version is None:
            raise BadInput(f"{name}: no server has used it")
        if version != HEAD:
            raise BadInput(f"{name}: another version wrote it: start a server of this version once")
        with _failures_of(to):
            to.prepare()
        with _locked(to) as writing:
            for table in TABLES:
                if _count(writing, table):
                    raise BadInput(f"database {database_name(to.url)}: it is not empty")
            return _copy_all(reading, writing, progress)


def _check_two(source: Backend, target: Backend) -> None:
    """``BadInput`` unless the source exists and the target is another database."""
    places = [
        str(Path(backend.url.database or "").resolve())
        if backend.url.get_backend_name() == "sqlite"
        else str(backend.url)
        for backend in (source, target)
    ]
    name = database_name(source.url)
    if places[0] == places[1]:
        raise BadInput(f"database {name}: it cannot be copied onto itself")
    if source.url.get_backend_name() == "sqlite" and not Path(places[0]).is_file():
        raise BadInput(f"database {name}: there is no such file")


@contextlib.contextmanager
def _locked(backend: Backend) -> Iterator[sa.Connection]:
    """A transaction on a database that nobody else uses; it ends with the block."""
    with _failures_of(backend), backend.exclusive() as connection, connection.begin():
        yield connection


@contextlib.contextmanager
def _failures_of(backend: Backend) -> Iterator[None]:
    """Turn what a driver raises into ``BadInput``."""
    try:
        yield
    except (sa.exc.DBAPIError, OSError) as wrong:
        raise BadInput(f"database {database_name(backend.url)}: {reason_of(wrong)}") from None


def _copy_all(reading: sa.Connection, writing: sa.Connection, progress: Progress) -> dict[str, int]:
    total = sum(_count(reading, table) for table in TABLES)
    copied: dict[str, Digest] = {}
    done = 0
    for table in TABLES:
        digest = copied[table.name] = Digest()
        names = [column.name for column in table.columns]
        for rows in _batches(reading, table):
            digest.add(rows)
            writing.execute(sa.insert(table), [dict(zip(names, row, strict=True)) for row in rows])
            done += len(rows)
            progress(done, total)
    for table in TABLES:
        found = Digest()
        for rows in _batches(writing, table):
            found.add(rows)
        if found.value != copied[table.name].value:
            raise BadInput(f"the copy of {table.name!r} differs from what was read; it is undone")
    return {name: digest.rows for name, digest in copied.items()}


def _count(connection: sa.Connection, table: sa.Table) -> int:
    return connection.execute(sa.select(sa.func.count()).select_from(table)).scalar_one()


def _batches(connection: sa.Connection, table: sa.Table) -> Iterator[list[tuple[Any, ...]]]:
    """All rows, the oldest first as far as that is known: the last row tells a log's last time."""
    order: list[Any] = [sa.text("rowid")]
    if connection.dialect.name != "sqlite":
        order = [table.c.at, table.c.code, table.c.number] if table is log else []
    wanted = sa.select(table).order_by(*order)
    streamed = connection.execution_options(yield_per=BATCH).execute(wanted)
    for rows in streamed.partitions():
        yield [tuple(row) for row in rows]
