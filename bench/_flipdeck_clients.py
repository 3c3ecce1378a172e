"""Clients of Flipdeck's server. All that the benches know of its wire is said here.

``encode`` and ``decode`` are the only places that know how a message is written; the rest of the
benches know tables that hear numbered updates and make moves.
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
Made = tuple[str, list[str]]
"""The code of a table and the tokens of its seats."""

_UPDATE = b'{"type":"update","seq":'
_REFUSALS = (b'{"type":"refused"', b'{"type":"error"')
_ids = itertools.count()


class _Update(msgspec.Struct):
    """Of an update, what a client goes by."""

    legal: list[Move]


_read = msgspec.json.Decoder(_Update).decode


def encode(type: str, **fields: object) -> bytes:
    """Write a message of a client."""
    return msgspec.json.encode({"type": type, **fields})


def decode(raw: bytes) -> tuple[int, list[Move]] | None:
    """Read a message of the server: an update's number and the moves this seat may make now.

    Calls and catches are left out: what remains are moves of a turn. None for any other message;
    RuntimeError for a refusal. It is read as JSON only if the seat may move: the other three cost
    a search.
    """
    if not raw.startswith(_UPDATE):
        if raw.startswith(_REFUSALS):
            raise RuntimeError(f"the server refused a message: {raw.decode()}")
        return None
    number = int(raw[len(_UPDATE) : raw.index(b",", len(_UPDATE))])
    if b'"legal":[{' not in raw:
        return number, []
    return number, [move for move in _read(raw).legal if move["do"] not in ("uno", "catch")]


class Guest(Client):
    """The socket of a seat at one of Flipdeck's tables."""

    def __init__(self, table: TableOfGuests, seat: int, token: str) -> None:
        super().__init__(f"/ws/{table.code}", seat)
        self.table = table
        self.token = token

    def opened(self) -> None:
        """Take the seat."""
        self.send(encode("hello", protocol=2, token=self.token))

    def received(self, raw: bytes) -> None:
        """Tell the table of an update, and of the moves it allows."""
        if not self.joined.done():
            self.joined.set_result(None)
        update = decode(raw)
        if update is None:
            return
        self.updated(raw)
        number, moves = update
        self.table.heard(self.seat, number)
        if moves:
            self.table.moves = moves
            self.table.ready(self, number)


class TableOfGuests(Table[Guest]):
    """A table that plays a card at random whenever one can be played."""

    def __init__(self, code: str, dice: random.Random) -> None:
        super().__init__()
        self.code = code
        self.dice = dice
        self.moves: list[Move] = []

    def write_move(self, mover: Guest) -> bytes:
        """Choose among the cards that can be played, else among all moves."""
        plays = [move for move in self.moves if move["do"] == "play"]
        move = self.dice.choice(plays or self.moves)
        return encode("move", id=f"bench-{os.getpid()}-{next(_ids)}", move=move)


def post(connection: http.client.HTTPConnection, path: str, body: object) -> dict[str, Any]:
    """Post JSON and return the JSON of the answer."""
    connection.request("POST", path, json.dumps(body), {"content-type": "application/json"})
    answer: dict[str, Any] = json.loads(connection.getresponse().read())
    return answer


def make_tables(port: int, count: int) -> list[Made]:
    """Make tables and take their seats."""
    connection = http.client.HTTPConnection("127.0.0.1", port)
    made = []
    for _ in range(count):
        seat = post(connection, "/api/tables", {"name": "A", "settings": SETTINGS})
        tokens = [seat["token"]]
        for name in "BCD":
            joined = post(connection, f"/api/tables/{seat['code']}/seats", {"name": name})
            tokens.append(joined["token"])
        made.append((seat["code"], tokens))
    connection.close()
    return made


async def sit_down(port: int, made: Sequence[Made]) -> list[TableOfGuests]:
    """Connect every seat and start every match."""
    tables = []
    for number, (code, tokens) in enumerate(made):
        table = TableOfGuests(code, random.Random(number))
        for seat, token in enumerate(tokens):
            guest = Guest(table, seat, token)
            await guest.connect(port)
            await guest.joined
            table.clients.append(guest)
        tables.append(table)
    for table in tables:
        table.clients[0].send(encode("start"))
        await asyncio.sleep(0.001)
    for _ in range(600):
        if all(table.mover is not None for table in tables):
            return tables
        await asyncio.sleep(0.05)
    raise RuntimeError("not every table got going")
