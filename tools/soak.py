"""Plays many rounds of every edition, writes each as a record with all its states, plays the
record again and checks that every card is where it should be.

``make soak`` runs it whole; ``--random`` and ``--chaos`` say how many rounds an edition.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter
from collections.abc import Iterator

import msgspec
from rich.console import Console
from rich.progress import track

from flipdeck import sim
from flipdeck.engine.round import Round
from flipdeck.formats.record import Record, Recorder, read_record
from flipdeck.formats.replay import replay
from flipdeck.rules.editions import EDITIONS, Edition
from flipdeck.rules.errors import BadInput
from flipdeck.rules.rulings import MAX_SEATS, MIN_SEATS, Rulings, check_seats

CHOICES: dict[str, tuple[object, ...]] = {
    "start_action": ("acts", "returned", "ignored"),
    "start_wild": ("first_player", "returned", "ignored"),
    "start_draw_wild": ("returned", "ignored"),
    "start_flip": ("flips", "returned", "ignored"),
    "direction": ("left", "right"),
    "drawn_card": ("may_play", "must_play"),
    "voluntary_draw": (True, False),
    "uno_window": ("begins", "played"),
    "wilds_count_as_match": (True, False),
    "wild_after_flip": ("flipper", "by_side"),
    "found_color_shown": (True, False),
    "beachcomber_color": ("keeps", "names"),
    "two_player_reverse": ("skip", "turn"),
    "bluffing": ("allowed", "refused", "free"),
    "last_card_draws": (True, False),
    "uno_penalty": (0, 1, 2, 5, 10),
    "hand_size": (1, 2, 7, 10, 11),
    "move_limit": (50, 500, 5000),
    "stacking": ("same", "rising"),
    "drawing": ("until_fits",),
    "jump_in": (True,),
    "seven_swap": (True,),
    "zero_rotate": (True,),
    "last_card": ("number",),
    "uno_call": ("automatic",),
    "until_limit": (1, 3, 50),
}


def house_rules(edition: Edition, seats: int, rng: random.Random) -> dict[str, object]:
    """Some rulings of an edition, overridden by chance, that can seat so many."""
    while True:
        names = rng.sample(sorted(CHOICES), rng.randint(1, 6))
        rules = {name: rng.choice(CHOICES[name]) for name in names}
        try:
            check_seats(edition.with_rules(rules), seats)
        except BadInput:
            continue
        return rules


def rounds(edition: Edition, bot: str, count: int, seed: str) -> Iterator[tuple[Rulings, int, int]]:
    """Rulings, seats and number of each round: every second one plays as the sheet is printed."""
    rng = random.Random(f"{seed}/{edition.id}/{bot}")
    for index in range(count):
        seats = MIN_SEATS + index % (MAX_SEATS - MIN_SEATS + 1)
        rules = house_rules(edition, seats, rng) if index % 2 else {}
        yield edition.with_rules(rules), seats, index


def play_and_check(
    edition: Edition, bot: str, rulings: Rulings, seats: int, seed: str, index: int
) -> int:
    """One round, recorded and played again; says how many moves it took."""
    played = sim.deal(rulings, seats, seed, index)
    recorder = Recorder(played, edition.id, states=True)
    bots = sim.make_bots([bot], seats, seed, index)
    sim.play_round(played, bots, sim.table_rng(seed, index), apply=recorder.apply)
    record = read_record(msgspec.json.encode(recorder.record()))
    if not isinstance(record, Record):
        raise BadInput("a round's record was read as something else")
    again = played
    for again in replay(record):
        check_cards(again)
    if again.state_bytes() != played.state_bytes():
        raise BadInput("played again, the round ends in other bytes")
    return len(record.moves)


def check_cards(round_: Round) -> None:
    hands = [card for seat in range(round_.seats) for card in round_.hand(seat)]
    if Counter([*hands, *round_.draw_pile, *round_.discard_pile]) != Counter(
        map(round_.deck.text, round_.deck_order)
    ):
        raise BadInput("cards were lost or made")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--random", type=int, default=1000, metavar="K")
    parser.add_argument("--chaos", type=int, default=100, metavar="K")
    parser.add_argument("--seed", default="soak")
    args = parser.parse_args()
    console = Console(stderr=True)
    failed = 0
    for edition in EDITIONS.values():
        for bot, count in (("random", args.random), ("chaos", args.chaos)):
            work = list(rounds(edition, bot, count, args.seed))
            moves = 0
            label = f"{edition.id} by {bot}"
            for rulings, seats, index in track(work, label, console=console, transient=True):
                try:
                    moves += play_and_check(edition, bot, rulings, seats, args.seed, index)
                except BadInput as wrong:
                    failed += 1
                    print(f"FAIL {label}, round {index}, {seats} seats: {wrong}", flush=True)
            print(f"{label}: {count} rounds, {moves} moves", flush=True)
    total = len(EDITIONS) * (args.random + args.chaos)
    print(f"{total - failed} passed, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
