"""The WebSocket transport over real sockets: frames of any size, floods, bad handshakes."""

import asyncio
import contextlib
import json
import socket
import struct
import sys
from collections.abc import AsyncIterator, Callable, Coroutine
from pathlib import Path
from typing import Any

import pytest
import uvicorn
import websockets
from picows import WSFrame, WSListener, WSMsgType, WSTransport, WSUpgradeRequest
from websockets.asyncio.client import connect

from flipdeck.server.messages import PROTOCOL
from flipdeck.server.ws import connection
from flipdeck.server.ws.transport import Upgraded, close, text_sender
from tests.support.server_fixture import run_async, running_server
from tests.support.waiting import HANG_SECONDS

SIZES = (1, 125, 126, 65_535, 65_536, 300_000)
LOOPS: list[Callable[[], asyncio.AbstractEventLoop]] = [asyncio.new_event_loop]
if sys.platform != "win32":
    import uvloop

    LOOPS.append(uvloop.new_event_loop)

PING, CONTINUATION, TEXT = 9, 0, 1


class _Echo(WSListener):
    """Sends each size, then echoes what it receives until it receives ``end``."""

    def __init__(self) -> None:
        self.parts: list[bytes] = []

    def on_ws_connected(self, transport: WSTransport) -> None:
        self.send = text_sender(transport)
        for size in SIZES:
            self.send(b"x" * size)

    def on_ws_frame(self, transport: WSTransport, frame: WSFrame) -> None:
        if frame.msg_type == WSMsgType.CLOSE:
            transport.disconnect()
            return
        self.parts.append(frame.get_payload_as_bytes())
        if not frame.fin:
            return
        message, self.parts = b"".join(self.parts), []
        if message == b"end":
            close(transport, 4000)
            self.send(b"after the close")
        else:
            self.send(message)


@contextlib.asynccontextmanager
async def _echo_server() -> AsyncIterator[int]:
    def listener(request: WSUpgradeRequest, peer: str) -> WSListener:
        return _Echo()

    def protocol(config: uvicorn.Config, server_state: Any, app_state: Any) -> Upgraded:
        return Upgraded(server_state, listener, lambda peer, listener: None, 1 << 20)

    async def no_http(scope: Any, receive: Any, send: Any) -> None:
        raise AssertionError(scope)

    listening = socket.create_server(("127.0.0.1", 0))
    ws: Any = protocol
    server = uvicorn.Server(uvicorn.Config(no_http, ws=ws, lifespan="off", log_config=None))
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = True
        await running
        listening.close()


@pytest.mark.parametrize("new_loop", LOOPS, ids=["asyncio", "uvloop"][: len(LOOPS)])
def test_messages_of_any_size_arrive_whole_and_in_order(
    new_loop: Callable[[], asyncio.AbstractEventLoop],
) -> None:
    async def exchange() -> None:
        async with (
            asyncio.timeout(HANG_SECONDS),
            _echo_server() as port,
            connect(f"ws://127.0.0.1:{port}/", max_size=None) as client,
        ):
            assert [len(await client.recv()) for _ in SIZES] == list(SIZES)
            many = [f"text {number} \u00e9" for number in range(200)]
            for text in many:
                await client.send(text)
            assert [await client.recv() for _ in many] == many
            large = "y" * 200_000
            await client.send(large)
            assert await client.recv() == large
            await client.send(["a text ", "in ", "pieces"])
            assert await client.recv() == "a text in pieces"
            await client.send("end")
            with pytest.raises(websockets.ConnectionClosedError, match="4000"):
                await client.recv()

    _run(exchange(), new_loop)


def _run(
    work: Coroutine[Any, Any, None], new_loop: Callable[[], asyncio.AbstractEventLoop]
) -> None:
    with asyncio.Runner(loop_factory=new_loop) as runner:
        runner.run(work)


def _frame(kind: int, body: bytes = b"", *, fin: bool = True) -> bytes:
    size = len(body)
    length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
    return bytes([(0x80 if fin else 0) | kind]) + length + bytes(4) + body


