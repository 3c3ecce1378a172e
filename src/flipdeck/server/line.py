"""The line to one client: uvicorn's WebSocket, with a shorter way in and out.

By ASGI every message would pass through a queue, a future and a task of its own, and reading would
stop and start again for each one heard: several times the work of the message itself.
"""

from __future__ import annotations

import struct
from typing import Any, Final, cast

from starlette.types import Scope
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

TEXT: Final = 0x81
"""How a whole text begins; its length follows."""
_SHORT: Final = struct.Struct(">BB").pack
_LONG: Final = struct.Struct(">BBH").pack
_LONGEST: Final = struct.Struct(">BBQ").pack
_EXTENSION: Final = "flipdeck.line"
_MOST_HEARD: Final = 16
"""Messages that may wait to be heeded before the client is no longer read."""


class Line(WebSocketsSansIOProtocol):
    scope: Any

    @staticmethod
    def of(scope: Scope) -> Line:
        """The line on which an ASGI connection came."""
        return cast(Line, scope["extensions"][_EXTENSION])

    def put(self, message: bytes) -> None:
        """Writes a text; to one who is gone, nothing."""
        if self.close_sent or self.disconnected or self.transport.is_closing():
            return
        size = len(message)
        if size < 126:
            head = _SHORT(TEXT, size)
        elif size < 1 << 16:
            head = _LONG(TEXT, 126, size)
        else:
            head = _LONGEST(TEXT, 127, size)
        self.transport.write(head + message)

    @property
    def unwritten(self) -> int:
        """Bytes that the client has not taken yet."""
        return self.transport.get_write_buffer_size()

    def abort(self) -> None:
        self.transport.abort()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][_EXTENSION] = self

    def handle_text(self, event: Frame) -> None:
        if not event.fin or self.close_sent:
            super().handle_text(event)
            return
        self.queue.put_nowait({"type": "websocket.receive", "bytes": bytes(event.data)})
        if not self.read_paused and self.queue.qsize() >= _MOST_HEARD:
            self.read_paused = True
            self.transport.pause_reading()
