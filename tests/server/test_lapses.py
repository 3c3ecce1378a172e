"""Bots forget to call UNO now and then, at the table's rate; the policy itself never does."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.server_fixture import Message, run_async, running_server


def bots_in(events: list[Message], kind: str) -> set[int]:
    return {each["seat"] for each in events if each["event"] == kind and each["seat"] != 0}


@pytest.mark.parametrize(("rate", "level"), [(0, "greedy"), (100, "greedy"), (50, "random")])
def test_bots_forget_at_the_rate_of_the_table(tmp_path: Path, rate: int, level: str) -> None:
    @run_async
    async def play() -> None:
        settings = {"seats": 3, "mode": "points", "target": 100_000, "forget_uno": rate}
        async with running_server(tmp_path) as server:
            made = await server.create_table(bots=2, bot=level, start=True, settings=settings)
            ann = await server.join(made)
            events: list[Message] = []
            # Until both were down to one card: Ann only draws.
            while len(bots_in([e for e in events if e.get("left") == 1], "played")) < 2:
                moves = {move["do"]: move for move in ann.turn_moves()}
                if moves:
                    wanted = ("pass", "draw", "accept", "color")
                    known = [moves[do] for do in wanted if do in moves]
                    await ann.send("move", move=(known or list(moves.values()))[0])
                message = await ann.receive()
                events += message.get("events", ())
            forgot, called = bots_in(events, "exposed"), bots_in(events, "called_uno")
            assert forgot == ({1, 2} if rate else set())
            # A beginner forgets twice as often, but may call later.
            assert level == "random" or called == (set() if rate else {1, 2})

    play()
