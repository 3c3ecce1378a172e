"""A watcher who knows the whole table and says of every message whether it tells too much.

The truth is the table's log, folded anew entry by entry. From the law's section on what a seat may
see, not from the code that shows it, the watcher makes what a seat is to be told at each number,
and a message must be exactly that: a field too many, one too few, another order or a blank more
would all be ways to tell something.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from flipdeck.cards import ALL_FACES
from flipdeck.moves import AnyMove
from flipdeck.round import Round
from flipdeck.server import messages as say
from flipdeck.server.entries import AnyEntry
from flipdeck.server.errors import TEXTS
from flipdeck.server.table import Table, Told

Message = dict[str, Any]

SHOWN: dict[str, tuple[str, ...]] = {
    "welcome": (*("seat", "n", "lobby", "match", "view", "legal", "clock", "armed", "missed"),),
    "happened": ("n", "events", "view", "legal", "clock", "lobby", "match", "id"),
    "lobby": ("n", "lobby"),
    "done": ("id", "n"),
    "refused": ("id", "rule", "facts", "text"),
    "ruled": ("id", "rule", "facts", "text"),
    "error": ("id", "error", "text", "closing"),
    "reacted": ("seat", "reaction"),
    "chatted": ("seat", "text"),
    "pong": ("id", "n"),
    "probe": ("mark",),
}
"""Every kind of message and its fields."""

OPEN_FACE = {"turned_up", "returned", "ignored", "surfaced", "found", "played"}
"""Events whose face lies open on the table."""
COMPARED = {"view", "legal", "events", "missed"}
CARD_AT = {("facts", "card"), ("facts", "fits")}
"""Where else a card may be named. Draws for the first dealer lie open on the table too, but
stand under the number of a chair; some rules and an edition are named like a card."""
NAMED_ALIKE = {"rule", "edition", "draws"}

_any_tell: msgspec.json.Decoder[say.AnyTell] = msgspec.json.Decoder(say.AnyTell)
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


class Truth:
    """The table after one entry, and what of it each chair is to be told."""

    def __init__(self, table: Table, told: Told) -> None:
        self.table = table
        self.told = told
        self.backs = table.settings.watch == "backs"
        self._views: dict[int | None, Message | None] = {}
        self._common: Message | None = None
        self._hands: list[tuple[list[str], list[str] | None]] = []
        self._lobby: Message | None = None
        self._match: Message | None = None
        self._events: list[Message] | None = None
        self._seen: dict[int | None, list[Message]] = {}

    @property
    def round(self) -> Round | None:
        return None if self.table.course is None else self.table.course.round

    # The view.

    def view(self, seat: int | None) -> Message | None:
        played = self.round
        if played is None:
            return None
        chair = self.table.chair(seat)
        if chair not in self._views:
            self._views[chair] = self._look(played, chair)
        return self._views[chair]

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
            "bluffer": played.cells.bluffer if played.awaiting == "answer" else None,
            "exposed": played.exposed,
            "moves": played.moves,
            "winner": played.winner,
        }
        return self._common

    def _look(self, played: Round, chair: int | None) -> Message:
        common = self._read(played)
        over = played.over
        pairs_open = played.rulings.pairing == "round" or self.table.phase == "over"
        called = played.cells.called
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
            drawn = played.cells.drawn
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
            self._seen[chair] = [self._see(event, chair) for event in self._events]
        return self._seen[chair]

    def _see(self, event: Message, chair: int | None) -> Message:
        kind = event["event"]
        sees_backs = chair is not None or self.backs
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
        if self._match is None and self.table.course is not None:
            self._match = plain(self.table.course.facts())
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
        for stream in streams:
            last = 0
            for raw in stream.heard:
                message: Message = msgspec.json.decode(raw)
                last = max(last, message.get("n", 0) if message.get("tell") != "done" else 0)
                # A probe may come before the welcome.
                self._due[max(last, 1)].append((stream, raw, message))

    def watch(self) -> None:
        """``Leak`` at the first message that is not exactly what the law lets it be."""
        table = Table()
        for entry in self.log:
            truth = Truth(table, table.apply(entry))
            n = table.number
            self._events[n] = truth
            for stream, raw, message in self._due.pop(n, ()):
                self.check(truth, stream, raw, message)
                self.watched += 1
            # Only its events are asked for later, by those who come back.
            self._events.pop(n - 100, None)
        need(not any(self._due.values()), "a number that no entry has", list(self._due))

    def check(self, truth: Truth, stream: Stream, raw: bytes, message: Message) -> None:
        kind = message.get("tell", "")
        need(kind in SHOWN, "an unknown message", message)
        need(set(message) == {"tell", *SHOWN[kind]}, "fields", kind, set(message))
        # Written as its type writes it: no blank, no other order, no field that it hides.
        need(_encode(_any_tell.decode(raw)) == raw, "not as the type is written", raw)
        self._words(truth, message)
        self.kinds[kind] += 1
        seat = stream.seat
        if message.get("lobby") is not None:
            self._lobby(truth, message["lobby"])
        if kind in ("welcome", "happened"):
            need(message["view"] == truth.view(seat), "view", seat, message["view"])
            need(message["legal"] == truth.legal(seat), "legal", seat, message["legal"])
            self._clock(truth, message["clock"])
        if kind == "welcome":
            need(message["seat"] == seat and isinstance(message["armed"], bool), "seat")
            need(seat is not None or not message["armed"], "armed")
            need(message["match"] == truth.match(), "match", message["match"])
            self._missed(truth, stream, message)
        elif kind == "happened":
            need(message["events"] == truth.events(seat), "events", seat, message["events"])
            for event in message["events"]:
                self.kinds[event["event"]] += 1
            told = truth.told
            need(message["match"] == (truth.match() if told.match else None), "match")
            need((message["lobby"] is not None) == told.lobby, "lobby")
            need(message["id"] is None or message["id"] in stream.said, "a foreign id", message)
        elif kind in ("refused", "ruled"):
            self._ruling(truth, stream, message)
        elif kind == "error":
            pattern = re.escape(TEXTS[message["error"]][1]).replace(r"\{what\}", ".*")
            need(re.fullmatch(pattern, message["text"]) is not None, "text", message)

    def _words(self, truth: Truth, message: Message) -> None:
        # A view, its moves and events are compared whole.
        rest = {name: part for name, part in message.items() if name not in COMPARED}
        for path, text in _texts(rest):
            if NAMED_ALIKE.isdisjoint(path) and text in ALL_FACES:
                need(path in CARD_AT, "a card", path, text)
            elif path[-1] == "text" and message["tell"] == "error":
                need(ALL_FACES.isdisjoint(_SLUG.findall(text)), "words", text)
            need("/" not in text or path[-1] in ("name", "text", "card"), "a full card", path, text)
        if message.get("lobby") is not None:
            written = str(message)
            for seat in truth.table.seats:
                need(seat.token is None or seat.token not in written, "a token")

    def _lobby(self, truth: Truth, lobby: Message) -> None:
        seats = []
        for each in lobby["seats"]:
            here = {name: each.pop(name) for name in ("connected", "piloted")}
            need(all(isinstance(value, bool) for value in here.values()), "seat", here)
            seats.append(each)
        watchers, ready = lobby.pop("watchers"), lobby.pop("ready")
        need(isinstance(watchers, int) and ready == sorted(ready), "lobby")
        need(all(0 <= seat < len(seats) for seat in ready), "ready")
        need(lobby == truth.lobby(), "lobby", lobby, truth.lobby())

    def _clock(self, truth: Truth, clock: Message | None) -> None:
        table, played = truth.table, truth.round
        if not table.settings.turn_time or table.phase != "playing" or played is None:
            need(clock is None, "clock", clock)
            return
        assert clock is not None
        need(set(clock) == {"chair", "left", "total", "running"}, "clock", clock)
        turn = -1 if played.turn is None else played.turn
        need((clock["chair"], clock["running"]) == (turn, not table.paused), "clock", clock)
        need(0 <= clock["left"] <= clock["total"], "clock", clock)

    def _missed(self, truth: Truth, stream: Stream, message: Message) -> None:
        since = message["n"] + 1
        if stream.seat is not None:
            since = truth.table.seats[stream.seat].since
        for missed in message["missed"] or ():
            need(set(missed) == {"n", "events"}, "missed", missed)
            need(stream.seat is None or missed["n"] > since, "before the seat was taken", missed)
            events = self._events[missed["n"]].events(stream.seat)
            need(missed["events"] == events, "missed", missed, events)

    def _ruling(self, truth: Truth, stream: Stream, message: Message) -> None:
        """What was refused is told from what the seat may know: its own cards, the top."""
        said = stream.said[message["id"]]["move"]
        chair = truth.table.chair(stream.seat)
        assert chair is not None
        assert truth.round is not None
        named = {said.get("card"), *said.get("give", ())}
        for path, text in _texts(message["facts"]):
            known = text in named or text in truth.fronts(chair)
            need(text not in ALL_FACES or known, "facts", path, text)
        if "/" in str(said):
            need(message["rule"] == "own-hand", "a full name", message)
        else:
            rulings = [
                truth.round.ruling(chair, msgspec.convert({**said, **armed}, _any_move))
                for armed in ({}, {"uno": True})[: 1 + (said["do"] == "play")]
            ]
            told = (message["rule"], message["facts"], message["text"])
            true = [(each.rule, plain(each.facts), each.text()) for each in rulings]
            need(told in true, "ruling", told, true)


def _texts(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _texts(inner, (*path, name))
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner, path)
    elif isinstance(value, str):
        yield path, value
