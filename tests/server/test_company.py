"""People who come, go, take over, are sent away, and play on: in the middle of matches."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
import websockets

from flipdeck.server import entries as log
from flipdeck.server import forms
from flipdeck.server.opened import Opened
from flipdeck.server.table import Times
from tests.server.house import Guest, House, Message, go_on, house, level, run_async
from tests.server.test_leaks import Sitting
from tests.server.test_matches import play_out

LONG: Message = {"mode": "points", "target": 100_000}


def seat_of(said: Message, number: int) -> Message:
    return dict(said["lobby"]["seats"][number]) if said.get("lobby") else {}


async def two(inn: House, **settings: Any) -> tuple[Message, Guest, Message, Guest]:
    """Ann, the host, and Ben, in the middle of a match."""
    made = await inn.make(settings={"seats": 2, **LONG, **settings})
    seat = await inn.sit(made["code"])
    ann, ben = await inn.join(made), await inn.join(seat)
    await ann.ask("start")
    await level([ann, ben])
    return made, ann, seat, ben


@run_async
async def test_sit_anywhere_finds_what_is_open(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        public = {"public": True, "seats": 2}
        locked = await inn.make(settings=public)
        await (await inn.join(locked)).ask("lock", locked=True)
        secret = await inn.make(settings=public, password="sesame")
        await inn.join(secret)
        beach = await inn.make(settings={**public, "edition": "beachcomber"})
        await inn.join(beach)
        taken = await inn.make(bots=1, start=True, settings={**public, "beat": 9_000})
        await inn.join(taken)
        tables = (await inn.ask("GET", "/api/tables"))[1]["tables"]
        listed = {table["code"]: table for table in tables}
        assert set(listed) == {each["code"] for each in (locked, secret, beach, taken)}
        assert listed[locked["code"]]["locked"]
        assert listed[secret["code"]]["password"]
        assert (listed[taken["code"]]["phase"], listed[taken["code"]]["bots"]) == ("playing", 1)
        asked = {"name": "Ben", "edition": "beachcomber"}
        assert (await inn.ask("POST", "/api/sit", asked))[1]["code"] == beach["code"]
        assert (await inn.ask("POST", "/api/sit", asked))[1]["error"] == "no-table"
        status, seat = await inn.ask("POST", "/api/sit", {"name": "Cid"})
        assert (status, seat["code"], seat["seat"]) == (201, taken["code"], 1), "a bot makes room"
        cid = await inn.join(seat)
        assert cid.last["view"]["hands"][1]["faces"]
        assert (await inn.ask("POST", "/api/sit", {"name": "Dan"}))[1]["error"] == "no-table"


@run_async
async def test_one_who_watched_takes_a_bots_seat_in_a_match(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(bots=2, start=True, settings={"seats": 3, **LONG})
        ann = await inn.join(made)
        await go_on([ann], 2)
        eve = await inn.watch(made["code"])
        seat = await inn.sit(made["code"], "Eve", seat=2)
        player = await inn.join(seat, since=eve.last["n"])
        view = player.last["view"]
        assert view["hands"][2]["faces"]
        assert "backs" not in view["hands"][2]
        told = await ann.until(lambda said: seat_of(said, 2).get("connected"))
        assert seat_of(told, 2)["name"] == "Eve"
        assert seat_of(told, 1)["kind"] == "bot"
        await eve.until(lambda said: seat_of(said, 2).get("kind") == "human")
        assert all("faces" not in hand for hand in eve.last["view"]["hands"]), "she still watches"
        await go_on([ann, player], 4)
        await level([ann, player])
        assert ann.last["view"]["moves"] == player.last["view"]["moves"]


@run_async
async def test_a_host_who_leaves_in_a_match_leaves_a_bot_and_the_role(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        _, ann, _, ben = await two(inn)
        await ann.say("leave")
        await ann.closed()
        assert ann.heard[-1]["error"] == "left"
        told = await ben.until(lambda said: said.get("lobby") and said["lobby"]["host"] == 1)
        assert (seat_of(told, 0)["kind"], seat_of(told, 0)["name"]) == ("bot", "Ann")
        await go_on([ben], 3)
        await ben.ask("pause")
        assert ben.last["lobby"]["paused"]


@run_async
async def test_a_host_who_is_away_hands_the_role_on_and_plays_on_when_back(tmp_path: Path) -> None:
    async with house(tmp_path, host_away=30, away=60_000) as inn:
        made, ann, _, ben = await two(inn)
        await ann.close()
        await ben.until(lambda said: said.get("lobby") and said["lobby"]["host"] == 1)
        ann = await inn.join(made)
        assert ann.last["lobby"]["host"] == 1
        assert await ann.error("pause") == "not-host"
        assert ann.last["view"]["hands"][0]["faces"]


@run_async
async def test_one_sent_away_in_a_match_leaves_the_hand_to_a_bot(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made, ann, seat, ben = await two(inn)
        hand = ben.last["view"]["hands"][1]["count"]
        assert await ann.error("remove", seat=0) == "not-now"
        assert await ann.error("remove", seat=7) == "unknown-seat"
        assert await ben.error("remove", seat=0) == "not-host"
        told = await ann.ask("remove", seat=1)
        assert told["view"]["hands"][1]["count"] == hand
        assert (seat_of(told, 1)["kind"], seat_of(told, 1)["name"]) == ("bot", "Ben")
        await ben.closed()
        assert ben.heard[-1]["error"] == "removed"
        again = await inn.connect(made["code"])
        await again.say("hello", token=seat["token"])
        assert (await again.told("error"))["error"] == "wrong-token"
        assert await ann.error("remove", seat=1) == "not-now", "a bot stays in a match"
        await go_on([ann], 3)


@run_async
async def test_in_a_pause_nothing_happens_and_then_all_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path, clock_second=50) as inn:
        _, ann, _, ben = await two(inn, turn_time=60)
        await ann.ask("pause")
        assert not ann.last["clock"]["running"]
        left = ann.last["clock"]["left"]
        number = ann.last["n"]
        assert (await ann.ask("ping"))["n"] == number
        assert await ann.error("pause") == "not-now"
        assert (await ben.move("draw"))["error"] == "not-now"
        assert await ben.error("resume") == "not-host"
        told = await ann.ask("resume")
        assert told["clock"]["running"]
        assert told["clock"]["left"] <= left
        assert await ann.error("resume") == "not-now"


def test_a_pause_takes_no_time() -> None:
    times = Times(last=10, turn=20, drawn=30, exposed=40, over=50)
    times.shift(1_000)
    assert (times.turn, times.drawn, times.exposed, times.over) == (1_020, 1_030, 1_040, 1_050)
    sitting = Sitting(forms.Settings(seats=2, turn_time=60), random.Random(1))
    sitting.begin()
    clocks = []
    for entry in (log.Paused(at=6_000), log.Resumed(at=96_000)):
        sitting.happen(entry)
        clocks.append(Opened(sitting.table, 0).clock(entry.at))
    paused, resumed = clocks
    assert paused is not None
    assert resumed is not None
    assert (paused.left, paused.running) == (55_000, False)
    assert (resumed.left, resumed.running) == (55_000, True)


@run_async
async def test_a_stated_end_is_checked_and_tells_who_won(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        _, ann, _, ben = await two(inn)
        assert await ben.error("end") == "not-host"
        assert await ann.error("end", winners=[5]) == "unknown-seat"
        told = await ann.ask("end", reason="the bus leaves", winners=[0, 1])
        assert told["lobby"]["phase"] == "over"
        match = told["match"]
        assert (match["ended"], match["winners"]) == ("stopped", [0, 1])
        assert match["stopped_for"] == "the bus leaves"
        assert (await ann.move("draw"))["error"] == "not-now"
        assert await ann.error("end") == "not-now"


@run_async
async def test_a_rematch_has_the_same_people_and_a_new_sheet(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(
            bots=1, settings={"seats": 3, "mode": "points", "target": 20, "rules": {"hand_size": 2}}
        )
        ben_seat = await inn.sit(made["code"], seat=2)
        ann, ben = await inn.join(made), await inn.join(ben_seat)
        await ann.ask("start")
        await level([ann, ben])
        while ann.last["match"] is None or not ann.last["match"]["ended"]:
            mover = next((each for each in (ann, ben) if each.turn_moves()), None)
            if mover is None:
                await ann.told("happened")
                await level([ann, ben])
                continue
            await mover.move(**random.Random(1).choice(mover.turn_moves()))
            await level([ann, ben])
        names = [seat["name"] for seat in (await inn.join(made)).last["lobby"]["seats"]]
        ann = await inn.join(made)
        assert await ben.error("start") == "not-host"
        told = await ann.ask("start")
        assert [seat["name"] for seat in told["lobby"]["seats"]] == names
        assert (told["match"]["ended"], told["match"]["sheet"]) == (None, [])
        assert set(told["match"]["scores"]) == {0}
        await ben.until(lambda said: said.get("match") and not said["match"]["ended"])
        assert ben.last["view"]["hands"][2]["faces"]


@run_async
async def test_passwords_and_locks_are_put_on_and_taken_off(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(settings={"seats": 4})
        code, path = made["code"], f"/api/tables/{made['code']}/seats"
        ann = await inn.join(made)
        await ann.ask("password", password="sesame")
        assert ann.last["lobby"]["password"]
        for given in (None, "", "Sesame", "x" * 64):
            body = {"name": "B"} if given is None else {"name": "B", "password": given}
            assert (await inn.ask("POST", path, body))[0] in (400, 403), given
        watching = await inn.connect(code)
        await watching.say("hello", password="sesame")
        assert (await watching.told("welcome"))["seat"] is None
        assert (await inn.ask("POST", path, {"name": "B", "password": "sesame"}))[0] == 201
        await ann.ask("password", password=None)
        assert (await inn.ask("POST", path, {"name": "C"}))[0] == 201
        await ann.ask("lock", locked=True)
        assert (await inn.ask("POST", path, {"name": "D"}))[1]["error"] == "table-locked"
        await ann.ask("lock", locked=False)
        assert (await inn.ask("POST", path, {"name": "D"}))[0] == 201
        assert (await inn.ask("POST", path, {"name": "E"}))[1]["error"] == "table-full"
        stored = b"".join(file.read_bytes() for file in tmp_path.iterdir() if file.is_file())
        assert b"sesame" not in stored


@run_async
async def test_the_muted_neither_chat_nor_react_until_they_may_again(tmp_path: Path) -> None:
    async with house(tmp_path, chat_burst=100.0) as inn:
        _, ann, _, ben = await two(inn)
        assert await ben.error("mute", seat=0, muted=True) == "not-host"
        assert await ann.error("mute", seat=9, muted=True) == "unknown-seat"
        told = await ann.ask("mute", seat=1, muted=True)
        assert seat_of(told, 1)["muted"]
        for kind, what in (("chat", {"text": "hey"}), ("react", {"reaction": "cry"})):
            await ben.say(kind, **what)
            assert (await ben.told("error"))["error"] == "muted"
        await ann.say("chat", text="quiet now")
        assert (await ben.told("chatted"))["text"] == "quiet now"
        await ann.ask("mute", seat=1, muted=False)
        await ben.say("react", reaction="heart")
        assert (await ann.told("reacted"))["seat"] == 1


@run_async
async def test_whoever_is_out_of_time_gets_the_seat_back_by_a_move(tmp_path: Path) -> None:
    async with house(tmp_path, clock_second=4) as inn:
        _, ann, _, ben = await two(inn, turn_time=15)
        mover, other = (ann, ben) if ann.turn_moves() else (ben, ann)
        seat = mover.last["view"]["seat"]
        await other.until(lambda said: seat_of(said, seat).get("piloted"))
        await other.told("happened")
        answer = await mover.ask("move", move={"do": "draw"})
        assert answer["tell"] in ("happened", "refused", "error")
        told = await other.until(lambda said: seat_of(said, seat).get("piloted") is False)
        assert seat_of(told, seat)["connected"]


@run_async
async def test_a_second_device_takes_the_seat_with_what_was_missed(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made, ann, _, ben = await two(inn)
        await ann.ask("arm_uno", armed=False)
        phone = await inn.join(made, since=ann.last["n"])
        assert phone.last["missed"] == []
        await ann.closed()
        assert ann.heard[-1]["error"] == "taken-over"
        mover = phone if phone.turn_moves() else ben
        await mover.move(**mover.turn_moves()[0])
        await level([phone, ben])
        desk = await inn.join(made)
        assert desk.last["view"] == phone.last["view"]
        assert desk.last["legal"] == phone.last["legal"]


@run_async
async def test_too_many_connections_watchers_and_tables_are_turned_away(tmp_path: Path) -> None:
    async with house(tmp_path, most_watchers=2, most_tables=2) as inn:
        made = await inn.make()
        await inn.join(made)
        for _ in range(2):
            await inn.watch(made["code"])
        third = await inn.connect(made["code"])
        await third.say("hello")
        assert (await third.told("error"))["error"] == "too-many-watchers"
        await inn.join(await inn.make())
        status, refused = await inn.ask("POST", "/api/tables", {"name": "A"})
        assert (status, refused["error"]) == (503, "too-many-tables")
    async with house(tmp_path, connect_rate=0.001, connect_burst=3.0) as inn:
        made = await inn.make()
        for _ in range(3):
            await inn.connect(made["code"])
        with pytest.raises(websockets.InvalidStatus):
            await inn.connect(made["code"])


@run_async
async def test_a_player_who_does_not_read_is_dropped_and_the_match_goes_on(tmp_path: Path) -> None:
    async with house(tmp_path, buffer=4096, most_unwritten=16_384, away=10) as inn:
        made = await inn.make(settings={"seats": 3, **LONG})
        seats = [made, await inn.sit(made["code"]), await inn.sit(made["code"], "Cid")]
        ann, ben = await inn.join(seats[0]), await inn.join(seats[1])
        deaf = await inn.deaf(made["code"], token=seats[2]["token"])
        await ann.until(lambda said: seat_of(said, 2).get("connected"))
        await ann.ask("start")
        gone = False
        for turn in range(2_000):
            told = await ann.ask("lock", locked=bool(turn % 2))
            await level([ann, ben])
            if not seat_of(told, 2)["connected"]:
                gone = True
                break
        assert gone
        await level([ann, ben])
        await go_on([ann, ben], 4)
        deaf.transport.abort()
        back = await inn.join(seats[2])
        assert back.last["view"]["seat"] == 2


@run_async
async def test_everybody_may_leave_and_the_match_waits_for_a_return(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(bots=1, start=True, settings={"seats": 2, "mode": "single"})
        ann = await inn.join(made)
        await go_on([ann], 1)
        number = ann.last["n"]
        await ann.close()
        await asyncio.sleep(0.1)
        ann = await inn.join(made)
        assert ann.last["n"] == number
        assert (await play_out(ann, random.Random(2)))["winners"]
