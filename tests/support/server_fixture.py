"""A real server on real sockets with a real database file, and clients of it."""

from __future__ import annotations

import asyncio
import contextlib
import http.client
import itertools
import json
import socket
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import wraps
from pathlib import Path
from typing import Any

import uvicorn
import websockets
from websockets.asyncio.client import ClientConnection

from flipdeck.server.messages import PROTOCOL
from flipdeck.server.runner import uvicorn_config
from flipdeck.server.settings import ServerSettings
from flipdeck.shuffle.protocol import VERSION
from tests.support.apply_view import complete
from tests.support.part_giver import PartGiver
from tests.support.waiting import HANG_SECONDS

Message = dict[str, Any]
QUICK: Message = {
    "bot_delay": 0,
    "catch_delay": 0,
    "pass_delay": 0,
    "pass_window": None,
    "forget_uno": 0,
    "next_round": 0,
}

NO_LIMITS: Message = {
    "make_rate": 1e6,
    "make_burst": 1e6,
    "table_rate": 1e6,
    "table_burst": 1e6,
    "tables_per_address": 0,
    "public_seats_per_address": 0,
    "entry_rate": 1e6,
    "entry_burst": 1e6,
    "least_bot_delay": 0,
    "least_next_round": 0,
    "password_rate": 1e6,
    "password_burst": 1e6,
    "connect_rate": 1e6,
    "connect_burst": 1e6,
    "say_rate": 1e6,
    "say_burst": 1e6,
    "least_grace": 0,
    "most_grace": 0,
    # Deals are those of the test's chance; what players give to a shuffle has tests of its own.
    "verifiable_shuffle": False,
}

_ids = itertools.count()


def new_id() -> str:
    return f"test-id-{next(_ids)}"


