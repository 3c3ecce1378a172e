"""A watcher who knows the whole round and says of every message whether it tells too much.

Written from the law's section on what a seat may see, not from the code that shows it.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import msgspec

from flipdeck.cards import ALL_FACES
from flipdeck.round import Round
from flipdeck.server.opened import Opened
from flipdeck.server.table import Told

Message = dict[str, Any]

HAPPENED = {"tell", "n", "events", "view", "legal", "clock", "lobby", "match", "id"}
WELCOME = {"tell", "seat", "n", "lobby", "match", "view", "legal", "clock", "armed", "missed"}
VIEW = {
    "seat",
    "dealer",
    "out",
    "side",
    "direction",
    "turn",
    "awaiting",
    "color",
    "top",
    "hands",
    "draw_count",
    "draw_top",
    "discard_count",
    "drawn",
    "bluffer",
    "exposed",
    "moves",
    "winner",
}
OPEN_FACE = {"turned_up", "returned", "ignored", "surfaced", "found", "played"}
"""Events whose face lies open on the table."""
FACES_AT = (
    ("view", "top"),
    ("view", "draw_top"),
    ("view", "hands", "faces"),
    ("view", "hands", "backs"),
    ("legal", "card"),
    ("events", "face"),
    ("events", "back"),
    ("events", "faces"),
    ("missed", "events", "face"),
    ("missed", "events", "back"),
    ("missed", "events", "faces"),
)
"""Where a card may be named at all; each is then looked at closely. Draws for the first dealer
lie open on the table too, but stand under the number of a chair; some rules and an edition are
named like a card."""


class Card:
    def __init__(self, played: Round, text: str) -> None:
        light, _, dark = text.partition("/")
        self.front, self.back = (dark, light) if played.side == "dark" else (light, dark or None)


class Watcher:
    def __init__(self, opened: Opened) -> None:
        self.opened = opened
        self.backs = opened.table.settings.watch == "backs"
        self.watched = 0

    @property
    def round(self) -> Round:
        assert self.opened.table.course is not None
        return self.opened.table.course.round

    def watch(self, raw: bytes, seat: int | None, told: Told | None = None) -> None:
        """Fails if the message tells the seat, or a bystander, anything it may not know."""
        message: Message = json.loads(raw)
        self.watched += 1
        kind = message["tell"]
        assert kind in ("happened", "welcome", "lobby")
        if kind == "lobby":
            assert set(message) == {"tell", "n", "lobby"}
        else:
            assert set(message) == (HAPPENED if kind == "happened" else WELCOME)
        self._words(message)
        if kind == "lobby" or message["view"] is None:
            return
        chair = self.opened.table.chair(seat)
        self._view(message["view"], chair)
        self._legal(message["legal"], chair)
        if told is not None:
            self._events(message["events"], told, told.chair(seat))

    def _words(self, message: Message) -> None:
        for path, text in _texts(message):
            if text in ALL_FACES:
                alike = path[:2] == ("match", "draws") or path[-1] in ("rule", "edition")
                assert alike or path in FACES_AT, f"a card at {path}"
            assert "/" not in text or path[-1] == "name", f"a full card at {path}: {text}"
        for seat in self.opened.table.seats:
            if seat.token is not None:
                assert seat.token not in json.dumps(message)

    def _view(self, view: Message, chair: int | None) -> None:
        played = self.round
        assert set(view) == VIEW
        assert view["seat"] == chair
        over = played.over
        pairs_open = over and (
            played.rulings.pairing == "round" or self.opened.table.phase == "over"
        )
        for number, hand in enumerate(view["hands"]):
            assert set(hand) <= {"count", "faces", "backs", "called"}
            cards = [Card(played, text) for text in played.hand(number)]
            assert hand["count"] == len(cards)
            mine = number == chair
            if mine or over:
                assert hand.get("faces") == [card.front for card in cards]
            else:
                assert "faces" not in hand
            others = not mine and (chair is not None or self.backs)
            if played.side is not None and (pairs_open if over else others):
                assert hand.get("backs") == [card.back for card in cards]
            else:
                assert "backs" not in hand
        draw = played.draw_pile
        assert view["draw_count"] == len(draw)
        assert view["draw_top"] == (Card(played, draw[0]).back if draw else None)
        assert view["top"] == Card(played, played.discard_pile[-1]).front
        assert view["discard_count"] == len(played.discard_pile)
        open_facts = {
            "turn": played.turn,
            "awaiting": played.awaiting,
            "color": played.color,
            "side": played.side,
            "direction": played.direction,
            "exposed": played.exposed,
            "winner": played.winner,
            "moves": played.moves,
            "dealer": played.dealer,
            "out": list(played.out),
        }
        assert {name: view[name] for name in open_facts} == open_facts
        if view["drawn"] is not None:
            assert chair is not None or self.backs
            assert played.awaiting == "drawn"

    def _legal(self, legal: list[Message], chair: int | None) -> None:
        if chair is None:
            assert legal == []
            return
        hand = {Card(self.round, text).front for text in self.round.hand(chair)}
        for move in legal:
            if move["do"] == "play":
                assert move["card"] in hand
                assert set(move) <= {"do", "card", "color"}

    def _events(self, events: list[Message], told: Told, chair: int | None) -> None:
        truth = [json.loads(msgspec.json.encode(event)) for event in told.events]
        assert [event["event"] for event in events] == [event["event"] for event in truth]
        sees_backs = chair is not None or self.backs
        two_sided = self.round.side is not None
        for event, true in zip(events, truth, strict=True):
            kind = event["event"]
            mine = chair is not None and event.get("seat") == chair
            may = {name for name in true if name not in ("face", "back", "at", "faces")}
            if kind in OPEN_FACE:
                may.add("face")
            if kind == "drew":
                may.add("face" if mine else "back" if sees_backs else "event")
            if kind == "played" and sees_backs and not mine:
                may.add("back")
            if kind == "gave":
                party = mine or (chair is not None and event["to"] == chair)
                may.add("face" if party else "back" if sees_backs else "event")
            if kind in ("played", "gave") and mine:
                may.add("at")
            if kind == "played" and sees_backs and two_sided:
                may.add("at")
            if kind == "hand_shown" and chair is not None and event["to"] == chair:
                may.add("faces")
            if not two_sided:
                may.discard("back")
            assert set(event) <= may, (event, chair)
            assert all(true.get(name) == value for name, value in event.items()), (event, true)


def _texts(value: object, path: tuple[str, ...] = ()) -> Iterator[tuple[tuple[str, ...], str]]:
    if isinstance(value, dict):
        for name, inner in value.items():
            yield from _texts(inner, (*path, name))
    elif isinstance(value, list):
        for inner in value:
            yield from _texts(inner, path)
    elif isinstance(value, str):
        yield path, value
