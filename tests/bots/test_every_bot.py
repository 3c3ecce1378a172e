"""Whatever the table, a bot makes legal moves only, and the round comes to its end."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flipdeck import sim
from flipdeck.bots import BOTS, Bot, make_bot
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import MAX_SEATS, MIN_SEATS, override
from tests.support.strategies import Table, seeds, tables

ALONE = "chaos"
TOGETHER = sorted(set(BOTS) - {ALONE})


def bots_of(names: list[str], seed: int) -> list[Bot]:
    return [make_bot(name, random.Random(f"{seed}/{seat}")) for seat, name in enumerate(names)]


@pytest.mark.parametrize("seats", range(MIN_SEATS, MAX_SEATS + 1))
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("bot", BOTS)
def test_rounds_of_all_editions_are_played_to_their_end(bot: str, edition: str, seats: int) -> None:
    rulings = override(EDITIONS[edition].rulings, {"move_limit": 600})
    for index in range(2):
        played = sim.play_one(rulings, seats, [bot], "every bot", index)
        assert played.over
        assert (played.winner is None) == (min(played.hand_sizes()) > 0)


@settings(max_examples=120, deadline=None)
@given(
    tables(),
    st.lists(st.sampled_from(TOGETHER), min_size=MAX_SEATS, max_size=MAX_SEATS),
    seeds,
)
def test_bots_of_all_kinds_play_at_any_table(table: Table, names: list[str], seed: int) -> None:
    played = table.deal()
    sim.play_round(played, bots_of(names[: table.seats], seed), random.Random(seed))
    assert played.over


@settings(max_examples=40, deadline=None)
@given(tables(longest=60), seeds)
def test_chaos_plays_at_any_table_whose_gifts_can_be_listed(table: Table, seed: int) -> None:
    small = override(table.rulings, {"hand_size": min(table.rulings.hand_size, 7)})
    played = Table(small, table.seats, table.dealer, table.out, table.key, table.number).deal()
    sim.play_round(played, bots_of(["chaos"] * table.seats, seed), random.Random(seed))
    assert played.over


@pytest.mark.parametrize("bot", BOTS)
def test_a_bot_plays_alike_from_the_same_chance(bot: str) -> None:
    def moves(seed: int) -> list[object]:
        made: list[object] = []
        played = sim.deal(EDITIONS["beachcomber"].rulings, 3, 1, 0)
        sim.play_round(
            played,
            bots_of([bot] * 3, seed),
            random.Random(seed),
            on_move=lambda seat, move, events: made.append((seat, move)),
        )
        return made

    assert moves(1) == moves(1)
    if bot != "greedy":
        assert moves(1) != moves(2)


def test_an_unknown_bot_is_named() -> None:
    with pytest.raises(BadInput, match=r"unknown bot 'gredy'; did you mean 'greedy'\?"):
        make_bot("gredy", random.Random(0))
    with pytest.raises(BadInput, match="known bots are random, greedy, chaos"):
        make_bot("x", random.Random(0))
