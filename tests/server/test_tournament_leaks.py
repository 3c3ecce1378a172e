"""What a tournament's tables send: nothing of seats that others had, no face too early."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sqlite3
from collections import defaultdict
from functools import partial
from pathlib import Path
from typing import Any

import websockets

from flipdeck.server.storage import log_entries as log
from tests.support import tournament_driver as driver
from tests.support.leak_oracle import LeakOracle, Stream
from tests.support.server_fixture import Message, RunningServer, new_id, run_async, running_server
from tests.support.tournament_driver import own_table, state, wait_for

Streams = defaultdict[str, list[Stream]]


def log_of(database: Path, code: str) -> list[log.AnyEntry]:
    """The log of a table as it is stored."""
    with contextlib.closing(sqlite3.connect(database)) as connection:
        rows = connection.execute("SELECT entry FROM log WHERE code = ? ORDER BY number", (code,))
        return [log.decode_entry(entry) for (entry,) in rows]


async def listen(
    server: RunningServer, streams: Streams, code: str, token: str | None, *, welcome: bool = False
) -> Message:
    """Play or watch at a table, and keep every byte that was received.

    Ends with the welcome if only that is wanted, else when a player's match is over or the table
    has closed the connection. Returns the last message.
    """
    client = await server.connect(code)
    stream = Stream(None)
    streams[code].append(stream)
    fields: dict[str, Any] = {} if token is None else {"token": token}
    await client.send("hello", **fields)
    message: Message = {}
    with contextlib.suppress(websockets.ConnectionClosed):
        while True:
            raw = await client.socket.recv()
            message = json.loads(raw)
            if message["type"] == "probe":
                continue
            stream.received.append(raw if isinstance(raw, bytes) else raw.encode())
            if message["type"] == "welcome":
                stream.seat = message["seat"]
                if welcome:
                    break
            over = (message.get("lobby") or {}).get("phase") == "over"
            if token is not None and over:
                break
            moves = [
                each for each in message.get("legal", ()) if each["do"] not in ("uno", "catch")
            ]
            if moves:
                id = new_id()
                stream.sent[id] = {"type": "move", "id": id, "move": moves[0]}
                await client.socket.send(json.dumps(stream.sent[id]))
    await client.close()
    return message


def plays_stage(stage: int, shown: Message) -> bool:
    table = own_table(shown)
    return table is not None and shown["stage"] == stage and table["phase"] != "waiting"


def phases(shown: Message) -> list[str]:
    return [table["phase"] for table in shown["tables"]]


def pauses_after(stage: int, shown: Message) -> bool:
    """Whether a stage is over; the last state received may be of the one before."""
    return shown["stage"] == stage and shown["next_stage_in"] is not None


@run_async
async def test_tables_send_nothing_that_a_seat_may_not_see(tmp_path: Path) -> None:
    rules = {"hand_size": 2, "pairing": "match"}
    # Nobody plays for Ann, and stages begin only when the organiser says so.
    settings = {"mode": "rotation8", "rules": rules, "no_show": 600, "pause": 600}
    streams: Streams = defaultdict(list)
    async with running_server(tmp_path, tournament_every=0) as server:
        made = await driver.create(server, name="Ann", settings=settings)
        organiser = await driver.page(server, made["code"], made["organiser"])
        page = await driver.page(server, made["code"], made["player"]["token"])
        await organiser.request("start")
        shown = await wait_for(organiser, lambda shown: shown["stage"] == 1)
        codes = [table["code"] for table in shown["tables"]]
        await wait_for(organiser, lambda shown: "waiting" not in phases(shown))
        watching = [asyncio.create_task(listen(server, streams, code, None)) for code in codes]
        ended: list[Message] = []
        for stage in (1, 2, 3):
            shown = await wait_for(page, partial(plays_stage, stage))
            code = (own_table(shown) or {})["code"]
            ended.append(await listen(server, streams, code, made["player"]["token"]))
            await wait_for(organiser, partial(pauses_after, stage))
            if stage < 3:
                assert (await organiser.request("begin_stage"))["type"] == "ack"
        # The stage is over and its hands are open; with pairing = match the other faces are not.
        for message in ended:
            view = message["view"] if message.get("view") else None
            assert view is None or not any("backs" in hand for hand in view["hands"])
        await organiser.request("end_tournament")
        await wait_for(organiser, lambda shown: shown["phase"] == "over")
        path = f"/api/tournaments/{made['code']}/records"
        await server.request_raw("GET", path, authorization=f"Bearer {made['screen']}")
        for table in state(page)["tables"]:
            if table["code"] is not None:
                token = made["player"]["token"]
                await listen(server, streams, table["code"], token, welcome=True)
    await asyncio.gather(*watching)
    checked = 0
    for code, kept in streams.items():
        oracle = LeakOracle(log_of(tmp_path / "tables.db", code), kept)
        oracle.check_all()
        checked += oracle.checked
    assert checked > 50
    assert state(page)["stage"] == 3
