"""Checkpoints of an SQLite database, made beside the writer."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
from concurrent.futures import ThreadPoolExecutor
from typing import Final

from sqlalchemy.exc import SQLAlchemyError

from flipdeck.server.storage.sqlite import Checkpoint, Connection, SqliteBackend
from flipdeck.server.storage.writer import LogWriter

_logger = logging.getLogger("flipdeck.server")

CHECKPOINT_EVERY: Final = 1.0
"""Seconds between two checkpoints while the log is written."""
LONG_WAL: Final = 32_768
"""Pages of a WAL that must be finished by the writer; 64 MB of a new database."""


class Checkpointer:
    """Moves what is committed from the WAL into the database file.

    This is done on a second connection beside the writer: between two transactions, as SQLite does
    it by itself, it would delay every move that waits. Only a long WAL, which writes without a
    pause have kept from starting anew, is finished on the writer's connection; little of it is left
    to do by then.
    """

    def __init__(self, backend: SqliteBackend, writer: LogWriter, writing: Connection) -> None:
        self._writer = writer
        self._writing = writing
        self._connection = backend.writer()
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="checkpointer")
        self._task: asyncio.Task[None] | None = None
        self.done = 0
        """Checkpoints made."""

    def start(self) -> None:
        """Begin to checkpoint while the log is written."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Make no more checkpoints."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    async def close(self) -> None:
        """Disconnect."""
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._thread, self._connection.close)
        self._thread.shutdown()

    async def checkpoint(self) -> Checkpoint:
        """Make a checkpoint."""
        loop = asyncio.get_running_loop()
        made = await loop.run_in_executor(self._thread, self._connection.checkpoint)
        if made.wal > LONG_WAL:
            made = await self._writer.call(self._writing.checkpoint)
        self.done += 1
        return made

    async def _run(self) -> None:
        finished = 0
        while True:
            await asyncio.sleep(CHECKPOINT_EVERY)
            commits = self._writer.commits
            if commits == finished:
                continue
            try:
                made = await self.checkpoint()
            except (sqlite3.Error, SQLAlchemyError) as wrong:
                _logger.warning("checkpoint failed", extra={"error": str(wrong)})
            else:
                # One that was not complete is tried again, also when nothing new is written.
                finished = commits if made.complete else -1
