"""People who come, go, take over, are sent away, and play on: in the middle of matches."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from flipdeck.server import http_types
from flipdeck.server.storage import log_entries as log
from flipdeck.server.tables.session import TableSession
from flipdeck.server.tables.table_parts import Times
from tests.server.test_matches import play_out
from tests.support.server_fixture import (
    Message,
    RunningServer,
    TestClient,
    catch_up,
    play_elsewhere,
    play_on,
    run_async,
    running_server,
)
from tests.support.table_driver import TableDriver

LONG: Message = {"mode": "points", "target": 100_000}


def seat_of(message: Message, number: int) -> Message:
    return dict(message["lobby"]["seats"][number]) if message.get("lobby") else {}


async def two(
    server: RunningServer, **settings: Any
) -> tuple[Message, TestClient, Message, TestClient]:
    """Ann, the host, and Ben, in the middle of a match."""
    made = await server.create_table(settings={"seats": 2, **LONG, **settings})
    seat = await server.take_seat(made["code"])
    ann, ben = await server.join(made), await server.join(seat)
    await ann.request("start")
    await catch_up([ann, ben])
    return made, ann, seat, ben


@run_async
async def test_sit_anywhere_finds_what_is_open(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        public = {"public": True, "seats": 2}
        locked = await server.create_table(settings=public)
        await (await server.join(locked)).request("lock", locked=True)
        secret = await server.create_table(settings=public, password="sesame")
        await server.join(secret)
        beach = await server.create_table(settings={**public, "edition": "beachcomber"})
        await server.join(beach)
        taken = await server.create_table(
            bots=1, start=True, settings={**public, "bot_delay": 9_000}
        )
        await server.join(taken)
        tables = (await server.request("GET", "/api/tables"))[1]["tables"]
        listed = {table["code"]: table for table in tables}
        assert set(listed) == {each["code"] for each in (locked, secret, beach, taken)}
        assert listed[locked["code"]]["locked"]
        assert listed[secret["code"]]["password"]
        assert (listed[taken["code"]]["phase"], listed[taken["code"]]["bots"]) == ("playing", 1)
        asked = {"name": "Ben", "edition": "beachcomber"}
        assert (await server.request("POST", "/api/join", asked))[1]["code"] == beach["code"]
        assert (await server.request("POST", "/api/join", asked))[1]["error"] == "no-table"
        status, seat = await server.request("POST", "/api/join", {"name": "Cid"})
        assert (status, seat["code"], seat["seat"]) == (201, taken["code"], 1), "a bot makes room"
        cid = await server.join(seat)
        assert cid.last["view"]["hands"][1]["faces"]
        assert (await server.request("POST", "/api/join", {"name": "Dan"}))[1][
            "error"
        ] == "no-table"


@run_async
async def test_one_who_watched_takes_a_bots_seat_in_a_match(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(bots=2, start=True, settings={"seats": 3, **LONG})
        ann = await server.join(made)
        await play_on([ann], 2)
        eve = await server.join_as_spectator(made["code"])
        seat = await server.take_seat(made["code"], "Eve", seat=2)
        player = await server.join(seat, since=eve.last["seq"])
        view = player.last["view"]
        assert view["hands"][2]["faces"]
        assert "backs" not in view["hands"][2]
        message = await ann.receive_until(lambda message: seat_of(message, 2).get("connected"))
        assert seat_of(message, 2)["name"] == "Eve"
        assert seat_of(message, 1)["kind"] == "bot"
        await eve.receive_until(lambda message: seat_of(message, 2).get("kind") == "human")
        assert all("faces" not in hand for hand in eve.last["view"]["hands"]), "she still watches"
        await play_on([ann, player], 4)
        await catch_up([ann, player])
        assert ann.last["view"]["moves"] == player.last["view"]["moves"]


@run_async
async def test_a_host_who_leaves_in_a_match_leaves_a_bot_and_the_role(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, ann, _, ben = await two(server)
        await ann.send("leave")
        await ann.wait_closed()
        assert ann.received[-1]["error"] == "left"
        message = await ben.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["host"] == 1
        )
        assert (seat_of(message, 0)["kind"], seat_of(message, 0)["name"]) == ("bot", "Ann")
        await play_on([ben], 3)
        await ben.request("pause")
        assert ben.last["lobby"]["paused"]


@run_async
async def test_a_host_who_is_away_hands_the_role_on_and_plays_on_when_back(tmp_path: Path) -> None:
    async with running_server(tmp_path, host_away=30, away=60_000) as server:
        made, ann, _, ben = await two(server)
        await ann.close()
        await ben.receive_until(
            lambda message: message.get("lobby") and message["lobby"]["host"] == 1
        )
        ann = await server.join(made)
        assert ann.last["lobby"]["host"] == 1
        assert await ann.request_error("pause") == "not-host"
        assert ann.last["view"]["hands"][0]["faces"]


@run_async
async def test_one_sent_away_in_a_match_leaves_the_hand_to_a_bot(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made, ann, seat, ben = await two(server)
        hand = ben.last["view"]["hands"][1]["count"]
        assert await ann.request_error("remove", seat=0) == "not-now"
        assert await ann.request_error("remove", seat=7) == "unknown-seat"
        assert await ben.request_error("remove", seat=0) == "not-host"
        message = await ann.request("remove", seat=1)
        assert message["view"]["hands"][1]["count"] == hand
        assert (seat_of(message, 1)["kind"], seat_of(message, 1)["name"]) == ("bot", "Ben")
        await ben.wait_closed()
        assert ben.received[-1]["error"] == "removed"
        again = await server.connect(made["code"])
        await again.send("hello", token=seat["token"])
        assert (await again.receive_type("error"))["error"] == "wrong-token"
        assert await ann.request_error("remove", seat=1) == "not-now", "a bot stays in a match"
        await play_on([ann], 3)


@run_async
async def test_in_a_pause_nothing_happens_and_then_all_goes_on(tmp_path: Path) -> None:
    async with running_server(tmp_path, clock_second=50) as server:
        _, ann, _, ben = await two(server, turn_time=60)
        await ann.request("pause")
        assert not ann.last["clock"]["running"]
        left = ann.last["clock"]["left"]
        number = ann.last["seq"]
        assert (await ann.request("ping"))["seq"] == number
        assert await ann.request_error("pause") == "not-now"
        assert (await ben.move("draw"))["error"] == "not-now"
        assert await ben.request_error("resume") == "not-host"
        message = await ann.request("resume")
        assert message["clock"]["running"]
        assert message["clock"]["left"] <= left
        assert await ann.request_error("resume") == "not-now"


def test_a_pause_takes_no_time() -> None:
    times = Times(last=10, turn=20, drawn=30, exposed=40, over=50)
    times.shift(1_000)
    assert (times.turn, times.drawn, times.exposed, times.over) == (1_020, 1_030, 1_040, 1_050)
    driver = TableDriver(http_types.Settings(seats=2, turn_time=60), random.Random(1))
    driver.start()
    clocks = []
    for entry in (log.MatchPaused(at=6_000), log.MatchResumed(at=96_000)):
        driver.apply(entry)
        clocks.append(TableSession(driver.table, 0).clock(entry.at))
    paused, resumed = clocks
    assert paused is not None
    assert resumed is not None
    assert (paused.left, paused.running) == (55_000, False)
    assert (resumed.left, resumed.running) == (55_000, True)


@run_async
async def test_a_stated_end_is_checked_and_tells_who_won(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        _, ann, _, ben = await two(server)
        assert await ben.request_error("end_match") == "not-host"
        assert await ann.request_error("end_match", winners=[5]) == "unknown-seat"
        message = await ann.request("end_match", reason="the bus leaves", winners=[0, 1])
        assert message["lobby"]["phase"] == "over"
        match = message["match"]
        assert (match["ended"], match["winners"]) == ("stopped", [0, 1])
        assert match["stopped_for"] == "the bus leaves"
        assert (await ann.move("draw"))["error"] == "not-now"
        assert await ann.request_error("end_match") == "not-now"


@run_async
async def test_a_rematch_has_the_same_people_and_a_new_sheet(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            bots=1, settings={"seats": 3, "mode": "points", "target": 20, "rules": {"hand_size": 2}}
        )
        ben_seat = await server.take_seat(made["code"], seat=2)
        ann, ben = await server.join(made), await server.join(ben_seat)
        await ann.request("start")
        await catch_up([ann, ben])
        while ann.last["match"] is None or not ann.last["match"]["ended"]:
            mover = next((each for each in (ann, ben) if each.turn_moves()), None)
            if mover is None:
                await ann.receive_type("update")
                await catch_up([ann, ben])
                continue
            await mover.move(**random.Random(1).choice(mover.turn_moves()))
            await catch_up([ann, ben])
        names = [seat["name"] for seat in (await server.join(made)).last["lobby"]["seats"]]
        ann = await server.join(made)
        assert await ben.request_error("start") == "not-host"
        message = await ann.request("start")
        assert [seat["name"] for seat in message["lobby"]["seats"]] == names
        assert (message["match"]["ended"], message["match"]["sheet"]) == (None, [])
        assert set(message["match"]["scores"]) == {0}
        await ben.receive_until(
            lambda message: message.get("match") and not message["match"]["ended"]
        )
        assert ben.last["view"]["hands"][2]["faces"]


@run_async
async def test_passwords_and_locks_are_put_on_and_taken_off(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(settings={"seats": 4})
        code, path = made["code"], f"/api/tables/{made['code']}/seats"
        ann = await server.join(made)
        await ann.request("set_password", password="sesame")
        assert ann.last["lobby"]["password"]
        for given in (None, "", "Sesame", "x" * 64):
            body = {"name": "B"} if given is None else {"name": "B", "password": given}
            assert (await server.request("POST", path, body))[0] in (400, 403), given
        watching = await server.connect(code)
        await watching.send("hello", password="sesame")
        assert (await watching.receive_type("welcome"))["seat"] is None
        assert (await server.request("POST", path, {"name": "B", "password": "sesame"}))[0] == 201
        await ann.request("set_password", password=None)
        assert (await server.request("POST", path, {"name": "C"}))[0] == 201
        await ann.request("lock", locked=True)
        assert (await server.request("POST", path, {"name": "D"}))[1]["error"] == "table-locked"
        await ann.request("lock", locked=False)
        assert (await server.request("POST", path, {"name": "D"}))[0] == 201
        assert (await server.request("POST", path, {"name": "E"}))[1]["error"] == "table-full"
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert b"sesame" not in stored


@run_async
async def test_the_muted_neither_chat_nor_react_until_they_may_again(tmp_path: Path) -> None:
    async with running_server(tmp_path, chat_burst=100.0) as server:
        _, ann, _, ben = await two(server)
        assert await ben.request_error("mute", seat=0, muted=True) == "not-host"
        assert await ann.request_error("mute", seat=9, muted=True) == "unknown-seat"
        message = await ann.request("mute", seat=1, muted=True)
        assert seat_of(message, 1)["muted"]
        for kind, what in (("chat", {"text": "hey"}), ("react", {"reaction": "cry"})):
            await ben.send(kind, **what)
            assert (await ben.receive_type("error"))["error"] == "muted"
        await ann.send("chat", text="quiet now")
        assert (await ben.receive_type("chat"))["text"] == "quiet now"
        await ann.request("mute", seat=1, muted=False)
        await ben.send("react", reaction="heart")
        assert (await ann.receive_type("reaction"))["seat"] == 1


@run_async
async def test_whoever_is_out_of_time_gets_the_seat_back_by_a_move(tmp_path: Path) -> None:
    async with running_server(tmp_path, clock_second=4) as server:
        _, ann, _, ben = await two(server, turn_time=15)
        mover, other = (ann, ben) if ann.turn_moves() else (ben, ann)
        seat = mover.last["view"]["seat"]
        await other.receive_until(lambda message: seat_of(message, seat).get("autopilot"))
        await other.receive_type("update")
        answer = await mover.request("move", move={"do": "draw"})
        assert answer["type"] in ("update", "refused", "error")
        message = await other.receive_until(
            lambda message: seat_of(message, seat).get("autopilot") is False
        )
        assert seat_of(message, seat)["connected"]


@run_async
async def test_a_second_device_takes_the_seat_with_what_was_missed(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made, ann, _, ben = await two(server)
        await ann.request("arm_uno", armed=False)
        phone = await server.join(made, since=ann.last["seq"])
        assert phone.last["missed"] == []
        await ann.wait_closed()
        assert ann.received[-1]["error"] == "taken-over"
        mover = phone if phone.turn_moves() else ben
        await mover.move(**mover.turn_moves()[0])
        await catch_up([phone, ben])
        desk = await server.join(made)
        assert desk.last["view"] == phone.last["view"]
        assert desk.last["legal"] == phone.last["legal"]


@run_async
async def test_too_many_connections_watchers_and_tables_are_turned_away(tmp_path: Path) -> None:
    async with running_server(tmp_path, most_spectators=2, most_tables=2) as server:
        made = await server.create_table()
        await server.join(made)
        for _ in range(2):
            await server.join_as_spectator(made["code"])
        third = await server.connect(made["code"])
        await third.send("hello")
        assert (await third.receive_type("error"))["error"] == "too-many-spectators"
        await server.join(await server.create_table())
        status, refused = await server.request("POST", "/api/tables", {"name": "A"})
        assert (status, refused["error"]) == (503, "too-many-tables")
    async with running_server(tmp_path, connect_rate=0.001, connect_burst=3.0) as server:
        made = await server.create_table()
        for _ in range(3):
            await server.connect(made["code"])
        with pytest.raises(websockets.InvalidStatus):
            await server.connect(made["code"])


@run_async
async def test_a_player_who_does_not_read_is_dropped_and_the_match_goes_on(tmp_path: Path) -> None:
    async with running_server(tmp_path, buffer=4096, most_unwritten=16_384, away=10) as server:
        made = await server.create_table(settings={"seats": 3, **LONG})
        seats = [
            made,
            await server.take_seat(made["code"]),
            await server.take_seat(made["code"], "Cid"),
        ]
        ann, ben = await server.join(seats[0]), await server.join(seats[1])
        deaf = await server.connect_without_reading(made["code"], token=seats[2]["token"])
        await ann.receive_until(lambda message: seat_of(message, 2).get("connected"))
        await ann.request("start")
        gone = False
        for turn in range(2_000):
            message = await ann.request("lock", locked=bool(turn % 2))
            await catch_up([ann, ben])
            if not seat_of(message, 2)["connected"]:
                gone = True
                break
        assert gone
        await catch_up([ann, ben])
        await play_on([ann, ben], 4)
        deaf.transport.abort()
        back = await server.join(seats[2])
        assert back.last["view"]["seat"] == 2


@run_async
async def test_everybody_may_leave_and_the_match_waits_for_a_return(tmp_path: Path) -> None:
    async with running_server(tmp_path) as server:
        made = await server.create_table(
            bots=1, start=True, settings={"seats": 2, "mode": "single"}
        )
        ann = await server.join(made)
        await play_on([ann], 1)
        number = ann.last["seq"]
        await ann.close()
        await play_elsewhere(server)
        ann = await server.join(made)
        assert ann.last["seq"] == number
        assert (await play_out(ann, random.Random(2)))["winners"]


def _numbers(past: list[Message]) -> list[int]:
    return [each["seq"] for each in past]


@run_async
async def test_the_current_round_so_far_comes_with_the_welcome(tmp_path: Path) -> None:
    """Players who reload and spectators get the log of the round, each as they may see it."""
    async with running_server(tmp_path) as server:
        made = await server.create_table(bots=1, settings={"seats": 3, **LONG, "bot_delay": 9_000})
        ben_seat = await server.take_seat(made["code"], seat=2)
        ann, ben = await server.join(made), await server.join(ben_seat)
        assert ann.last["history"] == []
        await ann.request("start")
        for _ in range(6):
            await catch_up([ann, ben])
            movers = [client for client in (ann, ben) if client.turn_moves()]
            if not movers:
                break
            draws = [move for move in movers[0].turn_moves() if move["do"] == "draw"]
            await movers[0].move(**(draws or movers[0].turn_moves())[0])
        await ann.request("pause")
        await catch_up([ann, ben])
        live = [
            message for message in ann.received if message["type"] == "update" and message["events"]
        ]
        again = await server.join(made)
        assert again.last["missed"] is None
        assert [(past["seq"], past["events"]) for past in again.last["history"]] == [
            (message["seq"], message["events"]) for message in live
        ]
        outside = await server.join_as_spectator(made["code"])
        assert _numbers(outside.last["history"]) == _numbers(live)
        for past in outside.last["history"]:
            for event in past["events"]:
                assert event["event"] != "drew" or "face" not in event
        resumed = await server.join(ben_seat, since=ben.last["seq"])
        assert (resumed.last["missed"], resumed.last["history"]) == ([], None)
        cid = await server.join(await server.take_seat(made["code"], "Cid", seat=1))
        own = [
            event
            for past in cid.last["history"]
            for event in past["events"]
            if event["event"] in ("drew", "gave") and event.get("seat") == 1
        ]
        assert _numbers(cid.last["history"]) == _numbers(live)
        assert all("face" not in event for event in own)


@run_async
async def test_moves_of_the_autopilot_are_marked(tmp_path: Path) -> None:
    async with running_server(tmp_path, clock_second=4) as server:
        made, ann, _, ben = await two(server, turn_time=15)
        mover, other = (ann, ben) if ann.turn_moves() else (ben, ann)
        seat = mover.last["view"]["seat"]
        before = len(other.received)
        message = await other.receive_until(lambda message: message.get("autopilot"))
        lobbies = [message for message in other.received[before:] if message["type"] == "lobby"]
        assert any(message["lobby"]["seats"][seat]["autopilot"] for message in lobbies)
        marked = [message["seq"] for message in other.received if message.get("autopilot")]
        assert message["events"]
        watching = await server.join_as_spectator(made["code"])
        shown = [past["seq"] for past in watching.last["history"] if past.get("autopilot")]
        assert shown[: len(marked)] == marked
