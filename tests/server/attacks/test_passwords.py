"""Passwords cost time: they are hashed beside the event loop, few at a time, and guessed slowly."""

from tests.support.attacked_server import attack_on
from tests.support.server_fixture import run_async
from tests.support.server_process import ServerProcess


@run_async
async def test_an_address_sets_few_passwords(attacked: ServerProcess) -> None:
    async with attack_on(attacked) as attack:
        seen = await attack.run("password_storm")
        assert 20 <= seen["answers"]["update"] < 200, seen
        assert seen["answers"]["too-fast"] >= 200, seen
        await attack.check("too-fast")


@run_async
async def test_a_password_is_guessed_ever_more_slowly(attacked: ServerProcess) -> None:
    """The right one is let in from another address meanwhile."""
    async with attack_on(attacked) as attack:
        assert attack.victim is not None
        await attack.victim.request("set_password", password="open sesame")
        await attack.unlock()
        seen = await attack.run("password_guesses")
        assert 5 <= seen["errors"]["wrong-password"] <= 15, seen
        assert seen["errors"]["password-wait"] >= 40, seen
        await attack.unlock()
        friend = await attack.server.take_seat(attack.seat["code"], password="open sesame")
        assert (await attack.server.join(friend)).last["type"] == "welcome"
        await attack.check("password-wait")
