"""One connection: what it says comes in by the hall's door; what it is told waits in a queue."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from typing import Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from flipdeck.server import messages as say
from flipdeck.server import seats
from flipdeck.server.errors import TableError
from flipdeck.server.hall import Hall
from flipdeck.server.limits import Bucket
from flipdeck.server.opened import Opened, encode

_logger = logging.getLogger("flipdeck.server")
_decoder: msgspec.json.Decoder[say.AnySay] = msgspec.json.Decoder(say.AnySay)

CLOSED_FOR: Final = 4000
"""The close code of a connection that ends for a named reason."""
PROBE_EVERY: Final = 20.0
MOST_LATENCY: Final = 1_000


class Connection:
    """A client of one table; ``seat`` is None for one who watches."""

    def __init__(self, socket: WebSocket, hall: Hall, code: str) -> None:
        self.socket = socket
        self.hall = hall
        self.code = code
        self.seat: int | None = None
        self.latency = 0
        limits = hall.limits
        self._queue: asyncio.Queue[bytes] = asyncio.Queue(limits.queue)
        self._reason: TableError | None = None
        self._ending = asyncio.Event()
        self._rate = Bucket(limits.say_rate, limits.say_burst)
        self._chat_rate = Bucket(limits.chat_rate, limits.chat_burst)
        self._patience = limits.patience
        self._mark = 0
        self._marked = 0.0
        self._opened: Opened | None = None

    # As the table sees it.

    def send(self, message: bytes) -> None:
        try:
            self._queue.put_nowait(message)
        except asyncio.QueueFull:
            self.drop(TableError("too-slow"))

    def drop(self, reason: TableError) -> None:
        if self._reason is None:
            self._reason = reason
            self._ending.set()

    # Its life.

    async def run(self) -> None:
        await self.socket.accept()
        works = [asyncio.create_task(work) for work in (self._write(), self._read(), self._probe())]
        ending = asyncio.create_task(self._ending.wait())
        try:
            await asyncio.wait([*works, ending], return_when=asyncio.FIRST_COMPLETED)
        finally:
            for work in [*works, ending]:
                work.cancel()
            for result in await asyncio.gather(*works, return_exceptions=True):
                if isinstance(result, Exception) and not isinstance(result, _OVER):
                    _logger.error("a connection failed", exc_info=result)
                    self._reason = self._reason or TableError("server-error")
            if self._opened is not None:
                await self.hall.part(self._opened, self)
            await self._close()

    async def _close(self) -> None:
        """Says why, if the client still listens; one that does not read is not waited for."""
        with contextlib.suppress(*_OVER, asyncio.TimeoutError):
            async with asyncio.timeout(1.0):
                if self.socket.application_state is WebSocketState.CONNECTED:
                    if self._reason is not None:
                        if self._reason.name != "too-slow":
                            while not self._queue.empty():
                                await self._put(self._queue.get_nowait())
                        why = self._reason
                        last = say.Error(id=None, error=why.name, text=why.text, closing=True)
                        await self._put(encode(last))
                    await self.socket.close(CLOSED_FOR)

    async def _put(self, message: bytes) -> None:
        await self.socket.send({"type": "websocket.send", "text": message.decode()})

    async def _write(self) -> None:
        while True:
            await self._put(await self._queue.get())

    async def _probe(self) -> None:
        """Measures how far away the client is."""
        while True:
            self._mark += 1
            self._marked = time.monotonic()
            self.send(encode(say.Probe(mark=self._mark)))
            await asyncio.sleep(PROBE_EVERY)

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self.hall.limits.hello_wait / 1000):
                hello = await self._next()
        except TimeoutError:
            self.drop(TableError("hello-first"))
            return
        except TableError as wrong:
            self.drop(wrong)
            return
        if not isinstance(hello, say.Hello):
            self.drop(TableError("hello-first"))
            return
        try:
            self._opened = await self.hall.join(self.code, self, hello)
        except TableError as wrong:
            self.drop(wrong)
            return
        while True:
            try:
                await self._heed(self._opened, await self._next())
            except TableError as wrong:
                self._patience -= 1
                if self._patience <= 0:
                    self.drop(wrong)
                    return
                self.send(
                    encode(say.Error(id=None, error=wrong.name, text=wrong.text, closing=False))
                )

    async def _next(self) -> say.AnySay:
        message = await self.socket.receive()
        if message["type"] != "websocket.receive":
            raise WebSocketDisconnect(message.get("code", 1005))
        raw = message.get("text") or message.get("bytes") or ""
        if len(raw) > self.hall.limits.most_bytes:
            raise TableError("too-large")
        if not self._rate.take():
            raise TableError("too-fast")
        try:
            return _decoder.decode(raw)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as wrong:
            raise TableError("bad-message", str(wrong)[:200]) from None

    async def _heed(self, opened: Opened, command: say.AnySay) -> None:
        if isinstance(command, say.Ping):
            self.send(encode(say.Pong(id=command.id, n=opened.table.number)))
        elif isinstance(command, say.Probed):
            if command.mark == self._mark:
                self.latency = min(MOST_LATENCY, int((time.monotonic() - self._marked) * 1000))
        elif isinstance(command, say.Hello):
            raise TableError("said-hello")
        elif isinstance(command, say.React | say.Chat):
            self._chatter(opened, command)
        else:
            await self.hall.door.handle(opened, self, command)

    def _chatter(self, opened: Opened, command: say.React | say.Chat) -> None:
        """Reactions and chat go round at once; they are no part of the log."""
        table = opened.table
        if self.seat is None:
            raise TableError("not-seated")
        if table.settings.public or not table.settings.chat:
            raise TableError("no-chat")
        if table.seats[self.seat].muted:
            raise TableError("muted")
        if not self._chat_rate.take():
            raise TableError("too-fast")
        if isinstance(command, say.React):
            opened.say_all(encode(say.Reacted(seat=self.seat, reaction=command.reaction)))
            return
        text = seats.plain(command.text)
        if text:
            opened.say_all(encode(say.Chatted(seat=self.seat, text=text)))


_OVER: Final = (WebSocketDisconnect, RuntimeError, ConnectionError, asyncio.CancelledError)
"""How a connection that is gone shows itself."""
