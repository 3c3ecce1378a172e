"""A watcher who knows the whole table and says of every message whether it tells too much.

The truth is the table's log, folded anew entry by entry. From the law's section on what a seat may
see, not from the code that shows it, the watcher makes what a seat is to be told at each number,
and a message must be exactly that: a field too many, one too few, another order or a blank more
would all be ways to tell something. The changes of an update must be exactly the difference between
what its recipient might see before and after, and the view that a client puts together from them
must be the one that the law permits.
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
from flipdeck.server.errors import TEXTS
from flipdeck.server.storage.log_entries import AnyEntry, MovePlayed
from flipdeck.server.tables.table import Applied, Table
from tests.support.apply_view import apply_update, changes_between

Message = dict[str, Any]

SHOWN: dict[str, tuple[str, ...]] = {
    "welcome": (
        *("protocol", "seat", "seq", "lobby", "match", "view", "legal", "clock", "armed"),
        *("missed", "history"),
    ),
    "update": ("seq", "events"),
    "lobby": ("seq", "lobby"),
    "ack": ("id", "seq"),
    "refused": ("id", "rule", "facts", "text"),
    "verdict": ("id", "rule", "facts", "text"),
    "error": ("id", "error", "text", "closing"),
    "reaction": ("seat", "reaction"),
    "chat": ("seat", "text"),
    "pong": ("id", "seq"),
    "probe": ("mark",),
}
"""Every kind of message and the fields it always has; for those of an update see ``_optional``."""

OPEN_FACE = {"turned_up", "returned", "ignored", "surfaced", "found", "played"}
"""Events whose face lies open on the table."""
COMPARED = {"view", "changes", "legal", "events", "missed", "history"}
CARD_AT = {("facts", "card"), ("facts", "playable")}
"""Where else a card may be named. Draws for the first dealer lie open on the table too, but
stand under the number of a chair; some rules and an edition are named like a card."""
NAMED_ALIKE = {"rule", "edition", "draws"}

_any_tell: msgspec.json.Decoder[say.ServerMessage] = msgspec.json.Decoder(say.ServerMessage)
_encode = msgspec.json.Encoder().encode
_any_move: Any = AnyMove
_SLUG = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")


class Leak(AssertionError):
    """A message tells what it may not, or not what it should."""


@dataclass
class Stream:
    """All that one connection was told, in order, and the moves it said by their ids."""

    seat: int | None
    heard: list[bytes] = field(default_factory=list)
    said: dict[str, Message] = field(default_factory=dict)


def need(true: bool, *why: object) -> None:
    if not true:
        raise Leak(*why)


def plain(value: object) -> Any:
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
    """The table after one entry, and what of it each chair is to be told."""

    def __init__(
        self,
        table: Table,
        told: Applied,
        before: dict[int | None, Message | None] | None = None,
    ) -> None:
        self.table = table
        self.told = told
        self.before = before or {}
        """What seats and bystanders saw before the entry."""
        self.backs = table.settings.spectators == "backs"
        self._views: dict[int | None, Message | None] = {}
        self._common: Message | None = None
        self._hands: list[tuple[list[str], list[str] | None]] = []
        self._lobby: Message | None = None
        self._match: Message | None = None
        self._events: list[Message] | None = None
        self._seen: dict[int | None, list[Message]] = {}

    @property
    def round(self) -> Round | None:
        return None if self.table.match is None else self.table.match.round

    @property
    def timed(self) -> bool:
        """Whether a turn's clock is shown."""
        return bool(self.table.settings.turn_time) and self.table.phase == "playing"

    # The view.

    def view(self, seat: int | None) -> Message | None:
        played = self.round
        if played is None:
            return None
        chair = self.table.chair(seat)
        if chair not in self._views:
            self._views[chair] = self._look(played, chair)
        return self._views[chair]

    def changes(self, seat: int | None) -> Message | None:
        """What of the view changed, if the entry is a move."""
        before, after = self.before.get(seat), self.view(seat)
        if not isinstance(self.told.entry, MovePlayed) or before is None or after is None:
            return None
        return changes_between(before, after)

    def fronts(self, chair: int) -> list[str]:
        assert self.round is not None
        self._read(self.round)
        return self._hands[chair][0]

    def _read(self, played: Round) -> Message:
        """What all may see; and all hands, to be shown in part."""
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

    def _look(self, played: Round, chair: int | None) -> Message:
        common = self._read(played)
        over = played.over
        pairs_open = played.rulings.pairing == "round" or self.table.phase == "over"
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
            # Mostly the last card, but one who is caught meanwhile takes more after it.
            drawn = played.struct.drawn
        return {**common, "seat": chair, "hands": hands, "drawn": drawn}

    def legal(self, seat: int | None) -> list[Message]:
        moves: list[Message] = [] if seat is None else plain(self.table.legal(seat))
        chair = self.table.chair(seat)
        if moves and chair is not None:
            own = set(self.fronts(chair))
            for move in moves:
                need(move["do"] != "play" or move["card"] in own, "a foreign card", move)
        return moves

    # Events.

    def events(self, seat: int | None) -> list[Message]:
        chair = self.told.chair(seat)
        if chair not in self._seen:
            if self._events is None:
                self._events = plain(self.told.events)
            self._seen[chair] = [see(event, chair, self.backs) for event in self._events]
        return self._seen[chair]

    def public_events(self) -> list[Message]:
        """What everybody at any table may see: no backs."""
        return [see(event, None, False) for event in plain(self.told.events)]

    # The table.

    def lobby(self) -> Message:
        """But for who is connected, which no log tells."""
        if self._lobby is None:
            table = self.table
            self._lobby = {
                "code": table.code,
                "settings": plain(table.settings),
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
            }
        return self._lobby

    def match(self) -> Message | None:
        if self._match is None and self.table.match is not None:
            self._match = plain(self.table.match.facts())
        return self._match


