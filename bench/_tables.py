"""Tables of four clients, whatever server they are at, and the two kinds of load on them."""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from tests.support.ws_client import TEXT, WebSocketClient

DRAIN_SECONDS = 5.0


class Client(WebSocketClient):
    """The socket of one seat; it counts what it is sent."""

    def __init__(self, path: str, seat: int, kind: int = TEXT) -> None:
        super().__init__(path, kind)
        self.seat = seat
        self.messages = 0
        self.bytes = 0
        self.joined: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def lost(self) -> None:
        """Fail whoever waits for this client to join."""
        if not self.joined.done():
            self.joined.set_exception(ConnectionError("the server closed the connection"))

    def updated(self, raw: bytes) -> None:
        """Count an update."""
        self.messages += 1
        self.bytes += len(raw)


AnyClient = TypeVar("AnyClient", bound=Client)


class Table(Generic[AnyClient]):
    """Four clients, one of which may move; a subclass says how a move is written.

    ``on_ready`` is called when a seat may move and every seat has received the move before,
    ``on_done`` when the last seat has received a move.
    """

    def __init__(self) -> None:
        self.clients: list[AnyClient] = []
        self.mover: AnyClient | None = None
        self.done = 0
        self.on_ready: Callable[[Table[AnyClient]], None] = lambda table: None
        self.on_done: Callable[[float], None] = lambda began: None
        self._began = 0.0
        self._waits: set[int] = set()
        self._newest = -1
        self._after = -1

    @property
    def is_waiting(self) -> bool:
        """Whether a move was sent that not every seat has received."""
        return bool(self._waits)

    @property
    def newest(self) -> int:
        """The highest number received."""
        return self._newest

    def write_move(self, mover: AnyClient) -> bytes:
        """Return the message of the mover's next move."""
        raise NotImplementedError

    def move(self, began: float) -> None:
        """Make a move; its time counts from ``began``, when it was due."""
        mover, self.mover = self.mover, None
        assert mover is not None
        self._began = began
        self._after = self._newest
        self._waits = {0, 1, 2, 3}
        mover.send(self.write_move(mover))

    def delivered(self, seat: int, number: int) -> None:
        """Note that a seat has received the update of that number."""
        if number > self._newest:
            self._newest = number
            self.mover = None
        if number > self._after and seat in self._waits:
            self._waits.discard(seat)
            if not self._waits:
                self.done += 1
                self.on_done(self._began)
                if self.mover is not None:
                    self.on_ready(self)

    def ready(self, client: AnyClient, number: int) -> None:
        """Note that a client may move after the update of that number."""
        if number == self._newest:
            self.mover = client
            if not self._waits:
                self.on_ready(self)


AnyTable = Table[Client]


async def full_load(tables: Sequence[AnyTable], seconds: float) -> list[float]:
    """Let every table move as soon as it can; return the milliseconds each move took."""
    took: list[float] = []
    running = True

    def done(began: float) -> None:
        took.append((time.perf_counter() - began) * 1000)

    def ready(table: AnyTable) -> None:
        if running:
            table.move(time.perf_counter())

    for table in tables:
        table.on_ready, table.on_done = ready, done
    for table in tables:
        if table.mover is not None and not table.is_waiting:
            ready(table)
    await asyncio.sleep(seconds)
    running = False
    await _drain(tables)
    return took


async def offered_load(tables: Sequence[AnyTable], rate: float, seconds: float) -> list[float]:
    """Offer moves at a steady rate; return the milliseconds from when each was due.

    A move that could not even be sent in the time counts with the time it has waited so far.
    """
    took: list[float] = []
    waiting: deque[AnyTable] = deque(table for table in tables if table.mover is not None)
    due: deque[float] = deque()

    def done(began: float) -> None:
        took.append((time.perf_counter() - began) * 1000)

    def ready(table: AnyTable) -> None:
        if due:
            table.move(due.popleft())
        else:
            waiting.append(table)

    for table in tables:
        table.on_ready, table.on_done = ready, done
    began = time.perf_counter()
    sent = 0
    while (now := time.perf_counter()) < began + seconds:
        while began + sent / rate <= now:
            at = began + sent / rate
            sent += 1
            while waiting and waiting[0].mover is None:
                waiting.popleft()
            if waiting:
                waiting.popleft().move(at)
            else:
                due.append(at)
        # uvloop rounds a timer below a millisecond to none, and the loop would spin.
        await asyncio.sleep(0.001)
    for table in tables:
        table.on_ready = lambda table: None
    end = time.perf_counter()
    await _drain(tables)
    return took + [(end - at) * 1000 for at in due]


async def _drain(tables: Sequence[AnyTable]) -> None:
    """Wait until every seat has received every move sent."""
    until = time.perf_counter() + DRAIN_SECONDS
    while any(table.is_waiting for table in tables):
        if time.perf_counter() > until:
            raise RuntimeError("the server did not answer every move")
        await asyncio.sleep(0.01)
