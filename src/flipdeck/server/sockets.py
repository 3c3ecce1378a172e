"""One connection: what it says comes in by the hall's door; what it is told goes out at once."""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any, Final

import msgspec
from starlette.types import Receive, Scope, Send

from flipdeck.server import messages as say
from flipdeck.server import seats
from flipdeck.server.errors import TableError
from flipdeck.server.hall import Hall
from flipdeck.server.limits import Bucket
from flipdeck.server.line import Line
from flipdeck.server.opened import Opened
from flipdeck.server.scribe import encode

_logger = logging.getLogger("flipdeck.server")
_decoder: msgspec.json.Decoder[say.AnySay] = msgspec.json.Decoder(say.AnySay)

CLOSED_FOR: Final = 4000
"""The close code of a connection that ends for a named reason."""
PROBE_EVERY: Final = 20.0
MOST_LATENCY: Final = 1_000


class Gone(Exception):
    """The client went away."""


class Connection:
    """A client of one table; ``seat`` is None for one who watches.

    It speaks ASGI itself: what a framework wraps around every message costs more than the message.
    """

    def __init__(self, scope: Scope, receive: Receive, send: Send, hall: Hall, code: str) -> None:
        self.hall = hall
        self.code = code
        self.seat: int | None = None
        self.latency = 0
        limits = hall.limits
        self._line = Line.of(scope)
        self._receive = receive
        self._send = send
        self._task: asyncio.Task[Any] | None = None
        self._probing: asyncio.TimerHandle | None = None
        self._reason: TableError | None = None
        self._rate = Bucket(limits.say_rate, limits.say_burst)
        self._chat_rate = Bucket(limits.chat_rate, limits.chat_burst)
        self._patience = limits.patience
        self._mark = 0
        self._marked = 0.0
        self._opened: Opened | None = None

    # As the table sees it.

    def send(self, message: bytes) -> None:
        if self._reason is not None:
            return
        if self._line.unwritten > self.hall.limits.most_unwritten:
            self.drop(TableError("too-slow"))
        else:
            self._line.put(message)

    def drop(self, reason: TableError) -> None:
        if self._reason is None:
            self._reason = reason
            if self._task is not None:
                self._task.cancel()

    # Its life.

    async def run(self) -> None:
        await self._receive()
        await self._send({"type": "websocket.accept"})
        self._task = asyncio.current_task()
        self._probe()
        try:
            await self._read()
        except asyncio.CancelledError:
            if self._reason is None or self._task is None:
                raise  # the server ends
            self._task.uncancel()
        except (Gone, *_OVER):
            self._reason = None
        except Exception:
            _logger.exception("a connection failed")
            self._reason = TableError("server-error")
        finally:
            self._task = None
            if self._probing is not None:
                self._probing.cancel()
            if self._opened is not None:
                await self.hall.part(self._opened, self)
        await self._close()

    async def _close(self) -> None:
        """Says why, if the client still listens; one that does not read is not waited for."""
        why = self._reason
        if why is None:
            return
        last = say.Error(id=None, error=why.name, text=why.text, closing=True)
        self._line.put(encode(last))
        try:
            async with asyncio.timeout(1.0):
                await self._send({"type": "websocket.close", "code": CLOSED_FOR})
        except (*_OVER, TimeoutError):
            self._line.abort()

    def _probe(self) -> None:
        """Measures how far away the client is."""
        self._mark += 1
        self._marked = time.monotonic()
        self.send(encode(say.Probe(mark=self._mark)))
        loop = asyncio.get_running_loop()
        self._probing = loop.call_later(PROBE_EVERY, self._probe)

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self.hall.limits.hello_wait / 1000):
                hello = await self._next()
            if not isinstance(hello, say.Hello):
                raise TableError("hello-first")
            opened = self._opened = await self.hall.join(self.code, self, hello)
        except TimeoutError:
            self._reason = TableError("hello-first")
            return
        except TableError as wrong:
            self._reason = wrong
            return
        while True:
            try:
                await self._heed(opened, await self._next())
            except TableError as wrong:
                self._patience -= 1
                if self._patience <= 0:
                    self._reason = wrong
                    return
                self.send(
                    encode(say.Error(id=None, error=wrong.name, text=wrong.text, closing=False))
                )

    async def _next(self) -> say.AnySay:
        message = await self._receive()
        if message["type"] != "websocket.receive":
            raise Gone
        raw = message.get("bytes") or message.get("text") or ""
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


_OVER: Final = (RuntimeError, OSError)
"""How a connection that is gone shows itself to one who writes."""
