"""The loop that lets bots play a round."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence

import pytest

from flipdeck import sim
from flipdeck.bots import Bot, Chaos, Greedy, RandomBot, make_bot
from flipdeck.bots.base import StatelessBot
from flipdeck.engine.round import Round
from flipdeck.engine.view import View
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.errors import BadInput
from flipdeck.rules.events import Event, Played
from flipdeck.rules.moves import AnyMove, CallUno, Catch, Draw, Play
from tests.support.builders import make_round
from tests.support.fairness import even_chance

CLASSIC = EDITIONS["flip-classic"].rulings


class First(StatelessBot):
    """Makes the first legal move, and speaks out of turn whenever it may."""

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        return legal[0]


class Says(StatelessBot):
    """Always says the same."""

    def __init__(self, move: AnyMove | None) -> None:
        self.move = move

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        return self.move


def moves_of(names: Sequence[str], seed: sim.Seed, index: int, seats: int = 4) -> list[object]:
    made: list[object] = []
    sim.play_round(
        sim.deal(CLASSIC, seats, seed, index),
        sim.make_bots(names, seats, seed, index),
        sim.table_rng(seed, index),
        on_move=lambda seat, move, events: made.append((seat, move, events)),
    )
    return made


@pytest.mark.parametrize("names", [["random"], ["greedy"], ["chaos"], ["greedy", "random"]])
def test_everything_follows_from_the_seed(names: list[str]) -> None:
    assert moves_of(names, 7, 3) == moves_of(names, 7, 3)
    assert moves_of(names, 7, 3) != moves_of(names, 7, 4)
    assert moves_of(names, 7, 3) != moves_of(names, 8, 3)


def test_the_deal_passes_on_in_the_starting_direction() -> None:
    assert [sim.deal(CLASSIC, 3, 1, index).dealer for index in range(4)] == [0, 1, 2, 0]
    right = EDITIONS["flip-classic"].with_rules({"direction": "right"})
    assert [sim.deal(right, 3, 1, index).dealer for index in range(4)] == [0, 2, 1, 0]


def test_a_seed_is_the_same_as_a_number_and_as_typed() -> None:
    assert sim.key_of(7) == sim.key_of("7")
    assert sim.deal(CLASSIC, 3, 7, 0).to_bytes() == sim.deal(CLASSIC, 3, "7", 0).to_bytes()


def test_moves_go_through_a_recorder_and_are_reported_afterwards() -> None:
    played = sim.deal(CLASSIC, 3, 1, 0)
    applied: list[tuple[int, AnyMove]] = []
    reported: list[tuple[int, AnyMove]] = []

    def apply(seat: int, move: AnyMove) -> tuple[Event, ...]:
        assert applied == reported
        applied.append((seat, move))
        return played.apply(seat, move)

    def on_move(seat: int, move: AnyMove, events: tuple[Event, ...]) -> None:
        reported.append((seat, move))
        assert applied == reported
        assert events

    sim.play_round(
        played, sim.make_bots(["random"], 3, 1, 0), random.Random(1), apply=apply, on_move=on_move
    )
    assert played.over
    assert applied == reported
    turns = [move for _, move in applied if not isinstance(move, CallUno | Catch)]
    assert len(turns) == played.moves


def test_chaos_goes_through_a_recorder_too() -> None:
    played = sim.deal(CLASSIC, 3, 1, 0)
    applied: list[AnyMove] = []

    def apply(seat: int, move: AnyMove) -> tuple[Event, ...]:
        applied.append(move)
        return played.apply(seat, move)

    sim.play_round(played, sim.make_bots(["chaos"], 3, 1, 0), random.Random(1), apply=apply)
    assert played.over
    assert len(applied) >= played.moves


def test_a_bot_observes_what_its_seat_may_see() -> None:
    class ObservingBot(RandomBot):
        observes = True

        def __init__(self, rng: random.Random) -> None:
            super().__init__(rng)
            self.observed: list[tuple[int, Event]] = []
            self.rounds = 0

        def new_round(self, view: View) -> None:
            self.rounds += 1

        def observe(self, events: Sequence[Event], seat: int) -> None:
            self.observed += [(seat, event) for event in events]

    observers = [ObservingBot(random.Random(seat)) for seat in range(3)]
    other = RandomBot(random.Random(3))
    played = sim.deal(CLASSIC, 4, 1, 0)
    made: list[Event] = []
    sim.play_round(
        played,
        [*observers, other],
        random.Random(1),
        on_move=lambda seat, move, events: made.extend(events),
    )
    assert any(isinstance(event, Played) for event in made)
    for seat, observer in enumerate(observers):
        assert observer.rounds == 1
        assert observer.observed == [(seat, event) for event in played.events_for(made, seat)]


# Mistakes of bots.


def test_an_illegal_choice_names_bot_seat_move_and_reason() -> None:
    played = make_round("red-1 red-2", "red-4 red-5")
    with pytest.raises(sim.BotError, match=r"^Says at seat 0 chose Play\(card='red-1'.*blue"):
        sim.play_round(played, [Says(Play("red-1")), First()], random.Random(1))
    assert played.hand_sizes() == (2, 2)


def test_nothing_is_no_choice_in_ones_turn() -> None:
    with pytest.raises(sim.BotError, match=r"^Says at seat 0 chose nothing in its turn"):
        sim.play_round(make_round("red-1", "red-4"), [Says(None), First()], random.Random(1))


def test_there_is_a_bot_for_every_seat() -> None:
    with pytest.raises(BadInput, match="1 bots at a table of 2 seats"):
        sim.play_round(make_round("red-1", "red-4"), [First()], random.Random(1))


@pytest.mark.parametrize("place", [0, 1])
def test_chaos_plays_only_with_chaos(place: int) -> None:
    bots: list[Bot] = [First(), First()]
    bots[place] = Chaos(random.Random(1))
    with pytest.raises(BadInput, match="cannot play with other bots"):
        sim.play_round(make_round("red-1", "red-4"), bots, random.Random(1))


# Calls and catches.


def lapse() -> Round:
    """Seat 0 is about to play its second-to-last card and forgets to call."""
    return make_round(
        "blue-1 red-9", "red-1 red-2 red-4", "green-1 green-2 green-4", "blue-5 blue-6"
    )


def test_who_calls_or_catches_first_is_random() -> None:
    """All four want to: the seat that forgot, the seat to move and the two others."""
    first: Counter[tuple[int, str]] = Counter()
    for seed in range(400):
        made: list[tuple[int, str]] = []

        def note(
            seat: int, move: AnyMove, events: object, made: list[tuple[int, str]] = made
        ) -> None:
            if isinstance(move, CallUno | Catch):
                made.append((seat, type(move).__name__))

        bots: list[Bot] = [Forgetful(), *(Eager() for _ in range(3))]
        sim.play_round(lapse(), bots, random.Random(seed), on_move=note)
        first[made[0]] += 1
    assert set(first) == {(0, "CallUno"), (1, "Catch"), (2, "Catch"), (3, "Catch")}
    assert even_chance(list(first.values())) > 0.001


class Eager(StatelessBot):
    """Calls and catches whenever it can."""

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        return next((move for move in legal if isinstance(move, CallUno | Catch)), legal[0])


class Silent(StatelessBot):
    """Never calls or catches; only plays and draws."""

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        return next((move for move in legal if not isinstance(move, CallUno | Catch)), None)


class Forgetful(Silent):
    """Never calls in its turn, but calls late as soon as it is asked."""

    def choose(self, view: View, legal: Sequence[AnyMove]) -> AnyMove | None:
        return super().choose(view, legal) or CallUno()


def test_a_lapse_is_caught_once_and_play_goes_on() -> None:
    made: list[tuple[int, AnyMove]] = []
    bots: list[Bot] = [Silent(), Eager(), Eager(), Eager()]
    sim.play_round(
        lapse(),
        bots,
        random.Random(1),
        on_move=lambda seat, move, events: made.append((seat, move)),
    )
    assert made[0] == (0, Play("blue-1"))
    assert made[1][1] == Catch(0)
    assert made[2][0] == 1
    assert not isinstance(made[2][1], Catch)


def test_chairs_that_are_out_are_not_asked() -> None:
    played = make_round("blue-1 red-9", "", "green-1 green-2 green-4", out=[1])
    bots: list[Bot] = [Silent(), Says(Draw()), make_bot("random", random.Random(1))]
    sim.play_round(played, bots, random.Random(1))
    assert played.over


def test_greedy_is_told_of_the_table_it_sits_at() -> None:
    """Without a word about the round before: what it knew of other cards is gone."""
    bot = Greedy(random.Random(1))
    for index in range(3):
        played = sim.deal(CLASSIC, 2, 5, index)
        sim.play_round(played, [bot, First()], random.Random(index))
        assert played.over
