"""Read tables from their logs, and write the records of their finished matches."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

import msgspec

from flipdeck.rules.errors import IllegalMove
from flipdeck.server.errors import TableError
from flipdeck.server.storage.archive import Archive
from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.tables.match_export import finished
from flipdeck.server.tables.table import Applied, Table

_logger = logging.getLogger("flipdeck.server")


SLICE: Final = 100
"""Entries applied at a time; one takes 18 us."""


async def load(
    store: LogStorage, code: str, first: int | None = None, now: int | None = None
) -> tuple[Table, list[Applied]]:
    """Load a table from its log; return it and what its entries from ``first`` on did.

    Times after ``now`` are set to it.
    """
    table = Table()
    applied = []
    try:
        for number, entry in await store.read(code):
            if number != table.number + 1:
                raise ValueError(f"entry {number} follows entry {table.number}")
            if number % SLICE == 0:
                await asyncio.sleep(0)  # others want to be served while a long log is read
            done = table.apply(entry)
            if first is not None and number >= first:
                applied.append(done)
    except (IllegalMove, ValueError, LookupError, msgspec.MsgspecError) as error:
        why = {"code": code, "after": table.number, "error": type(error).__name__}
        _logger.error("broken table", extra={**why, "rules": table.rules_version})
        raise TableError("broken-table") from None
    if not table.number:
        raise TableError("unknown-table")
    if now is not None:
        table.times.clamp(now)
    return table, applied


async def archive_matches(store: LogStorage, archive: Archive, code: str) -> None:
    """Write a table's finished matches as records, in a thread."""
    entries = [entry for _, entry in await store.read(code)]
    await archive.keep(code, await asyncio.to_thread(lambda: list(finished(entries))))