async def _upgrade(port: int, code: str, *headers: str) -> tuple[bytes, Any, Any]:
    """The head of the answer to an upgrade, and the connection."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    lines = (
        f"GET /ws/{code} HTTP/1.1",
        f"Host: 127.0.0.1:{port}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        *headers,
    )
    writer.write("\r\n".join([*lines, "", ""]).encode())
    return await reader.readuntil(b"\r\n\r\n"), reader, writer


LIMITS: dict[str, Any] = {"say_rate": 15.0, "say_burst": 40.0}


@pytest.mark.parametrize("hello", [False, True])
@pytest.mark.parametrize(
    "flood",
    [
        _frame(TEXT, b"[", fin=False) + _frame(CONTINUATION, fin=False) * 200_000,
        _frame(CONTINUATION, fin=False) * 200_000,
        _frame(PING, b"p" * 125) * 10_000,
        _frame(10, b"p") * 50_000,
    ],
    ids=["fragments", "continuations", "pings", "pongs"],
)
@run_async
async def test_a_flood_of_frames_is_cut_off(tmp_path: Path, flood: bytes, hello: bool) -> None:
    """Every kind of frame is charged to the rate limit, also before the hello."""
    async with running_server(tmp_path, **LIMITS) as server:
        made = await server.create_table()
        victim = await server.join(made)
        _, reader, writer = await _upgrade(server.port, made["code"])
        if hello:
            first = {"type": "hello", "protocol": PROTOCOL}
            writer.write(_frame(TEXT, json.dumps(first).encode()))
        writer.write(flood)
        received = b""
        with contextlib.suppress(ConnectionError):
            received = await reader.read()
        assert len(received) < 50_000
        assert b'"closing":true' in received or not received
        writer.transport.abort()
        assert (await victim.request("ping"))["type"] == "pong"


@run_async
async def test_pongs_that_are_not_read_count_among_the_bytes_that_wait(tmp_path: Path) -> None:
    async with running_server(tmp_path, buffer=4096, most_unwritten=8_192) as server:
        made = await server.create_table()
        await server.join(made)
        _, reader, writer = await _upgrade(server.port, made["code"])
        reader._transport.pause_reading()
        with contextlib.suppress(ConnectionError):
            while not writer.is_closing():
                writer.write(_frame(PING, b"p" * 125) * 100)
                await writer.drain()
                await asyncio.sleep(0)
        writer.transport.abort()


@run_async
async def test_a_message_in_fragments_is_one_message_and_its_size_is_limited(
    tmp_path: Path,
) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        ann = await server.join(made)
        await ann.socket.send(['{"type":"ping",', '"id":"fragments', '"}'])
        assert (await ann.receive_type("pong"))["id"] == "fragments"
        with contextlib.suppress(websockets.ConnectionClosed):
            await ann.socket.send(["x" * 9_000] * 3)
        await ann.wait_closed()
        assert ann.received[-1]["error"] == "too-large"


@pytest.mark.parametrize("size", [8_300, 14_000])
@run_async
async def test_an_upgrade_with_a_long_cookie_is_answered(tmp_path: Path, size: int) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        head, _, writer = await _upgrade(server.port, made["code"], "Cookie: " + "c" * size)
        assert head.startswith(b"HTTP/1.1 101")
        writer.transport.abort()


@run_async
async def test_an_upgrade_that_is_none_is_refused(tmp_path: Path) -> None:
    async with running_server(tmp_path, origins=("https://cards.example",)) as server:
        made = await server.create_table()
        for path, headers, status in (
            (made["code"], ["Origin: https://elsewhere.example"], 403),
            (made["code"], ["Origin: http://["], 403),
            ("../metrics", [], 101),
        ):
            head, _, writer = await _upgrade(server.port, path, *headers)
            assert f" {status} ".encode() in head.partition(b"\r\n")[0]
            writer.transport.abort()


@run_async
async def test_a_server_that_stops_says_so_to_every_client(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        ann = await server.join(await server.create_table())
        server.clients.clear()
    await ann.wait_closed()
    assert (ann.received[-1]["error"], ann.received[-1]["closing"]) == ("closing", True)


@run_async
async def test_a_connection_that_answers_no_ping_is_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A client that answers pings stays, even if it answers no probe."""
    monkeypatch.setattr(connection, "PROBE_SECONDS", 0.2)
    async with running_server(tmp_path) as server:
        made = await server.create_table()
        ann = await server.join(made)
        quiet = await server.connect(made["code"])
        await quiet.send("hello")
        _, reader, writer = await _upgrade(server.port, made["code"])
        first = {"type": "hello", "protocol": PROTOCOL}
        writer.write(_frame(TEXT, json.dumps(first).encode()))
        received = await reader.read()
        assert b'"too-slow"' in received
        assert (await quiet.request("ping"))["type"] == "pong"
        assert (await ann.request("ping"))["type"] == "pong"
        writer.transport.abort()
