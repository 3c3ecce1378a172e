"""What each seat must be sent of a table, as the leak oracle derives it.

It is derived from the rulebook's chapter on what a seat may see, not from the code that shows it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import msgspec

from flipdeck.engine.round import Round
from flipdeck.rules.rulings import HOUSE_RULES, Rulings
from flipdeck.server.storage.log_entries import MovePlayed
from flipdeck.server.tables.table import Applied, Table
from tests.support.apply_view import changes_between

Message = dict[str, Any]

OPEN_FACE = {"turned_up", "returned", "ignored", "surfaced", "found", "played"}
"""Events whose face everybody sees."""

_encode = msgspec.json.Encoder().encode


def house_rules_of(rulings: Rulings) -> Message:
    """The house rules of a table, which every view names; empty if there are none."""
    printed = Rulings()
    named = (*HOUSE_RULES, "bluffing")
    values = {name: getattr(rulings, name) for name in named}
    return {name: value for name, value in values.items() if value != getattr(printed, name)}


class Leak(AssertionError):
    """A message contains more or less than it must."""


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
        self.shuffle: Message | None = None
        """What everybody may know of a shuffle that can be verified."""
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
            "debt": played.struct.debt,
            "deck": played.rulings.deck,
        }
        house = house_rules_of(played.rulings)
        if house:
            self._common["house"] = house
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


def views_of(truth: Truth, viewers: Iterable[int | None]) -> dict[int | None, Message | None]:
    """What seats and bystanders may see; none for a seat that is no longer there."""
    seats = len(truth.table.seats)
    return {seat: truth.view(seat) for seat in viewers if seat is None or seat < seats}
