"""Batches of rounds played by bots, in one process or several."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from multiprocessing import get_context
from typing import Final

import msgspec
import numpy as np

from flipdeck.engine.round import Round
from flipdeck.formats.record import Recorder
from flipdeck.kernel import entry_points, layout
from flipdeck.rules.cards import DECKS, Deck, add_deck
from flipdeck.rules.editions import EDITIONS, Edition, register
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.rulings import Rulings
from flipdeck.sim.bot_round import play_round
from flipdeck.sim.seeds import Seed, deal, key_of, make_bots, table_rng

_CHUNK: Final = 50
"""Rounds that a process gets at a time."""
_MOST_LISTED: Final = 4096


@dataclass(frozen=True)
class Tally:
    """Results of some rounds, by seat."""

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
        """Return the results of one finished round."""
        return cls(
            rounds=1,
            moves=played.moves,
            blocked=int(played.winner is None),
            wins=tuple(int(seat == played.winner) for seat in range(played.seats)),
            points=played.points(),
        )

    @classmethod
    def none(cls, seats: int) -> Tally:
        """Return the results of no rounds."""
        return cls(0, 0, 0, (0,) * seats, (0,) * seats)


def play_one(rulings: Rulings, seats: int, names: Sequence[str], seed: Seed, index: int) -> Round:
    """Play the round of that index to its end."""
    played = deal(rulings, seats, seed, index)
    play_round(played, make_bots(names, seats, seed, index), table_rng(seed, index))
    return played


def play_many(
    rulings: Rulings,
    seats: int,
    names: Sequence[str],
    seed: Seed,
    rounds: int,
    *,
    processes: int = 1,
    record_as: RecordedAs | str | None = None,
    states: bool = False,
    on_chunk: Callable[[Chunk], None] | None = None,
) -> Tally:
    """Play rounds 0 to ``rounds - 1`` of a seed; the number of processes changes no result.

    ``record_as`` is the edition under which records are written, or that and the printed section
    they name; ``states`` adds every position to them. ``on_chunk`` is called with each chunk of
    rounds, in order, as soon as it is played.
    """
    ranges = [range(first, min(first + _CHUNK, rounds)) for first in range(0, rounds, _CHUNK)]
    named = RecordedAs(record_as) if isinstance(record_as, str) else record_as
    known = None if named is None else find_edition(named.edition)
    section = None if named is None else named.section
    work = [
        _Work(rulings, rulings.cards, seats, tuple(names), seed, indices, known, section, states)
        for indices in ranges
    ]
    total = Tally.none(seats)
    with ExitStack() as stack:
        chunks: Iterable[Chunk] = map(_play_chunk, work)
        if processes > 1 and len(work) > 1:
            pool = stack.enter_context(get_context("spawn").Pool(min(processes, len(work))))
            chunks = pool.imap(_play_chunk, work)
        for chunk in chunks:
            total += chunk.tally
            if on_chunk is not None:
                on_chunk(chunk)
    return total


@dataclass(frozen=True)
class RecordedAs:
    """What records say of where their rules come from."""

    edition: str
    section: str | None = None


@dataclass(frozen=True)
class Chunk:
    """Some rounds of a batch: their results and, if wanted, each round's record as JSON."""

    tally: Tally
    records: tuple[bytes, ...]


@dataclass(frozen=True)
class _Work:
    """What a process needs to play a chunk."""

    rulings: Rulings
    deck: Deck
    seats: int
    names: tuple[str, ...]
    seed: Seed
    indices: range
    edition: Edition | None
    section: str | None
    states: bool


def _play_chunk(work: _Work) -> Chunk:
    _register(work)
    tally = Tally.none(work.seats)
    records = []
    for index in work.indices:
        played = deal(work.rulings, work.seats, work.seed, index)
        recorder = None
        if work.edition is not None:
            recorder = Recorder(played, work.edition.id, section=work.section, states=work.states)
        bots = make_bots(work.names, work.seats, work.seed, index)
        apply = None if recorder is None else recorder.apply
        play_round(played, bots, table_rng(work.seed, index), apply=apply)
        if recorder is not None:
            records.append(msgspec.json.encode(recorder.record()))
        tally += Tally.of(played)
    return Chunk(tally, tuple(records))


def _register(work: _Work) -> None:
    """Register the deck and the edition that are registered in the process that sent the work."""
    if work.deck.name not in DECKS:
        add_deck(work.deck)
    if work.edition is not None and work.edition.id not in EDITIONS:
        register(work.edition)


@dataclass(frozen=True)
class Counts:
    """Results of rounds played inside compiled code."""

    rounds: int
    moves: int
    blocked: int
    wins: tuple[int, ...]


def play_fast(rulings: Rulings, seats: int, seed: Seed, rounds: int) -> Counts:
    """Play rounds inside compiled code, for when only counts are wanted.

    The seats play any playable card, else make any other move of their turn; nobody catches, and a
    call is made only by chance where a move is awaited. The cards are not those of ``deal``.
    """
    struct = deal(rulings, seats, seed, 0).struct
    events = np.zeros(1, layout.EVENT_BUFFER)
    events["place"] = -1  # a start card goes back to a random place
    wins = np.zeros(seats + 1, np.int64)
    moves = entry_points.play_out(
        struct.raw,
        events.view(np.uint8),
        deck_faces(rulings),
        np.frombuffer(key_of(f"{seed}/choices")[:16], "<u4").astype(np.int64),
        np.zeros(_MOST_LISTED, np.int64),
        wins,
        rounds,
    )
    blocked, *won = wins.tolist()
    return Counts(rounds, moves, blocked, tuple(won))


def deck_faces(rulings: Rulings) -> np.ndarray[tuple[int, int], np.dtype[np.int16]]:
    """Return the faces of a deck as the kernel pairs them, one row for each side."""
    faces = np.zeros((2, layout.MOST_CARDS), np.int16)
    for side in range(len(rulings.cards.prints)):
        faces[side, : rulings.cards.size] = list(rulings.cards.faces(side))
    return faces
