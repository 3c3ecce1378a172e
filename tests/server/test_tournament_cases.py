"""The named cases of tournaments: names, late arrivals, no-shows, removals, links, stuck tables."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.support import tournament_driver as driver
from tests.support.server_fixture import (
    Message,
    RunningServer,
    TestClient,
    run_async,
    running_server,
)
from tests.support.tournament_driver import FAST_CLOCK, lobby, own_table, state, wait_for

SLOW: Message = {"pause": 600, "bot_delay": 10_000, "rules": {"hand_size": 3}}
"""Settings by which nothing happens by itself while a test looks."""
NORMAL_CLOCK: Message = {"tournament_every": 0}


async def refused(server: RunningServer, made: Message, name: str, **asked: Any) -> str:
    """Sign in, which must be refused; return the error's name."""
    body = {"name": name, "join": made["join"], **asked}
    path = f"/api/tournaments/{made['code']}/players"
    status, answer = await server.request("POST", path, body)
    assert status >= 400
    return str(answer["error"])


async def organise(server: RunningServer, made: Message) -> TestClient:
    return await driver.page(server, made["code"], made["organiser"])


async def start(server: RunningServer, made: Message, **fields: Any) -> TestClient:
    """Start as the organiser and wait until the tables are played."""
    organiser = await organise(server, made)
    answer = await organiser.request("start", **fields)
    assert answer["type"] == "ack", answer
    await wait_for(organiser, all_playing)
    return organiser


def all_playing(shown: Message) -> bool:
    return bool(shown["tables"]) and all(each["phase"] == "playing" for each in shown["tables"])


@run_async
async def test_a_name_is_given_once_however_it_is_written(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, name="Ann")
        assert await refused(server, made, " ANN ") == "name-taken"
        ben = await driver.sign_in(server, made, "Ben")
        page = await driver.page(server, made["code"], ben["token"])
        assert await page.request_error("rename", name="ann") == "name-taken"
        assert (await page.request("rename", name="BEN"))["type"] == "ack"
        shown = await wait_for(page, lambda shown: shown["players"][1]["name"] == "BEN")
        assert [each["name"] for each in shown["players"]] == ["Ann", "BEN"]
        assert await page.request_error("rename", name="Cy", player=0) == "not-organiser"


@run_async
async def test_places_and_secrets_are_checked(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, settings={"mode": "points", "players": 4})
        assert await refused(server, made, "Eve", join=made["screen"]) == "wrong-token"
        for name in ("Ann", "Ben", "Cy", "Dot"):
            await driver.sign_in(server, made, name)
        assert await refused(server, made, "Eve") == "tournament-full"
        status, info = await server.request("GET", f"/api/tournaments/{made['code'].lower()}")
        assert (status, info["players"], info["places"]) == (200, 4, 4)
        assert "name" not in info
        assert (await server.request("GET", "/api/tournaments/AAAAAAAA"))[0] == 404
        wrong = await server.connect(f"tournaments/{made['code']}")
        await wrong.send("hello", secret="nonsense")
        assert (await wrong.receive())["error"] == "wrong-token"
        guest = await driver.page(server, made["code"], made["join"])
        assert (state(guest)["role"], state(guest)["may_start"]) == ("guest", False)
        assert await guest.request_error("start") == "not-organiser"
        assert await guest.request_error("leave") == "not-player"


@pytest.mark.parametrize(
    ("settings", "wrong"),
    [
        ({"mode": "rotation8", "players": 9}, "9 players: mode rotation8 needs 8"),
        ({"mode": "elimination", "rules": {"pairing": "match"}}, "pairing = match"),
        ({"mode": "points", "players": 81}, "<= 80"),
        ({"mode": "points", "rules": {"hand_sise": 1}}, "hand_sise"),
        ({"mode": "rotation8", "table_size": 5}, "tables of 5"),
    ],
)
@run_async
async def test_impossible_settings_are_named(tmp_path: Path, settings: Message, wrong: str) -> None:
    async with running_server(tmp_path) as server:
        status, answer = await server.request("POST", "/api/tournaments", {"settings": settings})
        assert status == 400
        assert wrong in answer["text"]


