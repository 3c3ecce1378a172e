"""How many decisions a second random play makes, beside RLCard and OpenSpiel.

One core, by CPU time. Everything is measured in one run, in short slices in turn, so that a noisy
machine slows all alike; a ratio is taken between slices of the same turn.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from rich.console import Console
from rich.progress import track

from flipdeck import sim
from flipdeck.rules.editions import EDITIONS
from flipdeck.rules.rulings import Rulings

sys.path.insert(0, str(Path(__file__).parents[1]))

from bench._report import origin, put, rough, spread, table

SEATS = (2, 4, 10)
FLIPDECK = "Flipdeck"
ROLLOUTS = 20

Slice = Callable[[float], tuple[int, float]]
"""Plays for about so many seconds and says how many decisions it made in how many."""


@dataclass
class Contest:
    """One way to play, with so many at the table, and its decisions a second by turn."""

    who: str
    edition: str
    seats: int
    play: Slice
    rates: list[float] = field(default_factory=list)


def repeated(play: Callable[[], int]) -> Slice:
    """A slice made of whole games, each saying how many decisions it took."""

    def run(seconds: float) -> tuple[int, float]:
        decisions, begun = 0, time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            decisions += play()
        return decisions, spent

    return run


def flipdeck(rulings: Rulings, seats: int) -> Slice:
    seeds = iter(range(1 << 62))
    pace = 1000.0

    def run(seconds: float) -> tuple[int, float]:
        nonlocal pace
        rounds, begun = max(1, int(pace * seconds)), time.process_time()
        decisions = sim.play_fast(rulings, seats, next(seeds), rounds).moves
        spent = time.process_time() - begun
        pace = rounds / spent
        return decisions, spent

    run(0.05)  # loads the compiled rules and finds the pace
    return run


def rlcard_peers() -> Iterator[Contest]:
    import numpy as np
    import rlcard
    from rlcard.games.uno import Game

    env = rlcard.make("uno", config={"seed": 1, "game_num_players": 2})

    def play_env() -> int:
        decisions, (state, _) = 0, env.reset()
        while not env.is_over():
            state, _ = env.step(random.choice(list(state["legal_actions"])))
            decisions += 1
        return decisions

    # The environment seats two whatever it is told.
    yield Contest("RLCard environment", "uno", int(env.num_players), repeated(play_env))

    def bare(seats: int) -> Slice:
        game = Game()
        game.configure({"game_num_players": seats})
        game.np_random = np.random.RandomState(1)

        def play() -> int:
            decisions, (state, _) = 0, game.init_game()
            while not game.is_over():
                # A step lists the next legal actions anyway: asking again would be unfair.
                state, _ = game.step(random.choice(state["legal_actions"]))
                decisions += 1
            return decisions

        return repeated(play)

    for seats in SEATS:
        yield Contest("RLCard bare game", "uno", seats, bare(seats))


def open_spiel_peers() -> Iterator[Contest]:
    for seats in SEATS:
        yield from crazy_eights(seats)


def crazy_eights(seats: int) -> Iterator[Contest]:
    import pyspiel

    game = pyspiel.load_game(f"crazy_eights(players={seats},use_special_cards=true)")
    bots = [pyspiel.make_uniform_random_bot(seat, seat) for seat in range(seats)]

    def count(played: object) -> int:
        """Decisions of seats; a card dealt or drawn is a step of chance, not one of them."""
        return sum(step.player >= 0 for step in played.full_history())  # type: ignore[attr-defined]

    def in_python() -> int:
        decisions, state = 0, game.new_initial_state()
        while not state.is_terminal():
            decisions += not state.is_chance_node()
            state.apply_action(random.choice(state.legal_actions()))
        return decisions

    def in_cpp(seconds: float) -> tuple[int, float]:
        played, begun = [], time.process_time()
        while (spent := time.process_time() - begun) < seconds:
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, random.getrandbits(31))
            played.append(state)
        return sum(map(count, played)), spent

    decisions, games = 0, 2000
    for number in range(games):
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, number)
        decisions += count(state)

    def rollouts(seconds: float) -> tuple[int, float]:
        rolled, spent = 0, 0.0
        while spent < seconds:
            state = game.new_initial_state()
            while state.is_chance_node():
                state.apply_action(random.choice(state.legal_actions()))
            evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, random.getrandbits(31))
            # The evaluator cannot be called from Python; a search of one simulation calls it once.
            search = pyspiel.MCTSBot(game, evaluator, 2.0, 1, 10, False, 1, False)
            begun = time.process_time()
            search.step(state)
            spent += time.process_time() - begun
            rolled += ROLLOUTS
        return rolled * decisions // games, spent

    yield Contest("OpenSpiel Python", "crazy_eights", seats, repeated(in_python))
    yield Contest("OpenSpiel C++ games", "crazy_eights", seats, in_cpp)
    yield Contest("OpenSpiel C++ rollouts", "crazy_eights", seats, rollouts)


def line_up() -> tuple[list[Contest], list[str]]:
    contests, missing = [], []
    for package, peers in (("rlcard", rlcard_peers), ("open_spiel", open_spiel_peers)):
        try:
            contests += list(peers())
        except ImportError:
            missing.append(f"{package} is not installed: measured without it.")
    for edition in EDITIONS.values():
        for seats in SEATS:
            play = flipdeck(edition.rulings, seats)
            contests.append(Contest(FLIPDECK, edition.id, seats, play))
    # Those that are compared stand side by side.
    return sorted(contests, key=lambda contest: contest.seats), missing


def compare(own: Contest, peer: Contest | None) -> str:
    if peer is None:
        return f"only {SEATS[0]} seats"
    ratios = [mine / theirs for mine, theirs in zip(own.rates, peer.rates, strict=True)]
    digits = 0 if statistics.median(ratios) >= 20 else 1
    return f"{statistics.median(ratios):,.{digits}f} ({rough(ratios, digits)})"


def report(contests: list[Contest]) -> str:
    own = [contest for contest in contests if contest.who == FLIPDECK]
    own.sort(key=lambda contest: list(EDITIONS).index(contest.edition))
    peers = {(peer.who, peer.seats): peer for peer in contests if peer.who != FLIPDECK}
    names = list(dict.fromkeys(who for who, _ in peers))
    ratios = [
        [
            mine.edition,
            mine.seats,
            *(compare(mine, peers.get((name, mine.seats))) for name in names),
            spread([rate / 1e6 for rate in mine.rates]),
        ]
        for mine in own
    ]
    rates = [
        [peer.who, peer.edition, peer.seats, spread([rate / 1e6 for rate in peer.rates], 3)]
        for peer in sorted(peers.values(), key=lambda peer: names.index(peer.who))
    ]
    unit = "million decisions/s"
    tables = [table(["edition", "seats", *(f"times {name}" for name in names), unit], ratios)]
    if rates:
        tables.append(table(["peer", "game", "seats", unit], rates))
    return "\n\n".join(tables)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slices", type=int, default=9, metavar="N", help="one or more")
    parser.add_argument("--seconds", type=float, default=0.2, metavar="S", help="of one slice")
    parser.add_argument("--write", action="store_true", help="put the tables into results.md")
    args = parser.parse_args()
    if args.slices < 1 or args.seconds <= 0:
        parser.error("--slices needs 1 or more, --seconds more than 0")
    random.seed(1)
    contests, missing = line_up()
    for _ in track(range(args.slices), console=Console(stderr=True), transient=True):
        for contest in contests:
            decisions, spent = contest.play(args.seconds)
            contest.rates.append(decisions / spent)
    text = "\n\n".join(
        [
            origin("numba", "numpy", "rlcard", "open_spiel"),
            f"{args.slices} slices of {args.seconds:g} s CPU time each: median (min..max).",
            *missing,
            report(contests),
        ]
    )
    print(text)
    if args.write:
        put("engine", text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