class Watcher:
    """Goes through a table's log and all that anybody was told of it."""

    def __init__(self, log: Sequence[AnyEntry], streams: Sequence[Stream]) -> None:
        self.log = log
        self.watched = 0
        self.kinds: defaultdict[str, int] = defaultdict(int)
        """How often each kind of message and of event was watched."""
        self._due: defaultdict[int, list[tuple[Stream, bytes, Message]]] = defaultdict(list)
        self._events: dict[int, Truth] = {}
        self._views: dict[int, Message | None] = {}
        """What each stream's client has put together, by the stream's number."""
        self._streams = list(streams)
        for stream in streams:
            last = 0
            for raw in stream.heard:
                message: Message = msgspec.json.decode(raw)
                last = max(last, message.get("seq", 0) if message.get("type") != "ack" else 0)
                # A probe may come before the welcome.
                self._due[max(last, 1)].append((stream, raw, message))

    def watch(self) -> None:
        """``Leak`` at the first message that is not exactly what the law lets it be."""
        table = Table()
        viewers = {stream.seat for stream in self._streams}
        truth: Truth | None = None
        for entry in self.log:
            before = {} if truth is None else views_of(truth, viewers)
            truth = Truth(table, table.apply(entry), before)
            n = table.number
            self._events[n] = truth
            for stream, raw, message in self._due.pop(n, ()):
                self.check(truth, stream, raw, message)
                self.watched += 1
            # Only its events are needed later, for those who join in this round.
            self._events.pop(n - 2_000, None)
        need(not any(self._due.values()), "a number that no entry has", list(self._due))

    def check(self, truth: Truth, stream: Stream, raw: bytes, message: Message) -> None:
        kind = message.get("type", "")
        need(kind in SHOWN, "an unknown message", message)
        fields = {"type", *SHOWN[kind]}
        if kind == "update":
            fields |= self._optional(truth, stream.seat, message)
        need(set(message) == fields, "fields", kind, set(message) ^ fields)
        # Written as its type writes it: no blank, no other order, no field that it hides.
        need(_encode(_any_tell.decode(raw)) == raw, "not as the type is written", raw)
        self._words(truth, message)
        self.kinds[kind] += 1
        seat = stream.seat
        if message.get("lobby") is not None:
            self._lobby(truth, message["lobby"])
        if kind in ("welcome", "update"):
            if "view" in message:
                need(message["view"] == truth.view(seat), "view", seat, message["view"])
            if "changes" in message:
                need(message["changes"] == truth.changes(seat), "changes", seat, message["changes"])
            self._reconstruct(truth, stream, message)
            need(message.get("legal", []) == truth.legal(seat), "legal", seat, message)
            self._clock(truth, message.get("clock"))
        if kind == "welcome":
            need(message["seat"] == seat and isinstance(message["armed"], bool), "seat")
            need(seat is not None or not message["armed"], "armed")
            need(message["match"] == truth.match(), "match", message["match"])
            self._missed(truth, stream, message)
        elif kind == "update":
            need(message["events"] == truth.events(seat), "events", seat, message["events"])
            for event in message["events"]:
                self.kinds[event["event"]] += 1
            told = truth.told
            need(message.get("match") == (truth.match() if told.match else None), "match")
            id = message.get("id")
            need(id is None or id in stream.said, "a foreign id", message)
        elif kind in ("refused", "verdict"):
            self._ruling(truth, stream, message)
        elif kind == "error":
            pattern = re.escape(TEXTS[message["error"]][1]).replace(r"\{what\}", ".*")
            need(re.fullmatch(pattern, message["text"]) is not None, "text", message)

    def _optional(self, truth: Truth, seat: int | None, message: Message) -> set[str]:
        """The fields that this update has besides, all for reasons that its recipient knows."""
        told = truth.told
        moved = isinstance(told.entry, MovePlayed)
        due = {
            "view": not moved and truth.view(seat) is not None,
            "changes": moved,
            "legal": bool(truth.legal(seat)),
            "clock": truth.timed,
            "lobby": told.lobby,
            "match": told.match,
            "id": "id" in message,
            "autopilot": getattr(told.entry, "by", None) == "pilot",
        }
        return {name for name, is_due in due.items() if is_due}

    def _reconstruct(self, truth: Truth, stream: Stream, message: Message) -> None:
        """What the client puts together is what it may see."""
        number = next(at for at, each in enumerate(self._streams) if each is stream)
        view = self._views[number] = apply_update(self._views.get(number), message)
        need(view == truth.view(stream.seat), "reconstructed", stream.seat, view)

    def _words(self, truth: Truth, message: Message) -> None:
        # A view, its moves and events are compared whole.
        rest = {name: part for name, part in message.items() if name not in COMPARED}
        for path, text in _texts(rest):
            if NAMED_ALIKE.isdisjoint(path) and text in known_faces():
                need(path in CARD_AT, "a card", path, text)
            elif path[-1] == "text" and message["type"] == "error":
                need(known_faces().isdisjoint(_SLUG.findall(text)), "words", text)
            need("/" not in text or path[-1] in ("name", "text", "card"), "a full card", path, text)
        if message.get("lobby") is not None:
            written = str(message)
            for seat in truth.table.seats:
                need(seat.token is None or seat.token not in written, "a token")

    def _lobby(self, truth: Truth, lobby: Message) -> None:
        seats = []
        for each in lobby["seats"]:
            here = {name: each.pop(name) for name in ("connected", "autopilot")}
            need(all(isinstance(value, bool) for value in here.values()), "seat", here)
            seats.append(each)
        spectators, ready = lobby.pop("spectators"), lobby.pop("ready")
        need(isinstance(spectators, int) and ready == sorted(ready), "lobby")
        need(all(0 <= seat < len(seats) for seat in ready), "ready")
        need(lobby == truth.lobby(), "lobby", lobby, truth.lobby())

    def _clock(self, truth: Truth, clock: Message | None) -> None:
        table, played = truth.table, truth.round
        if not truth.timed or played is None:
            need(clock is None, "clock", clock)
            return
        assert clock is not None
        need(set(clock) == {"chair", "left", "total", "running"}, "clock", clock)
        turn = -1 if played.turn is None else played.turn
        need((clock["chair"], clock["running"]) == (turn, not table.paused), "clock", clock)
        need(0 <= clock["left"] <= clock["total"], "clock", clock)

    def _missed(self, truth: Truth, stream: Stream, message: Message) -> None:
        since = message["seq"] + 1
        if stream.seat is not None:
            since = truth.table.seats[stream.seat].since
        for missed in message["missed"] or ():
            need(stream.seat is None or missed["seq"] > since, "before the seat was taken", missed)
            events = self._events[missed["seq"]].events(stream.seat)
            self._past(missed, events)
        need((message["history"] is None) == (message["missed"] is not None), "history or missed")
        for past in message["history"] or ():
            then = self._events[past["seq"]]
            before = stream.seat is not None and past["seq"] <= since
            self._past(past, then.public_events() if before else then.events(stream.seat))

    def _past(self, past: Message, events: list[Message]) -> None:
        need(past["events"] == events, "past events", past, events)
        by_autopilot = getattr(self._events[past["seq"]].told.entry, "by", None) == "pilot"
        need(past.get("autopilot", False) == by_autopilot, "autopilot", past)
        need(set(past) - {"autopilot"} == {"seq", "events"}, "past", past)

    def _ruling(self, truth: Truth, stream: Stream, message: Message) -> None:
        """What was refused is told from what the seat may know: its own cards, the top."""
        said = stream.said[message["id"]]["move"]
        chair = truth.table.chair(stream.seat)
        assert chair is not None
        assert truth.round is not None
        named = {said.get("card"), *said.get("give", ())}
        for path, text in _texts(message["facts"]):
            known = text in named or text in truth.fronts(chair)
            need(text not in known_faces() or known, "facts", path, text)
        if "/" in str(said):
            need(message["rule"] == "own-hand", "a full name", message)
        else:
            rulings = [
                truth.round.verdict(chair, msgspec.convert({**said, **armed}, _any_move))
                for armed in ({}, {"uno": True})[: 1 + (said["do"] == "play")]
            ]
            told = (message["rule"], message["facts"], message["text"])
            true = [(each.rule, plain(each.facts), each.text()) for each in rulings]
            need(told in true, "ruling", told, true)


def views_of(truth: Truth, viewers: Iterable[int | None]) -> dict[int | None, Message | None]:
    """What seats and bystanders may see; no view for a seat that is no longer there."""
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
