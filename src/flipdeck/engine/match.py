"""A match: the players, the draw for the first dealer, and rounds until somebody has won.

A match in play, a table's log and a replayed record all use this class. Its deals are random, or
known deals given one by one.
"""

from __future__ import annotations

import copy
import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Self

from flipdeck.engine.keyed_cards import draw_by_key, pair_by_key
from flipdeck.engine.known_deal import KnownDeal
from flipdeck.engine.round import Round, pair_deck
from flipdeck.rules import modes
from flipdeck.rules.cards import is_number
from flipdeck.rules.errors import BadInput
from flipdeck.rules.modes import Result, Standing
from flipdeck.rules.rulings import Rulings, check_seats

KEY_BYTES: Final = 32

DEAL, DRAW, PAIR, RESHUFFLE = 0, 1, 2, 3
"""Uses of random streams: a round, a draw for the first dealer, the pairing of a match, and the
reshuffles of a round whose deal was known."""


def new_key() -> bytes:
    """A key from the operating system, for a match that nobody can predict."""
    return secrets.token_bytes(KEY_BYTES)


@dataclass(frozen=True)
class Finished:
    """A finished round: the seating, the dealer and the result."""

    index: int
    """Which round of the match; a blocked one has the index of the round dealt in its place."""
    table: int
    seating: tuple[int, ...]
    dealer: int
    winner: int | None
    points: tuple[int, ...]
    """The points of each seat by the match's mode."""
    held: tuple[int, ...]
    """The value of the cards left in each hand."""
    round: Round


