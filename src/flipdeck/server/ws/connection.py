"""One client of a table: its limits, its frames in and out, and its life."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Final

from picows import WSFrame, WSListener, WSMsgType, WSTransport

from flipdeck.server import messages as wire
from flipdeck.server.errors import TableError
from flipdeck.server.limits.rate_limit import Bucket
from flipdeck.server.tables.registry import Registry
from flipdeck.server.tables.serializer import encode
from flipdeck.server.tables.session import TableSession
from flipdeck.server.ws import handshake
from flipdeck.server.ws.transport import close, limit_unwritten, text_sender

_logger = logging.getLogger("flipdeck.server")

CLOSED_FOR: Final = 4000
"""The close code of a connection that ends for a named reason."""
PARTINGS: Final = frozenset({"closing", "left", "moved", "removed", "taken-over"})
"""Reasons to close a connection that refuse nothing."""
PROBE_SECONDS: Final = 20.0
MAX_LATENCY: Final = 1_000
_DATA: Final = (WSMsgType.TEXT, WSMsgType.BINARY)


class Connection(WSListener):
    """A client of one table; ``seat`` is None for a spectator."""

    def __init__(self, registry: Registry, code: str, address: str) -> None:
        self.registry = registry
        self.code = code
        self.address = address
        self.seat: int | None = None
        self.token_hash: str | None = None
        self.backs = True
        self.takes_part = False
        self.latency = 0
        self._access = registry.access
        limits = registry.limits
        self.send: Callable[[bytes], None] = self._ignore
        """Send a text frame. An attribute: it is called four times a move."""
        self._transport: WSTransport | None = None
        self._slow = False
        """More bytes wait than a client may leave unread."""
        self._closed = False
        self._rate = Bucket(limits.say_rate, limits.say_burst)
        self._chat_rate = Bucket(limits.chat_rate, limits.chat_burst)
        self._patience = limits.patience
        self._parts: list[bytes] | None = None
        """The frames so far of a fragmented message."""
        self._session: TableSession | None = None
        self._joining = False
        self._early: list[wire.ClientMessage] = []
        """What came between the hello and the welcome."""
        self._timer: asyncio.TimerHandle | None = None
        self._mark = 0
        self._marked = 0.0
        self._alive = True

    # As the table uses it.

    def drop(self, reason: TableError) -> None:
        """Send the reason and close."""
        transport = self._transport
        if self._closed or transport is None:
            return
        self._end()
        if reason.name not in PARTINGS:
            self._access.refusals.count(reason.name, self.address)
        last = wire.Error(
            id=None, error=reason.name, facts=reason.facts, text=reason.text, closing=True
        )
        text_sender(transport)(encode(last))
        close(transport, CLOSED_FOR)

    def _drop_slow(self, message: bytes = b"") -> None:
        """Takes the place of ``send`` while too much waits."""
        self.drop(TableError("too-slow"))

    def _ignore(self, message: bytes) -> None:
        """Takes the place of ``send`` while there is no connection."""

    def measure_latency(self, mark: int) -> None:
        """Note that the probe of that mark was answered."""
        if mark == self._mark:
            self.latency = min(MAX_LATENCY, int((time.monotonic() - self._marked) * 1000))

    def may_chat(self) -> bool:
        """Whether the chat limit allows another line; counts it."""
        return self._chat_rate.take()

    def server_stops(self) -> None:
        """Close because the server stops."""
        self.drop(TableError("closing"))

    # As picows calls it.

    def on_ws_connected(self, transport: WSTransport) -> None:
        """Wait for the hello."""
        self._transport = transport
        self.send = text_sender(transport)
        limit_unwritten(transport, self.registry.limits.most_unwritten)
        loop = asyncio.get_running_loop()
        wait = self.registry.limits.hello_wait / 1000
        self._timer = loop.call_later(wait, self.drop, TableError("hello-first"))

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        """Handle one frame of any type; each is charged to the rate limit."""
        if self._closed:
            return
        self._alive = True
        kind = frame.msg_type
        if not self._rate.take():
            whole = kind in _DATA and frame.fin and self._parts is None
            raw = frame.get_payload_as_memoryview() if whole else b""
            self._offend(TableError("too-fast"), handshake.id_of(raw))
            return
        if kind in _DATA and frame.fin and self._parts is None:
            self._receive(frame.get_payload_as_memoryview())
        elif kind in _DATA or kind == WSMsgType.CONTINUATION:
            self._receive_part(frame)
        elif kind == WSMsgType.PING:
            self._pong(transport, frame.get_payload_as_bytes())
        elif kind == WSMsgType.CLOSE:
            self._end()
            transport.send_close(frame.get_close_code())
            transport.disconnect()

    def on_ws_disconnected(self, transport: WSTransport) -> None:
        """Leave the table."""
        self._end()

    def pause_writing(self) -> None:
        """Drop the client with the next message, unless it has read until then."""
        self._slow = True
        self.send = self._drop_slow

    def resume_writing(self) -> None:
        """Send again."""
        self._slow = False
        if self._transport is not None:
            self.send = text_sender(self._transport)

    # Frames.

    def _receive_part(self, frame: WSFrame) -> None:
        """Collect a fragmented message; its frames together may not be larger than one."""
        starts = frame.msg_type != WSMsgType.CONTINUATION
        if starts == (self._parts is not None):
            self.drop(TableError("bad-message", detail="frames out of order"))
            return
        parts = self._parts = [] if self._parts is None else self._parts
        parts.append(frame.get_payload_as_bytes())
        if sum(map(len, parts)) > self.registry.limits.most_bytes:
            self.drop(TableError("too-large"))
        elif frame.fin:
            self._parts = None
            self._receive(b"".join(parts))

    def _pong(self, transport: WSTransport, payload: bytes) -> None:
        if self._slow:
            self._drop_slow()
        else:
            transport.send_pong(payload)

    def _receive(self, raw: bytes | memoryview) -> None:
        session = self._session
        if session is None and not self._joining:
            self._hello(raw)
            return
        try:
            command = handshake.decode(raw)
        except TableError as error:
            self._offend(error, handshake.id_of(raw))
            return
        if session is None:
            self._early.append(command)
        else:
            self.registry.handle(session, self, command)

    def _offend(self, error: TableError, id: str | None) -> None:
        """Answer a message that broke a limit or cannot be read; after too many of them, close."""
        self._patience -= 1
        if self._patience <= 0:
            self.drop(error)
        else:
            self._access.refusals.count(error.name, self.address)
            self.send(
                encode(
                    wire.Error(
                        id=id, error=error.name, facts=error.facts, text=error.text, closing=False
                    )
                )
            )

    # Joining and leaving.

    def _hello(self, raw: bytes | memoryview) -> None:
        try:
            hello = handshake.decode_hello(raw)
        except TableError as error:
            if handshake.speaks_protocol_1(raw):
                self.send(handshake.protocol_1_error(error))
            self.drop(error)
            return
        self._joining = True
        session = self.registry.loaded(self.code)
        if hello.token is None and not self._access.misses.has(self.address):
            self.drop(TableError("too-fast"))
        elif session is None or (hello.token is None and session.table.password is not None):
            self.registry.dispatcher.spawn(self._load(hello))
        else:
            self._join(session, hello, None)

    async def _load(self, hello: wire.Hello) -> None:
        """Find the table, and check the password of a spectator."""
        checked = None
        try:
            with self._access.opening(self.address):
                session = await self.registry.find(self.code)
            if hello.token is None:
                checked = await self.registry.check_password(session, hello.password, self.address)
        except TableError as error:
            self.drop(error)
            return
        except Exception:
            _logger.exception("a table could not be loaded")
            self.drop(TableError("server-error"))
            return
        if not self._closed:
            self._join(session, hello, checked)

    def _join(self, session: TableSession, hello: wire.Hello, checked: str | None) -> None:
        def joined(error: TableError | None) -> None:
            if error is not None:
                self.drop(self._access.as_miss(error, self.address))
                return
            self._session = session
            if self._closed:
                self.registry.part(session, self)
                return
            self._probe()
            early, self._early = self._early, []
            for command in early:
                self.registry.handle(session, self, command)

        self.registry.join(session, self, hello, checked, joined)

    def _probe(self) -> None:
        """Measure the latency, and end a connection that did not even answer the last ping."""
        if self._timer is not None:
            self._timer.cancel()
        if not self._alive:
            self.drop(TableError("too-slow"))
            return
        self._alive = False
        if self._transport is not None:
            self._transport.send_ping()
        self._mark += 1
        self._marked = time.monotonic()
        self.send(encode(wire.Probe(mark=self._mark)))
        self._timer = asyncio.get_running_loop().call_later(PROBE_SECONDS, self._probe)

    def _end(self) -> None:
        """Leave the table, in a turn of its own: a session may be in the middle of sending."""
        if self._closed:
            return
        self._closed = True
        if self._timer is not None:
            self._timer.cancel()
        if self._session is not None:
            loop = asyncio.get_running_loop()
            loop.call_soon(self.registry.part, self._session, self)
