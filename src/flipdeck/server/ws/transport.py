"""WebSocket transport: picows behind uvicorn's upgrade.

uvicorn hands over the socket and the request head of an upgrade; from then on frames come in and go
out by callbacks, without a task or a queue per message.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, Final, Protocol, cast

from picows import WSAutoPingStrategy, WSMsgType, WSTransport, WSUpgradeRequest
from picows.picows import WSProtocol  # type: ignore[attr-defined]
from uvicorn.server import ServerState

READ_SLICE: Final = 16_384
"""Bytes read at a time, so that one client cannot keep the loop busy for long."""
HANDSHAKE_SECONDS: Final = 5.0
MOST_UNUSED: Final = 1 << 18
"""Bytes read after the close frame, so that the client gets to read the reason."""
LINGER_SECONDS: Final = 1.0
"""How long a closed connection may take to read the reason."""
_logger = logging.getLogger("flipdeck.websocket")
_logger.setLevel(logging.CRITICAL)
"""picows logs every connection and every fault of a client; those are counted here instead."""

ListenerFactory = Callable[[WSUpgradeRequest, str], Any]
"""Makes the listener of a connection from its request and peer address, or refuses it."""
OnLost = Callable[[str, Any], None]
"""Is told the peer address and the listener, if there was one, of a connection that has ended."""


class Closable(Protocol):
    """A listener that can be told that the server stops."""

    def server_stops(self) -> None:
        """Send the reason and close."""


class Upgraded(WSProtocol):  # type: ignore[misc]
    """The protocol of one upgraded connection, as uvicorn creates and uses it."""

    def __init__(
        self,
        state: ServerState,
        make_listener: ListenerFactory,
        on_lost: OnLost,
        max_frame_size: int,
    ) -> None:
        super().__init__(
            None, None, False, self._make_listener, _logger, True, HANDSHAKE_SECONDS,
            False, 0.0, 0.0, WSAutoPingStrategy.PING_WHEN_IDLE,
            False,  # pings are answered by the listener, which counts them
            max_frame_size, None, READ_SLICE * 2,
        )  # fmt: skip
        self._state = state
        self._factory = make_listener
        self._on_lost = on_lost
        self._peer = ""
        self._unused = 0
        """Bytes read since the close frame."""

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
        self._on_lost(self._peer, self.listener)

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
        view: memoryview = super().get_buffer(sizehint)
        return view[:READ_SLICE]

    def buffer_updated(self, nbytes: int) -> None:
        """Parse what was read; after a close frame it is thrown away, if it is not too much."""
        if not self.transport.is_close_frame_sent:
            super().buffer_updated(nbytes)
            return
        self._unused += nbytes
        if self._unused > MOST_UNUSED:
            self.transport.underlying_transport.pause_reading()

    def shutdown(self) -> None:
        """Close because the server stops; uvicorn calls this."""
        listener = self.listener
        if listener is None:
            self.transport.disconnect(False)
        else:
            cast("Closable", listener).server_stops()


def text_sender(transport: WSTransport) -> Callable[[bytes], None]:
    """A function that sends a text frame; it does nothing once the connection is closed."""
    return partial(transport.send, WSMsgType.TEXT)


def limit_unwritten(transport: WSTransport, most: int) -> None:
    """Have ``pause_writing`` called once more bytes than this wait to be read."""
    transport.underlying_transport.set_write_buffer_limits(high=most, low=most)


def close(transport: WSTransport, code: int) -> None:
    """Send a close frame, and end the connection once what was sent has been read."""
    if transport.is_disconnected:
        return
    raw = transport.underlying_transport
    transport.send_close(cast("Any", code))
    if raw.can_write_eof() and not raw.is_closing():
        raw.write_eof()
    asyncio.get_running_loop().call_later(LINGER_SECONDS, raw.abort)
