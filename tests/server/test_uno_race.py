"""The UNO race, armed calls, clocks and the autopilot."""

import time
from pathlib import Path
from typing import Any

import pytest

from tests.support.random_tables import log_of
from tests.support.server_fixture import (
    Message,
    RunningServer,
    TestClient,
    catch_up,
    mover_of,
    play_elsewhere,
    run_async,
    running_server,
)

SMALL = {"rules": {"hand_size": 2}, "mode": "points", "target": 100_000}
GRACE = 3_600_000
"""Milliseconds that no test lasts: the grace ends when the test says so."""


async def end_grace(host: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    """Set the server's clock ahead, and let the table look at it."""
    real = time.monotonic_ns
    monkeypatch.setattr(time, "monotonic_ns", lambda: real() + GRACE * 1_000_000)
    await host.request("lock", locked=True)


async def answer_to(client: TestClient, id: str) -> Message:
    """The answer to a message, received already or not."""
    for message in client.received:
        if message.get("id") == id:
            return message
    return await client.receive_until(lambda message: message.get("id") == id)


async def three(server: RunningServer, **settings: Any) -> list[TestClient]:
    made = await server.create_table(settings={"seats": 3, **SMALL, **settings})
    seats = [
        made,
        await server.take_seat(made["code"], "Ben"),
        await server.take_seat(made["code"], "Cid"),
    ]
    clients = [await server.join(seat) for seat in seats]
    await clients[0].request("start")
    for client in clients[1:]:
        await client.receive_until(lambda message: message["type"] == "update" and message["match"])
    return clients


async def play_down_to_one_card(clients: list[TestClient], *, armed: bool = False) -> TestClient:
    """Play until a seat plays its last card but one, a number, without a call; return it."""
    while True:
        await catch_up(clients)
        if clients[0].last["view"]["awaiting"] == "over":
            # All must ask for the next round; the last to ask deals it.
            for client in clients:
                await client.send("next_round")
            for client in clients:
                await client.receive_until(
                    lambda message: message["type"] == "update" and message["match"]
                )
            continue
        mover = mover_of(clients)
        moves = mover.turn_moves()
        view = mover.last["view"]
        if len(view["hands"][view["seat"]]["faces"]) == 2 and view["awaiting"] == "turn":
            plain = [
                move
                for move in moves
                if move["do"] == "play" and move["card"].split("-")[-1].isdigit()
            ]
            if plain:
                if armed:
                    await mover.request("arm_uno", armed=True)
                await mover.move(**plain[0])
                await catch_up(clients)
                return mover
        calm = [m for m in moves if m["do"] != "play"] or moves
        await mover.move(**calm[0])


@run_async
async def test_a_call_within_the_grace_beats_a_catch_that_came_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path, least_grace=GRACE, most_grace=GRACE) as server:
        clients = await three(server, next_round=60_000)
        layer = await play_down_to_one_card(clients)
        assert layer.last["view"]["exposed"] == layer.last["view"]["seat"]
        other = next(
            client for client in clients if client is not layer and not client.turn_moves()
        )
        id = await other.send("move", move={"do": "catch", "target": layer.last["view"]["seat"]})
        await other.request("ping")  # the catch has arrived
        called = await layer.move("uno")
        assert [event["event"] for event in called["events"]] == ["called_uno"]
        await end_grace(clients[0], monkeypatch)
        refused = await answer_to(other, id)
        assert (refused["type"], refused["rule"]) == ("refused", "uno-catch")


@run_async
async def test_where_no_late_call_is_allowed_a_catch_counts_at_once(tmp_path: Path) -> None:
    async with running_server(tmp_path, least_grace=60_000, most_grace=60_000) as server:
        rules = {"hand_size": 2, "late_call": False}
        clients = await three(server, next_round=60_000, rules=rules)
        layer = await play_down_to_one_card(clients)
        refused = await layer.move("uno")
        assert (refused["type"], refused["rule"]) == ("refused", "uno-too-late")
        other = next(client for client in clients if client is not layer)
        caught = await other.move("catch", target=layer.last["view"]["seat"])
        assert "caught" in [event["event"] for event in caught["events"]]


@run_async
async def test_a_catch_goes_before_a_move_that_came_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_server(tmp_path, least_grace=GRACE, most_grace=GRACE) as server:
        clients = await three(server, next_round=60_000)
        layer = await play_down_to_one_card(clients)
        following = mover_of(clients)
        other = next(
            client for client in clients if client is not layer and client is not following
        )
        move = following.turn_moves()[0]
        moved = await following.send("move", move=move)
        await following.request("ping")  # the move has arrived
        catch = {"do": "catch", "target": layer.last["view"]["seat"]}
        id = await other.send("move", move=catch)
        await other.request("ping")  # the catch has arrived
        await end_grace(clients[0], monkeypatch)
        caught = await answer_to(other, id)
        assert "caught" in [event["event"] for event in caught["events"]]
        done = await answer_to(following, moved)
        assert (done["type"], done["seq"]) == ("update", caught["seq"] + 1)


