"""Heads without an end, floods of frames, silent connections: the attacker is cut off."""

import pytest

from tests.support.attacked_server import attack_on
from tests.support.server_fixture import run_async
from tests.support.server_process import ServerProcess

MOST_SENT = 4 << 20
"""Bytes that may be on their way when a server cuts a client off, in the system's buffers."""


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("endless_field", "too-large"),
        ("tiny_fields", "too-large"),
        ("endless_address", "too-large"),
        ("endless_body", "too-large"),
        ("pipelined_requests", "too-fast"),
        ("fragments", "too-fast"),
        ("unread_pongs", "too-fast"),
    ],
)
@run_async
async def test_what_has_no_end_is_cut_off(attacked: ServerProcess, name: str, kind: str) -> None:
    async with attack_on(attacked) as attack:
        seen = await attack.run(name)
        assert seen["closed"], seen
        assert seen["sent"] < MOST_SENT, seen
        await attack.check(kind)


@run_async
async def test_silent_connections_are_limited_and_closed(attacked: ServerProcess) -> None:
    """Newcomers from elsewhere get in meanwhile."""
    async with attack_on(attacked) as attack:
        seen = await attack.run("silent_connections")
        assert seen["closed"] == seen["opened"], seen
        await attack.unlock()
        newcomer = await attack.server.join(await attack.server.take_seat(attack.seat["code"]))
        assert newcomer.last["type"] == "welcome"
        refused = await attack.refused()
        assert refused["too-many-connections"] >= 1_400
        assert refused["no-request"] >= 400
        await attack.check("too-many-connections")
