"""Players that cost little, so that the server is measured and not they."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import random
import struct
from collections.abc import Callable
from typing import Any

SETTINGS = {
    "seats": 4,
    "mode": "points",
    "target": 1_000_000,
    "beat": 0,
    "catch_beat": 0,
    "keep_beat": 0,
    "keep_window": None,
    "next_round": 0,
}
HAPPENED = b'{"tell":"happened","n":'
_ids = itertools.count()


def _size(data: bytes, at: int, end: int) -> int:
    return int.from_bytes(data[at:end], "big") if len(data) >= end else 1 << 30


class Guest(asyncio.Protocol):
    """One socket of a seat. A message is read as JSON only if this seat may have to move."""

    def __init__(self, table: TableOfFour, seat: int, token: str) -> None:
        self.table = table
        self.seat = seat
        self.token = token
        self.open = asyncio.get_running_loop().create_future()
        self._rest = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(
            f"GET /ws/{self.table.code} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.open.done():
            self.open.set_exception(ConnectionError("the server closed the connection"))

    def data_received(self, data: bytes) -> None:
        data = self._rest + data
        if not self.open.done():
            head, end, data = data.partition(b"\r\n\r\n")
            if not end:
                self._rest = head
                return
            self.open.set_result(None)
            self.say({"say": "hello", "token": self.token})
        at = 0
        while len(data) - at >= 2:
            kind, size = data[at] & 15, data[at + 1]
            start = at + 2
            if size == 126:
                start = at + 4
                size = (
                    int.from_bytes(data[at + 2 : start], "big") if len(data) >= start else 1 << 30
                )
            elif size == 127:
                start = at + 10
                size = (
                    int.from_bytes(data[at + 2 : start], "big") if len(data) >= start else 1 << 30
                )
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

    def say(self, message: dict[str, Any]) -> None:
        self._frame(0x81, json.dumps(message).encode())

    def hear(self, raw: bytes) -> None:
        if not raw.startswith(HAPPENED):
            if raw.startswith((b'{"tell":"refused"', b'{"tell":"error"')):
                self.table.refused(raw)
            return
        self.table.heard(self.seat, int(raw[len(HAPPENED) : raw.index(b",", len(HAPPENED))]))
        if b'"legal":[{' in raw:
            message = json.loads(raw)
            view = message["view"]
            if view["turn"] == view["seat"]:
                moves = [m for m in message["legal"] if m["do"] not in ("uno", "catch")]
                self.table.ready(self, moves, message["n"])

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()


class TableOfFour:
    """A table whose four seats are guests; ``on_ready`` is told when one may move."""

    def __init__(self, code: str, dice: random.Random) -> None:
        self.code = code
        self.dice = dice
        self.guests: list[Guest] = []
        self.mover: Guest | None = None
        self.moves: list[dict[str, Any]] = []
        self.on_ready: Callable[[TableOfFour], None] = lambda table: None
        self.on_done: Callable[[TableOfFour, float], None] = lambda table, began: None
        self._began = 0.0
        self._waits: set[int] = set()
        self._newest = 0
        self._after = 0

    def ready(self, guest: Guest, moves: list[dict[str, Any]], n: int) -> None:
        if n == self._newest:
            self.mover, self.moves = guest, moves
            if not self._waits:
                self.on_ready(self)

    def move(self, began: float) -> None:
        """The mover makes a move; the time counts from ``began``, when it was to be made."""
        guest, self.mover = self.mover, None
        assert guest is not None
        self._began = began
        self._after = self._newest
        self._waits = {0, 1, 2, 3}
        id = f"bench-{os.getpid()}-{next(_ids)}"
        lays = [move for move in self.moves if move["do"] == "play"]
        guest.say({"say": "move", "id": id, "move": self.dice.choice(lays or self.moves)})

    def heard(self, seat: int, n: int) -> None:
        """A move is through when every seat has heard an entry that came after it was sent."""
        if n > self._newest:
            self._newest = n
            self.mover = None
        if n > self._after and seat in self._waits:
            self._waits.discard(seat)
            if not self._waits:
                self.on_done(self, self._began)
                if self.mover is not None:
                    self.on_ready(self)

    def refused(self, raw: bytes) -> None:
        raise RuntimeError(f"the server refused a move: {raw.decode()}")


def post(connection: http.client.HTTPConnection, path: str, body: object) -> dict[str, Any]:
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer: dict[str, Any] = json.loads(connection.getresponse().read())
    return answer


def make_tables(port: int, count: int) -> list[tuple[str, list[str]]]:
    """Codes of tables and the tokens of their seats."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    made = []
    for _ in range(count):
        seat = post(connection, "/api/tables", {"name": "A", "settings": SETTINGS})
        tokens = [seat["token"]]
        for name in "BCD":
            sat = post(connection, f"/api/tables/{seat['code']}/seats", {"name": name})
            tokens.append(sat["token"])
        made.append((seat["code"], tokens))
    connection.close()
    return made


async def sit_down(port: int, made: list[tuple[str, list[str]]]) -> list[TableOfFour]:
    """Connects every seat, and starts every match."""
    loop = asyncio.get_running_loop()
    tables = []
    for number, (code, tokens) in enumerate(made):
        table = TableOfFour(code, random.Random(number))
        for seat, token in enumerate(tokens):
            guest = Guest(table, seat, token)
            await loop.create_connection(lambda guest=guest: guest, "127.0.0.1", port)  # type: ignore[misc]
            await guest.open
            table.guests.append(guest)
        tables.append(table)
    for table in tables:
        table.guests[0].say({"say": "start"})
        await asyncio.sleep(0.001)
    for _ in range(600):
        if all(table.mover is not None for table in tables):
            return tables
        await asyncio.sleep(0.05)
    raise RuntimeError("not every table got going")
