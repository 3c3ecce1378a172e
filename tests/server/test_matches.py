"""Whole matches over sockets, in every mode; the log plays them again."""

import random
from pathlib import Path
from typing import Any

import pytest

from flipdeck.server.door import load
from flipdeck.server.store import Store
from tests.server.house import Guest, House, house, run_async


async def play_out(guest: Guest, dice: random.Random, most: int = 5000) -> dict[str, Any]:
    """Plays any legal move until the match is over, and tells how it ended."""
    for _ in range(most):
        match = guest.last.get("match")
        if match is not None and match["ended"]:
            return dict(match)
        moves = guest.turn_moves()
        seen = guest.last
        if moves:
            answer = await guest.move(**dice.choice(moves))
            assert answer["tell"] in ("happened", "refused")
        # A move may come too late: the table passed for the guest, and told so before it refused.
        if guest.last is seen:
            await guest.told("happened")
    raise AssertionError("the match does not end")


async def played(house: House, **asked: Any) -> tuple[Guest, dict[str, Any], str]:
    made = await house.make(start=True, **asked)
    guest = await house.join(made)
    return guest, await play_out(guest, random.Random(1)), made["code"]


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
        async with house(tmp_path) as inn:
            settings = {
                "mode": mode,
                "target": target,
                "seats": seats,
                "beat": 0,
                "rules": {"hand_size": 3},
            }
            guest, match, code = await played(inn, bots=seats - 1, settings=settings)
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
            numbers = [said["n"] for said in guest.heard if said["tell"] == "happened"]
            assert numbers == list(range(numbers[0], numbers[0] + len(numbers)))
            await guest.ask("start")
            assert guest.last["lobby"]["phase"] == "playing"
            assert guest.last["match"]["sheet"] == []
        store = Store(f"sqlite+aiosqlite:///{tmp_path / 'tables.db'}")
        await store.open()
        table, _ = await load(store, code)
        await store.close()
        assert table.phase in ("playing", "over", "between")
        assert table.number >= guest.last["n"]

    run()


@pytest.mark.parametrize(
    "edition", ["flip-classic", "flip-splash", "flip-canada", "flip-nordic", "beachcomber"]
)
def test_every_edition_is_played(tmp_path: Path, edition: str) -> None:
    @run_async
    async def run() -> None:
        async with house(tmp_path) as inn:
            _, match, _ = await played(
                inn,
                bots=3,
                bot="random",
                settings={"edition": edition, "mode": "single", "rules": {"pairing": "match"}},
            )
            assert match["winners"]

    run()
