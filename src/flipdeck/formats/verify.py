"""Verify the shuffles of a match's record; see ``flipdeck.shuffle`` and docs/shuffle.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

import msgspec

from flipdeck.engine.match import Match
from flipdeck.engine.round import Round
from flipdeck.formats.record import MatchRecord, Record, ShuffledRound, ShuffleRecord, rulings_of
from flipdeck.formats.replay import replay_match
from flipdeck.rules.errors import BadInput
from flipdeck.rules.modes import seats_at_table
from flipdeck.rules.rulings import Rulings
from flipdeck.shuffle import protocol, streams

MOST_AGAIN: Final = 100
"""Deals without a card that could start, one after another, that are believed."""


@dataclass(frozen=True)
class Verified:
    """The result for one match: what was verified, and what nobody can verify."""

    rounds: int
    took_part: tuple[int, ...]
    """For each round, how many seats gave a part to its shuffle."""
    notes: tuple[str, ...] = ()


def verify(record: MatchRecord | Record) -> Verified:
    """Verify every shuffle of a match and replay it; ``BadInput`` names what is wrong and where."""
    if not isinstance(record, MatchRecord):
        raise BadInput("this is the record of a round; only a server's matches can be verified")
    shuffle = record.shuffle
    if shuffle is None:
        raise BadInput("this match was dealt without a verifiable shuffle")
    if shuffle.version != protocol.VERSION:
        raise BadInput(
            f"unknown shuffle version {shuffle.version!r}; this verifies {protocol.VERSION}"
        )
    _check_rulings(record, shuffle)
    checked = _Verifier(record, shuffle)
    checked.verify_rounds()
    replay_match(record)
    return Verified(len(record.rounds), tuple(checked.took_part), tuple(checked.notes))


def _check_rulings(record: MatchRecord, shuffle: ShuffleRecord) -> None:
    """The rulings in the keys must be those of the match; one added since has its first value."""
    named = msgspec.structs.asdict(rulings_of(record))
    values = msgspec.structs.asdict(Rulings()) | shuffle.rulings
    for name in sorted({*named, *values}):
        if named.get(name) != values[name]:
            raise BadInput(
                f"shuffle: its ruling {name} is {values[name]!r}; the match was played by "
                f"{named.get(name)!r}"
            )


def _bytes(text: str | None, size: int, what: str) -> bytes:
    try:
        found = bytes.fromhex(text or "")
    except ValueError:
        found = b""
    if len(found) != size:
        raise BadInput(f"{what} is not {size} bytes in hexadecimal")
    return found


class _Verifier:
    """Walks through the rounds of one record."""

    def __init__(self, record: MatchRecord, shuffle: ShuffleRecord) -> None:
        self.record = record
        self.shuffle = shuffle
        self.digest = protocol.rulings_digest(shuffle.rulings)
        self.rounds = {each.round: each for each in shuffle.rounds}
        self.took_part: list[int] = []
        self.notes: list[str] = []
        self.pack: list[str] | None = None

    def verify_rounds(self) -> None:
        if len(self.rounds) != len(self.shuffle.rounds):
            raise BadInput("shuffle: a round is named twice")
        played = self.record.rounds
        if not played:
            self.notes.append("no round was finished, so no seed was opened")
            return
        with_part = self._round(1)
        try:
            self._check_parts(1, with_part)
        except BadInput as error:
            raise BadInput(f"round 1: {error}") from None
        self._check_draw(self._key(0, with_part))
        for number, record in enumerate(played, 1):
            try:
                dealt = self._round(number)
                if number > 1:
                    self._check_parts(number, dealt)
                self._check_deal(record, dealt, self._key(number, dealt))
            except BadInput as error:
                raise BadInput(f"round {number}: {error}") from None
            self.took_part.append(sum(part.part is not None for part in dealt.parts))
        for number in range(len(played) + 1, max(self.rounds, default=0) + 1):
            self.notes.append(f"round {number} was not finished: its seed was not opened")
        if not any(self.took_part):
            self.notes.append("no player took part: the server alone chose the cards")

    def _round(self, number: int) -> ShuffledRound:
        dealt = self.rounds.get(number)
        if dealt is None:
            raise BadInput("it was dealt without a verifiable shuffle")
        return dealt

    def _key(self, number: int, with_part: ShuffledRound) -> bytes:
        """The key of a round, once its seed is found to be the committed one."""
        dealt = self._round(number)
        if dealt.seed is None or dealt.salt is None:
            raise BadInput(f"the seed of round {number} was never opened")
        seed = _bytes(dealt.seed, protocol.SEED_BYTES, "the seed")
        salt = _bytes(dealt.salt, protocol.SALT_BYTES, "the salt")
        made = protocol.commitment(self.shuffle.table, number, seed, salt).hex()
        if made != dealt.commitment:
            raise BadInput(
                f"the seed of round {number} is not the one committed to before the deal: its hash "
                f"is {made}, the commitment {dealt.commitment}"
            )
        parts = [
            (part.seat, _bytes(part.part, protocol.PART_BYTES, f"the part of seat {part.seat}"))
            for part in with_part.parts
            if part.part is not None
        ]
        return protocol.round_key(seed, self.shuffle.table, number, self.digest, parts)

    def _check_parts(self, number: int, dealt: ShuffledRound) -> None:
        seats = [part.seat for part in dealt.parts]
        if len(set(seats)) < len(seats) or any(not 0 <= seat < 256 for seat in seats):
            raise BadInput("shuffle: a seat is named twice, or is none")
        for part in dealt.parts:
            if part.part is None:
                if part.hash is not None:
                    self.notes.append(f"round {number}: seat {part.seat} did not open its part")
                continue
            given = _bytes(part.part, protocol.PART_BYTES, f"the part of seat {part.seat}")
            made = protocol.part_hash(self.shuffle.table, number, part.seat, given).hex()
            if made != part.hash:
                raise BadInput(f"the part of seat {part.seat} is not the one it committed to")

    def _check_draw(self, key: bytes) -> None:
        """The draws for the first dealer, and the pairing of a match."""
        rulings = rulings_of(self.record)
        if rulings.pairing == "match" and not self.shuffle.kept:
            self.pack = self._pack(key, self.record.rounds[0].deck)
        elif rulings.pairing == "match":
            self.notes.append("the cards were paired in an earlier match of this table")
        draws = self.record.draws
        if not draws:
            if rulings.first_dealer != "chosen":
                self.notes.append("the first dealer was not drawn at this table")
            return
        match = Match(
            self.record.players,
            rulings,
            mode=self.record.mode,
            target=self.record.target,
            cycles=self.record.cycles,
            rounds=self.record.last_round,
            round_keys={0: key},
        )
        fronts = sorted(card.split("/")[0] for card in self.record.rounds[0].deck)
        tied = list(range(seats_at_table(self.record.mode, self.record.seats)))
        for number, written in enumerate(draws):
            faces = streams.drawn_faces(key, fronts, len(tied), number)
            drawn = dict(zip(tied, faces, strict=True))
            if {str(seat): face for seat, face in drawn.items()} != written:
                raise BadInput(f"draw {number + 1} for the first dealer is not the one of the key")
            tied = match.highest(drawn)
        if tied != [self.record.rounds[0].dealer]:
            raise BadInput(
                f"the draw makes seat {tied[0]} the first dealer, not "
                f"seat {self.record.rounds[0].dealer}"
            )

    @staticmethod
    def _pack(key: bytes, deck: list[str]) -> list[str]:
        """The cards of the faces of a deck, as the key pairs them."""
        faces = [card.split("/") for card in deck]
        if all(len(card) == 1 for card in faces):
            return sorted(deck)
        if any(len(card) != 2 for card in faces):
            raise BadInput("deck: a card has neither one side nor two")
        return streams.paired(key, (card[0] for card in faces), (card[1] for card in faces))

    def _check_deal(self, record: Record, dealt: ShuffledRound, key: bytes) -> None:
        rulings = rulings_of(record)
        rulings.cards.check_whole([rulings.cards.card(card) for card in record.deck])
        cards = self.pack
        if rulings.pairing == "round":
            cards = self._pack(key, record.deck)
        if cards is not None and sorted(cards) != sorted(record.deck):
            extra = (Counter(record.deck) - Counter(cards)).most_common(1)[0][0]
            raise BadInput(f"deck: the key pairs the faces otherwise; {extra} is no card of it")
        if not 0 <= dealt.again <= MOST_AGAIN:
            raise BadInput(f"shuffle: {dealt.again} deals without a card that can start")
        order = streams.deck_order(key, record.deck, dealt.again)
        _compare("deck", record.deck, order)
        self._check_again(record, dealt, key)
        self._check_returned(record, dealt.again, key)
        for number, written in enumerate(_reshuffles(record)):
            made = streams.reshuffle_order(key, written, number)
            _compare(f"reshuffle {number + 1}", written, made)

    @staticmethod
    def _check_again(record: Record, dealt: ShuffledRound, key: bytes) -> None:
        """Every deal that was discarded must have had no card that could start."""
        if not dealt.again:
            return
        played = Round.deal(
            rulings_of(record),
            record.seats,
            record.dealer,
            key=key,
            out=record.out,
            cards=record.deck,
            keyed=True,
        )
        if played.redeals != dealt.again:
            raise BadInput(
                f"shuffle: {dealt.again} deals were discarded; by the rules {played.redeals} are"
            )

    @staticmethod
    def _check_returned(record: Record, again: int, key: bytes) -> None:
        rulings = rulings_of(record)
        in_play = record.seats - len(record.out)
        pile = record.deck[in_play * rulings.hand_size :]
        for number, back in enumerate(record.returned):
            # A card that was turned up before it and is not among those that went back stayed.
            while pile and pile[0] != back.card:
                del pile[0]
            if not pile:
                raise BadInput(f"returned {number + 1}: {back.card} was never turned up")
            del pile[0]
            at = len(pile)
            if rulings.returned_to == "random":
                at = streams.return_place(key, again, number, len(pile))
            if back.at != at:
                raise BadInput(f"returned {number + 1}: the key puts it at {at}, not {back.at}")
            pile.insert(at, back.card)


def _reshuffles(record: Record) -> Iterator[list[str]]:
    yield from record.shuffled
    for move in record.moves:
        yield from move.shuffled


def _compare(what: str, written: list[str], made: list[str]) -> None:
    for place, (one, other) in enumerate(zip(written, made, strict=True), 1):
        if one != other:
            raise BadInput(f"{what}: card {place} is {one}; by the key it is {other}")
