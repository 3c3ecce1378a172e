"""A server killed at any moment loses no acknowledged move: tables go on where they were."""

from tests.support.killable_server import kill, process
from tests.support.server_fixture import play_on, run_async


@run_async
async def test_a_killed_server_goes_on_where_it_was(database: str) -> None:
    async with process(database) as (server, running):
        made = await server.create_table(bots=3, settings={"mode": "points", "pass_delay": 100})
        ann = await server.join(made)
        ben_seat = await server.take_seat(made["code"], seat=2)
        ben = await server.join(ben_seat)
        await ann.request("start")
        await play_on([ann, ben], 8)
        mover = await play_on([ann, ben], 0)
        seat = made if mover is ann else ben_seat
        id = "before-and-after"
        done = await mover.request("move", id=id, move=mover.turn_moves()[0])
        assert done["type"] == "update"
        await kill(running)
    async with process(database) as (server, running):
        back = await server.join(seat, since=done["seq"] - 1)
        number = back.last["seq"]
        assert number >= done["seq"]
        assert back.last["missed"][0] == {"seq": done["seq"], "events": done["events"]}
        if number == done["seq"]:
            assert back.last["view"] == done["view"]
            assert back.last["legal"] == done["legal"]
        again = await back.request("move", id=id, move={"do": "draw"})
        assert (again["type"], again["seq"]) == ("ack", done["seq"])
        other = await server.join(ben_seat if seat is made else made)
        await play_on([back, other], 5)
