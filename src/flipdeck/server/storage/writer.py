"""The thread that appends to the log, by group commit."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any, Final, TypeVar

from flipdeck.server.errors import TableError
from flipdeck.server.storage.backend import Row, WriterConnection

_logger = logging.getLogger("flipdeck.server")

MANY: Final = 2
GATHER: Final = 0.01
"""After a commit of at least MANY appends, the next one begins GATHER s after it began at the
earliest, so that more can join: a commit costs as much CPU as four to eight appends."""
RETRY: Final = 0.05
"""Seconds to wait after a commit that failed."""
LONGEST_CLOSE: Final = 3.0
"""Seconds that the last commits may take; then they fail."""


class AppendConflict(Exception):
    """Another append was first with this number or this id; the log was not changed."""


Result = AppendConflict | TableError | None
"""What became of an append: None is committed and durable."""
OnDone = Callable[[Result], None]
T = TypeVar("T")
_Job = tuple[Callable[[], Any], asyncio.Future[Any]]


class Append:
    """Rows that are inserted together, and whom to tell."""

    __slots__ = ("on_done", "rows")

    def __init__(self, rows: list[Row], on_done: OnDone) -> None:
        self.rows = rows
        self.on_done = on_done


class LogWriter:
    """Commits what waits, all together, in a thread of its own.

    Appends wait in the event loop until a turn of it ends and no commit is in flight, then they go
    to the thread as one batch. So a commit crosses threads twice, however many appends it holds,
    and holds all that one turn brought. All public methods belong to the event loop.
    """

    def __init__(self, connection: WriterConnection) -> None:
        self._connection = connection
        self._queue: SimpleQueue[list[Append] | _Job | None] = SimpleQueue()
        self._thread: threading.Thread | None = None
        self._waiting: list[Append] = []
        self._in_flight = False
        self._handover: asyncio.Handle | None = None
        self._gather_until = 0.0
        self._idle = asyncio.Event()
        """Set while nothing waits and no commit is in flight."""
        self.running = False
        """Whether appends are taken."""
        self.appended = 0
        self.commits = 0
        self.failures = 0

    def start(self) -> None:
        """Begin to write."""
        loop = self._loop = asyncio.get_running_loop()
        self._thread = threading.Thread(target=self._run, args=(loop,), name="log writer")
        self.running = True
        self._thread.start()

    def put(self, append: Append) -> None:
        """Write an append soon."""
        if not self.running:
            loop = asyncio.get_running_loop()
            loop.call_soon(append.on_done, TableError("storage-unavailable"))
            return
        self._waiting.append(append)
        if self._handover is None and not self._in_flight:
            self._schedule()

    def _schedule(self) -> None:
        """Hand over what waits at the end of this turn of the loop, or once it has gathered."""
        delay = self._gather_until - self._loop.time()
        if delay > 0:
            self._handover = self._loop.call_later(delay, self._hand_over)
        else:
            self._handover = self._loop.call_soon(self._hand_over)

    def _hand_over(self) -> None:
        self._handover = None
        batch, self._waiting = self._waiting, []
        self._in_flight = True
        gather = GATHER if len(batch) >= MANY else 0.0
        self._gather_until = self._loop.time() + gather
        self._queue.put(batch)

    async def call(self, function: Callable[[], T]) -> T:
        """Call a function in the writer's thread, between two transactions."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._queue.put((function, done))
        return await done

    async def close(self) -> None:
        """Write what waits and end the thread."""
        thread, self._thread = self._thread, None
        if thread is None:
            return
        self.running = False
        if self._waiting or self._in_flight:
            self._idle.clear()
            try:
                async with asyncio.timeout(LONGEST_CLOSE):
                    await self._idle.wait()
            except TimeoutError:
                _logger.warning("the database did not answer in time")
                self._connection.interrupt()
                await self._idle.wait()
        self._queue.put(None)
        await asyncio.to_thread(thread.join)

    # In the thread.

    def _run(self, loop: asyncio.AbstractEventLoop) -> None:
        try:
            while (item := self._queue.get()) is not None:
                if isinstance(item, list):
                    self._commit(loop, item)
                else:
                    self._answer(loop, *item)
        finally:
            self.running = False
            self._connection.close()

    def _commit(self, loop: asyncio.AbstractEventLoop, batch: list[Append]) -> None:
        try:
            won = self._connection.insert([append.rows for append in batch])
        except self._connection.failures as wrong:
            self._connection.close()
            _logger.error("the log could not be written", extra={"error": str(wrong)})
            _call(loop, self._fail, batch)
            time.sleep(RETRY)
        except BaseException:
            # A defect: whoever waits is told, and the thread ends with a traceback.
            self.running = False
            _call(loop, self._fail, batch)
            _call(loop, self._fail_waiting)
            raise
        else:
            _call(loop, self._deliver, batch, won)

    @staticmethod
    def _answer(
        loop: asyncio.AbstractEventLoop, function: Callable[[], Any], done: asyncio.Future[Any]
    ) -> None:
        try:
            result = function()
        except Exception as wrong:
            _call(loop, _fail_future, done, wrong)
        else:
            _call(loop, _set_future, done, result)

    # In the event loop again.

    def _deliver(self, batch: list[Append], won: list[bool]) -> None:
        self._commit_ended()
        self.commits += 1
        for append, inserted in zip(batch, won, strict=True):
            if inserted:
                self.appended += len(append.rows)
            _tell(append, None if inserted else AppendConflict())

    def _commit_ended(self) -> None:
        self._in_flight = False
        if not self._waiting:
            self._idle.set()
        elif self._handover is None:
            self._schedule()

    def _fail_waiting(self) -> None:
        """Refuse all that waits, since nobody is left to write it."""
        if self._handover is not None:
            self._handover.cancel()
            self._handover = None
        waiting, self._waiting = self._waiting, []
        self._fail(waiting)

    def _fail(self, batch: list[Append]) -> None:
        self._commit_ended()
        self.failures += 1
        for append in batch:
            _tell(append, TableError("storage-unavailable"))


def _tell(append: Append, result: Result) -> None:
    """Call back; an error there must not keep the others from hearing."""
    try:
        append.on_done(result)
    except Exception:
        _logger.exception("a callback of the log failed")


def _set_future(done: asyncio.Future[Any], result: object) -> None:
    if not done.done():
        done.set_result(result)


def _fail_future(done: asyncio.Future[Any], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)


def _call(loop: asyncio.AbstractEventLoop, function: Callable[..., None], *args: object) -> None:
    # A loop that is closed has nobody left to be told.
    with contextlib.suppress(RuntimeError):
        loop.call_soon_threadsafe(function, *args)
