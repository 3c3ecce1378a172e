"""Seats: nobody takes all of a public table, and who was removed or muted stays so."""

from pathlib import Path

import pytest

from flipdeck.server.http import app
from tests.support.attacked_server import Attack, attack_on
from tests.support.server_fixture import Message, run_async, running_server
from tests.support.server_process import ServerProcess


async def try_seat(attack: Attack, address: str, code: str) -> Message:
    """Ask for a seat from an address."""
    attack.server.address, own = address, attack.server.address
    _, answer = await attack.server.request(
        "POST", f"/api/tables/{code}/seats", {"name": f"Mallory {attack.next_number()}"}
    )
    attack.server.address = own
    return dict(answer)


@run_async
async def test_one_address_takes_few_seats_of_a_public_table(attacked: ServerProcess) -> None:
    async with attack_on(attacked, settings={"public": True, "seats": 4}) as attack:
        assert attack.victim is not None
        await attack.unlock()
        code = attack.seat["code"]
        taken = [await try_seat(attack, attack.address, code) for _ in range(4)]
        assert ["token" in answer for answer in taken] == [True, True, False, False]
        assert taken[2]["error"] == "seat-limit"
        somebody = await try_seat(attack, attack.others + "77", code)
        assert (await attack.server.join(somebody)).last["seat"] == 3
        await attack.write_some()
        await attack.check("seat-limit")


@run_async
async def test_a_removed_player_does_not_sit_down_or_watch_again(attacked: ServerProcess) -> None:
    async with attack_on(attacked) as attack:
        assert attack.victim is not None
        await attack.unlock()
        code = attack.seat["code"]
        mallory = await try_seat(attack, attack.address, code)
        await attack.victim.request("remove", seat=mallory["seat"])
        assert (await try_seat(attack, attack.address, code))["error"] == "blocked"
        watching = await attack.attacker.connect(code)
        await watching.send("hello")
        assert (await watching.receive_type("error"))["error"] == "blocked"
        assert "token" in await try_seat(attack, attack.others + "77", code)
        await attack.write_some()
        await attack.check("blocked")


@run_async
async def test_one_who_shares_an_address_with_a_player_may_come_back(
    attacked: ServerProcess,
) -> None:
    """As at home, where the host lets somebody sit down anew."""
    async with attack_on(attacked) as attack:
        assert attack.victim is not None
        await attack.unlock()
        code = attack.seat["code"]
        child = await try_seat(attack, attack.server.address, code)
        await attack.victim.request("remove", seat=child["seat"])
        assert "token" in await try_seat(attack, attack.server.address, code)


@run_async
async def test_a_muted_player_is_muted_after_coming_back(attacked: ServerProcess) -> None:
    async with attack_on(attacked) as attack:
        assert attack.victim is not None
        await attack.unlock()
        code = attack.seat["code"]
        first = await attack.attacker.join(await try_seat(attack, attack.address, code))
        await attack.victim.request("mute", seat=first.last["seat"], muted=True)
        await first.request("leave")
        again = await attack.attacker.join(await try_seat(attack, attack.address, code))
        assert await again.request_error("chat", text="buy this") == "muted"
        await attack.victim.request("mute", seat=again.last["seat"], muted=False)
        await again.send("chat", text="sorry")
        assert (await attack.victim.receive_type("chat"))["text"] == "sorry"
        await attack.write_some()
        await attack.check("muted")


@run_async
async def test_a_seat_that_nobody_connects_to_becomes_free(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "CLEAN_UP_SECONDS", 0.05)
    async with running_server(tmp_path, seat_wait=200) as server:
        made = await server.create_table(settings={"public": True, "seats": 3})
        ann = await server.join(made)
        ben = await server.join(await server.take_seat(made["code"], "Ben"))
        await server.take_seat(made["code"], "Mallory")
        left = await ann.receive_until(
            lambda each: each["type"] == "note" and each["note"]["kind"] == "left"
        )
        assert left["note"]["name"] == "Mallory"
        await ben.close()
        cleo = await server.join(await server.take_seat(made["code"], "Cleo"))
        assert [seat["name"] for seat in cleo.last["lobby"]["seats"]] == ["Ann", "Ben", "Cleo"]
