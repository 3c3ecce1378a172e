"""Tournaments over real sockets and a real database, played to their end."""

from pathlib import Path

from tests.support import tournament_driver as driver
from tests.support.server_fixture import run_async, running_server
from tests.support.tournament_driver import FAST_CLOCK


@run_async
async def test_a_rotation_of_eight_is_played_to_its_end(tmp_path: Path) -> None:
    async with running_server(tmp_path, **FAST_CLOCK) as server:
        made = await driver.create(server, name="Ann", settings={"mode": "rotation8"})
        ben = await driver.sign_in(server, made, "Ben")
        organiser = await driver.page(server, made["code"], made["organiser"])
        assert (await organiser.request("start"))["type"] == "ack"
        last, _ = await driver.together(
            driver.play_tournament(server, made["code"], made["player"]["token"]),
            driver.play_tournament(server, made["code"], ben["token"]),
        )
    assert last["stage"] == last["stages"] == 7
    assert [line["played"] for line in last["standings"]] == [28] * 8
