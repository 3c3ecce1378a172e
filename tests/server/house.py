"""A real server on real sockets with a real database file, and guests who speak to it."""

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

from flipdeck.server.serving import configured
from flipdeck.server.settings import ServerSettings

Message = dict[str, Any]
QUICK: Message = {
    "beat": 0,
    "catch_beat": 0,
    "keep_beat": 0,
    "keep_window": None,
    "next_round": 0,
}

LOOSE: Message = {
    "make_rate": 1e6,
    "make_burst": 1e6,
    "connect_rate": 1e6,
    "connect_burst": 1e6,
    "say_rate": 1e6,
    "say_burst": 1e6,
    "least_grace": 0,
    "most_grace": 0,
}

_ids = itertools.count()


def new_id() -> str:
    return f"test-id-{next(_ids)}"


def run_async(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    """Lets a test be written as a coroutine; one that hangs fails."""

    @wraps(test)
    def run(*args: Any, **kwargs: Any) -> None:
        async def timed() -> None:
            async with asyncio.timeout(60):
                await test(*args, **kwargs)

        asyncio.run(timed())

    return run


class Guest:
    """One connection, as a browser would keep it."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.last: Message = {}
        """The last message that showed the table."""
        self.heard: list[Message] = []

    async def say(self, kind: str, **fields: Any) -> str:
        fields.setdefault("id", new_id())
        await self.socket.send(json.dumps({"say": kind, **fields}))
        return str(fields["id"])

    async def hear(self) -> Message:
        """The next message but for probes, which are answered."""
        while True:
            message: Message = json.loads(await self.socket.recv())
            if message["tell"] == "probe":
                await self.socket.send(json.dumps({"say": "probed", "mark": message["mark"]}))
                continue
            self.heard.append(message)
            if message["tell"] in ("welcome", "happened"):
                self.last = message
            return message

    async def until(self, wanted: Callable[[Message], object]) -> Message:
        while True:
            message = await self.hear()
            if wanted(message):
                return message

    async def told(self, kind: str) -> Message:
        return await self.until(lambda message: message["tell"] == kind)

    async def ask(self, kind: str, **fields: Any) -> Message:
        """Says something and waits for the answer to it."""
        id = await self.say(kind, **fields)
        return await self.until(lambda message: message.get("id") == id)

    async def move(self, do: str, **fields: Any) -> Message:
        return await self.ask("move", move={"do": do, **fields})

    async def error(self, kind: str, **fields: Any) -> str:
        answer = await self.ask(kind, **fields)
        assert answer["tell"] == "error", answer
        return str(answer["error"])

    def turn_moves(self) -> list[Message]:
        view = self.last.get("view")
        if not view or view["turn"] is None or view["turn"] != view["seat"]:
            return []
        return [move for move in self.last["legal"] if move["do"] not in ("uno", "catch")]

    async def closed(self) -> None:
        """Hears out what is still said until the server has closed the connection."""
        with contextlib.suppress(websockets.ConnectionClosed):
            while True:
                await self.hear()

    async def close(self) -> None:
        await self.socket.close()


class House:
    def __init__(self, port: int) -> None:
        self.port = port
        self.guests: list[Guest] = []

    async def ask(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, Any]:
        status, _, text = await self.raw(method, path, body, **headers)
        return status, json.loads(text)

    async def raw(
        self, method: str, path: str, body: object = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        def request() -> tuple[int, dict[str, str], bytes]:
            connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=20)
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

    async def make(self, **asked: Any) -> Message:
        settings = {**QUICK, **asked.pop("settings", {})}
        status, made = await self.ask(
            "POST", "/api/tables", {"name": "Ann", "settings": settings, **asked}
        )
        assert status == 201, made
        return dict(made)

    async def sit(self, code: str, name: str = "Ben", **asked: Any) -> Message:
        status, sat = await self.ask("POST", f"/api/tables/{code}/seats", {"name": name, **asked})
        assert status == 201, sat
        return dict(sat)

    async def connect(self, code: str, **headers: str) -> Guest:
        socket = await websockets.connect(
            f"ws://127.0.0.1:{self.port}/ws/{code}", additional_headers=headers, proxy=None
        )
        guest = Guest(socket)
        self.guests.append(guest)
        return guest

    async def join(self, seat: Message, since: int | None = None) -> Guest:
        guest = await self.connect(seat["code"])
        await guest.say("hello", token=seat["token"], since=since)
        await guest.told("welcome")
        return guest

    async def deaf(self, code: str, **hello: str) -> asyncio.StreamWriter:
        """One who says hello and never reads what is said then."""
        reader, writer = await asyncio.open_connection("127.0.0.1", self.port, limit=1024)
        writer.write(
            f"GET /ws/{code} HTTP/1.1\r\nHost: 127.0.0.1:{self.port}\r\n"
            "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
        )
        await reader.readuntil(b"\r\n\r\n")
        text = json.dumps({"say": "hello", **hello}).encode()
        writer.write(bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text)
        return writer

    async def watch(self, code: str) -> Guest:
        guest = await self.connect(code)
        await guest.say("hello")
        await guest.told("welcome")
        return guest


async def level(guests: list[Guest]) -> None:
    """Lets everybody hear what the first has heard."""
    newest = max(guest.last["n"] for guest in guests)
    for guest in guests:
        while guest.last["n"] < newest:
            await guest.told("happened")


def mover_of(guests: list[Guest]) -> Guest:
    return next(guest for guest in guests if guest.turn_moves())


async def go_on(guests: list[Guest], moves: int) -> Guest:
    """So many moves of guests, and on until one of them is to move."""
    while True:
        await level(guests)
        movers = [guest for guest in guests if guest.turn_moves()]
        if movers and moves <= 0:
            return movers[0]
        if movers:
            await movers[0].move(**movers[0].turn_moves()[0])
            moves -= 1
        else:
            await guests[0].told("happened")


@contextlib.asynccontextmanager
async def house(folder: Path, *, buffer: int = 0, **limits: Any) -> AsyncIterator[House]:
    """A server in this process; ``limits`` are settings of it."""
    listening = socket.create_server(("127.0.0.1", 0))
    if buffer:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, buffer)
    port = listening.getsockname()[1]
    settings = ServerSettings(
        port=port,
        database=f"sqlite+aiosqlite:///{folder / 'tables.db'}",
        **{**LOOSE, **limits},
    )
    server = uvicorn.Server(configured(settings))
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
        if running.done():
            running.result()
    opened = House(port)
    try:
        yield opened
    finally:
        for guest in opened.guests:
            await guest.close()
        server.should_exit = True
        await running
        listening.close()
