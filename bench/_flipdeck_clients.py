"""Load clients of Flipdeck's server: the only place in the benches that knows its protocol.

``encode`` and ``decode`` write and read messages; the rest of the benches knows tables that receive
numbered updates and make moves.
"""

from __future__ import annotations

import asyncio
import http.client
import itertools
import json
import os
import random
from collections.abc import Sequence
from typing import Any

import msgspec

from bench._tables import Client, Table

SETTINGS = {
    "seats": 4,
    "mode": "points",
    "target": 1_000_000,
    "bot_delay": 0,
    "catch_delay": 0,
    "pass_delay": 0,
    "pass_window": None,
    "next_round": 0,
}
Move = dict[str, Any]
CreatedTable = tuple[str, list[str]]
"""The code of a table and the tokens of its seats."""

_UPDATE = b'{"type":"update","seq":'
_REFUSALS = (b'{"type":"refused"', b'{"type":"error"')
_ids = itertools.count()


class _Update(msgspec.Struct):
    """The part of an update that a client needs."""

    legal: list[Move]


_read = msgspec.json.Decoder(_Update).decode


def encode(type: str, **fields: object) -> bytes:
    """Write a message of a client."""
    return msgspec.json.encode({"type": type, **fields})


def decode(raw: bytes) -> tuple[int, list[Move]] | None:
    """Read a message of the server: an update's number and the moves this seat may make now.

    Calls and catches are left out, so that only moves of a turn remain. None for any other message;
    RuntimeError for a refusal. It is parsed as JSON only if the seat may move; the messages of the
    other three seats cost one substring search each.
    """
    if not raw.startswith(_UPDATE):
        if raw.startswith(_REFUSALS):
            raise RuntimeError(f"the server refused a message: {raw.decode()}")
        return None
    number = int(raw[len(_UPDATE) : raw.index(b",", len(_UPDATE))])
    if b'"legal":[{' not in raw:
        return number, []
    return number, [move for move in _read(raw).legal if move["do"] not in ("uno", "catch")]


class FlipdeckClient(Client):
    """The socket of a seat at one of Flipdeck's tables."""

    def __init__(self, table: FlipdeckTable, seat: int, token: str) -> None:
        super().__init__(f"/ws/{table.code}", seat)
        self.table = table
        self.token = token

    def opened(self) -> None:
        """Take the seat."""
        self.send(encode("hello", protocol=2, token=self.token))

    def received(self, raw: bytes) -> None:
        """Pass an update on to the table, with the moves it allows."""
        if not self.joined.done():
            self.joined.set_result(None)
        update = decode(raw)
        if update is None:
            return
        self.updated(raw)
        number, moves = update
        self.table.delivered(self.seat, number)
        if moves:
            self.table.moves = moves
            self.table.ready(self, number)


class FlipdeckTable(Table[FlipdeckClient]):
    """A table that plays a random card whenever one is playable."""

    def __init__(self, code: str, dice: random.Random) -> None:
        super().__init__()
        self.code = code
        self.dice = dice
        self.moves: list[Move] = []

    def write_move(self, mover: FlipdeckClient) -> bytes:
        """Choose among the playable cards, else among all moves."""
        plays = [move for move in self.moves if move["do"] == "play"]
        move = self.dice.choice(plays or self.moves)
        return encode("move", id=f"bench-{os.getpid()}-{next(_ids)}", move=move)


def post(connection: http.client.HTTPConnection, path: str, body: object) -> dict[str, Any]:
    """Post JSON and return the JSON of the answer."""
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer: dict[str, Any] = json.loads(connection.getresponse().read())
    return answer


def create_tables(port: int, count: int) -> list[CreatedTable]:
    """Create tables and take their seats."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    created = []
    for _ in range(count):
        seat = post(connection, "/api/tables", {"name": "A", "settings": SETTINGS})
        tokens = [seat["token"]]
        for name in "BCD":
            joined = post(connection, f"/api/tables/{seat['code']}/seats", {"name": name})
            tokens.append(joined["token"])
        created.append((seat["code"], tokens))
    connection.close()
    return created


async def join_flipdeck(port: int, created: Sequence[CreatedTable]) -> list[FlipdeckTable]:
    """Connect every seat and start every match."""
    tables = []
    for number, (code, tokens) in enumerate(created):
        table = FlipdeckTable(code, random.Random(number))
        for seat, token in enumerate(tokens):
            client = FlipdeckClient(table, seat, token)
            await client.connect(port)
            await client.joined
            table.clients.append(client)
        tables.append(table)
    for table in tables:
        table.clients[0].send(encode("start"))
        await asyncio.sleep(0.001)
    for _ in range(600):
        if all(table.mover is not None for table in tables):
            return tables
        await asyncio.sleep(0.05)
    raise RuntimeError("not every table has started")
