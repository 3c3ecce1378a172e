"""Checks for every message that the server sent whether it reveals too much.

The oracle applies the table's log entry by entry. From the rulebook's chapter on what a seat may
see, not from the code that shows it, it derives what a seat must be sent at each number, and the
message must be exactly that: one field more or less, another order or an additional blank could all
carry information. The changes of an update must be exactly the difference between what its
recipient could see before and after, and the view that a client builds from them must be the
permitted one.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from flipdeck.engine.round import Round
from flipdeck.rules.cards import known_faces
from flipdeck.rules.moves import AnyMove
from flipdeck.server import messages as say
from flipdeck.server.errors import ErrorFacts, error_text
from flipdeck.server.storage.log_entries import AnyEntry, MovePlayed
from flipdeck.server.tables.table import Applied, Table
from tests.support.apply_view import apply_update, changes_between

Message = dict[str, Any]

SHOWN: dict[str, tuple[str, ...]] = {
    "welcome": (
        *("protocol", "seat", "seq", "lobby", "match", "view", "legal", "clock", "armed"),
        *("missed", "history", "notes"),
    ),
    "update": ("seq", "events"),
    "lobby": ("seq", "lobby"),
    "ack": ("id", "seq"),
    "refused": ("id", "rule", "facts", "text"),
    "verdict": ("id", "rule", "facts", "text"),
    "error": ("id", "error", "facts", "text", "closing"),
    "reaction": ("seat", "reaction", "note"),
    "chat": ("seat", "text", "note"),
    "note": ("note",),
    "pong": ("id", "seq"),
    "probe": ("mark",),
}
"""Every kind of message and the fields it always has; for those of an update see ``_optional``."""

OPEN_FACE = {"turned_up", "returned", "ignored", "surfaced", "found", "played"}
"""Events whose face everybody sees."""
COMPARED = {"view", "changes", "legal", "events", "missed", "history"}
CARD_AT = {("facts", "card"), ("facts", "playable")}
"""Where else a card may be named. Everybody sees the draws for the first dealer too, but they are
keyed by chair; some rules and an edition have the name of a card."""
NAMED_ALIKE = {"rule", "edition", "draws"}

_server_message: msgspec.json.Decoder[say.ServerMessage] = msgspec.json.Decoder(say.ServerMessage)
_encode = msgspec.json.Encoder().encode
_any_move: Any = AnyMove
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Leak(AssertionError):
    """A message contains more or less than it must."""


@dataclass
class Stream:
    """Everything that one connection received, in order, and the messages it sent, by id."""

    seat: int | None
    received: list[bytes] = field(default_factory=list)
    sent: dict[str, Message] = field(default_factory=dict)
    backs: bool = True
    """False for a spectator that asked for no backs."""


def require(true: bool, *why: object) -> None:
    if not true:
        raise Leak(*why)


def to_json(value: object) -> Any:
    """Return a value as JSON has it."""
    return msgspec.json.decode(_encode(value))


def see(event: Message, chair: int | None, backs: bool) -> Message:
    """What of an event a chair or a bystander (None) may see; ``backs`` is for bystanders."""
    kind = event["event"]
    sees_backs = chair is not None or backs
    mine = chair is not None and event.get("seat") == chair
    hidden = {"face", "back", "at", "faces"}
    if kind in OPEN_FACE or (kind == "drew" and mine):
        hidden.discard("face")
    if kind in ("drew", "played") and sees_backs and not mine:
        hidden.discard("back")
    if kind == "gave":
        party = chair is not None and chair in (event["seat"], event["to"])
        if party or sees_backs:
            hidden.discard("face" if party else "back")
    if kind in ("played", "gave") and mine:
        hidden.discard("at")
    if kind == "played" and sees_backs and "back" in event:
        hidden.discard("at")
    if kind == "hand_shown" and chair is not None and event["to"] == chair:
        hidden.discard("faces")
    return {name: value for name, value in event.items() if name not in hidden}


class Truth:
    """The table after one entry, and what each chair must be sent of it."""

    def __init__(
        self,
        table: Table,
        applied: Applied,
        before: dict[int | None, Message | None] | None = None,
        *,
        backs: bool = True,
    ) -> None:
        self.table = table
        self.applied = applied
        self.before = before or {}
        """What seats and bystanders saw before the entry."""
        self.backs = backs and table.settings.spectators == "backs"
        self._views: dict[int | None, Message | None] = {}
        self._common: Message | None = None
        self._hands: list[tuple[list[str], list[str] | None]] = []
        self._lobby: Message | None = None
        self._match: Message | None = None
        self._events: list[Message] | None = None
        self._seen: dict[int | None, list[Message]] = {}
        self._legal: dict[int, list[Message]] = {}

    @property
    def round(self) -> Round | None:
        return None if self.table.match is None else self.table.match.round

    @property
    def timed(self) -> bool:
        """Whether a turn's clock is shown."""
        return bool(self.table.settings.turn_time) and self.table.phase == "playing"

    # The view.

    def view(self, seat: int | None) -> Message | None:
        """The view that a seat or a bystander (None) may have."""
        played = self.round
        if played is None:
            return None
        chair = self.table.chair(seat)
        if chair not in self._views:
            self._views[chair] = self._view_of(played, chair)
        return self._views[chair]

    def changes(self, seat: int | None) -> Message | None:
        """What of the view changed, if the entry is a move."""
        before, after = self.before.get(seat), self.view(seat)
        if not isinstance(self.applied.entry, MovePlayed) or before is None or after is None:
            return None
        return changes_between(before, after)

    def fronts(self, chair: int) -> list[str]:
        assert self.round is not None
        self._read(self.round)
        return self._hands[chair][0]

    def _read(self, played: Round) -> Message:
        """What everybody may see; also reads all hands, which are shown in part."""
        if self._common is not None:
            return self._common
        dark, two_sided = played.side == "dark", played.side is not None

        def sides(texts: Sequence[str]) -> tuple[list[str], list[str] | None]:
            if not two_sided:
                return list(texts), None
            pairs = [text.split("/") for text in texts]
            light, other = [pair[0] for pair in pairs], [pair[1] for pair in pairs]
            return (other, light) if dark else (light, other)

        self._hands = [sides(played.hand(chair)) for chair in range(played.seats)]
        draw, discard = played.draw_pile, played.discard_pile
        tops = sides(draw[:1])[1]
        self._common = {
            "dealer": played.dealer,
            "out": list(played.out),
            "side": played.side,
            "direction": played.direction,
            "turn": played.turn,
            "awaiting": played.awaiting,
            "color": played.color,
            "top": sides(discard[-1:])[0][0],
            "draw_count": len(draw),
            "draw_top": tops[0] if tops else None,
            "discard_count": len(discard),
            "bluffer": played.struct.bluffer if played.awaiting == "answer" else None,
            "exposed": played.exposed,
            "moves": played.moves,
            "winner": played.winner,
            "deck": played.rulings.deck,
        }
        return self._common

    def _view_of(self, played: Round, chair: int | None) -> Message:
        common = self._read(played)
        over = played.over
        # In a tournament the same cards are dealt until it is over.
        last = self.table.tournament is None or self.table.tournament_closed
        pairs_open = played.rulings.pairing == "round" or (self.table.phase == "over" and last)
        called = played.struct.called
        sees_backs = chair is not None or self.backs
        hands = []
        for number, (faces, backs) in enumerate(self._hands):
            hand: Message = {"count": len(faces)}
            if over or number == chair:
                hand["faces"] = faces
            if backs is not None and (pairs_open if over else sees_backs and number != chair):
                hand["backs"] = backs
            if called >> number & 1:
                hand["called"] = True
            hands.append(hand)
        drawn = None
        if played.awaiting == "drawn" and sees_backs:
            # Mostly the last card, but a player who is caught meanwhile draws more after it.
            drawn = played.struct.drawn
        return {**common, "seat": chair, "hands": hands, "drawn": drawn}

    def legal(self, seat: int | None) -> list[Message]:
        """The legal moves of a seat, each with a card of its own hand."""
        if seat is None:
            return []
        if seat not in self._legal:
            self._legal[seat] = self._read_legal(seat)
        return self._legal[seat]

    def _read_legal(self, seat: int) -> list[Message]:
        moves: list[Message] = to_json(self.table.legal(seat))
        chair = self.table.chair(seat)
        if moves and chair is not None:
            own = set(self.fronts(chair))
            for move in moves:
                require(move["do"] != "play" or move["card"] in own, "a foreign card", move)
        return moves

    # Events.

    def events(self, seat: int | None) -> list[Message]:
        chair = self.applied.chair(seat)
        if chair not in self._seen:
            if self._events is None:
                self._events = to_json(self.applied.events)
            self._seen[chair] = [see(event, chair, self.backs) for event in self._events]
        return self._seen[chair]

    def public_events(self) -> list[Message]:
        """What everybody at any table may see: no backs."""
        return [see(event, None, False) for event in to_json(self.applied.events)]

    # The table.

    def lobby(self) -> Message:
        """The lobby without who is connected, which is not in the log."""
        if self._lobby is None:
            table = self.table
            self._lobby = {
                "code": table.code,
                "settings": to_json(table.settings),
                "mode": table.mode,
                "target": table.target,
                "phase": table.phase,
                "paused": table.paused,
                "locked": table.locked,
                "password": table.password is not None,
                "host": table.host,
                "seats": [
                    {
                        "seat": number,
                        "kind": "open" if seat.free else "human" if seat.human else "bot",
                        "name": seat.name,
                        "bot": seat.bot,
                        "muted": seat.muted,
                    }
                    for number, seat in enumerate(table.seats)
                ],
                "tournament": self._tournament(),
            }
        return self._lobby

    def _tournament(self) -> Message | None:
        stage = self.table.tournament
        if stage is None:
            return None
        return {
            "code": stage.tournament,
            "title": stage.title,
            "mode": stage.mode,
            "table": stage.table,
            "stage": stage.stage,
            "stages": stage.stages,
        }

    def match(self) -> Message | None:
        if self._match is None and self.table.match is not None:
            self._match = to_json(self.table.match.facts())
        return self._match


