"""A WebSocket client that costs little, for benches and tests with thousands of sockets."""

from __future__ import annotations

import asyncio
import struct
from typing import Self, cast

TEXT, BINARY, PING, PONG = 1, 2, 9, 10


class WebSocketClient(asyncio.Protocol):
    """One connection; subclasses override ``opened``, ``received`` and ``lost``."""

    def __init__(self, path: str, kind: int = TEXT) -> None:
        self._path = path
        self._kind = kind
        self._open = False
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    async def connect(self, port: int) -> None:
        """Connect to a port of this machine and ask for the upgrade."""
        loop = asyncio.get_running_loop()
        await loop.create_connection(self._itself, "127.0.0.1", port)

    def opened(self) -> None:
        """Handle the server's answer to the upgrade."""

    def received(self, raw: bytes) -> None:
        """Handle one text or binary message."""

    def lost(self) -> None:
        """Handle the end of the connection."""

    def send(self, body: bytes) -> None:
        """Send one message."""
        self._frame(self._kind, body)

    def abort(self) -> None:
        """Close the connection without a close frame."""
        if self._transport is not None:
            self._transport.abort()

    def _itself(self) -> Self:
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for the upgrade."""
        # uvloop's transport is no subclass of asyncio's.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(
            f"GET {self._path} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the transport."""
        self._transport = None
        self.lost()

    def data_received(self, data: bytes) -> None:
        """Split what came into frames; a frame that is not complete waits for its rest."""
        if self._rest:
            data = self._rest + data
            self._rest = b""
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self.abort()
                return
            self._open = True
            self.opened()
        at, length = 0, len(data)
        while length - at >= 2:
            size, start = data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if length < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            end_at = start + size
            if length < end_at:
                break
            kind = data[at] & 15
            if kind <= BINARY:
                self.received(data[start:end_at])
            elif kind == PING:
                self._frame(PONG, data[start:end_at])
            at = end_at
        if at < length:
            self._rest = data[at:]

    def _frame(self, kind: int, body: bytes) -> None:
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        if self._transport is not None:
            # A mask of zeros leaves the body as it is.
            self._transport.write(bytes([0x80 | kind]) + length + bytes(4) + body)