@run_async
async def test_who_comes_late_takes_the_place_of_a_bot(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, name="Ann", settings=SLOW)
        await start(server, made)
        late = await driver.sign_in(server, made, "Ben")
        assert late["player"] == 1
        page = await driver.page(server, made["code"], late["token"])
        table = own_table(state(page))
        assert table is not None
        await wait_for(page, lambda shown: shown["players"][1]["kind"] == "human")
        seat = await open_seat(server, table["code"], late["token"])
        assert "Ben" in [each["name"] for each in lobby(seat)["seats"]]
        # What was played before is the former holder's; of it Ben may see what all may.
        assert seat.last["view"]["seat"] == table["players"].index(1)
        # The other seven places are taken the same way; then there is none.
        for number in range(2, 8):
            assert (await driver.sign_in(server, made, f"Late {number}"))["player"] == number
        assert await refused(server, made, "Eve") == "tournament-started"


async def open_seat(server: RunningServer, code: str, token: str) -> TestClient:
    """Open a seat as soon as the table knows its token."""
    while True:
        client = await server.connect(code)
        await client.send("hello", token=token)
        answer = await client.receive()
        if answer["type"] == "welcome":
            return client
        assert answer["error"] == "wrong-token"


@run_async
async def test_late_in_a_points_tournament_begins_at_nothing(tmp_path: Path) -> None:
    settings = {"mode": "points", "players": 4, "rounds": 3, "pause": 600}
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, start=True, settings=settings)
        organiser = await organise(server, made)
        await wait_for(organiser, lambda shown: shown["stage"] == 1 and shown["next"])
        late = await driver.sign_in(server, made, "Ben")
        await organiser.request("begin_stage")
        shown = await wait_for(organiser, lambda shown: shown["stage"] == 2)
        page = await driver.page(server, made["code"], late["token"])
        table = own_table(shown | {"you": late["player"]})
        assert table is not None
        client = await open_seat(server, table["code"], late["token"])
        await driver.play_match(client)
        shown = await wait_for(page, lambda shown: shown["phase"] == "pause")
        line = next(each for each in shown["standings"] if each["player"] == late["player"])
        second = [each for each in shown["results"] if each["stage"] == 2 and not each["blocked"]]
        at = second[0]["players"].index(late["player"])
        assert (line["played"], line["total"]) == (1, second[0]["points"][at])


@run_async
async def test_late_in_an_elimination_is_refused_after_the_first_stage(tmp_path: Path) -> None:
    settings = {"mode": "elimination", "players": 4, "pause": 600}
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, start=True, settings=settings)
        organiser = await organise(server, made)
        await wait_for(organiser, lambda shown: shown["stage"] == 1 and shown["next"])
        assert await refused(server, made, "Ben") == "tournament-started"


@run_async
async def test_a_bot_plays_for_who_does_not_come_and_stops_when_they_do(tmp_path: Path) -> None:
    settings = {
        "mode": "points",
        "players": 4,
        "rounds": 1,
        "no_show": 10,
        "rules": {"hand_size": 3},
    }
    async with running_server(tmp_path, **{**FAST_CLOCK, "clock_second": 1}) as server:
        made = await driver.create(server, name="Ann", settings=settings | {"bot_delay": 10_000})
        organiser = await start(server, made)
        shown = await wait_for(organiser, lambda shown: shown["players"][0]["away"])
        assert not shown["players"][0]["connected"]
        token = made["player"]["token"]
        seat = await driver.play_at(server, shown["tables"][0]["code"], token)
        shown = await wait_for(organiser, lambda shown: not shown["players"][0]["away"])
        assert shown["players"][0]["connected"]
        await seat.close()


