"""How well the greedy bot does against the random one.

Every deal is played once from each seat, so that nobody has the better cards. Deals are drawn
independently, the rounds of one deal are not: the interval is taken over deals. The claim is 62 %
or more of two-seat rounds of flip-classic; the status is 1 if it does not hold.
"""

from __future__ import annotations

import argparse
import math
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from multiprocessing import get_context

from rich.console import Console
from rich.progress import Progress

from flipdeck import sim
from flipdeck.rules.editions import EDITIONS

CLAIM = 0.62
SEED = "greedy against random"
CHUNK = 50


@dataclass(frozen=True)
class Pairing:
    """One greedy bot among random ones."""

    edition: str
    seats: int

    @property
    def title(self) -> str:
        others = "one random" if self.seats == 2 else f"{self.seats - 1} random"
        return f"{self.edition}, greedy against {others}"


@dataclass(frozen=True)
class Chunk:
    pairing: Pairing
    deals: range


def play(chunk: Chunk) -> list[float]:
    """For each deal the share of its rounds that the greedy bot won, sitting once in each seat."""
    return [share_won(chunk.pairing, index) for index in chunk.deals]


def share_won(pairing: Pairing, index: int) -> float:
    rulings, seats = EDITIONS[pairing.edition].rulings, pairing.seats
    won = 0
    for seat in range(seats):
        names = ["greedy" if other == seat else "random" for other in range(seats)]
        won += sim.play_one(rulings, seats, names, SEED, index).winner == seat
    return won / seats


def estimate(shares: list[float]) -> tuple[float, float]:
    """The mean and half the width of its 95 % interval."""
    mean = math.fsum(shares) / len(shares)
    spread = math.fsum((share - mean) ** 2 for share in shares) / (len(shares) - 1)
    return mean, 1.96 * math.sqrt(spread / len(shares))


def chunks(pairing: Pairing, deals: int) -> Iterator[Chunk]:
    for first in range(0, deals, CHUNK):
        yield Chunk(pairing, range(first, min(first + CHUNK, deals)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--deals", type=int, default=20_000, metavar="N", help="two or more")
    parser.add_argument("--processes", type=int, default=2, metavar="N")
    args = parser.parse_args()
    if args.deals < 2 or args.processes < 1:
        parser.error("--deals needs 2 or more, --processes 1 or more")
    # The claim first; the others for information, with fewer deals.
    few = max(2, args.deals // 10)
    claimed = Pairing("flip-classic", 2)
    plan = {claimed: args.deals, Pairing("flip-classic", 4): few}
    plan |= {Pairing("beachcomber", 2): few, Pairing("beachcomber", 4): few}
    holds = False
    with (
        get_context("spawn").Pool(args.processes) as pool,
        Progress(console=Console(stderr=True), transient=True) as progress,
    ):
        for pairing, deals in plan.items():
            task = progress.add_task(pairing.title, total=deals)
            shares: list[float] = []
            for done in pool.imap(play, chunks(pairing, deals)):
                shares += done
                progress.advance(task, len(done))
            progress.remove_task(task)
            mean, half = estimate(shares)
            print(
                f"{pairing.title}: {mean:.2%} of rounds won, 95 % interval "
                f"{mean - half:.2%} to {mean + half:.2%} "
                f"({deals} deals, {deals * pairing.seats} rounds; even would be "
                f"{1 / pairing.seats:.0%})",
                flush=True,
            )
            if pairing == claimed:
                holds = mean >= CLAIM
    print(f"The claim of {CLAIM:.0%} {'holds' if holds else 'does not hold'}.")
    return 0 if holds else 1


if __name__ == "__main__":
    sys.exit(main())
