"""Codes and links of tables cannot be tried out."""

from tests.support.attacked_server import attack_on
from tests.support.server_fixture import run_async
from tests.support.server_process import ServerProcess


@run_async
async def test_codes_are_guessed_a_few_times_only(attacked: ServerProcess) -> None:
    """Then not even a right one is answered; who has the link still gets in."""
    async with attack_on(attacked) as attack:
        seen = await attack.run("code_guesses")
        errors = seen["errors"]
        wrong = errors["unknown-table"] + errors["wrong-token"]
        assert 60 <= wrong <= 80, seen
        assert wrong + errors["too-fast"] == 180, seen
        assert seen["found"] == ["too-fast"] * 4, seen
        attack.server.address = attack.address
        again = await attack.server.join(attack.seat)
        assert again.last["seat"] == 0
        attack.victim = again
        await attack.check("too-fast")
