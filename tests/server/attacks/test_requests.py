"""Requests without a pause are refused, and do not fill the log."""

import json

from tests.support.attacked_server import attack_on
from tests.support.server_fixture import run_async
from tests.support.server_process import ServerProcess


@run_async
async def test_requests_without_a_pause_are_refused(attacked: ServerProcess) -> None:
    async with attack_on(attacked) as attack:
        before = len(attacked.log.read_text(encoding="utf-8").splitlines())
        seen = await attack.run("request_flood")
        assert seen["counts"]["429"] > 0, seen
        await attack.check("too-fast")
        lines = attacked.log.read_text(encoding="utf-8").splitlines()[before:]
        written = [json.loads(line) for line in lines]
        seconds = written[-1]["at"] - written[0]["at"]
        # What is refused for its rate has no line of its own.
        assert len(written) < 3_000 + 100 * seconds + 100