@run_async
async def test_an_armed_call_is_made_with_the_card(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        clients = await three(server, next_round=60_000)
        layer = await play_down_to_one_card(clients, armed=True)
        events = [event["event"] for event in layer.last["events"]]
        assert "called_uno" in events
        assert layer.last["view"]["exposed"] is None


@run_async
async def test_a_call_is_armed_only_while_the_next_card_can_leave_one(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(bots=2, settings={"seats": 3, "bot_delay": 10_000})
        ann = await server.join(made)
        await ann.request("start")
        refused = await ann.request("arm_uno", armed=True)
        assert (refused["type"], refused["error"]) == ("error", "not-now")
        assert (await ann.request("arm_uno", armed=False))["type"] == "ack"


@run_async
async def test_bots_leave_a_beat_before_they_catch(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            bots=2,
            settings={"seats": 3, **SMALL, "bot_delay": 0, "catch_delay": 300, "next_round": 0},
        )
        ann = await server.join(made)
        await ann.request("start")
        while True:
            moves = ann.turn_moves()
            if not moves:
                await ann.receive_type("update")
                continue
            view = ann.last["view"]
            two = len(view["hands"][view["seat"]]["faces"]) == 2
            plain = [m for m in moves if m["do"] == "play" and m["card"][-1].isdigit()]
            if two and plain and "wild" not in plain[0]["card"]:
                answer = await ann.move(**plain[0])
                if answer["type"] == "update" and answer["view"]["exposed"] is not None:
                    break
                continue
            calm = [m for m in moves if m["do"] != "play"] or moves
            await ann.move(**calm[0])
        message = await ann.receive_type("update")
        assert "caught" in [event["event"] for event in message["events"]]
        entries = log_of(tmp_path / "tables.db", made["code"])
        assert entries[message["seq"] - 1].at - entries[message["seq"] - 2].at >= 300


@run_async
async def test_a_turn_that_runs_out_is_played_and_the_seat_given_back(tmp_path: Path) -> None:
    async with running_server(tmp_path, clock_second=10) as server:
        made = await server.create_table(settings={"seats": 2, "turn_time": 15, "mode": "points"})
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"]))
        await ann.request("start")
        await ben.receive_until(lambda message: message["type"] == "update" and message["match"])
        mover, other = (ann, ben) if ann.turn_moves() else (ben, ann)
        clock = mover.last["clock"]
        assert clock["total"] == 150
        assert 0 < clock["left"] <= 150
        seat = mover.last["view"]["seat"]
        message = await other.receive_until(lambda message: message["type"] == "lobby")
        while not message["lobby"]["seats"][seat]["autopilot"]:
            message = await other.receive_type("lobby")
        await other.receive_type("update")
        await mover.request("autopilot_off")
        message = await other.receive_until(
            lambda message: (
                message.get("lobby") and not message["lobby"]["seats"][seat]["autopilot"]
            )
        )


@run_async
async def test_a_player_who_is_gone_is_played_for_until_back(tmp_path: Path) -> None:
    async with running_server(tmp_path, away=100) as server:
        made = await server.create_table(settings={"seats": 2, "mode": "points", "target": 100_000})
        ann = await server.join(made)
        seat = await server.take_seat(made["code"])
        ben = await server.join(seat)
        await ann.request("start")
        await ben.close()
        await ann.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["seats"][1]["autopilot"]
        )
        for _ in range(6):
            moves = ann.turn_moves()
            if moves:
                await ann.move(**moves[-1])
            else:
                await ann.receive_type("update")
        ben = await server.join(seat)
        assert not ben.last["lobby"]["seats"][1]["autopilot"]
        assert ben.last["view"]["seat"] == 1


@run_async
async def test_a_table_with_nobody_at_it_waits(tmp_path: Path) -> None:
    async with running_server(tmp_path, away=0) as server:
        made = await server.create_table(
            bots=1, start=True, settings={"seats": 2, "mode": "points"}
        )
        ann = await server.join(made)
        while not ann.turn_moves():
            await ann.receive_type("update")
        number = ann.last["seq"]
        await ann.close()
        await play_elsewhere(server)
        ann = await server.join(made)
        assert ann.last["seq"] == number
