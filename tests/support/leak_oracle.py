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
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from flipdeck.rules.cards import known_faces
from flipdeck.rules.moves import AnyMove
from flipdeck.server import messages as wire
from flipdeck.server.errors import ErrorFacts, error_text
from flipdeck.server.storage.log_entries import AnyEntry, MovePlayed
from flipdeck.server.tables.table import Table
from tests.support.apply_view import apply_update
from tests.support.leak_shuffle import CHANGES_SHUFFLE, ShuffleTruth
from tests.support.leak_truth import Message, Truth, require, to_json, views_of

SHOWN: dict[str, tuple[str, ...]] = {
    "welcome": (
        *("protocol", "seat", "seq", "lobby", "match", "view", "legal", "clock", "armed"),
        *("shuffle", "missed", "history", "notes"),
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

COMPARED = {"view", "changes", "legal", "events", "missed", "history"}
CARD_AT = {("facts", "card"), ("facts", "playable")}
"""Where else a card may be named. Everybody sees the draws for the first dealer too, but they are
keyed by chair; some rules and an edition have the name of a card."""
NAMED_ALIKE = {"rule", "edition", "draws"}

_server_message: msgspec.json.Decoder[wire.ServerMessage] = msgspec.json.Decoder(wire.ServerMessage)
_encode = msgspec.json.Encoder().encode
_any_move: Any = AnyMove
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


@dataclass
class Stream:
    """Everything that one connection received, in order, and the messages it sent, by id."""

    seat: int | None
    received: list[bytes] = field(default_factory=list)
    sent: dict[str, Message] = field(default_factory=dict)
    backs: bool = True
    """False for a spectator that asked for no backs."""


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
        self._shuffle = ShuffleTruth(log)
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
            self._shuffle.apply(entry)
            n = table.number
            self._names |= table.names
            for backs in (True, False):
                truths[backs] = Truth(table, applied, before.get(backs), backs=backs)
                truths[backs].shuffle = self._shuffle.info()
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
        self._shuffle.check(raw)
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
            require(message["shuffle"] == truth.shuffle, "shuffle", message["shuffle"])
            self._check_missed(truth, stream, message)
        elif kind == "update":
            require(message["events"] == truth.events(seat), "events", seat, message["events"])
            for event in message["events"]:
                self.kinds[event["event"]] += 1
            expected = truth.match() if truth.applied.match else None
            require(message.get("match") == expected, "match")
            if "shuffle" in message:
                require(message["shuffle"] == truth.shuffle, "shuffle", message["shuffle"])
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
            "shuffle": isinstance(applied.entry, CHANGES_SHUFFLE) and truth.shuffle is not None,
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


def _texts(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _texts(inner, (*path, name))
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner, path)
    elif isinstance(value, str):
        yield path, value
