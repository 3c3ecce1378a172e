"""The verifiable shuffle of a match, as a table's log tells it; see ``flipdeck.shuffle``."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from flipdeck.engine import match as match_machine
from flipdeck.formats.record import ShuffledRound, ShufflePart, ShuffleRecord
from flipdeck.server.http_types import RuleValue
from flipdeck.server.storage.log_entries import (
    CommittedSeed,
    DealtShuffle,
    PartsClosed,
    SeatPart,
    ShuffleCommitted,
)
from flipdeck.server.table_types import ShuffleInfo, ShuffleSeat
from flipdeck.shuffle import protocol

_PART: Final = re.compile(r"[0-9a-f]{32}")


def opens(text: str, hash: str, table: str, round_: int, seat: int) -> bool:
    """Whether a text is the part, in hexadecimal, that a seat has committed itself to."""
    if _PART.fullmatch(text) is None:
        return False
    return protocol.part_hash(table, round_, seat, bytes.fromhex(text)).hex() == hash


def new_seed(table: str, round_: int) -> CommittedSeed:
    """A seed from the operating system for a round to come."""
    seed, salt = match_machine.new_key(), match_machine.new_key()[: protocol.SALT_BYTES]
    made = protocol.commitment(table, round_, seed, salt)
    return CommittedSeed(round=round_, commitment=made.hex(), seed=seed.hex(), salt=salt.hex())


def commit(code: str, match: int, at: int) -> ShuffleCommitted:
    """The entry that commits the server to the seeds of a table's next match."""
    table = f"{code}.{match}"
    return ShuffleCommitted(at=at, table=table, seeds=(new_seed(table, 0), new_seed(table, 1)))


