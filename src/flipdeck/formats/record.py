"""Records: a round or a match as JSON that ``replay`` plays again without a random generator."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

import msgspec

from flipdeck.engine.match import Match
from flipdeck.engine.round import Round
from flipdeck.formats.io_util import read_json, read_text
from flipdeck.formats.notation import WrittenMove, write_move
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.events import Event
from flipdeck.rules.moves import AnyMove
from flipdeck.rules.rulings import Rulings, differences
from flipdeck.rules.sections import section as find_section

FORMAT: Final = 1


class RecordedMove(WrittenMove, kw_only=True):
    """A move, with the reshuffle it caused."""

    shuffled: list[list[str]] = msgspec.field(default_factory=list)


class ReturnedCard(msgspec.Struct, forbid_unknown_fields=True):
    """A start card that went back to a place in the draw pile."""

    card: str
    at: int


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    """How a round ended."""

    winner: int | None
    points: list[int]


class Record(msgspec.Struct, kw_only=True):
    """One round.

    ``shuffled`` is the rare reshuffle that a start card caused, ``out`` names chairs that are out
    of an elimination, ``table`` and ``players`` say who sat where in a match. ``section`` is the
    printed section it was opened by; ``rules`` are relative to the edition all the same.
    """

    format: int
    edition: str
    seats: int
    deck: list[str]
    moves: list[RecordedMove]
    result: Outcome
    rules: dict[str, object] = {}
    section: str | None = None
    dealer: int = 0
    returned: list[ReturnedCard] = []
    shuffled: list[list[str]] = []
    states: list[dict[str, object]] | None = None
    out: list[int] = []
    table: int = 0
    players: list[int] | None = None


class ShufflePart(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What a person's seat gave to a shuffle, in hexadecimal.

    Without a hash it sent none in time, without a part it never opened what it had sent.
    """

    seat: int
    hash: str | None = None
    part: str | None = None


class ShuffledRound(msgspec.Struct, kw_only=True, omit_defaults=True):
    """How one round was shuffled; round 0 is the draw for the first dealer and the match's pairing.

    Round 0 has the parts of round 1. ``seed`` and ``salt`` are missing if the round was not
    finished; ``again`` is how many deals were discarded because no card could start.
    """

    round: int
    commitment: str
    seed: str | None = None
    salt: str | None = None
    parts: list[ShufflePart] = []
    again: int = 0


class ShuffleRecord(msgspec.Struct, kw_only=True, omit_defaults=True):
    """What is needed to verify the shuffles of a match.

    ``table`` names the match in every hash, ``rulings`` are all of them by name. ``kept`` means
    that the cards are those of an earlier match at the table, paired there.
    """

    version: str
    table: str
    rulings: dict[str, str | int | bool]
    rounds: list[ShuffledRound]
    kept: bool = False


class MatchRecord(msgspec.Struct, kw_only=True):
    """A whole match."""

    format: int
    kind: str
    edition: str
    mode: str
    target: int
    seats: int
    players: list[str]
    rounds: list[Record]
    scores: list[int]
    winners: list[int] | None
    rules: dict[str, object] = {}
    section: str | None = None
    cycles: int = 1
    last_round: int | None = None
    """After how many rounds the match ended whatever the scores were; None: its mode said."""
    draws: list[dict[str, str]] = []
    """The draws for the first dealer: the face that each chair drew, by chair."""
    shuffle: ShuffleRecord | None = None
    """How the cards were shuffled, if players can verify it."""


def rulings_of(record: Record | MatchRecord) -> Rulings:
    """What a record was played by; ``BadInput`` if its section is of another edition."""
    if record.section is not None:
        printed = find_section(record.section)
        if printed.edition != record.edition:
            raise BadInput(f"section {printed.id} is of {printed.edition}, not {record.edition}")
    return find_edition(record.edition).with_rules(record.rules)


def _named(edition: str, section: str | None, rulings: Rulings) -> dict[str, object]:
    """What a record says of its rules."""
    rules = differences(rulings, find_edition(edition).rulings)
    named: dict[str, object] = {"edition": edition, "rules": rules}
    if section is not None:
        named["section"] = section
    return named


def state_of(round_: Round) -> dict[str, object]:
    """The full position, as ``--states`` writes it; with a debt only where cards stack."""
    state: dict[str, object] = {
        "turn": round_.turn,
        "awaiting": round_.awaiting,
        "side": round_.side,
        "direction": round_.direction,
        "color": round_.color,
        "hands": [list(round_.hand(seat)) for seat in range(round_.seats)],
        "draw": list(round_.draw_pile),
        "discard": list(round_.discard_pile),
        "exposed": round_.exposed,
    }
    if round_.rulings.stacking != "off":
        state["debt"] = round_.debt
    return state


