"""Players that cost little, so that the server is measured and not they."""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import random
from collections.abc import Callable
from typing import Any

import msgspec

from tools.wire import Wire

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


class _Sight(msgspec.Struct):
    turn: int | None
    seat: int


class _Heard(msgspec.Struct):
    """Of a message, what a guest goes by."""

    n: int
    view: _Sight
    legal: list[dict[str, Any]]


_read = msgspec.json.Decoder(_Heard).decode
_ids = itertools.count()


class Guest(Wire):
    """One socket of a seat. A message is read as JSON only if this seat may have to move."""

    def __init__(self, table: TableOfFour, seat: int, token: str) -> None:
        super().__init__(table.code)
        self.table = table
        self.seat = seat
        self.token = token
        self.ready = asyncio.get_running_loop().create_future()

    def opened(self) -> None:
        self.ready.set_result(None)
        self.say({"say": "hello", "token": self.token})

    def lost(self) -> None:
        if not self.ready.done():
            self.ready.set_exception(ConnectionError("the server closed the connection"))

    def say(self, message: dict[str, Any]) -> None:
        self.send(msgspec.json.encode(message))

    def hear(self, raw: bytes) -> None:
        if not raw.startswith(HAPPENED):
            if raw.startswith((b'{"tell":"refused"', b'{"tell":"error"')):
                self.table.refused(raw)
            return
        self.table.heard(self.seat, int(raw[len(HAPPENED) : raw.index(b",", len(HAPPENED))]))
        if b'"legal":[{' in raw:
            heard = _read(raw)
            if heard.view.turn == heard.view.seat:
                moves = [move for move in heard.legal if move["do"] not in ("uno", "catch")]
                self.table.ready(self, moves, heard.n)


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
    tables = []
    for number, (code, tokens) in enumerate(made):
        table = TableOfFour(code, random.Random(number))
        for seat, token in enumerate(tokens):
            guest = Guest(table, seat, token)
            await guest.connect(port)
            await guest.ready
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
