"""Many rounds, in one process or several, and what came of them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

import numpy as np

from flipdeck.kernel import doors, layout
from flipdeck.round import Round
from flipdeck.rulings import Rulings
from flipdeck.sim.seeds import Seed, deal, key_of, sit_down, table_dice
from flipdeck.sim.table import play_round

_CHUNK: Final = 50
"""Rounds that a process is handed at a time."""
_MOST_LISTED: Final = 4096


@dataclass(frozen=True)
class Tally:
    """What came of some rounds, by seat."""

    rounds: int
    moves: int
    blocked: int
    wins: tuple[int, ...]
    points: tuple[int, ...]

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.rounds + other.rounds,
            self.moves + other.moves,
            self.blocked + other.blocked,
            tuple(map(sum, zip(self.wins, other.wins, strict=True))),
            tuple(map(sum, zip(self.points, other.points, strict=True))),
        )

    @classmethod
    def of(cls, played: Round) -> Tally:
        """A single round that is over."""
        return cls(
            rounds=1,
            moves=played.moves,
            blocked=int(played.winner is None),
            wins=tuple(int(seat == played.winner) for seat in range(played.seats)),
            points=played.points(),
        )

    @classmethod
    def none(cls, seats: int) -> Tally:
        return cls(0, 0, 0, (0,) * seats, (0,) * seats)


def play_one(rulings: Rulings, seats: int, names: Sequence[str], seed: Seed, index: int) -> Round:
    """The round of that index, played to its end."""
    played = deal(rulings, seats, seed, index)
    play_round(played, sit_down(names, seats, seed, index), table_dice(seed, index))
    return played


def play_many(
    rulings: Rulings,
    seats: int,
    names: Sequence[str],
    seed: Seed,
    rounds: int,
    *,
    processes: int = 1,
) -> Tally:
    """Rounds 0 to ``rounds - 1`` of a seed. How many processes share them changes nothing."""
    work = [
        (rulings, seats, tuple(names), seed, range(first, min(first + _CHUNK, rounds)))
        for first in range(0, rounds, _CHUNK)
    ]
    if processes == 1 or len(work) < 2:
        return sum(map(_chunk, work), Tally.none(seats))
    with get_context("spawn").Pool(min(processes, len(work))) as pool:
        return sum(pool.imap_unordered(_chunk, work), Tally.none(seats))


def _chunk(work: tuple[Rulings, int, tuple[str, ...], Seed, range]) -> Tally:
    rulings, seats, names, seed, indices = work
    tallies = (Tally.of(play_one(rulings, seats, names, seed, index)) for index in indices)
    return sum(tallies, Tally.none(seats))


@dataclass(frozen=True)
class Counts:
    """What compiled play counts."""

    rounds: int
    moves: int
    blocked: int
    wins: tuple[int, ...]


def play_fast(rulings: Rulings, seats: int, seed: Seed, rounds: int) -> Counts:
    """Rounds played out inside compiled code, for when nothing but counts is wanted.

    The seats lay any card that fits, else make any other move of their turn; nobody catches, and a
    call is made only by chance where a move is awaited. The cards are not those of ``deal``.
    """
    cells = deal(rulings, seats, seed, 0).cells
    notes = np.zeros(1, layout.NOTES)
    notes["place"] = -1  # a start card goes back by chance
    wins = np.zeros(seats + 1, np.int64)
    moves = doors.play_out(
        cells.raw,
        notes.view(np.uint8),
        deck_faces(rulings),
        np.frombuffer(key_of(f"{seed}/choices")[:16], "<u4").astype(np.int64),
        np.zeros(_MOST_LISTED, np.int64),
        wins,
        rounds,
    )
    blocked, *won = wins.tolist()
    return Counts(rounds, moves, blocked, tuple(won))


def deck_faces(rulings: Rulings) -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    """The faces of a deck as the kernel pairs them, a row a side."""
    faces = np.zeros((2, layout.MOST_CARDS), np.int16)
    for side in range(len(rulings.cards.prints)):
        faces[side, : rulings.cards.size] = list(rulings.cards.faces(side))
    return faces