class Recorder:
    """Writes the record of one round while it is played.

    Either ``apply`` moves, or ``describe`` before and ``add`` after each move made elsewhere.
    """

    def __init__(
        self, round_: Round, edition: str, *, section: str | None = None, states: bool = False
    ) -> None:
        self.round = round_
        self.edition = edition
        self.section = section
        self.moves: list[dict[str, object]] = []
        self.states: list[dict[str, object]] | None = [state_of(round_)] if states else None

    def apply(self, seat: int, move: AnyMove) -> tuple[Event, ...]:
        """Make a move and record it; ``IllegalMove`` changes nothing."""
        written = self.describe(seat, move)
        events = self.round.apply(seat, move)
        self.add(written)
        return events

    def describe(self, seat: int, move: AnyMove) -> dict[str, object]:
        """Return a move as the record has it; called before the move is made."""
        verdict = self.round.verdict(seat, move)
        if not verdict.legal:
            raise IllegalMove(verdict)
        return write_move(self.round, seat, move)

    def add(self, written: dict[str, object]) -> None:
        """Record the move that was just made."""
        if self.round.shuffled:
            written["shuffled"] = [[self.round.deck.text(card) for card in self.round.shuffled]]
        self.moves.append(written)
        if self.states is not None:
            self.states.append(state_of(self.round))

    def record(self) -> dict[str, object]:
        """Return the record of the round, which must be over."""
        played = self.round
        if not played.over:
            raise BadInput("the round is not over: a record holds a whole round")
        text = played.deck.text
        record: dict[str, object] = {
            "format": FORMAT,
            **_named(self.edition, self.section, played.rulings),
            "seats": played.seats,
            "dealer": played.dealer,
            "deck": [text(card) for card in played.deck_order],
            "returned": [{"card": text(card), "at": place} for card, place in played.returned],
            "moves": self.moves,
            "result": {"winner": played.winner, "points": list(played.points())},
        }
        if played.opening_shuffle:
            record["shuffled"] = [[text(card) for card in played.opening_shuffle]]
        if played.out:
            record["out"] = list(played.out)
        if self.states is not None:
            record["states"] = self.states
        return record


class MatchRecorder:
    """Writes the record of a match: every round at all its tables.

    Either ``apply`` moves, or ``describe`` before and ``add`` after each move made elsewhere.
    """

    def __init__(self, match: Match, edition: str, *, section: str | None = None) -> None:
        self.match = match
        self.edition = edition
        self.section = section
        self.rounds: list[dict[str, object]] = []
        self._recorders: dict[int, Recorder] = {}

    def apply(self, table: int, seat: int, move: AnyMove) -> tuple[Event, ...]:
        """Make a move at a table and record it; ``IllegalMove`` changes nothing."""
        written = self.describe(table, seat, move)
        events = self.match.tables[table].apply(seat, move)
        self.add(table, written)
        return events

    def describe(self, table: int, seat: int, move: AnyMove) -> dict[str, object]:
        """Return a move as the record has it; called before the move is made."""
        round_ = self.match.tables[table]
        recorder = self._recorders.get(table)
        if recorder is None or recorder.round is not round_:
            recorder = self._recorders[table] = Recorder(round_, self.edition, section=self.section)
        return recorder.describe(seat, move)

    def add(self, table: int, written: dict[str, object]) -> None:
        """Record the move that was just made; the round's last completes its record."""
        recorder = self._recorders[table]
        recorder.add(written)
        if recorder.round.over:
            seating = list(self.match.seating[table])
            self.rounds.append({**recorder.record(), "table": table, "players": seating})

    def record(self) -> dict[str, object]:
        """Return the record of all rounds that are over."""
        match = self.match
        standing = match.standing
        return {
            **match.header,
            "format": FORMAT,
            "kind": "match",
            **_named(self.edition, self.section, match.rulings),
            "mode": match.mode,
            "target": match.target,
            **({"cycles": match.cycles} if match.cycles > 1 else {}),
            **({"last_round": match.rounds} if match.rounds is not None else {}),
            "seats": len(match.players),
            "players": list(match.players),
            "rounds": self.rounds,
            "scores": list(standing.scores),
            "winners": None if standing.winners is None else list(standing.winners),
        }


def read_record(text: str | bytes) -> Record | MatchRecord:
    """Return the record on one line of JSON; ``BadInput`` for an unknown format."""
    raw = read_json(text)
    if not isinstance(raw, Mapping):
        raise BadInput("a record is a JSON object")
    if raw.get("format") != FORMAT or isinstance(raw.get("format"), bool):
        raise BadInput(f"unknown record format {raw.get('format')!r}; this reads format {FORMAT}")
    kind = raw.get("kind", "round")
    if kind not in ("round", "match"):
        raise BadInput(f"unknown kind of record {kind!r}; known kinds are round and match")
    try:
        if kind == "match":
            return msgspec.convert(raw, MatchRecord)
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as error:
        raise BadInput(str(error)) from None


def read_records(path: Path) -> Iterator[tuple[str, Record | MatchRecord]]:
    """Yield the records of a file, each with its file and line."""
    # Only a line feed ends a line: names may hold other separators.
    for number, line in enumerate(read_text(path).split("\n"), 1):
        if line.strip():
            where = f"{path}: line {number}"
            try:
                yield where, read_record(line)
            except BadInput as error:
                raise BadInput(f"{where}: {error}") from None
