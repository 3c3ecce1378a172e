"""Whole matches over sockets, in every mode; the log plays them again."""

import random
from pathlib import Path
from typing import Any

import pytest

from flipdeck.server.storage.log_storage import LogStorage
from flipdeck.server.tables.loader import load
from tests.support.server_fixture import RunningServer, TestClient, run_async, running_server


async def play_out(client: TestClient, dice: random.Random, most: int = 5000) -> dict[str, Any]:
    """Play random legal moves until the match is over; return the match."""
    for _ in range(most):
        match = client.last.get("match")
        if match is not None and match["ended"]:
            return dict(match)
        moves = client.turn_moves()
        seen = client.last
        if moves:
            answer = await client.move(**dice.choice(moves))
            # A move may come too late: the table passed for the client and sent that before it
            # refused. If a bot then ended the match, no round is played any more.
            late = answer["type"] == "error" and answer["error"] == "not-now"
            assert late or answer["type"] in ("update", "refused"), answer
        if client.last is seen:
            await client.receive_type("update")
    raise AssertionError("the match does not end")


async def played(
    running_server: RunningServer, **asked: Any
) -> tuple[TestClient, dict[str, Any], str]:
    made = await running_server.create_table(start=True, **asked)
    client = await running_server.join(made)
    return client, await play_out(client, random.Random(1)), made["code"]


@pytest.mark.parametrize(
    ("mode", "seats", "target"),
    [
        ("single", 2, 500),
        ("points", 3, 60),
        ("lowest", 4, 60),
        ("partners", 4, 60),
        ("rotation4", 4, 500),
        ("elimination", 5, 40),
    ],
)
def test_a_match_is_played_to_its_end(tmp_path: Path, mode: str, seats: int, target: int) -> None:
    @run_async
    async def run() -> None:
        async with running_server(tmp_path) as server:
            settings = {
                "mode": mode,
                "target": target,
                "seats": seats,
                "bot_delay": 0,
                "rules": {"hand_size": 3},
            }
            client, match, code = await played(server, bots=seats - 1, settings=settings)
            assert match["ended"] == "won"
            assert match["winners"]
            if mode == "rotation4":
                assert len([row for row in match["sheet"] if row["winner"] is not None]) == 12
                assert {tuple(row["partners"][0]) for row in match["sheet"]} == {
                    (0, 1),
                    (0, 2),
                    (0, 3),
                }
            if mode == "elimination":
                assert sorted([*match["winners"], *match["out"]]) == list(range(seats))
            numbers = [message["seq"] for message in client.received if message["type"] == "update"]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            await client.request("start")
            assert client.last["lobby"]["phase"] == "playing"
            assert client.last["match"]["sheet"] == []
        store = LogStorage(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        table, _ = await load(store, code)
        await store.close()
        assert table.phase in ("playing", "over", "between")
        assert table.number >= client.last["seq"]

    run()


@pytest.mark.parametrize(
    "edition", ["flip-classic", "flip-splash", "flip-canada", "flip-nordic", "beachcomber"]
)
def test_every_edition_is_played(tmp_path: Path, edition: str) -> None:
    @run_async
    async def run() -> None:
        async with running_server(tmp_path) as server:
            _, match, _ = await played(
                server,
                bots=3,
                bot="random",
                settings={"edition": edition, "mode": "single", "rules": {"pairing": "match"}},
            )
            assert match["winners"]

    run()