@dataclass
class ShuffleState:
    """The seeds, commitments and parts of one match."""

    table: str
    """What names the match in every hash: the table's code and the number of the match."""
    rulings: Mapping[str, RuleValue]
    """All rulings by name as the log has them: a later version, which knows more of them, computes
    the same keys."""
    seeds: dict[int, CommittedSeed] = field(default_factory=dict)
    closed: dict[int, dict[int, str]] = field(default_factory=dict)
    """By round, the seats whose hashes came in time, with the hashes."""
    dealt: dict[int, DealtShuffle] = field(default_factory=dict)
    """By round, how it was shuffled; round 0 as round 1."""

    @classmethod
    def begin(cls, entry: ShuffleCommitted, rulings: Mapping[str, RuleValue]) -> ShuffleState:
        """The state after the commitment to a match."""
        return cls(entry.table, rulings, {seed.round: seed for seed in entry.seeds})

    @property
    def coming(self) -> int:
        """The round that is dealt next."""
        return max(self.dealt, default=0) + 1

    @property
    def begun(self) -> bool:
        """Whether a round was dealt."""
        return bool(self.dealt)

    def can_deal(self) -> bool:
        """Whether the seeds of the coming deal are at hand; a lost secret loses them."""
        needed = (self.coming,) if self.begun else (0, 1)
        return all(self._readable(number) for number in needed)

    def _readable(self, number: int) -> bool:
        seed = self.seeds.get(number)
        if seed is None or not seed.seed:
            return False
        made = protocol.commitment(
            self.table, number, bytes.fromhex(seed.seed), bytes.fromhex(seed.salt)
        )
        return made.hex() == seed.commitment

    def close(self, entry: PartsClosed) -> None:
        """Note the hashes of the coming round."""
        self.closed.setdefault(entry.round, {each.seat: each.hash for each in entry.parts})

    def deal(self, shuffle: DealtShuffle) -> None:
        """Note how the coming round was shuffled."""
        if not self.begun:
            self.dealt[0] = shuffle
        self.dealt[shuffle.round] = shuffle
        if shuffle.next is not None:
            self.seeds[shuffle.next.round] = shuffle.next

    def parts(self, people: Iterable[int], opened: Mapping[int, str]) -> tuple[SeatPart, ...]:
        """What every person's seat gave to the coming deal."""
        hashes = self.closed.get(self.coming, {})
        return tuple(
            SeatPart(seat=seat, hash=hashes.get(seat, ""), part=opened.get(seat, ""))
            for seat in sorted({*people, *hashes})
        )

    def keys(self, parts: Iterable[SeatPart]) -> dict[int, bytes]:
        """The keys of the coming deal, by round: of the draw too, if it is the first."""
        numbers = (self.coming,) if self.begun else (0, 1)
        return {number: self._key(number, parts) for number in numbers}

    def key_of(self, round_: int) -> bytes | None:
        """The key of a round that was dealt; None if its seed cannot be read."""
        dealt = self.dealt.get(round_)
        if dealt is None or not self._readable(round_):
            return None
        return self._key(round_, dealt.parts)

    def _key(self, number: int, parts: Iterable[SeatPart]) -> bytes:
        given = [(each.seat, bytes.fromhex(each.part)) for each in parts if each.part]
        digest = protocol.rulings_digest(self.rulings)
        seed = bytes.fromhex(self.seeds[number].seed)
        return protocol.round_key(seed, self.table, number, digest, given)

    # What is shown.

    def info(self) -> ShuffleInfo:
        """What everybody may know at any time: nothing by which a card could be told."""
        coming = self.coming
        committed = self.seeds.get(coming)
        closed = self.closed.get(coming)
        last = self.dealt.get(coming - 1) if self.begun else None
        return ShuffleInfo(
            version=protocol.VERSION,
            table=self.table,
            round=coming,
            commitments={
                str(number): seed.commitment
                for number, seed in self.seeds.items()
                if number in (0, coming - 1, coming)
            },
            open=committed is not None and closed is None,
            hashes=None if closed is None else {str(seat): hash for seat, hash in closed.items()},
            seats=[] if last is None else [_shown(each) for each in last.parts],
        )

    def record(self, finished: int, *, kept: bool, only: int | None = None) -> ShuffleRecord:
        """Everything about the rounds, for players: seeds of finished rounds are opened.

        ``only`` leaves out all other rounds but the draw.
        """
        shown = [number for number in sorted(self.dealt) if only is None or number in (0, only)]
        return ShuffleRecord(
            version=protocol.VERSION,
            table=self.table,
            rulings=dict(self.rulings),
            rounds=[self._recorded(number, max(number, 1) <= finished) for number in shown],
            kept=kept,
        )

    def _recorded(self, number: int, opened: bool) -> ShuffledRound:
        seed, dealt = self.seeds[number], self.dealt[number]
        return ShuffledRound(
            round=number,
            commitment=seed.commitment,
            seed=seed.seed if opened and seed.seed else None,
            salt=seed.salt if opened and seed.salt else None,
            parts=[
                ShufflePart(
                    seat=each.seat,
                    hash=each.hash or None,
                    part=(each.part or None) if opened else None,
                )
                for each in (dealt.parts if number else ())
            ],
            again=0 if number == 0 else dealt.again,
        )


class ComingShuffle(NamedTuple):
    """How the next round is shuffled: what has to be logged before, and what seats gave to it."""

    entries: tuple[ShuffleCommitted, ...] = ()
    state: ShuffleState | None = None
    parts: tuple[SeatPart, ...] = ()


PLAIN: Final = ComingShuffle()
"""A shuffle that nobody can verify."""


def without_parts(
    code: str, match: int, rulings: Mapping[str, RuleValue], people: Iterable[int], at: int
) -> ComingShuffle:
    """The shuffle of a new match at which nobody is connected who could take part."""
    entry = commit(code, match, at)
    state = ShuffleState.begin(entry, rulings)
    return ComingShuffle((entry,), state, state.parts(people, {}))


def _shown(part: SeatPart) -> ShuffleSeat:
    if part.part:
        return ShuffleSeat(seat=part.seat, state="used")
    return ShuffleSeat(seat=part.seat, state="unopened" if part.hash else "none")
