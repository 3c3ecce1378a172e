"""The line to a client, over a real socket: texts of any length, and one who is gone."""

import asyncio
import socket

import pytest
import uvicorn
import websockets
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from flipdeck.server.line import Line
from tests.server.house import run_async

SIZES = (1, 125, 126, 65_535, 65_536, 300_000)


async def _say_all_sizes(scope: Scope, receive: Receive, send: Send) -> None:
    """Says each size, then repeats what it hears until it is told to end."""
    line = Line.of(scope)
    await receive()
    await send({"type": "websocket.accept"})
    for size in SIZES:
        line.put(b"x" * size)
    while (heard := await receive())["type"] == "websocket.receive":
        text = heard.get("bytes") or heard["text"].encode()
        if text == b"end":
            break
        line.put(text)
    await send({"type": "websocket.close", "code": 4000})
    line.put(b"to one who is gone")


@run_async
async def test_texts_of_any_length_arrive_whole_and_in_order() -> None:
    listening = socket.create_server(("127.0.0.1", 0))
    config = uvicorn.Config(_say_all_sizes, ws=Line, lifespan="off", log_config=None)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server._serve([listening]))
    while not server.started:
        await asyncio.sleep(0.005)
    port = listening.getsockname()[1]
    async with connect(f"ws://127.0.0.1:{port}/", max_size=None) as client:
        assert [len(await client.recv()) for _ in SIZES] == list(SIZES)
        many = [f"text {number} \u00e9" for number in range(200)]
        for text in many:
            await client.send(text)
        assert [await client.recv() for _ in many] == many
        await client.send(["a text ", "in ", "pieces"])
        assert await client.recv() == "a text in pieces"
        await client.send("end")
        with pytest.raises(websockets.ConnectionClosedError, match="4000"):
            await client.recv()
    server.should_exit = True
    await running
    listening.close()
