"""Load clients of the peer servers in bench/peers: the only place that knows their protocols.

In both games the seats move in turn, and the number of an update is the number of moves made.
"""

from __future__ import annotations

import asyncio
import http.client
import json
from collections.abc import Sequence
from typing import Any

from bench._tables import Client, Table
from tests.support.ws_client import BINARY

_JOIN_ROOM = b"\x0a"
_UPDATE = b"\x0d\xa6update\xde\x00\x08\xa1n"
"""Room data, the message's type, a map of eight, its first key: Colyseus writes MessagePack."""
_PLAY = b"\x0d\xa4play\x00"
_STATE = b'"_stateID":'


class BoardgameClient(Client):
    """A player of boardgame.io, which speaks socket.io 4 over one WebSocket."""

    def __init__(self, table: BoardgameTable, seat: int) -> None:
        super().__init__("/socket.io/?EIO=4&transport=websocket", seat)
        self.table = table

    def received(self, raw: bytes) -> None:
        """Answer the handshake and pings, and pass updates on to the table."""
        if raw.startswith(b'42/uno,["update"'):
            self.updated(raw)
            # The last one in the message is that of the logged action, before it was applied.
            number = int(raw[raw.rindex(_STATE) + len(_STATE) :].partition(b",")[0].rstrip(b"}]"))
            self._update(number + 1)
        elif raw.startswith(b'42/uno,["sync"'):
            if not self.joined.done():
                self.joined.set_result(None)
                self._update(0)
        elif raw == b"2":
            self.send(b"3")
        elif raw.startswith(b"0"):
            self.send(b"40/uno,")
        elif raw.startswith(b"40"):
            sync = ["sync", self.table.match, str(self.seat), None, 4]
            self.send(b"42/uno," + json.dumps(sync).encode())

    def _update(self, number: int) -> None:
        self.table.delivered(self.seat, number)
        if number % 4 == self.seat:
            self.table.ready(self, number)


class BoardgameTable(Table[BoardgameClient]):
    """A match of boardgame.io."""

    def __init__(self, match: str) -> None:
        super().__init__()
        self.match = match

    def write_move(self, mover: BoardgameClient) -> bytes:
        """Play the first card."""
        payload = {"type": "play", "args": [0], "playerID": str(mover.seat)}
        action = {"type": "MAKE_MOVE", "payload": payload}
        return b"42/uno," + json.dumps(
            ["update", action, self.newest, self.match, str(mover.seat)]
        ).encode("ascii")


class ColyseusClient(Client):
    """A player of Colyseus, which speaks MessagePack in binary frames."""

    def __init__(self, table: ColyseusTable, seat: int, path: str) -> None:
        super().__init__(path, seat, BINARY)
        self.table = table

    def received(self, raw: bytes) -> None:
        """Confirm the join, and pass updates on to the table."""
        if raw.startswith(_UPDATE):
            self.updated(raw)
            number = _unsigned(raw, len(_UPDATE))
            self.table.delivered(self.seat, number)
            if number % 4 == self.seat:
                self.table.ready(self, number)
        elif raw.startswith(_JOIN_ROOM):
            self.send(_JOIN_ROOM)
            self.joined.set_result(None)


class ColyseusTable(Table[ColyseusClient]):
    """A room of Colyseus."""

    def write_move(self, mover: ColyseusClient) -> bytes:
        """Play the first card."""
        return _PLAY


def _unsigned(raw: bytes, at: int) -> int:
    """Read a MessagePack unsigned integer."""
    first = raw[at]
    if first < 0x80:
        return first
    size = {0xCC: 1, 0xCD: 2, 0xCE: 4}[first]
    return int.from_bytes(raw[at + 1 : at + 1 + size], "big")


async def join_boardgame(port: int, count: int) -> list[BoardgameTable]:
    """Start so many matches of boardgame.io."""
    tables = []
    for number in range(count):
        table = BoardgameTable(f"match-{number}")
        for seat in range(4):
            client = BoardgameClient(table, seat)
            table.clients.append(client)
            await client.connect(port)
            await client.joined
        tables.append(table)
    await _all_ready(tables)
    return tables


async def join_colyseus(port: int, count: int) -> list[ColyseusTable]:
    """Fill so many rooms of Colyseus."""
    tables = []
    connection = http.client.HTTPConnection("127.0.0.1", port)
    for _ in range(count):
        table = ColyseusTable()
        way = "create/uno"
        for seat in range(4):
            place = await asyncio.to_thread(_reserve, connection, way)
            way = f"joinById/{place['roomId']}"
            path = f"/{place['processId']}/{place['roomId']}?sessionId={place['sessionId']}"
            client = ColyseusClient(table, seat, path)
            table.clients.append(client)
            await client.connect(port)
            await client.joined
        tables.append(table)
    connection.close()
    await _all_ready(tables)
    return tables


def _reserve(connection: http.client.HTTPConnection, way: str) -> dict[str, Any]:
    connection.request("POST", f"/matchmake/{way}", "{}", {"content-type": "application/json"})
    answer: dict[str, Any] = json.loads(connection.getresponse().read())
    return answer


async def _all_ready(tables: Sequence[BoardgameTable] | Sequence[ColyseusTable]) -> None:
    for _ in range(600):
        if all(table.mover is not None for table in tables):
            return
        await asyncio.sleep(0.05)
    raise RuntimeError("not every table has started")
