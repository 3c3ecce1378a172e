"""The thread that appends to the log, by group commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import sqlite3
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from flipdeck.server.errors import TableError
from flipdeck.server.storage.sqlite import Checkpoint, Connection, Row, insert_appends

_logger = logging.getLogger("flipdeck.server")

MANY: Final = 2
GATHER: Final = 0.005
"""After a commit of at least MANY appends, wait GATHER s so that more can join the next one."""
RETRY: Final = 0.05
"""Seconds to wait after a commit that failed."""


class AppendConflict(Exception):
    """Another append was first with this number or this id; the log was not changed."""


Result = AppendConflict | TableError | None
"""What became of an append: None is committed and durable."""
OnDone = Callable[[Result], None]


class Append:
    """Rows that are inserted together, and whom to tell."""

    __slots__ = ("on_done", "rows")

    def __init__(self, rows: list[Row], on_done: OnDone) -> None:
        self.rows = rows
        self.on_done = on_done


class LogWriter:
    """Commits what waits when a transaction begins, all together, in a thread of its own.

    A commit crosses threads twice, however many appends it holds: once to wake the writer and once
    to call everybody's ``on_done`` in the event loop. All methods belong to the event loop.
    """

    def __init__(self, url: sa.URL, synchronous: str) -> None:
        self._connection = Connection(url, synchronous)
        self._queue: SimpleQueue[Append | asyncio.Future[Checkpoint] | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self.appended = 0
        self.commits = 0
        self.failures = 0

    def start(self) -> None:
        """Begin to write."""
        loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, args=(loop,), name="log writer")
        self._thread.start()

    @property
    def running(self) -> bool:
        """Whether appends are taken."""
        return self._thread is not None and self._thread.is_alive()

    def put(self, append: Append) -> None:
        """Write an append soon."""
        if self.running:
            self._queue.put(append)
        else:
            loop = asyncio.get_running_loop()
            loop.call_soon(append.on_done, TableError("storage-unavailable"))

    async def checkpoint(self) -> Checkpoint:
        """Checkpoint between two transactions, when no other writer is in the way."""
        done: asyncio.Future[Checkpoint] = asyncio.get_running_loop().create_future()
        self._queue.put(done)
        return await done

    async def close(self) -> None:
        """Write what waits and end the thread."""
        thread, self._thread = self._thread, None
        if thread is not None:
            self._queue.put(None)
            await asyncio.to_thread(thread.join)
        # What came after the end was asked for.
        while not self._queue.empty():
            left = self._queue.get()
            if isinstance(left, Append):
                left.on_done(TableError("storage-unavailable"))

    # In the thread.

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        waiting = self._queue
        while True:
            item = waiting.get()
            batch = []
            while isinstance(item, Append):
                batch.append(item)
                if waiting.empty():
                    break
                item = waiting.get()
            if batch:
                self._commit(loop, batch)
            if item is None:
                break
            if isinstance(item, asyncio.Future):
                self._checkpoint(loop, item)
            elif len(batch) >= MANY:
                time.sleep(GATHER)
        self._connection.close()

    def _commit(self, loop: asyncio.AbstractEventLoop, batch: list[Append]) -> None:
        try:
            won = insert_appends(self._connection.driver(), [append.rows for append in batch])
        except (sqlite3.Error, SQLAlchemyError) as wrong:
            self._connection.close()
            _logger.error("the log could not be written", extra={"error": str(wrong)})
            _call(loop, self._fail, batch)
            time.sleep(RETRY)
        except BaseException:
            # A defect: whoever waits is told, and the thread ends with a traceback.
            _call(loop, self._fail, batch)
            raise
        else:
            _call(loop, self._deliver, batch, won)

    def _checkpoint(
        self, loop: asyncio.AbstractEventLoop, done: asyncio.Future[Checkpoint]
    ) -> None:
        try:
            result = self._connection.checkpoint()
        except (sqlite3.Error, SQLAlchemyError) as wrong:
            _call(loop, _set, done, wrong)
        else:
            _call(loop, _set, done, result)

    # In the event loop again.

    def _deliver(self, batch: list[Append], won: list[bool]) -> None:
        self.commits += 1
        for append, inserted in zip(batch, won, strict=True):
            if inserted:
                self.appended += len(append.rows)
            _tell(append, None if inserted else AppendConflict())

    def _fail(self, batch: list[Append]) -> None:
        self.failures += 1
        for append in batch:
            _tell(append, TableError("storage-unavailable"))


def _tell(append: Append, result: Result) -> None:
    """Call back; an error there must not keep the others from hearing."""
    try:
        append.on_done(result)
    except Exception:
        _logger.exception("a callback of the log failed")


def _set(done: asyncio.Future[Checkpoint], result: Checkpoint | Exception) -> None:
    if done.done():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)


def _call(loop: asyncio.AbstractEventLoop, function: Callable[..., None], *args: object) -> None:
    # A loop that is closed has nobody left to be told.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *args)
