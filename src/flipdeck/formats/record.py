"""Records: a round or a match as text that plays again without any generator."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from flipdeck.engine.known_deal import KnownDeal
from flipdeck.engine.match import Match
from flipdeck.engine.round import Round
from flipdeck.formats.io_util import read_json, read_text
from flipdeck.formats.notation import WrittenMove, read_move, write_move
from flipdeck.rules import modes
from flipdeck.rules.cards import Deck
from flipdeck.rules.editions import edition as find_edition
from flipdeck.rules.errors import BadInput, IllegalMove
from flipdeck.rules.events import Event
from flipdeck.rules.modes import Standing
from flipdeck.rules.moves import AnyMove
from flipdeck.rules.rulings import Rulings, differences

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
    of an elimination, ``table`` and ``players`` say who sat where in a match.
    """

    format: int
    edition: str
    seats: int
    deck: list[str]
    moves: list[RecordedMove]
    result: Outcome
    rules: dict[str, object] = {}
    dealer: int = 0
    returned: list[ReturnedCard] = []
    shuffled: list[list[str]] = []
    states: list[dict[str, object]] | None = None
    out: list[int] = []
    table: int = 0
    players: list[int] | None = None


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


def state_of(round_: Round) -> dict[str, object]:
    """The full position, as ``--states`` writes it."""
    return {
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


class Recorder:
    """Writes the record of one round while it is played.

    Either ``apply`` moves, or ``describe`` before and ``add`` after each move made elsewhere.
    """

    def __init__(self, round_: Round, edition: str, *, states: bool = False) -> None:
        self.round = round_
        self.edition = edition
        self.moves: list[dict[str, object]] = []
        self.states: list[dict[str, object]] | None = [state_of(round_)] if states else None

    def apply(self, seat: int, move: AnyMove) -> tuple[Event, ...]:
        """Make a move and record it; ``IllegalMove`` changes nothing."""
        written = self.describe(seat, move)
        events = self.round.apply(seat, move)
        self.add(written)
        return events

    def describe(self, seat: int, move: AnyMove) -> dict[str, object]:
        """A move as the record holds it, which only the round before it can say."""
        ruling = self.round.verdict(seat, move)
        if not ruling.legal:
            raise IllegalMove(ruling)
        return write_move(self.round, seat, move)

    def add(self, written: dict[str, object]) -> None:
        """Record the move that was just made."""
        if self.round.shuffled:
            written["shuffled"] = [[self.round.deck.text(card) for card in self.round.shuffled]]
        self.moves.append(written)
        if self.states is not None:
            self.states.append(state_of(self.round))

    def record(self) -> dict[str, object]:
        """The record of the round, which must be over."""
        played = self.round
        if not played.over:
            raise BadInput("the round is not over: a record holds a whole round")
        text = played.deck.text
        made: dict[str, object] = {
            "format": FORMAT,
            "edition": self.edition,
            "rules": differences(played.rulings, find_edition(self.edition).rulings),
            "seats": played.seats,
            "dealer": played.dealer,
            "deck": [text(card) for card in played.deck_order],
            "returned": [{"card": text(card), "at": place} for card, place in played.returned],
            "moves": self.moves,
            "result": {"winner": played.winner, "points": list(played.points())},
        }
        if played.opening_shuffle:
            made["shuffled"] = [[text(card) for card in played.opening_shuffle]]
        if played.out:
            made["out"] = list(played.out)
        if self.states is not None:
            made["states"] = self.states
        return made


class MatchRecorder:
    """Writes the record of a match: every round at all its tables.

    Either ``apply`` moves, or ``describe`` before and ``add`` after each move made elsewhere.
    """

    def __init__(self, match: Match, edition: str) -> None:
        self.match = match
        self.edition = edition
        self.rounds: list[dict[str, object]] = []
        self._recorders: dict[int, Recorder] = {}

    def apply(self, table: int, seat: int, move: AnyMove) -> tuple[Event, ...]:
        """Make a move at a table and record it; ``IllegalMove`` changes nothing."""
        written = self.describe(table, seat, move)
        events = self.match.tables[table].apply(seat, move)
        self.add(table, written)
        return events

    def describe(self, table: int, seat: int, move: AnyMove) -> dict[str, object]:
        """A move as the record holds it, which only the round before it can say."""
        round_ = self.match.tables[table]
        recorder = self._recorders.get(table)
        if recorder is None or recorder.round is not round_:
            recorder = self._recorders[table] = Recorder(round_, self.edition)
        return recorder.describe(seat, move)

    def add(self, table: int, written: dict[str, object]) -> None:
        """Record the move that was just made; the round's last completes its record."""
        recorder = self._recorders[table]
        recorder.add(written)
        if recorder.round.over:
            seating = list(self.match.seating[table])
            self.rounds.append({**recorder.record(), "table": table, "players": seating})

    def record(self) -> dict[str, object]:
        """The record of all rounds that are over."""
        match = self.match
        standing = match.standing
        return {
            **match.header,
            "format": FORMAT,
            "kind": "match",
            "edition": self.edition,
            "rules": differences(match.rulings, find_edition(self.edition).rulings),
            "mode": match.mode,
            "target": match.target,
            "seats": len(match.players),
            "players": list(match.players),
            "rounds": self.rounds,
            "scores": list(standing.scores),
            "winners": None if standing.winners is None else list(standing.winners),
        }


def replay(record: Record) -> Iterator[Round]:
    """Play a record again and yield the round before the first move and after each.

    ``BadInput`` says where the record departs from the rules or from itself.
    """
    rulings = find_edition(record.edition).with_rules(record.rules)
    deal = _read_deal(record, rulings)
    played = deal.deal(rulings, record.seats, record.out)
    _compare_deal(record, deal, played)
    yield from _replay_moves(record, played)


def _replay_moves(record: Record, played: Round) -> Iterator[Round]:
    if record.states is not None and len(record.states) != len(record.moves) + 1:
        raise BadInput(
            f"{len(record.states)} states for {len(record.moves)} moves: there is one more"
        )
    _compare_state(record, played, 0)
    yield played
    for number, said in enumerate(record.moves, 1):
        where = f"move {number}"
        try:
            _repeat(played, said)
        except IllegalMove as refused:
            raise BadInput(f"{where}: refused by {refused.verdict.rule}: {refused}") from None
        except BadInput as wrong:
            raise BadInput(f"{where}: {wrong}") from None
        _compare_state(record, played, number)
        yield played
    if not played.over:
        raise BadInput(f"after move {len(record.moves)} the round is not over")
    result = Outcome(played.winner, list(played.points()))
    if result != record.result:
        raise BadInput(
            f"result: the record says winner {record.result.winner}, points "
            f"{record.result.points}; played again it is winner {result.winner}, points "
            f"{result.points}"
        )


def _read_deal(record: Record, rulings: Rulings) -> KnownDeal:
    """The deal of a record, checked as far as it can be before it is dealt."""
    deck = rulings.cards
    try:
        deck.check_whole([deck.card(card) for card in record.deck])
    except BadInput as wrong:
        raise BadInput(f"deck: {wrong}") from None
    places = [back.at for back in record.returned]
    for number, place in enumerate(places, 1):
        if not 0 <= place < len(record.deck):
            raise BadInput(f"returned {number}: there is no place {place} in the draw pile")
    return KnownDeal(
        dealer=record.dealer,
        deck=tuple(record.deck),
        returned=tuple(places),
        shuffled=tuple(map(deck.text, _order(deck, record.shuffled))),
        out=tuple(record.out),
    )


def _compare_deal(record: Record, deal: KnownDeal, played: Round) -> None:
    deck = played.deck
    _compare_shuffle(tuple(map(deck.card, deal.shuffled)), played.opening_shuffle)
    for number, (said, made) in enumerate(zip(record.returned, played.returned, strict=True), 1):
        found = ReturnedCard(deck.text(made[0]), made[1])
        if said != found:
            raise BadInput(
                f"returned {number}: the record has {said.card} at {said.at}; "
                f"played again it is {found.card} at {found.at}"
            )


def _repeat(played: Round, said: RecordedMove) -> None:
    order = _order(played.deck, said.shuffled)
    played.apply(said.seat, read_move(said, played.seats), shuffled=order)
    _compare_shuffle(order, played.shuffled)


def _order(deck: Deck, shuffled: Sequence[Sequence[str]]) -> tuple[int, ...]:
    if len(shuffled) > 1:
        raise BadInput("shuffled: one move shuffles once at the most")
    return tuple(deck.card(card) for card in shuffled[0]) if shuffled else ()


def _compare_shuffle(said: tuple[int, ...], made: tuple[int, ...]) -> None:
    """An order of other cards than the discard pile's is not followed, so it shows here."""
    if said == made:
        return
    if not said:
        raise BadInput("the draw pile ran out, and the record does not say how it was shuffled")
    if not made:
        raise BadInput("shuffled: the draw pile did not run out")
    raise BadInput("shuffled: these are not the cards under the top of the discard pile")


def _compare_state(record: Record, played: Round, number: int) -> None:
    if record.states is None:
        return
    said, found = record.states[number], state_of(played)
    for name in sorted({*said, *found}):
        if said.get(name) != found.get(name):
            where = f"after move {number}" if number else "before the first move"
            raise BadInput(
                f"{where}: {name}: the record says {said.get(name)}; "
                f"played again it is {found.get(name)}"
            )


def replay_match(record: MatchRecord) -> Standing:
    """Play all rounds of a match again and check the scores."""
    rulings = find_edition(record.edition).with_rules(record.rules)
    # The mode decides how many play, so it is checked before the players are counted.
    modes.check(record.mode, record.seats, record.target)
    if len(record.players) != record.seats:
        raise BadInput(f"{len(record.players)} players for {record.seats} seats")
    match = Match(record.players, rulings, mode=record.mode, target=record.target)
    for number, round_ in enumerate(record.rounds, 1):
        try:
            _replay_round(match, round_)
        except BadInput as wrong:
            raise BadInput(f"round {number}: {wrong}") from None
    standing = match.standing
    for name, said, found in (
        ("scores", record.scores, list(standing.scores)),
        ("winners", record.winners, None if standing.winners is None else list(standing.winners)),
    ):
        if said != found:
            raise BadInput(f"{name}: the record says {said}; played again it is {found}")
    return standing


def _replay_round(match: Match, record: Record) -> None:
    """Play the next round of a match; ``BadInput`` if it does not belong there."""
    if record.format != FORMAT:
        raise BadInput(f"unknown record format {record.format}; this reads format {FORMAT}")
    match.check_waiting(record.table)
    if find_edition(record.edition).with_rules(record.rules) != match.rulings:
        raise BadInput("it is played by other rulings than its match")
    if record.seats != match.seats:
        raise BadInput(f"{record.seats} seats; mode {match.mode} seats {match.seats}")
    players = modes.seating(match.mode, match.standing.rounds, len(match.players))[record.table]
    if record.players is not None and tuple(record.players) != players:
        raise BadInput(f"players {record.players}; the mode seats {list(players)}")
    deal = _read_deal(record, match.rulings)
    played = match.deal_known(deal, record.table)
    _compare_deal(record, deal, played)
    for _ in _replay_moves(record, played):
        pass
    match.finish_round(record.table)


def read_record(text: str | bytes) -> Record | MatchRecord:
    """A record from one line of JSON; a format this does not know is refused by name."""
    raw = read_json(text)
    if not isinstance(raw, Mapping):
        raise BadInput("a record is a JSON object")
    if raw.get("format") != FORMAT or isinstance(raw.get("format"), bool):
        raise BadInput(f"unknown record format {raw.get('format')!r}; this reads format {FORMAT}")
    kind = raw.get("kind", "round")
    if kind not in ("round", "match"):
        raise BadInput(f"unknown kind of record {kind!r}; there are round and match")
    try:
        if kind == "match":
            return msgspec.convert(raw, MatchRecord)
        return msgspec.convert(raw, Record)
    except msgspec.ValidationError as wrong:
        raise BadInput(str(wrong)) from None


def read_records(path: Path) -> Iterator[tuple[str, Record | MatchRecord]]:
    """The records of a file with where each stands."""
    # Only a line feed ends a line: names may hold other separators.
    for number, line in enumerate(read_text(path).split("\n"), 1):
        if line.strip():
            where = f"{path}: line {number}"
            try:
                yield where, read_record(line)
            except BadInput as wrong:
                raise BadInput(f"{where}: {wrong}") from None