class LeakOracle:
    """Applies a table's log and checks everything that its clients received."""

    def __init__(self, log: Sequence[AnyEntry], streams: Sequence[Stream]) -> None:
        self.log = log
        self.checked = 0
        self.kinds: defaultdict[str, int] = defaultdict(int)
        """How often each kind of message and of event was checked."""
        self._due: defaultdict[int, list[tuple[Stream, bytes, Message]]] = defaultdict(list)
        self._events: dict[tuple[int, bool], Truth] = {}
        """By the entry's number and whether bystanders may be shown backs."""
        self._views: dict[int, Message | None] = {}
        """The view that each stream's client has built, by the stream's number."""
        self._numbers = {id(stream): number for number, stream in enumerate(streams)}
        self._viewers: dict[bool, set[int | None]] = {
            True: {stream.seat for stream in streams},
            False: {None},
        }
        self._names: set[str] = set()
        """Everybody who had a seat so far."""
        for stream in streams:
            last = 0
            for raw in stream.received:
                message: Message = msgspec.json.decode(raw)
                last = max(last, message.get("seq", 0) if message.get("type") != "ack" else 0)
                # A probe may come before the welcome.
                self._due[max(last, 1)].append((stream, raw, message))

    def check_all(self) -> None:
        """Raise ``Leak`` at the first message that is not exactly what it must be."""
        table = Table()
        truths: dict[bool, Truth] = {}
        for entry in self.log:
            before = {
                backs: views_of(truth, self._viewers[backs]) for backs, truth in truths.items()
            }
            applied = table.apply(entry)
            n = table.number
            self._names |= table.names
            for backs in (True, False):
                truths[backs] = Truth(table, applied, before.get(backs), backs=backs)
                self._events[n, backs] = truths[backs]
                # Only its events are needed later, for clients that join in this round.
                self._events.pop((n - 2_000, backs), None)
            for stream, raw, message in self._due.pop(n, ()):
                self._check(truths[stream.backs], stream, raw, message)
                self.checked += 1
        require(not any(self._due.values()), "a number that no entry has", list(self._due))

    def _check(self, truth: Truth, stream: Stream, raw: bytes, message: Message) -> None:
        kind = message.get("type", "")
        require(kind in SHOWN, "an unknown message", message)
        fields = {"type", *SHOWN[kind]}
        if kind == "update":
            fields |= self._optional(truth, stream.seat, message)
        require(set(message) == fields, "fields", kind, set(message) ^ fields)
        # Encoded exactly as its type is: no blank, no other order, no additional field.
        require(_encode(_server_message.decode(raw)) == raw, "not as the type is written", raw)
        self._check_texts(truth, message)
        self.kinds[kind] += 1
        seat = stream.seat
        single = [message["note"]] if "note" in message else []
        for note in [*message.get("notes", ()), *single]:
            self._check_note(truth, note)
        if message.get("lobby") is not None:
            self._check_lobby(truth, message["lobby"])
        if kind in ("welcome", "update"):
            if "view" in message:
                require(message["view"] == truth.view(seat), "view", seat, message["view"])
            if "changes" in message:
                require(
                    message["changes"] == truth.changes(seat), "changes", seat, message["changes"]
                )
            self._check_reconstruction(truth, stream, message)
            require(message.get("legal", []) == truth.legal(seat), "legal", seat, message)
            self._check_clock(truth, message.get("clock"))
        if kind == "welcome":
            require(message["seat"] == seat and isinstance(message["armed"], bool), "seat")
            require(seat is not None or not message["armed"], "armed")
            require(message["match"] == truth.match(), "match", message["match"])
            self._check_missed(truth, stream, message)
        elif kind == "update":
            require(message["events"] == truth.events(seat), "events", seat, message["events"])
            for event in message["events"]:
                self.kinds[event["event"]] += 1
            expected = truth.match() if truth.applied.match else None
            require(message.get("match") == expected, "match")
            id = message.get("id")
            require(id is None or id in stream.sent, "a foreign id", message)
        elif kind in ("refused", "verdict"):
            self._check_verdict(truth, stream, message)
        elif kind == "error":
            facts = msgspec.convert(message["facts"], ErrorFacts)
            require(message["text"] == error_text(message["error"], facts), "text", message)

    def _optional(self, truth: Truth, seat: int | None, message: Message) -> set[str]:
        """The optional fields that this update must have; its recipient knows why for each."""
        applied = truth.applied
        moved = isinstance(applied.entry, MovePlayed)
        due = {
            "view": not moved and truth.view(seat) is not None,
            "changes": moved,
            "legal": bool(truth.legal(seat)),
            "clock": truth.timed,
            "lobby": applied.lobby,
            "match": applied.match,
            "id": "id" in message,
            "autopilot": getattr(applied.entry, "by", None) == "pilot",
        }
        return {name for name, is_due in due.items() if is_due}

    def _check_reconstruction(self, truth: Truth, stream: Stream, message: Message) -> None:
        """The view that the client builds must be the one it may see."""
        number = self._numbers[id(stream)]
        view = self._views[number] = apply_update(self._views.get(number), message)
        require(view == truth.view(stream.seat), "reconstructed", stream.seat, view)

    def _check_texts(self, truth: Truth, message: Message) -> None:
        # A view, its moves and events are compared whole.
        rest = {name: part for name, part in message.items() if name not in COMPARED}
        for path, text in _texts(rest):
            if NAMED_ALIKE.isdisjoint(path) and text in known_faces():
                require(path in CARD_AT, "a card", path, text)
            elif path[-1] == "text" and message["type"] == "error":
                require(known_faces().isdisjoint(_SLUG.findall(text)), "words", text)
            require(
                "/" not in text or path[-1] in ("name", "text", "card"), "a full card", path, text
            )
        if message.get("lobby") is not None:
            written = str(message)
            for seat in truth.table.seats:
                require(seat.token is None or seat.token not in written, "a token")

    def _check_lobby(self, truth: Truth, lobby: Message) -> None:
        seats = []
        for each in lobby["seats"]:
            here = {name: each.pop(name) for name in ("connected", "autopilot")}
            require(all(isinstance(value, bool) for value in here.values()), "seat", here)
            seats.append(each)
        self._check_deal(truth, lobby.pop("deal"))
        spectators, ready = lobby.pop("spectators"), lobby.pop("ready")
        require(isinstance(lobby.pop("unattended"), bool), "unattended")
        require(isinstance(spectators, int) and ready == sorted(ready), "lobby")
        require(all(0 <= seat < len(seats) for seat in ready), "ready")
        require(lobby == truth.lobby(), "lobby", lobby, truth.lobby())

    def _check_deal(self, truth: Truth, deal: Message | None) -> None:
        """The time until the next deal tells only what everybody knows."""
        require((deal is None) == (truth.table.phase != "between"), "deal", deal)
        if deal is not None:
            require(set(deal) == {"left", "total", "running", "held"}, "deal", deal)
            require(deal["running"] == (not truth.table.paused), "deal", deal)
            require(deal["left"] >= 0 and deal["held"] == sorted(deal["held"]), "deal", deal)

    def _check_note(self, truth: Truth, note: Message) -> None:
        """A note tells who did what; its only free text is what a player has typed."""
        fields = {"at", "after", "kind", "seat", "name", "text", "reaction", "bot"}
        require(set(note) == fields, "note", note)
        require(note["after"] <= truth.table.number, "a note of the future", note)
        require(note["name"] in self._names, "a name nobody had", note)
        typed = note["kind"] in ("chat", "renamed")
        require(typed == bool(note["text"]), "a note's text", note)
        require((note["kind"] == "reaction") == bool(note["reaction"]), "a reaction", note)

    def _check_clock(self, truth: Truth, clock: Message | None) -> None:
        table, played = truth.table, truth.round
        if not truth.timed or played is None:
            require(clock is None, "clock", clock)
            return
        assert clock is not None
        require(set(clock) == {"chair", "left", "total", "running"}, "clock", clock)
        turn = -1 if played.turn is None else played.turn
        require((clock["chair"], clock["running"]) == (turn, not table.paused), "clock", clock)
        require(0 <= clock["left"] <= clock["total"], "clock", clock)

    def _check_missed(self, truth: Truth, stream: Stream, message: Message) -> None:
        since = message["seq"] + 1
        if stream.seat is not None:
            since = truth.table.seats[stream.seat].since
        for missed in message["missed"] or ():
            require(
                stream.seat is None or missed["seq"] > since, "before the seat was taken", missed
            )
            events = self._events[missed["seq"], stream.backs].events(stream.seat)
            self._check_past(missed, events)
        require(
            (message["history"] is None) == (message["missed"] is not None), "history or missed"
        )
        for past in message["history"] or ():
            then = self._events[past["seq"], stream.backs]
            before = stream.seat is not None and past["seq"] <= since
            self._check_past(past, then.public_events() if before else then.events(stream.seat))

    def _check_past(self, past: Message, events: list[Message]) -> None:
        require(past["events"] == events, "past events", past, events)
        by_autopilot = getattr(self._events[past["seq"], True].applied.entry, "by", None) == "pilot"
        require(past.get("autopilot", False) == by_autopilot, "autopilot", past)
        require(set(past) - {"autopilot"} == {"seq", "events"}, "past", past)

    def _check_verdict(self, truth: Truth, stream: Stream, message: Message) -> None:
        """A refusal may use only what the seat knows: its own cards, the top card."""
        sent = stream.sent[message["id"]]["move"]
        chair = truth.table.chair(stream.seat)
        assert chair is not None
        assert truth.round is not None
        named = {sent.get("card"), *sent.get("give", ())}
        for path, text in _texts(message["facts"]):
            known = text in named or text in truth.fronts(chair)
            require(text not in known_faces() or known, "facts", path, text)
        if "/" in str(sent):
            require(message["rule"] == "own-hand", "a full name", message)
        else:
            verdicts = [
                truth.round.verdict(chair, msgspec.convert({**sent, **armed}, _any_move))
                for armed in ({}, {"uno": True})[: 1 + (sent["do"] == "play")]
            ]
            found = (message["rule"], message["facts"], message["text"])
            true = [(each.rule, to_json(each.facts), each.text()) for each in verdicts]
            require(found in true, "verdict", found, true)


def views_of(truth: Truth, viewers: Iterable[int | None]) -> dict[int | None, Message | None]:
    """What seats and bystanders may see; none for a seat that is no longer there."""
    seats = len(truth.table.seats)
    return {seat: truth.view(seat) for seat in viewers if seat is None or seat < seats}


def _texts(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _texts(inner, (*path, name))
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner, path)
    elif isinstance(value, str):
        yield path, value
