"""Tournaments over real sockets: create one, sign in, and play at whichever table one sits."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any

import websockets

from tests.support.server_fixture import Message, RunningServer, TestClient

FAST: Message = {
    "bot_delay": 0,
    "catch_delay": 0,
    "pass_delay": 0,
    "next_round": 0,
    "pause": 3,
    "rules": {"hand_size": 1},
    "turn_time": 0,
}
"""Settings of a tournament that is over soon."""
FAST_CLOCK: Message = {"clock_second": 5, "tournament_every": 0}
"""Settings of a server whose seconds are short."""


async def create(server: RunningServer, **asked: Any) -> Message:
    """Create a tournament without delays and return its secrets."""
    settings = {**FAST, **asked.pop("settings", {})}
    status, made = await server.request("POST", "/api/tournaments", {"settings": settings, **asked})
    assert status == 201, made
    return dict(made)


async def sign_in(server: RunningServer, made: Message, name: str) -> Message:
    """Sign a player in and return the token."""
    body = {"name": name, "join": made["join"]}
    status, answer = await server.request("POST", f"/api/tournaments/{made['code']}/players", body)
    assert status == 201, answer
    return dict(answer)


async def page(server: RunningServer, code: str, secret: str) -> TestClient:
    """Open the page of a tournament and wait for its state."""
    client = await server.connect(f"tournaments/{code}")
    await client.send("hello", secret=secret)
    await client.receive_type("tournament")
    return client


def state(client: TestClient) -> Message:
    """The last state that a client of the page received."""
    return next(each for each in reversed(client.received) if each["type"] == "tournament")


async def wait_for(client: TestClient, wanted: Callable[[Message], object]) -> Message:
    """Receive until the state of the page satisfies a condition, and return it."""
    while not wanted(state(client)):
        await client.receive()
    return state(client)


def lobby(client: TestClient) -> Message:
    """The last lobby that a client of a table received."""
    return next(each["lobby"] for each in reversed(client.received) if each.get("lobby"))


def own_table(shown: Message) -> Message | None:
    """The table of the player whom a state is for, in the stage being played."""
    return next((each for each in shown["tables"] if shown["you"] in each["players"]), None)


async def play_at(server: RunningServer, code: str, token: str) -> TestClient:
    """Open the own seat at a table."""
    return await server.join({"code": code, "token": token})


async def play_match(client: TestClient) -> None:
    """Play at a table until its match is over or the seat is gone."""
    with contextlib.suppress(websockets.ConnectionClosed):
        while lobby(client)["phase"] != "over":
            moves = client.turn_moves()
            if moves:
                await client.request("move", move=moves[0])
            else:
                await client.receive()


async def play_tournament(
    server: RunningServer, code: str, token: str, stages: int = 1000
) -> Message:
    """Play to the end, or so many stages, wherever the player sits; return the last state."""
    at_page = await page(server, code, token)
    played = 0
    while state(at_page)["phase"] != "over" and played < stages:
        shown = state(at_page)
        table = own_table(shown)
        if table is None or shown["stage"] == played or table["phase"] in ("waiting", "done"):
            await at_page.receive()
            continue
        played = shown["stage"]
        assert table["code"] is not None
        # On a busy machine a bot may have played the stage meanwhile, and the seat is elsewhere.
        with contextlib.suppress(websockets.ConnectionClosed):
            client = await play_at(server, table["code"], token)
            await play_match(client)
            await client.close()
    await at_page.close()
    return state(at_page)


async def watch_until_over(server: RunningServer, code: str, secret: str) -> Message:
    """Watch the page until the tournament is over; return the last state."""
    client = await page(server, code, secret)
    last = await wait_for(client, lambda shown: shown["phase"] == "over")
    await client.close()
    return last


async def together(*work: Any) -> list[Any]:
    """Run coroutines at once; the first error ends all."""
    async with asyncio.TaskGroup() as group:
        tasks = [group.create_task(each) for each in work]
    return [task.result() for task in tasks]