@run_async
async def test_who_is_removed_keeps_place_and_total_and_a_bot_plays_on(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, name="Ann", settings=SLOW)
        ben = await driver.sign_in(server, made, "Ben")
        eve = await driver.sign_in(server, made, "Eve")
        organiser = await organise(server, made)
        assert (await organiser.request("remove", player=2))["type"] == "ack"
        gone = await server.connect(f"tournaments/{made['code']}")
        await gone.send("hello", secret=eve["token"])
        assert (await gone.receive())["error"] == "wrong-token"
        assert (await driver.sign_in(server, made, "Cy"))["player"] == 2
        await organiser.request("start")
        shown = await wait_for(organiser, all_playing)
        page = await driver.page(server, made["code"], ben["token"])
        table = own_table(state(page))
        assert table is not None
        seat = await driver.play_at(server, table["code"], ben["token"])
        assert (await organiser.request("remove", player=1))["type"] == "ack"
        await page.wait_closed()
        assert page.received[-1]["error"] == "removed"
        await seat.wait_closed()
        assert seat.received[-1]["error"] == "removed"
        shown = await wait_for(organiser, lambda shown: shown["players"][1]["removed"])
        assert shown["players"][1]["name"] == "Ben"
        assert [line for line in shown["standings"] if line["player"] == 1]
        assert await organiser.request_error("remove", player=1) == "unknown-player"
        # The organiser may let the player in again, by a new link.
        link = await organiser.request("reissue", player=1)
        back = await open_seat(server, table["code"], link["token"])
        assert back.last["view"]["seat"] == table["players"].index(1)


@run_async
async def test_a_new_link_ends_the_old_one(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, name="Ann", settings=SLOW)
        organiser = await start(server, made)
        old = made["player"]["token"]
        page = await driver.page(server, made["code"], old)
        # The same link on another device simply opens the page there too.
        assert (await driver.page(server, made["code"], old)).received[0]["you"] == 0
        table = own_table(state(page))
        assert table is not None
        seat = await driver.play_at(server, table["code"], old)
        link = await organiser.request("reissue", player=0)
        assert (link["type"], link["player"]) == ("player_link", 0)
        await seat.wait_closed()
        assert seat.received[-1]["error"] == "taken-over"
        await page.wait_closed()
        assert page.received[-1]["error"] == "taken-over"
        await open_seat(server, table["code"], link["token"])
        page = await driver.page(server, made["code"], link["token"])
        assert state(page)["you"] == 0
        assert await page.request_error("reissue", player=0) == "not-organiser"


@run_async
async def test_without_an_organiser_any_player_may_start(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK, organiser_away=1) as server:
        made = await driver.create(server, name="Ann", settings=SLOW)
        organiser = await organise(server, made)
        page = await driver.page(server, made["code"], made["player"]["token"])
        assert not state(page)["may_start"]
        assert await page.request_error("start") == "not-organiser"
        await organiser.close()
        await wait_for(page, lambda shown: shown["may_start"])
        assert (await page.request("start"))["type"] == "ack"
        shown = await wait_for(page, lambda shown: shown["phase"] == "playing")
        # Everything else is still the organiser's alone, who may come back.
        assert await page.request_error("end_table", table=1) == "not-organiser"
        organiser = await organise(server, made)
        assert await organiser.request_error("start") == "tournament-started"
        assert shown["stages"] == 7


@run_async
async def test_the_organiser_ends_a_table_that_is_stuck(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK, stuck_after=1) as server:
        made = await driver.create(server, name="Ann", settings=SLOW)
        organiser = await organise(server, made)
        await organiser.request("start")
        await wait_for(organiser, lambda shown: "stuck" in phases(shown))
        assert (await organiser.request("end_table", table=1))["type"] == "ack"
        shown = await wait_for(organiser, lambda shown: phases(shown)[0] == "done")
        assert shown["stopped"] == [{"stage": 1, "table": 1, "by": "organiser"}]
        assert await organiser.request_error("end_table", table=1) == "not-now"
        await organiser.request("end_table", table=2)
        shown = await wait_for(organiser, lambda shown: shown["phase"] == "pause")
        assert {line["total"] for line in shown["standings"]} == {0}
        seat = await driver.play_at(server, shown["tables"][0]["code"], made["player"]["token"])
        assert seat.last["match"]["stopped_for"] == "organiser"
        assert (await organiser.request("extend_pause", seconds=60))["type"] == "ack"
        longer = await wait_for(organiser, lambda shown: shown["next_stage_in"] > 600_000)
        assert longer["stage"] == 1
        assert (await organiser.request("begin_stage"))["type"] == "ack"
        await wait_for(organiser, lambda shown: shown["stage"] == 2)


def phases(shown: Message) -> list[str]:
    return [each["phase"] for each in shown["tables"]]


