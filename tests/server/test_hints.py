"""Hints on request: only against bots, from the seat's own view, limited as other commands."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest

from flipdeck.bots.hints import HintFacts, hint
from flipdeck.server import messages as wire
from flipdeck.server.errors import TableError
from flipdeck.server.http_types import Settings
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables import commands
from tests.support.server_fixture import TestClient, run_async, running_server
from tests.support.table_driver import TableDriver

BOTS_WAIT = {"bot_delay": 10_000}


async def ask_on_own_turn(ann: TestClient) -> dict[str, object]:
    if not ann.turn_moves():
        await ann.receive_until(lambda _: ann.turn_moves())
    return await ann.request("hint")


@run_async
async def test_a_hint_names_a_move_that_can_be_made(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 3}, bots=2, start=True)
        ann = await server.join(made)
        answer = await ask_on_own_turn(ann)
        assert answer["type"] == "hint"
        move = answer["move"]
        assert isinstance(move, dict)
        assert (await ann.request("check", move=move))["rule"] == ""
        number = ann.last["seq"]
        assert (await ann.request("ping"))["seq"] == number
        assert (await ann.request("move", move=move))["type"] == "update"


@run_async
async def test_no_hints_among_people(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 3, **BOTS_WAIT}, bots=1)
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        for player in (ann, ben):
            assert await player.request_error("hint") == "no-hints"


@run_async
async def test_only_players_in_a_round_get_hints(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 2}, bots=1)
        ann = await server.join(made)
        assert await ann.request_error("hint") == "not-now"
        spectator = await server.join_as_spectator(made["code"])
        assert await spectator.request_error("hint") == "not-seated"


@run_async
async def test_hints_are_rate_limited(tmp_path: Path) -> None:
    async with running_server(tmp_path, say_rate=0.001, say_burst=20) as server:
        made = await server.create_table(settings={"seats": 2, **BOTS_WAIT}, bots=1, start=True)
        ann = await server.join(made)
        for _ in range(40):
            await ann.send("hint")
        await ann.receive_until(
            lambda message: message["type"] == "error" and message["error"] == "too-fast"
        )


def test_no_hints_in_a_tournament() -> None:
    driver = TableDriver(Settings(seats=2), random.Random("hints"))
    driver.start()
    table = driver.table
    table.seats[1].bot = "greedy"
    table.seats[1].token = None
    assert commands.find_hint(table, 0).reason
    table.tournament = log.StageStarted(
        at=0,
        tournament="ABCDEF",
        title="Cup",
        mode="points",
        table=1,
        stage=1,
        no_show=60,
        seats=(),
    )
    with pytest.raises(TableError) as refused:
        commands.find_hint(table, 0)
    assert refused.value.name == "no-hints"


def test_a_hint_depends_on_nothing_but_the_view() -> None:
    """Cards that the seat cannot see are swapped; the hint stays the same."""
    for number in range(20):
        driver = TableDriver(Settings(seats=2), random.Random(f"hints/{number}"))
        driver.start()
        table = driver.table
        table.seats[1].bot = "greedy"
        table.seats[1].token = None
        match = table.match
        assert match is not None
        before = match.round.view(0)
        first = commands.find_hint(table, 0)
        r = match.round.struct
        # The active faces of a card of the other hand and of one in the pile change places.
        active = 0xFF00 if before.side == "dark" else 0x00FF
        seen = 0xFFFF ^ active
        other, deep = int(r.hands[1, 0]), int(r.draw[r.draw_n // 2])
        r.hands[1, 0] = other & seen | deep & active
        r.draw[r.draw_n // 2] = deep & seen | other & active
        assert match.round.view(0) == before
        assert commands.find_hint(table, 0) == first
        assert hint(before, table.legal(0)) == first


def test_the_wire_knows_every_reason() -> None:
    kind = wire.HintSent(id="12345678", move=None, reason="wait", facts=HintFacts())
    assert msgspec.json.decode(msgspec.json.encode(kind), type=wire.ServerMessage) == kind