def run_async(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Run a test that is a coroutine; one that hangs fails."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def timed() -> None:
            async with asyncio.timeout(HANG_SECONDS):
                await test(*args, **kwargs)

        asyncio.run(timed())

    return run


class TestClient:
    """One connection, as a browser would keep it."""

    __test__ = False  # not for pytest to collect

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Message = {}
        """The last message that showed the table, with the whole view."""
        self.received: list[Message] = []
        self.giver: PartGiver | None = None
        """Gives parts to shuffles, if the client takes part in them."""

    async def send(self, kind: str, **fields: Any) -> str:
        """Send a message and return its id."""
        fields.setdefault("id", new_id())
        if kind == "hello":
            fields.setdefault("protocol", PROTOCOL)
        await self.socket.send(json.dumps({"type": kind, **fields}))
        return str(fields["id"])

    async def receive(self) -> Message:
        """Receive the next message; probes are answered and left out."""
        while True:
            message: Message = json.loads(await self.socket.recv())
            if message["type"] == "probe":
                reply = {"type": "probe_reply", "mark": message["mark"]}
                with contextlib.suppress(websockets.ConnectionClosed):
                    await self.socket.send(json.dumps(reply))
                continue
            if message["type"] == "update":
                message = complete(self.last, message)
            self.received.append(message)
            if message["type"] in ("welcome", "update"):
                self.last = message
            if self.giver is not None:
                for kind, fields in self.giver.answers(message):
                    await self.send(kind, **fields)
            return message

    async def receive_until(self, wanted: Callable[[Message], object]) -> Message:
        """Receive until a message satisfies a condition, and return it."""
        while True:
            message = await self.receive()
            if wanted(message):
                return message

    async def receive_type(self, kind: str) -> Message:
        """Receive until a message of that type comes."""
        return await self.receive_until(lambda message: message["type"] == kind)

    async def request(self, kind: str, **fields: Any) -> Message:
        """Send a message and wait for the answer to it."""
        id = await self.send(kind, **fields)
        return await self.receive_until(lambda message: message.get("id") == id)

    async def move(self, do: str, **fields: Any) -> Message:
        """Make a move and return the answer."""
        return await self.request("move", move={"do": do, **fields})

    async def request_error(self, kind: str, **fields: Any) -> str:
        """Send a message that must be refused, and return the error's name."""
        answer = await self.request(kind, **fields)
        assert answer["type"] == "error", answer
        return str(answer["error"])

    def turn_moves(self) -> list[Message]:
        """The moves of this seat if it is its turn; calls and catches are left out."""
        view = self.last.get("view")
        if not view or view["turn"] is None or view["turn"] != view["seat"]:
            return []
        return [move for move in self.last["legal"] if move["do"] not in ("uno", "catch")]

    async def wait_closed(self) -> None:
        """Receive until the server has closed the connection."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.receive()

    async def close(self) -> None:
        """Close the connection."""
        await self.socket.close()


class RunningServer:
    """A server to send requests to and to connect clients to."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.address = address
        """The address of this machine that requests and connections come from."""
        self.clients: list[TestClient] = []

    async def request(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, Any]:
        """Send an HTTP request and return the status and the JSON of the answer."""
        status, _, text = await self.request_raw(method, path, body, **headers)
        return status, json.loads(text)

    async def request_raw(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """Send an HTTP request and return the status, headers and body of the answer."""

        def request() -> tuple[int, dict[str, str], bytes]:
            connection = http.client.HTTPConnection(
                "127.0.0.1", self.port, timeout=HANG_SECONDS, source_address=(self.address, 0)
            )
            try:
                sent = body if isinstance(body, bytes) or body is None else json.dumps(body)
                names = {name.replace("_", "-"): value for name, value in headers.items()}
                if sent is not None:
                    names.setdefault("content-type", "application/json")
                connection.request(method, path, sent, names)
                answer = connection.getresponse()
                found = {name.lower(): value for name, value in answer.getheaders()}
                return answer.status, found, answer.read()
            finally:
                connection.close()

        return await asyncio.to_thread(request)

    async def create_table(self, **asked: Any) -> Message:
        """Create a table without delays and return the host's seat."""
        settings = {**QUICK, **asked.pop("settings", {})}
        status, made = await self.request(
            "POST", "/api/tables", {"name": "Ann", "settings": settings, **asked}
        )
        assert status == 201, made
        return dict(made)

    async def take_seat(self, code: str, name: str = "Ben", **asked: Any) -> Message:
        """Take a seat and return it."""
        status, sat = await self.request(
            "POST", f"/api/tables/{code}/seats", {"name": name, **asked}
        )
        assert status == 201, sat
        return dict(sat)

    async def connect(self, code: str, **headers: str) -> TestClient:
        """Open a connection without a hello."""
        socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/ws/{code}",
            additional_headers=headers,
            proxy=None,
            local_addr=(self.address, 0),
        )
        client = TestClient(socket)
        self.clients.append(client)
        return client

    async def join(
        self, seat: Message, since: int | None = None, giver: PartGiver | None = None
    ) -> TestClient:
        """Connect, say hello with the seat's token and wait for the welcome.

        With a ``giver`` it takes part in shuffles.
        """
        client = await self.connect(seat["code"])
        client.giver = giver
        part = {} if giver is None else {"part": VERSION}
        await client.send("hello", token=seat["token"], since=since, **part)
        await client.receive_type("welcome")
        return client

    async def connect_without_reading(self, code: str, **hello: str) -> asyncio.StreamWriter:
        """Open a connection that sends a hello and never reads."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1024)
        writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        text = json.dumps({"type": "hello", "protocol": PROTOCOL, **hello}).encode()
        writer.write(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        return writer

    async def join_as_spectator(self, code: str) -> TestClient:
        """Connect as a spectator and wait for the welcome."""
        client = await self.connect(code)
        await client.send("hello")
        await client.receive_type("welcome")
        return client


async def catch_up(clients: list[TestClient]) -> None:
    """Let every client receive up to the newest update."""
    newest = max(client.last["seq"] for client in clients)
    for client in clients:
        while client.last["seq"] < newest:
            await client.receive_type("update")


def mover_of(clients: list[TestClient]) -> TestClient:
    return next(client for client in clients if client.turn_moves())


async def play_on(clients: list[TestClient], moves: int) -> TestClient:
    """Make so many moves of these clients, and go on until one of them is to move."""
    while True:
        await catch_up(clients)
        movers = [client for client in clients if client.turn_moves()]
        if movers and moves <= 0:
            return movers[0]
        if movers:
            await movers[0].move(**movers[0].turn_moves()[0])
            moves -= 1
        else:
            await clients[0].receive_type("update")


async def play_elsewhere(server: RunningServer) -> None:
    """Let another table play: time enough for anything that would happen at a table by itself."""
    settings = {"seats": 2, "mode": "points", "target": 100_000}
    client = await server.join(await server.create_table(bots=1, start=True, settings=settings))
    await play_on([client], 8)
    await client.close()


@contextlib.asynccontextmanager
async def running_server(
    folder: Path, *, buffer: int = 0, **limits: Any
) -> AsyncIterator[RunningServer]:
    """Run a server in this process; ``limits`` are settings of it.

    Its database is a file in the folder unless they name another.
    """
    listening = socket.create_server(("127.0.0.1", 0))
    if buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    port = listening.getsockname()[1]
    database = f"sqlite+aiosqlite:///{folder / 'tables.db'}"
    settings = ServerSettings(port=port, **{"database": database, **NO_LIMITS, **limits})
    server = uvicorn.Server(uvicorn_config(settings))
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        if running.done():
            running.result()
    opened = RunningServer(port)
    try:
        yield opened
    finally:
        for client in opened.clients:
            await client.close()
        server.should_exit = True
        await running
        listening.close()
