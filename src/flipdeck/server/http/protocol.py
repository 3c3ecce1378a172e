"""HTTP connections: what a client may send before it is cut off."""

from __future__ import annotations

import asyncio
import logging
from http import HTTPStatus
from typing import Any, Final, NoReturn

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from flipdeck.server.errors import TableError
from flipdeck.server.http_types import Problem
from flipdeck.server.limits.access import AccessLimits
from flipdeck.server.limits.addresses import counted_address

MOST_FIELDS: Final = 100
"""Header fields of a request."""
LINGER_SECONDS: Final = 2.0
"""How long a client that was refused may take to read why."""
MOST_UNUSED: Final = 1 << 18
"""Bytes of a body beyond the limit that are thrown away, so that the client reads the refusal."""
MOST_PIPELINED: Final = 8
"""Requests that may wait on one connection for the answer to an earlier one."""
_logger = logging.getLogger("flipdeck.http")
_logger.setLevel(logging.CRITICAL)
"""uvicorn logs every fault of a client; those are counted here instead."""


class LimitedHttp(HttpToolsProtocol):
    """uvicorn's protocol with limits on connections, heads, bodies and on how long they take."""

    def __init__(self, access: AccessLimits, *args: Any, **named: Any) -> None:
        super().__init__(*args, **named)
        self.logger = _logger
        self._access = access
        self._limits = access.settings
        self._address = ""
        self._counted = False
        self._refused: str | None = None
        """Why the connection is being cut off."""
        self._fault = "bad-message"
        """What is wrong with a request that the parser could not finish."""
        self._in_head = False
        self._head_size = 0
        """Bytes since the chunk in which the head began."""
        self._fields = 0
        self._fields_size = 0
        self._body_size = 0
        self._deadline: asyncio.TimerHandle | None = None
        """Runs while a request is awaited or on its way."""
        self._stalled: asyncio.TimerHandle | None = None
        """Runs while the client does not read."""
        self._unread = 0

    # The life of a connection.

    def connection_made(self, transport: Any) -> None:
        """Take a connection, unless there are too many."""
        peer = transport.get_extra_info("peername")
        self._address = counted_address(peer[0]) if isinstance(peer, tuple) else ""
        super().connection_made(transport)
        self._counted = self._access.take_connection(self._address)
        if self._counted:
            self._start_deadline()
        else:
            self._cut_off("too-many-connections")

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection."""
        self._stop_timers()
        if self._counted:
            self._access.connections.release(self._address)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over to the endpoint of WebSockets, which releases it."""
        self._stop_timers()
        super().handle_websocket_upgrade()

    def _cut_off(self, kind: str) -> None:
        self._refused = kind
        self._access.refusals.count(kind, self._address)
        self._stop_timers()
        self.transport.abort()

    def _refuse(self, kind: str) -> None:
        """Close, and say why unless another answer is under way."""
        self._refused = kind
        self._access.refusals.count(kind, self._address)
        self._stop_timers()
        if self._idle:
            self.transport.write(_answer(TableError(kind)))
        self.transport.close()
        self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    # What comes in.

    def data_received(self, data: bytes) -> None:
        """Parse what came; a head that is too large ends the connection."""
        if self._refused is not None:
            return
        self._unset_keepalive_if_required()
        if self._in_head:
            self._head_size += len(data)
        elif self._deadline is None and self._idle:
            self._start_deadline()
        try:
            self.parser.feed_data(data)
        except httptools.HttpParserUpgrade:
            if self._should_upgrade():
                self.handle_websocket_upgrade()
        except httptools.HttpParserError:
            self._refuse(self._fault)
        else:
            if self._in_head and self._head_size > self._limits.most_head:
                self._refuse("too-large")

    @property
    def _idle(self) -> bool:
        """No answer is under way."""
        cycle: Any = self.cycle  # None before the first request
        return cycle is None or bool(cycle.response_complete)

    def on_message_begin(self) -> None:
        """Begin to count the head."""
        super().on_message_begin()
        self._in_head = True
        self._head_size = self._fields = self._fields_size = self._body_size = 0
        self._start_deadline()

    def on_header(self, name: bytes, value: bytes) -> None:
        """Collect a header field."""
        self._fields += 1
        self._fields_size += len(name) + len(value)
        if self._fields > MOST_FIELDS or self._fields_size > self._limits.most_head:
            self._stop_parsing("too-large")
        super().on_header(name, value)

    def on_headers_complete(self) -> None:
        """Begin to answer, unless too many requests wait."""
        self._in_head = False
        if len(self.pipeline) >= MOST_PIPELINED:
            self._stop_parsing("too-fast")
        super().on_headers_complete()

    def _stop_parsing(self, kind: str) -> NoReturn:
        self._fault = kind
        raise ValueError(kind)

    def on_body(self, body: bytes) -> None:
        """Collect a part of the body; what is beyond the limit is not kept."""
        self._body_size += len(body)
        most = self._limits.most_bytes
        before = self._body_size - len(body)
        if self._body_size > most + MOST_UNUSED:
            self._stop_parsing("too-large")
        if self._body_size > most >= before:
            # The answer is the last one: what else comes is not read.
            self.cycle.keep_alive = False
            self._access.refusals.count("too-large", self._address)
        if before <= most:
            super().on_body(body)

    def on_message_complete(self) -> None:
        """The request is here: from now on only the answer may take its time."""
        self._stop_deadline()
        super().on_message_complete()

    # Time.

    def _start_deadline(self) -> None:
        self._stop_deadline()
        wait = self._limits.request_wait / 1000
        self._deadline = self.loop.call_later(wait, self._out_of_time)

    def _out_of_time(self) -> None:
        # Browsers open connections that they may need, and send nothing on some of them.
        self._cut_off("too-slow" if self._in_head or not self._idle else "no-request")

    def _stop_deadline(self) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None

    def _stop_timers(self) -> None:
        self._stop_deadline()
        if self._stalled is not None:
            self._stalled.cancel()
            self._stalled = None

    def timeout_keep_alive_handler(self) -> None:
        """Close a connection without further requests; one that has not read the last answer is
        not waited for."""
        if self.transport.get_write_buffer_size():
            self._cut_off("too-slow")
        else:
            super().timeout_keep_alive_handler()

    def pause_writing(self) -> None:
        """The client does not read: wait, as long as it goes on."""
        super().pause_writing()
        if self._stalled is None:
            self._watch_reading()

    def _watch_reading(self) -> None:
        self._unread = self.transport.get_write_buffer_size()
        wait = self._limits.request_wait / 1000
        self._stalled = self.loop.call_later(wait, self._check_reading)

    def _check_reading(self) -> None:
        """Cut the client off if it has read nothing since the last look."""
        self._stalled = None
        unread = self.transport.get_write_buffer_size()
        if unread and unread >= self._unread:
            self._cut_off("too-slow")
        elif unread:
            self._watch_reading()


def _answer(error: TableError) -> bytes:
    """A whole response that says why a connection is closed."""
    body = msgspec.json.encode(Problem(error=error.name, facts=error.facts, text=error.text))
    status = HTTPStatus(error.status)
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\ncontent-type: application/json\r\n"
        f"content-length: {len(body)}\r\nconnection: close\r\n\r\n"
    )
    return head.encode() + body
