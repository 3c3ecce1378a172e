"""A match: the players, the draw for the first dealer, and rounds until somebody has won."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from flipdeck import modes
from flipdeck.cards import PRINTS
from flipdeck.errors import BadInput
from flipdeck.modes import Result, Standing
from flipdeck.round import Round, pair_deck
from flipdeck.rulings import Rulings, check_seats

KEY_BYTES: Final = 32

DEAL, DRAW, PAIR = 0, 1, 2
"""What chance is used for: a round, a draw for the first dealer, the pairing of a match."""


@dataclass(frozen=True)
class Finished:
    """A round that is over: who sat where, who dealt, how it ended."""

    index: int
    """Which round of the match; a blocked one has the index of the round dealt in its place."""
    table: int
    seating: tuple[int, ...]
    dealer: int
    winner: int | None
    points: tuple[int, ...]
    """What each seat scored, by the match's mode."""
    round: Round


class Match:
    """Rounds by one set of rulings, scored by one mode.

    ``start`` draws for the first dealer and deals. When a round is over, ``finish_round`` scores
    it and ``next_round`` deals again, until ``over``. In a rotation of eight each of the two tables
    finishes its own round, and the next is dealt when both have a winner.
    """

    def __init__(
        self,
        players: Sequence[str],
        rulings: Rulings,
        *,
        mode: str | None = None,
        target: int | None = None,
        key: bytes | None = None,
        dealer: int | None = None,
        header: Mapping[str, object] | None = None,
    ) -> None:
        self.players = tuple(players)
        self.rulings = rulings
        self.mode: str = rulings.match if mode is None else mode
        self.target = rulings.target if target is None else target
        self.standing = Standing.begin(self.mode, len(self.players), self.target)
        self.seats = modes.seats_at_table(self.mode, len(self.players))
        check_seats(rulings, self.seats)
        if key is not None and len(key) != KEY_BYTES:
            raise BadInput(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        self.key = secrets.token_bytes(KEY_BYTES) if key is None else key
        if dealer is not None and rulings.first_dealer != "chosen":
            raise BadInput(f"dealer {dealer}: ruling 'first_dealer' is {rulings.first_dealer!r}")
        if dealer is not None and not 0 <= dealer < self.seats:
            raise BadInput(f"dealer {dealer}: the seats are 0 to {self.seats - 1}")
        self._chosen = dealer or 0
        self.header = dict(header or {})
        """Said of the match beside its rules: the key's commitment, the players' parts of it."""

        self.seating = modes.seating(self.mode, 0, len(self.players))
        """For each table its players by seat."""
        self.draws: tuple[tuple[dict[int, str], ...], ...] = ()
        """For each table its draws for the first dealer: which face each seat drew."""
        self.dealers: list[int] = []
        self.tables: list[Round] = []
        self.history: list[Finished] = []
        self._packs: list[tuple[str, ...] | None] = []
        self._deals = [0] * len(self.seating)
        self._finished = [False] * len(self.seating)
        self._won: list[Result | None] = [None] * len(self.seating)

    @property
    def over(self) -> bool:
        return self.standing.over

    @property
    def playing(self) -> tuple[int, ...]:
        """The tables whose round is not finished yet."""
        return tuple(t for t in range(len(self.tables)) if not self._finished[t])

    def chance(self, use: int, table: int, count: int) -> tuple[bytes, int]:
        """Key and number of a stream of chance; all chance of a match comes through here.

        Streams of one key do not overlap, so every use has its own number.
        """
        return self.key, use << 40 | table << 32 | count

    def start(self) -> None:
        if self.tables:
            raise RuntimeError("the match has started")
        places = range(len(self.seating))
        self.draws = tuple(self._draw(table) for table in places)
        self.dealers = [self._drawn_dealer(draws) for draws in self.draws]
        if self.rulings.pairing == "match":
            self._packs = [self._pack(PAIR, table, 0) for table in places]
        else:
            self._packs = [None for _ in places]
        self.tables = [self._deal(table) for table in places]

    def finish_round(self, table: int = 0) -> Finished:
        """Scores the round that is over at a table."""
        if not self.tables:
            raise RuntimeError("the match has not started")
        played = self.tables[table]
        if not played.over:
            raise RuntimeError(f"the round at table {table} is not over")
        if self._finished[table]:
            raise RuntimeError(f"the round at table {table} is finished already")
        held = played.hand_points()
        finished = Finished(
            index=self.standing.rounds,
            table=table,
            seating=self.seating[table],
            dealer=played.dealer,
            winner=played.winner,
            points=modes.round_points(self.mode, played.winner, held, played.out),
            round=played,
        )
        self.history.append(finished)
        self._finished[table] = True
        if played.winner is not None:
            self._won[table] = Result(played.winner, held)
        won = [result for result in self._won if result is not None]
        if len(won) == len(self.tables):
            self.standing = self.standing.after_round(*won)
            self._won = [None] * len(self.tables)
        return finished

    def next_round(self) -> None:
        """Deals where a round is finished: at all tables after it is scored, or at a blocked one.

        The deal passes from chair to chair at each table. When a rotation re-seats its players it
        goes on from the chair, not from the player, so that in four rounds everyone deals once.
        """
        if self.over:
            raise RuntimeError("the match is over")
        waiting = [t for t, done in enumerate(self._finished) if done and self._won[t] is None]
        if not waiting:
            raise RuntimeError("no table waits for a deal")
        self.seating = modes.seating(self.mode, self.standing.rounds, len(self.players))
        for table in waiting:
            self.dealers[table] = modes.next_dealer(
                self.dealers[table], self.seats, self.rulings.direction, self.standing.out
            )
            self.tables[table] = self._deal(table)
            self._finished[table] = False

    def _deal(self, table: int) -> Round:
        key, number = self.chance(DEAL, table, self._deals[table])
        self._deals[table] += 1
        return Round.deal(
            self.rulings,
            self.seats,
            self.dealers[table],
            key=key,
            number=number,
            out=self.standing.out,
            cards=self._packs[table],
        )

    def _pack(self, use: int, table: int, count: int) -> tuple[str, ...]:
        key, number = self.chance(use, table, count)
        return pair_deck(self.rulings.deck, key, number)

    def _draw(self, table: int) -> tuple[dict[int, str], ...]:
        """Everyone draws from a shuffled deck; those tied for the highest draw again from another.

        Only the first face of a card is kept: the other side is not for anyone to see.
        """
        draws: list[dict[int, str]] = []
        tied = list(range(self.seats)) if self.rulings.first_dealer != "chosen" else []
        while len(tied) > 1:
            pack = self._pack(DRAW, table, len(draws))
            drawn = {seat: pack[place].split("/")[0] for place, seat in enumerate(tied)}
            draws.append(drawn)
            tied = self._highest(drawn)
        return tuple(draws)

    def _drawn_dealer(self, draws: Sequence[dict[int, str]]) -> int:
        return self._highest(draws[-1])[0] if draws else self._chosen

    def _highest(self, drawn: Mapping[int, str]) -> list[int]:
        best = max(map(self._worth, drawn.values()))
        return [seat for seat, face in drawn.items() if self._worth(face) == best]

    def _worth(self, face: str) -> int:
        side = PRINTS[self.rulings.cards.prints[0]]
        number = side.numbers[face]
        if self.rulings.first_dealer == "highest_number" and not side.symbol(number).isdigit():
            return 0
        return side.value(number)