@run_async
async def test_the_clock_ends_a_table_that_takes_too_long(tmp_path: Path) -> None:
    settings = {**SLOW, "mode": "points", "players": 4, "rounds": 1, "table_time": 1}
    async with running_server(tmp_path, **{**FAST_CLOCK, "clock_second": 1}) as server:
        made = await driver.create(server, start=True, settings=settings)
        last = await driver.watch_until_over(server, made["code"], made["organiser"])
        assert last["stopped"] == [{"stage": 1, "table": 1, "by": "clock"}]


@run_async
async def test_the_organiser_ends_the_tournament(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, name="Ann", settings=SLOW)
        organiser = await start(server, made)
        assert (await organiser.request("end_tournament", reason="The bar closes"))["type"] == "ack"
        shown = await wait_for(organiser, lambda shown: shown["phase"] == "over")
        assert shown["ended_for"] == "The bar closes"
        assert await organiser.request_error("begin_stage") == "tournament-over"
        assert await refused(server, made, "Eve") == "tournament-over"
        status, _, _ = await server.request_raw(
            "GET",
            f"/api/tournaments/{made['code']}/records",
            authorization=f"Bearer {made['join']}",
        )
        assert status == 200


@run_async
async def test_a_table_of_a_tournament_has_no_host(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, name="Ann", settings={**SLOW, "title": "Friday"})
        organiser = await start(server, made)
        table = own_table(state(organiser) | {"you": 0})
        assert table is not None
        seat = await driver.play_at(server, table["code"], made["player"]["token"])
        assert lobby(seat)["host"] is None
        assert lobby(seat)["tournament"] == {
            "code": made["code"],
            "title": "Friday",
            "mode": "rotation8",
            "table": table["number"],
            "stage": 1,
            "stages": 7,
        }
        for kind in ("start", "leave", "pause", "end_match"):
            assert await seat.request_error(kind) == "tournament-table"
        status, answer = await server.request(
            "POST", f"/api/tables/{table['code']}/seats", {"name": "Eve"}
        )
        assert (status, answer["error"]) == (409, "tournament-table")
        status, answer = await server.request(
            "GET",
            f"/api/tables/{table['code']}/record",
            authorization=f"Bearer {made['player']['token']}",
        )
        assert (status, answer["error"]) == (409, "tournament-table")
        status, answer = await server.request(
            "GET",
            f"/api/tournaments/{made['code']}/records",
            authorization=f"Bearer {made['organiser']}",
        )
        assert (status, answer["error"]) == (409, "not-now")


@run_async
async def test_codes_of_tables_are_shown_to_who_sits_there(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, name="Ann", settings=SLOW)
        organiser = await start(server, made)
        page = await driver.page(server, made["code"], made["player"]["token"])
        for table in state(page)["tables"] + state(page)["next"]:
            assert (table["code"] is not None) == (0 in table["players"])
        guest = await driver.page(server, made["code"], made["join"])
        assert {table["code"] for table in state(guest)["tables"]} == {None}
        assert None not in {table["code"] for table in state(organiser)["tables"]}


@run_async
async def test_a_command_is_carried_out_once(tmp_path: Path) -> None:
    async with running_server(tmp_path, **NORMAL_CLOCK) as server:
        made = await driver.create(server, name="Ann", settings={"mode": "points"})
        organiser = await organise(server, made)
        first = await organiser.request("rename", id="same-command", player=0, name="Anna")
        again = await organiser.request("rename", id="same-command", player=0, name="Annie")
        assert (first["type"], again) == ("ack", first)
        assert (await organiser.request("ping"))["seq"] == first["seq"]
        assert state(organiser)["players"][0]["name"] != "Annie"


@run_async
async def test_tournaments_of_an_address_are_limited(tmp_path: Path) -> None:
    limits = {"tournaments_per_address": 1, "sign_ins_per_address": 2}
    async with running_server(tmp_path, **NORMAL_CLOCK, **limits) as server:
        made = await driver.create(server)
        status, answer = await server.request("POST", "/api/tournaments", {})
        assert (status, answer["error"]) == (503, "too-many-tournaments")
        for name in ("Ann", "Ben"):
            await driver.sign_in(server, made, name)
        assert await refused(server, made, "Cy") == "too-many-players"
