"""A WebSocket client that costs next to nothing, for benches and tests that need thousands."""

from __future__ import annotations

import asyncio
import struct
from typing import Self, cast


class Wire(asyncio.Protocol):
    """One socket of a table. Whoever derives from it hears what it is told."""

    def __init__(self, code: str) -> None:
        self._code = code
        self._open = False
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    async def connect(self, port: int) -> Self:
        loop = asyncio.get_running_loop()
        await loop.create_connection(self._itself, "127.0.0.1", port)
        return self

    def opened(self) -> None:
        """The server speaks WebSocket from now on."""

    def hear(self, raw: bytes) -> None:
        """A message came."""

    def lost(self) -> None:
        """The connection ended."""

    def send(self, body: bytes) -> None:
        self._frame(0x81, body)

    def abort(self) -> None:
        if self._transport is not None:
            self._transport.abort()

    def _itself(self) -> Self:
        return self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        # uvloop's is none by its class.
        self._transport = cast("asyncio.Transport", transport)
        self._transport.write(
            f"GET /ws/{self._code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self._transport = None
        self.lost()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self._open:
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self._open = True
            self.opened()
        at = 0
        while len(data) - at >= 2:
            kind, size, start = data[at] & 15, data[at + 1], at + 2
            if size >= 126:
                start += 2 if size == 126 else 8
                if len(data) < start:
                    break
                size = int.from_bytes(data[at + 2 : start], "big")
            if len(data) < start + size:
                break
            at = start + size
            if kind == 1:
                self.hear(data[start:at])
            elif kind == 9:
                self._frame(0x8A, data[start:at])
        self._rest = data[at:]

    def _frame(self, head: int, body: bytes) -> None:
        size = len(body)
        length = bytes([0x80 | size]) if size < 126 else bytes([0xFE]) + struct.pack(">H", size)
        if self._transport is not None:
            self._transport.write(bytes([head]) + length + bytes(4) + body)
