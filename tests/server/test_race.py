"""The UNO race, armed calls, clocks and the autopilot."""

import asyncio
import time
from pathlib import Path
from typing import Any

from tests.server.house import Guest, House, house, level, mover_of, run_async

SMALL = {"rules": {"hand_size": 2}, "mode": "points", "target": 100_000}


async def three(inn: House, **settings: Any) -> list[Guest]:
    made = await inn.make(settings={"seats": 3, **SMALL, **settings})
    seats = [made, await inn.sit(made["code"], "Ben"), await inn.sit(made["code"], "Cid")]
    guests = [await inn.join(seat) for seat in seats]
    await guests[0].ask("start")
    for guest in guests[1:]:
        await guest.until(lambda said: said["tell"] == "happened" and said["match"])
    return guests


async def lay_last_but_one(guests: list[Guest], *, armed: bool = False) -> Guest:
    """Plays until a seat lays its last card but one, a plain number, without a call."""
    while True:
        await level(guests)
        if guests[0].last["view"]["awaiting"] == "over":
            # All must ask for the next round; the last to ask deals it.
            for guest in guests:
                await guest.say("next")
            for guest in guests:
                await guest.until(lambda said: said["tell"] == "happened" and said["match"])
            continue
        mover = mover_of(guests)
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
                    await mover.ask("arm_uno", armed=True)
                await mover.move(**plain[0])
                await level(guests)
                return mover
        calm = [m for m in moves if m["do"] != "play"] or moves
        await mover.move(**calm[0])


@run_async
async def test_a_call_within_the_grace_beats_a_catch_that_came_first(tmp_path: Path) -> None:
    async with house(tmp_path, least_grace=400, most_grace=400) as inn:
        guests = await three(inn, next_round=60_000)
        layer = await lay_last_but_one(guests)
        assert layer.last["view"]["exposed"] == layer.last["view"]["seat"]
        other = next(guest for guest in guests if guest is not layer and not guest.turn_moves())
        id = await other.say("move", move={"do": "catch", "target": layer.last["view"]["seat"]})
        await asyncio.sleep(0.05)
        called = await layer.move("uno")
        assert [event["event"] for event in called["events"]] == ["called_uno"]
        refused = await other.until(lambda said: said.get("id") == id)
        assert (refused["tell"], refused["rule"]) == ("refused", "uno-catch")


@run_async
async def test_a_catch_goes_before_a_move_that_came_first(tmp_path: Path) -> None:
    async with house(tmp_path, least_grace=1_500, most_grace=1_500) as inn:
        guests = await three(inn, next_round=60_000)
        layer = await lay_last_but_one(guests)
        began = time.monotonic()
        following = mover_of(guests)
        other = next(guest for guest in guests if guest is not layer and guest is not following)
        move = following.turn_moves()[0]
        moved = await following.say("move", move=move)
        await asyncio.sleep(0.05)
        caught = await other.move("catch", target=layer.last["view"]["seat"])
        assert "caught" in [event["event"] for event in caught["events"]]
        assert time.monotonic() - began > 0.2
        done = await following.until(lambda said: said.get("id") == moved)
        assert (done["tell"], done["n"]) == ("happened", caught["n"] + 1)


@run_async
async def test_an_armed_call_is_made_with_the_card(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        guests = await three(inn, next_round=60_000)
        layer = await lay_last_but_one(guests, armed=True)
        events = [event["event"] for event in layer.last["events"]]
        assert "called_uno" in events
        assert layer.last["view"]["exposed"] is None


@run_async
async def test_a_call_is_armed_only_while_the_next_card_can_leave_one(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(bots=2, settings={"seats": 3, "beat": 10_000})
        ann = await inn.join(made)
        await ann.ask("start")
        refused = await ann.ask("arm_uno", armed=True)
        assert (refused["tell"], refused["error"]) == ("error", "not-now")
        assert (await ann.ask("arm_uno", armed=False))["tell"] == "done"


@run_async
async def test_bots_leave_a_beat_before_they_catch(tmp_path: Path) -> None:
    async with house(tmp_path) as inn:
        made = await inn.make(
            bots=2,
            settings={"seats": 3, **SMALL, "beat": 0, "catch_beat": 300, "next_round": 0},
        )
        ann = await inn.join(made)
        await ann.ask("start")
        while True:
            moves = ann.turn_moves()
            if not moves:
                await ann.told("happened")
                continue
            view = ann.last["view"]
            two = len(view["hands"][view["seat"]]["faces"]) == 2
            plain = [m for m in moves if m["do"] == "play" and m["card"][-1].isdigit()]
            if two and plain and "wild" not in plain[0]["card"]:
                laid = time.monotonic()
                answer = await ann.move(**plain[0])
                if answer["tell"] == "happened" and answer["view"]["exposed"] is not None:
                    break
                continue
            calm = [m for m in moves if m["do"] != "play"] or moves
            await ann.move(**calm[0])
        told = await ann.told("happened")
        assert "caught" in [event["event"] for event in told["events"]]
        assert 0.25 < time.monotonic() - laid < 3


@run_async
async def test_a_turn_that_runs_out_is_played_and_the_seat_given_back(tmp_path: Path) -> None:
    async with house(tmp_path, clock_second=10) as inn:
        made = await inn.make(settings={"seats": 2, "turn_time": 15, "mode": "points"})
        ann = await inn.join(made)
        ben = await inn.join(await inn.sit(made["code"]))
        await ann.ask("start")
        await ben.until(lambda said: said["tell"] == "happened" and said["match"])
        mover, other = (ann, ben) if ann.turn_moves() else (ben, ann)
        clock = mover.last["clock"]
        assert clock["total"] == 150
        assert 0 < clock["left"] <= 150
        seat = mover.last["view"]["seat"]
        told = await other.until(lambda said: said["tell"] == "lobby")
        while not told["lobby"]["seats"][seat]["piloted"]:
            told = await other.told("lobby")
        await other.told("happened")
        await mover.ask("back")
        told = await other.until(
            lambda said: said.get("lobby") and not said["lobby"]["seats"][seat]["piloted"]
        )


@run_async
async def test_a_player_who_is_gone_is_played_for_until_back(tmp_path: Path) -> None:
    async with house(tmp_path, away=100) as inn:
        made = await inn.make(settings={"seats": 2, "mode": "points", "target": 100_000})
        ann = await inn.join(made)
        seat = await inn.sit(made["code"])
        ben = await inn.join(seat)
        await ann.ask("start")
        await ben.close()
        await ann.until(lambda said: said.get("lobby") and said["lobby"]["seats"][1]["piloted"])
        for _ in range(6):
            moves = ann.turn_moves()
            if moves:
                await ann.move(**moves[-1])
            else:
                await ann.told("happened")
        ben = await inn.join(seat)
        assert not ben.last["lobby"]["seats"][1]["piloted"]
        assert ben.last["view"]["seat"] == 1


@run_async
async def test_a_table_with_nobody_at_it_waits(tmp_path: Path) -> None:
    async with house(tmp_path, away=0) as inn:
        made = await inn.make(bots=1, start=True, settings={"seats": 2, "mode": "points"})
        ann = await inn.join(made)
        while not ann.turn_moves():
            await ann.told("happened")
        number = ann.last["n"]
        await ann.close()
        await asyncio.sleep(0.3)
        ann = await inn.join(made)
        assert ann.last["n"] == number
