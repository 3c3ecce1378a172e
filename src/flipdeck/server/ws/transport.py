"""WebSocket transport: picows behind uvicorn's upgrade.

uvicorn hands over the socket and the request head of an upgrade; from then on frames come in and go
out by callbacks, without a task or a queue per message.
"""

from __future__ import annotations

import asyncio
import logging
import struct
from collections.abc import Callable
from typing import Any, Final, Protocol, cast

from picows import WSAutoPingStrategy, WSMsgType, WSTransport, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.server import ServerState

READ_SLICE: Final = 16_384
"""Bytes read at a time, so that one client cannot keep the loop busy for long."""
HANDSHAKE_SECONDS: Final = 5.0
LINGER_SECONDS: Final = 1.0
"""How long a closed connection may take to read the reason."""
TEXT: Final = 0x81
"""The first byte of a whole text frame."""
_TEXT: Final = WSMsgType.TEXT
_SHORT: Final = struct.Struct(">BB").pack
_LONG: Final = struct.Struct(">BBH").pack
_LONGEST: Final = struct.Struct(">BBQ").pack
_logger = logging.getLogger("flipdeck.websocket")
_logger.setLevel(logging.CRITICAL)
"""picows logs every connection and every fault of a client; those are counted here instead."""

ListenerFactory = Callable[[WSUpgradeRequest, str], Any]
"""Makes the listener of a connection from its request and peer address, or refuses it."""


class Closable(Protocol):
    """A listener that can be told that the server stops."""

    def server_stops(self) -> None:
        """Send the reason and close."""


class Upgraded(WSProtocol):  # type: ignore[misc]
    """The protocol of one upgraded connection, as uvicorn creates and uses it."""

    def __init__(
        self, state: ServerState, make_listener: ListenerFactory, max_frame_size: int
    ) -> None:
        super().__init__(
            None, None, False, self._make_listener, _logger, True, HANDSHAKE_SECONDS,
            False, 0.0, 0.0, WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # pings are answered by the listener, which counts them
            max_frame_size, None, READ_SLICE * 2,
        )  # fmt: skip
        self._state = state
        self._factory = make_listener
        self._peer = ""

    def _make_listener(self, request: WSUpgradeRequest) -> Any:
        return self._factory(request, self._peer)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over the connection from uvicorn's HTTP protocol."""
        self._state.connections.add(cast("Any", self))
        peer = transport.get_extra_info("peername")
        self._peer = peer[0] if isinstance(peer, tuple) else ""
        super().connection_made(transport)

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._state.connections.discard(cast("Any", self))
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse bytes that do not come by the buffer: the request head, and what came with it."""
        view = memoryview(data)
        while view:
            buffer = self.get_buffer(len(view))
            size = min(len(buffer), len(view))
            buffer[:size] = view[:size]
            self.buffer_updated(size)
            view = view[size:]

    def get_buffer(self, sizehint: int) -> memoryview:
        """Where to read to; never more than a slice."""
        return cast("memoryview", super().get_buffer(sizehint)[:READ_SLICE])

    def buffer_updated(self, nbytes: int) -> None:
        """Parse what was read; after a close frame it is thrown away."""
        if not self.transport.is_close_frame_sent:
            super().buffer_updated(nbytes)

    def shutdown(self) -> None:
        """Close because the server stops; uvicorn calls this."""
        listener = self.listener
        if listener is None:
            self.transport.disconnect(False)
        else:
            cast("Closable", listener).server_stops()


class Outbox:
    """Connections with frames to write: each is written to once per turn of the event loop."""

    def __init__(self) -> None:
        self._waiting: list[FrameWriter] = []

    def add(self, writer: FrameWriter) -> None:
        """Flush a writer at the end of this turn of the loop."""
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._flush)
        self._waiting.append(writer)

    def _flush(self) -> None:
        waiting, self._waiting = self._waiting, []
        for writer in waiting:
            writer.flush()


class FrameWriter:
    """Collects the text frames of one connection and writes them together."""

    __slots__ = ("_frames", "_max_unwritten", "_on_slow", "_outbox", "_raw", "_transport")

    def __init__(
        self,
        transport: WSTransport,
        outbox: Outbox,
        max_unwritten: int,
        on_slow: Callable[[], None],
    ) -> None:
        self._transport = transport
        self._raw = transport.underlying_transport
        self._outbox = outbox
        self._frames: list[bytes] = []
        self._max_unwritten = max_unwritten
        self._on_slow = on_slow

    @property
    def too_slow(self) -> bool:
        """Whether more bytes wait than a client may leave unread."""
        return self._raw.get_write_buffer_size() > self._max_unwritten

    def put(self, message: bytes) -> None:
        """Queue a text frame."""
        frames = self._frames
        if not frames:
            self._outbox.add(self)
        frames.append(message)

    def flush(self) -> None:
        """Write the queued frames, or report a client that does not read; no-op once the connection
        is closed."""
        if self._frames and self.too_slow:
            self._on_slow()
        self._write()

    def _write(self) -> None:
        frames, self._frames = self._frames, []
        transport = self._transport
        if not frames or transport.is_close_frame_sent or transport.is_disconnected:
            return
        if len(frames) == 1:
            transport.send(_TEXT, frames[0])
        else:
            self._raw.write(b"".join([part for frame in frames for part in (_head(frame), frame)]))

    def ping(self) -> None:
        """Send a ping, which every WebSocket client answers by itself."""
        self._transport.send_ping()

    def close(self, code: int) -> None:
        """Write what is queued and a close frame, and end the connection once that is read."""
        self._write()
        transport = self._transport
        if transport.is_disconnected:
            return
        transport.send_close(cast("Any", code))
        if self._raw.can_write_eof() and not self._raw.is_closing():
            self._raw.write_eof()
        asyncio.get_running_loop().call_later(LINGER_SECONDS, self._raw.abort)


def _head(message: bytes) -> bytes:
    size = len(message)
    if size < 126:
        return _SHORT(TEXT, size)
    if size < 1 << 16:
        return _LONG(TEXT, 126, size)
    return _LONGEST(TEXT, 127, size)