class Match:
    """Rounds by one set of rulings, scored by one mode.

    ``start`` draws for the first dealer and deals. When a round is over, ``finish_round`` scores
    it and ``next_round`` deals again, until ``over``. In a rotation of eight the two tables play
    side by side; one that is ahead waits only at the end of each four rounds, when partners and
    tables change.

    A match that was played before takes ``deal_known`` instead of ``start`` and ``next_round``.
    """

    def __init__(
        self,
        players: Sequence[str],
        rulings: Rulings,
        *,
        mode: str | None = None,
        target: int | None = None,
        cycles: int = 1,
        rounds: int | None = None,
        key: bytes | None = None,
        dealer: int | None = None,
        header: Mapping[str, object] | None = None,
        round_keys: Mapping[int, bytes] | None = None,
    ) -> None:
        self.players = tuple(players)
        self.rulings = rulings
        self.mode: str = rulings.match if mode is None else mode
        self.target = rulings.target if target is None else target
        self.standing = Standing.begin(
            self.mode, len(self.players), self.target, cycles=cycles, last_round=rounds
        )
        self.seats = modes.seats_at_table(self.mode, len(self.players))
        check_seats(rulings, self.seats)
        if key is not None and len(key) != KEY_BYTES:
            raise BadInput(f"a key has {KEY_BYTES} bytes, not {len(key)}")
        self.key = new_key() if key is None else key
        if dealer is not None and rulings.first_dealer != "chosen":
            raise BadInput(f"dealer {dealer}: ruling 'first_dealer' is {rulings.first_dealer!r}")
        if dealer is not None and not 0 <= dealer < self.seats:
            raise BadInput(f"dealer {dealer}: the seats are 0 to {self.seats - 1}")
        self._chosen = dealer or 0
        self.header = dict(header or {})
        """Further fields of the match's record."""
        self.round_keys: dict[int, bytes] = dict(round_keys or {})
        """Keys of rounds with a verifiable shuffle, by number; 0 is the draw and the pairing of the
        match, 1 the first deal. Other rounds use ``key``. For matches of one table."""

        self.seating = self.standing.seating
        """The players of each table, by seat."""
        self.draws: tuple[tuple[dict[int, str], ...], ...] = ()
        """The draws for the first dealer at each table: the face that each seat drew."""
        self.history: list[Finished] = []
        self._rounds: dict[int, Round] = {}
        self._dealers: dict[int, int] = {}
        self._packs: dict[int, tuple[str, ...]] = {}
        self._deals = [0] * len(self.seating)
        self._finished = [False] * len(self.seating)

    @property
    def cycles(self) -> int:
        """How many times a rotation is played over."""
        return self.standing.cycles

    @property
    def rounds(self) -> int | None:
        """After how many rounds the match ends, if a number was given."""
        return self.standing.last_round

    @property
    def over(self) -> bool:
        """Whether somebody has won the match."""
        return self.standing.over

    @property
    def tables(self) -> list[Round]:
        """The round of each table; empty before the first deal."""
        return [self._rounds[table] for table in sorted(self._rounds)]

    @property
    def dealers(self) -> list[int]:
        """The dealer of each table's round."""
        return [self._dealers[table] for table in sorted(self._dealers)]

    @property
    def playing(self) -> tuple[int, ...]:
        """The tables whose round is not finished yet."""
        return tuple(table for table in sorted(self._rounds) if not self._finished[table])

    @property
    def waiting(self) -> tuple[int, ...]:
        """The tables at which the next round can be dealt."""
        if self.over:
            return ()
        finished = [table for table, done in enumerate(self._finished) if done]
        return tuple(table for table in finished if not self.standing.waits(table))

    def chance(self, use: int, table: int, count: int) -> tuple[bytes, int]:
        """Return the key and number of a random stream, the only source of randomness in a match.

        Streams of one key do not overlap, so every use has its own number.
        """
        return self.key, use << 40 | table << 32 | count

    def start(self, dealer: int | None = None) -> None:
        """Draw for the first dealer and deal at every table.

        A match that is one of several at a table may be given its first dealer, without a draw.
        """
        if self._rounds:
            raise RuntimeError("the match has started")
        places = range(len(self.seating))
        if dealer is None:
            self.draws = tuple(self._draw(table) for table in places)
        if self.rulings.pairing == "match":
            for table in places:
                self._packs.setdefault(table, self._new_pack(table))
        for table in places:
            first = self._drawn_dealer(self.draws[table]) if dealer is None else dealer
            self._put(table, self._deal(table, first))

    def keep_pack(self, cards: Sequence[str], table: int = 0) -> None:
        """With ``pairing = match``, use the cards of an earlier match of the same table."""
        if self.rulings.pairing == "match":
            self._packs[table] = tuple(cards)

    def pack(self, table: int = 0) -> tuple[str, ...] | None:
        """The cards that a table uses for the whole match; None unless ``pairing = match``."""
        return self._packs.get(table)

    def new_deal(self, table: int = 0) -> KnownDeal:
        """Draw the next deal of a table at random, to be dealt by ``deal_known``."""
        return KnownDeal.of(self.new_round(table))

    def new_round(self, table: int = 0) -> Round:
        """The round that ``new_deal`` draws, which is not dealt by it."""
        self.check_waiting(table)
        return self._deal(table, self.next_dealer(table))

    def deal_number(self, table: int = 0) -> int:
        """The number of a table's next deal, from 1; blocked rounds count."""
        return self._deals[table] + 1

    def deal_known(self, deal: KnownDeal, table: int = 0) -> Round:
        """Deal a known deal as a table's next round.

        Raises ``BadInput`` if it cannot be a deal of this match: another dealer, other seats out,
        or other cards where one pack is used for the whole match.
        """
        self.check_waiting(table)
        if deal.out is not None and deal.out != self.standing.out:
            raise BadInput(
                f"seats out {list(deal.out)}; by the scores {list(self.standing.out)} are out"
            )
        if table in self._dealers and deal.dealer != self.next_dealer(table):
            raise BadInput(
                f"dealer {deal.dealer}; the deal passes to seat {self.next_dealer(table)}"
            )
        if self.rulings.pairing == "match":
            pack = self._packs.setdefault(table, deal.deck)
            if sorted(pack) != sorted(deal.deck):
                raise BadInput("deck: with pairing = match the same cards are dealt each round")
        self.seating = self.standing.seating
        played = deal.deal(self.rulings, self.seats, self.standing.out)
        key = self.round_keys.get(self.deal_number(table))
        if key is None:
            played.set_key(*self.chance(RESHUFFLE, table, self._deals[table]))
        else:
            played.shuffle_by_key(key)
        self._put(table, played)
        return played

    def check_waiting(self, table: int) -> None:
        """Raise ``BadInput`` unless a table waits for a deal."""
        if self.over:
            raise BadInput("the match is already over")
        if not 0 <= table < len(self.seating):
            raise BadInput(f"unknown table {table}: mode {self.mode} has {len(self.seating)}")
        if self.standing.waits(table):
            raise BadInput(f"table {table} waits for the others: partners and tables change next")
        if table in self._rounds and not self._finished[table]:
            raise BadInput(f"the round at table {table} is not over")

    def finish_round(self, table: int = 0) -> Finished:
        """Score the round that is over at a table."""
        if not self._rounds:
            raise RuntimeError("the match has not started")
        played = self._rounds[table]
        if not played.over:
            raise RuntimeError(f"the round at table {table} is not over")
        if self._finished[table]:
            raise RuntimeError(f"the round at table {table} is finished already")
        held = played.hand_points()
        finished = Finished(
            index=self.standing.played[table],
            table=table,
            seating=self.seating[table],
            dealer=played.dealer,
            winner=played.winner,
            points=modes.round_points(self.mode, played.winner, held, played.out),
            held=held,
            round=played,
        )
        self.history.append(finished)
        self._finished[table] = True
        self.standing = self.standing.after_table(table, Result(played.winner, held))
        return finished

    def next_round(self) -> None:
        """Deal at every table whose round is finished, unless it waits for the others.

        The deal passes from chair to chair at each table. When a rotation re-seats its players it
        goes on from the chair, not from the player, so that in four rounds everyone deals once.
        """
        if self.over:
            raise RuntimeError("the match is over")
        waiting = self.waiting
        if not waiting:
            raise RuntimeError("no table waits for a deal")
        self.seating = self.standing.seating
        for table in waiting:
            self._put(table, self._deal(table, self.next_dealer(table)))

    def copy(self) -> Self:
        """Return an independent copy with the same random streams; finished rounds are shared."""
        twin = copy.copy(self)
        twin.header = dict(self.header)
        twin.history = list(self.history)
        twin._rounds = {table: played.copy() for table, played in self._rounds.items()}
        twin.round_keys = dict(self.round_keys)
        twin._dealers, twin._packs = dict(self._dealers), dict(self._packs)
        twin._deals, twin._finished = list(self._deals), list(self._finished)
        return twin

    def next_dealer(self, table: int = 0) -> int:
        """The seat that the deal passes to after the round at a table."""
        return modes.next_dealer(
            self._dealers[table], self.seats, self.rulings.direction, self.standing.out
        )

    def _new_pack(self, table: int) -> tuple[str, ...]:
        if 0 in self.round_keys:
            return pair_by_key(self.rulings.cards, self.round_keys[0])
        return self._pack(PAIR, table, 0)

    def _deal(self, table: int, dealer: int) -> Round:
        round_key = self.round_keys.get(self.deal_number(table))
        if round_key is not None:
            return Round.deal(
                self.rulings,
                self.seats,
                dealer,
                key=round_key,
                out=self.standing.out,
                cards=self._packs.get(table),
                keyed=True,
            )
        key, number = self.chance(DEAL, table, self._deals[table])
        return Round.deal(
            self.rulings,
            self.seats,
            dealer,
            key=key,
            number=number,
            out=self.standing.out,
            cards=self._packs.get(table),
        )

    def _put(self, table: int, dealt: Round) -> None:
        """Set the current round of a table."""
        self._deals[table] += 1
        self._rounds[table] = dealt
        self._dealers[table] = dealt.dealer
        self._finished[table] = False

    def _pack(self, use: int, table: int, count: int) -> tuple[str, ...]:
        key, number = self.chance(use, table, count)
        return pair_deck(self.rulings.deck, key, number)

    def _draw(self, table: int) -> tuple[dict[int, str], ...]:
        """Let everyone draw from a shuffled deck; those tied for the highest draw again.

        Only the first face of a card is kept: nobody may see the other side.
        """
        draws: list[dict[int, str]] = []
        tied = list(range(self.seats)) if self.rulings.first_dealer != "chosen" else []
        while len(tied) > 1:
            faces = self._drawn_faces(table, len(tied), len(draws))
            drawn = dict(zip(tied, faces, strict=True))
            draws.append(drawn)
            tied = self.highest(drawn)
        return tuple(draws)

    def _drawn_faces(self, table: int, seats: int, draw: int) -> tuple[str, ...]:
        if 0 in self.round_keys:
            return draw_by_key(self.rulings.cards, self.round_keys[0], seats, draw)
        pack = self._pack(DRAW, table, draw)
        return tuple(card.split("/")[0] for card in pack[:seats])

    def _drawn_dealer(self, draws: Sequence[dict[int, str]]) -> int:
        return self.highest(draws[-1])[0] if draws else self._chosen

    def highest(self, drawn: Mapping[int, str]) -> list[int]:
        """The seats that drew the highest face for the first dealer."""
        best = max(map(self._worth, drawn.values()))
        return [seat for seat, face in drawn.items() if self._worth(face) == best]

    def _worth(self, face: str) -> int:
        side = self.rulings.cards.prints[0]
        number = side.numbers[face]
        if self.rulings.first_dealer == "highest_number" and not is_number(number):
            return 0
        return side.value(number)
