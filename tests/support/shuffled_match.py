"""Matches of several people whose clients take part in the shuffles, on a real server."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.support.part_giver import PartGiver
from tests.support.server_fixture import RunningServer, TestClient

Message = dict[str, Any]


def known(client: TestClient, part: str) -> Message:
    """What a client was told last of the lobby, the match or the shuffle."""
    for message in reversed(client.received):
        if message.get(part) is not None:
            return dict(message[part])
    return {}


def is_playing(client: TestClient) -> bool:
    """Whether the client knows that a round is being played."""
    return known(client, "lobby")["phase"] == "playing" and bool(known(client, "match"))


class Seats:
    """The seats of one table, with a client each that may be connected anew."""

    def __init__(self, server: RunningServer, seats: Sequence[Message]) -> None:
        self.server = server
        self.seats = list(seats)
        self.givers = [PartGiver() for _ in seats]
        self.clients: list[TestClient] = []
        self.dice = random.Random(1)

    @property
    def code(self) -> str:
        return str(self.seats[0]["code"])

    async def connect(self) -> None:
        self.clients = [
            await self.server.join(seat, giver=giver)
            for seat, giver in zip(self.seats, self.givers, strict=True)
        ]

    async def start(self) -> None:
        """Start a match; everybody reads until the first round is dealt."""
        await self.clients[0].send("start")
        await self.receive_all(is_playing)

    async def receive_all(self, wanted: Callable[[TestClient], object]) -> None:
        """Let all clients read until each knows what is wanted."""

        async def read(client: TestClient) -> None:
            while not wanted(client):
                await client.receive()

        await asyncio.gather(*map(read, self.clients))

    def last_shuffle(self) -> Message:
        """What everybody was told last about the shuffle."""
        return known(self.clients[0], "shuffle")

    async def play(self, *, rounds: int = 10_000) -> None:
        """Play a card wherever one fits, until the match or so many rounds more are over."""
        await self._catch_up()
        done = len(known(self.clients[0], "match")["sheet"]) + rounds
        while True:
            await self._catch_up()
            match = known(self.clients[0], "match")
            if match["ended"] or len(match["sheet"]) >= done:
                return
            if known(self.clients[0], "lobby")["phase"] == "between":
                await self.deal()
                continue
            movers = [client for client in self.clients if client.turn_moves()]
            if movers:
                moves = movers[0].turn_moves()
                plays = [move for move in moves if move["do"] == "play"]
                await movers[0].move(**self.dice.choice(plays or moves))
            else:
                await self.clients[0].receive_type("update")

    async def deal(self) -> None:
        """Ask for the next round; everybody reads until it is dealt."""
        for client in self.clients:
            await client.send("next_round")
        await self.receive_all(is_playing)

    async def _catch_up(self) -> None:
        newest = max(int(client.last["seq"]) for client in self.clients)
        for client in self.clients:
            while int(client.last["seq"]) < newest:
                await client.receive()

    async def record(self) -> tuple[int, Message]:
        """The record of the match, as a player gets it."""
        token = f"Bearer {self.seats[0]['token']}"
        return await self.server.request(
            "GET", f"/api/tables/{self.code}/record", authorization=token
        )

    async def proof(self) -> tuple[int, Message]:
        """How the last round was shuffled, as a player gets it."""
        token = f"Bearer {self.seats[0]['token']}"
        return await self.server.request(
            "GET", f"/api/tables/{self.code}/shuffle", authorization=token
        )


async def seat_people(server: RunningServer, people: int, **asked: Any) -> Seats:
    """Create a table and seat people and bots; nobody is connected yet."""
    seats = [await server.create_table(**asked)]
    for number in range(1, people):
        seats.append(await server.take_seat(seats[0]["code"], f"P{number}", seat=number))
    return Seats(server, seats)
